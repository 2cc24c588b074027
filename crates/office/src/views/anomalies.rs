//! What is out of the ordinary in a month before its list is closed: evidence to look at, never a verdict. Nothing is stored but what
//! somebody dismissed (`acts::dismiss`).

use super::drift::facts;
use super::history::{governing, made_again};
use super::untouched::{Computed, is_touched};
use crate::acts::DismissAct;
use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::dismiss::{Dismissed, dismissed, dismissed_before};
use crate::lists::compute::{InputPeriod, Inputs, forecast, make_telling, recorded};
use crate::lists::draft::month_draft;
use crate::refusal::code;
use arpad_instruments::anomalies::{
    Anomaly, Closing, Entered, GROWN_FROM, KNOWN_AFTER, LISTS as LONG, NEW_GAMES, OfEvent, OfGame, OfList, Run, look,
};
use arpad_instruments::drift::watch::{Facts, JUNIOR_UNTIL};
use arpad_model::{ClubId, EntryId, List, ListRow, PersonId, PersonName, Series, Tempo, TournamentId, hex};
use arpad_registry::tables::{clubs, list_rows, persons, tournaments};
use arpad_registry::{Reader, blobs};
use arpad_rules::chess::kernel::games::Ruling;
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};

/// What a month raises, with the names of whom and what it speaks of.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Unusual {
    /// What there is to look at.
    pub raised: Vec<Raised>,
    /// Persons.
    pub persons: HashMap<u32, PersonName>,
    /// Tournaments.
    pub tournaments: HashMap<u32, String>,
    /// Clubs.
    pub clubs: HashMap<u32, String>,
}

/// Something to look at.
#[derive(Clone, Debug, PartialEq)]
pub struct Raised {
    /// What, with its evidence.
    pub anomaly: Anomaly,
    /// What it is called by: another list or other evidence has another mark.
    pub mark: String,
    /// Who looked at it and said why it may stand.
    pub dismissed: Option<Dismissed>,
    /// It was dismissed with other evidence, for this reason.
    pub before: Option<String>,
}

impl Unusual {
    /// What nobody has dismissed.
    pub fn open(&self) -> impl Iterator<Item = &Raised> {
        self.raised.iter().filter(|one| one.dismissed.is_none())
    }
}

/// Newcomers of so many lists are looked at together.
const LISTS: usize = 12;

/// A round is played for this many moves of both, as the law counts thinking time.
const MOVES: u32 = 60;

/// Whether what was raised when `seq` was the newest entry may be something else by now: another game counts, or somebody is called
/// otherwise.
pub fn is_outdated(store: &mut Reader<'_>, seq: EntryId) -> Result<bool, OfficeError> {
    is_touched(store, seq, Computed::Unusual)
}

/// Looks at a month that would be closed; refused where closing would be.
pub fn month_anomalies(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Unusual, OfficeError> {
    let raised = raised(store, tempo, day)?;
    with_dismissals(store, &raised, (tempo, day))
}

/// The same with what somebody has dismissed.
pub fn with_dismissals(store: &mut Reader<'_>, raised: &Unusual, of: (Tempo, Date)) -> Result<Unusual, OfficeError> {
    let mut unusual = raised.clone();
    for one in &mut unusual.raised {
        one.dismissed = dismissed(store, &one.mark)?;
        if one.dismissed.is_none() {
            let now = to_dismiss(of, one, String::new());
            one.before = dismissed_before(store, &now)?.map(|before| before.because);
        }
    }
    Ok(unusual)
}

/// What is raised, whatever anybody has said of it.
pub fn raised(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Unusual, OfficeError> {
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
    named(store, look(&closing), (tempo, day))
}

/// What has a mark in a month, ready to be dismissed; refused where nothing has it, because there is no such thing or because its
/// evidence is another meanwhile.
pub fn dismissal(
    store: &mut Reader<'_>,
    of: (Tempo, Date),
    mark: &str,
    because: &str,
) -> Result<DismissAct, OfficeError> {
    let mark = mark.trim();
    let all = raised(store, of.0, of.1)?.raised;
    match all.iter().find(|one| one.mark == mark) {
        Some(one) => Ok(to_dismiss(of, one, because.to_owned())),
        None => {
            let refusal = Refusal::new(code::ANOMALY_UNKNOWN).with("mark", mark).with("date", of.1);
            Err(refusal.of_month(Series::Chess(of.0), of.1).into())
        }
    }
}

fn to_dismiss((tempo, day): (Tempo, Date), one: &Raised, because: String) -> DismissAct {
    let anomaly = &one.anomaly;
    DismissAct {
        series: Series::Chess(tempo),
        day,
        anomaly: anomaly.kind.as_str().to_owned(),
        mark: one.mark.clone(),
        persons: anomaly.persons.iter().copied().map(PersonId).collect(),
        tournaments: anomaly.events.iter().copied().map(TournamentId).collect(),
        club: anomaly.group.map(ClubId),
        because,
    }
}

/// Letters of a mark.
const MARK: usize = 8;

/// The mark of what was raised. Estimates enter it in hundredths, as exactly as they are told and more.
fn mark(one: &Anomaly, (tempo, day): (Tempo, Date)) -> String {
    let hundredths = |number: f64| format!("{:.2}", number + 0.0);
    let words = format!(
        "{} {day} {} {:?} {:?} {:?} {:?} {} {} {}",
        Series::Chess(tempo).as_str(),
        one.kind.as_str(),
        one.persons,
        one.events,
        one.group,
        one.day.map(|day| day.to_string()),
        one.count,
        hundredths(one.seen),
        hundredths(one.expected),
    );
    let mut mark = hex(&blobs::hash(words.as_bytes()));
    mark.truncate(MARK);
    mark
}

/// The tournaments of a list, as they are looked at.
fn events(inputs: &Inputs, of: (Tempo, Date)) -> Result<Vec<OfEvent>, OfficeError> {
    let (Some(heard), InputPeriod::Chess(period, _)) = (recorded(inputs, of)?, &inputs.period) else {
        return Ok(Vec::new());
    };
    let person = |at: u32| inputs.persons.get(at as usize).map_or(0, |person| person.0);
    let both = || heard.calculation.games.iter().zip(heard.calculation.trace.games.iter());
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

fn named(store: &mut Reader<'_>, anomalies: Vec<Anomaly>, of: (Tempo, Date)) -> Result<Unusual, OfficeError> {
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
    let raised = |anomaly: Anomaly| Raised { mark: mark(&anomaly, of), anomaly, dismissed: None, before: None };
    unusual.raised = anomalies.into_iter().map(raised).collect();
    Ok(unusual)
}

#[cfg(test)]
mod tests;
