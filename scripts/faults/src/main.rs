//! Which share of small faults do the tests of a crate notice? All faults of a sample are compiled in at once, each behind a
//! switch; the tests then run once for each, with a variable of the environment that says which is on.
//!
//! `scripts/mutants` is the door: it lists the faults, makes the copy of the sources and says which tests run.

mod build;
mod list;
mod render;
mod sites;
mod trial;

use build::Built;
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
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().expect("LIST COPY FOLDER COUNT SEED TARGETS SKIPPED");
    let words = |text: String| text.split_whitespace().map(str::to_owned).collect();
    let asked = Asked {
        list: next().into(),
        copy: next().into(),
        folder: next().into(),
        count: next().parse().expect("a number of faults"),
        seed: next().parse().expect("the number of a sample"),
        targets: words(next()),
        skipped: words(next()),
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
    let outcomes = trial::each(asked, &programs, &compiled, |number, outcome| {
        if matches!(outcome, Outcome::Missed | Outcome::Unreached) {
            let why = if matches!(outcome, Outcome::Unreached) { ", no test comes there" } else { "" };
            println!("not noticed: {}{why}", faults[number].name);
        }
    });
    let count = |wanted: Outcome| outcomes.iter().filter(|outcome| **outcome == wanted).count();
    let noticed = count(Outcome::Noticed) + count(Outcome::TooLong);
    let tried = outcomes.len() - count(Outcome::Constant);
    let share = 100.0 * noticed as f64 / tried.max(1) as f64;
    let late = match count(Outcome::TooLong) {
        0 => String::new(),
        late => format!(", {late} of them by taking too long"),
    };
    let left_out = refused + count(Outcome::Constant);
    println!("{noticed} of {tried} noticed ({share:.0} %){late}, {left_out} could not be compiled in");
    Ok(())
}
