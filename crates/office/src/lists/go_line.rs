//! The line of go: tournaments in the order of their ends and, before those of its day, each day on which the committee
//! decided about players. A list is made after each; what is learnt later moves every list from its place on.

use crate::intake::events::tournament_of;
use crate::lists::compute::{self, Made, People, Shelf, governing};
use crate::lists::coverage::Coverages;
use crate::lists::draft::Draft;
use crate::lists::reading::{self, Reading};
use crate::lists::{ClosedList, Decided};
use crate::refusal::OfficeError;
use arpad_model::{
    Coverage, Decision, DecisionKind, EntryId, List, ListId, PersonId, RegisteredTournament, Series, TournamentId,
};
use arpad_registry::tables::{decisions, lists};
use arpad_registry::{Error, Reader};
use arpad_rules::calendar::{Calendar, RatingSystem};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// A place in the line. Decisions of a day come before the tournaments that end on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Stop {
    /// The day.
    pub day: Date,
    /// The tournament that ended on it: its first day and number. None = the committee's decisions.
    event: Option<(Date, TournamentId)>,
}

impl Stop {
    /// That of a tournament.
    pub(crate) fn of(event: &RegisteredTournament) -> Self {
        Stop { day: event.ends, event: Some((event.starts, event.id)) }
    }

    /// That of a tournament whose list is of a day: its last one may be another by now.
    pub(crate) fn on(day: Date, event: &RegisteredTournament) -> Self {
        Stop { day, ..Stop::of(event) }
    }

    /// That of the decisions of a day; nothing of the day comes before it.
    pub(crate) fn decisions(day: Date) -> Self {
        Stop { day, event: None }
    }
}

/// Everything that has a list or is to have one.
pub(crate) struct Line {
    pub(super) stops: BTreeMap<Stop, Standing>,
    pub(super) reading: Reading,
}

/// What stands at a stop.
pub(super) struct Standing {
    /// The tournament; none at a day of decisions.
    pub event: Option<RegisteredTournament>,
    /// The newest list made for it.
    pub newest: Option<List>,
}

impl Line {
    /// The line as known when an entry is made, with tournaments that have no list yet.
    pub(crate) fn read(
        store: &mut Reader<'_>,
        known: EntryId,
        new: &[RegisteredTournament],
    ) -> Result<Self, OfficeError> {
        let shelf = Shelf::read(store, Series::Go, known)?;
        let withdrawn = compute::withdrawn(store, known)?;
        let reading = reading::of(store)?;
        let mut stops: BTreeMap<Stop, Standing> = BTreeMap::new();
        for list in newest(shelf.lists()) {
            let event = list.tournament.map(|event| tournament_of(store, event)).transpose()?;
            let stop = event.as_ref().map_or(Stop::decisions(list.day), Stop::of);
            stops.insert(stop, Standing { event, newest: Some(list.clone()) });
        }
        for event in new.iter().filter(|event| !withdrawn.contains(&event.id)) {
            stops.entry(Stop::of(event)).or_insert(Standing { event: Some(event.clone()), newest: None });
        }
        if reading == Reading::Second {
            for day in decided_days(store, known)? {
                stops.entry(Stop::decisions(day)).or_insert(Standing { event: None, newest: None });
            }
        }
        Ok(Line { stops, reading })
    }

    /// The lists to be made from a stop on: a revision where there is one already.
    pub(crate) fn specs(&self, store: &mut Reader<'_>, from: Stop) -> Result<Vec<ClosedList>, Error> {
        let mut base = self.stops.range(..from).filter_map(|(_, one)| Some(one.newest.as_ref()?.id)).next_back();
        let mut next = lists::next(store)?;
        let calendar = Calendar::default();
        let leaves_out = compute::leaves_out(store, Series::Go, EntryId::LAST)?;
        let mut specs = Vec::new();
        for (stop, standing) in self.stops.range(from..) {
            let governs = standing.event.as_ref().map_or_else(|| governing(stop.day), |event| event.starts);
            let edition = calendar.edition_on(RatingSystem::Mgsz, governs).map_or("", |edition| edition.0);
            specs.push(ClosedList {
                list: next,
                series: Series::Go,
                day: stop.day,
                revision: standing.newest.as_ref().map_or(0, |list| list.revision + 1),
                edition: edition.to_owned(),
                base,
                tournaments: standing.event.iter().map(|event| event.id).collect(),
                instead_of: None,
                as_stored: false,
                titles_of: None,
                off: leaves_out.then(String::new),
                whole: false,
                ends: false,
                decided_games: false,
                second_reading: self.reading == Reading::Second,
                players: 0,
                sha256: String::new(),
            });
            base = Some(next);
            next = ListId(next.0 + 1);
        }
        Ok(specs)
    }

