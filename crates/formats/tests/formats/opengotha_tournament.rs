//! OpenGotha tournaments: players, games, byes, parameters, tolerances.

use crate::support::{own, places, tally};
use arpad_formats::{
    egd::{Grade, GradeKind, h9::Komi},
    notice::{Notice, Severity},
    opengotha::{self, Bye, Complementary, GameResult, Tournament},
};
use jiff::civil::date;

fn changed(from: &str, to: &str) -> (Tournament, Vec<Notice>) {
    let text = String::from_utf8(own("go/kupa.xml")).expect("UTF-8");
    assert!(text.contains(from), "the file holds {from:?}");
    opengotha::read(text.replacen(from, to, 1).as_bytes())
}

#[test]
fn a_whole_tournament() {
    let bytes = own("go/kupa.xml");
    assert!(opengotha::is_opengotha(&bytes));
    let (tournament, notices) = opengotha::read(&bytes);
    assert_eq!(tally(&notices), "note gotha-no-pin ×1");
    let second = &tournament.players[1];
    assert_eq!((second.surname.as_str(), second.given_name.as_str(), second.line), ("Szűcs", "Éva Mária", 5));
    let kyu = |number| Some(Grade { number, kind: GradeKind::Kyu });
    assert_eq!((second.rank, second.grade, second.rating), (kyu(5), kyu(4), Some(-774)));
    assert_eq!((second.pin, second.ffg_licence.as_str()), (Some(10000002), "1500104"));
    assert_eq!((second.registered, second.participating.iter().filter(|plays| **plays).count()), (false, 2));
    let games: Vec<_> = tournament
        .games
        .iter()
        .map(|game| {
            (game.round, game.white, game.black, game.handicap, game.result, game.by_default, game.color_is_known)
        })
        .collect();
    assert_eq!(
        games,
        [
            (1, 0, 1, 5, GameResult::White, false, true),
            (2, 0, 2, 0, GameResult::Jigo, false, false),
            (3, 0, 2, 0, GameResult::Black, true, true)
        ]
    );
    assert_eq!(tournament.byes, [Bye { round: 1, player: 2 }]);
    let parameters = tournament.parameters.expect("parameters");
    assert_eq!((parameters.name.as_str(), parameters.location.as_str()), ("Őszi Kupa & Co", "Szeged"));
    assert_eq!((parameters.first_day, parameters.last_day), (Some(date(2024, 5, 4)), Some(date(2024, 5, 5))));
    assert_eq!((parameters.rounds, parameters.size, parameters.komi), (3, 19, Some(Komi { halves: 15 })));
    assert_eq!(
        (parameters.basic_minutes, parameters.complementary),
        (60, Complementary::Canadian { moves: 15, seconds: 300 })
    );
    assert_eq!(
        (parameters.handicap_by_score, parameters.handicap_ceiling, parameters.handicap_correction),
        (true, 9, 1)
    );
    assert_eq!(parameters.no_handicap_from, Some(Grade { number: 1, kind: GradeKind::Dan }));
}

#[test]
fn every_time_system_with_its_numbers() {
    let system = |name: &str| {
        let (tournament, notices) = changed("CANBYOYOMI", name);
        (tournament.parameters.expect("parameters").complementary, places(&notices, "gotha-unreadable-attribute").len())
    };
    assert_eq!(system("STDBYOYOMI"), (Complementary::Japanese { seconds: 30 }, 0));
    assert_eq!(system("FISCHER"), (Complementary::Fischer { seconds: 10 }, 0));
    assert_eq!(system("SUDDENDEATH"), (Complementary::SuddenDeath, 0));
    assert_eq!(system("HOURGLASS"), (Complementary::SuddenDeath, 1));
}

#[test]
fn every_result() {
    for (word, expected) in [
        ("RESULT_WHITEWINS", (GameResult::White, false)),
        ("RESULT_BLACKWINS", (GameResult::Black, false)),
        ("RESULT_EQUAL", (GameResult::Jigo, false)),
        ("RESULT_BOTHWIN", (GameResult::BothWin, false)),
        ("RESULT_BOTHLOSE", (GameResult::BothLose, false)),
        ("RESULT_UNKNOWN", (GameResult::Unknown, false)),
        ("RESULT_WHITEWINS_BYDEF", (GameResult::White, true)),
        ("RESULT_BOTHLOSE_BYDEF", (GameResult::BothLose, true)),
        ("RESULT_EQUAL_BYDEF", (GameResult::Jigo, true)),
    ] {
        let (tournament, notices) = changed("RESULT_WHITEWINS", word);
        assert_eq!((tournament.games[0].result, tournament.games[0].by_default), expected, "{word}");
        let unknown = usize::from(expected.0 == GameResult::Unknown);
        assert_eq!(places(&notices, "gotha-unknown-result").len(), unknown, "{word}");
    }
    assert_eq!(places(&changed("RESULT_WHITEWINS", "whatever").1, "gotha-unreadable-attribute"), [(9, 0)]);
}

