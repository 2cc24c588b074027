//! Every record of the three editions, read from small files with invented names.

use arpad_formats::encoding::{Encoding, LineEnd};
use arpad_formats::notice::Severity;
use arpad_formats::trf::{
    self, Birth, ByeKind, Color, Edition, MatchForfeit, OtherKind, Points, ResultCode, RoundEntry, ScoreSymbol, Sex,
    System, Title, TournamentFile,
};
use jiff::civil::date;

const TRF06: &[u8] = include_bytes!("../files/trf/canonical_trf06.trf");
const TRF16: &[u8] = include_bytes!("../files/trf/canonical_trf16.trf");
const TRF26: &[u8] = include_bytes!("../files/trf/canonical_trf26.trf");

fn read(bytes: &[u8]) -> TournamentFile {
    let (file, notices) = trf::read(bytes);
    let loud: Vec<_> = notices.iter().filter(|notice| notice.severity > Severity::Note).collect();
    assert_eq!(loud, Vec::<&_>::new());
    file
}

fn points(hundredths: i32) -> Option<Points> {
    Some(Points { hundredths })
}

#[test]
fn the_edition_code_page_and_line_end_are_told_by_content() {
    for (bytes, edition, encoding, line_end) in [
        (TRF06, Edition::Trf06, Encoding::Latin2, LineEnd::Cr),
        (TRF16, Edition::Trf16, Encoding::Windows1250, LineEnd::CrLf),
        (TRF26, Edition::Trf26, Encoding::Utf8, LineEnd::Lf),
    ] {
        let file = read(bytes);
        assert_eq!((file.edition, file.encoding, file.line_end), (edition, encoding, line_end));
        assert!(!file.last_line_is_open);
    }
}

#[test]
fn the_old_tournament_records_are_read() {
    let header = read(TRF16).header;
    assert_eq!(header.name.expect("012").text, "Őszi kupa");
    assert_eq!(header.city.expect("022").text, "Győr");
    assert_eq!(header.federation.expect("032").text, "HUN");
    assert_eq!(header.start.expect("042").value, Some(date(2024, 10, 5)));
    assert_eq!(header.end.expect("052").value, Some(date(2024, 10, 6)));
    assert_eq!(header.player_count.expect("062").value, Some(5));
    assert_eq!(header.rated_player_count.expect("072").value, Some(4));
    assert_eq!(header.team_count.expect("082").value, Some(0));
    assert_eq!(header.kind.expect("092").text, "Individual: Swiss-System");
    assert_eq!(header.chief_arbiter.expect("102").text, "IA Tűzkő, Bálint");
    assert_eq!(header.deputy_arbiters[0].text, "FA Hűvös, Ágnes");
    assert_eq!(header.time_control.expect("122").value.expect("understood").to_string(), "5400+30");
    let dates = header.round_dates.expect("132").value.expect("read");
    assert_eq!(dates[2], Some(date(2024, 10, 6)));
}

#[test]
fn the_new_tournament_records_are_read() {
    let header = read(TRF26).header;
    assert_eq!(header.deputy_arbiters.len(), 2);
    assert_eq!(header.round_count.expect("142").value, Some(3));
    assert_eq!(header.initial_color.expect("152").value, Some(Color::White));
    let scoring = header.scoring.expect("162").value.expect("read");
    assert_eq!(scoring.len(), 6);
    assert_eq!(scoring[5], (ScoreSymbol::Unknown, Points::HALF));
    let method = header.ranking_method.expect("172").value.expect("read");
    assert_eq!((method.federation.as_str(), method.method.as_str()), ("HUN", "FIDON"));
    assert_eq!(header.pairing_controller.expect("182").text, "invented pairing");
    assert_eq!(header.tournament_type.expect("192").value.expect("read").system, System::Team);
    assert_eq!(header.tie_breaks.expect("202").value.expect("read"), ["DE", "BH:MP/C1/P"]);
    assert_eq!(header.standings.expect("212").value.expect("read"), ["PTS", "DE"]);
    assert_eq!(header.time_control_code.expect("222").value.expect("read").white[0].seconds, 5400);
    assert_eq!(header.board_colors.expect("352").value.expect("read"), [Color::White, Color::Black]);
    assert_eq!(header.match_points.expect("362").value.expect("read").win.hundredths, 200);
}

