//! C with its parts. What the tables give stays visible beside a decision of the committee.

use super::super::schema::{Exact, SourceName, exact};
use arpad_rules::go::codes::step as code;
use arpad_rules::go::hungary::multiplier::Computed;
use arpad_rules::go::hungary::rated::{self, RatedTournament};
use schemars::JsonSchema;
use serde::Serialize;

/// The multiplier of a tournament.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Multiplier {
    value: u32,
    #[schemars(with = "SourceName")]
    source: &'static str,
    paragraph: Option<&'static str>,
    computed: Option<u32>,
    time: Option<Time>,
    importance: Vec<Importance>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Time {
    value: u32,
    category: Option<String>,
    base_minutes: Option<u32>,
    extended_minutes: Option<Exact>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Importance {
    row: &'static str,
    value: u32,
    counted: bool,
}

impl Multiplier {
    /// As it was given or computed.
    pub(super) fn of(tournament: &RatedTournament) -> Self {
        let rated::Multiplier { value, decided, computed } = &tournament.multiplier;
        let source = if *decided { code::MULTIPLIER_GIVEN } else { code::MULTIPLIER };
        let ground = tournament.steps.iter().find(|step| step.code == source);
        Multiplier {
            value: *value,
            source: if *decided { "given" } else { "computed" },
            paragraph: ground.map(|step| step.paragraph.0),
            computed: computed.as_ref().map(|computed| computed.value),
            time: computed.as_ref().map(Time::of),
            importance: computed.as_ref().map(Importance::all).unwrap_or_default(),
        }
    }
}

impl Time {
    fn of(computed: &Computed) -> Self {
        Time {
            value: computed.time_value,
            category: computed.time.map(|time| time.row.category.to_string()),
            base_minutes: computed.time.map(|time| time.base),
            extended_minutes: computed.time.map(|time| exact(time.extended.shown())),
        }
    }
}

impl Importance {
    fn all(computed: &Computed) -> Vec<Self> {
        let parts = computed.importance.iter();
        parts.map(|part| Importance { row: part.row.as_str(), value: part.value, counted: part.counted }).collect()
    }
}
