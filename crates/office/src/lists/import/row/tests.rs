//! What a line of FIDE's list tells of a player, by tempo, day and reading.

use super::*;
use arpad_model::Activity::{Active, Inactive, NotKnown};

const ADA: PersonId = PersonId(7);

fn printed(rating: u16, games: Option<u16>, k: u8) -> Printed {
    Printed {
        rating,
        games,
        k: Some(k).filter(|k| *k > 0),
        is_inactive: false,
        is_titled: false,
        is_merged: false,
        is_junior: false,
    }
}

/// A row of the combined list of a day, unfolded by a reading; `earlier` is what was known before.
fn row(printed: &Printed, tempo: Tempo, day: Date, reading: u8, earlier: Option<Earlier>) -> ListRow {
    let titles = HashMap::from([(ADA, "WGM".to_owned())]);
    let earlier: HashMap<PersonId, Earlier> = earlier.into_iter().map(|earlier| (ADA, earlier)).collect();
    let list = OfList { day, tempo, is_single: false, reading, titles: &titles, earlier: &earlier };
    Row::new(ADA, printed).unfold(&list)
}

const MARCH: Date = Date::constant(2024, 3, 1);

fn standard(printed: &Printed, reading: u8) -> ListRow {
    row(printed, Tempo::Standard, MARCH, reading, None)
}

#[test]
fn a_row_has_what_the_line_prints() {
    let ada = Printed { is_titled: true, is_merged: true, ..printed(2412, Some(9), 10) };
    assert!(Row::new(ADA, &ada).is_merged() && !Row::new(ADA, &printed(2412, None, 10)).is_merged());
    let row = standard(&ada, READING);
    assert_eq!((row.person, row.rating, row.k, row.period_games), (ADA, Some(2412), Some(10), 9));
    assert_eq!((row.title.as_str(), standard(&printed(2412, None, 0), READING).title.as_str()), ("WGM", ""));
    assert_eq!(standard(&printed(2412, None, 0), READING).k, None, "0 states none");
}

/// 30 games at K 20 and below; at 40 those that are printed are among the first thirty, of a junior nothing is told.
#[test]
fn k_tells_how_many_games_there_were() {
    let games = |k: u8, is_junior: bool, reading: u8| {
        standard(&Printed { is_junior, ..printed(1800, Some(7), k) }, reading).games
    };
    for (k, adult, junior) in [(0, None, None), (10, Some(30), Some(30)), (20, Some(30), Some(30)), (40, Some(7), None)]
    {
        assert_eq!((games(k, false, 4), games(k, true, 4)), (adult, junior), "K {k}");
    }
    assert_eq!((games(40, false, 3), games(21, false, 4)), (Some(0), Some(7)));
    // Until December 2022 the K of rapid was 20 for everybody.
    let rapid = |month: i8, reading: u8| {
        row(&printed(1800, Some(7), 20), Tempo::Rapid, Date::constant(2022, month, 1), reading, None).games
    };
    assert_eq!((rapid(11, 4), rapid(12, 4), rapid(11, 0)), (None, Some(30), Some(30)));
}

#[test]
fn who_is_nineteen_in_the_year_of_the_list_is_no_junior() {
    let is = |year: u16| is_junior(Some(fide_list::Birth { year, month_day: None }), MARCH);
    assert_eq!((is(2006), is(2005), is_junior(None, MARCH)), (true, false, false));
}

