//! What a go report says, in our words.

use arpad_formats::egd::h9;
use arpad_formats::opengotha;
use arpad_model::{GoClass, GoGame, GoOutcome, GoPeriod, GoTime, Grade, Overtime};
use arpad_office::files::from_gotha::from_gotha;
use arpad_office::files::from_h9::from_h9;
use jiff::civil::date;

const H9: &str = "; CL[B]\n; EV[Őszi Kupa]\n; PC[HU, Szeged]\n; DT[2024-05-04,2024-05-05]\n; HA[h2]\n; KM[6.5]\n; TM[75]\n\
    1 Őry Bálint 3d HU Szeg 36 2+/w0 3+/b0 4+ |10000001\n\
    2 Szűcs Éva 3D HU BuPe 35 1-/b0 4+!w0 5+/w1 |10000002\n\
    3 Nagy_Kovács Ármin 1d HU Debr 33 5+/w0 1-/w0 0= |10000003\n\
    4 Tóth Réka 2k SK xxxx 33 0+ 2-!b0 1- |10000004\n\
    5 van_der_Berg Jan 10k NL Amst 30 3-/b0 0- 2-/b1\n";

const GOTHA: &str = include_str!("../../../formats/tests/files/go/kupa.xml");

fn grade(text: &str) -> Option<Grade> {
    Some(Grade::parse(text).expect("a grade"))
}

fn game(round: u16, black: u32, white: u32, handicap: u8, outcome: GoOutcome) -> GoGame {
    GoGame { round, black, white: Some(white), handicap, outcome, uncolored: false }
}

fn bye(round: u16, black: u32) -> GoGame {
    GoGame { round, black, white: None, handicap: 0, outcome: GoOutcome::Bye, uncolored: false }
}

fn of_h9(from: &str, to: &str) -> GoPeriod {
    assert!(H9.contains(from), "{from}");
    from_h9(&h9::read(H9.replacen(from, to, 1).as_bytes()).0).expect("it is dated")
}

fn of_gotha(from: &str, to: &str) -> GoPeriod {
    assert!(GOTHA.contains(from), "{from}");
    from_gotha(&opengotha::read(GOTHA.replacen(from, to, 1).as_bytes()).0).expect("it is dated")
}

#[test]
fn a_tournament_of_the_european_database() {
    let period = of_h9("", "");
    let [tournament] = &period.tournaments[..] else { panic!("one tournament") };
    assert_eq!((tournament.start, tournament.end), (date(2024, 5, 4), date(2024, 5, 5)));
    assert_eq!((tournament.name.as_deref(), tournament.rounds), (Some("Őszi Kupa"), Some(3)));
    assert_eq!((tournament.participants, tournament.class), (Some(5), Some(GoClass::B)));
    assert_eq!((tournament.even, tournament.international, tournament.time), (Some(false), Some(false), None));
    let mut games = tournament.games.clone();
    games.sort_by_key(|game| (game.round, game.black, game.white));
    use GoOutcome::{Black, HalfBye, NoShow, White};
    let due = [
        game(1, 1, 0, 0, White),
        bye(1, 3),
        game(1, 4, 2, 0, White),
        game(2, 0, 2, 0, Black),
        game(2, 3, 1, 0, NoShow),
        GoGame { outcome: HalfBye, ..bye(3, 2) },
        // No color: 3 dan and 2 kyu are four apart, less two; who receives the stones has Black.
        game(3, 3, 0, 2, White),
        game(3, 4, 1, 1, White),
    ];
    assert_eq!(games, due);
    // Neither color nor stones: nobody is told that he had Black.
    let even = of_h9("HA[h2]", "HA[h9]");
    let untold = GoGame { uncolored: true, ..game(3, 0, 3, 0, Black) };
    assert!(even.tournaments[0].games.contains(&untold), "{:?}", even.tournaments[0].games);
    let players: Vec<_> = period
        .players
        .iter()
        .map(|player| (player.id.as_str(), player.name.as_deref(), player.entry_grade, player.foreign))
        .collect();
    let due = [
        ("1", Some("Őry Bálint"), grade("3d"), false),
        ("2", Some("Szűcs Éva"), grade("3d"), false),
        ("3", Some("Nagy Kovács Ármin"), grade("1d"), false),
        ("4", Some("Tóth Réka"), grade("2k"), true),
        ("5", Some("van der Berg Jan"), grade("10k"), true),
    ];
    assert_eq!(players, due);
    let entries: Vec<(u32, Option<Grade>)> = tournament.entries.iter().map(|(at, grade)| (*at, Some(*grade))).collect();
    assert_eq!(entries, (0..).zip(due.map(|player| player.2)).collect::<Vec<_>>());
}

