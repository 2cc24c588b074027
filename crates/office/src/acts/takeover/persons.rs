//! Rows that are persons: entered, or found by number and completed; with club, title and ratings where the table has them.

use super::cells::Cells;
use super::columns::Field;
use super::known_games::{Before, before};
use super::{Taking, papers};
use crate::acts::DecideAct;
use crate::acts::amend::amend_keeping;
use crate::acts::decide::write_down;
use crate::acts::desk::Stamp;
use crate::acts::person::register_person;
use crate::acts::title::award_title;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys_of_text;
use crate::register::{PersonFields, fields_of, standing_for, texts, title_of};
use arpad_model::{List, Person, PersonId, PersonName, Rating, Series, Tempo};
use arpad_registry::tables::{list_rows, persons, titles};
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;

/// Takes a row. Whatever is wrong with it is told at once; a row with a fault enters nothing.
pub(super) fn take(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    cells: &Cells<'_>,
) -> Result<(), OfficeError> {
    let (row, faults) = (cells.row.number, taking.taken.fault_count);
    let described = described(taking, cells)?;
    let title = title(taking, cells);
    let title = taking.keep(row, title)?.flatten();
    let mut ratings = ratings(taking, cells)?;
    let Some(person) = enter(taking, store, stamp, cells, described, (faults, &mut ratings))? else { return Ok(()) };
    if let Some((title, awarded)) = title
        && !titles::of(store, person)?.iter().any(|held| held.title == title)
    {
        let warnings = award_title(store, stamp, person, title, awarded)?;
        taking.warn(row, warnings);
        taking.taken.entered.titles += 1;
    }
    for (tempo, points, before, day) in ratings {
        let decision = Decided::Indicators {
            person,
            series: Series::Chess(tempo),
            points: Some(points),
            grade: None,
            games: Some(before.games),
            peak: before.peak,
            reached: Vec::new(),
            taken: false,
        };
        write_down(store, stamp, DecideAct { decision, day, reference: taking.file.clone() })?;
        taking.taken.entered.ratings += 1;
        taking.taken.games_assumed += usize::from(before.is_assumed);
    }
    Ok(())
}

/// Who a row describes, and whether his numbers stand in the table once.
pub(super) fn described(taking: &mut Taking<'_>, cells: &Cells<'_>) -> Result<(PersonFields, bool), OfficeError> {
    let row = cells.row.number;
    let name = cells.name();
    let f_means_male = taking.f_means_male;
    let country = match cells.columns.has(Field::Federation) {
        true => cells.text(Field::Federation).to_owned(),
        // A register that does not say it has its own people in it.
        false => taking.country.clone(),
    };
    // A go register writes two letters.
    let country = arpad_codes::country(&country).map_or(country, str::to_owned);
    taking.keep(row, texts::name(&name.family))?;
    taking.keep(row, texts::country(&country))?;
    let born = taking.keep(row, cells.born())?.flatten();
    if let Some(born) = born {
        taking.keep(row, texts::lived(cells.today, born))?;
    }
    let fields = PersonFields {
        person: PersonId::default(),
        family: name.family.clone(),
        given: name.given.clone(),
        komir: taking.keep(row, cells.komir())?.flatten(),
        fide: taking.keep(row, cells.fide())?.flatten(),
        egd: taking.keep(row, cells.egd())?.flatten(),
        born,
        sex: taking.keep(row, cells.sex(f_means_male))?.flatten(),
        country,
    };
    let is_once = once(taking, &fields, row)?;
    Ok((fields, is_once))
}

/// The person of a row: entered, or found by number and completed; with a licence where the row has a club. None where the row
/// has a fault: more were told than `faults`, those that were told before it. Of `ratings` those stay that are new for him.
pub(super) fn enter(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    cells: &Cells<'_>,
    (fields, is_once): (PersonFields, bool),
    (faults, ratings): (usize, &mut Vec<(Tempo, i32, Before, Date)>),
) -> Result<Option<PersonId>, OfficeError> {
    let (row, name) = (cells.row.number, cells.name());
    let licence = match cells.text(Field::Club) {
        "" => None,
        // Without a season the whole table has a fault, told once.
        _ if papers::season(taking, cells).is_empty() && !cells.columns.has(Field::Season) => None,
        _ => papers::licence(taking, cells)?,
    };
    let holder = holder(store, &fields)?;
    if let Some((kind, known)) = holder.as_ref().filter(|_| is_once) {
        taking.keep(row, same_name((*kind, known), &name))?;
    }
    for rating in std::mem::take(ratings) {
        let is_new = match &holder {
            Some((_, known)) => is_new(taking, store, known, &rating),
            None => Ok(true),
        };
        if taking.keep(row, is_new)? == Some(true) {
            ratings.push(rating);
        }
    }
    if taking.taken.fault_count > faults {
        return Ok(None);
    }
    let person = match holder {
        None => {
            let (person, warnings) = register_person(store, stamp, &fields)?;
            taking.warn(row, warnings);
            taking.taken.entered.new_persons += 1;
            person
        }
        Some((_, known)) => complete(taking, store, stamp, &known, fields)?,
    };
    if let Some(licence) = licence {
        papers::license(taking, store, stamp, person, &licence)?;
    }
    Ok(Some(person))
}

