//! A report and the case made of it rate to the same numbers; a case and the report made of it have the same games.

use arpad_formats::notice::Severity;
use arpad_formats::trf::{self, Edition};
use arpad_model::{Game, Outcome};
use arpad_office::files::convert::{read_case, to_case, to_trf};
use arpad_office::files::from_trf::from_trf;
use arpad_office::rating::rate_case::{Answer, Settings, rate_case};
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_rules::calendar::Calendar;
use serde_json::json;

/// Four players, three rounds: an event of this time control on these days.
fn report(time_control: &str, start: &str, end: &str) -> String {
    format!(
        "012 Tavaszi kupa\n022 Győr\n032 HUN\n042 {start}\n052 {end}\n102 IA Tűzkő, Bálint\n122 {time_control}\n\
001    1 m GM Erdős, Gyöngyvér                  2511 HUN      700011 1979/03/02  2.5    1     2 w 1     3 b =     4 w 1\n\
001    2 w    Fűzfa, Tünde                      2203 HUN      700029 1991/11/30  1.0    3     1 b 0     4 w 1     3 b 0\n\
001    3 m    Kővári-Szűcs, Ábel                1987 HUN      700037 2014/00/00  2.5    2     4 b 1     1 w =     2 w 1\n\
001    4      Ťažký, Ľubomír                    1850 SVK      700045             0.0    4     3 w 0     2 b 0     1 b 0\n"
    )
}

#[test]
fn a_case_made_of_a_report_rates_to_the_same_numbers() {
    let calendar = Calendar::default();
    for (time_control, start, end, names) in [
        ("90 min + 30 sec/move", "2024/05/04", "2024/05/05", None),
        ("40 moves in 90 min + 30 sec/move, 30 min + 30 sec/move", "2024/05/04", "2024/05/05", None),
        ("", "2019/05/04", "2019/05/05", None),
        // A case's calendar is that of standard chess: rapid and blitz are named.
        ("15 min + 10 sec", "2024/05/04", "2024/05/05", Some("fide-rapid-2024-03")),
        ("3+2", "2025/05/04", "2025/05/05", Some("fide-blitz-2024-12")),
        // The next edition takes force between the event and its list.
        ("90+30", "2024/02/27", "2024/02/28", Some("fide-2022-01")),
    ] {
        let bytes = report(time_control, start, end);
        let (file, notices) = trf::read(bytes.as_bytes());
        assert!(notices.iter().all(|notice| notice.severity != Severity::Error), "{notices:?}");
        let today = jiff::civil::date(2026, 1, 1);
        let settings =
            FileSettings { edition: None, calendar: &calendar, beside: PlayerFacts::Nothing, multiplier: None, today };
        let Some(Answer::Chess(of_file)) = rate_file(bytes.as_bytes(), &settings).answer else {
            panic!("an edition governs it");
        };
        let (case, _) = to_case(&file, &calendar).expect("it is dated");
        assert_eq!(case["edition"].as_str(), names, "{time_control}");
        let Ok(Answer::Chess(of_case)) = rate_case(case.to_string().as_bytes(), &Settings::default()) else {
            panic!("a sound chess case: {case:#}");
        };
        assert_eq!(of_case.edition.id, of_file.edition.id, "{time_control}");
        assert_eq!(of_case.period.list_date, of_file.period.list_date);
        // A case says how many rounds there are; that they were counted in the file it cannot say.
        let mut of_report = of_file.period.clone();
        of_report.tournaments.iter_mut().for_each(|one| one.circumstances.rounds_recorded = false);
        assert_eq!(of_case.period, of_report);
        assert_eq!(format!("{:?}", of_case.rated.players), format!("{:?}", of_file.rated.players));
    }
}

#[test]
fn the_list_is_the_first_that_closes_not_before_the_end() {
    let calendar = Calendar::default();
    for (end, list) in [("2024/05/28", "2024-06-01"), ("2024/05/29", "2024-06-01"), ("2024/05/30", "2024-07-01")] {
        let (file, _) = trf::read(report("90+30", "2024/05/04", end).as_bytes());
        assert_eq!(to_case(&file, &calendar).expect("it is dated").0["list_date"], *list, "{end}");
    }
}

