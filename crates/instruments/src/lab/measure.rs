//! What is measured of a law: less is better in all of them.

/// A measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Measure {
    /// How badly ratings predict results: the mean log loss of a game.
    LogLoss,
    /// How far juniors score off what is expected of them against adults, in points of a game.
    JuniorLag,
    /// The same of newcomers in their first games after a first rating.
    NewcomerLag,
    /// How much the ratings of grown-ups of 25 to 45 move in a year, in points.
    AdultDrift,
    /// How far ratings are off true strength, in points; known of simulated federations alone.
    Error,
}

/// How many there are.
pub const MEASURES: usize = 5;

impl Measure {
    /// All of them.
    pub const ALL: [Measure; MEASURES] =
        [Measure::LogLoss, Measure::JuniorLag, Measure::NewcomerLag, Measure::AdultDrift, Measure::Error];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Measure::LogLoss => "log-loss",
            Measure::JuniorLag => "junior-lag",
            Measure::NewcomerLag => "newcomer-lag",
            Measure::AdultDrift => "adult-drift",
            Measure::Error => "error",
        }
    }

    /// Reads the stable name.
    pub fn parse(text: &str) -> Option<Self> {
        Measure::ALL.into_iter().find(|measure| measure.as_str() == text)
    }

    /// Decimal places in which it is shown.
    pub const fn places(self) -> usize {
        match self {
            Measure::LogLoss => 4,
            Measure::JuniorLag | Measure::NewcomerLag => 3,
            Measure::AdultDrift | Measure::Error => 1,
        }
    }

    /// Its value over some samples together; none where nothing was measured.
    pub fn value<'a>(self, samples: impl Iterator<Item = &'a Sample>) -> Option<f64> {
        let sum = samples.fold(Sum::default(), |sum, sample| sum.and(sample[self as usize]));
        (sum.count > 0).then(|| {
            let mean = sum.total / sum.count as f64;
            match self {
                Measure::LogLoss => mean,
                Measure::JuniorLag | Measure::NewcomerLag => mean.abs(),
                Measure::AdultDrift => mean.abs() * 12.0,
                Measure::Error => mean.sqrt(),
            }
        })
    }
}

/// A sum with how many it is of.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sum {
    /// The sum.
    pub total: f64,
    /// Of how many.
    pub count: u64,
}

impl Sum {
    pub(super) fn add(&mut self, value: f64) {
        self.total += value;
        self.count += 1;
    }

    fn and(self, other: Sum) -> Sum {
        Sum { total: self.total + other.total, count: self.count + other.count }
    }
}

/// The sums of every measure over one sample: a federation, or a list of a register.
pub type Sample = [Sum; MEASURES];
