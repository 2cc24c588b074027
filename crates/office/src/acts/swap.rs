//! Two lines of an accepted report stand under each other's name.

use crate::acts::answer::remember;
use crate::acts::correction::{reaches_back, with_reason};
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::reidentify::{accepted, lines_of};
use crate::acts::{Act, Kind};
use crate::intake::events::tournament_of;
use crate::intake::evidence::Evidence;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{CorrectionKind, EntryId, PersonId, TournamentId};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::reports;
use serde::{Deserialize, Serialize};

/// Which two lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwapAct {
    /// The tournament.
    pub tournament: TournamentId,
    /// One line, from 0.
    pub line: u32,
    /// The other.
    pub other: u32,
    /// Who stands on the first line from now on, and what it says beside the name.
    pub person: PersonId,
    /// What the first line says beside its name.
    pub evidence: Evidence,
    /// Who stands on the second line from now on.
    pub other_person: PersonId,
    /// What the second line says beside its name.
    pub other_evidence: Evidence,
}

/// The players of two lines of an accepted report change places. Says who stands on them now.
pub fn swap(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    [line, other]: [u32; 2],
) -> Result<[PersonId; 2], OfficeError> {
    let event = accepted(store, tournament)?;
    let report = reports::known(store, tournament, EntryId::LAST)?;
    let persons = report.as_ref().map(|report| report.persons()).unwrap_or_default();
    let on = |line: u32| {
        let unknown = || Refusal::new(code::LINE_UNKNOWN).with("line", line + 1).with("lines", persons.len());
        persons.get(line as usize).copied().ok_or_else(unknown)
    };
    let (other_person, person) = (on(line)?, on(other)?);
    if person == other_person {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    with_reason(stamp)?;
    let reported = lines_of(store, &event)?;
    let evidence = |line: u32| {
        let sought = reported.as_ref().and_then(|reported| reported.players.get(line as usize));
        sought.map(Evidence::of).unwrap_or_default()
    };
    let (evidence, other_evidence) = (evidence(line), evidence(other));
    let act = SwapAct { tournament, line, other, person, evidence, other_person, other_evidence };
    enact(store, stamp, &Act::Swap(act))?;
    Ok([person, other_person])
}

impl Body for SwapAct {
    const NAME: &'static str = "swap";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Swap);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let event = tournament_of(store, self.tournament)?;
        let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
        let report = reports::known(store, event.id, entry.seq)?;
        let mut report = report.ok_or_else(|| differs("the event has no report"))?;
        let lines = [(self.line, self.person, &self.evidence), (self.other, self.other_person, &self.other_evidence)];
        for (line, person, _) in lines {
            let place = report.persons_mut().get_mut(line as usize);
            *place.ok_or_else(|| differs("the report has no such line"))? = person;
        }
        reports::put(store, event.id, &report, entry.seq)?;
        if let Some(reported) = lines_of(store, &event)? {
            for (line, person, evidence) in lines {
                remember(store, entry.seq, &reported, (line, person), Some(evidence))?;
            }
        }
        Ok(reaches_back(store, entry, (event.id, event.list), CorrectionKind::Identity)?)
    }
}
