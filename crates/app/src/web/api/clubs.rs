//! Clubs, their people and their strength orders.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::parameter::CLUB;
use crate::answer::club::{ClubWithPeople, Clubs};
use crate::answer::schema::shape;
use arpad_model::ClubId;
use arpad_office::views::club_page::club_page;
use arpad_office::views::records;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "clubs",
        path: "/clubs",
        parameters: &[],
        example: "/clubs",
        body: None,
        gives: Gives::Json(shape::<Clubs>),
        handle: |call| Box::pin(index(call)),
    },
    Endpoint {
        name: "club",
        path: "/clubs/{id}",
        parameters: &[&CLUB],
        example: "/clubs/1",
        body: None,
        gives: Gives::Json(shape::<ClubWithPeople>),
        handle: |call| Box::pin(one(call)),
    },
];

async fn index(call: Call) -> Result<Reply, Fault> {
    let mut all = call.site.read(records::clubs).await?;
    all.sort_by(|a, b| (&a.plain, a.id.0).cmp(&(&b.plain, b.id.0)));
    Ok(Reply::json(&Clubs::of(&all)))
}

async fn one(call: Call) -> Result<Reply, Fault> {
    let id = ClubId(call.id()?);
    let page = call.site.read(move |store| club_page(store, id)).await?.ok_or(Fault::Lost)?;
    Ok(Reply::json(&ClubWithPeople::of(&page)))
}
