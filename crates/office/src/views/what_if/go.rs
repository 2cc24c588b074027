//! Next games of go.

use super::{Brought, NextGame, Single, Total};
use arpad_model::{
    Change, Decimal, GoGame, GoOutcome, GoPeriod, GoPlayer, GoTournament, HalfPoints, Place, Thousandths,
};
use arpad_rules::go::hungary::edition::Edition;
use arpad_rules::go::hungary::grades::entry_grade;
use arpad_rules::go::hungary::rate;
use arpad_rules::go::hungary::rated::{GoRated, RatedPlayer};
use jiff::civil::Date;

pub(super) type GoLaw = (Edition, GoPlayer);

pub(super) fn single(law: &GoLaw, start: Date, multiplier: u32, game: &NextGame) -> Single {
    let rated = [2, 0].map(|halves| rated(law, start, multiplier, &[(*game, HalfPoints(halves))]));
    let point = |rated: &GoRated| rated.players[0].tournaments.first()?.games.first()?.point.map(|point| point.point);
    // A win is worth what was not expected.
    let expected = rated[0].as_ref().and_then(point).map(|won| Decimal(1000 - won.0));
    let outcomes = [2, 0].into_iter().zip(&rated);
    let outcomes = outcomes.filter_map(|(halves, one)| Some(brought(HalfPoints(halves), &one.as_ref()?.players[0])));
    Single { expected, outcomes: outcomes.collect() }
}

pub(super) fn total(law: &GoLaw, start: Date, multiplier: u32, games: &[(NextGame, HalfPoints)]) -> Option<Total> {
    let mut rated = rated(law, start, multiplier, games)?;
    let player = rated.players.remove(0);
    let points = player.tournaments.iter().flat_map(|one| &one.games).filter_map(|game| game.point);
    let (count, sum) = points.fold((0, 0), |(count, sum), point| (count + 1, sum + point.point.0));
    let score = HalfPoints(games.iter().map(|(_, score)| score.0).sum());
    let expected: Thousandths = Decimal(i64::from(score.0) * 500 - sum);
    rated.findings.retain(|finding| finding.place == Place::Player(0));
    Some(Total {
        games: count,
        score,
        expected: Some(expected),
        multiplier: Some(multiplier),
        brought: brought(score, &player),
        steps: player.steps,
        findings: rated.findings,
    })
}

/// A tournament of the player against each of these; none where the law refuses it.
fn rated((edition, own): &GoLaw, start: Date, multiplier: u32, games: &[(NextGame, HalfPoints)]) -> Option<GoRated> {
    let opponent = |(at, (game, _)): (usize, &(NextGame, HalfPoints))| GoPlayer {
        id: (at + 1).to_string(),
        rating: Some(game.opponent),
        grade: Some(entry_grade(game.opponent)),
        ..GoPlayer::default()
    };
    let own_points = own.rating.unwrap_or_default();
    let seat = |(at, (game, score)): (u32, &(NextGame, HalfPoints))| {
        // Whoever receives stones has Black.
        let is_black = own_points <= game.opponent;
        let (black, white) = if is_black { (0, at) } else { (at, 0) };
        let outcome = match (score.0, is_black) {
            (1, _) => GoOutcome::Jigo,
            (2.., true) | (0, false) => GoOutcome::Black,
            (0, true) | (2.., false) => GoOutcome::White,
        };
        GoGame { round: at as u16, black, white: Some(white), handicap: game.handicap, outcome, uncolored: false }
    };
    let mut tournament = GoTournament::new("–".to_owned(), start, start);
    tournament.multiplier = Some(multiplier);
    tournament.even = Some(games.iter().all(|(game, _)| game.handicap == 0));
    tournament.games = (1..).zip(games).map(seat).collect();
    let players = std::iter::once(own.clone()).chain(games.iter().enumerate().map(opponent)).collect();
    rate(edition, &GoPeriod { players, tournaments: vec![tournament], decisions: Vec::new() }).ok()
}

fn brought(score: HalfPoints, player: &RatedPlayer) -> Brought {
    Brought {
        score,
        change: player.change.map(Change::Points),
        after: player.after.map(i64::from),
        grade: player.grade,
    }
}
