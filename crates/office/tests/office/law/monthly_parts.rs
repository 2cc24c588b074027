//! Events of more than 30 days (24 4.1), reported month by month: each month's games enter their own list, with the ratings
//! in force when that month's part began.

use crate::month::{APRIL, Line, MAY, close_and_publish, found, fresh, ratings, registered, stamp, submit, trf};
use arpad_model::TournamentId;
use arpad_office::acts::accept::{Acceptance, Accepted, accept};
use arpad_office::acts::desk::OfficeError;
use arpad_office::verify::verify;
use arpad_registry::Registry;
use arpad_registry::tables::tournaments;
use arpad_trial::trials;
use jiff::civil::{Date, date};

/// The league: 54 days, four rounds, two of them in each month.
const NAME: &str = "Őszi Liga";
const BEGINS: Date = date(2024, 3, 5);
const ENDS: Date = date(2024, 4, 27);
const ROUNDS: [Date; 4] = [BEGINS, date(2024, 3, 23), date(2024, 4, 6), ENDS];

/// Kovács (2105), Tóth (1999) and Vörös (2250); round, white, black, result.
const LINES: [Line; 3] = [(0, true), (4, true), (5, true)];
const GAMES: [(u16, u16, u16, char); 4] = [(1, 1, 2, '1'), (2, 1, 3, '='), (3, 1, 2, '0'), (4, 1, 3, '1')];

/// A report with the days of its rounds.
fn dated(starts: Date, ends: Date, games: &[(u16, u16, u16, char)]) -> Vec<u8> {
    let text = String::from_utf8(trf(NAME, starts, ends, &LINES, games)).expect("a report is text");
    let days: String = ROUNDS.iter().map(|day| day.strftime("%y/%m/%d  ").to_string()).collect();
    let days = format!("{:<91}{days}\n001", "132");
    text.replacen("001", &days, 1).into_bytes()
}

fn take(registry: &mut Registry, bytes: &[u8], day: Date) -> Result<Accepted, OfficeError> {
    registry.write(|store| {
        let file = submit(store, "liga.trf", bytes, day)?;
        // Stated once, it holds for every part.
        let event = tournaments::get(store, file.tournament.expect("an event"))?.expect("an event");
        let how = if event.facts.registered.is_none() { registered() } else { Acceptance::default() };
        accept(store, &stamp(day), file.submission, how)
    })
}

fn of_three(registry: &mut Registry, day: Date) -> Vec<Option<i32>> {
    let all = registry.read(|store| ratings(store, day)).unwrap();
    [0, 4, 5].map(|player| all[player]).to_vec()
}

/// Everybody is new, K 40. March against the list of March: Kovács .36 + .19 = .55 × 40 = 22, Tóth −.36 × 40 = −14.4, Vörös
/// −.19 × 40 = −7.6.
const IN_APRIL: [Option<i32>; 3] = [Some(2127), Some(1985), Some(2242)];

/// April against the list of April: Kovács loses to 1985 (−.69) and beats 2242 (+.66), −.03 × 40 = −1.2; Tóth +.69 × 40 =
/// 27.6; Vörös −.66 × 40 = −26.4.
const IN_MAY: [Option<i32>; 3] = [Some(2126), Some(2013), Some(2216)];

/// The first report has the games of March, the second all of them, or those of April alone, with the days of the event or
/// of the month.
#[test]
fn p24_4_1_the_54_day_league_is_rated_month_by_month() {
    let seconds = [
        ("cumulative", dated(BEGINS, ENDS, &GAMES)),
        ("the new rounds", dated(BEGINS, ENDS, &GAMES[2..])),
        ("the month", dated(ROUNDS[2], ENDS, &GAMES[2..])),
    ];
    for (kind, second) in seconds {
        for trial in trials() {
            let mut registry = fresh(trial.address());
            registry.write(found).unwrap();
            let first = take(&mut registry, &dated(BEGINS, ENDS, &GAMES[..2]), date(2024, 3, 24)).unwrap();
            assert_eq!((first.tournament, first.parts), (TournamentId(1), vec![TournamentId(1)]));
            registry.write(|store| close_and_publish(store, APRIL)).unwrap();
            assert_eq!(of_three(&mut registry, APRIL), IN_APRIL, "{kind}");
            let second = take(&mut registry, &second, date(2024, 4, 28)).unwrap();
            assert_eq!((second.tournament, second.parts), (TournamentId(1), vec![TournamentId(2)]), "{kind}");
            assert_eq!((second.corrected, second.is_correction), (0, false), "{kind}");
            registry.write(|store| close_and_publish(store, MAY)).unwrap();
            assert_eq!(of_three(&mut registry, MAY), IN_MAY, "{kind}");
            assert!(verify(&mut registry, |_, _| {}).unwrap().faults.is_empty(), "{kind}");
        }
    }
}

