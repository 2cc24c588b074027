//! Where tournaments stand on their way to a list, for whoever asks: announced, waiting, rated, turned away.

use crate::acts::desk::OfficeError;
use crate::lists::compute::{Shelf, first_list};
use crate::views::public::is_public;
use arpad_model::{EntryId, List, ListId, RegisteredTournament, Series, Submission, Tempo, TournamentState};
use arpad_registry::Reader;
use arpad_registry::tables::lists;
use arpad_registry::tables::sought;
pub use arpad_registry::tables::sought::Sought;
use arpad_registry::tables::tournaments;
use jiff::civil::Date;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// A tournament and its list.
#[derive(Clone, Debug)]
pub struct Whereabouts {
    /// The tournament.
    pub event: RegisteredTournament,
    /// The published list it is rated in.
    pub list: Option<List>,
    /// The list it will be in, as far as its date can be told: in go a list follows each closing, on no fixed day.
    pub expected: Option<Date>,
}

/// An answer to somebody who looks for tournaments.
#[derive(Clone, Debug)]
pub struct Looked {
    /// The tournaments, the last to end first.
    pub found: Vec<Whereabouts>,
    /// Where to look on.
    pub next: Option<(Date, arpad_model::TournamentId)>,
}

/// Looks for tournaments.
pub fn look(store: &mut Reader<'_>, sought: &Sought, most: u32) -> Result<Looked, OfficeError> {
    let found = sought::tournaments(store, sought, most)?;
    Ok(Looked { found: whereabouts(store, found.events)?, next: found.next })
}

/// Files of a name, each with its tournament, where it was read as one.
#[derive(Clone, Debug, Default)]
pub struct LookedFiles {
    /// The files, the newest first.
    pub files: Vec<(Submission, Option<Whereabouts>)>,
    /// How many of the newest files were looked through, where a limit cut something off.
    pub looked_through: Option<u32>,
}

/// Looks for the files of this name.
pub fn look_for_file(store: &mut Reader<'_>, name: &str, most: u32) -> Result<LookedFiles, OfficeError> {
    let sought = sought::files(store, name, most)?;
    let mut files = Vec::new();
    for file in sought.files {
        let event = match file.tournament {
            Some(tournament) => tournaments::get(store, tournament)?,
            None => None,
        };
        let stands = whereabouts(store, event.into_iter().collect())?.pop();
        files.push((file, stands));
    }
    Ok(LookedFiles { files, looked_through: sought.looked_through })
}

/// Where these tournaments stand.
pub fn whereabouts(store: &mut Reader<'_>, events: Vec<RegisteredTournament>) -> Result<Vec<Whereabouts>, OfficeError> {
    let mut known: HashMap<ListId, Option<List>> = HashMap::new();
    let mut shelves: HashMap<Tempo, Shelf> = HashMap::new();
    let mut all = Vec::with_capacity(events.len());
    for mut event in events {
        let list = match event.list.filter(|_| event.state == TournamentState::Rated) {
            Some(id) if known.contains_key(&id) => known[&id].clone(),
            Some(id) => {
                let list = lists::get(store, id)?;
                known.insert(id, list.clone());
                list
            }
            None => None,
        };
        // What no list before has rated and a list that is not published yet has rated are the same to the public.
        let expected = match (&list, event.state, event.series) {
            (Some(list), _, Series::Chess(_)) if !is_public(list) => Some(list.day),
            (_, TournamentState::Accepted, Series::Chess(tempo)) => {
                let shelf = match shelves.entry(tempo) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(unknown) => unknown.insert(Shelf::read(store, event.series, EntryId::LAST)?),
                };
                Some(first_list(shelf, tempo, &event, event.ends))
            }
            _ => None,
        };
        if list.as_ref().is_some_and(|list| !is_public(list)) {
            event.state = TournamentState::Accepted;
        }
        all.push(Whereabouts { list: list.filter(is_public), expected, event });
    }
    Ok(all)
}
