//! When a list closes, and which list an event can enter first.

use super::edition::{Edition, ReportDeadline};
use jiff::ToSpan;
use jiff::civil::Date;

/// The last day on which an event may end, and its report arrive, to enter the list of a date. The edition is the one
/// that governs the list.
pub fn closing_day(edition: &Edition, list: Date) -> Date {
    list.saturating_sub(i64::from(edition.closing_days.value).days())
}

/// The same for an event that may be official: those may end, and be reported, up to the eve of the list where the edition
/// says so.
pub fn last_day(edition: &Edition, list: Date, official: bool) -> Date {
    if official && edition.official_until_eve.value {
        return list.saturating_sub(1.days());
    }
    closing_day(edition, list)
}

/// The n-th monthly list dated after a day.
pub fn list_after(day: Date, n: u8) -> Date {
    day.first_of_month().saturating_add(i64::from(n).months())
}

/// The list an event is due on that ends on this day: the next one, or the one after it where at most `grace` days of the month
/// are left.
pub fn due_list(end: Date, grace: i8) -> Date {
    let remaining = end.days_in_month() - end.day();
    list_after(end, if remaining <= grace { 2 } else { 1 })
}

/// The last days on which an event's report is in time: at the federation, and at FIDE. None where the text does not say.
pub fn report_days(edition: &Edition, end: Date) -> (Option<Date>, Option<Date>) {
    match edition.report.value {
        ReportDeadline::NotStated => (None, None),
        ReportDeadline::Days { arbiter, upload } => {
            let after = |days: i32| Some(end.saturating_add(i64::from(days).days()));
            (after(arbiter), after(upload))
        }
        ReportDeadline::ForList { grace, .. } => (None, Some(closing_day(edition, due_list(end, grace)))),
    }
}

/// The first day on which the monthly list of a date is due: the day after the list before it closes, when its own period
/// begins. So the list of the running period and those of earlier ones are due; whoever closes a later one closes it in
/// advance. `governing` says which edition governs the list of a date.
pub fn due_from<'a>(governing: impl Fn(Date) -> &'a Edition, list: Date) -> Date {
    let before = list.saturating_sub(1.month());
    closing_day(governing(before), before).tomorrow().unwrap_or(Date::MAX)
}

/// The day from which an event can enter lists: it has ended, and its report has arrived if one is dated.
pub fn done_on(end: Date, reported: Option<Date>) -> Date {
    reported.map_or(end, |reported| reported.max(end))
}

/// The first monthly list that an event done on this day can enter: not closed to it by its date, and after the newest
/// list that is `closed` already. `governing` says which edition governs the list of a date.
///
/// `closed` means lists the federation computed itself. A list imported from FIDE closes nothing: what it rated is
/// FIDE's, and the federation's own list of the same month may still be made.
pub fn first_list<'a>(governing: impl Fn(Date) -> &'a Edition, done: Date, closed: Option<Date>) -> Date {
    first_list_of(governing, done, closed, false)
}

/// The same for an event that may be official.
pub fn first_list_of<'a>(
    governing: impl Fn(Date) -> &'a Edition,
    done: Date,
    closed: Option<Date>,
    official: bool,
) -> Date {
    let mut list = closed.map_or(done, |closed| done.max(next_month(closed))).first_of_month();
    while last_day(governing(list), list, official) < done {
        let next = next_month(list);
        // The end of the calendar: there is no later list.
        if next == list {
            break;
        }
        list = next;
    }
    list
}

