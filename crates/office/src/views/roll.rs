//! A list in small columns: enough to choose, order and count its lines. Names are read for the few that are shown, so a
//! list of the whole world stands in some tens of megabytes and any page of it is there at once.

use crate::acts::desk::OfficeError;
use crate::files::export::{ListLine, Selection, Sort, SortBy, Traits, folded, places};
use crate::lists::compute::list_before;
use crate::views::as_published::{as_called, called_otherwise, clubs_told, persons_told, told_at};
use crate::views::list_page::{kept_beside, unnamed};
use arpad_model::{Activity, EntryId, Grade, List, ListRow, PersonId, Sex};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::persons;
use arpad_registry::{Error, Reader, ledger};
use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;
use std::ops::Range;

/// The rated of one list, the strongest first.
pub struct Roll {
    rows: Vec<Row>,
    countries: Names,
    titles: Names,
    clubs: Names,
    /// The entry with which the list told whom it names.
    told: Option<EntryId>,
}

/// A line that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Where it stands in the roll.
    at: u32,
    /// Its place among the chosen.
    place: u32,
}

/// Acts that change what a line says of a person: name, birth, country, club, and whether it may be said; and who is kept
/// beside FIDE's list.
const TELLING: [&str; 10] =
    ["club", "club-merge", "amend", "paper", "merge", "unmerge", "hide", "import", "publish", "cancel"];

/// Whether a roll that was read when `seq` was the newest entry may say something else by now.
pub fn is_outdated(store: &mut Reader<'_>, seq: EntryId) -> Result<bool, Error> {
    Ok(ledger::kinds_since(store, seq)?.iter().any(|kind| TELLING.contains(&kind.as_str())))
}

impl Roll {
    /// Reads a list.
    pub fn read(store: &mut Reader<'_>, list: &List) -> Result<Self, OfficeError> {
        let before = match list_before(store, list)? {
            Some(before) => list_rows::ratings(store, before.id)?,
            None => HashMap::new(),
        };
        let told = told_at(store, list)?;
        let named = clubs_told(store, told)?;
        let called = called_otherwise(store, told)?;
        let (mut countries, mut titles, mut clubs) = (Names::default(), Names::default(), Names::default());
        let mut rows: Vec<Row> = Vec::with_capacity(list.players as usize);
        list_rows::each(store, list.id, |row| {
            rows.extend(Row::of(&row, before.get(&row.person).copied(), titles.number(&row.title)));
            Ok(())
        })?;
        for row in kept_beside(store, list)? {
            let kept = Row::of(&row, row.rating, titles.number(&row.title));
            rows.extend(kept.map(|kept| Row { is_kept: true, ..kept }));
        }
        rows.sort_unstable_by_key(|row| row.person);
        let mut by_name: Vec<(String, String)> = vec![(String::new(), String::new()); rows.len()];
        persons::each(store, |person| {
            let Ok(at) = rows.binary_search_by_key(&person.id, |row| row.person) else { return Ok(()) };
            let (row, person) = (&mut rows[at], as_called(&called, person));
            row.country = countries.number(&person.country);
            if person.withheld {
                row.title = 0;
            } else {
                let club = person.club.and_then(|club| named.get(&club));
                (row.sex, row.born) = (person.sex, person.born.map(|born| born.year()));
                row.club = club.map_or(0, |name| clubs.number(name));
                by_name[at] = (folded(&person.name.family), folded(&person.name.given));
            }
            Ok(())
        })?;
        let mut order: Vec<u32> = (0..rows.len() as u32).collect();
        order.sort_unstable_by_key(|at| {
            let row = &rows[*at as usize];
            (Reverse(row.rating), &by_name[*at as usize], row.person)
        });
        rank_names(&mut rows, &by_name);
        let rows = order.into_iter().map(|at| rows[at as usize]).collect();
        Ok(Roll { rows, countries, titles, clubs, told })
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
        self.rows.iter().map(|row| (row.rating, self.countries.text(row.country)))
    }

    /// Everybody on it with the rating.
    pub fn rated(&self) -> impl Iterator<Item = (PersonId, i32)> {
        self.rows.iter().map(|row| (row.person, row.rating))
    }

    /// The clubs of those on it, by name.
    pub fn clubs(&self) -> Vec<&str> {
        let mut clubs: Vec<&str> =
            self.clubs.texts.iter().map(String::as_str).filter(|club| !club.is_empty()).collect();
        clubs.sort_unstable();
        clubs
    }

    /// The lines that are asked for, in their order, with the places they have among themselves.
    pub fn choose(&self, selection: &Selection) -> Vec<Chosen> {
        let club = selection.club.as_deref().map(folded);
        let is_club: Vec<bool> = self.clubs.texts.iter().map(|name| Some(folded(name)) == club).collect();
        let is_wanted = |row: &Row| selection.admits(&self.traits(row), || is_club[row.club as usize]);
        let mut chosen: Vec<u32> = (0..).zip(&self.rows).filter(|(_, row)| is_wanted(row)).map(|(at, _)| at).collect();
        let measure = |at: &u32| {
            let row = &self.rows[*at as usize];
            match selection.improvers {
                true => row.before.map_or(i64::MIN, |before| i64::from(row.rating) - i64::from(before)),
                false => row.rating.into(),
            }
        };
        if selection.improvers {
            // The roll's own order decides between equals.
            chosen.sort_by_key(|at| Reverse(measure(at)));
        }
        let places = places(chosen.iter().map(measure));
        let lines = chosen.iter().zip(places).map(|(at, place)| Chosen { at: *at, place });
        let top = selection.top.unwrap_or(usize::MAX);
        lines.take_while(|line| line.place as usize <= top).collect()
    }

