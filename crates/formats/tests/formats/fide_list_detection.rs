//! Which layout a list has, told by its columns: with the header gone, shifted, lying or in another order.

use std::io::Cursor;

use crate::support::own;
use arpad_formats::fide_list::{self, Birth, Error, Layout, Record, Tempo};

fn read(text: &str) -> (Layout, Vec<Record<String>>) {
    let mut records = Vec::new();
    let summary =
        fide_list::read(Cursor::new(text.as_bytes()), Some(Tempo::Standard), |record, _| -> Result<(), Error> {
            records.push(record.to_owned_text());
            Ok(())
        })
        .expect("read from memory");
    (summary.layout, records)
}

/// One line with these texts in these columns.
fn line(texts: &[(usize, &str)], width: usize) -> String {
    let mut line = String::new();
    for (column, text) in texts {
        assert!(line.len() < *column, "the columns stand side by side");
        line = format!("{line:<before$}{text}", before = column - 1);
    }
    format!("{line:<width$}")
}

/// A player of every text layout, by the columns of the specification, with the width of a full line.
fn by_specification() -> Vec<(Layout, String)> {
    let old = |layout, [id, name, title, federation, rating, games]: [usize; 6], more: &[(usize, &str)], width| {
        let mut texts = vec![(id, "90000011"), (name, "Kovacs, Agnes"), (title, "wm"), (federation, "HUN")];
        texts.extend([(rating, "2201"), (games, "12")]);
        texts.extend(more);
        (layout, line(&texts, width))
    };
    let new = |layout, more: &[(usize, &str)], width| {
        let mut texts = vec![(1, "90000011"), (16, "Kovacs, Agnes"), (77, "HUN"), (81, "F"), (85, "WIM"), (90, "WIM")];
        texts.extend(more);
        (layout, line(&texts, width))
    };
    vec![
        old(Layout::Text2001January, [3, 13, 46, 52, 60, 67], &[(72, "wi")], 75),
        old(Layout::Text2001April, [4, 13, 46, 52, 61, 69], &[(72, "07.03.1985"), (83, "wi")], 86),
        old(Layout::Text2001July, [4, 13, 46, 52, 61, 69], &[(72, "07.03.1985"), (83, "F"), (87, "wi")], 90),
        old(Layout::Text2002January, [3, 13, 46, 52, 60, 67], &[(72, "07.03.85"), (81, "wi")], 84),
        old(Layout::Text2002October, [1, 11, 45, 49, 54, 61], &[(65, "07.03.85"), (75, "wi")], 77),
        old(Layout::Text2003, [1, 11, 45, 49, 54, 61], &[(65, "07.03.85"), (77, "wi")], 79),
        old(Layout::Text2005, [1, 11, 45, 49, 54, 61], &[(65, "1985"), (71, "wi")], 74),
        new(
            Layout::TextSingle,
            &[(95, "IA"), (110, "2201"), (116, "12"), (120, "20"), (123, "1985"), (129, "wi")],
            132,
        ),
        new(
            Layout::TextSingleFoa,
            &[(95, "IA"), (110, "AGM"), (114, "2201"), (120, "12"), (124, "20"), (127, "1985"), (133, "wi")],
            136,
        ),
        new(
            Layout::TextCombined,
            &[
                (110, "2201"),
                (116, "12"),
                (120, "20"),
                (123, "2100"),
                (129, "3"),
                (133, "20"),
                (136, "2002"),
                (142, "4"),
                (146, "20"),
                (149, "1985"),
                (155, "wi"),
            ],
            158,
        ),
        new(
            Layout::TextCombinedFoa,
            &[
                (110, "AGM"),
                (114, "2201"),
                (120, "12"),
                (124, "20"),
                (127, "2100"),
                (133, "3"),
                (137, "20"),
                (140, "2002"),
                (146, "4"),
                (150, "20"),
                (153, "1985"),
                (159, "wi"),
            ],
            162,
        ),
    ]
}

#[test]
fn every_layout_is_told_by_one_line_without_a_header() {
    for (layout, line) in by_specification() {
        let (found, records) = read(&format!("{line}\n"));
        assert_eq!(found, layout, "{line}");
        let record = &records[0];
        assert_eq!((record.fide_id, record.name.as_str()), (90000011, "Kovacs, Agnes"), "{layout:?}");
        assert_eq!((record.federation.as_str(), record.standard.rating), ("HUN", Some(2201)), "{layout:?}");
        assert_eq!(record.standard.games, Some(12), "{layout:?}");
        assert!(record.flags.woman && record.flags.inactive, "{layout:?}");
        let year = (layout != Layout::Text2001January).then_some(1985);
        assert_eq!(record.born.map(|born| born.year), year, "{layout:?}");
    }
}

/// The columns of the new lists stand side by side and have room to spare; those of the old ones do not.
#[test]
fn a_line_of_an_old_list_moved_by_a_column_fits_nothing() {
    for (layout, line) in by_specification().into_iter().take(7) {
        assert_eq!(read(&format!(" {line}\n")).0, Layout::Unknown, "{layout:?} to the right");
        // Without the first digit of the number, so that nothing but the place of the columns has changed.
        let left = line.replacen("90000011", "9000011", 1);
        assert_eq!(read(&format!("{left}\n")).0, Layout::Unknown, "{layout:?} to the left");
    }
}

