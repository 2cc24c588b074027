//! One chess list from the list before it and its tournaments.

use super::at_start::AtStart;
use super::barred::is_barred;
use super::circumstances::circumstances;
use super::people::People;
use super::pool::{pack_pool, unpack_pool};
use super::spotted::spotted_chess;
use super::{Events, InputPeriod, Inputs, Made, Rulings};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    Activity, Circumstances, Game, Hundredths, ListRow, Period, PeriodPlayer, PersonId, Rating, StandingThen,
    StoredChange, Tempo, Tournament, TournamentId,
};
use arpad_registry::Error;
use arpad_registry::tables::packed::Report;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::edition::{Edition, Reading};
use arpad_rules::chess::kernel::field::list_number;
use arpad_rules::chess::next_list::{NextList, NextState, next_list, without_games};
use arpad_rules::chess::parameters::decide;
use arpad_rules::chess::rate::Law;
use arpad_rules::chess::transition::{COMPRESSION_2024_03, Transition};
use jiff::civil::Date;

/// What a list is made from.
pub(super) struct Making<'a> {
    pub tempo: Tempo,
    pub day: Date,
    pub base: &'a [ListRow],
    /// The base was published by FIDE: its K holds for this period.
    pub base_is_fide: bool,
    pub events: &'a Events,
    /// What held at the start of each event; none = what the base says.
    pub at_start: &'a [Option<AtStart>],
    /// Games that were decided hold there too.
    pub decided_games: bool,
    /// Standard ratings, which seed rapid and blitz.
    pub standard: Option<super::shelf::Ratings>,
    pub people: &'a People,
    pub rulings: &'a Rulings,
    /// What it is computed from is told with it.
    pub keeps: bool,
}

/// The law that governs a list and its events, with the parameters the federation has decided.
pub(super) struct Governing {
    pub list: Edition,
    pub events: Vec<Edition>,
    /// The one-off conversion, where it was decided for this list.
    pub transition: Option<Transition>,
}

impl Governing {
    pub(super) fn of(
        tempo: Tempo,
        day: Date,
        starts: impl Iterator<Item = Date>,
        rulings: &Rulings,
    ) -> Result<Self, OfficeError> {
        let calendar = Calendar::default();
        let edition_on = |day: Date| -> Result<Edition, OfficeError> {
            let governing = match rulings.reading {
                Reading::First => calendar.chess_edition_as_issued(tempo, day),
                Reading::Second => calendar.chess_edition_on(tempo, day),
            };
            let mut edition = *governing.map_err(|error| {
                let refusal = Refusal::new(code::NOT_MODELLED).with("date", error.date);
                OfficeError::from(refusal.with("first", error.first).with("series", tempo.as_str()))
            })?;
            edition = edition.read_as(rulings.reading);
            let id = edition.id;
            for (name, value) in rulings.parameters_of(id.0, day) {
                edition = decide(edition, name, value)
                    .map_err(|_| Error::damaged("decision", format!("a parameter of {} cannot be set: {name}", id)))?;
            }
            Ok(edition)
        };
        let transition = Some(COMPRESSION_2024_03).filter(|one| rulings.transition.is_some() && one.list_date == day);
        let of_event = |start| calendar.of_event(tempo, start, &edition_on);
        Ok(Governing { list: edition_on(day)?, events: starts.map(of_event).collect::<Result<_, _>>()?, transition })
    }

    pub(super) fn law(&self) -> Law<'_> {
        Law { list: &self.list, events: self.events.iter().collect(), transition: self.transition }
    }
}

/// Makes the list.
pub(super) fn make(making: &Making<'_>) -> Result<Made, OfficeError> {
    let base = merged(making.base, making.people);
    let starts = making.events.iter().map(|(event, _)| event.starts);
    let governing = Governing::of(making.tempo, making.day, starts, making.rulings)?;
    let law = governing.law();
    let (period, persons) = period(making, &base, None)?;
    let (rows, next) = everybody(making, &law, &base, (&period, &persons))?;
    let is_off = |row: &ListRow| is_barred(making.people, making.rulings, making.day, row.person);
    // As a rule nobody is: then the rows stay where they are.
    let (off, rows) = match rows.iter().any(is_off) {
        true => rows.into_iter().partition(is_off),
        false => (Vec::new(), rows),
    };
    let names: Vec<&str> = making.events.iter().map(|(event, _)| event.name.as_str()).collect();
    let findings = spotted_chess(next.findings, (&period, &persons), &names);
    let inputs = making.keeps.then(|| {
        let starts = making.events.iter().map(|(event, _)| event.starts).collect();
        Inputs::of(making.rulings, base.into_owned(), persons, InputPeriod::Chess(period, starts))
    });
    Ok(Made { rows, off, findings, refused: next.refused, inputs, ..Made::default() })
}

