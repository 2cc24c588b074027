//! What leaves the office between two lists: a report as FIDE's server takes it, a forecast, who stands beside a line, two
//! laws side by side. Each with its numbers.

use crate::month::*;
use arpad_formats::trf::Edition;
use arpad_model::{Fact, PersonId, TournamentId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::intake::open::open;
use arpad_office::intake::report_file::report_file;
use arpad_office::lists::forecast::forecast;
use arpad_office::rating::compare::compare;
use arpad_office::rating::rate_case::{Settings, rate_case};
use arpad_office::views::beside::beside;
use arpad_office::views::live::{explain_live, live};
use arpad_registry::Registry;
use jiff::civil::{Date, date};

const PLAYED: Date = date(2024, 3, 9);

/// Kovács (2105) and Tóth (1999) play twice: a win, a draw.
fn played(trial: &arpad_trial::Trial) -> (Registry, TournamentId) {
    let mut registry = fresh(trial.address());
    registry.write(found).unwrap();
    let event = report(&mut registry, &duels("Kupa", PLAYED, &[(0, 4, '1'), (4, 0, '=')]), date(2024, 3, 10));
    (registry, event)
}

/// The lines of the players in the report that is sent on: points, rounds.
fn sent(registry: &mut Registry, event: TournamentId) -> Vec<(String, String)> {
    let file = registry.read(|store| report_file(store, event, Edition::Trf16)).unwrap();
    assert_eq!(file.without_number, []);
    let lines = file.text.lines().filter(|line| line.starts_with("001"));
    let columns = |line: &str, from: usize, to: usize| -> String {
        line.chars().skip(from - 1).take(to + 1 - from).collect::<String>().trim().to_owned()
    };
    lines.map(|line| (columns(line, 81, 84), columns(line, 92, 120))).collect()
}

#[test]
fn a_report_is_sent_on_with_the_results_that_were_corrected() {
    for trial in arpad_trial::trials() {
        let (mut registry, event) = played(&trial);
        let line = |points: &str, rounds: &str| (points.to_owned(), rounds.to_owned());
        assert_eq!(sent(&mut registry, event), [line("1.5", "2 w 1     2 b ="), line("0.5", "1 b 0     1 w =")]);
        for (round, result, due) in [
            (1, "0-1", [line("0.5", "2 w 0     2 b ="), line("1.5", "1 b 1     1 w =")]),
            (1, "½-½", [line("1.0", "2 w =     2 b ="), line("1.0", "1 b =     1 w =")]),
            (2, "-/+", [line("1.5", "2 w =     2 b +"), line("0.5", "1 b =     1 w -")]),
            (2, "-/-", [line("0.5", "2 w =     2 b -"), line("0.5", "1 b =     1 w -")]),
            (2, "1-0", [line("0.5", "2 w =     2 b 0"), line("1.5", "1 b =     1 w 1")]),
        ] {
            let game = WhichGame { round, line: 0, against: None };
            registry.write(|store| correct_result(store, &stamp(APRIL), event, game, result)).unwrap();
            assert_eq!(sent(&mut registry, event), due, "{result}");
        }
    }
}

/// 106 points apart the stronger expects .64: 40 × (1 − .64 + .5 − .64) = 8.8.
#[test]
fn a_forecast_tells_the_change_and_where_it_starts() {
    for trial in arpad_trial::trials() {
        let (mut registry, _) = played(&trial);
        let told = registry.read(|store| -> Result<_, OfficeError> {
            let forecast = forecast(store, STANDARD)?.expect("a month that goes on");
            let rows = live(store, &forecast)?.expect("a list to come").rows;
            let why = explain_live(store, PersonId(5), &forecast)?.expect("a calculation");
            Ok((rows, why))
        });
        let (rows, why) = told.unwrap();
        let changes: Vec<_> = rows.iter().map(|row| (row.person.0, row.live.rating, row.change(), row.games)).collect();
        assert_eq!(changes, [(1, Some(2114), Some(9), 2), (5, Some(1990), Some(-9), 2)]);
        assert_eq!(why.start, Some(1999));
    }
}

#[test]
fn who_may_be_meant_stands_beside_each_line() {
    for trial in arpad_trial::trials() {
        let (mut registry, _) = played(&trial);
        // Without his number and birth the namesake may be either of the two.
        let bytes = trf("Nyílt", PLAYED, PLAYED, &[(0, false), (4, true)], &[(1, 1, 2, '1')]);
        let file = registry.write(|store| submit(store, "nyilt.trf", &bytes, date(2024, 3, 10))).unwrap();
        let told = registry.read(|store| {
            let opened = open(store, file.submission)?;
            beside(store, &opened)
        });
        let told = told.unwrap();
        let told: Vec<Vec<(u32, Option<i32>)>> =
            told.iter().map(|line| line.iter().map(|one| (one.person.id.0, one.rating)).collect()).collect();
        assert_eq!(told, [vec![(1, Some(2105)), (2, Some(1850))], vec![(5, Some(1999))]]);
    }
}

/// A win between equals: 40 × .5 under both texts, and no name where the document has none.
#[test]
fn two_laws_stand_side_by_side() {
    let case = case(
        APRIL,
        &[(1, Some(2000), 10), (2, Some(2000), 10)],
        serde_json::json!([{"id": "T", "system": "swiss", "start": "2024-03-09", "end": "2024-03-09",
                            "games": [{"round": 1, "white": "1", "black": "2", "result": "1-0"}]}]),
    );
    let under = |edition: &str| {
        let settings = Settings { edition: Some(edition.to_owned()), ..Settings::default() };
        rate_case(&case, &settings).expect("the case reads")
    };
    let rows = compare(&under("fide-2024-03"), &under("fide-2022-01"));
    let after: Vec<_> =
        rows.iter().map(|row| (row.id.as_str(), &row.name, &row.after.first, &row.after.shadow)).collect();
    let points = |points: i64| Some(Fact::Number(points));
    assert_eq!(after, [("1", &None, &points(2020), &points(2020)), ("2", &None, &points(1980), &points(1980))]);
}
