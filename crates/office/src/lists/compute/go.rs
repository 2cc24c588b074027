//! One go list: the list before it and one tournament.

use super::go_event::settle;
use super::people::People;
use super::pool::{pack_reached, unpack_reached};
use super::{Made, Rulings};
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    Activity, Finding, GoDecision, GoGame, GoPeriod, GoPlayer, Grade, InitialPoints, ListRow, PersonId,
    RegisteredTournament, SetBy, StoredChange,
};
use arpad_registry::Error;
use arpad_registry::tables::packed::Report;
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::kernel::field::list_number;
use arpad_rules::go::hungary;
use arpad_rules::go::hungary::edition::Edition;
use arpad_rules::go::hungary::rated::Status;
use jiff::civil::Date;
use std::collections::HashMap;

/// Makes the list after a tournament. One the law refuses leaves everybody as he was.
pub(super) fn make(
    base: &[ListRow],
    events: &[(RegisteredTournament, Report)],
    people: &People,
    rulings: &Rulings,
) -> Result<Made, OfficeError> {
    let mut rows: Vec<ListRow> = base
        .iter()
        .map(|row| ListRow {
            person: people.standing_for(row.person),
            period_games: 0,
            change: None,
            title: people.title(row.person).to_owned(),
            ..row.clone()
        })
        .collect();
    rows.sort_by_key(|row| row.person);
    rows.dedup_by_key(|row| row.person);
    let mut findings = Vec::new();
    let mut refused = Vec::new();
    for (position, event) in events.iter().enumerate() {
        let (period, persons) = period(&rows, event, people, rulings)?;
        match hungary::rate(&edition(event, rulings)?, &period) {
            Ok(rated) => {
                findings.extend(rated.findings.iter().cloned());
                for (player, person) in rated.players.iter().zip(&persons) {
                    let (Status::Registered | Status::New, Some(after)) = (player.status, player.after) else {
                        continue;
                    };
                    let games = player
                        .tournaments
                        .iter()
                        .flat_map(|one| &one.games)
                        .filter(|game| game.point.is_some())
                        .count();
                    let row = ListRow {
                        person: *person,
                        rating: Some(after),
                        k: None,
                        games: Some(player.rated_tournaments),
                        peak: Some(after),
                        period_games: games as u32,
                        change: player.change.map(StoredChange::points),
                        last_active: Some(list_number(event.0.ends)),
                        active: Activity::Active,
                        title: people.title(*person).to_owned(),
                        grade: player.grade.map(|grade| grade.steps().into()),
                        score: None,
                        expected: None,
                        state: pack_reached(&player.reached)?,
                    };
                    match rows.binary_search_by_key(person, |row| row.person) {
                        Ok(place) => {
                            let peak = rows[place].peak.max(row.peak);
                            rows[place] = ListRow { peak, ..row };
                        }
                        Err(place) => rows.insert(place, row),
                    }
                }
            }
            Err(against) => {
                findings.extend(against);
                refused.push(position);
            }
        }
    }
    Ok(Made { rows, findings, refused, ..Made::default() })
}

/// What the law says about a tournament.
pub(super) fn findings(edition: &Edition, period: &GoPeriod) -> Vec<Finding> {
    match hungary::rate(edition, period) {
        Ok(rated) => rated.findings,
        Err(findings) => findings,
    }
}

/// The edition that governs a tournament, with the parameters decided before it began.
pub(crate) fn edition(event: &(RegisteredTournament, Report), rulings: &Rulings) -> Result<Edition, OfficeError> {
    edition_on(event.0.starts, rulings)
}

/// The same by the day on which it began.
pub(super) fn edition_on(starts: Date, rulings: &Rulings) -> Result<Edition, OfficeError> {
    let id = Calendar::default().edition_on(RatingSystem::Mgsz, starts).map_err(|error| {
        let refusal = Refusal::new(code::NOT_MODELLED).with("date", error.date).with("first", error.first);
        OfficeError::from(refusal.with("series", "go"))
    })?;
    match catalogue::edition(id.0) {
        Some(AnyEdition::Mgsz(edition)) => {
            let mut edition = *edition;
            for (name, value) in rulings.parameters_of(id.0, starts) {
                edition = edition.with(name, value).map_err(|error| {
                    Error::damaged("decision", format!("a parameter of {} cannot be set: {error}", id))
                })?;
            }
            Ok(edition)
        }
        _ => Err(Refusal::new(code::EDITION_OTHER_GAME).with("edition", id.0).into()),
    }
}

/// A tournament as a document of the law, and who its players are.
pub(crate) fn period(
    rows: &[ListRow],
    (event, report): &(RegisteredTournament, Report),
    people: &People,
    rulings: &Rulings,
) -> Result<(GoPeriod, Vec<PersonId>), OfficeError> {
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
        let row = rows.binary_search_by_key(&person, |row| row.person).ok().map(|place| &rows[place]);
        let grade = |row: &ListRow| row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
        players.push(GoPlayer {
            id: person.to_string(),
            rating: row.and_then(|row| row.rating),
            grade: row.and_then(grade),
            reached: row.map(|row| unpack_reached(&row.state)).transpose()?.unwrap_or_default(),
            entry_grade: entries.get(&line).copied(),
            // Who is in the register is in it, wherever his passport is from.
            foreign: foreign[line as usize] && row.is_none(),
            initial: initial(person, rulings),
            tournaments: row.and_then(|row| row.games).unwrap_or(0),
            ..GoPlayer::default()
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
            Decided::Indicators { person, points, grade, games, reached, .. } => {
                if let Some(player) = position.get(person) {
                    taken_over(&mut players[*player as usize], *games, reached);
                    decisions.push(GoDecision {
                        player: *player,
                        points: *points,
                        grade: grade.as_deref().and_then(Grade::parse),
                        reference: decision.reference.clone(),
                    });
                }
            }
            _ => {}
        }
    }
    Ok((GoPeriod { players, tournaments: vec![tournament], decisions }, persons))
}

/// What a ranking list that was taken over says beside points and grade.
fn taken_over(player: &mut GoPlayer, tournaments: Option<u32>, reached: &[(String, u32)]) {
    player.tournaments = tournaments.unwrap_or(player.tournaments);
    if !reached.is_empty() {
        let counter = |(grade, times): &(String, u32)| Some((Grade::parse(grade)?, *times));
        player.reached = reached.iter().filter_map(counter).collect();
    }
}

fn initial(person: PersonId, rulings: &Rulings) -> Option<InitialPoints> {
    rulings.go.iter().rev().find_map(|(decision, decided)| match decided {
        Decided::Initial { person: who, points, manager } if *who == person => {
            let by = if *manager { SetBy::Manager } else { SetBy::Committee(decision.reference.clone()) };
            Some(InitialPoints { points: *points, by })
        }
        _ => None,
    })
}
