//! What the manager is offered as a newcomer's initial points (§6(1) step 2): from entry grade and performance (F-23).
//!
//! The points at which the newcomer's own games would have left him where he is: the expected sum of game points against
//! the opponents he met equals the achieved one, ΣJp = 0. Where several points are equally near to that, the middle one,
//! rounded down. They stay within the band of the entry grade and its two neighbours; whoever won or lost all his games is
//! at the end of that range, and whoever played fewer than three has the bound of his entry grade. The manager may give no
//! more than 5 kyu (§5(3)); what lies above is for the committee.

use super::edition::Edition;
use super::game_point::{NoStone, Played, game_point};
use super::grades::highest_initial;
use super::parameters::{InitialMethod, StonesToStronger};
use super::tables::{HIGHEST, LOWEST, bound_of};
use arpad_model::{Grade, Thousandths};

/// Fewer games say nothing of somebody's strength.
pub const LEAST_GAMES: usize = 3;

/// Proposes the points with which somebody who entered with this grade and played these games enters the register.
pub fn propose(edition: &Edition, entry: Grade, games: &[Met]) -> Proposal {
    // The points are looked for; whoever receives stones is corrected whatever they turn out to be.
    let mut law = *edition;
    law.stones_to_stronger.value = StonesToStronger::CorrectReceiver;
    let (lowest, highest) = range(entry);
    let counts = |met: &&Met| met.point(&law, lowest).is_ok() && met.point(&law, highest).is_ok();
    let games: Vec<&Met> = games.iter().filter(counts).collect();
    let bound = bound_of(entry).unwrap_or(HIGHEST);
    let (method, performed) = match edition.initial_method.value {
        InitialMethod::Bound => (Method::Bound, bound),
        InitialMethod::Proposal if games.len() < LEAST_GAMES => (Method::FewGames, bound),
        InitialMethod::Proposal if games.iter().all(|met| met.half_points() == 2) => (Method::AllWon, highest),
        InitialMethod::Proposal if games.iter().all(|met| met.half_points() == 0) => (Method::AllLost, lowest),
        InitialMethod::Proposal => (Method::Performance, performance(&law, &games, (lowest, highest))),
    };
    let most = highest_initial(edition);
    let points = performed.min(most);
    let met = |met: &&Met| met.point(&law, points).unwrap_or(0);
    Proposal {
        points,
        performed,
        for_committee: performed > most,
        method,
        games: games.len(),
        half_points: games.iter().map(|met| met.half_points()).sum(),
        sum: arpad_model::Decimal(games.iter().map(|one| i64::from(met(one))).sum()),
        lowest,
        highest,
    }
}

/// A game of the newcomer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// The opponent's points.
    pub opponent: i32,
    /// The newcomer had Black, and received the stones.
    pub black: bool,
    /// Handicap stones.
    pub stones: u8,
    /// The result.
    pub result: Played,
}

/// Initial points as they are proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// What the manager may give.
    pub points: i32,
    /// What the games say, before the manager's limit.
    pub performed: i32,
    /// The games, or the entry grade, say more than the manager may give.
    pub for_committee: bool,
    /// How it was found.
    pub method: Method,
    /// Games that were looked at.
    pub games: usize,
    /// What was made of them, in half points.
    pub half_points: u32,
    /// ΣJp of these games at the proposed points.
    pub sum: Thousandths,
    /// The lowest points of the range.
    pub lowest: i32,
    /// The highest of the range, before the manager's limit.
    pub highest: i32,
}

/// How initial points were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// By performance.
    Performance,
    /// All games were won: the upper end of the range.
    AllWon,
    /// All games were lost: the lower end.
    AllLost,
    /// Too few games: the bound of the entry grade.
    FewGames,
    /// The committee wants no more than the bound of the entry grade.
    Bound,
}

impl Method {
    /// All of them.
    pub const ALL: [Method; 5] =
        [Method::Performance, Method::AllWon, Method::AllLost, Method::FewGames, Method::Bound];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Method::Performance => "performance",
            Method::AllWon => "all-won",
            Method::AllLost => "all-lost",
            Method::FewGames => "few-games",
            Method::Bound => "bound",
        }
    }
}

impl Met {
    /// The newcomer's game point if he has these points, in thousandths.
    fn point(&self, law: &Edition, own: i32) -> Result<i32, NoStone> {
        let (black, white) = if self.black { (own, self.opponent) } else { (self.opponent, own) };
        let point = game_point(law, black, white, self.stones, self.result)?.black_point;
        Ok(if self.black { point } else { -point })
    }

    fn half_points(&self) -> u32 {
        match (self.result, self.black) {
            (Played::Jigo, _) => 1,
            (Played::BlackWins, true) | (Played::WhiteWins, false) => 2,
            (Played::BlackWins, false) | (Played::WhiteWins, true) => 0,
        }
    }
}

/// The band of the entry grade and its neighbours. The top has no upper end; its bound is the last.
fn range(entry: Grade) -> (i32, i32) {
    let steps = entry.min(Grade::DAN_7).steps();
    let bound = |steps: u8| Grade::from_steps(steps).and_then(bound_of);
    let lowest = steps.checked_sub(1).and_then(bound).unwrap_or(LOWEST);
    let highest = bound(steps + 2).map_or(HIGHEST, |above| above - 1);
    (lowest, highest)
}

/// The points of the range at which ΣJp is nearest to nothing. The sum falls as the points rise.
fn performance(law: &Edition, games: &[&Met], (lowest, highest): (i32, i32)) -> i32 {
    let sum = |own: i32| games.iter().map(|met| met.point(law, own).unwrap_or(0)).sum::<i32>();
    if sum(lowest) < 0 {
        return lowest;
    }
    if sum(highest) > 0 {
        return highest;
    }
    let nearest = (lowest..=highest).map(|own| sum(own).abs()).min().unwrap_or(0);
    let mut near = (lowest..=highest).filter(|own| sum(*own).abs() == nearest);
    let first = near.next().unwrap_or(lowest);
    let last = near.next_back().unwrap_or(first);
    (first + last).div_euclid(2)
}
