//! What a list says, whatever it is compared with: read once, for its order and for every choice.

use super::names::Names;
use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::files::export::Since;
use crate::views::as_published::{called_otherwise, clubs_told, told_at};
use crate::views::list_page::kept_beside;
use crate::views::marked::marked;
use crate::views::public::{birth_year_shown, name_told};
use arpad_model::alphabet::{ManyNames, NamePlace};
use arpad_model::{Activity, ClubId, EntryId, List, Person, PersonId, Sex};
use arpad_registry::tables::everybody::{self, Told};
use arpad_registry::tables::list_rows::{self, Shown};
use arpad_registry::tables::{called::Called, clubs, persons};
use arpad_registry::{Error, Reader};
use std::cmp::Reverse;
use std::collections::HashMap;

/// The rows of a list in their order, and the words they share.
pub(super) struct Listed {
    pub rows: Vec<Row>,
    /// Where each person stands among the rows, in the order of persons.
    by_person: Vec<u32>,
    pub countries: Names,
    pub titles: Names,
    pub clubs: Names,
    pub counties: Names,
    pub minors: Minors,
    /// The entry with which the list told whom it names.
    pub told: Option<EntryId>,
}

impl Listed {
    pub(super) fn read(store: &mut Reader<'_>, list: &List) -> Result<Self, OfficeError> {
        let told = told_at(store, list)?;
        let (mut people, mut titles) = (People::read(store, told)?, Names::default());
        let mut rows: Vec<Row> = Vec::with_capacity(list.players as usize);
        let mut is_anybody_unrated = false;
        list_rows::each_shown(store, list.id, |row| {
            match row.rating {
                Some(_) => rows.push(Row::of(&row, titles.number(row.title))),
                None => is_anybody_unrated = true,
            }
            Ok(())
        })?;
        if is_anybody_unrated {
            let unrated = list_rows::unrated(store, list.id)?;
            for row in marked(store, list, unrated)? {
                rows.push(Row::of(&Shown::of(&row), titles.number(&row.title)));
            }
        }
        let mut kept: Vec<PersonId> = Vec::new();
        for row in kept_beside(store, list)?.into_iter().filter(|row| row.rating.is_some()) {
            kept.push(row.person);
            rows.push(Row { is_kept: true, ..Row::of(&Shown::of(&row), titles.number(&row.title)) });
        }
        rows.sort_unstable_by_key(|row| row.person);
        // Who may not be named has no number among the names.
        let mut numbers: Vec<Option<u32>> = vec![None; rows.len()];
        let mut tell = |id: PersonId, one: &Told| -> Result<(), Error> {
            if let Ok(at) = rows.binary_search_by_key(&id, |row| row.person) {
                numbers[at] = people.tell(&mut rows[at], one);
            }
            Ok(())
        };
        // Most of the register is not on a list.
        everybody::each_on(store, list.id, &mut tell)?;
        for person in persons::among(store, &kept)? {
            tell(person.id, &told_of(person))?;
        }
        let places = people.names.places();
        let by_name: Vec<Option<NamePlace>> =
            numbers.into_iter().map(|number: Option<u32>| Some(places[number? as usize])).collect();
        rank_names(&mut rows, &by_name);
        let key = |(at, (row, name)): (u32, (&Row, &Option<NamePlace>))| (Reverse(row.rating), *name, row.person, at);
        let mut order: Vec<_> = (0..).zip(rows.iter().zip(&by_name)).map(key).collect();
        order.sort_unstable();
        let mut by_person = vec![0; rows.len()];
        for (place, (.., at)) in (0..).zip(&order) {
            by_person[*at as usize] = place;
        }
        let rows = order.into_iter().map(|(.., at)| rows[at as usize]).collect();
        let People { countries, clubs, counties, minors, .. } = people;
        Ok(Listed { rows, by_person, countries, titles, clubs, counties, minors, told })
    }

