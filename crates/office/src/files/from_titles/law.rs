//! Which edition governs a title case: the one it names, or that of its day; with the parameters it decides.

use super::{Law, fault};
use crate::files::from_case::fault as case_fault;
use arpad_formats::document::Fields;
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::parameters::ParameterError;
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::parameters;
use jiff::civil::Date;

/// The law of a document; `day` is what it is governed by where no edition is named, none = the newest.
pub(super) fn law(fields: &Fields<'_>, calendar: &Calendar, day: Option<Date>) -> Option<Law> {
    let mut edition = match fields.optional("edition") {
        Some(node) => named(&node)?,
        None => match day.map(|day| calendar.title_edition_on(day)) {
            Some(Ok(edition)) => *edition,
            Some(Err(error)) => {
                let facts = vec![("date", error.date.to_string()), ("first", error.first.to_string())];
                fields.required("ask")?.fault(case_fault::NOT_MODELLED, facts);
                return None;
            }
            None => newest(calendar)?,
        },
    };
    let mut decided = Vec::new();
    for (name, node) in fields.optional("parameters").into_iter().flat_map(|node| node.map()) {
        let Some(value) = node.scalar() else { continue };
        match parameters::decide(edition, name, &value) {
            Ok(with) => {
                edition = with;
                decided.push((name.to_owned(), value));
            }
            Err(ParameterError::Value(takes)) => {
                node.fault(case_fault::PARAMETER_TAKES, vec![("value", value), ("takes", takes.to_owned())]);
            }
            Err(ParameterError::Unknown | ParameterError::NotInEdition) => {
                let known: Vec<&str> = parameters::ALL.iter().map(|one| one.name).collect();
                node.fault(case_fault::NO_PARAMETER, vec![("known", known.join(", "))]);
            }
        }
    }
    Some(Law { edition, decided })
}

fn named(node: &arpad_formats::document::Node<'_>) -> Option<Edition> {
    let id = node.text()?;
    let found = catalogue::title_edition(id).copied();
    if found.is_none() {
        let is_title = |edition: &&AnyEdition| matches!(edition, AnyEdition::Titles(_));
        let known: Vec<&str> = catalogue::ALL.iter().filter(is_title).map(|edition| edition.id().0).collect();
        node.fault(fault::NO_TITLE_EDITION, vec![("value", id.to_owned()), ("known", known.join(", "))]);
    }
    found
}

/// The edition without an end: whoever asks without a day asks for what holds now.
fn newest(calendar: &Calendar) -> Option<Edition> {
    let reign =
        calendar.reigns().iter().find(|reign| reign.system == RatingSystem::FideTitles && reign.until.is_none());
    reign.and_then(|reign| catalogue::title_edition(reign.edition.0)).copied()
}
