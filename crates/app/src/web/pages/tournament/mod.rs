//! One tournament: the state of its rating in a sentence, its table with everybody's change, its rounds, and what the law
//! remarks about it.

mod norms;
mod rounds;
mod table;

pub(super) use norms::page as norms;
pub(super) use table::{by_told, performance_note};

use super::regulations::Cited;
use super::{Asked, Id, PageNumber, Query, Question, days, parsed, series, unbroken};
use crate::web::Site;
use crate::web::addresses;
use crate::web::crosstable::Crosstable;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::{Language, go_facts};
use arpad_model::{Fact, Finding, Series, Severity, TournamentId, TournamentState};
use arpad_office::views::live::awaited_list;
use arpad_office::views::public::{PublicTournament, tournament};
use arpad_office::views::tournament_changes::Changes;
use axum::extract::State;
use jiff::civil::Date;
use maud::{Markup, html};
use std::sync::Arc;

/// What the page shows.
struct Seen {
    found: PublicTournament,
    /// As the list has them, or would.
    changes: Option<Arc<Changes>>,
    /// The list it waits for.
    awaited: Option<Date>,
}

/// The whole table or one round, and a page of it.
pub(in super::super) struct Wish {
    round: Option<u16>,
    page: usize,
}

impl Question for Wish {
    fn read(language: Language, query: &Query) -> Result<Self, Problem> {
        let PageNumber(page) = PageNumber::read(language, query)?;
        Ok(Wish { round: parsed(query, "round")?, page })
    }
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<TournamentId>,
    Asked(Wish { round, page }): Asked<Wish>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let cache = site.cache.clone();
    let seen = site
        .read(move |store| {
            let found = tournament(store, id)?;
            let counts = matches!(found.event.state, TournamentState::Accepted | TournamentState::Rated);
            let changes = cache.changes_of(store, &found.event)?;
            let awaited = if counts { awaited_list(store, &found.event)? } else { None };
            Ok(Seen { found, changes, awaited })
        })
        .await?;
    let event = &seen.found.event;
    let standings = Crosstable::of(&seen.found);
    if round.is_some_and(|round| !standings.as_ref().is_some_and(|all| all.rounds.contains(&round))) {
        return Err(Problem::Lost);
    }
    let go = seen.found.go.as_ref();
    let clock = match go.and_then(|go| go.facts.time) {
        Some(time) => ("desk-thinking-time", go_facts::thinking_time(language, time)),
        None if event.time_control.starts_with("TM[") => ("desk-time-in-file", event.time_control.clone()),
        None => ("desk-time-control", event.time_control.clone()),
    };
    let fields = [
        ("desk-days", days(language, event.starts, event.ends)),
        ("desk-town", event.town.clone()),
        ("web-filter-series", series(language, event.series)),
        ("desk-organizer", event.organizer.clone()),
        ("desk-arbiter", event.arbiter.clone()),
        clock,
        ("desk-go-facts", go.map(|go| go_facts::beside_time(language, &go.facts)).unwrap_or_default()),
        (
            "desk-multiplier",
            go.filter(|_| standings.is_some()).map(|go| go_facts::multiplier(language, go)).unwrap_or_default(),
        ),
        ("desk-rounds", event.rounds.map(|rounds| rounds.to_string()).unwrap_or_default()),
        ("desk-sent-on", event.facts.sent.last().map(|sent| days(language, sent.day, sent.day)).unwrap_or_default()),
    ];
    let body = html! {
        h1 { (event.name) }
        (state(&visit, &seen))
        (corrected(&visit, &seen.found))
        dl.facts { @for (key, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
            div { dt { (language.label(key)) } dd { (value) } }
        } }
        (parts(&visit, &seen.found))
        @match &standings {
            None => p { (language.label("pp-event-no-report")) },
            Some(standings) => {
                (rounds::ways(&visit, event.id, standings, round))
                @match round {
                    Some(round) => (rounds::games(&visit, &seen.found, standings, (round, page))),
                    None => (table::crosstable(&visit, &seen, standings, page)),
                }
            }
        }
        (findings(&visit, &seen))
        p.more {
            @if norms::may_have(event, standings.is_some()) {
                a href=(visit.to(&addresses::norms(event.id))) { (language.label("norms-of-event")) } " · "
            }
            a href=(visit.to(&addresses::tournament_feed(event.id))) { (language.label("feed-of-this")) }
        }
    };
    let title = match round {
        Some(round) => {
            format!("{}, {}", event.name, language.say("pp-event-round", &[("round", Fact::from(u32::from(round)))]))
        }
        None => event.name.clone(),
    };
    let about = format!("{title}, {}", days(language, event.starts, event.ends));
    Ok(Page { title, about, room: addresses::TOURNAMENTS, body })
}

