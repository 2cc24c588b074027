//! Players: finding them, what is known of them, their ratings over time, and why each is what it is.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::{AFTER, CALCULATED, ONLY_SERIES, PAGE, PLAYER, Q, REVISION, SERIES, SIZE};
use crate::answer::explained::Explained;
use crate::answer::live::LiveRow;
use crate::answer::own_games::{Brought, PlayedEvent, PlayedEvents, Statistics};
use crate::answer::player::{History, Player, Players};
use crate::answer::title_dossier::TitleDossier;
use crate::web::Site;
use crate::web::cache::Brought as Shown;
use crate::web::pages::{series_in, which};
use arpad_model::PersonId;
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::decided_now::decided_now_about;
use arpad_office::views::own_games::own_games;
use arpad_office::views::person_page::{Played, SeriesHistory};
use arpad_office::views::public::{self, PublicPlayer, next_calculation};
use arpad_office::views::search::everybody;
use arpad_registry::Reader;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "players",
        path: "/players",
        parameters: &[&Q, &PAGE, &SIZE],
        example: "/players?q=Kov%C3%A1cs&page_size=10",
        body: None,
        answers: answers!(index),
    },
    Endpoint {
        name: "player",
        path: "/players/{id}",
        parameters: &[&PLAYER],
        example: "/players/1",
        body: None,
        answers: answers!(player),
    },
    Endpoint {
        name: "history",
        path: "/players/{id}/history",
        parameters: &[&PLAYER, &ONLY_SERIES],
        example: "/players/1/history",
        body: None,
        answers: answers!(ratings),
    },
    Endpoint {
        name: "player-tournaments",
        path: "/players/{id}/tournaments",
        parameters: &[&PLAYER, &PAGE, &SIZE],
        example: "/players/1/tournaments?page_size=10",
        body: None,
        answers: answers!(tournaments),
    },
    Endpoint {
        name: "player-statistics",
        path: "/players/{id}/statistics",
        parameters: &[&PLAYER],
        example: "/players/1/statistics",
        body: None,
        answers: answers!(statistics),
    },
    Endpoint {
        name: "player-titles",
        path: "/players/{id}/titles",
        parameters: &[&PLAYER],
        example: "/players/1/titles",
        body: None,
        answers: answers!(titles),
    },
    Endpoint {
        name: "calculation",
        path: "/players/{id}/calculations/{list}",
        parameters: &[&PLAYER, &CALCULATED, &SERIES, &AFTER, &REVISION],
        example: "/players/1/calculations/latest",
        body: None,
        answers: answers!(calculation),
    },
];

async fn index(call: Call) -> Result<Told<Players>, Fault> {
    let paging = call.paging();
    let (skip, size) = (paging.skip(), paging.size);
    let Some(text) = call.given("q").map(str::to_owned) else {
        let (count, found) = call.site.read(move |store| everybody(store, skip, size)).await?;
        return Ok(Told::kept(&Players::of(paging.stretch(count), count, &found)));
    };
    let found = call.site.search(text, skip..skip + paging.size).await?;
    // It depends on the directory, which no tag knows.
    Ok(Told::fresh(&Players::found(paging.stretch(found.all()), &found)))
}

/// The page of somebody who may be shown.
async fn page_of(site: &Site, id: PersonId) -> Result<PublicPlayer, Fault> {
    let today = jiff::Zoned::now().date();
    Ok(site.read(move |store| public::player(store, id, today)).await??)
}

async fn player(call: Call) -> Result<Told<Player>, Fault> {
    let page = page_of(&call.site, call.id()?).await?;
    let (kept, id) = (call.site.cache.clone(), page.person.id);
    let pins = page.numbers.egd.clone();
    let looked = move |store: &mut Reader<'_>| {
        let decided = decided_now_about(store, id)?;
        Ok::<_, OfficeError>((kept.live_of(store, id)?, kept.european(store, &pins)?, decided))
    };
    let (live, european, decided) = call.site.read(looked).await?;
    let live = live.iter().map(|(forecast, row)| LiveRow::of(forecast, row)).collect();
    Ok(Told::kept(&Player::of(&page, live, european.as_ref(), &decided)))
}

async fn ratings(call: Call) -> Result<Told<History>, Fault> {
    let page = page_of(&call.site, call.id()?).await?;
    let series = call.given("series").and_then(|text| text.parse().ok());
    let asked = |one: &&SeriesHistory| series.is_none_or(|series| one.series == series);
    Ok(Told::kept(&History::of(page.person.id, page.series.iter().filter(asked))))
}

/// Tournaments whose games are read for the statistics, as on the page.
const EVENTS_READ: usize = 200;

async fn tournaments(call: Call) -> Result<Told<PlayedEvents>, Fault> {
    let (id, paging, today): (PersonId, _, _) = (call.id()?, call.paging(), jiff::Zoned::now().date());
    let cache = call.site.cache.clone();
    let (page, rows) = call
        .site
        .read(move |store| {
            let page = match public::player(store, id, today)? {
                Ok(page) => page,
                Err(withheld) => return Ok(Err(withheld)),
            };
            let all = &page.tournaments;
            let shown = &all[paging.skip().min(all.len())..(paging.skip() + paging.size).min(all.len())];
            let brought = cache.brought(store, page.person.id, shown)?;
            let most = EVENTS_READ.max(paging.skip() + paging.size);
            let own = match own_games(store, id, most)? {
                Ok(own) => own,
                Err(withheld) => return Ok(Err(withheld)),
            };
            let row = |(played, brought): (&Played, &Option<Shown>)| {
                let brought = brought.as_ref().map(|one| Brought::of(&one.change, one.is_forecast));
                PlayedEvent::of(played, own.scores.get(&played.tournament.id), brought)
            };
            let rows = shown.iter().zip(&brought).map(row).collect();
            Ok(Ok((page, rows)))
        })
        .await??;
    Ok(Told::kept(&PlayedEvents::of(paging.stretch(page.tournaments.len()), &page, rows)))
}

async fn statistics(call: Call) -> Result<Told<Statistics>, Fault> {
    let page = page_of(&call.site, call.id()?).await?;
    let id = page.person.id;
    let own = call.site.read(move |store| own_games(store, id, EVENTS_READ)).await??;
    Ok(Told::kept(&Statistics::of(&page, &own)))
}

async fn titles(call: Call) -> Result<Told<TitleDossier>, Fault> {
    let (id, today): (PersonId, _) = (call.id()?, jiff::Zoned::now().date());
    let (_, told) = call.site.read(move |store| public::titles(store, id, today)).await??;
    Ok(Told::kept(&TitleDossier::of(&told.ok_or(Fault::Lost)?)))
}

async fn calculation(call: Call) -> Result<Told<Explained>, Fault> {
    let id: PersonId = call.id()?;
    if call.part("list") == "live" {
        let series = series_in(&call.query)?;
        let cache = call.site.cache.clone();
        let explain = move |store: &mut Reader<'_>| {
            let forecast = cache.forecast(store, series)?;
            next_calculation(store, id, forecast.as_deref())
        };
        let (_, found) = call.site.read(explain).await??;
        let found = found.ok_or(Fault::NoForecast)?;
        return Ok(Told::kept(&Explained::forecast(&found)));
    }
    let which = which(call.part("list"), &call.query)?;
    let (_, found) = call.site.read(move |store| public::calculation(store, id, &which)).await??;
    Ok(Told::kept(&Explained::closed(&found)))
}
