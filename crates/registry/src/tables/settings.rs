//! The federation's own settings.

use crate::{Error, Reader, Writer};

/// A setting, if it was made.
pub fn get(store: &mut Reader<'_>, name: &str) -> Result<Option<String>, Error> {
    store.one("SELECT value FROM setting WHERE name = ?1", &[name.into()], |row| row.text(0))
}

/// Takes a setting back.
pub fn remove(store: &mut Writer<'_>, name: &str) -> Result<(), Error> {
    store.execute("DELETE FROM setting WHERE name = ?1", &[name.into()])?;
    Ok(())
}

/// Makes or changes a setting.
pub fn set(store: &mut Writer<'_>, name: &str, value: &str) -> Result<(), Error> {
    store.execute(
        "INSERT INTO setting (name, value) VALUES (?1, ?2)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        &[name.into(), value.into()],
    )?;
    Ok(())
}