#[test]
fn a_time_control_a_case_cannot_say_is_left_out_and_said() {
    let text = report("", "2024/05/04", "2024/05/05") + "222 5430+30\n";
    let (case, notices) = to_case(&trf::read(text.as_bytes()).0, &Calendar::default()).expect("it is dated");
    assert_eq!(case["tournaments"][0].get("time_control"), None);
    assert!(notices[0].facts[0].1.contains("222"), "{notices:?}");
}

#[test]
fn a_report_made_of_a_case_has_the_same_games_and_no_errors() {
    let case = json!({
        "list_date": "2024-04-01",
        "players": [
            {"id": "C", "name": "Új\nÖdön", "rating": null, "sex": "m"},
            {"id": "A", "name": "Ács Őrs", "rating": 2600, "born": "1990-05-01"},
            {"id": "B", "rating": 2500, "born": 1980, "sex": "w"},
            {"id": "D", "rating": 2105},
        ],
        "tournaments": [{
            "id": "T1", "name": "Nyílt", "system": "round-robin", "start": "2024-03-02", "end": "2024-03-10", "rounds": 7,
            "round_dates": ["2024-03-02", "2024-03-03"], "time_control": {"periods": [{"moves": 40, "minutes": 90},
            {"minutes": 30}], "increment_seconds": 30}, "ratings": {"D": 2099},
            "games": [
                {"round": 1, "white": "A", "black": "B", "result": "1-0"},
                {"round": 1, "white": "C", "black": "D", "result": "1/2-1/2"},
                {"round": 2, "white": "D", "black": "A", "result": "0-1"},
                {"round": 3, "white": "A", "black": "C", "result": "+/-"},
                {"round": 4, "white": "A", "black": "C", "result": "-/+"},
                {"round": 5, "white": "B", "black": "A", "result": "-/-"},
                {"round": 6, "white": "B", "black": "C", "result": "*"},
            ],
        }],
    });
    let read = read_case(case.to_string().as_bytes()).expect("a sound case");
    for edition in [Edition::Trf16, Edition::Trf26] {
        let (file, said) = to_trf(&read, edition).expect("it fits");
        assert_eq!(said.iter().filter(|notice| notice.severity == Severity::Error).count(), 0, "{said:?}");
        let text = trf::write(&file, edition);
        let (again, notices) = trf::read(text.as_bytes());
        assert_eq!(again.edition, edition);
        let errors: Vec<_> = notices.iter().filter(|notice| notice.severity == Severity::Error).collect();
        assert!(errors.is_empty(), "{errors:?}\n{text}");
        let back = from_trf(&again, None);
        let names: Vec<_> = back.players.iter().filter_map(|player| player.name.as_deref()).collect();
        assert_eq!(names, ["Ács Őrs", "B", "D", "Új Ödön"], "by rating");
        assert_eq!(back.players[2].rating.map(|rating| rating.points()), Some(2099), "the rating at the start");
        let was = &read.case.period.tournaments[0];
        assert_eq!(games(&back.tournament.games, &["A", "B", "D", "C"]), games(&was.games, &["C", "A", "B", "D"]));
        assert_eq!((back.tournament.system, back.tournament.start), (was.system, was.start));
        assert_eq!(back.tournament.circumstances, was.circumstances, "{text}");
        let standing: Vec<_> =
            again.players.iter().map(|player| (player.points.unwrap().to_string(), player.place)).collect();
        let expected = [("3.0", 1), ("0.0", 4), ("0.5", 3), ("1.5", 2)];
        assert_eq!(standing, expected.map(|(points, place)| (points.to_owned(), Some(place))));
    }
}

fn games<'a>(games: &[Game], ids: &[&'a str]) -> Vec<(u16, &'a str, &'a str, Outcome)> {
    let mut games: Vec<_> = games
        .iter()
        .map(|game| (game.round, ids[game.white as usize], ids[game.black as usize], game.outcome))
        .collect();
    games.sort();
    games
}

