//! What is known of a go tournament beside its games, and the multiplier that follows from it.

use crate::acts::desk::OfficeError;
use crate::lists::compute::reported;
use arpad_model::{GoFacts, RegisteredTournament, Series};
use arpad_registry::Reader;

/// A go tournament as the law meets it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoEvent {
    /// What the report says, and what was stated since; of an announced event what was announced.
    pub facts: GoFacts,
    /// The multiplier the tables give; none where they leave it unclear, or nothing was reported.
    pub clear: Option<u32>,
    /// The committee's multiplier.
    pub decided: Option<u32>,
}

/// Of an event; none where it is none of go.
pub fn go_event(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<Option<GoEvent>, OfficeError> {
    if event.series != Series::Go {
        return Ok(None);
    }
    let Some(reported) = reported(store, event.id)? else {
        return Ok(Some(GoEvent { facts: event.facts.go.clone(), ..GoEvent::default() }));
    };
    let met = reported.tournament;
    let facts = GoFacts {
        time: met.time,
        board: Some(met.board),
        even: met.even,
        importance: Some(met.importance).filter(|kinds| !kinds.is_empty()),
        international: met.international,
    };
    Ok(Some(GoEvent { facts, clear: reported.clear, decided: met.multiplier }))
}
