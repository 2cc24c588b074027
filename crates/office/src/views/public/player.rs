//! A player's page without what is the office's business: papers, the day of birth, what other numbers said of him.

use super::person::{PublicPerson, Withheld};
use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::acts::photo::photo_of;
use crate::register::{Numbers, persons_of, registered, standing_for};
use crate::views::person_page::{LeftSheet, PersonPage, Played, RightSheet, SeriesHistory, person_page};
use arpad_model::{Birth, Club, PersonId, Photo, PictureKind, Title, hex};
use arpad_registry::Reader;
use arpad_registry::tables::photos;
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
    /// Of go: nobody is told a grade to enter with who is outside the rating system.
    pub is_outside_go: bool,
    /// The photo he agreed to be shown with.
    pub photo: Option<PublicPhoto>,
}

/// A photo as anybody may see it: since when somebody agrees is the office's business.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicPhoto {
    /// Who took it.
    pub credit: String,
    /// What kind of picture it is.
    pub kind: PictureKind,
    /// The beginning of its seal: another picture has another address.
    pub mark: String,
}

/// Reads a player's page as it is on a day. A number that was merged leads to the person it stands for.
pub fn player(
    store: &mut Reader<'_>,
    person: PersonId,
    day: Date,
) -> Result<Result<PublicPlayer, Withheld>, OfficeError> {
    let page = person_page(store, person, day)?;
    let minors = Minors::read(store)?;
    let _ = PublicPerson::with_page(&page.person, minors)?;
    let photo = photo(store, &page)?;
    Ok(PublicPlayer::of(page, minors, photo))
}

/// The picture with which anybody may see a person, if he agreed and is named; its kind and bytes.
pub fn photo_shown(store: &mut Reader<'_>, person: PersonId) -> Result<Option<(PublicPhoto, Vec<u8>)>, OfficeError> {
    let standing = standing_for(store, person)?;
    let (person, minors) = (registered(store, standing)?, Minors::read(store)?);
    match PublicPerson::with_page(&person, minors)? {
        Ok(shown) if shown.shown.is_named() => {}
        _ => return Ok(None),
    }
    for one in persons_of(store, person)? {
        if let Some((photo, bytes)) = photo_of(store, one.id)? {
            return Ok(Some((PublicPhoto::of(photo), bytes)));
        }
    }
    Ok(None)
}

/// Under whichever number the consent was given.
fn photo(store: &mut Reader<'_>, page: &PersonPage) -> Result<Option<PublicPhoto>, OfficeError> {
    for one in std::iter::once(&page.person).chain(&page.merged) {
        if let Some(photo) = photos::get(store, one.id)? {
            return Ok(Some(PublicPhoto::of(photo)));
        }
    }
    Ok(None)
}

impl PublicPhoto {
    fn of(photo: Photo) -> Self {
        let Photo { person: _, hash, kind, credit, agreed: _ } = photo;
        PublicPhoto { credit, kind, mark: hex(&hash[..6]) }
    }
}

impl PublicPlayer {
    /// Every field of the office's page is named, so that a new one asks whether anybody may see it.
    fn of(page: PersonPage, minors: Minors, photo: Option<PublicPhoto>) -> Result<Self, Withheld> {
        let PersonPage {
            person,
            merged,
            numbers,
            club,
            titles,
            papers: _,
            series,
            tournaments,
            mut left,
            mut fide,
            mut right,
            is_outside_go,
        } = page;
        let person = PublicPerson::of(&person, minors)?;
        left.born = left.born.map(|born| Birth::Year(born.year())).filter(|_| person.shown.has_year());
        for sheet in right.iter_mut().chain([&mut fide]) {
            sheet.born = sheet.born.filter(|_| person.shown.has_year());
        }
        let is_named = person.shown.is_named();
        if !is_named {
            (left.komir, left.fide, left.name) = (None, None, person.name.eastern());
            for sheet in right.iter_mut().chain([&mut fide]) {
                (sheet.fide, sheet.name) = (None, person.name.eastern());
            }
        }
        Ok(PublicPlayer {
            photo: photo.filter(|_| is_named),
            person,
            merged: merged.iter().map(|other| other.id).collect(),
            numbers: if is_named { numbers } else { Numbers::default() },
            club,
            titles,
            series,
            tournaments,
            left,
            fide,
            right,
            is_outside_go,
        })
    }
}