fn next_month(list: Date) -> Date {
    list.saturating_add(1.month())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::editions::{FIDE_2013, FIDE_2024_03, FIDE_BLITZ_2024_12, FIDE_RAPID_2024_03, MSSZ_2017};
    use jiff::civil::date;

    fn first(done: Date, closed: Option<Date>) -> Date {
        first_list(|_| &FIDE_2024_03, done, closed)
    }

    #[test]
    fn p7_1_3_a_list_closes_three_days_before_its_date() {
        for edition in [FIDE_2013, MSSZ_2017, FIDE_2024_03, FIDE_RAPID_2024_03, FIDE_BLITZ_2024_12] {
            assert_eq!(closing_day(&edition, date(2024, 3, 1)), date(2024, 2, 27), "{}", edition.id);
            assert_eq!(closing_day(&edition, date(2023, 3, 1)), date(2023, 2, 26), "{}", edition.id);
            assert_eq!(closing_day(&edition, date(2024, 1, 1)), date(2023, 12, 29), "{}", edition.id);
        }
    }

    #[test]
    fn p7_1_3_a_list_is_due_when_the_list_before_it_has_closed() {
        let due = |list| due_from(|_| &FIDE_2024_03, list);
        assert_eq!(due(date(2024, 4, 1)), date(2024, 2, 28), "the list of March closes on 27 February");
        assert_eq!(due(date(2026, 12, 1)), date(2026, 10, 30));
        assert_eq!(due(date(2024, 1, 1)), date(2023, 11, 29));
    }

    #[test]
    fn p7_1_3_the_closing_day_itself_still_enters_the_list() {
        assert_eq!(first(date(2024, 2, 27), None), date(2024, 3, 1), "a leap year");
        assert_eq!(first(date(2024, 2, 28), None), date(2024, 4, 1));
        assert_eq!(first(date(2023, 2, 26), None), date(2023, 3, 1));
        assert_eq!(first(date(2023, 2, 27), None), date(2023, 4, 1));
        assert_eq!(first(date(2023, 12, 29), None), date(2024, 1, 1), "into the next year");
        assert_eq!(first(date(2023, 12, 30), None), date(2024, 2, 1));
        assert_eq!(first(date(2024, 4, 30), None), date(2024, 6, 1), "the last day of a month");
        assert_eq!(first(date(2024, 5, 1), None), date(2024, 6, 1), "the day of a list is not before it");
    }

    #[test]
    fn a_closed_list_takes_nothing_more() {
        let done = date(2024, 1, 15);
        assert_eq!(first(done, Some(date(2024, 1, 1))), date(2024, 2, 1), "an earlier list closes nothing");
        assert_eq!(first(done, Some(date(2024, 2, 1))), date(2024, 3, 1));
        assert_eq!(first(done, Some(date(2024, 12, 1))), date(2025, 1, 1));
    }

    #[test]
    fn an_event_is_done_when_it_has_ended_and_is_reported() {
        let end = date(2024, 2, 25);
        assert_eq!(done_on(end, None), end);
        assert_eq!(done_on(end, Some(date(2024, 2, 20))), end, "a report before the end waits for it");
        assert_eq!(done_on(end, Some(date(2024, 2, 28))), date(2024, 2, 28));
    }

    #[test]
    fn the_edition_of_the_list_says_when_it_closes() {
        let mut longer = FIDE_2024_03;
        longer.closing_days.value = 10;
        let governing = |list: Date| if list < date(2024, 3, 1) { &FIDE_2024_03 } else { &longer };
        assert_eq!(first_list(governing, date(2024, 1, 29), None), date(2024, 2, 1));
        assert_eq!(first_list(governing, date(2024, 2, 20), None), date(2024, 3, 1));
        assert_eq!(first_list(governing, date(2024, 2, 21), None), date(2024, 4, 1));
    }

    #[test]
    fn the_end_of_the_calendar_ends_the_search() {
        assert_eq!(first(Date::MAX, None), Date::MAX);
        assert_eq!(first(date(2024, 1, 1), Some(Date::MAX)), date(9999, 12, 1));
    }

    #[test]
    fn p5_the_days_by_which_an_event_is_reported() {
        let days = |edition, end| report_days(edition, end);
        let end = date(2024, 2, 25);
        let in_2013 = (Some(date(2024, 3, 3)), Some(date(2024, 3, 26)));
        assert_eq!(days(&FIDE_2013, end), in_2013, "seven days to the federation, thirty to FIDE");
        assert_eq!(days(&MSSZ_2017, end), (None, None));
        // Four days of February are left, at most five: the list after the next, which closes on 29 March.
        assert_eq!(days(&FIDE_2024_03, end), (None, Some(date(2024, 3, 29))));
        assert_eq!(days(&FIDE_2024_03, date(2024, 2, 24)), (None, Some(date(2024, 3, 29))), "five are left");
        assert_eq!(days(&FIDE_2024_03, date(2024, 2, 23)), (None, Some(date(2024, 2, 27))), "six are left");
    }

    #[test]
    fn an_official_event_may_end_on_the_eve_where_the_text_says_so() {
        let last = |edition, official| last_day(edition, date(2024, 3, 1), official);
        assert_eq!([true, false].map(|official| last(&FIDE_2024_03, official)), [date(2024, 2, 29), date(2024, 2, 27)]);
        let first = |done, official| first_list_of(|_| &FIDE_2024_03, done, None, official);
        let eve = date(2024, 2, 29);
        assert_eq!([true, false].map(|official| first(eve, official)), [date(2024, 3, 1), date(2024, 4, 1)]);
    }
}
