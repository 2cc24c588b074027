//! Persons enter the register, and what is known of them changes.

use super::texts;
use super::{Warning, own};
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::birth_text;
use crate::acts::{Act, PersonFields};
use crate::register::matching::keys;
use arpad_model::{Komir, PersonId, PersonName};
use arpad_registry::Store;
use arpad_registry::tables::persons::{self, Person, sex_text};

/// A person enters the register and gets the next number. A KOMIR number stands here only where it was given long ago;
/// a new one comes with the first licence.
pub fn register_person(
    store: &mut Store<'_>,
    stamp: &Stamp,
    fields: &PersonFields,
) -> Result<(PersonId, Vec<Warning>), OfficeError> {
    let person = persons::next(store)?;
    let fields = checked(store, stamp, &PersonFields { person: person.0, ..fields.clone() })?;
    let warnings = warnings(store, &fields)?;
    enact(store, stamp, &Act::Person(fields))?;
    Ok((person, warnings))
}

/// Something about a person changes; `fields` says everything as it is from now on.
pub fn amend(
    store: &mut Store<'_>,
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
    let fields = checked(store, stamp, &PersonFields { person: person.0, ..fields.clone() })?;
    if fields == before {
        return Err(Refusal::new("nothing-changes").into());
    }
    let is_renamed = (&fields.family, &fields.given) != (&before.family, &before.given);
    let mut warnings = warnings(store, &fields)?;
    warnings.retain(|warning| match warning.code {
        "fide-unusual" => fields.fide != before.fide,
        _ => is_renamed,
    });
    enact(store, stamp, &Act::Amend { person: person.0, fields })?;
    Ok(warnings)
}

/// What the register knows of a person, as an act writes it.
pub fn fields_of(person: &Person) -> PersonFields {
    PersonFields {
        person: person.id.0,
        family: person.name.family.clone(),
        given: person.name.given.clone(),
        komir: person.komir.map(Komir::number),
        fide: person.fide,
        egd: person.egd,
        born: person.born.map(birth_text),
        sex: person.sex.map(|sex| sex_text(sex).to_owned()),
        country: person.country.clone(),
    }
}

fn checked(store: &mut Store<'_>, stamp: &Stamp, fields: &PersonFields) -> Result<PersonFields, OfficeError> {
    let sex = match fields.sex.as_deref() {
        None | Some("F" | "M") => fields.sex.clone(),
        Some(other) => {
            return Err(Refusal::new("sex-unreadable").with("sex", other.escape_debug().to_string().as_str()).into());
        }
    };
    let checked = PersonFields {
        person: fields.person,
        family: texts::name(&fields.family)?,
        given: texts::optional(&fields.given)?,
        komir: fields.komir,
        fide: fields.fide,
        egd: fields.egd,
        born: fields.born.as_deref().map(|born| texts::born(stamp, born)).transpose()?,
        sex,
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
fn numbers_are_free(store: &mut Store<'_>, fields: &PersonFields) -> Result<(), OfficeError> {
    let mut taken = Vec::new();
    if let Some(number) = fields.komir {
        let most = Komir::MAX;
        let komir = Komir::new(number)
            .ok_or_else(|| Refusal::new("komir-too-long").with("komir", number).with("most", most))?;
        taken.push(("KOMIR", number, persons::by_komir(store, komir)?));
    }
    for (kind, number) in [("FIDE", fields.fide), ("EGD", fields.egd)] {
        match number {
            Some(0) => return Err(Refusal::new("number-zero").with("kind", kind).into()),
            Some(number) if kind == "FIDE" => taken.push((kind, number, persons::by_fide(store, number)?)),
            Some(number) => taken.push((kind, number, persons::by_egd(store, number)?)),
            None => {}
        }
    }
    for (kind, number, holder) in taken {
        if let Some(holder) = holder.filter(|holder| holder.id.0 != fields.person) {
            let refusal = Refusal::new("number-taken").with("kind", kind).with("number", number);
            return Err(refusal.with("name", holder.name.eastern().as_str()).with("person", holder.id.0).into());
        }
    }
    Ok(())
}

/// The number of digits and the first digit of a Hungarian's FIDE number, usually.
fn is_usual_in_hungary(fide: u32) -> bool {
    (700_000..=799_999).contains(&fide)
}

fn warnings(store: &mut Store<'_>, fields: &PersonFields) -> Result<Vec<Warning>, OfficeError> {
    let mut warnings = Vec::new();
    if let Some(fide) = fields.fide
        && fields.country == "HUN"
        && !is_usual_in_hungary(fide)
    {
        warnings.push(Warning::new("fide-unusual").with("fide", fide));
    }
    let keys = keys(&PersonName::new(fields.family.as_str(), fields.given.as_str()));
    for namesake in persons::by_sound(store, &keys.sound)? {
        if namesake.id.0 == fields.person || namesake.plain != keys.plain {
            continue;
        }
        let has_same_birth = namesake.born.is_some() && namesake.born.map(birth_text) == fields.born;
        let code = if has_same_birth { "same-name-and-birth" } else { "same-name" };
        let warning = Warning::new(code).with("person", namesake.id.0).with("name", namesake.name.eastern().as_str());
        warnings.push(warning.with("born", namesake.born.map_or_else(|| "?".into(), texts::birth_fact)));
    }
    Ok(warnings)
}
