//! A line of an accepted report was somebody else.

use crate::acts::answer::remember;
use crate::acts::correction::{reaches_back, with_reason};
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::{submission_of, tournament_of};
use crate::intake::evidence::Evidence;
use crate::intake::read_report::{Unidentified, read_report};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::registered;
use arpad_model::{CorrectionKind, EntryId, PersonId, RegisteredTournament, TournamentId, TournamentState};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::reports;
use arpad_registry::{Reader, Writer, blobs};
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
    /// What the line says beside its name; the correction is remembered for this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Evidence>,
}

/// A line of an accepted report was somebody else.
pub fn reidentify(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    line: u32,
    person: PersonId,
) -> Result<(), OfficeError> {
    let event = accepted(store, tournament)?;
    registered(store, person)?;
    let report = reports::known(store, tournament, EntryId::LAST)?;
    let persons = report.as_ref().map(|report| report.persons()).unwrap_or_default();
    match persons.get(line as usize) {
        None => {
            let refusal = Refusal::new(code::LINE_UNKNOWN).with("line", line + 1);
            return Err(refusal.with("lines", persons.len()).into());
        }
        Some(present) if *present == person => return Err(Refusal::new(code::NOTHING_CHANGES).into()),
        Some(_) => {}
    }
    if let Some(other) = persons.iter().position(|one| *one == person) {
        let refusal = Refusal::new(code::PERSON_TWICE).with("person", person).with("tournament", tournament);
        return Err(refusal.with("line", line + 1).with("other", other + 1).into());
    }
    with_reason(stamp)?;
    let reported = lines_of(store, &event)?;
    let evidence = reported.and_then(|reported| reported.players.get(line as usize).map(Evidence::of));
    enact(store, stamp, &Act::Reidentify(ReidentifyAct { tournament, line, person, evidence }))?;
    Ok(())
}

/// A tournament whose report is accepted.
pub(super) fn accepted(store: &mut Reader<'_>, tournament: TournamentId) -> Result<RegisteredTournament, OfficeError> {
    let event = tournament_of(store, tournament)?;
    if !matches!(event.state, TournamentState::Accepted | TournamentState::Rated) {
        let refusal = Refusal::new(code::TOURNAMENT_NOT_ACCEPTED).with("tournament", tournament);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    Ok(event)
}

/// The lines of a tournament's report as its file has them.
pub(super) fn lines_of(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
) -> Result<Option<Unidentified>, OfficeError> {
    let Some(file) = event.submission else { return Ok(None) };
    let file = submission_of(store, file)?;
    Ok(Some(read_report(&blobs::bytes(store, file.blob)?)?))
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
        if let Some(reported) = lines_of(store, &event)? {
            remember(store, entry.seq, &reported, (self.line, person), self.evidence.as_ref())?;
        }
        Ok(reaches_back(store, entry, (event.id, event.list), CorrectionKind::Identity)?)
    }
}
