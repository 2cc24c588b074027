//! Two numbers that were merged are two persons after all.

use crate::acts::correction::with_reason;
use crate::acts::cover::settle_strangers;
use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::merge::{first_counted, played_by_another};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{Warning, registered, settle_withheld};
use arpad_model::{PersonId, TournamentId};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{persons, reports};
use arpad_registry::{Reader, Writer};
use serde::{Deserialize, Serialize};

/// A merge that is taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnmergeAct {
    /// The number that stands for itself again.
    pub person: PersonId,
    /// What it has played reaches back in every tempo; in acts of before, in one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub every_tempo: bool,
}

/// They are two after all.
pub fn unmerge(store: &mut Writer<'_>, stamp: &Stamp, person: PersonId) -> Result<Vec<Warning>, OfficeError> {
    let merged = registered(store, person)?;
    let was_withheld = merged.withheld;
    let Some(kept) = merged.merged_into else {
        return Err(Refusal::new(code::NOT_MERGED).with("person", person).into());
    };
    if first_counted(store, person)?.is_some() {
        with_reason(stamp)?;
    }
    enact(store, stamp, &Act::Unmerge(UnmergeAct { person, every_tempo: true }))?;
    let together = accepted_together(store, person, kept)?;
    // What was asked under one number holds for that number alone again.
    let mut warnings = Vec::new();
    for one in if was_withheld { vec![person, kept] } else { Vec::new() } {
        let code = if registered(store, one)?.withheld { "unmerge-hides" } else { "unmerge-shows" };
        warnings.push(Warning::new(code).with("person", one));
    }
    if !together.is_empty() {
        let told: Vec<String> = together.iter().take(TOLD).map(|event| event.to_string()).collect();
        let more = if together.len() > TOLD { ", …" } else { "" };
        let warning = Warning::new("unmerge-stays").with("person", kept).with("other", person);
        warnings.push(warning.with("events", format!("{}{more}", told.join(", ")).as_str()));
    }
    Ok(warnings)
}

/// So many events are named.
const TOLD: usize = 8;

/// Events that came while the two were one: their lines stand with the number that was kept, whoever played.
fn accepted_together(
    store: &mut Reader<'_>,
    person: PersonId,
    kept: PersonId,
) -> Result<Vec<TournamentId>, OfficeError> {
    let mut merged = None;
    for entry in ledger::of_kind(store, Kind::Merge.as_str())? {
        if matches!(act_of(&entry)?, Act::Merge(act) if act.drop == person) {
            merged = Some(entry.seq);
        }
    }
    let Some(merged) = merged else { return Ok(Vec::new()) };
    let mut together = Vec::new();
    for event in reports::tournaments_of(store, kept)? {
        if reports::entries(store, event)?.first().is_some_and(|first| *first > merged) {
            together.push(event);
        }
    }
    together.sort_unstable();
    Ok(together)
}

impl Body for UnmergeAct {
    const NAME: &'static str = "unmerge";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Merge);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut own = registered(store, self.person)?;
        let kept = own.merged_into.take();
        persons::update(store, &own, entry.seq)?;
        played_by_another(store, entry, self.person)?;
        settle_strangers(store, &[Some(self.person), kept].into_iter().flatten().collect::<Vec<_>>())?;
        // Each goes by what was asked under its own numbers.
        settle_withheld(store, self.person)?;
        Ok(kept.map_or(Ok(()), |kept| settle_withheld(store, kept))?)
    }
}
