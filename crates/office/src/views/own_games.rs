//! A player's own games, read from the reports of his tournaments: what he made with each color, how it goes lately, and the
//! score of each tournament. Games that were played only; a forfeit is in the score of a tournament and nowhere else.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::lists::compute::People;
use crate::views::opponents::{player, tournaments_of};
use crate::views::public::{PublicPerson, Withheld};
use arpad_model::{
    Color, EntryId, GoOutcome, HalfPoints, PersonId, RegisteredTournament, Series, TournamentId, TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments;
use std::collections::HashMap;

/// The games that form looks at.
pub const LAST_GAMES: usize = 10;

/// Everything a player played in his newest tournaments.
#[derive(Clone, Debug)]
pub struct OwnGames {
    /// The player.
    pub person: PublicPerson,
    /// By day of the event and round, the oldest first.
    pub games: Vec<OwnGame>,
    /// The score of each tournament, as its table has it.
    pub scores: HashMap<TournamentId, EventScore>,
    /// How many tournaments were read.
    pub tournaments: usize,
    /// How many older ones were not.
    pub unread: usize,
}

/// One game that was played, from the player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnGame {
    /// In which tournament.
    pub tournament: TournamentId,
    /// What it counts in.
    pub series: Series,
    /// The round; 0 where it is not known.
    pub round: u16,
    /// The side he played; none where a go report does not say it.
    pub color: Option<Color>,
    /// Go: handicap stones, which Black has.
    pub handicap: u8,
    /// Against whom.
    pub opponent: PersonId,
    /// The points he made.
    pub score: HalfPoints,
}

/// What a tournament's table says of him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventScore {
    /// Points; in chess those without a game too.
    pub score: HalfPoints,
    /// Lines of the table he has: games, forfeits, byes. In go games that were played, of which alone the points are.
    pub games: u32,
}

/// Wins, draws and losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

/// What somebody made with each color in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The series.
    pub series: Series,
    /// With White; in go without handicap.
    pub white: Record,
    /// With Black; in go without handicap.
    pub black: Record,
    /// Go: with White, having given stones.
    pub gave: Record,
    /// Go: with Black, having got stones.
    pub got: Record,
    /// Go: without handicap, where the report does not say the color.
    pub uncolored: Record,
}

/// The last games of a series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The series.
    pub series: Series,
    /// The last of them last; [`LAST_GAMES`] at most.
    pub games: Vec<OwnGame>,
}

impl Record {
    /// Counts one more.
    fn count(&mut self, score: HalfPoints) {
        match score.0 {
            2 => self.wins += 1,
            1 => self.draws += 1,
            _ => self.losses += 1,
        }
    }

    /// How many there are.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The points made.
    pub fn score(&self) -> HalfPoints {
        HalfPoints(self.wins * 2 + self.draws)
    }

    /// Points of a hundred, a half up; none without a game.
    pub fn percentage(&self) -> Option<u32> {
        let games = self.games();
        (games > 0).then(|| (self.score().0 * 100 + games) / (games * 2))
    }
}

impl Form {
    /// Wins, draws and losses among them.
    pub fn record(&self) -> Record {
        let mut record = Record::default();
        self.games.iter().for_each(|game| record.count(game.score));
        record
    }
}

impl OwnGames {
    /// By color, for each series in which there is a game.
    pub fn colors(&self) -> Vec<Colors> {
        let none = Record::default();
        let mut all = Series::ALL.map(|series| Colors {
            series,
            white: none,
            black: none,
            gave: none,
            got: none,
            uncolored: none,
        });
        for game in &self.games {
            let Some(of) = all.iter_mut().find(|one| one.series == game.series) else { continue };
            let record = match (game.color, game.handicap > 0) {
                (Some(Color::White), false) => &mut of.white,
                (Some(Color::Black), false) => &mut of.black,
                (Some(Color::White), true) => &mut of.gave,
                (Some(Color::Black), true) => &mut of.got,
                (None, _) => &mut of.uncolored,
            };
            record.count(game.score);
        }
        let any = |one: &Colors| {
            [one.white, one.black, one.gave, one.got, one.uncolored].iter().any(|record| record.games() > 0)
        };
        all.into_iter().filter(any).collect()
    }

    /// The last games of each series in which there is one.
    pub fn forms(&self) -> Vec<Form> {
        let of = |series: Series| {
            let mut games: Vec<OwnGame> =
                self.games.iter().rev().filter(|game| game.series == series).take(LAST_GAMES).copied().collect();
            games.reverse();
            Form { series, games }
        };
        Series::ALL.map(of).into_iter().filter(|form| !form.games.is_empty()).collect()
    }
}

