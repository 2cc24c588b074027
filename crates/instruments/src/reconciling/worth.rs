//! A player's number under some causes: the law's own calculation over his games alone.

use super::Cause;
use super::month::{Month, Possible, Side, Told};
use arpad_model::{Rating, System};
use arpad_rules::chess::edition::{ChangeUnit, Edition};
use arpad_rules::chess::k_factor::{Standing, day_number};
use arpad_rules::chess::kernel::close::{ListLaw, rate_period};
use arpad_rules::chess::kernel::field::{Field, Slot, list_number};
use arpad_rules::chess::kernel::games::{Event, PackedGame, Ruling};
use arpad_rules::chess::kernel::newcomers::IdlePools;
use arpad_rules::chess::kernel::play::Workspace;
use arpad_rules::chess::kernel::trace::Outcomes;
use arpad_rules::rounding::is_tie;

/// The list's edition as it is, and with the other unit of rounding.
pub(super) struct Worth<'a> {
    month: &'a Month<'a>,
    editions: [Edition; 2],
    work: Workspace,
}

/// One of his games.
struct Row {
    event: u32,
    round: u16,
    side: Side,
    halves: u8,
}

impl<'a> Worth<'a> {
    pub fn new(month: &'a Month<'a>) -> Self {
        let mut editions = [*month.edition; 2];
        let unit = &mut editions[1].change_unit.value;
        *unit = match unit {
            ChangeUnit::Period => ChangeUnit::Tournament,
            ChangeUnit::Tournament => ChangeUnit::Period,
        };
        Worth { month, editions, work: Workspace::default() }
    }

    /// What the list says of somebody under these causes.
    pub fn of(&mut self, possible: &Possible, player: u32, causes: &[Cause]) -> Told {
        let mut rows = self.rows(possible, player, causes);
        rows.sort_by_key(|row| row.event);
        let of = &self.month.players[player as usize];
        let (mut base, mut k) = (of.base, None);
        let (mut edition, mut is_half) = (0, false);
        for cause in causes {
            match *cause {
                Cause::Base(who, other) | Cause::Start(who, other) if who == player => base = other,
                Cause::K(who, other) if who == player => k = Some(other),
                Cause::Unit => edition = 1,
                Cause::Half(who) if who == player => is_half = true,
                _ => {}
            }
        }
        self.rated((edition, is_half), base, &rows, |event| {
            let own = of.k_of.iter().find(|(of, _)| *of == event).map_or(of.k, |(_, k)| *k);
            k.unwrap_or(own)
        })
    }

    fn rows(&self, possible: &Possible, player: u32, causes: &[Cause]) -> Vec<Row> {
        let mut rows = Vec::with_capacity(possible.games[player as usize].len() + 4);
        self.add_rows(&mut rows, &possible.games[player as usize], (player, player), causes);
        for cause in causes {
            if let Cause::Identity { event, from, to } = *cause
                && to == player
            {
                let theirs = possible.games[from as usize].iter().copied();
                let theirs: Vec<u32> = theirs.filter(|game| self.month.games[*game as usize].event == event).collect();
                self.add_rows(&mut rows, &theirs, (from, to), causes);
            }
        }
        rows
    }

