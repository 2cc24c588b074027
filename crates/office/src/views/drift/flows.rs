//! Who plays with whom, and how many points flow: between clubs, between counties, between federations.

use crate::acts::desk::OfficeError;
use arpad_instruments::drift::watch::{Facts, Flow, Watch};
use arpad_model::{ClubId, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::persons;
use std::cmp::Ordering;
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

/// A county or a federation among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfGroup {
    /// Its name, or its code.
    pub name: String,
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
    clubs.sort_by(|one, other| {
        by_share((one.within, one.outside), (other.within, other.outside)).then(one.club.cmp(&other.club))
    });
    clubs
}

/// By the share of games outside, without dividing.
fn by_share(one: (i64, i64), other: (i64, i64)) -> Ordering {
    let share = |(within, outside): (i64, i64)| (outside, within * 2 + outside);
    let ((a, b), (c, d)) = (share(one), share(other));
    (a * d).cmp(&(c * b))
}

/// Counties by what their clubs play; a club whose county is not stated is in none, and nor are games with it.
pub(super) fn of_counties(watch: &Watch, of_club: &HashMap<ClubId, String>) -> Vec<OfGroup> {
    let mut names: Vec<&str> = of_club.values().map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    let number = |club: u32| {
        let name = of_club.get(&ClubId(club))?;
        names.binary_search(&name.as_str()).ok().map(|place| place as u32)
    };
    let mut flows: BTreeMap<(u32, u32), Flow> = BTreeMap::new();
    for ((own, other), flow) in watch.flows() {
        if let (Some(own), Some(other)) = (number(own), number(other)) {
            let sum = flows.entry((own, other)).or_default();
            (sum.games, sum.points) = (sum.games + flow.games, sum.points + flow.points);
        }
    }
    let named = |(place, (within, outside, points)): (u32, (i64, i64, i64))| OfGroup {
        name: names[place as usize].to_owned(),
        within,
        outside,
        points,
    };
    let mut found: Vec<OfGroup> = among(flows.into_iter()).into_iter().map(named).collect();
    found.sort_by(|one, other| by_share((one.within, one.outside), (other.within, other.outside)));
    found
}

pub(super) fn of_federations(watch: &Watch, codes: &[String]) -> Vec<OfGroup> {
    let named = |(number, (within, outside, points)): (u32, (i64, i64, i64))| {
        let name = codes.get(number as usize).cloned().unwrap_or_default();
        OfGroup { name, within, outside, points }
    };
    let mut found: Vec<OfGroup> = among(watch.abroad()).into_iter().map(named).collect();
    found.sort_by(|one, other| other.outside.cmp(&one.outside).then_with(|| one.name.cmp(&other.name)));
    found
}
