//! Finding a person by what somebody typed.

use crate::acts::desk::{OfficeError, Refusal};
use crate::refusal::code;
use crate::register::matching::keys_of_text;
use crate::register::texts::as_typed;
use arpad_model::{EgdPin, FideId, Komir, Person, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::persons;

/// Candidates shown; more are not worth reading.
const MOST: u32 = 50;

/// What somebody typed to name a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// Our own number: `17`.
    Own(u32),
    /// `komir:12345`.
    Komir(u32),
    /// `fide:700010`.
    Fide(u32),
    /// `egd:12345678`.
    Egd(u32),
    /// A name, or the beginning of one.
    Name(String),
}

impl Sought {
    /// Reads it. A prefix without a number behind it is no name either.
    pub fn parse(text: &str) -> Result<Self, OfficeError> {
        let text = text.trim();
        if let Ok(number) = text.parse() {
            return Ok(Sought::Own(number));
        }
        let prefixes = [("komir:", Sought::Komir as fn(u32) -> Sought), ("fide:", Sought::Fide), ("egd:", Sought::Egd)];
        let lower = text.to_lowercase();
        for (prefix, kind) in prefixes {
            if let Some(rest) = lower.strip_prefix(prefix) {
                let unreadable = || Refusal::new(code::NUMBER_UNREADABLE).with("text", as_typed(text).as_str());
                return Ok(kind(rest.trim().parse().map_err(|_| unreadable())?));
            }
        }
        Ok(Sought::Name(text.to_owned()))
    }
}

/// Everybody who may be meant: one at most where a number is given, even one who was merged into another.
pub fn find_person(store: &mut Reader<'_>, text: &str) -> Result<Vec<Person>, OfficeError> {
    match text.trim().contains('\t') {
        true => pasted(store, text),
        false => typed(store, text),
    }
}

/// Cells of a table as they are pasted, `37⇥Nemes Viktor`: who has the name and the number. A name and a number that are not one
/// person's are nobody's.
fn pasted(store: &mut Reader<'_>, text: &str) -> Result<Vec<Person>, OfficeError> {
    let cells = || text.split('\t').map(str::trim).filter(|cell| !cell.is_empty());
    let is_number = |cell: &&str| !matches!(Sought::parse(cell), Ok(Sought::Name(_)));
    let Some(name) = cells().find(|cell| !is_number(cell)) else {
        return match cells().next() {
            Some(number) => typed(store, number),
            None => Ok(Vec::new()),
        };
    };
    let found = typed(store, name)?;
    let Some(number) = cells().find(is_number) else { return Ok(found) };
    let mut ids: Vec<PersonId> = typed(store, number)?.into_iter().map(|person| person.id).collect();
    if let Ok(Sought::Own(bare)) = Sought::parse(number) {
        ids.extend(typed(store, &format!("komir:{bare}"))?.into_iter().map(|person| person.id));
    }
    let both: Vec<Person> = found.into_iter().filter(|person| ids.contains(&person.id)).collect();
    match both.is_empty() {
        true => Err(Refusal::new(code::PERSON_OF_TWO).with("text", as_typed(number).as_str()).into()),
        false => Ok(both),
    }
}

fn typed(store: &mut Reader<'_>, text: &str) -> Result<Vec<Person>, OfficeError> {
    let one = match Sought::parse(text)? {
        Sought::Own(number) => persons::get(store, PersonId(number))?,
        Sought::Komir(number) => match Komir::new(number) {
            Some(komir) => persons::by_komir(store, komir)?,
            None => None,
        },
        Sought::Fide(number) => persons::by_fide(store, FideId(number))?,
        Sought::Egd(number) => persons::by_egd(store, EgdPin(number))?,
        Sought::Name(name) => return by_name(store, &name),
    };
    Ok(one.into_iter().collect())
}

/// The one person who is meant; nobody and several are refused, several with their numbers.
pub fn one_person(store: &mut Reader<'_>, text: &str) -> Result<Person, OfficeError> {
    let mut found = find_person(store, text)?;
    let shown = as_typed(text.trim());
    match found.len() {
        0 => Err(Refusal::new(code::PERSON_NOT_FOUND).with("text", shown.as_str()).into()),
        1 => Ok(found.remove(0)),
        count => {
            let persons: Vec<String> = found.iter().take(8).map(in_short).collect();
            let more = if count > persons.len() { "; …" } else { "" };
            let refusal = Refusal::new(code::PERSON_SEVERAL).with("text", shown.as_str()).with("count", count);
            Err(refusal.with("persons", format!("{}{more}", persons.join("; ")).as_str()).into())
        }
    }
}

/// The same by the number alone, for who acts on it.
pub fn person_meant(store: &mut Reader<'_>, text: &str) -> Result<PersonId, OfficeError> {
    Ok(one_person(store, text)?.id)
}

/// Whose name begins so, then whose name may be spelt so.
fn by_name(store: &mut Reader<'_>, name: &str) -> Result<Vec<Person>, OfficeError> {
    let keys = keys_of_text(name);
    if keys.plain.is_empty() {
        return Ok(Vec::new());
    }
    let mut found = persons::by_plain(store, &keys.plain, MOST)?;
    let alike = persons::by_sound(store, &keys.sound)?;
    // The whole name stands before a longer one that begins with it.
    found.sort_by_key(|person| person.plain != keys.plain);
    for person in alike {
        if !found.iter().any(|other| other.id == person.id) {
            found.push(person);
        }
    }
    Ok(found)
}

/// A person in a sentence: number, name, birth, KOMIR number.
fn in_short(person: &Person) -> String {
    let born = person.born.map(|born| format!(" {born}")).unwrap_or_default();
    let komir = person.komir.map(|komir| format!(", KOMIR {komir}")).unwrap_or_default();
    format!("{} {}{born}{komir}", person.id, person.name.eastern())
}
