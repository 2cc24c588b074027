//! EGD tournament files: every tag, every token, every tolerance, every fault of the mirror.

use crate::support::{messages, own, places, tally, variables};
use arpad_formats::{
    egd::{
        Grade, GradeKind, codes,
        h9::{self, Cell, Color, Decision, Komi, Minutes, Outcome, Tournament, implied_handicap},
    },
    notice::{Notice, Severity},
};
use jiff::civil::date;

fn grade(number: u8, kind: GradeKind) -> Option<Grade> {
    Some(Grade { number, kind })
}

fn fact<'a>(notices: &'a [Notice], code: &str, name: &str) -> &'a str {
    let notice = notices.iter().find(|notice| notice.code == code).unwrap_or_else(|| panic!("{code}: {notices:?}"));
    &notice.facts.iter().find(|(fact, _)| *fact == name).expect("the fact").1
}

/// A file with a whole header, so that only the lines give notices.
fn with_lines(lines: &str) -> (Tournament, Vec<Notice>) {
    let header = "; CL[A]\n; EV[x]\n; PC[HU, Pécs]\n; DT[2024-01-01,2024-01-02]\n; HA[h9]\n; KM[6.5]\n; TM[75]\n";
    h9::read(format!("{header}{lines}").as_bytes())
}

/// Two players who meet once; `left` and `right` are their results.
fn pair(left: &str, right: &str) -> (Tournament, Vec<Notice>) {
    let mut lines = format!("1 A B 1d HU Club 1 {left} |10000001\n2 C D 2k HU Club 0 {right} |10000002\n");
    // A round that is in order, so that the rounds are known whatever stands in the first.
    lines = lines.replace(" |10000001", " 2+/b0 |10000001").replace(" |10000002", " 1-/w0 |10000002");
    with_lines(&lines)
}

#[test]
fn a_whole_file() {
    let (tournament, notices) = h9::read(&own("go/kupa.h9"));
    let header = &tournament.header;
    assert_eq!(header.code.as_deref(), Some("T240504A"));
    assert_eq!(header.class, Some('A'));
    assert_eq!(header.event, "Őszi Kupa [emlékverseny]");
    assert_eq!((header.country.as_str(), header.city.as_str()), ("HU", "Szeged"));
    assert_eq!(header.dates, Some(date(2024, 5, 4)).zip(Some(date(2024, 5, 5))));
    assert_eq!(header.handicap_reduction, Some(2));
    assert_eq!(header.komi, Some(Komi { halves: 13 }));
    assert_eq!(header.time, Some(Minutes { tenths: 825 }));
    assert_eq!(header.comment, "30x3 byoyomi");
    assert_eq!(header.comments.len(), 2);
    assert_eq!(tournament.rounds, 3);
    assert_eq!(tournament.players.len(), 5);
    let third = &tournament.players[2];
    assert_eq!((third.surname.as_str(), third.given_name.as_str()), ("Nagy Kovács", "Ármin"));
    assert_eq!((third.grade, third.pin, third.line), (grade(1, GradeKind::Dan), Some(10000003), 15));
    assert_eq!(third.scores, ["33", "129"]);
    assert_eq!(third.cells[2], Cell { outcome: Outcome::Jigo, ..Cell::default() });
    assert_eq!(tournament.players[4].surname, "van der Berg");
    assert_eq!(tally(&notices), "note h9-no-pin ×1");

    let games = tournament.games();
    assert_eq!(games.len(), 6);
    let forfeit = games.iter().find(|game| game.by_default).expect("one forfeit");
    assert_eq!((forfeit.round, forfeit.players, forfeit.decision), (2, (1, 3), Decision::Won(1)));
    // 3d against 2k without a written handicap: four grades, minus the policy's two.
    let implied = games.iter().find(|game| game.round == 3 && game.players == (0, 3)).expect("the game");
    assert_eq!((implied.handicap, implied.handicap_is_explicit, implied.black), (Some(2), false, Some(3)));
    let written = games.iter().find(|game| game.round == 3 && game.players == (1, 4)).expect("the game");
    assert_eq!((written.handicap, written.handicap_is_explicit, written.black), (Some(1), true, Some(4)));
}

