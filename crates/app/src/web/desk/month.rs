//! A list on its way: what is in, what is missing, what will move; closed, opened again, published.

mod beside;
mod buttons;
mod unusual;

use super::gate::Gate;
use super::kept::Kept;
use super::{addresses, called, frame, proposals, today};
use crate::secret;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::pages::{Query, name};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::decided::Called;
use crate::words::{Language, closing, signed};
use arpad_model::{
    EntryId, Fact, List, Origin, PersonId, RegisteredTournament, Series, SubmissionId, Tempo, TournamentId,
};
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::lists::outdated::Outdated;
use arpad_office::register::day_of;
use arpad_office::views::checklist::Checklist;
use arpad_office::views::foreseen::{Shift, waiting_anew};
use arpad_office::views::records;
use arpad_office::views::today::next_lists;
use arpad_registry::Reader;
use axum::Extension;
use axum::extract::State;
use jiff::civil::Date;
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::Arc;

/// Movers and first ratings shown.
const SHOWN: usize = 15;

/// Those who stand otherwise on a revision: it has no dry run any more.
const REVISED: usize = 60;

/// All there is to see before and after a closing.
struct Month {
    series: Series,
    day: Option<Date>,
    /// Our lists of that day, the newest first.
    lists: Vec<List>,
    /// The dry run, or why there is none.
    checklist: Result<Arc<Checklist>, Arc<Refusal>>,
    names: HashMap<PersonId, String>,
    /// The newest entry when it was looked at.
    head: EntryId,
    /// What decisions and lists of go are called by.
    called: Called,
    /// What the events are called that the waiting files report.
    reported: HashMap<SubmissionId, String>,
    /// What the events are called that were corrected.
    events: HashMap<TournamentId, String>,
    /// How much is out of the ordinary, where it was looked at already.
    unusual: Option<usize>,
    /// Who stands otherwise on revisions that wait to be published.
    revised: Vec<Shift>,
}

fn month(
    store: &mut Reader<'_>,
    kept: &Kept,
    language: Language,
    (series, day): (Series, Option<Date>),
) -> Result<Month, OfficeError> {
    let mut lists: Vec<List> = records::lists(store)?;
    lists.retain(|list| list.series == series && list.origin == Origin::Computed);
    lists.retain(|list| day.is_none_or(|day| list.day == day));
    lists.sort_by_key(|list| std::cmp::Reverse((list.closed, list.id)));
    lists.truncate(12);
    let checklist = kept.checklist(store, series, day)?;
    let (mut told, mut called_by) = (Vec::new(), Called::default());
    let (mut reported, mut events) = (HashMap::new(), HashMap::new());
    if let Ok(checklist) = &checklist {
        called_by = closing::called(store, checklist)?;
        for (file, id) in checklist.waiting.iter().filter_map(|one| Some((one.file.id, one.file.tournament?))) {
            reported.extend(records::tournament(store, id)?.map(|event| (file, event.name)));
        }
        for id in checklist.corrections.iter().chain(&checklist.beyond).filter_map(|one| one.tournament) {
            events.extend(records::tournament(store, id)?.map(|event| (id, event.name)));
        }
        let movers = checklist.movers.iter().take(SHOWN).map(|one| one.person);
        told.extend(movers.chain(checklist.first_ratings.iter().take(SHOWN).map(|(person, _)| *person)));
    }
    let (_, revised) = waiting_anew(store, series, day)?;
    told.extend(revised.iter().take(REVISED).map(|one| one.person));
    let names = called::names(store, language, told, &[])?;
    let unusual = match (series, day) {
        (Series::Chess(tempo), Some(day)) => kept.raised_so_far(store, tempo, day)?,
        _ => None,
    };
    let head = records::head(store)?.0;
    Ok(Month { head, series, day, lists, checklist, names, called: called_by, reported, events, unusual, revised })
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    query: Query,
) -> Result<Page, Problem> {
    let language = visit.language;
    let asked = |name: &str| query.get(name).map(|text| text.trim()).filter(|text| !text.is_empty());
    let series = asked("series").map(|text| text.parse().map_err(|_| Problem::Lost)).transpose()?;
    let day = match asked("month") {
        Some(text) => Some(format!("{text}-01").parse().ok().or_else(|| day_of(text)).ok_or(Problem::Lost)?),
        None => None,
    };
    let (series, day, closing) = on_its_way(&site, series, day).await?;
    let title = language.label("desk-month");
    let choosing = choice(&visit, series, day);
    let shown = match (series, day) {
        (Some(series @ Series::Chess(_)), Some(_)) | (Some(series @ Series::Go), _) => {
            let day = if series == Series::Go { None } else { day };
            let found = {
                let desk = site.desk.clone();
                site.read(move |store| month(store, &desk.kept, language, (series, day)))
            }
            .await?;
            let view = asked("view").map(str::to_owned);
            let beside = beside::shown(&visit, &site, &gate, (series, day), view.as_deref()).await?;
            let here = visit.to(&addresses::month(series, day));
            let (_, unsigned) = proposals::waiting(&visit, &site, &gate, (Some(series), &here)).await?;
            html! { (unsigned) (one(&visit, &gate, &found, closing.map(|closing| (site.desk.now().day(), closing)))?) (beside) }
        }
        _ => html! {},
    };
    let body = html! { h1 { (title) } (choosing) (shown) };
    frame::page(&visit, &site, &gate, title, body).await
}

