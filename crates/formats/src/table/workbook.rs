//! The first sheet of a workbook (XLSX): its cells as texts, without formats, formulas and pictures.

use super::{MOST_BYTES, MOST_COLUMNS, NoTable, Row, cell_of, push};
use crate::archive::{self, Inside, Unopened};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

/// Texts that cells share.
const MOST_TEXTS: usize = 1_000_000;

/// The rows of the first sheet.
pub(super) fn rows(bytes: &[u8]) -> Result<Vec<Row>, NoTable> {
    let files = archive::open(bytes, MOST_BYTES).map_err(|error| match error {
        Unopened::TooLarge => NoTable::TooLarge,
        Unopened::Damaged | Unopened::Locked => NoTable::Unreadable,
    })?;
    let is_sheet = |file: &&Inside| file.name.starts_with("xl/worksheets/sheet") && file.name.ends_with(".xml");
    let sheet = files.iter().filter(is_sheet).min_by_key(|file| (file.name.len(), &file.name));
    let sheet = sheet.ok_or(NoTable::Unreadable)?;
    let shared = match files.iter().find(|file| file.name == "xl/sharedStrings.xml") {
        Some(file) => shared_texts(&file.bytes)?,
        None => Vec::new(),
    };
    sheet_rows(&sheet.bytes, &shared)
}

/// The texts cells refer to by number: each the sum of its parts, without the reading aids of some scripts.
fn shared_texts(xml: &[u8]) -> Result<Vec<String>, NoTable> {
    let mut reader = Reader::from_reader(xml);
    let (mut texts, mut text) = (Vec::new(), String::new());
    let (mut in_text, mut in_aid) = (false, false);
    loop {
        match reader.read_event().map_err(|_| NoTable::Unreadable)? {
            Event::Start(element) => match element.local_name().as_ref() {
                "t" => in_text = !in_aid,
                "rPh" => in_aid = true,
                _ => {}
            },
            Event::End(element) => match element.local_name().as_ref() {
                "t" => in_text = false,
                "rPh" => in_aid = false,
                "si" => {
                    if texts.len() >= MOST_TEXTS {
                        return Err(NoTable::TooLarge);
                    }
                    texts.push(std::mem::take(&mut text));
                }
                _ => {}
            },
            Event::Empty(element) if element.local_name().as_ref() == "si" => texts.push(String::new()),
            event if in_text => add(&mut text, &event)?,
            Event::Eof => return Ok(texts),
            _ => {}
        }
    }
}

fn sheet_rows(xml: &[u8], shared: &[String]) -> Result<Vec<Row>, NoTable> {
    let mut reader = Reader::from_reader(xml);
    let mut rows: Vec<Row> = Vec::new();
    let mut row = Row::default();
    let mut cell = Cell::default();
    let mut in_value = false;
    loop {
        match reader.read_event().map_err(|_| NoTable::Unreadable)? {
            Event::Start(element) => match element.local_name().as_ref() {
                "row" => {
                    let number = attribute(&element, "r").and_then(|text| text.parse().ok());
                    let next = rows.last().map_or(1, |last| last.number + 1);
                    row = Row { number: number.unwrap_or(next), cells: Vec::new() };
                }
                "c" => {
                    let column =
                        attribute(&element, "r").and_then(|place| column_of(&place)).unwrap_or(row.cells.len());
                    let kind = attribute(&element, "t").unwrap_or_default();
                    cell = Cell { column, kind, text: String::new() };
                }
                "v" | "t" => in_value = true,
                _ => {}
            },
            Event::End(element) => match element.local_name().as_ref() {
                "v" | "t" => in_value = false,
                "c" => put(&mut row, &cell, shared)?,
                "row" => push(&mut rows, std::mem::take(&mut row))?,
                "sheetData" => return Ok(rows),
                _ => {}
            },
            event if in_value => add(&mut cell.text, &event)?,
            Event::Eof => return Ok(rows),
            _ => {}
        }
    }
}

/// A cell on its way in.
#[derive(Default)]
struct Cell {
    column: usize,
    /// `s` a shared text, `n` or nothing a number, others texts of their own.
    kind: String,
    text: String,
}

fn put(row: &mut Row, cell: &Cell, shared: &[String]) -> Result<(), NoTable> {
    if cell.column >= MOST_COLUMNS {
        return if cell.text.is_empty() { Ok(()) } else { Err(NoTable::TooLarge) };
    }
    let text = match cell.kind.as_str() {
        "s" => {
            let number: usize = cell.text.trim().parse().map_err(|_| NoTable::Unreadable)?;
            shared.get(number).ok_or(NoTable::Unreadable)?
        }
        // A fault of a formula, `#N/A`, says nothing.
        "e" => "",
        "" | "n" => cell.text.trim().strip_suffix(".0").unwrap_or(&cell.text),
        _ => &cell.text,
    };
    if row.cells.len() <= cell.column {
        row.cells.resize(cell.column + 1, String::new());
    }
    row.cells[cell.column] = cell_of(text)?;
    Ok(())
}

/// The text of an event: characters and references to them.
fn add(text: &mut String, event: &Event<'_>) -> Result<(), NoTable> {
    match event {
        Event::Text(part) => text.push_str(&part.xml10_content()),
        Event::CData(part) => text.push_str(&part.xml10_content()),
        Event::GeneralRef(reference) => match reference.resolve_char_ref() {
            Ok(Some(letter)) => text.push(letter),
            Ok(None) => {
                let name = reference.xml10_content();
                text.push_str(quick_xml::escape::resolve_predefined_entity(&name).ok_or(NoTable::Unreadable)?);
            }
            Err(_) => return Err(NoTable::Unreadable),
        },
        _ => {}
    }
    Ok(())
}

fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let value = element.try_get_attribute(name).ok()??;
    Some(value.normalized_value(XmlVersion::Implicit1_0).ok()?.into_owned())
}

/// `C7` is in column 2; nothing where it is no place, or none that a sheet has.
fn column_of(place: &str) -> Option<usize> {
    let letters = place.bytes().take_while(u8::is_ascii_uppercase).take(4);
    let number = letters.fold(0_usize, |sum, letter| sum * 26 + usize::from(letter - b'A') + 1);
    (1..=16_384).contains(&number).then(|| number - 1)
}
