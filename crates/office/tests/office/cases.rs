//! A case file field by field: what each becomes, and where a fault is told.

use arpad_model::{
    Birth, Championship, Circumstances, Decimal, Game, GoClass, GoDecision, GoGame, GoOutcome, GoPeriod, GoPlayer,
    GoTime, GoTournament, Grade, HalfPoints, Hybrid, Importance, InitialPoints, Outcome, Overtime, Period,
    PeriodPlayer, PoolEvent, PoolGame, Rating, SetAside, SetBy, Sex, System, TimeControl, TimePeriod, Tournament,
    Waiver,
};
use arpad_office::rating::rate_case::{Answer, Settings, rate_case};
use jiff::civil::date;
use serde_json::{Value, json};

fn read(case: &Value) -> Answer {
    rate_case(case.to_string().as_bytes(), &Settings::default()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Where which fault is, and its facts.
fn faults(case: &Value) -> Vec<(String, &'static str, String)> {
    let faults = rate_case(case.to_string().as_bytes(), &Settings::default()).err().unwrap_or_default();
    let facts = |facts: &[(&str, String)]| facts.iter().map(|(_, fact)| fact.as_str()).collect::<Vec<_>>().join(" | ");
    faults.iter().map(|fault| (fault.path.clone(), fault.code.as_str(), facts(&fault.facts))).collect()
}

/// The paths and codes alone.
fn places(case: &Value) -> Vec<(String, &'static str)> {
    faults(case).into_iter().map(|(path, code, _)| (path, code)).collect()
}

fn chess() -> Value {
    json!({
        "edition": "fide-2024-03",
        "list_date": "2024-04-01",
        "transition": "fide-2024-03-01",
        "parameters": {},
        "players": [
            {"id": "A", "name": "Nagy, Béla", "rating": 2600, "standard": 2590, "games": 120, "peak": 2615,
             "born": "1990-05-01", "sex": "m", "last_active": "2024-01-01"},
            {"id": "B", "rating": 2500, "born": 1980, "sex": "w", "k": 10},
            {"id": "C", "rating": null, "born": "2001", "sex": "f",
             "pool": [{"tournament": "earlier", "list_date": "2024-01-01", "first_event": true,
                       "games": [{"opponent_rating": 2220, "score": "1"}, {"opponent_rating": 2100, "score": "0.5"}]}]}],
        "tournaments": [
            {"id": "T", "name": "Kupa", "system": "swiss", "start": "2024-03-02", "end": "2024-03-10",
             "ratings": {"A": 2595, "C": null}, "rounds": 9, "round_dates": ["2024-03-02", "2024-03-03"],
             "time_control": {"periods": [{"moves": 40, "minutes": 90}, {"minutes": 30}], "increment_seconds": 30,
                              "unequal": true},
             "registered": "2024-02-01", "reported": "2024-03-12", "official": true, "norms": true,
             "championship": "women", "monthly_reports": true, "hybrid": {"approved": true, "pgn": false},
             "online": true, "waivers": [{"paragraph": "0.2.2", "decision": "7/2024"}],
             "games": [
                 {"round": 1, "white": "A", "black": "B", "result": "1-0"},
                 {"white": "B", "black": "C", "result": "1/2-1/2", "set_aside": true}]},
            {"id": "U", "system": "round-robin", "start": "2024-03-02", "end": "2024-03-02",
             "time_control": {"minutes": 15, "increment_seconds": 10}, "championship": "open", "games": []}]
    })
}

#[test]
fn every_field_of_a_chess_case_has_its_meaning() {
    let Answer::Chess(answer) = read(&chess()) else { panic!("chess") };
    let rating = |points| Rating::new(points);
    let pool = |points, halves| PoolGame { opponent: rating(points).expect("a rating"), score: HalfPoints(halves) };
    let due = Period {
        list_date: date(2024, 4, 1),
        players: vec![
            PeriodPlayer {
                id: "A".into(),
                name: Some("Nagy, Béla".into()),
                rating: rating(2600),
                standard: rating(2590),
                games: Some(120),
                peak: rating(2615),
                born: Some(Birth::Date(date(1990, 5, 1))),
                sex: Some(Sex::Male),
                last_active: Some(date(2024, 1, 1)),
                ..PeriodPlayer::default()
            },
            PeriodPlayer {
                id: "B".into(),
                rating: rating(2500),
                born: Some(Birth::Year(1980)),
                sex: Some(Sex::Female),
                k: Some(10),
                ..PeriodPlayer::default()
            },
            PeriodPlayer {
                id: "C".into(),
                born: Some(Birth::Year(2001)),
                sex: Some(Sex::Female),
                pool: vec![PoolEvent {
                    tournament: "earlier".into(),
                    list_date: date(2024, 1, 1),
                    first_event: true,
                    waits: false,
                    results: [pool(2220, 2), pool(2100, 1)].into_iter().collect(),
                }],
                ..PeriodPlayer::default()
            },
        ],
        tournaments: vec![
            Tournament {
                id: "T".into(),
                name: Some("Kupa".into()),
                system: System::Swiss,
                start: date(2024, 3, 2),
                end: date(2024, 3, 10),
                ratings: vec![(0, rating(2595)), (2, None)],
                standings: vec![],
                games: vec![
                    Game { round: 1, white: 0, black: 1, outcome: Outcome::WhiteWins, set_aside: None },
                    Game { round: 0, white: 1, black: 2, outcome: Outcome::Draw, set_aside: Some(SetAside::Ruled) },
                ],
                circumstances: Circumstances {
                    rounds: Some(9),
                    time_control: Some(TimeControl {
                        periods: vec![
                            TimePeriod { moves: Some(40), seconds: 5400 },
                            TimePeriod { moves: None, seconds: 1800 },
                        ],
                        increment: 30,
                        unequal: true,
                    }),
                    round_dates: vec![date(2024, 3, 2), date(2024, 3, 3)],
                    registered: Some(date(2024, 2, 1)),
                    reported: Some(date(2024, 3, 12)),
                    official: true,
                    norms: true,
                    championship: Some(Championship::Women),
                    monthly_reports: true,
                    event_start: None,
                    part: None,
                    hybrid: Some(Hybrid { approved: true, pgn: false }),
                    online: true,
                    waivers: vec![Waiver { paragraph: "0.2.2".into(), decision: "7/2024".into(), ..Waiver::default() }],
                    ..Circumstances::default()
                },
            },
            Tournament {
                id: "U".into(),
                name: None,
                system: System::RoundRobin,
                start: date(2024, 3, 2),
                end: date(2024, 3, 2),
                ratings: vec![],
                standings: vec![],
                games: vec![],
                circumstances: Circumstances {
                    time_control: Some(TimeControl {
                        periods: vec![TimePeriod { moves: None, seconds: 900 }],
                        increment: 10,
                        unequal: false,
                    }),
                    championship: Some(Championship::Open),
                    ..Circumstances::default()
                },
            },
        ],
    };
    assert_eq!(answer.period, due);
}

#[test]
fn a_fault_of_a_chess_case_is_told_at_its_place() {
    type Change = fn(&mut Value);
    let changes: [(&str, &str, &str, Change); 22] = [
        ("list_date", "not-a-date", "2024-02-30", |case| case["list_date"] = json!("2024-02-30")),
        ("edition", "not-one-of", "fide-1900", |case| case["edition"] = json!("fide-1900")),
        ("players[0].rating", "out-of-range", "4001", |case| case["players"][0]["rating"] = json!(4001)),
        ("players[0].k", "out-of-range", "101", |case| case["players"][0]["k"] = json!(101)),
        ("players[0].born", "out-of-range", "1849", |case| case["players"][0]["born"] = json!(1849)),
        ("players[0].born", "not-one-of", "1849", |case| case["players"][0]["born"] = json!("1849")),
        ("players[0].born", "not-a-date", "tegnap", |case| case["players"][0]["born"] = json!("tegnap")),
        ("players[0].sex", "not-one-of", "x", |case| case["players"][0]["sex"] = json!("x")),
        ("players[1]", "duplicate-player", "A", |case| case["players"][1]["id"] = json!("A")),
        ("players[2].pool[0].games[0].score", "not-one-of", "2", |case| {
            case["players"][2]["pool"][0]["games"][0]["score"] = json!("2");
        }),
        ("tournaments[1]", "duplicate-tournament", "T", |case| case["tournaments"][1]["id"] = json!("T")),
        ("tournaments[0].end", "end-before-start", "2024-03-01", |case| {
            case["tournaments"][0]["end"] = json!("2024-03-01");
        }),
        ("tournaments[0].system", "not-one-of", "swiz", |case| case["tournaments"][0]["system"] = json!("swiz")),
        ("tournaments[0].ratings.Q", "no-player", "Q", |case| case["tournaments"][0]["ratings"] = json!({"Q": 2000})),
        ("tournaments[0].games[0].black", "no-player", "Q", |case| {
            case["tournaments"][0]["games"][0]["black"] = json!("Q");
        }),
        ("tournaments[0].games[0]", "own-opponent", "", |case| {
            case["tournaments"][0]["games"][0]["black"] = json!("A");
        }),
        ("tournaments[0].games[0].result", "not-one-of", "2-0", |case| {
            case["tournaments"][0]["games"][0]["result"] = json!("2-0");
        }),
        ("tournaments[0].time_control.periods[0].moves", "out-of-range", "501", |case| {
            case["tournaments"][0]["time_control"]["periods"][0]["moves"] = json!(501);
        }),
        ("tournaments[0].championship", "not-one-of", "men", |case| {
            case["tournaments"][0]["championship"] = json!("men");
        }),
        ("parameters.no_such", "no-parameter", "", |case| case["parameters"] = json!({"no_such": "1"})),
        ("transition", "not-one-of", "x", |case| case["transition"] = json!("x")),
        ("players[0].raiting", "unknown-field", "", |case| case["players"][0]["raiting"] = json!(1)),
    ];
    for (path, code, fact, change) in changes {
        let mut case = chess();
        change(&mut case);
        let found = faults(&case);
        let told = |one: &(String, &str, String)| one.0 == path && one.1 == code && one.2.starts_with(fact);
        assert!(found.iter().any(told), "{path} {code} {fact}: {found:?}");
    }
    let mut undated = chess();
    undated.as_object_mut().expect("an object").remove("edition");
    undated["list_date"] = json!("2012-04-01");
    undated["tournaments"][0]["start"] = json!("2012-03-02");
    let found = places(&undated);
    assert!(found.contains(&("list_date".to_owned(), "not-modelled")), "{found:?}");
    assert!(found.contains(&("tournaments[0]".to_owned(), "not-modelled")), "{found:?}");
}

fn go() -> Value {
    json!({
        "edition": "mgsz-2012",
        "parameters": {"jigo": "half"},
        "players": [
            {"id": "A", "name": "Kiss, Anna", "rating": 1900, "gor": "2010.500", "grade": "2k",
             "reached": {"3k": 2, "2k": 1}, "entry_grade": "2k", "tournaments": 12},
            {"id": "B", "initial": {"points": 1500, "by": "committee", "reference": "3/2013"}, "entry_grade": "11k"},
            {"id": "C", "foreign": true, "entry_grade": "1d"},
            {"id": "D", "initial": {"points": 1420, "by": "manager"}}],
        "decisions": [{"player": "A", "points": 1890, "grade": "3k", "reference": "4/2013"}],
        "tournaments": [
            {"id": "T", "name": "Kupa", "start": "2013-05-04", "end": "2013-05-05", "board": 13, "players_per_side": 1,
             "rounds": 4, "time": {"base_minutes": 60, "canadian": {"moves": 15, "minutes": 5}},
             "importance": ["invitational"], "participants": 20, "even": false, "international": true, "multiplier": 20,
             "parts": [2, 2], "class": "B", "entries": {"B": "12k"},
             "games": [
                 {"round": 1, "black": "A", "white": "B", "result": "jigo"},
                 {"round": 2, "black": "B", "white": "A", "handicap": 3, "result": "black"},
                 {"black": "D", "result": "bye"}]},
            {"id": "U", "start": "2013-06-01", "end": "2013-06-01", "time": {"base_minutes": 60, "japanese": {"seconds": 30}},
             "games": []},
            {"id": "V", "start": "2013-06-01", "end": "2013-06-01", "time": {"base_minutes": 60}, "games": []},
            {"id": "W", "start": "2013-06-01", "end": "2013-06-01", "multiplier": 10,
             "time": {"base_minutes": 60, "fischer": {"seconds": 10}}, "games": []}]
    })
}

#[test]
fn every_field_of_a_go_case_has_its_meaning() {
    let Answer::Mgsz(answer) = read(&go()) else { panic!("Hungarian go") };
    let grade = |text: &str| Grade::parse(text).expect("a grade");
    let player = |id: &str| GoPlayer { id: id.into(), ..GoPlayer::default() };
    let time = |overtime| Some(GoTime { base_minutes: 60, overtime });
    let plain = |id: &str, overtime| GoTournament {
        time: time(overtime),
        international: Some(false),
        ..GoTournament::new(id, date(2013, 6, 1), date(2013, 6, 1))
    };
    let due = GoPeriod {
        players: vec![
            GoPlayer {
                name: Some("Kiss, Anna".into()),
                rating: Some(1900),
                gor: Some(Decimal(2_010_500)),
                grade: Some(grade("2k")),
                reached: vec![(grade("3k"), 2), (grade("2k"), 1)],
                entry_grade: Some(grade("2k")),
                tournaments: 12,
                ..player("A")
            },
            GoPlayer {
                initial: Some(InitialPoints { points: 1500, by: SetBy::Committee("3/2013".into()) }),
                entry_grade: Some(grade("11k")),
                ..player("B")
            },
            GoPlayer { foreign: true, entry_grade: Some(grade("1d")), ..player("C") },
            GoPlayer { initial: Some(InitialPoints { points: 1420, by: SetBy::Manager }), ..player("D") },
        ],
        tournaments: vec![
            GoTournament {
                name: Some("Kupa".into()),
                board: 13,
                rounds: Some(4),
                importance: vec![Importance::parse("invitational").expect("a kind")],
                participants: Some(20),
                even: Some(false),
                international: Some(true),
                multiplier: Some(20),
                parts: Some(vec![2, 2]),
                class: Some(GoClass::B),
                entries: vec![(1, grade("12k"))],
                games: vec![
                    GoGame {
                        round: 1,
                        black: 0,
                        white: Some(1),
                        handicap: 0,
                        outcome: GoOutcome::Jigo,
                        uncolored: false,
                    },
                    GoGame {
                        round: 2,
                        black: 1,
                        white: Some(0),
                        handicap: 3,
                        outcome: GoOutcome::Black,
                        uncolored: false,
                    },
                    GoGame { round: 0, black: 3, white: None, handicap: 0, outcome: GoOutcome::Bye, uncolored: false },
                ],
                time: time(Overtime::Canadian { moves: 15, minutes: 5 }),
                ..GoTournament::new("T", date(2013, 5, 4), date(2013, 5, 5))
            },
            plain("U", Overtime::Japanese { seconds: 30 }),
            plain("V", Overtime::SuddenDeath),
            GoTournament { multiplier: Some(10), ..plain("W", Overtime::Fischer { seconds: 10 }) },
        ],
        decisions: vec![GoDecision {
            player: 0,
            points: Some(1890),
            grade: Some(grade("3k")),
            reference: "4/2013".into(),
            taken: false,
        }],
    };
    assert_eq!(answer.period, due);
}

#[test]
fn a_fault_of_a_go_case_is_told_at_its_place() {
    type Change = fn(&mut Value);
    let changes: [(&str, &str, &str, Change); 21] = [
        ("players[0].grade", "not-one-of", "10d", |case| case["players"][0]["grade"] = json!("10d")),
        ("players[0].rating", "european-rating", "1900.500", |case| case["players"][0]["rating"] = json!("1900.5")),
        ("players[0].gor", "not-a-decimal", "", |case| case["players"][0]["gor"] = json!(2100)),
        ("players[0].gor", "not-a-decimal", "", |case| case["players"][0]["gor"] = json!("sok")),
        ("players[0].rating", "out-of-range", "1000000", |case| case["players"][0]["rating"] = json!(1_000_000)),
        ("players[0].reached.2x", "not-one-of", "2x", |case| case["players"][0]["reached"] = json!({"2x": 1})),
        ("players[0].reached.2 dan", "duplicate-grade", "2d", |case| {
            case["players"][0]["reached"] = json!({"2d": 1, "2 dan": 2});
        }),
        ("players[0].reached.2d", "out-of-range", "256", |case| case["players"][0]["reached"] = json!({"2d": 256})),
        ("players[3].initial.reference", "only-with", "\"by\"", |case| {
            case["players"][3]["initial"]["reference"] = json!("x");
        }),
        ("players[1].initial.by", "not-one-of", "king", |case| case["players"][1]["initial"]["by"] = json!("king")),
        ("players[1].initial.reference", "missing-field", "", |case| {
            case["players"][1]["initial"] = json!({"points": 1500, "by": "committee"});
        }),
        ("decisions[0]", "empty-decision", "", |case| {
            case["decisions"][0] = json!({"player": "A", "reference": "x"});
        }),
        ("decisions[0].player", "no-player", "Q", |case| case["decisions"][0]["player"] = json!("Q")),
        ("tournaments[1]", "duplicate-tournament", "T", |case| case["tournaments"][1]["id"] = json!("T")),
        ("tournaments[0].time.fischer", "two-overtimes", "", |case| {
            case["tournaments"][0]["time"]["fischer"] = json!({"seconds": 5});
        }),
        ("tournaments[0].games[2].white", "bye-with-opponent", "", |case| {
            case["tournaments"][0]["games"][2]["white"] = json!("A");
        }),
        ("tournaments[0].games[0]", "own-opponent", "", |case| {
            case["tournaments"][0]["games"][0]["white"] = json!("A");
        }),
        ("tournaments[0].games[1].handicap", "out-of-range", "31", |case| {
            case["tournaments"][0]["games"][1]["handicap"] = json!(31);
        }),
        ("tournaments[0].entries.Z", "no-player", "Z", |case| case["tournaments"][0]["entries"] = json!({"Z": "1k"})),
        ("parameters.jigo", "parameter-value", "maybe", |case| case["parameters"] = json!({"jigo": "maybe"})),
        ("parameters.colour", "no-parameter", "go-", |case| case["parameters"] = json!({"colour": "red"})),
    ];
    for (path, code, fact, change) in changes {
        let mut case = go();
        change(&mut case);
        let found = faults(&case);
        let told = |one: &(String, &str, String)| one.0 == path && one.1 == code && one.2.starts_with(fact);
        assert!(found.iter().any(told), "{path} {code} {fact}: {found:?}");
    }
    // What the committee may decide is named.
    let mut case = go();
    case["parameters"] = json!({"colour": "red"});
    let known = faults(&case).remove(0).2;
    assert!(known.split(", ").any(|name| name == "go-jigo") && known.contains("go-stones-to-stronger"), "{known}");
    assert!(known.split(", ").all(|name| name.starts_with("go-")), "{known}");

    let mut european = go();
    european["edition"] = json!("egf-2021");
    let found = places(&european);
    assert!(found.contains(&("parameters.jigo".to_owned(), "no-parameters")), "{found:?}");
    european["parameters"] = json!({});
    european["players"][0]["rating"] = json!("2010.500");
    let found = places(&european);
    assert!(found.contains(&("players[0].rating".to_owned(), "rating-twice")), "{found:?}");
    european["players"][0] = json!({"id": "A", "rating": 2010});
    let found = places(&european);
    assert!(found.contains(&("players[0].rating".to_owned(), "not-a-decimal")), "{found:?}");
}

#[test]
fn without_an_edition_most_words_tell_the_game() {
    let game = |case: Value| match rate_case(case.to_string().as_bytes(), &Settings::default()) {
        Ok(Answer::Chess(_)) => "chess",
        Ok(Answer::Mgsz(_)) => "go",
        other => panic!("{other:?}"),
    };
    let mut chess = chess();
    chess.as_object_mut().expect("an object").remove("edition");
    assert_eq!(game(chess), "chess");
    let mut go = go();
    go.as_object_mut().expect("an object").remove("edition");
    assert_eq!(game(go.clone()), "go");
    assert_eq!(game(json!({"list_date": "2024-04-01", "players": [], "tournaments": []})), "chess", "nothing tells");
    go["tournaments"][0]["start"] = json!("2011-12-31");
    assert!(places(&go).contains(&("tournaments[0]".to_owned(), "not-modelled")), "{:?}", places(&go));
    // All words belong to the other game.
    let mut other = self::chess();
    other["edition"] = json!("mgsz-2012");
    assert_eq!(places(&other), [(String::new(), "other-game")]);
    let mut other = self::go();
    other["edition"] = json!("fide-2024-03");
    assert_eq!(places(&other), [(String::new(), "other-game")]);
}