/// An office that is behind: both files came in time and are accepted on one day in July. Each part enters the list of its
/// month, and after the list of its month was closed it is still no late report.
#[test]
fn p24_4_1_p24_9_1_the_day_a_part_came_decides_and_not_the_day_it_is_accepted() {
    let behind = date(2024, 7, 20);
    for trial in trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let late = |registry: &mut Registry, bytes: &[u8], came: Date| {
            registry.write(|store| {
                let file = submit(store, "liga.trf", bytes, came)?;
                accept(store, &stamp(behind), file.submission, registered())
            })
        };
        late(&mut registry, &dated(BEGINS, ENDS, &GAMES[..2]), date(2024, 3, 24)).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        late(&mut registry, &dated(BEGINS, ENDS, &GAMES), date(2024, 4, 27)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(of_three(&mut registry, APRIL), IN_APRIL, "{}", trial.name());
        assert_eq!(of_three(&mut registry, MAY), IN_MAY, "{}", trial.name());
        assert!(verify(&mut registry, |_, _| {}).unwrap().faults.is_empty());
    }
    // The lists of five months went by: the part of April came in time for its first, and enters the next.
    for trial in trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        take(&mut registry, &dated(BEGINS, ENDS, &GAMES[..2]), date(2024, 3, 24)).unwrap();
        let second = registry.write(|store| submit(store, "liga.trf", &dated(BEGINS, ENDS, &GAMES), date(2024, 4, 27)));
        for month in 4..=9 {
            registry.write(|store| close_and_publish(store, date(2024, month, 1))).unwrap();
        }
        let october = date(2024, 10, 1);
        let second = second.unwrap().submission;
        registry.write(|store| accept(store, &stamp(date(2024, 9, 2)), second, Acceptance::default())).unwrap();
        registry.write(|store| close_and_publish(store, october)).unwrap();
        assert_eq!(of_three(&mut registry, october), IN_MAY, "{}", trial.name());
    }
}

/// Reported at the end alone, March is late and April is not: both enter the list of May, March with the list of March and
/// April with that of April, where nobody has moved. Kovács .36 + .19 − .64 + .69 = .60 × 40 = 24.
#[test]
fn p24_4_1_a_league_reported_whole_is_taken_apart_by_month() {
    for trial in trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let taken = take(&mut registry, &dated(BEGINS, ENDS, &GAMES), date(2024, 4, 28)).unwrap();
        assert_eq!(taken.parts, [TournamentId(1), TournamentId(2)]);
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(of_three(&mut registry, MAY)[0], Some(2129));
    }
}

/// The second report says that round 1 was a draw: March is corrected, and the list of May starts from what it should have
/// been. Kovács −.14 + .19 = .05 × 40 = 2 in March, −1.2 in April as published; Tóth +.14 × 40 = 5.6 and 27.6.
#[test]
fn p24_4_1_an_old_game_that_ended_otherwise_corrects_its_part() {
    for trial in trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        take(&mut registry, &dated(BEGINS, ENDS, &GAMES[..2]), date(2024, 3, 24)).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let mut games = GAMES;
        games[0].3 = '=';
        let second = take(&mut registry, &dated(BEGINS, ENDS, &games), date(2024, 4, 28)).unwrap();
        assert_eq!((second.corrected, second.is_correction, second.parts), (1, true, vec![TournamentId(2)]));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(of_three(&mut registry, MAY), [Some(2106), Some(2033), Some(2216)]);
        assert!(verify(&mut registry, |_, _| {}).unwrap().faults.is_empty());

        // The same once more brings nothing; another pairing of a known round is no part of this event.
        let refused = |registry: &mut Registry, bytes: &[u8]| match take(registry, bytes, date(2024, 5, 2)) {
            Err(OfficeError::Refused(refusal)) => refusal.code.to_string(),
            other => panic!("{other:?}"),
        };
        let mut again = dated(BEGINS, ENDS, &games);
        again.extend(b"### once more\n");
        assert_eq!(refused(&mut registry, &again), "nothing-changes");
        games[1].2 = 2;
        assert_eq!(refused(&mut registry, &dated(BEGINS, ENDS, &games)), "part-differs");
    }
}

/// What ended otherwise is corrected with a reason alone; new rounds ask for none.
#[test]
fn p24_4_1_a_part_that_is_corrected_has_a_reason() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    take(&mut registry, &dated(BEGINS, ENDS, &GAMES[..2]), date(2024, 3, 24)).unwrap();
    let day = date(2024, 4, 28);
    let silently = |registry: &mut Registry, games: &[(u16, u16, u16, char)]| {
        let bytes = dated(BEGINS, ENDS, games);
        let stamp = stamp(day).because("");
        registry.write(|store| {
            let file = submit(store, "liga.trf", &bytes, day)?;
            accept(store, &stamp, file.submission, Acceptance::default())
        })
    };
    let mut games = GAMES;
    games[0].3 = '=';
    assert_eq!(crate::refusing::refused(silently(&mut registry, &games)), "reason-missing");
    let accepted = silently(&mut registry, &GAMES).unwrap();
    assert_eq!((accepted.corrected, accepted.is_correction, accepted.parts), (0, false, vec![TournamentId(2)]));
}
