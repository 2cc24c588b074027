//! Next games of chess.

use super::{Brought, NextGame, Single, Total};
use crate::rating::calculator::{k_of, rate_against, what_if};
use arpad_model::{Change, Decimal, HalfPoints, Hundredths, PeriodPlayer, Place, PoolGame, Rating, Thousandths};
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::rated::{KUsed, PlayerResult};
use jiff::civil::Date;

pub(super) type ChessLaw = (Edition, PeriodPlayer);

/// K on a day.
pub(super) fn k((edition, own): &ChessLaw, start: Date) -> Option<KUsed> {
    own.rating.and_then(|_| k_of(edition, start, own, 1).0.k)
}

pub(super) fn single((edition, own): &ChessLaw, start: Date, game: &NextGame) -> Single {
    let Some(opponent) = Rating::new(game.opponent.into()) else {
        return Single { expected: None, outcomes: Vec::new() };
    };
    let [lost, drawn, won] = what_if(edition, start, own, &[], opponent);
    let expected = won.tournaments.first().and_then(|one| one.games.first()).and_then(|game| game.expected);
    let outcomes = [(2, won), (1, drawn), (0, lost)].map(|(halves, result)| brought(HalfPoints(halves), &result));
    Single { expected: expected.map(in_thousandths), outcomes: outcomes.to_vec() }
}

pub(super) fn total((edition, own): &ChessLaw, start: Date, games: &[(NextGame, HalfPoints)]) -> Option<Total> {
    let pooled = |(game, score): &(NextGame, HalfPoints)| {
        Some(PoolGame { opponent: Rating::new(game.opponent.into())?, score: *score })
    };
    let games: Vec<PoolGame> = games.iter().filter_map(pooled).collect();
    let (_, mut rated) = rate_against(edition, start, own.clone(), &games);
    let result = rated.players.remove(0);
    rated.findings.retain(|finding| finding.place == Place::Player(0));
    Some(Total {
        games: result.games,
        score: result.score,
        expected: result.expected.map(in_thousandths),
        multiplier: result.k.map(|k| k.used.into()),
        brought: brought(result.score, &result),
        findings: rated.findings,
        steps: result.steps,
    })
}

fn brought(score: HalfPoints, result: &PlayerResult) -> Brought {
    // Below the floor there is a number, and no rating.
    let after = result.after.filter(|_| result.published);
    Brought { score, change: result.change.map(Change::Hundredths), after, grade: None }
}

fn in_thousandths(hundredths: Hundredths) -> Thousandths {
    Decimal(hundredths.0 * 10)
}
