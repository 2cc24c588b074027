//! The regulations with every provision and its paragraph.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::parameter::EDITION;
use crate::answer::edition::edition;
use crate::answer::schema::{list, named, object};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;
use serde_json::{Value, json};

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "editions",
        path: "/editions",
        parameters: &[],
        example: "/editions",
        body: None,
        gives: Gives::Json(|| object(&[("editions", list(named("Edition")))])),
        handle: |_| Box::pin(index()),
    },
    Endpoint {
        name: "edition",
        path: "/editions/{id}",
        parameters: &[&EDITION],
        example: "/editions/fide-2024-03",
        body: None,
        gives: Gives::Json(|| named("Edition")),
        handle: |call| Box::pin(one(call)),
    },
];

async fn index() -> Result<Reply, Fault> {
    let calendar = Calendar::default();
    let all: Vec<Value> = catalogue::ALL.iter().map(|one| edition(&calendar, one)).collect();
    Ok(Reply::Json(json!({ "editions": all })))
}

async fn one(call: Call) -> Result<Reply, Fault> {
    let found = catalogue::edition(call.part("id")).ok_or(Fault::Lost)?;
    Ok(Reply::Json(edition(&Calendar::default(), &found)))
}
