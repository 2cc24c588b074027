//! The list as a workbook for spreadsheet programs: a zip of XML (ECMA-376) that is written as it goes.
//!
//! Row by row, straight to whoever takes it: a list of any length takes little memory and no file beside, so a full disk is
//! an error of the target and of nothing else. Texts are text cells, never formulas. The workbook bears the date of the list
//! instead of the clock's, so the same list is the same file.

use super::{Column, ExportError, Headings, ListHead, ListLine, column::Datum, text::printable};
use arpad_model::Series;
use std::io::{self, Write};
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{ZipWriter, result::ZipError};

/// Rows of a sheet below the headings: spreadsheet programs end at 2^20. A longer list goes on in the next sheet.
const ROWS: usize = (1 << 20) - 1;

/// Writes the workbook: headings in bold that stay in view, with filters.
pub(super) fn write<W: Write>(
    head: &ListHead,
    lines: &[ListLine],
    headings: &Headings,
    target: W,
) -> Result<(), ExportError> {
    // The days of spreadsheet programs begin and end here.
    if !(1900..=9999).contains(&head.date.year()) {
        return Err(ExportError::Workbook(head.date));
    }
    let sheets: Vec<&[ListLine]> = if lines.is_empty() { vec![lines] } else { lines.chunks(ROWS).collect() };
    let mut book = ZipWriter::new_stream(target);
    let written = parts(&mut book, head, &sheets, headings);
    written.and_then(|()| book.finish().map(drop)).map_err(|error| match error {
        ZipError::Io(error) => ExportError::Io(error),
        other => ExportError::Io(io::Error::other(other)),
    })
}

type Book<W> = ZipWriter<StreamWriter<W>>;

fn parts<W: Write>(
    book: &mut Book<W>,
    head: &ListHead,
    sheets: &[&[ListLine]],
    headings: &Headings,
) -> Result<(), ZipError> {
    let columns = Column::for_people(head.series);
    let names: Vec<String> = (1..=sheets.len())
        .map(|number| if number == 1 { head.date.to_string() } else { format!("{} ({number})", head.date) })
        .collect();
    part(book, "[Content_Types].xml", |to| content_types(to, sheets.len()))?;
    part(book, "_rels/.rels", |to| to.write_all(RELATIONS.as_bytes()))?;
    part(book, "docProps/app.xml", |to| about_program(to, head))?;
    part(book, "docProps/core.xml", |to| about_list(to, head, headings))?;
    part(book, "xl/workbook.xml", |to| contents(to, &names, sheets, columns.len()))?;
    part(book, "xl/_rels/workbook.xml.rels", |to| relations(to, sheets.len()))?;
    part(book, "xl/styles.xml", |to| to.write_all(STYLES.as_bytes()))?;
    for (number, lines) in (1..).zip(sheets) {
        let name = format!("xl/worksheets/sheet{number}.xml");
        part(book, &name, |to| sheet(to, (head.series, columns), lines, headings))?;
    }
    Ok(())
}

fn part<W: Write>(
    book: &mut Book<W>,
    name: &str,
    write: impl FnOnce(&mut Book<W>) -> io::Result<()>,
) -> Result<(), ZipError> {
    // The archive's own first day, not the clock's.
    book.start_file(name, SimpleFileOptions::default().last_modified_time(zip::DateTime::default()))?;
    book.write_all(b"<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n")?;
    Ok(write(book)?)
}

const RELATIONS: &str = "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
    <Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" \
    Target=\"xl/workbook.xml\"/>\
    <Relationship Id=\"rId2\" Type=\"http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties\" \
    Target=\"docProps/core.xml\"/>\
    <Relationship Id=\"rId3\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties\" \
    Target=\"docProps/app.xml\"/></Relationships>";

/// The plain cell and the bold one; spreadsheet programs ask for two fills and a border even where nothing is drawn.
const STYLES: &str = "<styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
    <fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/><family val=\"2\"/></font>\
    <font><b/><sz val=\"11\"/><name val=\"Calibri\"/><family val=\"2\"/></font></fonts>\
    <fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill><fill><patternFill patternType=\"gray125\"/></fill></fills>\
    <borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
    <cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>\
    <cellXfs count=\"2\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>\
    <xf numFmtId=\"0\" fontId=\"1\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"1\"/></cellXfs>\
    <cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles></styleSheet>";

fn content_types(to: &mut impl Write, sheets: usize) -> io::Result<()> {
    const OOXML: &str = "application/vnd.openxmlformats-officedocument";
    write!(
        to,
        "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
         <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
         <Default Extension=\"xml\" ContentType=\"application/xml\"/>\
         <Override PartName=\"/docProps/app.xml\" ContentType=\"{OOXML}.extended-properties+xml\"/>\
         <Override PartName=\"/docProps/core.xml\" ContentType=\"application/vnd.openxmlformats-package.core-properties+xml\"/>\
         <Override PartName=\"/xl/workbook.xml\" ContentType=\"{OOXML}.spreadsheetml.sheet.main+xml\"/>\
         <Override PartName=\"/xl/styles.xml\" ContentType=\"{OOXML}.spreadsheetml.styles+xml\"/>"
    )?;
    for number in 1..=sheets {
        write!(
            to,
            "<Override PartName=\"/xl/worksheets/sheet{number}.xml\" \
             ContentType=\"{OOXML}.spreadsheetml.worksheet+xml\"/>"
        )?;
    }
    to.write_all(b"</Types>")
}

fn about_program(to: &mut impl Write, head: &ListHead) -> io::Result<()> {
    write!(
        to,
        "<Properties xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/extended-properties\">\
         <Application>Arpad</Application><Company>{}</Company></Properties>",
        escaped(&head.federation)
    )
}

