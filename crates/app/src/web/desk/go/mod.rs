//! The desk of whoever keeps the go system: newcomers and their points, tournaments on their way to a list with their multiplier,
//! appeals; each line is the work itself.

pub(super) mod accept;
mod events;
mod newcomers;

use super::gate::Gate;
use super::report::Forms;
use super::{addresses, frame, today};
use crate::secret;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::{Language, called_by, go_facts};
use arpad_model::{Fact, Series};
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::views::checklist::Dropped;
use arpad_office::views::decided_now::DecidedNow;
use arpad_office::views::go_desk::GoDesk;
use arpad_office::views::records::{self, FiledAppeal};
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};

/// What is done about go beside what waits: the name of each deed, and of the act one must be allowed to do.
const OTHERS: &[(&str, Kind)] =
    &[("indicators", Kind::Decide), ("cover", Kind::Cover), ("go-result", Kind::Result), ("withdraw", Kind::Withdraw)];

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let who = gate.who()?.clone();
    let desk = site.desk.clone();
    let (found, closing, head) = site
        .read(move |store| {
            let (found, closing) = (desk.kept.go(store)?, desk.kept.checklist(store, Series::Go, None)?);
            Ok((found, closing, records::head(store)?.0))
        })
        .await?;
    let title = language.label("desk-go");
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let forms = Forms { visit: &visit, gate: &gate, key: &key, head, back: visit.to(addresses::GO) };
    let body = html! {
        h1 { (title) }
        p.lead { a href=(visit.to(&addresses::month(Series::Go, None))) { (language.label("desk-go-list")) } }
        @if let Ok(closing) = &closing && !closing.dropped.is_empty() {
            p.note { a href=(visit.to(&addresses::month(Series::Go, None))) { (dropping(language, &closing.dropped)) } }
        }
        (newcomers::section(&forms, &who, &found.newcomers))
        (events::section(&forms, &who, &found.events))
        (decided(&visit, &found.decided))
        (appeals(&visit, &who, &found.appeals))
        (others(&forms, &who))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

/// That a closing would take away games or points that counted.
pub(super) fn dropping(language: Language, dropped: &Dropped) -> String {
    let facts = [("games", Fact::from(dropped.games.len())), ("players", Fact::from(dropped.unrated.len()))];
    language.say("desk-month-dropping", &facts)
}

/// Lines for the page of what waits today; none where go waits for nobody.
pub(super) fn waiting(visit: &Visit, found: &GoDesk, lists: usize) -> Markup {
    let language = visit.language;
    let without = found.events.iter().filter(|one| one.is_without_multiplier()).count();
    let month = addresses::month(Series::Go, None);
    let lines = [
        ("desk-work-newcomers", found.newcomers.len(), addresses::GO),
        ("desk-work-multipliers", without, addresses::GO),
        ("desk-work-decided", found.decided.len(), addresses::GO),
        ("desk-work-go-lists", lists, month.as_str()),
    ];
    let lines: Vec<(&str, usize, &str)> = lines.into_iter().filter(|(_, count, _)| *count > 0).collect();
    html! {
        @if !lines.is_empty() { h2 { (today::series(language, Series::Go)) } ul.work { @for (key, count, to) in lines { li {
            a href=(visit.to(to)) { (language.say(key, &[("count", Fact::from(count))])) }
        } } } }
    }
}

/// Decisions that hold and wait for their list.
fn decided(visit: &Visit, decided: &[DecidedNow]) -> Markup {
    let language = visit.language;
    html! {
        @if !decided.is_empty() {
            section aria-labelledby="decided" {
                h2 #decided { (language.label("desk-go-decided")) }
                ul { @for one in decided { li {
                    (go_facts::decided_now(language, one, &called_by(language, &one.name)))
                    " · " a href=(visit.to(&addresses::entry(one.done.entry))) { (language.label("desk-entry")) " " (one.done.entry) }
                } } }
            }
        }
    }
}

fn appeals(visit: &Visit, who: &Who, appeals: &[FiledAppeal]) -> Markup {
    let language = visit.language;
    html! {
        @if !appeals.is_empty() {
            section aria-labelledby="appeals" {
                h2 #appeals { (language.label("desk-go-appeals")) }
                ul { @for filed in appeals { li {
                    a href=(visit.to(&addresses::entry(filed.appeal.entry))) {
                        (language.say("desk-work-appeal", &[("by", Fact::from(filed.appeal.by_whom.as_str())), ("entry", filed.appeal.against.into())]))
                    }
                    ": " (filed.appeal.grounds)
                    @if who.may(Kind::Outcome) {
                        " · " a href=(visit.to(&addresses::act_with("outcome", &[("appeal", &filed.appeal.entry.to_string()), ("back", &visit.to(addresses::GO))]))) { (language.label("deed-outcome")) }
                    }
                } } }
            }
        }
    }
}

fn others(forms: &Forms<'_>, who: &Who) -> Markup {
    let language = forms.visit.language;
    let others: Vec<&str> = OTHERS.iter().filter(|(_, kind)| who.may(*kind)).map(|(name, _)| *name).collect();
    html! {
        @if !others.is_empty() {
            section aria-labelledby="others" {
                h2 #others { (language.label("desk-go-others")) }
                ul.deeds { @for name in others { li {
                    a href=(forms.visit.to(&addresses::act_with(name, &[("back", &forms.back)]))) { (language.label(&format!("deed-{name}"))) }
                    " " span.quiet { (language.label(&format!("deed-{name}-text"))) }
                } } }
            }
        }
    }
}
