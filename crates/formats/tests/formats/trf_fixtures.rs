//! Every tournament file of the shared fixtures: genuine ones are read without an error, broken ones are refused
//! with the error that names the fault. The fixtures are not part of the project; without them this says so.

use std::fmt::Write as _;

use crate::support::{self, file_name};
use arpad_formats::notice::{Notice, Severity};
use arpad_formats::trf;

/// The files by name; none where they are not at hand.
fn fixtures() -> Vec<(String, Vec<u8>)> {
    let paths = support::fixtures("trf", 41);
    paths.iter().map(|path| (file_name(path), std::fs::read(path).expect("reading a fixture"))).collect()
}

fn is_broken(name: &str) -> bool {
    ["invalid", "incompatible_", "incorrect_points", "missing_", "too_many_results"]
        .iter()
        .any(|part| name.contains(part))
}

fn errors(notices: &[Notice]) -> Vec<&Notice> {
    notices.iter().filter(|notice| notice.severity == Severity::Error).collect()
}

#[test]
fn genuine_files_are_read_without_an_error_and_broken_ones_are_refused() {
    for (name, bytes) in fixtures() {
        let (_, notices) = trf::read(&bytes);
        assert_eq!(!errors(&notices).is_empty(), is_broken(&name), "{name}: {:#?}", errors(&notices));
    }
}

#[test]
fn the_right_error_stands_at_the_right_line() {
    let mut seen = 0;
    let files = fixtures();
    for (name, bytes) in &files {
        let expected = match name.rsplit("__").next().expect("the last part of the name") {
            "invalid.tab" => vec![("empty-file", 0, 0)],
            "incompatible_color.trf" => vec![("mirror-color", 2, 137)],
            "incompatible_result.trf" => vec![("mirror-result", 2, 139)],
            "incorrect_points.trf" => vec![("points-differ", 2, 81)],
            "invalid_code.trf" => vec![("player-under-wrong-id", 7, 1)],
            "missing_result.trf" => vec![("mirror-missing", 3, 132)],
            "missing_starting_number.trf" => vec![("starting-rank-missing", 7, 5)],
            "too_many_results.trf" => vec![("too-many-rounds", 2, 142), ("too-many-rounds", 7, 142)],
            _ => continue,
        };
        let (_, notices) = trf::read(bytes);
        let found: Vec<_> = errors(&notices).iter().map(|n| (n.code.as_str(), n.line, n.column)).collect();
        assert_eq!(found, expected, "{name}");
        seen += 1;
    }
    assert_eq!(seen, if files.is_empty() { 0 } else { 8 }, "every broken file is there");
}

#[test]
fn what_was_read_is_written_and_read_to_the_same_value() {
    for (name, bytes) in fixtures() {
        let (file, _) = trf::read(&bytes);
        let written = trf::write_bytes(&file, file.edition).expect("the file's own characters fit its code page");
        let (again, _) = trf::read(&written);
        // Line ends that were mixed are one kind now; the code page is told anew.
        assert_eq!(again, file, "{name}");
    }
}

#[test]
fn no_player_and_no_played_game_is_lost_in_another_edition() {
    for (name, bytes) in fixtures() {
        let (file, _) = trf::read(&bytes);
        for edition in trf::Edition::ALL {
            let (again, _) = trf::read(trf::write(&file, edition).as_bytes());
            let games = |file: &trf::TournamentFile| -> Vec<_> {
                let entries = file.players.iter().map(|p| (p.name.clone(), p.rounds.clone()));
                entries
                    .map(|(name, rounds)| {
                        (name, rounds.into_iter().map(|r| r.is_played().then_some(r)).collect::<Vec<_>>())
                    })
                    .collect()
            };
            assert_eq!(games(&again), games(&file), "{name} in {edition}");
        }
    }
}

#[test]
fn every_fixture_in_one_table() {
    let files = fixtures();
    if files.is_empty() {
        return;
    }
    let mut table = String::new();
    for (name, bytes) in files {
        let (file, notices) = trf::read(&bytes);
        let count = |severity| notices.iter().filter(|notice| notice.severity == severity).count();
        let first_error = errors(&notices).first().map_or("-", |notice| notice.code.as_str());
        writeln!(
            table,
            "{:<75} {} {:<12} players {:>3} rounds {:>2} errors {:>2} warnings {:>3} notes {:>2} first error {first_error}",
            name,
            file.edition,
            file.encoding,
            file.players.len(),
            file.recorded_rounds(),
            count(Severity::Error),
            count(Severity::Warning),
            count(Severity::Note),
        )
        .expect("writing to a string");
    }
    insta::assert_snapshot!(table);
}