#[test]
fn a_tournament_is_international_where_another_country_is_named() {
    for (place, due) in [("HU, Szeged", false), ("hu, Szeged", false), ("SK, Kassa", true)] {
        assert_eq!(of_h9("HU, Szeged", place).tournaments[0].international, Some(due), "{place}");
    }
    assert_eq!(of_h9("; PC[HU, Szeged]\n", "").tournaments[0].international, None, "nothing is told");
    let backwards = of_h9("2024-05-04,2024-05-05", "2024-05-05,2024-05-04");
    assert_eq!((backwards.tournaments[0].start, backwards.tournaments[0].end), (date(2024, 5, 4), date(2024, 5, 5)));
    assert_eq!(of_h9("; EV[Őszi Kupa]\n", "").tournaments[0].name, None);
    let undated = H9.replacen("; DT[2024-05-04,2024-05-05]\n", "", 1);
    assert!(from_h9(&h9::read(undated.as_bytes()).0).is_none());
}

#[test]
fn a_tournament_of_opengotha() {
    let period = of_gotha("", "");
    let [tournament] = &period.tournaments[..] else { panic!("one tournament") };
    assert_eq!((tournament.start, tournament.end), (date(2024, 5, 4), date(2024, 5, 5)));
    assert_eq!((tournament.name.as_deref(), tournament.rounds), (Some("Őszi Kupa & Co"), Some(3)));
    assert_eq!((tournament.participants, tournament.board, tournament.even), (Some(3), 19, Some(false)));
    use GoOutcome::{Jigo, NoShow, White};
    // The file says of the second round that nobody knows its colors.
    let untold = GoGame { uncolored: true, ..game(2, 2, 0, 0, Jigo) };
    let due = [game(1, 1, 0, 5, White), untold, game(3, 2, 0, 0, NoShow), bye(1, 2)];
    assert_eq!(tournament.games, due);
    let players: Vec<_> = period
        .players
        .iter()
        .map(|player| (player.id.as_str(), player.name.as_deref(), player.entry_grade, player.foreign))
        .collect();
    let due = [
        ("1", Some("Őry Bálint"), grade("3d"), false),
        // With the rank that was declared, not with the grade of a list.
        ("2", Some("Szűcs Éva Mária"), grade("5k"), false),
        ("3", Some("Nagy Kovács Ármin"), grade("1d"), false),
    ];
    assert_eq!(players, due);
    let entries: Vec<(u32, Option<Grade>)> = tournament.entries.iter().map(|(at, grade)| (*at, Some(*grade))).collect();
    assert_eq!(entries, (0..).zip(due.map(|player| player.2)).collect::<Vec<_>>());
    assert!(of_gotha("country=\"HU\"", "country=\"SK\"").players[0].foreign);
    // Where it says that the colors are not known, nobody is told one; but whoever has stones has Black.
    let untold = GOTHA.replace("knownColor=\"true\"", "knownColor=\"false\"");
    let untold = from_gotha(&opengotha::read(untold.as_bytes()).0).expect("it is dated");
    let colors: Vec<bool> = untold.tournaments[0].games.iter().map(|game| game.uncolored).collect();
    assert_eq!(colors, [false, true, true, false], "five stones, a jigo, a no-show, a bye");
}

