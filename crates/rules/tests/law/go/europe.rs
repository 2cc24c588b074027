//! The European rating `egf-2021`: what the database published, and what the edition refuses.

use arpad_model::{
    Decimal, Fact, Finding, GoClass, GoGame, GoOutcome, GoPeriod, GoPlayer, GoTime, GoTournament, Grade, Overtime,
    Severity, Thousandths,
};
use arpad_rules::go::europe::class::class_of;
use arpad_rules::go::europe::formula::{Faced, game_change, is_on_scale, onto_scale, rating_of};
use arpad_rules::go::europe::rated::EgfRated;
use arpad_rules::go::europe::{EGF_2021, rate};
use jiff::civil::date;

fn gor(text: &str) -> Thousandths {
    Thousandths::parse(text).expect("a rating")
}

fn player(id: &str, rating: &str) -> GoPlayer {
    GoPlayer { id: id.into(), gor: Some(gor(rating)), ..GoPlayer::default() }
}

fn tournament(class: GoClass, games: &[(u32, u32, u8, GoOutcome)]) -> GoTournament {
    let games = games.iter().zip(1..).map(|(&(black, white, handicap, outcome), round)| GoGame {
        round,
        black,
        white: Some(white),
        handicap,
        outcome,
        uncolored: false,
    });
    let day = date(2023, 5, 6);
    GoTournament { class: Some(class), games: games.collect(), ..GoTournament::new("T", day, day) }
}

fn period(players: &[(&str, &str)], tournament: GoTournament) -> GoPeriod {
    let players = players.iter().map(|(id, rating)| player(id, rating)).collect();
    GoPeriod { players, tournaments: vec![tournament], ..GoPeriod::default() }
}

fn changes(rated: &EgfRated) -> Vec<String> {
    rated.players.iter().map(|player| player.change.expect("a change").to_string()).collect()
}

fn refusals(findings: Vec<Finding>) -> Vec<(&'static str, &'static str)> {
    let errors = findings.iter().filter(|finding| finding.severity == Severity::Error);
    errors.map(|finding| (finding.code.as_str(), finding.paragraph.0)).collect()
}

/// Source: changes published by the European Go Database.
#[test]
fn published_four_stones_given_and_won() {
    let period =
        period(&[("W", "2705.840"), ("B", "2268.985")], tournament(GoClass::A, &[(1, 0, 4, GoOutcome::White)]));
    let rated = rate(&EGF_2021, &period).unwrap();
    assert_eq!(changes(&rated), ["1.588", "-3.651"]);
    let stones = |rated: &EgfRated| rated.players[0].steps.iter().filter(|step| step.code == "go-egf-handicap").count();
    assert_eq!(stones(&rated), 1, "the stones are told");
}

/// An explanation calls the opponent by name, and by the id where there is none.
#[test]
fn the_steps_name_the_opponent() {
    let games = [(1, 0, 4, GoOutcome::White), (2, 0, 0, GoOutcome::Black)];
    let mut period = period(&[("W", "2705.840"), ("B", "2268.985"), ("C", "2600.000")], tournament(GoClass::A, &games));
    period.players[1].name = Some("Fekete Bálint".into());
    let rated = rate(&EGF_2021, &period).unwrap();
    let opponents = |place: usize| -> Vec<Fact> {
        let steps = rated.players[place].steps.iter().filter(|step| step.code == "go-egf-expected");
        steps
            .flat_map(|step| &step.facts)
            .filter(|(name, _)| *name == "opponent")
            .map(|(_, fact)| fact.clone())
            .collect()
    };
    assert_eq!(opponents(0), ["Fekete Bálint", "C"].map(Fact::from));
    assert_eq!(opponents(1), [Fact::from("W")]);
}

/// Source: changes published by the European Go Database.
#[test]
fn published_six_stones_given_and_lost() {
    let period =
        period(&[("W", "2705.840"), ("B", "2188.993")], tournament(GoClass::A, &[(1, 0, 6, GoOutcome::Black)]));
    assert_eq!(changes(&rate(&EGF_2021, &period).unwrap()), ["-2.287", "6.552"]);
}

/// Source: a change published by the European Go Database.
#[test]
fn published_jigo_in_class_b() {
    let period = period(&[("A", "1800.000"), ("B", "2028.143")], tournament(GoClass::B, &[(0, 1, 0, GoOutcome::Jigo)]));
    let rated = rate(&EGF_2021, &period).unwrap();
    assert_eq!(changes(&rated), ["5.845", "-3.254"]);
    assert_eq!(rated.players[0].after, Some(gor("1805.845")));
    assert_eq!(rated.tournaments[0].weight, Decimal(75));
}

