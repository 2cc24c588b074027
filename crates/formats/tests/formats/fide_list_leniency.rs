//! Every tolerance of the list readers, and every notice.

use std::io::Cursor;

use crate::support::{messages, own, places, tally, variables};
use arpad_formats::{
    fide_list::{self, Birth, Error, Layout, Record, Summary, codes},
    notice::{Notice, Severity},
};

fn read(bytes: &[u8]) -> (Vec<Record<String>>, Summary) {
    let mut records = Vec::new();
    let summary = fide_list::read(Cursor::new(bytes), None, |record, _| -> Result<(), Error> {
        records.push(record.to_owned_text());
        Ok(())
    })
    .expect("read from memory");
    (records, summary)
}

/// The combined list with something replaced in it.
fn changed(from: &str, to: &str) -> (Vec<Record<String>>, Summary) {
    let text = String::from_utf8(own("lists/text-combined-foa.txt")).expect("UTF-8");
    assert!(text.contains(from), "the file holds {from:?}");
    read(text.replacen(from, to, 1).as_bytes())
}

#[test]
fn what_is_not_a_list_is_said_and_nothing_is_read() {
    for bytes in
        [&b""[..], b"\n\n", b"012 A tournament\n001    1 m", b"<html><body></body></html>", &[0xFF, 0xFE, 0x49, 0x00]]
    {
        let (records, summary) = read(bytes);
        assert_eq!(summary.layout, Layout::Unknown);
        assert!(records.is_empty());
        assert_eq!(tally(&summary.notices), "error list-unknown-format ×1");
    }
}

#[test]
fn byte_order_mark_and_missing_last_line_end() {
    let bytes = [b"\xEF\xBB\xBF", own("lists/text-combined-foa.txt").trim_ascii_end()].concat();
    let (records, summary) = read(&bytes);
    assert_eq!((records.len(), summary.layout), (4, Layout::TextCombinedFoa));
    assert_eq!(records[3].born, Some(Birth { year: 2011, month_day: None }));
}

#[test]
fn lines_without_trailing_blanks() {
    let text = String::from_utf8(own("lists/text-combined-foa-blank.txt")).expect("UTF-8");
    let trimmed: String = text.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    let (records, _) = read(trimmed.as_bytes());
    let (whole, _) = read(text.as_bytes());
    assert_eq!(records[..3], whole[..3]);
}

#[test]
fn a_stray_line_is_left_out_with_a_word() {
    let (records, summary) = changed("123            ", "Total: 3 players\r\n123            ");
    assert_eq!(records.len(), 4);
    assert_eq!(places(&summary.notices, "list-not-a-player"), [(3, 1)]);
}

#[test]
fn numbers_that_are_none_become_blank_with_a_word() {
    let (records, summary) = changed("2650  9 ", "26x0  9 ");
    assert_eq!(records[2].standard.rating, None);
    assert_eq!(records[2].rapid.rating, Some(2601));
    assert_eq!(places(&summary.notices, "list-unreadable-field"), [(4, 114)]);
    assert_eq!(fact(&summary.notices, "list-unreadable-field", "field"), "SRtng");
    assert_eq!(fact(&summary.notices, "list-unreadable-field", "value"), "26x0");
}

#[test]
fn sex_flag_and_birthday_that_cannot_be_read() {
    let (records, summary) = changed("SWE M ", "SWE Q ");
    assert_eq!(records[2].sex, None);
    assert_eq!(places(&summary.notices, "list-unreadable-field"), [(4, 81)]);
    let (_, summary) = changed("1970      ", "1970  z   ");
    assert_eq!(places(&summary.notices, "list-unreadable-field"), [(4, 159)]);
    let (records, summary) = changed("1970      ", "17a0      ");
    assert_eq!(records[2].born, None);
    assert_eq!(places(&summary.notices, "list-unreadable-field"), [(4, 153)]);
}

