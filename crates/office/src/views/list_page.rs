//! A list from the registry as lines for [`crate::files::export`]: which list is meant, who is on it, and how he stood before.

use super::as_published::{as_called, called_otherwise, clubs_told, persons_told, told_at};
use super::decided_now::mark_decided;
use super::marked::marked;
use super::public::{PublicPerson, Withheld, in_force};
use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::found::federation;
use crate::acts::minors::Minors;
use crate::files::export::{ListHead, ListLine, Selection, Since};
use crate::lists::Owners;
use crate::lists::compute::{Shelf, has_moved, in_order, list_before};
use crate::refusal::code;
use crate::views::records::no_list;
use arpad_model::{
    Activity, ClubId, EntryId, Grade, List, ListRow, Moment, Origin, Person, PersonId, PersonName, Series,
    TournamentId, hex,
};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::tables::{clubs, everybody, persons};
use arpad_registry::{Error, Reader};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::{HashMap, HashSet};

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

/// What stands for a tournament where the list of a day is meant on which the committee decided; tournaments are numbered
/// from 1.
pub const DECISIONS: TournamentId = TournamentId(0);

/// Which list somebody asks for.
#[derive(Clone, Copy, Debug)]
pub struct Which {
    /// The series.
    pub series: Series,
    /// The date.
    pub date: Wanted,
    /// In go, the tournament after which it was made, for a day may have several, or [`DECISIONS`]; none = the last.
    pub after: Option<TournamentId>,
    /// A revision; none = the newest.
    pub revision: Option<u32>,
    /// Only what was published by the end of this day, as anybody could know it then.
    pub as_known_on: Option<Date>,
    /// FIDE's own, or the one computed here; none = the one that governs.
    pub origin: Option<Origin>,
}

