//! What is done with a document at each entrance. Each says in a word what came of it, so that nothing is left out unseen.

use arpad_formats::{egd::world_list, fide_list, pgn as games, results as plain, table as rows, trf};
use arpad_office::files::convert::{self, ListFormat, convert_list, read_case};
use arpad_office::files::title_event::Declared;
use arpad_office::rating::file_norms::file_norms;
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_office::rating::title_case::title_case;
use arpad_rules::calendar::Calendar;
use jiff::civil::date;
use std::hint::black_box;
use std::io::Cursor;

/// Rates it, whatever it is.
pub fn rate(bytes: &[u8]) -> String {
    let calendar = Calendar::default();
    let settings = FileSettings {
        edition: None,
        calendar: &calendar,
        beside: PlayerFacts::Nothing,
        multiplier: None,
        today: date(2026, 1, 1),
    };
    let rated = black_box(rate_file(bytes, &settings));
    let word = if rated.is_ratable() { "rated" } else { "refused" };
    let remarks = rated.notices.len() + rated.faults.len() + rated.answer.map_or(0, |a| a.findings().len());
    format!("{word}, {remarks} remarks")
}

/// Judges the norms of a report.
pub fn norms(bytes: &[u8]) -> String {
    match black_box(file_norms(bytes, &Calendar::default(), Declared::default())) {
        Some(found) if found.norms.is_some() => "judged".to_owned(),
        Some(found) => format!("{} refusals", found.refusals.len()),
        None => "no event for norms".to_owned(),
    }
}

/// A report as a case.
pub fn to_case(bytes: &[u8]) -> String {
    let (file, notices) = trf::read(bytes);
    let case = black_box(convert::to_case(&file, &Calendar::default()));
    format!("{}, {} remarks", if case.is_ok() { "converted" } else { "refused" }, notices.len())
}

/// A case as a report.
pub fn to_trf(bytes: &[u8]) -> String {
    match read_case(bytes) {
        Ok(case) => {
            let report = black_box(convert::to_trf(&case, trf::Edition::Trf16));
            if report.is_ok() { "converted".to_owned() } else { "refused".to_owned() }
        }
        Err(_) => "no case".to_owned(),
    }
}

/// Answers a question about titles.
pub fn titles(bytes: &[u8]) -> String {
    match black_box(title_case(bytes, &Calendar::default())) {
        Ok(_) => "answered".to_owned(),
        Err(faults) => format!("{} faults", faults.len()),
    }
}

/// Reads FIDE's list.
pub fn fides_list(bytes: &[u8]) -> String {
    let read = fide_list::read(Cursor::new(bytes), None, |_, _| Ok::<(), fide_list::Error>(()));
    match black_box(read) {
        Ok(summary) => format!("{} players, {} remarks", summary.players, summary.notices.len()),
        Err(_) => "refused".to_owned(),
    }
}

/// FIDE's list as XML.
pub fn fides_list_as_xml(bytes: &[u8]) -> String {
    let mut written = Vec::new();
    let done = convert_list(Cursor::new(bytes), "list.txt", ListFormat::Xml, &mut written, |_| {});
    format!("{}, {} bytes", if done.is_ok() { "converted" } else { "refused" }, written.len())
}

/// Reads the European database's list.
pub fn egd_list(bytes: &[u8]) -> String {
    let (list, notices) = black_box(world_list::read(bytes));
    format!("{} players, {} remarks", list.entries.len(), notices.len())
}

/// Reads games.
pub fn pgn(bytes: &[u8]) -> String {
    let (found, notices) = black_box(games::read(bytes));
    format!("{} games, {} remarks", found.len(), notices.len())
}

/// Reads a table.
pub fn table(bytes: &[u8]) -> String {
    match black_box(rows::read(bytes)) {
        Ok(table) => format!("{} rows", table.rows.len()),
        Err(_) => "refused".to_owned(),
    }
}

/// Reads a plain table of results.
pub fn results(bytes: &[u8]) -> String {
    let (found, notices) = black_box(plain::read(bytes));
    format!("{} games, {} remarks", found.rows.len(), notices.len())
}
