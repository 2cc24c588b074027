//! Clubs, their people and their strength orders.

use super::search::short;
use super::{Id, player_link, shown, titled, under, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::alphabet::Key;
use arpad_model::{ClubId, Fact, Series};
use arpad_office::views::club_page::{ClubPage, Ordered, Ratings, StrengthOrder, club_page};
use arpad_office::views::records;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn index(visit: Visit, State(site): State<Site>) -> Result<Page, Problem> {
    let language = visit.language;
    let clubs = site.read(records::clubs).await?;
    let title = language.label("web-clubs");
    let mut counties: Vec<&str> = clubs.iter().map(|club| club.county.as_str()).filter(|one| !one.is_empty()).collect();
    counties.sort_by_cached_key(|county| Key::of_text(county));
    counties.dedup();
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("player-club")) }
                th scope="col" { (language.label("club-town")) }
                @if !counties.is_empty() { th.spare scope="col" { (language.label("web-filter-county")) } }
            } }
            tbody { @for club in &clubs {
                tr {
                    th scope="row" { a href=(visit.to(&addresses::club(club.id))) { (club.name) } }
                    td { (club.town) }
                    @if !counties.is_empty() { td.spare { (club.county) } }
                }
            } }
        }
    };
    let body = html! {
        h1 { (title) }
        section aria-labelledby="counties" {
            h2 #counties { (language.label("county-lists")) }
            @if counties.is_empty() { p.quiet { (language.label("county-none")) } }
            @else { nav.chips.all aria-labelledby="counties" { @for county in &counties {
                a href=(visit.to(&addresses::county_list(county))) { (county) }
            } } }
        }
        (wide(&title, &table))
    };
    Ok(Page { about: title.clone(), title, room: addresses::CLUBS, body })
}

pub(super) async fn page(visit: Visit, State(site): State<Site>, Id(id): Id<ClubId>) -> Result<Page, Problem> {
    let found = site.read(move |store| club_page(store, id)).await?.ok_or(Problem::Lost)?;
    let language = visit.language;
    let title = found.club.name.clone();
    let body = html! {
        h1 { (title) }
        @if !found.club.town.is_empty() || !found.club.county.is_empty() {
            p.lead {
                (found.club.town)
                @if !found.club.county.is_empty() {
                    @if !found.club.town.is_empty() { " · " }
                    a href=(visit.to(&addresses::county_list(&found.club.county))) {
                        (language.say_texts("county-list", &[("county", found.club.county.clone())]))
                    }
                }
            }
        }
        (orders(&visit, &found))
        section aria-labelledby="members" {
            h2 #members { (language.label("web-members")) }
            p.quiet { (language.say("web-players-count", &[("count", Fact::from(found.members.len()))])) }
            @if !found.members.is_empty() { (wide(&title, &members(&visit, &found, &title))) }
        }
        p.more { a href=(visit.to(&addresses::club_feed(found.club.id))) { (language.label("feed-of-this")) } }
    };
    Ok(Page { about: title.clone(), title, room: addresses::CLUBS, body })
}

/// The newest season open, the others folded.
fn orders(visit: &Visit, found: &ClubPage) -> Markup {
    let language = visit.language;
    html! {
        @for (at, StrengthOrder { season, places }) in found.orders.iter().enumerate() {
            details open[at == 0] {
                summary { (language.say_texts("web-strength", &[("season", season.clone())])) }
                ol.columns { @for Ordered { place, person, ratings } in places {
                    li value=(place) {
                        (shown(visit, person))
                        @if let Some(rating) = strength(ratings).filter(|_| person.is_ok()) { " " span.quiet { (rating) } }
                    }
                } }
            }
        }
    }
}

/// A rating to tell the order by: of the first series somebody has one in.
fn strength(ratings: &Ratings) -> Option<i32> {
    ratings.iter().flatten().next().copied()
}

/// The members with their ratings on the newest lists, as far as anybody has one. On a phone the first series keeps its column.
fn members(visit: &Visit, found: &ClubPage, title: &str) -> Markup {
    let language = visit.language;
    let is_rated = |at: usize| found.members.iter().any(|(_, ratings)| ratings[at].is_some());
    let rated: Vec<(usize, Series)> = Series::ALL.into_iter().enumerate().filter(|(at, _)| is_rated(*at)).collect();
    html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("list-column-name")) }
                @for (place, (_, one)) in rated.iter().enumerate() { th.number.spare[place > 0] scope="col" { (short(language, *one)) } }
            } }
            tbody { @for (person, ratings) in &found.members {
                @let rating = |at: usize| ratings[at].map(|rating| rating.to_string()).unwrap_or_default();
                @let others = rated.iter().skip(1).filter(|(at, _)| ratings[*at].is_some());
                @let others: Vec<String> = others.map(|(at, one)| format!("{} {}", short(language, *one), rating(*at))).collect();
                tr {
                    th scope="row" { (titled(&person.title)) (player_link(visit, person)) (under(&others)) }
                    @for (place, (at, _)) in rated.iter().enumerate() { td.number.spare[place > 0] { (rating(*at)) } }
                }
            } }
        }
    }
}
