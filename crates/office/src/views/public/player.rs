//! A player's page without what is the office's business: papers, the day of birth, what other numbers said of him.

use super::person::{PublicPerson, Withheld};
use crate::acts::desk::OfficeError;
use crate::register::Numbers;
use crate::views::person_page::{LeftSheet, PersonPage, Played, RightSheet, SeriesHistory, person_page};
use arpad_model::{Birth, Club, PersonId, Title};
use arpad_registry::Reader;
use jiff::civil::Date;

/// Everything anybody may know of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicPlayer {
    /// Who.
    pub person: PublicPerson,
    /// Our other numbers that were found to be him.
    pub merged: Vec<PersonId>,
    /// All numbers under which he is found.
    pub numbers: Numbers,
    /// The club of the last licence or transfer.
    pub club: Option<Club>,
    /// Titles by day.
    pub titles: Vec<Title>,
    /// Published ratings of each series in which there are any.
    pub series: Vec<SeriesHistory>,
    /// Tournaments, the last to end first.
    pub tournaments: Vec<Played>,
    /// The KOMIR sheet, with the year of birth.
    pub left: LeftSheet,
    /// The FIDE sheet of the day.
    pub fide: RightSheet,
    /// The FIDE sheet of each period, the newest first.
    pub right: Vec<RightSheet>,
}

/// Reads a player's page as it is on a day. A number that was merged leads to the person it stands for.
pub fn player(
    store: &mut Reader<'_>,
    person: PersonId,
    day: Date,
) -> Result<Result<PublicPlayer, Withheld>, OfficeError> {
    let page = person_page(store, person, day)?;
    let _ = PublicPerson::with_page(&page.person)?;
    Ok(PublicPlayer::of(page))
}

impl PublicPlayer {
    /// Every field of the office's page is named, so that a new one asks whether anybody may see it.
    fn of(page: PersonPage) -> Result<Self, Withheld> {
        let PersonPage { person, merged, numbers, club, titles, papers: _, series, tournaments, mut left, fide, right } =
            page;
        left.born = left.born.map(|born| Birth::Year(born.year()));
        Ok(PublicPlayer {
            person: PublicPerson::of(&person)?,
            merged: merged.iter().map(|other| other.id).collect(),
            numbers,
            club,
            titles,
            series,
            tournaments,
            left,
            fide,
            right,
        })
    }
}