/// The list that is meant: the last of the shelf that governs, a forecast only where there is no such, and one that is not
/// published yet only where none is.
pub fn find_list(store: &mut Reader<'_>, which: &Which) -> Result<List, OfficeError> {
    let owners = Owners::read(store, which.series, EntryId::LAST)?;
    let mut all = in_order(lists::of(store, which.series)?, &owners);
    match which.origin {
        Some(origin) => all.retain(|list| list.origin == origin),
        None => {
            let known = all.clone();
            all.retain(|list| !owners.is_beside(list, &known));
        }
    }
    if let Some(day) = which.as_known_on {
        all.retain(|list| published_on(list).is_some_and(|published| published <= day));
    }
    if let Some(after) = which.after {
        all.retain(|list| list.tournament.unwrap_or(DECISIONS) == after);
    }
    if which.revision.is_none() {
        let known = all.clone();
        all.retain(|list| !has_moved(list, &known));
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
    let published = || meant().filter(|list| list.published.is_some());
    let governing = published().rfind(|list| !owners.is_forecast(list));
    let found = governing.or_else(|| published().next_back()).or_else(|| meant().next_back());
    if let Some(list) = found {
        return Ok(list.clone());
    }
    let refusal = match which.date {
        Wanted::Latest => no_list(store, which.series)?,
        Wanted::Month(day) | Wanted::Day(day) => {
            Refusal::new(code::LIST_UNKNOWN).with("date", day).with("series", which.series.as_str())
        }
    };
    Err(refusal.into())
}

/// The other published list of a chess list's day: ours beside FIDE's, FIDE's beside ours.
pub fn beside(store: &mut Reader<'_>, list: &List) -> Result<Option<List>, OfficeError> {
    let is_other = |one: &List| one.day == list.day && one.origin != list.origin && one.published.is_some();
    Ok(lists::of(store, list.series)?.into_iter().filter(is_other).max_by_key(|one| one.revision))
}

/// The day of publication.
fn published_on(list: &List) -> Option<Date> {
    list.published_at.map(Moment::day)
}

/// A list with its lines, the strongest first. Who is unrated has no line, unless he fell below the floor on this list.
pub fn list_page(store: &mut Reader<'_>, list: &List) -> Result<(ListHead, Vec<ListLine>), OfficeError> {
    let page = chosen_page(store, list, &Selection::default())?;
    Ok((page.head, page.lines))
}

/// The lines of a list that somebody asks for.
pub struct ListPage {
    /// The list.
    pub head: ListHead,
    /// The chosen lines, in their order.
    pub lines: Vec<ListLine>,
    /// How many have a line on it.
    pub all: usize,
}

/// A list with the lines that are asked for. Only what decides is read of everybody: the names of a few out of hundreds of
/// thousands are looked up when it is known who they are.
pub fn chosen_page(store: &mut Reader<'_>, list: &List, selection: &Selection) -> Result<ListPage, OfficeError> {
    let head = ListHead {
        series: list.series,
        date: list.day,
        revision: list.revision,
        federation: federation(store)?.name,
        edition: list.edition.clone(),
        published: list.published_at,
        hash: hex(&list.hash),
    };
    let told = told_at(store, list)?;
    let clubs =
        Clubs { names: clubs_told(store, told)?, counties: clubs::counties(store)?, minors: Minors::read(store)? };
    let previous = list_at(store, list, selection.since)?;
    let Standing { mut lines, all } = match some_of(store, list, selection, told)? {
        Some(few) => few,
        None => everybody_on(store, list)?,
    };
    // Before anything is chosen: a choice that somebody hidden meets would tell of him what his line does not.
    let withheld: HashSet<PersonId> = persons::withheld(store)?.into_iter().collect();
    lines.iter_mut().filter(|line| withheld.contains(&line.person)).for_each(ListLine::withhold);
    if selection.asks_what_was() {
        compare(store, &mut lines, (previous.as_ref(), selection.since))?;
    }
    if selection.asks_who() {
        match lines.len() {
            ..FEW => name_all(store, &mut lines, told, &clubs)?,
            _ => describe(store, &mut lines, told, &clubs)?,
        }
    }
    selection.narrow(&mut lines);
    if !selection.asks_what_was() {
        compare(store, &mut lines, (previous.as_ref(), selection.since))?;
    }
    name_all(store, &mut lines, told, &clubs)?;
    mark_decided(store, list, &mut lines)?;
    Ok(ListPage { head, lines: selection.choose(lines), all })
}

/// What lines say of clubs, as a list calls them and with the counties of today; and what they say of minors.
struct Clubs {
    names: HashMap<ClubId, String>,
    counties: HashMap<ClubId, String>,
    minors: Minors,
}

impl Clubs {
    /// Name and county of a club.
    fn told(&self, club: Option<ClubId>) -> (&str, &str) {
        let Some(club) = club else { return ("", "") };
        (self.names.get(&club).map_or("", String::as_str), self.counties.get(&club).map_or("", String::as_str))
    }
}

/// The list that changes are counted from. Who asks about a year before the first list is told of no changes.
pub(crate) fn list_at(store: &mut Reader<'_>, list: &List, since: Since) -> Result<Option<List>, OfficeError> {
    match since {
        Since::ListBefore => Ok(list_before(store, list)?),
        Since::YearBefore => in_force(store, list.series, list.day.saturating_sub(1.year())),
    }
}

/// The lines of a list before it is known who they are, in the order of persons.
struct Standing {
    lines: Vec<ListLine>,
    /// How many have a line on it.
    all: usize,
}

fn everybody_on(store: &mut Reader<'_>, list: &List) -> Result<Standing, OfficeError> {
    let mut lines: Vec<ListLine> = Vec::with_capacity(list.players as usize);
    let mut unrated: Vec<ListRow> = Vec::new();
    list_rows::each(store, list.id, |row| {
        match row.rating {
            Some(_) => lines.push(line(row)),
            None => unrated.push(row),
        }
        Ok(())
    })?;
    lines.extend(marked(store, list, unrated)?.into_iter().map(line));
    for row in kept_beside(store, list)?.into_iter().filter(|row| row.rating.is_some()) {
        lines.push(ListLine { is_kept: true, ..line(row) });
    }
    lines.sort_unstable_by_key(|line| line.person);
    Ok(Standing { all: lines.len(), lines })
}

/// The same where only some countries are asked for and few persons of a long list are of them.
fn some_of(
    store: &mut Reader<'_>,
    list: &List,
    selection: &Selection,
    told: Option<EntryId>,
) -> Result<Option<Standing>, OfficeError> {
    let Some(countries) = selection.countries().filter(|_| list.players as usize > FEW) else { return Ok(None) };
    let mut persons = everybody::of_countries(store, &countries)?;
    // Who was of one of them when the list was told, whatever he is today.
    let was = called_otherwise(store, told)?;
    let was = was.iter().filter(|(_, called)| countries.iter().any(|one| one.eq_ignore_ascii_case(&called.country)));
    persons.extend(was.map(|(person, _)| *person));
    persons.sort_unstable();
    persons.dedup();
    if persons.len() > list.players as usize / 4 {
        return Ok(None);
    }
    let is_meant = |row: &ListRow| persons.binary_search(&row.person).is_ok();
    let unrated = list_rows::unrated(store, list.id)?;
    let marked = marked(store, list, unrated)?;
    let mut kept = kept_beside(store, list)?;
    kept.retain(|row| row.rating.is_some());
    let all = list_rows::count_rated(store, list.id)? + marked.len() + kept.len();
    let rows = list_rows::among(store, list.id, &persons)?.into_iter().filter(|row| row.rating.is_some());
    let mut lines: Vec<ListLine> = rows.chain(marked.into_iter().filter(is_meant)).map(line).collect();
    lines.extend(kept.into_iter().filter(is_meant).map(|row| ListLine { is_kept: true, ..line(row) }));
    lines.sort_unstable_by_key(|line| line.person);
    Ok(Some(Standing { lines, all }))
}

/// From so many on one walk over everybody is quicker than looking them up.
const FEW: usize = 10_000;

/// Says how everybody stood on an earlier list.
fn compare(
    store: &mut Reader<'_>,
    lines: &mut [ListLine],
    (previous, since): (Option<&List>, Since),
) -> Result<(), Error> {
    let Some(previous) = previous else { return Ok(()) };
    let before: HashMap<PersonId, i32> = match lines.len() {
        ..FEW => {
            let persons: Vec<PersonId> = lines.iter().map(|line| line.person).collect();
            let rows = standing_on(store, previous, &persons)?.into_iter();
            rows.filter_map(|row| Some((row.person, row.rating?))).collect()
        }
        _ => all_on(store, previous)?,
    };
    for line in lines.iter_mut().filter(|line| !line.is_withheld) {
        // What is kept has not moved since the list before.
        let is_still = line.is_kept && since == Since::ListBefore;
        line.before = if is_still { line.rating } else { before.get(&line.person).copied() };
    }
    Ok(())
}

/// Says of everybody what lines are chosen by.
fn describe(store: &mut Reader<'_>, lines: &mut [ListLine], told: Option<EntryId>, clubs: &Clubs) -> Result<(), Error> {
    let called = called_otherwise(store, told)?;
    everybody::each_choice(store, |person, choice| {
        let Ok(position) = lines.binary_search_by_key(&person, |line| line.person) else { return Ok(()) };
        let line = &mut lines[position];
        let (country, club) = match called.get(&person) {
            Some(called) => (called.country.clone(), called.club),
            None => (choice.country, choice.club),
        };
        line.country = country;
        if !choice.withheld {
            let has_year = clubs.minors.of(choice.born).has_year();
            (line.sex, line.born) = (choice.sex, choice.born.map(|born| born.year()).filter(|_| has_year));
            let (club, county) = clubs.told(club);
            (line.club, line.county) = (club.to_owned(), county.to_owned());
        }
        Ok(())
    })
}

fn line(row: ListRow) -> ListLine {
    ListLine {
        title: row.title,
        games: row.period_games,
        k: row.k,
        active: row.active,
        grade: row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?)),
        is_withheld: false,
        ..unnamed(row.person, row.rating, None)
    }
}

