//! Players to whom a file gives a rating, and the register none, although FIDE may have one for them: the file gives FIDE's
//! number too, or a kept list of FIDE's has somebody of that name. Rated as they stand they would count as unrated, and every
//! game against them for nothing.

pub(super) mod on_fides;

pub use on_fides::Listed;

use crate::acts::desk::act_of;
use crate::acts::{Act, ImportAct};
use crate::intake::read_report::Unidentified;
use crate::lists::TakenRating;
use crate::lists::compute::{Rulings, Shelf};
use crate::refusal::OfficeError;
use crate::register::PersonFields;
use arpad_model::{FideId, List, ListId, Origin, PersonId, Series, Tempo, TournamentId};
use arpad_registry::tables::{list_rows, lists, persons};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::collections::HashSet;

/// A player whom the file rates and the register does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stranger {
    /// The line, from 0.
    pub line: u32,
    /// The person, or the number he would get.
    pub person: PersonId,
    /// The name in the file.
    pub name: String,
    /// FIDE's number in the file, or of the person; none where FIDE's list alone suggests who it is.
    pub fide: Option<FideId>,
    /// The rating in the file.
    pub rating: i32,
    /// Whom a line without a number may mean on the kept list of FIDE's.
    pub listed: Vec<Listed>,
}

impl Stranger {
    /// Line, name, number and rating in a sentence; without a number, whom FIDE's list has by the name.
    pub(super) fn short(&self) -> String {
        let number = match self.fide {
            Some(fide) => format!("FIDE {fide}, {}", self.rating),
            None => {
                let listed: Vec<String> = self.listed.iter().map(Listed::short).collect();
                format!("{}; {}", self.rating, listed.join("; "))
            }
        };
        format!("{}. {} ({number})", self.line + 1, self.name)
    }

    /// The file's rating, taken over.
    pub(super) fn taken(&self, series: Series) -> TakenRating {
        TakenRating { person: self.person, series, rating: self.rating, k: None, games: None }
    }
}

/// The players of a report, as far as it is known who they are.
pub(crate) struct Players<'a> {
    /// The event.
    pub tournament: Option<TournamentId>,
    /// What the file says.
    pub reported: &'a Unidentified,
    /// Everybody; who is not known has the number he would get.
    pub persons: &'a [PersonId],
    /// Those who would enter the register.
    pub new: &'a [PersonFields],
    /// Lines, from 0, of whom the register has candidates: who they are is asked first.
    pub in_doubt: &'a [u32],
}

/// Players whom a file rates and the register does not.
#[derive(Default)]
pub(crate) struct Sorted {
    /// Those about whom somebody must say how they count.
    pub strangers: Vec<Stranger>,
    /// Those in the register who count as unrated, and are told: FIDE may have no rating for them either.
    pub unrated: Vec<Stranger>,
}

