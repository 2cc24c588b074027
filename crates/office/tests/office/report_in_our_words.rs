//! What a report says, in our words: its system, its clock, its colors and results; and what becomes of it elsewhere.

use arpad_formats::fide_list;
use arpad_formats::trf;
use arpad_model::{Game, Outcome, SetAside, System, Tempo};
use arpad_office::files::convert::{ListFormat, convert_list, games_as_csv, read_case, reprint_case, to_case, to_trf};
use arpad_office::files::from_trf::{TrfTournament, from_trf};
use arpad_office::rating::listed::read_list;
use arpad_rules::calendar::Calendar;
use jiff::civil::date;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::Cursor;

/// A header and one round of two players, as the lines say it from columns 92 on.
fn report(header: &str, first: &str, second: &str) -> TrfTournament {
    let text = format!(
        "{header}001    1 m    Erdős, Gyöngyvér                  2511 HUN      700011 1979/03/02  1.0    1  {first}\n\
         001    2 w    Fűzfa, Tünde                      2203 HUN      700029 1991/00/00  0.0    2  {second}\n"
    );
    from_trf(&trf::read(text.as_bytes()).0, None)
}

const PLAYED: [&str; 2] = ["   2 w 1", "   1 b 0"];

fn headed(header: &str) -> TrfTournament {
    report(header, PLAYED[0], PLAYED[1])
}

#[test]
fn the_system_is_that_of_the_code_or_of_the_words() {
    for (header, due) in [
        ("192 FIDE_DUTCH_2026\n", System::Swiss),
        ("192 FIDE_ROUNDROBIN\n", System::RoundRobin),
        ("192 BERGER_DOUBLEROUNDROBIN\n", System::DoubleRoundRobin),
        ("192 CUSTOM_KNOCKOUT\n", System::Match),
        ("192 CUSTOM_SCHILLER\n", System::Team),
        ("192 CUSTOM_SCHEVENINGEN\n", System::Team),
        ("192 FIDE_TEAM_MP\n", System::Team),
        // The code goes before the words.
        ("092 Round-Robin\n192 FIDE_DUTCH\n", System::Swiss),
        ("092 Individual: Swiss-System\n", System::Swiss),
        ("092 Individual: Round-Robin\n", System::RoundRobin),
        ("092 RoundRobin\n", System::RoundRobin),
        ("092 Körverseny\n", System::RoundRobin),
        ("092 Berger\n", System::RoundRobin),
        ("092 Double Round Robin\n", System::DoubleRoundRobin),
        ("092 Double-Round robin\n", System::DoubleRoundRobin),
        ("092 Kétkörös bajnokság\n", System::DoubleRoundRobin),
        ("092 Kétfordulós körverseny\n", System::DoubleRoundRobin),
        ("092 Match\n", System::Match),
        ("092 Párosmérkőzés\n", System::Match),
        ("092 Knock-out\n", System::Match),
        ("092 Team: Swiss-System\n", System::Team),
        ("092 Csapatbajnokság\n", System::Team),
        ("", System::Swiss),
    ] {
        assert_eq!(headed(header).tournament.system, due, "{header}");
    }
    let team = format!("013 {:<32}{:>4} {:>4}\n", "Elsők", 1, 2);
    assert_eq!(headed(&team).tournament.system, System::Team);
}

#[test]
fn the_clock_says_the_tempo() {
    for (header, tempo, periods, increment) in [
        ("122 90+30\n", Tempo::Standard, vec![(None, 5400)], 30),
        ("122 15 min + 10 sec\n", Tempo::Rapid, vec![(None, 900)], 10),
        ("122 3+2\n", Tempo::Blitz, vec![(None, 180)], 2),
        ("222 40/5400+30:1800+30\n", Tempo::Standard, vec![(Some(40), 5400), (None, 1800)], 30),
        // Different increments are added to the time of their periods: 40 moves of 30 s, 20 of 10 s.
        ("222 40/5400+30:1800+10\n", Tempo::Standard, vec![(Some(40), 6600), (None, 2000)], 0),
        // The code goes before the words.
        ("122 90+30\n222 180+2\n", Tempo::Blitz, vec![(None, 180)], 2),
    ] {
        let read = headed(header);
        let control = read.tournament.circumstances.time_control.expect("a clock");
        let told: Vec<_> = control.periods.iter().map(|period| (period.moves, period.seconds)).collect();
        assert_eq!(
            (read.tempo, read.tempo_assumed, told, control.increment),
            (tempo, false, periods, increment),
            "{header}"
        );
        assert!(!control.unequal);
    }
    let untold = headed("");
    assert_eq!((untold.tempo, untold.tempo_assumed), (Tempo::Standard, true));
    assert_eq!(untold.tournament.circumstances.time_control, None);
}

