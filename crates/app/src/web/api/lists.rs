//! Lists: all that are published, each as a file, and what was found wrong later.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::paged;
use super::parameter::*;
use crate::answer::event::public_event;
use crate::answer::list::list_head;
use crate::answer::person::{public_person, shown_or_hidden};
use crate::answer::schema::{day, from, list, moment, named, object, or_null, text, truth, whole, word};
use crate::web::locale;
use crate::web::pages::download::{self, Asked};
use arpad_model::{ListId, Series};
use arpad_office::files::export::ListFormat;
use arpad_office::views::public::{Corrected, corrections, is_public, published, revision};
use arpad_office::views::records;
use serde_json::{Value, json};

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "lists",
        path: "/lists",
        parameters: &[&SERIES],
        example: "/lists?series=standard",
        body: None,
        gives: Gives::Json(|| object(&[("lists", list(named("List")))])),
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
        gives: Gives::Json(|| object(&[("corrected", list(corrected_schema())), ("revised", list(named("List")))])),
        handle: |call| Box::pin(corrected(call)),
    },
    Endpoint {
        name: "correction",
        path: "/corrections/{id}",
        parameters: &[&REVISED, &PAGE, &SIZE],
        example: "/corrections/1",
        body: None,
        gives: Gives::Json(|| {
            let rating = || or_null(whole());
            paged("changed", object(&[("person", shown_or_hidden()), ("before", rating()), ("after", rating())]))
        }),
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
    Ok(Reply::Json(json!({"lists": all.iter().map(list_head).collect::<Vec<_>>()})))
}

async fn file(call: Call) -> Result<Reply, Fault> {
    let format = ListFormat::parse(call.part("format")).ok_or(Fault::Lost)?;
    let language = call.language;
    // The address does not name the language here, so the tag must.
    let place = format!("/{}{}", locale::code(language), call.uri);
    let asked = Asked { language, place: &place, date: call.part("list"), format };
    Ok(Reply::Other(download::answer(&call.site, asked, &call.query, &call.headers).await?))
}

/// The shape of a list as JSON: its head, and the columns that programs get.
pub(super) fn file_schema() -> Value {
    let head = object(&[
        ("series", crate::answer::list::series_schema()),
        ("date", day()),
        ("revision", from(0)),
        ("federation", text()),
        ("edition", text()),
        ("published", or_null(moment())),
        ("hash", text()),
    ]);
    let number = || or_null(from(0));
    let words = || or_null(text());
    let player = object(&[
        ("place", from(1)),
        ("id", from(1)),
        ("komir", number()),
        ("fide", number()),
        ("egd", number()),
        ("family", words()),
        ("given", words()),
        ("sex", or_null(word(&["F", "M"]))),
        ("country", words()),
        ("born", number()),
        ("title", words()),
        ("club", words()),
        ("grade", words()),
        ("rating", whole()),
        ("before", or_null(whole())),
        ("games", from(0)),
        ("k", number()),
        ("active", truth()),
    ]);
    object(&[("list", head), ("players", list(player))])
}

async fn corrected(call: Call) -> Result<Reply, Fault> {
    let (corrected, revised) = call.site.read(corrections).await?;
    let one = |one: &Corrected| json!({"moment": one.moment, "why": one.why, "what": one.what, "tournament": public_event(&one.event)});
    let corrected: Vec<Value> = corrected.iter().map(one).collect();
    Ok(Reply::Json(json!({"corrected": corrected, "revised": revised.iter().map(list_head).collect::<Vec<_>>()})))
}

fn corrected_schema() -> Value {
    object(&[("moment", moment()), ("why", text()), ("what", text()), ("tournament", named("Tournament"))])
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
    let rows = changed
        .iter()
        .skip(paging.skip())
        .take(paging.size + 1)
        .map(|(one, person)| json!({"person": public_person(person), "before": one.before, "after": one.after}));
    Ok(Reply::Json(paging.reply("changed", rows.collect())))
}
