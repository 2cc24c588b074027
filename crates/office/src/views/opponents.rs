//! Whom a player has met, and how it ended: counted from the reports of his own tournaments. Games that were played only;
//! a forfeit is no meeting.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::lists::compute::People;
use crate::register::persons_of;
use crate::register::{registered, standing_for};
use crate::views::public::{PublicPerson, Withheld};
use arpad_model::{
    Color, EntryId, GoOutcome, HalfPoints, Person, PersonId, RegisteredTournament, TournamentId, TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::persons;
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments;
use std::cmp::Reverse;
use std::collections::HashMap;

/// The most tournaments read for one view; the newest are chosen.
pub const MOST_TOURNAMENTS: usize = 1000;

/// Everybody a player has met.
#[derive(Clone, Debug)]
pub struct Opponents {
    /// The player.
    pub person: PublicPerson,
    /// Who was met, the one met most often first.
    pub met: Vec<Met>,
    /// How many tournaments were read.
    pub tournaments: usize,
    /// How many older ones were not.
    pub unread: usize,
}

/// The games with one opponent in one kind of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// Who.
    pub opponent: PersonId,
    /// Go; else chess of any tempo.
    pub is_go: bool,
    /// Games.
    pub games: u32,
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
    /// The tournament of the last one.
    pub last: RegisteredTournament,
}

impl Met {
    /// The points made.
    pub fn score(&self) -> HalfPoints {
        HalfPoints(self.wins * 2 + self.draws)
    }
}

/// The games of two persons.
#[derive(Clone, Debug)]
pub struct Meetings {
    /// The first.
    pub one: PublicPerson,
    /// The second.
    pub other: PublicPerson,
    /// The newest first, each from the side of the first.
    pub games: Vec<Meeting>,
}

/// One game of two persons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Where.
    pub event: RegisteredTournament,
    /// When.
    pub round: u16,
    /// The side the first of the two played; none where a go report does not say it.
    pub color: Option<Color>,
    /// The points he made.
    pub score: HalfPoints,
}

/// Whom a player has met in the newest tournaments, up to a limit.
pub fn opponents(
    store: &mut Reader<'_>,
    person: PersonId,
    most: usize,
) -> Result<Result<Opponents, Withheld>, OfficeError> {
    let (person, numbers) = player(store, person)?;
    let person = match PublicPerson::with_page(&person, Minors::read(store)?)? {
        Ok(person) => person,
        Err(withheld) => return Ok(Err(withheld)),
    };
    let mut all = tournaments_of(store, &numbers)?;
    let most = most.min(MOST_TOURNAMENTS);
    let unread = all.len().saturating_sub(most);
    all.truncate(most);
    let people = People::numbers(store)?;
    let mut met: HashMap<(PersonId, bool), Met> = HashMap::new();
    each_game(store, &all, &people, |event, is_go, game| {
        let Some((opponent, _, score)) = game.from(person.id) else { return };
        let one = met.entry((opponent, is_go)).or_insert_with(|| Met {
            opponent,
            is_go,
            games: 0,
            wins: 0,
            draws: 0,
            losses: 0,
            last: event.clone(),
        });
        one.games += 1;
        match score.0 {
            2 => one.wins += 1,
            1 => one.draws += 1,
            _ => one.losses += 1,
        }
        if (event.ends, event.id) > (one.last.ends, one.last.id) {
            one.last = event.clone();
        }
    })?;
    let mut met: Vec<Met> = met.into_values().collect();
    met.sort_by_key(|one| (Reverse(one.games), Reverse(one.last.ends), one.opponent, one.is_go));
    Ok(Ok(Opponents { person, met, tournaments: all.len(), unread }))
}

/// The games of two persons.
pub fn meetings(
    store: &mut Reader<'_>,
    one: PersonId,
    other: PersonId,
) -> Result<Result<Meetings, Withheld>, OfficeError> {
    let (one, own) = player(store, one)?;
    let (other, others) = player(store, other)?;
    let minors = Minors::read(store)?;
    let (one, other) = (PublicPerson::with_page(&one, minors)?, PublicPerson::with_page(&other, minors)?);
    let (Ok(one), Ok(other)) = (one, other) else { return Ok(Err(Withheld)) };
    let theirs = tournaments_of(store, &others)?;
    let mut both = tournaments_of(store, &own)?;
    both.retain(|tournament| theirs.binary_search_by(|known| tournament.cmp(known)).is_ok());
    both.truncate(MOST_TOURNAMENTS);
    let people = People::numbers(store)?;
    let mut games = Vec::new();
    each_game(store, &both, &people, |event, _, game| {
        let Some((_, color, score)) = game.from(one.id).filter(|(opponent, ..)| *opponent == other.id) else {
            return;
        };
        games.push(Meeting { event: event.clone(), round: game.round, color, score });
    })?;
    games.sort_by_key(|game| Reverse((game.event.ends, game.event.id, game.round)));
    Ok(Ok(Meetings { one, other, games }))
}