    /// Adds games that stand under somebody's name here and count for somebody there, mostly the same.
    fn add_rows(&self, rows: &mut Vec<Row>, games: &[u32], (whose, counts_for): (u32, u32), causes: &[Cause]) {
        for number in games {
            let game = &self.month.games[*number as usize];
            let place = usize::from(game.players[1] == whose);
            let mut opponent = game.players[1 - place];
            let (mut halves, mut times, mut list) = (game.halves, i32::from(game.counts), None);
            for cause in causes {
                match *cause {
                    Cause::Missing(which) if which == *number => times -= 1,
                    Cause::Extra(which) if which == *number => times += 1,
                    Cause::Event(event) if event == game.event => times += if game.counts { -1 } else { 1 },
                    Cause::Result(which, other) if which == *number => halves = other,
                    Cause::List(event, other) if event == game.event => list = Some(other),
                    Cause::Identity { event, from, to } if event == game.event => match from {
                        _ if from == counts_for => times = 0,
                        _ if from == opponent => opponent = to,
                        _ => {}
                    },
                    _ => {}
                }
            }
            let mut side = game.sides[place];
            let base = |player: u32| self.month.players[player as usize].base;
            if whose != counts_for {
                side.own = base(counts_for);
            }
            if opponent != game.players[1 - place] {
                side.opponent = base(opponent);
            }
            if let Some(list) = list {
                let ratings = &self.month.events[game.event as usize].other_lists[usize::from(list)];
                side = Side { own: ratings[counts_for as usize], opponent: ratings[opponent as usize] };
            }
            for cause in causes {
                match *cause {
                    Cause::Start(who, other) if list.is_none() && who == counts_for => side.own = other,
                    Cause::Start(who, other) if list.is_none() && who == opponent && side.opponent != 0 => {
                        side.opponent = other;
                    }
                    _ => {}
                }
            }
            let halves = if place == 0 { halves } else { 2 - halves };
            for _ in 0..times {
                rows.push(Row { event: game.event, round: game.round, side, halves });
            }
        }
    }

    fn rated(&mut self, (edition, is_half): (usize, bool), base: i16, rows: &[Row], k: impl Fn(u32) -> u8) -> Told {
        let counted = |row: &&Row| row.side.opponent != 0;
        let first = rows.iter().find(counted).map_or(0, |row| k(row.event));
        let given = |k: u8| Standing { given: k, now: base, peak: base, games: u16::MAX, ..Standing::default() };
        let mut field = Field { slots: vec![Slot::of_points(base)], standings: vec![given(first)], ..Field::default() };
        field.slots.extend(rows.iter().map(|row| Slot::of_points(row.side.opponent)));
        field.standings.resize(field.slots.len(), given(first));
        field.fresh.resize(field.slots.len(), false);
        let packed: Vec<PackedGame> = (1..)
            .zip(rows)
            .map(|(at, row)| PackedGame {
                white: 0,
                black: at,
                white_halves: row.halves,
                ruling: Ruling::Counts,
                round: row.round,
            })
            .collect();
        // His own rating and his K at the start of each tournament.
        let then: Vec<_> = rows
            .chunk_by(|one, other| one.event == other.event)
            .map(|rows| (rows[0].event, [(0, Rating::new(rows[0].side.own.into()))], [(0, given(k(rows[0].event)))]))
            .collect();
        let (mut events, mut begin) = (Vec::with_capacity(then.len()), 0);
        for (event, ratings, standings) in &then {
            let of = &self.month.events[*event as usize];
            let count = rows.iter().filter(|row| row.event == *event).count();
            events.push(Event {
                edition: of.edition,
                start: day_number(of.start),
                system: System::Swiss,
                games: &packed[begin..begin + count],
                first_game: begin as u32,
                ratings: if ratings[0].1.is_some_and(|own| own.points() != base) { ratings } else { &[] },
                standings: if standings[0].1.given == first { &[] } else { standings },
                whole: None,
            });
            begin += count;
        }
        let law = ListLaw {
            edition: &self.editions[edition],
            day: day_number(self.month.day),
            list: list_number(self.month.day),
            idle_pools: IdlePools::Leave,
            transition: self.month.transition,
        };
        let mut heard = Outcomes::default();
        rate_period(&mut field, &law, &events, &mut self.work, &mut heard);
        let closing = heard.closings.first().filter(|closing| closing.player == 0);
        let mut rating = field.slots[0].own();
        if let Some(closing) = closing.filter(|closing| is_half && is_tie(closing.change.into(), 100)) {
            // The whole number on the other side of the half.
            let is_above = 100 * (closing.after - i32::from(closing.before)) > closing.change;
            let other = closing.after + if is_above { -1 } else { 1 };
            rating = law.converted(other.into()) as i16;
        }
        Told { rating, games: Some(closing.map_or(0, |closing| closing.games)) }
    }
}
