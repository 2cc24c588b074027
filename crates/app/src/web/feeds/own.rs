//! The feeds of one player, one club and one tournament.

use super::{ENTRIES, Entry, Feed, answer, host, language_number, urn};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::pages::{Id, name, series};
use crate::web::problem::Problem;
use crate::web::public_url::Base;
use crate::words::{Language, difference};
use arpad_model::{ClubId, Fact, List, PersonId, Series, TournamentId};
use arpad_office::acts::found::federation;
use arpad_office::views::club_page::club_page;
use arpad_office::views::person_page::Listed;
use arpad_office::views::public::{self, first_seal, governing};
use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route("/{lang}/feeds/players/{id}", get(player))
        .route("/{lang}/feeds/clubs/{id}", get(club))
        .route("/{lang}/feeds/tournaments/{id}", get(tournament))
}

/// When a list was published.
fn when(list: &List) -> String {
    list.published_at.or(list.closed_at).map(|moment| moment.to_string()).unwrap_or_default()
}

fn of_list(language: Language, list: &List) -> String {
    format!("{}, {}", series(language, list.series), language.value(&Fact::Date(list.day)))
}

/// Lists on which somebody played or moved, the newest first.
async fn player(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    base: Base,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (language, base, today) = (visit.language, host(&visit, base)?, jiff::Zoned::now().date());
    let read =
        site.read(move |store| Ok((public::player(store, id, today)?, first_seal(store)?, federation(store)?.name)));
    let (found, seal, author) = read.await?;
    let found = found?;
    let person = &found.person;
    let moved = |one: &&Listed| one.row.period_games > 0 || one.moved().is_none_or(|by| by != 0);
    let mut listed: Vec<&Listed> = found.series.iter().flat_map(|one| &one.lists).filter(moved).collect();
    listed.sort_by_key(|one| std::cmp::Reverse((one.list.published, one.list.day, one.list.id)));
    listed.truncate(ENTRIES);
    let points = |rating: Option<i32>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    let entry = |one: &&Listed| {
        let by = one.moved().map(|by| format!(" ({})", difference(language, by.into()))).unwrap_or_default();
        let facts = [
            ("before", points(one.before)),
            ("after", points(one.row.rating)),
            ("games", one.row.period_games.to_string()),
        ];
        Entry {
            id: urn(&seal, &format!("player {}", person.id), one.list.id.0),
            title: format!("{}: {}{by}", of_list(language, &one.list), points(one.row.rating)),
            place: addresses::calculation_of_revision(person.id, &one.list),
            updated: when(&one.list),
            summary: language.say_texts("feed-player-text", &facts),
        }
    };
    let feed = Feed {
        title: language.say_texts("feed-player", &[("name", name(language, &person.name))]),
        limit: "feed-lists-limit",
        author,
        place: addresses::player_feed(person.id),
        page: addresses::person(person),
        id: urn(&seal, &format!("feed-player {}", person.id), language_number(&visit)),
        entries: listed.iter().map(entry).collect(),
    };
    answer(&visit, &base, &headers, &feed)
}

/// The newest list of each series, with the strongest of the club on it.
async fn club(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<ClubId>,
    base: Base,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (language, base) = (visit.language, host(&visit, base)?);
    let read = site.read(move |store| {
        let mut lists = Vec::new();
        for series in Series::ALL {
            lists.push(governing(store, series)?);
        }
        Ok((club_page(store, id)?, lists, first_seal(store)?, federation(store)?.name))
    });
    let (page, lists, seal, author) = read.await?;
    let page = page.ok_or(Problem::Lost)?;
    let entry = |(at, list): (usize, &Option<List>)| {
        let list = list.as_ref()?;
        let rated = page.members.iter().filter_map(|(person, ratings)| Some((ratings[at]?, person)));
        let mut rated: Vec<(i32, &public::PublicPerson)> = rated.collect();
        if rated.is_empty() {
            return None;
        }
        rated.sort_by_key(|(rating, person)| (std::cmp::Reverse(*rating), person.id));
        let strongest: Vec<String> =
            rated.iter().take(5).map(|(rating, one)| format!("{} {rating}", name(language, &one.name))).collect();
        let facts = [("count", rated.len().to_string()), ("strongest", strongest.join(", "))];
        Some(Entry {
            id: urn(&seal, &format!("club {}", page.club.id), list.id.0),
            title: of_list(language, list),
            place: addresses::list(list),
            updated: when(list),
            summary: language.say_texts("feed-club-text", &facts),
        })
    };
    let feed = Feed {
        title: language.say_texts("feed-club", &[("name", page.club.name.clone())]),
        limit: "feed-lists-limit",
        author,
        place: addresses::club_feed(page.club.id),
        page: addresses::club(page.club.id),
        id: urn(&seal, &format!("feed-club {}", page.club.id), language_number(&visit)),
        entries: lists.iter().enumerate().filter_map(entry).collect(),
    };
    answer(&visit, &base, &headers, &feed)
}

/// The lists in which a tournament counts, and the corrections of its report.
async fn tournament(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<TournamentId>,
    base: Base,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (language, base) = (visit.language, host(&visit, base)?);
    let read =
        site.read(move |store| Ok((public::tournament(store, id)?, first_seal(store)?, federation(store)?.name)));
    let (page, seal, author) = read.await?;
    let event = &page.event;
    let kind = format!("tournament {}", event.id);
    let rated = page.lists.iter().map(|list| Entry {
        id: urn(&seal, &kind, list.id.0),
        title: language.say_texts("feed-tournament-rated", &[("list", of_list(language, list))]),
        place: addresses::tournament(event.id),
        updated: when(list),
        summary: event.name.clone(),
    });
    let corrected = page.corrected.iter().map(|one| Entry {
        id: urn(&seal, "correction", one.done.entry.0),
        title: language.since(one),
        place: addresses::correction_of(one.done.entry),
        updated: one.done.moment.to_string(),
        summary: language.why_told(&one.done.why),
    });
    let mut entries: Vec<Entry> = rated.chain(corrected).collect();
    entries.sort_by(|a, b| b.updated.cmp(&a.updated));
    entries.truncate(ENTRIES);
    let feed = Feed {
        title: event.name.clone(),
        limit: "feed-lists-limit",
        author,
        place: addresses::tournament_feed(event.id),
        page: addresses::tournament(event.id),
        id: urn(&seal, &format!("feed-{kind}"), language_number(&visit)),
        entries,
    };
    answer(&visit, &base, &headers, &feed)
}
