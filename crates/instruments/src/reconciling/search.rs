//! The search: first all that differ and hang together with at most three causes, each smaller number of them before a larger one;
//! where that is not enough, whoever differs for himself, so that nobody who agrees is moved.

use super::Cause;
use super::month::{Month, Possible, Told};
use super::worth::Worth;
use std::collections::{BTreeSet, HashMap};

/// The most causes that are looked for together.
pub const MOST_CAUSES: usize = 3;

/// The most sets that are told of one difference.
pub const MOST_SETS: usize = 12;

/// The most numbers that are computed for one difference.
const MOST_TRIED: u32 = 400_000;

/// What explains some players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Whose numbers differ.
    pub players: Vec<u32>,
    /// Every smallest set of causes that gives exactly what the other list says, at most [`MOST_SETS`]; none where no set does.
    pub sets: Vec<Vec<Cause>>,
    /// There are more such sets.
    pub is_more: bool,
    /// There was too much to try; a smaller set, or one at all, may exist.
    pub is_cut: bool,
}

/// Why the other list differs.
pub fn search(month: &Month<'_>) -> Vec<Found> {
    let mut search = Search::new(month);
    let wrong: BTreeSet<u32> = (0..month.players.len() as u32).filter(|player| search.is_wrong(*player, &[])).collect();
    let mut found: Vec<Found> = Vec::new();
    for together in search.together(&wrong) {
        let whole = search.explain(&together, Breaks::Nobody);
        if !whole.sets.is_empty() || together.len() == 1 {
            found.push(whole);
            continue;
        }
        let mut rest = together;
        while let Some(first) = rest.iter().next().copied() {
            let mut one = search.explain(&BTreeSet::from([first]), Breaks::NobodyElse(&rest));
            one.is_cut |= whole.is_cut && one.sets.is_empty();
            // Of sets of the same size the one that explains most.
            let explained = |search: &mut Search<'_>, set: &[Cause]| {
                let ids = search.ids(set);
                rest.iter().copied().filter(|player| !search.is_wrong(*player, &ids)).collect::<Vec<u32>>()
            };
            let best = one.sets.iter().map(|set| explained(&mut search, set)).max_by_key(Vec::len);
            if let Some(best) = best {
                one.sets.retain(|set| explained(&mut search, set).len() == best.len());
                one.players = best;
            }
            rest.retain(|player| *player != first && !one.players.contains(player));
            found.push(one);
        }
    }
    found
}

/// Whom a set may leave wrong.
#[derive(Clone, Copy)]
enum Breaks<'a> {
    Nobody,
    /// Whoever was wrong before may stay so.
    NobodyElse(&'a BTreeSet<u32>),
}

struct Search<'a> {
    month: &'a Month<'a>,
    possible: Possible,
    worth: Worth<'a>,
    known: HashMap<(u32, [u32; MOST_CAUSES]), bool>,
    tried: u32,
}

const NONE: u32 = u32::MAX;

impl<'a> Search<'a> {
    fn new(month: &'a Month<'a>) -> Self {
        let (possible, worth) = (Possible::of(month), Worth::new(month));
        Search { month, possible, worth, known: HashMap::new(), tried: 0 }
    }

    fn ids(&self, causes: &[Cause]) -> Vec<u32> {
        let id = |cause: &Cause| self.possible.causes.iter().position(|one| one == cause);
        causes.iter().filter_map(id).map(|id| id as u32).collect()
    }

    /// Whether somebody's number is another under these causes than the one that is told.
    fn is_wrong(&mut self, player: u32, causes: &[u32]) -> bool {
        let of = &self.month.players[player as usize];
        let Some(told) = of.told.filter(|_| of.base != 0) else { return false };
        let mut key = [NONE; MOST_CAUSES];
        let touching = &self.possible.of[player as usize];
        // Who takes over games takes over what is other about them.
        let is_all = self.has_identity(causes);
        let relevant = causes.iter().filter(|cause| is_all || touching.binary_search(cause).is_ok());
        for (place, cause) in key.iter_mut().zip(relevant) {
            *place = *cause;
        }
        key.sort_unstable();
        if let Some(known) = self.known.get(&(player, key)) {
            return *known;
        }
        self.tried += 1;
        let of_key = key.iter().filter(|cause| **cause != NONE);
        let causes: Vec<Cause> = of_key.map(|cause| self.possible.causes[*cause as usize]).collect();
        let Told { rating, games } = self.worth.of(&self.possible, player, &causes);
        let is_wrong = rating != told.rating || told.games.is_some_and(|told| games != Some(told));
        self.known.insert((player, key), is_wrong);
        is_wrong
    }

