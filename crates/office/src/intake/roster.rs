//! The players of a tournament as somebody at a desk names them: those of its accepted report, else of the file that waits.

use crate::intake::identify::Line;
use crate::intake::open::{Opened, open};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::{keys, keys_of_text};
use crate::register::texts::as_typed;
use arpad_model::{EntryId, PersonId, PersonName, SubmissionId, SubmissionState, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{persons, reports, submissions};
use std::collections::HashMap;

/// The players of a tournament, line by line.
#[derive(Default)]
pub(crate) struct Roster {
    /// The file that waits, where no report was accepted yet.
    pub file: Option<SubmissionId>,
    /// What each line is called, and who it is, as far as it is known.
    pub lines: Vec<(PersonName, Option<PersonId>)>,
}

/// Reads it; nobody stands on it before a file has come.
pub(crate) fn roster(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Roster, OfficeError> {
    if let Some(report) = reports::known(store, tournament, EntryId::LAST)? {
        let numbers = report.persons();
        let known = persons::among(store, numbers)?.into_iter().map(|person| (person.id, person.name));
        let known: HashMap<PersonId, PersonName> = known.collect();
        let line = |person: &PersonId| (known.get(person).cloned().unwrap_or_default(), Some(*person));
        return Ok(Roster { file: None, lines: numbers.iter().map(line).collect() });
    }
    let Some(opened) = waiting_file(store, tournament)? else { return Ok(Roster::default()) };
    let line = |(line, sought): (&Line, &crate::register::matching::Sought)| {
        let known = if let Line::Known(person) = line { Some(*person) } else { None };
        (PersonName::from_list(&sought.name), known)
    };
    let lines = opened.lines.iter().zip(&opened.reported.players).map(line).collect();
    Ok(Roster { file: Some(opened.submission.id), lines })
}

/// The newest file of a tournament that waits to be accepted.
pub(crate) fn waiting_file(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Option<Opened>, OfficeError> {
    let waits = |state| matches!(state, SubmissionState::Received | SubmissionState::Questions);
    let files = submissions::of_tournament(store, tournament)?;
    files.into_iter().rfind(|file| waits(file.state)).map(|file| open(store, file.id)).transpose()
}

/// The line of a player, from 0, as somebody names him: by its number, counted from 1, or by name.
pub fn line_meant(store: &mut Reader<'_>, tournament: TournamentId, text: &str) -> Result<u32, OfficeError> {
    if let Ok(line) = text.trim().parse::<u32>() {
        let unknown = || Refusal::new(code::LINE_UNKNOWN).with("line", line).with("lines", 0_u32);
        return Ok(line.checked_sub(1).ok_or_else(unknown)?);
    }
    let Roster { lines, .. } = roster(store, tournament)?;
    let sought = keys_of_text(text);
    let is_called = |name: &PersonName, whole: bool| {
        let own = keys(name);
        let alike = own.plain == sought.plain || own.tokens == sought.tokens;
        alike || (!whole && !sought.plain.is_empty() && own.plain.starts_with(&sought.plain))
    };
    // The whole name stands before a longer one that begins with it.
    let named = |whole: bool| -> Vec<(u32, &PersonName)> {
        let all = (0_u32..).zip(lines.iter().map(|(name, _)| name));
        all.filter(|(_, name)| is_called(name, whole)).collect()
    };
    let found = Some(named(true)).filter(|found| !found.is_empty()).unwrap_or_else(|| named(false));
    if let [(line, _)] = found.as_slice() {
        return Ok(*line);
    }
    let told = |(line, name): &(u32, &PersonName)| format!("{}. {}", line + 1, name.eastern());
    let players: Vec<String> = found.iter().take(8).map(told).collect();
    let shown = as_typed(text.trim());
    let refusal = Refusal::new(code::LINE_UNNAMED).with("tournament", tournament).with("text", shown.as_str());
    Err(refusal.with("count", found.len()).with("players", players.join("; ").as_str()).into())
}
