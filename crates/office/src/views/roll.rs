//! A list in small columns: enough to choose, order and count its lines. Names are read for the few that are shown, so a
//! list of the whole world stands in some tens of megabytes and any page of it is there at once.

mod names;

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::files::export::{ListLine, Selection, Since, Sort, SortBy, Traits, places};
use crate::views::as_published::{as_called, called_otherwise, clubs_told, persons_told, told_at};
use crate::views::list_page::{all_on, kept_beside, list_at, unnamed};
use crate::views::marked::marked;
use crate::views::public::{birth_year_shown, name_shown};
use crate::views::standing::Place;
use arpad_model::alphabet::{ManyNames, NamePlace};
use arpad_model::{Activity, EntryId, Grade, List, ListRow, Person, PersonId, Sex};
use arpad_registry::tables::{clubs, list_rows, persons};
use arpad_registry::{Error, Reader, ledger};
use names::Names;
use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex};

/// The rated of one list, the strongest first; behind them who is marked unrated on it.
pub struct Roll {
    rows: Vec<Row>,
    countries: Names,
    titles: Names,
    clubs: Names,
    counties: Names,
    minors: Minors,
    /// The entry with which the list told whom it names.
    told: Option<EntryId>,
    /// What was asked for last, so that whoever turns the pages does not have everybody looked at for each.
    asked: Mutex<Vec<(Selection, Arc<[Chosen]>)>>,
}

/// So many choices are remembered of one list.
const REMEMBERED: usize = 4;

/// A line that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Where it stands in the roll.
    at: u32,
    /// Its place among the chosen; who is marked unrated has none.
    place: Option<u32>,
}

/// Acts that change what a line says of a person: name, birth, country, club, and whether it may be said; and who is kept
/// beside FIDE's list.
const TELLING: [&str; 11] =
    ["club", "club-merge", "amend", "paper", "merge", "unmerge", "hide", "minors", "import", "publish", "cancel"];

/// Whether a roll that was read when `seq` was the newest entry may say something else by now.
pub fn is_outdated(store: &mut Reader<'_>, seq: EntryId) -> Result<bool, Error> {
    Ok(ledger::kinds_since(store, seq)?.iter().any(|kind| TELLING.contains(&kind.as_str())))
}

impl Roll {
    /// Reads a list; changes are those since the list before it.
    pub fn read(store: &mut Reader<'_>, list: &List) -> Result<Self, OfficeError> {
        Roll::since(store, list, Since::ListBefore)
    }

