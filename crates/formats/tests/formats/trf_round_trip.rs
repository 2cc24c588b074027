//! What is written reads back to the same value; canonical files come back byte for byte.

use arpad_formats::encoding::{Encoding, LineEnd};
use arpad_formats::notice::Severity;
use arpad_formats::trf::{
    self, AbnormalPoints, Acceleration, Birth, Bye, ByeKind, Color, Edition, Field, ForbiddenPairing, ForfeitedMatch,
    LineUp, MatchForfeit, NationalRecord, OldTeam, OtherKind, OtherLine, Player, Points, ResultCode, RoundEntry,
    ScoreSymbol, Sex, Team, TeamBye, Text, TimeControl, Title, TournamentFile, TournamentType,
};
use jiff::civil::date;
use proptest::prelude::*;

const CANONICAL: [(&[u8], Edition); 3] = [
    (include_bytes!("../files/trf/canonical_trf06.trf"), Edition::Trf06),
    (include_bytes!("../files/trf/canonical_trf16.trf"), Edition::Trf16),
    (include_bytes!("../files/trf/canonical_trf26.trf"), Edition::Trf26),
];

#[test]
fn canonical_files_come_back_byte_for_byte() {
    for (bytes, edition) in CANONICAL {
        let (file, _) = trf::read(bytes);
        let written = trf::write_bytes(&file, edition).expect("the file's own characters");
        assert_eq!(file.encoding.decode(&written), file.encoding.decode(bytes), "{edition}");
        assert_eq!(written, bytes, "{edition}");
    }
}

#[test]
fn a_last_line_without_end_stays_so() {
    let text = "012 Nyár\n001    1      Valaki, Ő";
    let (file, _) = trf::read(text.as_bytes());
    assert_eq!(trf::write(&file, file.edition), text);
}

#[test]
fn text_that_was_not_understood_is_written_back_where_it_stood() {
    let fields = ["001    1 x    Valaki, Ő".to_string(), "2x00 HUN         abc 19a0       ".to_string()];
    let line = format!("{:<48}{}  ?.0    k     2 v ?", fields[0], fields[1]);
    let (file, notices) = trf::read(line.as_bytes());
    assert!(notices.iter().any(|notice| notice.severity == Severity::Error));
    assert_eq!(trf::write(&file, Edition::Trf06), line);
}

#[test]
fn a_report_of_2006_says_the_same_in_2016_and_2026() {
    let (old, _) = trf::read(CANONICAL[0].0);
    for edition in [Edition::Trf16, Edition::Trf26] {
        let (new, notices) = trf::read(trf::write(&old, edition).as_bytes());
        assert_eq!(new.edition, edition);
        assert!(notices.iter().all(|notice| notice.severity == Severity::Note), "{notices:#?}");
        assert_eq!(new.players[1].rounds[2].result, Some(ResultCode::HalfPointBye));
        assert_eq!(new.players[3].rounds[1].result, Some(ResultCode::ZeroPointBye));
        assert_eq!(new.players[0].points, old.players[0].points);
        assert_eq!(new.header.start.expect("042").value, old.header.start.clone().expect("042").value);
    }
    let (newest, _) = trf::read(trf::write(&old, Edition::Trf26).as_bytes());
    assert_eq!(newest.teams[0].members, [Some(1), Some(3)]);
    assert_eq!(newest.announced_rounds(), Some(3));
    assert_eq!(newest.header.time_control_code.expect("222").text, "5400+30");
}

#[test]
fn what_an_older_edition_cannot_say_is_left_out_and_named() {
    let (new, _) = trf::read(CANONICAL[2].0);
    let (old, notices) = trf::convert(&new, Edition::Trf16);
    assert_eq!(old.announced_rounds(), Some(3));
    assert_eq!(old.scoring(), new.scoring());
    assert_eq!(old.old_teams.len(), 3);
    assert!(old.national.is_empty());
    let lost: Vec<_> = notices.iter().map(|notice| notice.facts[0].1.as_str()).collect();
    for id in [
        "###", "172", "182", "192", "202", "212", "222", "352", "362", "HUN", "240", "250", "260", "299", "300", "320",
        "330", "801",
    ] {
        assert!(lost.contains(&id), "{id} is missing in {lost:?}");
    }
    assert_eq!(trf::read(trf::write(&new, Edition::Trf16).as_bytes()).0.edition, Edition::Trf16);
    let (oldest, notices) = trf::convert(&new, Edition::Trf06);
    assert_eq!(oldest.players[0].rounds[1].result, Some(ResultCode::Draw));
    assert!(notices.iter().any(|notice| notice.facts[0].1 == "4 D"), "an unrated draw has no sign in TRF06");
}