#[test]
fn games_without_a_round_get_one_and_set_aside_games_stay_unrated() {
    let game = |white: &str, black: &str| json!({"white": white, "black": black, "result": "1-0"});
    let mut case = json!({
        "list_date": "2024-04-01",
        "players": [{"id": "1", "rating": 2000}, {"id": "2", "rating": 2100}, {"id": "7", "rating": 1900}],
        "tournaments": [{"id": "T", "system": "swiss", "start": "2024-03-02", "end": "2024-03-02",
            "games": [game("1", "2"), game("2", "7"), game("7", "1")]}],
    });
    case["tournaments"][0]["games"][2]["set_aside"] = true.into();
    let (file, said) = to_trf(&read_case(case.to_string().as_bytes()).unwrap(), Edition::Trf16).expect("it fits");
    let codes: Vec<_> = said.iter().map(|notice| notice.code.as_str()).collect();
    assert_eq!(codes, ["convert-rounds-assigned", "convert-unrated-codes", "convert-records-to-add"]);
    let ranks: Vec<_> = file.players.iter().map(|player| player.starting_rank).collect();
    assert_eq!(ranks, [1, 2, 7], "ids that can be starting ranks are");
    assert_eq!(file.recorded_rounds(), 3);
    let text = trf::write(&file, Edition::Trf16);
    let back = from_trf(&trf::read(text.as_bytes()).0, None);
    assert_eq!(back.tournament.games.iter().filter(|game| game.is_rated()).count(), 2);
}

/// W, D and L are games without a move in the report; who has as many points has the same place.
#[test]
fn every_result_has_its_two_codes_and_equal_points_one_place() {
    let game = |round: u16, white: &str, black: &str, result: &str, is_aside: bool| {
        let mut game = json!({"round": round, "white": white, "black": black, "result": result});
        if is_aside {
            game["set_aside"] = true.into();
        }
        game
    };
    let case = json!({
        "list_date": "2024-04-01",
        "players": [{"id": "1", "rating": 2000}, {"id": "2"}, {"id": "3", "name": "x".repeat(33)}, {"id": "9999", "name": "x".repeat(34)}],
        "tournaments": [{"id": "T", "system": "swiss", "start": "2024-03-02", "end": "2024-03-06", "games": [
            game(1, "1", "2", "0-1", true), game(1, "3", "9999", "1/2-1/2", true),
            game(2, "1", "3", "1-0", true), game(2, "2", "9999", "*", false),
            game(3, "1", "9999", "1-0", false), game(3, "2", "3", "0-1", false),
            game(4, "1", "2", "1/2-1/2", false), game(4, "3", "9999", "-/-", false),
            game(5, "1", "3", "+/-", false), game(5, "2", "9999", "-/+", false),
        ]}],
    });
    let (file, said) = to_trf(&read_case(case.to_string().as_bytes()).unwrap(), Edition::Trf16).expect("it fits");
    let rows: Vec<(u16, String, String, Option<u16>)> = file
        .players
        .iter()
        .map(|player| {
            let codes = player.rounds.iter().map(|round| round.result.map_or("?", |code| code.as_str())).collect();
            (player.starting_rank, codes, player.points.unwrap().to_string(), player.place)
        })
        .collect();
    let row = |rank, codes: &str, points: &str, place| (rank, codes.to_owned(), points.to_owned(), Some(place));
    assert_eq!(
        rows,
        [row(1, "LW1=+", "3.5", 1), row(2, "WL0=-", "1.5", 2), row(3, "DL1--", "1.5", 2), row(9999, "DL0-+", "1.5", 2)]
    );
    let counts: Vec<(&str, &str)> =
        said.iter().map(|notice| (notice.code.as_str(), notice.facts[0].1.as_str())).collect();
    assert_eq!(
        counts,
        [("convert-unrated-codes", "4"), ("convert-names-cut", "1"), ("convert-records-to-add", "022, 032, 102")]
    );
    let header = &file.header;
    let count = |field: &Option<trf::Field<u32>>| field.as_ref().and_then(|field| field.value);
    assert_eq!((count(&header.player_count), count(&header.rated_player_count)), (Some(4), Some(1)));
    assert!(trf::write(&file, Edition::Trf16).contains("XXR 5"), "as many rounds as were played");
}

