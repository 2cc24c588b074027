//! Which law governs a case: the edition it names, the one given instead, or the calendar's choice by date.

use super::ChessCase;
use super::fault;
use crate::rating::rate_case::Settings;
use arpad_formats::document::{Fields, Node};
use arpad_model::{Paragraph, Period, Tempo};
use arpad_rules::calendar::NotModelled;
use arpad_rules::catalogue;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::parameters::{self, ParameterError};
use arpad_rules::chess::transition::COMPRESSION_2024_03;

/// The law of a period; `tournaments` are the places of its tournaments in the document.
pub(super) fn law(
    fields: &Fields<'_>,
    tournaments: &[Node<'_>],
    settings: &Settings,
    period: Period,
) -> Option<ChessCase> {
    let known = || {
        let ids: Vec<&str> = catalogue::rating_editions().map(|edition| edition.id().0).collect();
        ids.join(", ")
    };
    let find = |id: &str| catalogue::chess_edition(id).copied();
    let named = match &settings.edition {
        Some(id) => find(id),
        None => match fields.optional("edition") {
            Some(node) => Some(node.parsed(&known(), find)?),
            None => None,
        },
    };
    let (mut list, mut events) = match named {
        Some(edition) => (edition, vec![edition; period.tournaments.len()]),
        None => by_calendar(fields, tournaments, settings, &period)?,
    };
    let decided = decide(fields, settings, &mut list, &mut events);
    if named.is_none() {
        for (event, tournament) in events.iter_mut().zip(&period.tournaments) {
            let on = |date| if date == tournament.start { Ok(*event) } else { before(fields, settings, date) };
            let governing = settings.calendar.of_event(Tempo::Standard, tournament.start, on);
            *event = governing.unwrap_or(*event);
        }
    }
    let transition = fields.optional("transition").and_then(|node| {
        node.parsed(COMPRESSION_2024_03.id, |id| (id == COMPRESSION_2024_03.id).then_some(COMPRESSION_2024_03))
    });
    Some(ChessCase { period, list, events, transition, decided })
}

fn by_calendar(
    fields: &Fields<'_>,
    tournaments: &[Node<'_>],
    settings: &Settings,
    period: &Period,
) -> Option<(Edition, Vec<Edition>)> {
    let on = |date| settings.calendar.chess_edition_on(Tempo::Standard, date);
    let facts = |error: NotModelled| vec![("date", error.date.to_string()), ("first", error.first.to_string())];
    let list = match on(period.list_date) {
        Ok(edition) => Some(*edition),
        Err(error) => {
            fields.required("list_date")?.fault(fault::NOT_MODELLED, facts(error));
            None
        }
    };
    let events: Vec<Edition> = period
        .tournaments
        .iter()
        .zip(tournaments)
        .filter_map(|(tournament, node)| match on(tournament.start) {
            Ok(edition) => Some(*edition),
            Err(error) => {
                node.fault(fault::NOT_MODELLED, facts(error));
                None
            }
        })
        .collect();
    list.filter(|_| events.len() == period.tournaments.len()).map(|list| (list, events))
}

/// The edition of an earlier day with the case's parameters.
fn before(fields: &Fields<'_>, settings: &Settings, date: jiff::civil::Date) -> Result<Edition, NotModelled> {
    let mut edition = *settings.calendar.chess_edition_on(Tempo::Standard, date)?;
    for (name, node) in fields.optional("parameters").into_iter().flat_map(|node| node.map()) {
        let value = node.scalar().unwrap_or_default();
        edition = parameters::decide(edition, name, &value).unwrap_or(edition);
    }
    Ok(edition)
}

/// Sets the case's parameters in every edition that governs it.
fn decide(
    fields: &Fields<'_>,
    settings: &Settings,
    list: &mut Edition,
    events: &mut [Edition],
) -> Vec<(String, String, Paragraph)> {
    let mut decided = Vec::new();
    for (name, node) in fields.optional("parameters").into_iter().flat_map(|node| node.map()) {
        let Some(value) = node.scalar() else { continue };
        match parameters::decide(*list, name, &value) {
            Ok(edition) => {
                let (before, rows) = (list.provisions(), edition.provisions());
                let changed = rows.iter().zip(&before).find(|(row, before)| row != before).map(|(row, _)| row);
                let known = || rows.iter().find(|row| row.evidence == parameters::DECIDED);
                let paragraph = changed.or_else(known).map_or(edition.change_unit.at, |row| row.at);
                *list = edition;
                decided.push((name.to_owned(), value.clone(), paragraph));
            }
            // Beside another edition, one without the choice keeps its own rule.
            Err(ParameterError::NotInEdition | ParameterError::Value(_)) if settings.beside => {}
            Err(ParameterError::Unknown) if settings.beside => continue,
            Err(ParameterError::Unknown) => {
                let known: Vec<&str> = parameters::ALL.iter().map(|one| one.name).collect();
                node.fault(fault::NO_PARAMETER, vec![("known", known.join(", "))]);
                continue;
            }
            Err(ParameterError::NotInEdition) => node.fault(fault::PARAMETER_NOT_IN_EDITION, vec![]),
            Err(ParameterError::Value(takes)) => {
                node.fault(fault::PARAMETER_TAKES, vec![("value", value.clone()), ("takes", takes.to_owned())]);
            }
        }
        for event in events.iter_mut() {
            // An edition without the choice keeps its own rule.
            *event = parameters::decide(*event, name, &value).unwrap_or(*event);
        }
    }
    decided
}
