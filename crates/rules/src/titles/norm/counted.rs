//! Which games count (1.4.2), and the columns that the judgment runs over.

use super::case::{NormCase, Round, RoundResult};
use crate::titles::edition::Edition;
use crate::titles::title::Titles;
use arpad_model::{HalfPoints, Paragraph};

/// The flag of those who play for no federation: a game, a title, a rating and a score, but no federation.
const FIDE_FLAG: &str = "FID";

/// What lists write for players of no federation of FIDE.
const NO_FEDERATION: &str = "NON";

/// Whether a code is that of a federation: neither the flag nor what lists write for none.
pub fn is_federation(code: &str) -> bool {
    code != FIDE_FLAG && code != NO_FEDERATION
}

/// Why a round does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftAside {
    /// It was not played.
    Unplayed,
    /// A paragraph leaves the played game aside.
    By(Paragraph),
}

/// Why a round does not count; none where it does. What is not yet played is unplayed.
pub fn left_aside(case: &NormCase, round: &Round) -> Option<LeftAside> {
    match round.result {
        Some(RoundResult::Played(_)) => left_aside_if_played(case, round),
        _ => Some(LeftAside::Unplayed),
    }
}

/// The same of a game as if it had been played.
pub(super) fn left_aside_if_played(case: &NormCase, round: &Round) -> Option<LeftAside> {
    let is_none = round.federation.as_deref().is_none_or(|code| code == NO_FEDERATION);
    if is_none {
        Some(LeftAside::By(Paragraph("1.4.2a")))
    } else if case.event.system.is_round_robin() && round.rating.is_none() && round.zero_against_rated {
        Some(LeftAside::By(Paragraph("1.4.2b")))
    } else if round.adjudicated {
        Some(LeftAside::By(Paragraph("1.4.2c")))
    } else {
        None
    }
}

/// A counted game.
#[derive(Clone, Copy, Debug)]
pub(super) struct One {
    /// Its place among the rounds of the case.
    pub place: usize,
    pub round: u16,
    /// The same number is the same person.
    pub person: u8,
    /// 0 = none, 1 = the applicant's own, others as they come.
    pub federation: u8,
    pub titles: Titles,
    pub is_rated: bool,
    /// Unrated opponents as the edition rates them.
    pub rating: i16,
    pub score: HalfPoints,
}

/// The own federation among the numbers of [`One::federation`].
pub(super) const OWN: u8 = 1;

/// The games that count, in the order of the rounds; at most [`MOST`] of them.
#[derive(Clone, Debug)]
pub(super) struct Counted(pub Vec<One>);

/// The most rounds that are looked at: a set of games is a number of so many bits.
pub const MOST: usize = 60;

impl Counted {
    /// Those of the case. `last` adds the opponent who did not come in the last round as a loss (1.4.2c).
    pub fn of(edition: &Edition, case: &NormCase, last: Option<usize>) -> Self {
        let (mut persons, mut federations): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
        let mut counted = Vec::new();
        for (place, round) in case.games.iter().enumerate().take(MOST) {
            let score = match round.result {
                Some(RoundResult::Played(score)) if left_aside(case, round).is_none() => score,
                _ if last == Some(place) => HalfPoints(0),
                _ => continue,
            };
            // Who has no name is somebody else each time.
            let person = match round.opponent.as_deref() {
                Some(name) => place_of(&mut persons, name),
                None => 100 + place as u8,
            };
            let federation = match round.federation.as_deref() {
                Some(code) if !is_federation(code) => 0,
                None => 0,
                Some(code) if case.player.federation.as_deref() == Some(code) => OWN,
                Some(code) => OWN + 1 + place_of(&mut federations, code),
            };
            counted.push(One {
                place,
                round: round.round,
                person,
                federation,
                titles: round.titles,
                is_rated: round.rating.is_some(),
                rating: round.rating.unwrap_or(edition.unrated.value),
                score,
            });
        }
        Counted(counted)
    }

    /// All of them as a set.
    pub fn all(&self) -> u64 {
        (1 << self.0.len()) - 1
    }
}

fn place_of<'a>(known: &mut Vec<&'a str>, name: &'a str) -> u8 {
    let place = known.iter().position(|one| *one == name).unwrap_or_else(|| {
        known.push(name);
        known.len() - 1
    });
    place as u8
}
