//! The games attached to an event beside its report: which are missing, which are too many, which ended otherwise.

use crate::intake::events::submission_of;
use crate::intake::read_report::{Games, read_report};
use crate::refusal::OfficeError;
use crate::register::matching::{Sought, keys_of_text};
use arpad_formats::notice::Notice;
use arpad_formats::pgn::{self, GameResult};
use arpad_model::{EntryId, Game, Outcome, RegisteredTournament, TournamentState, unhex};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use arpad_registry::{Reader, blobs};

/// Attached games, compared with the report.
#[derive(Clone, Debug)]
pub struct Compared {
    /// Games in the file.
    pub games: usize,
    /// Games in the report that were played.
    pub played: usize,
    /// What differs.
    pub differences: Vec<Difference>,
    /// What the reader says of the file.
    pub notices: Vec<Notice>,
}

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Which.
    pub kind: DifferenceKind,
    /// The line in the file of games, from 1; 0 where the game is not in it.
    pub line: usize,
    /// The round, as the report or else the file has it; 0 = not known.
    pub round: u16,
    /// White, as the report or else the file names him.
    pub white: String,
    /// Black.
    pub black: String,
    /// The result in the file of games; `-` where the game is not in it.
    pub in_games: &'static str,
    /// The result in the report; `-` where the game is not in it.
    pub in_report: &'static str,
}

/// How a game can differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// Played by the report, and not among the games.
    Missing,
    /// Among the games, and not in the report.
    Unreported,
    /// It ended otherwise.
    Result,
    /// The report has it as played, but nobody made a move.
    WithoutMoves,
}

impl DifferenceKind {
    /// Its stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            DifferenceKind::Missing => "missing",
            DifferenceKind::Unreported => "unreported",
            DifferenceKind::Result => "result",
            DifferenceKind::WithoutMoves => "without-moves",
        }
    }
}

/// Compares the games attached to an event with its newest report; none where one of them has not come.
pub fn compared(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<Option<Compared>, OfficeError> {
    let (Some(attached), Some(submission)) = (&event.facts.pgn, event.submission) else { return Ok(None) };
    let Some(kept) = unhex(&attached.sha256).map(|hash| blobs::find(store, &hash)).transpose()?.flatten() else {
        return Ok(None);
    };
    let (games, notices) = pgn::read(&blobs::bytes(store, kept.id)?);
    let file = submission_of(store, submission)?;
    let Ok(reported) = read_report(&blobs::bytes(store, file.blob)?) else { return Ok(None) };
    let Games::Chess(tournament) = reported.event else { return Ok(None) };
    // Results that were corrected since are those of the register.
    let is_accepted = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
    let played = match reports::known(store, event.id, EntryId::LAST)? {
        Some(Report::Chess { tournament, .. }) if is_accepted => tournament.games,
        _ => tournament.games,
    };
    Ok(Some(compare(&games, notices, &reported.players, &played)))
}

fn compare(games: &[pgn::Game], notices: Vec<Notice>, players: &[Sought], reported: &[Game]) -> Compared {
    let players: Vec<Line> = players.iter().map(Line::of).collect();
    let mut is_free = vec![true; games.len()];
    let mut differences = Vec::new();
    let mut played = 0;
    for game in reported.iter().filter(|game| game.outcome.is_played()) {
        played += 1;
        let (white, black) = (&players[game.white as usize], &players[game.black as usize]);
        let fits = |one: &pgn::Game| {
            let is_round = one.round.is_none_or(|round| game.round == 0 || round == game.round);
            is_round && white.is(&one.white, one.white_fide) && black.is(&one.black, one.black_fide)
        };
        let found = (0..games.len()).find(|at| is_free[*at] && fits(&games[*at]));
        let (kind, line, in_games) = match found {
            None => (DifferenceKind::Missing, 0, "-"),
            Some(at) => {
                is_free[at] = false;
                let one = &games[at];
                let kind = match one.result {
                    result if result != result_of(game.outcome) => DifferenceKind::Result,
                    _ if one.half_moves == 0 => DifferenceKind::WithoutMoves,
                    _ => continue,
                };
                (kind, one.line, one.result.as_str())
            }
        };
        differences.push(Difference {
            kind,
            line,
            round: game.round,
            white: white.name.clone(),
            black: black.name.clone(),
            in_games,
            in_report: result_of(game.outcome).as_str(),
        });
    }
    for (one, _) in games.iter().zip(is_free).filter(|(_, is_free)| *is_free) {
        differences.push(Difference {
            kind: DifferenceKind::Unreported,
            line: one.line,
            round: one.round.unwrap_or(0),
            white: one.white.clone(),
            black: one.black.clone(),
            in_games: one.result.as_str(),
            in_report: "-",
        });
    }
    Compared { games: games.len(), played, differences, notices }
}

/// A player of the report, as games may name him.
struct Line {
    name: String,
    keys: String,
    fide: Option<u32>,
}

impl Line {
    fn of(sought: &Sought) -> Self {
        Line {
            name: sought.name.clone(),
            keys: keys_of_text(&sought.name).tokens,
            fide: sought.fide.map(|fide| fide.0),
        }
    }

    /// By number where both have one, else by name, in whatever order its parts stand.
    fn is(&self, name: &str, fide: Option<u32>) -> bool {
        match (self.fide, fide) {
            (Some(own), Some(other)) => own == other,
            _ => keys_of_text(name).tokens == self.keys,
        }
    }
}

fn result_of(outcome: Outcome) -> GameResult {
    match outcome {
        Outcome::WhiteWins => GameResult::White,
        Outcome::BlackWins => GameResult::Black,
        Outcome::Draw => GameResult::Draw,
        _ => GameResult::Open,
    }
}
