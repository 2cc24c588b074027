//! Who plays with whom, and how many points flow: between clubs and between federations.

use crate::acts::desk::OfficeError;
use arpad_instruments::drift::watch::{Facts, Flow, Watch};
use arpad_model::{ClubId, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::persons;
use std::collections::{BTreeMap, HashMap};

/// A club among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfClub {
    /// The club.
    pub club: ClubId,
    /// Its name.
    pub name: String,
    /// Games of its members with each other; each is told once.
    pub within: i64,
    /// Games of its members with others.
    pub outside: i64,
    /// Points its members won from others, in hundredths.
    pub points: i64,
}

/// A federation among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfFederation {
    /// Its code.
    pub code: String,
    /// Games of its players with each other; each is told once.
    pub within: i64,
    /// Games of its players with others.
    pub outside: i64,
    /// Points its players won from others, in hundredths.
    pub points: i64,
}

pub(in crate::views) fn facts(store: &mut Reader<'_>) -> Result<HashMap<PersonId, Facts>, OfficeError> {
    Ok(facts_with_federations(store)?.0)
}

/// The same with the code of each federation, by its number in the facts.
pub(super) fn facts_with_federations(
    store: &mut Reader<'_>,
) -> Result<(HashMap<PersonId, Facts>, Vec<String>), OfficeError> {
    let (mut facts, mut codes) = (HashMap::new(), Vec::<String>::new());
    let mut numbers: HashMap<String, u32> = HashMap::new();
    persons::each(store, |person| {
        let (born, group) = (person.born.map(|born| born.year()), person.club.map(|club| club.0));
        let federation = (!person.country.is_empty()).then(|| {
            *numbers.entry(person.country.clone()).or_insert_with(|| {
                codes.push(person.country.clone());
                codes.len() as u32 - 1
            })
        });
        facts.insert(person.id, Facts { born, group, federation });
        Ok(())
    })?;
    Ok((facts, codes))
}

/// Games within and outside, and points won outside, of each group.
fn among(flows: impl Iterator<Item = ((u32, u32), Flow)>) -> BTreeMap<u32, (i64, i64, i64)> {
    let mut found: BTreeMap<u32, (i64, i64, i64)> = BTreeMap::new();
    for ((own, other), Flow { games, points }) in flows {
        let (within, outside, won) = found.entry(own).or_default();
        if own == other {
            // Both sides of a game are in it.
            *within += games / 2;
        } else {
            *outside += games;
            *won += points;
        }
    }
    found
}

pub(super) fn of_clubs(watch: &Watch, called: &HashMap<ClubId, String>) -> Vec<OfClub> {
    let named = |(club, (within, outside, points))| {
        let club = ClubId(club);
        OfClub { club, name: called.get(&club).cloned().unwrap_or_default(), within, outside, points }
    };
    let mut clubs: Vec<OfClub> = among(watch.flows()).into_iter().map(named).collect();
    // By the share of games outside, without dividing.
    clubs.sort_by(|one, other| {
        let share = |club: &OfClub| (club.outside, club.within * 2 + club.outside);
        let ((a, b), (c, d)) = (share(one), share(other));
        (a * d).cmp(&(c * b)).then(one.club.cmp(&other.club))
    });
    clubs
}

pub(super) fn of_federations(watch: &Watch, codes: &[String]) -> Vec<OfFederation> {
    let named = |(number, (within, outside, points)): (u32, (i64, i64, i64))| {
        let code = codes.get(number as usize).cloned().unwrap_or_default();
        OfFederation { code, within, outside, points }
    };
    let mut found: Vec<OfFederation> = among(watch.abroad()).into_iter().map(named).collect();
    found.sort_by(|one, other| other.outside.cmp(&one.outside).then_with(|| one.code.cmp(&other.code)));
    found
}
