//! Newcomers of a club who score far below their first ratings: somebody may have let them win.

use super::{Anomaly, Kind};
use crate::normal::upper_tail;
use std::collections::BTreeMap;

/// So many games after a first rating somebody is a newcomer.
pub const NEW_GAMES: u32 = 15;

/// Fewer games, or newcomers, of a club say nothing.
const FEWEST: (u32, usize) = (24, 3);

/// What a newcomer may score below expectation in a game: nobody knows him well.
const TOLERATED: f64 = 0.08;

/// A game's deviation, wider than chance alone has it: a first rating is a guess.
const DEVIATION: f64 = 0.48;

/// All clubs together raise one in so many months by chance; the newcomers of a year are looked at twelve times.
const LEVEL: f64 = 0.001;

/// A newcomer's first games after his first rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entered {
    /// Who.
    pub person: u32,
    /// The club.
    pub group: Option<u32>,
    /// Games, at most about [`NEW_GAMES`].
    pub games: u32,
    /// Score less expected score in them, in hundredths.
    pub above: i32,
}

pub(super) fn newcomers(entered: &[Entered]) -> Vec<Anomaly> {
    let mut clubs: BTreeMap<u32, Vec<&Entered>> = BTreeMap::new();
    for one in entered.iter().filter(|one| one.games > 0) {
        clubs.entry(one.group.unwrap_or(u32::MAX)).or_default().push(one);
    }
    let tested = clubs.len() as f64;
    let mut found = Vec::new();
    for (group, of) in clubs {
        let games: u32 = of.iter().map(|one| one.games).sum();
        let above: i32 = of.iter().map(|one| one.above).sum();
        if games < FEWEST.0 || of.len() < FEWEST.1 || group == u32::MAX {
            continue;
        }
        let (count, below) = (f64::from(games), -f64::from(above) / 100.0);
        let chance = upper_tail((below - TOLERATED * count) / (DEVIATION * count.sqrt()));
        if chance * tested < LEVEL {
            found.push(Anomaly {
                persons: of.iter().map(|one| one.person).collect(),
                group: Some(group),
                count: games,
                seen: -below,
                chance: Some(chance),
                ..Anomaly::of(Kind::Newcomers)
            });
        }
    }
    found
}
