//! Who of a go report belongs to the federation's rating system (§1(1)): what the register says, by default by the country it
//! knows of somebody. Of who is new the file alone says nothing; somebody says it.

use super::Newcomers;
use crate::intake::open::Opened;
use crate::lists::compute::{People, Shelf};
use crate::lists::coverage::{Coverages, is_home};
use crate::lists::reading::{self, Followed, Reading};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::PersonFields;
use arpad_model::{Coverage, Covered, EntryId, PersonId, Series};
use arpad_registry::Reader;
use arpad_registry::tables::{persons, unnamed};
use std::collections::HashMap;

/// What is to be said of everybody on a report of whom nothing was said before.
pub(super) fn covered_by(
    store: &mut Reader<'_>,
    opened: &Opened,
    (persons, new): (&[PersonId], &[PersonFields]),
    newcomers: &Newcomers,
) -> Result<Vec<Covered>, OfficeError> {
    let followed = reading::followed(store)?;
    if opened.reported.series != Series::Go || followed.reading == Reading::First {
        return Ok(Vec::new());
    }
    let mut covered = of_new(opened, (persons, new), &followed, newcomers)?;
    covered.extend(of_known(store, (persons, new), &followed)?);
    Ok(covered)
}

/// The same without asking, for a look ahead: who is new counts as the file says.
pub(super) fn foreseen(
    store: &mut Reader<'_>,
    opened: &Opened,
    who: (&[PersonId], &[PersonFields]),
) -> Result<Vec<Covered>, OfficeError> {
    covered_by(store, opened, who, &Newcomers::AsFile)
}

/// Of those who enter with the report.
fn of_new(
    opened: &Opened,
    (persons, new): (&[PersonId], &[PersonFields]),
    followed: &Followed,
    newcomers: &Newcomers,
) -> Result<Vec<Covered>, Refusal> {
    let line_of = |person: PersonId| persons.iter().position(|one| *one == person).unwrap_or(0) as u32;
    let is_of_home = |one: &&PersonFields| is_home(&one.country, &followed.home);
    let said: HashMap<u32, Coverage> = match newcomers {
        Newcomers::Ask => {
            let unsaid: Vec<&PersonFields> = new.iter().filter(is_of_home).collect();
            if !unsaid.is_empty() {
                return Err(asked(opened, &unsaid, line_of));
            }
            HashMap::new()
        }
        Newcomers::AsFile => {
            new.iter().filter(is_of_home).map(|one| (line_of(one.person), Coverage::Citizen)).collect()
        }
        Newcomers::Said(said) => {
            let is_new = |line: u32| new.iter().any(|one| line_of(one.person) == line);
            if let Some((line, _)) = said.iter().find(|(line, _)| !is_new(*line)) {
                let refusal = Refusal::new(code::LINE_NOT_NEW).with("submission", opened.submission.id);
                return Err(refusal.with("line", line + 1));
            }
            said.iter().copied().collect()
        }
    };
    let of = |one: &PersonFields| {
        let letter = said.get(&line_of(one.person)).copied().unwrap_or(Coverage::Outside);
        Covered { person: one.person, letter, since: None, stranger: letter == Coverage::Outside }
    };
    Ok(new.iter().map(of).collect())
}

/// New players whom the file calls our own, in a sentence.
const TOLD: usize = 12;

fn asked(opened: &Opened, unsaid: &[&PersonFields], line_of: impl Fn(PersonId) -> u32) -> Refusal {
    let told = unsaid.iter().take(TOLD).map(|one| {
        let (line, name) = (line_of(one.person) + 1, &opened.reported.players[line_of(one.person) as usize].name);
        format!("{line}. {name} ({})", one.country)
    });
    let told: Vec<String> = told.collect();
    let more = if unsaid.len() > TOLD { "; …" } else { "" };
    let refusal = Refusal::new(code::NEWCOMERS_UNSAID).with("submission", opened.submission.id);
    let refusal = refusal.with("count", unsaid.len()).with("line", line_of(unsaid[0].person) + 1);
    refusal.with("persons", format!("{}{more}", told.join("; ")).as_str())
}

/// Of those whom the register knows: citizens by the country it has, others outside; who stands on the list without being of
/// the country is there by what was said or decided, and nothing is added to it.
fn of_known(
    store: &mut Reader<'_>,
    (persons, new): (&[PersonId], &[PersonFields]),
    followed: &Followed,
) -> Result<Vec<Covered>, OfficeError> {
    let (coverages, people) = (Coverages::read(store, EntryId::LAST)?, People::numbers(store)?);
    let is_unsaid = |person: &PersonId| {
        let standing = people.standing_for(*person);
        let mut numbers = std::iter::once(standing).chain(people.others_of(standing));
        !new.iter().any(|one| one.person == *person) && !numbers.any(|number| coverages.knows(number))
    };
    let mut unsaid: Vec<PersonId> = persons.iter().copied().filter(is_unsaid).collect();
    unsaid.sort_unstable();
    unsaid.dedup();
    let shelf = Shelf::read(store, Series::Go, EntryId::LAST)?;
    let listed: Vec<PersonId> = match shelf.lists().iter().max_by_key(|list| (list.day, list.id)) {
        Some(list) => shelf.rows_among(store, list, list.day, &unsaid)?.into_iter().map(|row| row.person).collect(),
        None => Vec::new(),
    };
    let mut covered = Vec::new();
    for person in persons::among(store, &unsaid)? {
        let letter = match is_home(&person.country, &followed.home) {
            true => Coverage::Citizen,
            false if listed.contains(&person.id) => continue,
            false => Coverage::Outside,
        };
        // However he entered, who is known for nothing else is an opponent.
        let stranger = letter == Coverage::Outside && unnamed::is_of_go_reports_alone(store, person.id)?;
        covered.push(Covered { person: person.id, letter, since: None, stranger });
    }
    Ok(covered)
}
