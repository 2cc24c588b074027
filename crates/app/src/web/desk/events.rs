//! The register of events: what is announced, what has come, what is missing, what is rated. An arbiter sees his own.

use super::acted::deeds_for;
use super::file_state::Answered;
use super::looking::Looking;
use super::{addresses, today};
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::sheet::day;
use arpad_model::{Fact, RegisteredTournament, Series, TournamentState};
use arpad_office::access::OFFICE;
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::own_events::own_events;
use arpad_office::views::records;
use maud::{Markup, html};

/// Events of a page.
const MOST: u32 = 50;

pub(super) async fn page(looking: Looking) -> Result<Page, Problem> {
    let (language, visit) = (looking.language(), &looking.visit);
    let who = looking.who()?;
    let state: Option<TournamentState> =
        looking.asked("state").map(|text| text.parse().map_err(|_| Problem::Lost)).transpose()?;
    let skip = looking.asked("skip").and_then(|text| text.parse::<u32>().ok()).unwrap_or(0);
    let (sees_all, name) = (who.sees(OFFICE), who.name().to_owned());
    let desk = looking.site.desk.clone();
    let (events, answered) = looking
        .site
        .read(move |store| {
            let mut events = match (sees_all, state) {
                (false, _) => own_events(store, &name)?,
                (true, None) => records::newest_tournaments(store, skip, MOST)?,
                (true, Some(state)) => {
                    let mut all = Vec::new();
                    for series in Series::ALL {
                        all.extend(records::tournaments_in_state(store, series, state)?);
                    }
                    all.sort_by_key(|event| (std::cmp::Reverse(event.ends), event.id));
                    all.into_iter().skip(skip as usize).take(MOST as usize).collect()
                }
            };
            events.truncate(MOST as usize);
            Ok::<_, OfficeError>((events, Answered::of(&desk.kept, store)?))
        })
        .await?;
    let title = language.label("desk-events");
    let is_full = sees_all && events.len() == MOST as usize;
    let older = format!(
        "{}?skip={}{}",
        addresses::EVENTS,
        skip + MOST,
        state.map(|state| format!("&state={state}")).unwrap_or_default()
    );
    let body = html! {
        h1 { (title) }
        (deeds_for(visit, who, &[("announce", &[]), ("sent", &[]), ("attach", &[])]))
        @if sees_all { (choice(visit, state)) }
        (table(visit, &events, &answered))
        @if is_full { p { a href=(visit.to(&older)) { (language.label("desk-older-events")) } } }
    };
    looking.page(title, body).await
}

fn choice(visit: &Visit, chosen: Option<TournamentState>) -> Markup {
    let language = visit.language;
    html! {
        form.ask method="get" action=(visit.to(addresses::EVENTS)) {
            div.field {
                label for="state" { (language.label("desk-state")) }
                select #state name="state" {
                    option value="" { (language.label("desk-everything")) }
                    @for one in TournamentState::ALL { option value=(one.as_str()) selected[Some(*one) == chosen] { (language.label(&format!("desk-state-{one}"))) } }
                }
            }
            p { button type="submit" { (language.label("desk-look")) } }
        }
    }
}

fn table(visit: &Visit, events: &[RegisteredTournament], answered: &Answered) -> Markup {
    let language = visit.language;
    let caption = language.say("desk-events-count", &[("count", Fact::from(events.len()))]);
    html! {
        @if events.is_empty() { p { (language.label("desk-no-tournaments")) } } @else {
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["desk-number", "desk-name", "desk-series", "desk-last-day", "desk-state", "desk-sent-on"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for event in events { tr {
                    td.number { (event.id) }
                    td { a href=(visit.to(&addresses::event(event.id))) { (event.name) } }
                    td { (today::series(language, event.series)) }
                    td { (day(language, event.ends)) }
                    td { (answered.event(language, event)) }
                    td { (event.facts.sent.last().map(|sent| day(language, sent.day)).unwrap_or_default()) }
                } } }
            } }))
        }
    }
}
