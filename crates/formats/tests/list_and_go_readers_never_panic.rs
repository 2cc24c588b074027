//! Valid files with a few bytes changed, removed, doubled or moved: the readers may complain, they may not panic.
//! The changes come from a fixed seed, so a failure can be repeated: it prints its round.

mod support;

use std::io::Cursor;

use arpad_formats::{
    egd::{h9, world_list},
    fide_list::{
        self, Error,
        write::{CsvWriter, TextWriter, XmlWriter},
    },
    opengotha,
};
use support::{Chance, own};

fn list(bytes: &[u8]) {
    let mut text = TextWriter::new(Vec::new()).expect("begin");
    let mut xml = XmlWriter::new(Vec::new()).expect("begin");
    let mut csv = CsvWriter::new(Vec::new()).expect("begin");
    let _ = fide_list::read(Cursor::new(bytes), None, |record, _| -> Result<(), Error> {
        text.write(record)?;
        xml.write(record)?;
        csv.write(record)?;
        Ok(())
    });
}

fn tournament(bytes: &[u8]) {
    let _ = h9::is_h9(bytes);
    let (tournament, _) = h9::read(bytes);
    let _ = tournament.games();
    let (again, _) = h9::read(h9::print(&tournament).as_bytes());
    let _ = again.games();
}

fn players(bytes: &[u8]) {
    let _ = world_list::is_world_list(bytes);
    let _ = world_list::read(bytes);
}

fn gotha(bytes: &[u8]) {
    let _ = opengotha::is_opengotha(bytes);
    let _ = opengotha::read(bytes);
}

/// Reads `rounds` changed copies of each file.
fn shake(reader: fn(&[u8]), files: &[&str], rounds: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    for file in files {
        let valid = own(file);
        reader(&valid);
        for round in 0..rounds {
            let bytes = chance.mutate(&valid);
            let outcome = std::panic::catch_unwind(|| reader(&bytes));
            assert!(outcome.is_ok(), "{file}, round {round}, seed {seed}: {}", bytes.escape_ascii());
        }
    }
}

#[test]
fn fide_list_text_reader_never_panics() {
    let files = [
        "text-2001-01",
        "text-2001-04",
        "text-2001-07",
        "text-2002-01",
        "text-2002-10",
        "text-2003",
        "text-2003-code",
        "text-2005",
        "text-single",
        "text-single-foa",
        "text-combined",
        "text-combined-foa",
    ]
    .map(|name| format!("lists/{name}.txt"));
    shake(list, &files.each_ref().map(String::as_str), 2000, 0x5EED_0001);
}

#[test]
fn fide_list_xml_reader_never_panics() {
    let files = ["lists/xml-single.xml", "lists/xml-combined.xml", "lists/xml-combined-foa.xml"];
    shake(list, &files, 5000, 0x5EED_0002);
}

#[test]
fn egd_h9_reader_never_panics() {
    shake(tournament, &["go/kupa.h9"], 15_000, 0x5EED_0003);
}

#[test]
fn egd_list_reader_never_panics() {
    shake(players, &["go/list.txt"], 10_000, 0x5EED_0004);
}

#[test]
fn opengotha_reader_never_panics() {
    shake(gotha, &["go/kupa.xml"], 10_000, 0x5EED_0005);
}
