//! Who the lines of a report are: what a person answered, numbers, the accepted report of the event, what was remembered, names.

use super::accepted_before::AcceptedBefore;
use super::lookup::Lookup;
use crate::intake::read_report::Unidentified;
use crate::refusal::OfficeError;
use crate::register::matching::{self, Candidate, Ground, Known, Verdict};
use crate::register::standing_for;
use arpad_model::{PersonId, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::submissions::Answer;
use std::collections::HashMap;

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

/// Identifies every line of a report; answers go before everything else. A report of an event that was accepted before names the
/// persons of that report where it says the same of them.
pub fn identify(
    store: &mut Reader<'_>,
    reported: &Unidentified,
    event: Option<TournamentId>,
    answers: &[Answer],
) -> Result<Vec<Line>, OfficeError> {
    let before = match event {
        Some(event) => AcceptedBefore::of(store, event)?,
        None => AcceptedBefore::default(),
    };
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
                    _ => match before.person(sought) {
                        Some(person) => lines[place] = Line::Known(person),
                        None => open.push((place, known)),
                    },
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
    keep_apart(&mut lines, answers);
    Ok(lines)
}

/// One person cannot stand on two lines of a report: the lines that nobody has answered are asked about, with that person as the
/// one candidate. Where two answers name him, both are.
fn keep_apart(lines: &mut [Line], answers: &[Answer]) {
    let is_answered = |place: usize| answers.iter().any(|answer| answer.line as usize == place);
    let mut named: HashMap<PersonId, (usize, usize)> = HashMap::new();
    for (place, line) in lines.iter().enumerate() {
        if let Line::Known(person) = line {
            let (all, answered) = named.entry(*person).or_default();
            *all += 1;
            *answered += usize::from(is_answered(place));
        }
    }
    for (place, line) in lines.iter_mut().enumerate() {
        let Line::Known(person) = *line else { continue };
        let (all, answered) = named[&person];
        if all > 1 && !(answered == 1 && is_answered(place)) {
            let grounds = vec![Ground::AnotherLine];
            *line = Line::Doubt(vec![Candidate { person, weight: Ground::AnotherLine.weight(), grounds }]);
        }
    }
}
