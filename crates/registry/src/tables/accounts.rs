//! Who may work at the desk.

use crate::door::row::Row;
use crate::door::value::Value;
use crate::{Error, Reader, Writer};
use arpad_model::{ClubId, EntryId, PersonId, Role, Unknown, User, UserId};

/// Enters somebody, or changes what is known of him.
pub fn put(store: &mut Writer<'_>, user: &User, entry: EntryId) -> Result<(), Error> {
    let roles = user.roles.iter().map(|role| role.as_str()).collect::<Vec<_>>().join(" ");
    store.execute(
        "INSERT INTO account (id, name, shown, roles, club, person, disabled, entry)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, shown = excluded.shown, roles = excluded.roles,
         club = excluded.club, person = excluded.person, disabled = excluded.disabled, entry = excluded.entry",
        &[
            user.id.into(),
            (&user.name).into(),
            (&user.shown).into(),
            (&roles).into(),
            user.club.into(),
            user.person.into(),
            user.disabled.into(),
            entry.into(),
        ],
    )?;
    Ok(())
}

/// Takes somebody out again who was entered by a slip.
pub fn remove(store: &mut Writer<'_>, id: UserId) -> Result<(), Error> {
    store.execute("DELETE FROM account WHERE id = ?1", &[id.into()])?;
    Ok(())
}

const COLUMNS_BY_ID: &str = "SELECT id, name, shown, roles, club, person, disabled FROM account WHERE id = ?1";
const COLUMNS_BY_NAME: &str = "SELECT id, name, shown, roles, club, person, disabled FROM account WHERE name = ?1";
const ALL: &str = "SELECT id, name, shown, roles, club, person, disabled FROM account ORDER BY name";

/// One of them.
pub fn get(store: &mut Reader<'_>, id: UserId) -> Result<Option<User>, Error> {
    store.one(COLUMNS_BY_ID, &[id.into()], read)
}

/// One of them by the name typed at the door.
pub fn named(store: &mut Reader<'_>, name: &str) -> Result<Option<User>, Error> {
    // What cannot be kept is nobody's name, and whoever comes to the door may type it.
    if Value::from(name).is_storable().is_err() {
        return Ok(None);
    }
    store.one(COLUMNS_BY_NAME, &[name.into()], read)
}

/// All of them by name.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<User>, Error> {
    store.all(ALL, &[], read)
}

/// Whether there is anybody: without users there is no desk.
pub fn any(store: &mut Reader<'_>) -> Result<bool, Error> {
    Ok(store.one("SELECT id FROM account LIMIT 1", &[], |row| row.int(0))?.is_some())
}

fn read(row: &Row<'_>) -> Result<User, Error> {
    let roles = row.text(3)?;
    let roles: Result<Vec<Role>, Unknown> = roles.split_whitespace().map(str::parse).collect();
    Ok(User {
        id: UserId(row.number("account", 0)?),
        name: row.text(1)?,
        shown: row.text(2)?,
        roles: roles.map_err(|error| Error::damaged("account", error.to_string()))?,
        club: row.opt_number("account", 4)?.map(ClubId),
        person: row.opt_number("account", 5)?.map(PersonId),
        disabled: row.flag(6)?,
    })
}
