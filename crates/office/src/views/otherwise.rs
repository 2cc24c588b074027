//! How events were announced, beside how they are reported. The announcement is what the ledger says: the register goes on
//! with the report.

use crate::acts::Announcement;
use crate::acts::announce::announcements;
use crate::acts::desk::OfficeError;
use crate::intake::open::Opened;
use arpad_model::{EntryId, Fact, RegisteredTournament, Series, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::reports;
use jiff::civil::Date;
use std::collections::HashMap;

/// An event that was announced otherwise than it is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The event.
    pub event: RegisteredTournament,
    /// What differs.
    pub facts: Vec<AnnouncedAs>,
}

/// One fact of an event that was announced otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncedAs {
    /// The key of its name.
    pub what: &'static str,
    /// As announced.
    pub announced: Fact,
    /// As reported.
    pub reported: Fact,
}

/// Those of these events that were announced with another series, other days, rounds or players.
pub(super) fn otherwise(
    store: &mut Reader<'_>,
    events: &[RegisteredTournament],
) -> Result<Vec<Otherwise>, OfficeError> {
    let announced: Vec<TournamentId> =
        events.iter().filter(|event| event.announced.is_some()).map(|event| event.id).collect();
    if announced.is_empty() {
        return Ok(Vec::new());
    }
    let said = announcements(store, &announced)?;
    let mut players: HashMap<TournamentId, usize> = HashMap::new();
    reports::each_among(store, &announced, EntryId::LAST, |event, report| {
        players.insert(event, report.persons().len());
        Ok(())
    })?;
    let mut differing = Vec::new();
    for event in events {
        let Some(one) = said.get(&event.id) else { continue };
        let reported = Reported {
            series: Some(event.series),
            days: (event.starts, event.ends),
            rounds: event.rounds,
            players: players.get(&event.id).copied(),
        };
        let facts = differences(one, &reported);
        if !facts.is_empty() {
            differing.push(Otherwise { event: event.clone(), facts });
        }
    }
    Ok(differing)
}

/// What a received file says otherwise than its event was announced.
pub fn reported_otherwise(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<AnnouncedAs>, OfficeError> {
    let Some(event) = opened.submission.tournament else { return Ok(Vec::new()) };
    let said = announcements(store, &[event])?;
    let Some(one) = said.get(&event) else { return Ok(Vec::new()) };
    let reported = &opened.reported;
    let says_series = reported.series == Series::Go || reported.tempo.is_some();
    Ok(differences(
        one,
        &Reported {
            series: Some(reported.series).filter(|_| says_series),
            days: (reported.starts, reported.ends),
            rounds: reported.rounds,
            players: Some(reported.players.len()),
        },
    ))
}

/// What a report says of its event; none where it says nothing.
struct Reported {
    series: Option<Series>,
    days: (Date, Date),
    rounds: Option<u16>,
    players: Option<usize>,
}

fn differences(one: &Announcement, reported: &Reported) -> Vec<AnnouncedAs> {
    let fact = |what, announced: Option<Fact>, reported: Option<Fact>| {
        let (announced, reported) = announced.zip(reported).filter(|(announced, reported)| announced != reported)?;
        Some(AnnouncedAs { what, announced, reported })
    };
    let series = |series: Series| Fact::from(series.as_str());
    let number = |number: usize| Fact::Number(number as i64);
    [
        fact("desk-series", Some(series(one.series)), reported.series.map(series)),
        fact("desk-first-day", Some(one.starts.into()), Some(reported.days.0.into())),
        fact("desk-last-day", Some(one.ends.into()), Some(reported.days.1.into())),
        fact("desk-rounds", one.rounds.map(|n| number(n.into())), reported.rounds.map(|n| number(n.into()))),
        fact("desk-player-count", one.players.map(|n| number(n as usize)), reported.players.map(number)),
    ]
    .into_iter()
    .flatten()
    .collect()
}
