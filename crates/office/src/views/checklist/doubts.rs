//! Players of counted events who may be somebody else.

use super::MOST;
use crate::acts::desk::OfficeError;
use crate::acts::strangers::{Players, Stranger, sorted_out};
use crate::intake::evidence::Ratings;
use crate::intake::read_report::read_report;
use crate::lists::compute::People;
use crate::register::matching::Sought;
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
    /// The rating in force when the event began; none = he counts as unrated.
    pub in_register: Option<i32>,
}

/// Those whose ratings stand further apart than anybody moves from one report to the next, and those whom the file rates and the
/// register does not.
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
        // A part of an event has other lines than its file.
        if reported.players.len() != players.len() {
            continue;
        }
        let mut ratings = Ratings::of(store, event.series, event.starts)?;
        ratings.read(store, players)?;
        let on_list = |sought: &Sought, person: &PersonId| ratings.beside(*person, sought.rating);
        let is_off_lists =
            |(sought, person): (&Sought, &PersonId)| sought.rating.is_some() && on_list(sought, person).is_none();
        let mut unrated: Vec<Stranger> = Vec::new();
        if reported.players.iter().zip(players).any(is_off_lists) {
            let tournament = Some(event.id);
            let players = Players { tournament, reported: &reported, persons: players, new: &[], in_doubt: &[] };
            unrated = sorted_out(store, &players)?.unrated;
        }
        for ((sought, person), line) in reported.players.iter().zip(players).zip(0..) {
            let Some(in_file) = sought.rating else { continue };
            let in_register = on_list(sought, person);
            let is_told = match in_register {
                Some(rating) => (in_file - rating).abs() > RATING_NEAR,
                None => unrated.iter().any(|one| one.line == line),
            };
            if is_told && let Some(person) = persons::get(store, *person)? {
                found.push(RatingApart { tournament: event.id, line, person, in_file, in_register });
            }
        }
    }
    // Who has none at all stands first.
    let apart = |one: &RatingApart| one.in_register.map_or(i32::MAX, |rating| (one.in_file - rating).abs());
    found.sort_by_key(|one| (std::cmp::Reverse(apart(one)), one.tournament, one.line));
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
