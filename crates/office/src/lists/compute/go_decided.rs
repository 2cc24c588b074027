//! The go list of a day on which the committee decided about players (§3(3)): it holds from that day on, whoever plays, and
//! nothing that is computed later undoes it.

use super::go::{Asked, Making, edition, governing, put};
use super::go_period::{registered, row_of, taken_over};
use super::pool::pack_reached;
use super::spotted::spotted;
use super::{InputPeriod, Made};
use crate::lists::Decided;
use crate::refusal::OfficeError;
use arpad_model::{Activity, Coverage, GoDecision, GoPeriod, Grade, ListRow, PersonId, StoredChange};
use arpad_rules::go::hungary;
use arpad_rules::go::hungary::rated::RatedPlayer;

/// Makes the list.
pub(super) fn make(base: &[ListRow], making: &Making<'_>) -> Result<Made, OfficeError> {
    let mut rows = making.start(base);
    let (period, persons) = period(&rows, making)?;
    let mut inputs = making.inputs(&rows);
    if let Some(inputs) = &mut inputs {
        (inputs.persons, inputs.period) = (persons.clone(), InputPeriod::Go(period.clone(), (making.day, making.day)));
    }
    let edition = edition(governing(making.day), making, Asked::ForList)?;
    let rated = match hungary::rate(&edition, &period) {
        Ok(rated) => rated,
        Err(findings) => {
            return Ok(Made { rows, findings: spotted(findings, &period, ""), inputs, ..Made::default() });
        }
    };
    enter(&mut rows, &rated.players, &persons)?;
    Ok(Made { rows, findings: spotted(rated.findings, &period, ""), inputs, ..Made::default() })
}

/// Enters what the day's decisions brought, into rows in the order of persons.
pub(super) fn enter(rows: &mut Vec<ListRow>, players: &[RatedPlayer], persons: &[PersonId]) -> Result<(), OfficeError> {
    for (player, person) in players.iter().zip(persons) {
        let row = row_after(row_of(rows, *person), player, *person)?;
        put(rows, row);
    }
    Ok(())
}

/// The day's decisions as a document of the law without a tournament, and whom they are about. A grade alone puts nobody on
/// the list who has no points; about somebody outside the system they give points to meet his opponents with.
pub(crate) fn period(rows: &[ListRow], making: &Making<'_>) -> Result<(GoPeriod, Vec<PersonId>), OfficeError> {
    let mut persons: Vec<PersonId> = Vec::new();
    let mut period = GoPeriod::default();
    for (decision, decided) in making.rulings.indicators.iter().filter(|(decision, _)| decision.day == making.day) {
        let Decided::Indicators { person, points, grade, games, reached, taken, .. } = decided else { continue };
        let person = making.people.standing_for(*person);
        let row = row_of(rows, person);
        let is_outside = making.rulings.coverage.on(making.people, person, making.day) == Some(Coverage::Outside);
        let enters = points.is_some() || persons.contains(&person);
        if is_outside || (row.is_none() && !enters) {
            continue;
        }
        let player = match persons.iter().position(|one| *one == person) {
            Some(player) => player,
            None => {
                persons.push(person);
                period.players.push(registered(person, row)?);
                persons.len() - 1
            }
        };
        taken_over(&mut period.players[player], *games, reached);
        period.decisions.push(GoDecision {
            player: player as u32,
            points: *points,
            grade: grade.as_deref().and_then(Grade::parse),
            reference: decision.reference.clone(),
            taken: *taken,
        });
    }
    Ok((period, persons))
}

fn row_after(row: Option<&ListRow>, player: &RatedPlayer, person: PersonId) -> Result<ListRow, OfficeError> {
    let before =
        row.cloned().unwrap_or(ListRow { person, games: Some(0), active: Activity::Active, ..ListRow::default() });
    let change = player.before.zip(player.after).map(|(before, after)| StoredChange::points(after - before));
    Ok(ListRow {
        rating: player.after,
        games: Some(player.rated_tournaments),
        peak: before.peak.max(player.after),
        change,
        grade: player.grade.map(|grade| grade.steps().into()),
        state: pack_reached(&player.reached)?,
        ..before
    })
}