#[test]
fn the_first_stone_is_worth_half_a_grade_and_only_for_the_expected_score() {
    let faced = |stones| Faced {
        own: gor("2000"),
        opponent: gor("2100"),
        stones_received: stones,
        stones_given: 0,
        halves: 2,
        weight: Decimal(100),
    };
    let [even, one, two] = [0, 1, 2].map(|stones| game_change(&EGF_2021, &faced(stones)).unwrap());
    assert_eq!(even.own_corrected, gor("2000"));
    assert_eq!(one.own_corrected, gor("2050"));
    assert_eq!(two.own_corrected, gor("2150"));
    assert_eq!((even.con, even.bonus), (two.con, two.bonus));
}

#[test]
fn class_weights_are_a_quarter_apart() {
    let change = |class| {
        let period = period(&[("A", "2100"), ("B", "2100")], tournament(class, &[(0, 1, 0, GoOutcome::Black)]));
        changes(&rate(&EGF_2021, &period).unwrap())[0].clone()
    };
    assert_eq!(GoClass::ALL.map(change), ["9.306", "6.980", "4.653", "2.327"]);
}

#[test]
fn all_games_of_a_tournament_start_from_its_first_rating_and_the_next_from_its_last() {
    let games = [(0, 1, 0, GoOutcome::Black), (1, 0, 0, GoOutcome::White)];
    let mut period = period(&[("A", "2100"), ("B", "2100")], tournament(GoClass::A, &games));
    let rated = rate(&EGF_2021, &period).unwrap();
    assert_eq!(rated.players[0].after, Some(gor("2118.612")));
    period.tournaments.push(period.tournaments[0].clone());
    let rated = rate(&EGF_2021, &period).unwrap();
    let rows = &rated.players[0].tournaments;
    assert_eq!((rows[0].after, rows[1].before), (gor("2118.612"), gor("2118.612")));
    let sum: i64 = rows.iter().flat_map(|row| &row.games).filter_map(|game| game.change).map(|c| c.change.0).sum();
    assert_eq!(rated.players[0].change, Some(Decimal(sum)));
}

#[test]
fn a_newcomer_starts_with_the_rating_of_his_grade() {
    for (grade, rating) in [("1d", "2100"), ("7d", "2700"), ("1k", "2000"), ("20k", "100"), ("30k", "-900")] {
        assert_eq!(rating_of(&EGF_2021, Grade::parse(grade).unwrap()), gor(rating), "{grade}");
    }
    let mut period = period(&[("A", "2100"), ("N", "0")], tournament(GoClass::A, &[(0, 1, 0, GoOutcome::Black)]));
    period.players[1] = GoPlayer { id: "N".into(), entry_grade: Grade::kyu(35), ..GoPlayer::default() };
    let rated = rate(&EGF_2021, &period).unwrap();
    assert_eq!(rated.players[1].start, Some(gor("-900")), "the floor holds at the start too");
    assert_eq!(rated.players[1].by_grade, Grade::kyu(35));
    assert_eq!(rated.findings[0].code, "go-egf-from-grade");
}

#[test]
fn nobody_falls_below_the_floor() {
    let lost = [(0, 1, 0, GoOutcome::Black); 9];
    let at_floor = period(&[("A", "-899.5"), ("B", "-899.5")], tournament(GoClass::A, &lost));
    let rated = rate(&EGF_2021, &at_floor).unwrap();
    assert_eq!(rated.players[1].after, Some(gor("-900")));
    assert!(rated.players[1].steps.iter().any(|step| step.code == "go-egf-floor"));
}

#[test]
fn the_class_follows_from_the_thinking_time() {
    let class = |base_minutes, overtime| class_of(&EGF_2021, GoTime { base_minutes, overtime });
    assert_eq!(class(60, Overtime::Japanese { seconds: 20 }), Some(GoClass::A));
    assert_eq!(class(60, Overtime::Japanese { seconds: 19 }), Some(GoClass::B));
    assert_eq!(class(40, Overtime::Canadian { moves: 30, minutes: 5 }), Some(GoClass::B));
    assert_eq!(class(25, Overtime::Canadian { moves: 25, minutes: 5 }), Some(GoClass::C));
    assert_eq!(class(25, Overtime::SuddenDeath), None);
    assert_eq!(class(75, Overtime::SuddenDeath), Some(GoClass::A));
    assert_eq!(class(45, Overtime::Fischer { seconds: 15 }), Some(GoClass::A));
    assert_eq!(class(60, Overtime::Canadian { moves: 0, minutes: 5 }), None);
}

