//! What is out of the ordinary in a month, for programs.

use arpad_instruments::anomalies::MEASURED;
use arpad_office::views::anomalies;
use schemars::JsonSchema;
use serde::Serialize;

/// Everything that a month raises.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Unusual {
    anomalies: Vec<Raised>,
}

/// One thing to look at, with its evidence.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Raised {
    /// By which it is dismissed; with other evidence it is another.
    mark: String,
    kind: &'static str,
    persons: Vec<u32>,
    tournaments: Vec<u32>,
    club: Option<u32>,
    day: Option<String>,
    count: u32,
    seen: f64,
    expected: f64,
    chance: Option<f64>,
    false_alarms: FalseAlarms,
    dismissed: Option<Dismissed>,
    /// Why it was dismissed when its evidence was another.
    dismissed_before: Option<String>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct FalseAlarms {
    raised: u32,
    of: u32,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Dismissed {
    entry: i64,
    by: String,
    because: String,
}

impl Unusual {
    /// All of a month.
    pub fn of(unusual: &anomalies::Unusual) -> Self {
        Unusual { anomalies: raised(unusual) }
    }
}

/// The same as a part of another answer.
pub fn raised(unusual: &anomalies::Unusual) -> Vec<Raised> {
    unusual.raised.iter().map(Raised::of).collect()
}

impl Raised {
    fn of(raised: &anomalies::Raised) -> Self {
        let one = &raised.anomaly;
        let dismissed = |by: &arpad_office::acts::dismiss::Dismissed| Dismissed {
            entry: by.entry.0,
            by: by.by_whom.clone(),
            because: by.act.because.clone(),
        };
        Raised {
            mark: raised.mark.clone(),
            kind: one.kind.as_str(),
            persons: one.persons.clone(),
            tournaments: one.events.clone(),
            club: one.group,
            day: one.day.map(|day| day.to_string()),
            count: one.count,
            seen: one.seen,
            expected: one.expected,
            chance: one.chance,
            false_alarms: FalseAlarms { raised: one.kind.false_alarms(), of: MEASURED },
            dismissed: raised.dismissed.as_ref().map(dismissed),
            dismissed_before: raised.before.clone(),
        }
    }
}