/// What is looked at where nothing, or not all, is named: the list on its way; with the last day of which it counts events.
async fn on_its_way(
    site: &Site,
    series: Option<Series>,
    day: Option<Date>,
) -> Result<(Option<Series>, Option<Date>, Option<Date>), Problem> {
    let next = site.read(next_lists).await?;
    let is_meant = |tempo: Tempo| series.is_none_or(|series| series == Series::Chess(tempo));
    let of_day = |one: Date| day.is_none_or(|day| day == one);
    Ok(match next.into_iter().find(|(tempo, one, _)| is_meant(*tempo) && of_day(*one)) {
        Some((tempo, day, closing)) => (Some(Series::Chess(tempo)), Some(day), Some(closing)),
        None => (series, day, None),
    })
}

fn choice(visit: &Visit, series: Option<Series>, day: Option<Date>) -> Markup {
    let language = visit.language;
    html! {
        form.ask method="get" action=(visit.to(addresses::MONTH)) {
            div.fields {
                div.field {
                    label for="series" { (language.label("deed-field-series")) }
                    select #series name="series" { @for one in Series::ALL {
                        option value=(one.as_str()) selected[Some(one) == series] { (today::series(language, one)) }
                    } }
                }
                div.field {
                    label for="month" { (language.label("deed-field-month")) }
                    input #month type="month" name="month" value=[day.map(|day| day.strftime("%Y-%m").to_string())];
                }
            }
            p { button type="submit" { (language.label("desk-look")) } }
        }
    }
}

fn one(visit: &Visit, gate: &Gate, month: &Month, closing: Option<(Date, Date)>) -> Result<Markup, Problem> {
    let language = visit.language;
    let who = gate.who()?;
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let newest = month.lists.first();
    let is_closed = newest.is_some_and(|list| list.published.is_none());
    Ok(html! {
        h2 { (today::series(language, month.series)) @if let Some(day) = month.day { " " (language.value(&Fact::Date(day))) } }
        @if let Some((today, closing)) = closing { p { (countdown(language, today, closing)) } }
        @for list in &month.lists {
            p.quiet {
                (state(language, list))
                @if list.published.is_some() { " " a href=(visit.to(&crate::web::addresses::list(list))) { (language.label("desk-public-page")) } }
            }
        }
        @if month.series == Series::Go { p { a href=(visit.to(addresses::GO)) { (language.label("desk-go")) } } }
        (buttons::shown(visit, gate, who, month, (is_closed, &key)))
        (revised(visit, month))
        @match &month.checklist {
            // A revision is closed and published as every list is; its day is not closed a second time.
            Err(_) if is_closed && newest.is_some_and(|list| list.revision > 0) => {},
            Err(refusal) => p.note { (language.refusal_at_desk(refusal)) },
            Ok(checklist) => {
                @if let Some(refusal) = &checklist.refused { p.note { (language.refusal_at_desk(refusal)) } }
                (run(visit, month, checklist))
            },
        }
    })
}