/// A K of 10 tells 2400; of a junior a K of 20 tells 2300, since July 2014.
#[test]
fn k_tells_what_was_reached() {
    let peak = |rating: u16, k: u8, is_junior: bool, day: Date, reading: u8| {
        row(&Printed { is_junior, ..printed(rating, None, k) }, Tempo::Standard, day, reading, None).peak
    };
    assert_eq!((peak(2350, 10, false, MARCH, 4), peak(2450, 10, false, MARCH, 4)), (Some(2400), Some(2450)));
    assert_eq!((peak(2250, 20, true, MARCH, 3), peak(2310, 20, true, MARCH, 3)), (Some(2300), Some(2310)));
    assert_eq!((peak(2250, 20, false, MARCH, 3), peak(2250, 40, true, MARCH, 3)), (Some(2250), Some(2250)));
    assert_eq!(peak(2250, 20, true, MARCH, 2), Some(2250), "an older reading");
    let (before, since) = (Date::constant(2014, 6, 1), Date::constant(2014, 7, 1));
    assert_eq!((peak(2250, 20, true, before, 3), peak(2250, 20, true, since, 3)), (Some(2250), Some(2300)));
    let rapid = |day| row(&Printed { is_junior: true, ..printed(2250, None, 20) }, Tempo::Rapid, day, 4, None).peak;
    assert_eq!((rapid(Date::constant(2022, 11, 1)), rapid(MARCH)), (Some(2250), Some(2300)));
}

#[test]
fn who_played_is_dated_by_the_list_and_who_did_not_by_what_is_possible() {
    let now = list_number(MARCH);
    let told = |games: Option<u16>, is_inactive: bool, reading: u8| {
        let row = standard(&Printed { is_inactive, ..printed(2000, games, 20) }, reading);
        (row.active, row.last_active)
    };
    for (games, is_inactive, first, today) in [
        (Some(3), false, (Active, Some(now)), (Active, Some(now))),
        (Some(0), false, (Active, Some(now - 11)), (Active, Some(now - 1))),
        (None, false, (Active, Some(now - 11)), (Active, Some(now))),
        (Some(0), true, (Inactive, None), (Inactive, None)),
        (Some(3), true, (Inactive, Some(now)), (Inactive, Some(now))),
    ] {
        assert_eq!(
            (told(games, is_inactive, 0), told(games, is_inactive, 4)),
            (first, today),
            "{games:?} {is_inactive}"
        );
    }
}

/// The flag of a combined list belongs to standard. At rapid and blitz who has played within twelve lists is active; what was not
/// known stays so until twelve lists one after the other have had no game of his.
#[test]
fn a_combined_list_does_not_tell_who_is_active_at_rapid() {
    let now = list_number(MARCH);
    let told = |games: Option<u16>, earlier: Option<(i32, Activity, Option<i32>)>| {
        let earlier = earlier.map(|(list, active, last)| Earlier { list, active, last_active: last });
        let row = row(&Printed { is_inactive: true, ..printed(2000, games, 20) }, Tempo::Rapid, MARCH, 4, earlier);
        (row.active, row.last_active)
    };
    assert_eq!(told(Some(2), None), (Active, Some(now)));
    assert_eq!((told(Some(0), None), told(None, None)), ((NotKnown, Some(now - 1)), (NotKnown, Some(now))));
    for (list, active, last, expected) in [
        (1, Active, 11, (Active, Some(now - 11))),
        (1, Active, 12, (Inactive, Some(now - 12))),
        (3, Active, 11, (Active, Some(now - 11))),
        (2, Active, 12, (NotKnown, Some(now - 1))),
        (1, NotKnown, 11, (NotKnown, Some(now - 11))),
        (2, NotKnown, 5, (NotKnown, Some(now - 1))),
        (1, NotKnown, 12, (Inactive, Some(now - 12))),
        (1, Inactive, 5, (NotKnown, Some(now - 1))),
    ] {
        let earlier = Some((now - list, active, Some(now - last)));
        assert_eq!(told(Some(0), earlier), expected, "{list} {active:?} {last}");
    }
    assert_eq!(told(None, Some((now - 1, NotKnown, Some(now - 12)))), (NotKnown, Some(now)), "no games are printed");
    // A list of rapid alone has a flag of its own.
    let (titles, earlier) = (HashMap::new(), HashMap::new());
    let list =
        OfList { day: MARCH, tempo: Tempo::Rapid, is_single: true, reading: 4, titles: &titles, earlier: &earlier };
    let alone =
        |is_inactive| Row::new(ADA, &Printed { is_inactive, ..printed(2000, Some(0), 20) }).unfold(&list).active;
    assert_eq!((alone(true), alone(false)), (Inactive, Active));
}
