//! A person of the register beside what a file says of him, and in a few words for whoever has to be sure whom he means.

use crate::acts::accept::unrated_of;
use crate::acts::desk::OfficeError;
use crate::intake::events::tournament_of;
use crate::intake::evidence::Ratings;
use crate::intake::identify::Line;
use crate::intake::known_of;
use crate::intake::open::Opened;
use crate::intake::read_report::read_report;
use crate::register::matching::{Ground, Known, Sought, grounds};
use crate::register::{registered, standing_for};
use crate::views::person_page::one_person;
use arpad_model::{EntryId, Person, PersonId, Series, TournamentId};
use arpad_registry::tables::{clubs, list_rows, lists, reports, submissions};
use arpad_registry::{Reader, blobs};
use std::collections::HashSet;

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
    let unrated: HashSet<u32> = unrated_of(store, opened)?.iter().map(|one| one.line).collect();
    let mut all = Vec::with_capacity(meant.len());
    for ((meant, sought), line) in meant.into_iter().zip(&opened.reported.players).zip(0..) {
        let mut of_line = Vec::with_capacity(meant.len());
        for (id, told) in meant {
            let person = registered(store, id)?;
            let rating = ratings.beside(id, sought.rating);
            let club = match person.club {
                Some(club) => clubs::get(store, club)?.map(|club| club.name).unwrap_or_default(),
                None => String::new(),
            };
            let weighed = || {
                let mut grounds = grounds(sought, &Known { rating, ..known_of(person.clone()) });
                grounds.extend(unrated.contains(&line).then_some(Ground::Unrated));
                grounds.sort_unstable();
                grounds
            };
            let grounds = if told.is_empty() { weighed() } else { told };
            of_line.push(Beside { person, rating, club, grounds });
        }
        all.push(of_line);
    }
    Ok(all)
}

/// A known line of a file that says otherwise than the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The line, from 0.
    pub line: u32,
    /// What the file says.
    pub sought: Sought,
    /// Who it is, with what speaks against.
    pub person: Beside,
}

/// The known lines of a file that say otherwise than the register, in their order.
pub fn disagreements(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<Disagreement>, OfficeError> {
    let lines = opened.lines.iter().zip(beside(store, opened)?).zip(&opened.reported.players).zip(0..);
    let told = lines.filter_map(|(((line, mut meant), sought), number)| match line {
        Line::Known(_) => {
            let person = meant.pop().filter(|one| one.against().next().is_some())?;
            Some(Disagreement { line: number, sought: sought.clone(), person })
        }
        _ => None,
    });
    Ok(told.collect())
}

/// What speaks against a person on a line of an accepted report; none where the line agrees, or its file cannot be read.
pub fn disagreement_of(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    line: u32,
    person: PersonId,
) -> Result<Option<Disagreement>, OfficeError> {
    let Some(file) = tournament_of(store, tournament)?.submission else { return Ok(None) };
    let Some(submission) = submissions::get(store, file)? else { return Ok(None) };
    let Ok(reported) = read_report(&blobs::bytes(store, submission.blob)?) else { return Ok(None) };
    // A part of an event has other lines than its file; of the other lines nothing is asked.
    let players = reports::known(store, tournament, EntryId::LAST)?.map_or(0, |report| report.persons().len());
    let mut lines = vec![Line::New; reported.players.len()];
    let Some(place) = lines.get_mut(line as usize).filter(|_| players == reported.players.len()) else {
        return Ok(None);
    };
    *place = Line::Known(person);
    Ok(disagreements(store, &Opened { submission, reported, lines })?.pop())
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
