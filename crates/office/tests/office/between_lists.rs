//! What a list hands to the next: the results of somebody who is still unrated, when a player last played, births and
//! titles, and the standard rating with which rapid and blitz begin.

use crate::month::*;
use arpad_model::{ListRow, PersonId, Series, Tempo};
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::merge::merge;
use arpad_office::acts::publish::publish;
use arpad_office::acts::title::award_title;
use arpad_office::verify::verify;
use arpad_registry::tables::{list_rows, lists};
use arpad_registry::{Registry, Writer};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);

/// The row of a person of the register, by number from 1.
fn row(registry: &mut Registry, day: Date, number: u32) -> Option<ListRow> {
    let rows = registry.read(|store| rows(store, day)).unwrap();
    rows.into_iter().find(|row| row.person == PersonId(number))
}

fn close(registry: &mut Registry, day: Date) {
    registry.write(|store| close_and_publish(store, day)).unwrap();
}

#[test]
fn an_unrated_players_games_wait_through_lists_until_they_are_five() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        // One and a half from three against 2105, 1712 and 1999; then she stays away for a list.
        let first = [(NEW, 0, '0'), (2, NEW, '0'), (NEW, 4, '=')];
        report(&mut registry, &duels("Első", date(2024, 3, 9), &first), date(2024, 3, 10));
        for day in [APRIL, MAY] {
            close(&mut registry, day);
            let newcomer = row(&mut registry, day, 8).expect("a row that keeps her results");
            assert_eq!(
                (newcomer.rating, newcomer.k, newcomer.active.known()),
                (None, None, Some(false)),
                "{day}, {}",
                trial.name()
            );
            assert!(!newcomer.state.is_empty(), "{day}, {}", trial.name());
        }
        // Games with somebody unrated are nobody else's.
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap()[0], Some(2105));
        // One and a half from two against 2250 and 1850. Together 3 from 5 against 5816 + 4100 = 9916; with the two drawn
        // games against 1800: Ra = (9916 + 3600) / 7 = 1930.86, p = 4/7 = .57, dp = 50, so 1980.86.
        let second = [(NEW, 5, '='), (1, NEW, '0')];
        report(&mut registry, &duels("Második", date(2024, 5, 11), &second), date(2024, 5, 12));
        close(&mut registry, JUNE);
        let rated = row(&mut registry, JUNE, 8).expect("a row");
        assert_eq!((rated.rating, rated.period_games, rated.games, rated.k), (Some(1981), 5, Some(5), Some(40)));
        assert_eq!((rated.active.known(), rated.state), (Some(true), Vec::new()), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_scoreless_first_event_is_forgotten_and_the_next_is_no_first_one() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let nothing = [(NEW, 0, '0'), (2, NEW, '1'), (NEW, 4, '0')];
        report(&mut registry, &duels("Első", date(2024, 3, 9), &nothing), date(2024, 3, 10));
        close(&mut registry, APRIL);
        // Nothing again, against 2250 and 1850: these two count, for they are no first event.
        let again = [(NEW, 5, '0'), (1, NEW, '1')];
        report(&mut registry, &duels("Második", date(2024, 4, 13), &again), date(2024, 4, 14));
        close(&mut registry, MAY);
        // Two and a half from three against 2105, 1712 and 1999. Together 2½ from 5 against 9916:
        // Ra = (9916 + 3600) / 7 = 1930.86, p = 3½/7 = .50, so 1931. With the first event it would be 1823.
        let third = [(NEW, 0, '1'), (2, NEW, '='), (NEW, 4, '1')];
        report(&mut registry, &duels("Harmadik", date(2024, 5, 11), &third), date(2024, 5, 12));
        close(&mut registry, JUNE);
        let rated = row(&mut registry, JUNE, 8).expect("a row");
        assert_eq!((rated.rating, rated.period_games), (Some(1931), 5), "{}", trial.name());
    }
}

#[test]
fn a_year_without_a_rated_game_is_twelve_lists_and_a_game_with_a_newcomer_is_none() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let games = [(0, 4, '='), (2, 4, '=')];
        report(&mut registry, &duels("Tavalyi", date(2024, 3, 9), &games), date(2024, 3, 10));
        close(&mut registry, APRIL);
        // The third plays once more within the year, but against somebody unrated.
        report(&mut registry, &duels("Téli", date(2025, 2, 8), &[(2, NEW, '=')]), date(2025, 2, 9));
        let (eleventh, twelfth, next) = (date(2025, 3, 1), date(2025, 4, 1), date(2025, 5, 1));
        close(&mut registry, eleventh);
        close(&mut registry, twelfth);
        report(&mut registry, &duels("Idei", date(2025, 4, 12), &[(0, 5, '=')]), date(2025, 4, 13));
        close(&mut registry, next);
        // Lists are numbered by months, April 2024 is 2024 × 12 + 4.
        let (april, may) = (Some(2024 * 12 + 4), Some(2025 * 12 + 5));
        for (person, due) in [
            (1, [(APRIL, true, april), (eleventh, true, april), (twelfth, false, april), (next, true, may)]),
            (2, [(APRIL, false, None), (eleventh, false, None), (twelfth, false, None), (next, false, None)]),
            (3, [(APRIL, true, april), (eleventh, true, april), (twelfth, false, april), (next, false, april)]),
            (5, [(APRIL, true, april), (eleventh, true, april), (twelfth, false, april), (next, false, april)]),
        ] {
            for (day, active, last) in due {
                let row = row(&mut registry, day, person).expect("a row");
                assert_eq!(
                    (row.active.known(), row.last_active),
                    (Some(active), last),
                    "{person}, {day}, {}",
                    trial.name()
                );
            }
        }
        // Who is inactive keeps the rating: 1999 v 2105 and v 1712, both drawn: +.14 − .34 (D 106, 287), K 40, −8.
        let idle = row(&mut registry, next, 5).expect("a row");
        assert_eq!((idle.rating, idle.period_games, idle.change), (Some(1991), 0, None), "{}", trial.name());
    }
}

