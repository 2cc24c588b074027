//! A closed list that waits to be published, beside what closing it now would make of what is known since.

use crate::lists::draft::Draft;
use crate::refusal::OfficeError;
use arpad_model::{List, ListRow, PersonId, RegisteredTournament, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists, tournaments};
use std::collections::{HashMap, HashSet};

/// What a closed list would be otherwise if it was closed now; empty where nothing would.
#[derive(Clone, Debug, Default)]
pub struct Outdated {
    /// It counts them, and would not.
    pub gone: Vec<RegisteredTournament>,
    /// It would count them, and does not.
    pub new: Vec<RegisteredTournament>,
    /// How many of those looked at stand on it with other numbers.
    pub players: usize,
}

impl Outdated {
    /// The list is still what closing would make.
    pub fn is_empty(&self) -> bool {
        self.gone.is_empty() && self.new.is_empty() && self.players == 0
    }

    /// What it is called that has changed.
    pub fn names(events: &[RegisteredTournament]) -> String {
        match events {
            [] => "–".to_owned(),
            some => some.iter().map(|event| event.name.as_str()).collect::<Vec<_>>().join(", "),
        }
    }
}

/// Compares a closed list of a chess month with what closing it now would make for those who play, and of whom something was decided.
pub(crate) fn since_closed(store: &mut Reader<'_>, list: &List, draft: &Draft) -> Result<Outdated, OfficeError> {
    let (Some(spec), Some(made)) = (draft.specs.last(), draft.made.last()) else { return Ok(Outdated::default()) };
    let counted = lists::tournaments(store, list.id)?;
    let missing = |of: &[TournamentId], from: &[TournamentId]| -> Vec<TournamentId> {
        let from: HashSet<&TournamentId> = from.iter().collect();
        of.iter().copied().filter(|one| !from.contains(one)).collect()
    };
    let gone = tournaments::among(store, &missing(&counted, &spec.tournaments))?;
    let new = tournaments::among(store, &missing(&spec.tournaments, &counted))?;
    let persons: Vec<PersonId> = made.rows.iter().chain(&made.off).map(|row| row.person).collect();
    let stands = list_rows::among(store, list.id, &persons)?;
    let numbers = |row: &ListRow| (row.rating, row.k, row.games, row.period_games, row.change);
    let would: HashMap<PersonId, _> = made.rows.iter().map(|row| (row.person, numbers(row))).collect();
    let is: HashMap<PersonId, _> = stands.iter().map(|row| (row.person, numbers(row))).collect();
    let players = persons.iter().filter(|person| is.get(person) != would.get(person)).count();
    Ok(Outdated { gone, new, players })
}