    /// The newest list of what a list is to be made for.
    pub(crate) fn before(&self, spec: &ClosedList) -> Option<&List> {
        let is_for = |one: &&Standing| match spec.tournaments.first() {
            Some(event) => one.event.as_ref().is_some_and(|known| known.id == *event),
            None => one.event.is_none() && one.newest.as_ref().is_some_and(|list| list.day == spec.day),
        };
        self.stops.values().find(is_for)?.newest.as_ref()
    }

    /// The newest list of the last stop that has one: the ranking list.
    pub(crate) fn last_list(&self) -> Option<ListId> {
        self.stops.values().rev().find_map(|one| Some(one.newest.as_ref()?.id))
    }

    /// The first stop whose newest list waits to be published.
    pub(crate) fn first_waiting(&self) -> Option<Stop> {
        let waits = |one: &Standing| one.newest.as_ref().is_some_and(|list| list.published.is_none());
        self.stops.iter().find(|(_, one)| waits(one)).map(|(stop, _)| *stop)
    }

    /// The last stop before another.
    pub(crate) fn last_before(&self, stop: Stop) -> Option<Stop> {
        self.stops.range(..stop).next_back().map(|(stop, _)| *stop)
    }

    /// The stops from one on, each with its newest list.
    pub(crate) fn lists_from(&self, first: Option<Stop>) -> Vec<(Stop, Option<ListId>)> {
        let stops = self.stops.iter().filter(|(stop, _)| first.is_none_or(|first| **stop >= first));
        stops.map(|(stop, one)| (*stop, one.newest.as_ref().map(|list| list.id))).collect()
    }

    /// The lists of a draft by their stops: it makes every list from one of them to the end.
    pub(crate) fn placed(&self, draft: Draft) -> BTreeMap<Stop, Made> {
        let before = self.stops.len().saturating_sub(draft.made.len());
        self.stops.keys().skip(before).copied().zip(draft.made).collect()
    }

    /// The first stop of all.
    pub(crate) fn first(&self) -> Option<Stop> {
        self.stops.keys().next().copied()
    }
}

/// The newest revision of every go list.
pub(crate) fn newest(all: &[List]) -> Vec<&List> {
    let mut newest: BTreeMap<_, &List> = BTreeMap::new();
    for list in all {
        let place = newest.entry(list.place()).or_insert(list);
        if list.revision > place.revision {
            *place = list;
        }
    }
    newest.into_values().collect()
}

/// The days on which the committee decided something about a player of the system that holds.
fn decided_days(store: &mut Reader<'_>, known: EntryId) -> Result<Vec<Date>, Error> {
    let (coverages, people) = (Coverages::read(store, known)?, People::numbers(store)?);
    let mut days = Vec::new();
    for decision in decisions::of_kind(store, DecisionKind::Indicators, known)? {
        let Some(person) = indicators_of(&decision) else { continue };
        let person = people.standing_for(person);
        if coverages.on(&people, person, decision.day) != Some(Coverage::Outside) {
            days.push(decision.day);
        }
    }
    days.sort_unstable();
    days.dedup();
    Ok(days)
}

/// Whose go indicators a decision is about.
pub(super) fn indicators_of(decision: &Decision) -> Option<PersonId> {
    match Decided::read(&decision.value) {
        Some(Decided::Indicators { series: Series::Go, person, .. }) => Some(person),
        _ => None,
    }
}
