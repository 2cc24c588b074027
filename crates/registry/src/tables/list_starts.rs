//! What a list starts from, where that is not what the list before says: rows that a correction has moved.

use crate::door::bulk::Bulk;
use crate::door::transaction::{Among, in_json};
use crate::{Error, Reader, Writer};
use arpad_model::{ListId, ListRow, PersonId};
use postgres::types::Type;
use std::collections::HashMap;

/// A person whose row on the list before is not what the next list starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Who.
    pub person: PersonId,
    /// The row that holds instead; none = he is taken off.
    pub row: Option<ListRow>,
}

const TABLE: &str = "list_start";

const BULK: Bulk = Bulk {
    copy: "COPY list_start (list, person, block) FROM STDIN (FORMAT binary)",
    insert: "INSERT INTO list_start (list, person, block) VALUES (?1, ?2, ?3)",
    types: &[Type::INT8, Type::INT8, Type::BYTEA],
};

/// Enters what a list starts from.
pub fn insert_all(store: &mut Writer<'_>, list: ListId, moved: &[Moved]) -> Result<(), Error> {
    let packed = |one: &Moved| one.row.as_ref().map(|row| postcard::to_extend(row, Vec::new())).transpose();
    let packed: Vec<Option<Vec<u8>>> = moved.iter().map(packed).collect::<Result<_, _>>()?;
    store.bulk(&BULK, |sink| {
        let both = moved.iter().zip(&packed);
        both.into_iter().try_for_each(|(one, row)| sink.row(&[list.into(), one.person.into(), row.as_ref().into()]))
    })
}

/// What a list starts from, in the order of persons; nothing where it starts from the list before as it stands.
pub fn of(store: &mut Reader<'_>, list: ListId) -> Result<Vec<Moved>, Error> {
    const SQL: &str = "SELECT person, block FROM list_start WHERE list = ?1 ORDER BY person";
    store.all(SQL, &[list.into()], |row| Ok(Moved { person: row.number(TABLE, 0)?, row: unpacked(row.opt_bytes(1)?)? }))
}

/// Those of these lists that do not start from what the list before says of a person, each with what it starts from.
pub fn of_person(
    store: &mut Reader<'_>,
    person: PersonId,
    lists: &[ListId],
) -> Result<HashMap<ListId, Option<ListRow>>, Error> {
    const ON: Among = Among {
        sqlite: "SELECT list, block FROM list_start WHERE person = ?2 AND list IN (SELECT value FROM json_each(?1))",
        postgres: "SELECT list, block FROM list_start WHERE person = ?2 AND list IN
            (SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))",
    };
    let mut rows = HashMap::new();
    store.each_in_of(&ON, &in_json(lists.iter().copied()), &[person.into()], |row| {
        rows.insert(ListId(row.int(0)?), unpacked(row.opt_bytes(1)?)?);
        Ok(())
    })?;
    Ok(rows)
}

fn unpacked(packed: Option<Vec<u8>>) -> Result<Option<ListRow>, Error> {
    let row = |bytes: Vec<u8>| postcard::from_bytes(&bytes).map_err(|error| Error::damaged(TABLE, error.to_string()));
    packed.map(row).transpose()
}
