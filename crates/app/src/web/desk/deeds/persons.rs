//! What is done about persons: they enter the register, change, are found to be one, ask to be hidden, die, get titles.

use super::{Deed, Field, FieldKind, Own, PERSON, WHY};
use crate::web::desk::given::{Given, Stop, at};
use arpad_model::{EgdPin, FideId};
use arpad_office::acts::amend::amend;
use arpad_office::acts::death::died;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::hide::hide;
use arpad_office::acts::merge::merge;
use arpad_office::acts::person::register_person;
use arpad_office::acts::photo::{show_photo, withdraw_photo};
use arpad_office::acts::title::award_title;
use arpad_office::acts::unmerge::unmerge;
use arpad_office::acts::{Kind, PersonFields};
use arpad_office::register;
use arpad_office::views::records;
use arpad_registry::Writer;

pub(super) const SEXES: &[&str] = &["F", "M"];

/// What may be said of a person beside the family name.
const MORE: [Field; 7] = [
    Field::free("given", FieldKind::Line),
    Field::free("born", FieldKind::Line),
    Field::free("sex", FieldKind::Choice(SEXES)),
    Field::free("country", FieldKind::Line),
    Field::free("fide", FieldKind::Number),
    Field::free("egd", FieldKind::Number),
    Field::free("komir", FieldKind::Number),
];

const TITLES: &[&str] = &["GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM", "NAM", "mj", "I.", "II.", "III.", "IV."];

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "person-add",
        kind: Kind::Person,
        fields: &{
            let [given, born, sex, country, fide, egd, komir] = MORE;
            [Field::needed("family", FieldKind::Line), given, born, sex, country, fide, egd, komir, WHY]
        },
        own: Own::Nothing,
        act: add,
    },
    Deed {
        name: "person-amend",
        kind: Kind::Amend,
        fields: &{
            let [given, born, sex, country, fide, egd, komir] = MORE;
            [PERSON, Field::free("family", FieldKind::Line), given, born, sex, country, fide, egd, komir, WHY]
        },
        own: Own::Nothing,
        act: change,
    },
    Deed {
        name: "title",
        kind: Kind::Title,
        fields: &[
            PERSON,
            Field::needed("title", FieldKind::Choice(TITLES)),
            Field::needed("awarded", FieldKind::Day),
            WHY,
        ],
        own: Own::Nothing,
        act: title,
    },
    Deed {
        name: "person-merge",
        kind: Kind::Merge,
        fields: &[
            Field::needed("keep", FieldKind::Line),
            Field::needed("drop", FieldKind::Line),
            Field::free("even-so", FieldKind::Tick),
            WHY,
        ],
        own: Own::Nothing,
        act: one_person,
    },
    Deed { name: "person-unmerge", kind: Kind::Unmerge, fields: &[PERSON, WHY], own: Own::Nothing, act: two_persons },
    Deed {
        name: "death",
        kind: Kind::Death,
        fields: &[PERSON, Field::needed("day", FieldKind::Day), WHY],
        own: Own::Nothing,
        act: death,
    },
    Deed { name: "hide", kind: Kind::Hide, fields: &[PERSON, WHY], own: Own::Nothing, act: hidden },
    Deed { name: "show", kind: Kind::Hide, fields: &[PERSON, WHY], own: Own::Nothing, act: shown },
    Deed {
        name: "photo",
        kind: Kind::Photo,
        fields: &[
            PERSON,
            Field::needed("files", FieldKind::Files),
            Field::needed("credit", FieldKind::Line),
            Field::needed("agreed", FieldKind::Day),
            WHY,
        ],
        own: Own::Nothing,
        act: photo,
    },
    Deed {
        name: "photo-withdraw",
        kind: Kind::Photo,
        fields: &[PERSON, Field::free("withdrawn", FieldKind::Day), WHY],
        own: Own::Nothing,
        act: photo_withdrawn,
    },
];

/// The picture he agreed to be shown with.
fn photo(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (person, agreed) = (given.person(store, "person")?, given.day("agreed")?);
    let picture = (given.needed("credit")?, given.file("files")?.1);
    show_photo(store, stamp, person, agreed, picture)?;
    Ok(())
}

fn photo_withdrawn(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (person, day) = (given.person(store, "person")?, given.day_or_today("withdrawn", stamp)?);
    withdraw_photo(store, stamp, person, day)?;
    Ok(())
}

/// What is stated takes the place of what was known; a field that is not there stays, an empty one is taken away.
fn stated(given: &Given, known: PersonFields) -> Result<PersonFields, Stop> {
    let text = |name: &str, known: String| given.stated(name).map_or(known, str::to_owned);
    let is_stated = |name: &str| given.stated(name).is_some();
    let born = given.text("born").map(register::birth_of).transpose().map_err(|error| at("born", error))?;
    let sex = given.text("sex").map(register::sex_of).transpose().map_err(|error| at("sex", error))?;
    let komir = given.parsed_if_any::<u32>("komir")?;
    let komir = komir.map(register::komir_of).transpose().map_err(|error| at("komir", error))?;
    let fide = given.parsed_if_any("fide")?.map(FideId);
    let egd = given.parsed_if_any("egd")?.map(EgdPin);
    Ok(PersonFields {
        family: given.text("family").map_or(known.family, str::to_owned),
        given: text("given", known.given),
        born: if is_stated("born") { born } else { known.born },
        sex: if is_stated("sex") { sex } else { known.sex },
        country: text("country", known.country).to_uppercase(),
        fide: if is_stated("fide") { fide } else { known.fide },
        egd: if is_stated("egd") { egd } else { known.egd },
        komir: if is_stated("komir") { komir } else { known.komir },
        ..PersonFields { person: known.person, ..PersonFields::default() }
    })
}

fn add(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let fields = stated(given, PersonFields::default())?;
    let (person, warnings) = register_person(store, stamp, &fields)?;
    given.tell("desk-person-entered", vec![("person", person.into())]);
    given.warn(warnings);
    Ok(())
}

fn change(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let id = given.person(store, "person")?;
    let person = records::person(store, id)?.ok_or(Stop::Field("person", "deed-unreadable"))?;
    let fields = stated(given, register::fields_of(&person))?;
    given.warn(amend(store, stamp, id, &fields)?);
    Ok(())
}

fn title(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    let title = register::title_of(given.needed("title")?).map_err(|error| at("title", error))?;
    given.warn(award_title(store, stamp, person, title, given.day("awarded")?)?);
    Ok(())
}

fn one_person(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (keep, drop) = (given.person(store, "keep")?, given.person(store, "drop")?);
    given.warn(merge(store, stamp, keep, drop, given.is_ticked("even-so"))?);
    Ok(())
}

fn two_persons(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    given.warn(unmerge(store, stamp, person)?);
    Ok(())
}

fn death(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    Ok(died(store, stamp, person, given.day("day")?)?)
}

fn hidden(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    given.warn(hide(store, stamp, person, true)?);
    Ok(())
}

fn shown(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    given.warn(hide(store, stamp, person, false)?);
    Ok(())
}
