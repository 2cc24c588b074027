//! The door and the ledger: the same on both databases.

mod addresses;
mod building;
mod copied;
#[cfg(unix)]
mod guarded;
mod the_ledger;
mod transactions;

use arpad_model::{EntryId, Moment};
use arpad_registry::ledger::{self, Entry, NewEntry};
use arpad_registry::{Backend, Error, Reader, Registry, Writer, blobs};
use arpad_trial::{Trial, trials};
use std::sync::mpsc::channel;

fn moment() -> Moment {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

fn plain() -> NewEntry<'static> {
    NewEntry { moment: moment(), by_whom: "Kiss Éva", why: "kérésre", act: "test", body: "{}" }
}

fn created(trial: &Trial) -> Registry {
    Registry::create(trial.address()).unwrap_or_else(|error| panic!("{}: {error}", trial.name()))
}

fn append(registry: &mut Registry, body: &str) -> Entry {
    registry.write(|store| ledger::append(store, &NewEntry { body, ..plain() })).unwrap()
}

fn everything(registry: &mut Registry) -> Vec<Entry> {
    registry.read(|store| ledger::after(store, EntryId(0), 1000)).unwrap()
}
