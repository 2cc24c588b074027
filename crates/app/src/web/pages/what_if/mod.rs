//! What if I win? From a player's page: tomorrow's opponents by name, what each result would bring, and what is needed for the
//! next round number, the next grade, another K. Every number comes from the calculation that rates tournaments.

mod goals;
mod invitation;
mod shown;
mod wish;

pub(super) use invitation::invitation;
pub(in crate::web) use wish::Wish;

use super::{Asked, Id};
use crate::answer::what_if::Wanted;
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{HalfPoints, PersonId, Series, visible};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::opponents::{Met, opponents};
use arpad_office::views::public::{PublicPerson, Withheld, persons_shown};
use arpad_office::views::search::{FoundPerson, MOST};
use arpad_office::views::two_players::{RatedMeeting, rated_meetings};
use arpad_office::views::what_if::{AboutToPlay, NextGame, about_to_play, ratings_now};
use arpad_registry::Reader;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::collections::HashMap;
use wish::{Against, Wished, rating_of};

/// Tournaments that are read for who has met whom.
const EVENTS_READ: usize = 400;

/// People offered where a name fits several.
const OFFERED: usize = 20;

/// What the page shows.
pub(in crate::web) struct Seen {
    pub about: AboutToPlay,
    /// The series in which the player has a rating.
    rated: Vec<Series>,
    /// Opponents of the register by number.
    persons: HashMap<PersonId, PublicPerson>,
    ratings: HashMap<PersonId, i32>,
    met: Vec<Met>,
    /// The games with the only opponent.
    games: Vec<RatedMeeting>,
}

/// Who was typed.
enum Typed {
    Nobody,
    /// Found, and among the games now.
    Added,
    /// Several fit.
    Several(Vec<FoundPerson>),
    Unknown(String),
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Asked(mut wish): Asked<Wish>,
) -> Result<Page, Problem> {
    let typed = add(&site, id, &mut wish).await?;
    let asked = wish.clone();
    let seen = site.read(move |store| look(store, id, &asked, jiff::Zoned::now().date())).await??;
    let seen = seen.ok_or(Problem::Lost)?;
    let language = visit.language;
    let title = language.label("web-what-if");
    let body = shown::page(&visit, &seen, &wish, &typed, &title);
    let about = language.label("what-if-text");
    Ok(Page { title, about, room: addresses::PLAYERS, body })
}

/// Puts whoever was typed among the games, if it is clear who that is.
async fn add(site: &Site, own: PersonId, wish: &mut Wish) -> Result<Typed, Problem> {
    let Some(text) = wish.add.take() else { return Ok(Typed::Nobody) };
    if let Some(rating) = rating_of(&text) {
        *wish = wish.with(Against::Rating(rating));
        return Ok(Typed::Added);
    }
    let mut found = site.search(text.clone(), 0..OFFERED).await?;
    found.persons.retain(|one| one.person.id != own);
    let exact = found.persons.iter().filter(|one| !one.is_near).count();
    Ok(match (exact, found.persons.as_slice()) {
        (_, []) => Typed::Unknown(text),
        (1, [one, ..]) if found.count <= 2.min(MOST) => {
            *wish = wish.with(Against::Known(one.person.id));
            Typed::Added
        }
        _ => Typed::Several(found.persons),
    })
}

pub(in crate::web) fn look(
    store: &mut Reader<'_>,
    id: PersonId,
    wish: &Wish,
    today: Date,
) -> Result<Result<Option<Seen>, Withheld>, OfficeError> {
    let start = wish.start.unwrap_or(today);
    let mut rated = Vec::new();
    for series in Series::ALL {
        if !ratings_now(store, series, &[id])?.is_empty() {
            rated.push(series);
        }
    }
    let series = wish.series.or(rated.first().copied()).unwrap_or(Series::ALL[0]);
    let mut about = match about_to_play(store, id, series, start)? {
        Ok(Some(about)) => about,
        Ok(None) => return Ok(Ok(None)),
        Err(withheld) => return Ok(Err(withheld)),
    };
    about.multiplier = wish.multiplier.unwrap_or(about.multiplier);
    let numbers: Vec<PersonId> = wish.games.iter().filter_map(Wished::person).collect();
    let mut persons = HashMap::new();
    for (number, shown) in persons_shown(store, &numbers)? {
        match shown {
            Ok(person) => persons.insert(number, person),
            Err(withheld) => return Ok(Err(withheld)),
        };
    }
    if numbers.iter().any(|number| !persons.contains_key(number)) {
        return Ok(Ok(None));
    }
    let ratings = ratings_now(store, series, &numbers)?;
    let own = about.person.id;
    let met = match numbers.is_empty() {
        true => Vec::new(),
        false => opponents(store, own, EVENTS_READ)?.map(|found| found.met).unwrap_or_default(),
    };
    let games = match numbers.as_slice() {
        [other] => rated_meetings(store, own, *other)?.unwrap_or_default(),
        _ => Vec::new(),
    };
    Ok(Ok(Some(Seen { about, rated, persons, ratings, met, games })))
}

impl Seen {
    /// The rating of an opponent.
    fn rating_of(&self, game: &Wished) -> Option<i32> {
        match game.against {
            Against::Known(person) => self.ratings.get(&person).copied(),
            Against::Rating(rating) => Some(rating),
        }
    }

    /// A game with what can come of it.
    pub(in crate::web) fn wanted(&self, game: &Wished) -> Wanted<'_> {
        let rating = self.rating_of(game);
        let next = rating.map(|opponent| NextGame { opponent, handicap: game.handicap });
        Wanted {
            opponent: game.person().and_then(|person| self.persons.get(&person)),
            rating,
            handicap: game.handicap,
            result: game.result,
            single: next.map(|next| self.about.single(&next)),
        }
    }

    /// The games that have a result.
    pub(in crate::web) fn played(&self, wish: &Wish) -> Vec<(NextGame, HalfPoints)> {
        let played =
            |game: &Wished| Some((NextGame { opponent: self.rating_of(game)?, handicap: game.handicap }, game.result?));
        wish.games.iter().filter_map(played).collect()
    }
}

impl Wished {
    fn person(&self) -> Option<PersonId> {
        match self.against {
            Against::Known(person) => Some(person),
            Against::Rating(_) => None,
        }
    }
}

/// For the script: who may be meant, each with the way to the question with him.
pub(super) async fn suggest(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Asked(wish): Asked<Wish>,
    query: super::Query,
) -> Response {
    let text = super::wanted(&query, "q").unwrap_or_default().to_owned();
    let fresh = [(header::CACHE_CONTROL, "no-cache")];
    if text.chars().count() < 2 {
        return (fresh, Json(json!([]))).into_response();
    }
    match site.search(text, 0..8).await {
        Ok(found) => {
            let others = found.persons.iter().filter(|one| one.person.id != id);
            let line = |one: &FoundPerson| -> Value {
                let to = addresses::what_if(id, &wish.with(Against::Known(one.person.id)).query());
                let [name, more] = [super::name(visit.language, &one.person.name), super::search::in_short(one)]
                    .map(|text| visible(&text).into_owned());
                json!({"name": name, "more": more, "href": visit.to(&to)})
            };
            (fresh, Json(others.map(line).collect::<Vec<Value>>())).into_response()
        }
        Err(problem) => (problem.status(), Json(json!([]))).into_response(),
    }
}
