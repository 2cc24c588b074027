//! Persons as the register knows them, and what may be entered about them.

use super::{Warning, texts, unusual_country};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys;
use arpad_model::{Birth, EgdPin, FideId, Komir, Person, PersonId, PersonName, Sex};
use arpad_registry::tables::persons;
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// What the register knows of a person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonFields {
    /// The number, given by the office when the person enters.
    pub person: PersonId,
    /// Family name.
    pub family: String,
    /// Given names.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// KOMIR number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komir: Option<Komir>,
    /// FIDE number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide: Option<FideId>,
    /// European Go Database's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub egd: Option<EgdPin>,
    /// Birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<Birth>,
    /// Sex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Country, three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub country: String,
}

/// A death, as its act is sealed; lists ask whose was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeathAct {
    /// Who.
    pub person: PersonId,
    /// When.
    pub day: Date,
}

/// A person of the register by number.
pub(crate) fn registered(store: &mut Reader<'_>, person: PersonId) -> Result<Person, OfficeError> {
    let found = persons::get(store, person)?;
    found.ok_or_else(|| Refusal::new(code::PERSON_UNKNOWN).with("person", person).into())
}

/// A person about whom something may be entered: one who was found to be another is entered under that number.
pub(crate) fn own(store: &mut Reader<'_>, person: PersonId) -> Result<Person, OfficeError> {
    let found = registered(store, person)?;
    match found.merged_into {
        Some(other) => Err(Refusal::new(code::PERSON_MERGED).with("person", person).with("into", other).into()),
        None => Ok(found),
    }
}

/// The person under whom everything of this one is found.
pub(crate) fn standing_for(store: &mut Reader<'_>, person: PersonId) -> Result<PersonId, Error> {
    let mut person = person;
    // A chain of merges ends: the office merges only into somebody who stands for himself.
    for _ in 0..16 {
        match persons::get(store, person)?.and_then(|found| found.merged_into) {
            Some(other) => person = other,
            None => break,
        }
    }
    Ok(person)
}

/// The row of a person from what an act says.
pub(crate) fn row_of(fields: &PersonFields) -> Person {
    let name = PersonName::new(fields.family.as_str(), fields.given.as_str());
    let keys = keys(&name);
    Person {
        id: fields.person,
        komir: fields.komir,
        fide: fields.fide,
        egd: fields.egd,
        name,
        plain: keys.plain,
        sound: keys.sound,
        born: fields.born,
        sex: fields.sex,
        country: fields.country.clone(),
        title: String::new(),
        club: None,
        died: None,
        hidden: false,
        merged_into: None,
        withheld: false,
        stranger: false,
    }
}

/// What the register knows of a person, as an act writes it.
pub fn fields_of(person: &Person) -> PersonFields {
    PersonFields {
        person: person.id,
        family: person.name.family.clone(),
        given: person.name.given.clone(),
        komir: person.komir,
        fide: person.fide,
        egd: person.egd,
        born: person.born,
        sex: person.sex,
        country: person.country.clone(),
    }
}

/// The fields of a person as they may enter the register, or the refusal.
/// A name that stands in the register already, however it got there, may stay.
pub(crate) fn checked(
    store: &mut Reader<'_>,
    today: Date,
    fields: &PersonFields,
    before: Option<&PersonFields>,
) -> Result<PersonFields, OfficeError> {
    let is_as_before = before.is_some_and(|one| (&one.family, &one.given) == (&fields.family, &fields.given));
    let [family, given] = match is_as_before {
        true => [fields.family.clone(), fields.given.clone()],
        false => [texts::name(&fields.family)?, texts::optional(&fields.given)?],
    };
    let checked = PersonFields {
        person: fields.person,
        family,
        given,
        komir: fields.komir,
        fide: fields.fide,
        egd: fields.egd,
        born: fields.born.map(|born| texts::lived(today, born)).transpose()?,
        sex: fields.sex,
        country: texts::country(&fields.country)?,
    };
    let has_letter = checked.family.chars().any(char::is_alphabetic);
    if !has_letter {
        return Err(Refusal::new(code::NAME_WITHOUT_LETTER).with("name", checked.family.as_str()).into());
    }
    numbers_are_free(store, &checked)?;
    Ok(checked)
}

/// A number belongs to one person, for ever.
fn numbers_are_free(store: &mut Reader<'_>, fields: &PersonFields) -> Result<(), OfficeError> {
    let numbers: [(&str, Option<i64>); 3] = [
        ("KOMIR", fields.komir.map(i64::from)),
        ("FIDE", fields.fide.map(i64::from)),
        ("EGD", fields.egd.map(i64::from)),
    ];
    if let Some((kind, _)) = numbers.into_iter().find(|(_, number)| *number == Some(0)) {
        return Err(Refusal::new(code::NUMBER_ZERO).with("kind", kind).into());
    }
    if let Some((kind, number, holder)) = number_holder(store, fields)? {
        let refusal = Refusal::new(code::NUMBER_TAKEN).with("kind", kind).with("number", number);
        return Err(refusal.with("name", holder.name.eastern().as_str()).with("person", holder.id).into());
    }
    Ok(())
}

/// Whose a number of these fields is, where it is somebody else's: its kind, the number, the holder.
pub(crate) fn number_holder(
    store: &mut Reader<'_>,
    fields: &PersonFields,
) -> Result<Option<(&'static str, i64, Person)>, OfficeError> {
    let mut taken: Vec<(&'static str, i64, Option<Person>)> = Vec::new();
    if let Some(komir) = fields.komir {
        taken.push(("KOMIR", komir.into(), persons::by_komir(store, komir)?));
    }
    if let Some(fide) = fields.fide {
        taken.push(("FIDE", fide.into(), persons::by_fide(store, fide)?));
    }
    if let Some(egd) = fields.egd {
        taken.push(("EGD", egd.into(), persons::by_egd(store, egd)?));
    }
    let other = |(kind, number, holder): (&'static str, i64, Option<Person>)| {
        holder.filter(|holder| holder.id != fields.person).map(|holder| (kind, number, holder))
    };
    Ok(taken.into_iter().find_map(other))
}

/// The number of digits and the first digit of a Hungarian's FIDE number, usually.
fn is_usual_in_hungary(fide: FideId) -> bool {
    (700_000..=799_999).contains(&fide.0)
}

/// What looks odd about a person.
pub(crate) fn warnings(store: &mut Reader<'_>, fields: &PersonFields) -> Result<Vec<Warning>, OfficeError> {
    let mut warnings = Vec::new();
    if let Some(fide) = fields.fide
        && fields.country == "HUN"
        && !is_usual_in_hungary(fide)
    {
        warnings.push(Warning::new("fide-unusual").with("fide", fide));
    }
    warnings.extend(unusual_country(store, &fields.country)?);
    let keys = keys(&PersonName::new(fields.family.as_str(), fields.given.as_str()));
    for namesake in persons::by_sound(store, &keys.sound)? {
        if namesake.id == fields.person || namesake.plain != keys.plain {
            continue;
        }
        let has_same_birth = namesake.born.is_some() && namesake.born == fields.born;
        let code = if has_same_birth { "same-name-and-birth" } else { "same-name" };
        let warning = Warning::new(code).with("person", namesake.id).with("name", namesake.name.eastern().as_str());
        warnings.push(warning.with("born", namesake.born.map_or_else(|| "?".into(), texts::birth_fact)));
    }
    Ok(warnings)
}
