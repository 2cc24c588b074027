//! The answer for programs.

use arpad_model::Series;
use arpad_office::views::drift::Drift;
use serde_json::Value;

pub(super) fn in_json(series: Series, found: &Drift) -> Value {
    serde_json::to_value(crate::answer::statistics::Statistics::of(series, found)).unwrap_or(Value::Null)
}
