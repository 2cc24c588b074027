//! What lists tell: the news of the newest, the records of all, the ranking of the moment, how ratings are spread.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::{AGE, CLUB_NAME, COUNTY, FEDERATION, MINE, PAGE, SERIES, SEX, SIZE, TITLE};
use crate::answer::stories::{Distribution, Ranking, Records, Stories};
use crate::web::pages::{selection, series_in};
use arpad_office::views::distribution;
use arpad_office::views::public::governing;
use arpad_office::views::stories::next_closing;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "stories",
        path: "/stories",
        parameters: &[&SERIES],
        example: "/stories?series=standard",
        body: None,
        answers: answers!(stories),
    },
    Endpoint {
        name: "records",
        path: "/records",
        parameters: &[&SERIES],
        example: "/records?series=standard",
        body: None,
        answers: answers!(records),
    },
    Endpoint {
        name: "ranking",
        path: "/live/ranking",
        parameters: &[&SERIES, &PAGE, &SIZE],
        example: "/live/ranking?series=standard",
        body: None,
        answers: answers!(ranking),
    },
    Endpoint {
        name: "distribution",
        path: "/distribution",
        parameters: &[&SERIES, &SEX, &AGE, &CLUB_NAME, &COUNTY, &FEDERATION, &TITLE, &MINE],
        example: "/distribution?series=standard&age=U20&rating=1850",
        body: None,
        answers: answers!(spread),
    },
];

async fn stories(call: Call) -> Result<Told<Stories>, Fault> {
    let series = series_in(&call.query)?;
    let cache = call.site.cache.clone();
    let told = call
        .site
        .read(move |store| match governing(store, series)? {
            Some(list) => cache.stories(store, &list).map(Some),
            None => Ok(None),
        })
        .await?;
    let next = next_closing(series, jiff::Zoned::now().date());
    Ok(Told::kept(&Stories::of(&*told.ok_or(Fault::Lost)?, next)))
}

async fn records(call: Call) -> Result<Told<Records>, Fault> {
    let series = series_in(&call.query)?;
    let cache = call.site.cache.clone();
    let found = call.site.read(move |store| cache.all_time(store, series)).await?;
    Ok(Told::kept(&Records::of(series.as_str(), &found)))
}

async fn ranking(call: Call) -> Result<Told<Ranking>, Fault> {
    let (series, paging) = (series_in(&call.query)?, call.paging());
    let (cache, skip, most) = (call.site.cache.clone(), paging.skip(), paging.size + 1);
    let (live, rows) = call
        .site
        .read(move |store| {
            let rows = match cache.ranking(store, series)? {
                Some(ranking) => ranking.stretch(store, skip, most)?,
                None => Vec::new(),
            };
            Ok((cache.live(store, series)?, rows))
        })
        .await?;
    Ok(Told::kept(&Ranking::of(live.as_deref(), paging.cut(rows))))
}

async fn spread(call: Call) -> Result<Told<Distribution>, Fault> {
    let series = series_in(&call.query)?;
    let list = call.site.read(move |store| governing(store, series)).await?.ok_or(Fault::Lost)?;
    let wish = selection(call.language, &call.query, list.day.year())?;
    let rating = call.given("rating").and_then(|rating| rating.parse().ok());
    let (cache, of) = (call.site.cache.clone(), list.clone());
    let all = call
        .site
        .read(move |store| {
            let roll = cache.roll(store, &of)?;
            Ok(distribution::Distribution::of(&roll, &wish))
        })
        .await?;
    Ok(Told::kept(&Distribution::of(&list, &all, rating)))
}
