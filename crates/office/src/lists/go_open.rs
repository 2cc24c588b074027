//! From where on the line of go is not as it is known now: a tournament has no list yet, a decision has none, or a list was
//! closed before something was learnt that may move it.

use super::coverage::Coverages;
use super::go_line::{Line, Standing, Stop, indicators_of};
use super::reading::Reading;
use crate::lists::Decided;
use crate::lists::compute::People;
use crate::refusal::OfficeError;
use arpad_model::{Coverage, Covered, Decision, DecisionKind, EntryId, ListId, PersonId, TournamentId};
use arpad_registry::tables::{decisions, list_rows, reports};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use serde::Deserialize;
use std::collections::BTreeSet;

impl Line {
    /// The first stop from which on lists have to be made; none where all of them know everything.
    pub(crate) fn first_open(&self, store: &mut Reader<'_>, known: EntryId) -> Result<Option<Stop>, OfficeError> {
        let unmade = self.stops.iter().filter(|(_, one)| one.newest.is_none()).map(|(stop, _)| *stop);
        let mut open: Vec<Stop> = unmade.collect();
        // Registers of before make anew what was corrected when they are asked to.
        if self.reading == Reading::Second {
            self.corrected(store, known, &mut open)?;
            self.decided(store, known, &mut open)?;
            self.merged(store, &mut open)?;
        }
        Ok(open.into_iter().min())
    }

    /// Reports that were corrected, withdrawn or decided about since.
    fn corrected(&self, store: &mut Reader<'_>, known: EntryId, open: &mut Vec<Stop>) -> Result<(), OfficeError> {
        for correction in decisions::corrections(store, known)? {
            let is_it = |one: &Standing| one.event.as_ref().map(|event| event.id) == correction.tournament;
            for (stop, list) in self.closed_before(correction.entry).filter(|(_, one)| is_it(one)) {
                // Its days may have been others then.
                let then = list.newest.as_ref().map_or(stop.day, |list| list.day);
                open.push((*stop).min(Stop::decisions(then)));
            }
        }
        Ok(())
    }

    /// What the committee and the manager decided about players and parameters, and who belongs to the system.
    fn decided(&self, store: &mut Reader<'_>, known: EntryId, open: &mut Vec<Stop>) -> Result<(), OfficeError> {
        let (coverages, people) = (Coverages::read(store, known)?, People::numbers(store)?);
        for decision in decisions::ever_of_kind(store, DecisionKind::Indicators, known)? {
            let Some(person) = indicators_of(&decision).map(|person| people.standing_for(person)) else { continue };
            let since = last_word(&decision);
            let is_day = |stop: &Stop| *stop == Stop::decisions(decision.day);
            open.extend(self.closed_before(since).map(|(stop, _)| *stop).filter(is_day));
            // Points of somebody outside the system serve whoever meets him.
            if coverages.on(&people, person, decision.day) == Some(Coverage::Outside) {
                self.played_by(store, &people, (person, since), decision.day, open)?;
            }
        }
        for decision in decisions::ever_of_kind(store, DecisionKind::Initial, known)? {
            if let Some(person) = decision.person {
                self.played_by(store, &people, (person, last_word(&decision)), Date::MIN, open)?;
            }
        }
        for decision in decisions::ever_of_kind(store, DecisionKind::Parameter, known)? {
            let from = |one: &Standing| one.event.as_ref().is_some_and(|event| event.starts >= decision.day);
            let later = self.closed_before(last_word(&decision)).filter(|(_, one)| from(one));
            open.extend(later.map(|(stop, _)| *stop));
        }
        // What a report says of those who enter with it moves nothing of before.
        let said = decisions::ever_of_kind(store, DecisionKind::Coverage, known)?.into_iter();
        for decision in said.filter(|decision| decision.person.is_some()) {
            let Some(Decided::Coverage { covered }) = Decided::read(&decision.value) else { continue };
            let first = covered.iter().map(|one| one.since.unwrap_or(Date::MIN)).min().unwrap_or(Date::MIN);
            let since = last_word(&decision);
            let later = |(stop, _): &(&Stop, &Standing)| stop.day >= first;
            // Who left and is back comes to lists on which he neither stands nor played.
            let leaves = |one: &Covered| one.letter == Coverage::Outside && one.since.is_some();
            if covered.iter().any(|one| leaves(one) || coverages.left().any(|left| left == one.person)) {
                open.extend(self.closed_before(since).filter(later).map(|(stop, _)| *stop));
                continue;
            }
            for one in &covered {
                self.played_by(store, &people, (one.person, since), first, open)?;
                self.stands(store, &people, (one.person, since), first, open)?;
            }
        }
        Ok(())
    }

