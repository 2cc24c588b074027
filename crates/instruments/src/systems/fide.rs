//! An edition of FIDE's law as a predictor: whole ratings, table b, K by games and rating. A plain table tells no age, so nobody
//! is a junior, and nobody is unrated: everybody starts with the same rating and the K of a new player.

use super::settings::{START, WHITE, number};
use super::{Setting, SettingError, Settings, System};
use crate::running::{Running, Starting, Tournament};
use crate::studied::set;
use crate::table::Played;
use arpad_model::System as Pairing;
use arpad_rules::catalogue;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::expected_score::{Reach, expected};
use arpad_rules::chess::kernel::games::{PackedGame, Ruling};
use arpad_rules::chess::kernel::trace::Silent;
use jiff::civil::{Date, date};

pub(super) const SETTINGS: &[Setting] = &[
    Setting { name: "edition", usual: "fide-2024-03", bounds: None },
    // 0 leaves the edition's own.
    number("k_normal", "0", [0.0, 100.0]),
    number("k_new", "0", [0.0, 100.0]),
    number("k_strong", "0", [0.0, 100.0]),
    START,
    WHITE,
];

/// The law on its own kernel.
pub struct Fide {
    running: Running,
    edition: Edition,
    white: i32,
    list: Date,
    packed: Vec<PackedGame>,
}

impl Fide {
    /// Everybody starts alike; refused where there is no such chess edition.
    pub fn new(players: usize, settings: &Settings) -> Result<Self, SettingError> {
        let name = settings.text("edition");
        let found = catalogue::chess_edition(name).ok_or_else(|| SettingError {
            name: "edition".to_owned(),
            value: name.to_owned(),
            possible: chess_editions().join(", "),
        })?;
        let mut edition = *found;
        for name in ["k_normal", "k_new", "k_strong"] {
            if settings.number(name) > 0.0 {
                set(&mut edition, name, settings.text(name))?;
            }
        }
        let start = (settings.number("start") as i16).max(edition.floor.value);
        let mut running = Running::new();
        for _ in 0..players {
            running.enter(Starting { rating: Some(start), ..Starting::default() });
        }
        let white = settings.number("white") as i32;
        Ok(Fide { running, edition, white, list: date(2024, 4, 1), packed: Vec::new() })
    }
}

impl System for Fide {
    fn expects(&self, white: u32, black: u32) -> f64 {
        let points = |player: u32| i32::from(self.running.rating(player).unwrap_or(0));
        let (mine, theirs) = (points(white), points(black));
        // Who has fallen off the list is at its floor, as far as anybody knows.
        let floor = i32::from(self.edition.floor.value);
        let difference = mine.max(floor) - theirs.max(floor) + self.white;
        f64::from(expected(difference, Reach::True)) / 100.0
    }

    fn rating(&self, player: u32) -> Option<f64> {
        self.running.rating(player).map(f64::from)
    }

    fn place(&mut self, player: u32, rating: f64) {
        self.running.decide(player, Some(rating.round() as i16));
    }

    fn learn(&mut self, games: &[Played]) {
        let start = self.list;
        self.list = self.list.saturating_add(jiff::Span::new().months(1));
        self.packed.clear();
        self.packed.extend(games.iter().map(|game| PackedGame {
            white: game.white,
            black: game.black,
            white_halves: game.halves,
            ruling: Ruling::Counts,
            round: 0,
        }));
        let tournament = Tournament { start, system: Pairing::Swiss, games: &self.packed };
        self.running.close(&self.edition, self.list, &[tournament], &mut Silent);
    }
}

fn chess_editions() -> Vec<&'static str> {
    let ids = catalogue::ALL.iter().map(|edition| edition.id().0);
    ids.filter(|id| catalogue::chess_edition(id).is_some()).collect()
}