    /// The same with the changes since another list.
    pub fn since(store: &mut Reader<'_>, list: &List, since: Since) -> Result<Self, OfficeError> {
        let before = match list_at(store, list, since)? {
            Some(before) => all_on(store, &before)?,
            None => HashMap::new(),
        };
        let told = told_at(store, list)?;
        let (named, placed) = (clubs_told(store, told)?, clubs::counties(store)?);
        let minors = Minors::read(store)?;
        let called = called_otherwise(store, told)?;
        let (mut countries, mut titles) = (Names::default(), Names::default());
        let (mut clubs, mut counties) = (Names::default(), Names::default());
        let mut rows: Vec<Row> = Vec::with_capacity(list.players as usize);
        let mut unrated: Vec<ListRow> = Vec::new();
        list_rows::each(store, list.id, |row| {
            match row.rating {
                Some(_) => rows.push(Row::of(&row, before.get(&row.person).copied(), titles.number(&row.title))),
                None => unrated.push(row),
            }
            Ok(())
        })?;
        for row in marked(store, list, unrated)? {
            rows.push(Row::of(&row, before.get(&row.person).copied(), titles.number(&row.title)));
        }
        let mut kept: Vec<PersonId> = Vec::new();
        for row in kept_beside(store, list)?.into_iter().filter(|row| row.rating.is_some()) {
            kept.push(row.person);
            // What is kept has not moved since the list before.
            let was = match since {
                Since::ListBefore => row.rating,
                Since::YearBefore => before.get(&row.person).copied(),
            };
            rows.push(Row { is_kept: true, ..Row::of(&row, was, titles.number(&row.title)) });
        }
        rows.sort_unstable_by_key(|row| row.person);
        // Who may not be named has no number among the names.
        let (mut names, mut numbers) = (ManyNames::default(), vec![None; rows.len()]);
        let mut tell = |person: Person| -> Result<(), Error> {
            let Ok(at) = rows.binary_search_by_key(&person.id, |row| row.person) else { return Ok(()) };
            let (row, person) = (&mut rows[at], as_called(&called, person));
            row.country = countries.number(&person.country);
            if person.withheld {
                *row = row.withheld();
            } else {
                let club = person.club;
                row.sex = person.sex;
                row.born = birth_year_shown(&person, minors);
                row.club = club.and_then(|club| named.get(&club)).map_or(0, |name| clubs.number(name));
                row.county = club.and_then(|club| placed.get(&club)).map_or(0, |county| counties.number(county));
                let name = name_shown(&person, minors);
                let is_named = !name.family.is_empty() || !name.given.is_empty();
                numbers[at] = is_named.then(|| names.add(&name));
            }
            Ok(())
        };
        // Most of the register is not on a list.
        persons::each_on(store, list.id, &mut tell)?;
        persons::among(store, &kept)?.into_iter().try_for_each(&mut tell)?;
        let places = names.places();
        let by_name: Vec<Option<NamePlace>> =
            numbers.into_iter().map(|number: Option<u32>| Some(places[number? as usize])).collect();
        let mut order: Vec<u32> = (0..rows.len() as u32).collect();
        order.sort_unstable_by_key(|at| {
            let row = &rows[*at as usize];
            (Reverse(row.rating), by_name[*at as usize], row.person)
        });
        rank_names(&mut rows, &by_name);
        let rows = order.into_iter().map(|at| rows[at as usize]).collect();
        Ok(Roll { rows, countries, titles, clubs, counties, minors, told, asked: Mutex::default() })
    }

    /// How many are on it.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Nobody is.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Every rating with its country, the strongest first.
    pub fn ratings(&self) -> impl Iterator<Item = (i32, &str)> {
        self.rows.iter().filter_map(|row| Some((row.rating?, self.countries.text(row.country))))
    }

    /// Everybody rated on it with the rating.
    pub fn rated(&self) -> impl Iterator<Item = (PersonId, i32)> {
        self.rows.iter().filter_map(|row| Some((row.person, row.rating?)))
    }

    /// How many are marked unrated on it.
    pub fn marked_unrated(&self) -> usize {
        self.rows.len() - self.rows.partition_point(|row| row.rating.is_some())
    }

    /// The clubs of those on it, by name.
    pub fn clubs(&self) -> Vec<&str> {
        self.clubs.in_order()
    }

    /// The counties of these clubs, by name.
    pub fn counties(&self) -> Vec<&str> {
        self.counties.in_order()
    }

    /// Where a rating stands among those who are asked for, and how many of these have a lower one.
    pub fn place_among(&self, rating: i32, selection: &Selection) -> (Place, u64) {
        let mut counted = (Place { place: 1, of: 0 }, 0);
        for other in self.choose(selection).iter().filter_map(|line| self.rows[line.at as usize].rating) {
            counted.0.of += 1;
            counted.0.place += u64::from(other > rating);
            counted.1 += u64::from(other < rating);
        }
        counted
    }

