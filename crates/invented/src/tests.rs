//! The invented federation is sane, readable and always the same.

use super::clubs::of_town;
use super::*;
use arpad_formats::notice::Severity;
use arpad_formats::trf::{self, ResultCode};
use arpad_formats::{egd, opengotha};
use arpad_model::{Series, System, Tempo};
use arpad_office::files::from_gotha::from_gotha;
use arpad_office::files::from_h9::from_h9;
use arpad_office::files::from_trf::from_trf;
use arpad_office::rating::rate_file::{FileKind, FileSettings, PlayerFacts, RatedFile, kind_of, rate_file};
use arpad_rules::calendar::Calendar;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

fn small() -> Federation {
    invent(1867, Size::small())
}

fn rated(event: &DemoEvent) -> RatedFile {
    let calendar = Calendar::default();
    let multiplier = event.announcement.multiplier;
    let settings = FileSettings {
        edition: None,
        calendar: &calendar,
        beside: PlayerFacts::Nothing,
        multiplier,
        today: event.announcement.end,
    };
    rate_file(&event.bytes, &settings)
}

fn chess_files(federation: &Federation) -> Vec<(&DemoEvent, trf::TournamentFile)> {
    let is_sound = |event: &&DemoEvent| event.kind != Series::Go && event.remark != EventRemark::BadFile;
    federation.events.iter().filter(is_sound).map(|event| (event, trf::read(&event.bytes).0)).collect()
}