#[test]
fn the_policy_counts_grades() {
    let of = |text: &str| text.parse::<Grade>().expect("a grade");
    assert_eq!(implied_handicap(0, of("1d"), of("1k")), Some(1));
    assert_eq!(implied_handicap(9, of("9d"), of("20k")), Some(0));
    assert_eq!(implied_handicap(0, of("3d"), of("20k")), Some(9));
    assert_eq!(implied_handicap(1, of("5k"), of("5k")), Some(0));
    assert_eq!(implied_handicap(0, of("1p"), of("5k")), None);
}

#[test]
fn every_token() {
    let cell = |outcome| Cell { opponent: Some(1), outcome, ..Cell::default() };
    let bye = |outcome| Cell { outcome, ..Cell::default() };
    for (left, right, expected) in [
        ("2+", "1-", cell(Outcome::Win)),
        ("2-", "1+", cell(Outcome::Loss)),
        ("2=", "1=", cell(Outcome::Jigo)),
        ("2?", "1?", cell(Outcome::Unknown)),
        ("2+/b2", "1-/w2", Cell { color: Some(Color::Black), handicap: Some(2), ..cell(Outcome::Win) }),
        ("2-/w0", "1+/b0", Cell { color: Some(Color::White), handicap: Some(0), ..cell(Outcome::Loss) }),
        ("2+/b", "1-/w", Cell { color: Some(Color::Black), ..cell(Outcome::Win) }),
        ("2+/b11", "1-/w11", Cell { color: Some(Color::Black), handicap: Some(11), ..cell(Outcome::Win) }),
        ("2+/bh3", "1-/wH3", Cell { color: Some(Color::Black), handicap: Some(3), ..cell(Outcome::Win) }),
        ("2+b3", "1-w3", Cell { color: Some(Color::Black), handicap: Some(3), ..cell(Outcome::Win) }),
        ("2+/B3", "1-/W3", Cell { color: Some(Color::Black), handicap: Some(3), ..cell(Outcome::Win) }),
        ("2+/?3", "1-/?3", Cell { handicap: Some(3), ..cell(Outcome::Win) }),
        ("2+/3", "1-/3", Cell { handicap: Some(3), ..cell(Outcome::Win) }),
        ("2+!", "1-!", Cell { by_default: true, ..cell(Outcome::Win) }),
        (
            "2+!b0",
            "1-!w0",
            Cell { by_default: true, color: Some(Color::Black), handicap: Some(0), ..cell(Outcome::Win) },
        ),
        (
            "2+/b0!",
            "1-/w0!",
            Cell { by_default: true, color: Some(Color::Black), handicap: Some(0), ..cell(Outcome::Win) },
        ),
        ("2-!", "1-!", Cell { by_default: true, ..cell(Outcome::Loss) }),
        ("2?/w0", "1?/b0", Cell { color: Some(Color::White), handicap: Some(0), ..cell(Outcome::Unknown) }),
        ("2+/bO", "1-/wO", Cell { color: Some(Color::Black), handicap: Some(0), ..cell(Outcome::Win) }),
        ("0+", "0-", bye(Outcome::Win)),
        ("0-", "0+", bye(Outcome::Loss)),
        ("0=", "0-", bye(Outcome::Jigo)),
        ("0=0", "0-", bye(Outcome::Jigo)),
        ("0?", "0-", bye(Outcome::Unknown)),
        ("O+", "0-", bye(Outcome::Win)),
        ("+", "-", bye(Outcome::Win)),
        ("0+!", "0-!", Cell { by_default: true, ..bye(Outcome::Win) }),
        ("0+/b0", "0-", bye(Outcome::Win)),
    ] {
        let (tournament, notices) = pair(left, right);
        assert_eq!(tournament.rounds, 2, "{left} {right}: {notices:?}");
        assert_eq!(tournament.players[0].cells[0], expected, "{left}");
        assert!(notices.iter().all(|notice| notice.severity < Severity::Error), "{left} {right}: {notices:?}");
    }
}

#[test]
fn notices_of_tokens() {
    assert_eq!(places(&pair("2+/bO", "1-/w0").1, "h9-letter-o"), [(8, 20)]);
    assert_eq!(places(&pair("2?", "1?").1, "h9-unknown-result"), [(8, 20)], "once for a game");
    assert_eq!(places(&pair("2-!", "1-!").1, "h9-double-loss"), [(8, 20)]);
    assert_eq!(pair("2-!", "1-!").0.games()[0].decision, Decision::BothLost);
}