/// A number stands in the table once.
fn once(taking: &mut Taking<'_>, fields: &PersonFields, row: usize) -> Result<bool, OfficeError> {
    let before = taking.taken.fault_count;
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
            taking.keep::<()>(row, Err(refusal.with("row", first)))?;
        }
    }
    Ok(taking.taken.fault_count == before)
}

/// Who has one of the numbers already, and which; whoever was recognised otherwise stands in the fields.
pub(super) fn holder(
    store: &mut Reader<'_>,
    fields: &PersonFields,
) -> Result<Option<(&'static str, Person)>, OfficeError> {
    if fields.person != PersonId::default() {
        return Ok(persons::get(store, fields.person)?.map(|person| ("", person)));
    }
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

/// The same number under another name is a fault: one of the two is mistyped.
fn same_name((kind, known): (&'static str, &Person), name: &PersonName) -> Result<(), Refusal> {
    let tokens = |name: &PersonName| keys_of_text(&name.eastern()).tokens;
    if tokens(&known.name) == tokens(name) {
        return Ok(());
    }
    let refusal = Refusal::new(code::NUMBER_OTHER_NAME).with("kind", kind).with("person", known.id);
    Err(refusal.with("held_by", known.name.eastern().as_str()).with("name", name.eastern().as_str()))
}

/// A person whom the register has by number learns what the table knows.
fn complete(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    known: &Person,
    fields: PersonFields,
) -> Result<PersonId, OfficeError> {
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
        amend_keeping(store, stamp, known.id, &after)?;
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

/// Whether the register has not been told a rating of a day yet. Refused where a list of ours has had the person since: the
/// rating would undo its games.
fn is_new(
    taking: &Taking<'_>,
    store: &mut Reader<'_>,
    known: &Person,
    (tempo, points, _, day): &(Tempo, i32, Before, Date),
) -> Result<bool, OfficeError> {
    let series = Series::Chess(*tempo);
    if taking.decided.contains(&(known.id, series, *points, *day)) {
        return Ok(false);
    }
    let is_later = |list: &&List| list.series == series && list.day > *day;
    let Some(newest) = taking.published.iter().filter(is_later).max_by_key(|list| (list.day, list.revision)) else {
        return Ok(true);
    };
    match list_rows::get(store, newest.id, known.id)?.and_then(|row| row.rating) {
        None => Ok(true),
        Some(listed) => {
            let refusal = Refusal::new(code::RATING_OVERTAKEN).with("person", known.id).with("rating", *points);
            let refusal = refusal.with("name", known.name.eastern().as_str()).with("day", *day);
            Err(refusal.with("list", newest.day).with("listed", listed).into())
        }
    }
}

/// The ratings of the row as of the day, each with what is known of the games behind it.
fn ratings(taking: &mut Taking<'_>, cells: &Cells<'_>) -> Result<Vec<(Tempo, i32, Before, Date)>, OfficeError> {
    let mut ratings = Vec::new();
    for (tempo, field) in
        [(Tempo::Standard, Field::Standard), (Tempo::Rapid, Field::Rapid), (Tempo::Blitz, Field::Blitz)]
    {
        let rating = rating(cells, taking.incoming.day, tempo, field);
        ratings.extend(taking.keep(cells.row.number, rating)?.flatten());
    }
    Ok(ratings)
}

fn rating(
    cells: &Cells<'_>,
    day: Option<Date>,
    tempo: Tempo,
    field: Field,
) -> Result<Option<(Tempo, i32, Before, Date)>, OfficeError> {
    let Some(points) = cells.number(field)? else { return Ok(None) };
    let day = day.ok_or_else(|| Refusal::new(code::TABLE_WITHOUT_DAY).with("field", field.as_str()))?;
    let points = i32::try_from(points).unwrap_or(i32::MAX);
    if Rating::new(points.into()).is_none() {
        return Err(Refusal::new(code::RATING_RANGE).with("points", points).into());
    }
    Ok(Some((tempo, points, before(cells, tempo, points)?, day)))
}