/// Reads them from the newest tournaments, up to a limit.
pub fn own_games(
    store: &mut Reader<'_>,
    person: PersonId,
    most: usize,
) -> Result<Result<OwnGames, Withheld>, OfficeError> {
    let (person, numbers) = player(store, person)?;
    let person = match PublicPerson::with_page(&person, Minors::read(store)?)? {
        Ok(person) => person,
        Err(withheld) => return Ok(Err(withheld)),
    };
    let mut all = tournaments_of(store, &numbers)?;
    let unread = all.len().saturating_sub(most);
    all.truncate(most);
    let people = People::numbers(store)?;
    let mut found = OwnGames { person, games: Vec::new(), scores: HashMap::new(), tournaments: all.len(), unread };
    let mut placed = Vec::new();
    for (event, report) in accepted(store, &all)? {
        let own: Vec<bool> = report.persons().iter().map(|one| people.standing_for(*one) == found.person.id).collect();
        let is_own = |line: u32| own.get(line as usize).copied().unwrap_or_default();
        let who = |line: u32| report.persons().get(line as usize).map(|person| people.standing_for(*person));
        let total = found.scores.entry(event.id).or_default();
        for side in sides(&report).into_iter().filter(|side| is_own(side.own)) {
            total.score += side.score;
            total.games += u32::from(side.is_played || event.series != Series::Go);
            let opponent = side.other.filter(|other| side.is_played && !is_own(*other)).and_then(who);
            let Some(opponent) = opponent else { continue };
            let (Side { round, color, handicap, score, .. }, series) = (side, event.series);
            placed.push((
                (event.ends, event.id, round),
                OwnGame { tournament: event.id, series, round, color, handicap, opponent, score },
            ));
        }
    }
    placed.sort_by_key(|(place, _)| *place);
    found.games = placed.into_iter().map(|(_, game)| game).collect();
    Ok(Ok(found))
}

/// A line of a report in one round.
struct Side {
    own: u32,
    other: Option<u32>,
    round: u16,
    color: Option<Color>,
    handicap: u8,
    score: HalfPoints,
    /// A rated game; a forfeit, a bye and what was set aside are none.
    is_played: bool,
}

/// Every game of a report from both sides.
fn sides(report: &Report) -> Vec<Side> {
    let mut sides = Vec::new();
    match report {
        Report::Chess { tournament, .. } => {
            for game in &tournament.games {
                for (own, other, color) in
                    [(game.white, game.black, Color::White), (game.black, game.white, Color::Black)]
                {
                    let (score, is_played) = (game.outcome.score(color), game.is_rated());
                    sides.push(Side {
                        own,
                        other: Some(other),
                        round: game.round,
                        color: Some(color),
                        handicap: 0,
                        score,
                        is_played,
                    });
                }
            }
        }
        Report::Go { tournament, .. } => {
            for game in &tournament.games {
                let (black, white, is_played) = match game.outcome {
                    GoOutcome::Black => (2, 0, true),
                    GoOutcome::White => (0, 2, true),
                    GoOutcome::Jigo => (1, 1, true),
                    GoOutcome::NoShow
                    | GoOutcome::Arbiter
                    | GoOutcome::DoubleLoss
                    | GoOutcome::Bye
                    | GoOutcome::HalfBye => (0, 0, false),
                };
                let (round, handicap) = (game.round, game.handicap);
                let side = |own: u32, other: Option<u32>, color: Color, score: u32| Side {
                    own,
                    other,
                    round,
                    color: (!game.uncolored).then_some(color),
                    handicap,
                    score: HalfPoints(score),
                    is_played,
                };
                sides.push(side(game.black, game.white, Color::Black, black));
                sides.extend(game.white.map(|own| side(own, Some(game.black), Color::White, white)));
            }
        }
    }
    sides
}

/// These tournaments with their reports, as far as they are accepted.
fn accepted(
    store: &mut Reader<'_>,
    numbers: &[TournamentId],
) -> Result<Vec<(RegisteredTournament, Report)>, OfficeError> {
    let mut events: HashMap<TournamentId, RegisteredTournament> =
        tournaments::among(store, numbers)?.into_iter().map(|event| (event.id, event)).collect();
    events.retain(|_, event| matches!(event.state, TournamentState::Accepted | TournamentState::Rated));
    // The last report of an event is the one that holds.
    let mut latest: HashMap<TournamentId, Report> = HashMap::with_capacity(events.len());
    reports::each_among(store, numbers, EntryId::LAST, |tournament, report| {
        latest.insert(tournament, report);
        Ok(())
    })?;
    Ok(latest.into_iter().filter_map(|(id, report)| Some((events.remove(&id)?, report))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentage_is_rounded_a_half_up() {
        for ([wins, draws, losses], expected) in [
            ([0, 0, 0], None),
            ([1, 0, 0], Some(100)),
            ([0, 0, 3], Some(0)),
            ([0, 1, 0], Some(50)),
            // 33.3, 66.7 and 12.5 of a hundred.
            ([1, 0, 2], Some(33)),
            ([2, 0, 1], Some(67)),
            ([1, 0, 7], Some(13)),
            ([3, 2, 5], Some(40)),
        ] {
            let mut record = Record::default();
            for (count, halves) in [(wins, 2), (draws, 1), (losses, 0)] {
                (0..count).for_each(|_| record.count(HalfPoints(halves)));
            }
            assert_eq!(record, Record { wins, draws, losses });
            assert_eq!(record.percentage(), expected, "{wins} {draws} {losses}");
        }
    }
}