    /// What each row is compared with: the rating on another list. Of who may not be shown nothing is compared.
    pub(super) fn before(
        &self,
        store: &mut Reader<'_>,
        list: Option<&List>,
        since: Since,
    ) -> Result<Vec<Option<i32>>, OfficeError> {
        let mut before: Vec<Option<i32>> = vec![None; self.rows.len()];
        if let Some(list) = list {
            // Both come in the order of persons.
            let mut rest = self.by_person.as_slice();
            list_rows::each_rated(store, list.id, |person, rating| {
                while let Some((place, others)) = rest.split_first()
                    && self.rows[*place as usize].person <= person
                {
                    if self.rows[*place as usize].person == person {
                        before[*place as usize] = Some(rating);
                    }
                    rest = others;
                }
            })?;
            for row in kept_beside(store, list)? {
                let place = self.by_person.binary_search_by_key(&row.person, |at| self.rows[*at as usize].person);
                if let (Ok(place), Some(rating)) = (place, row.rating) {
                    before[self.by_person[place] as usize].get_or_insert(rating);
                }
            }
        }
        for (row, before) in self.rows.iter().zip(&mut before) {
            if row.is_withheld {
                *before = None;
            } else if row.is_kept && matches!(since, Since::ListBefore) {
                // What is kept has not moved since the list before.
                *before = row.rating;
            }
        }
        Ok(before)
    }
}

/// What persons share, as they are told one after the other.
struct People {
    called: HashMap<PersonId, Called>,
    named: HashMap<ClubId, String>,
    placed: HashMap<ClubId, String>,
    minors: Minors,
    countries: Names,
    clubs: Names,
    counties: Names,
    names: ManyNames,
}

impl People {
    fn read(store: &mut Reader<'_>, told: Option<EntryId>) -> Result<Self, Error> {
        Ok(People {
            called: called_otherwise(store, told)?,
            named: clubs_told(store, told)?,
            placed: clubs::counties(store)?,
            minors: Minors::read(store)?,
            countries: Names::default(),
            clubs: Names::default(),
            counties: Names::default(),
            names: ManyNames::default(),
        })
    }

    /// Puts a person into his row; the number of his name, where it may be told.
    fn tell(&mut self, row: &mut Row, one: &Told) -> Option<u32> {
        // As he was called on the list, if that was otherwise.
        let (name, country, club) = match self.called.get(&row.person) {
            Some(Called { name, country, club }) => (name, country, *club),
            None => (&one.name, &one.country, one.club),
        };
        row.country = self.countries.number(country);
        if one.withheld {
            *row = row.withheld();
            return None;
        }
        row.sex = one.sex;
        row.born = birth_year_shown(one.born, self.minors);
        row.club = club.and_then(|club| self.named.get(&club)).map_or(0, |name| self.clubs.number(name));
        row.county = club.and_then(|club| self.placed.get(&club)).map_or(0, |county| self.counties.number(county));
        let name = name_told((row.person, one.born), name, self.minors);
        let is_named = !name.family.is_empty() || !name.given.is_empty();
        is_named.then(|| self.names.add(&name))
    }
}

fn told_of(person: Person) -> Told {
    let Person { name, born, sex, country, club, withheld, .. } = person;
    Told { name, born, sex, country, club, withheld }
}

/// A line without its words.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub person: PersonId,
    /// None = marked unrated.
    pub rating: Option<i32>,
    pub games: u32,
    pub country: u32,
    pub title: u32,
    pub club: u32,
    pub county: u32,
    /// The rank of the name among those of the list; the highest number = hidden.
    pub name: u32,
    pub born: Option<i16>,
    pub grade: Option<i16>,
    pub k: Option<u8>,
    pub sex: Option<Sex>,
    pub active: Activity,
    pub is_kept: bool,
    pub is_withheld: bool,
}

impl Row {
    fn of(row: &Shown<'_>, title: u32) -> Self {
        Row {
            person: row.person,
            rating: row.rating,
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
            person: self.person,
            rating: self.rating,
            grade: self.grade,
            games: 0,
            title: 0,
            club: 0,
            county: 0,
            name: u32::MAX,
            born: None,
            k: None,
            sex: None,
            active: Activity::NotKnown,
            is_kept: false,
            is_withheld: true,
        }
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
