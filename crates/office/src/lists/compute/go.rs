//! One go list: the list before it and one tournament, or what the committee decided on one day.

use super::go_event::settle;
use super::people::People;
use super::pool::{pack_reached, unpack_reached};
use super::spotted::spotted;
use super::{InputPeriod, Inputs, Made, Rulings};
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    Activity, Coverage, Finding, GoDecision, GoGame, GoPeriod, GoPlayer, Grade, InitialPoints, ListRow, PersonId,
    RegisteredTournament, SetBy, StoredChange,
};
use arpad_registry::Error;
use arpad_registry::tables::packed::Report;
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::edition::Reading;
use arpad_rules::chess::kernel::field::list_number;
use arpad_rules::go::codes::finding;
use arpad_rules::go::hungary;
use arpad_rules::go::hungary::edition::Edition;
use arpad_rules::go::hungary::parameters::{GamesOfStrangers, LoweredCounters, StonesToStronger};
use arpad_rules::go::hungary::rated::{RatedPlayer, Status};
use arpad_rules::go::hungary::tables::bound_of;
use jiff::civil::Date;
use std::collections::{HashMap, HashSet};

/// What a go list is made with, beside the rows it starts from.
#[derive(Clone, Copy)]
pub(crate) struct Making<'a> {
    /// Its day.
    pub day: Date,
    /// By the second reading.
    pub is_second: bool,
    pub people: &'a People,
    pub rulings: &'a Rulings,
    /// Of those of whom the register does not say whether they belong to the system, who is of its own country.
    pub domestic: &'a HashSet<PersonId>,
    /// What it is computed from is told with it.
    pub keeps: bool,
    /// The list was made before: with which grade somebody entered was looked at then, by the points he had then.
    pub is_anew: bool,
}

/// Why the law is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// A report is to be accepted: what the law does not foresee is a question.
    AtIntake,
    /// A list is made: what was accepted is rated, whoever has turned out to be the stronger since.
    ForList,
}

impl Making<'_> {
    /// The rows a list starts from: everybody under the number he is rated by, nobody who has left the system.
    pub(super) fn start(&self, base: &[ListRow]) -> Vec<ListRow> {
        let mut rows: Vec<(bool, ListRow)> = base
            .iter()
            .map(|row| {
                let person = self.people.standing_for(row.person);
                // Chess titles are no part of go; they would move lists on which nothing else has changed.
                let title = if self.is_second { String::new() } else { self.people.title(row.person).to_owned() };
                (person != row.person, ListRow { person, period_games: 0, change: None, title, ..row.clone() })
            })
            .collect();
        match self.is_second {
            true => rows.sort_by_key(|(is_other, row)| (row.person, *is_other)),
            false => rows.sort_by_key(|(_, row)| row.person),
        }
        let mut rows: Vec<ListRow> = rows.into_iter().map(|(_, row)| row).collect();
        rows.dedup_by_key(|row| row.person);
        if self.is_second {
            rows.retain(|row| self.coverage(row.person, self.day) != Some(Coverage::Outside));
        }
        rows
    }

    /// What a list is computed from that starts from these rows, told where it is asked for.
    pub(super) fn inputs(&self, rows: &[ListRow]) -> Option<Inputs> {
        let reading = if self.is_second { Reading::Second } else { Reading::First };
        let inputs = || Inputs { reading, ..Inputs::of(self.rulings, rows.to_vec(), Vec::new(), InputPeriod::Idle) };
        self.keeps.then(inputs)
    }

    /// Of a list that is made anew nobody is reproached with points that he did not have when he entered (§9(1)).
    pub(super) fn keep_due(&self, findings: &mut Vec<Finding>) {
        let is_of_entry = |found: &Finding| [finding::ENTRY_GRADE, finding::ENTRY_GRADE_EUROPEAN].contains(&found.code);
        findings.retain(|found| !(self.is_anew && is_of_entry(found)));
    }

    fn coverage(&self, person: PersonId, day: Date) -> Option<Coverage> {
        self.rulings.coverage.on(self.people, person, day)
    }

    /// Whether somebody belongs to the system on a day: by what the register says of him, else by standing on the list or
    /// being of the federation's own country.
    fn is_ours(&self, person: PersonId, day: Date, is_listed: bool) -> bool {
        let of_register = || {
            let numbers = std::iter::once(person).chain(self.people.others_of(person));
            is_listed || numbers.into_iter().any(|number| self.domestic.contains(&number))
        };
        self.coverage(person, day).map_or_else(of_register, Coverage::is_ours)
    }
}

