//! The trace: what the calculation says while it runs. Silent in bulk, recorded for an explanation.

use super::super::first_rating::FirstRating;
use super::super::k_factor::KGround;
use super::super::round_robin::RoundRobin;
use super::field::Slot;
use super::games::PackedGame;
use super::k_parts::KPart;
use super::sides::Sides;

/// What one game was to one of its players, in 6 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// Own rating; 0 = unrated.
    pub own: i16,
    /// The opponent's rating as it counted; 0 = unrated.
    pub opponent: i16,
    /// Expected score in hundredths; 0 for an unrated player.
    pub expected: u8,
    /// How the game counted.
    pub counted: Counted,
}

impl Side {
    /// Before anything is known.
    pub const EMPTY: Side = Side { own: 0, opponent: 0, expected: 0, counted: Counted::RuledOut };
}

/// How a game counted for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Counted {
    /// Towards his change.
    Change,
    /// Towards his change, with the difference cut to 400.
    ChangeCapped,
    /// Towards his first rating.
    FirstRating,
    /// Not: the opponent is unrated.
    OpponentUnrated,
    /// Not: the difference is too large to be rated.
    Mismatch,
    /// Not: ruled out before ratings were looked at.
    RuledOut,
}

impl Counted {
    /// All, each at its number.
    pub(super) const ALL: [Counted; 6] = [
        Counted::Change,
        Counted::ChangeCapped,
        Counted::FirstRating,
        Counted::OpponentUnrated,
        Counted::Mismatch,
        Counted::RuledOut,
    ];
}

/// The end of a rated player's period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closing {
    /// The player.
    pub player: u32,
    /// Sum of score minus expected, in hundredths.
    pub sum: i32,
    /// Change in hundredths.
    pub change: i32,
    /// Rating before.
    pub before: i16,
    /// Rating after, published or not.
    pub after: i32,
    /// Counted games.
    pub games: u16,
    /// Half points in them.
    pub halves: u16,
    /// K before the limit; of several the last.
    pub k: u8,
    /// Why that K.
    pub ground: KGround,
    /// K as used.
    pub k_used: u8,
}

/// Why a round robin was not computed as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsSwiss {
    /// A game is missing or was not played.
    Incomplete,
    /// A player without a point in his first event: his results are disregarded, so games are missing.
    ScorelessNewcomer,
    /// A computed rating lies below the floor: the performance is disregarded, so games are missing.
    BelowFloor,
    /// Nobody is rated.
    NobodyRated,
}

/// What happened to one unrated player's event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFate {
    /// It counts.
    Counted,
    /// His first event, with fewer points than needed.
    FirstEventWithoutScore,
    /// A later event with fewer games against rated opponents than needed.
    TooFewGames,
    /// A round robin with a performance below the floor.
    BelowFloor,
    /// Too many lists ago.
    OutOfWindow,
    /// A part of an event that goes on, with fewer points or games than the whole needs: it counts once the event has them.
    Waits,
}

/// What came of an unrated player's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Newcomer {
    /// Nothing counted.
    NoResults,
    /// Not enough games yet.
    TooFewGames(FirstRating),
    /// Below the floor.
    BelowFloor(FirstRating),
    /// A first rating.
    Rated(FirstRating),
}

impl Newcomer {
    /// The first rating as far as it was computed.
    pub fn first(&self) -> Option<FirstRating> {
        match self {
            Newcomer::NoResults => None,
            Newcomer::TooFewGames(first) | Newcomer::BelowFloor(first) | Newcomer::Rated(first) => Some(*first),
        }
    }
}

/// What is told of a common game beside the ratings: what was expected, and whether the difference was cut to 400.
#[derive(Clone, Copy, Debug)]
pub struct Told(pub(super) u32);

/// Listens to the calculation. What a listener does not name, it does not hear.
pub trait Trace {
    /// One game, for both players. A game may be told again, when all of its tournament are known; then that holds.
    #[inline(always)]
    fn game(&mut self, _game: u32, _white: Side, _black: Side) {}
    /// One game like most games: both ratings, and what else there is to be told of it.
    #[inline(always)]
    fn common_game(&mut self, _game: u32, _white: i16, _black: i16, _told: Told) {}
    /// One game that was ruled out before ratings were looked at.
    #[inline(always)]
    fn ruled_out(&mut self, _game: u32, _of: &PackedGame, _slots: &[Slot]) {}
    /// A round robin with unrated players; `players` are its positions in the field, in the table's order.
    fn round_robin(&mut self, _event: u32, _players: &[u32], _computed: &RoundRobin) {}
    /// A round robin that could not be computed as one.
    fn as_swiss(&mut self, _event: u32, _why: AsSwiss) {}
    /// What a rated player gained at one of several K, with K as used; before his closing, in the order of his events.
    fn k_part(&mut self, _part: KPart, _used: u8) {}
    /// A rated player's period.
    #[inline(always)]
    fn closing(&mut self, _closing: Closing) {}
    /// One event of an unrated player in this period (`Some`) or in his pool (`None`, in the pool's order).
    fn newcomer_event(&mut self, _player: u32, _event: Option<u32>, _fate: EventFate) {}
    /// An unrated player's period, and the last event of it that counts: its edition says how a first rating is reckoned.
    fn newcomer(&mut self, _player: u32, _result: Newcomer, _reckoned_by: Option<u32>) {}
}

