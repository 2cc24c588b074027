//! One known person against the line in the file.

use super::ground::Ground;
use super::keys::NameKeys;
use super::likeness::likeness;
use super::titles::generation;
use super::{Known, Sought};
use arpad_model::Birth;

/// What speaks for and against the person, in the order of [`Ground::ALL`].
pub(super) fn weigh(sought: &Sought, keys: &NameKeys, known: &Known) -> Vec<Ground> {
    let generations = generation(&sought.name)
        .zip(generation(&known.name.family).or_else(|| generation(&known.name.given)))
        .filter(|(a, b)| a != b)
        .map(|_| Ground::OtherGeneration);
    let mut grounds: Vec<Ground> = [
        known.remembered.then_some(Ground::Remembered),
        number(sought.fide, known.fide, Ground::SameFide, Ground::OtherFide),
        number(sought.komir, known.komir, Ground::SameKomir, Ground::OtherKomir),
        number(sought.egd, known.egd, Ground::SameEgd, Ground::OtherEgd),
        Some(likeness(keys, &known.name)),
        generations,
        sought.born.zip(known.born).map(|(a, b)| birth(a, b)),
        sought.sex.zip(known.sex).filter(|(a, b)| a != b).map(|_| Ground::OtherSex),
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
        _ => Ground::OtherBirth,
    }
}

/// Codes of different kinds ("HUN", "HU") cannot be compared, and FIDE's own flag is no country.
fn country(a: &str, b: &str) -> Option<Ground> {
    let (a, b) = (a.trim(), b.trim());
    let says_nothing = |s: &str| ["", "FID", "NON", "NONE"].iter().any(|none| s.eq_ignore_ascii_case(none));
    if says_nothing(a) || says_nothing(b) || a.len() != b.len() {
        return None;
    }
    Some(if a.eq_ignore_ascii_case(b) { Ground::SameCountry } else { Ground::OtherCountry })
}
