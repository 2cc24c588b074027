//! What search engines may know of: an index, and parts of at most 50,000 addresses, each made when it is asked for.

use super::Site;
use super::addresses;
use super::problem::Problem;
use super::public_url::Base;
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

/// A part holds so many numbers of the register: each has an address in both languages, which makes 50,000.
const NUMBERS: u32 = 25_000;

/// Pages that are always there.
const ROOMS: [&str; 16] = [
    "/",
    "/lists",
    "/players",
    "/tournaments",
    "/live",
    "/clubs",
    "/corrections",
    "/regulations",
    "/calculator",
    "/calculator/change",
    "/calculator/expected",
    "/calculator/first",
    "/calculator/performance",
    "/calculator/k",
    "/calculator/go",
    "/calculator/file",
];

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route("/robots.txt", get(robots))
        .route("/sitemap.xml", get(index))
        .route("/sitemaps/{part}", get(part))
}

async fn robots(base: Base) -> String {
    let map = base.0.map(|base| format!("Sitemap: {base}/sitemap.xml\n")).unwrap_or_default();
    format!("User-agent: *\nDisallow: /*/suggest\nDisallow: /*/search?\n{map}")
}

async fn index(State(site): State<Site>, base: Base) -> Response {
    let Some(base) = base.0 else { return StatusCode::BAD_REQUEST.into_response() };
    let next = site.read(records::ends).await;
    let (persons, tournaments) = match next {
        Ok(next) => next,
        Err(problem) => return failed(&problem),
    };
    let mut parts = vec!["pages.xml".to_owned()];
    // Numbers begin with 1; the next one is not given yet.
    for (name, next) in [("players", persons.0), ("tournaments", tournaments.0)] {
        parts.extend((0..(next - 1).div_ceil(NUMBERS)).map(|part| format!("{name}-{}.xml", part + 1)));
    }
    let lines = parts.iter().map(|part| format!("<sitemap><loc>{base}/sitemaps/{part}</loc></sitemap>\n"));
    xml("sitemapindex", lines)
}

async fn part(State(site): State<Site>, base: Base, Path(part): Path<String>) -> Response {
    let Some(base) = base.0 else { return StatusCode::BAD_REQUEST.into_response() };
    let places = match part.strip_suffix(".xml").and_then(|part| part.rsplit_once('-')) {
        None if part == "pages.xml" => pages(&site).await,
        Some((name, number)) => match number.parse::<u32>().ok().and_then(numbers) {
            Some(numbers) if name == "players" => players(&site, numbers).await,
            Some(numbers) if name == "tournaments" => events(&site, numbers).await,
            _ => Err(Problem::Lost),
        },
        None => Err(Problem::Lost),
    };
    match places {
        Ok(places) if places.is_empty() && part != "pages.xml" => StatusCode::NOT_FOUND.into_response(),
        Ok(places) => {
            let both = places.iter().flat_map(|place| ["hu", "en"].map(|code| (code, place)));
            xml("urlset", both.map(|(code, place)| format!("<url><loc>{base}/{code}{}</loc></url>\n", escape(place))))
        }
        Err(problem) => failed(&problem),
    }
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
    let mut places: Vec<String> = ROOMS.map(str::to_owned).into();
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
fn failed(problem: &Problem) -> Response {
    if let Problem::Failed(what) = problem {
        tracing::error!("{what}");
    }
    problem.status().into_response()
}
