//! What a second report of an event says otherwise than the one before: field by field, player by player, game by game.

use crate::acts::accept::is_line;
use crate::acts::desk::OfficeError;
use crate::acts::withdraw::left_with;
use crate::intake::events::tournament_of;
use crate::intake::identify::Line;
use crate::intake::open::Opened;
use crate::register::standing_for;
use arpad_model::{EntryId, GoGame, PersonId, PersonName, TimeControl, TimePeriod};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use std::collections::{BTreeMap, BTreeSet};

/// Where two reports of an event differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportDifference {
    /// Facts of the event: the key of the fact's name, as it was, as it is.
    pub facts: Vec<(&'static str, String, String)>,
    /// Players who are on the second report only. Who is not known yet has the name that stands in the file.
    pub joined: Vec<Who>,
    /// Players who are on the first only.
    pub gone: Vec<Who>,
    /// Games that are there once only, or ended otherwise, by round.
    pub games: Vec<GameDifference>,
}

/// Somebody on a report.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// A person of the register.
    Known(PersonId),
    /// A line of the new file that is nobody yet.
    Line(String),
}

/// A game that is told otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameDifference {
    /// The round.
    pub round: u16,
    /// White; in go Black.
    pub first: Who,
    /// The other; none where a player had no opponent.
    pub second: Option<Who>,
    /// The result as it was; none = there was no such game.
    pub before: Option<String>,
    /// The result as it is; none = there is no such game.
    pub after: Option<String>,
}

impl ReportDifference {
    /// Everybody it names.
    pub fn everybody(&self) -> impl Iterator<Item = &Who> {
        let players =
            self.games.iter().flat_map(|game| [Some(&game.first), game.second.as_ref()].into_iter().flatten());
        self.joined.iter().chain(&self.gone).chain(players)
    }

    /// Both say the same.
    pub fn is_empty(&self) -> bool {
        self == &ReportDifference::default()
    }
}

/// The difference between a file that waits and the accepted report of its event; none where the event has no report yet.
pub fn report_difference(store: &mut Reader<'_>, opened: &Opened) -> Result<Option<ReportDifference>, OfficeError> {
    let Some(tournament) = opened.submission.tournament else { return Ok(None) };
    let Some(before) = reports::known(store, tournament, EntryId::LAST)? else { return Ok(None) };
    let players = &opened.reported.players;
    // Who left the register when the report was withdrawn comes back with his line.
    let left = left_with(store, tournament)?;
    let mut was = Vec::with_capacity(before.persons().len());
    for person in before.persons() {
        let gone = left.iter().find(|fields| fields.person == *person);
        was.push(match gone.filter(|fields| !players.iter().any(|sought| is_line(fields, sought))) {
            Some(fields) => Who::Line(PersonName::new(fields.family.as_str(), fields.given.as_str()).as_list()),
            None => Who::Known(standing_for(store, *person)?),
        });
    }
    let is = opened.lines.iter().zip(players).map(|(line, sought)| match line {
        Line::Known(person) => Who::Known(*person),
        _ => match left.iter().find(|fields| is_line(fields, sought)) {
            Some(fields) => Who::Known(fields.person),
            None => Who::Line(sought.name.clone()),
        },
    });
    let is: Vec<Who> = is.collect();
    // Who its lines are is said by `is`: the report itself needs no persons here.
    let after = opened.reported.clone().identified(Vec::new());
    let mut difference = difference((&before, &was), (&after, &is));
    // What the register says of the event apart from its games; a file that is silent changes nothing.
    let event = tournament_of(store, tournament)?;
    let said =
        [("desk-town", event.town, &opened.reported.town), ("desk-arbiter", event.arbiter, &opened.reported.arbiter)];
    let changed = said.into_iter().filter(|(_, before, after)| !after.is_empty() && before != *after);
    difference.facts.extend(changed.map(|(key, before, after)| (key, before, after.clone())));
    Ok(Some(difference))
}