    /// The lines that are asked for, in their order, with the places they have among themselves.
    pub fn choose(&self, selection: &Selection) -> Vec<Chosen> {
        let (is_club, is_county) = (self.clubs.meant(&selection.club), self.counties.meant(&selection.county));
        let is_of_club = |row: &Row| is_club[row.club as usize] && is_county[row.county as usize];
        let is_wanted = |row: &Row| selection.admits(&self.traits(row), || is_of_club(row));
        let mut chosen: Vec<u32> = (0..).zip(&self.rows).filter(|(_, row)| is_wanted(row)).map(|(at, _)| at).collect();
        let measure = |at: &u32| {
            let row = &self.rows[*at as usize];
            if selection.improvers { row.change() } else { row.rating.map(i64::from) }
        };
        if selection.improvers {
            // The roll's own order decides between equals.
            chosen.sort_by_key(|at| Reverse(measure(at)));
        }
        let places = places(chosen.iter().map(measure));
        let lines = chosen.iter().zip(places).map(|(at, place)| Chosen { at: *at, place });
        let top = selection.top.unwrap_or(usize::MAX);
        let is_within = |line: &Chosen| match line.place {
            Some(place) => place as usize <= top,
            None => selection.top.is_none(),
        };
        lines.take_while(is_within).collect()
    }

    /// The same, remembered for the next who asks for it.
    pub fn chosen(&self, selection: &Selection) -> Arc<[Chosen]> {
        // The order is made for the stretch that is shown.
        let selection = Selection { sort: None, ..selection.clone() };
        let known = |asked: &[(Selection, Arc<[Chosen]>)]| asked.iter().position(|(one, _)| *one == selection);
        let mut asked = self.asked.lock().expect("nobody panics while holding it");
        if let Some(place) = known(&asked) {
            asked[..=place].rotate_right(1);
            return asked[0].1.clone();
        }
        drop(asked);
        let chosen: Arc<[Chosen]> = self.choose(&selection).into();
        let mut asked = self.asked.lock().expect("nobody panics while holding it");
        if known(&asked).is_none() {
            asked.insert(0, (selection, chosen.clone()));
            asked.truncate(REMEMBERED);
        }
        chosen
    }

    /// Of chosen lines those that are wanted, by person and games of the period; their places stay.
    pub fn keep(&self, chosen: Vec<Chosen>, is_wanted: impl Fn(PersonId, u32) -> bool) -> Vec<Chosen> {
        let is_wanted = |one: &Chosen| {
            let row = &self.rows[one.at as usize];
            is_wanted(row.person, row.games)
        };
        chosen.into_iter().filter(is_wanted).collect()
    }

    /// The ratings of those who are asked for, the strongest first.
    pub fn ratings_of(&self, selection: &Selection) -> Vec<i32> {
        let mut ratings: Vec<i32> =
            self.choose(selection).iter().filter_map(|line| self.rows[line.at as usize].rating).collect();
        ratings.sort_unstable_by_key(|rating| Reverse(*rating));
        ratings
    }

    /// A stretch of the chosen lines in another order than that of their places; between equals theirs decides. What lies
    /// before and behind it is not put in order, so that a page of a list of the whole world costs one pass.
    pub fn stretch(&self, chosen: &[Chosen], sort: Option<Sort>, stretch: Range<usize>) -> Vec<Chosen> {
        let (start, end) = (stretch.start.min(chosen.len()), stretch.end.min(chosen.len()));
        let Some(sort) = sort else { return chosen[start..end].to_vec() };
        let mut chosen = chosen.to_vec();
        let (clubs, countries) = (self.clubs.ranks(), self.countries.ranks());
        let rank = |ranks: &[u32], number: u32| (number != 0).then(|| i64::from(ranks[number as usize]));
        let key = |row: &Row| match sort.by {
            SortBy::Name => (row.name != u32::MAX).then_some(i64::from(row.name)),
            SortBy::Rating => row.rating.map(i64::from),
            SortBy::Change => row.change(),
            SortBy::Games => (!row.is_withheld).then_some(row.games.into()),
            SortBy::Born => row.born.map(i64::from),
            SortBy::Club => rank(&clubs, row.club),
            SortBy::Country => rank(&countries, row.country),
        };
        let compare = |one: &Chosen, other: &Chosen| -> Ordering {
            let of = |chosen: &Chosen| key(&self.rows[chosen.at as usize]);
            let place = |chosen: &Chosen| chosen.place.unwrap_or(u32::MAX);
            sort.compare(of(one), of(other)).then(place(one).cmp(&place(other))).then(one.at.cmp(&other.at))
        };
        if start < end && start > 0 {
            chosen.select_nth_unstable_by(start, compare);
        }
        let rest = &mut chosen[start..];
        if end - start < rest.len() {
            rest.select_nth_unstable_by(end - start, compare);
        }
        let wanted = &mut rest[..end - start];
        wanted.sort_unstable_by(compare);
        wanted.to_vec()
    }

