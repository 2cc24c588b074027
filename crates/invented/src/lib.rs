//! An invented federation: clubs, players and three seasons of tournament reports, as an office would receive them.
//!
//! Nobody in it exists. Everything follows from a seed and whole numbers, so that the same seed gives the same bytes
//! everywhere; there is no clock. The players' true strength is known here and nowhere else: it decides the games, and
//! the ratings have to find it.
//!
//! The ratings printed in chess reports are an organizer's idea of the list, kept by simple sums; the office goes by its
//! own lists.

mod event;

mod names;

mod clubs;
mod people;

mod almanac;
mod field;

mod team;

mod chess_file;
mod chess_season;
mod mishaps;
mod shown;

mod go_file;
mod go_season;

mod simulated;

pub mod world;

mod build;

#[cfg(test)]
mod tests;

pub use build::first_list::first_list;
pub use build::{Built, build, build_plainly};
pub use event::{Announcement, DemoEvent, EventRemark};

pub use simulated::simulated;

use arpad_instruments::dice;
use arpad_instruments::play::{entry, games, pairing};
use arpad_model::{EgdPin, FideId, Grade, Komir, PersonName, Sex};
use dice::Dice;
use jiff::civil::{Date, date};

/// A federation and everything it was told, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Federation {
    /// The date of the first list, on which the players' initial ratings stand.
    pub first_list: Date,
    /// The clubs.
    pub clubs: Vec<DemoClub>,
    /// The players; those who joined later too.
    pub players: Vec<DemoPlayer>,
    /// The reports, by the day they arrived.
    pub events: Vec<DemoEvent>,
}

/// A club ("egyesület").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemoClub {
    /// Its name.
    pub name: String,
    /// Its town.
    pub town: String,
    /// The county of the town.
    pub county: String,
    /// The arbiter of its tournaments.
    pub arbiter: PersonName,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemoPlayer {
    /// The name; a few have namesakes born in another year.
    pub name: PersonName,
    /// Born.
    pub born: Date,
    /// Sex.
    pub sex: Sex,
    /// Chess players' number in the national register; each once, at most five digits.
    pub komir: Option<Komir>,
    /// FIDE's number: six digits beginning with 7, each once. Some newcomers have none.
    pub fide: Option<FideId>,
    /// The number in the European go database, each once.
    pub egd: Option<EgdPin>,
    /// A position in [`Federation::clubs`].
    pub club: usize,
    /// Titles and the day each was given, the oldest first: GM … WCM, and those from before 1990.
    pub titles: Vec<(&'static str, Date)>,
    /// The day of registration: the first list, or later for newcomers.
    pub registered: Date,
    /// What only inventors know about the chess player.
    pub chess: Option<DemoChess>,
    /// What only inventors know about the go player.
    pub go: Option<DemoGo>,
}

/// Which game somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plays {
    /// Chess.
    Chess,
    /// Go.
    Go,
    /// Both.
    Both,
}

/// A chess player's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DemoChess {
    /// True strength on 2023-09-01, on the scale of the ratings.
    pub strength: i32,
    /// How much it grows in a year: juniors improve, the old decline.
    pub growth: i32,
    /// Ratings on the first list, in the order of [`arpad_model::Tempo::ALL`].
    pub initial: [Option<i32>; 3],
}

/// A go player's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DemoGo {
    /// True strength on 2023-09-01, in points.
    pub strength: i32,
    /// How much it grows in a year.
    pub growth: i32,
    /// Points and grade in the first register; none for newcomers.
    pub initial: Option<(i32, Grade)>,
}

/// How much to invent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Who plays chess only.
    pub chess: usize,
    /// Who plays go only.
    pub go: usize,
    /// Who plays both.
    pub both: usize,
    /// Clubs.
    pub clubs: usize,
    /// The date of the first list.
    pub first_list: Date,
    /// Months from there on, each closed.
    pub months: usize,
    /// One month more goes on: its lists are not closed, and files lie on the desk.
    pub goes_on: bool,
    /// Chess tournaments in a month.
    pub chess_events: usize,
    /// Go tournaments in a year.
    pub go_events: usize,
}

impl Size {
    /// A federation to look at: about 3,000 players, three seasons, and the first month of the fourth.
    pub const fn demo() -> Self {
        Size {
            chess: 2_420,
            go: 420,
            both: 80,
            clubs: 40,
            first_list: SEASONS_BEGIN,
            months: 36,
            goes_on: true,
            chess_events: 25,
            go_events: 12,
        }
    }

    /// A federation for tests: about 120 players and four months, the last of which has laws for all tempos.
    pub const fn small() -> Self {
        Size {
            chess: 80,
            go: 30,
            both: 10,
            clubs: 4,
            first_list: date(2023, 12, 1),
            months: 4,
            goes_on: false,
            chess_events: 6,
            go_events: 12,
        }
    }
}

impl Size {
    /// The closed months and the one that goes on.
    pub fn months_played(&self) -> usize {
        self.months + usize::from(self.goes_on)
    }
}

impl DemoPlayer {
    /// Which game.
    pub fn plays(&self) -> Plays {
        match (&self.chess, &self.go) {
            (Some(_), Some(_)) => Plays::Both,
            (None, Some(_)) => Plays::Go,
            _ => Plays::Chess,
        }
    }
}

/// The first day of the first season, from which growth is counted.
const SEASONS_BEGIN: Date = date(2023, 9, 1);

/// Invents a federation; the same seed and size give the same, byte by byte.
pub fn invent(seed: u64, size: Size) -> Federation {
    let clubs = clubs::invent(&mut Dice::new(seed, 1), size.clubs);
    let players = people::invent(&mut Dice::new(seed, 2), &size);
    let mut events = chess_season::play(&mut Dice::new(seed, 3), &size, &clubs, &players);
    go_season::play(&mut Dice::new(seed, 4), &size, &clubs, &players, &mut events);
    let events = mishaps::in_order(events);
    Federation { first_list: size.first_list, clubs, players, events }
}