#[test]
fn mirror_faults_have_line_and_column() {
    let opponent = |left: &str, right: &str| {
        let lines = format!(
            "1 A B 1d HU Club 1 {left} 3+ |10000001\n2 C D 2k HU Club 0 {right} 4+ |10000002\n\
             3 E F 2k HU Club 0 4+ 1- |10000003\n4 G H 2k HU Club 0 3- 2- |10000004\n"
        );
        with_lines(&lines).1
    };
    let notices = opponent("2+", "3-");
    assert_eq!(places(&notices, "h9-mirror-opponent"), [(8, 20), (9, 20)]);
    assert_eq!(
        (fact(&notices, "h9-mirror-opponent", "round"), fact(&notices, "h9-mirror-opponent", "opponent")),
        ("1", "9")
    );
    let severity = |notices: &[Notice]| notices.iter().map(|notice| notice.severity).max();

    for (left, right, code, expected) in [
        ("2+", "1+", "h9-mirror-result", Severity::Error),
        ("2-", "1-", "h9-mirror-result", Severity::Error),
        ("2+", "1=", "h9-mirror-result", Severity::Error),
        ("2+/b2", "1-/b2", "h9-mirror-color", Severity::Error),
        ("2+/b0", "1-/b0", "h9-mirror-color", Severity::Warning),
        ("2+/b2", "1-/w3", "h9-mirror-handicap", Severity::Error),
        ("2+!", "1-", "h9-mirror-default", Severity::Warning),
    ] {
        let (_, notices) = pair(left, right);
        assert_eq!(places(&notices, code), [(8, 20)], "{left} {right}");
        assert_eq!(severity(&notices), Some(expected), "{left} {right}: {notices:?}");
    }
    // What is said of a pair is said whole: one line alone may say that nobody played, and then two losses are no contradiction.
    for (left, right, all) in [
        ("2-!", "1-!", "note h9-double-loss ×1"),
        ("2-!", "1-", "warning h9-mirror-default ×1, note h9-double-loss ×1"),
        ("2-", "1-!", "warning h9-mirror-default ×1, note h9-double-loss ×1"),
        ("2-", "1-", "error h9-mirror-result ×1"),
        ("2+!", "1+!", "error h9-mirror-result ×1"),
        ("2=", "1=", "none"),
        ("2+/b0", "1-", "none"),
        ("2+/b2", "1-/w2", "none"),
        ("2?", "1?", "warning h9-unknown-result ×1"),
    ] {
        assert_eq!(tally(&pair(left, right).1), all, "{left} {right}");
    }
    assert_eq!(places(&opponent("7+", "0-"), "h9-unknown-opponent"), [(8, 20)]);
    assert_eq!(places(&opponent("1+", "0-"), "h9-self-opponent"), [(8, 20)]);
    assert_eq!(places(&opponent("wins", "0-"), "h9-bad-result"), [(8, 20)]);
}

#[test]
fn a_last_round_that_is_wrong_throughout_does_not_disappear() {
    let (tournament, notices) = with_lines(
        "1 A B 1d HU Club 1 2+ 2+ |10000001\n2 C D 2k HU Club 0 1- 3+ |10000002\n3 E F 2k HU Club 0 0= 1- |10000003\n",
    );
    assert_eq!(tournament.rounds, 2);
    assert_eq!(places(&notices, "h9-mirror-opponent").len(), 3);
}

