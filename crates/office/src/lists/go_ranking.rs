//! The ranking list of go after each stop of its line, as closing would leave it now: made anew where something is learnt, as it waits
//! where it is closed, as it is published elsewhere.

use super::compute;
use super::draft::go_draft;
use super::go_line::{Line, Stop};
use crate::refusal::OfficeError;
use arpad_model::{ListRow, PersonId, Series, TournamentState};
use arpad_registry::tables::{list_rows, tournaments};
use arpad_registry::{Reader, ledger};
use std::collections::{BTreeMap, BTreeSet};

/// Who stands where.
pub(crate) type Points = BTreeMap<PersonId, i32>;

/// The line from a stop on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rankings {
    after: BTreeMap<Stop, Points>,
    /// The stops that have a list already.
    listed: BTreeSet<Stop>,
}

/// The first stop that is not published as it is known now; none where all are.
pub(crate) fn unsettled(store: &mut Reader<'_>) -> Result<Option<Stop>, OfficeError> {
    let known = ledger::head(store)?.0.next();
    let due = tournaments::in_state(store, Series::Go, TournamentState::Accepted)?;
    let line = Line::read(store, known, &due)?;
    let open = line.first_open(store, known)?;
    Ok(open.into_iter().chain(line.first_waiting()).min())
}

/// Makes them from a stop on; without one from the first.
pub(crate) fn rankings(store: &mut Reader<'_>, from: Option<Stop>) -> Result<Rankings, OfficeError> {
    let known = ledger::head(store)?.0.next();
    let (mut made, line) = match go_draft(store, compute::make) {
        Ok((draft, line)) => (line.placed(draft), line),
        // Closing would make nothing.
        Err(OfficeError::Refused(_)) => (BTreeMap::new(), Line::read(store, known, &[])?),
        Err(other) => return Err(other),
    };
    let mut rankings = Rankings::default();
    // What the first of them starts from is the one before it.
    let first = from.and_then(|from| line.last_before(from)).or(from);
    for (stop, list) in line.lists_from(first) {
        let rows = match (made.remove(&stop), list) {
            (Some(made), _) => made.rows,
            (None, Some(list)) => list_rows::of(store, list)?,
            (None, None) => continue,
        };
        let points = |row: ListRow| Some((row.person, row.rating?));
        rankings.after.insert(stop, rows.into_iter().filter_map(points).collect());
        rankings.listed.extend(list.map(|_| stop));
    }
    Ok(rankings)
}

impl Rankings {
    /// The ranking list that holds after a stop: that of another, where this line has none.
    fn at(&self, stop: Stop) -> Option<&Points> {
        self.after.range(..=stop).next_back().map(|(_, points)| points)
    }

    /// Every stop of either line with who stands otherwise after it, and his points in both; the last stop first.
    pub(crate) fn beside(&self, other: &Rankings) -> Vec<(Stop, Differences)> {
        let stops: BTreeSet<Stop> = self.after.keys().chain(other.after.keys()).copied().collect();
        let none = Points::new();
        let mut all = Vec::new();
        for stop in stops.into_iter().rev() {
            let (one, two) = (self.at(stop).unwrap_or(&none), other.at(stop).unwrap_or(&none));
            let persons: BTreeSet<PersonId> = one.keys().chain(two.keys()).copied().collect();
            let both = |person: PersonId| (person, one.get(&person).copied(), two.get(&person).copied());
            let differing: Differences =
                persons.into_iter().map(both).filter(|(_, before, after)| before != after).collect();
            if !differing.is_empty() {
                all.push((stop, differing));
            }
        }
        all
    }

    /// Whether a list was made for a stop already.
    pub(crate) fn has_list(&self, stop: Stop) -> bool {
        self.listed.contains(&stop)
    }
}

/// Who has other points, those in the one line and in the other.
pub(crate) type Differences = Vec<(PersonId, Option<i32>, Option<i32>)>;