#[test]
fn values_without_text_are_written_in_the_form_of_the_specification() {
    let mut file = TournamentFile { edition: Edition::Trf26, ..TournamentFile::default() };
    let day = date(2026, 3, 9);
    file.header.name = Some(Text::of("Tél"));
    file.header.start = Some(Field::of(day));
    file.header.round_dates = Some(Field::of(vec![Some(day), None, Some(day)]));
    file.header.scoring =
        Some(Field::of(vec![(ScoreSymbol::Win, Points { hundredths: 300 }), (ScoreSymbol::Draw, Points::ONE)]));
    file.header.initial_color = Some(Field::of(Color::Black));
    file.header.round_count = Some(Field::of(3));
    file.header.tournament_type = TournamentType::read("FIDE_DUTCH").map(Field::of);
    file.header.time_control_code = TimeControl::read_encoded("5400+30").map(Field::of);
    let gap = " ".repeat(87);
    let expected = format!(
        "012 Tél\n042 2026/03/09\n132 {gap}26/03/09            26/03/09\n142 3\n152 B\n162  W 3.0    D 1.0\n192 FIDE_DUTCH\n222 5400+30\n"
    );
    assert_eq!(trf::write(&file, Edition::Trf26), expected);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_random_tournament_of_2016_reads_back_to_itself(file in tournament(Edition::Trf16)) {
        let written = trf::write(&file, Edition::Trf16);
        let (again, _) = trf::read(&file.encoding.encode(&written).expect("utf-8"));
        prop_assert_eq!(again, file, "{}", written);
    }

    #[test]
    fn a_random_tournament_of_2026_reads_back_to_itself(file in tournament(Edition::Trf26)) {
        let written = trf::write(&file, Edition::Trf26);
        let (again, _) = trf::read(&file.encoding.encode(&written).expect("utf-8"));
        prop_assert_eq!(again, file, "{}", written);
    }
}

/// A tournament as a reader would give it: every record has its line, every text what the value would write.
fn tournament(edition: Edition) -> impl Strategy<Value = TournamentFile> {
    let players = prop::collection::vec(player(), 1..12);
    let extra = (
        prop::collection::vec(word(), 0..4),
        prop::collection::vec(team(), 0..4),
        prop::collection::vec(numbers(), 0..4),
    );
    let physical = (prop::sample::select(LineEnd::ALL.to_vec()), any::<bool>(), any::<bool>());
    (players, extra, physical, 2020u16..2030, text()).prop_map(move |(players, extra, physical, year, name)| {
        let mut file = TournamentFile {
            edition,
            encoding: if physical.1 { Encoding::Utf8WithBom } else { Encoding::Utf8 },
            line_end: physical.0,
            last_line_is_open: physical.2,
            players,
            ..TournamentFile::default()
        };
        let mut line = Counter(0);
        header(&mut file, &mut line, year, name, edition);
        for (index, player) in file.players.iter_mut().enumerate() {
            player.line = line.next();
            player.starting_rank = index as u16 + 1;
        }
        // So that the letters of 2016 are there to tell the edition.
        file.players[0].rounds.insert(0, RoundEntry { result: Some(ResultCode::PairingBye), ..RoundEntry::BLANK });
        let (words, teams, numbers) = extra;
        for word in words {
            file.others.push(OtherLine { line: line.next(), kind: OtherKind::Extension, text: format!("XXZ {word}") });
        }
        if edition == Edition::Trf26 {
            beside_the_players(&mut file, &mut line, teams, numbers);
        } else {
            file.old_teams =
                teams.into_iter().map(|t| OldTeam { line: line.next(), name: t.name, members: t.members }).collect();
        }
        file
    })
}

struct Counter(usize);

impl Counter {
    fn next(&mut self) -> usize {
        self.0 += 1;
        self.0
    }
}

fn header(file: &mut TournamentFile, line: &mut Counter, year: u16, name: String, edition: Edition) {
    let start = date(year as i16, 4, 27);
    file.header.name = Some(Text { line: line.next(), text: name });
    file.header.start =
        Some(Field { line: line.next(), text: start.strftime("%Y/%m/%d").to_string(), value: Some(start) });
    if edition == Edition::Trf26 {
        file.header.round_count = Some(Field { line: line.next(), text: "9".to_string(), value: Some(9) });
        let code = "40/5400+30:1800+30";
        let value = TimeControl::read_encoded(code);
        file.header.time_control_code = Some(Field { line: line.next(), text: code.to_string(), value });
    }
}