#[test]
fn a_player_is_read_with_all_fields() {
    let file = read(TRF16);
    let player = file.player(2).expect("the second player");
    assert_eq!(player.line, 17);
    assert_eq!(player.sex, Some(Sex::Female));
    assert_eq!(player.title, Some(Title::Wim));
    assert_eq!(player.name, "Fűzfa, Tünde");
    assert_eq!(player.rating, Some(2203));
    assert_eq!(player.federation, "HUN");
    assert_eq!(player.number(), Some(700029));
    assert_eq!(player.birth, Some(Birth { year: 1991, month: Some(11), day: Some(30) }));
    assert_eq!(player.points, points(150));
    assert_eq!(player.place, Some(2));
    let game = RoundEntry { opponent: Some(1), color: Some(Color::Black), result: Some(ResultCode::Loss) };
    let bye = RoundEntry { result: Some(ResultCode::HalfPointBye), ..RoundEntry::BLANK };
    assert_eq!((player.rounds[0], player.rounds[2]), (game, bye));
    assert!(player.rounds[0].is_played() && !player.rounds[2].is_played());
}

#[test]
fn an_unrated_player_without_number_and_birth_is_read() {
    let file = read(TRF16);
    let player = file.player(5).expect("the fifth player");
    assert_eq!((player.rating, player.number(), player.birth), (None, None, None));
    assert_eq!(file.player(3).expect("the third").birth, Some(Birth { year: 2004, month: None, day: None }));
    assert_eq!(file.player(4).expect("the fourth").sex, None);
}

#[test]
fn national_rating_records_are_read() {
    let file = read(TRF26);
    let record = &file.national[0];
    assert_eq!((record.federation.as_str(), record.starting_rank, record.rating), ("HUN", 1, Some(2480)));
    assert_eq!((record.class.as_str(), record.origin.as_str(), record.id.as_str()), ("M", "GYŐ", "12345"));
    assert_eq!(file.national[1].name, "Fűzfa, Tünde");
}

#[test]
fn teams_of_both_kinds_are_read() {
    let old = read(TRF06).old_teams;
    assert_eq!((old[0].name.as_str(), &old[0].members[..]), ("Győri Sakk Kör", &[Some(1), Some(3)][..]));
    let new = read(TRF26).teams;
    assert_eq!((new[0].number, new[0].name.as_str(), new[0].nickname.as_str()), (1, "Győri Sakk Kör", "GYŐR"));
    assert_eq!((new[0].strength.as_str(), new[0].match_points, new[0].game_points), ("2357", points(500), points(400)));
    assert_eq!((new[0].place, &new[0].members[..]), (Some(1), &[Some(1), Some(2)][..]));
    assert_eq!((new[2].nickname.as_str(), new[2].match_points), ("", None));
}

#[test]
fn the_records_beside_the_players_are_read() {
    let file = read(TRF26);
    assert_eq!((file.byes[1].kind, file.byes[1].round, &file.byes[1].ids[..]), (ByeKind::Full, 2, &[1, 2][..]));
    let acceleration = &file.accelerations[0];
    assert_eq!((acceleration.match_points, acceleration.points), (points(100), points(50)));
    assert_eq!((acceleration.first_round, acceleration.last_round), (1, 2));
    assert_eq!((acceleration.first_id, acceleration.last_id), (1, 2));
    assert_eq!(file.forbidden_pairings[0].ids, [1, 2]);
    let abnormal = &file.abnormal_points[0];
    assert_eq!((abnormal.kind, abnormal.match_points, abnormal.points), (Some('+'), points(100), points(50)));
    assert_eq!((abnormal.round, &abnormal.ids[..]), (Some(3), &[1, 2][..]));
    let penalty = &file.abnormal_points[1];
    assert_eq!((penalty.kind, penalty.points, penalty.round), (None, points(-50), None));
    assert_eq!(file.line_ups[1].boards, [Some(3), None, Some(4)]);
    assert_eq!(file.team_byes[0].teams, [Some(3), None, Some(1)]);
    let forfeit = &file.forfeited_matches[0];
    assert_eq!((forfeit.outcome, forfeit.round, forfeit.white, forfeit.black), (MatchForfeit::WhiteWins, 3, 1, 3));
}

