//! Ratings that run from list to list on the law's own kernel: a whole history under any edition, without a register.

use arpad_model::{Birth, Rating, System};
use arpad_rules::chess::edition::{Edition, KRule};
use arpad_rules::chess::k_factor::{Standing, adult_from, day_number};
use arpad_rules::chess::kernel::close::{ListLaw, rate_period};
use arpad_rules::chess::kernel::field::{Field, PooledEvent, Slot, list_number};
use arpad_rules::chess::kernel::games::{Event, PackedGame};
use arpad_rules::chess::kernel::newcomers::IdlePools;
use arpad_rules::chess::kernel::play::Workspace;
use arpad_rules::chess::kernel::trace::Trace;
use arpad_rules::chess::transition::Transition;
use jiff::civil::Date;

/// Players whose rating was another on the list in force when a tournament began.
pub type RatingsThen = Vec<(u32, Option<Rating>)>;

/// Somebody as he enters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Starting {
    /// His rating; none = unrated.
    pub rating: Option<i16>,
    /// Rated games so far.
    pub games: u16,
    /// Birth; none = no junior.
    pub born: Option<Date>,
    /// The highest rating so far, where it is above the rating.
    pub peak: i16,
    /// He has finished a rated event, whatever came of it.
    pub has_played: bool,
}

/// One tournament.
#[derive(Clone, Copy, Debug)]
pub struct Tournament<'a> {
    /// Its first day.
    pub start: Date,
    /// How its pairings were made.
    pub system: System,
    /// Its games; players are positions in the order in which they entered.
    pub games: &'a [PackedGame],
}

/// The ratings of everybody between two lists.
#[derive(Default)]
pub struct Running {
    field: Field,
    births: Vec<Option<Date>>,
    /// The rule by which the days on which juniors grow up were computed.
    rule: Option<KRule>,
    /// The next list is converted.
    transition: Option<Transition>,
    work: Workspace,
}

impl Running {
    /// Nobody yet.
    pub fn new() -> Self {
        Running::default()
    }

    /// Somebody enters, behind all others.
    pub fn enter(&mut self, starting: Starting) {
        let points = starting.rating.unwrap_or(0);
        self.field.slots.push(Slot::of_points(points));
        let peak = points.max(starting.peak);
        let standing = Standing { peak, now: points, games: starting.games, ..Standing::default() };
        self.field.standings.push(standing);
        self.field.fresh.push(starting.rating.is_none() && !starting.has_played);
        self.births.push(starting.born);
        self.rule = None;
    }

    /// Results that somebody who has entered, still unrated, brings along; those of earlier people first.
    pub fn bring(&mut self, pooled: PooledEvent) {
        self.field.pool.push(pooled);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.births.len()
    }

    /// Whether nobody has entered.
    pub fn is_empty(&self) -> bool {
        self.births.is_empty()
    }

    /// Somebody's rating on the newest list.
    pub fn rating(&self, player: u32) -> Option<i16> {
        Some(self.field.slots[player as usize].own()).filter(|points| *points != 0)
    }

    /// Somebody's rating is another from now on: a decision, or a list from elsewhere.
    pub fn decide(&mut self, player: u32, rating: Option<i16>) {
        let (slot, points) = (player as usize, rating.unwrap_or(0));
        self.field.slots[slot] = Slot::of_points(points);
        let standing = &mut self.field.standings[slot];
        (standing.peak, standing.now) = (standing.peak.max(points), points);
    }

    /// Everybody's rating on the newest list; 0 = unrated.
    pub fn ratings(&self) -> Vec<i16> {
        self.field.slots.iter().map(Slot::own).collect()
    }

    /// Rated games so far.
    pub fn games(&self, player: u32) -> u16 {
        self.field.standings[player as usize].games
    }

    /// The next list is converted.
    pub fn convert(&mut self, transition: Transition) {
        self.transition = Some(transition);
    }

    /// Rates everything up to a list; `tournaments` stand in the order of their start.
    pub fn close<T: Trace>(&mut self, edition: &Edition, list: Date, tournaments: &[Tournament<'_>], trace: &mut T) {
        self.close_at_start(edition, list, (tournaments, &[]), trace);
    }

    /// The same where a tournament began under an earlier list: whose rating was another on it, by tournament.
    pub fn close_at_start<T: Trace>(
        &mut self,
        edition: &Edition,
        list: Date,
        (tournaments, at_start): (&[Tournament<'_>], &[RatingsThen]),
        trace: &mut T,
    ) {
        self.grow_up(&edition.k.value);
        let mut first_game = 0;
        let events: Vec<Event<'_>> = tournaments
            .iter()
            .enumerate()
            .map(|(at, one)| {
                let event = Event {
                    edition,
                    start: day_number(one.start),
                    system: one.system,
                    games: one.games,
                    first_game,
                    ratings: at_start.get(at).map_or(&[], Vec::as_slice),
                    standings: &[],
                    whole: None,
                };
                first_game += one.games.len() as u32;
                event
            })
            .collect();
        let law = ListLaw {
            edition,
            day: day_number(list),
            list: list_number(list),
            idle_pools: IdlePools::Leave,
            transition: self.transition.take(),
        };
        rate_period(&mut self.field, &law, &events, &mut self.work, trace);
    }

    /// The day on which each junior ceases to be one is the rule's.
    fn grow_up(&mut self, rule: &KRule) {
        if self.rule.is_some_and(|known| known.junior_until == rule.junior_until) {
            return;
        }
        for (standing, born) in self.field.standings.iter_mut().zip(&self.births) {
            standing.adult_from = adult_from(rule.junior_until, born.map(Birth::Date));
        }
        self.rule = Some(*rule);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::Outcome;
    use arpad_rules::chess::editions::FIDE_2024_03;
    use arpad_rules::chess::kernel::trace::Silent;
    use jiff::civil::date;

    /// 2000 beats 2000 twice at K 20: +0.5 each time, +20 points; a junior of 2000 loses twice at K 40: −40.
    #[test]
    fn a_list_is_computed_by_the_law_with_the_k_of_age() {
        let mut running = Running::new();
        let adult = Starting { rating: Some(2000), games: 100, born: Some(date(1980, 5, 1)), ..Starting::default() };
        running.enter(adult);
        running.enter(Starting { born: Some(date(2012, 5, 1)), ..adult });
        let games = [1, 2].map(|round| PackedGame::new(round, 0, 1, Outcome::WhiteWins));
        let tournament = Tournament { start: date(2024, 4, 6), system: System::Swiss, games: &games };
        running.close(&FIDE_2024_03, date(2024, 5, 1), &[tournament], &mut Silent);
        assert_eq!((running.ratings(), running.games(0)), (vec![2020, 1960], 102));
    }
}