fn beside_the_players(file: &mut TournamentFile, line: &mut Counter, teams: Vec<Team>, numbers: Vec<[u16; 6]>) {
    let points = |n: u16| Some(Points { hundredths: i32::from(n % 200) * 50 });
    file.teams = teams.into_iter().map(|team| Team { line: line.next(), ..team }).collect();
    for [a, b, c, d, e, f] in numbers {
        let kind = ByeKind::ALL[usize::from(a) % 3];
        let outcome = MatchForfeit::ALL[usize::from(b) % 3];
        let birth = Birth { year: 1900 + a % 100, month: None, day: None };
        file.national.push(NationalRecord {
            line: line.next(),
            federation: "HUN".to_string(),
            starting_rank: a,
            rating: Some(2000 + b % 500),
            id: c.to_string(),
            birth: Some(birth),
            birth_text: birth.to_string(),
            ..NationalRecord::default()
        });
        file.byes.push(Bye { line: line.next(), kind, round: c, ids: vec![d, e] });
        file.forbidden_pairings.push(ForbiddenPairing {
            line: line.next(),
            first_round: a,
            last_round: b,
            ids: vec![e, f, c],
        });
        file.accelerations.push(Acceleration {
            line: line.next(),
            match_points: points(a),
            points: points(b),
            first_round: c,
            last_round: d,
            first_id: e,
            last_id: f,
        });
        file.abnormal_points.push(AbnormalPoints {
            line: line.next(),
            kind: [None, Some('W'), Some('-')][usize::from(f) % 3],
            match_points: None,
            points: points(a),
            round: (b % 2 == 0).then_some(c),
            ids: vec![d],
        });
        file.line_ups.push(LineUp {
            line: line.next(),
            round: a,
            team: b,
            opponent: c,
            boards: vec![Some(d), None, Some(e)],
        });
        file.team_byes.push(TeamBye {
            line: line.next(),
            match_points: points(a),
            game_points: points(b),
            teams: vec![Some(c), None, Some(d)],
        });
        file.forfeited_matches.push(ForfeitedMatch { line: line.next(), outcome, round: a, white: b, black: c });
    }
}

fn player() -> impl Strategy<Value = Player> {
    let person = (
        prop::option::of(prop::sample::select(Sex::ALL.to_vec())),
        prop::option::of(prop::sample::select(Title::ALL.to_vec())),
        text(),
        prop::option::of(100u16..3300),
        prop::sample::select(vec!["", "HUN", "ÓBU"]),
        prop::option::of(1u64..99_999_999_999),
        prop::option::of((1850u16..2100, prop::option::of(1u8..=12))),
    );
    let standing = (prop::option::of(0i32..200), prop::option::of(1u16..9999), prop::collection::vec(round(), 0..12));
    (person, standing).prop_map(|((sex, title, name, rating, federation, id, birth), (points, place, mut rounds))| {
        while rounds.last().is_some_and(RoundEntry::is_blank) {
            rounds.pop();
        }
        let birth = birth.map(|(year, month)| Birth { year, month, day: month.map(|_| 28) });
        Player {
            sex,
            title,
            title_text: title.map_or(String::new(), |title| title.as_str().to_string()),
            name,
            rating,
            federation: federation.to_string(),
            id: id.map_or(String::new(), |id| id.to_string()),
            birth,
            birth_text: birth.map_or(String::new(), |birth| birth.to_string()),
            points: points.map(|halves| Points { hundredths: halves * 50 }),
            place,
            rounds,
            ..Player::default()
        }
    })
}

fn round() -> impl Strategy<Value = RoundEntry> {
    let color = prop::option::of(prop::sample::select(Color::ALL.to_vec()));
    let result = prop::option::of(prop::sample::select(ResultCode::ALL.to_vec()));
    (prop::option::of(1u16..9999), color, result).prop_map(|(opponent, color, result)| RoundEntry {
        opponent,
        color,
        result,
    })
}

fn team() -> impl Strategy<Value = Team> {
    let members = prop::collection::vec(prop::option::of(1u16..9999), 0..6);
    (1u16..999, text(), prop::option::of(0i32..200), members).prop_map(|(number, name, halves, mut members)| {
        while members.last() == Some(&None) {
            members.pop();
        }
        let points = halves.map(|halves| Points { hundredths: halves * 50 });
        Team {
            number,
            name,
            match_points: points,
            game_points: points,
            place: Some(number),
            members,
            ..Team::default()
        }
    })
}

fn numbers() -> impl Strategy<Value = [u16; 6]> {
    prop::array::uniform6(1u16..999)
}

fn word() -> impl Strategy<Value = String> {
    "[a-z0-9]{1,8}"
}

/// A name as people have them: no blanks at its ends, at most 32 characters.
fn text() -> impl Strategy<Value = String> {
    "[A-ZÁÉŐŰŁŠ][a-záéőűłšñø']{0,10}(, [A-ZÖÜ][a-zöüß-]{0,10})?"
}
