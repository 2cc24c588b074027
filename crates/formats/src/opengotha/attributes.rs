//! The attributes of one element, read with a word about what is missing or unreadable.

use std::collections::HashMap;

use super::{GameResult, codes};
use crate::{notice::Severity, notices::Notices};

/// An element's attributes and its line.
pub(super) struct Attributes {
    pub line: u64,
    pub element: &'static str,
    pub values: Vec<(String, String)>,
}

impl Attributes {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.values.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub fn missing(&self, name: &'static str, notices: &mut Notices) {
        notices.add(Severity::Error, self.line, 0, codes::MISSING, |notice| {
            notice.with("element", self.element).with("attribute", name)
        });
    }

    pub fn unreadable(&self, name: &'static str, value: &str, notices: &mut Notices) {
        notices.add(Severity::Warning, self.line, 0, codes::UNREADABLE, |notice| {
            notice.with("element", self.element).with("attribute", name).with("value", value)
        });
    }

    /// A value that may be absent or empty.
    pub fn optional<T>(
        &self,
        name: &'static str,
        notices: &mut Notices,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.get(name)?.trim();
        if text.is_empty() {
            return None;
        }
        let value = read(text);
        if value.is_none() {
            self.unreadable(name, text, notices);
        }
        value
    }

    /// A value that must be there.
    pub fn required<T>(
        &self,
        name: &'static str,
        notices: &mut Notices,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        if self.get(name).is_none_or(|text| text.trim().is_empty()) {
            self.missing(name, notices);
            return None;
        }
        self.optional(name, notices, read)
    }

    /// A round the tournament has.
    pub fn round(&self, limit: usize, notices: &mut Notices) -> Option<usize> {
        let round = self.required("roundNumber", notices, |text| text.parse::<usize>().ok())?;
        if round == 0 || round > limit {
            let severity = if round == 0 { Severity::Error } else { Severity::Warning };
            notices.add(severity, self.line, 0, codes::ROUND_BEYOND, |notice| {
                let rounds = if limit == usize::MAX { "?".to_owned() } else { limit.to_string() };
                notice.with("round", round).with("rounds", rounds)
            });
        }
        (1..=1000).contains(&round).then_some(round)
    }

    /// The player an attribute names.
    pub fn person(
        &self,
        name: &'static str,
        index_of: &HashMap<String, usize>,
        notices: &mut Notices,
    ) -> Option<usize> {
        let text = self.required(name, notices, |text| Some(text.to_owned()))?;
        let found = index_of.get(&key(&text)).copied();
        if found.is_none() {
            notices.add(Severity::Error, self.line, 0, codes::UNKNOWN_PLAYER, |notice| notice.with("name", text));
        }
        found
    }

    /// Everybody plays once in a round.
    pub fn occupy(&self, busy: &mut HashMap<(usize, usize), u64>, round: usize, player: usize, notices: &mut Notices) {
        if let Some(first) = busy.insert((round, player), self.line) {
            notices.add(Severity::Error, self.line, 0, codes::TWICE_IN_ROUND, |notice| {
                notice.with("round", round).with("first", first)
            });
        }
    }

    pub fn result(&self, round: usize, notices: &mut Notices) -> (GameResult, bool) {
        let text = self.get("result").unwrap_or_default();
        let (word, by_default) = match text.strip_suffix("_BYDEF") {
            Some(word) => (word, true),
            None => (text, false),
        };
        let result = match word {
            "RESULT_WHITEWINS" => GameResult::White,
            "RESULT_BLACKWINS" => GameResult::Black,
            "RESULT_EQUAL" => GameResult::Jigo,
            "RESULT_BOTHWIN" => GameResult::BothWin,
            "RESULT_BOTHLOSE" => GameResult::BothLose,
            other => {
                if other != "RESULT_UNKNOWN" {
                    self.unreadable("result", text, notices);
                }
                GameResult::Unknown
            }
        };
        if result == GameResult::Unknown {
            notices.add(Severity::Warning, self.line, 0, codes::UNKNOWN_RESULT, |notice| notice.with("round", round));
        }
        (result, by_default)
    }
}

/// OpenGotha's key of a player.
pub(super) fn key(joined: &str) -> String {
    joined.chars().filter(|letter| !letter.is_whitespace()).flat_map(char::to_uppercase).collect()
}
