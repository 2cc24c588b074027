//! Registration, closing of the list, report, third list.

use super::Inspection;
use crate::chess::codes::finding;
use crate::chess::edition::{Registration, ReportDeadline};
use crate::chess::list_days::closing_day;
use arpad_model::{Paragraph, Sex};
use jiff::ToSpan;
use jiff::civil::Date;

impl Inspection<'_> {
    pub(super) fn registration(&mut self) {
        let Some(registered) = self.tournament.circumstances.registered else { return };
        let provision = self.edition.registration;
        let (needed, paragraph) = match provision.value {
            Registration::NotStated => return,
            Registration::Norms { ordinary, norms } => {
                (if self.tournament.circumstances.norms { norms } else { ordinary }, provision.at)
            }
            Registration::Strength { ordinary, strong, above, women_above } => {
                let is_strong = |player: &u32| {
                    let sex = self.period.players[*player as usize].sex;
                    let bound = if sex == Some(Sex::Female) { women_above } else { above };
                    self.ratings.seen(*player).is_some_and(|rating| rating.points() > bound)
                };
                // Points of their own, so that a permission for one deadline is not read as one for anything else of 0.2.
                if self.ratings.participants().iter().any(is_strong) {
                    (strong, Paragraph("0.2.1"))
                } else {
                    (ordinary, Paragraph("0.2.2"))
                }
            }
        };
        let start = self.tournament.circumstances.event_start.unwrap_or(self.tournament.start);
        let days = days_between(registered, start);
        if days < i32::from(needed) {
            let facts = vec![("days", days.into()), ("needed", i32::from(needed).into())];
            self.refuse(paragraph, finding::REGISTERED_LATE, facts);
        }
    }

    pub(super) fn closing_date(&mut self) {
        let list_date = self.period.list_date;
        let days = self.list.closing_days;
        let closing = closing_day(self.list, list_date);
        let official = self.tournament.circumstances.official && self.list.official_until_eve.value;
        let last_end = if official { before(list_date, 1) } else { closing };
        if self.tournament.end > last_end {
            let facts =
                vec![("end", self.tournament.end.into()), ("closing", last_end.into()), ("list", list_date.into())];
            self.refuse(days.at, finding::ENDS_AFTER_CLOSING, facts);
        }
        if let Some(reported) = self.tournament.circumstances.reported
            && reported > last_end
        {
            let facts = vec![("reported", reported.into()), ("closing", last_end.into()), ("list", list_date.into())];
            self.refuse(days.at, finding::REPORTED_AFTER_CLOSING, facts);
        }
    }

    pub(super) fn report(&mut self) {
        let provision = self.edition.report;
        let end = self.tournament.end;
        match provision.value {
            ReportDeadline::NotStated => {}
            ReportDeadline::Days { arbiter, upload } => {
                let Some(reported) = self.tournament.circumstances.reported else { return };
                let days = days_between(end, reported);
                if days > upload {
                    self.warn(
                        provision.at,
                        finding::REPORTED_LATE,
                        vec![("days", days.into()), ("most", upload.into())],
                    );
                } else if days > arbiter {
                    self.warn(
                        provision.at,
                        finding::REPORTED_LATE,
                        vec![("days", days.into()), ("most", arbiter.into())],
                    );
                }
            }
            ReportDeadline::ForList { grace, last } => {
                let list_date = self.period.list_date;
                let last_list = list_after(end, last);
                let remaining = end.days_in_month() - end.day();
                let due = list_after(end, if remaining <= grace { 2 } else { 1 });
                if list_date > last_list {
                    let facts = vec![("list", list_date.into()), ("last", last_list.into())];
                    self.refuse(provision.at, finding::AFTER_THIRD_LIST, facts);
                } else if list_date > due {
                    let facts = vec![("list", list_date.into()), ("due", due.into())];
                    self.warn(provision.at, finding::LATER_LIST_THAN_DUE, facts);
                }
            }
        }
    }
}

/// Whole days from one date to another.
pub(super) fn days_between(from: Date, to: Date) -> i32 {
    // Dates are within jiff's range, so the span in days always exists.
    from.until(to).map_or(0, |span| span.get_days())
}

fn before(date: Date, days: i64) -> Date {
    date.saturating_sub(days.days())
}

/// The n-th monthly list dated after a day.
fn list_after(day: Date, n: u8) -> Date {
    day.first_of_month().saturating_add(i64::from(n).months())
}
