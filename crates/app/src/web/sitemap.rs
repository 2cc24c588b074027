//! What search engines may know of: an index, and parts of at most 50,000 addresses, each made when it is asked for.

use super::locale::code;
use super::problem::Problem;
use super::public_url::Base;
use super::{Site, addresses, shell};
use crate::words::Language;
use arpad_model::{PersonId, Series, TournamentId};
use arpad_office::views::public::published;
use arpad_office::views::records;
use arpad_rules::catalogue;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use quick_xml::escape::escape;

/// Persons per part of the sitemap: each has an address in both languages, which makes 50,000.
const NUMBERS: u32 = 25_000;

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route("/robots.txt", get(robots))
        .route(addresses::SITEMAP, get(index))
        .route(&addresses::sitemap_part("{part}"), get(part))
}

async fn robots(base: Base) -> String {
    let map = base.0.map(|base| format!("Sitemap: {base}{}\n", addresses::SITEMAP)).unwrap_or_default();
    format!("User-agent: *\nDisallow: /*{}\nDisallow: /*{}?\n{map}", addresses::SUGGEST, addresses::SEARCH)
}

async fn index(State(site): State<Site>, base: Base) -> Result<Response, StatusCode> {
    let base = base.0.ok_or(StatusCode::BAD_REQUEST)?;
    let (persons, tournaments) = site.read(records::ends).await.map_err(failed)?;
    let mut parts = vec!["pages.xml".to_owned()];
    // Numbers begin with 1; the next one is not given yet.
    for (name, next) in [("players", persons.0), ("tournaments", tournaments.0)] {
        parts.extend((0..(next - 1).div_ceil(NUMBERS)).map(|part| format!("{name}-{}.xml", part + 1)));
    }
    let place = |part: &String| addresses::sitemap_part(part);
    let lines = parts.iter().map(|part| format!("<sitemap><loc>{base}{}</loc></sitemap>\n", place(part)));
    Ok(xml("sitemapindex", lines))
}

async fn part(State(site): State<Site>, base: Base, Path(part): Path<String>) -> Result<Response, StatusCode> {
    let base = base.0.ok_or(StatusCode::BAD_REQUEST)?;
    let places = match part.strip_suffix(".xml").and_then(|part| part.rsplit_once('-')) {
        None if part == "pages.xml" => pages(&site).await,
        Some((name, number)) => match number.parse::<u32>().ok().and_then(numbers) {
            Some(numbers) if name == "players" => players(&site, numbers).await,
            Some(numbers) if name == "tournaments" => events(&site, numbers).await,
            _ => Err(Problem::Lost),
        },
        None => Err(Problem::Lost),
    };
    let places = places.map_err(failed)?;
    if places.is_empty() && part != "pages.xml" {
        return Err(StatusCode::NOT_FOUND);
    }
    let both = places.iter().flat_map(|place| [Language::Hu, Language::En].map(|language| (code(language), place)));
    Ok(xml("urlset", both.map(|(code, place)| format!("<url><loc>{base}/{code}{}</loc></url>\n", escape(place)))))
}

/// The first and last number of a part, from 1.
fn numbers(part: u32) -> Option<(u32, u32)> {
    let first = part.checked_sub(1)?.checked_mul(NUMBERS)?.checked_add(1)?;
    Some((first, first.checked_add(NUMBERS - 1)?))
}

async fn players(site: &Site, (first, last): (u32, u32)) -> Result<Vec<String>, Problem> {
    let found = site.read(move |store| records::public_persons(store, PersonId(first), PersonId(last))).await?;
    Ok(found.iter().map(|(id, plain)| addresses::named_player(*id, plain)).collect())
}

async fn events(site: &Site, (first, last): (u32, u32)) -> Result<Vec<String>, Problem> {
    let found =
        site.read(move |store| records::tournament_numbers(store, TournamentId(first), TournamentId(last))).await?;
    Ok(found.iter().map(|id| addresses::tournament(*id)).collect())
}

async fn pages(site: &Site) -> Result<Vec<String>, Problem> {
    let (lists, clubs) = site
        .read(|store| {
            let mut lists = Vec::new();
            for series in Series::ALL {
                lists.extend(published(store, series)?.iter().map(addresses::list));
            }
            Ok((lists, records::clubs(store)?))
        })
        .await?;
    let rooms = shell::ROOMS.map(|(room, _)| room);
    let mut places: Vec<String> = [addresses::HOME].into_iter().chain(rooms).map(str::to_owned).collect();
    places.extend(addresses::TOOLS.map(addresses::calculator));
    places.extend(catalogue::ALL.iter().map(|edition| addresses::regulation(edition.id())));
    places.extend(lists);
    places.extend(clubs.iter().map(|club| addresses::club(club.id)));
    places.truncate(NUMBERS as usize);
    Ok(places)
}

fn xml(root: &str, lines: impl Iterator<Item = String>) -> Response {
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<{root} xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    );
    text.extend(lines);
    text.push_str(&format!("</{root}>\n"));
    let told =
        [(header::CONTENT_TYPE, "application/xml; charset=utf-8"), (header::CACHE_CONTROL, "public, max-age=3600")];
    (told, text).into_response()
}

/// A program reads this; a status is enough.
fn failed(problem: Problem) -> StatusCode {
    if let Problem::Failed(what) | Problem::Away(what) = &problem {
        tracing::error!("{what}");
    }
    problem.status()
}
