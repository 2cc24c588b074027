//! Who the lines of a report are: numbers, names, what was remembered, what a person answered.

use super::lookup::Lookup;
use crate::intake::read_report::Unidentified;
use crate::refusal::OfficeError;
use crate::register::matching::{self, Candidate, Known, Verdict};
use crate::register::standing_for;
use arpad_model::PersonId;
use arpad_registry::Reader;
use arpad_registry::tables::submissions::Answer;

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
    let mut lookup = Lookup::of(store, reported)?;
    let mut lines = vec![Line::Nobody; reported.players.len()];
    let mut open: Vec<(usize, Vec<Known>)> = Vec::new();
    for (place, (sought, number)) in reported.players.iter().zip(0..).enumerate() {
        match answers.iter().find(|answer| answer.line == number) {
            Some(Answer { person: Some(person), .. }) => lines[place] = Line::Known(standing_for(store, *person)?),
            Some(Answer { person: None, .. }) => lines[place] = Line::New,
            None => {
                let known = lookup.by_number(store, sought)?;
                // Who is found by number and fits needs no look at namesakes.
                match matching::identify(sought, &known) {
                    Verdict::Certain(person, _) => lines[place] = Line::Known(person),
                    _ => open.push((place, known)),
                }
            }
        }
    }
    if !open.is_empty() {
        lookup.by_name(store, &mut open)?;
    }
    for (place, known) in open {
        let sought = &reported.players[place];
        lines[place] = match matching::identify(sought, &known) {
            Verdict::Certain(person, _) => Line::Known(person),
            Verdict::Doubt(candidates) => Line::Doubt(candidates),
            Verdict::Nobody if sought.fide.is_some() || sought.egd.is_some() => Line::New,
            Verdict::Nobody => Line::Nobody,
        };
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