/// Who stands otherwise on revisions that wait, the biggest difference first.
fn revised(visit: &Visit, month: &Month) -> Markup {
    let language = visit.language;
    let number = |number: Option<i32>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let lines = month.revised.iter().take(REVISED).map(|one| {
        let name = month.names.get(&one.person).cloned().unwrap_or_else(|| one.person.to_string());
        html! {
            a href=(visit.to(&addresses::person(one.person))) { (name) } ": " (number(one.before)) " → " (number(one.after))
            @if month.day.is_none() { " " span.quiet { (language.value(&Fact::Date(one.day))) } }
        }
    });
    part(language, "desk-month-revised", month.revised.len(), lines.collect())
}

/// How long events may still end that the list counts.
fn countdown(language: Language, today: Date, closing: Date) -> String {
    let left = today.until(closing).map_or(0, |span| i64::from(span.get_days()));
    let key = match left {
        ..0 => "desk-closing-past",
        0 => "desk-closing-today",
        _ => "desk-closing-in",
    };
    language.say(key, &[("day", closing.into()), ("count", Fact::from(left.abs()))])
}

fn state(language: Language, list: &List) -> String {
    let facts = [
        ("day", Fact::from(list.day)),
        ("revision", Fact::from(i64::from(list.revision))),
        ("players", Fact::from(list.players as i64)),
        ("entry", Fact::from(list.published.unwrap_or(list.closed))),
    ];
    language.say(if list.published.is_some() { "desk-list-published" } else { "desk-list-closed" }, &facts)
}

