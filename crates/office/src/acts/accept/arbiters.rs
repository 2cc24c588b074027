//! Whether the arbiters of an event hold licences: compared with the register of arbiters by number, by licence, by name.

use crate::acts::paper::{ArbiterLicence, arbiter_licences};
use crate::lists::compute::chess_edition;
use crate::lists::reading::{self, Reading};
use crate::refusal::OfficeError;
use crate::register::is_arbiter;
use arpad_model::{Arbiter, Finding, Paper, Person, RegisteredTournament, Series};
use arpad_registry::Reader;
use arpad_rules::chess::check::licences::{Licence, licences};
use arpad_rules::chess::edition::ArbiterLicence as Asked;
use jiff::civil::Date;

/// What the law says about an event's arbiters, with the chief as its report names him; nothing in go, and nothing by the
/// first reading, which did not ask.
pub(crate) fn arbiters(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    chief: &str,
) -> Result<Vec<Finding>, OfficeError> {
    let Series::Chess(tempo) = event.series else { return Ok(Vec::new()) };
    if reading::of(store)? == Reading::First {
        return Ok(Vec::new());
    }
    let edition = chess_edition(store, tempo, event.starts)?;
    if edition.arbiter_licence.value == Asked::NotStated {
        return Ok(Vec::new());
    }
    let known = arbiter_licences(store)?;
    let mut named: Vec<Arbiter> = event.facts.arbiters.clone();
    let chief = [chief.trim(), event.arbiter.trim()].into_iter().find(|name| !name.is_empty());
    if let Some(chief) = chief.filter(|_| !named.iter().any(|one| one.chief)) {
        named.insert(0, Arbiter { name: chief.to_owned(), chief: true, ..Arbiter::default() });
    }
    // Where no licences are kept at all there is nothing to compare with.
    if known.is_empty() && !named.is_empty() {
        return Ok(Vec::new());
    }
    let of = |one: &Arbiter| (one.name.clone(), licence(&known, one, (event.starts, event.ends)));
    let named: Vec<(String, Licence)> = named.iter().map(of).collect();
    Ok(licences(&edition, &named))
}

/// The licence of an arbiter over the days of an event.
fn licence(known: &[(Person, Paper, ArbiterLicence)], arbiter: &Arbiter, (from, to): (Date, Date)) -> Licence {
    let mut ended: Option<Date> = None;
    for (_, paper, licence) in known.iter().filter(|(person, _, licence)| is_arbiter(person, &licence.number, arbiter))
    {
        match licence.until {
            _ if paper.day > from => {}
            None => return Licence::Held,
            Some(until) if until >= to => return Licence::Held,
            Some(until) => ended = ended.max(Some(until)),
        }
    }
    ended.map_or(Licence::Unknown, Licence::Ended)
}