/// Annex 1, table 3: a tournament without handicap, not one in which nobody happened to be given a stone.
#[test]
fn a_tournament_that_allowed_stones_is_not_even() {
    let without_stones = GOTHA.replacen("handicap=\"5\"", "handicap=\"0\"", 1);
    let even = |from: &str, to: &str| {
        assert!(without_stones.contains(from), "{from}");
        let file = opengotha::read(without_stones.replacen(from, to, 1).as_bytes()).0;
        from_gotha(&file).expect("it is dated").tournaments[0].even
    };
    assert_eq!(even("", ""), Some(false), "nine stones were allowed");
    assert_eq!(even("hdCeiling=\"9\"", "hdCeiling=\"0\""), Some(true));
    // Nobody is below 5 kyu, from which on all play even; below 4 kyu somebody is.
    assert_eq!(even("hdNoHdRankThreshold=\"1D\"", "hdNoHdRankThreshold=\"5K\""), Some(true));
    assert_eq!(even("hdNoHdRankThreshold=\"1D\"", "hdNoHdRankThreshold=\"4K\""), Some(false));
    let of = |policy: &str| of_h9("; HA[h2]\n", policy).tournaments[0].clone();
    assert_eq!(
        (of("; HA[h9]\n").even, of("; HA[h9]\n").games.iter().map(|game| game.handicap).max()),
        (Some(false), Some(1))
    );
    let plain = H9.replacen("/w1", "/w0", 1).replacen("/b1", "/b0", 1);
    let policy = |policy: &str| from_h9(&h9::read(plain.replacen("HA[h2]", policy, 1).as_bytes()).0).expect("dated");
    assert_eq!(policy("HA[h9]").tournaments[0].even, Some(true));
    assert_eq!(policy("HA[h8]").tournaments[0].even, Some(false));
}

#[test]
fn the_clock_and_the_results_of_opengotha() {
    let time = |from: &str, to: &str| of_gotha(from, to).tournaments[0].time;
    let hour = |overtime| Some(GoTime { base_minutes: 60, overtime });
    assert_eq!(time("", ""), hour(Overtime::Canadian { moves: 15, minutes: 5 }));
    // Seconds that are no whole minute are left out.
    let short = time("canByoYomiTime=\"300\"", "canByoYomiTime=\"299\"");
    assert_eq!(short, hour(Overtime::Canadian { moves: 15, minutes: 4 }));
    assert_eq!(time("CANBYOYOMI", "STDBYOYOMI"), hour(Overtime::Japanese { seconds: 30 }));
    assert_eq!(time("CANBYOYOMI", "FISCHER"), hour(Overtime::Fischer { seconds: 10 }));
    assert_eq!(time("CANBYOYOMI", "SUDDENDEATH"), hour(Overtime::SuddenDeath));
    assert_eq!(time("basicTime=\"60\"", "basicTime=\"0\""), None);
    for (result, due) in [
        ("RESULT_WHITEWINS", GoOutcome::White),
        ("RESULT_BLACKWINS", GoOutcome::Black),
        ("RESULT_EQUAL", GoOutcome::Jigo),
        ("RESULT_BOTHLOSE", GoOutcome::DoubleLoss),
        ("RESULT_BOTHWIN", GoOutcome::Arbiter),
        ("RESULT_UNKNOWN", GoOutcome::NoShow),
        ("RESULT_WHITEWINS_BYDEF", GoOutcome::NoShow),
    ] {
        assert_eq!(of_gotha("RESULT_WHITEWINS", result).tournaments[0].games[0].outcome, due, "{result}");
    }
    let first = of_gotha("endDate=\"2024-05-05\" ", "").tournaments.remove(0);
    assert_eq!((first.start, first.end), (date(2024, 5, 4), date(2024, 5, 4)));
}
