//! Short ways to write a case down.
#![allow(dead_code, reason = "two test files share it, each uses a part")]

use arpad_model::{
    Finding, GoGame, GoOutcome, GoPeriod, GoPlayer, GoTime, GoTournament, Grade, Overtime, Severity, Step,
};
use arpad_rules::go::hungary::rated::{GoRated, RatedPlayer};
use arpad_rules::go::hungary::{Edition, MGSZ_2012, rate};
use jiff::civil::{Date, date};

pub fn grade(text: &str) -> Grade {
    Grade::parse(text).expect("a grade")
}

pub fn day(day: i8) -> Date {
    date(2012, 5, day)
}

/// A player of the register.
pub fn player(id: &str, rating: i32, held: &str) -> GoPlayer {
    GoPlayer { id: id.into(), rating: Some(rating), grade: Some(grade(held)), ..GoPlayer::default() }
}

/// A newcomer, or a foreigner once `foreign` is set.
pub fn unrated(id: &str, entry: &str) -> GoPlayer {
    GoPlayer { id: id.into(), entry_grade: Grade::parse(entry), ..GoPlayer::default() }
}

pub fn game(round: u16, black: u32, white: u32, handicap: u8, outcome: GoOutcome) -> GoGame {
    GoGame { round, black, white: Some(white), handicap, outcome, uncolored: false }
}

/// A tournament of the committee's multiplier, on one day.
pub fn tournament(id: &str, on: i8, multiplier: u32, games: Vec<GoGame>) -> GoTournament {
    GoTournament {
        multiplier: Some(multiplier),
        even: Some(games.iter().all(|game| game.handicap == 0)),
        international: Some(false),
        games,
        ..GoTournament::new(id, day(on), day(on))
    }
}

pub fn japanese(base_minutes: u32, seconds: u32) -> GoTime {
    GoTime { base_minutes, overtime: Overtime::Japanese { seconds } }
}

pub fn canadian(base_minutes: u32, moves: u32, minutes: u32) -> GoTime {
    GoTime { base_minutes, overtime: Overtime::Canadian { moves, minutes } }
}

pub fn period(players: Vec<GoPlayer>, tournaments: Vec<GoTournament>) -> GoPeriod {
    GoPeriod { players, tournaments, ..GoPeriod::default() }
}

/// Two players of 1900 and one game between them.
pub fn plain() -> GoPeriod {
    let players = vec![player("A", 1900, "2k"), player("B", 1900, "2k")];
    let mut tournament = tournament("T", 5, 0, vec![game(1, 0, 1, 0, GoOutcome::Black)]);
    (tournament.multiplier, tournament.time) = (None, Some(japanese(90, 30)));
    period(players, vec![tournament])
}

pub fn rated(period: &GoPeriod) -> GoRated {
    rate(&MGSZ_2012, period).unwrap_or_else(|findings| panic!("refused: {findings:?}"))
}

/// A case that must be refused under the plain edition: code and paragraph of every error.
pub fn refusals(period: &GoPeriod) -> Vec<(&'static str, &'static str)> {
    refusals_under(&MGSZ_2012, period)
}

pub fn refusals_under(edition: &Edition, period: &GoPeriod) -> Vec<(&'static str, &'static str)> {
    match rate(edition, period) {
        Ok(_) => Vec::new(),
        Err(findings) => severe(&findings, Severity::Error),
    }
}

pub fn severe(findings: &[Finding], severity: Severity) -> Vec<(&'static str, &'static str)> {
    let found = findings.iter().filter(|finding| finding.severity == severity);
    found.map(|finding| (finding.code.as_str(), finding.paragraph.0)).collect()
}

/// The edition with one parameter as a committee might set it.
pub fn with(name: &str, value: &str) -> Edition {
    MGSZ_2012.with(name, value).expect("a parameter of the edition")
}

pub fn steps_of<'a>(player: &'a RatedPlayer, code: &str) -> Vec<&'a Step> {
    player.steps.iter().filter(|step| step.code == code).collect()
}
