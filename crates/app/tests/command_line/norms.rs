//! `arpad check` on an event with norms: made, nearly made, undecided, within reach; and what the file does not say.

use crate::binary::arpad_with;
use crate::month::Office;
use serde_json::{Value, json};

/// Nine rounds, one a day; the first player meets the nine others, all of 2476: 22284 / 9 = 2476.
fn report(results: &str) -> String {
    let mut text = String::from(
        "012 Tavaszi mesterverseny\n022 Eger\n032 HUN\n042 2024/05/04\n052 2024/05/12\n092 Individual: Swiss-System\n\
         102 IA Kovács, Ödön (700099)\n122 90 min + 30 sec/move\nXXR 9\n",
    );
    let days: String = (4..=12).map(|day| format!("24/05/{day:02}  ")).collect();
    text.push_str(&format!("132 {:87}{}\n", "", days.trim_end()));
    let federations = ["GER", "GER", "GER", "POL", "POL", "POL", "HUN", "HUN", "HUN"];
    let titles = ["GM", "IM", "", "GM", "IM", "", "GM", "IM", ""];
    let line = |rank: usize, title: &str, name: &str, rating: u16, federation: &str, points: f32, rounds: &str| {
        format!(
            "001 {rank:4} m{title:>3} {name:33} {rating:4} {federation:3} {:11} {:10} {points:4.1} {rank:4}{rounds}\n",
            700_000 + rank,
            "1990/00/00"
        )
    };
    let worth = |result: char| match result {
        '1' => 1.0,
        '=' => 0.5,
        _ => 0.0,
    };
    let own: String = results
        .chars()
        .zip(2..)
        .map(|(result, rank)| format!("  {rank:4} {} {result}", if rank % 2 == 0 { 'w' } else { 'b' }))
        .collect();
    let points = results.chars().map(worth).sum();
    text.push_str(&line(1, "f", "Ács, Őrs", 2400, "HUN", points, &own));
    for (place, result) in results.chars().enumerate() {
        let theirs = match result {
            '1' => '0',
            '0' => '1',
            other => other,
        };
        let color = if place % 2 == 0 { 'b' } else { 'w' };
        let mut rounds: String = "  0000 - Z".repeat(place);
        rounds.push_str(&format!("     1 {color} {theirs}"));
        rounds.push_str(&"  0000 - Z".repeat(results.len() - place - 1));
        let name = format!(
            "Ellenfél, {}",
            ["Első", "Második", "Harmadik", "Negyedik", "Ötödik", "Hatodik", "Hetedik", "Nyolcadik", "Kilencedik"]
                [place]
        );
        text.push_str(&line(place + 2, titles[place], &name, 2476, federations[place], worth(theirs), &rounds));
    }
    for place in results.len()..9 {
        let name = format!("Ellenfél, {place}");
        let rounds = "  0000 - Z".repeat(results.len());
        text.push_str(&line(place + 2, titles[place], &name, 2476, federations[place], 0.0, &rounds));
    }
    text
}

fn norms(text: &str, more: &[&str]) -> Value {
    let output = arpad_with(&[&["check", "-", "--json"], more].concat(), text.as_bytes());
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    answer["files"][0]["norms"].clone()
}

