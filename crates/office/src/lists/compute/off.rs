//! Whom a list leaves out, as they stand after it. It is said who is listed, not what anybody's rating is (24 10.1): whoever is
//! off a list is met with his rating, plays on, and comes back as he stands.

use super::Shelf;
use crate::lists::closed_list::closing_of;
use arpad_model::{List, ListId, ListRow, PersonId};
use arpad_registry::tables::{list_rows, off_lists};
use arpad_registry::{Error, Reader};

impl Shelf {
    /// Those whom a list leaves out, in the order of persons.
    pub(super) fn off(&self, store: &mut Reader<'_>, list: ListId) -> Result<Vec<ListRow>, Error> {
        let mut off = match self.made_off(list) {
            Some(off) => off.to_vec(),
            None => off_lists::of(store, self.number_of(list))?,
        };
        off.retain(|row| self.scope().has(row.person));
        Ok(off)
    }

    /// Everybody after a list, on it or not, in the order of persons.
    pub(super) fn everybody(&self, store: &mut Reader<'_>, list: ListId) -> Result<Vec<ListRow>, Error> {
        let rows = self.rows(store, list)?;
        Ok(joined(rows, self.off(store, list)?))
    }

    /// These persons after a list, on it or not, in the order of persons.
    pub(super) fn standing(
        &self,
        store: &mut Reader<'_>,
        list: ListId,
        persons: &[PersonId],
    ) -> Result<Vec<ListRow>, Error> {
        let among = |rows: &[ListRow]| {
            let place = |person: &PersonId| rows.binary_search_by_key(person, |row| row.person).ok();
            let mut places: Vec<usize> = persons.iter().filter_map(place).collect();
            places.sort_unstable();
            places.dedup();
            places.into_iter().map(|place| rows[place].clone()).collect::<Vec<ListRow>>()
        };
        Ok(match (self.made(list), self.made_off(list)) {
            (Some(made), off) => joined(among(made), among(off.unwrap_or_default())),
            (None, _) => {
                let number = self.number_of(list);
                let rows = list_rows::among(store, number, persons)?;
                joined(rows, off_lists::among(store, number, persons)?)
            }
        })
    }

    /// Whether a list carries whom it leaves out; lists of before dropped them.
    pub(super) fn carries(&self, store: &mut Reader<'_>, list: &List) -> Result<bool, Error> {
        match self.made_off(list.id) {
            Some(_) => Ok(true),
            None => Ok(closing_of(store, list)?.is_some_and(|closed| closed.off.is_some())),
        }
    }
}

/// Rows of a list and of those it leaves out, in the order of persons; nobody stands in both.
pub(super) fn joined(mut rows: Vec<ListRow>, off: Vec<ListRow>) -> Vec<ListRow> {
    if !off.is_empty() {
        rows.extend(off);
        rows.sort_unstable_by_key(|row| row.person);
    }
    rows
}