#[test]
fn ids_that_are_no_starting_ranks_are_ranked_by_rating() {
    for (ids, ranks) in [
        (["3", "1", "2"], [3, 1, 2]),
        (["3", "01", "2"], [2, 1, 3]),
        (["3", "10000", "2"], [2, 1, 3]),
        (["3", "x", "2"], [2, 1, 3]),
    ] {
        let case = json!({
            "list_date": "2024-04-01",
            "players": [{"id": ids[0], "name": "a", "rating": 2000}, {"id": ids[1], "name": "b", "rating": 2100}, {"id": ids[2], "name": "c", "rating": 1900}],
            "tournaments": [{"id": "T", "system": "swiss", "start": "2024-03-02", "end": "2024-03-02", "games": []}],
        });
        let (file, _) = to_trf(&read_case(case.to_string().as_bytes()).unwrap(), Edition::Trf26).expect("it fits");
        let rank =
            |name: &str| file.players.iter().find(|player| player.name == name).map(|player| player.starting_rank);
        assert_eq!(["a", "b", "c"].map(rank), ranks.map(Some), "{ids:?}");
    }
}

#[test]
fn what_does_not_fit_into_a_report_is_refused() {
    let game = json!({"round": 1, "white": "A", "black": "B", "result": "1-0"});
    let event = |id: &str, games: &[&serde_json::Value]| json!({"id": id, "system": "match", "start": "2024-03-02", "end": "2024-03-02", "games": games});
    let mut case = json!({
        "list_date": "2024-04-01",
        "players": [{"id": "A", "rating": 2000}, {"id": "B", "rating": 2100}],
        "tournaments": [event("T1", &[&game]), event("T2", &[&game])],
    });
    let refused = |case: &serde_json::Value| {
        let read = read_case(case.to_string().as_bytes()).expect("a sound case");
        to_trf(&read, Edition::Trf26).expect_err("refused").code.as_str()
    };
    assert_eq!(refused(&case), "convert-several-tournaments");
    case["tournaments"] = json!([]);
    assert_eq!(refused(&case), "convert-several-tournaments");
    case["tournaments"] = json!([event("T1", &[&game, &game])]);
    assert_eq!(refused(&case), "convert-two-games-in-a-round");
    case["tournaments"][0]["games"] = json!([game]);
    for (round, fits) in [(9999, false), (401, false), (400, true)] {
        case["tournaments"][0]["games"][0]["round"] = json!(round);
        let read = read_case(case.to_string().as_bytes()).expect("a sound case");
        let refused = to_trf(&read, Edition::Trf26).err().map(|notice| notice.code.as_str().to_owned());
        assert_eq!(refused, (!fits).then(|| "convert-too-many-rounds".to_owned()), "{round}");
    }
}

#[test]
fn a_character_outside_the_code_page_makes_the_report_utf_8() {
    let (mut file, _) = trf::read(report("90+30", "2024/05/04", "2024/05/05").as_bytes());
    file.encoding = arpad_formats::encoding::Encoding::Windows1250;
    let (bytes, notice) = arpad_office::files::convert::report_bytes(file.clone());
    assert!(notice.is_none() && std::str::from_utf8(&bytes).is_err(), "Hungarian and Slovak letters fit");
    file.players[0].name = "Ґалаґан, Їжак".to_owned();
    let (bytes, notice) = arpad_office::files::convert::report_bytes(file);
    assert_eq!(notice.expect("said").code.as_str(), "convert-code-page");
    assert!(String::from_utf8(bytes).expect("UTF-8").contains("Ґалаґан"));
}

#[test]
fn a_file_that_names_one_rank_twice_becomes_a_case_with_every_id_once() {
    let text = report("90+30", "2024/05/04", "2024/05/05").replace("001    4 ", "001    3 ");
    let (case, _) = to_case(&trf::read(text.as_bytes()).0, &Calendar::default()).expect("it is dated");
    let ids: Vec<_> = case["players"].as_array().unwrap().iter().map(|player| player["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["1", "2", "3", "3/2"]);
    assert!(rate_case(case.to_string().as_bytes(), &Settings::default()).is_ok());
}
