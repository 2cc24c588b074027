use super::*;

fn read_together(start: &str, end: &str, rounds: &[&str]) -> Days {
    super::read_together(start, end, rounds, How::default())
}

fn day(year: i16, month: i8, day: i8) -> Option<Date> {
    Some(jiff::civil::date(year, month, day))
}

#[test]
fn the_orders_seen_in_real_files_are_read() {
    for (start, end, expected) in [
        ("2024/12/01", "2024/12/14", day(2024, 12, 1)),
        ("24/09/2010", "02/10/2010", day(2010, 9, 24)),
        ("28. 07. 2005", "31. 07. 2005", day(2005, 7, 28)),
        ("2008-02-01", "2008-02-03", day(2008, 2, 1)),
        ("11.09.26", "12.04.01", day(2011, 9, 26)),
        ("Mar 3, 2026", "Mar 3, 2026", day(2026, 3, 3)),
        ("May 29, 2020", "May 30, 2020", day(2020, 5, 29)),
        ("3rd of March 2026", "4th of March 2026", day(2026, 3, 3)),
        ("09/24/2010", "10/02/2010", day(2010, 9, 24)),
    ] {
        assert_eq!(read_together(start, end, &[]).start, expected, "{start}");
    }
}

#[test]
fn rounds_decide_the_order_of_start_and_end_and_the_other_way_round() {
    let reading = read_together("03/04/2020", "05/04/2020", &["20/04/03", "20/04/04", "20/04/05"]);
    assert_eq!(reading.start, day(2020, 4, 3));
    let reading = read_together("25.02.2011", "27.02.2011", &["11.25.02", "11.26.02", "11.27.02"]);
    assert_eq!(reading.rounds, [day(2011, 2, 25), day(2011, 2, 26), day(2011, 2, 27)]);
}

#[test]
fn a_date_that_fits_two_ways_is_doubtful() {
    assert!(read_together("03/04/2020", "03/04/2020", &[]).start_is_doubtful);
    // Two days in April are likelier than two months from March.
    assert!(!read_together("03/04/2020", "05/04/2020", &[]).start_is_doubtful);
    assert!(!read_together("2008-06-07", "", &[]).start_is_doubtful);
    assert!(!read_together("13/04/2020", "14/04/2020", &[]).start_is_doubtful);
    assert!(!read_together("03/04/2020", "05/04/2020", &["20/04/03", "20/04/05"]).start_is_doubtful);
}

#[test]
fn what_is_no_date_is_none() {
    for text in ["", "soon", "2024", "32/13/2024", "2024/02/30", "1/2/3/4", "20240301", "1xx/2/2020", "Foo 3, 2020"] {
        assert_eq!(read_together(text, "", &[]).start, None, "{text}");
    }
}

#[test]
fn years_of_two_digits_begin_in_1970() {
    for (text, expected) in [
        ("70/01/01", day(1970, 1, 1)),
        ("99/12/31", day(1999, 12, 31)),
        ("00/01/31", day(2000, 1, 31)),
        ("69/12/31", day(2069, 12, 31)),
        ("1969/12/31", day(1969, 12, 31)),
        ("31-Dec-69", day(2069, 12, 31)),
        ("31 Dec 70", day(1970, 12, 31)),
        ("2024 Dec 31", day(2024, 12, 31)),
        ("1850/01/01", day(1850, 1, 1)),
        ("2199/12/31", day(2199, 12, 31)),
        ("1849/12/31", None),
        ("2200/01/01", None),
        ("999/12/31", None),
        ("31 Dec 024", None),
    ] {
        assert_eq!(read_together(text, "", &[]).start, expected, "{text}");
    }
}

#[test]
fn the_29th_of_february_is_there_in_leap_years_only() {
    for (text, expected) in [
        ("2024/02/29", day(2024, 2, 29)),
        ("2023/02/29", None),
        ("2000/02/29", day(2000, 2, 29)),
        ("1900/02/29", None),
        ("2100/02/29", None),
        ("29/02/2024", day(2024, 2, 29)),
        ("29/02/2023", None),
        ("02/29/2024", day(2024, 2, 29)),
        ("Feb 29, 2024", day(2024, 2, 29)),
        ("Feb 29, 2023", None),
        ("2024/02/30", None),
        ("2024/04/31", None),
    ] {
        assert_eq!(read_together(text, "", &[]).start, expected, "{text}");
    }
    // By itself this is the 24th of February 2029; a week that ends in March tells the day first.
    assert_eq!(read_together("29.02.24", "", &[]).start, day(2029, 2, 24));
    let reading = read_together("29.02.24", "02.03.24", &[]);
    assert_eq!((reading.start, reading.end), (day(2024, 2, 29), day(2024, 3, 2)));
    let reading = read_together("2024/02/28", "2024/03/01", &["24/02/28", "24/02/29", "24/02/30"]);
    assert_eq!(reading.rounds, [day(2024, 2, 28), day(2024, 2, 29), None]);
}

