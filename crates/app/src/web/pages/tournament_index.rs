//! "Has my tournament been rated?": tournaments found by name, town, days or file, each with one sentence on where it stands.

use super::form::Form;
use super::{Query, day, event_facts, event_link, state, unbroken};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Fact, Series, Submission, SubmissionState, TournamentId, TournamentState};
use arpad_office::views::whereabouts::Sought;
use arpad_office::views::whereabouts::{Looked, LookedFiles, Whereabouts, look, look_for_file};
use axum::extract::State;
use jiff::civil::Date;
use maud::{Markup, html};

/// Rows per page.
const EVENTS: u32 = 50;

/// Files of the same name that are listed.
const FILES: u32 = 20;

pub(super) async fn page(visit: Visit, State(site): State<Site>, query: Query) -> Result<Page, Problem> {
    let language = visit.language;
    let mut form = Form::new(&visit, &query, true);
    let sought = Sought {
        text: readable(form.text("name")),
        from: form.day_if_any("from").unwrap_or(Date::ZERO),
        until: form.day_if_any("until").unwrap_or(Date::MAX),
        behind: form.text("behind").and_then(place_of),
    };
    let name = readable(form.text("file-name"));
    let is_file = !name.is_empty();
    let (found, files) = match (form.is_sound(), is_file) {
        (false, _) => (Looked { found: Vec::new(), next: None }, LookedFiles::default()),
        (true, true) => {
            let files = site.read(move |store| look_for_file(store, &name, FILES)).await?;
            (Looked { found: Vec::new(), next: None }, files)
        }
        (true, false) => (site.read(move |store| look(store, &sought, EVENTS)).await?, LookedFiles::default()),
    };
    let title = language.label("web-tournaments");
    let about = language.label("stands-text");
    let nothing =
        form.is_sound() && found.found.is_empty() && files.files.is_empty() && (is_file || found.next.is_none());
    let more = ["from", "until", "file-name"];
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        (form.faults())
        form.ask method="get" action=(visit.to(addresses::TOURNAMENTS)) {
            div.beside {
                (form.line("name", false))
                button type="submit" { (language.label("web-search")) }
            }
            details open[more.iter().any(|name| form.text(name).is_some())] {
                summary { (language.label("stands-more")) }
                div.fields { @for name in more { (form.line(name, false)) } }
                p { button type="submit" { (language.label("web-search")) } }
            }
        }
        @if nothing { p.note { (language.label(if is_file { "stands-no-file" } else { "stands-none" })) } }
        ul.events {
            @for (file, stands) in &files.files { (file_line(&visit, file, stands.as_ref())) }
            @for stands in &found.found { li { (line(&visit, stands)) } }
        }
        @if let Some(looked) = files.looked_through {
            p.quiet { (language.say("stands-files-cut", &[("looked", Fact::from(looked)), ("most", Fact::from(FILES))])) }
        }
        @if let Some((ends, id)) = found.next {
            @if found.found.len() < EVENTS as usize { p.quiet { (language.say("stands-looked-back", &[("day", Fact::Date(ends))])) } }
            nav.pager aria-label=(language.label("web-pages")) {
                a rel="next" href=(visit.to(&addresses::tournaments(&format!("{}behind={ends}.{}", kept(&form), id.0)))) {
                    (language.label("stands-earlier")) " →"
                }
            }
        }
    };
    Ok(Page { title, about, room: addresses::TOURNAMENTS, body })
}

/// What a person can have meant: no control characters.
fn readable(text: Option<&str>) -> String {
    text.unwrap_or_default().chars().filter(|c| !c.is_control()).take(200).collect()
}

/// `2024-03-17.512`: the last line of the page before.
fn place_of(text: &str) -> Option<(Date, TournamentId)> {
    let (day, id) = text.split_once('.')?;
    Some((day.parse().ok()?, TournamentId(id.parse().ok()?)))
}

fn kept(form: &Form<'_>) -> String {
    let part = |name: &&str| form.text(name).map(|text| format!("{name}={}&", addresses::encoded(text)));
    ["name", "from", "until"].iter().filter_map(part).collect()
}

/// A tournament with its sentence.
fn line(visit: &Visit, stands: &Whereabouts) -> Markup {
    let (language, event) = (visit.language, &stands.event);
    html! {
        (event_link(visit, event)) " " (state(language, event))
        br; (event_facts(language, event))
        br; (unbroken(&sentence(language, stands)))
        @if let Some(list) = &stands.list { " " a.whole href=(visit.to(&addresses::list(list))) { (language.label("stands-to-list")) } }
    }
}

/// A file that came under the name somebody asked for.
fn file_line(visit: &Visit, file: &Submission, stands: Option<&Whereabouts>) -> Markup {
    let language = visit.language;
    let came = language.say_texts("stands-file-came", &[("moment", language.moment(file.moment))]);
    html! {
        li {
            p.quiet { (came) }
            @match (stands, file.state) {
                (_, SubmissionState::Superseded) => { (language.label("stands-superseded")) " " @if let Some(stands) = stands { (line(visit, stands)) } },
                (Some(stands), _) => (line(visit, stands)),
                (None, SubmissionState::Rejected) => (language.say_texts("stands-rejected", &[("because", language.because(&file.because))])),
                (None, _) => (language.label("stands-unreadable")),
            }
        }
    }
}

/// Where a tournament stands, in one sentence.
pub(in crate::web) fn sentence(language: Language, stands: &Whereabouts) -> String {
    let event = &stands.event;
    let on = |key: &str, name: &'static str, day: Date| language.say(key, &[(name, Fact::Date(day))]);
    let because = |key: &str| match event.because.as_str() {
        "" => language.label(&format!("{key}-plainly")),
        because => language.say_texts(key, &[("because", language.because(because))]),
    };
    match (event.state, &stands.list, stands.expected) {
        (TournamentState::Announced, _, _) => language.label("stands-announced"),
        (TournamentState::Received, _, _) => match event.reported {
            Some(reported) => on("stands-received-on", "day", reported),
            None => language.label("stands-received"),
        },
        (TournamentState::Questions, _, _) => language.label("stands-questions"),
        (TournamentState::Rated, Some(list), _) => {
            let published = list.published_at.map(|moment| moment.day());
            let rated = day(language, list.day);
            match published {
                Some(published) => {
                    language.say_texts("stands-rated", &[("list", rated), ("day", day(language, published))])
                }
                None => language.say_texts("stands-rated-plainly", &[("list", rated)]),
            }
        }
        (_, _, Some(list)) => on("stands-accepted", "list", list),
        (TournamentState::Accepted | TournamentState::Rated, _, None) => language.label(match event.series {
            Series::Go => "stands-accepted-go",
            Series::Chess(_) => "stands-accepted-plainly",
        }),
        (TournamentState::Rejected, _, _) => because("stands-rejected"),
        (TournamentState::Withdrawn, _, _) => because("stands-withdrawn"),
    }
}