#[test]
fn a_last_round_with_an_unreadable_result_does_not_disappear() {
    let third = |first: &str, second: &str, third: &str, fourth: &str| {
        with_lines(&format!(
            "1 A B 1d HU Club 5 3 2+/w0 3+/w0 {first} |10000001\n2 C D 1k HU Club 4 2 1-/b0 4+/w0 {second} |10000002\n\
             3 E F 2k HU Club 3 1 4+/w0 1-/b0 {third} |10000003\n4 G H 4k HU Club 2 1 3-/b0 2-/b0 {fourth} |10000004\n"
        ))
    };
    // Two rounds stand in columns 22 and 28, the third in column 34.
    for (cells, bad) in [
        (["4!+/w0", "3-/w0", "2+/b0", "1!-/b0"], vec![(8, 34), (11, 34)]),
        (["4+/w0", "3!-/w0", "2+/b0", "1-/b0"], vec![(9, 34)]),
        (["4x/w0", "3-/w0", "2+/b0", "1-/b0"], vec![(8, 34)]),
        (["4", "3-/w0", "2+/b0", "1"], vec![(8, 34), (11, 34)]),
        (["4!+/w0", "3!-/w0", "2!+/b0", "1!-/b0"], vec![(8, 34), (9, 34), (10, 34), (11, 34)]),
        (["4x", "3=/w0", "2=/b0", "1x"], vec![(8, 34), (11, 34)]),
    ] {
        let (tournament, notices) = third(cells[0], cells[1], cells[2], cells[3]);
        assert_eq!(tournament.rounds, 3, "{cells:?}");
        assert_eq!(tournament.players[0].scores, ["5", "3"], "{cells:?}");
        assert_eq!(places(&notices, "h9-bad-result"), bad, "{cells:?}");
    }
    let (alone, notices) =
        with_lines("1 A B 1d HU Club 2 2+/w0 2!+/w0 |10000001\n2 C D 1k HU Club 0 1-/b0 1-/b0 |10000002\n");
    assert_eq!((alone.rounds, places(&notices, "h9-bad-result")), (2, vec![(8, 26)]));
    // Fractions and sums behind the rounds stay what they are.
    let (scored, notices) = third("2½", "1/2", "-2", "358=");
    assert_eq!((scored.rounds, places(&notices, "h9-bad-result")), (2, Vec::new()));
}

#[test]
fn scores_that_look_like_results_stay_scores() {
    let (tournament, _) = with_lines(
        "1 A B 1d HU Club 3 358= 0= 2+ 3+ |10000001\n2 C D 2k HU Club 2 340= 0= 1- 0+ |10000002\n\
         3 E F 2k HU Club 1 301= 0= 0= 1- |10000003\n",
    );
    assert_eq!(tournament.rounds, 2);
    assert_eq!(tournament.players[0].scores, ["3", "358=", "0="]);
}

#[test]
fn results_before_the_scores() {
    let (tournament, notices) = with_lines(
        "1 A B 1d HU Club 2+ 3+ 2 5 12 |10000001\n2 C D 2k HU Club 1- 0+ 1 4 11 |10000002\n\
         3 E F 2k HU Club 0= 1- 0 3 10 |10000003\n",
    );
    assert_eq!(tournament.rounds, 2);
    assert_eq!(tournament.players[0].scores, ["2", "5", "12"]);
    assert_eq!(tally(&notices), "none");
}

#[test]
fn tabs_blank_places_and_shared_places() {
    let (tournament, notices) = with_lines(
        "1\tA\tB\t1d\tHU\tClub\t2\t2+\t3+\n1\tC\tD\t2k\tHU\tClub\t1\t1-\t0+\n\tE\tF\t2k\tHU\tClub\t0\t0=\t1-\n",
    );
    assert_eq!(tournament.rounds, 2);
    assert_eq!(tournament.games().len(), 2);
    assert_eq!(tournament.players.iter().map(|player| player.place).collect::<Vec<_>>(), [Some(1), Some(1), None]);
    assert_eq!(places(&notices, "h9-shared-place"), [(9, 1)]);
    assert_eq!(fact(&notices, "h9-no-pin", "count"), "3");
}

#[test]
fn places_that_are_not_the_order_of_the_lines() {
    let (tournament, notices) = with_lines("20. A B 1d HU Club 2 30+ |10000001\n30. C D 2k HU Club 1 20- |10000002\n");
    assert_eq!(tally(&notices), "none");
    assert_eq!(tournament.games()[0].decision, Decision::Won(0));
}

#[test]
fn lines_with_fewer_words_are_read_from_the_end_that_mirrors() {
    let (tournament, notices) = with_lines(
        "1 A B 1d HU Club 3 9 2+ 3+ |10000001\n2 C D 2k HU Club 2 8 1- 0+ |10000002\n\
         3 E F 2k HU Club 0= 1- |10000003\n4 G H 2k HU Club 0 1 0- |10000004\n",
    );
    assert_eq!(tournament.rounds, 2);
    assert_eq!(places(&notices, "h9-columns-differ"), [(10, 0), (11, 0)]);
    assert_eq!(tournament.players[2].cells[1].opponent, Some(0));
    assert!(places(&notices, "h9-mirror-opponent").is_empty());
    let missing = places(&notices, "h9-no-result").len() + places(&notices, "h9-bad-result").len();
    assert_eq!(missing, 1, "the fourth line has one result too few: {notices:?}");
}

