//! Clubs, their people and their strength orders.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::parameter::CLUB;
use crate::answer::club::{club, club_schema};
use crate::answer::person::{public_person, shown_or_hidden};
use crate::answer::schema::{and, from, list, named, object, text};
use arpad_model::ClubId;
use arpad_office::public::{ClubPage, club_page};
use arpad_registry::tables::clubs;
use arpad_registry::tables::persons::Person;
use serde_json::{Value, json};

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "clubs",
        path: "/clubs",
        parameters: &[],
        example: "/clubs",
        body: None,
        gives: Gives::Json(|| object(&[("clubs", list(named("Club")))])),
        handle: |call| Box::pin(index(call)),
    },
    Endpoint {
        name: "club",
        path: "/clubs/{id}",
        parameters: &[&CLUB],
        example: "/clubs/1",
        body: None,
        gives: Gives::Json(page_schema),
        handle: |call| Box::pin(one(call)),
    },
];

async fn index(call: Call) -> Result<Reply, Fault> {
    let mut all = call.site.read(|store| Ok(clubs::all(store)?)).await?;
    all.sort_by(|a, b| (&a.plain, a.id.0).cmp(&(&b.plain, b.id.0)));
    Ok(Reply::Json(json!({"clubs": all.iter().map(club).collect::<Vec<_>>()})))
}

async fn one(call: Call) -> Result<Reply, Fault> {
    let id = ClubId(call.id()?);
    let ClubPage { club: of, members, orders } =
        call.site.read(move |store| club_page(store, id)).await?.ok_or(Fault::Lost)?;
    let place = |(place, person): &(u32, Person)| json!({"place": place, "person": public_person(person)});
    let order = |(season, order): &(String, Vec<(u32, Person)>)| json!({"season": season, "order": order.iter().map(place).collect::<Vec<_>>()});
    let mut shown = club(&of);
    shown["members"] = members.iter().map(public_person).collect();
    shown["orders"] = orders.iter().map(order).collect();
    Ok(Reply::Json(shown))
}

fn page_schema() -> Value {
    let place = object(&[("place", from(1)), ("person", shown_or_hidden())]);
    let order = object(&[("season", text()), ("order", list(place))]);
    and(club_schema(), &[("members", list(named("Person"))), ("orders", list(order))])
}
