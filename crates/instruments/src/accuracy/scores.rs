//! The scores of predictions.

/// The public rating contests clip a prediction here.
const CLIP: f64 = 0.01;

/// A logarithm of nothing is kept away from.
const LEAST: f64 = 1e-12;

/// How many bins a calibration has.
pub const BINS: usize = 10;

/// How good predictions were.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scores {
    /// Games.
    pub games: u64,
    log_loss: f64,
    deviance: f64,
    brier: f64,
    /// Decided games, and those of them whose favorite won; a favorite nobody sees is half a hit.
    decided: u64,
    hits: f64,
    bins: [Bin; BINS],
}

/// Predictions in one tenth, beside what happened.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// Games.
    pub games: u64,
    /// The sum of predictions.
    pub predicted: f64,
    /// The sum of scores.
    pub scored: f64,
    /// The sum of squares of scores.
    squares: f64,
}

impl Bin {
    /// The mean prediction; none without games.
    pub fn mean_predicted(&self) -> Option<f64> {
        (self.games > 0).then(|| self.predicted / self.games as f64)
    }

    /// The mean score, and within which bounds its expectation lies in 95 of 100 cases.
    pub fn mean_scored(&self) -> Option<(f64, [f64; 2])> {
        let games = self.games as f64;
        (self.games > 0).then(|| {
            let mean = self.scored / games;
            let variance = (self.squares / games - mean * mean).max(0.25 / games);
            let band = 1.96 * (variance / games).sqrt();
            (mean, [(mean - band).max(0.0), (mean + band).min(1.0)])
        })
    }

    fn add(&mut self, predicted: f64, score: f64) {
        self.games += 1;
        self.predicted += predicted;
        self.scored += score;
        self.squares += score * score;
    }

    fn merge(&mut self, other: &Bin) {
        self.games += other.games;
        self.predicted += other.predicted;
        self.scored += other.scored;
        self.squares += other.squares;
    }
}

/// The natural log loss of one game.
pub fn log_loss(predicted: f64, score: f64) -> f64 {
    let (white, black) = (predicted.max(LEAST), (1.0 - predicted).max(LEAST));
    -(score * white.ln() + (1.0 - score) * black.ln())
}

/// The binomial deviance of one game in decimal logarithms, the prediction clipped to 1 % and 99 %.
pub fn deviance(predicted: f64, score: f64) -> f64 {
    let clipped = predicted.clamp(CLIP, 1.0 - CLIP);
    -(score * clipped.log10() + (1.0 - score) * (1.0 - clipped).log10())
}

impl Scores {
    /// One more game.
    pub fn add(&mut self, predicted: f64, score: f64) {
        self.games += 1;
        self.log_loss += log_loss(predicted, score);
        self.deviance += deviance(predicted, score);
        self.brier += (predicted - score) * (predicted - score);
        if score != 0.5 {
            self.decided += 1;
            self.hits += match predicted.total_cmp(&0.5) {
                std::cmp::Ordering::Equal => 0.5,
                favorite => f64::from(u8::from((favorite == std::cmp::Ordering::Greater) == (score > 0.5))),
            };
        }
        let bin = ((predicted * BINS as f64) as usize).min(BINS - 1);
        self.bins[bin].add(predicted, score);
    }

    /// Those of another share of the games.
    pub fn merge(&mut self, other: &Scores) {
        self.games += other.games;
        self.log_loss += other.log_loss;
        self.deviance += other.deviance;
        self.brier += other.brier;
        self.decided += other.decided;
        self.hits += other.hits;
        for (own, other) in self.bins.iter_mut().zip(&other.bins) {
            own.merge(other);
        }
    }

    /// Mean log loss; none without games.
    pub fn log_loss(&self) -> Option<f64> {
        self.mean(self.log_loss)
    }

    /// Mean deviance.
    pub fn deviance(&self) -> Option<f64> {
        self.mean(self.deviance)
    }

    /// Mean square of prediction less score.
    pub fn brier(&self) -> Option<f64> {
        self.mean(self.brier)
    }

    /// The share of decided games whose favorite won.
    pub fn accuracy(&self) -> Option<f64> {
        (self.decided > 0).then(|| self.hits / self.decided as f64)
    }

    /// Predictions by tenths.
    pub fn calibration(&self) -> &[Bin] {
        &self.bins
    }

    fn mean(&self, sum: f64) -> Option<f64> {
        (self.games > 0).then(|| sum / self.games as f64)
    }
}
