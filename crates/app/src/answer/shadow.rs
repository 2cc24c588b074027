//! A season of go beside another system, for programs: both numbers of everybody, tournament by tournament and at the end.

use super::paged::Stretch;
use super::person::PublicPerson;
use super::schema::{Exact, exact};
use arpad_model::{PersonId, Thousandths};
use arpad_office::views::public::Shown;
use arpad_office::views::shadow;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashMap;

/// The season: a stretch of the players, those furthest apart first, and the tournaments in the order of their lists.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Season {
    #[serde(flatten)]
    stretch: Stretch,
    edition: String,
    from: Option<Date>,
    left_out: usize,
    players: Vec<OfPlayer>,
    tournaments: Vec<OfTournament>,
}

/// One player at the end of it.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfPlayer {
    person: Option<PublicPerson>,
    official: Option<i32>,
    other: Option<Exact>,
    apart: Option<Exact>,
    #[schemars(range(min = 1))]
    place: Option<usize>,
    #[schemars(range(min = 1))]
    other_place: Option<usize>,
    tournaments: usize,
}

/// One tournament: its players with both numbers before and after it, and what the other system says against it.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfTournament {
    #[schemars(range(min = 1))]
    tournament: u32,
    name: String,
    ends: Date,
    players: Vec<Both>,
    refused: Vec<&'static str>,
    games_without: usize,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Both {
    person: Option<PublicPerson>,
    official_before: Option<i32>,
    official_after: Option<i32>,
    other_before: Option<Exact>,
    other_after: Option<Exact>,
    apart: Option<Exact>,
}

/// Who may be shown, of those who played.
pub type People = HashMap<PersonId, Shown>;

impl Season {
    /// By an edition, from a day on; none = nothing is published.
    pub fn of(
        edition: String,
        from: Option<Date>,
        (stretch, players): (Stretch, Vec<&shadow::OfPlayer>),
        (found, people): (&shadow::Shadow, &People),
    ) -> Self {
        Season {
            stretch,
            edition,
            from,
            left_out: found.left_out,
            players: players.into_iter().map(|one| OfPlayer::of(one, people)).collect(),
            tournaments: found.tournaments.iter().map(|one| OfTournament::of(one, people)).collect(),
        }
    }
}

impl OfPlayer {
    fn of(one: &shadow::OfPlayer, people: &People) -> Self {
        OfPlayer {
            person: shown(people, one.person),
            official: one.official,
            other: one.other.map(exact),
            apart: one.apart().map(exact),
            place: one.places[0],
            other_place: one.places[1],
            tournaments: one.tournaments,
        }
    }
}

impl OfTournament {
    fn of(one: &shadow::OfTournament, people: &People) -> Self {
        let both = |both: &shadow::Both| {
            let [other_before, other_after]: [Option<Thousandths>; 2] = both.other;
            Both {
                person: shown(people, both.person),
                official_before: both.official[0],
                official_after: both.official[1],
                other_before: other_before.map(exact),
                other_after: other_after.map(exact),
                apart: both.apart().map(exact),
            }
        };
        OfTournament {
            tournament: one.tournament.0,
            name: one.name.clone(),
            ends: one.ends,
            players: one.players.iter().map(both).collect(),
            refused: one.refused.iter().map(|finding| finding.code.as_str()).collect(),
            games_without: one.without,
        }
    }
}

/// Who asked not to be shown is null.
fn shown(people: &People, person: PersonId) -> Option<PublicPerson> {
    people.get(&person).and_then(PublicPerson::of)
}
