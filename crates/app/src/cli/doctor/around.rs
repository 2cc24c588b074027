//! What a register needs around it: rights, room on the disk, the key, a way for mail.

use super::{Found, State};
use crate::cli::connection::failure_text;
use crate::cli::sign::read_key;
use crate::web::{Smtp, greeted};
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts::desk::OfficeError;
use arpad_office::{messages, proofs};
use arpad_registry::{Backend, ReadOnly, Trouble, room, room_in};
use std::io::Write;
use std::path::Path;

/// Below this a month of work may not fit.
const SCARCE: u64 = 1 << 30;

/// Below this the next act may not fit.
const FULL: u64 = 64 << 20;

/// Whether we may write, and others may not read.
pub(super) fn permissions(registry: &mut ReadOnly) -> Vec<Found> {
    let mut found = Vec::new();
    if registry.backend() == Backend::Sqlite {
        found.push(match registry.wide_mode() {
            Some(mode) => Found::new(State::Mend, "wide", vec![("mode", Fact::Name(format!("{mode:04o}")))]),
            None => Found::new(State::Sound, "own", Vec::new()),
        });
    }
    found.push(match (registry.backend(), registry.is_written_here()) {
        (_, true) => Found::new(State::Sound, "written", Vec::new()),
        // A public site may well read from a standby, or with a role that only reads.
        (Backend::Postgres, false) => Found::new(State::Look, "server-read-only", Vec::new()),
        (Backend::Sqlite, false) => Found::new(State::Mend, "file-read-only", Vec::new()),
    });
    found
}

/// The disk of a register in a file; a server looks after its own.
pub(super) fn disk(database: &str) -> Option<Found> {
    let free = room(database)?;
    let (state, code) = match free {
        0..FULL => (State::Mend, "disk-full"),
        FULL..SCARCE => (State::Look, "disk-scarce"),
        _ => (State::Sound, "disk"),
    };
    Some(Found::new(state, code, vec![("megabytes", Fact::Number((free >> 20) as i64))]))
}

/// The folder for what passes (TMPDIR), which is often a disk of its own: the public download and long answers wait there, and
/// files of FIDE while they are read. Only a file that is made there shows that one can be.
pub(super) fn scratch() -> Found {
    let folder = std::env::temp_dir();
    let mut facts = vec![("folder", Fact::Name(folder.display().to_string()))];
    if let Err(error) = tempfile::tempfile().and_then(|mut file| file.write_all(&[0; 4096])) {
        facts.push(("why", Fact::Name(error.to_string())));
        return Found::new(State::Mend, "scratch-closed", facts);
    }
    let free = room_in(&folder).unwrap_or(u64::MAX);
    let (state, code) = match free {
        0..FULL => (State::Mend, "scratch-full"),
        FULL..SCARCE => (State::Look, "scratch-scarce"),
        _ => (State::Sound, "scratch"),
    };
    facts.push(("megabytes", Fact::Number((free >> 20) as i64)));
    Found::new(state, code, facts)
}

/// The key can be used, and nothing that is published waits for it. A federation that signs nothing has none.
pub(super) fn key(
    language: Language,
    registry: &mut ReadOnly,
    path: Option<&Path>,
) -> Result<Option<Found>, OfficeError> {
    let is_unsigned = registry.read(proofs::is_unsigned)?;
    let Some(path) = path else {
        let has_signed = registry.read(proofs::count)? > 0;
        return Ok((has_signed && is_unsigned).then(|| Found::new(State::Look, "unsigned", Vec::new())));
    };
    Ok(Some(match read_key(language, path) {
        Err(error) => {
            let why = Fact::Name(failure_text(language, &error));
            Found::new(State::Mend, "key-closed", vec![("why", why)])
        }
        Ok(_) if is_unsigned => Found::new(State::Look, "unsigned", Vec::new()),
        Ok(_) => Found::new(State::Sound, "key", Vec::new()),
    }))
}

/// Whether there is a way for mail, and whether anything waits for one or was given up. A role without a right to messages sends none.
pub(super) fn mail(
    registry: &mut ReadOnly,
    server: Option<&Smtp>,
    from: Option<&str>,
) -> Result<Vec<Found>, OfficeError> {
    let mut found = Vec::new();
    let counted = registry.read(|store| Ok::<_, OfficeError>((messages::waiting(store)?, messages::given_up(store)?)));
    let (waiting, given_up) = match counted {
        Ok(counted) => counted,
        Err(OfficeError::Registry(error)) if error.trouble() == Some(Trouble::Forbidden) => return Ok(found),
        Err(error) => return Err(error),
    };
    found.push(match server {
        Some(server) => match greeted(server, from.unwrap_or_default()) {
            Ok(()) => Found::new(State::Sound, "mail", vec![("server", Fact::Name(format!("{server:?}")))]),
            Err(why) => {
                let facts = vec![("server", Fact::Name(format!("{server:?}"))), ("why", Fact::Name(why))];
                Found::new(State::Mend, "mail-down", facts)
            }
        },
        None if waiting > 0 => Found::new(State::Look, "mail-waits", vec![("count", Fact::Number(waiting))]),
        None => Found::new(State::Sound, "mail-none", Vec::new()),
    });
    if given_up > 0 {
        found.push(Found::new(State::Look, "mail-given-up", vec![("count", Fact::Number(given_up))]));
    }
    Ok(found)
}
