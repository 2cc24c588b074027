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
    let due = ["8", "32", "28", "9", "8", "12", "11", "8", "11", "10", "11", "8"];
    assert_eq!(widths, due, "room for the cells, and for the heading with its arrow");
    assert!(part(&bytes, "xl/workbook.xml").contains("name=\"2024-04-01\""));
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
