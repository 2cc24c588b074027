//! Scores over many lists: somebody who plays far above, or far below, what he was known for. A month has too few games for that, and
//! his own rating follows him; so he is measured by the rating he had before, and by all his games since.

use super::chance::at_least_with_draws;
use super::{Anomaly, Kind};
use crate::accuracy::holm;
use crate::systems::logistic;

/// So many lists are looked at together, and fewer: nobody knows when somebody began.
const WINDOWS: [u32; 4] = [6, 12, 18, 24];

/// The most lists that are looked at.
pub const LISTS: usize = 24;

/// Fewer games say nothing.
const FEWEST: u32 = 10;

/// Who had fewer games before was not known well enough.
pub const KNOWN_AFTER: u32 = 30;

/// Whoever is younger may have risen all the time.
pub const GROWN_FROM: i16 = 22;

/// How much stronger than he was somebody may have become, or may have been all the time; and how much weaker: grown-ups meet juniors
/// whose ratings lag, so more of them fall behind.
const STRONGER: f64 = 85.0;
const WEAKER: f64 = 130.0;

/// All who are looked at, in both directions, raise one in so many months by chance, if all of them had changed by what is tolerated.
const LEVEL: f64 = 0.03;

/// Somebody's games of the last lists; nobody asks about those below [`GROWN_FROM`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Who.
    pub person: u32,
    /// What each list has of him on which he played, the oldest first.
    pub lists: Vec<OfList>,
}

/// What one list has of somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfList {
    /// How many lists ago; 0 = the one that is closed.
    pub ago: u32,
    /// Rated games.
    pub games: u32,
    /// Half points in them.
    pub halves: u32,
    /// What was expected of him in them, in hundredths.
    pub expected: i32,
    /// His rating then.
    pub own: i16,
}

/// The lists of one window.
#[derive(Clone, Copy)]
struct Window<'a>(&'a [OfList]);

impl Window<'_> {
    fn games(self) -> u32 {
        self.0.iter().map(|list| list.games).sum()
    }

    fn halves(self) -> u32 {
        self.0.iter().map(|list| list.halves).sum()
    }

    /// The chance of a point in each game for somebody who is that much stronger than this one was before.
    fn chances(self, stronger: f64) -> Vec<f64> {
        let before = self.0.first().map_or(0, |list| list.own);
        let of_list = |list: &OfList| {
            let mean = (f64::from(list.expected) / 100.0 / f64::from(list.games)).clamp(0.02, 0.98);
            // The opponents as far away as the mean expectation says.
            let ahead = 400.0 * (mean / (1.0 - mean)).log10();
            let chance = logistic(ahead + f64::from(before - list.own) + stronger);
            std::iter::repeat_n(chance, list.games as usize)
        };
        self.0.iter().flat_map(of_list).collect()
    }
}

/// One question.
struct Asked<'a> {
    person: u32,
    window: Window<'a>,
    kind: Kind,
    chance: f64,
}

pub(super) fn long_run(runs: &[Run]) -> Vec<Anomaly> {
    let mut asked: Vec<Asked<'_>> = Vec::new();
    for run in runs {
        let mut before = 0;
        for lists in WINDOWS {
            let from = run.lists.partition_point(|list| list.ago >= lists);
            let window = Window(&run.lists[from..]);
            // A longer window without a game more asks nothing new.
            if window.games() < FEWEST || window.games() == before || run.lists.iter().any(|list| list.games == 0) {
                continue;
            }
            before = window.games();
            let lost: Vec<f64> = window.chances(-WEAKER).into_iter().map(|chance| 1.0 - chance).collect();
            let (halves, all) = (window.halves(), 2 * window.games());
            let both = [
                (Kind::Performance, at_least_with_draws(halves, &window.chances(STRONGER))),
                (Kind::Sandbagging, at_least_with_draws(all - halves, &lost)),
            ];
            asked.extend(both.map(|(kind, chance)| Asked { person: run.person, window, kind, chance }));
        }
    }
    let raised = holm(&asked.iter().map(|one| one.chance).collect::<Vec<f64>>());
    let mut alarms: Vec<&Asked<'_>> =
        asked.iter().zip(raised).filter(|(_, raised)| *raised < LEVEL).map(|one| one.0).collect();
    // Of the windows of one person the one that says most.
    alarms.sort_by(|one, other| {
        (one.person, one.kind).cmp(&(other.person, other.kind)).then(one.chance.total_cmp(&other.chance))
    });
    alarms.dedup_by_key(|one| (one.person, one.kind));
    let told = |one: &Asked<'_>| Anomaly {
        persons: vec![one.person],
        count: one.window.games(),
        seen: f64::from(one.window.halves()) / 2.0,
        expected: one.window.chances(0.0).iter().sum(),
        chance: Some(one.chance),
        ..Anomaly::of(one.kind)
    };
    alarms.into_iter().map(told).collect()
}
