//! Players by FIDE's number in the shape in which lichess tells them, so that a program that reads one reads the other:
//! `/api/fide/player/{id}`, its ratings, and a search. The ratings are those of the federation's lists in force.

use super::fault::Fault;
use super::json;
use crate::web::Site;
use crate::web::pages::Query;
use arpad_model::{FideId, PersonId, Series, Tempo};
use arpad_office::views::club_page::Ratings;
use arpad_office::views::public::{self, PublicPerson, by_fide};
use arpad_rules::titles::title::FideTitle;
use axum::Router;
use axum::extract::{OriginalUri, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use schemars::JsonSchema;
use serde::Serialize;

/// So many are found at most.
const MOST: usize = 20;

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route("/api/fide/player", get(search))
        .route("/api/fide/player/{id}", get(player))
        .route("/api/fide/player/{id}/ratings", get(ratings))
}

/// A player as lichess tells him; what is not known is left out.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct FidePlayer {
    id: u32,
    name: String,
    federation: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    year: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standard: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rapid: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blitz: Option<i32>,
}

/// Each rating with its month in one number, 2024042105 being 2105 in April 2024, the oldest first.
#[derive(Default, Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct FideRatings {
    standard: Vec<i64>,
    rapid: Vec<i64>,
    blitz: Vec<i64>,
}

impl FidePlayer {
    /// None without a number of FIDE's.
    fn of(person: &PublicPerson, ratings: &Ratings) -> Option<Self> {
        let at = |tempo| Series::ALL.iter().position(|one| *one == Series::Chess(tempo)).and_then(|at| ratings[at]);
        Some(FidePlayer {
            id: person.fide?.0,
            name: person.name.as_list(),
            federation: person.country.clone(),
            year: person.birth_year,
            // A title of FIDE's; the federation's own ones are unknown to who reads this shape.
            title: FideTitle::parse(&person.title).map(|title| title.as_str()),
            standard: at(Tempo::Standard),
            rapid: at(Tempo::Rapid),
            blitz: at(Tempo::Blitz),
        })
    }
}

async fn player(
    State(site): State<Site>,
    Path(id): Path<String>,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    let told = async {
        let number: u32 = id.parse().map_err(|_| Fault::Lost)?;
        let found = site.read(move |store| by_fide(store, FideId(number))).await?.ok_or(Fault::Lost)?;
        let (person, ratings) = found?;
        FidePlayer::of(&person, &ratings).ok_or(Fault::Lost)
    };
    reply(told.await, &uri, &headers)
}

async fn ratings(
    State(site): State<Site>,
    Path(id): Path<String>,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    let told = async {
        let number: u32 = id.parse().map_err(|_| Fault::Lost)?;
        let today = jiff::Zoned::now().date();
        let page = site
            .read(move |store| match by_fide(store, FideId(number))? {
                Some(Ok((person, _))) => {
                    let id: PersonId = person.id;
                    public::player(store, id, today).map(Some)
                }
                Some(Err(withheld)) => Ok(Some(Err(withheld))),
                None => Ok(None),
            })
            .await?;
        let page = page.ok_or(Fault::Lost)??;
        let mut told = FideRatings::default();
        for one in &page.series {
            let of = match one.series {
                Series::Chess(Tempo::Standard) => &mut told.standard,
                Series::Chess(Tempo::Rapid) => &mut told.rapid,
                Series::Chess(Tempo::Blitz) => &mut told.blitz,
                Series::Go => continue,
            };
            let point = |listed: &arpad_office::views::person_page::Listed| {
                let day = listed.list.day;
                let month = i64::from(day.year()) * 100 + i64::from(day.month());
                Some(month * 10_000 + i64::from(listed.row.rating?))
            };
            of.extend(one.lists.iter().filter_map(point));
        }
        Ok(told)
    };
    reply(told.await, &uri, &headers)
}

async fn search(State(site): State<Site>, query: Query, OriginalUri(uri): OriginalUri, headers: HeaderMap) -> Response {
    let told = async {
        let text = query.get("q").map(|text| text.trim().to_owned()).unwrap_or_default();
        if text.is_empty() {
            return Ok(Vec::new());
        }
        let found = site.search(text, 0..MOST).await?;
        let exact = found.persons.iter().filter(|one| !one.is_near);
        Ok(exact.filter_map(|one| FidePlayer::of(&one.person, &one.ratings)).collect::<Vec<_>>())
    };
    reply(told.await, &uri, &headers)
}

fn reply<T: Serialize>(told: Result<T, Fault>, uri: &axum::http::Uri, headers: &HeaderMap) -> Response {
    match told.map(serde_json::to_value) {
        Ok(Ok(value)) => json(super::shown(&value), "no-cache"),
        Ok(Err(error)) => Fault::Failed(error.to_string()).response(super::call::language(uri, headers), uri),
        Err(fault) => fault.response(super::call::language(uri, headers), uri),
    }
}
