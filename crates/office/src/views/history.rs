//! The register for the instruments: what every governing list was computed from, list by list.

use crate::acts::desk::OfficeError;
use crate::lists::Owners;
use crate::lists::compute::{InputPeriod, Inputs, Made, People, holding, make_again};
use arpad_instruments::table::{Played, Table};
use arpad_model::{Color, EntryId, GoOutcome, List, PersonId, Series};
use arpad_registry::Reader;
use arpad_registry::tables::lists;
use arpad_rules::chess::kernel::field::list_number;

/// Every list that governs a series, oldest first, each in its newest revision.
pub(crate) fn governing(store: &mut Reader<'_>, series: Series) -> Result<Vec<List>, OfficeError> {
    let owners = Owners::read(store, series, EntryId::LAST)?;
    Ok(holding(lists::of(store, series)?, &owners))
}

/// A list made once more, with what it is made from; none where it came from elsewhere.
pub(crate) fn made_again(store: &mut Reader<'_>, list: &List) -> Result<Option<(Made, Inputs)>, OfficeError> {
    Ok(make_again(store, list)?.and_then(|mut made| {
        let inputs = made.inputs.take()?;
        Some((made, inputs))
    }))
}

/// The games of every governing list, each in the month of its list; players are the numbers of persons. Of go the even ones
/// alone: a plain table knows no stones.
pub fn results(store: &mut Reader<'_>, series: Series) -> Result<Table, OfficeError> {
    let mut games = Vec::new();
    let people = People::numbers(store)?;
    for list in governing(store, series)? {
        let Some((made, inputs)) = made_again(store, &list)? else { continue };
        let period = list_number(list.day).unsigned_abs();
        // Two numbers of one person are his from the beginning.
        let person = |at: u32| inputs.persons.get(at as usize).map_or(PersonId(0), |one| people.standing_for(*one));
        let mut add = |white: PersonId, black: PersonId, halves: u8| {
            if white == black {
                return;
            }
            games.push(Played { period, white: white.0, black: black.0, halves });
        };
        match &inputs.period {
            InputPeriod::Chess(period, _) => {
                let counts = |at: &usize| !made.refused.contains(at);
                let events = (0..period.tournaments.len()).filter(counts).map(|at| &period.tournaments[at]);
                for game in events.flat_map(|event| &event.games).filter(|game| game.is_rated()) {
                    add(person(game.white), person(game.black), game.outcome.score(Color::White).0 as u8);
                }
            }
            InputPeriod::Go(period, _) => {
                for game in period.tournaments.iter().flat_map(|event| &event.games).filter(|game| game.handicap == 0) {
                    let halves = match game.outcome {
                        GoOutcome::White => 2,
                        GoOutcome::Jigo => 1,
                        GoOutcome::Black => 0,
                        GoOutcome::NoShow
                        | GoOutcome::Arbiter
                        | GoOutcome::DoubleLoss
                        | GoOutcome::Bye
                        | GoOutcome::HalfBye => continue,
                    };
                    let Some(white) = game.white else { continue };
                    add(person(white), person(game.black), halves);
                }
            }
            InputPeriod::Idle => {}
        }
    }
    let players = games.iter().map(|game| game.white.max(game.black) as usize + 1).max().unwrap_or(0);
    Ok(Table::new(players, games))
}