/// That its report was corrected, and where that is told.
fn corrected(visit: &Visit, found: &PublicTournament) -> Markup {
    let language = visit.language;
    html! {
        @if !found.corrected.is_empty() {
            aside.note aria-label=(language.label("moved-corrected-title")) {
                p { (language.label("moved-corrected-event")) }
                ul { @for one in &found.corrected { li {
                    a href=(visit.to(&addresses::correction_of(one.done.entry))) {
                        (language.moved_briefly(one.kind)) ", " (days(language, one.done.moment.day(), one.done.moment.day()))
                    }
                    " " span.quiet { (language.why_told(&one.done.why)) }
                } } }
            }
        }
    }
}

/// The other months of an event that is reported month by month.
fn parts(visit: &Visit, found: &PublicTournament) -> Markup {
    let language = visit.language;
    html! {
        @if found.parts.len() > 1 {
            p { (language.label("pp-event-parts")) }
            ol.parts { @for part in &found.parts {
                @let when = days(language, part.starts, part.ends);
                li {
                    @if part.id == found.event.id { strong aria-current="page" { (when) } }
                    @else { a href=(visit.to(&addresses::tournament(part.id))) { (when) } }
                }
            } }
        }
    }
}

/// Whether it has been rated, in one sentence.
fn state(visit: &Visit, seen: &Seen) -> Markup {
    let language = visit.language;
    let event = &seen.found.event;
    let on = |key: &str, day: Date| language.say(key, &[("day", Fact::Date(day))]);
    let mut shown = event.state;
    let (sentence, way) = match (event.state, &seen.changes) {
        (TournamentState::Accepted | TournamentState::Rated, Some(changes)) if changes.is_forecast => {
            shown = TournamentState::Accepted;
            (on("pp-event-accepted", changes.list.day), Some(addresses::LIVE.to_owned()))
        }
        (TournamentState::Accepted | TournamentState::Rated, Some(changes)) => {
            let list = &changes.list;
            let facts = [("day", Fact::Date(list.day)), ("revision", Fact::from(list.revision))];
            let key = if list.revision > 0 { "pp-event-revised" } else { "pp-event-rated" };
            (language.say(key, &facts), Some(addresses::list(list)))
        }
        (TournamentState::Accepted | TournamentState::Rated, None) => {
            shown = TournamentState::Accepted;
            match seen.awaited.filter(|_| event.series != Series::Go) {
                Some(day) => (on("pp-event-waits", day), None),
                None => (language.label("pp-event-waits-go"), None),
            }
        }
        (other, _) => (language.label(&format!("pp-event-{}", other.as_str())), None),
    };
    let name = shown.as_str();
    html! {
        p.lead {
            span class={ "state " (name) } { (language.label(&format!("desk-state-{name}"))) } " "
            @match way {
                Some(way) => a href=(visit.to(&way)) { (unbroken(&sentence)) },
                None => (unbroken(&sentence)),
            }
            @if !event.because.is_empty() { " " (language.because(&event.because)) }
        }
    }
}

/// What the law remarks about the event.
fn findings(visit: &Visit, seen: &Seen) -> Markup {
    let language = visit.language;
    let waiting = seen.found.findings.iter();
    let rated = seen.changes.iter().filter(|changes| !changes.is_forecast).flat_map(|changes| &changes.findings);
    let matters = |one: &&Finding| one.severity != Severity::Note;
    let law = Cited::by_event(visit, seen.found.event.series, seen.found.event.starts);
    let mut all: Vec<&Finding> = Vec::new();
    for one in waiting.chain(rated).filter(matters) {
        if !all.iter().any(|known| (known.code, &known.facts) == (one.code, &one.facts)) {
            all.push(one);
        }
    }
    html! {
        @if !all.is_empty() {
            section aria-labelledby="findings" {
                h2 #findings { (language.label("findings")) }
                ul.steps { @for one in all.iter().take(FINDINGS) {
                    li { (law.chip(one.paragraph)) " " (super::finding(language, one)) }
                } }
                @if all.len() > FINDINGS { p.quiet { "… +" (all.len() - FINDINGS) } }
            }
        }
    }
}

/// At most this many findings are shown; a report with more repeats one of them.
const FINDINGS: usize = 40;