/// Each class at its least times, and with one minute or second less.
#[test]
fn egd_class_at_its_least_times_and_one_minute_below() {
    use GoClass::{A, B, C};
    let class = |base_minutes, overtime| class_of(&EGF_2021, GoTime { base_minutes, overtime });
    for (found, next, base, adjusted) in [(A, Some(B), 60, 75), (B, Some(C), 40, 50), (C, None, 25, 30)] {
        // Canadian overtime adds the time it gives for 60 moves.
        let canadian =
            |base: u32, adjusted: u32| class(base, Overtime::Canadian { moves: 60, minutes: adjusted - base });
        assert_eq!(canadian(base, adjusted), Some(found));
        assert_eq!([canadian(base - 1, adjusted), canadian(base, adjusted - 1)], [next; 2], "{found:?}");
    }
    for (found, next, base, seconds) in [(A, Some(B), 45, 15), (B, Some(C), 30, 10), (C, None, 20, 5)] {
        let fischer = |base, seconds| class(base, Overtime::Fischer { seconds });
        assert_eq!(fischer(base, seconds), Some(found));
        assert_eq!([fischer(base - 1, seconds), fischer(base, seconds - 1)], [next; 2], "{found:?}");
    }
}

/// Canadian overtime counts for 60 moves, whatever it is given for: 20 moves in 5 minutes are 15 minutes, 25 in 10 are 24.
#[test]
fn egd_class_canadian_time_is_taken_for_60_moves() {
    use GoClass::{A, B, C};
    let class = |base_minutes, moves, minutes| {
        class_of(&EGF_2021, GoTime { base_minutes, overtime: Overtime::Canadian { moves, minutes } })
    };
    assert_eq!(class(60, 20, 5), Some(A), "60 + 15 = 75");
    assert_eq!(class(60, 21, 5), Some(B), "60 + 14.3");
    assert_eq!(class(60, 20, 4), Some(B), "60 + 12");
    assert_eq!(class(45, 25, 10), Some(B), "45 + 24 = 69, and 45 basic");
    assert_eq!(class(40, 30, 5), Some(B), "40 + 10 = 50");
    assert_eq!(class(40, 31, 5), Some(C), "40 + 9.7");
    assert_eq!(class(25, 60, 5), Some(C), "25 + 5 = 30");
    assert_eq!(class(25, 61, 5), None, "25 + 4.9");
    assert_eq!(class(24, 5, 5), None, "24 + 60, but 24 basic");
    // Fischer time has bounds of its own: a long basic time does not make up for short seconds.
    let fischer =
        |base_minutes, seconds| class_of(&EGF_2021, GoTime { base_minutes, overtime: Overtime::Fischer { seconds } });
    assert_eq!([fischer(90, 14), fischer(90, 9), fischer(90, 4)], [Some(B), Some(C), None]);
    assert_eq!([fischer(44, 60), fischer(29, 60), fischer(19, 60)], [Some(B), Some(C), None]);
}

#[test]
fn egd_board_only_19_lines_are_rated() {
    for (board, refused) in [(19, false), (13, true), (9, true), (21, true)] {
        let mut tournament = tournament(GoClass::A, &[(0, 1, 0, GoOutcome::Black)]);
        tournament.board = board;
        let answer = rate(&EGF_2021, &period(&[("A", "2100"), ("B", "2100")], tournament));
        let expected: &[_] = if refused { &[("go-egf-board", "EGD board")] } else { &[] };
        assert_eq!(answer.map_or_else(refusals, |_| Vec::new()), expected, "{board}");
    }
}

/// Worked out by hand: 6^1.6 = 17.581, 3^1.6 = 5.800, 16.5^1.6 = 88.710; ln(1 + e^2.5)/5 = 0.516, ln 2/5 = 0.139;
/// 1/(1 + (1300/1200)^7) = 0.363, 1/(1 + (600/1000)^7) = 0.973.
#[test]
fn egd_se_con_and_bonus_at_round_ratings() {
    let faced = |own, opponent| Faced {
        own: gor(own),
        opponent: gor(opponent),
        stones_received: 0,
        stones_given: 0,
        halves: 2,
        weight: Decimal(100),
    };
    for (own, opponent, expected, con, bonus, change) in [
        ("2100", "2100", "0.500", "17.581", "0.516", "9.306"),
        ("2000", "2100", "0.363", "19.983", "0.755", "13.474"),
        ("2700", "2300", "0.973", "5.800", "0.001", "0.159"),
        ("2300", "2300", "0.500", "13.133", "0.139", "6.705"),
        ("0", "0", "0.500", "88.710", "5.750", "50.105"),
    ] {
        let game = game_change(&EGF_2021, &faced(own, opponent)).unwrap();
        let found = [game.expected, game.con, game.bonus, game.change].map(|value| value.to_string());
        assert_eq!(found, [expected, con, bonus, change], "{own} against {opponent}");
    }
}