/// The checklist: each part opens only if there is something in it.
fn run(visit: &Visit, month: &Month, list: &Checklist) -> Markup {
    let language = visit.language;
    let event = |event: &RegisteredTournament| {
        html! {
            a href=(visit.to(&addresses::event(event.id))) { (event.name) }
        }
    };
    let events = |all: &[RegisteredTournament]| all.iter().map(event).collect::<Vec<_>>();
    let waiting = list.waiting.iter().map(|one| {
        html! {
            a href=(visit.to(&addresses::report(one.file.id))) { (month.reported.get(&one.file.id).map_or(one.file.file_name.as_str(), String::as_str)) }
        }
    });
    let called = |person: &PersonId| {
        let name = month.names.get(person).cloned().unwrap_or_else(|| person.to_string());
        html! { a href=(visit.to(&addresses::person(*person))) { (name) } }
    };
    let movers = list.movers.iter().take(SHOWN).map(|one| html! {
        (called(&one.person)) ": " (one.before) " → " (one.after) " (" (signed(language, i64::from(one.change()))) ")"
    });
    let first = list.first_ratings.iter().take(SHOWN).map(|(person, rating)| html! { (called(person)) ": " (rating) });
    let doubts = list.doubts.iter().map(|(one, other)| {
        html! {
            a href=(visit.to(&addresses::person(one.id))) { (one.id) " " (name(language, &one.name)) } " – "
            a href=(visit.to(&addresses::person(other.id))) { (other.id) " " (name(language, &other.name)) }
        }
    });
    let far = list.far_ratings.iter().take(SHOWN).map(|one| {
        html! {
            a href=(visit.to(&addresses::person(one.person.id))) { (one.person.id) " " (name(language, &one.person.name)) } ": " (one.in_file) " / "
            (one.in_register.map_or_else(|| "–".to_owned(), |rating| rating.to_string()))
        }
    });
    let twins = list.twins.iter().map(|(one, twin)| html! { (event(one)) " – " (event(&twin.event)) });
    let corrections = |all: &[arpad_model::Correction]| {
        all.iter().map(|one| html! {
            @if let Some(event) = one.tournament.and_then(|event| month.events.get(&event)) { (event) ": " }
            a href=(visit.to(&addresses::entry(one.entry))) { (language.label(&format!("desk-correction-{}", one.what.as_str()))) " (" (one.entry) ")" }
        }).collect::<Vec<_>>()
    };
    let findings = list
        .findings
        .iter()
        .map(|one| html! { (language.finding_of_month(one)) " " span.quiet { (language.cite(one.paragraph)) } });
    let otherwise = list.otherwise.iter().map(|one| event(&one.event));
    html! {
        @match &list.outdated {
            Some(outdated) => p.note { (language.say("desk-month-outdated", &changed(outdated))) },
            None => p { (language.label(heading(month, list))) },
        }
        @if let Some(upon) = list.upon { p.note { (language.say("desk-month-upon", &[("day", upon.into())])) } }
        @for (key, count, lines) in closing::parts(language, list, &month.called) {
            (part(language, key, count, lines.into_iter().map(|line| html! { (line) }).collect()))
        }
        (part(language, "desk-check-waiting", list.waiting.len(), waiting.collect()))
        (part(language, "desk-check-unreported", list.unreported.len(), events(&list.unreported)))
        @if let (Some(day), Some(count @ 1..)) = (month.day, month.unusual) {
            p { a href=(visit.to(&addresses::month_view(month.series, day, "unusual"))) { (language.say("desk-check-unusual", &[("count", Fact::from(count))])) } }
        }
        (part(language, "desk-check-left-out", list.left_out.len(), events(&list.left_out)))
        (part(language, "desk-check-findings", list.findings.len(), findings.collect()))
        (part(language, "desk-check-otherwise", list.otherwise.len(), otherwise.collect()))
        (part(language, "desk-check-corrections", list.corrected, corrections(&list.corrections)))
        (part(language, "desk-check-beyond", list.beyond.len(), corrections(&list.beyond)))
        (part(language, "desk-check-doubts", list.doubts.len(), doubts.collect()))
        (part(language, "desk-check-ratings", list.far_ratings.len(), far.collect()))
        (part(language, "desk-check-twins", list.twins.len(), twins.collect()))
        (part(language, if list.is_go { "desk-check-biggest-go" } else { "desk-check-biggest" }, list.movers.len(), movers.collect()))
        (part(language, if list.is_go { "desk-check-first-go" } else { "desk-check-first" }, list.first_ratings.len(), first.collect()))
        // In go every list is named by its tournament already.
        @if list.lists.is_empty() { (part(language, "desk-check-counted", list.counted.len(), events(&list.counted))) }
    }
}

/// What stands above the checklist: of a list that is closed it is not told what to do before it closes.
fn heading(month: &Month, list: &Checklist) -> &'static str {
    let is_closed = !list.is_go && month.lists.first().is_some_and(|list| list.published.is_none());
    match (is_closed, list.is_clear()) {
        (true, _) => "desk-month-closed",
        (false, true) => "desk-month-clear",
        (false, false) => "desk-month-look",
    }
}

/// What has changed since a list was closed.
fn changed(outdated: &Outdated) -> [(&'static str, Fact); 3] {
    [
        ("gone", Fact::Name(Outdated::names(&outdated.gone))),
        ("new", Fact::Name(Outdated::names(&outdated.new))),
        ("players", Fact::from(outdated.players)),
    ]
}

fn part(language: Language, key: &str, count: usize, lines: Vec<Markup>) -> Markup {
    html! {
        @if count > 0 {
            details open[lines.len() <= SHOWN] {
                summary { (language.say_at_desk(key, &[("count", Fact::from(count))])) }
                @if !lines.is_empty() { ul { @for line in lines { li { (line) } } } }
            }
        }
    }
}