fn about_list(to: &mut impl Write, head: &ListHead, headings: &Headings) -> io::Result<()> {
    let (date, federation) = (head.date, escaped(&head.federation));
    write!(
        to,
        "<cp:coreProperties xmlns:cp=\"http://schemas.openxmlformats.org/package/2006/metadata/core-properties\" \
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:dcterms=\"http://purl.org/dc/terms/\" \
         xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\
         <dc:title>{}, {date}</dc:title><dc:subject>{} r{}</dc:subject><dc:creator>{federation}</dc:creator>\
         <dc:description>{}</dc:description><cp:lastModifiedBy>{federation}</cp:lastModifiedBy>\
         <dcterms:created xsi:type=\"dcterms:W3CDTF\">{date}T00:00:00Z</dcterms:created>\
         <dcterms:modified xsi:type=\"dcterms:W3CDTF\">{date}T00:00:00Z</dcterms:modified></cp:coreProperties>",
        escaped(headings.series(head.series)),
        escaped(&head.edition),
        head.revision,
        escaped(&head.hash)
    )
}

/// The sheets by name; the headings are printed on every page, and the filter's range has its name.
fn contents(to: &mut impl Write, names: &[String], sheets: &[&[ListLine]], columns: usize) -> io::Result<()> {
    to.write_all(
        b"<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" \
          xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><sheets>",
    )?;
    for (number, name) in (1..).zip(names) {
        write!(to, "<sheet name=\"{name}\" sheetId=\"{number}\" r:id=\"rId{number}\"/>")?;
    }
    to.write_all(b"</sheets><definedNames>")?;
    for (at, (name, lines)) in names.iter().zip(sheets).enumerate() {
        let (last, end) = (letter(columns - 1), lines.len() + 1);
        write!(
            to,
            "<definedName name=\"_xlnm._FilterDatabase\" localSheetId=\"{at}\" hidden=\"1\">'{name}'!$A$1:${last}${end}\
             </definedName><definedName name=\"_xlnm.Print_Titles\" localSheetId=\"{at}\">'{name}'!$1:$1</definedName>"
        )?;
    }
    to.write_all(b"</definedNames></workbook>")
}

fn relations(to: &mut impl Write, sheets: usize) -> io::Result<()> {
    const KIND: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    to.write_all(b"<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">")?;
    for number in 1..=sheets {
        let target = format!("worksheets/sheet{number}.xml");
        write!(to, "<Relationship Id=\"rId{number}\" Type=\"{KIND}/worksheet\" Target=\"{target}\"/>")?;
    }
    let styles = sheets + 1;
    write!(to, "<Relationship Id=\"rId{styles}\" Type=\"{KIND}/styles\" Target=\"styles.xml\"/></Relationships>")
}

fn sheet(
    to: &mut impl Write,
    (series, columns): (Series, &[Column]),
    lines: &[ListLine],
    headings: &Headings,
) -> io::Result<()> {
    let (last, end) = (letter(columns.len() - 1), lines.len() + 1);
    write!(
        to,
        "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
         <dimension ref=\"A1:{last}{end}\"/><sheetViews><sheetView workbookViewId=\"0\">\
         <pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>\
         <selection pane=\"bottomLeft\"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight=\"15\"/><cols>"
    )?;
    for (number, &column) in (1..).zip(columns) {
        // Room for the heading and for the arrow of its filter; five of seven pixels are the cell's own edges.
        let wide = width(column).max(headings.column(series, column).chars().count() + 3);
        write!(to, "<col min=\"{number}\" max=\"{number}\" width=\"{wide}.7109375\" customWidth=\"1\"/>")?;
    }
    to.write_all(b"</cols><sheetData><row r=\"1\">")?;
    for (at, &column) in columns.iter().enumerate() {
        text(to, (at, 1), " s=\"1\"", headings.column(series, column))?;
    }
    to.write_all(b"</row>")?;
    for (row, line) in (2..).zip(lines) {
        write!(to, "<row r=\"{row}\">")?;
        for (at, &column) in columns.iter().enumerate() {
            match column.of(line) {
                Datum::Nothing if column != Column::Rating => {}
                Datum::Number(number) => write!(to, "<c r=\"{}{row}\"><v>{number}</v></c>", letter(at))?,
                Datum::Nothing | Datum::Text(_) | Datum::Truth(_) => {
                    text(to, (at, row), "", &headings.cell(column, line))?;
                }
            }
        }
        to.write_all(b"</row>")?;
    }
    write!(
        to,
        "</sheetData><autoFilter ref=\"A1:{last}{end}\"/>\
         <pageMargins left=\"0.7\" right=\"0.7\" top=\"0.75\" bottom=\"0.75\" header=\"0.3\" footer=\"0.3\"/>\
         <pageSetup orientation=\"landscape\"/></worksheet>"
    )
}

/// A cell with a text in it, never with something to calculate.
fn text(to: &mut impl Write, (column, row): (usize, usize), style: &str, text: &str) -> io::Result<()> {
    // Blanks at an end would be left out.
    let space = if text.trim() == text { "" } else { " xml:space=\"preserve\"" };
    let letter = letter(column);
    write!(to, "<c r=\"{letter}{row}\"{style} t=\"inlineStr\"><is><t{space}>{}</t></is></c>", escaped(text))
}

/// The letter of a column; no list has more than there are letters.
fn letter(column: usize) -> char {
    char::from(b'A' + u8::try_from(column).expect("a list has a few columns"))
}

/// A text between tags.
fn escaped(text: &str) -> String {
    printable(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Characters of a usual cell.
const fn width(column: Column) -> usize {
    match column {
        Column::Name => 32,
        Column::Family | Column::Given => 20,
        Column::Club => 28,
        Column::Fide | Column::Egd => 11,
        _ => 8,
    }
}
