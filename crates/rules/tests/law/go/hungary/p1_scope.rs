//! §1: which players and tournaments the regulation speaks of; §11: since when.

use super::case::*;
use arpad_model::{GoOutcome, Severity};
use arpad_rules::go::hungary::check::{before_opening, without_a_game};
use arpad_rules::go::hungary::rated::Status;
use jiff::civil::date;

/// One of the register, one who enters it, and a foreigner: two of them have points afterwards.
#[test]
fn p1_1_whoever_is_not_marked_foreign_is_rated_and_a_foreigner_is_not() {
    let mut period = plain();
    period.players.extend([unrated("N", "8k"), unrated("F", "3d")]);
    period.players[3].foreign = true;
    let games = [(0, 1), (2, 0), (3, 0)].map(|(black, white)| game(1, black, white, 0, GoOutcome::Black));
    period.tournaments[0].games = games.into();
    let answer = rated(&period);
    let states: Vec<_> = answer.players.iter().map(|player| (player.status, player.after.is_some())).collect();
    let registered = (Status::Registered, true);
    assert_eq!(states, [registered, registered, (Status::New, true), (Status::Foreign, false)]);
    assert_eq!(answer.players[0].tournaments[0].games.len(), 3, "games against either count for him");
}

#[test]
fn p1_2_a_and_b_boards_of_19_and_13_lines_are_rated() {
    for board in [19, 13] {
        let mut period = plain();
        period.tournaments[0].board = board;
        assert_eq!(rated(&period).tournaments.len(), 1);
    }
}

#[test]
fn p1_2_other_boards_are_refused() {
    for board in [0, 9, 17, 21, 255] {
        let mut period = plain();
        period.tournaments[0].board = board;
        assert_eq!(refusals(&period), [("go-board", "§1(2)")], "{board}");
    }
}

#[test]
fn p1_2_a_tournament_of_foreigners_alone_is_refused() {
    let mut period = plain();
    assert_eq!(severe(&rated(&period).findings, Severity::Warning), []);
    for player in &mut period.players {
        player.foreign = true;
    }
    assert_eq!(refusals(&period), [("go-nobody-registered", "§1(2)")]);
}

/// Byes, no-shows and what the arbiter decided are no games; one that was played is enough, with either color.
#[test]
fn p1_2_who_played_no_game_took_no_part() {
    use GoOutcome::{Arbiter, Black, Bye, DoubleLoss, HalfBye, NoShow, White};
    let mut period = plain();
    period.players.extend([unrated("F", "3d"), unrated("G", "2d")]);
    let strangers = [period.players.len() as u32 - 2, period.players.len() as u32 - 1];
    strangers.iter().for_each(|stranger| period.players[*stranger as usize].foreign = true);
    let theirs = game(1, strangers[0], strangers[1], 0, Black);
    let alone = |outcome| arpad_model::GoGame { white: None, ..game(1, 0, 1, 0, outcome) };
    let not_played = [NoShow, Arbiter, DoubleLoss].map(|outcome| game(2, 0, strangers[0], 0, outcome));
    for own in not_played.into_iter().chain([Bye, HalfBye].map(alone)) {
        period.tournaments[0].games = vec![theirs, own];
        let found = without_a_game(&period, 0).expect("nobody of ours played");
        assert_eq!((found.code.as_str(), found.paragraph.0), ("go-nobody-played", "§1(2)"), "{own:?}");
    }
    for (black, white) in [(0, strangers[0]), (strangers[0], 0)] {
        for outcome in [Black, White] {
            period.tournaments[0].games = vec![theirs, game(2, black, white, 0, outcome)];
            assert_eq!(without_a_game(&period, 0), None);
        }
    }
    // Where nobody of ours is named, that is said.
    period.tournaments[0].games = vec![theirs];
    assert_eq!(without_a_game(&period, 0), None);
    assert_eq!(refusals(&period), [("go-nobody-registered", "§1(2)")]);
}

#[test]
fn p1_3_pair_go_and_larger_teams_in_one_game_are_refused() {
    for players in [0, 2, 3, 5] {
        let mut period = plain();
        period.tournaments[0].players_per_side = players;
        assert_eq!(refusals(&period), [("go-joint-play", "§1(3)")], "{players}");
    }
}

#[test]
fn p11_1_a_tournament_before_2012_is_pointed_out() {
    let mut period = plain();
    period.tournaments[0].start = date(2011, 12, 31);
    assert!(severe(&rated(&period).findings, Severity::Warning).contains(&("go-before-edition", "§11(1)")));
    period.tournaments[0].start = date(2012, 1, 1);
    assert!(!severe(&rated(&period).findings, Severity::Warning).contains(&("go-before-edition", "§11(1)")));
}

#[test]
fn p1_everything_against_a_document_is_said_at_once() {
    let mut period = plain();
    let tournament = &mut period.tournaments[0];
    tournament.board = 9;
    tournament.players_per_side = 2;
    tournament.time = None;
    tournament.games.push(game(1, 0, 1, 0, GoOutcome::Jigo));
    tournament.games.push(game(1, 0, 9, 0, GoOutcome::Black));
    assert_eq!(
        refusals(&period),
        [
            ("go-board", "§1(2)"),
            ("go-joint-play", "§1(3)"),
            ("go-no-time", "§6(2)"),
            ("go-jigo", "§8(2)"),
            ("go-player-unknown", "§8(2)")
        ]
    );
}

/// A list of 7 May is that after the tournament of 6 May; one that ends on its day comes after it.
#[test]
fn p4_1_a_list_that_was_taken_over_holds_the_tournaments_before_its_day() {
    let found = before_opening(date(2012, 5, 6), date(2012, 5, 7)).expect("it has counted");
    assert_eq!((found.code.as_str(), found.paragraph.0), ("go-before-opening", "§4(1)"));
    assert_eq!(before_opening(date(2012, 5, 7), date(2012, 5, 7)), None);
}
