//! A club, its members and its strength orders.

use super::person::PublicPerson;
use super::schema::value;
use arpad_model::Series;
use arpad_office::views::club_page::{ClubPage, Ordered, Ratings, StrengthOrder};
use arpad_office::views::public;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// A club for programs.
pub fn club(club: &arpad_model::Club) -> Value {
    value(&Club::of(club))
}

/// A club.
#[derive(Serialize, JsonSchema)]
pub struct Club {
    #[schemars(range(min = 1))]
    club: u32,
    name: String,
    town: String,
    county: String,
}

impl Club {
    /// As anybody may see it.
    pub fn of(club: &arpad_model::Club) -> Self {
        Club { club: club.id.0, name: club.name.clone(), town: club.town.clone(), county: club.county.clone() }
    }
}

/// All clubs.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Clubs {
    clubs: Vec<Club>,
}

impl Clubs {
    /// In this order.
    pub fn of(clubs: &[arpad_model::Club]) -> Self {
        Clubs { clubs: clubs.iter().map(Club::of).collect() }
    }
}

/// A club with its people.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct ClubWithPeople {
    #[serde(flatten)]
    club: Club,
    members: Vec<Member>,
    orders: Vec<Order>,
}

impl ClubWithPeople {
    /// Who asked to be hidden is no member here, and in an order has a place only.
    pub fn of(page: &ClubPage) -> Self {
        let member = |(person, ratings): &(public::PublicPerson, Ratings)| Member {
            person: PublicPerson::from(person),
            ratings: ListRatings(*ratings),
        };
        let place = |Ordered { place, person, ratings }: &Ordered| {
            let person = PublicPerson::of(person);
            let ratings = person.is_some().then_some(ListRatings(*ratings));
            OrderPlace { place: *place, person, ratings }
        };
        let order =
            |one: &StrengthOrder| Order { season: one.season.clone(), order: one.places.iter().map(place).collect() };
        ClubWithPeople {
            club: Club::of(&page.club),
            members: page.members.iter().map(member).collect(),
            orders: page.orders.iter().map(order).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Member {
    #[serde(flatten)]
    person: PublicPerson,
    ratings: ListRatings,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Order {
    season: String,
    order: Vec<OrderPlace>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OrderPlace {
    #[schemars(range(min = 1))]
    place: u32,
    person: Option<PublicPerson>,
    ratings: Option<ListRatings>,
}

/// On the newest list of each series, by its name.
pub struct ListRatings(pub Ratings);

impl Serialize for ListRatings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Series::ALL.into_iter().map(Series::as_str).zip(self.0))
    }
}

impl JsonSchema for ListRatings {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ListRatings".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let rating = generator.subschema_for::<Option<i32>>();
        let properties: serde_json::Map<String, Value> =
            Series::ALL.map(|series| (series.as_str().to_owned(), rating.clone().to_value())).into_iter().collect();
        let names = Series::ALL.map(Series::as_str);
        json_schema!({"type": "object", "required": names, "properties": properties})
    }
}