/// Who is not on FIDE's list and keeps the last rating, as it stands beside that list.
pub(crate) fn kept_beside(store: &mut Reader<'_>, list: &List) -> Result<Vec<ListRow>, Error> {
    match list.origin {
        Origin::Fide => Shelf::read(store, list.series, EntryId::LAST)?.kept(store, list, list.day),
        Origin::Computed => Ok(Vec::new()),
    }
}

/// The rows of these persons on a list, and of those who are kept beside it, in the order of persons.
pub(crate) fn standing_on(store: &mut Reader<'_>, list: &List, persons: &[PersonId]) -> Result<Vec<ListRow>, Error> {
    let mut rows = list_rows::among(store, list.id, persons)?;
    let wanted: HashSet<PersonId> = persons.iter().copied().collect();
    rows.extend(kept_beside(store, list)?.into_iter().filter(|row| wanted.contains(&row.person)));
    rows.sort_unstable_by_key(|row| row.person);
    Ok(rows)
}

/// Everybody's rating on a list, and of those who are kept beside it.
pub(crate) fn all_on(store: &mut Reader<'_>, list: &List) -> Result<HashMap<PersonId, i32>, Error> {
    let mut ratings = list_rows::ratings(store, list.id)?;
    for row in kept_beside(store, list)? {
        if let Some(rating) = row.rating {
            ratings.entry(row.person).or_insert(rating);
        }
    }
    Ok(ratings)
}

