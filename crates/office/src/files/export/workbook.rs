//! The list as a workbook for spreadsheet programs.
//!
//! Written row by row: a list of any length takes little memory. Texts are text cells, never formulas. The workbook
//! bears the date of the list instead of the clock's, so the same list is the same file.

use super::{Column, ExportError, Headings, ListHead, ListLine, column::Datum};
use arpad_model::Series;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};
use std::io::Write;

/// Rows of a sheet below the headings: spreadsheet programs end at 2^20. A longer list goes on in the next sheet.
const ROWS: usize = (1 << 20) - 1;

/// Writes the workbook: headings in bold that stay in view, with filters.
pub(super) fn write<W: Write + Send>(
    head: &ListHead,
    lines: &[ListLine],
    headings: &Headings,
    target: W,
) -> Result<(), ExportError> {
    make(head, lines, headings).and_then(|mut workbook| workbook.save_to_writer(target)).map_err(|error| match error {
        XlsxError::IoError(error) => ExportError::Io(error),
        other => ExportError::Workbook(other),
    })
}

fn make(head: &ListHead, lines: &[ListLine], headings: &Headings) -> Result<Workbook, XlsxError> {
    let mut workbook = Workbook::new();
    let date = head.date;
    // A year before 0 has no place in a workbook; 0 is refused there with the right words.
    let year = u16::try_from(date.year()).unwrap_or(0);
    let day = ExcelDateTime::from_ymd(year, date.month() as u8, date.day() as u8)?;
    let properties = DocProperties::new()
        .set_title(format!("{}, {date}", headings.series(head.series)))
        .set_author(&head.federation)
        .set_company(&head.federation)
        .set_subject(format!("{} r{}", head.edition, head.revision))
        .set_comment(&head.hash)
        .set_creation_datetime(&day);
    workbook.set_properties(&properties);

    let columns = Column::for_people(head.series);
    let sheets = lines.len().div_ceil(ROWS).max(1);
    for number in 0..sheets {
        let part = &lines[number * ROWS..lines.len().min((number + 1) * ROWS)];
        let name = if number == 0 { date.to_string() } else { format!("{date} ({})", number + 1) };
        let sheet = workbook.add_worksheet_with_constant_memory()?;
        sheet.set_name(name)?;
        write_sheet(sheet, (head.series, columns), part, headings)?;
    }
    Ok(workbook)
}

fn write_sheet(
    sheet: &mut Worksheet,
    (series, columns): (Series, &[Column]),
    lines: &[ListLine],
    headings: &Headings,
) -> Result<(), XlsxError> {
    let bold = Format::new().set_bold();
    let last_column = (0..).zip(columns).map(|(place, _)| place).last().expect("a list has columns");
    let last_row = u32::try_from(lines.len()).expect("a sheet has at most 2^20 rows");
    sheet.set_freeze_panes(1, 0)?;
    sheet.set_repeat_rows(0, 0)?;
    sheet.set_landscape();
    sheet.autofilter(0, 0, last_row, last_column)?;
    for (place, &column) in (0..).zip(columns) {
        // Room for the heading and for the arrow of its filter.
        let heading = headings.column(series, column);
        sheet.set_column_width(place, width(column).max(heading.chars().count() as u16 + 3))?;
        sheet.write_string_with_format(0, place, heading, &bold)?;
    }
    for (row, line) in (1..).zip(lines) {
        for (place, &column) in (0..).zip(columns) {
            match column.of(line) {
                Datum::Nothing if column != Column::Rating => {}
                Datum::Number(number) => {
                    sheet.write_number(row, place, number as f64)?;
                }
                Datum::Nothing | Datum::Text(_) | Datum::Truth(_) => {
                    sheet.write_string(row, place, headings.cell(column, line))?;
                }
            }
        }
    }
    Ok(())
}

/// Characters of a usual cell.
const fn width(column: Column) -> u16 {
    match column {
        Column::Name => 32,
        Column::Family | Column::Given => 20,
        Column::Club => 28,
        Column::Fide | Column::Egd => 11,
        _ => 8,
    }
}
