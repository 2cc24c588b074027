//! Go cases at the command line: numbers, refusals, faults, as a person and a program meet them.

use crate::go::{self, case, faults, refused, run, with};
use serde_json::{Value, json};

/// The go case of the contract, with its missing opponent added.
#[test]
fn the_contract_case_gives_the_contract_answer() {
    let (code, answer) = run(&case("go_contract"), &[]);
    assert_eq!(code, 0);
    assert_eq!(answer["edition"], "mgsz-2012");
    let xy = &answer["players"][0];
    for (field, value) in [
        ("id", json!("XY")),
        ("status", json!("rated")),
        ("before", json!(1947)),
        ("after", json!(1968)),
        ("change", json!(21)),
        ("sum", json!("0.69")),
        ("grade_before", json!("1k")),
        ("grade", json!("1k")),
        ("reached", json!({"3k": 1, "2k": 1, "1k": 1, "2d": 1})),
    ] {
        assert_eq!(xy[field], value, "{field}");
    }
    assert_eq!(
        xy["multiplier"],
        json!({"value": 30, "source": "given", "paragraph": "§6(2)", "computed": 25,
               "time": {"value": 10, "category": "C", "base_minutes": 60, "extended_minutes": "75.00"},
               "importance": [{"row": "invitational-or-hungarian-championship", "value": 5, "counted": true},
                              {"row": "even", "value": 10, "counted": true}]})
    );
    assert_eq!(
        xy["tournaments"][0]["games"][0],
        json!({"round": 1, "opponent": "A", "color": "black", "handicap": 1, "result": "black",
               "own_rating": 1947, "opponent_rating": 2087, "corrected": {"own": 2007, "opponent": 2087},
               "difference": -80, "chance": "0.31", "point": "0.69", "counted": true, "why": null})
    );
    let step = &xy["steps"][0];
    assert_eq!((&step["paragraph"], &step["value"]), (&json!("§8(2)1"), &json!("2007")));
    assert!(step["text"]["en"].is_string() && step["text"]["hu"].is_string());
    let n = &answer["players"][1];
    assert_eq!((&n["status"], &n["after"], &n["tournaments"]), (&json!("pending"), &Value::Null, &json!([])));
    let places: Vec<_> = answer["ranking"].as_array().expect("the ranglista").iter().map(|row| &row["id"]).collect();
    assert_eq!(places, ["A", "XY"]);
    let contradiction = &answer["findings"][0];
    assert_eq!(contradiction["code"], "go-even-with-stones");
    assert_eq!((&contradiction["severity"], &contradiction["where"]), (&json!("warning"), &json!("T1")));
}

/// Source: S001 annex 2, example 7.
#[test]
fn example_7_through_the_command_line() {
    let (code, answer) = run(&case("go_example_7"), &[]);
    assert_eq!(code, 0);
    let xy = &answer["players"][0];
    assert_eq!((&xy["after"], &xy["change"], &xy["sum"]), (&json!(1979), &json!(32), &json!("2.11")));
    assert_eq!((&xy["multiplier"]["value"], &xy["multiplier"]["source"]), (&json!(15), &json!("computed")));
    let games = xy["tournaments"][0]["games"].as_array().expect("his games");
    let rows: Vec<_> = games.iter().map(|game| (&game["corrected"], &game["difference"], &game["point"])).collect();
    let corrected = |own: i32, opponent: i32| json!({"own": own, "opponent": opponent});
    let expected = [
        (corrected(2007, 2087), json!(-80), json!("0.69")),
        (corrected(2077, 2130), json!(-53), json!("0.63")),
        (corrected(1947, 1881), json!(66), json!("0.34")),
        (corrected(1947, 1992), json!(-45), json!("0.61")),
        (corrected(2257, 2419), json!(-162), json!("-0.16")),
    ];
    for (row, expected) in rows.into_iter().zip(&expected) {
        assert_eq!(row, (&expected.0, &expected.1, &expected.2));
    }
    assert_eq!(answer["findings"], json!([]));
}

#[test]
fn without_an_edition_the_words_of_the_document_tell_the_game_and_the_calendar_the_law() {
    let mut document = case("go_example_7");
    document.as_object_mut().expect("an object").remove("edition");
    let (code, answer) = run(&document, &[]);
    assert_eq!((code, &answer["edition"]), (0, &json!("mgsz-2012")));
    document["tournaments"][0]["start"] = json!("2011-12-31");
    let text = faults(&document, &[]);
    assert!(text.contains("tournaments[0]: no edition is modelled for 2011-12-31"), "{text}");
}

