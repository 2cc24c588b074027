//! A list, its rows, and where it starts from something else than the list before says.

use super::Writing;
use crate::acts::desk::OfficeError;
use crate::download::kept::{row_cells, state_text};
use crate::lists::compute::Inputs;
use crate::views::public::is_public;
use arpad_model::{List, ListRow, PersonId, hex};
use arpad_registry::public_file::{self as table, Cell};
use arpad_registry::tables::{list_rows, lists};
use arpad_registry::{Error, Reader};
use arpad_rules::chess::edition::Reading;
use std::collections::{BTreeMap, BTreeSet, HashMap};

impl Writing<'_> {
    pub(super) fn list(&mut self, list: &List, inputs: Option<&Inputs>) -> Result<(), Error> {
        self.written.lists += 1;
        self.file.put(
            &table::LIST,
            &[
                list.id.0.into(),
                list.series.as_str().into(),
                list.day.to_string().into(),
                list.revision.into(),
                list.origin.as_str().into(),
                list.edition.as_str().into(),
                list.base.map(|base| base.0).into(),
                list.tournament.map(i64::from).into(),
                Cell::Int(list.players as i64),
                hex(&list.hash).into(),
                list.closed.0.into(),
                list.published.map(|entry| entry.0).into(),
                list.published_at.map(|moment| moment.to_string()).into(),
                inputs.map(|inputs| if inputs.reading == Reading::First { 1_i64 } else { 2 }).into(),
                inputs.is_some_and(|inputs| inputs.is_converted).into(),
            ],
        )?;
        for one in inputs.into_iter().flat_map(|inputs| &inputs.parameters) {
            let (edition, from) = (one.edition.as_str(), one.from.to_string());
            let cells =
                [list.id.0.into(), edition.into(), from.into(), one.name.as_str().into(), one.value.as_str().into()];
            self.file.put(&table::PARAMETER, &cells)?;
        }
        Ok(())
    }

    pub(super) fn rows(
        &mut self,
        store: &mut Reader<'_>,
        list: &List,
        off: impl Iterator<Item = PersonId>,
    ) -> Result<(), OfficeError> {
        for row in list_rows::of(store, list.id)? {
            self.written.rows += 1;
            let number = self.strangers.number(row.person);
            // A title is the person's.
            let title = if number < 0 { "" } else { row.title.as_str() };
            self.file.put(&table::ROW, &row_cells((list.id.0, list.series), number, &row, title)?)?;
        }
        for person in off {
            let number = self.strangers.number(person);
            self.file.put(&table::ABSENT, &[list.id.0.into(), number.into()])?;
        }
        Ok(())
    }

    /// Where the list starts from something else than the published row of the list before.
    pub(super) fn carried(&mut self, store: &mut Reader<'_>, list: &List, inputs: &Inputs) -> Result<(), OfficeError> {
        let base = list.base.map(|base| lists::get(store, base)).transpose()?.flatten().filter(is_public);
        let published: HashMap<PersonId, ListRow> = match base {
            Some(base) => list_rows::of(store, base.id)?.into_iter().map(|row| (row.person, row)).collect(),
            None => HashMap::new(),
        };
        let carried: BTreeMap<PersonId, &ListRow> = inputs.base.iter().map(|row| (row.person, row)).collect();
        let everybody: BTreeSet<PersonId> = published.keys().chain(carried.keys()).copied().collect();
        for person in everybody {
            let row = match (published.get(&person), carried.get(&person)) {
                (Some(published), Some(row)) if is_same(published, row) => continue,
                (_, row) => row,
            };
            let of = |value: fn(&ListRow) -> Cell| row.map_or(Cell::Null, |row| value(row));
            let state = row.map(|row| state_text(list.series, &row.state)).transpose()?.flatten();
            self.file.put(
                &table::CARRIED,
                &[
                    list.id.0.into(),
                    self.strangers.number(person).into(),
                    row.is_none().into(),
                    of(|row| row.rating.into()),
                    of(|row| row.k.into()),
                    of(|row| row.games.into()),
                    of(|row| row.peak.into()),
                    of(|row| row.last_active.into()),
                    of(|row| row.active.code().into()),
                    of(|row| row.grade.into()),
                    state.into(),
                ],
            )?;
        }
        Ok(())
    }
}

/// Whether a list starts from what the row of the list before says.
fn is_same(one: &ListRow, other: &ListRow) -> bool {
    let told =
        |row: &ListRow| (row.rating, row.games, row.peak, row.last_active, row.active, row.grade, row.state.clone());
    told(one) == told(other)
}