/// A line of which only the rating is known yet.
pub(crate) fn unnamed(person: PersonId, rating: Option<i32>, before: Option<i32>) -> ListLine {
    ListLine {
        place: None,
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
        county: String::new(),
        rating,
        before,
        games: 0,
        k: None,
        active: Activity::NotKnown,
        grade: None,
        now: None,
        beside: [None; 3],
        is_withheld: false,
        is_kept: false,
    }
}

impl ListLine {
    /// Says who it is. Of who asked not to be shown nothing is said but the country.
    pub(crate) fn name_after(&mut self, person: &Person, minors: Minors, (club, county): (&str, &str)) {
        self.country.clone_from(&person.country);
        match PublicPerson::of(person, minors) {
            Ok(shown) => {
                (self.komir, self.fide, self.egd) = (shown.komir, shown.fide, shown.egd);
                (self.name, self.sex, self.born) = (shown.name, shown.sex, shown.birth_year);
                (self.club, self.county) = (club.to_owned(), county.to_owned());
            }
            Err(Withheld) => self.withhold(),
        }
    }

    /// What is left of the line of who asked not to be shown: the place and the rating, which those of others follow from,
    /// in go with its grade, and the country. Whatever a line may have beside, now or later, is gone: with the rating before,
    /// games, K or activity somebody who knows the tournaments finds out who it is.
    fn withhold(&mut self) {
        *self = ListLine {
            place: self.place,
            country: std::mem::take(&mut self.country),
            grade: self.grade,
            is_withheld: true,
            ..unnamed(self.person, self.rating, None)
        };
    }
}

/// Says who they are. Lines stand in the order of persons, and so do persons.
fn name_all(store: &mut Reader<'_>, lines: &mut [ListLine], told: Option<EntryId>, clubs: &Clubs) -> Result<(), Error> {
    let name = |lines: &mut [ListLine], person: &Person| {
        if let Ok(position) = lines.binary_search_by_key(&person.id, |line| line.person) {
            lines[position].name_after(person, clubs.minors, clubs.told(person.club));
        }
    };
    if lines.len() < FEW {
        let persons: Vec<PersonId> = lines.iter().map(|line| line.person).collect();
        persons_told(store, told, &persons)?.iter().for_each(|person| name(lines, person));
        return Ok(());
    }
    let called = called_otherwise(store, told)?;
    persons::each(store, |person| {
        name(lines, &as_called(&called, person));
        Ok(())
    })
}