#[test]
fn every_game_stands_in_the_answer_and_an_uncounted_one_says_why() {
    let (_, answer) = run(&case("go_season"), &[]);
    let game = &answer["players"][5]["tournaments"][0]["games"][1];
    assert_eq!((&game["opponent"], &game["counted"], &game["point"]), (&Value::Null, &json!(false), &Value::Null));
    assert_eq!(game["why"], "§8(1)c");
    assert_eq!(game["why_text"]["en"], "There was no opponent.");
    assert_eq!(game["why_text"]["hu"], "A versenyző erőnyerő volt.");
    let whys: Vec<_> = answer["players"]
        .as_array()
        .expect("players")
        .iter()
        .flat_map(|player| player["tournaments"].as_array().expect("tournaments"))
        .flat_map(|tournament| tournament["games"].as_array().expect("games"))
        .filter_map(|game| game["why"].as_str())
        .collect();
    assert_eq!(whys, ["§8(1)b", "§8(1)b", "§8(1)a", "§8(1)a", "§8(1)c"]);
}

#[test]
fn newcomers_foreigners_and_decisions_keep_their_places() {
    let (_, answer) = run(&case("go_season"), &[]);
    let players = answer["players"].as_array().expect("players");
    let statuses: Vec<_> = players.iter().map(|player| player["status"].as_str().expect("a status")).collect();
    assert_eq!(statuses, ["rated", "rated", "rated", "new", "foreign", "new"]);
    assert_eq!((&players[1]["before"], &players[1]["start"]), (&json!(2015), &json!(2020)));
    assert_eq!((&players[4]["after"], &players[4]["start"]), (&Value::Null, &json!(2130)));
    // In two tournaments there is no one multiplier.
    assert_eq!(players[0]["multiplier"], Value::Null);
    assert_eq!(players[0]["tournaments"][1]["multiplier"]["value"], 10);
    let places: Vec<_> = answer["ranking"].as_array().expect("ranglista").iter().map(|row| &row["place"]).collect();
    assert_eq!(places, [1, 2, 3, 4, 5]);
}

/// §6(3): 45 × 10 rounds is cut into 5 + 5, each rounded for itself, the second from the points of the first.
#[test]
fn a_long_tournament_is_shown_part_by_part() {
    let result = |round: i32| if round % 3 == 0 { "white" } else { "black" };
    let games = (1..=10).map(|round| json!({"round": round, "black": "A", "white": "B", "result": result(round)}));
    let document = json!({
        "players": [{"id": "A", "rating": 1900, "grade": "2k"}, {"id": "B", "rating": 1950, "grade": "1k"}],
        "tournaments": [{
            "id": "WM", "start": "2013-01-01", "end": "2013-01-10", "rounds": 10, "participants": 90, "even": true,
            "time": {"base_minutes": 90, "japanese": {"seconds": 30}}, "importance": ["world-championship"],
            "games": games.collect::<Vec<_>>(),
        }]
    });
    let (code, answer) = run(&document, &[]);
    assert_eq!((code, &answer["tournaments"][0]["parts"]), (0, &json!([5, 5])));
    let row = &answer["players"][0]["tournaments"][0];
    assert_eq!(
        row["parts"],
        json!([{"part": 1, "before": 1900, "sum": "2.10", "product": "94.50", "change": 95, "after": 1995},
               {"part": 2, "before": 1995, "sum": "-1.025", "product": "-46.125", "change": -46, "after": 1949}])
    );
    assert_eq!((&row["games"][4]["part"], &row["games"][5]["part"]), (&json!(1), &json!(2)));
    let page = go::page(&document, "en", &[]);
    assert!(page.contains("WM   ΣJp 2.10 (+95), ΣJp -1.025 (-46)   C 45   +49"), "{page}");
}

/// The database's own published numbers.
#[test]
fn the_european_rating_has_three_decimals() {
    let (code, answer) = run(&case("go_european"), &[]);
    assert_eq!((code, &answer["edition"]), (0, &json!("egf-2021")));
    let changes: Vec<_> = answer["players"].as_array().expect("players").iter().map(|p| &p["change"]).collect();
    assert_eq!(changes, ["1.588", "-3.651", "5.845", "-3.254"]);
    let white = &answer["players"][0];
    assert_eq!((&white["before"], &white["after"]), (&json!("2705.840"), &json!("2707.428")));
    let game = &white["tournaments"][0]["games"][0];
    assert_eq!(game["corrected"], json!({"own": "2705.840", "opponent": "2618.985"}));
    assert_eq!(answer["tournaments"][1], json!({"id": "T2", "class": "B", "source": "given", "weight": "0.75"}));
}

