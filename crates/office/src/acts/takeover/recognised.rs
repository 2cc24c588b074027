//! Who the rows of a ranking list are where no number tells it. A table that is corrected and brought again must not double the
//! federation: the only person of the name who has go points already is recognised, whoever else might be meant is asked about,
//! and the column `person` answers.

use super::Taking;
use super::cells::Cells;
use super::columns::Field;
use super::persons::holder;
use crate::acts::cancel::cancel;
use crate::acts::decide::has_points;
use crate::acts::desk::Stamp;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::{keys, keys_of_text};
use crate::register::{PersonFields, Warning, registered, standing_for};
use arpad_model::{Birth, DecisionKind, EntryId, List, Origin, Person, PersonId, PersonName, Series};
use arpad_registry::tables::{decisions, list_rows, lists, persons};
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap, HashSet};

/// What is kept of a ranking list while its rows come in.
#[derive(Default)]
pub(super) struct Ranked {
    /// The first number that was free before the table: whoever has it or a later one came with the table.
    first_new: PersonId,
    /// What decisions of the table's day say of players, by the person they stand for.
    of_day: HashMap<PersonId, Vec<(EntryId, Decided, String)>>,
    /// Which row a person was found in first.
    rows: BTreeMap<PersonId, usize>,
    /// Rows without a number, by name and year of birth.
    names: HashMap<(String, Option<i16>), usize>,
    /// Our ranking list in force, with who stands on it.
    in_force: Option<(Date, HashSet<PersonId>)>,
}

impl Ranked {
    pub(super) fn read(store: &mut Reader<'_>, day: Option<Date>) -> Result<Self, OfficeError> {
        let mut ranked = Ranked { first_new: persons::next(store)?, ..Ranked::default() };
        for decision in decisions::of_kind(store, DecisionKind::Indicators, EntryId::LAST)? {
            let Some(decided) = Decided::read(&decision.value) else { continue };
            if let Decided::Indicators { person, series: Series::Go, .. } = &decided
                && Some(decision.day) == day
            {
                let standing = standing_for(store, *person)?;
                let said = (decision.entry, decided, decision.reference);
                ranked.of_day.entry(standing).or_default().push(said);
            }
        }
        let of_ours = |list: &List| list.origin == Origin::Computed && list.published.is_some();
        let lists = lists::of(store, Series::Go)?;
        if let Some(newest) = lists.iter().filter(|list| of_ours(list)).max_by_key(|list| (list.day, list.id)) {
            let rows = list_rows::of(store, newest.id)?;
            ranked.in_force = Some((newest.day, rows.iter().map(|row| row.person).collect()));
        }
        Ok(ranked)
    }

    /// The day of our list on which somebody stands: a table does not change his points, the committee does.
    fn stands_on(&self, person: PersonId) -> Option<Date> {
        self.in_force.as_ref().filter(|(_, persons)| persons.contains(&person)).map(|(day, _)| *day)
    }

    /// The table that was taken over before for the same day has this person.
    fn was_taken(&self, person: PersonId) -> bool {
        let said = self.of_day.get(&person).into_iter().flatten();
        said.into_iter().any(|(_, decided, _)| matches!(decided, Decided::Indicators { taken: true, .. }))
    }
}

