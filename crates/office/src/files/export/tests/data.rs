//! Lists for programs.

use super::*;
use arpad_model::Series;

#[test]
fn csv_keeps_texts_under_english_names_and_runs_none_of_them() {
    let text = text(ListFormat::Csv, CHESS);
    let header = "place,id,komir,fide,egd,family,given,sex,country,born,title,club,grade,rating,before,games,k,active,kept,unrated";
    assert!(text.starts_with(&format!("{header}\r\n1,1,1234,703303,12345678,Őry-Kovács,Ágnes,F,HUN,1990,WGM,\"T")));
    let rows: Vec<csv::StringRecord> =
        csv::Reader::from_reader(text.as_bytes()).into_records().collect::<Result<_, _>>().expect("RFC 4180");
    assert_eq!(rows.len(), 4);
    assert_eq!(&rows[0][11], "Tűzoltó \"Előre\" SE, Győr");
    assert_eq!((&rows[1][5], &rows[1][6], &rows[1][17]), ("'=cmd()", "<Péter> & \"Co\"", "false"));
    assert_eq!((&rows[2][0], &rows[2][6], &rows[2][3]), ("2", "🐉", ""));
    assert_eq!((&rows[3][5], &rows[3][14]), ("'@új sor", ""));
}

#[test]
fn json_has_the_head_and_the_players_with_the_names_of_the_csv() {
    let text = text(ListFormat::Json, Series::Go);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(
        json["list"],
        serde_json::json!({
            "series": "go", "date": "2024-04-01", "revision": 2, "federation": "Próba & \"Társa\"",
            "edition": "fide-2024-03", "published": "2024-03-31T12:00:00Z", "hash": "abc123"
        })
    );
    let players = json["players"].as_array().expect("players");
    assert_eq!(players.len(), 4);
    assert_eq!(
        players[1],
        serde_json::json!({
            "place": 2, "id": 2, "komir": null, "fide": 11, "egd": null, "family": "=cmd()",
            "given": "<Péter> & \"Co\"", "sex": "M", "country": "HUN", "born": 2009, "title": null, "club": null,
            "grade": "8k", "rating": 2100, "before": 2110, "games": 0, "k": null, "active": false, "kept": null,
            "unrated": null, "entry": "2d", "decided": null, "decided_grade": null
        })
    );
    assert_eq!(text.lines().count(), 7, "a player to a line");
    assert_eq!(players[3]["family"], "@új\n\u{202e}sor");
    assert!(text.contains("\"@új\\n\\u202esor\""), "nothing steers whoever looks at it: {text}");
}

#[test]
fn the_xml_of_go_has_an_element_for_each_known_value() {
    let text = text(ListFormat::Xml, Series::Go);
    assert!(text.starts_with(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<list series=\"go\" date=\"2024-04-01\" revision=\"2\" \
         federation=\"Próba &amp; &quot;Társa&quot;\" edition=\"fide-2024-03\" published=\"2024-03-31T12:00:00Z\" \
         hash=\"abc123\">\n<player><place>1</place>"
    ));
    assert!(text.contains("<family>=cmd()</family><given>&lt;Péter&gt; &amp; &quot;Co&quot;</given><sex>M</sex>"));
    assert!(text.contains("<grade>1d</grade><rating>2400</rating><before>2388</before>"));
    assert!(text.contains("<family>@új sor</family><country>HUN</country><rating>1500</rating><games>0</games>"));
    assert!(text.ends_with("<active>true</active></player>\n</list>\n"));
}

#[test]
fn who_is_marked_unrated_has_neither_place_nor_rating_in_any_format() {
    let mut lines = vec![
        player(1, "Erős, Elek", 2100),
        ListLine { rating: None, before: Some(1410), games: 1, fide: Some(FideId(11)), ..player(2, "Lement, Lea", 0) },
    ];
    place(&mut lines);
    let written = |format| {
        let mut file = Vec::new();
        write(format, &head(CHESS), &lines, &hungarian(), &mut file).expect("a file");
        String::from_utf8(file).expect("text")
    };
    let json: serde_json::Value = serde_json::from_str(&written(ListFormat::Json)).expect("JSON");
    let marked = &json["players"][1];
    let told = ["id", "place", "rating", "before", "games", "unrated"].map(|key| marked[key].clone());
    let null = serde_json::Value::Null;
    assert_eq!(told, [2.into(), null.clone(), null, 1410.into(), 1.into(), true.into()]);
    let csv = written(ListFormat::Csv);
    assert_eq!(csv.lines().last(), Some(",2,,11,,Lement,Lea,,HUN,,,,,,1410,1,,true,,true"));
    let fide = written(ListFormat::Txt);
    assert!(fide.lines().last().is_some_and(|line| line.contains("Lement") && !line.contains("1410")), "{fide}");
    let table = written(ListFormat::Table);
    assert!(table.lines().last().is_some_and(|line| line.contains("értékszám nélküli")), "{table}");
}
