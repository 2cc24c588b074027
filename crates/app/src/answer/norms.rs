//! The norms of an event, for programs.

use super::parts::{Finding, Ids};
use super::titles::Norm;
use arpad_model::TournamentId;
use arpad_office::rating::file_norms::FileNorms;
use arpad_rules::titles::event::{Entrant, PersonNorms, Sought};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Norms made, nearly made and still to be made, of everybody of whom there is something to tell.
#[derive(Serialize, JsonSchema)]
pub struct EventNorms {
    edition: Option<&'static str>,
    /// False where something stands against every norm of the event; the findings say what.
    title_event: bool,
    /// Rounds that nobody has played yet.
    open_rounds: Vec<u16>,
    /// Everything said for and against a title tournament, and what no report says.
    findings: Vec<Finding>,
    players: Vec<Player>,
}

impl EventNorms {
    /// Of a file or an event of the register.
    pub fn of(told: &FileNorms) -> Self {
        let ids = Ids::none();
        let finding = |one| Finding::of(&ids, one);
        match &told.norms {
            None => EventNorms {
                edition: None,
                title_event: false,
                open_rounds: Vec::new(),
                findings: told.refusals.iter().map(finding).collect(),
                players: Vec::new(),
            },
            Some(norms) => EventNorms {
                edition: Some(norms.edition.0),
                title_event: !norms.is_refused(),
                open_rounds: norms.open.clone(),
                findings: norms.findings.iter().map(finding).collect(),
                players: norms.people.iter().map(|one| Player::of(&told.event.entrants[one.entrant], one)).collect(),
            },
        }
    }
}

/// The norms of a tournament of the register; null where it can give none.
#[derive(Serialize, JsonSchema)]
pub struct TournamentNorms {
    tournament: u32,
    norms: Option<EventNorms>,
}

impl TournamentNorms {
    /// Of an event of the register.
    pub fn of(tournament: TournamentId, told: Option<&FileNorms>) -> Self {
        TournamentNorms { tournament: tournament.0, norms: told.map(EventNorms::of) }
    }
}

/// A player with every title of which there is something to tell.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Player {
    /// The number by which the report names the player.
    id: u16,
    name: String,
    federation: Option<String>,
    titles: Vec<&'static str>,
    rating: Option<i16>,
    /// Rounds whose norm hangs on a federation that the report does not say.
    unsaid_federations: Vec<u16>,
    #[schemars(with = "BTreeMap<String, Title>")]
    norms: BTreeMap<&'static str, Title>,
    /// What is in doubt although it is judged.
    findings: Vec<Finding>,
}

impl Player {
    fn of(entrant: &Entrant, one: &PersonNorms) -> Self {
        let ids = Ids::none();
        Player {
            id: entrant.rank,
            name: entrant.name.clone(),
            federation: entrant.federation.clone(),
            titles: entrant.titles.each().map(|title| title.as_str()).collect(),
            rating: entrant.rating,
            unsaid_federations: one.unsaid.clone(),
            norms: one.sought.iter().map(|sought| (sought.norm.title.as_str(), Title::of(one, sought))).collect(),
            findings: one.doubts.iter().map(|doubt| Finding::of(&ids, doubt)).collect(),
        }
    }
}

/// One title: `made`, `near` (the performance without something else, or at most a point short), `undecided` (it hangs on what the
/// report does not say) or `within` reach of the open rounds.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Title {
    standing: &'static str,
    judgment: Norm,
}

impl Title {
    fn of(one: &PersonNorms, sought: &Sought) -> Self {
        Title { standing: sought.standing.as_str(), judgment: Norm::of(&one.case, &sought.norm, &sought.needed) }
    }
}
