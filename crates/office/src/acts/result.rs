//! The result of one game of an accepted report was another.

pub use crate::intake::roster::line_meant;

use crate::acts::accept::ratable;
use crate::acts::correction::{reaches_back, with_reason};
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::tournament_of;
use crate::lists::compute::{Entering, check_event};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    CorrectionKind, EntryId, Finding, Game, GoOutcome, Outcome, PersonId, SetAside, TournamentId, TournamentState,
};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use serde::{Deserialize, Serialize};

/// Behind the result of a game that was played and is not rated: force majeure or fair play.
pub const SET_ASIDE: &str = "set-aside";

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultAct {
    /// The tournament.
    pub tournament: TournamentId,
    /// Which game, in the order of the report, from 0.
    pub game: u32,
    /// Its result, in the notation of a case file; with `set-aside` behind it where the game is not rated.
    pub result: String,
    /// What the report had said.
    pub instead_of: String,
}

/// A game as somebody at a desk names it.
#[derive(Clone, Copy, Debug)]
pub struct WhichGame {
    /// The round.
    pub round: u16,
    /// One of the players: the line of the report, from 0.
    pub line: u32,
    /// The other, where the first has several games in the round.
    pub against: Option<u32>,
}

/// A corrected game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectedGame {
    /// White; in go Black, as results of go are written.
    pub first: PersonId,
    /// The other player; none where a go player had no opponent.
    pub second: Option<PersonId>,
    /// The result as it was.
    pub before: String,
    /// The result as it is.
    pub after: String,
    /// Nobody knows who had which color: the result is told by who won.
    pub is_uncolored: bool,
    /// A list has counted the event already.
    pub is_rated: bool,
    /// What the law says of the event now.
    pub findings: Vec<Finding>,
}

