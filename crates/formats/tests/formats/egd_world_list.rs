//! The database's list of players: columns, tolerances, notices.

use crate::support::{own, places, tally};
use arpad_formats::egd::{Grade, GradeKind, world_list};
use jiff::civil::date;

fn changed(from: &str, to: &str) -> (world_list::WorldList, Vec<arpad_formats::notice::Notice>) {
    let text = String::from_utf8(own("go/list.txt")).expect("UTF-8");
    assert!(text.contains(from), "the file holds {from:?}");
    world_list::read(text.replacen(from, to, 1).as_bytes())
}

#[test]
fn a_whole_list() {
    let bytes = own("go/list.txt");
    assert!(world_list::is_world_list(&bytes));
    let behind = |lines: usize| [&b"A long word before it.\n".repeat(lines)[..], &bytes].concat();
    assert!(
        world_list::is_world_list(&behind(500)) && !world_list::is_world_list(&behind(1000)),
        "16 KiB are looked at"
    );
    let (list, notices) = world_list::read(&bytes);
    assert_eq!(tally(&notices), "none");
    assert_eq!(list.date, Some(date(2018, 2, 22)));
    assert_eq!(list.entries.len(), 4);
    let second = &list.entries[1];
    assert_eq!((second.line, second.pin), (7, 10000002));
    assert_eq!((second.surname.as_str(), second.given_name.as_str()), ("Szucs", "Eva Maria"));
    assert_eq!((second.country.as_str(), second.club.as_str()), ("HU", "BuPe"));
    let kyu = |number| Some(Grade { number, kind: GradeKind::Kyu });
    assert_eq!((second.grade, second.suggested), (kyu(10), kyu(9)));
    assert_eq!((second.rating_thousandths, second.tournaments), (1_129_000, 2));
    assert_eq!(second.last_tournament, "G061014", "an old code without its letter");
    assert_eq!(list.entries[2].last_tournament, "T160423AD", "a long code");
    assert_eq!((list.entries[2].surname.as_str(), list.entries[2].given_name.as_str()), ("Single", ""));
    assert_eq!(list.entries[3].grade.map(|grade| grade.kind), Some(GradeKind::Professional));
}

#[test]
fn ratings_since_2021_go_below_zero_and_have_decimals() {
    let (list, notices) = changed("  2375 ", "-312.25");
    assert_eq!(list.entries[0].rating_thousandths, -312_250);
    assert_eq!(tally(&notices), "none");
}

#[test]
fn displaced_lines_are_read_word_by_word() {
    let (list, notices) = changed("Ory Balint     ", "Őry Bálint István     ");
    assert_eq!((list.entries[0].surname.as_str(), list.entries[0].given_name.as_str()), ("Őry", "Bálint István"));
    assert_eq!(list.entries[0].rating_thousandths, 2_375_000);
    assert_eq!(places(&notices, "egd-list-displaced"), [(6, 0)]);
}

#[test]
fn odd_letters_bad_lines_and_grades() {
    let bytes = own("go/list.txt");
    let odd: Vec<u8> = bytes.iter().map(|byte| if *byte == b'O' { 0xD6 } else { *byte }).collect();
    let (list, notices) = world_list::read(&odd);
    assert_eq!(list.entries[0].surname, "Öry");
    assert!(places(&notices, "egd-list-odd-bytes").contains(&(6, 0)));
    let (list, notices) = changed("  1129 ", "  11x9 ");
    assert_eq!(list.entries.len(), 3);
    assert_eq!(places(&notices, "egd-list-bad-line"), [(7, 0)]);
    assert_eq!(places(&notices, "egd-list-count"), [(0, 0)]);
    assert_eq!(
        tally(&notices),
        "warning egd-list-count ×1, warning egd-list-bad-line ×1",
        "it is not called displaced"
    );
    let (list, notices) = changed("10k   9k", "10k   9q");
    assert_eq!(list.entries[1].suggested, None);
    assert_eq!(places(&notices, "egd-list-bad-grade"), [(7, 66)]);
    let (_, notices) = changed("10000002", "10000001");
    assert_eq!(places(&notices, "egd-list-repeated-pin"), [(7, 2)]);
    let (_, notices) = changed("(22 Feb 2018)", "");
    assert_eq!(places(&notices, "egd-list-no-date"), [(0, 0)]);
}