#[test]
fn every_column_must_hold_what_it_should() {
    for (layout, line) in by_specification() {
        for (from, to) in [
            ("90000011", "9000OO11"),
            ("90000011", "00000000"),
            ("HUN", "Hun"),
            ("HUN", "HU "),
            ("2201", "22x1"),
            ("12", "1x"),
            ("wi", "wz"),
            ("85 ", "8x "),
            ("wm", "w1"),
            (" F ", " Q "),
            ("WIM", "W1M"),
        ] {
            if !line.contains(from) {
                continue;
            }
            let changed = line.replacen(from, to, 1);
            assert_eq!(read(&format!("{changed}\n")).0, Layout::Unknown, "{layout:?}: {from} became {to}");
        }
    }
}

/// Before 2012 everybody on the list was rated; since then the column may be blank.
#[test]
fn a_blank_rating_is_a_line_of_the_new_lists_only() {
    for (layout, line) in by_specification() {
        let is_old = layout.as_str().starts_with("text-200");
        let expected = if is_old { Layout::Unknown } else { layout };
        assert_eq!(read(&format!("{}\n", line.replacen("2201", "    ", 1))).0, expected, "{layout:?}");
        assert_eq!(read(&format!("{}\n", line.replacen("2201", "220 ", 1))).0, expected, "{layout:?}");
    }
}

/// October 2002 and 2003 differ in the flag alone; where nobody has one, in the width of the line.
#[test]
fn twins_are_told_by_the_width_of_their_lines() {
    for (layout, line) in by_specification() {
        let unflagged = line.replacen("wi", "  ", 1);
        assert_eq!(unflagged.len(), line.len());
        assert_eq!(read(&format!("{unflagged}\n")).0, layout, "LF");
        assert_eq!(read(&format!("{unflagged}\r\n")).0, layout, "CRLF");
    }
}

#[test]
fn every_third_line_must_fit() {
    for (layout, line) in by_specification() {
        let (found, records) = read(&format!("1 stray\n2 stray\n{line}\n"));
        assert_eq!((found, records.len()), (layout, 1), "one of three");
        assert_eq!(read(&format!("1 stray\n2 stray\n{line}\n3 stray\n")).0, Layout::Unknown, "one of four");
        let (found, _) = read(&format!("\n\n\n{line}\n\n\n\n"));
        assert_eq!(found, layout, "empty lines do not count");
    }
}

#[test]
fn of_two_layouts_the_one_with_more_lines_counts() {
    let lines = by_specification();
    let of = |wanted: Layout| &lines.iter().find(|(layout, _)| *layout == wanted).expect("a line").1;
    let (january, october) = (of(Layout::Text2001January), of(Layout::Text2002October));
    assert_eq!(read(&format!("{january}\n{october}\n{october}\n")).0, Layout::Text2002October);
    assert_eq!(read(&format!("{january}\n{october}\n{january}\n")).0, Layout::Text2001January);
}

/// A list of today with its columns elsewhere: two more blanks behind the name, in the header and in the lines.
#[test]
fn since_2012_the_columns_come_from_the_header() {
    let text = String::from_utf8(own("lists/text-combined-foa.txt")).expect("UTF-8");
    let wider = |line: &str| format!("{}  {}\n", &line[..76], &line[76..]);
    let ascii: Vec<&str> = text.lines().filter(|line| line.is_ascii() && !line.contains("IA,FT")).collect();
    let moved: String = ascii.iter().map(|line| wider(line)).collect();
    let (layout, records) = read(&moved);
    assert_eq!((layout, records.len()), (Layout::TextCombinedFoa, 2));
    let last = records.last().expect("a player");
    assert_eq!((last.federation.as_str(), last.title.as_str(), last.arena_title.as_str()), ("SWE", "GM", "AGM"));
    assert_eq!((last.standard.rating, last.rapid.rating, last.blitz.rating), (Some(2650), Some(2601), Some(2702)));
    assert_eq!((last.standard.k, last.born), (Some(10), Some(Birth { year: 1970, month_day: None })));
    let (_, body) = moved.split_once('\n').expect("a header");
    assert_eq!(read(body).0, Layout::Unknown, "nothing but the header tells it");
    for (from, to) in [
        ("ID Number", "Number   "),
        ("ID Number      Name", "Name      ID Number"),
        ("Fed Sex", "Sex Fed"),
        ("Fed ", "    "),
        ("Sex ", "    "),
        ("Name", "    "),
        ("B-day", "     "),
        ("RRtng", "SRtng"),
        ("ID Number", "ÍD Number"),
    ] {
        let changed = moved.replacen(from, to, 1);
        assert_ne!(changed, moved, "{from} stands in the header");
        assert_eq!(read(&changed).0, Layout::Unknown, "{from} became {to}");
    }
    assert_eq!(read(&moved.replacen("ID Number", "id number", 1)).0, Layout::TextCombinedFoa);
}
