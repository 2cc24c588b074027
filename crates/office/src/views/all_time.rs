//! Of all published lists of a series: the highest ratings ever, the largest gains on one list, the most games on one, and
//! who reached round numbers youngest. Of the federation's own, and of nobody who asked not to be shown.

use crate::acts::desk::OfficeError;
use crate::acts::found::federation;
use crate::acts::minors::Minors;
use crate::files::export::Selection;
use crate::lists::compute::People;
use crate::views::public::{PublicPerson, published};
use arpad_model::{Change, List, ListRow, PersonId, Series, Sex};
use arpad_registry::Reader;
use arpad_registry::tables::{everybody, list_rows, persons};
use std::cmp::Reverse;
use std::collections::HashMap;

/// At most so many rows of lists are looked at, the newest lists first: of a register of the whole world the records are
/// those of its last lists, and the page says since when.
const MOST_ROWS: u64 = 6_000_000;

/// Limits whose youngest are told are multiples of this.
const LIMIT: i32 = 200;

/// So many limits, the highest that anybody has reached.
const LIMITS: usize = 4;

/// Somebody's number, and the list it stands on.
#[derive(Clone, Debug)]
pub struct Record {
    /// Who.
    pub person: PublicPerson,
    /// The list, by its place in [`AllTime::lists`].
    pub list: usize,
    /// Rating, points, games or years of age.
    pub number: i32,
}

/// A round number and who reached it youngest.
#[derive(Clone, Debug)]
pub struct Youngest {
    /// The number.
    pub limit: i32,
    /// The age reached in the year of the list, the youngest first.
    pub reached: Vec<Record>,
}

/// The records of a series.
#[derive(Clone, Debug)]
pub struct AllTime {
    /// The lists that were looked at, the oldest first.
    pub lists: Vec<List>,
    /// The highest rating of each.
    pub peaks: Vec<Record>,
    /// The same of women.
    pub peaks_of_women: Vec<Record>,
    /// The largest gains on one list, with games.
    pub gains: Vec<Record>,
    /// The most games on one list.
    pub busiest: Vec<Record>,
    /// Who was youngest, by round numbers, the highest first.
    pub youngest: Vec<Youngest>,
}

/// Reads them; so many of each kind.
pub fn all_time(store: &mut Reader<'_>, series: Series, most: usize) -> Result<AllTime, OfficeError> {
    let mut lists = published(store, series)?;
    let mut rows = 0;
    lists.retain(|list| {
        rows += list.players;
        rows <= MOST_ROWS
    });
    lists.reverse();
    let own = Selection { own: federation(store)?.spellings(), ..Selection::default() };
    let own = everybody::of_countries(store, &own.countries().unwrap_or_default())?;
    let people = People::numbers(store)?;
    let mut careers: HashMap<PersonId, Career> = HashMap::new();
    for (at, list) in lists.iter().enumerate() {
        for row in rows_of(store, list, &own)? {
            careers.entry(people.standing_for(row.person)).or_default().go_on(series, at, &row);
        }
    }
    let numbers: Vec<PersonId> = careers.keys().copied().collect();
    let (known, minors) = (persons::among(store, &numbers)?, Minors::read(store)?);
    let known = known.iter().filter(|person| !person.is_stranger());
    let known = known.filter_map(|one| PublicPerson::of(one, minors).ok());
    let careers: Vec<(PublicPerson, Career)> =
        known.filter_map(|person| Some((person.clone(), careers.remove(&person.id)?))).collect();
    Ok(records(lists, &careers, most))
}

/// The rows of the federation's own on a list.
fn rows_of(store: &mut Reader<'_>, list: &List, own: &[PersonId]) -> Result<Vec<ListRow>, OfficeError> {
    if own.len() as u64 <= list.players / 4 {
        return Ok(list_rows::among(store, list.id, own)?);
    }
    let mut rows = list_rows::of(store, list.id)?;
    rows.retain(|row| own.binary_search(&row.person).is_ok());
    Ok(rows)
}

/// A number, and the list it stands on by its place in [`AllTime::lists`].
type OnList = (i32, usize);

/// What is remembered of somebody while the lists go by, the oldest first. Of equal numbers the first one counts.
#[derive(Clone, Debug, Default)]
struct Career {
    /// The last rating, and its list.
    last: Option<OnList>,
    peak: Option<OnList>,
    gain: Option<OnList>,
    games: Option<OnList>,
    /// Each higher multiple of [`LIMIT`] with the list on which it was reached. What stood on the first list was reached
    /// before it, nobody knows when.
    reached: Vec<OnList>,
}

impl Career {
    fn go_on(&mut self, series: Series, at: usize, row: &ListRow) {
        let Some(rating) = row.rating else { return };
        let higher = |old: &mut Option<OnList>, number: i32| {
            if old.is_none_or(|(highest, _)| number > highest) {
                *old = Some((number, at));
            }
        };
        let played = i32::try_from(row.period_games).unwrap_or(i32::MAX);
        if played > 0 {
            higher(&mut self.games, played);
            if let Some((before, list)) = self.last
                && list + 1 == at
                && rating > before
            {
                // What a conversion or a correction adds is nobody's win.
                higher(&mut self.gain, (rating - before).min(won(series, row).unwrap_or(i32::MAX)));
            }
        }
        let was = self.peak.map(|(peak, _)| peak.div_euclid(LIMIT));
        let is = rating.div_euclid(LIMIT);
        if at > 0 {
            let from = was.map_or(1, |was| was + 1).max(1);
            self.reached.extend((from..=is).map(|limit| (limit * LIMIT, at)));
        }
        higher(&mut self.peak, rating);
        self.last = Some((rating, at));
    }
}

