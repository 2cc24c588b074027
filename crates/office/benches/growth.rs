//! How the work grows with a document: each entrance gets documents of doubling size, and the exponent of its time is
//! printed: 1 is in proportion, 2 is quadratic. Nothing is asserted.
//!
//! `cargo bench -p arpad-office --bench growth`, with a part of an entrance's name for some of them. Times are the least of
//! several runs, on the thread's own processor clock where the system has one; the exponents are those of each doubling, and
//! the last column is the one over all of them.

#[path = "growth/documents.rs"]
mod documents;
#[path = "growth/work.rs"]
mod work;

use documents::Entrance;
use std::time::{Duration, Instant};

/// How often the size is doubled.
const DOUBLINGS: u32 = 4;

/// Of so many runs the shortest counts.
const RUNS: usize = 3;

/// A run takes at least so long.
const ENOUGH: Duration = Duration::from_millis(100);

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    println!("{:<40} {:>9} {:>11}  exponents of the doublings, and over all", "entrance", "bytes", "time");
    for entrance in documents::ENTRANCES {
        if wanted.is_empty() || wanted.iter().any(|part| entrance.name.contains(part.as_str())) {
            measure(entrance);
        }
    }
}

fn measure(entrance: &Entrance) {
    let mut points: Vec<(f64, f64)> = Vec::new();
    let (mut largest, mut told) = (0, String::new());
    for doubling in 0..=DOUBLINGS {
        let bytes = (entrance.document)(entrance.smallest << doubling).into_bytes();
        let time = (0..RUNS).map(|_| timed(|| drop((entrance.work)(&bytes)))).min().unwrap_or_default();
        points.push((bytes.len() as f64, time.as_secs_f64()));
        (largest, told) = (bytes.len(), (entrance.work)(&bytes));
    }
    let exponent = |from: (f64, f64), to: (f64, f64)| (to.1 / from.1).ln() / (to.0 / from.0).ln();
    let each: Vec<String> = points.windows(2).map(|pair| format!("{:.2}", exponent(pair[0], pair[1]))).collect();
    let (first, last) = (points[0], points[points.len() - 1]);
    let over_all = exponent(first, last);
    let time = last.1 * 1000.0;
    println!("{:<40} {largest:>9} {time:>9.1}ms  {}  = {over_all:.2}  {told}", entrance.name, each.join(" "));
}

/// The time of one piece of work, done again until the clock has moved enough: it ticks in milliseconds.
fn timed(work: impl Fn()) -> Duration {
    let (clock, begin) = (processor_time(), Instant::now());
    for times in 1.. {
        work();
        let passed = match (clock, processor_time()) {
            (Some(before), Some(after)) => after.saturating_sub(before),
            _ => begin.elapsed(),
        };
        if passed >= ENOUGH {
            return passed / times;
        }
    }
    Duration::ZERO
}

/// What this thread has worked so far, in nanoseconds, where the system tells.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
