//! The two sheets of the register, field by field as the regulation numbers them.

use super::history::{Listed, SeriesHistory};
use crate::acts::desk::OfficeError;
use crate::register::TITLES;
use crate::register::{Numbers, club_in, guest_clubs, is_national};
use arpad_model::{Activity, Birth, Club, FideId, Komir, Paper, PaperKind, Person, Series, Sex, Tempo, Title};
use arpad_registry::Reader;
use arpad_registry::tables::clubs;
use arpad_registry::tables::papers;
use jiff::civil::Date;

/// From this day on the KOMIR rating is the FIDE rating.
const KOMIR_IS_FIDE: Date = Date::constant(2011, 1, 1);

/// The left sheet: KOMIR.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftSheet {
    /// KOMIR number.
    pub komir: Option<Komir>,
    /// Name, family name first.
    pub name: String,
    /// Birth.
    pub born: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Country.
    pub country: String,
    /// KOMIR rating.
    pub rating: Option<i32>,
    /// FIDE number.
    pub fide: Option<FideId>,
    /// The licence of the newest season.
    pub licence: Option<Membership>,
    /// Where the person is a guest in that season.
    pub guest: Vec<Club>,
    /// Places in that season's strength orders.
    pub strength: Vec<Place>,
}

/// A licence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    /// The season.
    pub season: String,
    /// The club.
    pub club: Club,
}

/// A place in a strength order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The club.
    pub club: Club,
    /// The place, from 1.
    pub place: u32,
}

/// The right sheet: FIDE, for one period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RightSheet {
    /// First day of the period.
    pub from: Date,
    /// Last day; none = the period lasts.
    pub until: Option<Date>,
    /// FIDE number.
    pub fide: Option<FideId>,
    /// Name, family name first.
    pub name: String,
    /// Year of birth.
    pub born: Option<i16>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Country.
    pub country: String,
    /// FIDE rating.
    pub rating: Option<i32>,
    /// The highest FIDE title held in the period; empty = none.
    pub title: String,
    /// The last games.
    pub last_games: Option<LastGames>,
    /// Active on the list.
    pub active: Activity,
    /// K.
    pub k: Option<u8>,
}

/// The games of the last period that had any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastGames {
    /// The list they are in.
    pub list: Date,
    /// How many there are.
    pub games: u32,
    /// Rated games ever before them; none = not known.
    pub before: Option<u32>,
    /// The same with them.
    pub after: Option<u32>,
}

pub(super) fn left(
    store: &mut Reader<'_>,
    persons: &[Person],
    numbers: &Numbers,
    papers: &[Paper],
    right: &[RightSheet],
    day: Date,
) -> Result<LeftSheet, OfficeError> {
    let person = &persons[0];
    let licences = papers.iter().filter(|paper| paper.kind == PaperKind::Licence && paper.day <= day);
    let season = licences.map(|paper| paper.season.as_str()).max();
    let (mut licence, mut guest, mut strength) = (None, Vec::new(), Vec::new());
    if let Some(season) = season {
        if let Some(club) = club_in(papers, season) {
            licence = clubs::get(store, club)?.map(|club| Membership { season: season.to_owned(), club });
        }
        for club in guest_clubs(papers, season) {
            guest.extend(clubs::get(store, club)?);
        }
        for person in persons {
            for place in papers::strength_of(store, person.id)?.into_iter().filter(|place| place.season == season) {
                let club = clubs::get(store, place.club)?;
                strength.extend(club.map(|club| Place { club, place: place.place }));
            }
        }
    }
    let now = right.iter().find(|sheet| sheet.from <= day && sheet.from >= KOMIR_IS_FIDE);
    Ok(LeftSheet {
        komir: numbers.komir.first().copied(),
        name: person.name.eastern(),
        born: person.born,
        sex: person.sex,
        country: person.country.clone(),
        rating: now.and_then(|sheet| sheet.rating),
        fide: numbers.fide.first().copied(),
        licence,
        guest,
        strength,
    })
}

/// One sheet for each period, the newest first.
pub(super) fn right(person: &Person, numbers: &Numbers, titles: &[Title], series: &[SeriesHistory]) -> Vec<RightSheet> {
    let standard = series.iter().find(|one| one.series == Series::Chess(Tempo::Standard));
    let mut last_games = None;
    let mut sheets: Vec<RightSheet> = Vec::new();
    let governing = |listed: &&Listed| !listed.is_forecast;
    // The sheet is FIDE's: a forecast of ours stands on it only for whom FIDE has never listed.
    for Listed { list, row, until, .. } in standard.iter().flat_map(|one| &one.lists).filter(governing) {
        if row.period_games > 0 {
            let before = row.games.map(|games| games.saturating_sub(row.period_games));
            last_games = Some(LastGames { list: list.day, games: row.period_games, before, after: row.games });
        }
        sheets.push(RightSheet {
            from: list.day,
            until: *until,
            fide: numbers.fide.first().copied(),
            name: person.name.eastern(),
            born: person.born.map(Birth::year),
            sex: person.sex,
            country: person.country.clone(),
            rating: row.rating,
            title: fide_title(&row.title, titles, list.day),
            last_games,
            active: row.active,
            k: row.k,
        });
    }
    sheets.reverse();
    sheets
}

/// The highest FIDE title: the one on the list, or the one awarded by its day.
fn fide_title(listed: &str, titles: &[Title], day: Date) -> String {
    let awarded = titles.iter().filter(|title| title.awarded <= day).map(|title| title.title.as_str());
    let held: Vec<&str> = awarded.chain([listed]).filter(|title| !is_national(title)).collect();
    TITLES.into_iter().find(|title| held.contains(title)).unwrap_or_default().to_owned()
}
