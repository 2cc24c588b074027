//! Births of which the register has the year and the law asks the day: whoever turns eighteen in the year of an event is a junior
//! until his birthday. A report that tells the day, and agrees with the year, is taken at its word; about the others somebody is
//! asked before the list is out.

use crate::acts::amend::amend;
use crate::acts::desk::Stamp;
use crate::lists::compute::{Shelf, chess_edition};
use crate::lists::reading::{self, Reading};
use crate::refusal::OfficeError;
use crate::register::matching::Sought;
use crate::register::{PersonFields, fields_of, registered, standing_for};
use arpad_model::{Birth, Finding, Person, PersonId, Place, RegisteredTournament, Series, Severity, Tempo};
use arpad_registry::tables::persons;
use arpad_registry::{Reader, Writer, ledger};
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::{Edition, JuniorUntil};
use jiff::civil::Date;

/// Eighteen years.
const ADULT: i16 = 18;

/// Days of birth that the lines of a report tell and the register lacks are entered; whose.
pub(super) fn taken_up(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    (series, starts): (Series, Date),
    lines: (&[Sought], &[PersonId]),
) -> Result<Vec<(PersonId, Date)>, OfficeError> {
    let mut taken = Vec::new();
    if asking(store, series, starts)?.is_none() {
        return Ok(taken);
    }
    for (sought, person) in lines.0.iter().zip(lines.1) {
        let Some(Birth::Date(day)) = sought.born else { continue };
        // The first of January is what programs write that know the year alone.
        let is_told = (day.month(), day.day()) != (1, 1);
        let standing = standing_for(store, *person)?;
        // Who is new enters with the report, as it tells him.
        let Some(known) = persons::get(store, standing)? else { continue };
        if is_told && known.born == Some(Birth::Year(day.year())) && turns_adult(&known, starts) {
            let fields = PersonFields { born: Some(Birth::Date(day)), ..fields_of(&known) };
            amend(store, stamp, known.id, &fields)?;
            taken.push((known.id, day));
        }
    }
    Ok(taken)
}

/// Whether a report may tell a day of birth that is to be entered: it goes the long way.
pub(in crate::acts) fn may_tell(edition: &Edition, starts: Date, lines: &[Sought]) -> bool {
    let decides = |line: &Sought| matches!(line.born, Some(Birth::Date(day)) if day.year() + ADULT == starts.year());
    edition.k.value.junior_until == JuniorUntil::Birthday18 && lines.iter().any(decides)
}

/// The players of an event whose K hangs on a day of birth that nobody has told.
pub(crate) fn asked(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    players: &[PersonId],
) -> Result<Option<Finding>, OfficeError> {
    let Some((tempo, edition)) = asking(store, event.series, event.starts)? else { return Ok(None) };
    let known = ledger::head(store)?.0.next();
    let shelf = Shelf::read(store, Series::Chess(tempo), known)?;
    let Some(list) = shelf.in_force(event.starts).cloned() else { return Ok(None) };
    let ratings = shelf.ratings_among(store, &list, event.starts, players)?;
    let mut named = Vec::new();
    for player in players {
        let standing = standing_for(store, *player)?;
        let person = registered(store, standing)?;
        let is_below = ratings.get(player).is_some_and(|rating| *rating < i32::from(edition.k.value.junior_below));
        if is_below && matches!(person.born, Some(Birth::Year(_))) && turns_adult(&person, event.starts) {
            named.push(format!("{} {}", person.id, person.name.eastern()));
        }
    }
    if named.is_empty() {
        return Ok(None);
    }
    let found = Finding::new(Severity::Warning, edition.k.at, Place::Tournament(0), finding::BIRTH_DAY_ASKED)
        .with("count", named.len());
    Ok(Some(found.with("players", named.join("; ").as_str())))
}

/// The law, where a birthday decides; the first reading asked nobody.
fn asking(store: &mut Reader<'_>, series: Series, starts: Date) -> Result<Option<(Tempo, Edition)>, OfficeError> {
    let Series::Chess(tempo) = series else { return Ok(None) };
    if reading::of(store)? == Reading::First {
        return Ok(None);
    }
    let edition = chess_edition(store, tempo, starts)?;
    Ok((edition.k.value.junior_until == JuniorUntil::Birthday18).then_some((tempo, edition)))
}

fn turns_adult(person: &Person, starts: Date) -> bool {
    person.born.is_some_and(|born| born.year() + ADULT == starts.year())
}
