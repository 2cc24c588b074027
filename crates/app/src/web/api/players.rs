//! Players: finding them, what is known of them, their ratings over time, and why each is what it is.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::{AFTER, CALCULATED, ONLY_SERIES, PAGE, PLAYER, Q, REVISION, SERIES, SIZE};
use crate::answer::explained::Explained;
use crate::answer::live::LiveRow;
use crate::answer::player::{History, Player, Players};
use crate::web::Site;
use crate::web::pages::{series_in, which};
use arpad_model::PersonId;
use arpad_office::views::person_page::SeriesHistory;
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
    let live = call.site.read(move |store| kept.live_of(store, id)).await?;
    let live = live.iter().map(|(forecast, row)| LiveRow::of(forecast, row)).collect();
    Ok(Told::kept(&Player::of(&page, live)))
}

async fn ratings(call: Call) -> Result<Told<History>, Fault> {
    let page = page_of(&call.site, call.id()?).await?;
    let series = call.given("series").and_then(|text| text.parse().ok());
    let asked = |one: &&SeriesHistory| series.is_none_or(|series| one.series == series);
    Ok(Told::kept(&History::of(page.person.id, page.series.iter().filter(asked))))
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