/// Says who a row is, as far as the register knows him: his number stands in the fields then. What cannot be known is a fault.
pub(super) fn recognise(
    taking: &mut Taking<'_>,
    store: &mut Reader<'_>,
    cells: &Cells<'_>,
    fields: &mut PersonFields,
) -> Result<Option<Person>, OfficeError> {
    let row = cells.row.number;
    let told = answered(store, cells);
    let Some(told) = taking.keep(row, told)? else { return Ok(None) };
    let by_number = holder(store, fields)?.map(|(_, person)| person);
    let has_number = fields.komir.is_some() || fields.fide.is_some() || fields.egd.is_some();
    let found = match (told, by_number) {
        (_, Some(known)) => Some(known),
        (Told::Person(person), None) => Some(*person),
        (Told::New, None) => None,
        (Told::Nothing, None) => {
            if !has_number && !is_once(taking, fields, row)? {
                return Ok(None);
            }
            namesake(taking, store, fields, row)?
        }
    };
    let Some(known) = found else { return Ok(None) };
    let first = *taking.ranked.rows.entry(known.id).or_insert(row);
    if first != row {
        let refusal = Refusal::new(code::ROW_PERSON_TWICE).with("name", known.name.eastern().as_str());
        taking.keep::<()>(row, Err(refusal.with("person", known.id).with("row", first)))?;
        return Ok(None);
    }
    fields.person = known.id;
    Ok(Some(known))
}

/// What the column says of who it is.
enum Told {
    Nothing,
    New,
    Person(Box<Person>),
}

fn answered(store: &mut Reader<'_>, cells: &Cells<'_>) -> Result<Told, OfficeError> {
    match cells.text(Field::Person).to_lowercase().as_str() {
        "" | "-" => Ok(Told::Nothing),
        "new" | "új" | "uj" => Ok(Told::New),
        _ => {
            let Some(number) = cells.number(Field::Person)? else { return Ok(Told::Nothing) };
            let standing = standing_for(store, PersonId(number))?;
            let known = registered(store, standing)?;
            let tokens = |name: &PersonName| keys_of_text(&name.eastern()).tokens;
            if tokens(&known.name) != tokens(&cells.name()) {
                let refusal = Refusal::new(code::ROW_PERSON_OTHER).with("name", cells.name().eastern().as_str());
                return Err(refusal.with("person", standing).with("held_by", known.name.eastern().as_str()).into());
            }
            Ok(Told::Person(Box::new(known)))
        }
    }
}

/// Two rows of one name and one year, without numbers: nobody can say whether they are one.
fn is_once(taking: &mut Taking<'_>, fields: &PersonFields, row: usize) -> Result<bool, OfficeError> {
    let name = PersonName::new(fields.family.as_str(), fields.given.as_str());
    let first = *taking.ranked.names.entry((keys(&name).plain, fields.born.map(Birth::year))).or_insert(row);
    if first != row {
        let refusal = Refusal::new(code::ROW_NAME_TWICE).with("name", name.eastern().as_str()).with("row", first);
        taking.keep::<()>(row, Err(refusal))?;
    }
    Ok(first == row)
}

/// The one of the register who has the name.
fn namesake(
    taking: &mut Taking<'_>,
    store: &mut Reader<'_>,
    fields: &PersonFields,
    row: usize,
) -> Result<Option<Person>, OfficeError> {
    let candidates = candidates(taking, store, fields)?;
    let is_same_birth = |one: &Person| one.born.is_some() && one.born.map(Birth::year) == fields.born.map(Birth::year);
    match candidates.as_slice() {
        [] => Ok(None),
        [one] if is_same_birth(one) || has_points(store, one.id)? => {
            if !taking.ranked.was_taken(one.id) {
                let warning = Warning::new("recognised-by-name").with("person", one.id);
                taking.warn(row, vec![warning.with("name", one.name.eastern().as_str())]);
            }
            Ok(Some(one.clone()))
        }
        several => {
            let told: Vec<String> = several.iter().map(described).collect();
            let name = PersonName::new(fields.family.as_str(), fields.given.as_str()).eastern();
            let refusal = Refusal::new(code::ROW_NAME_KNOWN).with("name", name.as_str());
            let refusal = refusal.with("count", several.len()).with("persons", told.join("; ").as_str());
            taking.keep::<()>(row, Err(refusal))?;
            Ok(None)
        }
    }
}

fn described(person: &Person) -> String {
    let born = person.born.map(|born| format!(" ({})", born.year())).unwrap_or_default();
    format!("{} {}{born}", person.id, person.name.eastern())
}

