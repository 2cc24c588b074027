//! Players of counted events who may be somebody else.

use super::MOST;
use crate::acts::desk::OfficeError;
use crate::intake::evidence::Ratings;
use crate::intake::read_report::read_report;
use crate::lists::compute::People;
use crate::register::matching::bounds::RATING_NEAR;
use arpad_model::{EntryId, Person, PersonId, RegisteredTournament, Series, TournamentId};
use arpad_registry::tables::{persons, reports, submissions};
use arpad_registry::{Reader, blobs};
use std::collections::{BTreeSet, HashMap};

/// A player to whom a file gives another rating than the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingApart {
    /// The event.
    pub tournament: TournamentId,
    /// The line, from 0.
    pub line: u32,
    /// The player.
    pub person: Person,
    /// The rating in the file.
    pub in_file: i32,
    /// The rating in force when the event began.
    pub in_register: i32,
}

/// Those whose ratings stand further apart than anybody moves from one report to the next.
pub(super) fn far_ratings(
    store: &mut Reader<'_>,
    counted: &[RegisteredTournament],
) -> Result<Vec<RatingApart>, OfficeError> {
    let people = People::numbers(store)?;
    let events: Vec<TournamentId> = counted.iter().take(MOST).map(|event| event.id).collect();
    let mut persons_of: HashMap<TournamentId, Vec<PersonId>> = HashMap::new();
    reports::each_among(store, &events, EntryId::LAST, |event, report| {
        persons_of.insert(event, report.persons().iter().map(|person| people.standing_for(*person)).collect());
        Ok(())
    })?;
    let mut found = Vec::new();
    for event in counted.iter().take(MOST).filter(|event| event.series != Series::Go) {
        let (Some(players), Some(file)) = (persons_of.get(&event.id), event.submission) else { continue };
        let Some(file) = submissions::get(store, file)? else { continue };
        let Ok(reported) = read_report(&blobs::bytes(store, file.blob)?) else { continue };
        let mut ratings = Ratings::of(store, event.series, event.starts)?;
        ratings.read(store, players)?;
        for ((sought, person), line) in reported.players.iter().zip(players).zip(0..) {
            let Some((in_file, in_register)) = sought.rating.zip(ratings.beside(*person, sought.rating)) else {
                continue;
            };
            if (in_file - in_register).abs() > RATING_NEAR
                && let Some(person) = persons::get(store, *person)?
            {
                found.push(RatingApart { tournament: event.id, line, person, in_file, in_register });
            }
        }
    }
    found.sort_by_key(|one| (std::cmp::Reverse((one.in_file - one.in_register).abs()), one.tournament, one.line));
    Ok(found)
}

/// Players of these events who may be somebody else in the register: of the same name, with nothing known that tells the two
/// apart. Who has a number and a birth is told apart by them and is not looked for.
pub(super) fn doubts(store: &mut Reader<'_>, events: &[TournamentId]) -> Result<Vec<(Person, Person)>, OfficeError> {
    let people = People::numbers(store)?;
    let mut players: BTreeSet<PersonId> = BTreeSet::new();
    reports::each_among(store, events, EntryId::LAST, |_, report| {
        players.extend(report.persons().iter().map(|person| people.standing_for(*person)));
        Ok(())
    })?;
    let players: Vec<PersonId> = players.into_iter().collect();
    let mut vague = persons::among(store, &players)?;
    vague.retain(|person| person.born.is_none() || number(person).is_none());
    let mut doubts = Vec::new();
    for person in vague.into_iter().take(MOST) {
        for other in persons::by_sound(store, &person.sound)? {
            let is_namesake = other.id != person.id && other.merged_into.is_none() && other.plain == person.plain;
            if is_namesake && !are_apart(&person, &other) {
                doubts.push((person.clone(), other));
            }
        }
    }
    Ok(doubts)
}

fn number(person: &Person) -> Option<i64> {
    person.fide.map(i64::from).or(person.egd.map(i64::from)).or(person.komir.map(i64::from))
}

/// Two years of birth, or two numbers of one kind, are two persons.
fn are_apart(one: &Person, other: &Person) -> bool {
    let differ = |one: Option<i64>, other: Option<i64>| one.zip(other).is_some_and(|(one, other)| one != other);
    let year = |person: &Person| person.born.map(|born| i64::from(born.year()));
    differ(year(one), year(other))
        || differ(one.fide.map(i64::from), other.fide.map(i64::from))
        || differ(one.egd.map(i64::from), other.egd.map(i64::from))
        || differ(one.komir.map(i64::from), other.komir.map(i64::from))
}
