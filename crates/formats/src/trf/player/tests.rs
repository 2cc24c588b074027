//! Record 001: what stands in its columns, and what looks like it under another number.

use super::*;

/// Number, name, rating, points and place of record 001, under another.
const LINE: &str = "011    3      Szuts, Otto                       1800 HUN                         0.0    3";

fn with(column: usize, text: &str) -> String {
    let mut line = LINE.to_owned();
    line.replace_range(column - 1..column - 1 + text.len(), text);
    line
}

#[test]
fn a_number_a_name_and_points_or_a_rating_make_a_player() {
    let looks = |line: &str| looks_like_a_player(&Columns::new(line));
    assert!(looks(LINE));
    for (column, text) in [(8, "x"), (5, "    "), (4, "x"), (9, "x"), (15, "1234567890 ")] {
        assert!(!looks(&with(column, text)), "{}", with(column, text));
    }
    // One of the two is enough, where it stands alone.
    let (no_rating, no_points) = (with(49, "18x0"), with(81, "    "));
    assert!(looks(&no_rating) && looks(&no_points));
    assert!(!looks(&with(49, "18x0").replace(" 0.0    3", "         ")));
    let beside = |line: &str, column: usize| format!("{}x{}", &line[..column - 1], &line[column..]);
    assert!(!looks(&beside(&no_rating, 80)) && looks(&beside(LINE, 80)));
    assert!(!looks(&beside(&no_points, 53)) && looks(&beside(LINE, 53)));
}

#[test]
fn the_columns_of_a_player_are_read_and_told_where_they_are_odd() {
    let player = |line: &str| {
        let mut notices = Notices::default();
        let player = read(3, &Columns::new(line), DayOrMonth::Day, &mut notices);
        let told: Vec<(usize, String)> =
            notices.finish().into_iter().map(|one| (one.column, one.code.to_string())).collect();
        (player, told)
    };
    let said = |column: usize, code: Code| vec![(column, code.to_string())];
    let (whole, told) = player(LINE);
    let whole = whole.expect("a player");
    assert_eq!((whole.starting_rank, whole.rating, whole.place, told), (3, Some(1800), Some(3), vec![]));
    // 5 to 8: from 1 to 9999.
    for (text, rank) in [("   1", Some(1)), ("9999", Some(9999)), ("   0", None), ("    ", None)] {
        assert_eq!(player(&with(5, text)).0.map(|one| one.starting_rank), rank, "{text}");
    }
    // 49 to 52: 0 is none, and what no human has had is told.
    for (text, rating, told) in [
        ("   0", None, vec![]),
        (" 100", Some(100), vec![]),
        ("  99", Some(99), said(49, codes::RATING_IMPOSSIBLE)),
        ("3300", Some(3300), vec![]),
        ("3301", Some(3301), said(49, codes::RATING_IMPOSSIBLE)),
    ] {
        let (one, heard) = player(&with(49, text));
        assert_eq!((one.and_then(|one| one.rating), heard), (rating, told), "{text}");
    }
    // 58 to 68: zeros are no number.
    for (text, id) in [("          0", ""), ("00000000000", ""), ("     700011", "700011")] {
        let (one, heard) = player(&with(58, text));
        assert_eq!((one.map(|one| one.id).as_deref(), heard), (Some(id), vec![]), "{text}");
    }
    // 86 to 89: 0 is no place.
    assert_eq!(player(&with(86, "   0")).0.and_then(|one| one.place), None);
    assert_eq!(player(&with(86, "    ")).1, []);
    for gap in [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91] {
        let mut line = format!("{LINE:<91}");
        line.replace_range(gap - 1..gap, "x");
        assert_eq!(player(&line).1, said(gap, codes::TEXT_BETWEEN_COLUMNS), "column {gap}");
    }
}

#[test]
fn a_birth_off_its_columns_is_told_with_its_way() {
    let way = |text: &str, column: usize| {
        let mut line = LINE.to_owned();
        line.replace_range(column - 1..column + 9, text);
        let mut notices = Notices::default();
        let birth = read(3, &Columns::new(&line), DayOrMonth::Day, &mut notices).and_then(|one| one.birth);
        let told = notices.finish().into_iter().map(|one| (one.column, one.facts)).collect::<Vec<_>>();
        (birth.map(|birth| birth.to_string()), told)
    };
    let facts = |way: &str| vec![("by", "1".to_owned()), ("way", way.to_owned()), ("column", "70".to_owned())];
    assert_eq!(way("1979/03/02", 70), (Some("1979/03/02".to_owned()), vec![]));
    assert_eq!(way("1979/03/02", 69), (Some("1979/03/02".to_owned()), vec![(69, facts("left"))]));
    assert_eq!(way("1979/03/02", 71), (Some("1979/03/02".to_owned()), vec![(71, facts("right"))]));
}
