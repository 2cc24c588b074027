//! What the office remarks about something that was done: collected while it is done, told on the page that follows.

use crate::words::Language;
use arpad_model::{EntryId, Fact, UserId};
use arpad_office::acts::desk::Refusal;
use arpad_office::register::Warning;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// One remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Remark {
    /// Something looks odd.
    Warning(Warning),
    /// A sentence of the words.
    Said(&'static str, Vec<(&'static str, Fact)>),
    /// What a row of a table is refused for.
    Row(usize, Box<Refusal>),
    /// Why a file cannot be read; it was kept and turned away.
    File(String, Box<Refusal>),
}

impl Remark {
    /// As somebody reads it.
    pub(super) fn say(&self, language: Language) -> String {
        match self {
            Remark::Warning(warning) => language.warning(warning),
            Remark::Said(key, facts) => language.say(key, facts),
            Remark::Row(row, refusal) => {
                let facts = [("row", Fact::from(*row)), ("text", Fact::Name(language.refusal_at_desk(refusal)))];
                language.say("takeover-row", &facts)
            }
            Remark::File(file, refusal) => {
                let text = language.refusal_at_desk(refusal);
                language.say_texts("desk-file-unreadable", &[("file", file.clone()), ("text", text)])
            }
        }
    }
}

/// Remarks as they come. It is no part of what was given: two of them are always alike.
#[derive(Clone, Debug, Default)]
pub(super) struct Told(Arc<Mutex<Vec<Remark>>>);

impl Told {
    pub(super) fn add(&self, remark: Remark) {
        self.0.lock().unwrap_or_else(|broken| broken.into_inner()).push(remark);
    }

    /// All there are; none are left.
    pub(super) fn take(&self) -> Vec<Remark> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(|broken| broken.into_inner()))
    }
}

impl PartialEq for Told {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Told {}

/// So many deeds are remembered with what was remarked; older ones are told no more.
const REMEMBERED: usize = 500;

/// What was remarked about the newest deeds, for whoever did them.
#[derive(Default)]
pub(super) struct Remembered(Mutex<BTreeMap<(EntryId, i64), Vec<Remark>>>);

impl Remembered {
    pub(super) fn put(&self, who: UserId, entry: EntryId, remarks: Vec<Remark>) {
        let mut all = self.0.lock().unwrap_or_else(|broken| broken.into_inner());
        if !remarks.is_empty() {
            all.insert((entry, i64::from(who.0)), remarks);
        }
        while all.len() > REMEMBERED {
            all.pop_first();
        }
    }

    pub(super) fn of(&self, who: UserId, entry: EntryId) -> Vec<Remark> {
        let all = self.0.lock().unwrap_or_else(|broken| broken.into_inner());
        all.get(&(entry, i64::from(who.0))).cloned().unwrap_or_default()
    }
}
