//! Photos of people who agreed to be shown, and the pictures themselves.

use crate::blobs;
use crate::door::row::Row;
use crate::{Error, Reader, Writer};
use arpad_model::{EntryId, PersonId, Photo, PictureKind};
use std::collections::BTreeMap;

const TABLE: &str = "photo";

/// The photo of a person.
pub fn get(store: &mut Reader<'_>, person: PersonId) -> Result<Option<Photo>, Error> {
    const SQL: &str = "SELECT person, hash, kind, credit, agreed FROM photo WHERE person = ?1";
    store.one(SQL, &[person.0.into()], read)
}

/// A person is shown with a photo, or with another.
pub fn put(store: &mut Writer<'_>, photo: &Photo, entry: EntryId) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO photo (person, hash, kind, credit, agreed, entry) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, kind = excluded.kind, credit = excluded.credit,
        agreed = excluded.agreed, entry = excluded.entry";
    let Photo { person, hash, kind, credit, agreed } = photo;
    let values = [person.0.into(), hash.into(), kind.as_str().into(), credit.into(), (*agreed).into(), entry.into()];
    store.execute(SQL, &values)?;
    Ok(())
}

/// A person is shown with none.
pub fn remove(store: &mut Writer<'_>, person: PersonId) -> Result<(), Error> {
    store.execute("DELETE FROM photo WHERE person = ?1", &[person.0.into()])?;
    Ok(())
}

/// Keeps a picture; it is found by its SHA-256, which is returned.
pub fn keep_picture(store: &mut Writer<'_>, bytes: &[u8]) -> Result<[u8; 32], Error> {
    let hash = blobs::hash(bytes);
    const SQL: &str = "INSERT INTO picture (hash, bytes) VALUES (?1, ?2) ON CONFLICT (hash) DO NOTHING";
    store.execute(SQL, &[(&hash).into(), bytes.into()])?;
    Ok(hash)
}

/// Forgets the pictures that nobody is shown with.
pub fn forget_pictures(store: &mut Writer<'_>) -> Result<(), Error> {
    const SQL: &str = "DELETE FROM picture WHERE NOT EXISTS (SELECT 1 FROM photo WHERE photo.hash = picture.hash)";
    store.execute(SQL, &[])?;
    Ok(())
}

/// The bytes of a picture.
pub fn picture(store: &mut Reader<'_>, hash: &[u8; 32]) -> Result<Option<Vec<u8>>, Error> {
    store.one("SELECT bytes FROM picture WHERE hash = ?1", &[hash.into()], |row| row.bytes(0))
}

/// A picture as it stands there.
pub struct Picture {
    /// The hash under which it is kept.
    pub name: [u8; 32],
    /// The hash of its bytes.
    pub hash: [u8; 32],
}

/// Every picture.
pub fn pictures(store: &mut Reader<'_>) -> Result<Vec<Picture>, Error> {
    let mut found = Vec::new();
    store.each("SELECT hash, bytes FROM picture ORDER BY hash", &[], |row| {
        found.push(Picture { name: row.hash("picture", 0)?, hash: blobs::hash(&row.bytes(1)?) });
        Ok(())
    })?;
    Ok(found)
}

/// The pictures that people are shown with, each with the entry that says so.
pub fn shown(store: &mut Reader<'_>) -> Result<BTreeMap<[u8; 32], EntryId>, Error> {
    let shown = store.all("SELECT hash, entry FROM photo ORDER BY entry", &[], |row| {
        Ok((row.hash(TABLE, 0)?, EntryId(row.int(1)?)))
    })?;
    Ok(shown.into_iter().collect())
}

fn read(row: &Row<'_>) -> Result<Photo, Error> {
    Ok(Photo {
        person: PersonId(row.number(TABLE, 0)?),
        hash: row.hash(TABLE, 1)?,
        kind: row.name::<PictureKind>(TABLE, 2)?,
        credit: row.text(3)?,
        agreed: row.date(TABLE, 4)?,
    })
}