#[test]
fn grades_names_clubs_and_pins() {
    let (tournament, notices) = with_lines(
        "1 A B 12 HU Club 3 2+ |10000001\n2 Madonna 7P HU 2 1- |1234\n3 van der Berg 1Ok NL Amst 1 0- 10000003\n\
         4 X Y ?? HU Club 0 0- |10000003\n5 Z W 3d 12 0 0- |\n",
    );
    assert_eq!(tournament.players[0].grade, grade(12, GradeKind::Kyu));
    assert_eq!(places(&notices, "h9-grade-without-letter"), [(8, 7)]);
    assert_eq!(tournament.players[1].grade, grade(7, GradeKind::Professional));
    assert_eq!(places(&notices, "h9-one-name"), [(9, 3)]);
    assert_eq!(places(&notices, "h9-no-club"), [(9, 11), (12, 7)]);
    assert_eq!(places(&notices, "h9-bad-pin"), [(9, 23)]);
    assert_eq!(tournament.players[2].grade, grade(10, GradeKind::Kyu));
    assert_eq!(
        (tournament.players[2].surname.as_str(), tournament.players[2].given_name.as_str()),
        ("van", "der Berg")
    );
    assert_eq!(places(&notices, "h9-name-words"), [(10, 3)]);
    assert_eq!(tournament.players[2].pin, Some(10000003), "a PIN without the bar");
    assert_eq!(tournament.players[3].grade, None);
    assert_eq!(places(&notices, "h9-bad-grade"), [(11, 7)]);
    assert_eq!(places(&notices, "h9-repeated-pin"), [(11, 0)]);
    assert_eq!(places(&notices, "h9-no-country"), [(12, 7)]);
}

#[test]
fn header_tags_and_their_oddities() {
    let read = |header: &str| h9::read(format!("{header}\n1 A B 1d HU C 2+/b0\n2 C D 1d HU C 1-/w0\n").as_bytes());
    let time = |text: &str| read(&format!("; TM[{text}]")).0.header.time.map(|time| time.tenths);
    assert_eq!(["70", "82.5", "82,5", "3h", "90 min", "60'"].map(time), [700, 825, 825, 1800, 900, 600].map(Some));
    assert_eq!(["", "soon", "60+b", "1.25"].map(time), [None; 4]);
    let komi = |text: &str| read(&format!("; KM[{text}]")).0.header.komi.map(|komi| komi.halves);
    assert_eq!(["6.5", "6,5", "7", "-5.5", "0"].map(komi), [13, 13, 14, -11, 0].map(Some));
    assert_eq!(["", "6.3", "half"].map(komi), [None; 3]);
    let policy = |text: &str| read(&format!("; HA[{text}]")).0.header.handicap_reduction;
    assert_eq!(["h9", "H0", "1", "h10", "none", ""].map(policy), [Some(9), Some(0), Some(1), None, None, None]);
    let place = |text: &str| {
        let header = read(&format!("; PC[{text}]")).0.header;
        (header.country, header.city)
    };
    assert_eq!(place(",Juvisy"), (String::new(), "Juvisy".to_owned()));
    assert_eq!(place("HU"), ("HU".to_owned(), String::new()));
    assert_eq!(place("Pécs"), (String::new(), "Pécs".to_owned()));
    let (tournament, notices) =
        read("; CL[b] XY[own] EV[a]\n; EV[b]\n; CL[Q]\n; DT[2024-05-05,2024-05-04]\n; DT[x]\n; TM[soon]");
    assert_eq!((tournament.header.class, tournament.header.event.as_str()), (Some('B'), "a"));
    assert_eq!(tournament.header.others, [("XY".to_owned(), "own".to_owned())]);
    assert_eq!(places(&notices, "h9-repeated-tag"), [(2, 0), (3, 0), (5, 0)]);
    assert_eq!(places(&notices, "h9-dates-reversed"), [(4, 0)]);
    assert_eq!(places(&notices, "h9-bad-tag"), [(6, 0)]);
    assert_eq!(places(&notices, "h9-missing-tag").len(), 3, "PC, HA, KM");
    let (tournament, _) = read("; EV[open\n; DT[2024.5.4]");
    assert_eq!(tournament.header.event, "open", "a missing bracket is forgiven");
    assert_eq!(tournament.header.dates, Some(date(2024, 5, 4)).zip(Some(date(2024, 5, 4))));
    assert_eq!(places(&read("; CL[A]").1, "h9-no-handicap-policy"), [], "every handicap is written");
    let (_, notices) = h9::read(b"1 A B 1d HU C 2+\n2 C D 1d HU C 1-\n");
    assert_eq!(places(&notices, "h9-no-handicap-policy"), [(0, 0)]);
}

