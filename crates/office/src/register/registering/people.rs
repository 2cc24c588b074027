//! Persons enter the register, and what is known of them changes.

use super::texts;
use super::{Warning, own};
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::{Act, PersonFields};
use crate::register::matching::keys;
use arpad_model::{FideId, Person, PersonId, PersonName};
use arpad_registry::tables::persons;
use arpad_registry::{Reader, Writer};

/// A person enters the register and gets the next number. A KOMIR number stands here only where it was given long ago;
/// a new one comes with the first licence.
pub fn register_person(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    fields: &PersonFields,
) -> Result<(PersonId, Vec<Warning>), OfficeError> {
    let person = persons::next(store)?;
    let fields = checked(store, stamp, &PersonFields { person, ..fields.clone() })?;
    let warnings = warnings(store, &fields)?;
    enact(store, stamp, &Act::Person(fields))?;
    Ok((person, warnings))
}

/// Something about a person changes; `fields` says everything as it is from now on.
pub fn amend(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    fields: &PersonFields,
) -> Result<Vec<Warning>, OfficeError> {
    let before = fields_of(&own(store, person)?);
    if let Some(komir) = before.komir
        && fields.komir != before.komir
    {
        return Err(Refusal::new("komir-permanent").with("komir", komir).into());
    }
    let fields = checked(store, stamp, &PersonFields { person, ..fields.clone() })?;
    if fields == before {
        return Err(Refusal::new("nothing-changes").into());
    }
    let is_renamed = (&fields.family, &fields.given) != (&before.family, &before.given);
    let mut warnings = warnings(store, &fields)?;
    warnings.retain(|warning| match warning.code {
        "fide-unusual" => fields.fide != before.fide,
        _ => is_renamed,
    });
    enact(store, stamp, &Act::Amend { person, fields })?;
    Ok(warnings)
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

fn checked(store: &mut Reader<'_>, stamp: &Stamp, fields: &PersonFields) -> Result<PersonFields, OfficeError> {
    let checked = PersonFields {
        person: fields.person,
        family: texts::name(&fields.family)?,
        given: texts::optional(&fields.given)?,
        komir: fields.komir,
        fide: fields.fide,
        egd: fields.egd,
        born: fields.born.map(|born| texts::lived(stamp, born)).transpose()?,
        sex: fields.sex,
        country: texts::country(&fields.country)?,
    };
    let has_letter = checked.family.chars().chain(checked.given.chars()).any(char::is_alphabetic);
    if !has_letter {
        return Err(Refusal::new("name-without-letter").with("name", checked.family.as_str()).into());
    }
    numbers_are_free(store, &checked)?;
    Ok(checked)
}

/// A number belongs to one person, for ever.
fn numbers_are_free(store: &mut Reader<'_>, fields: &PersonFields) -> Result<(), OfficeError> {
    let mut taken: Vec<(&str, i64, Option<Person>)> = Vec::new();
    if let Some(komir) = fields.komir {
        taken.push(("KOMIR", komir.into(), persons::by_komir(store, komir)?));
    }
    if let Some(fide) = fields.fide {
        taken.push(("FIDE", fide.into(), persons::by_fide(store, fide)?));
    }
    if let Some(egd) = fields.egd {
        taken.push(("EGD", egd.into(), persons::by_egd(store, egd)?));
    }
    if let Some((kind, ..)) = taken.iter().find(|(_, number, _)| *number == 0) {
        return Err(Refusal::new("number-zero").with("kind", *kind).into());
    }
    for (kind, number, holder) in taken {
        if let Some(holder) = holder.filter(|holder| holder.id != fields.person) {
            let refusal = Refusal::new("number-taken").with("kind", kind).with("number", number);
            return Err(refusal.with("name", holder.name.eastern().as_str()).with("person", holder.id).into());
        }
    }
    Ok(())
}

/// The number of digits and the first digit of a Hungarian's FIDE number, usually.
fn is_usual_in_hungary(fide: FideId) -> bool {
    (700_000..=799_999).contains(&fide.0)
}

fn warnings(store: &mut Reader<'_>, fields: &PersonFields) -> Result<Vec<Warning>, OfficeError> {
    let mut warnings = Vec::new();
    if let Some(fide) = fields.fide
        && fields.country == "HUN"
        && !is_usual_in_hungary(fide)
    {
        warnings.push(Warning::new("fide-unusual").with("fide", fide));
    }
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