#[test]
fn jigo_is_refused_with_its_paragraph_until_the_committee_decides() {
    let jigo = with("go_example_7", |document| document["tournaments"][0]["games"][3]["result"] = json!("jigo"));
    assert_eq!(refused(&jigo), [("§8(2)".to_owned(), "T7.games[3]".to_owned())]);
    for name in ["jigo", "go-jigo"] {
        let mut decided = jigo.clone();
        decided["parameters"] = json!({name: "half"});
        let (code, answer) = run(&decided, &[]);
        assert_eq!(code, 0);
        // Difference 45, chance 0.39: the weaker gets a half less the chance.
        assert_eq!(answer["players"][0]["tournaments"][0]["games"][3]["point"], "0.11");
        let note = answer["findings"].as_array().expect("findings").last().expect("the decision").clone();
        assert_eq!((&note["code"], &note["paragraph"]), (&json!("parameter-decided"), &json!("§8(2)")));
    }
}

#[test]
fn a_refused_document_rates_nobody_and_names_every_paragraph() {
    let document = case("go_refused");
    let (code, answer) = run(&document, &[]);
    assert_eq!(code, 1);
    assert_eq!((&answer["edition"], &answer["players"]), (&json!("mgsz-2012"), &json!([])));
    assert!(answer.get("ranking").is_none());
    let expected =
        [("§6(2)", "T1"), ("§8(2)", "T1.games[0]"), ("§5(3)", "N"), ("§8(2)1", "T1.games[1]"), ("§1(2)", "T2")];
    assert_eq!(refused(&document), expected.map(|(paragraph, place)| (paragraph.to_owned(), place.to_owned())));
}

#[test]
fn each_refusal_alone_names_its_paragraph() {
    type Change = fn(&mut Value);
    let refusals: [(&str, Change); 8] = [
        ("§1(2)", |document| document["tournaments"][0]["board"] = json!(9)),
        ("§1(3)", |document| document["tournaments"][0]["players_per_side"] = json!(2)),
        ("§6(2)", |document| document["tournaments"][0]["time"] = Value::Null),
        ("§6(2)", |document| {
            document["tournaments"][0]["time"] = json!({"base_minutes": 60, "fischer": {"seconds": 10}});
        }),
        ("§6(2)", |document| document["tournaments"][0]["even"] = json!(true)),
        ("§6(3)", |document| document["tournaments"][0]["parts"] = json!([3, 3])),
        ("§6(1)2", |document| document["players"][5]["rating"] = Value::Null),
        ("§8(2)1", |document| document["players"][1]["rating"] = json!(1900)),
    ];
    for (paragraph, change) in refusals {
        let found = refused(&with("go_example_7", change));
        assert!(found.iter().any(|(at, _)| at == paragraph), "{paragraph}: {found:?}");
    }
}