#[test]
fn code_pages_line_ends_and_lines_that_are_nothing() {
    let bytes = b"; EV[K\xE9k kupa]\r1 \xD5ry B\xE1lint 1d HU C 2+\r2 Sz\xFBcs \xC9va 1d HU C 1-\rsee you next year\r3 lost 2+ 1-\r";
    let (tournament, notices) = h9::read(bytes);
    assert_eq!(tournament.players[0].surname, "Őry");
    assert_eq!(places(&notices, "h9-code-page").len(), 1);
    assert_eq!(places(&notices, "h9-not-a-player"), [(4, 1), (5, 1)]);
    let severities: Vec<Severity> =
        notices.iter().filter(|notice| notice.code == codes::NOT_A_PLAYER).map(|notice| notice.severity).collect();
    assert_eq!(severities, [Severity::Warning, Severity::Error], "a line with results is a lost player");
}

#[test]
fn no_players_and_no_results_are_errors() {
    assert_eq!(places(&h9::read(b"").1, "h9-no-players"), [(0, 0)]);
    let (tournament, notices) = h9::read(b"; EV[Kupa]\n");
    assert_eq!((tournament.header.event.as_str(), places(&notices, "h9-no-players")), ("Kupa", vec![(0, 0)]));
    assert_eq!(places(&with_lines("1 A B 1d HU C 12 13\n").1, "h9-no-results"), [(0, 0)]);
}

#[test]
fn columns_without_end_are_cut() {
    let line = |place: usize| format!("{place} A B 1d HU C {}\n", "0 ".repeat(5000));
    let (tournament, notices) = with_lines(&(line(1) + &line(2)));
    assert_eq!(tournament.players[0].scores.len(), 120);
    assert_eq!(places(&notices, "h9-columns-differ").len(), 2);
}

#[test]
fn every_notice_has_its_sentence_in_both_languages() {
    let (english, hungarian) = (messages("en", "notices-go.ftl"), messages("hu", "notices-go.ftl"));
    let all: Vec<_> = codes::ALL.iter().chain(arpad_formats::opengotha::codes::ALL).collect();
    for code in &all {
        let id = format!("notice-{}", code);
        let one = english.get(&id).unwrap_or_else(|| panic!("{id} is missing in English"));
        let other = hungarian.get(&id).unwrap_or_else(|| panic!("{id} is missing in Hungarian"));
        assert_eq!(variables(one), variables(other), "{id}: both languages name the same facts");
    }
    assert_eq!(english.len(), all.len(), "no sentence without a notice");
    assert_eq!(hungarian.len(), all.len(), "no sentence without a notice");
}

#[test]
fn a_tournament_of_one_day_is_in_order() {
    let dated = |days: &str| {
        let header = format!("; CL[A]\n; EV[x]\n; PC[HU, Pécs]\n; DT[{days}]\n; HA[h9]\n; KM[6.5]\n; TM[75]\n");
        let lines = "1 A B 1d HU Club 1 2+/b0 |10000001\n2 C D 2k HU Club 0 1-/w0 |10000002\n";
        let (_, notices) = h9::read(format!("{header}{lines}").as_bytes());
        notices.iter().any(|notice| notice.code == codes::DATES_REVERSED)
    };
    assert!(!dated("2024-01-02,2024-01-02") && dated("2024-01-02,2024-01-01"));
    assert_eq!([Color::Black, Color::White].map(Color::as_str), ["b", "w"]);
}
