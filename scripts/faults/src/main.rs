//! Which share of small faults do the tests of a crate notice? All faults of a sample are compiled in at once, each behind a
//! switch; the tests then run once for each, with a variable of the environment that says which is on.
//!
//! `scripts/mutants` is the door: it lists the faults, makes the copy of the sources and says which tests run.

mod build;
mod equal;
mod list;
mod render;
mod sites;
mod trial;

use build::Built;
use equal::Equals;
use std::path::PathBuf;
use std::process::ExitCode;
use trial::Outcome;

/// What `scripts/mutants` asks for.
struct Asked {
    list: PathBuf,
    copy: PathBuf,
    folder: PathBuf,
    count: usize,
    seed: u64,
    targets: Vec<String>,
    skipped: Vec<String>,
    /// How many of the tests that come to a fault are asked.
    most: usize,
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().expect("LIST COPY FOLDER COUNT SEED TARGETS SKIPPED MOST");
    let words = |text: String| text.split_whitespace().map(str::to_owned).collect();
    let asked = Asked {
        list: next().into(),
        copy: next().into(),
        folder: next().into(),
        count: next().parse().expect("a number of faults"),
        seed: next().parse().expect("the number of a sample"),
        targets: words(next()),
        skipped: words(next()),
        most: next().parse().expect("a number of tests"),
    };
    match measure(&asked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("mutants: {why}");
            ExitCode::from(2)
        }
    }
}

fn measure(asked: &Asked) -> Result<(), String> {
    let faults = list::shuffled(&asked.list, asked.seed)?;
    println!("{} of {} faults, sample {}", asked.count.min(faults.len()), faults.len(), asked.seed);
    let Built { programs, compiled, refused } = build::build(asked, &faults)?;
    let programs = trial::without_faults(asked, programs)?;
    let equals = Equals::listed();
    let outcomes = trial::each(asked, &programs, &compiled, |number, outcome| {
        let why = match outcome {
            Outcome::Missed => "",
            Outcome::Unreached => ", no test comes there",
            Outcome::Noticed | Outcome::TooLong | Outcome::Constant | Outcome::Equal => return outcome,
        };
        let fault = &faults[number];
        if let Some(reason) = equals.reason(fault, &asked.copy) {
            println!("the same: {}: {reason}", fault.name);
            return Outcome::Equal;
        }
        println!("not noticed: {}{why}", fault.name);
        outcome
    });
    let count = |wanted: Outcome| outcomes.iter().filter(|outcome| **outcome == wanted).count();
    let noticed = count(Outcome::Noticed) + count(Outcome::TooLong);
    let tried = outcomes.len() - count(Outcome::Constant) - count(Outcome::Equal);
    let share = 100.0 * noticed as f64 / tried.max(1) as f64;
    let late = match count(Outcome::TooLong) {
        0 => String::new(),
        late => format!(", {late} of them by taking too long"),
    };
    let left_out = refused + count(Outcome::Constant);
    let same = count(Outcome::Equal);
    println!(
        "{noticed} of {tried} noticed ({share:.1} %){late}; {same} change nothing, {left_out} could not be compiled in"
    );
    Ok(())
}
