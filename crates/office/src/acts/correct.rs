//! Mistakes found later. Nothing is edited: a correction is a new entry, and its effect enters the next list, or every list
//! from there on as a revision ([`crate::lists::replay`]).

use crate::acts::Act;
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::{registered, tournament_of};
use arpad_model::{PersonId, TournamentId};
use arpad_registry::Store;
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments::TournamentState;

/// A line of an accepted report was somebody else.
pub fn reidentify(
    store: &mut Store<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    line: u32,
    person: PersonId,
) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament.0)?;
    if !matches!(event.state, TournamentState::Accepted | TournamentState::Rated) {
        let refusal = Refusal::new("tournament-not-accepted").with("tournament", tournament.0);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    registered(store, person.0)?;
    let report = reports::known(store, tournament, i64::MAX)?;
    let persons = report.as_ref().map(|report| report.persons()).unwrap_or_default();
    match persons.get(line as usize) {
        None => {
            let refusal = Refusal::new("line-unknown").with("line", line + 1);
            return Err(refusal.with("lines", persons.len()).into());
        }
        Some(present) if *present == person => return Err(Refusal::new("nothing-changes").into()),
        Some(_) if persons.contains(&person) => {
            return Err(Refusal::new("person-twice").with("person", person.0).into());
        }
        Some(_) => {}
    }
    enact(store, stamp, &Act::Reidentify { tournament: tournament.0, line, person: person.0 })?;
    Ok(())
}

/// An accepted report is taken out again.
pub fn withdraw(
    store: &mut Store<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    because: &str,
) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament.0)?;
    if matches!(event.state, TournamentState::Withdrawn) {
        let refusal = Refusal::new("tournament-not-accepted").with("tournament", tournament.0);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    enact(store, stamp, &Act::Withdraw { tournament: tournament.0, because: because.to_owned() })?;
    Ok(())
}
