//! What accepting asks of a go tournament: grades its file does not tell, and facts that were stated with it.

use crate::intake::egd_list;
use crate::intake::read_report::{Games, Unidentified};
use crate::lists::Decided;
use crate::lists::compute::reported as reported_of;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_formats::trf::Reading;
use arpad_model::{Decision, DecisionKind, EntryId, GoFacts, Grade, Series, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::decisions;
use arpad_registry::tables::packed::Report;

/// Grades of players from abroad whose file does not tell them, as the European database's list has them: line, grade as it is
/// written. A professional's is told, and nobody is rated by it.
pub(crate) fn listed_grades(
    store: &mut Reader<'_>,
    reported: &Unidentified,
) -> Result<Vec<(u32, String)>, OfficeError> {
    let Games::Go(tournament, foreign) = &reported.event else { return Ok(Vec::new()) };
    let told = tournament.entry_grades();
    let is_told = |line: &u32| told.contains_key(line) || tournament.professional.iter().any(|(of, _)| of == line);
    let lines = (0_u32..).zip(foreign).filter(|(line, is_foreign)| **is_foreign && !is_told(line));
    let lines: Vec<u32> = lines.map(|(line, _)| line).collect();
    let Some(list) = (if lines.is_empty() { None } else { egd_list::kept(store)? }) else { return Ok(Vec::new()) };
    let grade = |line: u32| {
        let listed = list.of_line(&reported.players[line as usize])?;
        Some((line, listed.declared?))
    };
    Ok(lines.into_iter().filter_map(grade).collect())
}

/// What is stated about a go tournament belongs to one.
pub(super) fn of_go_alone(tournament: TournamentId, series: Series, facts: GoFacts) -> Result<GoFacts, Refusal> {
    if series != Series::Go && !facts.is_empty() {
        return Err(Refusal::new(code::TOURNAMENT_NOT_GO).with("tournament", tournament));
    }
    Ok(facts)
}

/// An event that gave stones, or allowed them, is no even one because somebody calls it so: C hangs on it (§6(2)). Where it was decided,
/// whoever accepts says what was decided.
pub(super) fn without_stones(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    reported: &Unidentified,
    stated: &GoFacts,
) -> Result<(), OfficeError> {
    match &reported.event {
        Games::Go(file, _) if stated.even == Some(true) && file.even == Some(false) => {}
        _ => return Ok(()),
    }
    let said = decisions::of_kind(store, DecisionKind::Event, EntryId::LAST)?;
    let of_it = said.iter().rev().filter(|one| one.tournament == Some(tournament));
    let even = |decision: &Decision| match Decided::read(&decision.value) {
        Some(Decided::Event { facts, .. }) => facts.even,
        _ => None,
    };
    match of_it.filter_map(even).next() {
        Some(true) => Ok(()),
        _ => Err(Refusal::new(code::EVEN_WITH_STONES).with("name", reported.name()).into()),
    }
}

/// Whether stones were allowed decides over 10 points of C (table 3): where neither file nor announcement says it, somebody does.
/// On the small board, and where the committee set C, nothing hangs on it.
pub(super) fn handicap_said(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    reported: &Unidentified,
    stated: &GoFacts,
) -> Result<(), OfficeError> {
    if !matches!(reported.event, Games::Go(..)) || stated.even.is_some() {
        return Ok(());
    }
    let Some(known) = reported_of(store, tournament)? else { return Ok(()) };
    let Games::Go(file, _) = &reported.event else { return Ok(()) };
    let met = &known.tournament;
    let board = stated.board.unwrap_or(met.board);
    if file.even.or(met.even).is_some() || met.multiplier.is_some() || board != 19 {
        return Ok(());
    }
    Err(Refusal::new(code::HANDICAP_UNSAID).with("name", reported.name()).into())
}

/// A report with the grades that its file did not tell. Readers of before did not keep where they are from.
pub(super) fn with_entries(entries: &[(u32, String)], reading: Reading, mut report: Report) -> Report {
    if let Report::Go { tournament, .. } = &mut report {
        for (line, grade) in entries {
            match Grade::parse(grade) {
                Some(grade) => {
                    tournament.entries.push((*line, grade));
                    tournament.listed.extend((reading >= Reading::Fourth).then_some(*line));
                }
                None => tournament.professional.push((*line, grade.clone())),
            }
        }
    }
    report
}
