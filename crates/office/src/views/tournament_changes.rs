//! What a tournament did to those who played in it: each player's change, as the calculation of its list gives it, or as
//! the next list would.

use crate::acts::desk::OfficeError;
use crate::lists::ClosedList;
use crate::lists::compute::explaining::{About, Calculation, sealed};
use crate::lists::forecast::Forecast;
use crate::rating::rate_case::Answer;
use crate::views::public::is_public;
use arpad_model::{
    Finding, Hundredths, List, Origin, PersonId, Place, RegisteredTournament, Severity, TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::lists;
use arpad_rules::chess::rated;
use arpad_rules::go::hungary::rated::Status;
use std::collections::HashMap;

/// The changes of a tournament.
#[derive(Clone, Debug)]
pub struct Changes {
    /// The list they are in.
    pub list: List,
    /// It is not published yet: the next list would have them.
    pub is_forecast: bool,
    /// By the number a player is rated by.
    pub players: HashMap<PersonId, Change>,
    /// What the law says about the tournament as a whole.
    pub findings: Vec<Finding>,
}

/// One player in one tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// His rating at the start; none = unrated.
    pub rating: Option<i32>,
    /// What came of it.
    pub by: By,
}

/// What a tournament brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Chess: hundredths of a point, before the list rounds their sum.
    Hundredths(Hundredths),
    /// Go: points.
    Points(i32),
    /// A first rating on that list.
    First(i32),
    /// Nothing yet: unrated, or no game counts.
    Nothing,
}

/// The changes a tournament made, or by a forecast would make; none where no list counts it.
pub fn tournament_changes(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    forecast: Option<&Forecast>,
) -> Result<Option<Changes>, OfficeError> {
    let computed = |list: &List| is_public(list) && list.origin == Origin::Computed;
    let found = match event.state {
        TournamentState::Rated => lists::of_tournament(store, event.id)?.into_iter().rfind(computed),
        _ => None,
    };
    let (list, is_forecast, found) = match found {
        Some(list) => {
            let Some(found) = sealed(store, &list, About::Tournament(event.id))? else { return Ok(None) };
            (list, false, found)
        }
        None => {
            let Some(forecast) = forecast else { return Ok(None) };
            let counts = |spec: &ClosedList| spec.revision == 0 && spec.tournaments.contains(&event.id);
            let Some(at) = forecast.draft.specs.iter().position(counts) else { return Ok(None) };
            let found = forecast.calculation(store, at, About::Tournament(event.id))?;
            let Some(found) = found else { return Ok(None) };
            (forecast.list(at), true, found)
        }
    };
    let (players, findings) = told(&found, &event.id.to_string());
    Ok(Some(Changes { list, is_forecast, players, findings }))
}

/// What a calculation says about one of its tournaments.
fn told(found: &Calculation, id: &str) -> (HashMap<PersonId, Change>, Vec<Finding>) {
    let mut players = HashMap::new();
    let about = |at: Option<usize>, all: &[Finding]| -> Vec<Finding> {
        let of = |finding: &&Finding| match finding.place {
            Place::Tournament(one) | Place::Round(one, _) | Place::Game(one, _) => Some(one) == at,
            Place::Everything | Place::Player(_) => false,
        };
        all.iter().filter(of).filter(|finding| finding.severity != Severity::Note).cloned().collect()
    };
    match &found.answer {
        Answer::Chess(answer) => {
            let at = answer.period.tournaments.iter().position(|one| one.id == id);
            for (result, person) in answer.rated.players.iter().zip(&found.persons) {
                let Some(of) = result.tournaments.iter().find(|one| Some(one.tournament) == at) else { continue };
                let by = match (of.change, result.status, result.after) {
                    (Some(by), _, _) => By::Hundredths(by),
                    (None, rated::Status::New, Some(after)) => By::First(after as i32),
                    _ => By::Nothing,
                };
                let rating = of.games.iter().find_map(|game| game.own_rating).map(i32::from);
                players.insert(*person, Change { rating, by });
            }
            (players, about(at, &answer.rated.findings))
        }
        Answer::Mgsz(answer) => {
            let at = answer.period.tournaments.iter().position(|one| one.id == id);
            for player in answer.rated.iter().flat_map(|rated| &rated.players) {
                let Some(person) = found.persons.get(player.player) else { continue };
                let Some(of) = player.tournaments.iter().find(|one| Some(one.tournament) == at) else { continue };
                let (rating, by) = match (player.status, player.after) {
                    // A newcomer has his initial points before his first game.
                    (Status::Registered, _) | (Status::New, Some(_)) => {
                        (Some(of.before), By::Points(of.after - of.before))
                    }
                    _ => (None, By::Nothing),
                };
                players.insert(*person, Change { rating, by });
            }
            (players, about(at, &answer.findings))
        }
        Answer::Egf(_) => (players, Vec::new()),
    }
}
