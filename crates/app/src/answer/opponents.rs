//! Whom somebody has met.

use super::paged::Stretch;
use super::person::PublicPerson;
use arpad_model::PersonId;
use arpad_office::views::opponents::{Met, Opponents as Found};
use arpad_office::views::public;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashMap;

/// The opponents of a player, the one met most often first. `unread` are tournaments too old to be looked at.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Opponents {
    person: PublicPerson,
    unread: usize,
    opponents: Vec<Opponent>,
    #[serde(flatten)]
    stretch: Stretch,
}

/// One of them; null where he is not shown.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Opponent {
    opponent: Option<PublicPerson>,
    go: bool,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    last: Last,
}

/// The tournament of the last game.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Last {
    #[schemars(range(min = 1))]
    tournament: u32,
    name: String,
    end: Date,
}

impl Opponents {
    /// A page of them.
    pub fn of(found: &Found, shown: &[Met], names: &HashMap<PersonId, public::PublicPerson>, stretch: Stretch) -> Self {
        let opponent = |one: &Met| Opponent {
            opponent: names.get(&one.opponent).map(PublicPerson::from),
            go: one.is_go,
            games: one.games,
            wins: one.wins,
            draws: one.draws,
            losses: one.losses,
            last: Last { tournament: one.last.id.0, name: one.last.name.clone(), end: one.last.ends },
        };
        let opponents = shown.iter().map(opponent).collect();
        Opponents { person: PublicPerson::from(&found.person), unread: found.unread, opponents, stretch }
    }
}
