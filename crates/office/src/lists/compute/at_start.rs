//! What the list in force at the start of each event says of its players: their ratings, and what their K depended on.

use super::shelf::Ratings;
use super::{Events, From, Shelf, is_fide};
use arpad_model::{List, ListRow, PersonId, Rating, StandingThen};
use arpad_registry::Error;
use arpad_registry::Reader;
use jiff::civil::Date;
use std::collections::HashMap;

/// The list in force at the start of an event, where it is not the base.
pub(crate) struct AtStart {
    /// Ratings on it.
    pub ratings: Ratings,
    /// What K depended on.
    standings: HashMap<PersonId, StandingThen>,
}

impl AtStart {
    /// A person's standing, under the number he stands for or the one that was reported.
    pub(super) fn standing(&self, standing: PersonId, reported: PersonId) -> Option<StandingThen> {
        self.standings.get(&standing).or_else(|| self.standings.get(&reported)).copied()
    }
}

/// What held at the start of each event; none = what the base says. Before the first list of all there is none in force:
/// made anew, that list must not meet the ratings it has itself given.
pub(super) fn at_start(
    store: &mut Reader<'_>,
    shelf: &mut Shelf,
    day: Date,
    from: &From<'_>,
    events: &Events,
) -> Result<Vec<Option<AtStart>>, Error> {
    let mut at_start = Vec::with_capacity(events.len());
    for (event, report) in events {
        let in_force = shelf.in_force(event.starts).filter(|list| list.day < day).cloned();
        at_start.push(match in_force {
            Some(list) if from.list.is_some_and(|base| base.id == list.id) => None,
            Some(list) => Some(AtStart {
                ratings: shelf.ratings(store, list.id, event.starts)?,
                standings: standings(store, shelf, &list, report.persons())?,
            }),
            None => None,
        });
    }
    Ok(at_start)
}

fn standings(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    list: &List,
    persons: &[PersonId],
) -> Result<HashMap<PersonId, StandingThen>, Error> {
    let is_fide = is_fide(Some(list));
    let standing = |row: &ListRow| {
        let rating = |points: Option<i32>| points.and_then(|points| Rating::new(points.into()));
        let k = row.k.filter(|_| is_fide && row.rating.is_some());
        (row.person, StandingThen { rating: rating(row.rating), games: row.games, peak: rating(row.peak), k })
    };
    Ok(shelf.standing(store, list.id, persons)?.iter().map(standing).collect())
}