#[test]
fn two_lines_are_one_game_with_its_color_and_result() {
    let white = |outcome| Game { round: 1, white: 0, black: 1, outcome, set_aside: None };
    let black = |outcome| Game { round: 1, white: 1, black: 0, outcome, set_aside: None };
    let reported = Some(SetAside::Reported);
    for (first, second, due) in [
        ("   2 w 1", "   1 b 0", vec![white(Outcome::WhiteWins)]),
        ("   2 b 1", "   1 w 0", vec![black(Outcome::BlackWins)]),
        ("   2 w =", "   1 b =", vec![white(Outcome::Draw)]),
        ("   2 w 0", "   1 b 1", vec![white(Outcome::BlackWins)]),
        ("   2 w +", "   1 b -", vec![white(Outcome::WhiteByForfeit)]),
        ("   2 w -", "   1 b +", vec![white(Outcome::BlackByForfeit)]),
        ("   2 w -", "   1 b -", vec![white(Outcome::BothForfeit)]),
        // Letters of a game whose result stands and which is not rated.
        ("   2 w W", "   1 b L", vec![Game { set_aside: reported, ..white(Outcome::WhiteWins) }]),
        ("   2 w L", "   1 b W", vec![Game { set_aside: reported, ..white(Outcome::BlackWins) }]),
        ("   2 w D", "   1 b D", vec![Game { set_aside: reported, ..white(Outcome::Draw) }]),
        ("   2 w L", "   1 b L", vec![white(Outcome::NotPlayed)]),
        // Without colors the lower number has White.
        ("   2 - +", "   1 - -", vec![white(Outcome::WhiteByForfeit)]),
        // A color on one line only.
        ("   2 - 1", "   1 w 0", vec![black(Outcome::BlackWins)]),
        ("   2 - 1", "   1 b 0", vec![white(Outcome::WhiteWins)]),
        // A line without a partner.
        ("   2 w +", "0000 - Z", vec![white(Outcome::WhiteByForfeit)]),
        ("   2 b -", "0000 - Z", vec![black(Outcome::WhiteByForfeit)]),
        // Results that do not fit together.
        ("   2 w 1", "   1 b 1", vec![white(Outcome::NotPlayed)]),
        ("0000 - F", "0000 - Z", vec![]),
    ] {
        assert_eq!(report("", first, second).tournament.games, due, "{first} | {second}");
    }
}

#[test]
fn days_names_and_the_place_of_play() {
    let read = headed("012  Tavaszi kupa \n042 2024/05/04\n052 2024/05/06\n");
    assert_eq!((read.tournament.start, read.tournament.end), (date(2024, 5, 4), date(2024, 5, 6)));
    assert_eq!((read.tournament.name.as_deref(), read.is_dated), (Some("Tavaszi kupa"), true));
    let only_start = headed("042 2024/05/04\n");
    assert_eq!((only_start.tournament.start, only_start.tournament.end), (date(2024, 5, 4), date(2024, 5, 4)));
    let only_end = headed("052 2024/05/06\n");
    assert_eq!((only_end.tournament.start, only_end.tournament.end), (date(2024, 5, 6), date(2024, 5, 6)));
    let undated = headed("");
    assert_eq!((undated.is_dated, undated.tournament.name), (false, None));
    for (header, due) in [
        ("022 https://lichess.org/swiss/x\n", true),
        ("022 HTTP://lichess.org\n", true),
        ("032 Lichess\n", true),
        ("022 Budapest\n032 HUN\n", false),
    ] {
        assert_eq!(headed(header).tournament.circumstances.online, due, "{header}");
    }
}