#[test]
fn characters_beyond_the_last_column() {
    let (records, summary) = changed("1970      \r", "1970       extra\r");
    assert_eq!(records.len(), 4);
    assert_eq!(places(&summary.notices, "list-beyond-columns"), [(4, 163)]);
}

#[test]
fn a_line_that_ends_before_the_federation() {
    let (records, summary) =
        changed("4500001        Pena, Ake  ", "4500002        Short\r\n4500001        Pena, Ake  ");
    assert_eq!(records.len(), 5);
    assert_eq!(records[2].name, "Short");
    assert_eq!(places(&summary.notices, "list-short-line"), [(4, 20)]);
}

#[test]
fn endless_lines_and_elements_are_passed_over() {
    let long = format!("{}\r\n123            ", "x".repeat(1_000_000));
    let (records, summary) = changed("123            ", &long);
    assert_eq!(records.len(), 4);
    assert_eq!(places(&summary.notices, "list-endless-line"), [(3, 0)]);
    assert_eq!(summary.notices.iter().filter(|notice| notice.severity == Severity::Error).count(), 1);

    let text = String::from_utf8(own("lists/xml-combined.xml")).expect("UTF-8");
    let text = text.replacen("<fideid>123<", &format!("<junk>{}<fideid>123<", "x".repeat(300_000)), 1);
    let (records, summary) = read(text.as_bytes());
    assert_eq!(records.len(), 3, "the others are read");
    assert_eq!(places(&summary.notices, "list-endless-line").len(), 1);
}

#[test]
fn notices_of_one_kind_are_bounded() {
    let line = own("lists/text-combined-foa.txt");
    let lines: Vec<&[u8]> = line.split_inclusive(|byte| *byte == b'\n').collect();
    let many = [lines[0], &lines[2].repeat(5000)].concat();
    let (records, summary) = read(&many);
    assert_eq!(records.len(), 5000);
    assert_eq!(tally(&summary.notices), "note more-of-kind ×1, note list-empty-name ×1000");
    assert_eq!(fact(&summary.notices, "more-of-kind", "count"), "5000");
}

#[test]
fn xml_beyond_the_plain() {
    let document = r#"<?xml version="1.0"?>
<!-- a comment -->
<playerslist>
<player FIDEID="11" ><name><![CDATA[Kis & Nagy]]></name><rating>1500</rating><birthday>1962-02-03</birthday></player>
<player><flag>wi</flag><name>O&apos;Neill &#193;ron &amp; Co</name><fideid> 12 </fideid><sex/><new_thing>x</new_thing></player>
<player><fideid>13</fideid><name> Orr  ,  Mark  </name><!-- old --><rating>0</rating></player>
<player><fideid>14</fideid><name>Broken</nam></player>
<player><fideid>15</fideid><name>&nonsense;</name></player>
<player><name>Nobody</name></player>
<player><fideid>16</fideid><name>Last</name></player>
</playerslist>
"#;
    let (records, summary) = read(document.as_bytes());
    let seen: Vec<(u32, &str)> = records.iter().map(|record| (record.fide_id, record.name.as_str())).collect();
    assert_eq!(seen, [(11, "Kis & Nagy"), (12, "O'Neill Áron & Co"), (13, "Orr  ,  Mark"), (16, "Last")]);
    assert_eq!(records[0].born, Some(Birth { year: 1962, month_day: Some((2, 3)) }));
    assert!(records[1].flags.woman && records[1].flags.inactive);
    assert_eq!(places(&summary.notices, "list-unknown-element"), [(5, 0)]);
    assert_eq!(places(&summary.notices, "list-xml-fault"), [(7, 0), (8, 0)]);
    assert_eq!(places(&summary.notices, "list-not-a-player"), [(9, 0)]);
    assert_eq!(places(&summary.notices, "list-cut-off"), []);
}

