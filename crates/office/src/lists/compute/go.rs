//! One go list: the list before it and one tournament, or what the committee decided on one day.

use super::go_period::period;
use super::people::People;
use super::pool::pack_reached;
use super::spotted::spotted;
use super::{InputPeriod, Inputs, Made, Rulings};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{Activity, Coverage, Finding, GoPeriod, ListRow, PersonId, RegisteredTournament, StoredChange};
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
use jiff::civil::Date;
use std::collections::HashSet;

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
    pub(super) fn is_ours(&self, person: PersonId, day: Date, is_listed: bool) -> bool {
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
        let refusal = Refusal::new(code::GO_NOT_IN_FORCE).with("date", error.date);
        OfficeError::from(refusal.with("first", error.first))
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