#[test]
fn a_clock_a_case_cannot_say_is_left_out() {
    let clock = |code: &str| -> Value {
        let text = format!(
            "012 Kupa\n042 2024/05/04\n052 2024/05/04\n222 {code}\n001    1      Nagy, Béla                        2000\n"
        );
        let (case, _) = to_case(&trf::read(text.as_bytes()).0, &Calendar::default()).expect("it is dated");
        case["tournaments"][0]["time_control"].clone()
    };
    assert_eq!(clock("5400+30"), json!({"minutes": 90, "increment_seconds": 30}));
    assert_eq!(clock("5400"), json!({"minutes": 90}));
    let periods = json!([{"moves": 40, "minutes": 90}, {"minutes": 30}]);
    assert_eq!(clock("40/5400+30:1800+30"), json!({"periods": periods, "increment_seconds": 30}));
    assert_eq!(clock("5430+30"), Value::Null, "half a minute");
    assert_eq!(clock("5400+3600"), json!({"minutes": 90, "increment_seconds": 3600}));
    assert_eq!(clock("5400+3601"), Value::Null);
}

#[test]
fn games_become_rows() {
    let case = json!({
        "list_date": "2024-06-01",
        "players": [{"id": "1", "name": "Nagy, Béla", "rating": 2000}, {"id": "=2", "rating": 1900}, {"id": "3"}],
        "tournaments": [{"id": "T", "name": "Kupa", "system": "swiss", "start": "2024-05-04", "end": "2024-05-05",
            "ratings": {"1": 2010},
            "games": [{"round": 1, "white": "1", "black": "=2", "result": "1-0"}, {"white": "3", "black": "1", "result": "1/2-1/2"}]}],
    });
    let read = read_case(case.to_string().as_bytes()).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let (bytes, notice) = games_as_csv(&read.case.period).expect("rows");
    let due = "tournament,round,white,white_name,white_rating,black,black_name,black_rating,result\n\
               Kupa,1,1,\"Nagy, Béla\",2010,'=2,,1900,1-0\n\
               Kupa,,3,,,1,\"Nagy, Béla\",2010,1/2-1/2\n";
    assert_eq!(String::from_utf8(bytes).expect("UTF-8"), due);
    assert_eq!(notice.map(|notice| notice.code.as_str()), None);
}

#[test]
fn a_report_has_room_for_9999_players() {
    let case = |players: usize| {
        let players: Vec<Value> = (1..=players).map(|id| json!({"id": id.to_string(), "rating": 2000})).collect();
        let tournament = json!({"id": "T", "system": "swiss", "start": "2024-05-04", "end": "2024-05-05",
            "games": [{"round": 1, "white": "1", "black": "2", "result": "1-0"}]});
        let case = json!({"list_date": "2024-06-01", "players": players, "tournaments": [tournament]});
        let read = read_case(case.to_string().as_bytes()).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        to_trf(&read, trf::Edition::Trf26).map(|(file, _)| file.players.len()).map_err(|notice| notice.code.as_str())
    };
    assert_eq!(case(9999), Ok(9999));
    assert_eq!(case(10_000), Err("convert-too-many-players"));
}

#[test]
fn a_case_is_printed_in_the_usual_order_of_lines() {
    let due = "{\n  \"b\": 1,\n  \"a\": [\n    2\n  ]\n}\n";
    assert_eq!(reprint_case(b"\xEF\xBB\xBF{\"b\":1,\"a\":[2]}").as_deref(), Some(due));
    assert_eq!(reprint_case(b"{"), None);
}

/// Two players of FIDE's combined list.
fn list() -> Vec<u8> {
    let mut writer = fide_list::write::TextWriter::new(Vec::new()).expect("a list");
    for (fide_id, name, rating, k) in [(700_001, "Kovács, Péter", 2105, 20), (700_002, "Nagy, Béla", 1850, 0)] {
        let record = fide_list::Record {
            fide_id,
            name,
            federation: "HUN",
            born: Some(fide_list::Birth { year: 1987, month_day: None }),
            standard: fide_list::Rated { rating: Some(rating), games: Some(1), k: Some(k) },
            blitz: fide_list::Rated { rating: Some(rating + 10), games: None, k: Some(40) },
            ..fide_list::Record::default()
        };
        writer.write(&record).expect("a line");
    }
    writer.finish().expect("a list")
}

