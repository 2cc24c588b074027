//! What the pages of both go laws have in common.

use super::{finding_line, numbered};
use crate::words::Language;
use crate::words::go_game::name;
use arpad_model::{EditionId, Fact, Finding, GoPeriod, GoTournament, Place};
use std::cmp::Reverse;
use std::fmt::Write;

/// The first line; a refused document says so at once.
pub(super) fn heading(language: Language, edition: EditionId, is_refused: bool) -> String {
    let mut text = format!("{}: {edition}\n", language.label("edition"));
    if is_refused {
        let _ = writeln!(text, "\n{}", language.label("go-refused"));
    }
    text
}

/// The findings, the gravest first, each with its place in words.
pub(super) fn findings(language: Language, period: &GoPeriod, findings: &[Finding]) -> String {
    let mut sorted: Vec<&Finding> = findings.iter().collect();
    sorted.sort_by_key(|finding| Reverse(finding.severity));
    let mut text = String::new();
    if !sorted.is_empty() {
        let _ = writeln!(text, "\n{}", language.label("findings"));
    }
    for finding in sorted {
        let _ = writeln!(text, "  {}", finding_line(language, place(language, period, &finding.place), finding));
    }
    text
}

fn place(language: Language, period: &GoPeriod, place: &Place) -> Option<String> {
    // The number that the register gave is no name: a finding would begin with a number that says nothing.
    let called = |tournament: usize| {
        let tournament = &period.tournaments[tournament];
        let is_number = tournament.id.bytes().all(|byte| byte.is_ascii_digit());
        tournament.name.as_deref().filter(|_| is_number).unwrap_or(&tournament.id)
    };
    let id = |tournament: usize| Fact::from(called(tournament));
    match *place {
        Place::Everything => None,
        Place::Tournament(tournament) => Some(called(tournament).to_owned()),
        Place::Round(tournament, round) => {
            let facts = [("tournament", id(tournament)), ("round", Fact::from(u32::from(round)))];
            Some(language.say("go-place-round", &facts))
        }
        Place::Game(tournament, game) => {
            let game = &period.tournaments[tournament].games[game];
            let white = game.white.map_or("–", |white| name(period, white as usize));
            let facts = [
                ("tournament", id(tournament)),
                ("round", Fact::from(u32::from(game.round))),
                ("black", Fact::from(name(period, game.black as usize))),
                ("white", Fact::from(white)),
            ];
            Some(language.say("go-place-game", &facts))
        }
        Place::Player(player) => Some(name(period, player).to_owned()),
    }
}

/// A tournament with its days.
pub(super) fn tournament_line(language: Language, tournament: &GoTournament) -> String {
    let day = |date| language.value(&Fact::Date(date));
    let name = numbered(&tournament.id, tournament.name.as_deref());
    if tournament.start == tournament.end {
        return format!("{name}   {}", day(tournament.start));
    }
    format!("{name}   {} – {}", day(tournament.start), day(tournament.end))
}

/// Labels of a table's header; an empty key is an empty cell.
pub(super) fn header<const N: usize>(language: Language, keys: [&str; N]) -> [String; N] {
    keys.map(|key| if key.is_empty() { String::new() } else { language.label(key) })
}
