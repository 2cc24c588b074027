//! Every code of the reader fires where it should: line, column, severity. And every tolerance holds.

use std::collections::{BTreeSet, HashMap};

use arpad_formats::notice::Severity::{self, Error, Note, Warning};
use arpad_formats::trf::{self, Color, Edition, ResultCode, codes};

/// A header that leaves nothing to say.
const HEADER: &str = "012 Teszt\n022 Győr\n032 HUN\n042 2024/10/05\n052 2024/10/06\n102 IA Tűzkő\n";

/// Two players who played one game; lines 7 and 8 behind the header.
const FIRST: &str =
    "001    1 m  GM Erdős, Őrs                        2511 HUN      700011 1979/03/02  1.0    1     2 w 1";
const SECOND: &str =
    "001    2 w    Fűzfa, Tünde                      2203 HUN      700029 1991/11/30  0.0    2     1 b 0";

fn first() -> String {
    FIRST.replacen("m  GM", "m GM", 1)
}

/// A line with the text of some columns replaced.
fn with(line: &str, column: usize, text: &str) -> String {
    let mut characters: Vec<char> = line.chars().collect();
    let end = column - 1 + text.chars().count();
    if characters.len() < end {
        characters.resize(end, ' ');
    }
    for (place, c) in characters[column - 1..end].iter_mut().zip(text.chars()) {
        *place = c;
    }
    characters.into_iter().collect()
}

fn file(first: &str, second: &str, more: &str) -> String {
    format!("{HEADER}{first}\n{second}\n{more}")
}

fn said(text: &str) -> Vec<Said> {
    trf::read(text.as_bytes()).1.iter().map(|n| (n.severity, n.line, n.column, n.code.as_str())).collect()
}

