//! The balance sheet of points: what entered the pool of all ratings from one list to the next, and what left it, by which door.
//! Everything is counted in hundredths of a point. Every door is computed from what the register and the calculation say, none from
//! what is left; what no door explains is told as such.

mod games;
mod go;
#[cfg(test)]
mod tests;
mod walk;

pub(super) use games::{Ks, is_change};
pub use go::GoWay;

use arpad_model::Paragraph;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::kernel::trace::{Closing, Newcomer, Recording};
use arpad_rules::chess::transition::Transition;
use std::collections::{BTreeMap, HashMap};

/// A way into the pool, or out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Door {
    /// First ratings.
    First,
    /// Ratings of rapid and blitz that begin with the standard one.
    Seeded,
    /// What games of go give: their points do not cancel.
    Games,
    /// Ratings that fell below the floor.
    Delisted,
    /// Two players of different K: one gains more than the other loses.
    UnequalK,
    /// The 400-point rule, where it holds for one of the two alone.
    Cap,
    /// Ratings of another list at the start of an event, or a rating that the opponent alone has.
    AtStart,
    /// Games that count for one of the two: the other is unrated.
    OneSided,
    /// K is smaller where a player has many games in one period.
    Limit,
    /// Whole points.
    Rounding,
    /// Corrections of earlier lists.
    Correction,
    /// A conversion of the whole list.
    Conversion,
    /// Entered or left by a decision, or with a list from elsewhere.
    Decision,
}

impl Door {
    /// All of them.
    pub const ALL: [Door; 13] = [
        Door::First,
        Door::Seeded,
        Door::Games,
        Door::Delisted,
        Door::UnequalK,
        Door::Cap,
        Door::AtStart,
        Door::OneSided,
        Door::Limit,
        Door::Rounding,
        Door::Correction,
        Door::Conversion,
        Door::Decision,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Door::First => "first-ratings",
            Door::Seeded => "seeded",
            Door::Games => "games",
            Door::Delisted => "delisted",
            Door::UnequalK => "unequal-k",
            Door::Cap => "400-points",
            Door::AtStart => "at-start",
            Door::OneSided => "one-sided",
            Door::Limit => "k-limit",
            Door::Rounding => "rounding",
            Door::Correction => "corrections",
            Door::Conversion => "conversion",
            Door::Decision => "decisions",
        }
    }

    /// The paragraph of an edition that opens it; none where it is not the law that does.
    pub fn paragraph(self, edition: &Edition) -> Option<Paragraph> {
        match self {
            Door::First => Some(edition.first_rating.at),
            Door::Seeded => Some(edition.seed.at),
            Door::Delisted => Some(edition.floor.at),
            Door::UnequalK => Some(edition.k.at),
            Door::Cap => Some(edition.difference_cap.at),
            Door::AtStart => Some(edition.list_in_force.at),
            Door::OneSided => Some(edition.unrated_opponent.at),
            Door::Limit => Some(edition.k_limit.at),
            Door::Rounding => Some(edition.change_unit.at),
            Door::Games | Door::Correction | Door::Conversion | Door::Decision => None,
        }
    }
}

/// Somebody's rating on the list before and on this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ends {
    /// Before.
    pub before: Option<i32>,
    /// After.
    pub after: Option<i32>,
}

/// Somebody's way from the list before to this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// On the list before.
    pub before: Option<i32>,
    /// What this list starts from.
    pub start: Option<i32>,
    /// What his own games start from; another where it was decided.
    pub given: Option<i32>,
    /// On this list.
    pub after: Option<i32>,
    /// A correction of earlier lists has brought or taken what this one starts from.
    pub corrected: bool,
    /// This list does not have him, whatever his rating is.
    pub left_out: bool,
}

impl Way {
    /// Where nothing but games comes between two lists.
    pub fn between(before: Option<i32>, after: Option<i32>) -> Self {
        Way { before, start: before, given: before, after, ..Way::default() }
    }
}

