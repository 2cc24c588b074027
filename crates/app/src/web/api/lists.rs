//! Lists: all that are published, each as a file, and what was found wrong later.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::parameter::*;
use crate::answer::list::{Corrections, Lists, Revision};
use crate::answer::schema::shape;
use crate::web::locale;
use crate::web::pages::download::{self, Asked};
use arpad_model::{ListId, Series};
use arpad_office::files::export::ListFormat;
use arpad_office::views::public::{corrections, is_public, published, revision};
use arpad_office::views::records;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "lists",
        path: "/lists",
        parameters: &[&SERIES],
        example: "/lists?series=standard",
        body: None,
        gives: Gives::Json(shape::<Lists>),
        handle: |call| Box::pin(index(call)),
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
            &FEDERATION,
            &TITLE,
            &ACTIVITY,
            &ORDER,
            &TOP,
            &SORT,
        ],
        example: "/lists/latest.json?series=standard&top=10",
        body: None,
        gives: Gives::List,
        handle: |call| Box::pin(file(call)),
    },
    Endpoint {
        name: "corrections",
        path: "/corrections",
        parameters: &[],
        example: "/corrections",
        body: None,
        gives: Gives::Json(shape::<Corrections>),
        handle: |call| Box::pin(corrected(call)),
    },
    Endpoint {
        name: "correction",
        path: "/corrections/{id}",
        parameters: &[&REVISED, &PAGE, &SIZE],
        example: "/corrections/1",
        body: None,
        gives: Gives::Json(shape::<Revision>),
        handle: |call| Box::pin(revised(call)),
    },
];

async fn index(call: Call) -> Result<Reply, Fault> {
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
    Ok(Reply::json(&Lists::of(&all)))
}

async fn file(call: Call) -> Result<Reply, Fault> {
    let format = ListFormat::parse(call.part("format")).ok_or(Fault::Lost)?;
    let language = call.language;
    // The address does not name the language here, so the tag must.
    let place = format!("/{}{}", locale::code(language), call.uri);
    let asked = Asked { language, place: &place, date: call.part("list"), format };
    Ok(Reply::Other(download::answer(&call.site, asked, &call.query, &call.headers).await?))
}

async fn corrected(call: Call) -> Result<Reply, Fault> {
    let (corrected, revised) = call.site.read(corrections).await?;
    Ok(Reply::json(&Corrections::of(&corrected, &revised)))
}

async fn revised(call: Call) -> Result<Reply, Fault> {
    let (id, paging) = (call.id()?, call.paging());
    let found = call
        .site
        .read(move |store| match records::list(store, ListId(id.into()))?.filter(is_public) {
            Some(list) => revision(store, &list),
            None => Ok(None),
        })
        .await?;
    let changed = found.ok_or(Fault::Lost)?;
    let rows = changed.iter().skip(paging.skip()).take(paging.size + 1).collect();
    Ok(Reply::json(&Revision::of(paging.cut(rows))))
}
