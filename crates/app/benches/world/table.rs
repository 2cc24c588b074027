//! What was measured, as a table with ratios.

use super::measuring::Band;
use std::fmt::Write;

/// A step of the path.
pub struct Step {
    pub database: &'static str,
    pub name: String,
    /// What it was done with.
    pub what: String,
    /// Seconds by round.
    pub seconds: Vec<f64>,
    /// What it is compared with: a name, and seconds by round.
    pub beside: Option<(&'static str, Vec<f64>)>,
    pub aims: Vec<Aim>,
    /// Peak memory in kB.
    pub peak: u64,
    /// What came out: a hash or a number of rows.
    pub result: String,
}

/// What is asked of a step. Said, never asserted.
#[derive(Clone, Copy)]
pub enum Aim {
    /// At most so many times what the baseline takes.
    TimesTheCost(f64),
    /// At least so many times as fast as the baseline.
    TimesAsFast(f64),
    /// At most so many seconds at the size of the world.
    Seconds(f64),
    /// At most so many GiB.
    Gibibytes(f64),
}

impl Step {
    pub fn new(database: &'static str, name: impl Into<String>, what: impl Into<String>, seconds: Vec<f64>) -> Self {
        let (name, what) = (name.into(), what.into());
        Step { database, name, what, seconds, beside: None, aims: Vec::new(), peak: 0, result: String::new() }
    }

    pub fn beside(self, name: &'static str, seconds: Vec<f64>) -> Self {
        Step { beside: Some((name, seconds)), ..self }
    }

    pub fn aim(mut self, aim: Aim) -> Self {
        self.aims.push(aim);
        self
    }

    pub fn peak(self, peak: u64) -> Self {
        Step { peak, ..self }
    }

    pub fn result(self, result: impl Into<String>) -> Self {
        Step { result: result.into(), ..self }
    }

    fn cost(&self) -> Option<Band> {
        self.ratio(|ours, theirs| ours / theirs)
    }

    fn speed(&self) -> Option<Band> {
        self.ratio(|ours, theirs| theirs / ours)
    }

    fn ratio(&self, of: impl Fn(f64, f64) -> f64) -> Option<Band> {
        let (_, beside) = self.beside.as_ref()?;
        Some(Band::of(self.seconds.iter().zip(beside).map(|(ours, theirs)| of(*ours, *theirs)).collect()))
    }

    /// Whether it is compared by its cost; else by its speed.
    fn is_cost(&self) -> bool {
        self.aims.iter().any(|aim| matches!(aim, Aim::TimesTheCost(_)))
    }

    fn said(&self, aim: Aim) -> String {
        let kept = |is_kept: bool| if is_kept { "kept" } else { "MISSED" };
        match aim {
            Aim::TimesTheCost(most) => {
                format!("at most {most} ×: {}", kept(self.cost().is_some_and(|band| band.median <= most)))
            }
            Aim::TimesAsFast(least) => {
                format!("{least} × as fast: {}", kept(self.speed().is_some_and(|band| band.median >= least)))
            }
            Aim::Seconds(most) => {
                format!("at most {most} s: {}", kept(Band::of(self.seconds.clone()).median <= most))
            }
            Aim::Gibibytes(most) => {
                format!("at most {most} GiB: {}", kept(self.peak as f64 / 1_048_576.0 <= most))
            }
        }
    }

    /// As a line of the table.
    pub fn line(&self) -> String {
        let own = Band::of(self.seconds.clone());
        let mut line = format!("{:<9} {:<24} {:<38} {:>26} s", self.database, self.name, self.what, seconds(own));
        if let Some((name, beside)) = &self.beside {
            let theirs = Band::of(beside.clone());
            let (ratio, word) = match self.is_cost() {
                true => (self.cost(), "× the time of"),
                false => (self.speed(), "× as fast as"),
            };
            let ratio = ratio.map(|band| band.to_string()).unwrap_or_default();
            write!(line, "  {ratio} {word} {name} ({} s)", seconds(theirs)).expect("a string");
        }
        for aim in &self.aims {
            write!(line, "; {}", self.said(*aim)).expect("a string");
        }
        if self.peak > 0 {
            write!(line, "; peak {} MB", self.peak / 1000).expect("a string");
        }
        if !self.result.is_empty() {
            write!(line, "; {}", self.result).expect("a string");
        }
        line
    }

    /// For a program.
    pub fn json(&self) -> serde_json::Value {
        let band = |band: Band| serde_json::json!({ "low": band.low, "median": band.median, "high": band.high });
        serde_json::json!({
            "database": self.database,
            "step": self.name,
            "what": self.what,
            "seconds": band(Band::of(self.seconds.clone())),
            "rounds": self.seconds.len(),
            "beside": self.beside.as_ref().map(|(name, _)| *name),
            "times_as_fast": self.speed().map(band),
            "aims": self.aims.iter().map(|aim| self.said(*aim)).collect::<Vec<_>>(),
            "peak_kb": self.peak,
            "result": self.result,
        })
    }
}

fn seconds(band: Band) -> String {
    let digits = if band.median < 1.0 { 4 } else { 2 };
    format!("{:.digits$} ({:.digits$}–{:.digits$})", band.median, band.low, band.high)
}
