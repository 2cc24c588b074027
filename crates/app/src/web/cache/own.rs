//! What is kept of single players: what tournaments brought to them, and their European rating.

use super::{Cache, once};
use arpad_model::{EgdPin, PersonId, TournamentId, TournamentState};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::european::{European, european_list};
use arpad_office::views::person_page::Played;
use arpad_office::views::records;
use arpad_office::views::tournament_changes::{Change, changes_awaited, changes_of};
use arpad_registry::Reader;
use std::collections::HashMap;
use std::sync::Arc;

/// What tournaments brought to one player.
pub(super) type OwnChanges = HashMap<TournamentId, Change>;

/// What a tournament brought to a player.
#[derive(Clone, Copy)]
pub(in crate::web) struct Brought {
    pub change: Change,
    /// The next list would have it.
    pub is_forecast: bool,
}

impl Cache {
    /// What the European go database's list says of the owner of these numbers.
    pub(in crate::web) fn european(
        &self,
        store: &mut Reader<'_>,
        pins: &[EgdPin],
    ) -> Result<Option<European>, OfficeError> {
        if pins.is_empty() {
            return Ok(None);
        }
        let key = records::head(store)?;
        let list = once(&self.european, key, store, |store| Ok(european_list(store)?.map(Arc::new)))?;
        Ok(list.and_then(|list| list.of(pins)))
    }

    /// What these tournaments brought to a player, or would; none where no list counts one.
    pub(in crate::web) fn brought(
        &self,
        store: &mut Reader<'_>,
        person: PersonId,
        played: &[Played],
    ) -> Result<Vec<Option<Brought>>, OfficeError> {
        let head = records::head(store)?;
        let mut all = Vec::with_capacity(played.len());
        for Played { tournament, list } in played {
            let is_forecast = list.is_none();
            let key = (head, list.as_ref().map(|list| list.id), tournament.series, person);
            let changes = match (list, tournament.state) {
                (Some(list), _) => {
                    once(&self.own_changes, key, store, |store| Ok(Arc::new(changes_of(store, list, person)?)))?
                }
                (None, TournamentState::Accepted | TournamentState::Rated) => {
                    once(&self.own_changes, key, store, |store| match self.forecast(store, tournament.series)? {
                        Some(forecast) => Ok(Arc::new(changes_awaited(store, &forecast, person)?)),
                        None => Ok(Arc::default()),
                    })?
                }
                (None, _) => Arc::default(),
            };
            all.push(changes.get(&tournament.id).map(|change| Brought { change: *change, is_forecast }));
        }
        Ok(all)
    }
}