#[test]
fn refusals_name_their_place_and_come_all_at_once() {
    let day = date(2023, 5, 6);
    let mut bad = tournament(GoClass::A, &[(0, 7, 0, GoOutcome::Black), (0, 0, 0, GoOutcome::Black)]);
    bad.games.push(GoGame {
        round: 1,
        black: 0,
        white: None,
        handicap: 0,
        outcome: GoOutcome::White,
        uncolored: false,
    });
    bad.games.push(GoGame {
        round: 1,
        black: 0,
        white: Some(1),
        handicap: 9,
        outcome: GoOutcome::White,
        uncolored: false,
    });
    bad.games.push(GoGame {
        round: 1,
        black: 2,
        white: Some(1),
        handicap: 0,
        outcome: GoOutcome::White,
        uncolored: false,
    });
    bad.board = 13;
    bad.players_per_side = 2;
    let no_class = GoTournament { ..GoTournament::new("U", day, day) };
    let fast = GoTournament { time: Some(GoTime::sudden_death(10)), ..GoTournament::new("V", day, day) };
    let mut period = period(&[("A", "2900"), ("B", "2900"), ("C", "0"), ("D", "3300")], bad);
    period.players[2].gor = None;
    period.tournaments.extend([no_class, fast]);
    assert_eq!(
        refusals(rate(&EGF_2021, &period).unwrap_err()),
        [
            ("go-egf-range", "EGD con"),
            ("go-egf-board", "EGD board"),
            ("go-joint-play", "EGD game"),
            ("go-player-unknown", "EGD game"),
            ("go-opponent-self", "EGD game"),
            ("go-opponent-missing", "EGD game"),
            ("go-egf-stones-range", "EGD game"),
            ("go-egf-no-rating", "EGD grade"),
            ("go-egf-no-class", "EGD class"),
            ("go-egf-too-fast", "EGD class"),
        ]
    );
}

#[test]
fn who_has_neither_rating_nor_grade_is_asked_for_once_and_only_where_a_game_counts() {
    use GoOutcome::{Black, NoShow};
    let refused = |games: &[(u32, u32, u8, GoOutcome)]| {
        let mut period = period(&[("A", "2100"), ("N", "0")], tournament(GoClass::A, games));
        period.players[1].gor = None;
        rate(&EGF_2021, &period).map_or_else(refusals, |_| Vec::new())
    };
    assert_eq!(refused(&[(0, 1, 0, Black), (1, 0, 0, Black)]), [("go-egf-no-rating", "EGD grade")]);
    assert_eq!(refused(&[(0, 1, 0, NoShow)]), []);
}

#[test]
fn the_formula_holds_below_3300() {
    let top = gor("3299.999");
    assert_eq!([gor("3300"), gor("4000"), top].map(|rating| onto_scale(&EGF_2021, rating)), [top; 3]);
    assert!(is_on_scale(&EGF_2021, top) && !is_on_scale(&EGF_2021, gor("3300")));
    assert_eq!(onto_scale(&EGF_2021, gor("2100")), gor("2100"));
}

#[test]
fn unplayed_games_are_listed_and_change_nothing() {
    let mut unplayed = tournament(GoClass::A, &[(0, 1, 0, GoOutcome::NoShow)]);
    unplayed.games.push(GoGame {
        round: 2,
        black: 0,
        white: None,
        handicap: 0,
        outcome: GoOutcome::Bye,
        uncolored: false,
    });
    let rated = rate(&EGF_2021, &period(&[("A", "2100"), ("B", "2100")], unplayed)).unwrap();
    assert_eq!(changes(&rated), ["0.000", "0.000"]);
    let whys: Vec<_> =
        rated.players[0].tournaments[0].games.iter().map(|game| game.why.unwrap().code.as_str()).collect();
    assert_eq!(whys, ["go-no-show", "go-bye"]);
}

#[test]
fn provisions_are_listed_with_their_evidence() {
    let rows = EGF_2021.provisions();
    assert_eq!(rows.len(), 12);
    assert!(rows.iter().all(|row| row.name.starts_with("go-egf-") && !row.value.code.is_empty()));
}
