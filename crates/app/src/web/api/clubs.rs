//! Clubs, their people and their strength orders.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::parameter::CLUB;
use crate::answer::club::{club, club_schema};
use crate::answer::person::{public_person, public_person_schema, shown_or_hidden};
use crate::answer::schema::{and, from, list, named, object, or_null, text, whole};
use arpad_model::{ClubId, Person, Series};
use arpad_office::views::club_page::{ClubPage, Ordered, Ratings, StrengthOrder, club_page};
use arpad_office::views::records;
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
    let mut all = call.site.read(records::clubs).await?;
    all.sort_by(|a, b| (&a.plain, a.id.0).cmp(&(&b.plain, b.id.0)));
    Ok(Reply::Json(json!({"clubs": all.iter().map(club).collect::<Vec<_>>()})))
}

async fn one(call: Call) -> Result<Reply, Fault> {
    let id = ClubId(call.id()?);
    let ClubPage { club: of, members, orders } =
        call.site.read(move |store| club_page(store, id)).await?.ok_or(Fault::Lost)?;
    let place = |Ordered { place, person, ratings }: &Ordered| {
        let ratings = if person.hidden { Value::Null } else { ratings_in(ratings) };
        json!({"place": place, "person": public_person(person), "ratings": ratings})
    };
    let order =
        |one: &StrengthOrder| json!({"season": one.season, "order": one.places.iter().map(place).collect::<Vec<_>>()});
    let member = |(person, ratings): &(Person, Ratings)| {
        let mut shown = public_person(person);
        shown["ratings"] = ratings_in(ratings);
        shown
    };
    let mut shown = club(&of);
    shown["members"] = members.iter().map(member).collect();
    shown["orders"] = orders.iter().map(order).collect();
    Ok(Reply::Json(shown))
}

/// On the newest list of each series.
fn ratings_in(ratings: &Ratings) -> Value {
    Series::ALL.into_iter().zip(ratings).map(|(series, rating)| (series.as_str().to_owned(), json!(rating))).collect()
}

fn page_schema() -> Value {
    let ratings = || object(&Series::ALL.map(|series| (series.as_str(), or_null(whole()))));
    let place = object(&[("place", from(1)), ("person", shown_or_hidden()), ("ratings", or_null(ratings()))]);
    let member = and(public_person_schema(), &[("ratings", ratings())]);
    let order = object(&[("season", text()), ("order", list(place))]);
    and(club_schema(), &[("members", list(member)), ("orders", list(order))])
}
