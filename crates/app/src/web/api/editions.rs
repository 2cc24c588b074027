//! The regulations with every provision and its paragraph.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::EDITION;
use crate::answer::edition::{Edition, Editions};
use crate::answer::law::Paragraphs;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "editions",
        path: "/editions",
        parameters: &[],
        example: "/editions",
        body: None,
        answers: answers!(index),
    },
    Endpoint {
        name: "edition",
        path: "/editions/{id}",
        parameters: &[&EDITION],
        example: "/editions/fide-2024-03",
        body: None,
        answers: answers!(one),
    },
    Endpoint {
        name: "paragraphs",
        path: "/editions/{id}/paragraphs",
        parameters: &[&EDITION],
        example: "/editions/fide-2024-03/paragraphs",
        body: None,
        answers: answers!(paragraphs),
    },
];

async fn index(_: Call) -> Result<Told<Editions>, Fault> {
    let calendar = Calendar::default();
    let editions = catalogue::ALL.iter().map(|one| Edition::of(&calendar, one)).collect();
    Ok(Told::kept(&Editions { editions }))
}

async fn one(call: Call) -> Result<Told<Edition>, Fault> {
    let found = catalogue::edition(call.part("id")).ok_or(Fault::Lost)?;
    Ok(Told::kept(&Edition::of(&Calendar::default(), &found)))
}

async fn paragraphs(call: Call) -> Result<Told<Paragraphs>, Fault> {
    let found = catalogue::edition(call.part("id")).ok_or(Fault::Lost)?;
    Ok(Told::kept(&Paragraphs::of(&found)))
}
