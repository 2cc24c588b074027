//! The regulations with every provision and its paragraph.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::parameter::EDITION;
use crate::answer::edition::{Edition, Editions};
use crate::answer::schema::shape;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "editions",
        path: "/editions",
        parameters: &[],
        example: "/editions",
        body: None,
        gives: Gives::Json(shape::<Editions>),
        handle: |_| Box::pin(index()),
    },
    Endpoint {
        name: "edition",
        path: "/editions/{id}",
        parameters: &[&EDITION],
        example: "/editions/fide-2024-03",
        body: None,
        gives: Gives::Json(shape::<Edition>),
        handle: |call| Box::pin(one(call)),
    },
];

async fn index() -> Result<Reply, Fault> {
    let calendar = Calendar::default();
    let editions = catalogue::ALL.iter().map(|one| Edition::of(&calendar, one)).collect();
    Ok(Reply::json(&Editions { editions }))
}

async fn one(call: Call) -> Result<Reply, Fault> {
    let found = catalogue::edition(call.part("id")).ok_or(Fault::Lost)?;
    Ok(Reply::json(&Edition::of(&Calendar::default(), &found)))
}
