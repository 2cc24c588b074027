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
    /// How many players are on the list it was done with.
    pub players: u32,
}

/// What is asked of a step. Said, never asserted.
#[derive(Clone, Copy)]
pub enum Aim {
    /// At most so many times what the baseline takes.
    TimesTheCost(f64),
    /// At least so many times as fast as the baseline.
    TimesAsFast(f64),
    /// At most so many seconds, at the size of the world.
    Seconds(f64),
    /// At most so many GiB, at the size of the world.
    Gibibytes(f64),
}

/// Players from which on an aim for the world can be judged.
const WORLD: u32 = 1_900_000;
/// Rounds from which on the tenth and the ninetieth percentile are not simply the ends.
const MANY: usize = 10;
/// How many times as high as low a band is at most.
const STEADY: f64 = 1.25;

impl Step {
    pub fn new(database: &'static str, name: impl Into<String>, what: impl Into<String>, seconds: Vec<f64>) -> Self {
        let (name, what) = (name.into(), what.into());
        Step {
            database,
            name,
            what,
            seconds,
            beside: None,
            aims: Vec::new(),
            peak: 0,
            result: String::new(),
            players: 0,
        }
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
        match aim {
            Aim::TimesTheCost(most) => format!("at most {most} ×: {}", at_most(self.cost(), most)),
            Aim::TimesAsFast(least) => {
                // Twice as fast at least is half the cost at most.
                format!("{least} × as fast: {}", at_most(self.cost(), 1.0 / least))
            }
            Aim::Seconds(most) => format!("at most {most} s: {}", self.of_world(Band::of(self.seconds.clone()), most)),
            Aim::Gibibytes(most) => {
                let peak = self.peak as f64 / 1_048_576.0;
                format!("at most {most} GiB: {}", self.of_world(Band { low: peak, median: peak, high: peak }, most))
            }
        }
    }

    fn of_world(&self, band: Band, most: f64) -> &'static str {
        if self.players < WORLD { "not judged at this size" } else { at_most(Some(band), most) }
    }

    /// Whether its band is so wide that its median says little.
    fn is_noisy(&self) -> bool {
        let band = if self.is_cost() { self.cost() } else { self.speed() };
        band.is_some_and(|band| band.high > STEADY * band.low)
    }

    /// As a line of the table.
    pub fn line(&self) -> String {
        let own = Band::of(self.seconds.clone());
        let mut line = format!("{:<9} {:<24} {:<38} {:>26} s", self.database, self.name, self.what, seconds(own));
        if let Some((ratio, word, name, theirs)) = self.compared() {
            write!(line, "  {ratio} {word} {name} ({} s)", seconds(theirs)).expect("a string");
        }
        for aim in &self.aims {
            write!(line, "; {}", self.said(*aim)).expect("a string");
        }
        if self.is_noisy() {
            line.push_str("; NOISY");
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
            "band": if self.seconds.len() < MANY { "ends" } else { "10-90" },
            "beside": self.beside.as_ref().map(|(name, _)| *name),
            "seconds_beside": self.beside.as_ref().map(|(_, seconds)| band(Band::of(seconds.clone()))),
            "times_the_cost": self.cost().map(band),
            "times_as_fast": self.speed().map(band),
            "noisy": self.is_noisy(),
            "aims": self.aims.iter().map(|aim| self.said(*aim)).collect::<Vec<_>>(),
            "peak_kb": self.peak,
            "result": self.result,
        })
    }
}

impl Step {
    /// The first lines of a Markdown table.
    pub const MARKDOWN: &str =
        "| database | step | with | seconds | beside | aims | peak | result |\n|---|---|---|---|---|---|---|---|";

    /// As a line of a Markdown table.
    pub fn markdown(&self) -> String {
        let beside = self.compared().map(|(ratio, word, name, _)| format!("{ratio} {word} {name}")).unwrap_or_default();
        let aims: Vec<String> = self.aims.iter().map(|aim| self.said(*aim)).collect();
        let peak = if self.peak > 0 { format!("{} MB", self.peak / 1000) } else { String::new() };
        let noisy = if self.is_noisy() { "; NOISY" } else { "" };
        let (own, aims) = (seconds(Band::of(self.seconds.clone())), aims.join("; ") + noisy);
        let Step { database, name, what, result, .. } = self;
        format!("| {database} | {name} | {what} | {own} | {beside} | {aims} | {peak} | {result} |")
    }

    /// The ratio in the words of the step, what it is beside and its seconds.
    fn compared(&self) -> Option<(Band, &'static str, &'static str, Band)> {
        let (name, beside) = self.beside.as_ref()?;
        let (ratio, word) = match self.is_cost() {
            true => (self.cost()?, "× the time of"),
            false => (self.speed()?, "× as fast as"),
        };
        Some((ratio, word, name, Band::of(beside.clone())))
    }
}

/// Whether all of a band lies on this side of an aim; where its ends lie on both, nothing is said.
fn at_most(band: Option<Band>, most: f64) -> &'static str {
    match band {
        Some(band) if band.high <= most => "kept",
        Some(band) if band.low > most => "MISSED",
        Some(_) => "open, the band lies on both sides",
        None => "not compared",
    }
}

fn seconds(band: Band) -> String {
    let digits = if band.median < 1.0 { 4 } else { 2 };
    format!("{:.digits$} ({:.digits$}–{:.digits$})", band.median, band.low, band.high)
}
