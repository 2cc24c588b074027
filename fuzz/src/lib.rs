//! What is tried with bytes from anywhere, one function for each target: it may complain, it may not panic, and what it promises
//! holds. libFuzzer calls them (`fuzz_targets`), and so does `crates/office/examples/mutated.rs`, which needs no other compiler.

use arpad_formats::egd::{h9, world_list};
use arpad_formats::fide_list::write::{CsvWriter, TextWriter, XmlWriter};
use arpad_formats::table::MOST_COLUMNS;
use arpad_formats::{archive, fide_list, opengotha, pgn, results, table, trf};
use arpad_office::files::opened::{Named, opened};
use arpad_office::files::title_event::Declared;
use arpad_office::rating::file_norms::file_norms;
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_office::rating::title_case::title_case;
use arpad_rules::calendar::Calendar;
use std::io::Cursor;

/// A target's name, and its function.
pub type Target = (&'static str, fn(&[u8]));

/// All of them; each has a file of its name in `fuzz_targets`.
pub const TARGETS: [Target; 12] = [
    ("trf_reader_never_panics", trf_reader),
    ("fide_list_text_reader_never_panics", fide_list_text_reader),
    ("fide_list_xml_reader_never_panics", fide_list_xml_reader),
    ("egd_h9_reader_never_panics", egd_h9_reader),
    ("egd_list_reader_never_panics", egd_list_reader),
    ("opengotha_reader_never_panics", opengotha_reader),
    ("any_file_is_rated_or_refused", any_file),
    ("archive_is_opened_or_refused", any_archive),
    ("results_reader_never_panics", results_reader),
    ("table_is_read_or_refused", any_table),
    ("title_case_is_answered_or_refused", any_title_case),
    ("pgn_reader_never_panics", pgn_reader),
];

/// The reader answers, every notice points into the file, and what was read can be written in another edition and read again.
pub fn trf_reader(bytes: &[u8]) {
    let (file, notices) = trf::read(bytes);
    let lines = bytes.iter().filter(|b| matches!(b, b'\r' | b'\n')).count() + 1;
    assert!(notices.iter().all(|notice| notice.line <= lines));
    let edition = trf::Edition::ALL[bytes.len() % 3];
    let written = trf::write(&file, edition);
    trf::read(written.as_bytes());
}

/// Any bytes through the list reader's door; what it gives survives the writers.
pub fn fide_list_text_reader(bytes: &[u8]) {
    let mut text = TextWriter::new(Vec::new()).expect("write to memory");
    let mut xml = XmlWriter::new(Vec::new()).expect("write to memory");
    let mut csv = CsvWriter::new(Vec::new()).expect("write to memory");
    let _ = fide_list::read(Cursor::new(bytes), None, |record, _| -> Result<(), fide_list::Error> {
        text.write(record)?;
        xml.write(record)?;
        csv.write(record)?;
        Ok(())
    });
}

/// Any bytes inside a list of players: for the hand-written scanner and the strict parser.
pub fn fide_list_xml_reader(bytes: &[u8]) {
    let document = [b"<playerslist><player>", bytes, b"</player></playerslist>"].concat();
    for content in [bytes, &document[..]] {
        let _ = fide_list::read(Cursor::new(content), None, |_, _| Ok::<(), fide_list::Error>(()));
    }
}

/// Any bytes as a tournament file; what was read can be printed, read again and paired into games.
pub fn egd_h9_reader(bytes: &[u8]) {
    let _ = h9::is_h9(bytes);
    let (tournament, _) = h9::read(bytes);
    let _ = tournament.games();
    let (again, _) = h9::read(h9::print(&tournament).as_bytes());
    let _ = again.games();
}

/// Any bytes as the database's list of players.
pub fn egd_list_reader(bytes: &[u8]) {
    let _ = world_list::is_world_list(bytes);
    let _ = world_list::read(bytes);
}

/// Any bytes as an OpenGotha tournament.
pub fn opengotha_reader(bytes: &[u8]) {
    let _ = opengotha::is_opengotha(bytes);
    let _ = opengotha::read(bytes);
}

/// Bytes of whatever format: they are read, translated and rated, their norms judged, or refused.
pub fn any_file(bytes: &[u8]) {
    let calendar = Calendar::default();
    let editions = [None, Some("fide-2013"), Some("fide-2022-01"), Some("fide-2025-10"), Some("egf-2021")];
    let settings = FileSettings {
        edition: editions[bytes.len() % editions.len()],
        calendar: &calendar,
        beside: PlayerFacts::Nothing,
        multiplier: bytes.len().is_multiple_of(2).then_some(25),
        today: jiff::civil::date(2026, 1, 1),
    };
    let _ = rate_file(bytes, &settings).is_ratable();
    let _ = file_norms(bytes, &calendar, Declared::default());
}

/// An archive's files come out within their bounds, or it is refused.
pub fn any_archive(bytes: &[u8]) {
    const MOST: usize = 1 << 20;
    let bytes = if archive::is_zip(bytes) { bytes.to_vec() } else { [b"PK\x03\x04", bytes].concat() };
    if let Ok(inside) = archive::open(&bytes, MOST) {
        assert!(inside.iter().map(|one| one.bytes.len()).sum::<usize>() <= MOST);
        assert!(inside.iter().all(|one| !one.name.split('/').any(|part| part == "..")));
    }
    assert!(!opened(Named { name: "a.zip".to_owned(), bytes }, MOST).is_empty());
}

/// A table of results: games between two of its players come out, and few notices.
pub fn results_reader(bytes: &[u8]) {
    for text in [bytes.to_vec(), [b"period,white,black,score\n", bytes].concat()] {
        let (found, notices) = results::read(&text[..]);
        assert!(found.rows.iter().all(|row| row.white != row.black && row.halves <= 2));
        assert!(found.rows.iter().all(|row| (row.white.max(row.black) as usize) < found.players.len()));
        assert!(notices.len() < 200);
    }
}

/// A table: rows within their bounds come out, or it is refused. Tried as text and as a workbook.
pub fn any_table(bytes: &[u8]) {
    for bytes in [bytes.to_vec(), [b"PK\x03\x04", bytes].concat()] {
        if let Ok(table) = table::read(&bytes) {
            assert!(table.rows.iter().all(|row| row.cells.len() <= MOST_COLUMNS));
        }
    }
}

/// A question about titles is answered or refused.
pub fn any_title_case(bytes: &[u8]) {
    let _ = title_case(bytes, &Calendar::default());
}

/// Any bytes as games in PGN.
pub fn pgn_reader(bytes: &[u8]) {
    let _ = pgn::read(bytes);
}
