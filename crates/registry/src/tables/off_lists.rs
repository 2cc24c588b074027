//! Whom a list leaves out, as they stand after it: the next list starts from them as from those who are on it.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::transaction::{Among, in_json};
use crate::{Error, Reader, Writer};
use arpad_model::{ListId, ListRow, PersonId};
use postgres::types::Type;

const TABLE: &str = "off_list";

const BULK: Bulk = Bulk {
    copy: "COPY off_list (list, person, block) FROM STDIN (FORMAT binary)",
    insert: "INSERT INTO off_list (list, person, block) VALUES (?1, ?2, ?3)",
    types: &[Type::INT8, Type::INT8, Type::BYTEA],
};

/// Enters the rows of those whom a list leaves out.
pub fn insert_all(store: &mut Writer<'_>, list: ListId, rows: &[ListRow]) -> Result<(), Error> {
    let packed: Vec<Vec<u8>> = rows.iter().map(|row| postcard::to_extend(row, Vec::new())).collect::<Result<_, _>>()?;
    store.bulk(&BULK, |sink| {
        let both = rows.iter().zip(&packed);
        both.into_iter().try_for_each(|(row, block)| sink.row(&[list.into(), row.person.into(), block.into()]))
    })
}

/// All of them, in the order of persons.
pub fn of(store: &mut Reader<'_>, list: ListId) -> Result<Vec<ListRow>, Error> {
    const SQL: &str = "SELECT block FROM off_list WHERE list = ?1 ORDER BY person";
    store.all(SQL, &[list.into()], read)
}

/// Those of these persons, in the order of persons.
pub fn among(store: &mut Reader<'_>, list: ListId, persons: &[PersonId]) -> Result<Vec<ListRow>, Error> {
    const AMONG: Among = Among {
        sqlite: "SELECT block FROM off_list WHERE list = ?2 AND person IN (SELECT value FROM json_each(?1)) ORDER BY person",
        postgres: "SELECT block FROM off_list WHERE list = ?2 AND person IN (SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))) ORDER BY person",
    };
    let mut rows = Vec::new();
    store.each_in_of(&AMONG, &in_json(persons.iter().copied()), &[list.into()], |row| {
        rows.push(read(row)?);
        Ok(())
    })?;
    Ok(rows)
}

fn read(row: &Row<'_>) -> Result<ListRow, Error> {
    postcard::from_bytes(&row.bytes(0)?).map_err(|error| Error::damaged(TABLE, error.to_string()))
}