/// Everybody of the name whom neither number nor year of birth tells apart from the row.
fn candidates(taking: &Taking<'_>, store: &mut Reader<'_>, fields: &PersonFields) -> Result<Vec<Person>, OfficeError> {
    let keys = keys(&PersonName::new(fields.family.as_str(), fields.given.as_str()));
    let mut found: Vec<Person> = Vec::new();
    for namesake in persons::by_sound(store, &keys.sound)? {
        if namesake.plain != keys.plain || namesake.id >= taking.ranked.first_new {
            continue;
        }
        let standing = standing_for(store, namesake.id)?;
        if !found.iter().any(|one| one.id == standing) {
            found.extend(persons::get(store, standing)?);
        }
    }
    let differs = |one: Option<u32>, other: Option<u32>| one.is_some() && other.is_some() && one != other;
    found.retain(|one| {
        let year = |born: Option<Birth>| born.map(|born| born.year() as u32);
        !differs(one.egd.map(|number| number.0), fields.egd.map(|number| number.0))
            && !differs(one.fide.map(|number| number.0), fields.fide.map(|number| number.0))
            && !differs(one.komir.map(|number| number.number()), fields.komir.map(|number| number.number()))
            && !differs(year(one.born), year(fields.born))
    });
    Ok(found)
}

/// Makes room for what the row says of somebody: what a table of the same day said before holds no more. False where it said
/// the same. What the committee decided for the day stands against it.
pub(super) fn replaces(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    (row, person): (usize, PersonId),
    decision: &Decided,
) -> Result<bool, OfficeError> {
    let said = taking.ranked.of_day.remove(&person).unwrap_or_default();
    if said.iter().any(|(_, before, _)| is_same(before, decision)) {
        return Ok(false);
    }
    let is_taken = |decided: &Decided| matches!(decided, Decided::Indicators { taken: true, .. });
    if let Some((entry, _, reference)) = said.iter().find(|(_, before, _)| !is_taken(before)) {
        let name = registered(store, person)?.name.eastern();
        let refusal = Refusal::new(code::ROW_DECIDED).with("name", name.as_str()).with("entry", *entry);
        taking.keep::<()>(row, Err(refusal.with("reference", reference.as_str())))?;
        return Ok(false);
    }
    if said.is_empty()
        && let Some(day) = taking.ranked.stands_on(person)
    {
        let name = registered(store, person)?.name.eastern();
        let refusal = Refusal::new(code::ROW_RANKED).with("name", name.as_str()).with("date", day);
        taking.keep::<()>(row, Err(refusal))?;
        return Ok(false);
    }
    for (entry, ..) in said {
        cancel(store, stamp, entry, &stamp.why)?;
    }
    Ok(true)
}

/// The same about the same person, under whichever of his numbers.
fn is_same(before: &Decided, decision: &Decided) -> bool {
    let mut before = before.clone();
    if let (Decided::Indicators { person, .. }, Decided::Indicators { person: now, .. }) = (&mut before, decision) {
        *person = *now;
    }
    before == *decision
}

/// Says who stood on a table of the same day and is missing on this one: what it said of them stays.
pub(super) fn missing(taking: &mut Taking<'_>, store: &mut Reader<'_>) -> Result<(), OfficeError> {
    const NAMED: usize = 10;
    let left = |person: &PersonId| taking.ranked.was_taken(*person) && !taking.ranked.rows.contains_key(person);
    let mut gone: Vec<PersonId> = taking.ranked.of_day.keys().copied().filter(left).collect();
    gone.sort_unstable();
    if gone.is_empty() || taking.ranked.rows.is_empty() {
        return Ok(());
    }
    let named = persons::among(store, &gone)?;
    let names: Vec<String> = named.iter().take(NAMED).map(described).collect();
    let warning = Warning::new("ranking-missing").with("count", gone.len()).with("names", names.join("; ").as_str());
    taking.warn(1, vec![warning]);
    Ok(())
}
