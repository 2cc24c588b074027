//! What is still needed (1.4): the open rounds are filled with results, and where the opponent is unknown with an opponent, and
//! judged as if they had been played. There is no second formula.

use super::answer::NotEstablished;
use super::case::{NormCase, Round, RoundResult};
use super::search::makes_norm;
use crate::titles::edition::Edition;
use crate::titles::title::{FideTitle, Titles};
use arpad_model::HalfPoints;

/// Open rounds up to which every way they may end is tried.
const MOST_OPEN: usize = 4;

/// The same where opponents are unknown: who they must be is tried beside what they must be beaten with.
const MOST_UNKNOWN: usize = 3;

/// The highest rating that an unknown opponent is tried with.
const HIGHEST: i16 = 2900;

/// The lowest: below it nothing changes that a list could print.
const LOWEST: i16 = 1400;

/// What a title still needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The rounds that are open.
    pub rounds: Vec<u16>,
    /// The least points from them that give the norm, however they are spread; none where no result does. Told only where
    /// every opponent is known.
    pub points: Option<HalfPoints>,
    /// Where an opponent is unknown: for each score from the open rounds, the weakest opponents who would be enough.
    pub opponents: Vec<NeededOpponent>,
    /// So many rounds are open that nothing was tried.
    pub is_too_early: bool,
}

/// Opponents who would be enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeededOpponent {
    /// The points from the open rounds.
    pub points: HalfPoints,
    /// The least rating; none = any, even none.
    pub rating: Option<i16>,
    /// The title they must hold: the one sought, FM for any that counts, or none.
    pub title: Option<FideTitle>,
    /// They must be of another federation than the applicant's, and of one that has not been met.
    pub is_foreign: bool,
}

/// What the open rounds must bring; none where no round is open.
pub fn needed(edition: &Edition, case: &NormCase, title: FideTitle) -> Result<Option<Needed>, NotEstablished> {
    let open: Vec<usize> = (0..case.games.len()).filter(|place| case.games[*place].result.is_none()).collect();
    if open.is_empty() {
        return Ok(None);
    }
    let rounds = open.iter().map(|place| case.games[*place].round).collect();
    let unknown: Vec<usize> = open.iter().copied().filter(|place| case.games[*place].opponent.is_none()).collect();
    let is_too_early = open.len() > MOST_OPEN || (!unknown.is_empty() && open.len() > MOST_UNKNOWN);
    let mut needed = Needed { rounds, points: None, opponents: Vec::new(), is_too_early };
    if needed.is_too_early {
        return Ok(Some(needed));
    }
    let mut trial = Trial { edition, title, case: case.clone(), open, hardest: 0 };
    let scores = 0..=2 * trial.open.len() as u32;
    // Every open game won, against the strongest of masters from abroad: who makes no norm so makes none. A better result or a
    // stronger opponent never loses one.
    trial.invent(&unknown, HIGHEST, Some(title), true);
    if !trial.gives(HalfPoints(2 * trial.open.len() as u32))? {
        return Ok(Some(needed));
    }
    if unknown.is_empty() {
        for score in scores {
            if trial.gives(HalfPoints(score))? {
                needed.points = Some(HalfPoints(score));
                break;
            }
        }
        return Ok(Some(needed));
    }
    // From the best score down: with fewer points nobody weaker is enough, so each begins where the one above it ended.
    let mut above = (0, LOWEST);
    for score in scores.rev() {
        let Some((kind, one)) = trial.weakest(&unknown, HalfPoints(score), above)? else { break };
        above = (kind, one.rating.unwrap_or(LOWEST));
        needed.opponents.push(one);
    }
    needed.opponents.reverse();
    Ok(Some(needed))
}

/// A case whose open rounds are filled again and again.
struct Trial<'a> {
    edition: &'a Edition,
    title: FideTitle,
    case: NormCase,
    open: Vec<usize>,
    /// The way of scoring that failed last.
    hardest: u32,
}

impl Trial<'_> {
    /// Whether every way of scoring so many points in the open rounds gives the norm.
    fn gives(&mut self, points: HalfPoints) -> Result<bool, NotEstablished> {
        let ways = 3_u32.pow(self.open.len() as u32);
        let result = |way: u32, turn: u32| HalfPoints(way / 3_u32.pow(turn) % 3);
        // The way that failed last most likely fails again.
        for way in std::iter::once(self.hardest).chain(0..ways) {
            let sum: u32 = (0..self.open.len() as u32).map(|turn| result(way, turn).0).sum();
            if sum != points.0 {
                continue;
            }
            for (turn, place) in (0..).zip(&self.open) {
                self.case.games[*place].result = Some(RoundResult::Played(result(way, turn)));
            }
            if !makes_norm(self.edition, &self.case, self.title)? {
                self.hardest = way;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The weakest unknown opponents who would be enough for a score: without a title before with one, of any federation before
    /// of a foreign one. `above` is what a higher score needs: the kind of opponent, and the rating.
    fn weakest(
        &mut self,
        unknown: &[usize],
        points: HalfPoints,
        above: (usize, i16),
    ) -> Result<Option<(usize, NeededOpponent)>, NotEstablished> {
        let kinds = [None, Some(FideTitle::Fm), Some(self.title)].map(|title| [(title, false), (title, true)]);
        for (kind, (title, is_foreign)) in kinds.into_iter().flatten().enumerate().skip(above.0) {
            self.invent(unknown, HIGHEST, title, is_foreign);
            if !self.gives(points)? {
                continue;
            }
            let least = if kind == above.0 { above.1 } else { LOWEST };
            let (mut short, mut enough) = (least - 1, HIGHEST);
            while enough - short > 1 {
                let middle = short + (enough - short) / 2;
                self.invent(unknown, middle, title, is_foreign);
                if self.gives(points)? { enough = middle } else { short = middle }
            }
            let rating = (enough > LOWEST).then_some(enough);
            return Ok(Some((kind, NeededOpponent { points, rating, title, is_foreign })));
        }
        Ok(None)
    }

    fn invent(&mut self, unknown: &[usize], rating: i16, title: Option<FideTitle>, is_foreign: bool) {
        let own = self.case.player.federation.clone();
        for place in unknown {
            let foreign = format!("another {place}");
            let round = &mut self.case.games[*place];
            let federation = if is_foreign { foreign } else { own.clone().unwrap_or(foreign) };
            let titles = title.map_or(Titles::NONE, |title| Titles::of(&[title]));
            *round = Round { federation: Some(federation), titles, rating: Some(rating), ..round.clone() };
        }
    }
}
