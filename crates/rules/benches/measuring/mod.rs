//! Measuring beside neighbours: contenders take turns round by round, and what is printed is the ratio within a round.
//!
//! A shared machine slows everybody down for a while; whoever runs in the same moment is slowed down alike, so the median of
//! the ratios holds where the times do not. Rounds go on until the middle four fifths of every ratio lie close together, or
//! until there are many; then the machine is called noisy.

use std::hint::black_box;
use std::time::Instant;

/// One way of doing the same work.
pub struct Contender<'a> {
    /// What it is called, in print and as an argument.
    pub name: String,
    /// Does the work once; [`timed`] gives its seconds. The number is a hash of what came out.
    pub work: Box<dyn FnMut() -> (f64, u64) + 'a>,
}

impl<'a> Contender<'a> {
    pub fn new(name: impl Into<String>, work: impl FnMut() -> (f64, u64) + 'a) -> Self {
        Contender { name: name.into(), work: Box::new(work) }
    }
}

/// Runs the work and gives its seconds. Nothing outside it is counted, neither as time nor as instructions.
#[inline(never)]
pub fn timed(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

/// What the rounds gave.
pub struct Measured {
    pub names: Vec<String>,
    /// Hash of the result, by contender.
    pub hashes: Vec<u64>,
    /// Seconds by round and contender.
    pub rounds: Vec<Vec<f64>>,
}

/// The median of something with the tenth and the ninetieth percentile.
#[derive(Clone, Copy)]
pub struct Band {
    pub low: f64,
    pub median: f64,
    pub high: f64,
}

const LEAST_ROUNDS: usize = 11;
const MOST_ROUNDS: usize = 61;
/// How far the ends of a band may lie apart before more rounds are run.
const CLOSE: f64 = 1.10;

/// Lets the contenders take turns, each round beginning with another one.
pub fn measure(contenders: &mut [Contender<'_>], baselines: &[usize]) -> Measured {
    let warm: Vec<(f64, u64)> = contenders.iter_mut().map(|contender| (contender.work)()).collect();
    let mut measured = Measured {
        names: contenders.iter().map(|contender| contender.name.clone()).collect(),
        hashes: warm.iter().map(|(_, hash)| *hash).collect(),
        rounds: Vec::new(),
    };
    let count = contenders.len();
    while measured.rounds.len() < LEAST_ROUNDS || (measured.rounds.len() < MOST_ROUNDS && measured.is_wide(baselines)) {
        let mut seconds = vec![0.0; count];
        for turn in 0..count {
            let at = (turn + measured.rounds.len()) % count;
            let (time, hash) = (contenders[at].work)();
            assert_eq!(hash, measured.hashes[at], "{} gives the same every time", contenders[at].name);
            seconds[at] = time;
        }
        measured.rounds.push(seconds);
    }
    measured
}

impl Measured {
    /// How many times as fast as the baseline.
    pub fn ratio(&self, contender: usize, baseline: usize) -> Band {
        Band::of(self.rounds.iter().map(|round| round[baseline] / round[contender]).collect())
    }

    /// Its own seconds: these depend on the machine and on who else is on it.
    pub fn seconds(&self, contender: usize) -> Band {
        Band::of(self.rounds.iter().map(|round| round[contender]).collect())
    }

    fn is_wide(&self, baselines: &[usize]) -> bool {
        self.widest(baselines) > CLOSE
    }

    /// How far the ends of the widest band of ratios lie apart.
    pub fn widest(&self, baselines: &[usize]) -> f64 {
        let all = (0..self.names.len()).flat_map(|contender| baselines.iter().map(move |base| (contender, *base)));
        all.map(|(contender, base)| self.ratio(contender, base)).map(|band| band.high / band.low).fold(1.0, f64::max)
    }

    /// Whether the machine was too noisy for the second figure of a ratio.
    pub fn remark(&self, baselines: &[usize]) -> String {
        let widest = self.widest(baselines);
        let rounds = self.rounds.len();
        if widest > CLOSE {
            format!("{rounds} rounds; NOISY: the widest band is {widest:.2} times as high as low")
        } else {
            format!("{rounds} rounds; the widest band is {widest:.2} times as high as low")
        }
    }
}

impl Band {
    pub fn of(mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        let at = |share: f64| values[((values.len() - 1) as f64 * share).round() as usize];
        Band { low: at(0.1), median: at(0.5), high: at(0.9) }
    }
}

impl std::fmt::Display for Band {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&format!("{:.2} ({:.2}–{:.2})", self.median, self.low, self.high))
    }
}

/// FNV-1a over numbers: two results are the same, or they are not.
pub fn hash(numbers: impl Iterator<Item = i64>) -> u64 {
    black_box(numbers.fold(0xcbf2_9ce4_8422_2325, |hash, number| {
        number.to_le_bytes().iter().fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
    }))
}