#[test]
fn rapid_and_blitz_begin_with_the_standard_rating_at_the_start_of_the_event() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // 2105 beats 1999 in standard: 2119 in April, which the events of March do not see.
        report(&mut registry, &duels("Hosszú", date(2024, 3, 2), &[(0, 4, '1')]), date(2024, 3, 3));
        close(&mut registry, APRIL);
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap()[0], Some(2119));
        for (tempo, control) in [(Tempo::Rapid, "122 15+10"), (Tempo::Blitz, "122 3+2")] {
            let with_control =
                |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text").replace("122 90+30", control).into_bytes();
            let close = |registry: &mut Registry, day: Date| {
                registry.write(|store| close_so(store, tempo, day)).unwrap();
                ratings_of(registry, tempo, day)
            };
            // 2105 v 1712: D 393, .92, so ±.08; 1999 v 2250: D 251, .19, so ±.31. K 40: ±3.2 and ±12.4.
            let games = [(0, 2, '1'), (4, 5, '=')];
            let first = with_control(duels("Gyors", date(2024, 3, 9), &games));
            report(&mut registry, &first, date(2024, 3, 10));
            let april = close(&mut registry, APRIL);
            assert_eq!(april, [(1, 2108), (3, 1709), (5, 2011), (6, 2238)], "{tempo:?}, {}", trial.name());
            // From then on it is a rating of its own: 2108 v 2011, D 97, .63, a draw is ∓.13, ∓5.2.
            let second = with_control(duels("Gyors 2", date(2024, 4, 13), &[(0, 4, '=')]));
            report(&mut registry, &second, date(2024, 4, 14));
            let may = close(&mut registry, MAY);
            assert_eq!(may, [(1, 2103), (3, 1709), (5, 2016), (6, 2238)], "{tempo:?}, {}", trial.name());
        }
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

fn close_so(store: &mut Writer<'_>, tempo: Tempo, day: Date) -> Result<(), OfficeError> {
    close_month(store, &stamp(day), tempo, day)?;
    publish(store, &stamp(day), Series::Chess(tempo), Some(day)).map(|_| ())
}

fn ratings_of(registry: &mut Registry, tempo: Tempo, day: Date) -> Vec<(u32, i32)> {
    let rows = registry
        .read(|store| {
            let all = lists::of(store, Series::Chess(tempo))?;
            list_rows::of(store, all.iter().find(|list| list.day == day).expect("the list").id)
        })
        .unwrap();
    rows.iter().filter_map(|row| Some((row.person.0, row.rating?))).collect()
}

#[test]
fn births_and_titles_are_those_of_the_register() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // FIDE's list counts no games: of whom it gives K 40 for his age we know nothing but the age.
        import_fides(&mut registry, MARCH, &[(1, 1850, 0, 20), (2, 1712, 0, 40), (3, 2410, 0, 10)]);
        close(&mut registry, APRIL);
        for (person, title) in [(2, "FM"), (4, "GM"), (4, "CM")] {
            let day = date(2024, 4, 5);
            registry.write(|store| award_title(store, &stamp(day), PersonId(person), title, day)).unwrap();
        }
        report(&mut registry, &duels("Kupa", date(2024, 4, 13), &[(1, 2, '=')]), date(2024, 4, 14));
        close(&mut registry, MAY);
        let (last, adult) = (date(2026, 12, 1), date(2027, 1, 1));
        close(&mut registry, last);
        close(&mut registry, adult);
        // 1850 v 1712: D 138, .69, a draw is ∓.19: −3.8 with K 20 for who was born in 1990, +7.6 with K 40 for who was
        // born in 2008; she is a junior until the end of 2026.
        for (person, due) in [
            (2, [(APRIL, 1850, 20, ""), (MAY, 1846, 20, "FM"), (last, 1846, 20, "FM"), (adult, 1846, 20, "FM")]),
            (3, [(APRIL, 1712, 40, ""), (MAY, 1720, 40, ""), (last, 1720, 40, ""), (adult, 1720, 20, "")]),
            (4, [(APRIL, 2410, 10, ""), (MAY, 2410, 10, "GM"), (last, 2410, 10, "GM"), (adult, 2410, 10, "GM")]),
        ] {
            for (day, rating, k, title) in due {
                let row = row(&mut registry, day, person).expect("a row");
                let has = (row.rating, row.k, row.title.as_str());
                assert_eq!(has, (Some(rating), Some(k), title), "{person}, {day}, {}", trial.name());
            }
        }
    }
}

/// Who has a row of his own keeps it; who has none goes on from the row of the number that became his.
#[test]
fn a_merged_number_hands_its_row_to_who_has_none() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        for (keep, drop) in [(1, 2), (8, 7)] {
            let day = stamp(date(2024, 3, 5));
            registry.write(|store| merge(store, &day, PersonId(keep), PersonId(drop), true)).unwrap();
        }
        close(&mut registry, APRIL);
        let told: Vec<(u32, Option<i32>)> =
            registry.read(|store| rows(store, APRIL)).unwrap().iter().map(|row| (row.person.0, row.rating)).collect();
        let due = [(1, 2105), (3, 1712), (4, 2410), (5, 1999), (6, 2250), (8, 1533)];
        assert_eq!(told, due.map(|(person, rating)| (person, Some(rating))), "{}", trial.name());
    }
}
