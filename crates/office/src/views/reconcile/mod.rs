//! What we computed beside what FIDE published: who differs, by how much, and what is likely behind it. FIDE's list is one
//! that was imported, or a file that is looked at and adopted by nobody.

mod cause;
mod searched;
mod theirs;

pub use cause::Cause;
pub use searched::{Explanation, Why};
pub use theirs::Against;

use crate::acts::desk::{OfficeError, Refusal};
use crate::lists::compute::{Shelf, overlaid, withdrawn};
use crate::refusal::code;
use arpad_codes::RefusalCode;
use arpad_model::{
    Birth, CorrectionKind, EditionId, EntryId, FideId, List, ListRow, Origin, PersonId, PersonName, Series, Tempo,
};
use arpad_registry::Reader;
use arpad_registry::tables::{decisions, list_rows, list_starts, lists, persons, reports};
use cause::{Evidence, explained};
use jiff::ToSpan;
use jiff::civil::Date;
use searched::{Known as KnownOf, searched};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use theirs::Theirs;

/// One player on both lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Who.
    pub person: PersonId,
    /// The name.
    pub name: PersonName,
    /// FIDE number.
    pub fide: Option<FideId>,
    /// The rating our list started from.
    pub before: Option<i32>,
    /// Ours.
    pub forecast: Option<i32>,
    /// FIDE's.
    pub published: Option<i32>,
    /// Games we counted, and FIDE.
    pub games: (u32, u32),
    /// Our K, where every game had the same.
    pub k: Option<u8>,
    /// The K that explains FIDE's rating, where another one does that the law can give him.
    pub other_k: Option<u8>,
    /// The rating FIDE itself started from, where it is another one.
    pub other_start: Option<i32>,
    /// What is likely behind it.
    pub cause: Cause,
    /// What gives FIDE's number exactly, by its place among the explanations; none where nothing was looked for.
    pub explanation: Option<usize>,
}

impl Compared {
    /// Published less forecast; none where one of them is missing.
    pub fn difference(&self) -> Option<i32> {
        Some(self.published? - self.forecast?)
    }
}

/// The two lists of a day, compared.
#[derive(Clone, Debug)]
pub struct Reconciliation {
    /// Ours: the newest revision.
    pub forecast: List,
    /// FIDE's, where it was imported; none = a file that was looked at.
    pub published: Option<List>,
    /// Everybody with a game on either list or with a difference, by cause, the largest difference first.
    pub players: Vec<Compared>,
    /// What gives FIDE's numbers exactly, or that nothing does.
    pub explanations: Vec<Explanation>,
    /// The names of everybody they speak of.
    pub names: HashMap<PersonId, PersonName>,
    /// The edition of the list.
    pub edition: EditionId,
    /// Who writes to FIDE.
    pub federation: String,
    /// Players of the file with games whom the register does not know.
    pub strangers: u64,
}

impl Reconciliation {
    /// How many there are of a cause.
    pub fn count(&self, cause: Cause) -> usize {
        self.players.iter().filter(|player| player.cause == cause).count()
    }
}

/// Compares our list of a day with FIDE's: the imported one, or that of a file. With a federation only its players.
pub fn reconcile(
    store: &mut Reader<'_>,
    tempo: Tempo,
    day: Date,
    against: Option<Against<'_>>,
    federation: &str,
) -> Result<Reconciliation, OfficeError> {
    let all = lists::of(store, Series::Chess(tempo))?;
    let missing = |code: RefusalCode| Refusal::new(code).with("series", tempo.as_str()).with("date", day);
    let of_day = |origin: Origin| all.iter().filter(move |list| list.day == day && list.origin == origin);
    let forecast = of_day(Origin::Computed).max_by_key(|list| list.revision).cloned();
    let forecast = forecast.ok_or_else(|| missing(code::LIST_NOT_CLOSED))?;
    let published = match &against {
        Some(_) => None,
        None => Some(
            of_day(Origin::Fide)
                .max_by_key(|list| list.revision)
                .cloned()
                .ok_or_else(|| missing(code::LIST_NOT_IMPORTED))?,
        ),
    };
    let theirs = match (against, &published) {
        (Some(against), _) => theirs::of_file(store, tempo, day, against, federation)?,
        (None, Some(list)) => Theirs { rows: list_rows::of(store, list.id)?, strangers: 0 },
        (None, None) => Theirs { rows: Vec::new(), strangers: 0 },
    };
    let base = started_from(store, &forecast)?;
    // What FIDE itself started from, with the K it printed; an older list of FIDE's says nothing of it.
    let directly = day.saturating_sub(1.month());
    let is_before = |list: &&List| list.origin == Origin::Fide && list.day == directly;
    let before = all.iter().filter(is_before).max_by_key(|list| list.revision);
    let fides = match before {
        Some(list) => list_rows::of(store, list.id)?,
        None => Vec::new(),
    };
    let pending = pending(store, &forecast)?;
    let ours = list_rows::of(store, forecast.id)?;
    let differing = differing(&ours, &theirs.rows);
    let people = people(store, &differing, federation)?;
    let law = cause::law(tempo, day)?;
    let row = |rows: &'_ [ListRow], person| row_of(rows, person).cloned();
    let starts: Vec<_> = people.keys().map(|person| (*person, row(&base, *person), row(&fides, *person))).collect();
    let starts: HashMap<PersonId, _> =
        starts.into_iter().map(|(person, start, fides)| (person, (start, fides))).collect();
    let evidence = |person: PersonId| {
        let (start, fides) = starts.get(&person)?;
        Some(Evidence {
            ours: row_of(&ours, person),
            theirs: row_of(&theirs.rows, person),
            start: start.as_ref(),
            fides: fides.as_ref(),
            born: people.get(&person).and_then(|(.., born)| *born),
            is_pending: pending.contains(&person),
        })
    };
    let known = people.iter().filter_map(|(person, (name, ..))| {
        let evidence = evidence(*person)?;
        let (other_k, other_base) = (evidence.possible_k(&law), evidence.other_start());
        Some((*person, KnownOf { name: name.clone(), other_k, other_base }))
    });
    let explanations = searched(store, (&forecast, tempo), (&ours, &theirs), &known.collect())?;
    let mut players = Vec::new();
    for (person, (name, fide, _)) in &people {
        let Some(evidence) = evidence(*person) else { continue };
        let found = explanations.iter().enumerate().find(|(_, one)| one.persons.contains(person));
        players.extend(explained(&evidence, found).map(|one| Compared {
            person: *person,
            name: name.clone(),
            fide: *fide,
            ..one
        }));
    }
    players.sort_by_key(|player| (player.cause, Reverse(player.difference().unwrap_or(0).abs()), player.person));
    let mut names: HashMap<PersonId, PersonName> = HashMap::new();
    let whys = explanations.iter().flat_map(|one| one.sets.iter().flatten());
    for person in whys.flat_map(|why| &why.persons) {
        let name = match people.get(person) {
            Some((name, ..)) => Some(name.clone()),
            None => persons::get(store, *person)?.map(|person| person.name),
        };
        names.extend(name.map(|name| (*person, name)));
    }
    let (edition, strangers) = (law.edition, theirs.strangers);
    let federation = crate::acts::found::federation(store)?.name;
    Ok(Reconciliation { forecast, published, players, explanations, names, edition, federation, strangers })
}

