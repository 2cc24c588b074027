//! From one edition to another, line by line: rounds, first color, scoring, byes, teams.

use arpad_formats::notice::Notice;
use arpad_formats::trf::{self, Color, Edition, Points, TournamentFile};

/// Two players and three rounds; the letter makes it TRF16.
const PLAYERS: &str = "\
001    1      Egyik                                                              1.5    1     2 w 1  0000 - H  0000 - Z
001    2      Másik                                                              1.0    2     1 b 0  0000 - U
";

/// A player with these rounds, from column 92 on.
fn player(rounds: &str) -> String {
    format!("{:<80} 0.0    1  {rounds}", "001    1      Egyik")
}

fn read(text: &str) -> TournamentFile {
    trf::read(text.as_bytes()).0
}

/// The lines of these records when the players and some lines are written in another edition.
fn written(lines: &str, edition: Edition, records: &[&str]) -> Vec<String> {
    let text = trf::write(&read(&format!("{PLAYERS}{lines}")), edition);
    let wanted = text.lines().filter(|line| records.iter().any(|record| line.starts_with(record)));
    wanted.map(str::to_owned).collect()
}

/// Records that 2026 replaced, and what replaced them.
const REPLACED: [&str; 9] = ["XXR", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU", "142"];

fn left_out(notices: &[Notice]) -> Vec<(usize, usize, &str)> {
    let left_out = notices.iter().filter(|notice| notice.code == "left-out");
    left_out.map(|notice| (notice.line, notice.column, notice.facts[0].1.as_str())).collect()
}

#[test]
fn the_rounds_of_xxr_become_142() {
    assert_eq!(written("XXR 9\n", Edition::Trf26, &REPLACED), ["142 9"]);
    assert_eq!(written("142 9\nXXR 7\n", Edition::Trf16, &["142", "XXR"]), ["XXR 9"], "142 is the newer word");
    // Without either the rounds that were recorded are the rounds.
    assert_eq!(written("", Edition::Trf26, &REPLACED), ["142 3"]);
    assert_eq!(written("", Edition::Trf06, &["142", "XXR"]), [""; 0]);
}

#[test]
fn the_first_color_of_xxc_becomes_152() {
    assert_eq!(written("XXC white1\n", Edition::Trf26, &["152"]), ["152 W"]);
    assert_eq!(written("XXC rank black1\n", Edition::Trf26, &["152"]), ["152 B"]);
    assert_eq!(written("XXC rank\n", Edition::Trf26, &["152"]), [""; 0], "it says nothing about colors");
    assert_eq!(written("", Edition::Trf26, &["152"]), [""; 0]);
    assert_eq!(written("152 W\n", Edition::Trf16, &["152", "XXC"]), ["XXC white1"]);
    assert_eq!(written("152 B\n", Edition::Trf16, &["152", "XXC"]), ["XXC black1"]);
    assert_eq!(written("152 B\nXXC white1\n", Edition::Trf16, &["152", "XXC"]), ["XXC black1"], "one of them");
}

/// 162: symbols in columns 6, 15, 24, …, each followed by four columns of points.
#[test]
fn the_scoring_of_pairing_programs_becomes_162() {
    let scoring = |lines: &str| written(lines, Edition::Trf26, &["162", "XXS", "BB"]);
    assert_eq!(scoring("XXS W=3.0 D=1.0\n"), ["162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0"]);
    assert_eq!(
        scoring("XXS WW=3.0 BW=3.0 WL=0.5 BL=0.5\nXXS ZPB=0.2 FL=0.2 PAB=2.0\n"),
        ["162  W 3.0    D 0.5    L 0.5    A 0.2    P 2.0"]
    );
    assert_eq!(
        scoring("BBW  3.0\nBBD  1.0\nBBL  0.5\nBBZ  0.2\nBBF  0.2\nBBU  2.0\n"),
        ["162  W 3.0    D 1.0    L 0.5    A 0.2    P 2.0"]
    );
    assert_eq!(scoring(""), [""; 0], "the usual is not said");
    assert_eq!(written("XXZ 2\n", Edition::Trf26, &["XXZ"]), ["XXZ 2"], "who is absent stays");
}

#[test]
fn record_162_becomes_xxs_and_says_the_same() {
    let lines = "162  W 3.0    D 1.0    L 0.5    A 0.2    P 2.0    X 0.1\n";
    let old = written(lines, Edition::Trf16, &["162", "XXS"]);
    assert_eq!(old, ["XXS W=3.0 D=1.0 WL=0.5 BL=0.5 ZPB=0.2 FL=0.2 PAB=2.0"]);
    assert_eq!(read(&format!("{PLAYERS}{}\n", old[0])).scoring(), read(&format!("{PLAYERS}{lines}")).scoring());
}

#[test]
fn signs_without_an_opponent_become_letters() {
    let rounds = "   2 b +  0000 - +  0000 - =  0000 - -  0000 - 1  0000 - 0     2 w -     2 w =            ";
    let old = read(&player(&format!("{rounds}0000 - +")));
    assert_eq!(old.edition, Edition::Trf06);
    let signs = |file: &TournamentFile| -> String {
        file.players[0].rounds.iter().map(|round| round.result.map_or(".", |result| result.as_str())).collect()
    };
    assert_eq!(signs(&old), "++=-10-=.+");
    for edition in [Edition::Trf16, Edition::Trf26] {
        let (new, notices) = trf::convert(&old, edition);
        assert_eq!(signs(&new), "+FHZFZ-=.F", "{edition}");
        assert_eq!(left_out(&notices), []);
    }
}

#[test]
fn letters_become_signs_and_an_unrated_draw_has_none() {
    let rounds = "0000 - H  0000 - F  0000 - U  0000 - Z     2 w W     2 b L     2 w D     2 b 1";
    let new = read(&format!("012 Kupa\n{}", player(rounds)));
    assert_eq!(new.edition, Edition::Trf16);
    let (old, notices) = trf::convert(&new, Edition::Trf06);
    let signs: String = old.players[0].rounds.iter().filter_map(|round| round.result).map(|r| r.as_str()).collect();
    assert_eq!(signs, "=++-+-D1");
    assert_eq!(left_out(&notices), [(2, 159, "1 D")], "the result of round 7 stands in column 159");
}

#[test]
fn a_file_in_its_own_edition_is_given_back_as_it_is() {
    let lines = "042 05.10.2024\n052 06.10.2024\nXXR 5\nXXC white1\n";
    let file = read(&format!("{PLAYERS}{lines}"));
    assert_eq!(trf::convert(&file, Edition::Trf16), (file.clone(), Vec::new()));
    assert_ne!(trf::convert(&file, Edition::Trf26).0, file);
}

#[test]
fn what_was_read_is_written_as_the_specification_says_and_what_was_not_stays() {
    let dates = |third: &str| format!("132 {}24.05.10  24.06.10  {third}\n", " ".repeat(87));
    let read_all = "042 05.10.2024\n052 06.10.2024\n122 90 min + 30 sec/move\n";
    let new = |lines: &str, records: &[&str]| written(lines, Edition::Trf26, records);
    assert_eq!(new(read_all, &["042", "052", "222"]), ["042 2024/10/05", "052 2024/10/06", "222 5400+30"]);
    assert_eq!(new("222 3600\n122 90+30\n", &["222"]), ["222 3600"], "what is said is not said over");
    assert_eq!(new("042 in autumn\n", &["042"]), ["042 in autumn"]);
    let whole = new(&format!("{read_all}{}", dates("24.06.10")), &["132"]);
    assert_eq!(whole[0].trim_start_matches("132 ").trim(), "24/10/05  24/10/06  24/10/06");
    assert_eq!(whole[0].find("24"), Some(91), "round 1 in column 92");
    let broken = new(&format!("{read_all}{}", dates("24.xx.10")), &["132"]);
    assert_eq!(broken[0].trim_start_matches("132 ").trim(), "24.05.10  24.06.10  24.xx.10");
}

#[test]
fn titles_and_births_are_written_as_the_specification_says() {
    let line = "001    1 w wm Egyik                             2100 HUN      700011 1969.12.06  0.0    1  0000 - Z\n";
    let text = trf::write(&read(line), Edition::Trf26);
    let player = text.lines().find(|line| line.starts_with("001")).expect("the player");
    assert_eq!((&player[10..13], &player[69..79]), ("WIM", "1969/12/06"));
    let unread = line.replace(" wm ", " xy ").replace("1969.12.06", "1969.13.06");
    let text = trf::write(&read(&unread), Edition::Trf26);
    let player = text.lines().find(|line| line.starts_with("001")).expect("the player");
    assert_eq!((player[10..13].trim(), &player[69..79]), ("xy", "1969.13.06"));
}

#[test]
fn teams_of_013_are_numbered_as_310_and_come_back() {
    let teams = "013 Egyik csapat                       2    1\n013 Másik csapat                       3         4\n";
    let file = read(&format!("{PLAYERS}{teams}"));
    let (new, _) = trf::convert(&file, Edition::Trf26);
    let found: Vec<_> = new.teams.iter().map(|team| (team.number, team.name.as_str(), team.members.clone())).collect();
    assert_eq!(found, [(1, "Egyik csapat", vec![Some(2), Some(1)]), (2, "Másik csapat", vec![Some(3), None, Some(4)])]);
    assert!(new.old_teams.is_empty());
    let (old, notices) = trf::convert(&new, Edition::Trf16);
    assert_eq!(old.old_teams, file.old_teams);
    assert!(old.teams.is_empty());
    assert_eq!(left_out(&notices), []);
}

#[test]
fn what_is_left_out_is_named_with_its_line() {
    let lines =
        "### remark\n182 invented\n240 H   1    1\nXXP 1 2\nHUN    1      Egyik                             1800\n";
    let file = read(&format!("{PLAYERS}{lines}"));
    assert_eq!(file.edition, Edition::Trf26);
    let (old, notices) = trf::convert(&file, Edition::Trf16);
    assert_eq!(left_out(&notices), [(4, 0, "182"), (7, 0, "HUN"), (5, 0, "240"), (3, 0, "###")]);
    assert_eq!(old.others.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["XXP 1 2"]);
    assert_eq!((old.header.initial_color, old.header.round_count), (None, None));
}

/// Every symbol of 162 and every result it is the worth of.
#[test]
fn what_each_result_is_worth() {
    use trf::ResultCode::*;
    let round = |result, opponent, color| trf::RoundEntry { opponent, color: Some(color), result: Some(result) };
    let game = |result, color| round(result, Some(2), color);
    let worth =
        |lines: &str, entry: trf::RoundEntry| read(&format!("{PLAYERS}{lines}")).scoring().worth(&entry).hundredths;
    let by_162 = "162  W 3.0    D 1.0    L 0.5    A 0.2    P 2.0\n";
    let by_bb = "BBW  3.0\nBBD  1.0\nBBL  0.5\nBBZ  0.3\nBBF  0.2\nBBU  2.0\n";
    let by_xxs = "XXS WW=3.0 BW=3.1 WD=1.0 BD=1.1 WL=0.5 BL=0.6 ZPB=0.3 HPB=0.7 FPB=0.9 PAB=2.0 FW=2.5 FL=0.2\n";
    for (result, [usual, of_162, of_bb, white, black]) in [
        (Win, [100, 300, 300, 300, 310]),
        (UnratedWin, [100, 300, 300, 300, 310]),
        (Draw, [50, 100, 100, 100, 110]),
        (UnratedDraw, [50, 100, 100, 100, 110]),
        (Loss, [0, 50, 50, 50, 60]),
        (UnratedLoss, [0, 50, 50, 50, 60]),
        (ForfeitWin, [100, 300, 300, 250, 250]),
        (ForfeitLoss, [0, 20, 20, 20, 20]),
        (HalfPointBye, [50, 100, 100, 70, 70]),
        (FullPointBye, [100, 300, 300, 90, 90]),
        (PairingBye, [100, 200, 200, 200, 200]),
        (ZeroPointBye, [0, 20, 30, 30, 30]),
    ] {
        assert_eq!(worth("", game(result, Color::White)), usual, "{result:?}");
        assert_eq!(worth(by_162, game(result, Color::Black)), of_162, "{result:?}");
        assert_eq!(worth(by_bb, game(result, Color::White)), of_bb, "{result:?}");
        assert_eq!(worth(by_xxs, game(result, Color::White)), white, "{result:?}");
        assert_eq!(worth(by_xxs, game(result, Color::Black)), black, "{result:?}");
    }
    // Nobody was met: the signs of 2006 are byes.
    for (result, expected) in [(Win, 90), (ForfeitWin, 90), (Draw, 70), (Loss, 30), (ForfeitLoss, 30)] {
        assert_eq!(worth(by_xxs, round(result, None, Color::White)), expected, "{result:?}");
    }
    assert_eq!(read(&format!("{PLAYERS}{by_xxs}")).scoring().worth(&trf::RoundEntry::BLANK), Points { hundredths: 30 });
    assert_eq!(worth("162  W 3.0\n", game(PairingBye, Color::White)), 300, "P is as a win unless it is said");
}
