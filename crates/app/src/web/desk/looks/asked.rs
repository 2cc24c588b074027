//! What a program asks for: who it is, the number in the address, and what stands behind the question mark.

use crate::web::api::{Fault, pairs};
use crate::web::locale::language_of;
use arpad_model::{EntryId, Series};
use arpad_office::access::Who;
use arpad_office::register::day_of;
use axum::http::Uri;
use jiff::civil::Date;
use std::collections::BTreeMap;

/// What was asked: who, the number in the address, the day it is, and what stands behind the question mark.
pub(super) struct Asked {
    pub(super) who: Who,
    pub(super) id: Option<u32>,
    pub(super) today: Date,
    pub(super) named: BTreeMap<String, String>,
}

impl Asked {
    /// The series that is named.
    pub(super) fn series(&self) -> Option<Series> {
        self.named.get("series").and_then(|text| text.parse().ok())
    }

    /// The first day of the month that is named.
    pub(super) fn month(&self) -> Option<Date> {
        self.named.get("month").and_then(|text| day_of(&format!("{text}-01")))
    }

    /// The entry behind which to begin.
    pub(super) fn after(&self) -> Option<EntryId> {
        self.named.get("after").and_then(|text| text.parse().ok())
    }

    /// Whether what is over is asked for too.
    pub(super) fn is_all(&self) -> bool {
        self.named.get("all").is_some_and(|text| text == "true")
    }
}

/// Something behind the question mark, with its shape.
pub(super) struct Param {
    pub(super) name: &'static str,
    pub(super) pattern: &'static str,
    pub(super) needed: bool,
}

impl Param {
    pub(super) const MONTH: Param = Param { name: "month", pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$", needed: true };
    pub(super) const AFTER: Param = Param { name: "after", pattern: "^[0-9]{1,18}$", needed: false };
    pub(super) const ALL: Param = Param { name: "all", pattern: "^(true|false)$", needed: false };

    pub(super) const fn series(pattern: &'static str) -> Param {
        Param { name: "series", pattern, needed: true }
    }

    fn fits(&self, text: &str) -> bool {
        match self.name {
            "series" => text.parse::<Series>().is_ok() && self.pattern.contains(text),
            "month" => text.len() == 7 && day_of(&format!("{text}-01")).is_some(),
            "after" => text.len() <= 18 && !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()),
            _ => matches!(text, "true" | "false"),
        }
    }
}

/// What stands behind the question mark, as it is described and nothing else; each once.
pub(super) fn named(takes: &'static [Param], uri: &Uri) -> Result<BTreeMap<String, String>, Fault> {
    let known = || takes.iter().map(|one| one.name).chain(["lang"]);
    let mut named = BTreeMap::new();
    for (name, value) in pairs(uri) {
        let Some(known) = known().find(|one| *one == name) else {
            return Err(Fault::Unknown { name, known: known().collect() });
        };
        if named.insert(name, value).is_some() {
            return Err(Fault::Twice(known));
        }
    }
    if named.get("lang").is_some_and(|language| language_of(language).is_none()) {
        return Err(Fault::Parameter { name: "lang", takes: "hu, en".to_owned() });
    }
    for one in takes {
        if !named.get(one.name).map_or(!one.needed, |text| one.fits(text)) {
            return Err(Fault::Parameter { name: one.name, takes: one.pattern.to_owned() });
        }
    }
    Ok(named)
}
