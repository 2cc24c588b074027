//! Players: finding them, what is known of them, their ratings over time, and why each is what it is.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::paged;
use super::parameter::{AFTER, CALCULATED, ONLY_SERIES, PAGE, PLAYER, Q, REVISION, SERIES, SIZE};
use crate::answer::club::club;
use crate::answer::explained::{explained_schema, public_explained, public_forecast};
use crate::answer::list::series_schema;
use crate::answer::live::{live_row, live_row_schema};
use crate::answer::person::public_person;
use crate::answer::player::{
    history, history_schema, listed, listed_schema, played, played_schema, title, title_schema,
};
use crate::answer::schema::{and, from, list, named, object, or_null};
use crate::web::Site;
use crate::web::pages::{series_in, which};
use arpad_model::{Person, PersonId};
use arpad_office::register::person_ref::{PersonRef, find_person};
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::live::explain_live;
use arpad_office::views::person_page::{PersonPage, SeriesHistory, person_page};
use arpad_office::views::public::{everybody, public_list};
use arpad_registry::Reader;
use serde_json::{Value, json};

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "players",
        path: "/players",
        parameters: &[&Q, &PAGE, &SIZE],
        example: "/players?q=Kov%C3%A1cs&page_size=10",
        body: None,
        gives: Gives::Json(|| paged("players", named("Person"))),
        handle: |call| Box::pin(index(call)),
    },
    Endpoint {
        name: "player",
        path: "/players/{id}",
        parameters: &[&PLAYER],
        example: "/players/1",
        body: None,
        gives: Gives::Json(player_schema),
        handle: |call| Box::pin(player(call)),
    },
    Endpoint {
        name: "history",
        path: "/players/{id}/history",
        parameters: &[&PLAYER, &ONLY_SERIES],
        example: "/players/1/history",
        body: None,
        gives: Gives::Json(|| object(&[("person", from(1)), ("series", list(history_schema()))])),
        handle: |call| Box::pin(ratings(call)),
    },
    Endpoint {
        name: "calculation",
        path: "/players/{id}/calculations/{list}",
        parameters: &[&PLAYER, &CALCULATED, &SERIES, &AFTER, &REVISION],
        example: "/players/1/calculations/latest",
        body: None,
        gives: Gives::Json(explained_schema),
        handle: |call| Box::pin(calculation(call)),
    },
];

/// So many answers to a search can be paged through: nobody reads more, and a better question is faster.
const FOUND: usize = 1000;

async fn index(call: Call) -> Result<Reply, Fault> {
    let paging = call.paging();
    let (skip, size) = (paging.skip(), paging.size + 1);
    let reply = |found: &[Person]| paging.reply("players", found.iter().map(public_person).collect());
    let Some(text) = call.given("q").map(str::to_owned) else {
        return Ok(Reply::Json(reply(&call.site.read(move |store| everybody(store, skip, size)).await?)));
    };
    // Asked for fewer, the search would count those it must not show.
    let found: Vec<Person> = call.site.search(text, FOUND).await?.into_iter().skip(skip).take(size).collect();
    // It depends on the directory, which no tag knows.
    Ok(Reply::Fresh(reply(&found)))
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
    let (cache, id) = (call.site.cache.clone(), page.person.id);
    let live = call.site.read(move |store| cache.live_of(store, id)).await?;
    let newest = |history: &SeriesHistory| {
        let mut newest = listed(history.lists.last()?);
        newest["series"] = json!(history.series.as_str());
        Some(newest)
    };
    let mut shown = public_person(&page.person);
    shown["numbers"] = json!({"komir": page.numbers.komir, "fide": page.numbers.fide, "egd": page.numbers.egd});
    shown["merged"] = page.merged.iter().map(|other| json!(other.id.0)).collect();
    shown["club"] = page.club.as_ref().map(club).into();
    shown["titles"] = page.titles.iter().map(title).collect();
    shown["ratings"] = page.series.iter().filter_map(newest).collect();
    shown["live"] = live.iter().map(|(forecast, row)| live_row(forecast, row)).collect();
    shown["tournaments"] = page.tournaments.iter().map(played).collect();
    Ok(Reply::Json(shown))
}

fn player_schema() -> Value {
    let numbers = object(&[("komir", list(from(0))), ("fide", list(from(0))), ("egd", list(from(0)))]);
    and(
        crate::answer::person::public_person_schema(),
        &[
            ("numbers", numbers),
            ("merged", list(from(1))),
            ("club", or_null(named("Club"))),
            ("titles", list(title_schema())),
            ("ratings", list(and(listed_schema(), &[("series", series_schema())]))),
            ("live", list(live_row_schema())),
            ("tournaments", list(played_schema())),
        ],
    )
}

async fn ratings(call: Call) -> Result<Reply, Fault> {
    let page = page_of(&call.site, call.id()?).await?;
    let series = call.given("series").and_then(|text| text.parse().ok());
    let asked = |one: &&SeriesHistory| series.is_none_or(|series| one.series == series);
    let all: Vec<Value> = page.series.iter().filter(asked).map(history).collect();
    Ok(Reply::Json(json!({"person": page.person.id.0, "series": all})))
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
            Some(found) => Ok(Reply::Json(public_forecast(found))),
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
    Ok(Reply::Json(public_explained(found)))
}
