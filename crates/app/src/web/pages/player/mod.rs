//! A player: ratings official and live, how they came about, opponents, tournaments, titles, club. Of a birth the public
//! sees the year.

mod figures;
mod history;
mod lead;
mod opponents;
mod played;
mod scores;
mod sheet;

pub(super) use opponents::{all as opponents, meetings};
pub(super) use played::page as tournaments;
pub(super) use sheet::page as sheet;

use super::{Asked, Id, day, drawing, name, series};
use crate::web::Site;
use crate::web::addresses;
use crate::web::cache::Cache;
use crate::web::charts::{Count, Mine};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::sheet::rating;
use arpad_model::{PersonId, Series};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::live::{Live, LiveRow};
use arpad_office::views::opponents::{self as met, Opponents};
use arpad_office::views::public::{self, PublicPerson, PublicPlayer, Withheld};
use arpad_office::views::standing::{Place, Spread, place_in_club};
use arpad_registry::Reader;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use history::WishedRange;
use jiff::civil::Date;
use maud::{Markup, html};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// Tournaments from which opponents are counted here; the opponents' page reads more.
const EVENTS_READ: usize = 200;

/// What the page shows.
struct Seen {
    page: PublicPlayer,
    /// Forecasts in which the player has a row.
    live: Vec<(Arc<Live>, LiveRow)>,
    /// How the newest list of each series is spread, and the place in the club.
    spreads: Vec<(Series, Arc<Spread>, Option<Place>)>,
    opponents: Opponents,
    names: HashMap<PersonId, PublicPerson>,
}

/// What an address leads to.
enum Found {
    Here(Box<Seen>),
    /// The number was merged into that of somebody else.
    Elsewhere(PublicPerson),
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Asked(WishedRange(range)): Asked<WishedRange>,
) -> Result<Response, Problem> {
    let language = visit.language;
    let today = jiff::Zoned::now().date();
    let cache = site.cache.clone();
    let seen = match site.read(move |store| look(store, &cache, id, today)).await?? {
        Found::Here(seen) => seen,
        Found::Elsewhere(person) => {
            return Ok(Redirect::permanent(&visit.to(&addresses::person(&person))).into_response());
        }
    };
    let person = &seen.page.person;
    let title = name(language, &person.name);
    let body = html! {
        h1 { @if !person.title.is_empty() { span.title { (person.title) } " " } (title) }
        (lead::lead(&visit, &seen.page))
        (facts(&visit, &seen.page))
        (jumps(&visit, &seen))
        section aria-labelledby="ratings" {
            h2 #ratings { (language.label("player-ratings")) }
            (figures::all(&visit, &seen))
        }
        (history::charts(&visit, &seen.page, range))
        @for one in &seen.page.series { (history::lists(&visit, one)) }
        (played::section(&visit, person.id, &seen.page.tournaments))
        (opponents::section(&visit, &seen))
        // What few people come for is folded away; a link to a part of it opens it.
        details.folded {
            summary { (language.label("pp-statistics")) }
            (scores::section(language, &seen.page))
            (spreads(language, &seen))
            (activity(language, &seen.page))
        }
        @if !seen.page.titles.is_empty() {
            section aria-labelledby="titles" {
                h2 #titles { (language.label("player-titles")) }
                ul { @for one in &seen.page.titles { li { (one.title) " " span.quiet { (day(language, one.awarded)) } } } }
            }
        }
        p.more { a href=(visit.to(&addresses::sheet(person.id))) { (language.label("pp-sheet")) } }
    };
    let about = language.say_texts("web-player-about", &[("name", title.clone())]);
    Ok(Page { title, about, room: addresses::PLAYERS, body }.into_response())
}

