//! 1.4.1 and 1.4.2: how many games, and which.

use super::case::*;
use arpad_rules::titles::editions::*;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::title::FideTitle;

const GM: FideTitle = FideTitle::Gm;

#[test]
fn b01_1_4_1a_nine_games_with_nothing_to_spare() {
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&JUST_ENOUGH), GM);
    // 21320 and 100 for the lowest is 2380.
    assert_eq!((norm.judged.average, norm.judged.performance), (2380, 2600));
    assert_eq!((norm.via, norm.credited, norm.excess()), (Some(Via::AllGames), Some(9), Some(0)));
    let eight = judge(&FIDE_TITLES_2024_01, &swiss(&JUST_ENOUGH[..8]), GM);
    assert!(failed(&eight).contains(&"1.4.1"), "{:?}", failed(&eight));
}

/// Eight strong opponents of a nine-round event, enough for anything, and a ninth round.
fn eight_and(ninth: &'static str) -> NormCase {
    let mut lines = vec!["GER GM 2500 1"; 4];
    lines.extend(["SVK GM 2500 ="; 2]);
    lines.extend(["AUT IM 2500 ="; 2]);
    lines.push(ninth);
    swiss(&lines)
}

#[test]
fn b01_1_4_1c_eight_games_and_a_forfeit_or_a_bye_count_as_nine() {
    for (ninth, is_norm) in [
        ("- - - U", true),
        ("- - - H", false),
        ("- - - F", false),
        ("- - - Z", false),
        ("POL - 2400 -", false),
        // Played, and left aside for another reason.
        ("NON - 2400 1", false),
    ] {
        let norm = judge(&FIDE_TITLES_2024_01, &eight_and(ninth), GM);
        assert_eq!(norm.via, is_norm.then_some(Via::EightOfNine), "{ninth}");
        // Six of eight against 2500, where five and a half are required: no whole point over.
        assert_eq!(norm.credited, is_norm.then_some(9), "{ninth}");
        assert_eq!(failed(&norm).contains(&"1.4.1"), !is_norm, "{ninth}");
    }
    // Before 2024 such a norm has eight games.
    let before = judge(&FIDE_TITLES_2023_01, &eight_and("- - - U"), GM);
    assert_eq!((before.via, before.credited), (Some(Via::EightOfNine), Some(8)));
}

#[test]
fn b01_1_4_2c_who_does_not_come_in_the_last_round_counts_as_a_loss() {
    let norm = judge(&FIDE_TITLES_2024_01, &eight_and("POL - 2400 +"), GM);
    // Six of nine against 2489: 6 are required.
    assert_eq!((norm.via, norm.judged.games, norm.judged.score.0), (Some(Via::LastRound), 9, 12));
    assert_eq!((norm.judged.average, norm.credited), (2489, Some(9)));
    // Where the loss is too much, the concession of 1.4.1c remains.
    let mut weaker = eight_and("POL - 2100 +");
    weaker.games[0].result = RoundResult::parse("0.5");
    let norm = judge(&FIDE_TITLES_2024_01, &weaker, GM);
    assert_eq!((norm.via, norm.judged.games, norm.credited), (Some(Via::EightOfNine), 8, Some(9)));
}

#[test]
fn b01_1_4_1b_seven_games_of_a_team_championship_and_eight_of_the_world_cup() {
    let lines = [
        "GER GM 2600 1",
        "SVK GM 2600 1",
        "AUT GM 2600 =",
        "POL GM 2600 =",
        "CZE FM 2600 =",
        "ITA - 2600 =",
        "ESP - 2600 0",
    ];
    let mut case = swiss(&lines);
    case.event.system = System::Team;
    for (kind, rounds, is_norm) in [
        (Kind::WorldTeam, 7, true),
        (Kind::ContinentalClub, 9, true),
        (Kind::ContinentalTeam, 11, false),
        (Kind::Olympiad, 7, false),
        (Kind::Ordinary, 7, false),
    ] {
        (case.event.kind, case.event.rounds) = (kind, rounds);
        let norm = judge(&FIDE_TITLES_2024_01, &case, GM);
        assert_eq!((norm.is_norm(), norm.credited), (is_norm, is_norm.then_some(7)), "{kind:?} of {rounds}");
    }
    let mut cup = eight_and("POL - 2100 ?");
    (cup.event.kind, cup.event.system, cup.event.rounds) = (Kind::WorldCup, System::Knockout, 8);
    cup.games.pop();
    let norm = judge(&FIDE_TITLES_2024_01, &cup, GM);
    assert_eq!((norm.via, norm.credited), (Some(Via::AllGames), Some(9)));
}

#[test]
fn b01_1_4_1d_whole_points_above_the_required_score_are_games() {
    // Against 2500 nine games need six points.
    for (scores, credited) in [("111111 0 0 0", 9), ("111111 = 0 0", 9), ("111111 = = 0", 10), ("11111111 0", 11)] {
        let results: Vec<char> = scores.chars().filter(|sign| *sign != ' ').collect();
        let lines: Vec<String> = results
            .iter()
            .zip(["GER", "SVK", "AUT"].iter().cycle())
            .map(|(result, code)| format!("{code} GM 2500 {result}"))
            .collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!(judge(&FIDE_TITLES_2024_01, &swiss(&lines), GM).credited, Some(credited), "{scores}");
    }
}