/// Sorts them out. Whom a FIDE list in force has as unrated is no stranger: the file's rating is another federation's, or a
/// slip.
pub(crate) fn sorted_out(store: &mut Reader<'_>, players: &Players<'_>) -> Result<Sorted, OfficeError> {
    let Players { tournament, reported, persons, new, in_doubt } = *players;
    let Series::Chess(_) = reported.series else { return Ok(Sorted::default()) };
    let suspects = reported.players.iter().zip(persons).zip(0..).filter_map(|((sought, person), line)| {
        if in_doubt.contains(&line) {
            return None;
        }
        let (fide, rating) = (sought.fide, sought.rating?);
        Some(Stranger { line, person: *person, name: sought.name.clone(), fide, rating, listed: Vec::new() })
    });
    let mut suspects: Vec<Stranger> = suspects.collect();
    let known = ledger::head(store)?.0.next();
    // Whoever is unrated in rapid or blitz starts from his standard rating.
    let mut governs_since = None;
    for series in [Series::Chess(Tempo::Standard), reported.series] {
        let shelf = Shelf::read(store, series, known)?;
        if let Some(list) = shelf.in_force(reported.starts) {
            governs_since = Some(list.day);
            // Whoever is kept beside the list is met with that rating.
            let persons: Vec<PersonId> = suspects.iter().map(|one| one.person).collect();
            let rated = shelf.ratings_among(store, list, reported.starts, &persons)?;
            suspects.retain(|one| !rated.contains_key(&one.person));
        }
    }
    if suspects.is_empty() {
        return Ok(Sorted::default());
    }
    let rulings = Rulings::read(store, known, reported.series, None, Date::MAX)?;
    suspects.retain(|one| {
        let is_taken = rulings.taken(one.person, |of| Some(of) == tournament).is_some();
        !is_taken && !rulings.ratings.contains_key(&one.person) && !rulings.taken_standard.contains_key(&one.person)
    });
    let imports = imports(store, reported.starts)?;
    let newest = imports.first().map(|one| one.day);
    let mut on_fides = HashSet::new();
    // Of an older one our own list has the last word: who fell below the floor since is unrated.
    for import in imports.iter().filter(|one| Some(one.day) == newest && Some(one.day) >= governs_since) {
        let counts = |series: Series| [reported.series, Series::Chess(Tempo::Standard)].contains(&series);
        for list in import.lists.iter().filter(|list| counts(list.series)) {
            on_fides.extend(rated(store, list.list, &suspects)?);
        }
    }
    let mut strangers = Vec::with_capacity(suspects.len());
    let (mut nameless, mut unrated) = (Vec::new(), Vec::new());
    for mut one in suspects {
        let registered = match new.iter().any(|fields| fields.person == one.person) {
            true => None,
            false => persons::get(store, one.person)?,
        };
        let country = registered.as_ref().map(|person| person.country.clone());
        let covers = |import: &ImportAct| {
            let is_whole = import.country.is_empty();
            Some(import.day) == newest && country.as_ref().is_some_and(|country| is_whole || import.country == *country)
        };
        one.fide = one.fide.or(registered.as_ref().and_then(|person| person.fide));
        unrated.extend(registered.is_some().then(|| one.clone()));
        // On a list of FIDE's that does not govern here he may well have a rating.
        if !on_fides.contains(&one.person) && imports.iter().any(covers) {
            continue;
        }
        match one.fide {
            Some(_) => strangers.push(one),
            None => nameless.push((one, registered)),
        }
    }
    if let Some(import) = list_for(&imports, reported.series)
        && !nameless.is_empty()
    {
        strangers.extend(on_fides::among_names(store, import, reported, nameless)?);
        strangers.sort_by_key(|one| one.line);
    }
    unrated.retain(|one| !strangers.iter().any(|other| other.line == one.line));
    Ok(Sorted { strangers, unrated })
}

/// The import whose bytes are looked into for an event of a series: a file of one tempo tells nothing of the others.
pub(super) fn list_for(imports: &[ImportAct], series: Series) -> Option<&ImportAct> {
    let tells = |import: &&ImportAct| import.lists.iter().any(|list| list.series == series);
    imports.iter().find(tells).or_else(|| imports.first())
}

/// Those of them who are rated on a list.
fn rated(store: &mut Reader<'_>, list: ListId, suspects: &[Stranger]) -> Result<HashSet<PersonId>, OfficeError> {
    let mut persons: Vec<PersonId> = suspects.iter().map(|one| one.person).collect();
    persons.sort_unstable();
    let rows = list_rows::among(store, list, &persons)?;
    Ok(rows.into_iter().filter(|row| row.rating.is_some()).map(|row| row.person).collect())
}

/// The imports of FIDE's lists from which a rating for an event of this day can come: those before it, the newest first;
/// before the first of all, that.
pub(super) fn imports(store: &mut Reader<'_>, starts: Date) -> Result<Vec<ImportAct>, OfficeError> {
    let mut all: Vec<List> = Vec::new();
    for tempo in Tempo::ALL {
        let fides = lists::of(store, Series::Chess(tempo))?.into_iter();
        all.extend(fides.filter(|list| list.origin == Origin::Fide && list.published.is_some()));
    }
    let earliest = all.iter().map(|list| list.day).min();
    all.retain(|list| list.day <= starts || Some(list.day) == earliest);
    all.sort_by_key(|list| std::cmp::Reverse((list.day, list.closed)));
    all.dedup_by_key(|list| list.closed);
    let mut imports = Vec::with_capacity(all.len());
    for list in all {
        if let Some(entry) = ledger::entry(store, list.closed)?
            && let Act::Import(import) = act_of(&entry)?
        {
            imports.push(import);
        }
    }
    Ok(imports)
}