/// Corrects the result of one game of an accepted report.
pub fn correct_result(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    which: WhichGame,
    result: &str,
) -> Result<CorrectedGame, OfficeError> {
    let event = tournament_of(store, tournament)?;
    if !matches!(event.state, TournamentState::Accepted | TournamentState::Rated) {
        let refusal = Refusal::new(code::TOURNAMENT_NOT_ACCEPTED).with("tournament", tournament);
        return Err(refusal.with("state", event.state.as_str()).into());
    }
    let report = reports::known(store, tournament, EntryId::LAST)?;
    let mut report = report.ok_or_else(|| no_report(EntryId::LAST))?;
    let lines = report.persons().len();
    if let Some(line) = [Some(which.line), which.against].into_iter().flatten().find(|line| *line as usize >= lines) {
        return Err(Refusal::new(code::LINE_UNKNOWN).with("line", line + 1).with("lines", lines).into());
    }
    let game = find(&report, which)?;
    let (first, second) = players(&report, game);
    let result = written(&report, (game, which.line), result)?;
    if !fits(&report, game, &result) {
        return Err(Refusal::new(code::RESULT_OF_BYE).with("result", result.as_str()).into());
    }
    let before = set(&mut report, game, &result).ok_or_else(|| no_report(EntryId::LAST))?;
    if before == result {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    let file = event.submission.unwrap_or_default();
    let found = check_event(store, &event, &report, &Entering::accepted())?;
    let findings = ratable((file, tournament), found)?;
    with_reason(stamp)?;
    let act = ResultAct { tournament, game: game as u32, result: result.clone(), instead_of: before.clone() };
    enact(store, stamp, &Act::Result(act))?;
    let is_uncolored = is_uncolored(&report, game);
    Ok(CorrectedGame { first, second, before, after: result, is_uncolored, is_rated: event.list.is_some(), findings })
}

/// The one game of a player in a round.
fn find(report: &Report, which: WhichGame) -> Result<usize, OfficeError> {
    let is_meant = |round: u16, one: u32, other: Option<u32>| {
        let players = [Some(one), other];
        let has = |line: u32| players.contains(&Some(line));
        round == which.round && has(which.line) && which.against.is_none_or(has)
    };
    let found: Vec<usize> = match report {
        Report::Chess { tournament, .. } => {
            let games = tournament.games.iter().enumerate();
            games.filter(|(_, game)| is_meant(game.round, game.white, Some(game.black))).map(|(at, _)| at).collect()
        }
        Report::Go { tournament, .. } => {
            let games = tournament.games.iter().enumerate();
            games.filter(|(_, game)| is_meant(game.round, game.black, game.white)).map(|(at, _)| at).collect()
        }
    };
    let refuse = |code| {
        let refusal = Refusal::new(code).with("round", u32::from(which.round)).with("line", which.line + 1);
        Err(refusal.with("games", found.len()).into())
    };
    match found.as_slice() {
        [one] => Ok(*one),
        [] => refuse(code::GAME_UNKNOWN),
        _ => refuse(code::GAME_SEVERAL),
    }
}

fn players(report: &Report, game: usize) -> (PersonId, Option<PersonId>) {
    let persons = report.persons();
    match report {
        Report::Chess { tournament, .. } => {
            let game = &tournament.games[game];
            (persons[game.white as usize], Some(persons[game.black as usize]))
        }
        Report::Go { tournament, .. } => {
            let game = &tournament.games[game];
            (persons[game.black as usize], game.white.map(|white| persons[white as usize]))
        }
    }
}

fn is_uncolored(report: &Report, game: usize) -> bool {
    matches!(report, Report::Go { tournament, .. } if tournament.games[game].uncolored)
}

/// A result of go that is said of the player who is named: he won, or lost.
fn of_player(report: &Report, (game, line): (usize, u32), result: &str) -> Option<GoOutcome> {
    let Report::Go { tournament, .. } = report else { return None };
    let has_won = match result {
        "won" | "nyert" | "győzött" => true,
        "lost" | "vesztett" => false,
        _ => return None,
    };
    let is_black = tournament.games[game].black == line;
    Some(if is_black == has_won { GoOutcome::Black } else { GoOutcome::White })
}

/// A result in the notation of a case file, from what people write. Where the report has no colors nobody can say that Black
/// won: then the result is said of the player who is named.
fn written(report: &Report, of: (usize, u32), result: &str) -> Result<String, OfficeError> {
    let result = result.trim().to_lowercase().replace(['–', ':'], "-");
    let (result, is_aside) = match (report, result.strip_suffix(SET_ASIDE)) {
        (Report::Chess { .. }, Some(bare)) => (bare.trim_end().to_owned(), true),
        _ => (result, false),
    };
    if let Some(outcome) = of_player(report, of, &result) {
        return Ok(outcome.as_str().to_owned());
    }
    if is_uncolored(report, of.0) && matches!(result.as_str(), "black" | "white") {
        return Err(Refusal::new(code::RESULT_UNCOLORED).with("result", result.as_str()).into());
    }
    let (found, known) = match report {
        Report::Chess { .. } => {
            let usual = match result.as_str() {
                "1/2" | "½" | "½-½" | "=" | "0.5-0.5" => Outcome::Draw.as_str(),
                "+--" | "+-" => Outcome::WhiteByForfeit.as_str(),
                "--+" | "-+" => Outcome::BlackByForfeit.as_str(),
                "---" | "--" => Outcome::BothForfeit.as_str(),
                other => other,
            };
            (Outcome::parse(usual).map(Outcome::as_str), Outcome::ALL.map(Outcome::as_str).join("  "))
        }
        Report::Go { .. } => {
            let known = ["won", "lost"].into_iter().chain(GoOutcome::ALL.map(GoOutcome::as_str));
            (GoOutcome::parse(&result).map(GoOutcome::as_str), known.collect::<Vec<_>>().join("  "))
        }
    };
    let refused = || Refusal::new(code::RESULT_UNKNOWN).with("result", result.as_str()).with("known", known.as_str());
    let found = found.ok_or_else(refused)?;
    match is_aside {
        // Only a game that was played can be set aside.
        true if Outcome::parse(found).is_some_and(Outcome::is_played) => Ok(format!("{found} {SET_ASIDE}")),
        true => Err(refused().into()),
        false => Ok(found.to_owned()),
    }
}

/// A point without an opponent and a game with one are not each other's results.
fn fits(report: &Report, game: usize, result: &str) -> bool {
    match report {
        Report::Chess { .. } => true,
        Report::Go { tournament, .. } => {
            tournament.games[game].white.is_none() == GoOutcome::parse(result).is_some_and(GoOutcome::is_alone)
        }
    }
}

/// Sets the result of a game and says what it was; none where there is no such game or no such result.
fn set(report: &mut Report, game: usize, result: &str) -> Option<String> {
    let before = match report {
        Report::Chess { tournament, .. } => {
            let game = tournament.games.get_mut(game)?;
            let (outcome, is_aside) = match result.strip_suffix(SET_ASIDE) {
                Some(bare) => (bare.trim_end(), true),
                None => (result, false),
            };
            let before = told(game);
            game.outcome = Outcome::parse(outcome)?;
            game.set_aside = is_aside.then_some(SetAside::Ruled);
            return Some(before);
        }
        Report::Go { tournament, .. } => {
            let outcome = &mut tournament.games.get_mut(game)?.outcome;
            std::mem::replace(outcome, GoOutcome::parse(result)?).as_str()
        }
    };
    Some(before.to_owned())
}

/// The result of a chess game as an act writes it.
fn told(game: &Game) -> String {
    let outcome = game.outcome.as_str();
    if game.set_aside.is_some() { format!("{outcome} {SET_ASIDE}") } else { outcome.to_owned() }
}

fn no_report(entry: EntryId) -> OfficeError {
    OfficeError::Differs { entry, what: "the event has no report, or not this game".to_owned() }
}

impl Body for ResultAct {
    const NAME: &'static str = "result";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Result);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let event = tournament_of(store, self.tournament)?;
        let report = reports::known(store, event.id, entry.seq)?;
        let mut report = report.ok_or_else(|| no_report(entry.seq))?;
        let before = set(&mut report, self.game as usize, &self.result).ok_or_else(|| no_report(entry.seq))?;
        if before != self.instead_of {
            let what = format!("the game ended {before} and not {} before", self.instead_of);
            return Err(OfficeError::Differs { entry: entry.seq, what });
        }
        reports::put(store, event.id, &report, entry.seq)?;
        Ok(reaches_back(store, entry, (event.id, event.list), CorrectionKind::Result)?)
    }
}
