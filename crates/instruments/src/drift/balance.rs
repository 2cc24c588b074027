//! The balance sheet of points: what entered the pool of all ratings from one list to the next, and what left it, by which door.
//! Everything is counted in hundredths of a point; the lines add up to the change of the pool exactly.

#[cfg(test)]
mod tests;

use arpad_model::Paragraph;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::kernel::trace::{Closing, Counted, Newcomer, Recording, Side};
use std::collections::{BTreeMap, HashMap, HashSet};

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

/// What a list's calculation said, and who stood where before and after it.
#[derive(Clone, Copy)]
pub struct Passage<'a> {
    /// Every game with its event, as the kernel played them.
    pub games: &'a [(u32, PackedGame)],
    /// What the kernel said.
    pub trace: &'a Recording,
    /// The players of the calculation, by position.
    pub players: &'a [Ends],
    /// Whose rating begins with the standard one on this list, by position; empty = nobody's.
    pub seeded: &'a [bool],
    /// Everybody else.
    pub others: &'a [Ends],
    /// The whole list was converted.
    pub converted: bool,
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
        let rated = |(player, newcomer): &(u32, Newcomer)| matches!(newcomer, Newcomer::Rated(_)).then_some(*player);
        let firsts: HashSet<u32> = passage.trace.newcomers.iter().filter_map(rated).collect();
        for (position, ends) in (0..).zip(passage.players) {
            let is_seeded = passage.seeded.get(position as usize).copied().unwrap_or(false);
            let enters = match (firsts.contains(&position), is_seeded) {
                (true, _) => Door::First,
                (false, true) => Door::Seeded,
                (false, false) => Door::Decision,
            };
            balance.player(*ends, closings.get(&position).copied(), enters, passage);
        }
        for ends in passage.others {
            balance.player(*ends, None, Door::Decision, passage);
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

    /// Of a list of go: everybody's ends, and what the tournament gave him.
    pub fn of_go(all: &[(Ends, i32)]) -> Self {
        let mut balance = Balance::default();
        for (ends, change) in all {
            let [before, after] = [ends.before, ends.after].map(|points| points.map(|points| i64::from(points) * 100));
            balance.before += before.unwrap_or(0);
            balance.after += after.unwrap_or(0);
            let gained = i64::from(*change) * 100;
            match (before, after) {
                (Some(before), Some(after)) => {
                    balance.add(Door::Games, gained);
                    balance.add(Door::Correction, after - before - gained);
                }
                // He enters with what was given to him, and has played already.
                (None, Some(after)) => {
                    balance.add(Door::Games, gained);
                    balance.passes(Door::First, after - gained);
                }
                (Some(before), None) => balance.passes(Door::Decision, -before),
                (None, None) => {}
            }
        }
        balance
    }

    /// Another list after this one; where the pool moved between them without a list, that is a decision.
    pub fn then(&mut self, next: &Balance) {
        if self.lines.is_empty() && self.counts.is_empty() && self.before == self.after {
            self.before = next.before;
        } else {
            self.add(Door::Decision, next.before - self.after);
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

    /// The change of the pool that no door explains; there is none.
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

    /// One player's way from list to list, games aside.
    fn player(&mut self, ends: Ends, closing: Option<&Closing>, enters: Door, passage: &Passage<'_>) {
        let (converted, floor) = (passage.converted, i64::from(passage.floor) * 100);
        let [before, after] = [ends.before, ends.after].map(|points| points.map(|points| i64::from(points) * 100));
        self.before += before.unwrap_or(0);
        self.after += after.unwrap_or(0);
        match (before, closing, after) {
            (before, Some(closing), after) => {
                let (start, computed) = (i64::from(closing.before) * 100, i64::from(closing.after) * 100);
                match before {
                    Some(before) => self.add(Door::Correction, start - before),
                    // He has a rating that the list before does not: the standard one, or a decision.
                    None => self.passes(enters, start),
                }
                self.add(Door::Rounding, computed - start - i64::from(closing.change));
                match after {
                    Some(after) if converted => self.add(Door::Conversion, after - computed),
                    Some(after) => self.add(Door::Decision, after - computed),
                    None => self.passes(Door::Delisted, -computed),
                }
            }
            (None, None, Some(after)) => self.passes(enters, after),
            (Some(before), None, Some(after)) if converted => self.add(Door::Conversion, after - before),
            (Some(before), None, Some(after)) => self.add(Door::Correction, after - before),
            // A higher floor has come in.
            (Some(before), None, None) if before < floor => self.passes(Door::Delisted, -before),
            (Some(before), None, None) => self.passes(Door::Decision, -before),
            (None, None, None) => {}
        }
    }

    /// What the games create: nothing, where both play at the same K and expect the opposite of each other.
    fn games(&mut self, passage: &Passage<'_>, closings: &HashMap<u32, &Closing>) {
        let ks = Ks::of(passage.trace, closings);
        for ((event, game), sides) in passage.games.iter().zip(&passage.trace.games) {
            let scores = [i64::from(game.white_halves) * 50, 100 - i64::from(game.white_halves) * 50];
            let mut counted = [None; 2];
            for (side, player) in [(0, game.white), (1, game.black)] {
                if !is_change(&sides[side]) {
                    continue;
                }
                let Some((k, used)) = ks.of_event(player, *event) else { continue };
                let gain = scores[side] - i64::from(sides[side].expected);
                self.add(Door::Limit, (used - k) * gain);
                counted[side] = Some((k, gain));
            }
            match counted {
                [Some((white_k, white)), Some((black_k, black))] => {
                    let least = white_k.min(black_k);
                    let is_capped = sides.iter().any(|side| side.counted == Counted::ChangeCapped);
                    let mirrored = sides[0].own == sides[1].opponent && sides[1].own == sides[0].opponent;
                    let door = if is_capped && mirrored { Door::Cap } else { Door::AtStart };
                    self.add(door, least * (white + black));
                    self.add(Door::UnequalK, (white_k - least) * white + (black_k - least) * black);
                }
                [Some((k, gain)), None] | [None, Some((k, gain))] => self.add(Door::OneSided, k * gain),
                [None, None] => {}
            }
        }
    }
}

pub(super) fn is_change(side: &Side) -> bool {
    matches!(side.counted, Counted::Change | Counted::ChangeCapped)
}

/// K and K as used, by player and event.
pub(super) struct Ks<'a> {
    closings: &'a HashMap<u32, &'a Closing>,
    /// Of players whose K is not one number: from which event on, K, K as used.
    parts: HashMap<u32, Vec<(u32, i64, i64)>>,
}

impl<'a> Ks<'a> {
    pub fn of(trace: &Recording, closings: &'a HashMap<u32, &'a Closing>) -> Self {
        let mut parts: HashMap<u32, Vec<(u32, i64, i64)>> = HashMap::new();
        for (part, used) in &trace.k_parts {
            parts.entry(part.player).or_default().push((part.from, part.k.value.into(), (*used).into()));
        }
        Ks { closings, parts }
    }

    pub fn of_event(&self, player: u32, event: u32) -> Option<(i64, i64)> {
        if let Some(parts) = self.parts.get(&player) {
            return parts.iter().rfind(|(from, ..)| *from <= event).map(|(_, k, used)| (*k, *used));
        }
        let closing = self.closings.get(&player)?;
        Some((closing.k.into(), closing.k_used.into()))
    }
}