#[test]
fn what_is_not_the_list_is_said() {
    for bytes in [&b""[..], b"<html></html>", b"; TC[T190902A]\n"] {
        assert!(!world_list::is_world_list(bytes));
        let (list, notices) = world_list::read(bytes);
        assert!(list.entries.is_empty());
        assert_eq!(tally(&notices), "error egd-list-unknown-format ×1");
    }
}

/// What does not stand in its columns is read word by word or told, never taken from half a column.
#[test]
fn a_line_that_is_nobodys_is_told() {
    let line = "10000001  ";
    let (list, _) = changed(line, "1000001   ");
    assert!(list.entries.iter().all(|one| one.pin != 1_000_001), "seven digits are no PIN");
    assert_eq!(list.entries.len(), 3);
    let (list, notices) = changed("  2375 ", " 23x5  ");
    assert!(list.entries.iter().all(|one| one.rating_thousandths != 23_000), "{notices:?}");
    assert_ne!(tally(&notices), "none");
    let (list, notices) = changed("  2375 ", "123456 ");
    assert!(list.entries.iter().all(|one| one.rating_thousandths != 123_456_000), "{notices:?}");
}

/// The columns are those of the page: what stands between them, or is no text of its column, and the list is none.
#[test]
fn a_list_is_known_by_one_line_that_fits() {
    let line = " 10000001  Ory Balint                            HU  Szeg    3d   --   2375    92  T170918A   ";
    let with = |column: usize, text: &str| {
        let mut line = line.to_owned();
        line.replace_range(column - 1..column - 1 + text.len(), text);
        world_list::is_world_list(format!("<pre>\n{line}\n").as_bytes())
    };
    assert!(with(12, "Ory Balint Istvan Jozsef Janos Gabori") && with(84, "T170918AD ") && with(50, "  "));
    assert!(with(70, "  -12.5") && with(78, "   0") && with(60, "  20"));
    for column in [1, 10, 11, 49, 52, 53, 59, 64, 69] {
        assert!(!with(column, "x"), "column {column}");
    }
    for (column, text) in [
        (2, "1000000x"),
        (2, " 1000001"),
        (12, "                                     "),
        (60, " 3 d"),
        (70, "  23x5 "),
        (70, "       "),
        (78, "  9x"),
        (78, "  +9"),
        (78, "    "),
    ] {
        assert!(!with(column, text), "{text} in column {column}");
    }
    assert!(!world_list::is_world_list(&line.as_bytes()[..60]), "half a line");
}

#[test]
fn a_line_begins_with_eight_digits_or_is_passed_over() {
    for (from, to) in
        [("10000001  Ory", "1000000x  Ory"), ("10000001  Ory", "10000001x Ory"), ("10000001  Ory", "1000001   Ory")]
    {
        let (list, notices) = changed(from, to);
        assert_eq!(list.entries[0].pin, 10000002, "{to}");
        assert_eq!(tally(&notices), "warning egd-list-count ×1", "{to}");
    }
    let (list, notices) = changed("Number of players: 4", "10000005");
    assert_eq!((list.entries.len(), tally(&notices).as_str()), (4, "none"), "digits alone are nobody");
    let (list, notices) = changed("   2375    92 ", "   2375    +2 ");
    assert_eq!((list.entries.len(), places(&notices, "egd-list-bad-line")), (3, vec![(6, 0)]));
    let (list, notices) = changed(" 3d   -- ", "3q    - ");
    assert_eq!((list.entries[0].grade, places(&notices, "egd-list-bad-grade")), (None, vec![(6, 61)]));
}