#[test]
fn an_order_beside_the_specification_is_unusual() {
    let unusual = |start: &str, end: &str, rounds: &[&str]| {
        let reading = read_together(start, end, rounds);
        (reading.start_is_unusual, reading.end_is_unusual, reading.rounds_are_unusual)
    };
    assert_eq!(unusual("2024/10/05", "2024/10/06", &["24/10/05"]), (false, false, false));
    assert_eq!(unusual("05.10.2024", "06.10.2024", &["24/10/05"]), (true, true, false));
    assert_eq!(unusual("2024/10/05", "2024/10/06", &["24/05/10"]), (false, false, true));
    assert_eq!(unusual("Oct 5, 2024", "2024/10/06", &[]), (true, false, false));
}

#[test]
fn what_a_reading_weighs() {
    let weight =
        |start, end, rounds: &[Option<Date>]| fit(&Days { start, end, rounds: rounds.to_vec(), ..Days::default() });
    let (first, last) = (day(2024, 3, 1), day(2024, 3, 17));
    assert_eq!((weight(None, None, &[]), weight(first, None, &[]), weight(None, last, &[])), (0, 4, 4));
    assert_eq!(weight(first, last, &[]), 8 + 3 + 2, "sixteen days");
    assert_eq!(weight(first, day(2024, 3, 18), &[]), 8 + 3 + 1, "longer than a fortnight");
    assert_eq!(weight(first, day(2025, 4, 4), &[]), 8 + 3 + 1, "a season: 366 + 31 + 3 days on the rough scale");
    assert_eq!(weight(first, day(2025, 4, 5), &[]), 8 + 3, "longer than a season");
    assert_eq!(weight(last, first, &[]), 8 - 3 + 2, "the end before the start");
    assert_eq!(weight(first, first, &[]), 8 + 3 + 2, "one day");
    assert_eq!(weight(None, None, &[first]), 2 + 2 + 1);
    assert_eq!(weight(first, last, &[first, last]), 13 + 5 + 5, "both ends are inside");
    assert_eq!(weight(first, last, &[last, first]), 13 + 5 + 4, "out of order");
    assert_eq!(weight(first, last, &[day(2024, 2, 29), None, day(2024, 3, 18)]), 13 + 3 + 3, "outside");
}

#[test]
fn one_file_has_one_order() {
    // Six rounds with a mistyped year weighed more than the first day, which then was told to be none.
    let rounds = ["01.09.30", "01.09.30", "01.10.01", "01.10.01", "01.10.02", "01.10.02"];
    let reading = read_together("30/09/2011", "02/10/2011", &rounds);
    assert_eq!((reading.start, reading.end), (day(2011, 9, 30), day(2011, 10, 2)));
    let first = How { reading: Reading::First, ..How::default() };
    let reading = super::read_together("30/09/2011", "02/10/2011", &rounds, first);
    assert_eq!((reading.start, reading.end), (None, day(2011, 2, 10)), "so the first reader read it");
    // A birth that can only be day first, or month first, decides for the whole file.
    let by = |first| super::read_together("02/10/2011", "02/10/2011", &[], How { first, ..How::default() });
    assert_eq!(by(DayOrMonth::Day).start, day(2011, 10, 2));
    assert_eq!(by(DayOrMonth::Month).start, day(2011, 2, 10));
    assert!(by(DayOrMonth::Undecided).start_is_doubtful && !by(DayOrMonth::Day).start_is_doubtful);
    let undecided = by(DayOrMonth::Undecided);
    assert!(undecided.end_is_doubtful && !by(DayOrMonth::Day).end_is_doubtful);
    // One end alone decides as well.
    let reading = read_together("30/09/2011", "", &rounds);
    assert_eq!((reading.start, reading.end), (day(2011, 9, 30), None));
    // Rounds that begin with the year are in an order of their own.
    let reading = read_together("03/02/2020", "05/02/2020", &["20/02/03", "20/02/05"]);
    assert_eq!((reading.start, reading.end), (day(2020, 2, 3), day(2020, 2, 5)));
    assert_eq!(reading.rounds, [day(2020, 2, 3), day(2020, 2, 5)]);
    // Rounds written like the ends are read like them.
    let reading = read_together("03/02/2020", "05/04/2020", &["03/02/2020", "05/04/2020"]);
    assert_eq!((reading.start, reading.rounds[0]), (day(2020, 2, 3), day(2020, 2, 3)));
}
