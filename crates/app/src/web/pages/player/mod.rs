//! A player: ratings official and live, how they came about, opponents, tournaments, titles, club. Of a birth the public
//! sees the year.

mod figures;
mod groups;
mod history;
mod ladder;
mod lead;
mod lists;
mod opponents;
mod played;
mod scores;
mod sheet;
mod statistics;
mod tabs;
mod titles;

pub(super) use lists::page as lists;
pub(super) use opponents::all as opponents;
pub(super) use played::page as tournaments;
pub(super) use sheet::page as sheet;
pub(super) use statistics::page as statistics;
pub(super) use tabs::{Tab, tabs};
pub(super) use titles::page as titles;

use super::{Asked, Id, day, name, proof, what_if};
use crate::web::Site;
use crate::web::addresses;
use crate::web::cache::{Brought, Cache};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::go_facts;
use crate::words::sheet::rating;
use arpad_model::{Fact, PersonId, Series, TournamentId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::causes::corrected_among;
use arpad_office::views::decided_now::{DecidedNow, decided_now_about};
use arpad_office::views::european::European;
use arpad_office::views::live::{Live, LiveRow};
use arpad_office::views::own_games::{OwnGames, own_games};
use arpad_office::views::public::{self, PublicPerson, PublicPlayer, Withheld};
use arpad_office::views::standing::{Place, Spread, place_in_club};
use arpad_registry::Reader;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use history::WishedRange;
use jiff::civil::Date;
use maud::{Markup, html};
use std::collections::HashSet;
use std::sync::Arc;

/// Tournaments in which the last games of each series are looked for.
const FORM_READ: usize = 40;

/// Tournaments whose games are counted; the opponents' page reads more.
const EVENTS_READ: usize = 200;

/// What the page shows.
struct Seen {
    page: PublicPlayer,
    /// Forecasts in which the player has a row.
    live: Vec<(Arc<Live>, LiveRow)>,
    /// Places among the women and in the age group on the newest list of each series.
    groups: Vec<(Series, Vec<groups::InGroup>)>,
    /// How the newest list of each series is spread, and the place in the club.
    spreads: Vec<(Series, Arc<Spread>, Option<Place>)>,
    own: OwnGames,
    /// What the European go database says of him.
    european: Option<European>,
    /// What the newest tournaments brought.
    brought: Vec<Option<Brought>>,
    /// Those of them whose reports were corrected since.
    corrected: HashSet<TournamentId>,
    /// What proves his newest numbers.
    codes: Vec<proof::Coded>,
    /// Go: what was decided about him that no published list shows yet.
    decided: Vec<DecidedNow>,
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
    let newest = &seen.page.tournaments[..seen.brought.len()];
    let (scores, corrected) = (&seen.own.scores, &seen.corrected);
    let results = played::Results { played: newest, scores, brought: &seen.brought, corrected };
    let body = html! {
        @if let Some(photo) = &seen.page.photo {
            figure.portrait {
                img src=(addresses::photo(person.id, &photo.mark)) alt=(title) width="120" height="150";
                figcaption.quiet { (language.say_texts("photo-credit", &[("credit", photo.credit.clone())])) }
            }
        }
        h1 { @if !person.title.is_empty() { span.title { (person.title) } " " } (title) }
        (lead::lead(&visit, &seen.page))
        @if !person.shown.is_named() {
            p.note { (language.label(&format!("minor-shown-{}", person.shown))) " "
                a href=(visit.to(addresses::PRIVACY)) { (language.label("privacy")) } }
        }
        @for one in &seen.decided { p.note { (go_facts::decided_now(language, one, &title)) } }
        (facts(&visit, &seen.page, seen.european.as_ref()))
        (tabs(&visit, person, Tab::Overview))
        section aria-labelledby="ratings" {
            h2.unseen #ratings { (language.label(if is_of_go_alone(&seen.page) { "player-all-points" } else { "player-ratings" })) }
            (figures::all(&visit, &seen))
        }
        (history::charts(&visit, &seen.page, range))
        (ladder::section(&visit, &seen.page))
        (played::section(&visit, person.id, &results, seen.page.tournaments.len()))
        @if !seen.page.titles.is_empty() {
            section aria-labelledby="titles" {
                h2 #titles { (language.label("player-titles")) }
                ul { @for one in &seen.page.titles { li { (one.title) " " span.quiet { (day(language, one.awarded)) } } } }
            }
        }
        (proof::section(&visit, person, &seen.codes))
        (what_if::invitation(&visit, person.id))
        p.more {
            // The sheets are those of the chess federation.
            @if !is_of_go_alone(&seen.page) { a href=(visit.to(&addresses::sheet(person.id))) { (language.label("pp-sheet")) } " · " }
            a href=(visit.to(&addresses::player_feed(person.id))) { (language.label("feed-of-this")) }
        }
    };
    let about = language.say_texts("web-player-about", &[("name", title.clone())]);
    Ok(Page { title, about, room: addresses::PLAYERS, body }.into_response())
}

/// Whether he is on lists of go alone, and has no number of chess.
pub(super) fn is_of_go_alone(page: &PublicPlayer) -> bool {
    let has_number = !page.numbers.komir.is_empty() || !page.numbers.fide.is_empty();
    !has_number && !page.series.is_empty() && page.series.iter().all(|one| one.series == Series::Go)
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
    let (mut spreads, mut groups) = (Vec::new(), Vec::new());
    let live = cache.live_of(store, page.person.id)?;
    for history in &page.series {
        let Some(listed) = history.official() else { continue };
        let Some(rating) = listed.row.rating else { continue };
        let spread = cache.spread(store, &listed.list, &page.person.country)?;
        let club = match &page.club {
            Some(club) => place_in_club(store, &listed.list, rating, club.id)?,
            None => None,
        };
        let roll = cache.roll(store, &listed.list)?;
        groups.push((history.series, groups::of(&roll, &listed.list, &page.person, rating)));
        spreads.push((history.series, spread, club));
    }
    let decided = decided_now_about(store, page.person.id)?;
    let own = match own_games(store, id, FORM_READ)? {
        Ok(own) => own,
        Err(withheld) => return Ok(Err(withheld)),
    };
    let european = cache.european(store, &page.numbers.egd)?;
    let codes = proof::codes(store, &page)?;
    let newest = &page.tournaments[..page.tournaments.len().min(played::EVENTS)];
    let brought = cache.brought(store, page.person.id, newest)?;
    let corrected = corrected_among(store, &played::numbers(newest))?;
    let seen = Seen { page, live, spreads, groups, own, european, brought, corrected, codes, decided };
    Ok(Ok(Found::Here(Box::new(seen))))
}

fn facts(visit: &Visit, page: &PublicPlayer, european: Option<&European>) -> Markup {
    let language = visit.language;
    let person = &page.person;
    html! {
        dl.facts {
            @for (label, numbers) in page.numbers.by_kind() {
                @if !numbers.is_empty() { div { dt { (if label == "EGD" { "EGD PIN" } else { label }) } dd { (numbers.join(", ")) } } }
            }
            @if let Some(one) = european {
                div { dt { (language.label("player-european")) } dd {
                    (language.value(&Fact::Thousandths(one.rating)))
                    @if let Some(grade) = one.grade { " · " (grade) }
                    " " span.quiet { (day(language, one.day)) }
                } }
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
