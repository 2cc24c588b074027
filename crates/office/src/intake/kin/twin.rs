//! The same event under another name: the same players met on the same days. Rated twice, every game would count twice.

use super::field::lines_in;
use crate::intake::identify::Line;
use crate::intake::read_report::{Games, Unidentified, read_report};
use crate::refusal::OfficeError;
use crate::register::standing_for;
use arpad_model::{
    EntryId, Game, GoGame, PersonId, RegisteredTournament, SubmissionState, TournamentId, TournamentState,
};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{parts, reports, submissions, tournaments};
use arpad_registry::{Reader, blobs};
use std::collections::{HashMap, HashSet};

/// An event in which the same players met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twin {
    /// The event.
    pub event: RegisteredTournament,
    /// Games of the same two players with the same colors.
    pub games: usize,
    /// Games of the file.
    pub of: usize,
}

impl Twin {
    /// Its games count, or wait for the next list.
    pub fn is_accepted(&self) -> bool {
        is_accepted(&self.event)
    }
}

/// Who the lines are that are known.
pub(crate) fn persons_known(lines: &[Line]) -> Vec<Option<PersonId>> {
    let known = |line: &Line| match line {
        Line::Known(person) => Some(*person),
        _ => None,
    };
    lines.iter().map(known).collect()
}

/// Whether so many players in common are worth a look at the games.
pub(crate) fn shares_players(common: usize, one: usize, other: usize) -> bool {
    common >= 2 && common * 3 >= one.min(other)
}

/// An accepted event of the same series and days, other than the report's own, in which half of the games were played by the
/// same players with the same colors; of several the one with the most.
pub(crate) fn twin_of(
    store: &mut Reader<'_>,
    own: TournamentId,
    reported: &Unidentified,
    persons: &[Option<PersonId>],
) -> Result<Option<Twin>, OfficeError> {
    let known: HashSet<PersonId> = persons.iter().flatten().copied().collect();
    let mut everybody: Vec<PersonId> = known.iter().copied().collect();
    everybody.sort_unstable();
    let mut events = tournaments::held_by_any(store, &everybody, (reported.starts, reported.ends))?;
    let parts = own_parts(store, own)?;
    events.retain(|event| is_accepted(event) && event.series == reported.series && !parts.contains(&event.id));
    let numbers: Vec<TournamentId> = events.iter().map(|event| event.id).collect();
    let mut newest: HashMap<TournamentId, Report> = HashMap::new();
    reports::each_among(store, &numbers, EntryId::LAST, |event, report| {
        newest.insert(event, report);
        Ok(())
    })?;
    let own: Vec<(PersonId, PersonId)> = pairs(&reported.event, |line| persons.get(line as usize).copied().flatten());
    let of = games_of(&reported.event).len();
    let mut best: Option<Twin> = None;
    for event in events {
        let Some(report) = newest.remove(&event.id) else { continue };
        let mut theirs = report.persons().to_vec();
        for person in theirs.iter_mut().filter(|person| !known.contains(person)) {
            *person = standing_for(store, *person)?;
        }
        let common = theirs.iter().filter(|person| known.contains(person)).count();
        if !shares_players(common, persons.len(), theirs.len()) {
            continue;
        }
        let played = of_report(&report);
        let pairs: Vec<(PersonId, PersonId)> =
            played.iter().map(|(one, other)| (theirs[*one as usize], theirs[*other as usize])).collect();
        let games = in_both(&own, &pairs);
        if is_same(games, of, pairs.len()) && best.as_ref().is_none_or(|best| games > best.games) {
            best = Some(Twin { event, games, of });
        }
    }
    Ok(best)
}

/// The same among files that wait, by what they say of their players; of events that begin on the same day.
pub(super) fn waiting_twin(
    store: &mut Reader<'_>,
    own: TournamentId,
    reported: &Unidentified,
) -> Result<Option<Twin>, OfficeError> {
    let mut events = tournaments::waiting_on(store, reported.series, reported.starts)?;
    events.retain(|event| event.id != own);
    let of = games_of(&reported.event).len();
    for event in events {
        let Some(file) = event.submission.map(|file| submissions::get(store, file)).transpose()?.flatten() else {
            continue;
        };
        if !matches!(file.state, SubmissionState::Received | SubmissionState::Questions) {
            continue;
        }
        let Ok(other) = read_report(&blobs::bytes(store, file.blob)?) else { continue };
        let lines = lines_in(&reported.players, &other.players);
        let own = pairs(&reported.event, |line| lines.get(line as usize).copied().flatten());
        let theirs = pairs(&other.event, Some);
        let games = in_both(&own, &theirs);
        if is_same(games, of, theirs.len()) {
            return Ok(Some(Twin { event, games, of }));
        }
    }
    Ok(None)
}

fn is_accepted(event: &RegisteredTournament) -> bool {
    matches!(event.state, TournamentState::Accepted | TournamentState::Rated)
}

/// Half of the games of the shorter report; two players may meet once in two events of a weekend.
fn is_same(games: usize, one: usize, other: usize) -> bool {
    games >= 2 && games * 2 >= one.min(other)
}

/// An event and its parts.
fn own_parts(store: &mut Reader<'_>, own: TournamentId) -> Result<Vec<TournamentId>, OfficeError> {
    let whole = parts::event_of(store, own)?.unwrap_or(own);
    let mut all = parts::of(store, whole)?;
    all.extend([own, whole]);
    Ok(all)
}

/// How many of these games are among the others, each counted once.
fn in_both<T: Copy + Eq + std::hash::Hash>(one: &[(T, T)], other: &[(T, T)]) -> usize {
    let mut left: HashMap<(T, T), usize> = HashMap::new();
    for pair in other {
        *left.entry(*pair).or_default() += 1;
    }
    let takes = |pair: &&(T, T)| match left.get_mut(*pair) {
        Some(count) if *count > 0 => {
            *count -= 1;
            true
        }
        _ => false,
    };
    one.iter().filter(takes).count()
}

/// The games whose two players are known.
fn pairs<T>(games: &Games, who: impl Fn(u32) -> Option<T>) -> Vec<(T, T)> {
    games_of(games).into_iter().filter_map(|(one, other)| Some((who(one)?, who(other)?))).collect()
}

fn games_of(games: &Games) -> Vec<(u32, u32)> {
    match games {
        Games::Chess(tournament) => of_chess(&tournament.games),
        Games::Go(tournament, _) => of_go(&tournament.games),
    }
}

fn of_report(report: &Report) -> Vec<(u32, u32)> {
    match report {
        Report::Chess { tournament, .. } => of_chess(&tournament.games),
        Report::Go { tournament, .. } => of_go(&tournament.games),
    }
}

/// Played games by line, White first.
fn of_chess(games: &[Game]) -> Vec<(u32, u32)> {
    games.iter().filter(|game| game.outcome.is_played()).map(|game| (game.white, game.black)).collect()
}

/// Played games by line, Black first.
fn of_go(games: &[GoGame]) -> Vec<(u32, u32)> {
    let played = games.iter().filter(|game| game.outcome.is_played());
    played.filter_map(|game| Some((game.black, game.white?))).collect()
}