#[test]
fn other_lines_are_kept_verbatim_with_their_place() {
    let others = read(TRF26).others;
    let kinds: Vec<_> = others.iter().map(|other| (other.line, other.kind, other.id().to_string())).collect();
    assert_eq!(kinds[0], (1, OtherKind::Comment, "###".to_string()));
    assert_eq!(kinds[1], (27, OtherKind::Blank, String::new()));
    assert!(kinds.iter().any(|(_, kind, id)| *kind == OtherKind::Informative && id == "801"));
    assert!(kinds.iter().any(|(_, kind, id)| *kind == OtherKind::Extension && id == "DAT"));
    assert_eq!(others.last().map(|other| other.content()), Some("   1 NOTE kept"));
}

#[test]
fn scoring_comes_from_162_or_from_the_extensions_of_pairing_programs() {
    let base = "001    1      A                                                                  0.0    1\n";
    let scoring = |lines: &str| read_quietly(&format!("{base}{lines}")).scoring();
    assert_eq!(scoring("").win, [Points::ONE; 2]);
    assert_eq!(scoring("162  W 3.0    D 1.0\n").draw[1], Points::ONE);
    assert_eq!(scoring("XXS WW=2.0 BW=3.0 PAB=1.5\n").win[1].hundredths, 300);
    assert_eq!(scoring("XXS WW=2.0 BW=3.0 PAB=1.5\n").pairing_bye.hundredths, 150);
    assert_eq!(scoring("BBW  3.0\nBBD  1.0\nBBL  0.5\nBBZ  0.0\nBBF  0.0\nBBU  2.0\n").loss[0], Points::HALF);
}

#[test]
fn announced_rounds_come_from_142_or_xxr() {
    assert_eq!(read(TRF16).announced_rounds(), Some(3));
    assert_eq!(read(TRF26).announced_rounds(), Some(3));
    assert_eq!(read(TRF06).announced_rounds(), None);
    assert_eq!(read(TRF06).recorded_rounds(), 3);
}

#[test]
fn a_tournament_file_is_told_from_other_files() {
    for bytes in [TRF06, TRF16, TRF26] {
        assert!(trf::is_trf(bytes));
    }
    for bytes in [&b""[..], b"<xml/>", b"; EV[Some go tournament]\n1 Name 5k", b"{\"case\": 1}", b"0012 x"] {
        assert!(!trf::is_trf(bytes));
    }
}

fn read_quietly(text: &str) -> TournamentFile {
    trf::read(text.as_bytes()).0
}

#[test]
fn each_record_of_2026_tells_the_edition_by_itself() {
    let edition = |record: &str| {
        let text = format!("012 Kupa\n{record}001    1      Nagy, Béla                        2000\n");
        trf::read(text.as_bytes()).0.edition
    };
    assert_ne!(edition(""), Edition::Trf26);
    for number in ["142", "152", "162", "172", "182", "192", "202", "212", "222", "352", "362"] {
        assert_eq!(edition(&format!("{number} 3\n")), Edition::Trf26, "{number}");
    }
}

#[test]
fn an_edition_is_called_by_its_name_alone() {
    for edition in Edition::ALL {
        assert_eq!(edition.to_string().parse(), Ok(edition));
    }
    assert_eq!("trf16".parse(), Ok(Edition::Trf16));
    for other in ["TRF16", "trf", "trf161", ""] {
        assert_eq!(other.parse::<Edition>(), Err(trf::UnknownEdition), "{other}");
    }
}