fn page(text: &str, language: &str) -> String {
    let output = arpad_with(&["check", "-", "--lang", language], text.as_bytes());
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_file_tells_every_norm_and_every_near_miss_with_its_reason() {
    let told = norms(&report("1111====0"), &[]);
    assert_eq!((&told["edition"], &told["title_event"]), (&json!("fide-titles-2024-01"), &json!(true)));
    let hero = &told["players"][0];
    assert_eq!((&hero["id"], &hero["name"], &hero["titles"]), (&json!(1), &json!("Ács, Őrs"), &json!(["FM"])));
    // Six of nine are 67 %, 125 points: 2601.
    let gm = &hero["norms"]["GM"];
    assert_eq!((&gm["standing"], &gm["judgment"]["performance"]), (&json!("made"), &json!(2601)));
    assert_eq!((&gm["judgment"]["average"], &gm["judgment"]["foreigner_rule"]), (&json!(2476), &json!("normal")));

    // Five and a half are 61 %, 80 points: 2556.
    let told = norms(&report("111=====0"), &[]);
    let gm = &told["players"][0]["norms"]["GM"];
    assert_eq!((&gm["standing"], &gm["judgment"]["performance"]), (&json!("near"), &json!(2556)));
    assert_eq!((&gm["judgment"]["failed"], &gm["judgment"]["excess"]), (&json!(["1.4.8"]), &json!("-0.5")));
    let english = page(&report("111=====0"), "en");
    assert!(english.contains("GM: near miss"), "{english}");
    assert!(english.contains("✗ 1.4.8    Performance: 2476 + (80) = 2556; at least 2600"), "{english}");
    assert!(
        english.contains("IM: norm of 10 games (all games)"),
        "five and a half is a point above four and a half: {english}"
    );
    let hungarian = page(&report("111=====0"), "hu");
    assert!(hungarian.contains("GM: majdnem norma") && hungarian.contains("főbíró: IA Kovács, Ödön"), "{hungarian}");
    for declared in ["1.1.1", "1.1.3b", "1.1.5", "1.4.2d"] {
        assert!(english.contains(declared), "{declared}");
    }
}

#[test]
fn before_the_last_round_everybody_is_told_what_is_needed() {
    // Five and a half after eight, the last opponent not yet paired: a draw against 2476 is enough (22284 / 9).
    let told = norms(&report("1111===0"), &[]);
    assert_eq!(told["open_rounds"], json!([9]));
    let needed = &told["players"][0]["norms"]["GM"]["judgment"]["needed"];
    let due: Vec<(&Value, &Value)> =
        needed["opponents"].as_array().expect("opponents").iter().map(|one| (&one["points"], &one["rating"])).collect();
    // Six points need an average of 2475, rounded: 2474.5 · 9 = 22270.5, so 22271 - 8 · 2476 = 2463.
    assert!(due.contains(&(&json!("0.5"), &json!(2463))), "{due:?}");
    let english = page(&report("1111===0"), "en");
    assert!(english.contains("GM: round 9 must bring, against opponents of at least"), "{english}");
}

#[test]
fn what_a_file_does_not_say_is_named_and_not_guessed() {
    let text = report("1111====0").replace("2476 GER", "2476    ");
    let told = norms(&text, &[]);
    let hero = &told["players"][0];
    assert_eq!(
        (&hero["norms"]["GM"]["standing"], &hero["unsaid_federations"]),
        (&json!("undecided"), &json!([1, 2, 3]))
    );
    let codes = |told: &Value| -> Vec<String> {
        let findings = told["findings"].as_array().expect("findings");
        findings.iter().map(|one| format!("{} {}", one["severity"], one["code"]).replace('"', "")).collect()
    };
    assert!(codes(&told).contains(&"warning title-federations-unsaid".to_owned()), "{:?}", codes(&told));
    let bare = report("1111====0");
    let bare: String = bare
        .lines()
        .filter(|line| !line.starts_with("132") && !line.starts_with("102") && !line.starts_with("092"))
        .map(|line| format!("{line}\n"))
        .collect();
    let found = codes(&norms(&bare, &[]));
    for code in ["title-days-unsaid", "title-chief-unsaid", "title-format-unsaid"] {
        assert!(found.contains(&format!("warning {code}")), "{found:?}");
    }
    // Ninety minutes alone are no title tournament.
    let fast = norms(&report("1111====0").replace("90 min + 30 sec/move", "90 min"), &[]);
    assert_eq!(fast["title_event"], json!(false));
    assert!(codes(&fast).contains(&"error title-thinking-time".to_owned()));
    // Rapid chess has no norms, nor has an event of eight rounds.
    assert_eq!(norms(&report("1111====0").replace("90 min + 30 sec/move", "15 min + 10 sec/move"), &[]), Value::Null);
    assert_eq!(norms(&report("1111===0").replace("XXR 9\n", ""), &[]), Value::Null);
}

#[test]
fn p1_4_2e_a_scheveningen_named_in_words_is_one_and_needs_approval() {
    for words in ["Individual: Scheveningen System", "Schiller"] {
        let told = norms(&report("1111====0").replace("Individual: Swiss-System", words), &[]);
        let findings = told["findings"].as_array().expect("findings");
        let codes: Vec<&str> = findings.iter().filter_map(|one| one["code"].as_str()).collect();
        assert!(codes.contains(&"title-format-approval"), "{words}: {codes:?}");
        assert!(!codes.contains(&"title-format-unsaid"), "{words}: {codes:?}");
        assert_eq!(told["title_event"], json!(false), "{words}");
    }
}

#[test]
fn p1_4_2a_the_flag_of_fide_is_no_federation_on_the_report() {
    let text = report("1111====0").replace("2476 POL", "2476 FID");
    let output = arpad_with(&["titles", "-", "--certificates", "--lang", "en"], text.as_bytes());
    let page = String::from_utf8(output.stdout).expect("UTF-8");
    // Ten rated players: Hungary's and Germany's, and three under the flag.
    let cells: String = ["10", "2", "4", "6"].map(|count| format!("<td class=\"number\">{count}</td>")).concat();
    assert!(page.contains(&format!("<th scope=\"row\">Rated</th>{cells}")), "{page}");
}

#[test]
fn the_kind_of_the_event_is_declared_beside_the_file() {
    let home = report("1111====0").replace("2476 GER", "2476 HUN").replace("2476 POL", "2476 HUN");
    let gm = |told: Value| told["players"][0]["norms"]["GM"].clone();
    let ordinary = gm(norms(&home, &[]));
    assert_eq!((&ordinary["standing"], &ordinary["judgment"]["failed"]), (&json!("near"), &json!(["1.4.3", "1.4.4"])));
    let last = gm(norms(&home, &["--kind", "national-final"]));
    assert_eq!((&last["standing"], &last["judgment"]["foreigner_rule"]), (&json!("made"), &json!("1.4.3a")));
    let wrong = arpad_with(&["check", "-", "--kind", "final"], home.as_bytes());
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn certificates_are_printed_with_the_fields_of_the_forms() {
    let output = arpad_with(&["titles", "-", "--certificates", "--lang", "en"], report("1111====0").as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let page = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(page.matches("IT1: certificate of title result").count(), 2, "GM and IM");
    assert_eq!(page.matches("IT3: tournament report").count(), 1);
    let first = page.split("</section>").next().expect("a sheet");
    let field = |name: &str, value: &str| format!("<th scope=\"row\">{name}</th><td>{value}</td>");
    for (name, value) in [
        ("Title", "GM"),
        ("Name", "Ács"),
        ("First name", "Őrs"),
        ("FIDE ID", "700001"),
        ("Federation", "HUN"),
        ("Event", "Tavaszi mesterverseny"),
        ("Chief arbiter", "IA Kovács, Ödön (700099)"),
        ("Rate of play", "90 min + 30 sec/move"),
        ("Games", "9"),
        ("Federations other than the own", "2"),
        ("Opponents not of the own federation", "6"),
        ("Opponents of the host federation", "3"),
        ("Rated opponents", "9"),
        ("Opponents with a title", "6"),
        ("Average of the opponents", "2476"),
        ("Score required", "6"),
        ("Score achieved", "6"),
        ("Points above", "0"),
    ] {
        assert!(first.contains(&field(name, value)), "{name}: {value} in {first}");
    }
    // Three GM, three IM, nobody else with a title.
    let counts: String =
        ["3", "3", "0", "0", "0", "0"].map(|count| format!("<td class=\"number\">{count}</td>")).concat();
    assert!(first.contains(&counts), "{first}");
    assert!(!first.contains("1.4.3d"), "the normal requirement carries it");
    let third = page.split("</section>").nth(2).expect("the report");
    // Rated: ten players of three federations, four of the host's and six of others; GM: three, one and two.
    let row = |who: &str, counts: [u8; 4]| {
        let cells: String = counts.iter().map(|count| format!("<td class=\"number\">{count}</td>")).collect();
        format!("<th scope=\"row\">{who}</th>{cells}")
    };
    for (who, counts) in
        [("Rated", [10, 3, 4, 6]), ("Unrated", [0, 0, 0, 0]), ("GM", [3, 3, 1, 2]), ("FM", [1, 1, 1, 0])]
    {
        assert!(third.contains(&row(who, counts)), "{who} in {third}");
    }
    assert!(
        third.contains(&field("Rounds per day", "1")) && third.contains(&field("Organiser", "………………………")),
        "{third}"
    );

    let nobody = arpad_with(&["titles", "-", "--certificates"], report("000000000").as_bytes());
    assert_eq!(nobody.status.code(), Some(1), "the report on the tournament alone");
    let case = arpad_with(&["titles", "-", "--certificates"], b"{}");
    assert_eq!(case.status.code(), Some(2), "no report");
}

#[test]
fn p1_4_6_a_certificate_shows_the_rating_that_counts() {
    // The lowest of 2100 is raised to 2200 for GM; 8 · 2476 + 2200 = 22008, 2445: six and a half of nine are needed.
    let text = report("11111===0").replacen("2476 GER      700002", "2100 GER      700002", 1);
    let output = arpad_with(&["titles", "-", "--certificates", "--lang", "en"], text.as_bytes());
    let page = String::from_utf8(output.stdout).expect("UTF-8");
    let first = page.split("</section>").next().expect("a sheet");
    assert!(
        first.contains("<td class=\"number\">2100</td><td class=\"number\">2200</td><td>GM</td><td>1</td>"),
        "{first}"
    );
    assert!(
        first.contains("<td>2445</td>") && first.contains("<td>6½</td>") || first.contains("<td>6.5</td>"),
        "{first}"
    );
}

#[test]
fn a_player_s_dossier_has_norms_with_their_proof_and_what_is_missing() {
    let office = Office::new("en");
    office.put("norms.trf", include_str!("../../../../examples/norms.trf"));
    office.done("2024-04-01", &["init", "--name", "Magyar Sakkszövetség"]);
    office.done("2024-05-13", &["submit", "norms.trf"]);
    office.done(
        "2024-05-13",
        &["accept", "1", "--new", "--registered", "2024-03-01", "--ratings-from-report", "--reference", "RB 2024/1"],
    );
    let told: Value =
        serde_json::from_str(&office.done("2024-06-01", &["player", "fide:700001", "--titles", "--json"]))
            .expect("JSON");
    let norm = &told["norms"][0];
    // Five and a half of nine, a point more than 2476 needs for IM.
    assert_eq!(
        (&norm["title"], &norm["credited_games"], &norm["performance"]),
        (&json!("IM"), &json!(10), &json!(2556))
    );
    assert_eq!((&norm["name"], &norm["single_round_days"]), (&json!("Tavaszi mesterverseny"), &json!(9)));
    assert!(norm["accepted"].is_u64() && norm["games"].as_array().is_some_and(|games| games.len() == 9), "{norm}");
    let im = told["sought"].as_array().and_then(|all| all.iter().find(|one| one["title"] == "IM")).expect("IM");
    assert_eq!((&im["complete"], &im["failed"]), (&json!(false), &json!(["1.5.1", "1.5.3", "1.5.6"])), "{im}");
    let page = office.done("2024-06-01", &["player", "fide:700001", "--titles"]);
    assert!(page.contains("IM: norm of 10 games (all games)") && page.contains("IM: not yet"), "{page}");
    assert!(page.contains("Tavaszi mesterverseny, 2024-05-04 – 2024-05-12; accepted by entry"), "{page}");
}
