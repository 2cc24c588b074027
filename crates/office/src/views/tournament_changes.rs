//! What a tournament did to those who played in it: each player's change, as the calculation of its list gives it, or as
//! the next list would.

use crate::acts::desk::OfficeError;
use crate::lists::ClosedList;
use crate::lists::compute::People;
use crate::lists::compute::explaining::{About, Calculation, sealed};
use crate::lists::forecast::Forecast;
use crate::rating::rate_case::Answer;
use crate::views::public::is_public;
use arpad_model::{
    Finding, Hundredths, List, Origin, PersonId, Place, RegisteredTournament, Severity, TournamentId, TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::lists;
use arpad_rules::catalogue::chess_edition;
use arpad_rules::chess::performance::Counted;
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
    /// His rating on the list that counts it, with everything else that list counts; in go right after the tournament.
    pub after: Option<i32>,
    /// Chess: the performance by the games that counted. Information, never a rating.
    pub performance: Option<i64>,
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
    // A number that leads elsewhere since was rated as itself; everybody is looked up as he is known today.
    let people = People::numbers(store)?;
    let players = players.into_iter().map(|(person, change)| (people.standing_for(person), change)).collect();
    Ok(Some(Changes { list, is_forecast, players, findings }))
}

/// What the tournaments of a list did to one player, under any number he had then; nothing where he has no game in it.
pub fn changes_of(
    store: &mut Reader<'_>,
    list: &List,
    person: PersonId,
) -> Result<HashMap<TournamentId, Change>, OfficeError> {
    let people = People::numbers(store)?;
    let mut all = HashMap::new();
    for number in std::iter::once(person).chain(people.others_of(person)) {
        let found = sealed(store, list, About::Person(number))?;
        all.extend(found.map(|found| of_person(&found, number)).unwrap_or_default());
    }
    Ok(all)
}

/// The same of the lists a forecast would make.
pub fn changes_awaited(
    store: &mut Reader<'_>,
    forecast: &Forecast,
    person: PersonId,
) -> Result<HashMap<TournamentId, Change>, OfficeError> {
    let mut all = HashMap::new();
    for at in 0..forecast.draft.specs.len() {
        if forecast.draft.specs[at].revision == 0 {
            let found = forecast.calculation(store, at, About::Person(person))?;
            all.extend(found.map(|found| of_person(&found, person)).unwrap_or_default());
        }
    }
    Ok(all)
}

/// A player's tournaments in a calculation.
fn of_person(found: &Calculation, person: PersonId) -> HashMap<TournamentId, Change> {
    let Some(position) = found.persons.iter().position(|one| *one == person) else { return HashMap::new() };
    let numbers: Vec<Option<TournamentId>> = match &found.answer {
        Answer::Chess(answer) => {
            answer.period.tournaments.iter().map(|one| one.id.parse().ok().map(TournamentId)).collect()
        }
        Answer::Mgsz(answer) => {
            answer.period.tournaments.iter().map(|one| one.id.parse().ok().map(TournamentId)).collect()
        }
        Answer::Egf(_) => Vec::new(),
    };
    let told = |(at, number): (usize, &Option<TournamentId>)| Some(((*number)?, one_of(&found.answer, position, at)?));
    numbers.iter().enumerate().filter_map(told).collect()
}

/// One player in one tournament, both by their positions in the calculation.
fn one_of(answer: &Answer, position: usize, at: usize) -> Option<Change> {
    match answer {
        Answer::Chess(answer) => {
            let result = answer.rated.players.get(position)?;
            let of = result.tournaments.iter().find(|one| one.tournament == at)?;
            let by = match (of.change, result.status, result.after) {
                (Some(by), _, _) => By::Hundredths(by),
                (None, rated::Status::New, Some(after)) => By::First(after as i32),
                _ => By::Nothing,
            };
            let edition = chess_edition(of.edition.0);
            let performance = edition.and_then(|edition| Some(Counted::of(of)?.performance(edition).rating));
            let rating = of.games.iter().find_map(|game| game.own_rating).map(i32::from);
            let after = result.after.filter(|_| result.published).map(|after| after as i32);
            Some(Change { rating, by, after, performance })
        }
        Answer::Mgsz(answer) => {
            let player = answer.rated.iter().flat_map(|rated| &rated.players).find(|one| one.player == position)?;
            let of = player.tournaments.iter().find(|one| one.tournament == at)?;
            let (rating, by, after) = match (player.status, player.after) {
                // A newcomer has his initial points before his first game.
                (Status::Registered, _) | (Status::New, Some(_)) => {
                    (Some(of.before), By::Points(of.after - of.before), Some(of.after))
                }
                _ => (None, By::Nothing, None),
            };
            Some(Change { rating, by, after, performance: None })
        }
        Answer::Egf(_) => None,
    }
}

/// What a calculation says about one of its tournaments.
fn told(found: &Calculation, id: &str) -> (HashMap<PersonId, Change>, Vec<Finding>) {
    let about = |at: Option<usize>, all: &[Finding]| -> Vec<Finding> {
        let of = |finding: &&Finding| match finding.place {
            Place::Tournament(one) | Place::Round(one, _) | Place::Game(one, _) => Some(one) == at,
            Place::Everything | Place::Player(_) => false,
        };
        all.iter().filter(of).filter(|finding| finding.severity != Severity::Note).cloned().collect()
    };
    let (at, findings) = match &found.answer {
        Answer::Chess(answer) => {
            let at = answer.period.tournaments.iter().position(|one| one.id == id);
            (at, about(at, &answer.rated.findings))
        }
        Answer::Mgsz(answer) => {
            let at = answer.period.tournaments.iter().position(|one| one.id == id);
            (at, about(at, &answer.findings))
        }
        Answer::Egf(_) => (None, Vec::new()),
    };
    let Some(at) = at else { return (HashMap::new(), findings) };
    let one = |(position, person): (usize, &PersonId)| Some((*person, one_of(&found.answer, position, at)?));
    (found.persons.iter().enumerate().filter_map(one).collect(), findings)
}
