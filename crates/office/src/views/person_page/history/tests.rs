//! Peaks and stretches by hand.

use super::*;
use arpad_model::Tempo;
use jiff::civil::date;

/// A list of the first of a month that holds to the eve of the next one of these.
fn listed((from, until): (Date, Option<Date>), rating: i32) -> Listed {
    let list = List {
        id: ListId(list_number(from).into()),
        series: Series::Chess(Tempo::Standard),
        day: from,
        revision: 0,
        origin: Origin::Computed,
        edition: String::new(),
        base: None,
        tournament: None,
        players: 1,
        hash: [0; 32],
        closed: EntryId(1),
        closed_at: None,
        published: Some(EntryId(1)),
        published_at: None,
    };
    Listed {
        list,
        row: ListRow { rating: Some(rating), ..ListRow::default() },
        until,
        original: None,
        is_forecast: false,
        ours: None,
        is_marked_unrated: false,
        before: None,
        start: None,
        after: String::new(),
    }
}

fn history(lists: Vec<Listed>) -> SeriesHistory {
    SeriesHistory { series: Series::Chess(Tempo::Standard), lists, not_on: None, games: None, gaps: Vec::new() }
}

#[test]
fn a_peak_in_a_window_looks_at_what_was_in_force_in_it() {
    let days = [date(2022, 1, 1), date(2023, 1, 1), date(2023, 6, 1), date(2024, 1, 1)];
    let until = |at: usize| days.get(at + 1).map(|next| next.yesterday().expect("a day"));
    let lists = [2100, 2080, 2050, 2080].into_iter().enumerate();
    let mut mine = history(lists.map(|(at, rating)| listed((days[at], until(at)), rating)).collect());
    let peak = |mine: &SeriesHistory, since| mine.peak(since).map(|one| (one.row.rating, one.list.day));
    assert_eq!(peak(&mine, None), Some((Some(2100), days[0])));
    // The list of January 2023 was in force on the first day of the window; it had the rating first.
    assert_eq!(peak(&mine, Some(date(2023, 2, 1))), Some((Some(2080), days[1])));
    assert_eq!(peak(&mine, Some(date(2023, 6, 1))), Some((Some(2080), days[3])));
    assert_eq!(mine.before(1.year()).map(|one| one.list.day), Some(days[1]), "in force on 2023-01-01");
    assert_eq!(mine.before(3.years()).map(|one| one.list.day), None);
    // A forecast is no peak.
    mine.lists[3].is_forecast = true;
    assert_eq!(peak(&mine, Some(date(2023, 6, 1))), Some((Some(2050), days[2])));
}

#[test]
fn months_that_fide_published_and_we_do_not_have_are_a_gap() {
    assert_eq!(months_between(date(2024, 1, 1), date(2024, 2, 1)), None);
    let gap = Gap { from: date(2023, 12, 1), until: date(2024, 3, 1), kind: GapKind::NoList };
    assert_eq!(months_between(date(2023, 11, 1), date(2024, 3, 1)), Some(gap));
}
