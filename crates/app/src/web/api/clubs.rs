//! Clubs, their people and their strength orders.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::CLUB;
use crate::answer::club::{ClubWithPeople, Clubs};
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
        answers: answers!(index),
    },
    Endpoint {
        name: "club",
        path: "/clubs/{id}",
        parameters: &[&CLUB],
        example: "/clubs/1",
        body: None,
        answers: answers!(one),
    },
];

async fn index(call: Call) -> Result<Told<Clubs>, Fault> {
    let all = call.site.read(records::clubs).await?;
    Ok(Told::kept(&Clubs::of(&all)))
}

async fn one(call: Call) -> Result<Told<ClubWithPeople>, Fault> {
    let id: ClubId = call.id()?;
    let page = call.site.read(move |store| club_page(store, id)).await?.ok_or(Fault::Lost)?;
    Ok(Told::kept(&ClubWithPeople::of(&page)))
}
