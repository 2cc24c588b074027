//! Who the lines of a report are: numbers, names, what was remembered, what a person answered.

use crate::intake::read_report::Unidentified;
use crate::refusal::OfficeError;
use crate::register::matching::{self, Candidate, Known, Sought, Verdict, keys_of_text};
use crate::register::standing_for;
use arpad_model::{Birth, Person, PersonId};
use arpad_registry::tables::persons;
use arpad_registry::tables::remembered;
use arpad_registry::tables::submissions::Answer;
use arpad_registry::{Error, Reader};

/// What the office knows about one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A person of the register.
    Known(PersonId),
    /// Somebody new: nobody in the register can be meant, and either a number or a person says so.
    New,
    /// A person must say who it is.
    Doubt(Vec<Candidate>),
    /// Nobody in the register can be meant, but nothing proves that the line is right; a person must say that it is new.
    Nobody,
}

impl Line {
    /// A person must look at it.
    pub fn is_question(&self) -> bool {
        matches!(self, Line::Doubt(_) | Line::Nobody)
    }
}

/// Identifies every line of a report; answers go before everything else.
pub fn identify(store: &mut Reader<'_>, reported: &Unidentified, answers: &[Answer]) -> Result<Vec<Line>, OfficeError> {
    let mut lines = Vec::with_capacity(reported.players.len());
    for (sought, number) in reported.players.iter().zip(0..) {
        let line = match answers.iter().find(|answer| answer.line == number) {
            Some(Answer { person: Some(person), .. }) => Line::Known(standing_for(store, *person)?),
            Some(Answer { person: None, .. }) => Line::New,
            None => identify_one(store, sought)?,
        };
        lines.push(line);
    }
    keep_apart(&mut lines);
    Ok(lines)
}

/// One person cannot stand on two lines of a report.
fn keep_apart(lines: &mut [Line]) {
    let mut seen = std::collections::HashMap::new();
    for line in lines.iter() {
        if let Line::Known(person) = line {
            *seen.entry(*person).or_insert(0) += 1;
        }
    }
    for line in lines.iter_mut() {
        if let Line::Known(person) = *line
            && seen[&person] > 1
        {
            *line = Line::Doubt(vec![Candidate { person, weight: 0, grounds: Vec::new() }]);
        }
    }
}

fn identify_one(store: &mut Reader<'_>, sought: &Sought) -> Result<Line, OfficeError> {
    let mut known: Vec<Known> = Vec::new();
    if let Some(fide) = sought.fide {
        extend(store, &mut known, persons::by_fide)(fide)?;
    }
    if let Some(egd) = sought.egd {
        extend(store, &mut known, persons::by_egd)(egd)?;
    }
    // Who is found by number and fits needs no look at namesakes.
    if let Verdict::Certain(person, _) = matching::identify(sought, &known) {
        return Ok(Line::Known(person));
    }
    if let Some(person) = remembered::get(store, &line_key(sought))? {
        let person = standing_for(store, person)?;
        if let Some(found) = persons::get(store, person)? {
            known.push(Known { remembered: true, ..known_of(found) });
        }
    }
    let keys = keys_of_text(&sought.name);
    let mut namesakes = persons::by_sound(store, &keys.sound)?;
    if namesakes.is_empty() && sought.fide.is_none() {
        // Initials and slips of the pen: everybody with the same first name in the line.
        let first = keys.plain.split([' ', '-']).next().unwrap_or_default();
        if first.len() > 2 {
            namesakes = persons::by_plain(store, first, 100)?;
        }
    }
    for person in namesakes {
        if !known.iter().any(|one| one.person == person.id) {
            known.push(known_of(person));
        }
    }
    Ok(match matching::identify(sought, &known) {
        Verdict::Certain(person, _) => Line::Known(person),
        Verdict::Doubt(candidates) => Line::Doubt(candidates),
        Verdict::Nobody if sought.fide.is_some() || sought.egd.is_some() => Line::New,
        Verdict::Nobody => Line::Nobody,
    })
}

/// Adds the person found by a number, as the one he stands for.
fn extend<'a, N>(
    store: &'a mut Reader<'_>,
    known: &'a mut Vec<Known>,
    find: impl Fn(&mut Reader<'_>, N) -> Result<Option<Person>, Error> + 'a,
) -> impl FnOnce(N) -> Result<(), Error> + 'a {
    move |number| {
        if let Some(found) = find(store, number)? {
            let person = standing_for(store, found.id)?;
            // The number stays with the row it was given to; the person is the one who stands for it.
            if !known.iter().any(|one| one.person == person) {
                known.push(Known { person, ..known_of(found) });
            }
        }
        Ok(())
    }
}

pub(crate) fn known_of(person: Person) -> Known {
    Known {
        person: person.id,
        name: person.name,
        fide: person.fide,
        komir: person.komir,
        egd: person.egd,
        born: person.born,
        sex: person.sex,
        country: person.country,
        died: person.died,
        remembered: false,
    }
}

/// A line as it is remembered: the same words on another report mean the same person.
pub(crate) fn line_key(sought: &Sought) -> String {
    fn number(number: Option<impl ToString>) -> String {
        number.map(|number| number.to_string()).unwrap_or_default()
    }
    let born = match sought.born {
        Some(Birth::Date(date)) => date.to_string(),
        Some(Birth::Year(year)) => year.to_string(),
        None => String::new(),
    };
    let name = keys_of_text(&sought.name).tokens;
    [number(sought.fide), number(sought.egd), name, born, sought.country.to_uppercase()].join("|")
}
