//! Which event a file reports.

use super::Post;
use crate::intake::events::tournament_of;
use crate::intake::read_report::{Unidentified, read_report};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::{Sought, keys_of_text};
use arpad_model::{FideId, RegisteredTournament, Series, SubmissionState, TournamentId, TournamentState};
use arpad_registry::tables::{parts, submissions, tournaments};
use arpad_registry::{Reader, blobs};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::parts::is_monthly;
use jiff::ToSpan;
use std::collections::HashSet;

/// The event a report belongs to.
pub(super) struct Found {
    pub event: TournamentId,
    /// The event of the same name and day of which this is another section.
    pub section_of: Option<TournamentId>,
}

impl Found {
    fn plain(event: TournamentId) -> Self {
        Found { event, section_of: None }
    }
}

/// The event a report belongs to: the one named, else the one of the same series, first day and name that has no report yet or
/// one of the same players, else a new one.
pub(super) fn event_of(store: &mut Reader<'_>, post: &Post<'_>, reported: &Unidentified) -> Result<Found, OfficeError> {
    if let Some(id) = post.tournament {
        let known = tournament_of(store, id)?;
        // Another tempo is a question when the file is accepted; another game is a slip.
        if (known.series == Series::Go) != (reported.series == Series::Go) {
            let refusal = Refusal::new(code::TOURNAMENT_OTHER_SERIES).with("tournament", id);
            let refusal = refusal.with("announced", known.series.as_str());
            return Err(refusal.with("reported", reported.series.as_str()).into());
        }
        return Ok(Found::plain(id));
    }
    let name = keys_of_text(reported.name()).tokens;
    let mut section_of = None;
    for series in series_of(reported) {
        let known = tournaments::starting_on(store, series, reported.starts)?;
        for known in known.into_iter().filter(|one| keys_of_text(&one.name).tokens == name && is_meant(one, reported)) {
            if shares_players(store, &known, reported)? {
                return Ok(Found::plain(known.id));
            }
            section_of = section_of.or(Some(known.id));
        }
    }
    match month_of_long_event(store, reported, &name)?.filter(|_| section_of.is_none()) {
        Some(event) => Ok(Found::plain(event)),
        None => Ok(Found { event: tournaments::next(store)?, section_of }),
    }
}

/// Whether a report may be of an event: nobody has reported that yet, or at least half of the smaller field played in both. The
/// sections of an open bear one name on one day, and nobody plays in two.
fn shares_players(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    reported: &Unidentified,
) -> Result<bool, OfficeError> {
    let counts = [SubmissionState::Received, SubmissionState::Questions, SubmissionState::Accepted];
    let files = submissions::of_tournament(store, event.id)?;
    let Some(before) = files.into_iter().rfind(|file| counts.contains(&file.state)) else { return Ok(true) };
    let Ok(before) = read_report(&blobs::bytes(store, before.blob)?) else { return Ok(true) };
    let name = |sought: &Sought| keys_of_text(&sought.name).tokens;
    let numbers: HashSet<FideId> = before.players.iter().filter_map(|one| one.fide).collect();
    let names: HashSet<String> = before.players.iter().map(name).collect();
    let is_common = |one: &&Sought| one.fide.is_some_and(|fide| numbers.contains(&fide)) || names.contains(&name(one));
    let common = reported.players.iter().filter(is_common).count();
    Ok(common * 2 >= before.players.len().min(reported.players.len()))
}

/// The event of the same name that is reported month by month and still went on when the file's first round was played.
fn month_of_long_event(
    store: &mut Reader<'_>,
    reported: &Unidentified,
    name: &str,
) -> Result<Option<TournamentId>, OfficeError> {
    let Series::Chess(tempo) = reported.series else { return Ok(None) };
    let year = (reported.starts.saturating_sub(1.year()), reported.starts);
    for known in tournaments::starting_between(store, reported.series, year)? {
        if keys_of_text(&known.name).tokens != name {
            continue;
        }
        let whole = parts::event_of(store, known.id)?.unwrap_or(known.id);
        let edition = Calendar::default().chess_edition_on(tempo, known.starts);
        let goes_on =
            known.ends >= reported.starts && edition.is_ok_and(|one| is_monthly(one, known.starts, known.ends));
        // Next year's event of the name is another.
        let is_near = known.ends.saturating_add(2.months()) >= reported.starts;
        if goes_on || (is_near && !parts::of(store, whole)?.is_empty()) {
            return Ok(Some(whole));
        }
    }
    Ok(None)
}

/// Where an event of the same name and day is looked for: its own series first, for the file or the announcement may be
/// wrong about the tempo.
fn series_of(reported: &Unidentified) -> Vec<Series> {
    let others = Series::ALL.into_iter().filter(|series| *series != Series::Go && *series != reported.series);
    std::iter::once(reported.series).chain(others.filter(|_| reported.series != Series::Go)).collect()
}

/// A day may have a rapid and a blitz of one name; only what waits for its report, or what the file does not tell, is
/// taken for it across series.
fn is_meant(known: &RegisteredTournament, reported: &Unidentified) -> bool {
    let without_report = [TournamentState::Announced, TournamentState::Rejected, TournamentState::Withdrawn];
    let waits = known.announced.is_some() && without_report.contains(&known.state);
    known.series == reported.series || reported.tempo.is_none() || waits
}