    /// Numbers that were found to be one person, or two after all.
    fn merged(&self, store: &mut Reader<'_>, open: &mut Vec<Stop>) -> Result<(), OfficeError> {
        /// What either act says; the room of acts knows the rest.
        #[derive(Deserialize)]
        struct Numbers {
            keep: Option<PersonId>,
            drop: Option<PersonId>,
            person: Option<PersonId>,
        }
        let people = People::numbers(store)?;
        for kind in ["merge", "unmerge"] {
            for entry in ledger::of_kind(store, kind)? {
                let Ok(Numbers { keep, drop, person }) = serde_json::from_str(&entry.body) else { continue };
                for person in [keep, drop, person].into_iter().flatten() {
                    self.played_by(store, &people, (person, entry.seq), Date::MIN, open)?;
                    for decision in decisions::ever_of_kind(store, DecisionKind::Indicators, entry.seq)? {
                        if indicators_of(&decision) == Some(person) {
                            let is_day = |stop: &Stop| *stop == Stop::decisions(decision.day);
                            open.extend(self.closed_before(entry.seq).map(|(stop, _)| *stop).filter(is_day));
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The tournaments somebody played in from a day on, under any number, whose lists were closed before an entry.
    fn played_by(
        &self,
        store: &mut Reader<'_>,
        people: &People,
        (person, since): (PersonId, EntryId),
        from: Date,
        open: &mut Vec<Stop>,
    ) -> Result<(), OfficeError> {
        if self.closed_before(since).next().is_none() {
            return Ok(());
        }
        let standing = people.standing_for(person);
        let mut played: BTreeSet<TournamentId> = BTreeSet::new();
        for number in [person, standing].into_iter().chain(people.others_of(standing)) {
            played.extend(reports::tournaments_of(store, number)?);
        }
        let is_his = |one: &Standing| one.event.as_ref().is_some_and(|event| played.contains(&event.id));
        let his = self.closed_before(since).filter(|(stop, one)| stop.day >= from && is_his(one));
        open.extend(his.map(|(stop, _)| *stop));
        Ok(())
    }

    /// The lists from a day on that have somebody, under any number, and were closed before an entry.
    fn stands(
        &self,
        store: &mut Reader<'_>,
        people: &People,
        (person, since): (PersonId, EntryId),
        from: Date,
        open: &mut Vec<Stop>,
    ) -> Result<(), OfficeError> {
        let closed = self.closed_before(since).filter(|(stop, _)| stop.day >= from);
        let lists: Vec<(Stop, ListId)> =
            closed.filter_map(|(stop, one)| Some((*stop, one.newest.as_ref()?.id))).collect();
        let numbers: Vec<ListId> = lists.iter().map(|(_, list)| *list).collect();
        let standing = people.standing_for(person);
        for number in [person, standing].into_iter().chain(people.others_of(standing)) {
            let on = list_rows::on_lists(store, number, &numbers)?;
            open.extend(lists.iter().filter(|(_, list)| on.contains_key(list)).map(|(stop, _)| *stop));
        }
        Ok(())
    }

    fn closed_before(&self, entry: EntryId) -> impl Iterator<Item = (&Stop, &Standing)> {
        let is_before = move |one: &Standing| one.newest.as_ref().is_some_and(|list| list.closed < entry);
        self.stops.iter().filter(move |(_, one)| is_before(one))
    }
}

/// The entry since which a decision holds, or holds no more.
fn last_word(decision: &Decision) -> EntryId {
    decision.revoked.unwrap_or(decision.entry).max(decision.entry)
}
