//! What the register says of the players of a file.

use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::pages::player_link;
use arpad_codes::Severity;
use arpad_model::{Fact, Series};
use arpad_office::views::file_check::{RegisterCheck, Remark};
use maud::{Markup, html};

/// Remarks that are shown; the interface for programs has all of them.
const MOST_REMARKS: usize = 200;

/// The section of a report.
pub(super) fn section(visit: &Visit, check: &RegisterCheck) -> Markup {
    let language = visit.language;
    let mut facts = vec![("known", Fact::from(check.found)), ("lines", Fact::from(check.lines))];
    let key = match &check.list {
        Some(list) => {
            // A suffix follows, so the date ends without its point.
            let date = language.value(&Fact::Date(list.day));
            facts.push(("date", Fact::Name(date.trim_end_matches('.').to_owned())));
            if list.series == Series::Go { "check-register-known-go" } else { "check-register-known" }
        }
        None => "check-register-no-list",
    };
    let mut remarks: Vec<&Remark> = check.remarks.iter().collect();
    remarks.sort_by_key(|remark| remark.severity != Severity::Warning);
    html! {
        h3 { (language.label("check-register")) }
        p {
            @match &check.list {
                Some(list) => a href=(visit.to(&addresses::list(list))) { (language.say(key, &facts)) },
                None => (language.say(key, &facts)),
            }
        }
        @if remarks.is_empty() { p { (language.label("check-register-fine")) } }
        @else { ul.remarks { @for remark in remarks.iter().take(MOST_REMARKS) { (line(visit, remark)) } } }
        @if remarks.len() > MOST_REMARKS {
            p.quiet { (language.say("remark-more-remarks", &[("count", (remarks.len() - MOST_REMARKS).into())])) }
        }
    }
}

fn line(visit: &Visit, remark: &Remark) -> Markup {
    let language = visit.language;
    html! {
        li class=(remark.severity.as_str()) {
            b { (language.label(remark.severity.as_str())) } " "
            @if !remark.name.is_empty() { span.quiet { (remark.name) ":" } " " }
            (language.remark(remark))
            @if !remark.candidates.is_empty() {
                ": "
                @for (place, person) in remark.candidates.iter().enumerate() {
                    @if place > 0 { ", " }
                    (player_link(visit, person))
                    @if let Some(born) = person.birth_year { " (" (born) ")" }
                }
            }
        }
    }
}
