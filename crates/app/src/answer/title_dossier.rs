//! What a player has towards titles, for programs. Nothing in it is private: norms and ratings come from public reports and lists.

use super::parts::{Finding, Ids, Step};
use super::schema::{Exact, exact};
use arpad_office::titles;
use arpad_office::titles::Proof;
use schemars::JsonSchema;
use serde::Serialize;

/// Norms with their proof, the highest rating, and title by title what is missing.
#[derive(Serialize, JsonSchema)]
pub struct TitleDossier {
    person: u32,
    edition: &'static str,
    titles: Vec<&'static str>,
    highest: Option<Highest>,
    norms: Vec<Norm>,
    sought: Vec<Sought>,
}

impl TitleDossier {
    /// With every step.
    pub fn of(told: &titles::TitleDossier) -> Self {
        TitleDossier {
            person: told.person.0,
            edition: told.edition.id.0,
            titles: told.held.each().map(|title| title.as_str()).collect(),
            highest: told.highest.as_ref().map(|one| Highest { rating: one.rating, list: one.list.day.to_string() }),
            norms: told.norms.iter().map(Norm::of).collect(),
            sought: told.sought.iter().map(Sought::of).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Highest {
    rating: i16,
    list: String,
}

/// A norm: from an event of the register, or by a certificate from elsewhere, which has no numbers of its own.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Norm {
    title: &'static str,
    /// The event of the register; null where a certificate proves the norm.
    tournament: Option<u32>,
    name: String,
    start: String,
    end: String,
    /// The entry of the ledger that proves it: the acceptance of the report, or the certificate.
    entry: Option<i64>,
    /// The entry by which the event's report was accepted; null where a certificate proves the norm.
    accepted: Option<i64>,
    credited_games: u16,
    /// Under the normal requirement on foreigners.
    normal: bool,
    single_round_days: u16,
    /// The letter of the list of events.
    event_156: Option<String>,
    via: Option<&'static str>,
    score: Option<String>,
    average: Option<i64>,
    performance: Option<i64>,
    foreigner_rule: Option<&'static str>,
    /// Rounds left out.
    ignored_rounds: Vec<u16>,
    /// What of the event nobody has decided yet, and FIDE may hold against the norm.
    undecided: Vec<Finding>,
    /// Every round, empty where a certificate proves the norm.
    games: Vec<Game>,
}

/// A round of a norm.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Game {
    round: u16,
    opponent: Option<String>,
    federation: Option<String>,
    rating: Option<i16>,
    ignored: bool,
}

impl Norm {
    fn of(norm: &titles::NormHeld) -> Self {
        let proof = match &norm.proof {
            Proof::Register(proof) => Some(proof),
            Proof::Certificate(..) => None,
        };
        let judged = proof.map(|proof| &proof.sought.norm);
        let rounds = proof.iter().flat_map(|proof| &proof.norms.case.games);
        let games = rounds.map(|one| Game {
            round: one.round,
            opponent: one.opponent.clone(),
            federation: one.federation.clone(),
            rating: one.rating,
            ignored: judged.is_some_and(|norm| norm.ignored.contains(&one.round)),
        });
        let gained = &norm.gained;
        Norm {
            title: norm.title.as_str(),
            tournament: norm.tournament().map(|id| id.0),
            name: norm.event.clone(),
            start: norm.starts.to_string(),
            end: norm.ends.to_string(),
            entry: norm.entry().map(|entry| entry.0),
            accepted: proof.and_then(|proof| proof.accepted).map(|entry| entry.0),
            credited_games: gained.credited_games,
            normal: gained.is_normal,
            single_round_days: gained.single_round_days,
            event_156: gained.listed.map(String::from),
            via: judged.and_then(|one| one.via).map(|via| via.as_str()),
            score: judged.map(|one| one.judged.score.to_string()),
            average: judged.map(|one| one.judged.average),
            performance: judged.map(|one| one.judged.performance),
            foreigner_rule: judged.and_then(|one| one.judged.foreigner_rule).map(|rule| rule.as_str()),
            ignored_rounds: judged.map(|one| one.ignored.clone()).unwrap_or_default(),
            undecided: proof
                .iter()
                .flat_map(|proof| &proof.undecided)
                .map(|one| Finding::of(&Ids::none(), one))
                .collect(),
            games: games.collect(),
        }
    }
}

/// A title that is not held.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Sought {
    title: &'static str,
    complete: bool,
    failed: Vec<&'static str>,
    /// The rating that it would rest on; null where there is none.
    rating: Option<i16>,
    /// Games of the norms.
    games: u16,
    interim: Option<Interim>,
    steps: Vec<Step>,
}

impl Sought {
    fn of(one: &titles::TitleSought) -> Self {
        Sought {
            title: one.title.as_str(),
            complete: one.completeness.is_complete(),
            failed: one.completeness.failed.iter().map(|paragraph| paragraph.0).collect(),
            rating: one.case.highest_rating,
            games: one.completeness.games,
            interim: one.inside.as_ref().map(Interim::of),
            steps: one.completeness.steps.iter().map(Step::of).collect(),
        }
    }
}

/// The best moment inside a period, where no list has enough.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Interim {
    reached: bool,
    rating: i64,
    exact: Exact,
    bound: i16,
    day: String,
    list: String,
    /// The events in the order that gives it.
    order: Vec<String>,
    by_day: bool,
    /// Orders that are permitted, and in how many of them the bound is reached.
    orders: usize,
    orders_reaching: usize,
    games: u32,
}

impl Interim {
    fn of(inside: &titles::ReachedInside) -> Self {
        Interim {
            reached: inside.answer.reached_after.is_some(),
            rating: inside.answer.interim,
            exact: exact(inside.answer.exact),
            bound: inside.answer.bound,
            day: inside.day.to_string(),
            list: inside.list.day.to_string(),
            order: inside.order.clone(),
            by_day: inside.is_by_day,
            orders: inside.permitted,
            orders_reaching: inside.reaching,
            games: inside.games,
        }
    }
}
