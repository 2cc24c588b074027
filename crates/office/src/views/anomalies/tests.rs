use super::*;
use arpad_model::{ListId, Moment, Origin};
use arpad_registry::{Error, Registry, Writer};
use jiff::civil::date;

/// A row of somebody who had a rating before: games of the list, half points made in them and hundredths of points expected.
fn played(person: u32, rating: i32, (games, halves, expected): (u32, u32, i32)) -> ListRow {
    let (score, expected) = (Some(halves), Some(expected));
    ListRow { games: Some(40), period_games: games, score, expected, ..idle(person, rating) }
}

/// A first rating by so many games.
fn first(person: u32, rating: i32, games: u32) -> ListRow {
    ListRow { period_games: games, games: Some(games), ..idle(person, rating) }
}

fn idle(person: u32, rating: i32) -> ListRow {
    ListRow { person: PersonId(person), rating: Some(rating), games: Some(40), ..ListRow::default() }
}

/// The lists of these rows, one a month.
fn lists(store: &mut Writer<'_>, all: &[Vec<ListRow>]) -> Result<Vec<List>, Error> {
    let mut lists = Vec::new();
    for (rows, number) in all.iter().zip(0_i16..) {
        let list = List {
            id: ListId(i64::from(number) + 1),
            series: Series::Chess(Tempo::Standard),
            day: date(2020 + number / 12, (number % 12) as i8 + 1, 1),
            revision: 0,
            origin: Origin::Computed,
            edition: String::new(),
            base: None,
            tournament: None,
            players: rows.len() as u64,
            hash: [0; 32],
            closed: EntryId(1),
            closed_at: Some(Moment::from_utc(date(2020, 1, 1).at(12, 0, 0, 0))),
            published: Some(EntryId(1)),
            published_at: None,
        };
        arpad_registry::tables::lists::insert(store, &list, &[])?;
        list_rows::insert_all(store, list.id, rows)?;
        lists.push(list);
    }
    Ok(lists)
}

fn of_entered(before: &[Vec<ListRow>], now: &[ListRow], known: &HashMap<PersonId, Facts>) -> Vec<Entered> {
    let mut registry = Registry::scratch().unwrap();
    let told = registry.write(|store| {
        let before = lists(store, before).map_err(OfficeError::from)?;
        entered(store, &before, now, known)
    });
    told.unwrap()
}

fn of_runs(before: &[Vec<ListRow>], now: &[ListRow], is_asked: impl Fn(PersonId) -> bool) -> Vec<Run> {
    let mut registry = Registry::scratch().unwrap();
    let told = registry.write(|store| {
        let before = lists(store, before).map_err(OfficeError::from)?;
        runs(store, &before, now, is_asked)
    });
    told.unwrap()
}

/// Person 2 enters the second list with 1500 by five games. Four half points in ten games where 2.50 points are expected are half a
/// point less, 3 · 50 − 250 = −100 and 2 · 50 − 150 = −50. With ten games he is a newcomer still; with twenty he is none. Nobody is
/// new on the first list.
#[test]
fn a_newcomer_is_followed_for_fifteen_games_after_his_first_rating() {
    let before = [
        vec![idle(1, 2000)],
        vec![idle(1, 2000), first(2, 1500, 5)],
        vec![idle(1, 2000), played(2, 1450, (10, 3, 250))],
        vec![idle(1, 2000), idle(2, 1450)],
        vec![idle(1, 2000), played(2, 1400, (10, 2, 150))],
    ];
    let facts = Facts { group: Some(7), ..Facts::default() };
    let known = HashMap::from([(PersonId(2), facts)]);
    let one = |games: u32, above: i32, group: Option<u32>| vec![Entered { person: 2, group, games, above }];
    let played_now = [played(2, 1400, (10, 0, 500))];
    assert_eq!(of_entered(&before[..2], &[], &known), one(0, 0, Some(7)));
    assert_eq!(of_entered(&before[..3], &[], &known), one(10, -100, Some(7)));
    assert_eq!(of_entered(&before[..3], &played_now, &known), one(20, -600, Some(7)));
    assert_eq!(of_entered(&before, &[], &known), one(20, -150, Some(7)));
    assert_eq!(of_entered(&before, &played_now, &HashMap::new()), one(20, -150, None), "he is known by now");
    // He enters with the list that is closed now.
    assert_eq!(of_entered(&before[..1], &before[1], &known), one(0, 0, Some(7)));
    assert_eq!(of_entered(&before[1..], &[], &known), [], "nobody is new on the first list");
    assert_eq!(of_entered(&[], &before[1], &known), []);
}

