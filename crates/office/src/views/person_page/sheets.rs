//! The two sheets of the register, field by field as the regulation numbers them.

use super::as_of::AsOf;
use super::history::{Listed, SeriesHistory};
use super::last_games::{Counter, LastGames};
use crate::acts::desk::OfficeError;
use crate::register::TITLES;
use crate::register::{Numbers, club_in, guest_clubs, is_national};
use crate::views::worklist::season_on;
use arpad_model::{Activity, Birth, Club, EntryId, FideId, Komir, Paper, PaperKind, Person, Series, Sex, Tempo, Title};
use arpad_registry::Reader;
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
    /// First day of the period; none before the first list.
    pub from: Option<Date>,
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
    /// Active or inactive.
    pub status: Status,
    /// K.
    pub k: Option<u8>,
}

/// The status on the right sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Rated, and active on the list or not.
    Rated(Activity),
    /// Without a rating.
    Unrated,
    /// No longer alive.
    Died,
}

/// The left sheet of a day, of the person as he was then; `papers` are those that held.
pub(super) fn left(
    store: &mut Reader<'_>,
    (as_of, persons): (&AsOf, &[Person]),
    numbers: &Numbers,
    (papers, day): (&[Paper], Date),
    right: &RightSheet,
) -> Result<LeftSheet, OfficeError> {
    let person = as_of.person(&persons[0]);
    let licences = papers.iter().filter(|paper| paper.kind == PaperKind::Licence);
    let season = licences.map(|paper| paper.season.as_str()).max();
    let (mut licence, mut guest, mut strength) = (None, Vec::new(), Vec::new());
    if let Some(season) = season
        && let Some(club) = club_in(papers, season)
    {
        licence = as_of.club(store, club)?.map(|club| Membership { season: season.to_owned(), club });
    }
    // A guest and a place on a strength order are for their season; the licence names its own.
    let now = season_on(day);
    for club in guest_clubs(papers, &now) {
        guest.extend(as_of.club(store, club)?);
    }
    for (club, place) in as_of.strength(store, persons, &now)? {
        strength.extend(as_of.club(store, club)?.map(|club| Place { club, place }));
    }
    let is_fides = right.from.is_some_and(|from| from >= KOMIR_IS_FIDE);
    Ok(LeftSheet {
        komir: numbers.komir.first().copied(),
        name: person.name.eastern(),
        born: person.born,
        sex: person.sex,
        country: person.country.clone(),
        rating: right.rating.filter(|_| is_fides),
        fide: numbers.fide.first().copied(),
        licence,
        guest,
        strength,
    })
}

/// One sheet for each period, the newest first, each as it was when its list was published.
pub(super) fn right(
    (as_of, person): (&AsOf, &Person),
    numbers: &Numbers,
    titles: &[Title],
    series: &[SeriesHistory],
) -> Vec<RightSheet> {
    let standard = series.iter().find(|one| one.series == Series::Chess(Tempo::Standard));
    let mut counter = Counter::default();
    let mut sheets: Vec<RightSheet> = Vec::new();
    let governing = |listed: &&Listed| !listed.is_forecast;
    // The sheet is FIDE's: a forecast of ours stands on it only for whom FIDE has never listed.
    for listed in standard.iter().flat_map(|one| &one.lists).filter(governing) {
        counter.count(listed);
        let Listed { list, row, until, .. } = listed;
        let then = as_of.person_at(person, list.published.unwrap_or(EntryId::LAST));
        sheets.push(RightSheet {
            from: Some(list.day),
            until: *until,
            rating: row.rating,
            title: fide_title(&row.title, titles, list.day),
            last_games: counter.games,
            status: status(row.rating.map(|_| row.active), person.died.is_some_and(|died| died < list.day)),
            k: row.k,
            ..identity(&then, numbers)
        });
    }
    sheets.reverse();
    sheets
}

/// The right sheet of a day: that of the period, with what has changed within it. Before the first list it says who it is and
/// which title he has.
pub(super) fn right_on(
    (as_of, person): (&AsOf, &Person),
    numbers: &Numbers,
    titles: &[Title],
    right: &[RightSheet],
    day: Date,
) -> RightSheet {
    let then = identity(&as_of.person(person), numbers);
    let has_died = person.died.is_some_and(|died| died <= day);
    let period = right.iter().find(|sheet| sheet.from.is_some_and(|from| from <= day));
    // Who is missing on a list keeps what he had, unless he has died.
    let period = period.filter(|sheet| !has_died || sheet.until.is_none_or(|until| day <= until));
    match period {
        Some(sheet) => RightSheet {
            name: then.name,
            country: then.country,
            title: fide_title(&sheet.title, titles, day),
            status: if has_died { Status::Died } else { sheet.status },
            ..sheet.clone()
        },
        None => RightSheet { title: fide_title("", titles, day), status: status(None, has_died), ..then },
    }
}

/// A sheet that says who it is, and no more.
fn identity(person: &Person, numbers: &Numbers) -> RightSheet {
    RightSheet {
        from: None,
        until: None,
        fide: numbers.fide.first().copied(),
        name: person.name.eastern(),
        born: person.born.map(Birth::year),
        sex: person.sex,
        country: person.country.clone(),
        rating: None,
        title: String::new(),
        last_games: None,
        status: Status::Unrated,
        k: None,
    }
}

fn status(active: Option<Activity>, has_died: bool) -> Status {
    match active {
        _ if has_died => Status::Died,
        Some(active) => Status::Rated(active),
        None => Status::Unrated,
    }
}

/// The highest FIDE title: the one on the list, or the one awarded by the day.
fn fide_title(listed: &str, titles: &[Title], day: Date) -> String {
    let awarded = titles.iter().filter(|title| title.awarded <= day).map(|title| title.title.as_str());
    let held: Vec<&str> = awarded.chain([listed]).filter(|title| !is_national(title)).collect();
    TITLES.into_iter().find(|title| held.contains(title)).unwrap_or_default().to_owned()
}
