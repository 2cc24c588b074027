//! What a report says of an event, as far as titles ask for it. What it does not say is `None`, never guessed.

use crate::titles::edition::Edition;
use crate::titles::norm::{Event, Kind, RoundResult};
use crate::titles::title::Titles;
use arpad_model::{InactiveChief, ListedAs, Sex, TimeControl};
use jiff::civil::Date;

/// A reported event.
#[derive(Clone, Debug)]
pub struct TitleEvent {
    /// What norms are judged by. Its count of foreigners is made here.
    pub event: Event,
    /// What else was declared of it: the events of 1.5.6 c to e.
    pub listed: Option<ListedAs>,
    /// The day it was registered; none = nobody has said.
    pub registered: Option<Date>,
    /// How it is paired, as the report names it.
    pub format: Format,
    /// The last day.
    pub end: Option<Date>,
    /// The time control.
    pub time_control: Option<TimeControl>,
    /// Played over the internet.
    pub is_online: bool,
    /// The day of each round.
    pub round_dates: Vec<Option<Date>>,
    /// The chief arbiter.
    pub chief: Option<Arbiter>,
    /// The day of the chief arbiter's FA title, or of his last seminar or refresher before the event; none = nobody has said.
    pub chief_trained: Option<Date>,
    /// What was decided because he was inactive (T-40).
    pub inactive_chief: Option<InactiveChief>,
    /// The other arbiters.
    pub deputies: Vec<Arbiter>,
    /// Everybody who plays.
    pub entrants: Vec<Entrant>,
}

/// How an event is paired, as the report names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Swiss, round robin, double round robin, knockout, of persons or of teams.
    Free,
    /// Scheveningen or Schiller.
    Scheveningen,
    /// The report does not name it.
    Unsaid,
}

/// An arbiter as a report names him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arbiter {
    /// Without title and number.
    pub name: String,
    /// Such as IA, FA or NA.
    pub title: Option<String>,
    /// His number at FIDE.
    pub number: Option<u64>,
}

/// Somebody who plays.
#[derive(Clone, Debug, Default)]
pub struct Entrant {
    /// The number by which the report names him.
    pub rank: u16,
    /// The name.
    pub name: String,
    /// The number at FIDE.
    pub number: Option<u64>,
    /// The federation that counts for norms; none = the report does not say.
    pub federation: Option<String>,
    /// The titles held at the start.
    pub titles: Titles,
    /// The rating at the start; none = unrated.
    pub rating: Option<i16>,
    /// None = the report does not say.
    pub sex: Option<Sex>,
    /// One for each round of the event.
    pub rounds: Vec<Entry>,
}

/// One round of somebody.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    /// The opponent, by the place among the entrants.
    pub opponent: Option<usize>,
    /// What became of it; none = not yet played.
    pub result: Option<RoundResult>,
    /// The result stands, but the game was not decided over the board, or the report contradicts itself (T-25).
    pub is_set_aside: bool,
}

impl Entry {
    /// There, by 1.4.3d: a game, the opponent did not come, or a bye of the pairing (T-21).
    pub(super) fn is_present(&self) -> bool {
        matches!(self.result, Some(RoundResult::Played(_) | RoundResult::ForfeitWin | RoundResult::PairingBye))
    }
}

impl TitleEvent {
    /// Rounds that nobody has a result of.
    pub fn open_rounds(&self) -> Vec<u16> {
        let is_open = |round: &u16| {
            let place = usize::from(*round) - 1;
            self.entrants.iter().all(|one| one.rounds.get(place).is_none_or(|entry| entry.result.is_none()))
        };
        (1..=self.event.rounds).filter(is_open).collect()
    }
}

/// Whether an event of so many rounds can give a norm at all (1.4.1).
pub fn may_give_norms(edition: &Edition, event: &Event) -> bool {
    event.rounds >= least_games(edition, event)
}

/// The least number of games of a norm in an event (1.4.1a, b).
pub(super) fn least_games(edition: &Edition, event: &Event) -> u16 {
    let least = if event.kind.is_short_team() {
        edition.team_games.value
    } else if event.kind == Kind::WorldCup {
        edition.world_cup.value.least
    } else {
        edition.least_games.value
    };
    least.into()
}
