//! Players: finding them, what is known of them, their ratings over time, and why each is what it is.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::parameter::{AFTER, CALCULATED, ONLY_SERIES, PAGE, PLAYER, Q, REVISION, SERIES, SIZE};
use crate::answer::explained::Explained;
use crate::answer::live::LiveRow;
use crate::answer::player::{History, Player, Players};
use crate::answer::schema::shape;
use crate::web::Site;
use crate::web::pages::{series_in, which};
use arpad_model::PersonId;
use arpad_office::register::person_ref::{PersonRef, find_person};
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::live::explain_live;
use arpad_office::views::person_page::{PersonPage, SeriesHistory, person_page};
use arpad_office::views::public::{PublicPerson, Withheld, everybody, public_list};
use arpad_registry::Reader;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "players",
        path: "/players",
        parameters: &[&Q, &PAGE, &SIZE],
        example: "/players?q=Kov%C3%A1cs&page_size=10",
        body: None,
        gives: Gives::Json(shape::<Players>),
        handle: |call| Box::pin(index(call)),
    },
    Endpoint {
        name: "player",
        path: "/players/{id}",
        parameters: &[&PLAYER],
        example: "/players/1",
        body: None,
        gives: Gives::Json(shape::<Player>),
        handle: |call| Box::pin(player(call)),
    },
    Endpoint {
        name: "history",
        path: "/players/{id}/history",
        parameters: &[&PLAYER, &ONLY_SERIES],
        example: "/players/1/history",
        body: None,
        gives: Gives::Json(shape::<History>),
        handle: |call| Box::pin(ratings(call)),
    },
    Endpoint {
        name: "calculation",
        path: "/players/{id}/calculations/{list}",
        parameters: &[&PLAYER, &CALCULATED, &SERIES, &AFTER, &REVISION],
        example: "/players/1/calculations/latest",
        body: None,
        gives: Gives::Json(shape::<Explained>),
        handle: |call| Box::pin(calculation(call)),
    },
];

/// So many answers to a search can be paged through: nobody reads more, and a better question is faster.
const FOUND: usize = 1000;

async fn index(call: Call) -> Result<Reply, Fault> {
    let paging = call.paging();
    let (skip, size) = (paging.skip(), paging.size + 1);
    let Some(text) = call.given("q").map(str::to_owned) else {
        let found = call.site.read(move |store| everybody(store, skip, size)).await?;
        return Ok(Reply::json(&Players::of(paging.cut(found))));
    };
    // Asked for fewer, the search would count those it must not show.
    let found = call.site.search(text, FOUND).await?;
    let found = found.iter().skip(skip).take(size).filter_map(|person| PublicPerson::of(person).ok()).collect();
    // It depends on the directory, which no tag knows.
    Ok(Reply::fresh(&Players::of(paging.cut(found))))
}

/// The page of somebody who may be shown.
async fn page_of(site: &Site, id: u32) -> Result<PersonPage, Fault> {
    let id = PersonId(id);
    let today = jiff::Zoned::now().date();
    let page = site.read(move |store| person_page(store, id, today)).await?;
    if page.person.hidden { Err(Fault::Hidden) } else { Ok(page) }
}

async fn player(call: Call) -> Result<Reply, Fault> {
    let page = page_of(&call.site, call.id()?).await?;
    let (kept, id) = (call.site.cache.clone(), page.person.id);
    let live = call.site.read(move |store| kept.live_of(store, id)).await?;
    let live = live.iter().map(|(forecast, row)| LiveRow::of(forecast, row)).collect();
    Player::of(&page, live).map(|player| Reply::json(&player)).map_err(|Withheld| Fault::Hidden)
}

async fn ratings(call: Call) -> Result<Reply, Fault> {
    let page = page_of(&call.site, call.id()?).await?;
    let series = call.given("series").and_then(|text| text.parse().ok());
    let asked = |one: &&SeriesHistory| series.is_none_or(|series| one.series == series);
    Ok(Reply::json(&History::of(page.person.id, page.series.iter().filter(asked))))
}

async fn calculation(call: Call) -> Result<Reply, Fault> {
    let id = call.id()?;
    if call.part("list") == "live" {
        let series = series_in(&call.query)?;
        let cache = call.site.cache.clone();
        let explain = move |store: &mut Reader<'_>| {
            let forecast = cache.forecast(store, series)?;
            explain_live(store, PersonId(id), forecast.as_deref())
        };
        let (person, found) = call.site.read(explain).await?;
        return match found {
            _ if person.hidden => Err(Fault::Hidden),
            Some(found) => Ok(Reply::json(&Explained::forecast(found))),
            None => Err(Fault::NoForecast),
        };
    }
    let which = which(call.part("list"), &call.query)?;
    let found = call
        .site
        .read(move |store| {
            public_list(store, &which)?;
            let person = find_person(store, PersonRef::Own(id))?;
            explain_list(store, person, Some(which.series), Some(&which))
        })
        .await?;
    if found.person.hidden {
        return Err(Fault::Hidden);
    }
    Ok(Reply::json(&Explained::public(found)))
}
