//! A list from the registry as lines for [`crate::files::export`]: which list is meant, who is on it, and how he stood before.

use super::public::{PublicPerson, Withheld};
use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::found::federation;
use crate::files::export::{ListHead, ListLine, place};
use crate::lists::compute::{Shelf, in_order};
use crate::refusal::code;
use arpad_model::{
    ClubId, EntryId, Grade, List, ListId, Moment, Person, PersonId, PersonName, Series, TournamentId, hex,
};
use arpad_registry::tables::clubs;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::tables::persons;
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use std::collections::HashMap;

/// Which date somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The newest there is.
    Latest,
    /// The list of this month; in go, the last one made for a tournament that ended by its end.
    Month(Date),
    /// The list of this day; in go, the last one made for a tournament that ended by then.
    Day(Date),
}

/// Which list somebody asks for.
#[derive(Clone, Copy, Debug)]
pub struct Which {
    /// The series.
    pub series: Series,
    /// The date.
    pub date: Wanted,
    /// In go, the tournament after which it was made, for a day may have several; none = the last.
    pub after: Option<TournamentId>,
    /// A revision; none = the newest.
    pub revision: Option<u32>,
    /// Only what was published by the end of this day, as anybody could know it then.
    pub as_known_on: Option<Date>,
}

/// The list that is meant: the last of the shelf, and one that is not published yet only where none is.
pub fn find_list(store: &mut Reader<'_>, which: &Which) -> Result<List, OfficeError> {
    let mut all = in_order(lists::of(store, which.series)?);
    if let Some(day) = which.as_known_on {
        all.retain(|list| published_on(list).is_some_and(|published| published <= day));
    }
    if which.after.is_some() {
        all.retain(|list| list.tournament == which.after);
    }
    if let Some(revision) = which.revision {
        all.retain(|list| list.revision == revision);
    }
    let is_meant = |list: &&List| match (which.date, which.series) {
        (Wanted::Latest, _) => true,
        (Wanted::Month(month), Series::Chess(_)) => list.day == month,
        (Wanted::Day(day), Series::Chess(_)) => list.day == day,
        (Wanted::Month(month), Series::Go) => list.day <= month.last_of_month(),
        (Wanted::Day(day), Series::Go) => list.day <= day,
    };
    let meant = || all.iter().filter(is_meant);
    let found = meant().rfind(|list| list.published.is_some()).or_else(|| meant().next_back());
    if let Some(list) = found {
        return Ok(list.clone());
    }
    let refusal = match which.date {
        Wanted::Latest => Refusal::new(code::NO_LIST),
        Wanted::Month(day) | Wanted::Day(day) => Refusal::new(code::LIST_UNKNOWN).with("date", day),
    };
    Err(refusal.with("series", which.series.as_str()).into())
}

/// The day of publication.
fn published_on(list: &List) -> Option<Date> {
    list.published_at.map(Moment::day)
}

/// A list with its lines, the strongest first. Who is unrated has no line.
pub fn list_page(store: &mut Reader<'_>, list: &List) -> Result<(ListHead, Vec<ListLine>), OfficeError> {
    let head = ListHead {
        series: list.series,
        date: list.day,
        revision: list.revision,
        federation: federation(store)?.name,
        edition: list.edition.clone(),
        published: list.published_at,
        hash: hex(&list.hash),
    };
    let before: HashMap<PersonId, i32> = match previous(store, list)? {
        Some(previous) => list_rows::ratings(store, previous)?,
        None => HashMap::new(),
    };
    let clubs: HashMap<ClubId, String> = clubs::all(store)?.into_iter().map(|club| (club.id, club.name)).collect();
    let mut lines: Vec<ListLine> = Vec::with_capacity(list.players as usize);
    list_rows::each(store, list.id, |row| {
        let Some(rating) = row.rating else { return Ok(()) };
        lines.push(ListLine {
            title: row.title,
            games: row.period_games,
            k: row.k,
            active: row.active,
            grade: row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?)),
            is_withheld: false,
            ..unnamed(row.person, rating, before.get(&row.person).copied())
        });
        Ok(())
    })?;
    name_all(store, &mut lines, &clubs)?;
    place(&mut lines);
    Ok((head, lines))
}

/// The list a list is compared with.
pub(crate) fn previous(store: &mut Reader<'_>, list: &List) -> Result<Option<ListId>, Error> {
    Ok(match list.base {
        Some(base) => Some(base),
        None => Shelf::read(store, list.series, EntryId::LAST)?.base(list.day).map(|base| base.id),
    })
}

/// A line of which only the rating is known yet.
pub(crate) fn unnamed(person: PersonId, rating: i32, before: Option<i32>) -> ListLine {
    ListLine {
        place: 0,
        person,
        komir: None,
        fide: None,
        egd: None,
        name: PersonName::default(),
        sex: None,
        country: String::new(),
        born: None,
        title: String::new(),
        club: String::new(),
        rating,
        before,
        games: 0,
        k: None,
        active: false,
        grade: None,
        beside: [None; 3],
        is_withheld: false,
    }
}

impl ListLine {
    /// Says who it is. Who asked not to be shown keeps the country and what the list counts: rating, games, activity.
    pub(crate) fn name_after(&mut self, person: &Person, club: &str) {
        self.country.clone_from(&person.country);
        match PublicPerson::of(person) {
            Ok(shown) => {
                (self.komir, self.fide, self.egd) = (shown.komir, shown.fide, shown.egd);
                (self.name, self.sex, self.born) = (shown.name, shown.sex, shown.birth_year);
                self.club = club.to_owned();
            }
            // Few have a title, and K tells it as well.
            Err(Withheld) => (self.is_withheld, self.title, self.k) = (true, String::new(), None),
        }
    }
}

/// Rows stand in the order of persons, and so do persons.
fn name_all(store: &mut Reader<'_>, lines: &mut [ListLine], clubs: &HashMap<ClubId, String>) -> Result<(), Error> {
    persons::each(store, |person| {
        let Ok(position) = lines.binary_search_by_key(&person.id, |line| line.person) else { return Ok(()) };
        let club = person.club.and_then(|club| clubs.get(&club)).map_or("", String::as_str);
        lines[position].name_after(&person, club);
        Ok(())
    })
}
