//! What is out of the ordinary in a month before its list is closed: evidence to look at, never a verdict. Nothing is stored.

use super::drift::facts;
use super::history::{governing, made_again};
use crate::acts::desk::OfficeError;
use crate::lists::compute::{InputPeriod, Inputs, forecast, make_telling, recorded};
use crate::lists::draft::month_draft;
use arpad_instruments::anomalies::{
    Anomaly, Closing, Entered, GROWN_FROM, KNOWN_AFTER, LISTS as LONG, NEW_GAMES, OfEvent, OfGame, OfList, Run, look,
};
use arpad_instruments::drift::watch::{Facts, JUNIOR_UNTIL};
use arpad_model::{ClubId, EntryId, List, ListRow, PersonId, PersonName, Series, Tempo, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{clubs, list_rows, persons, tournaments};
use arpad_rules::chess::kernel::games::Ruling;
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};

/// What a month raises, with the names of whom and what it speaks of.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Unusual {
    /// What there is to look at.
    pub anomalies: Vec<Anomaly>,
    /// Persons.
    pub persons: HashMap<u32, PersonName>,
    /// Tournaments.
    pub tournaments: HashMap<u32, String>,
    /// Clubs.
    pub clubs: HashMap<u32, String>,
}

/// Newcomers of so many lists are looked at together.
const LISTS: usize = 12;

/// A round is played for this many moves of both, as the law counts thinking time.
const MOVES: u32 = 60;