#[test]
fn b01_1_7_more_than_thirteen_rounds_are_thirteen_games() {
    let lines = ["GER GM 2500 1", "SVK GM 2500 1", "AUT IM 2500 1"].repeat(5);
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&lines[..14]), GM);
    assert_eq!((norm.judged.games, norm.credited), (14, Some(13)));
    assert_eq!(judge(&FIDE_TITLES_2024_01, &swiss(&lines[..13]), GM).credited, Some(13 + 4));
}

#[test]
fn b01_1_4_2a_players_of_no_federation_are_out_and_the_fide_flag_is_no_federation() {
    let none = judge(&FIDE_TITLES_2024_01, &swiss(&with(&JUST_ENOUGH, 9, "NON - 2430 =")), GM);
    assert!(failed(&none).contains(&"1.4.1"));
    let case = swiss(&with(&JUST_ENOUGH, 9, "- - 2430 ="));
    assert_eq!(left_aside(&case, &case.games[8]).map(|why| matches!(why, LeftAside::By(_))), Some(true));
    // Under the flag of FIDE it counts as a game, a title, a rating and a score.
    let flag = judge(&FIDE_TITLES_2024_01, &swiss(&with(&JUST_ENOUGH, 6, "FID GM 2450 =")), GM);
    assert_eq!((flag.judged.federations, failed(&flag)), (1, vec!["1.4.3"]));
    let spared = judge(&FIDE_TITLES_2024_01, &swiss(&with(&JUST_ENOUGH, 9, "FID - 2430 =")), GM);
    assert!(spared.is_norm());
    // An applicant under it has no own federation.
    let mut applicant = swiss(&JUST_ENOUGH);
    applicant.player.federation = None;
    let norm = judge(&FIDE_TITLES_2024_01, &applicant, GM);
    assert_eq!((norm.judged.federations, norm.judged.own_federation, norm.is_norm()), (3, 0, true));
}

#[test]
fn b01_1_4_2b_unrated_without_a_point_against_rated_are_out_in_round_robins() {
    let lines = with(&JUST_ENOUGH, 1, "HUN - - 1");
    for (system, is_out) in [(System::RoundRobin, true), (System::DoubleRoundRobin, true), (System::Swiss, false)] {
        let mut case = of_system(system, &lines);
        case.games[0].zero_against_rated = true;
        let why = left_aside(&case, &case.games[0]);
        let due = is_out.then_some(LeftAside::By(arpad_model::Paragraph("1.4.2b")));
        assert_eq!(why, due, "{system:?}");
    }
    let mut adjudicated = swiss(&JUST_ENOUGH);
    adjudicated.games[3].adjudicated = true;
    assert!(left_aside(&adjudicated, &adjudicated.games[3]).is_some());
}

/// Who would not have counted had he come (1.4.2a) is no opponent for having stayed away from the last round (1.4.2c): eight
/// wins against 2500 and a forfeit by a player of no federation are the eight of nine of 1.4.1c, and use up that concession.
#[test]
fn b01_1_4_2c_an_absent_player_of_no_federation_is_no_opponent() {
    let mut lines = ["GER GM 2500 1", "SVK GM 2500 1", "AUT IM 2500 1"].repeat(3);
    lines[8] = "SVK GM 2500 +";
    assert_eq!(judge(&FIDE_TITLES_2024_01, &swiss(&lines), GM).via, Some(Via::LastRound));
    lines[8] = "NON GM 2500 +";
    let norm = judge(&FIDE_TITLES_2024_01, &swiss(&lines), GM);
    // Against 2500 eight games need 5½ (5 need 2505): 2½ above it, so 9 games and 2 whole points.
    assert_eq!((norm.via, norm.judged.games, norm.credited), (Some(Via::EightOfNine), 8, Some(11)));
}

/// 1.4.1b: eight games of the World Cup are nine. With the last loss left out eight games are worth 9 + 3, with it nine are 9 + 2.
#[test]
fn b01_1_4_1b_in_the_world_cup_a_loss_left_out_can_be_worth_more() {
    let mut lines = ["GER GM 2600 1", "SVK GM 2600 1", "AUT GM 2600 1", "GER GM 2600 ="].repeat(2);
    lines.push("SVK GM 2600 0");
    let mut case = of_system(System::Knockout, &lines);
    case.event.kind = Kind::WorldCup;
    let norm = judge(&FIDE_TITLES_2024_01, &case, GM);
    // All: 7 of 9, 4½ required (50 %): 9 + 2. Without the last: 7 of 8, 4 required: 9 + 3.
    assert_eq!((norm.via, norm.ignored.clone(), norm.credited), (Some(Via::Tail), vec![9], Some(12)));
}

/// 1.4.5f: a double round robin has six players at least, and the step says so.
#[test]
fn b01_1_4_5f_a_double_round_robin_of_five_is_too_small() {
    let norm =
        judge(&FIDE_TITLES_2024_01, &double(&["GER GM 2500 1", "SVK GM 2500 1", "AUT GM 2500 1", "POL GM 2500 1"]), GM);
    assert_eq!(failed(&norm), ["1.4.1", "1.4.5f"]);
    assert!(norm.steps.iter().any(|step| step.code.as_str() == "norm-small-double"));
}

/// Eight games of a team championship are eight; only the World Cup makes nine of them.
#[test]
fn b01_1_4_1b_eight_games_of_a_team_championship_are_eight() {
    let mut team = eight_and("POL - 2100 ?");
    team.games.pop();
    (team.event.kind, team.event.system, team.event.rounds) = (Kind::WorldTeam, System::Team, 8);
    let norm = judge(&FIDE_TITLES_2024_01, &team, GM);
    assert_eq!((norm.via, norm.judged.games, norm.credited), (Some(Via::AllGames), 8, Some(8)));
}
