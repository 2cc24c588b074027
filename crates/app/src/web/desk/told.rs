//! What the office remarks about something that was done: collected while it is done, told on the page that follows.

use super::addresses;
use crate::web::locale::Visit;
use crate::words::Language;
use crate::words::came_before::came_before;
use arpad_model::{EntryId, Fact, SubmissionId, UserId};
use arpad_office::access::{OFFICE, Who};
use arpad_office::acts::desk::Refusal;
use arpad_office::register::Warning;
use arpad_office::views::came_before::CameBefore;
use maud::{Markup, html};
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
    /// A file that came: its number, and how many of its lines are in doubt, if it could be read. Programs are told; a page shows it.
    Came(String, SubmissionId, Option<u32>),
    /// What a line that was pasted in is refused for: as it stands there.
    Line(usize, String, Box<Refusal>),
    /// The bytes of a file, by its name now, came before.
    Seen(String, Box<CameBefore>),
    /// Why a file cannot be read; it was kept and turned away.
    File(String, Box<Refusal>),
}

impl Remark {
    /// Whether it is a sentence for people.
    pub(super) fn is_said(&self) -> bool {
        !matches!(self, Remark::Came(..))
    }

    /// As somebody reads it.
    pub(super) fn say(&self, language: Language) -> String {
        match self {
            Remark::Warning(warning) => language.warning(warning),
            Remark::Said(key, facts) => language.say(key, facts),
            Remark::Row(row, refusal) => {
                let facts = [("row", Fact::from(*row)), ("text", Fact::Name(language.refusal_at_desk(refusal)))];
                language.say("takeover-row", &facts)
            }
            Remark::Came(file, ..) => file.clone(),
            Remark::Line(row, typed, refusal) => {
                let text = Fact::Name(language.refusal_at_desk(refusal));
                language.say(
                    "desk-line-pasted",
                    &[("row", Fact::from(*row)), ("typed", Fact::from(typed.as_str())), ("text", text)],
                )
            }
            Remark::Seen(file, before) => came_before(language, file, before),
            Remark::File(file, refusal) => {
                let text = language.refusal_at_desk(refusal);
                language.say_texts("desk-file-unreadable", &[("file", file.clone()), ("text", text)])
            }
        }
    }
}

/// What is told on the page that follows, with the page of a file that came before for whoever sees it.
pub(super) fn told(visit: &Visit, who: &Who, remarks: &[Remark]) -> Markup {
    let language = visit.language;
    let place = |remark: &Remark| match remark {
        Remark::Seen(_, before) if who.sees(OFFICE) || before.file.by_whom == who.name() => {
            Some((addresses::report(before.file.id), Fact::from(before.file.id)))
        }
        _ => None,
    };
    html! {
        @if remarks.iter().any(Remark::is_said) { ul { @for one in remarks.iter().filter(|one| one.is_said()) { li {
            (one.say(language))
            @if let Some((place, number)) = place(one) {
                " " a href=(visit.to(&place)) { (language.say("desk-seen-look", &[("submission", number)])) }
            }
        } } } }
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

/// The place of what is remarked where nothing was done, and the ledger has no entry of it.
pub(super) const NOTHING: EntryId = EntryId(0);

/// What was remarked about the newest deeds, for whoever did them.
#[derive(Default)]
pub(super) struct Remembered {
    done: Mutex<BTreeMap<(EntryId, UserId), Vec<Remark>>>,
    /// Where nothing was done: the last of each.
    undone: Mutex<BTreeMap<UserId, Undone>>,
}

/// Why nothing was done, under the key of the call if it had one.
struct Undone {
    key: Option<String>,
    remarks: Vec<Remark>,
}

impl Remembered {
    pub(super) fn put(&self, who: UserId, entry: EntryId, remarks: Vec<Remark>) {
        let mut all = self.done.lock().unwrap_or_else(|broken| broken.into_inner());
        if !remarks.is_empty() {
            all.insert((entry, who), remarks);
        }
        while all.len() > REMEMBERED {
            all.pop_first();
        }
    }

    /// Remembers why nothing was done. Whoever asks again under the same key is told the same.
    pub(super) fn put_undone(&self, who: UserId, key: Option<&str>, remarks: Vec<Remark>) {
        let mut all = self.undone.lock().unwrap_or_else(|broken| broken.into_inner());
        let is_again = key.is_some() && all.get(&who).is_some_and(|known| known.key.as_deref() == key);
        if !is_again {
            all.insert(who, Undone { key: key.map(str::to_owned), remarks });
        }
        while all.len() > REMEMBERED {
            all.pop_first();
        }
    }

    pub(super) fn of(&self, who: UserId, entry: EntryId) -> Vec<Remark> {
        if entry == NOTHING {
            let all = self.undone.lock().unwrap_or_else(|broken| broken.into_inner());
            return all.get(&who).map(|known| known.remarks.clone()).unwrap_or_default();
        }
        let all = self.done.lock().unwrap_or_else(|broken| broken.into_inner());
        all.get(&(entry, who)).cloned().unwrap_or_default()
    }
}