/// What the calculation said of one player.
#[derive(Clone, Copy, Default)]
struct Came<'a> {
    closing: Option<&'a Closing>,
    first: Option<i64>,
    is_seeded: bool,
}

/// What a list's calculation said, and who stood where before and after it.
#[derive(Clone, Copy)]
pub struct Passage<'a> {
    /// Every game with its event, as the kernel played them.
    pub games: &'a [(u32, PackedGame)],
    /// What the kernel said.
    pub trace: &'a Recording,
    /// The players of the calculation, by position.
    pub players: &'a [Way],
    /// Whose rating begins with the standard one on this list, by position; empty = nobody's.
    pub seeded: &'a [bool],
    /// Everybody else.
    pub others: &'a [Way],
    /// The conversion of this list.
    pub transition: Option<Transition>,
    /// The lowest rating of the list.
    pub floor: i32,
}

/// The balance sheet of one list, or of several together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// All points before, in hundredths.
    pub before: i64,
    /// All points after.
    pub after: i64,
    lines: BTreeMap<Door, i64>,
    /// How many players each door concerns.
    counts: BTreeMap<Door, u64>,
}

impl Balance {
    /// Of one list.
    pub fn of(passage: &Passage<'_>) -> Self {
        let mut balance = Balance::default();
        let closings: HashMap<u32, &Closing> =
            passage.trace.closings.iter().map(|closing| (closing.player, closing)).collect();
        balance.games(passage, &closings);
        let rated = |(player, newcomer): &(u32, Newcomer)| match newcomer {
            Newcomer::Rated(first) => Some((*player, first.rating)),
            _ => None,
        };
        let firsts: HashMap<u32, i64> = passage.trace.newcomers.iter().filter_map(rated).collect();
        for (position, way) in (0..).zip(passage.players) {
            let came = Came {
                closing: closings.get(&position).copied(),
                first: firsts.get(&position).copied(),
                is_seeded: passage.seeded.get(position as usize).copied().unwrap_or(false),
            };
            balance.player(way, came, passage);
        }
        for way in passage.others {
            balance.player(way, Came::default(), passage);
        }
        balance
    }

    /// Of a list that came from elsewhere: nobody knows by which doors.
    pub fn from_elsewhere(all: &[Ends]) -> Self {
        let mut balance = Balance::default();
        for ends in all {
            let [before, after] =
                [ends.before, ends.after].map(|points| points.map_or(0, |points| i64::from(points) * 100));
            balance.before += before;
            balance.after += after;
            balance.add(Door::Decision, after - before);
        }
        balance
    }

    /// Another list after this one.
    pub fn then(&mut self, next: &Balance) {
        if self.lines.is_empty() && self.counts.is_empty() && self.before == self.after {
            self.before = next.before;
        }
        self.after = next.after;
        for (door, points) in &next.lines {
            *self.lines.entry(*door).or_default() += points;
        }
        for (door, count) in &next.counts {
            *self.counts.entry(*door).or_default() += count;
        }
    }

    /// What came in by a door, in hundredths; below 0 it went out.
    pub fn line(&self, door: Door) -> i64 {
        self.lines.get(&door).copied().unwrap_or(0)
    }

    /// How many players came in or went out by it.
    pub fn count(&self, door: Door) -> u64 {
        self.counts.get(&door).copied().unwrap_or(0)
    }

    /// The change of the pool that no door explains: a line of its own, and a fault where it is not 0.
    pub fn unexplained(&self) -> i64 {
        self.after - self.before - self.lines.values().sum::<i64>()
    }

    fn add(&mut self, door: Door, points: i64) {
        if points != 0 {
            *self.lines.entry(door).or_default() += points;
        }
    }

    fn passes(&mut self, door: Door, points: i64) {
        self.add(door, points);
        *self.counts.entry(door).or_default() += 1;
    }
}
