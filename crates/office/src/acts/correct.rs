//! Mistakes found later. Nothing is edited: a correction is a new entry, and its effect enters the next list, or every list
//! from there on as a revision ([`crate::lists::replay`]).

use crate::acts::Act;
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::{registered, tournament_of};
use arpad_model::{EntryId, PersonId, TournamentId, TournamentState};
use arpad_registry::Writer;
use arpad_registry::tables::reports;

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
        let refusal = Refusal::new("tournament-not-accepted").with("tournament", tournament);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    registered(store, person)?;
    let report = reports::known(store, tournament, EntryId::LAST)?;
    let persons = report.as_ref().map(|report| report.persons()).unwrap_or_default();
    match persons.get(line as usize) {
        None => {
            let refusal = Refusal::new("line-unknown").with("line", line + 1);
            return Err(refusal.with("lines", persons.len()).into());
        }
        Some(present) if *present == person => return Err(Refusal::new("nothing-changes").into()),
        Some(_) if persons.contains(&person) => {
            return Err(Refusal::new("person-twice").with("person", person).into());
        }
        Some(_) => {}
    }
    enact(store, stamp, &Act::Reidentify { tournament, line, person })?;
    Ok(())
}

/// An accepted report is taken out again.
pub fn withdraw(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    because: &str,
) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament)?;
    if matches!(event.state, TournamentState::Withdrawn) {
        let refusal = Refusal::new("tournament-not-accepted").with("tournament", tournament);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    enact(store, stamp, &Act::Withdraw { tournament, because: because.to_owned() })?;
    Ok(())
}
