//! Who the lines of a file are when it is accepted: registered persons, and those who enter with it.

use crate::acts::answer::number_is_free;
use crate::acts::withdraw::left_with;
use crate::intake::identify::Line;
use crate::intake::open::Opened;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::PersonFields;
use crate::register::matching::Sought;
use arpad_model::{PersonId, PersonName};
use arpad_registry::Reader;
use arpad_registry::tables::persons;

/// Everybody on the report; refused while a line is in doubt, or somebody is new and nobody said so.
pub(super) fn persons_of(
    store: &mut Reader<'_>,
    opened: &Opened,
    take_new: bool,
) -> Result<(Vec<PersonId>, Vec<PersonFields>), OfficeError> {
    let doubts = opened.lines.iter().filter(|line| matches!(line, Line::Doubt(_))).count();
    let strangers = opened.lines.iter().filter(|line| matches!(line, Line::Nobody)).count();
    if doubts > 0 || (strangers > 0 && !take_new) {
        let refusal = Refusal::new(code::QUESTIONS_OPEN).with("submission", opened.submission.id);
        return Err(refusal.with("doubts", doubts).with("strangers", strangers).into());
    }
    for ((line, sought), number) in opened.lines.iter().zip(&opened.reported.players).zip(0..) {
        if !matches!(line, Line::Known(_)) {
            number_is_free(store, opened.submission.id, number, sought)?;
        }
    }
    let (persons, new) = enlist(store, opened)?;
    numbers_differ(opened, &new)?;
    Ok((persons, new))
}

/// Two new persons cannot have one number.
fn numbers_differ(opened: &Opened, new: &[PersonFields]) -> Result<(), Refusal> {
    for (place, one) in new.iter().enumerate() {
        let has_same = |other: &&PersonFields| {
            let fide = one.fide.is_some() && one.fide == other.fide;
            fide || one.egd.is_some() && one.egd == other.egd
        };
        if new[..place].iter().any(|other| has_same(&other)) {
            let of_number = |sought: &&Sought| sought.fide == one.fide && sought.egd == one.egd;
            let lines = (1_usize..).zip(&opened.reported.players).filter(|(_, sought)| of_number(sought));
            let lines: Vec<String> = lines.map(|(line, sought)| format!("{line}. {}", sought.name)).collect();
            let number = one.fide.map(i64::from).or(one.egd.map(i64::from)).unwrap_or(0);
            let refusal = Refusal::new(code::NUMBER_TWICE).with("submission", opened.submission.id);
            return Err(refusal.with("number", number).with("lines", lines.join("; ").as_str()));
        }
    }
    Ok(())
}

/// Everybody on the report; who is not known gets the next number, or the one he had before its report was withdrawn.
pub(super) fn enlist(
    store: &mut Reader<'_>,
    opened: &Opened,
) -> Result<(Vec<PersonId>, Vec<PersonFields>), OfficeError> {
    let mut next = persons::next(store)?;
    let mut new: Vec<PersonFields> = Vec::new();
    let mut persons = Vec::with_capacity(opened.lines.len());
    let is_known = opened.lines.iter().all(|line| matches!(line, Line::Known(_)));
    let event = opened.submission.tournament.filter(|_| !is_known);
    let mut away = event.map(|event| left_with(store, event)).transpose()?.unwrap_or_default();
    for (line, sought) in opened.lines.iter().zip(&opened.reported.players) {
        persons.push(match line {
            Line::Known(person) => *person,
            _ => {
                let fields = match away.iter().position(|one| is_line(one, sought)) {
                    Some(place) => away.swap_remove(place),
                    None => fields_of(next, sought),
                };
                let person = fields.person;
                next = PersonId(next.0 + u32::from(person == next));
                new.push(fields);
                person
            }
        });
    }
    Ok((persons, new))
}

/// A country in the notation of the register: go files write two letters, and some that are nobody's.
fn country(text: &str) -> String {
    match arpad_codes::country(text) {
        Some(code) => code.to_owned(),
        None if text.trim().len() == 2 => String::new(),
        None => text.to_owned(),
    }
}

/// Whether somebody was entered as a line describes him.
pub fn is_line(fields: &PersonFields, sought: &Sought) -> bool {
    fields_of(fields.person, sought) == *fields
}

/// A new person as a file describes him.
pub(in crate::acts) fn fields_of(person: PersonId, sought: &Sought) -> PersonFields {
    let name = PersonName::from_list(&sought.name);
    PersonFields {
        person,
        family: name.family,
        given: name.given,
        komir: None,
        fide: sought.fide,
        egd: sought.egd,
        born: sought.born,
        sex: sought.sex,
        country: country(&sought.country),
    }
}
