//! Expected against actual scores: by how far the favorite is ahead, and by the class of the players.

/// Games of one step of the curve, from the side of the favorite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Games.
    pub games: u64,
    /// The sum of expected scores, in hundredths.
    pub expected: i64,
    /// The sum of scores, in hundredths.
    pub scored: i64,
    /// The sum of their squares, in ten thousandths.
    squares: i64,
}

impl Step {
    /// One more game, in hundredths.
    pub fn add(&mut self, expected: i64, scored: i64) {
        self.games += 1;
        self.expected += expected;
        self.scored += scored;
        self.squares += scored * scored;
    }

    /// The mean expected and scored, and the bounds within which the mean score lies in 95 of 100 cases.
    pub fn means(&self) -> Option<(f64, f64, [f64; 2])> {
        let games = self.games as f64;
        (self.games > 0).then(|| {
            let (expected, scored) = (self.expected as f64 / games / 100.0, self.scored as f64 / games / 100.0);
            let variance = (self.squares as f64 / games / 10_000.0 - scored * scored).max(0.25 / games);
            let band = 1.96 * (variance / games).sqrt();
            (expected, scored, [(scored - band).max(0.0), (scored + band).min(1.0)])
        })
    }
}

/// The width of a step by difference, and how many there are; the last is open.
pub const WIDTH: i32 = 50;
/// Steps by difference.
pub const STEPS: usize = 13;

/// The classes begin here.
pub const CLASSES: [i32; 7] = [0, 1600, 1800, 2000, 2200, 2400, 2600];

/// Both curves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Curve {
    /// By difference, in steps of [`WIDTH`].
    pub by_difference: [Step; STEPS],
    /// By the mean rating of the two, from [`CLASSES`] on.
    pub by_class: [Step; CLASSES.len()],
}

impl Curve {
    /// One game from the side of the favorite; of equals, from White's.
    pub fn add(&mut self, favorite: i32, other: i32, expected: i64, scored: i64) {
        let step = ((favorite - other) / WIDTH).clamp(0, STEPS as i32 - 1) as usize;
        self.by_difference[step].add(expected, scored);
        let mean = (favorite + other) / 2;
        let class = CLASSES.iter().rposition(|from| *from <= mean).unwrap_or(0);
        self.by_class[class].add(expected, scored);
    }
}