/// Says nothing: bulk rating.
pub struct Silent;

impl Trace for Silent {}

/// Keeps what became of every player, and nothing of how: the closing of a month.
#[derive(Debug, Default)]
pub struct Outcomes {
    /// Rated players with games, by position.
    pub closings: Vec<Closing>,
    /// Unrated players with results, by position.
    pub newcomers: Vec<(u32, Newcomer)>,
}

impl Trace for Outcomes {
    #[inline(always)]
    fn closing(&mut self, closing: Closing) {
        self.closings.push(closing);
    }
    fn newcomer(&mut self, player: u32, result: Newcomer, _reckoned_by: Option<u32>) {
        self.newcomers.push((player, result));
    }
}

/// Keeps everything, in columns.
#[derive(Debug, Default)]
pub struct Recording {
    /// Both sides of every game, by the game's position in the period.
    pub games: Sides,
    /// Round robins: event, players, computation.
    pub round_robins: Vec<(u32, Vec<u32>, RoundRobin)>,
    /// Round robins rated as Swiss.
    pub as_swiss: Vec<(u32, AsSwiss)>,
    /// Of rated players whose K is not one number, each part with K as used.
    pub k_parts: Vec<(KPart, u8)>,
    /// Rated players with games.
    pub closings: Vec<Closing>,
    /// Events of unrated players.
    pub newcomer_events: Vec<(u32, Option<u32>, EventFate)>,
    /// Unrated players.
    pub newcomers: Vec<(u32, Newcomer)>,
    /// Of each of them the last event that counts, whose edition says how a first rating is reckoned.
    pub reckoned_by: Vec<Option<u32>>,
}

impl Recording {
    /// Room for this many games.
    pub fn new(games: usize) -> Self {
        let mut recording = Recording::default();
        recording.reset(games);
        recording
    }

    /// Forgets everything but keeps the room, for the next period.
    pub fn reset(&mut self, games: usize) {
        self.games.reset(games);
        self.round_robins.clear();
        self.as_swiss.clear();
        self.k_parts.clear();
        self.closings.clear();
        self.newcomer_events.clear();
        self.newcomers.clear();
        self.reckoned_by.clear();
    }
}

impl Trace for Recording {
    #[inline(always)]
    fn game(&mut self, game: u32, white: Side, black: Side) {
        self.games.set(game, white, black);
    }
    #[inline(always)]
    fn common_game(&mut self, game: u32, white: i16, black: i16, Told(told): Told) {
        self.games.set_common(game, white, black, told);
    }
    fn ruled_out(&mut self, game: u32, of: &PackedGame, slots: &[Slot]) {
        let (white, black) = (slots[of.white as usize], slots[of.black as usize]);
        let side = |own: Slot, other: Slot| Side {
            own: own.own(),
            opponent: other.seen(),
            expected: 0,
            counted: Counted::RuledOut,
        };
        self.games.set(game, side(white, black), side(black, white));
    }
    fn round_robin(&mut self, event: u32, players: &[u32], computed: &RoundRobin) {
        self.round_robins.push((event, players.to_vec(), computed.clone()));
    }
    fn as_swiss(&mut self, event: u32, why: AsSwiss) {
        self.as_swiss.push((event, why));
    }
    fn k_part(&mut self, part: KPart, used: u8) {
        self.k_parts.push((part, used));
    }
    #[inline(always)]
    fn closing(&mut self, closing: Closing) {
        self.closings.push(closing);
    }
    fn newcomer_event(&mut self, player: u32, event: Option<u32>, fate: EventFate) {
        self.newcomer_events.push((player, event, fate));
    }
    fn newcomer(&mut self, player: u32, result: Newcomer, reckoned_by: Option<u32>) {
        self.newcomers.push((player, result));
        self.reckoned_by.push(reckoned_by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recording_forgets_the_last_period() {
        let mut recording = Recording::new(1);
        recording.as_swiss.push((0, AsSwiss::Incomplete));
        recording.newcomer_events.push((0, None, EventFate::Counted));
        recording.reset(3);
        assert_eq!(recording.games.len(), 3);
        assert!(recording.as_swiss.is_empty() && recording.newcomer_events.is_empty());
    }
}