/// Everybody after a period, in the order of persons, and what the law says of it.
pub(super) fn everybody(
    making: &Making<'_>,
    law: &Law<'_>,
    base: &[ListRow],
    (period, persons): (&Period, &[PersonId]),
) -> Result<(Vec<ListRow>, NextList), OfficeError> {
    let next = next_list(law, period);
    let mut rows = rest(making, law, base, persons)?;
    for ((person, state), before) in persons.iter().zip(&next.players).zip(&period.players) {
        let known = row_of(base, *person).map(|row| row.active);
        rows.extend(row(making, *person, state, (before, known))?);
    }
    rows.sort_unstable_by_key(|row| row.person);
    Ok((rows, next))
}

/// The base with merged numbers under the person they stand for; where both have a row, the person's own stays.
pub(super) fn merged<'a>(base: &'a [ListRow], people: &People) -> std::borrow::Cow<'a, [ListRow]> {
    if !base.iter().any(|row| people.is_merged(row.person)) {
        return base.into();
    }
    let (own, others): (Vec<ListRow>, Vec<ListRow>) =
        base.iter().cloned().partition(|row| !people.is_merged(row.person));
    let mut rows = own;
    for mut row in others {
        row.person = people.standing_for(row.person);
        if !rows.iter().any(|known| known.person == row.person) {
            rows.push(row);
        }
    }
    rows.sort_unstable_by_key(|row| row.person);
    rows.into()
}

fn row_of(base: &[ListRow], person: PersonId) -> Option<&ListRow> {
    base.binary_search_by_key(&person, |row| row.person).ok().map(|position| &base[position])
}

/// The participants as a period, and who they are; with somebody who has no game, where he is asked about.
pub(super) fn period(
    making: &Making<'_>,
    base: &[ListRow],
    idle: Option<PersonId>,
) -> Result<(Period, Vec<PersonId>), OfficeError> {
    let people = making.people;
    let everybody = making.events.iter().flat_map(|(_, report)| report.persons());
    let mut persons: Vec<PersonId> = everybody.map(|person| people.standing_for(*person)).collect();
    persons.extend(making.rulings.ratings.keys());
    persons.extend(idle.map(|person| people.standing_for(person)));
    persons.sort_unstable();
    persons.dedup();
    let position = Places::of(&persons);
    let mut players = Vec::with_capacity(persons.len());
    for person in &persons {
        players.push(player(making, *person, row_of(base, *person))?);
    }
    let mut tournaments = Vec::with_capacity(making.events.len());
    for ((event, report), at_start) in making.events.iter().zip(making.at_start) {
        let Report::Chess { persons, tournament } = report else {
            return Err(Error::damaged("report", "a go report in a chess list").into());
        };
        let place: Vec<u32> = persons.iter().map(|person| position.of_person(people.standing_for(*person))).collect();
        let game = |game: &Game| {
            let (white, black) = (place[game.white as usize], place[game.black as usize]);
            (white != black).then_some(Game { white, black, ..*game })
        };
        let standings = match (at_start, making.rulings.reading) {
            (Some(at_start), Reading::Second) => standings_of(making, at_start, persons, &place),
            (Some(_), Reading::First) | (None, _) => Vec::new(),
        };
        tournaments.push(Tournament {
            id: event.id.to_string(),
            name: Some(event.name.clone()),
            system: tournament.system,
            start: tournament.start,
            end: tournament.end,
            ratings: at_start_of(making, event.id, persons, (&place, &players), at_start.as_ref()),
            standings,
            games: tournament.games.iter().filter_map(game).collect(),
            circumstances: placed(circumstances(event, &tournament.circumstances, making.rulings), &place),
        });
    }
    Ok((Period { list_date: making.day, players, tournaments }, persons))
}

/// Where each participant stands in a period: a number is looked up for every line of every report.
struct Places(Vec<u32>);

