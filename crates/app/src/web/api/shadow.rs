//! A season of go beside another system.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::{FROM, GO_EDITION, PAGE, SIZE};
use crate::answer::shadow::{People, Season};
use crate::web::pages::shadow::season;
use arpad_model::PersonId;
use arpad_office::views::public::persons_shown;
use arpad_office::views::shadow::Shadow;
use arpad_rules::go::europe::EGF_2021;
use jiff::civil::Date;
use std::sync::Arc;

pub(super) static ENDPOINTS: &[Endpoint] = &[Endpoint {
    name: "shadow",
    path: "/shadow",
    parameters: &[&GO_EDITION, &FROM, &PAGE, &SIZE],
    example: "/shadow?edition=egf-2021",
    body: None,
    answers: answers!(beside),
}];

async fn beside(call: Call) -> Result<Told<Season>, Fault> {
    let paging = call.paging();
    let edition = call.given("edition").unwrap_or(EGF_2021.id.0).to_owned();
    let from: Option<Date> = call.given("from").and_then(|text| text.parse().ok());
    let (cache, asked) = (call.site.cache.clone(), edition.clone());
    let (from, found, people) = call
        .site
        .read_long(move |store| {
            let Some((from, found)) = season(store, &cache, asked, from)? else {
                return Ok((from, Arc::new(Shadow::default()), People::new()));
            };
            let who: Vec<PersonId> = found.players.iter().map(|one| one.person).collect();
            let people: People = persons_shown(store, &who)?.into_iter().collect();
            Ok((Some(from), found, people))
        })
        .await?;
    let players = found.players.iter().skip(paging.skip()).take(paging.size + 1).collect();
    Ok(Told::kept(&Season::of(edition, from, paging.cut(players), (&found, &people))))
}
