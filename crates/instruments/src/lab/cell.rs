//! One law over one history.

use super::{Impact, Law, Measure, Sample};
use crate::drift::watch::{JUNIOR_UNTIL, NEW_GAMES};
use crate::history::{History, Made, Month};
use crate::running::{Running, Starting};
use crate::systems::logistic;
use arpad_rules::chess::kernel::games::Ruling;
use arpad_rules::chess::kernel::trace::Silent;

/// What one law did over one history.
#[derive(Clone, Debug, PartialEq)]
pub struct Ran {
    /// By list.
    pub samples: Vec<Sample>,
    /// The sum of all ratings on each list, and of how many.
    pub path: Vec<(i64, u32)>,
    /// Everybody's rating at the end; 0 = unrated.
    pub ratings: Vec<i16>,
}

/// What is kept of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The samples: of a simulated federation one, of a register one for each list.
    pub samples: Vec<Sample>,
    /// The sum of all ratings on each list, and of how many.
    pub path: Vec<(i64, u32)>,
    /// Whom the law moved against the base.
    pub impact: Impact,
}

/// Ages of grown-ups who neither rise nor decline.
const GROWN: std::ops::RangeInclusive<i16> = 25..=45;

/// Predictions are clipped here, so that one game cannot decide a study.
const SUREST: f64 = 0.99;

/// A law beside the base over the same history.
pub fn cell(history: &History, base: &Ran, ran: &Ran) -> Cell {
    let together = |samples: &[Sample]| {
        samples.iter().fold(Sample::default(), |mut all, one| {
            for (sum, of) in all.iter_mut().zip(one) {
                sum.total += of.total;
                sum.count += of.count;
            }
            all
        })
    };
    // Games of one federation hang together; a federation is one sample, and of a single history its lists are.
    let samples = if history.truth.is_empty() { ran.samples.clone() } else { vec![together(&ran.samples)] };
    Cell { samples, path: ran.path.clone(), impact: Impact::between(history, &base.ratings, &ran.ratings) }
}

/// Runs a law over a history.
pub fn ran(history: &History, law: &Law, warm_up: usize) -> Ran {
    let mut running = Running::new();
    let mut watching = Watching { games_since: Vec::new() };
    let (mut samples, mut path) = (Vec::new(), Vec::new());
    let (mut before, mut made) = (None, Made::default());
    for (number, month) in history.months.iter().enumerate() {
        month.enter(&mut running, history);
        let ratings = running.ratings();
        let mut sample = Sample::default();
        watching.games(month, &history.people, &ratings, &mut sample);
        if let Some(transition) = law.converts(before, month.list) {
            running.convert(transition);
        }
        let edition = law.on(month.list);
        let at_start = made.at_start(month);
        running.close_at_start(&edition, month.list, (&month.tournaments(), &at_start), &mut Silent);
        let after = running.ratings();
        made.add(month.list, after.clone());
        for ((was, is), who) in ratings.iter().zip(&after).zip(&history.people) {
            let is_grown = who.born.is_some_and(|born| GROWN.contains(&(month.list.year() - born.year())));
            if is_grown && *was != 0 && *is != 0 {
                sample[Measure::AdultDrift as usize].add(f64::from(is - was));
            }
        }
        let rated = after.iter().filter(|rating| **rating != 0);
        path.push((rated.clone().map(|rating| i64::from(*rating)).sum(), rated.count() as u32));
        if number >= warm_up {
            if let Some(truth) = history.truth.get(number) {
                for (rating, strength) in
                    after.iter().zip(truth).filter(|(rating, truth)| **rating != 0 && **truth != 0)
                {
                    sample[Measure::Error as usize].add(f64::from(rating - strength).powi(2));
                }
            }
            samples.push(sample);
        }
        before = Some(month.list);
    }
    Ran { samples, path, ratings: running.ratings() }
}

struct Watching {
    /// Games since the first rating of those who came without one; none = came with one, or has none yet.
    games_since: Vec<Option<i64>>,
}

impl Watching {
    fn games(&mut self, month: &Month, people: &[Starting], ratings: &[i16], sample: &mut Sample) {
        for (at, who) in people.iter().enumerate().take(month.known).skip(self.games_since.len()) {
            debug_assert!(at == self.games_since.len());
            self.games_since.push(who.rating.is_none().then_some(0));
        }
        let is_junior =
            |at: u32| people[at as usize].born.is_some_and(|born| month.list.year() - born.year() <= JUNIOR_UNTIL);
        for game in month.events.iter().flat_map(|event| &event.games).filter(|game| game.ruling == Ruling::Counts) {
            let both = [game.white, game.black];
            let [white, black] = both.map(|at| ratings[at as usize]);
            if white == 0 || black == 0 {
                continue;
            }
            let score = f64::from(game.white_halves) / 2.0;
            let expected = logistic(f64::from(white - black)).clamp(1.0 - SUREST, SUREST);
            sample[Measure::LogLoss as usize].add(-score * expected.ln() - (1.0 - score) * (1.0 - expected).ln());
            let above = score - expected;
            match both.map(is_junior) {
                [true, false] => sample[Measure::JuniorLag as usize].add(above),
                [false, true] => sample[Measure::JuniorLag as usize].add(-above),
                _ => {}
            }
            let is_new = both.map(|at| self.games_since[at as usize].is_some_and(|games| games < NEW_GAMES));
            match is_new {
                [true, false] => sample[Measure::NewcomerLag as usize].add(above),
                [false, true] => sample[Measure::NewcomerLag as usize].add(-above),
                _ => {}
            }
            for at in both {
                if let Some(games) = &mut self.games_since[at as usize] {
                    *games += 1;
                }
            }
        }
    }
}
