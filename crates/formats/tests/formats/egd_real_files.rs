//! Every real go file at hand: players, rounds, games and notices, without any person's name.

use std::fmt::Write;

use crate::support::{file_name, fixtures, tally};
use arpad_formats::{
    egd::{
        h9::{self, Decision, Outcome},
        world_list,
    },
    notice::{Notice, Severity},
    opengotha::{self, GameResult},
};

#[test]
fn real_go_files_are_read_without_an_error() {
    let files = fixtures("go", 8);
    if files.is_empty() {
        return;
    }
    let mut table =
        String::from("file | format | players | rounds | games | handicap games | forfeits | byes | jigo | notices\n");
    for path in files {
        let name = file_name(&path);
        let bytes = std::fs::read(&path).expect("read a real file");
        let (row, notices) = row(&bytes);
        assert!(notices.iter().all(|notice| notice.severity < Severity::Error), "{name}: {notices:?}");
        writeln!(table, "{name} | {row} | {}", tally(&notices)).expect("write to a string");
    }
    insta::assert_snapshot!(table);
}

fn row(bytes: &[u8]) -> (String, Vec<Notice>) {
    if opengotha::is_opengotha(bytes) {
        assert!(!h9::is_h9(bytes) && !world_list::is_world_list(bytes), "one format only");
        let (tournament, notices) = opengotha::read(bytes);
        let rounds = tournament.parameters.as_ref().map_or(0, |parameters| parameters.rounds);
        let count = |test: fn(&opengotha::Game) -> bool| tournament.games.iter().filter(|game| test(game)).count();
        let row = format!(
            "opengotha | {} | {rounds} | {} | {} | {} | {} | {}",
            tournament.players.len(),
            tournament.games.len(),
            count(|game| game.handicap > 0),
            count(|game| game.by_default),
            tournament.byes.len(),
            count(|game| game.result == GameResult::Jigo),
        );
        return (row, notices);
    }
    if world_list::is_world_list(bytes) {
        assert!(!h9::is_h9(bytes), "one format only");
        let (list, notices) = world_list::read(bytes);
        let dan =
            list.entries.iter().filter(|entry| entry.grade.and_then(|grade| grade.scale()).is_some_and(|at| at > 0));
        let date = list.date.map_or("no date".to_owned(), |date| date.to_string());
        return (format!("egd list of {date}, {} dan | {} | | | | | |", dan.count(), list.entries.len()), notices);
    }
    assert!(h9::is_h9(bytes), "one of the formats");
    let (tournament, notices) = h9::read(bytes);
    let games = tournament.games();
    let count = |test: fn(&h9::Game) -> bool| games.iter().filter(|game| test(game)).count();
    let cells = tournament.players.iter().flat_map(|player| &player.cells);
    let byes = cells.filter(|cell| cell.opponent.is_none() && cell.outcome != Outcome::Unknown).count();
    let row = format!(
        "h9 | {} | {} | {} | {} | {} | {byes} | {}",
        tournament.players.len(),
        tournament.rounds,
        games.len(),
        count(|game| game.handicap.is_some_and(|stones| stones > 0)),
        count(|game| game.by_default),
        count(|game| game.decision == Decision::Jigo),
    );
    (row, notices)
}

/// The same tournament in both formats: the games are the same ones.
#[test]
fn the_same_tournament_is_the_same_in_both_formats() {
    let files = fixtures("go", 8);
    if files.is_empty() {
        return;
    }
    let find = |ending: &str| {
        let found = files.iter().find(|path| path.to_string_lossy().ends_with(ending));
        std::fs::read(found.unwrap_or_else(|| panic!("{ending} is missing"))).expect("read a real file")
    };
    let (left, _) = h9::read(&find("opengotha_Tournoi_de_Juvisy.h9"));
    let (right, _) = opengotha::read(&find("lucvannier_Tournoi_de_Juvisy.xml"));
    let full = |surname: &str, given: &str| format!("{surname} {given}");
    let mut from_h9: Vec<(usize, String, String, Option<u8>, bool)> = left
        .games()
        .iter()
        .map(|game| {
            let black = game.black.expect("OpenGotha writes colors");
            let white = if game.players.0 == black { game.players.1 } else { game.players.0 };
            let name = |index: usize| full(&left.players[index].surname, &left.players[index].given_name);
            (game.round, name(white), name(black), game.handicap, game.decision == Decision::Won(black))
        })
        .collect();
    let mut from_xml: Vec<_> = right
        .games
        .iter()
        .map(|game| {
            let name = |index: usize| full(&right.players[index].surname, &right.players[index].given_name);
            (game.round, name(game.white), name(game.black), Some(game.handicap), game.result == GameResult::Black)
        })
        .collect();
    from_h9.sort();
    from_xml.sort();
    assert!(from_h9 == from_xml, "the games differ");
    let parameters = right.parameters.expect("the file has parameters");
    assert_eq!(left.header.komi, parameters.komi);
    assert_eq!(left.header.dates.map(|dates| dates.0), parameters.first_day);
    assert_eq!(left.header.handicap_reduction.map(i16::from), Some(i16::from(parameters.handicap_correction)));
}