/// Where two versions of a report differ whose lines are known.
pub(crate) fn between(before: &Report, after: &Report) -> ReportDifference {
    let [was, is] = [before, after]
        .map(|report| -> Vec<Who> { report.persons().iter().map(|person| Who::Known(*person)).collect() });
    difference((before, &was), (after, &is))
}

fn difference((before, was): (&Report, &[Who]), (after, is): (&Report, &[Who])) -> ReportDifference {
    let [old, new] = [was, is].map(|all| all.iter().cloned().collect::<BTreeSet<Who>>());
    ReportDifference {
        facts: facts(before, after),
        joined: new.difference(&old).cloned().collect(),
        gone: old.difference(&new).cloned().collect(),
        games: games(&played(before, was), &played(after, is)),
    }
}

fn facts(before: &Report, after: &Report) -> Vec<(&'static str, String, String)> {
    let before = told(before);
    let after = told(after);
    let changed = before.into_iter().zip(after).filter(|(before, after)| before.1 != after.1);
    changed.map(|(before, after)| (before.0, before.1, after.1)).collect()
}

/// The facts of an event, each under the key of its name.
fn told(report: &Report) -> Vec<(&'static str, String)> {
    let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    match report {
        Report::Chess { tournament, .. } => vec![
            ("desk-name", tournament.name.clone().unwrap_or_default()),
            ("desk-first-day", tournament.start.to_string()),
            ("desk-last-day", tournament.end.to_string()),
            ("desk-rounds", number(tournament.circumstances.rounds)),
            ("desk-system", tournament.system.as_str().to_owned()),
            ("desk-time-control", tournament.circumstances.time_control.as_ref().map(control).unwrap_or_default()),
        ],
        Report::Go { tournament, .. } => vec![
            ("desk-name", tournament.name.clone().unwrap_or_default()),
            ("desk-first-day", tournament.start.to_string()),
            ("desk-last-day", tournament.end.to_string()),
            ("desk-rounds", number(tournament.rounds)),
        ],
    }
}

/// "40/90+30 +30": moves and minutes of each period, then the seconds added with every move.
fn control(control: &TimeControl) -> String {
    let period = |period: &TimePeriod| {
        let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        match period.seconds % 60 {
            0 => format!("{moves}{}", period.seconds / 60),
            seconds => format!("{moves}{}:{seconds:02}", period.seconds / 60),
        }
    };
    let periods: Vec<String> = control.periods.iter().map(period).collect();
    let unequal = if control.unequal { " ≠" } else { "" };
    format!("{} +{}{unequal}", periods.join("+"), control.increment)
}

/// The games by round and pair, each with all its results: a pair may meet twice in a round.
type Played = BTreeMap<(u16, Who, Option<Who>), Vec<String>>;

fn played(report: &Report, who: &[Who]) -> Played {
    let mut played = Played::new();
    let at = |line: u32| who[line as usize].clone();
    match report {
        Report::Chess { tournament, .. } => {
            for game in &tournament.games {
                let pair = (game.round, at(game.white), Some(at(game.black)));
                played.entry(pair).or_default().push(game.outcome.as_str().to_owned());
            }
        }
        Report::Go { tournament, .. } => {
            for game in &tournament.games {
                let pair = (game.round, at(game.black), game.white.map(at));
                played.entry(pair).or_default().push(of_go(game));
            }
        }
    }
    played
}

fn of_go(game: &GoGame) -> String {
    match game.handicap {
        0 => game.outcome.as_str().to_owned(),
        stones => format!("{} (+{stones})", game.outcome.as_str()),
    }
}

fn games(before: &Played, after: &Played) -> Vec<GameDifference> {
    let pairs: BTreeSet<&(u16, Who, Option<Who>)> = before.keys().chain(after.keys()).collect();
    let mut games = Vec::new();
    for pair in pairs {
        let [was, is] = [before, after].map(|played| played.get(pair).map(Vec::as_slice).unwrap_or_default());
        for place in 0..was.len().max(is.len()) {
            let [before, after] = [was, is].map(|results| results.get(place).cloned());
            if before != after {
                let (round, first, second) = pair.clone();
                games.push(GameDifference { round, first, second, before, after });
            }
        }
    }
    games
}
