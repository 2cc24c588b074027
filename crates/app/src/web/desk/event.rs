//! One event: what was stated about it, its files, its players line by line with the way to correct one, what was decided, and
//! everything that was done about it.

use super::acted::{Acted, deeds_for};
use super::file_state::Answered;
use super::gate::Gate;
use super::kept::Concerned;
use super::{addresses, frame, today};
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::{Id, Query, name};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::decided::{Called, what};
use crate::words::sheet::day;
use arpad_formats::trf::Edition;
use arpad_model::{Fact, RegisteredTournament, Series, TournamentId, TournamentState};
use arpad_office::access::{OFFICE, Who};
use arpad_office::acts::Decided;
use arpad_office::acts::desk::OfficeError;
use arpad_office::intake::report_file::report_file;
use arpad_office::views::own_events::is_of;
use arpad_office::views::records;
use arpad_office::views::tournament_page::{TournamentPage, tournament_page};
use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

pub(super) async fn page(
    visit: Visit,
    Id(id): Id<TournamentId>,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let who = gate.who()?.clone();
    let (sees_all, own) = (who.sees(OFFICE), who.name().to_owned());
    let desk = site.desk.clone();
    let found = site
        .read(move |store| {
            if records::tournament(store, id)?.is_none() || !(sees_all || is_of(store, &own, id)?) {
                return Ok(None);
            }
            let page = tournament_page(store, id)?;
            let called = Called::of(store, page.decisions.iter().filter_map(|one| Decided::read(&one.value)))?;
            let entries = match sees_all {
                true => desk.kept.entries_about(store, Concerned::Event(id))?,
                false => Vec::new(),
            };
            Ok::<_, OfficeError>(Some((
                page,
                called,
                Acted::of(store, language, entries)?,
                Answered::of(&desk.kept, store)?,
            )))
        })
        .await?;
    let (found, called, acts, answered) = found.ok_or(Problem::Lost)?;
    let title = found.event.name.clone();
    let body = html! {
        h1 { (title) }
        p.lead {
            (answered.event(language, &found.event)) " · " (today::series(language, found.event.series))
            " · " (day(language, found.event.starts)) " – " (day(language, found.event.ends))
            @if found.event.state != TournamentState::Announced { " · " a href=(visit.to(&crate::web::addresses::tournament(id))) { (language.label("desk-public-page")) } }
        }
        (offered(&visit, &who, &found))
        (exports(&visit, &found))
        (facts(language, &found))
        @if !found.findings.is_empty() {
            h2 { (language.label("desk-said")) }
            ul.findings { @for one in &found.findings { li class=(one.severity.as_str()) { (language.finding_at_desk(one)) " " span.quiet { (language.cite(one.paragraph)) } } } }
        }
        @if !found.decisions.is_empty() {
            h2 { (language.label("desk-decisions")) }
            ul { @for one in &found.decisions { li { a href=(visit.to(&addresses::entry(one.entry))) { (one.entry) } " " (what(language, one, &called)) " (" (one.reference) ")" } } }
        }
        (files(&visit, &found, &answered))
        (players(&visit, &who, &found))
        @if !acts.entries.is_empty() { (acts.table(&visit, &who, &language.label("desk-acts-about-event"))) }
    };
    frame::page(&visit, &site, &gate, title, body).await
}

fn offered(visit: &Visit, who: &Who, found: &TournamentPage) -> Markup {
    let id = found.event.id.to_string();
    let event: &[(&str, &str)] = &[("tournament", &id)];
    let is_chess = found.event.series != Series::Go;
    // Of an event that was withdrawn nothing counts that could be corrected or sent on.
    let counts = matches!(found.event.state, TournamentState::Accepted | TournamentState::Rated);
    let has_report = found.report.is_some() && counts;
    let mut all: Vec<(&str, &[(&str, &str)])> = Vec::new();
    if found.event.state == TournamentState::Announced {
        all.push(("announce-anew", event));
    }
    if is_chess {
        all.push(("waiver", event));
        all.push(("attach", event));
    }
    if has_report {
        all.extend([("result", event), ("reidentify", event), ("swap", event), ("withdraw", event)]);
    }
    if has_report && is_chess {
        all.push(("sent", event));
    }
    deeds_for(visit, who, &all)
}

/// The report as FIDE takes it.
fn exports(visit: &Visit, found: &TournamentPage) -> Markup {
    let language = visit.language;
    html! {
        @if found.report.is_some() && found.event.series != Series::Go {
            p { (language.label("desk-export-for-fide")) ": "
                @for (at, format) in ["trf16", "trf26"].iter().enumerate() {
                    @if at > 0 { " · " }
                    a href=(visit.to(&addresses::event_file(found.event.id, format))) download { (format) }
                }
            }
        }
    }
}

