//! Which event a file reports.

use super::Post;
use crate::intake::events::tournament_of;
use crate::intake::kin::{of_same_name, own_event};
use crate::intake::read_report::Unidentified;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys_of_text;
use arpad_model::{RegisteredTournament, Series, TournamentId, TournamentState};
use arpad_registry::Reader;
use arpad_registry::tables::{parts, tournaments};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::parts::is_monthly;
use jiff::ToSpan;

/// The event a report belongs to: the one named, else the one of the same series, first day and name whose players it has or of
/// which no report has come, else a new one: two sections of an open differ in nothing but their players.
pub(super) fn event_of(
    store: &mut Reader<'_>,
    post: &Post<'_>,
    reported: &Unidentified,
) -> Result<TournamentId, OfficeError> {
    if let Some(id) = post.tournament {
        let known = tournament_of(store, id)?;
        // Another tempo is a question when the file is accepted; another game is a slip.
        if (known.series == Series::Go) != (reported.series == Series::Go) {
            let refusal = Refusal::new(code::TOURNAMENT_OTHER_SERIES).with("tournament", id);
            let refusal = refusal.with("announced", known.series.as_str());
            return Err(refusal.with("reported", reported.series.as_str()).into());
        }
        return Ok(id);
    }
    let mut same = of_same_name(store, reported)?;
    same.retain(|known| is_meant(known, reported));
    if let Some(known) = own_event(store, &reported.players, &same)? {
        return Ok(known);
    }
    if !same.is_empty() {
        return Ok(tournaments::next(store)?);
    }
    let name = keys_of_text(reported.name()).tokens;
    match month_of_long_event(store, reported, &name)? {
        Some(event) => Ok(event),
        None => Ok(tournaments::next(store)?),
    }
}

/// The event of the same name that is reported month by month and still went on when the file's first round was played.
fn month_of_long_event(
    store: &mut Reader<'_>,
    reported: &Unidentified,
    name: &str,
) -> Result<Option<TournamentId>, OfficeError> {
    let Series::Chess(tempo) = reported.series else { return Ok(None) };
    let year = (reported.starts.saturating_sub(1.year()), reported.starts);
    for known in tournaments::long_ones(store, reported.series, year)? {
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

/// A day may have a rapid and a blitz of one name; only what waits for its report, or what the file does not tell, is
/// taken for it across series.
fn is_meant(known: &RegisteredTournament, reported: &Unidentified) -> bool {
    let without_report = [TournamentState::Announced, TournamentState::Rejected, TournamentState::Withdrawn];
    let waits = known.announced.is_some() && without_report.contains(&known.state);
    known.series == reported.series || reported.tempo.is_none() || waits
}