fn hash(federation: &Federation) -> u64 {
    let mut hasher = DefaultHasher::new();
    federation.events.iter().for_each(|event| (&event.bytes, event.reported, &event.file_name).hash(&mut hasher));
    format!("{:?}", (&federation.players, &federation.clubs)).hash(&mut hasher);
    hasher.finish()
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_seed_does_not() {
    assert_eq!(hash(&small()), hash(&small()));
    assert_ne!(hash(&small()), hash(&invent(1868, Size::small())));
}

#[test]
fn numbers_are_given_once_and_have_the_shape_of_their_register() {
    let federation = small();
    let mut seen = HashSet::new();
    for player in &federation.players {
        let (komir, fide, egd) = (player.komir.map(i64::from), player.fide.map(i64::from), player.egd.map(i64::from));
        assert!(komir.is_none_or(|komir| (1..=99_999).contains(&komir)));
        assert!(fide.is_none_or(|fide| (700_000..800_000).contains(&fide)));
        assert!(egd.is_none_or(|pin| (10_000_000..100_000_000).contains(&pin)));
        assert_eq!(player.komir.is_some(), player.plays() != Plays::Go);
        for number in [komir, fide, egd].into_iter().flatten() {
            assert!(seen.insert(number), "{number}");
        }
        assert!(player.club < federation.clubs.len());
        assert!(player.name.as_list().chars().count() <= 33, "{}", player.name.as_list());
        assert!(player.titles.iter().all(|(_, since)| *since > player.born));
    }
    let births: HashSet<_> = federation.players.iter().map(|player| (&player.name, player.born.year())).collect();
    assert_eq!(births.len(), federation.players.len(), "namesakes differ in their year of birth");
    let names: HashSet<_> = federation.players.iter().map(|player| &player.name).collect();
    assert!(names.len() < federation.players.len(), "there are namesakes");
}

#[test]
fn every_report_but_the_bad_ones_can_be_rated() {
    for event in small().events {
        let rated = rated(&event);
        let errors: Vec<_> = rated.notices.iter().filter(|notice| notice.severity == Severity::Error).collect();
        let findings = rated.answer.as_ref().map(|answer| answer.findings().to_vec());
        let sound = event.remark != EventRemark::BadFile;
        assert_eq!(rated.is_ratable(), sound, "{}: {errors:?} {:?} {findings:?}", event.file_name, rated.refusals);
    }
}

#[test]
fn the_tempo_of_a_chess_file_is_recognized_and_its_players_stand_in_order() {
    let federation = small();
    for (event, file) in chess_files(&federation) {
        let report = from_trf(&file, None);
        assert_eq!((Series::Chess(report.tempo), report.tempo_assumed), (event.kind, false), "{}", event.file_name);
        let dates = (event.announcement.start, event.announcement.end);
        assert_eq!((report.tournament.start, report.tournament.end), dates, "{}", event.file_name);
        assert_eq!(file.players.len(), event.players.len());
        for (line, &player) in file.players.iter().zip(&event.players) {
            let family = &federation.players[player].name.family;
            assert!(line.name.contains(family.as_str()), "{}: {} is not {family}", event.file_name, line.name);
        }
    }
}

#[test]
fn nobody_plays_twice_in_a_round_and_in_a_swiss_nobody_meets_anybody_twice() {
    for (event, file) in chess_files(&small()) {
        let tournament = from_trf(&file, None).tournament;
        let (mut busy, mut met) = (HashSet::new(), HashSet::new());
        for game in &tournament.games {
            assert!(busy.insert((game.round, game.white)) && busy.insert((game.round, game.black)));
            let pair = (game.white.min(game.black), game.white.max(game.black));
            assert!(met.insert(pair), "{}: {pair:?}", event.file_name);
        }
        if tournament.system == System::Swiss {
            let idle = file.players.iter().flat_map(|player| &player.rounds).filter(|entry| !entry.is_played()).count();
            let all = file.players.len() * usize::from(event.announcement.rounds);
            assert!(idle * 6 < all, "{}: {idle} of {all} rounds without a game", event.file_name);
        }
    }
}

#[test]
fn colors_alternate_roughly() {
    for (event, file) in chess_files(&small()) {
        for player in &file.players {
            let colors = player.rounds.iter().filter_map(|entry| entry.color);
            let balance: i32 = colors.map(|color| if color == trf::Color::White { 1 } else { -1 }).sum();
            let most = if file.old_teams.is_empty() { 3 } else { 7 };
            assert!(balance.abs() <= most, "{}: {} {balance}", event.file_name, player.name);
        }
    }
}

#[test]
fn the_stronger_player_wins_more_often() {
    let federation = small();
    let strength = |player: usize| federation.players[player].chess.map_or(0, |chess| chess.strength);
    let (mut wins, mut losses) = (0, 0);
    for (event, file) in chess_files(&federation) {
        for (line, &player) in file.players.iter().zip(&event.players) {
            for entry in line.rounds.iter().filter(|entry| entry.is_played()) {
                let other = event.players[usize::from(entry.opponent.expect("a game has an opponent")) - 1];
                if strength(player) > strength(other) + 150 {
                    wins += usize::from(entry.result == Some(ResultCode::Win));
                    losses += usize::from(entry.result == Some(ResultCode::Loss));
                }
            }
        }
    }
    assert!(wins > 3 * losses && losses > 20, "{wins} wins, {losses} losses");
}

#[test]
fn go_files_of_both_formats_are_read_with_and_without_stones() {
    let federation = small();
    let (mut kinds, mut even, mut championships) = (HashSet::new(), HashSet::new(), 0);
    for event in federation.events.iter().filter(|event| event.kind == Series::Go) {
        let kind = kind_of(&event.bytes);
        let (period, notices) = match kind {
            FileKind::H9 => {
                let (file, notices) = egd::h9::read(&event.bytes);
                (from_h9(&file), notices)
            }
            FileKind::OpenGotha => {
                let (file, notices) = opengotha::read(&event.bytes);
                (from_gotha(&file), notices)
            }
            other => panic!("{}: {other:?}", event.file_name),
        };
        assert!(notices.iter().all(|notice| notice.severity == Severity::Note), "{}: {notices:?}", event.file_name);
        let period = period.expect("the file has dates");
        for (read, &player) in period.players.iter().zip(&event.players) {
            assert_eq!(read.name, Some(federation.players[player].name.eastern()), "{}", event.file_name);
        }
        kinds.insert(format!("{kind:?}"));
        even.insert(period.tournaments[0].even);
        championships += usize::from(event.announcement.importance.is_some());
    }
    assert_eq!((kinds.len(), even.len(), championships), (2, 2, 1));
}

#[test]
fn an_office_sees_every_kind_of_mishap_in_the_order_of_days() {
    let federation = small();
    assert!(federation.events.is_sorted_by_key(|event| event.reported));
    let has = |is: fn(&EventRemark) -> bool| federation.events.iter().any(|event| is(&event.remark));
    assert!(has(|remark| matches!(remark, EventRemark::Late)));
    assert!(has(|remark| matches!(remark, EventRemark::NeedsWaiver { .. })));
    assert!(has(|remark| matches!(remark, EventRemark::BadFile)));
    for (at, event) in federation.events.iter().enumerate() {
        assert!(event.reported > event.announcement.end || event.remark != EventRemark::Late);
        match event.remark {
            EventRemark::Correction { of } => {
                assert!(of < at, "a correction comes later");
                assert_eq!(federation.events[of].announcement, event.announcement);
            }
            EventRemark::WrongIdentity { line, reported, meant } => {
                let (reported, meant) = (&federation.players[reported], &federation.players[meant]);
                assert_eq!(reported.name, meant.name);
                let file = trf::read(&event.bytes).0;
                let read = file.players.iter().find(|player| player.line == line).expect("the line is a player's");
                assert_eq!(read.number(), reported.fide.map(|fide| fide.0.into()));
            }
            _ => {}
        }
    }
    assert!(has(|remark| matches!(remark, EventRemark::Correction { .. })));
    assert!(has(|remark| matches!(remark, EventRemark::WrongIdentity { .. })));
}

#[test]
fn there_are_all_tempos_and_a_league() {
    let federation = small();
    let kinds: HashSet<Series> = federation.events.iter().map(|event| event.kind).collect();
    assert!(Tempo::ALL.into_iter().all(|tempo| kinds.contains(&Series::Chess(tempo))) && kinds.contains(&Series::Go));
    assert!(chess_files(&federation).iter().any(|(_, file)| !file.old_teams.is_empty()));
}

#[test]
#[ignore = "takes the whole federation, and prints its figures for people"]
fn the_whole_federation_can_be_rated() {
    let federation = invent(1867, Size::demo());
    let bytes: usize = federation.events.iter().map(|event| event.bytes.len()).sum();
    println!("{} players, {} events, {bytes} bytes", federation.players.len(), federation.events.len());
    for kind in Series::ALL {
        let of_kind: Vec<_> = federation.events.iter().filter(|event| event.kind == kind).collect();
        let entries: usize = of_kind.iter().map(|event| event.players.len()).sum();
        println!("{}: {} reports, {entries} entries", kind.as_str(), of_kind.len());
    }
    let mut counts = std::collections::BTreeMap::new();
    for event in &federation.events {
        let text = format!("{:?}", event.remark);
        *counts.entry(text.split([' ', '{']).next().unwrap_or("").to_owned()).or_insert(0) += 1;
        assert_eq!(rated(event).is_ratable(), event.remark != EventRemark::BadFile, "{}", event.file_name);
    }
    println!("{counts:?}");
    for first in (1_000..2_700).step_by(100) {
        let within = |player: &&DemoPlayer| {
            let rating = player.chess.and_then(|chess| chess.initial[0]);
            rating.is_some_and(|rating| (first..first + 100).contains(&rating))
        };
        println!("{first}: {}", federation.players.iter().filter(within).count());
    }
    let unrated = |player: &&DemoPlayer| player.chess.is_some_and(|chess| chess.initial[0].is_none());
    println!("unrated: {}", federation.players.iter().filter(unrated).count());
    let active: HashSet<usize> = federation.events.iter().flat_map(|event| event.players.iter().copied()).collect();
    println!("played: {}", active.len());
}

#[test]
fn no_child_is_a_doctor() {
    let federation = invent(1867, Size::demo());
    let doctors: Vec<_> = federation.players.iter().filter(|player| player.name.family.starts_with("Dr. ")).collect();
    assert!(doctors.len() > 10, "there are some: {}", doctors.len());
    assert!(doctors.iter().all(|player| player.born.year() <= 1998));
}

#[test]
fn tournaments_are_named_as_hungarians_name_them() {
    assert_eq!(of_town("Szeged"), "Szegedi");
    assert_eq!(of_town("Nyíregyháza"), "Nyíregyházi");
    assert_eq!(of_town("Makó"), "Makói");
    let federation = small();
    let names: Vec<&str> = federation.events.iter().map(|event| event.announcement.name.as_str()).collect();
    assert!(names.iter().any(|name| name.contains("i Előnyös Góverseny ")), "{names:?}");
    assert!(!names.iter().any(|name| name.contains("Gove") || name.contains("Goku")), "{names:?}");
}