/// Reads everything at one moment. Of somebody who is not shown here nothing more is read.
fn look(
    store: &mut Reader<'_>,
    cache: &Cache,
    id: PersonId,
    today: Date,
) -> Result<Result<Found, Withheld>, OfficeError> {
    let page = match public::player(store, id, today)? {
        Ok(page) if page.person.id == id => page,
        Ok(other) => return Ok(Ok(Found::Elsewhere(other.person))),
        Err(withheld) => return Ok(Err(withheld)),
    };
    let mut spreads = Vec::new();
    let live = cache.live_of(store, page.person.id)?;
    for history in &page.series {
        let Some(listed) = history.official() else { continue };
        let Some(rating) = listed.row.rating else { continue };
        let spread = cache.spread(store, &listed.list, &page.person.country)?;
        let club = match &page.club {
            Some(club) => place_in_club(store, &listed.list, rating, club.id)?,
            None => None,
        };
        spreads.push((history.series, spread, club));
    }
    let opponents = match met::opponents(store, id, EVENTS_READ)? {
        Ok(opponents) => opponents,
        Err(withheld) => return Ok(Err(withheld)),
    };
    let names = met::named(store, &opponents.met[..opponents.met.len().min(opponents::MOST)])?;
    Ok(Ok(Found::Here(Box::new(Seen { page, live, spreads, opponents, names }))))
}

fn facts(visit: &Visit, page: &PublicPlayer) -> Markup {
    let language = visit.language;
    let person = &page.person;
    html! {
        dl.facts {
            @for (label, numbers) in page.numbers.by_kind() {
                @if !numbers.is_empty() { div { dt { (label) } dd { (numbers.join(", ")) } } }
            }
            @if let Some(year) = person.birth_year { div { dt { (language.label("list-column-born")) } dd { (year) } } }
            @if !person.country.is_empty() { div { dt { (language.label("web-filter-federation")) } dd { (person.country) } } }
            @if let Some(club) = &page.club {
                div { dt { (language.label("player-club")) } dd {
                    a href=(visit.to(&addresses::club(club.id))) { (club.name) }
                } }
            }
        }
    }
}

/// A long page says at its top where things are.
fn jumps(visit: &Visit, seen: &Seen) -> Markup {
    let language = visit.language;
    let parts = [
        // One list alone is no curve.
        (seen.page.series.iter().any(|one| one.lists.len() > 1), "#history", "pp-jump-history"),
        (!seen.opponents.met.is_empty(), "#opponents", "pp-opponents"),
        (!seen.page.tournaments.is_empty(), "#tournaments", "player-tournaments"),
    ];
    if parts.iter().filter(|part| part.0).count() < 2 {
        return html! {};
    }
    html! {
        nav.jumps aria-label=(language.label("pp-jump")) {
            ul { @for (_, place, key) in parts.into_iter().filter(|part| part.0) { li { a href=(place) { (language.label(key)) } } } }
        }
    }
}

/// Where the player stands on the newest list: of the first tempo he has, and of go. Every list shows its own spread.
fn spreads(language: Language, seen: &Seen) -> Markup {
    let who = name(language, &seen.page.person.name);
    let shown = |(at, one): &(usize, &(Series, Arc<Spread>, Option<Place>))| *at == 0 || one.0 == Series::Go;
    html! {
        @for (at, (of, spread, _)) in seen.spreads.iter().enumerate().filter(shown) {
            @if let Some(listed) = seen.page.series.iter().find(|one| one.series == *of).and_then(|one| one.official()) {
                @let rating = listed.row.rating.unwrap_or_default();
                @let label = language.say_texts("pp-spread-mine", &[("name", who.clone()), ("rating", rating.to_string())]);
                details.picture open[at == 0] {
                    summary { (language.label("pp-spread")) ": " (series(language, *of)) ", " (day(language, listed.list.day)) }
                    (drawing::spread(language, &listed.list, &spread.classes, Some(&Mine { rating, label })))
                }
            }
        }
    }
}

/// Games of all series by list.
fn activity(language: Language, page: &PublicPlayer) -> Markup {
    let mut games: BTreeMap<Date, u32> = BTreeMap::new();
    for listed in page.series.iter().flat_map(|one| &one.lists) {
        *games.entry(listed.list.day).or_default() += listed.row.period_games;
    }
    let counts: Vec<Count> = games.into_iter().map(|(date, games)| Count { date, games }).collect();
    html! {
        @if counts.iter().any(|count| count.games > 0) {
            section aria-labelledby="activity" {
                h2 #activity { (language.label("pp-activity")) }
                (drawing::activity(language, &counts))
            }
        }
    }
}