/// A rating by decision, without a game, is no first rating; nor is a rating again of who had one.
#[test]
fn who_has_a_rating_without_a_first_game_is_no_newcomer() {
    let known = HashMap::new();
    let before = [vec![idle(1, 2000)]];
    for row in [first(2, 1500, 0), played(2, 1500, (5, 5, 250)), ListRow { rating: None, ..first(2, 1500, 5) }] {
        assert_eq!(of_entered(&before, std::slice::from_ref(&row), &known), [], "{row:?}");
    }
    assert_eq!(of_entered(&before, &[first(1, 2000, 5)], &known), []);
    assert_eq!(of_entered(&before, &[first(2, 1500, 1)], &known).len(), 1);
}

/// Twelve lists and the one that is closed: who entered with the first of them, or before, is not looked at.
#[test]
fn newcomers_of_a_year_are_looked_at() {
    let all: Vec<Vec<ListRow>> =
        (1..=14).map(|list| (1..=list).map(|person| first(person, 1500, 5)).collect()).collect();
    let told: Vec<u32> = of_entered(&all, &[], &HashMap::new()).iter().map(|one| one.person).collect();
    // Fourteen lists: the last twelve are 3 to 14, and whoever is on the third is known.
    assert_eq!(told, (4..=14).collect::<Vec<u32>>());
}

/// Person 1 was 2000 on the first list. What he played counts with the rating he had before it: 2000, then 2020 after a list on which he
/// did not play.
#[test]
fn a_run_has_the_lists_of_who_plays_now_with_his_rating_before_each() {
    let before = [
        vec![played(1, 2000, (9, 9, 450)), idle(2, 1900), idle(3, 1800)],
        vec![played(1, 2020, (4, 5, 200)), idle(2, 1900), played(3, 1810, (1, 2, 50))],
        vec![idle(1, 2020), idle(2, 1900), idle(3, 1810)],
    ];
    let now = [played(1, 2035, (3, 4, 150)), played(2, 1890, (2, 1, 100)), idle(3, 1810)];
    let of = |person: u32, lists: &[(u32, u32, u32, i32, i16)]| {
        let list = |one: &(u32, u32, u32, i32, i16)| {
            let (ago, games, halves, expected, own) = *one;
            OfList { ago, games, halves, expected, own }
        };
        Run { person, lists: lists.iter().map(list).collect() }
    };
    let one = of(1, &[(2, 4, 5, 200, 2000), (0, 3, 4, 150, 2020)]);
    let two = of(2, &[(0, 2, 1, 100, 1900)]);
    assert_eq!(of_runs(&before, &now, |_| true), [one.clone(), two], "the third has not played now");
    assert_eq!(of_runs(&before, &now, |person| person == PersonId(1)), [one]);
    assert_eq!(of_runs(&before, &now, |_| false), []);
    assert_eq!(of_runs(&[], &now, |_| true), [], "nobody was known before");
    assert_eq!(of_runs(&before, &[idle(1, 2020)], |_| true), []);
}

/// Thirty games make somebody known; fewer, or no rating, do not.
#[test]
fn a_run_begins_with_who_was_known() {
    let with = |games: Option<u32>, rating: Option<i32>| vec![ListRow { games, rating, ..idle(1, 0) }];
    let now = [played(1, 2035, (3, 4, 150))];
    let runs = |row: Vec<ListRow>| of_runs(&[row, vec![]], &now, |_| true).len();
    assert_eq!(runs(with(Some(30), Some(2000))), 1);
    assert_eq!(runs(with(Some(29), Some(2000))), 0);
    assert_eq!(runs(with(None, Some(2000))), 0);
    assert_eq!(runs(with(Some(30), None)), 0);
}

/// Twenty-four lists: what somebody was known for is on the first of them, and the games of the other twenty-three count, with those of now.
#[test]
fn a_run_is_two_years_long() {
    let before: Vec<Vec<ListRow>> = (0..30).map(|list| vec![played(1, 2000 + list, (1, 1, 50))]).collect();
    let found = of_runs(&before, &[played(1, 2035, (3, 4, 150))], |_| true);
    let ago: Vec<u32> = found[0].lists.iter().map(|list| list.ago).collect();
    assert_eq!(ago, (0..24).rev().collect::<Vec<u32>>());
    // Of thirty lists, 2000 to 2029, the first that is looked at is the seventh.
    assert_eq!(found[0].lists[0].own, 2006);
    assert_eq!(found[0].lists[23].own, 2029);
}
