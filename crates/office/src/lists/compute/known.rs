//! What is known when a list is made: everything up to an entry of the ledger. To see what some acts have done, the same list
//! is computed as if they had not been: they are left aside, and nothing else is otherwise.

use crate::lists::Decided;
use crate::refusal::OfficeError;
use arpad_model::{
    Correction, CorrectionKind, Decision, DecisionKind, EntryId, PersonId, RegisteredTournament, Series, SubmissionId,
    TournamentId,
};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{decisions, reports, tournaments};
use arpad_registry::{Error, Reader, ledger};
use serde::Deserialize;
use std::collections::HashMap;
use std::rc::Rc;

/// Everything up to an entry, but for some acts.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// The entry.
    pub until: EntryId,
    /// What is left aside, in the order of the ledger.
    aside: Rc<[EntryId]>,
}

impl From<EntryId> for Known {
    fn from(until: EntryId) -> Self {
        Known { until, aside: Rc::new([]) }
    }
}

impl Known {
    /// The same without these acts, which stand in the order of the ledger.
    pub(crate) fn without(until: EntryId, aside: &[EntryId]) -> Self {
        Known { until, aside: aside.into() }
    }

    /// Whether an act is left aside.
    pub(super) fn is_aside(&self, entry: EntryId) -> bool {
        self.aside.binary_search(&entry).is_ok()
    }

    /// The corrections, oldest first.
    pub(crate) fn corrections(&self, store: &mut Reader<'_>) -> Result<Vec<Correction>, Error> {
        let mut corrections = decisions::corrections(store, self.until)?;
        corrections.retain(|correction| !self.is_aside(correction.entry));
        Ok(corrections)
    }

    /// Tournaments that were taken out again, and not reported anew since.
    pub(crate) fn withdrawn(&self, store: &mut Reader<'_>) -> Result<Vec<TournamentId>, Error> {
        let mut withdrawn = Vec::new();
        for correction in self.corrections(store)? {
            let Some(about) = correction.tournament else { continue };
            match correction.what {
                CorrectionKind::Withdrawal => withdrawn.push(about),
                CorrectionKind::Report | CorrectionKind::Reinstated => {
                    withdrawn.retain(|tournament| *tournament != about)
                }
                CorrectionKind::Identity
                | CorrectionKind::Result
                | CorrectionKind::Decision
                | CorrectionKind::Appeal => {}
            }
        }
        Ok(withdrawn)
    }

    /// Every decision that holds and that a list of a series may ask about, with what it says: who enters go with how many points
    /// is told in hundreds of them, and chess never asks.
    pub(super) fn decided(&self, store: &mut Reader<'_>, of: Series) -> Result<Vec<(Decision, Decided)>, Error> {
        let is_asked = |kind: DecisionKind| of == Series::Go || !kind.is_of_go_alone();
        let mut all = decisions::known(store, self.until, is_asked)?;
        if !self.aside.is_empty() {
            all.retain(|decision| !self.is_aside(decision.entry));
            for entry in self.aside.iter() {
                // What an act that is left aside has revoked, holds.
                let holds = |decision: &Decision| !self.is_aside(decision.entry) && is_asked(decision.kind);
                all.extend(decisions::overturned_by(store, *entry)?.filter(holds));
            }
            all.sort_by_key(|decision| decision.entry);
        }
        let read = |decision: Decision| {
            let decided = Decided::read(&decision.value)
                .ok_or_else(|| Error::damaged("decision", format!("entry {} cannot be read", decision.entry)))?;
            Ok((decision, decided))
        };
        let mut all: Vec<(Decision, Decided)> = all.into_iter().map(read).collect::<Result<_, Error>>()?;
        for (_, decided) in &mut all {
            if let Decided::Allowed { tournament, game: Some(game), .. } = decided
                && let Some(lines) = game.lines
                && let Some(persons) = self.lines_of(store, *tournament, lines.file)?
            {
                game.seat(lines.file, &persons);
            }
        }
        Ok(all)
    }

    /// Who the lines of a file are since it was accepted, by the last version of the report that was made from it.
    fn lines_of(
        &self,
        store: &mut Reader<'_>,
        tournament: TournamentId,
        file: SubmissionId,
    ) -> Result<Option<Vec<PersonId>>, Error> {
        /// Of an acceptance the room of acts knows the rest.
        #[derive(Deserialize)]
        struct Accepted {
            submission: SubmissionId,
        }
        let mut versions = Vec::new();
        reports::each_version(store, &[tournament], self.until, |_, entry, report| {
            versions.push((entry, report.persons().to_vec()));
            Ok(())
        })?;
        let (mut of, mut found) = (None, None);
        for (entry, persons) in versions.into_iter().filter(|(entry, _)| !self.is_aside(*entry)) {
            let act = ledger::entry(store, entry)?.filter(|entry| entry.act == "accept");
            if let Some(Ok(Accepted { submission })) = act.map(|entry| serde_json::from_str(&entry.body)) {
                of = Some(submission);
            }
            if of == Some(file) {
                found = Some(persons);
            }
        }
        Ok(found)
    }

    /// The last of a report's versions, oldest first, that nothing left aside has brought, or touched before.
    pub(super) fn version<'a>(&self, versions: &'a [(EntryId, Report)]) -> Option<&'a Report> {
        let known = |(entry, _): &&(EntryId, Report)| *entry <= self.until && !self.is_aside(*entry);
        versions.iter().take_while(known).last().map(|(_, report)| report)
    }

    /// Tournaments with their reports, in the order asked for. None where one has no report.
    pub(super) fn events(
        &self,
        store: &mut Reader<'_>,
        asked: &[TournamentId],
    ) -> Result<Vec<Option<(RegisteredTournament, Report)>>, OfficeError> {
        let mut latest: HashMap<TournamentId, Report> = HashMap::with_capacity(asked.len());
        let mut closed: Vec<TournamentId> = Vec::new();
        reports::each_version(store, asked, self.until, |tournament, entry, report| {
            if self.is_aside(entry) {
                closed.push(tournament);
            }
            if !closed.contains(&tournament) {
                latest.insert(tournament, report);
            }
            Ok(())
        })?;
        let registered = tournaments::among(store, asked)?;
        let mut registered: HashMap<TournamentId, RegisteredTournament> =
            registered.into_iter().map(|event| (event.id, event)).collect();
        let found = |tournament: &TournamentId| registered.remove(tournament).zip(latest.remove(tournament));
        Ok(asked.iter().map(found).collect())
    }
}
