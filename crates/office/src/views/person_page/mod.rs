//! Everything the register knows of one person: the two sheets of the regulation, and the whole history.

mod as_of;
mod find;
mod history;
mod last_games;
mod sheets;

use as_of::AsOf;

pub use find::{Sought, find_person, one_person, person_meant};
pub use history::{Gap, GapKind, Listed, Played, SeriesHistory};
pub use last_games::LastGames;
pub use sheets::{LeftSheet, Membership, Place, RightSheet, Status};

use crate::acts::desk::OfficeError;
use crate::register::{Numbers, filed_papers_of, numbers_of, papers_of, persons_of, present_club};
use crate::register::{registered, standing_for};
use crate::views::covered::coverage_of;
use arpad_model::{Club, Coverage, Paper, Person, PersonId, Series, Title};
use arpad_registry::Reader;
use arpad_registry::tables::clubs;
use arpad_registry::tables::titles;
use jiff::civil::Date;

/// A person's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonPage {
    /// The person.
    pub person: Person,
    /// Those who were found to be this person.
    pub merged: Vec<Person>,
    /// All numbers under which the person is found.
    pub numbers: Numbers,
    /// The club of the last licence or transfer.
    pub club: Option<Club>,
    /// Titles by day.
    pub titles: Vec<Title>,
    /// Papers by day, each with its club and the club it leaves.
    pub papers: Vec<FiledPaper>,
    /// Published ratings of each series in which there are any.
    pub series: Vec<SeriesHistory>,
    /// Tournaments, the last to end first.
    pub tournaments: Vec<Played>,
    /// The KOMIR sheet.
    pub left: LeftSheet,
    /// The FIDE sheet of the day.
    pub fide: RightSheet,
    /// The FIDE sheet of each period, the newest first.
    pub right: Vec<RightSheet>,
    /// Of go: he is outside the rating system on that day (§1(1)), and enters no tournament by its points (§9(1)).
    pub is_outside_go: bool,
}

/// A paper with the names of its clubs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FiledPaper {
    /// The paper.
    pub paper: Paper,
    /// Its club.
    pub club: Option<Club>,
    /// The club a transfer leaves.
    pub other_club: Option<Club>,
}

/// Reads a person's page as it is on a day. A number that was merged leads to the person it stands for.
pub fn person_page(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<PersonPage, OfficeError> {
    let standing = standing_for(store, person)?;
    let person = registered(store, standing)?;
    let persons = persons_of(store, person.clone())?;
    let numbers = numbers_of(&persons);
    let filed = filed_papers_of(store, &persons)?;
    let papers = papers_of(store, &persons)?;
    let club = club_of(store, present_club(&papers).or(person.club))?;
    let titles = titles_of(store, &persons)?;
    let series = history::of(store, &persons)?;
    let as_of = AsOf::read(store, person.id, day)?;
    let right = sheets::right((&as_of, &person), &numbers, &titles, &series);
    let fide = sheets::right_on((&as_of, &person), &numbers, &titles, &right, day);
    let left = sheets::left(store, (&as_of, &persons), &numbers, (&as_of.papers(&filed, day), day), &fide)?;
    let tournaments = history::tournaments(store, &persons)?;
    let papers = filed_papers(store, filed)?;
    let merged = persons[1..].to_vec();
    let is_of_go = series.iter().any(|one| one.series == Series::Go);
    let is_outside_go = is_of_go && coverage_of(store, person.id, day)? == Some(Coverage::Outside);
    Ok(PersonPage {
        person,
        merged,
        numbers,
        club,
        titles,
        papers,
        series,
        tournaments,
        left,
        fide,
        right,
        is_outside_go,
    })
}

/// The papers found under a person's numbers.
pub fn papers_page(store: &mut Reader<'_>, person: PersonId) -> Result<(Person, Vec<FiledPaper>), OfficeError> {
    let standing = standing_for(store, person)?;
    let person = registered(store, standing)?;
    let persons = persons_of(store, person.clone())?;
    let papers = filed_papers_of(store, &persons)?;
    Ok((person, filed_papers(store, papers)?))
}

fn filed_papers(store: &mut Reader<'_>, papers: Vec<Paper>) -> Result<Vec<FiledPaper>, OfficeError> {
    let mut filed = Vec::with_capacity(papers.len());
    for paper in papers {
        let (club, other_club) = (club_of(store, paper.club)?, club_of(store, paper.other_club)?);
        filed.push(FiledPaper { paper, club, other_club });
    }
    Ok(filed)
}

fn club_of(store: &mut Reader<'_>, club: Option<arpad_model::ClubId>) -> Result<Option<Club>, OfficeError> {
    Ok(match club {
        Some(club) => clubs::get(store, club)?,
        None => None,
    })
}

fn titles_of(store: &mut Reader<'_>, persons: &[Person]) -> Result<Vec<Title>, OfficeError> {
    let mut all = Vec::new();
    for person in persons {
        all.extend(titles::of(store, person.id)?);
    }
    all.sort_by(|a, b| (a.awarded, &a.title).cmp(&(b.awarded, &b.title)));
    all.dedup();
    Ok(all)
}