/// The rows our list started from: those of its base, whoever was kept beside them, and what corrections had moved.
fn started_from(store: &mut Reader<'_>, forecast: &List) -> Result<Vec<ListRow>, OfficeError> {
    let shelf = Shelf::read(store, forecast.series, forecast.closed)?;
    let Some(base) = forecast.base.and_then(|id| shelf.get(id).cloned()) else { return Ok(Vec::new()) };
    let rows = overlaid(list_rows::of(store, base.id)?, &list_starts::of(store, forecast.id)?);
    Ok(shelf.with_kept(store, &base, forecast.day, rows)?)
}

fn row_of(rows: &[ListRow], person: PersonId) -> Option<&ListRow> {
    rows.binary_search_by_key(&person, |row| row.person).ok().map(|place| &rows[place])
}

/// Whose rows say something else, or something at all.
fn differing(ours: &[ListRow], theirs: &[ListRow]) -> HashSet<PersonId> {
    let has_games = |row: Option<&ListRow>| row.is_some_and(|row| row.period_games > 0);
    let rating = |row: Option<&ListRow>| row.and_then(|row| row.rating);
    let told = beside(ours, theirs)
        .filter(|(_, ours, theirs)| rating(*ours) != rating(*theirs) || has_games(*ours) || has_games(*theirs));
    told.map(|(person, ..)| person).collect()
}

/// Who these are, as far as they are of the federation.
type Known = HashMap<PersonId, (PersonName, Option<FideId>, Option<Birth>)>;

fn people(store: &mut Reader<'_>, wanted: &HashSet<PersonId>, federation: &str) -> Result<Known, OfficeError> {
    let mut known: Known = HashMap::with_capacity(wanted.len());
    persons::each(store, |person| {
        let is_theirs = federation.is_empty() || person.country.eq_ignore_ascii_case(federation);
        if is_theirs && wanted.contains(&person.id) {
            known.insert(person.id, (person.name, person.fide, person.born));
        }
        Ok(())
    })?;
    Ok(known)
}

/// Persons whose tournaments say something else by now than when the forecast counted them; what was corrected and taken
/// back, or counts in a later list, does not.
fn pending(store: &mut Reader<'_>, forecast: &List) -> Result<HashSet<PersonId>, OfficeError> {
    let mut persons = HashSet::new();
    let known = [forecast.closed, EntryId::LAST];
    let [withdrawn_then, withdrawn_now] = [withdrawn(store, known[0])?, withdrawn(store, known[1])?];
    for correction in decisions::corrections(store, EntryId::LAST)? {
        let rated_in = correction.list.map(|list| lists::get(store, list)).transpose()?.flatten();
        if correction.entry <= forecast.closed || rated_in.is_some_and(|list| list.day > forecast.day) {
            continue;
        }
        let Some(id) = correction.tournament else {
            persons.extend(decisions::overturned_by(store, correction.entry)?.and_then(|decision| decision.person));
            continue;
        };
        // As it was, and as it is.
        let [then, now] = [reports::known(store, id, known[0])?, reports::known(store, id, known[1])?];
        let is_out = withdrawn_then.contains(&id) != withdrawn_now.contains(&id);
        let is_decided = matches!(correction.what, CorrectionKind::Decision | CorrectionKind::Appeal);
        if then != now || is_out || is_decided {
            persons.extend([then, now].iter().flatten().flat_map(|report| report.persons()));
        }
    }
    Ok(persons)
}

/// Both lists in the order of persons.
fn beside<'a>(
    ours: &'a [ListRow],
    theirs: &'a [ListRow],
) -> impl Iterator<Item = (PersonId, Option<&'a ListRow>, Option<&'a ListRow>)> {
    let (mut ours, mut theirs) = (ours.iter().peekable(), theirs.iter().peekable());
    std::iter::from_fn(move || {
        let next = |row: Option<&&ListRow>| row.map_or(PersonId(u32::MAX), |row| row.person);
        let person = next(ours.peek()).min(next(theirs.peek()));
        let one = ours.next_if(|row| row.person == person);
        let other = theirs.next_if(|row| row.person == person);
        (one.is_some() || other.is_some()).then_some((person, one, other))
    })
}