    /// The chosen lines in full.
    pub fn lines(&self, store: &mut Reader<'_>, chosen: &[Chosen]) -> Result<Vec<ListLine>, OfficeError> {
        let numbers: Vec<PersonId> = chosen.iter().map(|one| self.rows[one.at as usize].person).collect();
        let persons: HashMap<PersonId, _> =
            persons_told(store, self.told, &numbers)?.into_iter().map(|person| (person.id, person)).collect();
        let line = |one: &Chosen| {
            let row = &self.rows[one.at as usize];
            let mut line = unnamed(row.person, row.rating, row.before);
            (line.place, line.games, line.k, line.active) = (one.place, row.games, row.k, row.active);
            line.is_kept = row.is_kept;
            line.title = self.titles.text(row.title).to_owned();
            line.grade = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
            if let Some(person) = persons.get(&line.person) {
                line.name_after(person, self.minors, (self.clubs.text(row.club), self.counties.text(row.county)));
            }
            line
        };
        Ok(chosen.iter().map(line).collect())
    }

    fn traits(&self, row: &Row) -> Traits<'_> {
        Traits {
            sex: row.sex,
            born: row.born,
            country: self.countries.text(row.country),
            title: self.titles.text(row.title),
            active: row.active,
            is_new: row.before.is_none() && !row.is_withheld,
            change: row.change(),
        }
    }
}

/// A line without its words.
#[derive(Clone, Copy)]
struct Row {
    person: PersonId,
    /// None = marked unrated.
    rating: Option<i32>,
    before: Option<i32>,
    games: u32,
    country: u32,
    title: u32,
    club: u32,
    county: u32,
    /// The rank of the name among those of the list; the highest number = hidden.
    name: u32,
    born: Option<i16>,
    grade: Option<i16>,
    k: Option<u8>,
    sex: Option<Sex>,
    active: Activity,
    is_kept: bool,
    is_withheld: bool,
}

impl Row {
    fn of(row: &ListRow, before: Option<i32>, title: u32) -> Self {
        Row {
            person: row.person,
            rating: row.rating,
            before,
            games: row.period_games,
            country: 0,
            title,
            club: 0,
            county: 0,
            name: u32::MAX,
            born: None,
            grade: row.grade,
            k: row.k,
            sex: None,
            active: row.active,
            is_kept: false,
            is_withheld: false,
        }
    }

    /// What is left of it where nothing may be shown, so that nobody is chosen or put in order by the rest.
    fn withheld(&self) -> Self {
        Row {
            country: self.country,
            grade: self.grade,
            is_withheld: true,
            active: Activity::NotKnown,
            ..Row::of(&ListRow { person: self.person, rating: self.rating, ..ListRow::default() }, None, 0)
        }
    }

    /// Points won or lost since the list before.
    fn change(&self) -> Option<i64> {
        Some(i64::from(self.rating?) - i64::from(self.before?))
    }
}

/// Gives everybody who may be named the rank of his name; the same names share one.
fn rank_names(rows: &mut [Row], names: &[Option<NamePlace>]) {
    let mut order: Vec<(NamePlace, u32)> = (0..).zip(names).filter_map(|(at, name)| Some(((*name)?, at))).collect();
    order.sort_unstable();
    let mut last: Option<(NamePlace, u32)> = None;
    for ((name, at), rank) in order.into_iter().zip(0..) {
        let rank = last.filter(|(before, _)| *before == name).map_or(rank, |(_, shared)| shared);
        rows[at as usize].name = rank;
        last = Some((name, rank));
    }
}
