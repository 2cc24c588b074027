//! Lines of real files. Their register is made of their own players: an Open whose file has FIDE's numbers and births, one
//! whose file has names and ratings alone, and Irish ones whose file has the numbers of another federation.

use super::measured::{Row, Told, Written, count, stamp};
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth, Rated, Record};
use arpad_formats::trf::{self, Player};
use arpad_model::{FideId, PersonId};
use arpad_office::acts::import::{Incoming, import};
use arpad_registry::Registry;
use arpad_registry::tables::persons;
use jiff::civil::date;
use std::collections::HashMap;
use std::path::Path;

/// What a file's numbers are.
#[derive(Clone, Copy, PartialEq)]
enum Numbers {
    Fides,
    None,
    OtherFederations,
}

const FILES: [(&str, Numbers); 6] = [
    ("real__chessfy-trf__example1.trf", Numbers::Fides),
    ("real-reconstructed__gbtami-swisspairing__aeroflot_open_2026_r09.trf", Numbers::None),
    ("real__sanichi-icu_tournament__bunratty_masters_2011.tab", Numbers::OtherFederations),
    ("real__sanichi-icu_tournament__bunratty_challengers_2011.tab", Numbers::OtherFederations),
    ("real__sanichi-icu_tournament__bunratty_major_2011.tab", Numbers::OtherFederations),
    ("real__sanichi-icu_tournament__bunratty_minor_2011.tab", Numbers::OtherFederations),
];

/// A line of a file, with the number its player has on FIDE's list.
struct Line {
    player: Player,
    numbers: Numbers,
    fide: u32,
}

/// Counts them as they are, and spoilt in three ways; none where the files are not at hand.
pub fn measure() -> Option<Vec<Row>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/fixtures/trf");
    let mut lines: Vec<Line> = Vec::new();
    for (name, numbers) in FILES {
        let (file, _) = trf::read(&std::fs::read(folder.join(name)).ok()?);
        for player in file.players {
            let own = player.number().and_then(|number| u32::try_from(number).ok()).filter(|number| *number > 0);
            // Whoever has no number of FIDE's in the file gets one that nobody has.
            let given = 90_000_000 + lines.len() as u32;
            let fide = own.filter(|_| numbers == Numbers::Fides).unwrap_or(given);
            lines.push(Line { player, numbers, fide });
        }
    }
    let mut registry = Registry::scratch().expect("a registry");
    let list = listed(&lines);
    let incoming = Incoming { file_name: "list.txt", day: Some(date(2024, 4, 1)), ..Incoming::default() };
    registry.write(|store| import(store, &stamp(), &list[..], &incoming, |_| {})).expect("a list");
    let numbers: Vec<FideId> = lines.iter().map(|line| FideId(line.fide)).collect();
    let known = registry.read(|store| persons::by_fides(store, &numbers)).expect("persons");
    let known: HashMap<u32, PersonId> = known.iter().filter_map(|person| Some((person.fide?.0, person.id))).collect();
    let told = |kind, line: &Line, plain, change: fn(&mut Written)| {
        let mut written = written(line);
        change(&mut written);
        Told { kind, written, truth: known.get(&line.fide).copied(), plain }
    };
    let mut all: Vec<Told> = Vec::new();
    for line in &lines {
        all.push(match line.numbers {
            Numbers::Fides => {
                told("real, FIDE's numbers and births", line, has_number(line) || has_birth(line), |_| {})
            }
            Numbers::None => told("real, names and ratings alone", line, false, |_| {}),
            Numbers::OtherFederations => told("real, numbers of another federation", line, false, |_| {}),
        });
    }
    for line in lines.iter().filter(|line| line.numbers == Numbers::Fides) {
        all.push(told("real, the number left out", line, has_birth(line), |file| file.fide = None));
        all.push(told("real, the birth left out", line, has_number(line), |file| file.born.clear()));
        let is_plain = has_number(line) || has_birth(line);
        all.push(told("real, the name in the other order", line, is_plain, |file| {
            let (family, given) = file.name.split_once(',').unwrap_or((&file.name, ""));
            file.name = format!("{} {}", given.trim(), family.trim()).trim().to_owned();
        }));
    }
    // Those of one kind stand together, as they do in a file.
    all.sort_by_key(|one| one.kind);
    let kinds: Vec<&[Told]> = all.chunk_by(|one, other| one.kind == other.kind).collect();
    Some(kinds.into_iter().flat_map(|lines| count(&mut registry, lines, false)).collect())
}

fn has_number(line: &Line) -> bool {
    line.player.number().is_some_and(|number| number > 0)
}

fn has_birth(line: &Line) -> bool {
    line.player.birth.is_some()
}

fn listed(lines: &[Line]) -> Vec<u8> {
    let mut writer = TextWriter::new(Vec::new()).expect("a list");
    for Line { player, fide, .. } in lines {
        let record = Record {
            fide_id: *fide,
            name: player.name.trim(),
            federation: country(player),
            standard: Rated { rating: player.rating.filter(|rating| *rating > 0), games: Some(0), k: Some(20) },
            born: player.birth.map(|birth| Birth { year: birth.year, month_day: None }),
            ..Record::default()
        };
        writer.write(&record).expect("a line");
    }
    writer.finish().expect("a list")
}

/// Clubs stand in that column of some files.
fn country(player: &Player) -> &str {
    Some(player.federation.trim()).filter(|text| text.len() == 3).unwrap_or("")
}

fn written(line: &Line) -> Written {
    let player = &line.player;
    let number = player.number().and_then(|number| u32::try_from(number).ok()).filter(|number| *number > 0);
    Written {
        name: player.name.trim().to_owned(),
        fide: number.map(FideId),
        born: player.birth.map(|birth| format!("{}/00/00", birth.year)).unwrap_or_default(),
        rating: player.rating.filter(|rating| *rating > 0).map(i32::from),
        title: String::new(),
        country: country(player).to_owned(),
        sex: ' ',
    }
}
