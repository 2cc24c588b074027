//! What a player has towards FIDE's titles: norms with the event and the ledger entry that prove them, the highest rating with its
//! list, a rating reached inside a period, and title by title what is missing.

mod inside;
mod proof;

pub use inside::ReachedInside;
pub use proof::{NormProof, register_norms};

use crate::acts::desk::OfficeError;
use crate::register::{persons_of, registered};
use arpad_model::{List, Origin, Person, PersonId, Series, Sex, Tempo};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists, titles};
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::application::{Application, Completeness, application};
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::interim::rating_needed;
use arpad_rules::titles::title::{FideTitle, Titles};
use inside::Periods;
use jiff::civil::Date;

/// The series that titles go by.
const STANDARD: Series = Series::Chess(Tempo::Standard);

/// A player's dossier.
#[derive(Clone, Debug)]
pub struct TitleDossier {
    /// Who.
    pub person: Person,
    /// The edition an application of the day is judged by.
    pub edition: &'static Edition,
    /// The titles of FIDE that he holds.
    pub held: Titles,
    /// Every norm, the oldest first.
    pub norms: Vec<NormProof>,
    /// The highest published rating.
    pub highest: Option<Highest>,
    /// Title by title, those that are not held.
    pub sought: Vec<TitleSought>,
}

/// A published rating with its list.
#[derive(Clone, Debug)]
pub struct Highest {
    /// The rating.
    pub rating: i16,
    /// Rated games ever by then, where they are known.
    pub games: Option<u32>,
    /// The list.
    pub list: List,
}

/// What an application for one title would rest on.
#[derive(Clone, Debug)]
pub struct TitleSought {
    /// The title.
    pub title: FideTitle,
    /// The rating inside a period, where no list has enough.
    pub inside: Option<ReachedInside>,
    /// What is met and what is missing.
    pub completeness: Completeness,
}

/// The dossier of a person as of a day; none where no edition of the title regulations is modelled for it.
pub fn title_dossier(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<Option<TitleDossier>, OfficeError> {
    let Ok(edition) = Calendar::default().title_edition_on(day) else { return Ok(None) };
    let person = registered(store, person)?;
    let numbers: Vec<PersonId> = persons_of(store, person.clone())?.iter().map(|one| one.id).collect();
    let mut held: Titles = FideTitle::parse(&person.title).map_or(Titles::NONE, |title| Titles::of(&[title]));
    for number in &numbers {
        let awarded = titles::of(store, *number)?.into_iter().filter(|one| one.awarded <= day);
        held = awarded.filter_map(|one| FideTitle::parse(&one.title)).fold(held, Titles::with);
    }
    let norms = proof::norms(store, &numbers, day)?;
    let published = published(store, person.id, day)?;
    let highest = published.iter().max_by_key(|one| (one.rating, std::cmp::Reverse(one.list.day))).cloned();
    let mut periods = Periods::new(person.id, day);
    let mut sought = Vec::new();
    for title in FideTitle::ALL.into_iter().filter(|title| is_sought(&person, held, *title)) {
        let (_, bound, games) = rating_needed(edition, title);
        let enough = |one: &&Highest| one.rating >= bound && one.games.unwrap_or_default() >= games;
        let first = published.iter().find(enough);
        let inside = match first {
            Some(_) => None,
            None => periods.reached(store, edition, title)?,
        };
        let reached = first.map(|one| (one.rating, one.games, one.list.day));
        let reached = reached.or_else(|| {
            let inside = inside.as_ref().filter(|one| one.answer.reached_after.is_some())?;
            Some((inside.answer.interim as i16, Some(inside.games), inside.day))
        });
        let (rating, games, on) = match reached {
            Some((rating, games, day)) => (Some(rating), games, Some(day)),
            None => (highest.as_ref().map(|one| one.rating), highest.as_ref().and_then(|one| one.games), None),
        };
        let of_title = norms.iter().filter(|norm| norm.sought.norm.title == title);
        let case = Application {
            title,
            highest_rating: rating,
            games,
            reached: on,
            norms: of_title.map(|norm| norm.gained.clone()).collect(),
        };
        sought.push(TitleSought { title, inside, completeness: application(edition, &case) });
    }
    Ok(Some(TitleDossier { person, edition, held, norms, highest, sought }))
}

/// Not held, nor a higher one of its family; those of women for women.
fn is_sought(person: &Person, held: Titles, title: FideTitle) -> bool {
    let is_hers = !title.is_womens() || person.sex == Some(Sex::Female);
    let has_higher = held.each().any(|one| one == title || one.lesser().any(|lesser| lesser == title));
    is_hers && !has_higher
}

/// Every published rating by its list, the oldest first.
fn published(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<Vec<Highest>, OfficeError> {
    let mut all = lists::of(store, STANDARD)?;
    all.retain(|list| list.published.is_some() && list.day <= day);
    all.sort_by_key(|list| (list.day, list.origin == Origin::Computed, list.revision));
    let mut found = Vec::new();
    for list in all {
        let Some(row) = list_rows::get(store, list.id, person)? else { continue };
        if let Some(rating) = row.rating.and_then(|rating| i16::try_from(rating).ok()) {
            found.push(Highest { rating, games: row.games, list });
        }
    }
    Ok(found)
}
