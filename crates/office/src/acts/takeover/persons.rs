//! Rows that are persons: entered, or found by number and completed; with club, title and ratings where the table has them.

use super::cells::Cells;
use super::columns::Field;
use super::{Taking, papers};
use crate::acts::DecideAct;
use crate::acts::amend::amend;
use crate::acts::decide::decide;
use crate::acts::desk::Stamp;
use crate::acts::person::register_person;
use crate::acts::title::award_title;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys_of_text;
use crate::register::{PersonFields, fields_of, standing_for, title_of};
use arpad_model::{Person, PersonId, PersonName, Series, Tempo};
use arpad_registry::tables::{persons, titles};
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;

/// Takes a row.
pub(super) fn take(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    cells: &Cells<'_>,
) -> Result<(), OfficeError> {
    let name = cells.name();
    let fields = PersonFields {
        person: PersonId::default(),
        family: name.family.clone(),
        given: name.given.clone(),
        komir: cells.komir()?,
        fide: cells.fide()?,
        egd: cells.egd()?,
        born: cells.born()?,
        sex: cells.sex(taking.f_means_male)?,
        country: match cells.columns.has(Field::Federation) {
            true => cells.text(Field::Federation).to_owned(),
            // A register that does not say it has its own people in it.
            false => taking.country.clone(),
        },
    };
    once(taking, &fields, cells.row.number)?;
    let title = title(taking, cells)?;
    let ratings = ratings(taking, cells)?;
    let person = match holder(store, &fields)? {
        None => {
            let (person, warnings) = register_person(store, stamp, &fields)?;
            taking.warn(cells.row.number, warnings);
            taking.taken.entered.new_persons += 1;
            person
        }
        Some((kind, known)) => complete(taking, store, stamp, (kind, &known), &name, fields)?,
    };
    if !cells.text(Field::Club).is_empty() && !papers::season(taking, cells).is_empty() {
        papers::license(taking, store, stamp, person, cells)?;
    }
    if let Some((title, awarded)) = title
        && !titles::of(store, person)?.iter().any(|held| held.title == title)
    {
        let warnings = award_title(store, stamp, person, title, awarded)?;
        taking.warn(cells.row.number, warnings);
        taking.taken.entered.titles += 1;
    }
    for (tempo, points, day) in ratings {
        let decision = Decided::Indicators { person, series: Series::Chess(tempo), points: Some(points), grade: None };
        decide(store, stamp, DecideAct { decision, day, reference: taking.file.clone() })?;
        taking.taken.entered.ratings += 1;
    }
    Ok(())
}

/// A number stands in the table once.
fn once(taking: &mut Taking<'_>, fields: &PersonFields, row: usize) -> Result<(), Refusal> {
    let numbers = [
        ("KOMIR", fields.komir.map(|number| number.number())),
        ("FIDE", fields.fide.map(|number| number.0)),
        ("EGD", fields.egd.map(|number| number.0)),
    ];
    for (kind, number) in numbers {
        let Some(number) = number else { continue };
        let first = *taking.seen.entry((kind, number)).or_insert(row);
        if first != row {
            let refusal = Refusal::new(code::NUMBER_IN_ROWS).with("kind", kind).with("number", number);
            return Err(refusal.with("row", first));
        }
    }
    Ok(())
}

/// Who has one of the numbers already, and which.
fn holder(store: &mut Reader<'_>, fields: &PersonFields) -> Result<Option<(&'static str, Person)>, OfficeError> {
    let mut found: Option<(&'static str, Person)> = None;
    if let Some(komir) = fields.komir {
        found = persons::by_komir(store, komir)?.map(|person| ("KOMIR", person));
    }
    if let (None, Some(fide)) = (&found, fields.fide) {
        found = persons::by_fide(store, fide)?.map(|person| ("FIDE", person));
    }
    if let (None, Some(egd)) = (&found, fields.egd) {
        found = persons::by_egd(store, egd)?.map(|person| ("EGD", person));
    }
    let Some((kind, person)) = found else { return Ok(None) };
    let standing = standing_for(store, person.id)?;
    Ok(persons::get(store, standing)?.map(|person| (kind, person)))
}

/// A person whom the register has by number learns what the table knows. The same number under another name is a fault: one
/// of the two is mistyped.
fn complete(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    (kind, known): (&'static str, &Person),
    name: &PersonName,
    fields: PersonFields,
) -> Result<PersonId, OfficeError> {
    let tokens = |name: &PersonName| keys_of_text(&name.eastern()).tokens;
    if tokens(&known.name) != tokens(name) {
        let refusal = Refusal::new(code::NUMBER_OTHER_NAME).with("kind", kind).with("person", known.id);
        let refusal = refusal.with("held_by", known.name.eastern().as_str());
        return Err(refusal.with("name", name.eastern().as_str()).into());
    }
    let before = fields_of(known);
    // The register that is taken over writes names with their accents; what it leaves empty stays.
    let after = PersonFields {
        person: known.id,
        komir: fields.komir.or(before.komir),
        fide: fields.fide.or(before.fide),
        egd: fields.egd.or(before.egd),
        born: fields.born.or(before.born),
        sex: fields.sex.or(before.sex),
        country: if fields.country.is_empty() { before.country.clone() } else { fields.country.to_uppercase() },
        family: fields.family,
        given: fields.given,
    };
    if after == before {
        taking.taken.entered.known += 1;
    } else {
        amend(store, stamp, known.id, &after)?;
        taking.taken.entered.changed_persons += 1;
    }
    Ok(known.id)
}

/// The title with its day: the table's, or the day the table is of.
fn title(taking: &Taking<'_>, cells: &Cells<'_>) -> Result<Option<(&'static str, Date)>, OfficeError> {
    let text = cells.text(Field::Title);
    if text.is_empty() || text == "-" {
        return Ok(None);
    }
    let title = title_of(text)?;
    let day = cells.day(Field::Awarded)?.or(taking.incoming.day);
    let day = day.ok_or_else(|| Refusal::new(code::TABLE_WITHOUT_DAY).with("field", Field::Title.as_str()))?;
    Ok(Some((title, day)))
}

/// The ratings of the row as of the day.
fn ratings(taking: &Taking<'_>, cells: &Cells<'_>) -> Result<Vec<(Tempo, i32, Date)>, OfficeError> {
    let mut ratings = Vec::new();
    for (tempo, field) in
        [(Tempo::Standard, Field::Standard), (Tempo::Rapid, Field::Rapid), (Tempo::Blitz, Field::Blitz)]
    {
        let Some(points) = cells.number(field)? else { continue };
        let day = taking.incoming.day;
        let day = day.ok_or_else(|| Refusal::new(code::TABLE_WITHOUT_DAY).with("field", field.as_str()))?;
        ratings.push((tempo, i32::try_from(points).unwrap_or(i32::MAX), day));
    }
    Ok(ratings)
}