/// Those of a page of opponents who may be shown.
pub fn named(store: &mut Reader<'_>, met: &[Met]) -> Result<HashMap<PersonId, PublicPerson>, OfficeError> {
    let numbers: Vec<PersonId> = met.iter().map(|one| one.opponent).collect();
    let minors = Minors::read(store)?;
    let met = persons::among(store, &numbers)?.into_iter();
    let shown = met.filter_map(|person| PublicPerson::of(&person, minors).ok());
    Ok(shown.map(|person| (person.id, person)).collect())
}

/// The person a number stands for, with all his numbers.
pub(super) fn player(store: &mut Reader<'_>, person: PersonId) -> Result<(Person, Vec<Person>), OfficeError> {
    let standing = standing_for(store, person)?;
    let person = registered(store, standing)?;
    let numbers = persons_of(store, person.clone())?;
    Ok((person, numbers))
}

/// The tournaments somebody took part in, newest number first.
pub(super) fn tournaments_of(store: &mut Reader<'_>, numbers: &[Person]) -> Result<Vec<TournamentId>, OfficeError> {
    let mut all = Vec::new();
    for person in numbers {
        all.extend(reports::tournaments_of(store, person.id)?);
    }
    all.sort_unstable_by_key(|tournament| Reverse(*tournament));
    all.dedup();
    Ok(all)
}

/// A game that was played, by the numbers its players are rated by.
struct Played {
    round: u16,
    white: PersonId,
    black: PersonId,
    /// White's points.
    score: HalfPoints,
    /// Who of the two was White is not known.
    is_uncolored: bool,
}

impl Played {
    /// The opponent, the color and the points of one of the two.
    fn from(&self, person: PersonId) -> Option<(PersonId, Option<Color>, HalfPoints)> {
        let told = |color: Color| (!self.is_uncolored).then_some(color);
        if self.white == self.black {
            None
        } else if self.white == person {
            Some((self.black, told(Color::White), self.score))
        } else if self.black == person {
            Some((self.white, told(Color::Black), HalfPoints(2 - self.score.0)))
        } else {
            None
        }
    }
}

/// Every game of these tournaments that was played, as far as they are accepted.
fn each_game(
    store: &mut Reader<'_>,
    tournaments: &[TournamentId],
    people: &People,
    mut take: impl FnMut(&RegisteredTournament, bool, &Played),
) -> Result<(), OfficeError> {
    let mut events: HashMap<TournamentId, RegisteredTournament> = HashMap::new();
    for event in tournaments::among(store, tournaments)? {
        if matches!(event.state, TournamentState::Accepted | TournamentState::Rated) {
            events.insert(event.id, event);
        }
    }
    let mut latest: HashMap<TournamentId, Report> = HashMap::with_capacity(tournaments.len());
    reports::each_among(store, tournaments, EntryId::LAST, |tournament, report| {
        latest.insert(tournament, report);
        Ok(())
    })?;
    for (tournament, report) in &latest {
        let Some(event) = events.get(tournament) else { continue };
        let who = |line: u32| report.persons().get(line as usize).map(|person| people.standing_for(*person));
        match report {
            Report::Chess { tournament, .. } => {
                for game in tournament.games.iter().filter(|game| game.is_rated()) {
                    let (Some(white), Some(black)) = (who(game.white), who(game.black)) else { continue };
                    let score = game.outcome.score(Color::White);
                    take(event, false, &Played { round: game.round, white, black, score, is_uncolored: false });
                }
            }
            Report::Go { tournament, .. } => {
                for game in &tournament.games {
                    let score = match game.outcome {
                        GoOutcome::White => HalfPoints(2),
                        GoOutcome::Jigo => HalfPoints(1),
                        GoOutcome::Black => HalfPoints(0),
                        _ => continue,
                    };
                    let (Some(white), Some(black)) = (game.white.and_then(who), who(game.black)) else { continue };
                    let is_uncolored = game.uncolored;
                    take(event, true, &Played { round: game.round, white, black, score, is_uncolored });
                }
            }
        }
    }
    Ok(())
}