/// Looks at a month that would be closed; refused where closing would be.
pub fn month_anomalies(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Unusual, OfficeError> {
    let (draft, _) = month_draft(store, tempo, day, forecast)?;
    let Some(spec) = draft.specs.iter().find(|spec| spec.revision == 0) else { return Ok(Unusual::default()) };
    let made = make_telling(store, std::slice::from_ref(spec), EntryId::LAST)?.pop();
    let Some((rows, inputs)) = made.and_then(|made| Some((made.rows, made.inputs?))) else {
        return Ok(Unusual::default());
    };
    let before: Vec<List> = governing(store, Series::Chess(tempo))?.into_iter().filter(|list| list.day < day).collect();
    let earlier = match before.last() {
        Some(list) => match made_again(store, list)? {
            Some((_, inputs)) => events(&inputs, (tempo, list.day))?,
            None => Vec::new(),
        },
        None => Vec::new(),
    };
    let known = facts(store)?;
    let is_junior = |person: &PersonId| known.get(person).and_then(|facts| facts.born);
    let juniors =
        inputs.persons.iter().filter(|person| is_junior(person).is_some_and(|born| day.year() - born <= JUNIOR_UNTIL));
    let closing = Closing {
        earlier,
        events: events(&inputs, (tempo, day))?,
        juniors: juniors.map(|person| person.0).collect(),
        entered: entered(store, &before, &rows, &known)?,
        runs: runs(store, &before, &rows, |person| {
            let born = known.get(&person).and_then(|facts| facts.born);
            born.is_none_or(|born| day.year() - born >= GROWN_FROM)
        })?,
    };
    named(store, look(&closing))
}

/// The tournaments of a list, as they are looked at.
fn events(inputs: &Inputs, of: (Tempo, Date)) -> Result<Vec<OfEvent>, OfficeError> {
    let (Some(heard), InputPeriod::Chess(period, _)) = (recorded(inputs, of)?, &inputs.period) else {
        return Ok(Vec::new());
    };
    let person = |at: u32| inputs.persons.get(at as usize).map_or(0, |person| person.0);
    let both = || heard.calculation.games.iter().zip(&heard.calculation.trace.games);
    let event = |(place, at): (u32, &usize)| {
        let of = &period.tournaments[*at];
        let circumstances = &of.circumstances;
        let minutes = circumstances.time_control.as_ref().map(|control| control.seconds_for(MOVES) * 2 / 60);
        let games = both().filter(|((event, game), _)| *event == place && game.ruling == Ruling::Counts);
        OfEvent {
            number: heard.tournaments[*at],
            days: match circumstances.round_dates.as_slice() {
                [] if of.start == of.end => {
                    vec![of.start; of.games.iter().map(|game| usize::from(game.round)).max().unwrap_or(0)]
                }
                known => known.to_vec(),
            },
            minutes: minutes.and_then(|minutes| u32::try_from(minutes).ok()),
            games: games
                .map(|((_, game), sides)| OfGame {
                    players: [person(game.white), person(game.black)],
                    halves: game.white_halves,
                    round: game.round,
                    ratings: sides.map(|side| side.own),
                })
                .collect(),
        }
    };
    Ok((0..).zip(&heard.calculation.order).map(event).collect())
}

/// Who got his first rating on one of the last lists, and his games behind it.
fn entered(
    store: &mut Reader<'_>,
    before: &[List],
    now: &[ListRow],
    known: &HashMap<PersonId, Facts>,
) -> Result<Vec<Entered>, OfficeError> {
    let mut rated: Option<Vec<PersonId>> = None;
    let mut found: BTreeMap<PersonId, Entered> = BTreeMap::new();
    let mut add = |rows: &[ListRow]| {
        for row in rows {
            if let Some(one) = found.get_mut(&row.person).filter(|one| one.games < NEW_GAMES)
                && let (Some(score), Some(expected)) = (row.score, row.expected)
            {
                one.games += row.period_games;
                one.above += score as i32 * 50 - expected;
            }
            // Nobody is new on the first list that is looked at.
            let is_new = rated.as_ref().is_some_and(|rated| rated.binary_search(&row.person).is_err());
            if is_new && row.rating.is_some() && row.expected.is_none() && row.period_games > 0 {
                let group = known.get(&row.person).and_then(|facts| facts.group);
                found.insert(row.person, Entered { person: row.person.0, group, ..Entered::default() });
            }
        }
        let all = rows.iter().filter(|row| row.rating.is_some()).map(|row| row.person);
        rated = Some(all.collect());
    };
    for list in &before[before.len().saturating_sub(LISTS)..] {
        add(&list_rows::of(store, list.id)?);
    }
    add(now);
    Ok(found.into_values().collect())
}

/// The last lists of grown-ups who played now and were known well before them.
fn runs(
    store: &mut Reader<'_>,
    before: &[List],
    now: &[ListRow],
    is_asked: impl Fn(PersonId) -> bool,
) -> Result<Vec<Run>, OfficeError> {
    let who: Vec<PersonId> =
        now.iter().filter(|row| row.period_games > 0 && is_asked(row.person)).map(|row| row.person).collect();
    // The list before the first of them is what somebody was known for.
    let (Some((first, lists)), false) = (before[before.len().saturating_sub(LONG)..].split_first(), who.is_empty())
    else {
        return Ok(Vec::new());
    };
    let mut found: BTreeMap<PersonId, (i16, Run)> = BTreeMap::new();
    for row in list_rows::among(store, first.id, &who)? {
        let is_known = row.games.is_some_and(|games| games >= KNOWN_AFTER);
        if let Some(rating) = row.rating.and_then(|rating| i16::try_from(rating).ok()).filter(|_| is_known) {
            found.insert(row.person, (rating, Run { person: row.person.0, lists: Vec::new() }));
        }
    }
    let mut add = |rows: &[ListRow], ago: u32| {
        for row in rows {
            let Some((own, run)) = found.get_mut(&row.person) else { continue };
            if let (Some(halves), Some(expected), games @ 1..) = (row.score, row.expected, row.period_games) {
                run.lists.push(OfList { ago, games, halves, expected, own: *own });
            }
            *own = row.rating.and_then(|rating| i16::try_from(rating).ok()).unwrap_or(*own);
        }
    };
    for (ago, list) in (1..=lists.len() as u32).rev().zip(lists) {
        add(&list_rows::among(store, list.id, &who)?, ago);
    }
    add(now, 0);
    Ok(found.into_values().map(|(_, run)| run).collect())
}

fn named(store: &mut Reader<'_>, anomalies: Vec<Anomaly>) -> Result<Unusual, OfficeError> {
    let mut unusual = Unusual::default();
    for one in &anomalies {
        for person in &one.persons {
            let name = persons::get(store, PersonId(*person))?.map(|found| found.name);
            unusual.persons.extend(name.map(|name| (*person, name)));
        }
        for event in &one.events {
            let name = tournaments::get(store, TournamentId(*event))?.map(|found| found.name);
            unusual.tournaments.extend(name.map(|name| (*event, name)));
        }
        if let Some(group) = one.group {
            let name = clubs::get(store, ClubId(group))?.map(|found| found.name);
            unusual.clubs.extend(name.map(|name| (group, name)));
        }
    }
    unusual.anomalies = anomalies;
    Ok(unusual)
}