#[test]
fn all_faults_of_a_go_case_come_at_once_with_their_paths() {
    let document = json!({
        "edition": "mgsz-2012",
        "list_date": "2012-01-01",
        "parameters": {"jigo": "maybe", "colour": "red"},
        "players": [
            {"id": "A", "rating": "1900.5", "grade": "10d", "reached": {"2x": 1, "2d": 1, "2 dan": 2},
             "initial": {"points": 1500, "by": "manager", "reference": "x"}},
            {"id": "B", "gor": 2100, "rating": 1900.5, "elo": 3},
            {"id": "A"}],
        "decisions": [{"player": "Q", "reference": ""}],
        "tournaments": [
            {"id": "T", "start": "2012-05-05", "end": "2012-05-01", "komi": 6,
             "time": {"base_minutes": 60, "japanese": {"seconds": 20, "periods": 3}, "canadian": {"moves": 15}},
             "importance": ["club"], "class": "E", "entries": {"Z": "1k"},
             "games": [
                 {"black": "A", "white": "B", "result": "1-0"},
                 {"black": "A", "white": "B", "result": "bye"},
                 {"black": "A", "result": "black", "handicap": 40},
                 {"black": "B", "white": "B", "result": "jigo"},
                 {"black": "B", "white": "nobody", "result": "white", "stones": 1}]}]
    });
    let text = faults(&document, &[]);
    for path in [
        "\n  list_date: unknown field (known here: edition, players, ",
        "\n  players[0].rating: \"1900.500\" is a European rating; ",
        "\n  players[0].grade: \"10d\" is none of: 35k – 1k, 1d – 9d",
        "\n  players[0].reached.2x: \"2x\" is none of: ",
        "\n  players[0].reached.2 dan: 2d stands here twice",
        "\n  players[0].initial.reference: has a meaning only with \"by\": \"committee\"",
        "\n  players[1].gor: a decimal in quotes",
        "\n  players[1].rating: a whole number is expected",
        "\n  players[1].elo: unknown field",
        "\n  players[2]: a second player with the id \"A\"",
        "\n  tournaments[0].komi: unknown field",
        "\n  tournaments[0].end: 2012-05-01 lies before the start",
        "\n  tournaments[0].time.japanese.periods: unknown field (known here: seconds)",
        "\n  tournaments[0].time.canadian: a second kind of overtime",
        "\n  tournaments[0].importance[0]: \"club\" is none of: invitational, ",
        "\n  tournaments[0].class: \"E\" is none of: A, B, C, D",
        "\n  tournaments[0].entries.Z: no player \"Z\"",
        "\n  tournaments[0].games[0].result: \"1-0\" is none of: black, white, jigo, ",
        "\n  tournaments[0].games[1].white: a bye has no opponent",
        "\n  tournaments[0].games[2].white: missing",
        "\n  tournaments[0].games[2].handicap: 40 is outside 0 to 30",
        "\n  tournaments[0].games[3]: both sides are the same player",
        "\n  tournaments[0].games[4].stones: unknown field (known here: round, black, white, handicap, result)",
        "\n  tournaments[0].games[4].white: no player \"nobody\"",
        "\n  decisions[0]: a decision sets",
        "\n  decisions[0].player: no player \"Q\"",
        "\n  decisions[0].reference: the text is empty",
        "\n  parameters.jigo: \"maybe\" is no value of this parameter",
        "\n  parameters.colour: no parameter that the committee may set (there are: go-",
    ] {
        assert!(text.contains(path), "{path}\n{text}");
    }
    assert!(text.starts_with("arpad: 29 faults in "), "{text}");
}

#[test]
fn an_edition_of_the_other_game_is_one_fault_not_a_hundred() {
    let text = faults(&case("go_contract"), &["--edition", "fide-2024-03"]);
    assert_eq!(text, "arpad: -: fide-2024-03 is an edition for chess, but this is a go case\n");
    let text = faults(&case("chess_two"), &["--edition", "mgsz-2012"]);
    assert_eq!(text, "arpad: -: mgsz-2012 is an edition for go, but this is a chess case\n");
    let unknown = with("go_contract", |document| document["edition"] = json!("mgsz-2013"));
    let text = faults(&unknown, &[]);
    assert!(text.contains("edition: \"mgsz-2013\" is none of: fide-2013, ") && text.contains("egf-2021"), "{text}");
}

#[test]
fn a_european_rating_is_a_decimal_and_stands_in_one_place() {
    let text = faults(&case("go_european"), &["--edition", "mgsz-2012"]);
    assert!(text.contains("players[3].rating: \"2028.143\" is a European rating"), "{text}");
    let twice = with("go_european", |document| document["players"][0]["gor"] = json!("2705.840"));
    let text = faults(&twice, &[]);
    assert!(text.contains("players[0].rating: a European rating stands here and in \"gor\""), "{text}");
    let whole = with("go_european", |document| document["players"][0]["rating"] = json!(2705));
    let text = faults(&whole, &[]);
    assert!(text.contains("players[0].rating: a decimal in quotes"), "{text}");
    let both = with("go_european", |document| {
        document["players"][0]["rating"] = json!(2650);
        document["players"][0]["gor"] = json!("2705.840");
    });
    assert_eq!(run(&both, &[]).1["players"][0]["change"], "1.588");
    let text = faults(&with("go_european", |document| document["parameters"] = json!({"jigo": "half"})), &[]);
    assert!(text.contains("parameters.jigo: egf-2021 leaves no parameter to decide"), "{text}");
}

#[test]
fn the_catalogue_at_the_command_line_holds_the_go_editions() {
    let output = go::arpad(&["editions", "--json"], "");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let editions = answer["editions"].as_array().expect("editions");
    assert_eq!(editions.len(), 17);
    let mgsz = &editions[9];
    assert_eq!(
        (&mgsz["id"], &mgsz["system"], &mgsz["from"]),
        (&json!("mgsz-2012"), &json!("mgsz"), &json!("2012-01-01"))
    );
    let jigo = mgsz["parameters"].as_array().expect("provisions").iter().find(|row| row["name"] == "go-jigo");
    assert_eq!(jigo.expect("jigo")["paragraph"], "§8(2)");
    assert_eq!((&editions[10]["id"], &editions[10]["system"]), (&json!("egf-2021"), &json!("egf")));
}
