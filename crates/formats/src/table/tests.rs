use super::*;
use crate::archive::tests::zipped;

fn cells(table: &Table) -> Vec<(usize, Vec<&str>)> {
    table.rows.iter().map(|row| (row.number, row.cells.iter().map(String::as_str).collect())).collect()
}

#[test]
fn separated_values_are_read_with_any_separator_and_code_page() {
    for (text, expected) in [
        ("Név;KOMIR\nKovács, Péter;12\n", "Kovács, Péter"),
        ("Név,KOMIR\n\"Kovács, Péter\",12\n", "Kovács, Péter"),
        ("Név\tKOMIR\r\n Kovács, Péter \t12\r\n\r\n", "Kovács, Péter"),
        ("\u{FEFF}Név;KOMIR\n'=Kovács, Péter;12", "=Kovács, Péter"),
    ] {
        let table = read(text.as_bytes()).expect("a table");
        assert_eq!(table.headings, ["Név", "KOMIR"], "{text}");
        assert_eq!(cells(&table), [(2, vec![expected, "12"])], "{text}");
    }
    let windows =
        crate::encoding::Encoding::Windows1250.encode("Név;Klub\nTűzkő Bálint;Győri SK\n").expect("Hungarian");
    assert_eq!(read(&windows).expect("a table").rows[0].cells, ["Tűzkő Bálint", "Győri SK"]);
}

const SHARED: &str = "<sst><si><t>Név</t></si><si><t>KOMIR</t></si>\
    <si><r><t xml:space=\"preserve\">Kovács </t></r><r><t>P&#233;ter &amp; Fia</t></r><rPh><t>x</t></rPh></si></sst>";

fn sheet(rows: &str) -> Vec<u8> {
    let xml = format!("<worksheet><sheetData>{rows}</sheetData></worksheet>");
    zipped(&[
        ("[Content_Types].xml", b"<Types/>"),
        ("xl/sharedStrings.xml", SHARED.as_bytes()),
        ("xl/worksheets/sheet1.xml", xml.as_bytes()),
        ("xl/worksheets/sheet2.xml", b"<worksheet/>"),
    ])
}

const HEADINGS: &str = "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"C1\" t=\"s\"><v>1</v></c></row>";

#[test]
fn the_first_sheet_of_a_workbook_is_read() {
    let rows = format!(
        "{HEADINGS}<row r=\"5\"><c r=\"A5\" t=\"s\"><v>2</v></c><c r=\"C5\"><v>12.0</v></c>\
         <c r=\"D5\" t=\"inlineStr\"><is><t>x</t></is></c></row>"
    );
    let table = read(&sheet(&rows)).expect("a table");
    assert_eq!(table.headings, ["Név", "", "KOMIR"]);
    assert_eq!(cells(&table), [(5, vec!["Kovács Péter & Fia", "", "12", "x"])]);
}

/// A formula that failed says nothing; what it computed is as good as what was typed.
#[test]
fn cells_of_formulas_are_read() {
    let rows = format!(
        "{HEADINGS}<row r=\"2\"><c r=\"A2\" t=\"e\"><v>#N/A</v></c><c r=\"B2\" t=\"str\"><v>1.0</v></c>\
         <c r=\"C2\" t=\"n\"><v>7.0</v></c><c r=\"D2\" t=\"b\"><v>1</v></c></row>"
    );
    assert_eq!(cells(&read(&sheet(&rows)).expect("a table")), [(2, vec!["", "1.0", "7", "1"])]);
}

#[test]
fn what_is_no_table_is_told_so() {
    assert_eq!(read(b""), Err(NoTable::Empty));
    assert_eq!(read(b" \n;;\n"), Err(NoTable::Empty));
    assert_eq!(read(b"%PDF-1.4"), Err(NoTable::Unreadable));
    assert_eq!(read(&zipped(&[("a.txt", b"x")])), Err(NoTable::Unreadable));
    for rows in [
        "<row><c t=\"s\"><v>99</v></c></row>",
        "<row><c t=\"s\"><v>-1</v></c></row>",
        "<row><c><v>&nonsense;</v></c></row>",
        "<row><c></row>",
    ] {
        assert_eq!(read(&sheet(rows)), Err(NoTable::Unreadable), "{rows}");
    }
    assert_eq!(read(&sheet("<row><c r=\"ZZ1\"><v>1</v></c></row>")), Err(NoTable::TooLarge));
    assert_eq!(read("a;".repeat(MOST_COLUMNS + 1).as_bytes()), Err(NoTable::TooLarge));
    assert_eq!(read("x".repeat(MOST_CHARACTERS + 1).as_bytes()), Err(NoTable::TooLarge));
    assert!(read("é".repeat(MOST_CHARACTERS).as_bytes()).is_ok(), "letters are counted, not bytes");
    assert_eq!(read("é".repeat(MOST_CHARACTERS + 1).as_bytes()), Err(NoTable::TooLarge));
    assert!(read("x\n".repeat(MOST_ROWS + 1).as_bytes()).is_ok(), "the heading and as many rows as may be");
    assert_eq!(read("x\n".repeat(MOST_ROWS + 2).as_bytes()), Err(NoTable::TooLarge));
}

#[test]
fn no_flipped_byte_makes_it_panic() {
    let whole = sheet(&format!("{HEADINGS}<row r=\"2\"><c r=\"A2\"><v>1</v></c></row>"));
    let stored = |text: &str| text.as_bytes().to_vec();
    let xml = stored(&format!("<worksheet><sheetData>{HEADINGS}</sheetData></worksheet>"));
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x55;
        let _ = read(&bytes);
    }
    for at in 0..xml.len() {
        for letter in [b'<', b'&', b'"', 0xFF, b'9'] {
            let mut bytes = xml.clone();
            bytes[at] = letter;
            let _ = read(&zipped(&[("xl/worksheets/sheet1.xml", &bytes), ("xl/sharedStrings.xml", &bytes)]));
        }
    }
}
