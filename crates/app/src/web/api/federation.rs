//! Whose ratings these are.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use crate::answer::federation::Federation;
use crate::web::identity::Identity;
use arpad_office::acts::appearance::appearance;
use arpad_office::acts::found::federation;

pub(super) static ENDPOINTS: &[Endpoint] = &[Endpoint {
    name: "federation",
    path: "/federation",
    parameters: &[],
    example: "/federation",
    body: None,
    answers: answers!(one),
}];

async fn one(call: Call) -> Result<Told<Federation>, Fault> {
    let (founded, stated) = call.site.read(|store| Ok((federation(store)?, appearance(store)?))).await?;
    let logo = Identity { name: String::new(), appearance: stated.clone() }.logo();
    Ok(Told::kept(&Federation::of(&founded, &stated, logo)))
}
