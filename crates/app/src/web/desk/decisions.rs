//! Decisions and appeals: what holds, what was overturned, what waits, and what can be decided.

use super::acted::deeds_for;
use super::gate::Gate;
use super::{addresses, frame, today};
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::decided::{Called, what};
use crate::words::sheet::day;
use arpad_model::{AppealOutcome, Decision, Fact, Series};
use arpad_office::access::Who;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::{Decided, Kind};
use arpad_office::views::records::{self, FiledAppeal};
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};

/// So many of the newest decisions are shown.
const MOST: usize = 200;

/// What can be decided, by its deed.
type Offered = &'static [(&'static str, &'static [(&'static str, &'static str)])];

const OF_CHESS: Offered = &[
    ("waiver", &[]),
    ("rating", &[]),
    ("unlisted", &[]),
    ("memberless", &[]),
    ("exemption", &[]),
    ("suspension", &[]),
    ("owner", &[]),
    ("transition", &[]),
];

/// Nobody is exempt from the regulation of go; its committee decides what the text leaves to it.
const OF_GO: Offered = &[
    ("indicators", &[]),
    ("initial-points", &[]),
    ("multiplier", &[]),
    ("parts", &[]),
    ("allow", &[]),
    ("cover", &[]),
];

const OF_BOTH: Offered = &[("parameter", &[]), ("appeal", &[]), ("outcome", &[])];

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let who = gate.who()?;
    let found = site.read(|store| {
        let (mut all, appeals) = records::decisions(store)?;
        all.truncate(MOST);
        let called = Called::of(store, all.iter().filter_map(|one| Decided::read(&one.value)))?;
        Ok::<_, OfficeError>((all, appeals, called))
    });
    let (all, appeals, called) = found.await?;
    let is_of_chess = site.usual_series().await != Series::Go;
    let is_of_go = !is_of_chess || site.read(records::has_go).await?;
    let title = language.label("desk-decisions-title");
    let body = html! {
        h1 { (title) }
        h2 { (language.label("desk-what-can-be-decided")) }
        @if is_of_chess { (deeds_for(&visit, who, OF_CHESS)) }
        @if is_of_go {
            @if is_of_chess { h3 { (today::series(language, Series::Go)) } }
            (deeds_for(&visit, who, OF_GO))
        }
        (deeds_for(&visit, who, OF_BOTH))
        (open(&visit, who, &appeals))
        (decided(&visit, who, &all, &called))
        (ended(&visit, &appeals))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

fn appeal_text(language: Language, FiledAppeal { appeal, reference, .. }: &FiledAppeal) -> String {
    let facts = [("by", Fact::from(appeal.by_whom.as_str())), ("entry", Fact::from(appeal.against))];
    let number = if reference.is_empty() { String::new() } else { format!(" ({reference})") };
    format!("{}: {}{number}", language.say("desk-work-appeal", &facts), appeal.grounds)
}

/// What waits for the committee: the entry it is against, and the way to decide it.
fn open(visit: &Visit, who: &Who, appeals: &[FiledAppeal]) -> Markup {
    let language = visit.language;
    let open: Vec<&FiledAppeal> = appeals.iter().filter(|one| one.appeal.decided.is_none()).collect();
    let outcome = |one: &FiledAppeal| addresses::act_with("outcome", &[("appeal", &one.appeal.entry.to_string())]);
    html! {
        h2 { (language.say("desk-appeals-open", &[("count", Fact::from(open.len()))])) }
        ul { @for one in open { li {
            (appeal_text(language, one)) " · "
            a href=(visit.to(&addresses::entry(one.appeal.against))) { (language.label("desk-what-it-is-against")) }
            @if who.may(Kind::Outcome) { " · " a href=(visit.to(&outcome(one))) { (language.label("deed-outcome")) } }
        } } }
    }
}

fn decided(visit: &Visit, who: &Who, all: &[Decision], called: &Called) -> Markup {
    let language = visit.language;
    let caption = language.label("desk-decisions");
    let back = |one: &Decision| addresses::act_with("cancel", &[("entry", &one.entry.to_string())]);
    html! {
        @if all.is_empty() { p { (language.label("desk-no-decisions")) } } @else {
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["desk-entry", "desk-first-day", "desk-decision", "desk-reference", "desk-take-back"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for one in all { tr {
                    td.number { a href=(visit.to(&addresses::entry(one.entry))) { (one.entry) } }
                    td { (day(language, one.day)) }
                    td { (what(language, one, called)) }
                    td { (one.reference) }
                    td { @if one.revoked.is_none() && who.may(Kind::Decide) { a href=(visit.to(&back(one))) { (language.label("desk-take-back")) } } }
                } } }
            } }))
        }
    }
}

fn ended(visit: &Visit, appeals: &[FiledAppeal]) -> Markup {
    let language = visit.language;
    let ended: Vec<&FiledAppeal> = appeals.iter().filter(|one| one.appeal.decided.is_some()).collect();
    let outcome = |one: &FiledAppeal| {
        let outcome = one.appeal.outcome.map_or("open", AppealOutcome::as_str);
        let said = language.label(&format!("desk-outcome-{outcome}"));
        if one.decided_under.is_empty() { said } else { format!("{said} ({})", one.decided_under) }
    };
    html! {
        @if !ended.is_empty() {
            h2 { (language.label("desk-appeals-ended")) }
            ul { @for one in ended { li { (appeal_text(language, one)) " – " (outcome(one)) } } }
        }
    }
}
