//! The orders in which the games of a period may have been played (T-28). Games whose days are known stand by their days. An event whose
//! days are not known counts as a whole, and stands anywhere among them that its first and its last day permit.
//!
//! What was gained by a moment hangs on which games were played by then, not on their order. So the moments are gone through, not the
//! orders, and the orders are counted: those by which a moment is come to, and those that never reach the bound.

use jiff::civil::Date;

/// More whole events than this are not set in every order; the last of them by their ends count as one.
pub(super) const MOST_WHOLE: usize = 12;

/// What is played without anything between: a game whose day is known, or a whole event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    /// Its first day.
    pub first: Date,
    /// Its last day.
    pub last: Date,
    /// What it changes, in hundredths of a point.
    pub change: i64,
    /// Its games.
    pub games: u32,
}

/// The best order, and how many there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Order {
    /// The units in their order: the place among the dated games, or among the whole events.
    pub units: Vec<Played>,
    /// Orders that are permitted.
    pub permitted: usize,
    /// In how many of them the bound is reached.
    pub reaching: usize,
}

/// One unit of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Played {
    /// A game whose day is known.
    Game(usize),
    /// A whole event.
    Whole(usize),
}

/// The order that reaches a bound first; where none does, the one with the highest moment. The dated games come in their order.
pub(super) fn best(dated: &[Unit], whole: &[Unit], reaches: impl Fn(i64, u32) -> bool) -> Order {
    let field = Field { dated, whole, before: before(whole) };
    let states = field.states();
    let mut ways = vec![0_u128; states];
    let mut short = vec![0_u128; states];
    let mut chosen: Option<(bool, i64, Date, u32, usize)> = None;
    for state in 0..states {
        let (change, games, day) = field.moment(state);
        let comes: Vec<usize> = field.steps_to(state).map(|(from, _)| from).collect();
        let sum = |of: &[u128]| comes.iter().fold(0_u128, |sum, from| sum.saturating_add(of[*from]));
        let is_first = state == 0;
        ways[state] = if is_first { 1 } else { sum(&ways) };
        if ways[state] == 0 {
            continue;
        }
        let is_reached = reaches(change, games);
        short[state] = match (is_reached, is_first) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => sum(&short),
        };
        let is_better = chosen.is_none_or(|(reached, most, on, by, _)| match (is_reached, reached) {
            (true, true) => (day, games) < (on, by),
            (true, false) => true,
            (false, true) => false,
            (false, false) => change > most,
        });
        if is_better {
            chosen = Some((is_reached, change, day, games, state));
        }
    }
    let (permitted, unreached) = (ways[states - 1], short[states - 1]);
    let at = chosen.map_or(0, |(.., state)| state);
    let mut units = field.way_to(at, &ways);
    field.go_on(at, &mut units);
    let number = |count: u128| usize::try_from(count).unwrap_or(usize::MAX);
    Order { units, permitted: number(permitted), reaching: number(permitted.saturating_sub(unreached)) }
}

/// The whole events that must be over before each of them, as bits.
fn before(whole: &[Unit]) -> Vec<usize> {
    let bits = |place: usize| {
        let is_before = |other: &usize| whole[*other].last < whole[place].first;
        (0..whole.len()).filter(is_before).fold(0, |bits, other| bits | (1 << other))
    };
    (0..whole.len()).map(bits).collect()
}

/// A state is what was played: so many of the dated games, and these whole events. Each has a number, larger than those it comes from.
struct Field<'a> {
    dated: &'a [Unit],
    whole: &'a [Unit],
    before: Vec<usize>,
}