#[test]
fn a_player_without_an_end_does_not_take_the_next_one_along() {
    let document = "<playerslist>\n<player><fideid>1</fideid>\n<player><fideid>2</fideid></player>\n</playerslist>";
    let (records, summary) = read(document.as_bytes());
    assert_eq!(records.iter().map(|record| record.fide_id).collect::<Vec<_>>(), [2]);
    assert_eq!(places(&summary.notices, "list-xml-fault"), [(2, 0)]);
    assert_eq!(places(&summary.notices, "list-empty-name"), [(3, 0)]);
}

#[test]
fn xml_that_breaks_off_or_is_not_utf8() {
    let bytes = own("lists/xml-combined.xml");
    let (records, summary) = read(&bytes[..bytes.len() - 40]);
    assert_eq!(records.len(), 3);
    assert_eq!(places(&summary.notices, "list-cut-off").len(), 1);
    let whole = memchr::memmem::find(&bytes, b"</playerslist>").expect("the end tag");
    let (records, summary) = read(&bytes[..whole]);
    assert_eq!(records.len(), 4);
    assert_eq!(places(&summary.notices, "list-cut-off").len(), 1, "the list itself is not closed");
    let odd = b"<playerslist><player><fideid>5</fideid><name>Mu\xF1oz, \xC1ron</name></player></playerslist>";
    let (records, summary) = read(odd);
    assert_eq!(records[0].name, "Muñoz, Áron");
    assert_eq!(places(&summary.notices, "list-odd-bytes"), [(1, 0)]);
}

/// Elements that cross the edge of the reader's window are read like all others.
#[test]
fn long_lists_cross_the_window_unharmed() {
    let text = own("lists/text-combined-foa.txt");
    let start = memchr::memchr(b'\n', &text).expect("a header") + 1;
    let many = [&text[..start], &text[start..].repeat(3000)].concat();
    let (records, _) = read(&many);
    assert_eq!(records.len(), 12_000);
    assert!(records.chunks(4).all(|chunk| chunk == &records[..4]));

    let xml = own("lists/xml-combined-foa.xml");
    let from = "<playerslist>\n".len();
    let to = xml.len() - "</playerslist>\n".len();
    let many = [&xml[..from], &xml[from..to].repeat(3000), &xml[to..]].concat();
    let (records, summary) = read(&many);
    assert_eq!(records.len(), 12_000);
    assert!(records.chunks(4).all(|chunk| chunk == &records[..4]));
    let last = summary.notices.iter().rfind(|notice| notice.code == codes::EMPTY_NAME).expect("empty names");
    assert_eq!((last.line - 23) % 84, 0, "lines are counted across windows: 21 lines for each of four players");
}

#[test]
fn every_notice_has_its_sentence_in_both_languages() {
    let (english, hungarian) = (messages("en", "notices-lists.ftl"), messages("hu", "notices-lists.ftl"));
    for code in codes::ALL {
        let id = format!("notice-{}", code);
        let one = english.get(&id).unwrap_or_else(|| panic!("{id} is missing in English"));
        let other = hungarian.get(&id).unwrap_or_else(|| panic!("{id} is missing in Hungarian"));
        assert_eq!(variables(one), variables(other), "{id}: both languages name the same facts");
    }
    assert_eq!(english.len(), codes::ALL.len(), "no sentence without a notice");
    assert_eq!(hungarian.len(), codes::ALL.len(), "no sentence without a notice");
}

fn fact<'a>(notices: &'a [Notice], code: &str, name: &str) -> &'a str {
    let notice = notices.iter().find(|notice| notice.code == code).expect("the notice");
    &notice.facts.iter().find(|(fact, _)| *fact == name).expect("the fact").1
}

#[test]
fn a_list_is_told_from_other_files() {
    assert_eq!(fide_list::layout_of(&own("lists/text-2005.txt")), Layout::Text2005);
    assert_eq!(fide_list::layout_of(&own("lists/xml-combined.xml")), Layout::XmlCombined);
    for file in ["go/kupa.h9", "go/kupa.xml", "go/list.txt"] {
        assert_eq!(fide_list::layout_of(&own(file)), Layout::Unknown, "{file}");
    }
}