#[test]
fn a_list_tells_rating_and_k_of_those_who_are_asked_for() {
    let wanted = HashSet::from([700_001, 700_002, 700_003]);
    let (listed, summary) = read_list(Cursor::new(list()), "players_list_foa.txt", &wanted, |_| {}).expect("a list");
    assert_eq!((listed.len(), listed.is_empty(), summary.players), (2, false, 2));
    let player = listed.player(700_001).expect("he is on it");
    let told = |tempo| (player.rating(tempo).map(|rating| rating.points()), player.k(tempo));
    assert_eq!(Tempo::ALL.map(told), [(Some(2105), Some(20)), (None, None), (Some(2115), Some(40))]);
    assert_eq!(player.born, Some(1987));
    assert_eq!(listed.player(700_002).expect("he is on it").k(Tempo::Standard), None, "a K of 0 is none");
    assert_eq!(listed.player(700_003), None);
    let one = HashSet::from([700_002]);
    assert_eq!(read_list(Cursor::new(list()), "players_list_foa.txt", &one, |_| {}).expect("a list").0.len(), 1);
}

#[test]
fn a_list_is_written_in_the_other_formats() {
    let written = |format| {
        let mut target = Vec::new();
        let (summary, notice) =
            convert_list(Cursor::new(list()), "players_list_foa.txt", format, &mut target, |_| {}).expect("a list");
        assert_eq!((summary.players, notice.is_none()), (2, true));
        String::from_utf8(target).expect("UTF-8")
    };
    assert_eq!(written(ListFormat::Text).as_bytes(), list());
    let csv = written(ListFormat::Csv);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 3, "{csv}");
    assert!(lines[1].starts_with("700001,\"Kovács, Péter\",HUN,"), "{csv}");
    let xml = written(ListFormat::Xml);
    assert_eq!(xml.matches("<player>").count(), 2, "{xml}");
    assert!(xml.contains("<fideid>700002</fideid>") && xml.contains("<rating>1850</rating>"), "{xml}");
}

/// Four players, three rounds, everything a report has a record for and some of what it has none for.
fn whole_case() -> Value {
    json!({
        "edition": "fide-2024-03", "list_date": "2024-06-01",
        "players": [
            {"id": "a", "name": "Nagy, Béla", "rating": 2000, "born": "1990-05-01", "sex": "m", "k": 20},
            {"id": "b", "name": "Kiss, Anna", "rating": 2105, "born": 1985, "sex": "w", "games": 40},
            {"id": "c", "name": "Tóth, Éva"},
            {"id": "d", "name": "Szabó, Pál", "rating": 1850}],
        "tournaments": [{
            "id": "T", "name": "Tavaszi kupa", "system": "swiss", "start": "2024-05-04", "end": "2024-05-06", "rounds": 3,
            "round_dates": ["2024-05-04", "2024-05-05", "2024-05-06"],
            "time_control": {"minutes": 90, "increment_seconds": 30}, "official": true, "registered": "2024-04-01",
            "ratings": {"a": 2010, "d": null},
            "games": [
                {"round": 1, "white": "a", "black": "b", "result": "1-0"},
                {"round": 1, "white": "c", "black": "d", "result": "1/2-1/2"},
                {"round": 2, "white": "b", "black": "c", "result": "+/-"},
                {"round": 2, "white": "d", "black": "a", "result": "0-1", "set_aside": true},
                {"round": 3, "white": "a", "black": "c", "result": "1-0"}]}]
    })
}