impl Places {
    /// Of persons in their order.
    fn of(persons: &[PersonId]) -> Self {
        let mut places = vec![0; persons.last().map_or(0, |last| last.0 as usize + 1)];
        for (person, place) in persons.iter().zip(0..) {
            places[person.0 as usize] = place;
        }
        Places(places)
    }

    /// The place of one of them.
    fn of_person(&self, person: PersonId) -> u32 {
        self.0[person.0 as usize]
    }
}

/// What the part knows of its whole, with lines of the report as places in the period.
fn placed(mut circumstances: Circumstances, place: &[u32]) -> Circumstances {
    if let Some(part) = &mut circumstances.part {
        for game in &mut part.earlier {
            (game.white, game.black) = (place[game.white as usize], place[game.black as usize]);
        }
        part.waits.iter_mut().for_each(|player| *player = place[*player as usize]);
        part.upgraded.iter_mut().for_each(|player| *player = place[*player as usize]);
    }
    circumstances
}

/// What K depended on at the start, of those who were on the list then.
fn standings_of(
    making: &Making<'_>,
    at_start: &AtStart,
    persons: &[PersonId],
    place: &[u32],
) -> Vec<(u32, StandingThen)> {
    let then = |(person, place): (&PersonId, &u32)| {
        let mut then = at_start.standing(making.people.standing_for(*person), *person)?;
        let known = making.rulings.known_games.get(&making.people.standing_for(*person));
        if let Some((games, peak)) = known.filter(|_| making.decided_games && then.games == Some(0)) {
            then.games = Some(*games);
            then.peak = then.peak.max(peak.and_then(|points| Rating::new(points.into())));
        }
        then.rating.is_some().then_some((*place, then))
    };
    let mut standings: Vec<(u32, StandingThen)> = persons.iter().zip(place).filter_map(then).collect();
    standings.sort_unstable_by_key(|(place, _)| *place);
    standings.dedup_by_key(|(place, _)| *place);
    standings
}

/// Ratings at the start where they differ from the base; without a list in force then they are those of the base.
fn at_start_of(
    making: &Making<'_>,
    event: TournamentId,
    persons: &[PersonId],
    (place, players): (&[u32], &[PeriodPlayer]),
    at_start: Option<&AtStart>,
) -> Vec<(u32, Option<Rating>)> {
    let mut differing: Vec<(u32, Option<Rating>)> = Vec::new();
    for (person, place) in persons.iter().zip(place) {
        let player = &players[*place as usize];
        let standing = making.people.standing_for(*person);
        let taken = || making.rulings.taken(standing, |one| one == event).map(|one| one.rating.rating);
        let listed = match at_start {
            Some(AtStart { ratings, .. }) => ratings.get(&standing).or_else(|| ratings.get(person)).copied(),
            // The base's, unless it is a rating that holds in its own tournament alone.
            None if player.taken.is_none() => continue,
            None => None,
        };
        let then = listed.or_else(taken).and_then(|points| Rating::new(points.into()));
        if then != player.rating {
            differing.push((*place, then));
        }
    }
    differing.sort_unstable_by_key(|(place, _)| *place);
    differing.dedup_by_key(|(place, _)| *place);
    differing
}

pub(super) fn player(
    making: &Making<'_>,
    person: PersonId,
    row: Option<&ListRow>,
) -> Result<PeriodPlayer, OfficeError> {
    let rating = |points: Option<i32>| points.and_then(|points| Rating::new(points.into()));
    let standard = making.standard.as_ref().and_then(|ratings| ratings.get(&person)).copied();
    let standard = standard.or_else(|| making.rulings.taken_standard.get(&person).copied());
    let mut player = PeriodPlayer {
        id: person.to_string(),
        born: making.people.born(person),
        // The first reading took nobody for a woman.
        sex: making.people.sex(person).filter(|_| making.rulings.reading == Reading::Second),
        standard: rating(standard).filter(|_| making.tempo != Tempo::Standard),
        ..player_of(row, making.base_is_fide)?
    };
    let is_rated = |tournament| making.events.iter().any(|(event, _)| event.id == tournament);
    if let Some(taken) = making.rulings.taken(person, is_rated).filter(|_| player.rating.is_none()) {
        player.rating = rating(Some(taken.rating.rating));
        (player.peak, player.games, player.k) = (player.rating, taken.rating.games, taken.rating.k);
        player.k_is_listed = taken.from.list.is_some();
        player.taken = Some(taken.from);
    }
    if let Some(points) = making.rulings.ratings.get(&person) {
        player.rating = rating(Some(*points));
    }
    // What our own lists have counted is better known.
    if let Some((games, peak)) = making.rulings.known_games.get(&person).filter(|_| player.games == Some(0)) {
        player.games = Some(*games);
        player.peak = player.peak.max(rating(*peak));
    }
    Ok(player)
}