/// The report of an event as a file for FIDE's server.
pub(super) async fn export(
    Id(id): Id<TournamentId>,
    State(site): State<Site>,
    query: Query,
) -> Result<Response, Problem> {
    let named = query.get("format").map_or("trf16", String::as_str);
    let edition = Edition::ALL.into_iter().find(|one| one.as_str() == named).ok_or(Problem::Lost)?;
    let file = site.read(move |store| report_file(store, id, edition)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}-{named}.trf\"")),
    ];
    Ok((headers, file.text).into_response())
}

fn facts(language: Language, found: &TournamentPage) -> Markup {
    let rows: Vec<(&str, String)> = stated(language, &found.event, found);
    let rows: Vec<(&str, String)> = rows.into_iter().filter(|(_, value)| !value.is_empty()).collect();
    html! { dl.facts { @for (key, value) in rows { dt { (language.label(key)) } dd { (value) } } } }
}

fn stated(language: Language, event: &RegisteredTournament, found: &TournamentPage) -> Vec<(&'static str, String)> {
    let yes = |is: bool| if is { language.label("desk-yes") } else { String::new() };
    let on = |date: Option<jiff::civil::Date>| date.map(|date| day(language, date)).unwrap_or_default();
    let facts = &event.facts;
    let arbiters: Vec<String> = facts
        .arbiters
        .iter()
        .map(|one| {
            let fide = one.fide.map(|number| format!(" (FIDE {number})")).unwrap_or_default();
            format!("{}{fide}", one.name)
        })
        .collect();
    let sent: Vec<String> =
        facts.sent.iter().map(|one| format!("{} ({})", day(language, one.day), one.format)).collect();
    vec![
        ("desk-number", event.id.to_string()),
        ("desk-town", event.town.clone()),
        ("desk-organizer", event.organizer.clone()),
        ("desk-arbiter", event.arbiter.clone()),
        ("desk-arbiters", arbiters.join(", ")),
        ("desk-time-control", event.time_control.clone()),
        ("desk-rounds", event.rounds.map(|rounds| rounds.to_string()).unwrap_or_default()),
        ("desk-announced-on", on(event.announced)),
        ("desk-registered-on", on(facts.registered)),
        ("desk-reported-on", on(event.reported)),
        ("desk-report-due", on(found.due.0)),
        ("desk-fide-due", on(found.due.1)),
        ("desk-sent-on", sent.join("; ")),
        (
            "desk-official",
            facts.official.map(|one| language.label(&format!("desk-official-{one}"))).unwrap_or_default(),
        ),
        (
            "desk-championship",
            facts.championship.map(|one| language.label(&format!("desk-championship-{one}"))).unwrap_or_default(),
        ),
        ("desk-norms", yes(facts.norms)),
        ("desk-hybrid", yes(facts.hybrid)),
        ("desk-approved-by", facts.approved_by.clone()),
        ("desk-told-rated", facts.rated.clone()),
        ("desk-told-not-rated", facts.not_rated.clone()),
        ("desk-territory", facts.territory.clone()),
        ("desk-event-code", facts.code.clone()),
        ("desk-pgn", facts.pgn.as_ref().map(|one| one.file_name.clone()).unwrap_or_default()),
    ]
}

fn files(visit: &Visit, found: &TournamentPage, answered: &Answered) -> Markup {
    let language = visit.language;
    html! {
        @if !found.submissions.is_empty() {
            h2 { (language.label("desk-files")) }
            ul { @for file in &found.submissions { li {
                a href=(visit.to(&addresses::report(file.id))) { (file.id) ". " (file.file_name) } " · "
                (answered.file(language, file)) " · " (file.by_whom) ", " (language.moment(file.moment))
            } } }
        }
    }
}

/// Who played, line by line; each can be corrected.
fn players(visit: &Visit, who: &Who, found: &TournamentPage) -> Markup {
    let language = visit.language;
    let caption = language.say("desk-event-players", &[("count", Fact::from(found.players.len()))]);
    let id = found.event.id.to_string();
    let may = who.may(arpad_office::acts::Kind::Reidentify);
    let correct = |line: usize| {
        let (line, back) = ((line + 1).to_string(), visit.to(&addresses::event(found.event.id)));
        addresses::act_with("reidentify", &[("tournament", &id), ("line", &line), ("back", &back)])
    };
    html! {
        @if !found.players.is_empty() {
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["desk-line", "desk-who"] { th scope="col" { (language.label(key)) } } @if may { th scope="col" { (language.label("desk-corrections")) } } } }
                tbody { @for (line, person) in found.players.iter().enumerate() { tr {
                    td.number { (line + 1) }
                    td { @if who.sees(OFFICE) { a href=(visit.to(&addresses::person(person.id))) { (name(language, &person.name)) } } @else { (name(language, &person.name)) } }
                    @if may { td { a href=(visit.to(&correct(line))) { (language.label("desk-was-somebody-else")) } } }
                } } }
            } }))
        }
    }
}
