//! A season of go beside another system: computed when somebody asks, bounded, and kept while the newest list is the same.

use super::regulations;
use super::tabled::{NAME, NUMBER, SPARE, tabled};
use super::{Asked, Query, Question, day, direction, number, parsed, signed, under};
use crate::web::Site;
use crate::web::addresses;
use crate::web::cache::Cache;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Fact, PersonId, Thousandths};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::public::{Shown, Withheld, persons_shown};
use arpad_office::views::shadow::{OfPlayer, OfTournament, OtherSystem, Shadow, newest};
use arpad_registry::Reader;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::go::europe::EGF_2021;
use axum::extract::State;
use jiff::ToSpan;
use jiff::civil::Date;
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::Arc;

/// Tournaments that are compared, the newest.
const TOURNAMENTS: usize = 60;

/// Players on the page.
const PLAYERS: usize = 100;

/// By which edition, and from which day on.
pub(super) struct Wish {
    edition: String,
    from: Option<Date>,
}

impl Question for Wish {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        let edition: Option<String> = parsed(query, "edition")?;
        let edition = edition.unwrap_or_else(|| EGF_2021.id.0.to_owned());
        match catalogue::edition(&edition) {
            Some(AnyEdition::Egf(_) | AnyEdition::Mgsz(_)) => Ok(Wish { edition, from: parsed(query, "from")? }),
            Some(_) | None => Err(Problem::Lost),
        }
    }
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(Wish { edition, from }): Asked<Wish>,
) -> Result<Page, Problem> {
    let (language, cache, asked) = (visit.language, site.cache.clone(), edition.clone());
    let found = site
        .read_long(move |store| {
            let Some((from, found)) = season(store, &cache, asked, from)? else { return Ok(None) };
            let mut who: Vec<PersonId> = found.players.iter().take(PLAYERS).map(|one| one.person).collect();
            who.extend(found.tournaments.iter().filter_map(|one| Some(one.players.first()?.person)));
            who.sort_unstable();
            who.dedup();
            let names: HashMap<PersonId, Shown> = persons_shown(store, &who)?.into_iter().collect();
            Ok(Some((found, names, from)))
        })
        .await?;
    let (title, about) = (language.label("web-shadow"), language.label("web-shadow-text"));
    let body = html! {
        h1 { (language.say_texts("web-shadow-title", &[("edition", regulations::title(language, &edition))])) }
        p.lead { (about) }
        @if edition == EGF_2021.id.0 { p { (language.label("shadow-scales")) } }
        @match &found {
            Some((found, names, from)) if !found.players.is_empty() => {
                p { (language.say("web-shadow-from", &[("day", Fact::Date(*from))])) }
                @if found.left_out > 0 {
                    p.note { (language.say("web-shadow-left-out", &[("count", Fact::from(found.left_out))])) }
                }
                (players(&visit, found, names))
                (tournaments(&visit, found, names))
            },
            _ => p { (language.label("shadow-nothing")) },
        }
    };
    Ok(Page { title, about, room: addresses::LISTS, body })
}

/// So that the first who asks for the usual one does not wait.
pub(in crate::web) fn make_ready(store: &mut Reader<'_>, cache: &Cache) -> Result<(), OfficeError> {
    season(store, cache, EGF_2021.id.0.to_owned(), None)?;
    Ok(())
}

/// The tournaments since a day beside an edition of go, kept while the newest list is the same; none before anything is
/// published. A season, unless somebody says otherwise.
pub(in crate::web) fn season(
    store: &mut Reader<'_>,
    cache: &Cache,
    edition: String,
    from: Option<Date>,
) -> Result<Option<(Date, Arc<Shadow>)>, OfficeError> {
    let Some(list) = newest(store)? else { return Ok(None) };
    let from = from.unwrap_or_else(|| list.day.saturating_sub(1.year()));
    let beside = OtherSystem { edition, parameters: Vec::new(), from: Some(from), most: Some(TOURNAMENTS) };
    Ok(Some((from, cache.shadow(store, &list, beside)?)))
}

fn who(visit: &Visit, names: &HashMap<PersonId, Shown>, person: PersonId) -> Markup {
    super::shown(visit, names.get(&person).unwrap_or(&Err(Withheld)))
}

/// Thousandths as people read them: whole points where there are no places.
fn shown(language: Language, of: Thousandths) -> String {
    match of.0 % 1000 {
        0 => number(language, of.0 / 1000),
        _ => number(language, of),
    }
}

fn apart(language: Language, by: Option<Thousandths>) -> Markup {
    html! { @if let Some(by) = by {
        span class=(direction(by.0)) {
            @match by.0 % 1000 { 0 => (signed(language, by.0 / 1000)), _ => (signed(language, by)) }
        }
    } }
}

fn players(visit: &Visit, found: &Shadow, names: &HashMap<PersonId, Shown>) -> Markup {
    let language = visit.language;
    let title = language.label("web-shadow-players");
    let place = |place: Option<usize>| place.map(|place| format!("{place}.")).unwrap_or_default();
    let row = |one: &OfPlayer| {
        html! { tr {
            th scope="row" {
                (who(visit, names, one.person))
                (under(&[one.official.map(|points| points.to_string()).unwrap_or_default()]))
            }
            td.number.spare { @if let Some(points) = one.official { (points) } }
            td.number { @if let Some(other) = one.other { (shown(language, other)) } }
            td.number { (apart(language, one.apart())) }
            td.number.spare { (place(one.places[0])) }
            td.number.spare { (place(one.places[1])) }
            td.number.spare { (one.tournaments) }
        } }
    };
    let above = html! { @if found.players.len() > PLAYERS {
        @let facts = [("count", Fact::from(PLAYERS)), ("all", Fact::from(found.players.len()))];
        p.quiet { (language.say("web-shadow-hundred", &facts)) }
    } };
    let rows = html! { @for one in found.players.iter().take(PLAYERS) { (row(one)) } };
    tabled(
        language,
        ("players", &title),
        &above,
        &[
            ("list-column-name", NAME),
            ("shadow-official", SPARE),
            ("shadow-other", NUMBER),
            ("shadow-apart", NUMBER),
            ("shadow-places", SPARE),
            ("shadow-places-other", SPARE),
            ("shadow-count", SPARE),
        ],
        &rows,
    )
}

fn tournaments(visit: &Visit, found: &Shadow, names: &HashMap<PersonId, Shown>) -> Markup {
    let language = visit.language;
    let title = language.label("web-shadow-tournaments");
    let row = |one: &OfTournament| {
        html! { tr {
            th scope="row" {
                a href=(visit.to(&addresses::tournament(one.tournament))) { (one.name) }
                br; span.quiet { (day(language, one.ends)) }
                @if one.without > 0 {
                    br; span.quiet { (language.say("shadow-without", &[("count", Fact::from(one.without))])) }
                }
            }
            td.number.spare { (one.players.len()) }
            @match one.players.first().and_then(|first| Some((first.person, first.apart()?))) {
                Some((person, by)) => {
                    td { (who(visit, names, person)) }
                    td.number { (apart(language, Some(by))) }
                },
                None => {
                    td { @if !one.refused.is_empty() { span.quiet { (language.label("shadow-refused")) } } }
                    td {}
                },
            }
        } }
    };
    let rows = html! { @for one in found.tournaments.iter().rev() { (row(one)) } };
    tabled(
        language,
        ("tournaments", &title),
        &html! {},
        &[("shadow-tournament", NAME), ("shadow-players", SPARE), ("shadow-largest", NAME), ("shadow-apart", NUMBER)],
        &rows,
    )
}
