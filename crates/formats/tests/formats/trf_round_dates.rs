//! Record 132: the date of round 1 in columns 92–99, of each further round ten columns on.

use crate::support::places;
use arpad_formats::notice::Notice;
use arpad_formats::trf;
use jiff::civil::{Date, date};

/// A line of 132 with these texts in these columns.
fn line(dates: &[(usize, &str)]) -> String {
    let mut line = "132".to_string();
    for (column, text) in dates {
        assert!(line.len() < *column, "the dates stand side by side");
        line = format!("{line:<width$}{text}", width = column - 1);
    }
    line
}

/// The dates of a tournament from 5 to 20 October 2024.
fn dates(line: &str) -> (Vec<Option<Date>>, Vec<Notice>) {
    let (file, notices) = trf::read(format!("042 2024/10/05\n052 2024/10/20\n{line}\n").as_bytes());
    (file.header.round_dates.expect("132").value.expect("it was read"), notices)
}

fn october(days: &[i8]) -> Vec<Option<Date>> {
    days.iter().map(|day| (*day > 0).then(|| date(2024, 10, *day))).collect()
}

#[test]
fn every_round_has_its_own_ten_columns() {
    let eleven: Vec<(usize, String)> =
        (0..11).map(|round| (92 + 10 * round, format!("24/10/{:02}", 5 + round))).collect();
    let eleven: Vec<(usize, &str)> = eleven.iter().map(|(column, text)| (*column, text.as_str())).collect();
    assert_eq!(eleven[10], (192, "24/10/15"));
    assert_eq!(dates(&line(&eleven)).0, october(&[5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]));
}

#[test]
fn a_round_without_a_date_keeps_its_place() {
    assert_eq!(dates(&line(&[(92, "24/10/05"), (112, "24/10/07")])).0, october(&[5, 0, 7]));
    assert_eq!(dates(&line(&[(102, "24/10/06")])).0, october(&[0, 6]));
    let blanks_behind = format!("{}{}", line(&[(92, "24/10/05")]), " ".repeat(30));
    assert_eq!(dates(&blanks_behind).0, october(&[5]));
}

#[test]
fn an_unreadable_date_is_named_by_its_round_and_column() {
    let (found, notices) = dates(&line(&[(92, "24/10/05"), (102, "24/1x/06"), (112, "24/10/07")]));
    assert_eq!(found, october(&[5, 0, 7]));
    assert_eq!(places(&notices, "round-date-unreadable"), [(3, 102)]);
    let (_, notices) = dates(&line(&[(92, "24/10/05"), (112, "24/10/21")]));
    assert_eq!(places(&notices, "round-date-outside"), [(3, 112)]);
    let (_, notices) = dates(&line(&[(92, "24/10/09"), (112, "24/10/08")]));
    assert_eq!(places(&notices, "round-dates-out-of-order"), [(3, 112)], "the blank round is passed over");
    let (_, notices) = dates(&line(&[(92, "24/10/05"), (102, "24/10/20"), (112, "24/10/20")]));
    assert_eq!(notices.iter().filter(|notice| notice.code.as_str().starts_with("round-date")).count(), 0);
}

/// Programs that do not keep to the columns leave no hole: then the words count.
#[test]
fn dates_beside_their_columns_are_read_as_words() {
    for columns in [[5, 14], [91, 101], [93, 103], [92, 101], [92, 100 + 3], [50, 92]] {
        let shifted = line(&[(columns[0], "24/10/05"), (columns[1], "24/10/06")]);
        assert_eq!(dates(&shifted).0, october(&[5, 6]), "{columns:?}");
    }
    let whole_years = line(&[(92, "2024/10/05"), (103, "2024/10/06")]);
    assert_eq!(dates(&whole_years).0, october(&[5, 6]));
}

#[test]
fn what_stands_before_the_columns_is_not_lost_in_silence() {
    let (found, notices) = dates("132 soon");
    assert_eq!(found, [None]);
    assert_eq!(places(&notices, "round-date-unreadable"), [(3, 92)]);
}

#[test]
fn another_number_of_dates_than_rounds_is_said() {
    let players = "001    1      A                                                                  1.0    1     2 w 1\n\
                   001    2      B                                                                  0.0    2     1 b 0\n";
    let said = |dates: &[(usize, &str)]| {
        let (_, notices) = trf::read(format!("{players}{}\n", line(dates)).as_bytes());
        places(&notices, "round-dates-count")
    };
    assert_eq!(said(&[(92, "24/10/05")]), []);
    assert_eq!(said(&[(92, "24/10/05"), (102, "24/10/06")]), [(3, 92)]);
}
