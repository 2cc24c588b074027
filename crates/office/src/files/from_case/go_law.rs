//! Which go law governs a case, with the parameters it decides.

use super::fault;
use super::{GoCase, GoLaw};
use crate::rating::rate_case::Settings;
use arpad_formats::document::{Fields, Node};
use arpad_model::{GoPeriod, Paragraph};
use arpad_rules::calendar::RatingSystem;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::go::hungary::parameters::ParameterError;
use arpad_rules::go::hungary::{Edition, MGSZ_2012};

/// The law of the edition that is named for the case; none where the calendar has to choose, or where the document
/// names one that does not exist.
pub(super) fn named(fields: &Fields<'_>, settings: &Settings) -> Option<GoLaw> {
    match &settings.edition {
        Some(id) => find(id),
        None => {
            let known: Vec<&str> = catalogue::rating_editions().map(|edition| edition.id().0).collect();
            fields.optional("edition").and_then(|node| node.parsed(&known.join(", "), find))
        }
    }
}

/// The go law of an edition.
pub(super) fn find(id: &str) -> Option<GoLaw> {
    match catalogue::edition(id)? {
        AnyEdition::Mgsz(edition) => Some(GoLaw::Mgsz(Box::new(*edition))),
        AnyEdition::Egf(edition) => Some(GoLaw::Egf(edition)),
        _ => None,
    }
}

/// Puts the period under its law.
pub(super) fn go_law(
    fields: &Fields<'_>,
    settings: &Settings,
    named: Option<GoLaw>,
    period: GoPeriod,
) -> Option<GoCase> {
    let mut law = match named {
        Some(law) => law,
        None => by_calendar(fields, settings, &period)?,
    };
    let mut decided = Vec::new();
    for (name, node) in fields.optional("parameters").into_iter().flat_map(|node| node.map()) {
        let Some(value) = node.scalar() else { continue };
        match &mut law {
            GoLaw::Mgsz(edition) => decided.extend(decide(edition, settings, &node, name, &value)),
            // Beside another edition its parameters are not this one's business.
            GoLaw::Egf(_) if settings.beside => {}
            GoLaw::Egf(edition) => node.fault(fault::NO_PARAMETERS, vec![("edition", edition.id.to_string())]),
        }
    }
    Some(GoCase { period, law, decided })
}

/// The Hungarian federation's edition by the start of every tournament.
fn by_calendar(fields: &Fields<'_>, settings: &Settings, period: &GoPeriod) -> Option<GoLaw> {
    let nodes = fields.optional("tournaments").into_iter().flat_map(|node| node.list());
    let mut law = GoLaw::Mgsz(Box::new(MGSZ_2012));
    let mut all_covered = true;
    for (tournament, node) in period.tournaments.iter().zip(nodes) {
        match settings.calendar.edition_on(RatingSystem::Mgsz, tournament.start) {
            Ok(id) => law = find(id.0).expect("the calendar names editions of the catalogue"),
            Err(error) => {
                let facts = vec![("date", error.date.to_string()), ("first", error.first.to_string())];
                node.fault(fault::NOT_MODELLED, facts);
                all_covered = false;
            }
        }
    }
    all_covered.then_some(law)
}

/// Sets one parameter, by its name with or without the `go-` in front.
fn decide(
    edition: &mut Edition,
    settings: &Settings,
    node: &Node<'_>,
    name: &str,
    value: &str,
) -> Option<(String, String, Paragraph)> {
    let full = if name.starts_with("go-") { name.to_owned() } else { format!("go-{name}") };
    match edition.with(&full, value) {
        Ok(changed) => {
            *edition = changed;
            let row = edition.provisions().into_iter().find(|row| row.name == full);
            row.map(|row| (full, value.to_owned(), row.at))
        }
        Err(_) if settings.beside => None,
        Err(ParameterError::Unknown(_)) => {
            node.fault(fault::NO_PARAMETER, vec![("known", settable(edition).join(", "))]);
            None
        }
        Err(ParameterError::Value(..)) => {
            node.fault(fault::PARAMETER_VALUE, vec![("value", value.to_owned())]);
            None
        }
    }
}

/// The names of the parameters the text leaves to the committee.
fn settable(edition: &Edition) -> Vec<&'static str> {
    let rows = edition.provisions();
    let is_open = |name: &str| matches!(edition.with(name, ""), Err(ParameterError::Value(..)));
    rows.iter().map(|row| row.name).filter(|name| is_open(name)).collect()
}