/// What the own games have brought, in whole points; none where it is not known, as on FIDE's lists.
fn won(series: Series, row: &ListRow) -> Option<i32> {
    match row.change?.of(series) {
        Change::Points(points) => Some(points),
        // A list rounds a half up.
        Change::Hundredths(change) => i32::try_from((change.0 + 50).div_euclid(100)).ok(),
    }
}

/// What somebody's record is.
type Measure<'a> = &'a dyn Fn(&PublicPerson, &Career) -> Option<OnList>;

fn records(lists: Vec<List>, careers: &[(PublicPerson, Career)], most: usize) -> AllTime {
    let best = |of: Measure<'_>| {
        let record = |(person, career): &(PublicPerson, Career)| {
            of(person, career).map(|(number, list)| Record { person: person.clone(), list, number })
        };
        let mut all: Vec<Record> = careers.iter().filter_map(record).collect();
        all.sort_by_key(|one| (Reverse(one.number), one.list, one.person.id));
        all.truncate(most);
        all
    };
    let is_woman = |person: &PublicPerson| person.sex == Some(Sex::Female);
    let mut limits: Vec<i32> =
        careers.iter().flat_map(|(_, one)| one.reached.iter().map(|(limit, _)| *limit)).collect();
    limits.sort_unstable_by_key(|limit| Reverse(*limit));
    limits.dedup();
    let youngest = limits
        .into_iter()
        .take(LIMITS)
        .map(|limit| Youngest { limit, reached: youngest(&lists, careers, limit, most) });
    let youngest: Vec<Youngest> = youngest.filter(|one| !one.reached.is_empty()).collect();
    AllTime {
        peaks: best(&|_, career| career.peak),
        peaks_of_women: best(&|person, career| career.peak.filter(|_| is_woman(person))),
        gains: best(&|_, career| career.gain),
        busiest: best(&|_, career| career.games),
        youngest,
        lists,
    }
}

fn youngest(lists: &[List], careers: &[(PublicPerson, Career)], limit: i32, most: usize) -> Vec<Record> {
    let record = |(person, career): &(PublicPerson, Career)| {
        let (_, list) = career.reached.iter().find(|(reached, _)| *reached == limit)?;
        let age = lists.get(*list)?.day.year() - person.birth_year?;
        Some(Record { person: person.clone(), list: *list, number: age.into() })
    };
    let mut all: Vec<Record> = careers.iter().filter_map(record).collect();
    all.sort_by_key(|one| (one.number, one.list, one.person.id));
    all.truncate(most.min(5));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::{StoredChange, Tempo};

    const STANDARD: Series = Series::Chess(Tempo::Standard);

    fn row(rating: i32, period_games: u32) -> ListRow {
        ListRow { rating: Some(rating), period_games, ..ListRow::default() }
    }

    #[test]
    fn a_career_by_hand() {
        let mut career = Career::default();
        // 1790 on the first list; +35 with nine games, over 1800; a list without games; −20; away for a list; back at 2010.
        for (at, rating, games) in [(0, 1790, 0), (1, 1825, 9), (2, 1825, 0), (3, 1805, 9), (5, 2010, 12)] {
            career.go_on(STANDARD, at, &row(rating, games));
        }
        assert_eq!(career.peak, Some((2010, 5)));
        // The 205 points between the third and the fifth list are no gain of one list.
        assert_eq!(career.gain, Some((35, 1)));
        assert_eq!(career.games, Some((12, 5)));
        assert_eq!(career.reached, [(1800, 1), (2000, 5)]);
    }

    #[test]
    fn what_a_conversion_adds_is_no_gain() {
        let mut career = Career::default();
        career.go_on(STANDARD, 0, &row(1500, 9));
        // 1500 is converted to 1700, and nine games bring 34.60.
        let change = Some(StoredChange::hundredths(3460));
        career.go_on(STANDARD, 1, &ListRow { change, ..row(1735, 9) });
        assert_eq!((career.gain, career.peak), (Some((35, 1)), Some((1735, 1))));
    }

    #[test]
    fn who_stands_on_the_first_list_has_reached_nothing_on_it() {
        let mut career = Career::default();
        career.go_on(STANDARD, 0, &row(2050, 4));
        career.go_on(STANDARD, 1, &row(1990, 4));
        career.go_on(STANDARD, 2, &row(2100, 4));
        assert!(career.reached.is_empty(), "2000 was reached before the first list");
        let mut new = Career::default();
        new.go_on(STANDARD, 3, &row(1450, 5));
        assert_eq!(new.reached.last(), Some(&(1400, 3)), "a first rating reaches what lies below it");
        assert_eq!((new.peak, new.gain), (Some((1450, 3)), None));
    }
}