    fn has_identity(&self, causes: &[u32]) -> bool {
        causes.iter().any(|cause| matches!(self.possible.causes[*cause as usize], Cause::Identity { .. }))
    }

    /// Who differs, as they hang together: by a game, or by a tournament.
    fn together(&self, wrong: &BTreeSet<u32>) -> Vec<BTreeSet<u32>> {
        let mut groups: Vec<BTreeSet<u32>> = Vec::new();
        for player in wrong {
            let mut group = BTreeSet::from([*player]);
            let is_near = |other: &u32| {
                let causes = self.possible.of[*player as usize].iter();
                causes.into_iter().any(|cause| self.possible.moves[*cause as usize].binary_search(other).is_ok())
            };
            let (near, far): (Vec<_>, Vec<_>) = groups.into_iter().partition(|group| group.iter().any(is_near));
            near.into_iter().for_each(|other| group.extend(other));
            groups = far;
            groups.push(group);
        }
        groups.sort();
        groups
    }

    fn explain(&mut self, wrong: &BTreeSet<u32>, breaks: Breaks<'_>) -> Found {
        let mut found = Found { players: wrong.iter().copied().collect(), ..Found::default() };
        self.tried = 0;
        for size in 1..=MOST_CAUSES {
            let mut sets = BTreeSet::new();
            self.deepen(wrong, breaks, size, &mut Vec::new(), &mut sets);
            found.is_cut = self.tried > MOST_TRIED;
            if !sets.is_empty() {
                found.is_more = sets.len() > MOST_SETS;
                found.sets = sets.into_iter().take(MOST_SETS).collect();
                return found;
            }
        }
        found
    }

    fn deepen(
        &mut self,
        wrong: &BTreeSet<u32>,
        breaks: Breaks<'_>,
        left: usize,
        causes: &mut Vec<u32>,
        sets: &mut BTreeSet<Vec<Cause>>,
    ) {
        let fewest = wrong.iter().min_by_key(|player| self.possible.of[**player as usize].len());
        let Some(&player) = fewest else {
            let mut set: Vec<Cause> = causes.iter().map(|cause| self.possible.causes[*cause as usize]).collect();
            set.sort_unstable();
            sets.insert(set);
            return;
        };
        if left == 0 || self.tried > MOST_TRIED || sets.len() > MOST_SETS {
            return;
        }
        for place in 0..self.possible.of[player as usize].len() {
            let cause = self.possible.of[player as usize][place];
            let as_cause = |cause: u32| self.possible.causes[cause as usize];
            if !causes.iter().all(|one| as_cause(*one).is_beside(as_cause(cause))) {
                continue;
            }
            causes.push(cause);
            if left > 1 || !self.is_wrong(player, causes) {
                self.go_on(wrong, breaks, left - 1, causes, sets);
            }
            causes.pop();
        }
    }

    /// Whoever the last cause moves is looked at again.
    fn go_on(
        &mut self,
        wrong: &BTreeSet<u32>,
        breaks: Breaks<'_>,
        left: usize,
        causes: &mut Vec<u32>,
        sets: &mut BTreeSet<Vec<Cause>>,
    ) {
        let Some(&last) = causes.last() else { return };
        let moved = match self.has_identity(causes) {
            true => causes.iter().flat_map(|cause| &self.possible.moves[*cause as usize]).copied().collect(),
            false => self.possible.moves[last as usize].clone(),
        };
        let mut after = wrong.clone();
        for moved in moved {
            let is_asked = match breaks {
                Breaks::Nobody => true,
                Breaks::NobodyElse(others) => wrong.contains(&moved) || !others.contains(&moved),
            };
            if is_asked && self.is_wrong(moved, causes) {
                after.insert(moved);
            } else {
                after.remove(&moved);
            }
            if left == 0 && !after.is_empty() && after.contains(&moved) {
                return;
            }
        }
        self.deepen(&after, breaks, left, causes, sets);
    }
}
