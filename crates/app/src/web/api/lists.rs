//! Lists: all that are published, each as a file, and what was found wrong later.

use super::call::{Answers, Call, Endpoint, Gives, Reply, Told, answers};
use super::fault::Fault;
use super::parameter::*;
use crate::answer::correction::Correction;
use crate::answer::list::{Corrections, Lists, Revision};
use crate::answer::statistics::Statistics;
use crate::web::locale;
use crate::web::pages::download::{self, Wish};
use crate::web::pages::which;
use arpad_model::{EntryId, ListId, Series, Tempo};
use arpad_office::files::export::ListFormat;
use arpad_office::views::public::{corrections, is_public, published, revision};
use arpad_office::views::records;
use axum::response::Response;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "lists",
        path: "/lists",
        parameters: &[&SERIES],
        example: "/lists?series=standard",
        body: None,
        answers: answers!(index),
    },
    Endpoint {
        name: "list",
        path: "/lists/{list}.{format}",
        parameters: &[
            &LIST,
            &FORMAT,
            &SERIES,
            &AFTER,
            &REVISION,
            &SEX,
            &AGE,
            &CLUB_NAME,
            &COUNTY,
            &FEDERATION,
            &TITLE,
            &ACTIVITY,
            &ORDER,
            &TOP,
            &SORT,
        ],
        example: "/lists/latest.json?series=standard&top=10",
        body: None,
        answers: Answers {
            gives: Gives::List,
            handle: |call| Box::pin(async move { file(call).await.map(Reply::Other) }),
        },
    },
    Endpoint {
        name: "statistics",
        path: "/statistics",
        parameters: &[&SERIES],
        example: "/statistics?series=standard",
        body: None,
        answers: answers!(measured),
    },
    Endpoint {
        name: "corrections",
        path: "/corrections",
        parameters: &[],
        example: "/corrections",
        body: None,
        answers: answers!(corrected),
    },
    Endpoint {
        name: "correction",
        path: "/corrections/{id}",
        parameters: &[&REVISED, &PAGE, &SIZE],
        example: "/corrections/1",
        body: None,
        answers: answers!(revised),
    },
    Endpoint {
        name: "correction-entry",
        path: "/corrections/entries/{id}",
        parameters: &[&CORRECTION],
        example: "/corrections/entries/1",
        body: None,
        answers: answers!(entry),
    },
];

async fn index(call: Call) -> Result<Told<Lists>, Fault> {
    let asked: Option<Series> = call.given("series").and_then(|text| text.parse().ok());
    let all = call
        .site
        .read(move |store| {
            let mut all = Vec::new();
            for series in Series::ALL.into_iter().filter(|one| asked.is_none_or(|asked| asked == *one)) {
                all.extend(published(store, series)?);
            }
            Ok(all)
        })
        .await?;
    Ok(Told::kept(&Lists::of(&all)))
}

async fn measured(call: Call) -> Result<Told<Statistics>, Fault> {
    let series: Option<Series> = call.given("series").and_then(|text| text.parse().ok());
    let series = series.unwrap_or(Series::Chess(Tempo::Standard));
    let cache = call.site.cache.clone();
    let found = call.site.read_long(move |store| cache.drift(store, series)).await?;
    Ok(Told::kept(&Statistics::of(series, &*found.ok_or(Fault::Lost)?)))
}

async fn file(call: Call) -> Result<Response, Fault> {
    let format = ListFormat::parse(call.part("format")).ok_or(Fault::Lost)?;
    let language = call.language;
    // The address does not name the language here, so the tag must.
    let place = format!("/{}{}", locale::code(language), call.uri);
    let wish = Wish { language, place: &place, which: which(call.part("list"), &call.query)?, format };
    Ok(download::answer(&call.site, wish, &call.query, &call.headers).await?)
}

async fn corrected(call: Call) -> Result<Told<Corrections>, Fault> {
    let (corrected, revised) = call.site.read(corrections).await?;
    Ok(Told::kept(&Corrections::of(&corrected, &revised)))
}

async fn entry(call: Call) -> Result<Told<Correction>, Fault> {
    let (entry, cache): (EntryId, _) = (call.id()?, call.site.cache.clone());
    let found = call.site.read(move |store| cache.correction(store, entry)).await?;
    Ok(Told::kept(&Correction::of(&*found.ok_or(Fault::Lost)?)))
}

async fn revised(call: Call) -> Result<Told<Revision>, Fault> {
    let (id, paging): (ListId, _) = (call.id()?, call.paging());
    let found = call
        .site
        .read(move |store| match records::list(store, id)?.filter(is_public) {
            Some(list) => revision(store, &list),
            None => Ok(None),
        })
        .await?;
    let changed = found.ok_or(Fault::Lost)?;
    let rows = changed.iter().skip(paging.skip()).take(paging.size + 1).collect();
    Ok(Told::kept(&Revision::of(paging.cut(rows))))
}
