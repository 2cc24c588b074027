//! No dead ends: every act that a slip can cause is taken back by an act of its own, and the tables are as before.

mod closing;
mod imports;
mod newcomers;
mod overturned;
mod papers;
mod reports;
mod whole_table;
mod withdrawn;

use crate::month::*;
use crate::refusing::refusal_of;
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth, Rated, Record};
use arpad_model::EntryId;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::import::{Imported, Incoming, import};
use arpad_office::refusal::Refusal;
use arpad_office::verify::verify;
use arpad_registry::digest;
use arpad_registry::{ReadOnly, Registry, Writer, ledger};
use arpad_trial::Trial;
use jiff::civil::Date;
use std::collections::BTreeMap;

/// What every table says, whichever entry wrote it. Received bytes are kept whatever becomes of them, and so is what people
/// and clubs were called for a while.
pub type Tables = BTreeMap<&'static str, Vec<([u8; 32], String)>>;

pub fn tables(registry: &mut Registry) -> Tables {
    let kept = |name: &str| name.starts_with("blob") || name.ends_with("_before");
    let of = |registry: &mut Registry| {
        registry.read(|store| -> Result<Tables, OfficeError> {
            let mut tables = Tables::new();
            for table in digest::TABLES.iter().filter(|table| !kept(table.name)) {
                tables.insert(table.name, digest::content(store, table)?);
            }
            Ok(tables)
        })
    };
    of(registry).expect("the tables can be read")
}

/// The tables that differ.
pub fn differing(one: &Tables, other: &Tables) -> Vec<&'static str> {
    one.keys().copied().filter(|name| one[name] != other[name]).collect()
}

/// An office that has published the list of March 2024.
pub fn office(trial: &Trial) -> Registry {
    let mut registry = fresh(trial.address());
    registry.write(found).expect("a federation");
    registry
}

pub fn head(registry: &mut Registry) -> EntryId {
    registry.read(ledger::head).expect("a ledger").0
}

/// The kind of the newest entry.
pub fn newest_kind(registry: &mut Registry) -> String {
    let head = head(registry);
    kind_of(registry, head)
}

/// The kind of an entry.
pub fn kind_of(registry: &mut Registry, entry: EntryId) -> String {
    registry.read(|store| ledger::entry(store, entry)).expect("a ledger").expect("an entry").act
}

/// Everything comes out of the ledger as it stands.
pub fn verified(trial: &Trial) {
    let told = verify(&mut ReadOnly::open(trial.address()).expect("a registry"), |_, _| {}).expect("a ledger");
    assert_eq!(told.faults, Vec::new(), "{}", trial.name());
}

/// FIDE's standard list as a file: number in [`PLAYERS`], rating, games and K; and perhaps somebody else.
pub fn fides(players: &[(usize, u16, u16, u8)], other: Option<(u32, &'static str)>) -> Vec<u8> {
    let mut writer = TextWriter::new(Vec::new()).expect("a list");
    for (player, rating, games, k) in players {
        let who = &PLAYERS[*player];
        let born = u16::try_from(who.born).expect("a year");
        let record = Record {
            fide_id: who.fide,
            name: who.name,
            federation: "HUN",
            born: Some(Birth { year: born, month_day: None }),
            standard: Rated { rating: Some(*rating), games: Some(*games), k: Some(*k) },
            ..Record::default()
        };
        writer.write(&record).expect("a line");
    }
    if let Some((fide_id, name)) = other {
        let standard = Rated { rating: Some(2345), games: Some(4), k: Some(20) };
        writer.write(&Record { fide_id, name, federation: "AUT", standard, ..Record::default() }).expect("a line");
    }
    writer.finish().expect("a list")
}

pub fn import_list(store: &mut Writer<'_>, day: Date, bytes: &[u8]) -> Result<Imported, OfficeError> {
    let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(day), ..Incoming::default() };
    import(store, &stamp(day), bytes, &incoming, |_| {})
}