/// Severity, line, column and code.
type Said = (Severity, usize, usize, &'static str);

/// What fires, and a file in which it does.
fn cases() -> Vec<(Said, String)> {
    let (a, b) = (first(), SECOND.to_string());
    let header = |from: &str, to: &str| file(&a, &b, "").replacen(from, to, 1);
    let more = |line: &str| file(&a, &b, line);
    let a_with = |column, text| file(&with(&a, column, text), &b, "");
    let b_with = |column, text| file(&a, &with(&b, column, text), "");
    let dates = |dates: &str| more(&format!("132 {}{dates}\n", " ".repeat(87)));
    let third = "001    3      Szűts, Ő                                                           0.0    3";
    vec![
        ((Error, 0, 0, "empty-file"), "  \n\n".to_string()),
        ((Error, 0, 0, "no-players"), HEADER.to_string()),
        ((Note, 0, 0, "mixed-line-ends"), file(&a, &b, "").replacen('\n', "\r\n", 1)),
        ((Note, 9, 4, "tabs"), more("###\tremark\n")),
        ((Warning, 9, 1, "unknown-record"), more("999 something\n")),
        ((Error, 9, 1, "player-under-wrong-id"), more(&third.replacen("001", "011", 1))),
        ((Note, 9, 1, "remark"), more("a remark\n")),
        ((Warning, 9, 1, "record-repeated"), more("012 Again\n")),
        ((Warning, 9, 5, "record-unreadable"), more("142 many\n")),
        ((Warning, 9, 5, "record-unreadable"), more("XXR many\n")),
        ((Warning, 9, 5, "record-unreadable"), more("XXS WW=1.0 QQ=2.0\n")),
        ((Warning, 9, 5, "record-unreadable"), more("BBQ 1.0\n")),
        ((Warning, 9, 5, "record-unreadable"), more("240 X   1    1\n")),
        ((Warning, 9, 5, "record-unreadable"), more("299      -0.5  000\n")),
        ((Warning, 0, 0, "records-missing"), header("022 Győr\n", "")),
        ((Note, 3, 5, "federation-odd"), header("032 HUN", "032 Hungary")),
        ((Error, 4, 5, "date-unreadable"), header("042 2024/10/05", "042 in autumn")),
        ((Warning, 4, 5, "date-ambiguous"), header("042 2024/10/05\n052 2024/10/06", "042 03/04/2024\n052 03/04/2024")),
        ((Note, 4, 5, "date-order"), header("042 2024/10/05\n052 2024/10/06", "042 05.10.2024\n052 06.10.2024")),
        ((Note, 9, 92, "date-order"), dates("24.05.10")),
        ((Error, 5, 5, "dates-out-of-order"), header("052 2024/10/06", "052 2024/09/06")),
        ((Warning, 9, 92, "round-date-unreadable"), dates("24/1x/05")),
        ((Warning, 9, 92, "round-date-outside"), dates("24/10/07")),
        ((Warning, 9, 102, "round-dates-out-of-order"), dates("24/10/06  24/10/05")),
        ((Note, 9, 92, "round-dates-count"), dates("24/10/05  24/10/06")),
        ((Note, 9, 5, "time-control-unclear"), more("122 standard\n")),
        ((Warning, 9, 5, "time-control-contradiction"), more("122 90+30\n222 3600\n")),
        ((Warning, 9, 5, "count-differs"), more("062 3\n")),
        ((Note, 9, 5, "count-differs"), more("072 1\n")),
        ((Warning, 10, 5, "round-count-contradiction"), more("142 1\nXXR 2\n")),
        (
            (Error, 7, 102, "too-many-rounds"),
            file(&with(&a, 94, " 2 w 1  0000 - Z"), &b, "XXR 1\n").replacen(
                "  1.0    1    2 w 1",
                "  1.0    1     2 w 1",
                1,
            ),
        ),
        ((Note, 9, 5, "rounds-not-recorded"), more("XXR 2\n")),
        ((Error, 7, 5, "starting-rank-unreadable"), a_with(5, "   x")),
        ((Error, 9, 5, "starting-rank-twice"), more(&with(third, 8, "2"))),
        ((Warning, 9, 5, "starting-rank-missing"), more(&with(third, 8, "4"))),
        ((Error, 8, 58, "id-twice"), b_with(58, "     700011")),
        ((Warning, 7, 58, "id-unreadable"), a_with(58, "   70O011")),
        ((Warning, 7, 10, "sex-unreadable"), a_with(10, "x")),
        ((Note, 7, 11, "title-unknown"), a_with(11, " XY")),
        ((Note, 7, 11, "old-titles"), a_with(11, "  g")),
        ((Warning, 7, 15, "name-missing"), a_with(15, "              ")),
        ((Warning, 7, 49, "rating-unreadable"), a_with(49, "25l1")),
        ((Warning, 7, 49, "rating-impossible"), a_with(49, "9511")),
        ((Warning, 7, 70, "birth-unreadable"), a_with(70, "1979/33/02")),
        ((Warning, 7, 70, "births-ambiguous"), a_with(70, "02/03/1979")),
        ((Error, 7, 82, "points-unreadable"), a_with(81, " l.0")),
        ((Warning, 7, 81, "points-missing"), a_with(81, "    ")),
        ((Warning, 7, 89, "place-unreadable"), a_with(86, "   x")),
        ((Note, 7, 86, "places-missing"), a_with(86, "    ")),
        ((Warning, 7, 50, "columns-shifted"), file(&a.replacen("Őrs ", "Őrs  ", 1), &b, "")),
        ((Warning, 7, 90, "columns-shifted"), file(&a.replacen("  1.0    1     2", "  1.0    1   2", 1), &b, "")),
        ((Warning, 7, 71, "field-shifted"), a_with(70, " 1979/03/02")),
        ((Error, 7, 4095, "line-too-long"), a_with(4092, "   2 w 1")),
        ((Warning, 7, 9, "text-between-columns"), a_with(9, "x")),
        ((Warning, 9, 4, "text-between-columns"), more("092xSwiss\n")),
        ((Error, 7, 94, "opponent-unreadable"), a_with(92, "  x2")),
        ((Error, 7, 97, "color-unreadable"), a_with(97, "v")),
        ((Error, 7, 99, "result-unreadable"), a_with(99, "?")),
        ((Error, 7, 99, "result-missing"), a_with(99, " ")),
        ((Warning, 7, 97, "color-missing"), a_with(97, "-")),
        ((Warning, 7, 99, "game-without-opponent"), a_with(92, "0000 - 1")),
        ((Warning, 7, 92, "bye-with-opponent"), a_with(99, "U")),
        ((Error, 7, 92, "opponent-self"), a_with(92, "   1")),
        ((Error, 7, 92, "opponent-unknown"), a_with(92, "   9")),
        ((Error, 8, 92, "mirror-opponent"), file(&with(&a, 95, "3"), &b, &with(third, 92, "   1 b 0"))),
        ((Error, 8, 92, "mirror-missing"), b_with(92, "0000 - Z")),
        ((Warning, 8, 92, "mirror-missing"), file(&with(&a, 99, "+"), &with(&b, 92, "0000 - Z"), "")),
        ((Error, 7, 97, "mirror-color"), b_with(97, "w")),
        ((Error, 7, 99, "mirror-result"), b_with(99, "1")),
        ((Warning, 7, 99, "unusual-result"), a_with(99, "=")),
        ((Error, 7, 81, "points-differ"), a_with(81, " 2.0")),
        ((Warning, 9, 81, "points-exceed-results"), more(&with(third, 81, " 0.5"))),
        ((Warning, 9, 74, "number-unknown"), more(&with("310   1 Csapat", 74, "   7"))),
        ((Warning, 9, 5, "number-unknown"), more("HUN    7      Senki                             1800\n")),
        (
            (Warning, 10, 37, "member-twice"),
            more(&format!("{}\n{}\n", with("013 A", 37, "   1"), with("013 B", 37, "   1"))),
        ),
        ((Error, 10, 5, "team-number-twice"), more("310   1 Csapat\n310   1 Csapat\n")),
        ((Warning, 9, 7, "round-unknown"), more("240 H   5    1\n")),
    ]
}

#[test]
fn every_fault_is_said_at_its_line_and_column() {
    for (expected, text) in cases() {
        assert!(said(&text).contains(&expected), "{expected:?} is missing in {:#?}\n{text}", said(&text));
    }
}

#[test]
fn no_code_is_without_a_case() {
    let cases = cases();
    // These three need bytes, or a conversion; they have tests of their own.
    let elsewhere = [codes::ENCODING_GUESSED, codes::CHARACTER_DAMAGED, codes::LEFT_OUT];
    for code in codes::ALL.iter().filter(|code| !elsewhere.contains(code)) {
        assert!(cases.iter().any(|((_, _, _, fired), _)| code == fired), "{} has no case", code);
    }
}

/// The sentences of both languages, and the names of the facts they speak of.
fn sentences() -> [HashMap<String, BTreeSet<String>>; 2] {
    ["en", "hu"].map(|language| {
        let path = format!("{}/../app/words/{language}/notices-trf.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).expect("reading the words");
        let mut sentences = HashMap::new();
        for message in text.split("\nnotice-").skip(1) {
            let (code, sentence) = message.split_once(" = ").expect("a message has a name and a sentence");
            let facts =
                sentence.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next());
            let facts = facts.flatten().map(str::to_string).collect();
            assert_eq!(sentences.insert(code.to_string(), facts), None, "{code} is there twice in {path}");
        }
        sentences
    })
}

#[test]
fn every_code_has_a_sentence_in_both_languages_about_the_same_facts() {
    let [english, hungarian] = sentences();
    for code in codes::ALL {
        assert!(english.contains_key(code.as_str()), "{} has no English sentence", code);
        assert_eq!(english.get(code.as_str()), hungarian.get(code.as_str()), "{}", code);
    }
    assert_eq!((english.len(), hungarian.len()), (codes::ALL.len(), codes::ALL.len()));
}

#[test]
fn every_sentence_speaks_only_of_facts_its_notice_has() {
    let [english, _] = sentences();
    for (_, text) in cases() {
        for notice in trf::read(text.as_bytes()).1 {
            let known: BTreeSet<_> = notice.facts.iter().map(|(name, _)| name.to_string()).collect();
            let wanted = &english[notice.code.as_str()];
            assert!(wanted.is_subset(&known), "{}: wants {wanted:?}, has {known:?}", notice.code);
        }
    }
}

#[test]
fn a_faultless_file_is_met_with_silence() {
    assert_eq!(said(&file(&first(), SECOND, "")), []);
}

#[test]
fn a_guessed_code_page_and_a_damaged_character_are_said() {
    let (_, notices) = trf::read(b"012 Gy\xF5r\n001    1      \xD5rs");
    assert!(
        notices
            .iter()
            .any(|n| n.code == codes::ENCODING_GUESSED && n.facts == [("encoding", "windows-1250".to_string())])
    );
    let (_, notices) = trf::read("012 Győr Őrs Tűz Ő \u{fffd}\n".as_bytes());
    assert!(notices.iter().any(|n| n.code == codes::CHARACTER_DAMAGED && (n.line, n.column) == (1, 20)));
}

#[test]
fn all_faults_are_said_at_once() {
    let text = file(&with(&first(), 99, "?"), &with(SECOND, 49, "22o3"), "999 x\n");
    let codes: Vec<_> = said(&text).into_iter().map(|(_, _, _, code)| code).collect();
    assert_eq!(codes, ["result-unreadable", "rating-unreadable", "unknown-record"]);
}

#[test]
fn a_shifted_line_is_read_by_its_shift() {
    let shifted = first().replacen("Őrs ", "Őrs  ", 1);
    let (file, notices) = trf::read(file(&shifted, SECOND, "").as_bytes());
    let player = &file.players[0];
    assert_eq!((player.rating, player.place, player.rounds[0].opponent), (Some(2511), Some(1), Some(2)));
    assert_eq!(player.rounds[0].result, Some(ResultCode::Win));
    let facts = &notices.iter().find(|notice| notice.code == codes::COLUMNS_SHIFTED).expect("said").facts;
    assert!(facts.contains(&("by", "1".to_string())) && facts.contains(&("way", "right".to_string())));
}

#[test]
fn names_padded_by_bytes_push_the_columns_left_and_are_read() {
    // A program that counts ő as two pads too little.
    let pushed = first().replacen("Erdős, Őrs  ", "Erdős, Őrs", 1);
    let (file, notices) = trf::read(file(&pushed, SECOND, "").as_bytes());
    assert_eq!((file.players[0].name.as_str(), file.players[0].rating), ("Erdős, Őrs", Some(2511)));
    let facts = &notices.iter().find(|notice| notice.code == codes::COLUMNS_SHIFTED).expect("said").facts;
    assert!(facts.contains(&("by", "2".to_string())) && facts.contains(&("way", "left".to_string())));
    assert!(notices.iter().all(|notice| notice.severity != Error));
}

#[test]
fn letters_may_be_in_either_case_and_f_is_w() {
    let text = file(&with(&with(&first(), 10, "M"), 97, "W"), &with(&with(SECOND, 10, "F"), 97, "B"), "");
    let (file, notices) = trf::read(text.as_bytes());
    assert_eq!(notices, []);
    assert_eq!(
        (file.players[0].rounds[0].color, file.players[1].rounds[0].color),
        (Some(Color::White), Some(Color::Black))
    );
    assert_eq!(file.players[1].sex, Some(trf::Sex::Female));
}

#[test]
fn half_point_byes_left_blank_are_a_warning_in_2006_and_an_error_in_2016() {
    let blank = "001    3      Szűts, Ő                                                           0.5    3";
    let old = file(&first(), SECOND, blank);
    assert!(said(&old).contains(&(Warning, 9, 81, "points-exceed-results")));
    let new = format!(
        "{old}\n001    4      Kő, Ű                                                              1.0    4  0000 - U\n"
    );
    assert_eq!(trf::read(new.as_bytes()).0.edition, Edition::Trf16);
    assert!(said(&new).contains(&(Error, 9, 81, "points-differ")));
}

#[test]
fn points_are_checked_with_the_scoring_of_the_event() {
    let three = |more: &str| file(&with(&first(), 81, " 3.0"), SECOND, more);
    assert!(said(&three("")).contains(&(Error, 7, 81, "points-differ")));
    for scoring in
        ["162  W 3.0    D 1.0    L 0.0\n", "XXS WW=3.0 BW=3.0\n", "BBW  3.0\n", "299           2.0  001    1\n"]
    {
        let codes: Vec<_> = said(&three(scoring)).into_iter().map(|(_, _, _, code)| code).collect();
        assert_eq!(codes, Vec::<&str>::new(), "{scoring}");
    }
    let bye =
        "001    3      Szűts, Ő                                                           0.5    3\n240 H   1    3\n";
    assert_eq!(said(&file(&first(), SECOND, bye)), []);
    let written = bye.replace("0.5    3", "0.5    3  0000 -  ");
    assert_eq!(said(&file(&first(), SECOND, &written)), [], "the bye of a round that is written counts once");
}

/// 299 gives a kind of result another worth: to all, to one player, in one round. What names the player goes before what names
/// the round, and both before what names neither.
#[test]
fn a_kind_of_result_is_worth_what_299_says() {
    let is_right = |first: &str, records: &[&str]| {
        let text = file(first, SECOND, &records.iter().map(|record| format!("{record}\n")).collect::<String>());
        said(&text).iter().all(|(.., code)| *code != "points-differ")
    };
    let three = with(&first(), 81, " 3.0");
    let win = |ids: &str| format!("299 W         3.0{ids}");
    assert!(!is_right(&three, &[]) && is_right(&three, &[&win("")]));
    assert!(is_right(&three, &[&win("  001    1")]) && is_right(&three, &[&win("  001")]));
    for others in ["  002    1", "  001    2", "  002"] {
        assert!(!is_right(&three, &[&win(others)]), "{others}");
    }
    assert!(!is_right(&three, &["299 D         3.0"]) && !is_right(&three, &["299 +         3.0"]));
    let two = "299 W         2.0";
    assert!(is_right(&three, &[two, &win("       1")]) && is_right(&three, &[&win("       1"), two]));
    assert!(is_right(&three, &[&win("       1"), "299 W         2.0  001"]), "the player before the round");
    assert!(is_right(&three, &[two, &win("  001")]), "the round before all");
    // The loser gets a point for it, and each kind of bye what is said of it.
    let second = with(SECOND, 81, " 1.0");
    assert!(!said(&file(&first(), &second, "299 L         1.0\n")).iter().any(|(.., code)| *code == "points-differ"));
    for (letter, kind) in [('F', 'F'), ('U', 'F'), ('H', 'H'), ('Z', 'Z')] {
        let third = format!(
            "001    3      Szűts, Ő                                                           2.5    3  0000 - {letter}\n"
        );
        let right = |records: &str| {
            let told = said(&file(&first(), SECOND, &format!("{third}{records}")));
            told.iter().all(|(_, line, _, code)| *line != 9 || *code != "points-differ")
        };
        assert!(!right("") && right(&format!("299 {kind}         2.5\n")), "{letter}");
        assert!(!right("299 W         2.5\n"), "{letter}");
    }
}

#[test]
fn a_record_of_2026_that_cannot_be_read_tells_the_edition_and_a_remark_does_not() {
    let edition = |more: &str| trf::read(file(&first(), SECOND, more).as_bytes()).0.edition;
    assert_eq!(edition("240 X   1    1\n"), Edition::Trf26);
    assert_eq!(edition("Jó versenyt!\n"), Edition::Trf06);
}

#[test]
fn a_time_control_left_blank_is_not_unclear() {
    assert_eq!(said(&file(&first(), SECOND, "122\n")), said(&file(&first(), SECOND, "")));
    assert_eq!(said(&file(&first(), SECOND, "122      \n")), said(&file(&first(), SECOND, "")));
}

#[test]
fn a_gap_in_the_numbers_is_an_error_only_when_nothing_confirms_it() {
    let lone = |rank: usize| format!("001 {rank:>4}      Név{rank:<30}                                0.0 {rank:>4}\n");
    let text = format!("{HEADER}{}{}", lone(1), lone(3));
    assert!(said(&text).contains(&(Error, 8, 5, "starting-rank-missing")));
    assert!(said(&format!("{text}062 2\n")).contains(&(Warning, 8, 5, "starting-rank-missing")));
}

#[test]
fn absurdly_long_and_hostile_lines_are_read_in_bounded_time() {
    let long = format!("001    1 {}", "   2 w 1  ".repeat(200_000));
    let (file, notices) = trf::read(long.as_bytes());
    assert!(file.recorded_rounds() <= 400);
    assert!(notices.iter().any(|notice| notice.severity == Error));
}

#[test]
fn a_file_over_a_limit_is_not_read_and_told_so_once() {
    let players = "001    1\n".repeat(50_001);
    let (file, notices) = trf::read(players.as_bytes());
    assert_eq!((file.players.len(), notices.len()), (0, 1));
    assert_eq!((notices[0].severity, notices[0].code.as_str()), (Severity::Error, "over-limit"));
    assert_eq!(notices[0].facts, [("what", "lines".to_owned()), ("most", "50000".to_owned())]);
    let long = format!("012 Open\n013 {}\n", "x".repeat(65_536));
    let (_, notices) = trf::read(long.as_bytes());
    assert_eq!((notices[0].line, &notices[0].facts[0].1[..]), (2, "line-bytes"));
}
