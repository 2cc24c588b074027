//! What a list tells, with numbers worked out by hand: who won most, who never stood so high, the month in numbers.

use crate::month::*;
use arpad_model::{PersonId, Series, Tempo};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::hide::hide;
use arpad_office::files::export::{ListLine, Selection, Since};
use arpad_office::views::all_time::all_time;
use arpad_office::views::list_page::chosen_page;
use arpad_office::views::public::governing;
use arpad_office::views::roll::Roll;
use arpad_office::views::stories::{Month, Stories, next_closing, stories};
use arpad_registry::{Reader, Registry};
use jiff::civil::date;

fn told(store: &mut Reader<'_>) -> Result<Stories, OfficeError> {
    let list = governing(store, STANDARD)?.expect("a list");
    let (roll, year) = (Roll::read(store, &list)?, Roll::since(store, &list, Since::YearBefore)?);
    stories(store, (&list, &roll, &year), 5)
}

fn persons(lines: &[ListLine]) -> Vec<u32> {
    lines.iter().map(|line| line.person.0).collect()
}

/// Szűcs-Nagy (1712, K 40) beats Tóth (1999): of a difference of 287 the lower one is expected to score 0.16, so she wins
/// 40 × 0.84 = 33.6 points, and stands at 1746. Vörös (2250) and Kovács (2105) draw, which is more than was expected of Kovács.
fn april(registry: &mut Registry) {
    registry.write(found).unwrap();
    report(registry, &duels("Tavaszi", date(2024, 3, 9), &[(2, 4, '1'), (5, 0, '=')]), date(2024, 3, 9));
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
}

#[test]
fn a_list_tells_its_news() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        april(&mut registry);
        let told = registry.read(told).unwrap();
        assert_eq!((told.list.day, persons(&told.improvers)), (APRIL, vec![3, 1]), "{}", trial.name());
        let best = &told.improvers[0];
        assert_eq!((best.before, best.rating, best.change()), (Some(1712), Some(1746), Some(34)));
        let peaks: Vec<(u32, i32)> = told.peaks.iter().map(|(line, was)| (line.person.0, *was)).collect();
        assert_eq!(peaks, [(1, 2105), (3, 1712)], "the strongest first");
        // Born in 2008, 1999, 1994, 1990 and 1987.
        assert_eq!(persons(&told.youngest), [3, 5, 7, 2, 1]);
        // One game each: the order of the list decides.
        assert_eq!(persons(&told.busiest), [6, 1, 5, 3]);
        assert!(told.of_the_year.is_empty() && told.titles.is_empty(), "a year before there was no list");
        assert_eq!(told.month, Month { day: APRIL, tournaments: 1, games: 2, players: 4, new: 0 });
    }
}

#[test]
fn who_asked_not_to_be_shown_is_in_no_news() {
    let mut registry = Registry::scratch().unwrap();
    april(&mut registry);
    registry.write(|store| hide(store, &stamp(APRIL), PersonId(3), true)).unwrap();
    let news = registry.read(told).unwrap();
    assert_eq!((persons(&news.improvers), persons(&news.busiest)), (vec![1], vec![6, 1, 5]));
    assert!(news.peaks.iter().all(|(line, _)| line.person != PersonId(3)));
    assert!(!persons(&news.youngest).contains(&3));
    assert_eq!(news.month.players, 4, "that somebody played is told");
    let records = registry.read(|store| all_time(store, STANDARD, 10)).unwrap();
    assert!(records.peaks.iter().all(|one| one.person.id != PersonId(3)));
}

#[test]
fn changes_are_counted_from_a_year_before() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        april(&mut registry);
        // A year later, another win of the same kind: she is 1746 and he has lost what she won, or half of it.
        report(&mut registry, &duels("Egy évvel később", date(2025, 3, 8), &[(2, 6, '1')]), date(2025, 3, 8));
        registry.write(|store| close_and_publish(store, date(2025, 4, 1))).unwrap();
        // 1746 against 1533: of 213 the higher one is expected to score 0.77, so she wins 40 × 0.23 = 9.2.
        let improvers = Selection { improvers: true, ..Selection::default() };
        let year = Selection::default().improvers_of_a_year();
        let told = |store: &mut Reader<'_>| -> Result<_, OfficeError> {
            let list = governing(store, STANDARD)?.expect("a list");
            let yearly = Roll::since(store, &list, Since::YearBefore)?;
            let lines = yearly.lines(store, &yearly.choose(&year))?;
            // The file says what the page says.
            assert_eq!(chosen_page(store, &list, &year)?.lines, lines, "{}", trial.name());
            Ok((chosen_page(store, &list, &improvers)?.lines, lines))
        };
        let (monthly, yearly) = registry.read(told).unwrap();
        let changes = |lines: &[ListLine]| lines.iter().map(|line| (line.person.0, line.change())).collect::<Vec<_>>();
        assert_eq!(changes(&monthly), [(3, Some(9))], "{}", trial.name());
        // The list in force on 1 April 2024 is that of the day itself.
        assert_eq!(changes(&yearly), [(3, Some(9))], "{}", trial.name());
        let records = registry.read(|store| all_time(store, STANDARD, 10)).unwrap();
        let peaks: Vec<(u32, i32)> = records.peaks.iter().map(|one| (one.person.id.0, one.number)).take(2).collect();
        assert_eq!(peaks, [(4, 2410), (6, 2250)]);
        let gains: Vec<(u32, i32, usize)> =
            records.gains.iter().map(|one| (one.person.id.0, one.number, one.list)).take(1).collect();
        assert_eq!(gains, [(3, 34, 1)], "on the second of three lists");
        assert_eq!(records.lists.len(), 3);
    }
}

#[test]
fn the_next_list_takes_reports_until_its_closing_day() {
    let standard = Series::Chess(Tempo::Standard);
    // Three days before the list (7.1.3).
    let (list, last) = (APRIL, date(2024, 3, 29));
    assert_eq!(next_closing(standard, date(2024, 3, 10)), Some((list, last)));
    // The day itself still counts; the day after it belongs to the next list.
    assert_eq!(next_closing(standard, last), Some((list, last)));
    assert_eq!(next_closing(standard, last.tomorrow().unwrap()).map(|(list, _)| list), Some(MAY));
    assert_eq!(next_closing(Series::Go, last), None);
}
