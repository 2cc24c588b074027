//! Registration, closing of the list, report, third list.

use super::Inspection;
use crate::chess::codes::finding;
use crate::chess::edition::{Registration, ReportDeadline, ToldRated};
use crate::chess::list_days::{due_list, last_day, list_after};
use arpad_model::{Paragraph, Sex};
use jiff::civil::Date;

impl Inspection<'_> {
    pub(super) fn registration(&mut self) {
        let provision = self.edition.registration;
        if provision.value == Registration::NotStated {
            return;
        }
        self.territory();
        let Some(registered) = self.tournament.circumstances.registered else {
            if self.tournament.circumstances.unregistered {
                self.refuse(provision.at, finding::NOT_REGISTERED, vec![]);
            }
            return;
        };
        let mut norms_term = None;
        let (needed, paragraph) = match provision.value {
            Registration::NotStated => return,
            Registration::Norms { ordinary, norms } => {
                norms_term = Some(norms);
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
            // Registered after the start is registered no day before it.
            let facts = vec![("days", days.max(0).into()), ("needed", i32::from(needed).into())];
            self.refuse(paragraph, finding::REGISTERED_LATE, facts);
        } else if let Some(norms) = norms_term.filter(|norms| days < i32::from(*norms)) {
            // Whether a norm can be made nobody has said; the register's events are looked at with this question.
            if self.tournament.circumstances.rated_unsaid {
                let facts = vec![("days", days.into()), ("needed", i32::from(norms).into())];
                self.note(paragraph, finding::NORMS_UNSAID, facts);
            }
        }
    }

    /// Registration is the business of the federation of the territory since 2024; before, of whoever reports and pays.
    fn territory(&mut self) {
        let Some(territory) = &self.tournament.circumstances.abroad else { return };
        let (provision, facts) = (self.edition.registration, vec![("territory", territory.as_str().into())]);
        match provision.value {
            Registration::Strength { .. } => self.refuse(provision.at, finding::ABROAD, facts),
            Registration::Norms { .. } => self.note(provision.at, finding::ABROAD_TOLD, facts),
            Registration::NotStated => {}
        }
    }

    /// What the players were told: that it is not rated, or nothing, where the event's regulations must say that it is.
    pub(super) fn told_rated(&mut self) {
        let provision = self.edition.told_rated;
        if let Some(place) = &self.tournament.circumstances.not_rated {
            let facts = vec![("place", place.as_str().into())];
            self.refuse(provision.at, finding::TOLD_NOT_RATED, facts);
        } else if self.tournament.circumstances.rated_unsaid && provision.value == ToldRated::Expressly {
            self.warn(provision.at, finding::RATED_UNSAID, vec![]);
        }
    }

    pub(super) fn closing_date(&mut self) {
        let list_date = self.period.list_date;
        let days = self.list.closing_days;
        let last_end = last_day(self.list, list_date, self.tournament.circumstances.official);
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
                let due = due_list(end, grace);
                // The text asks when it was reported: what came in time for the third list is rated, on whichever list an
                // appeal or a correction puts it.
                let last_report = last_day(self.list, last_list, self.tournament.circumstances.official);
                let in_time = self.tournament.circumstances.reported.is_some_and(|reported| reported <= last_report);
                if list_date > last_list && !in_time {
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
