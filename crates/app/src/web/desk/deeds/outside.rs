//! Who is not of the office: what he reaches, and what he learns on the way. A form that is filled in beforehand and a refusal that
//! names namesakes tell something of others; they tell it to the office alone.

use super::{Deed, Own, Remark};
use crate::web::desk::given::{Given, Stop};
use crate::web::desk::own::himself;
use crate::words::Language;
use arpad_model::Person;
use arpad_office::access::{OFFICE, Who};
use arpad_office::acts::Kind;
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::refusal::code;
use arpad_registry::Reader;

/// What of a deed is for the office to say: whether a deadline was kept, who appeals and whether in time. A form does not ask others.
const OF_OFFICE: &[(&str, &[&str])] = &[
    ("announce", &["announced", "registered", "official"]),
    ("announce-anew", &["announced", "registered", "official"]),
    ("appeal", &["from", "received", "admitted", "filed-under"]),
];

/// The fields of a deed about which he says nothing.
pub(super) fn unasked(who: &Who, deed: &Deed) -> &'static [&'static str] {
    let of_deed = OF_OFFICE.iter().find(|(name, _)| *name == deed.name && !who.may_whole(deed.kind));
    of_deed.map_or(&[], |(_, fields)| fields)
}

/// Whether he may do a deed to what it is about.
pub(super) fn reaches(store: &mut Reader<'_>, who: &Who, deed: &Deed, given: &Given) -> Result<bool, Stop> {
    // Who may cancel or sign at all may do so only to what he may do: that is asked of everybody.
    let is_free = who.may_whole(deed.kind) && !matches!(deed.kind, Kind::Cancel | Kind::Confirm);
    // Himself he may name.
    let is_said = |name: &&str| given.text(name).is_some_and(|text| text != who.shown());
    if let Some(name) = unasked(who, deed).iter().copied().find(|name| is_said(name)) {
        return Err(Stop::Field(name, "deed-of-office"));
    }
    Ok(is_free || deed.own.is(store, who, given)?)
}

/// Whether there is anything to which he may do a deed.
pub(in crate::web::desk) fn is_for(who: &Who, deed: &Deed) -> bool {
    who.may_whole(deed.kind) || (who.may(deed.kind) && !matches!(deed.own, Own::Nothing))
}

/// Whether he works in the office, whatever his token is for.
pub(super) fn is_office(who: &Who) -> bool {
    who.roles().iter().any(|role| OFFICE.contains(role))
}

/// A person in a line: whole for the office, for his club and for himself; others by the name that everybody may read.
pub(super) fn person_text(language: Language, who: &Who, person: &Person) -> String {
    let is_own = person.club.is_some() && person.club == who.club() || himself(who) == Some(person.id);
    if is_office(who) || is_own {
        return super::filled::person_text(language, person);
    }
    match person.hidden {
        true => person.id.to_string(),
        false => format!("{} {}", person.id, crate::web::pages::name(language, &person.name)),
    }
}

/// What stopped him, without who else may be meant by a name.
pub(super) fn stopped(who: &Who, stop: Stop) -> Stop {
    if is_office(who) {
        return stop;
    }
    match stop {
        Stop::At(name, refusal) => Stop::At(name, unclear(refusal)),
        Stop::Office(OfficeError::Refused(refusal)) => Stop::Office(OfficeError::Refused(unclear(refusal))),
        Stop::Undone(remarks) => Stop::Undone(remarks.into_iter().map(in_row).collect()),
        other => other,
    }
}

fn in_row(remark: Remark) -> Remark {
    match remark {
        Remark::Row(row, refusal) => Remark::Row(row, unclear(refusal)),
        Remark::Line(row, typed, refusal) => Remark::Line(row, typed, unclear(refusal)),
        other => other,
    }
}

fn unclear(refusal: Box<Refusal>) -> Box<Refusal> {
    if refusal.code != code::PERSON_SEVERAL {
        return refusal;
    }
    let text = refusal.facts.iter().find(|(name, _)| *name == "text").map(|(_, fact)| fact.clone());
    let mut told = Refusal::new(code::PERSON_UNCLEAR);
    told.facts.extend(text.map(|text| ("text", text)));
    Box::new(told)
}