/// Colors count unless the file says that they are not those really played; stones do not make them known.
#[test]
fn colors_are_known_unless_the_file_says_otherwise() {
    for (word, known) in [("knownColor=\"true\"", true), ("knownColor=\"false\"", false), ("", true)] {
        let (tournament, notices) = changed("knownColor=\"true\"", word);
        let game = tournament.games[0];
        assert_eq!((game.white, game.black, game.handicap, game.color_is_known), (0, 1, 5, known), "{word:?}");
        assert_eq!(tally(&notices), "note gotha-no-pin ×1", "{word:?}");
    }
}

#[test]
fn faults_have_their_line() {
    let one = |from: &str, to: &str, code: &str| places(&changed(from, to).1, code);
    assert_eq!(one("\"SZŰCSÉVAMÁRIA\"", "\"NOBODY\"", "gotha-unknown-player"), [(9, 0)]);
    assert_eq!(one("\"SZŰCSÉVAMÁRIA\"", "\"ŐRYBÁLINT\"", "gotha-self-opponent"), [(9, 0)]);
    assert_eq!(one("roundNumber=\"2\"", "roundNumber=\"1\"", "gotha-twice-in-round"), [(10, 0), (14, 0)]);
    assert_eq!(one("roundNumber=\"3\"", "roundNumber=\"4\"", "gotha-round-beyond"), [(11, 0)]);
    assert_eq!(one("roundNumber=\"3\"", "", "gotha-missing-attribute"), [(11, 0)]);
    assert_eq!(
        one(
            "firstName=\"Ármin\" grade=\"1D\" name=\"Nagy Kovács\"",
            "firstName=\"Bálint\" name=\"Őry\"",
            "gotha-same-name"
        ),
        [(6, 0)]
    );
    assert_eq!(one("handicap=\"5\"", "handicap=\"five\"", "gotha-unreadable-attribute"), [(9, 0)]);
    assert_eq!(one("endDate=\"2024-05-05\"", "endDate=\"2024-05-03\"", "gotha-dates-reversed"), [(17, 0)]);
    assert_eq!(one("</Games>", "</Game>", "gotha-xml-fault"), [(12, 0)]);
    let (tournament, notices) = changed("</Games>", "</Game>");
    assert_eq!(tournament.games.len(), 3, "what stands before the fault is read");
    assert_eq!(places(&notices, "gotha-no-parameters"), [(0, 0)]);
}

#[test]
fn keys_with_blanks_and_code_pages() {
    let (tournament, _) = changed("\"NAGYKOVÁCSÁRMIN\"", "\"Nagy Kovács Ármin\"");
    assert_eq!(tournament.games.len(), 3);
    let text = String::from_utf8(own("go/kupa.xml")).expect("UTF-8");
    let bytes = arpad_formats::encoding::Encoding::Windows1250.encode(&text).expect("all letters are Hungarian");
    let (tournament, notices) = opengotha::read(&bytes);
    assert_eq!(tournament.players[0].surname, "Őry");
    assert_eq!(places(&notices, "gotha-code-page"), [(0, 0)]);
}

#[test]
fn byes_as_pairgoth_exports_them() {
    let text = String::from_utf8(own("go/kupa.xml")).expect("UTF-8");
    let text = text.replace("<ByePlayers>", "<ByePlayer>").replace("</ByePlayers>", "</ByePlayer>");
    let (tournament, notices) = opengotha::read(text.replace("NAGYKOVÁCSÁRMIN", "NagyKovácsÁrmin").as_bytes());
    assert_eq!(tournament.byes, [Bye { round: 1, player: 2 }]);
    assert_eq!(tally(&notices), "note gotha-no-pin ×1");
}

#[test]
fn a_file_that_breaks_off_or_is_something_else() {
    let bytes = own("go/kupa.xml");
    let (tournament, notices) = opengotha::read(&bytes[..bytes.len() / 2]);
    assert!(!tournament.players.is_empty());
    assert!(notices.iter().any(|notice| notice.code == "gotha-xml-fault" && notice.severity == Severity::Error));
    assert_eq!(places(&notices, "gotha-xml-fault"), [(10, 0)], "the line on which it breaks off");
    for bytes in [&b""[..], b"<playerslist></playerslist>", b"plain text", b"<TournamentData typeversion=\"3.9\"/>"] {
        assert!(!opengotha::is_opengotha(bytes));
        assert_eq!(tally(&opengotha::read(bytes).1), "error gotha-unknown-format ×1");
    }
}
