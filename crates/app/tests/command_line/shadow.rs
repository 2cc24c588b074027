//! Two editions side by side (§11(2) of the Hungarian go regulation): the second never touches the first.

use crate::go::{arpad, case, faults, run, with};
use serde_json::{Value, json};

#[test]
fn the_shadow_changes_neither_the_first_answer_nor_its_exit_code() {
    for (name, edition, shadow) in [
        ("go_season", "mgsz-2012", "egf-2021"),
        ("go_refused", "mgsz-2012", "egf-2021"),
        ("go_european", "egf-2021", "egf-2021"),
        ("chess_two", "fide-2022-01", "fide-2024-03"),
    ] {
        let (code, alone) = run(&case(name), &["--edition", edition]);
        let (code_beside, mut beside) = run(&case(name), &["--edition", edition, "--shadow", shadow]);
        let fields = beside.as_object_mut().expect("an object");
        let other = fields.remove("shadow").expect("the other answer");
        let comparison = fields.remove("comparison").expect("the comparison");
        assert_eq!((code, &alone), (code_beside, &beside), "{name}");
        assert_eq!(other["edition"], shadow);
        let players = case(name)["players"].as_array().map(Vec::len);
        assert_eq!(comparison.as_array().map(Vec::len), players, "{name}");
    }
}

#[test]
fn go_points_and_european_rating_stand_side_by_side_with_their_difference() {
    let (_, answer) = run(&case("go_season"), &["--shadow", "egf-2021"]);
    let row = &answer["comparison"][0];
    assert_eq!((&row["id"], &row["name"]), (&json!("1"), &json!("Őszi Ágnes")));
    assert_eq!((&row["after"], &row["change"]), (&answer["players"][0]["after"], &answer["players"][0]["change"]));
    let shadow = &answer["shadow"]["players"][0];
    assert_eq!((&row["shadow_after"], &row["shadow_change"]), (&shadow["after"], &shadow["change"]));
    assert_eq!((&row["after"], &row["shadow_after"]), (&json!(2091), &json!("2079.955")));
    assert_eq!((&row["after_difference"], &row["change_difference"]), (&json!("-11.045"), &json!("-5.457")));
    // A foreigner has no Hungarian points to compare.
    let foreigner = &answer["comparison"][4];
    assert_eq!((&foreigner["after"], &foreigner["after_difference"]), (&Value::Null, &Value::Null));
    assert!(foreigner["shadow_after"].is_string());
}

#[test]
fn two_chess_editions_differ_in_hundredths() {
    let (_, answer) = run(&case("chess_two"), &["--edition", "fide-2022-01", "--shadow", "fide-2024-03"]);
    let row = &answer["comparison"][1];
    assert_eq!((&row["change"], &row["shadow_change"]), (&json!("-17.20"), &json!("-16.80")));
    assert_eq!((&row["change_difference"], &row["after_difference"]), (&json!("0.40"), &json!(0)));
}

#[test]
fn a_refused_shadow_is_shown_and_the_first_answer_stands() {
    let slow = with("go_example_7", |document| document["tournaments"][0]["board"] = json!(13));
    let (code, answer) = run(&slow, &["--shadow", "egf-2021"]);
    assert_eq!(code, 0);
    assert_eq!(answer["shadow"]["players"], json!([]));
    assert_eq!(answer["shadow"]["findings"][0]["paragraph"], "EGD board");
    assert_eq!(answer["comparison"][0]["shadow_after"], Value::Null);
    assert!(answer["comparison"][0]["after"].is_i64());
}

#[test]
fn a_shadow_of_the_other_game_is_a_wrong_call() {
    let text = faults(&case("go_season"), &["--shadow", "fide-2024-03"]);
    assert_eq!(text, "arpad: -: fide-2024-03 is an edition for chess, but this is a go case\n");
    let text = faults(&case("go_european"), &["--shadow", "mgsz-2012"]);
    assert!(text.contains("players[0].rating: \"2705.840\" is a European rating"), "{text}");
}

#[test]
fn the_help_names_the_paragraph_that_asks_for_it() {
    let help = String::from_utf8(arpad(&["rate", "--help"], "").stdout).expect("UTF-8");
    assert!(help.contains("--shadow") && help.contains("§11(2)"), "{help}");
}
