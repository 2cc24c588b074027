//! One known person against the line in the file.

use super::ground::Ground;
use super::keys::NameKeys;
use super::likeness::{distance, likeness};
use super::titles::generation;
use super::{Known, Remembered, Sought, bounds};
use crate::register::is_national;
use arpad_model::{Birth, FideId};

/// What speaks for and against the person, in the order of [`Ground::ALL`].
pub(super) fn weigh(sought: &Sought, keys: &NameKeys, known: &Known) -> Vec<Ground> {
    let generations = generation(&sought.name)
        .zip(generation(&known.name.family).or_else(|| generation(&known.name.given)))
        .filter(|(a, b)| a != b)
        .map(|_| Ground::OtherGeneration);
    let mut grounds: Vec<Ground> = [
        match known.remembered {
            Remembered::No => None,
            Remembered::Agrees => Some(Ground::Remembered),
            Remembered::ByRating | Remembered::NameAlone => Some(Ground::RememberedName),
            Remembered::Otherwise => Some(Ground::RememberedOtherwise),
        },
        number(sought.fide, known.fide, Ground::SameFide, other_fide(sought.fide, known.fide)),
        number(sought.komir, known.komir, Ground::SameKomir, Ground::OtherKomir),
        number(sought.egd, known.egd, Ground::SameEgd, Ground::OtherEgd),
        Some(likeness(keys, &known.name)),
        generations,
        sought.born.zip(known.born).map(|(a, b)| birth(a, b)),
        sought.sex.zip(known.sex).filter(|(a, b)| a != b).map(|_| Ground::OtherSex),
        sought.rating.zip(known.rating).map(|(a, b)| rating(a, b)),
        title(&sought.title, &known.title),
        country(&sought.country, &known.country),
        known.died.map(|_| Ground::Died),
    ]
    .into_iter()
    .flatten()
    .collect();
    grounds.sort_unstable();
    grounds
}

/// Files write 0 for a number they do not have.
fn number<N: Copy + PartialEq + Into<i64>>(
    sought: Option<N>,
    known: Option<N>,
    same: Ground,
    other: Ground,
) -> Option<Ground> {
    let (sought, known) = (sought.filter(|&n| n.into() != 0)?, known.filter(|&n| n.into() != 0)?);
    Some(if sought == known { same } else { other })
}

/// A slip of the pen is nearer than a number of its own.
fn other_fide(sought: Option<FideId>, known: Option<FideId>) -> Ground {
    let [sought, known] = [sought, known].map(|number| number.map_or(0, |number| number.0).to_string());
    // Of shorter ones every number is near to every other.
    let is_long = sought.len() >= 5 && known.len() >= 5;
    if is_long && distance(&sought, &known) <= 1 { Ground::NearFide } else { Ground::OtherFide }
}

fn rating(sought: i32, known: i32) -> Ground {
    match (sought - known).abs() {
        0 => Ground::SameRating,
        apart if apart <= bounds::RATING_SAME => Ground::NearRating,
        apart if apart <= bounds::RATING_APART => Ground::FarRating,
        _ => Ground::OtherRating,
    }
}

/// Files know FIDE's titles alone, and leave them out at will.
fn title(sought: &str, known: &str) -> Option<Ground> {
    if sought.is_empty() || is_national(known) {
        return None;
    }
    Some(if sought.eq_ignore_ascii_case(known) { Ground::SameTitle } else { Ground::OtherTitle })
}

fn birth(a: Birth, b: Birth) -> Ground {
    let same_year = a.year() == b.year();
    match (a, b) {
        (Birth::Date(a), Birth::Date(b)) if a == b => Ground::SameBirth,
        // Lists that must give a day write the first of January when only the year is known.
        (Birth::Date(a), Birth::Date(b)) if same_year && a.day_of_year() != 1 && b.day_of_year() != 1 => {
            Ground::NearBirth
        }
        (Birth::Date(a), Birth::Date(b)) if !same_year && a.day_of_year() != 1 => {
            if (a.month(), a.day()) == (b.month(), b.day()) { Ground::NearBirth } else { Ground::OtherBirth }
        }
        _ if same_year => Ground::SameYear,
        _ if (a.year() - b.year()).abs() == 1 => Ground::NearYear,
        _ if are_exchanged(a.year(), b.year()) => Ground::ExchangedYear,
        _ => Ground::OtherBirth,
    }
}

/// Two neighboring digits stand in each other's place: 1928 and 1982.
fn are_exchanged(one: i16, other: i16) -> bool {
    let [one, other] = [one, other].map(|year| year.to_string().into_bytes());
    let at = |place: &usize| {
        let mut exchanged = one.clone();
        exchanged.swap(*place, *place + 1);
        exchanged == other
    };
    (0..one.len().saturating_sub(1)).any(|place| at(&place))
}

/// Two letters and three are compared as the register writes them; codes nobody goes by cannot be compared with others of
/// another length, and FIDE's own flag is no country.
fn country(a: &str, b: &str) -> Option<Ground> {
    let (a, b) = (written(a), written(b));
    let says_nothing = |s: &str| ["", "FID", "NON", "NONE"].iter().any(|none| s.eq_ignore_ascii_case(none));
    if says_nothing(a) || says_nothing(b) || a.len() != b.len() {
        return None;
    }
    Some(if a.eq_ignore_ascii_case(b) { Ground::SameCountry } else { Ground::OtherCountry })
}

fn written(country: &str) -> &str {
    arpad_codes::country(country).unwrap_or(country.trim())
}