    /// A stretch of the chosen lines in another order than that of their places; between equals theirs decides. What lies
    /// before and behind it is not put in order, so that a page of a list of the whole world costs one pass.
    pub fn stretch(&self, mut chosen: Vec<Chosen>, sort: Option<Sort>, stretch: Range<usize>) -> Vec<Chosen> {
        let (start, end) = (stretch.start.min(chosen.len()), stretch.end.min(chosen.len()));
        let Some(sort) = sort else { return chosen[start..end].to_vec() };
        let (clubs, countries) = (self.clubs.ranks(), self.countries.ranks());
        let rank = |ranks: &[u32], number: u32| (number != 0).then(|| i64::from(ranks[number as usize]));
        let key = |row: &Row| match sort.by {
            SortBy::Name => (row.name != u32::MAX).then_some(i64::from(row.name)),
            SortBy::Rating => Some(row.rating.into()),
            SortBy::Change => row.before.map(|before| i64::from(row.rating) - i64::from(before)),
            SortBy::Games => Some(row.games.into()),
            SortBy::Born => row.born.map(i64::from),
            SortBy::Club => rank(&clubs, row.club),
            SortBy::Country => rank(&countries, row.country),
        };
        let compare = |one: &Chosen, other: &Chosen| -> Ordering {
            let of = |chosen: &Chosen| key(&self.rows[chosen.at as usize]);
            sort.compare(of(one), of(other)).then(one.place.cmp(&other.place)).then(one.at.cmp(&other.at))
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
                line.name_after(person, self.clubs.text(row.club));
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
            is_new: row.before.is_none(),
            change: row.before.map(|before| i64::from(row.rating) - i64::from(before)),
        }
    }
}

/// A line without its words.
#[derive(Clone, Copy)]
struct Row {
    person: PersonId,
    rating: i32,
    before: Option<i32>,
    games: u32,
    country: u32,
    title: u32,
    club: u32,
    /// The rank of the name among those of the list; the highest number = hidden.
    name: u32,
    born: Option<i16>,
    grade: Option<i16>,
    k: Option<u8>,
    sex: Option<Sex>,
    active: Activity,
    is_kept: bool,
}

impl Row {
    /// Who is unrated has no line.
    fn of(row: &ListRow, before: Option<i32>, title: u32) -> Option<Self> {
        Some(Row {
            person: row.person,
            rating: row.rating?,
            before,
            games: row.period_games,
            country: 0,
            title,
            club: 0,
            name: u32::MAX,
            born: None,
            grade: row.grade,
            k: row.k,
            sex: None,
            active: row.active,
            is_kept: false,
        })
    }
}

/// Gives everybody who may be named the rank of his name; the same names share one.
fn rank_names(rows: &mut [Row], names: &[(String, String)]) {
    // The first letters as a number decide most comparisons.
    let beginning = |name: &(String, String)| {
        let mut letters = [0; 8];
        let known = name.0.len().min(8);
        letters[..known].copy_from_slice(&name.0.as_bytes()[..known]);
        u64::from_be_bytes(letters)
    };
    let mut order: Vec<(u64, u32)> = (0..)
        .zip(names)
        .filter(|(_, (family, given))| !family.is_empty() || !given.is_empty())
        .map(|(at, name)| (beginning(name), at))
        .collect();
    let name = |at: u32| &names[at as usize];
    order.sort_unstable_by(|one, other| one.0.cmp(&other.0).then_with(|| name(one.1).cmp(name(other.1))));
    let mut last: Option<(u32, u32)> = None;
    for (rank, (_, at)) in (0..).zip(order) {
        let rank = last.filter(|(before, _)| name(*before) == name(at)).map_or(rank, |(_, shared)| shared);
        rows[at as usize].name = rank;
        last = Some((at, rank));
    }
}

/// Words that many share, each with a number; 0 is none.
struct Names {
    texts: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Default for Names {
    fn default() -> Self {
        Names { texts: vec![String::new()], numbers: HashMap::new() }
    }
}

impl Names {
    fn number(&mut self, text: &str) -> u32 {
        if text.is_empty() {
            return 0;
        }
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = self.texts.len() as u32;
        self.texts.push(text.to_owned());
        self.numbers.insert(text.to_owned(), number);
        number
    }

    fn text(&self, number: u32) -> &str {
        &self.texts[number as usize]
    }

    /// The rank of each among them, accents aside; the same but for accents share one.
    fn ranks(&self) -> Vec<u32> {
        let folded: Vec<String> = self.texts.iter().map(|text| folded(text)).collect();
        let mut sorted: Vec<&String> = folded.iter().collect();
        sorted.sort_unstable();
        folded.iter().map(|text| sorted.partition_point(|other| *other < text) as u32).collect()
    }
}
