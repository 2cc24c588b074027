//! What a call asks, read no further than is answered.

use super::MOST_QUESTIONS;
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::Value;
use std::fmt;

/// One question: a name, and what else is known.
#[derive(serde::Deserialize)]
pub(super) struct Question {
    pub query: String,
    #[serde(default)]
    pub limit: Option<usize>,
    #[serde(default)]
    pub properties: Vec<Property>,
}

/// Something else that is known: of which kind, and what.
#[derive(serde::Deserialize)]
pub(super) struct Property {
    pub pid: String,
    pub v: Value,
}

/// The questions of a call by name, and how many there were: those beyond the limit are counted and not kept.
#[derive(Default)]
pub(super) struct Questions {
    pub asked: Vec<(String, Question)>,
    pub count: usize,
}

impl<'de> Deserialize<'de> for Questions {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Reading)
    }
}

struct Reading;

impl<'de> Visitor<'de> for Reading {
    type Value = Questions;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("{}")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Questions, M::Error> {
        let mut questions = Questions::default();
        while questions.count < MOST_QUESTIONS
            && let Some(one) = map.next_entry()?
        {
            questions.asked.push(one);
            questions.count += 1;
        }
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {
            questions.count += 1;
        }
        Ok(questions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_beyond_the_limit_are_counted_and_not_kept() {
        let asked = |count: usize| -> Questions {
            let all: Vec<String> = (0..count).map(|at| format!("\"{at}\":{{\"query\":\"Kis\"}}")).collect();
            serde_json::from_str(&format!("{{{}}}", all.join(","))).expect("questions")
        };
        let told = [0, 1, 50, 51, 9_000].map(|count| (asked(count).asked.len(), asked(count).count));
        assert_eq!(told, [(0, 0), (1, 1), (50, 50), (50, 51), (50, 9_000)]);
        assert_eq!(asked(50).asked[49].0, "49");
        for wrong in ["[]", "{\"a\":1}", "{\"a\":{\"query\":\"Kis\"}"] {
            assert!(serde_json::from_str::<Questions>(wrong).is_err(), "{wrong}");
        }
    }
}