/// What a row says of somebody who plays; without one he has never been on a list.
pub(crate) fn player_of(row: Option<&ListRow>, is_fide: bool) -> Result<PeriodPlayer, OfficeError> {
    let rating = |points: Option<i32>| points.and_then(|points| Rating::new(points.into()));
    let Some(row) = row else { return Ok(PeriodPlayer { games: Some(0), ..PeriodPlayer::default() }) };
    let k = row.k.filter(|_| is_fide && row.rating.is_some());
    Ok(PeriodPlayer {
        rating: rating(row.rating),
        games: row.games,
        peak: rating(row.peak),
        k,
        k_is_listed: k.is_some(),
        pool: unpack_pool(&row.state)?,
        has_played: true,
        last_active: row.last_active.and_then(list_date),
        ..PeriodPlayer::default()
    })
}

/// Everybody on the base who has no game in this period.
fn rest(
    making: &Making<'_>,
    law: &Law<'_>,
    base: &[ListRow],
    persons: &[PersonId],
) -> Result<Vec<ListRow>, OfficeError> {
    let mut rows = Vec::with_capacity(base.len() + persons.len());
    let mut playing = persons.iter().peekable();
    for row in base {
        while playing.next_if(|person| **person < row.person).is_some() {}
        if playing.peek() == Some(&&row.person) {
            continue;
        }
        let rating = |points: Option<i32>| points.and_then(|points| Rating::new(points.into()));
        let convert = |points: i32| law.transition.map_or(points, |one| one.convert(points.into()) as i32);
        let converted = row.rating.map(convert);
        let player = PeriodPlayer {
            rating: rating(converted),
            games: row.games,
            peak: rating(row.peak),
            born: making.people.born(row.person),
            last_active: row.last_active.and_then(list_date),
            ..PeriodPlayer::default()
        };
        let (listed, k, active) = without_games(law.list, making.day, &player);
        let listed = listed.map(|rating| i32::from(rating.points()));
        rows.push(ListRow {
            rating: listed,
            k,
            peak: row.peak.max(listed),
            active: still(row.active, active),
            period_games: 0,
            change: None,
            score: None,
            expected: None,
            title: making.people.title(row.person).to_owned(),
            ..row.clone()
        });
    }
    Ok(rows)
}

/// The row of a participant; nobody who has not finished a rated event has one.
fn row(
    making: &Making<'_>,
    person: PersonId,
    state: &NextState,
    (before, known): (&PeriodPlayer, Option<Activity>),
) -> Result<Option<ListRow>, OfficeError> {
    if state.rating.is_none() && !state.has_played && state.games.unwrap_or(0) == 0 {
        return Ok(None);
    }
    let points = |rating: Option<Rating>| rating.map(|rating| i32::from(rating.points()));
    let hundredths = |points: Hundredths| points.0 as i32;
    Ok(Some(ListRow {
        person,
        rating: points(state.rating),
        k: state.k,
        games: state.games,
        peak: points(state.peak).max(points(before.peak)),
        period_games: state.period_games,
        change: state.change.map(hundredths).map(StoredChange::hundredths),
        last_active: state.last_active,
        active: match known {
            Some(known) if state.last_active != Some(list_number(making.day)) => still(known, state.is_active),
            Some(_) | None => state.is_active.into(),
        },
        title: making.people.title(person).to_owned(),
        grade: None,
        score: state.score.map(|score| score.0),
        expected: state.expected.map(hundredths),
        state: pack_pool(&state.pool)?,
    }))
}

/// What is not known stays so until a game tells, or until the law says no: then a year of our own knowledge has passed.
fn still(before: Activity, by_law: bool) -> Activity {
    match before {
        Activity::NotKnown if by_law => Activity::NotKnown,
        Activity::NotKnown | Activity::Active | Activity::Inactive => by_law.into(),
    }
}

/// A list's number back to its date.
pub(crate) fn list_date(number: i32) -> Option<Date> {
    let (year, month) = ((number - 1).div_euclid(12), (number - 1).rem_euclid(12) + 1);
    Date::new(year.try_into().ok()?, month.try_into().ok()?, 1).ok()
}
