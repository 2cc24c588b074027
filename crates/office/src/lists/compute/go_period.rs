//! A go tournament as a document of the law: who its players are, with which points each of them comes.

use super::go::Making;
use super::go_event::settle;
use super::pool::unpack_reached;
use crate::lists::Decided;
use crate::refusal::OfficeError;
use arpad_model::{
    GoDecision, GoGame, GoPeriod, GoPlayer, Grade, InitialPoints, ListRow, PersonId, RegisteredTournament, SetBy,
};
use arpad_registry::Error;
use arpad_registry::tables::packed::Report;
use arpad_rules::go::hungary::tables::bound_of;
use jiff::civil::Date;
use std::collections::HashMap;

/// A tournament as a document of the law, and who its players are.
pub(crate) fn period(
    rows: &[ListRow],
    (event, report): &(RegisteredTournament, Report),
    making: &Making<'_>,
) -> Result<(GoPeriod, Vec<PersonId>), OfficeError> {
    let Making { people, rulings, .. } = making;
    let Report::Go { persons: lines, foreign, tournament } = report else {
        return Err(Error::damaged("report", "a chess report in a go list").into());
    };
    let mut persons: Vec<PersonId> = Vec::new();
    let mut position: HashMap<PersonId, u32> = HashMap::new();
    let mut players = Vec::new();
    let entries = tournament.entry_grades();
    for (line, person) in (0..).zip(lines) {
        let person = people.standing_for(*person);
        if position.contains_key(&person) {
            continue;
        }
        position.insert(person, persons.len() as u32);
        persons.push(person);
        let row = row_of(rows, person);
        let is_foreign = match making.is_second {
            // Tournaments stand in the line by their ends, and so does who belongs to the system from a day on.
            true => !making.is_ours(person, event.ends, row.is_some()),
            // Who is in the register is in it, wherever his passport is from.
            false => foreign[line as usize] && row.is_none(),
        };
        let entry = entries.get(&line).copied();
        let professional = tournament.professional.iter().find(|(of, _)| *of == line).map(|(_, grade)| grade.clone());
        // Table 1 gives the points of whoever entered with a grade that has a bound.
        let is_bounded = professional.is_none() && entry.is_some_and(|grade| bound_of(grade).is_some());
        players.push(GoPlayer {
            entry_grade: entry,
            listed: tournament.listed.contains(&line),
            professional,
            foreign: is_foreign,
            initial: initial(person, making),
            ..match is_foreign && making.is_second {
                // What he held while he belonged to the system does not serve his opponents now.
                true if is_bounded => GoPlayer { id: person.to_string(), ..GoPlayer::default() },
                true => stranger(person, event.ends, making),
                false => registered(person, row)?,
            }
        });
    }
    let place: Vec<u32> = lines.iter().map(|person| position[&people.standing_for(*person)]).collect();
    let mut tournament = tournament.clone();
    tournament.id = event.id.to_string();
    tournament.entries = tournament.entries.iter().map(|(line, grade)| (place[*line as usize], *grade)).collect();
    let seat = |game: &GoGame| GoGame {
        black: place[game.black as usize],
        white: game.white.map(|white| place[white as usize]),
        ..*game
    };
    tournament.games = tournament.games.iter().map(seat).filter(|game| Some(game.black) != game.white).collect();
    let whom = |person: PersonId| position.get(&people.standing_for(person)).copied();
    settle(&mut tournament, event, rulings, &whom);
    let mut decisions = Vec::new();
    for (decision, decided) in &rulings.go {
        match decided {
            // By the second reading a decision on indicators has a list of its own.
            Decided::Indicators { person, points, grade, games, reached, taken, .. } if !making.is_second => {
                if let Some(player) = position.get(person) {
                    taken_over(&mut players[*player as usize], *games, reached);
                    decisions.push(GoDecision {
                        player: *player,
                        points: *points,
                        grade: grade.as_deref().and_then(Grade::parse),
                        reference: decision.reference.clone(),
                        taken: *taken,
                    });
                }
            }
            _ => {}
        }
    }
    Ok((GoPeriod { players, tournaments: vec![tournament], decisions }, persons))
}

/// What a ranking list that was taken over says beside points and grade.
pub(super) fn taken_over(player: &mut GoPlayer, tournaments: Option<u32>, reached: &[(String, u32)]) {
    player.tournaments = tournaments.unwrap_or(player.tournaments);
    if !reached.is_empty() {
        let counter = |(grade, times): &(String, u32)| Some((Grade::parse(grade)?, *times));
        player.reached = reached.iter().filter_map(counter).collect();
    }
}

/// Somebody's row on a list.
pub(super) fn row_of(rows: &[ListRow], person: PersonId) -> Option<&ListRow> {
    rows.binary_search_by_key(&person, |row| row.person).ok().map(|place| &rows[place])
}

/// A player as his row has him.
pub(crate) fn registered(person: PersonId, row: Option<&ListRow>) -> Result<GoPlayer, OfficeError> {
    let grade = |row: &ListRow| row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    Ok(GoPlayer {
        id: person.to_string(),
        rating: row.and_then(|row| row.rating),
        grade: row.and_then(grade),
        reached: row.map(|row| unpack_reached(&row.state)).transpose()?.unwrap_or_default(),
        tournaments: row.and_then(|row| row.games).unwrap_or(0),
        ..GoPlayer::default()
    })
}

/// A player outside the system. Points that the committee gave him as an opponent serve those he meets, as they must for a
/// professional; an opening balance, and what was decided while he belonged to the system, do not.
fn stranger(person: PersonId, ends: Date, making: &Making<'_>) -> GoPlayer {
    let given = making.rulings.indicators.iter().rev().find_map(|(decision, decided)| match decided {
        Decided::Indicators { person: whose, points, taken: false, .. }
            if making.people.standing_for(*whose) == person
                && decision.day <= ends
                && making.rulings.coverage.is_stranger(making.people, person, decision.day) =>
        {
            *points
        }
        _ => None,
    });
    GoPlayer { id: person.to_string(), rating: given, ..GoPlayer::default() }
}

/// The points with which somebody enters: the last that were set. Of two numbers that are one person, what was set under the
/// number that stays goes before.
fn initial(person: PersonId, making: &Making<'_>) -> Option<InitialPoints> {
    let under = |is_his: &dyn Fn(PersonId) -> bool| {
        making.rulings.go.iter().rev().find_map(|(decision, decided)| match decided {
            Decided::Initial { person: who, points, manager } if is_his(*who) => {
                let by = if *manager { SetBy::Manager } else { SetBy::Committee(decision.reference.clone()) };
                Some(InitialPoints { points: *points, by })
            }
            _ => None,
        })
    };
    let own = under(&|who| who == person);
    match making.is_second {
        true => own.or_else(|| under(&|who| making.people.standing_for(who) == person)),
        false => own,
    }
}