impl Field<'_> {
    fn states(&self) -> usize {
        (self.dated.len() + 1) << self.whole.len()
    }

    fn parts(&self, state: usize) -> (usize, usize) {
        (state >> self.whole.len(), state & ((1 << self.whole.len()) - 1))
    }

    fn state(&self, games: usize, over: usize) -> usize {
        (games << self.whole.len()) | over
    }

    /// What was gained by then, by how many games, and the day by which they were played.
    fn moment(&self, state: usize) -> (i64, u32, Date) {
        let (games, over) = self.parts(state);
        let whole = self.whole.iter().enumerate().filter(|(place, _)| over & (1 << place) != 0).map(|(_, unit)| unit);
        let none = (0, 0, Date::MIN);
        self.dated[..games]
            .iter()
            .chain(whole)
            .fold(none, |(change, games, day), unit| (change + unit.change, games + unit.games, day.max(unit.last)))
    }

    /// Whether the next dated game may be played now.
    fn may_play(&self, game: usize, over: usize) -> bool {
        let day = self.dated[game].first;
        self.whole.iter().enumerate().all(|(place, unit)| over & (1 << place) != 0 || unit.last >= day)
    }

    /// Whether a whole event may be over next.
    fn may_end(&self, event: usize, games: usize, over: usize) -> bool {
        let first = self.whole[event].first;
        let is_open = self.dated.get(games).is_none_or(|game| game.last >= first);
        is_open && over & self.before[event] == self.before[event]
    }

    /// The states that one comes from, and by what.
    fn steps_to(&self, state: usize) -> impl Iterator<Item = (usize, Played)> {
        let (games, over) = self.parts(state);
        let game = games.checked_sub(1).filter(|game| self.may_play(*game, over));
        let game = game.map(|game| (self.state(game, over), Played::Game(game)));
        let ended = (0..self.whole.len()).filter(move |event| over & (1 << event) != 0);
        let ended = ended.map(move |event| (event, over & !(1 << event)));
        let ended = ended.filter(move |(event, rest)| self.may_end(*event, games, *rest));
        game.into_iter().chain(ended.map(move |(event, rest)| (self.state(games, rest), Played::Whole(event))))
    }

    /// A way to a state.
    fn way_to(&self, state: usize, ways: &[u128]) -> Vec<Played> {
        let (mut at, mut units) = (state, Vec::new());
        while let Some((from, unit)) = self.steps_to(at).find(|(from, _)| ways[*from] > 0) {
            units.push(unit);
            at = from;
        }
        units.reverse();
        units
    }

    /// The rest of it: what ends first is played first.
    fn go_on(&self, state: usize, units: &mut Vec<Played>) {
        let (mut games, mut over) = self.parts(state);
        loop {
            let game = (games < self.dated.len() && self.may_play(games, over)).then(|| (self.dated[games].last, None));
            let is_next = |event: &usize| over & (1 << event) == 0 && self.may_end(*event, games, over);
            let ended = (0..self.whole.len()).filter(is_next).map(|event| (self.whole[event].last, Some(event)));
            match game.into_iter().chain(ended).min() {
                None => return,
                Some((_, None)) => {
                    units.push(Played::Game(games));
                    games += 1;
                }
                Some((_, Some(event))) => {
                    units.push(Played::Whole(event));
                    over |= 1 << event;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn unit(first: i8, last: i8, change: i64) -> Unit {
        Unit { first: date(2024, 3, first), last: date(2024, 3, last), change, games: 1 }
    }

    /// Every order, one by one.
    fn walked(dated: &[Unit], whole: &[Unit], bound: i64) -> (usize, usize, i64) {
        fn go(field: &Field<'_>, at: (usize, usize), has: bool, bound: i64, told: &mut (usize, usize, i64)) {
            let (games, over) = at;
            let (change, ..) = field.moment(field.state(games, over));
            let has = has || change >= bound;
            told.2 = told.2.max(change);
            if field.state(games, over) + 1 == field.states() {
                told.0 += 1;
                told.1 += usize::from(has);
                return;
            }
            if games < field.dated.len() && field.may_play(games, over) {
                go(field, (games + 1, over), has, bound, told);
            }
            for event in (0..field.whole.len()).filter(|event| over & (1 << event) == 0) {
                if field.may_end(event, games, over) {
                    go(field, (games, over | (1 << event)), has, bound, told);
                }
            }
        }
        let mut told = (0, 0, i64::MIN);
        go(&Field { dated, whole, before: before(whole) }, (0, 0), false, bound, &mut told);
        told
    }

    fn highest(order: &Order, dated: &[Unit], whole: &[Unit]) -> i64 {
        let change = |unit: &Played| match unit {
            Played::Game(game) => dated[*game].change,
            Played::Whole(event) => whole[*event].change,
        };
        let sums = order.units.iter().scan(0, |sum, unit| {
            *sum += change(unit);
            Some(*sum)
        });
        sums.max().unwrap_or(0).max(0)
    }

    /// Games on 2, 3, 6 and 9 March, and an event from 3 to 7 March without days. It stands before or after the game of the 3rd (the
    /// same day), or after that of the 6th: never before that of the 2nd, never after that of the 9th. So there are three orders. The
    /// bound of 20 is reached after two games where it stands behind them, and never where it stands between: 10 - 30 + 10 + 5.
    #[test]
    fn t28_an_event_without_days_stands_where_its_days_permit() {
        let dated = [unit(2, 2, 10), unit(3, 3, 10), unit(6, 6, 5), unit(9, 9, -5)];
        let whole = [unit(3, 7, -30)];
        let found = best(&dated, &whole, |change, _| change >= 20);
        assert_eq!((found.permitted, found.reaching), (3, 2));
        assert_eq!(found.units[..2], [Played::Game(0), Played::Game(1)]);
        assert_eq!(walked(&dated, &whole, 20), (3, 2, 25));
    }

    /// Eight events without days at the same time stand in 8! = 40,320 orders. Seven bring 10 each, one -100: 60 are reached where six
    /// of the seven stand before it, in which it is the seventh or the eighth: in a quarter of them.
    #[test]
    fn t28_eight_events_at_the_same_time_stand_in_every_order() {
        let mut whole = [unit(1, 9, 10); 8];
        whole[3].change = -100;
        let found = best(&[], &whole, |change, _| change >= 60);
        assert_eq!((found.permitted, found.reaching), (40_320, 10_080));
        assert_eq!(highest(&found, &[], &whole), 60, "by then, and that is enough");
    }

    /// Whatever is drawn, counting the moments gives what walking every order gives.
    #[test]
    fn t28_the_counted_orders_are_those_that_can_be_walked() {
        let mut seed = 7_u64;
        let mut draw = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        for _ in 0..300 {
            let mut dated: Vec<Unit> = (0..draw(5))
                .map(|_| {
                    let day = 1 + draw(20) as i8;
                    unit(day, day, draw(60) as i64 - 30)
                })
                .collect();
            dated.sort_by_key(|one| one.first);
            let whole: Vec<Unit> = (0..draw(5))
                .map(|_| {
                    let day = 1 + draw(20) as i8;
                    unit(day, day + draw(8) as i8, draw(80) as i64 - 40)
                })
                .collect();
            let found = best(&dated, &whole, |change, _| change >= 25);
            let (permitted, reaching, most) = walked(&dated, &whole, 25);
            assert_eq!((found.permitted, found.reaching), (permitted, reaching), "{dated:?} {whole:?}");
            assert_eq!(found.units.len(), dated.len() + whole.len());
            let highest = highest(&found, &dated, &whole);
            assert_eq!(highest >= 25, most >= 25);
            if most < 25 {
                assert_eq!(highest, most.max(0));
            }
        }
    }
}
