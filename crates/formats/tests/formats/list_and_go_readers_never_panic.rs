//! Valid files with a few bytes changed, removed, doubled or moved: the readers may complain, they may not panic.
//! The changes come from a fixed seed, so a failure can be repeated: it prints its round. On the way every notice is held
//! against its sentence: each `{$fact}` of the sentence must be among the notice's facts.

use std::{collections::BTreeMap, io::Cursor};

use crate::support::{Chance, messages, own, variables};
use arpad_formats::notice::Notice;
use arpad_formats::{
    egd::{h9, world_list},
    fide_list::{
        self, Error,
        write::{CsvWriter, TextWriter, XmlWriter},
    },
    opengotha,
};

fn list(bytes: &[u8]) -> Vec<Notice> {
    let mut text = TextWriter::new(Vec::new()).expect("begin");
    let mut xml = XmlWriter::new(Vec::new()).expect("begin");
    let mut csv = CsvWriter::new(Vec::new()).expect("begin");
    let summary = fide_list::read(Cursor::new(bytes), None, |record, _| -> Result<(), Error> {
        text.write(record)?;
        xml.write(record)?;
        csv.write(record)?;
        Ok(())
    });
    summary.map(|summary| summary.notices).unwrap_or_default()
}

fn tournament(bytes: &[u8]) -> Vec<Notice> {
    let _ = h9::is_h9(bytes);
    let (tournament, notices) = h9::read(bytes);
    let _ = tournament.games();
    let (again, _) = h9::read(h9::print(&tournament).as_bytes());
    let _ = again.games();
    notices
}

fn players(bytes: &[u8]) -> Vec<Notice> {
    let _ = world_list::is_world_list(bytes);
    world_list::read(bytes).1
}

fn gotha(bytes: &[u8]) -> Vec<Notice> {
    let _ = opengotha::is_opengotha(bytes);
    opengotha::read(bytes).1
}

/// Reads `rounds` changed copies of each file.
fn shake(reader: fn(&[u8]) -> Vec<Notice>, files: &[&str], rounds: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let sentences: BTreeMap<String, Vec<String>> = ["notices-lists.ftl", "notices-go.ftl"]
        .iter()
        .flat_map(|file| messages("en", file))
        .map(|(id, sentence)| (id, variables(&sentence)))
        .collect();
    for file in files {
        let valid = own(file);
        reader(&valid);
        for round in 0..rounds {
            let bytes = chance.mutate(&valid);
            let Ok(notices) = std::panic::catch_unwind(|| reader(&bytes)) else {
                panic!("{file}, round {round}, seed {seed}: {}", bytes.escape_ascii());
            };
            for notice in notices {
                let needed = &sentences[&format!("notice-{}", notice.code)];
                let has = |name: &String| notice.facts.iter().any(|(fact, _)| fact == name);
                assert!(needed.iter().all(has), "the sentence needs {needed:?}: {notice:?}");
            }
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
