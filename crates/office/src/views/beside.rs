//! A person of the register beside what a file says of him, and in a few words for whoever has to be sure whom he means.

use crate::acts::desk::OfficeError;
use crate::intake::evidence::Ratings;
use crate::intake::identify::Line;
use crate::intake::known_of;
use crate::intake::open::Opened;
use crate::register::matching::{Ground, Known, grounds};
use crate::register::{registered, standing_for};
use crate::views::person_page::one_person;
use arpad_model::{Person, PersonId, Series};
use arpad_registry::Reader;
use arpad_registry::tables::{clubs, list_rows, lists};

/// A person who is, or may be, the one on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The person.
    pub person: Person,
    /// The rating in force when the event began, the one nearest to the file's where there are several.
    pub rating: Option<i32>,
    /// The club's name; may be empty.
    pub club: String,
    /// What speaks for and against.
    pub grounds: Vec<Ground>,
}

impl Beside {
    /// What speaks against.
    pub fn against(&self) -> impl Iterator<Item = Ground> {
        self.grounds.iter().copied().filter(|ground| ground.is_against())
    }
}

/// Everybody who is, or may be, meant by the lines of a file, line by line, the likeliest first.
pub fn beside(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<Vec<Beside>>, OfficeError> {
    let meant = |line: &Line| -> Vec<(PersonId, Vec<Ground>)> {
        match line {
            Line::Known(person) => vec![(*person, Vec::new())],
            Line::Doubt(candidates) => candidates.iter().map(|one| (one.person, one.grounds.clone())).collect(),
            Line::New | Line::Nobody => Vec::new(),
        }
    };
    let meant: Vec<Vec<(PersonId, Vec<Ground>)>> = opened.lines.iter().map(meant).collect();
    let everybody: Vec<PersonId> = meant.iter().flatten().map(|(person, _)| *person).collect();
    let mut ratings = Ratings::of(store, opened.reported.series, opened.reported.starts)?;
    ratings.read(store, &everybody)?;
    let mut all = Vec::with_capacity(meant.len());
    for (meant, sought) in meant.into_iter().zip(&opened.reported.players) {
        let mut of_line = Vec::with_capacity(meant.len());
        for (id, told) in meant {
            let person = registered(store, id)?;
            let rating = ratings.beside(id, sought.rating);
            let club = match person.club {
                Some(club) => clubs::get(store, club)?.map(|club| club.name).unwrap_or_default(),
                None => String::new(),
            };
            let weighed = || grounds(sought, &Known { rating, ..known_of(person.clone()) });
            let grounds = if told.is_empty() { weighed() } else { told };
            of_line.push(Beside { person, rating, club, grounds });
        }
        all.push(of_line);
    }
    Ok(all)
}

/// A person with the newest rating there is, in the first series that has one.
pub fn described(store: &mut Reader<'_>, person: PersonId) -> Result<(Person, Option<i32>), OfficeError> {
    let found = registered(store, person)?;
    for series in Series::ALL {
        let mut published = lists::of(store, series)?;
        published.retain(|list| list.published.is_some());
        let newest = published.into_iter().max_by_key(|list| (list.day, list.id));
        let Some(newest) = newest else { continue };
        if let Some(rating) = list_rows::get(store, newest.id, person)?.and_then(|row| row.rating) {
            return Ok((found, Some(rating)));
        }
    }
    Ok((found, None))
}

/// The one person somebody means by a number or a name; a merged number leads to the one it stands for.
pub fn meant(store: &mut Reader<'_>, text: &str) -> Result<PersonId, OfficeError> {
    let found = one_person(store, text)?;
    Ok(standing_for(store, found.id)?)
}
