//! A line of an accepted report was somebody else.

use crate::acts::answer::remember;
use crate::acts::correction::reaches_back;
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::{submission_of, tournament_of};
use crate::intake::read_report::read_report;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::registered;
use arpad_model::{CorrectionKind, EntryId, PersonId, TournamentId, TournamentState};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::reports;
use arpad_registry::{Writer, blobs};
use serde::{Deserialize, Serialize};

/// Who a line was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReidentifyAct {
    /// The tournament.
    pub tournament: TournamentId,
    /// The line, from 0.
    pub line: u32,
    /// Who it was.
    pub person: PersonId,
}

/// A line of an accepted report was somebody else.
pub fn reidentify(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    line: u32,
    person: PersonId,
) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament)?;
    if !matches!(event.state, TournamentState::Accepted | TournamentState::Rated) {
        let refusal = Refusal::new(code::TOURNAMENT_NOT_ACCEPTED).with("tournament", tournament);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    registered(store, person)?;
    let report = reports::known(store, tournament, EntryId::LAST)?;
    let persons = report.as_ref().map(|report| report.persons()).unwrap_or_default();
    match persons.get(line as usize) {
        None => {
            let refusal = Refusal::new(code::LINE_UNKNOWN).with("line", line + 1);
            return Err(refusal.with("lines", persons.len()).into());
        }
        Some(present) if *present == person => return Err(Refusal::new(code::NOTHING_CHANGES).into()),
        Some(_) if persons.contains(&person) => {
            return Err(Refusal::new(code::PERSON_TWICE).with("person", person).into());
        }
        Some(_) => {}
    }
    enact(store, stamp, &Act::Reidentify(ReidentifyAct { tournament, line, person }))?;
    Ok(())
}

impl Body for ReidentifyAct {
    const NAME: &'static str = "reidentify";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Reidentify);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let event = tournament_of(store, self.tournament)?;
        let person = registered(store, self.person)?.id;
        let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
        let report = reports::known(store, event.id, entry.seq)?;
        let mut report = report.ok_or_else(|| differs("the event has no report"))?;
        let line = report.persons_mut().get_mut(self.line as usize);
        *line.ok_or_else(|| differs("the report has no such line"))? = person;
        reports::put(store, event.id, &report, entry.seq)?;
        if let Some(file) = event.submission {
            let file = submission_of(store, file)?;
            let reported = read_report(&blobs::bytes(store, file.blob)?)?;
            remember(store, entry, &reported, self.line, person)?;
        }
        Ok(reaches_back(store, entry, (event.id, event.list), CorrectionKind::Identity)?)
    }
}