/// The report of a case, and what is said of it: code and first fact.
fn made_of(case: &Value, edition: trf::Edition) -> (String, Vec<(&'static str, String)>) {
    let read = read_case(case.to_string().as_bytes()).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let (file, notices) = to_trf(&read, edition).unwrap_or_else(|notice| panic!("{notice:?}"));
    let told = notices.iter().map(|notice| (notice.code.as_str(), notice.facts[0].1.to_string()));
    (trf::write(&file, edition), told.collect())
}

#[test]
fn a_report_made_of_a_case_line_by_line() {
    let (text, told) = made_of(&whole_case(), trf::Edition::Trf26);
    let due = concat!(
        "012 Tavaszi kupa\n",
        "042 2024/05/04\n",
        "052 2024/05/06\n",
        "062 4\n",
        "072 2\n",
        "092 Individual: Swiss-System\n",
        "122 90 min + 30 sec/move\n",
        "132                                                                                        24/05/04  24/05/05  24/05/06\n",
        "142 3\n",
        "222 5400+30\n",
        "001    1 w    Kiss, Anna                        2105                 1985/00/00  1.0    2     2 b 0     3 w +  0000 - Z\n",
        "001    2 m    Nagy, Béla                        2010                 1990/05/01  3.0    1     1 w 1     4 b W     3 w 1\n",
        "001    3      Tóth, Éva                                                          0.5    3     4 w =     1 b -     2 b 0\n",
        "001    4      Szabó, Pál                                                         0.5    3     3 b =     2 w L  0000 - Z\n",
    );
    assert_eq!(text, due);
    let left_out = "edition, players[].rating, players[].games, players[].k, registered, official".to_owned();
    let due_notices = [
        ("convert-unrated-codes", "1".to_owned()),
        ("convert-left-out-of-report", left_out),
        ("convert-records-to-add", "022, 032, 102".to_owned()),
    ];
    assert_eq!(told, due_notices);
    // The older edition has no records for rounds and for the code of the clock.
    let (text, _) = made_of(&whole_case(), trf::Edition::Trf16);
    assert_eq!(text, due.replace("142 3\n", "").replace("222 5400+30\n", "") + "XXR 3\n");
}

#[test]
fn what_a_report_cannot_say_is_named() {
    let said = |change: fn(&mut Value)| {
        let mut case = whole_case();
        change(&mut case);
        let (text, told) = made_of(&case, trf::Edition::Trf16);
        let left_out =
            told.iter().find(|(code, _)| *code == "convert-left-out-of-report").map(|(_, fields)| fields.clone());
        (text, left_out.unwrap_or_default())
    };
    let (text, left_out) = said(|case| {
        case.as_object_mut().expect("an object").remove("edition");
        for player in case["players"].as_array_mut().expect("players") {
            for field in ["k", "games"] {
                player.as_object_mut().expect("a player").remove(field);
            }
        }
        for field in ["ratings", "official", "registered"] {
            case["tournaments"][0].as_object_mut().expect("a tournament").remove(field);
        }
    });
    assert_eq!(left_out, "");
    assert!(text.contains("Nagy, Béla                        2000 "), "{text}");
    let (_, left_out) = said(|case| {
        case["players"][0]["peak"] = json!(2100);
        case["players"][0]["standard"] = json!(2100);
        case["players"][0]["last_active"] = json!("2024-01-01");
        case["players"][2]["pool"] = json!([{"list_date": "2024-01-01", "games": []}]);
        for (field, value) in [
            ("reported", json!("2024-05-07")),
            ("norms", json!(true)),
            ("championship", json!("open")),
            ("monthly_reports", json!(true)),
            ("hybrid", json!({})),
            ("online", json!(true)),
            ("waivers", json!([{"paragraph": "1", "decision": "2"}])),
            ("time_control", json!({"minutes": 90, "unequal": true})),
        ] {
            case["tournaments"][0][field] = value;
        }
        case["transition"] = json!("fide-2024-03-01");
        case["parameters"] = json!({"floor": 1400});
    });
    let due = "time_control, edition, parameters, transition, players[].rating, players[].standard, players[].games, \
               players[].peak, players[].k, players[].pool, players[].last_active, registered, reported, official, norms, \
               championship, monthly_reports, hybrid, online, waivers";
    assert_eq!(left_out, due);
    for (system, kind) in [
        ("round-robin", "Individual: Round-Robin"),
        ("double-round-robin", "Individual: Double Round-Robin"),
        ("team", "Team competition"),
        ("match", "Match"),
    ] {
        let mut case = whole_case();
        case["tournaments"][0]["system"] = json!(system);
        let (text, _) = made_of(&case, trf::Edition::Trf16);
        assert!(text.contains(&format!("092 {kind}\n")), "{text}");
    }
}
