//! The workbook, opened again as the zip of XML it is.

use super::*;
use arpad_model::Series;
use std::io::{Cursor, Read};

fn part(bytes: &[u8], name: &str) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("a workbook is a zip");
    let mut text = String::new();
    archive.by_name(name).expect("a part of the workbook").read_to_string(&mut text).expect("UTF-8");
    text
}

#[test]
fn the_workbook_holds_texts_as_texts_and_numbers_as_numbers() {
    let (bytes, written) = bytes(ListFormat::Xlsx, CHESS, &lines());
    assert_eq!(written.players, 4);
    let sheet = part(&bytes, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains("Őry-Kovács Ágnes") && sheet.contains("Tűzoltó \"Előre\" SE, Győr") && sheet.contains('🐉'));
    assert!(sheet.contains("t=\"inlineStr\"><is><t>=cmd() &lt;Péter&gt; &amp; \"Co\"</t>"), "{sheet}");
    assert!(sheet.contains("<v>2400</v>") && sheet.contains("<v>-10</v>") && sheet.contains("<v>703303</v>"));
    assert!(!sheet.contains("<f>"), "nothing to calculate");
}

#[test]
fn the_headings_stay_in_view_and_can_be_filtered() {
    let (bytes, _) = bytes(ListFormat::Xlsx, Series::Go, &lines());
    let sheet = part(&bytes, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains("ySplit=\"1\"") && sheet.contains("state=\"frozen\""));
    assert!(sheet.contains("<autoFilter ref=\"A1:N5\""));
    assert!(sheet.contains("<cols>") && sheet.contains("Minősítés"));
    let widths: Vec<&str> = sheet.split(" width=\"").skip(1).filter_map(|rest| rest.split('.').next()).collect();
    let due = ["8", "32", "28", "9", "8", "8", "12", "10", "11", "8", "11", "10", "11", "8"];
    assert_eq!(widths, due, "room for the cells, and for the heading with its arrow");
    assert!(part(&bytes, "xl/workbook.xml").contains("name=\"2024-04-01\""));
}

/// The reader that takes over registers finds every cell where it was put.
#[test]
fn the_workbook_is_read_back_cell_by_cell() {
    let (bytes, _) = bytes(ListFormat::Xlsx, CHESS, &lines());
    let read = arpad_formats::table::read(&bytes).expect("a table");
    let told = table(&head(CHESS), &lines(), &hungarian());
    let cell = |row: usize, heading: &str| {
        let column = read.headings.iter().position(|one| one == heading).expect(heading);
        read.rows[row].cells.get(column).cloned().unwrap_or_default()
    };
    assert_eq!(read.rows.len(), told.rows.len());
    assert_eq!(
        ["Hely", "Név", "Értékszám", "Előző"].map(|one| cell(0, one)),
        ["1", "Őry-Kovács Ágnes", "2400", "2388"]
    );
    assert_eq!(["Hely", "KOMIR", "Értékszám", "Változás"].map(|one| cell(2, one)), ["2", "5", "2100", "0"]);
    // What steers is left out, an at sign stays a letter, and what is no number has no cell in a column of numbers.
    assert_eq!(["Név", "Változás", "Aktív"].map(|one| cell(3, one)), ["@új sor", "", "igen"]);
}

/// A disk that takes so many bytes.
struct Full(usize);

impl std::io::Write for Full {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        match self.0.checked_sub(bytes.len()) {
            Some(left) => self.0 = left,
            None => return Err(std::io::ErrorKind::StorageFull.into()),
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_is_an_error_of_the_target_wherever_it_fills() {
    let whole = bytes(ListFormat::Xlsx, CHESS, &lines()).0.len();
    for room in (0..whole).step_by(97) {
        let error = write(ListFormat::Xlsx, &head(CHESS), &lines(), &hungarian(), Full(room)).expect_err("it is full");
        assert!(matches!(&error, ExportError::Io(error) if error.kind() == std::io::ErrorKind::StorageFull), "{error}");
    }
    assert!(write(ListFormat::Xlsx, &head(CHESS), &lines(), &hungarian(), Full(whole)).is_ok());
}

#[test]
fn the_workbook_bears_the_date_of_the_list_and_not_of_the_clock() {
    let (bytes, _) = bytes(ListFormat::Xlsx, CHESS, &lines());
    let properties = part(&bytes, "docProps/core.xml");
    assert_eq!(properties.matches("2024-04-01T00:00:00Z").count(), 2, "{properties}");
    assert!(properties.contains("Sakk, hagyományos, 2024-04-01") && properties.contains("abc123"));
}

#[test]
fn a_list_dated_before_workbooks_begin_is_refused_with_words() {
    let head = ListHead { date: date(1800, 1, 1), ..head(CHESS) };
    let error = write(ListFormat::Xlsx, &head, &[], &hungarian(), Vec::new()).expect_err("no such day");
    assert!(matches!(error, ExportError::Workbook(_)) && error.to_string().contains("1800"), "{error}");
}