/// Makes the list after a tournament. One the law refuses leaves everybody as he was.
pub(super) fn make(
    base: &[ListRow],
    events: &[(RegisteredTournament, Report)],
    making: &Making<'_>,
) -> Result<Made, OfficeError> {
    let mut rows = making.start(base);
    let mut inputs = making.inputs(&rows);
    let mut findings = Vec::new();
    let mut refused = Vec::new();
    for (position, event) in events.iter().enumerate() {
        let (period, persons) = period(&rows, event, making)?;
        match hungary::rate(&edition(event.0.starts, making, Asked::ForList)?, &period) {
            Ok(rated) => {
                enter(&mut rows, &rated.players, &persons, (event.0.ends, making))?;
                let mut found = spotted(rated.findings, &period, &event.0.name);
                making.keep_due(&mut found);
                findings.extend(found);
            }
            Err(against) => {
                findings.extend(spotted(against, &period, &event.0.name));
                refused.push(position);
            }
        }
        if let Some(inputs) = &mut inputs {
            (inputs.persons, inputs.period) = (persons, InputPeriod::Go(period, (event.0.starts, event.0.ends)));
        }
    }
    Ok(Made { rows, findings, refused, inputs, ..Made::default() })
}

/// Enters what a tournament that ended on a day brought, into rows in the order of persons.
pub(super) fn enter(
    rows: &mut Vec<ListRow>,
    players: &[RatedPlayer],
    persons: &[PersonId],
    (ends, making): (Date, &Making<'_>),
) -> Result<(), OfficeError> {
    for (player, person) in players.iter().zip(persons) {
        if let Some(row) = row_after(player, *person, ends, making)? {
            put(rows, row);
        }
    }
    Ok(())
}

/// The row of somebody after a tournament; none for whoever does not enter the register with it.
fn row_after(
    player: &RatedPlayer,
    person: PersonId,
    ends: Date,
    making: &Making<'_>,
) -> Result<Option<ListRow>, OfficeError> {
    let (Status::Registered | Status::New, Some(after)) = (player.status, player.after) else { return Ok(None) };
    let games = player.tournaments.iter().flat_map(|one| &one.games).filter(|game| game.point.is_some()).count();
    Ok(Some(ListRow {
        person,
        rating: Some(after),
        k: None,
        games: Some(player.rated_tournaments),
        peak: Some(after),
        period_games: games as u32,
        change: player.change.map(StoredChange::points),
        last_active: Some(list_number(ends)),
        active: Activity::Active,
        title: if making.is_second { String::new() } else { making.people.title(person).to_owned() },
        grade: player.grade.map(|grade| grade.steps().into()),
        score: None,
        expected: None,
        state: pack_reached(&player.reached)?,
    }))
}

/// Puts a row in its place; the highest points so far stay.
pub(super) fn put(rows: &mut Vec<ListRow>, row: ListRow) {
    match rows.binary_search_by_key(&row.person, |row| row.person) {
        Ok(place) => {
            let peak = rows[place].peak.max(row.peak);
            rows[place] = ListRow { peak, ..row };
        }
        Err(place) => rows.insert(place, row),
    }
}

/// What the law says about a tournament.
pub(super) fn findings(edition: &Edition, period: &GoPeriod, name: &str) -> Vec<Finding> {
    let findings = match hungary::rate(edition, period) {
        Ok(rated) => rated.findings,
        Err(findings) => findings,
    };
    spotted(findings, period, name)
}

/// The day whose regulation governs what holds for players from a day on: an opening balance is of the time before the first.
pub(crate) fn governing(day: Date) -> Date {
    day.max(hungary::MGSZ_2012.in_force_from.value)
}

/// The edition that governs a tournament that starts on a day, with the parameters decided before.
pub(crate) fn edition(starts: Date, making: &Making<'_>, asked: Asked) -> Result<Edition, OfficeError> {
    let id = Calendar::default().edition_on(RatingSystem::Mgsz, starts).map_err(|error| {
        let refusal = Refusal::new(code::NOT_MODELLED).with("date", error.date).with("first", error.first);
        OfficeError::from(refusal.with("series", "go"))
    })?;
    let Some(AnyEdition::Mgsz(edition)) = catalogue::edition(id.0) else {
        return Err(Refusal::new(code::EDITION_OTHER_GAME).with("edition", id.0).into());
    };
    let mut edition = *edition;
    if !making.is_second {
        edition.games_of_strangers.value = GamesOfStrangers::LookedAt;
        edition.lowered_counters.value = LoweredCounters::Kept;
    }
    for (name, value) in making.rulings.parameters_of(id.0, starts) {
        edition = edition
            .with(name, value)
            .map_err(|error| Error::damaged("decision", format!("a parameter of {} cannot be set: {error}", id)))?;
    }
    if making.is_second && asked == Asked::ForList {
        edition.stones_to_stronger.value = StonesToStronger::CorrectReceiver;
    }
    Ok(edition)
}

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
            true => !making.is_ours(person, event.starts, row.is_some()),
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
