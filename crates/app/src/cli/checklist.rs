//! What to look at before a list is closed: whole for `arpad close --dry-run`, its heads when the list is closed.

use super::page::finding_line;
use super::values::{day, name};
use crate::answer::parts::{Ids, finding};
use crate::words::Language;
use arpad_model::{Fact, Person, PersonId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::checklist::Checklist;
use arpad_office::views::records;
use arpad_registry::Reader;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write;

/// How many movers and first ratings are shown by name.
const SHOWN: usize = 10;

/// A checklist with the names of those it shows.
pub(super) struct Checked {
    pub list: Checklist,
    names: HashMap<PersonId, Person>,
}

/// Looks the names up.
pub(super) fn named(store: &mut Reader<'_>, list: Checklist) -> Result<Checked, OfficeError> {
    let mut names = HashMap::new();
    let movers = list.movers.iter().take(SHOWN).map(|one| one.person);
    for person in movers.chain(list.first_ratings.iter().take(SHOWN).map(|(person, _)| *person)) {
        if let Some(found) = records::person(store, person)? {
            names.insert(person, found);
        }
    }
    Ok(Checked { list, names })
}

impl Checked {
    /// One line for each kind of thing there is.
    pub(super) fn heads(&self, language: Language) -> Vec<String> {
        let list = &self.list;
        let counts = [
            ("desk-check-waiting", list.waiting.len()),
            ("desk-check-unreported", list.unreported.len()),
            ("desk-check-otherwise", list.otherwise.len()),
            ("desk-check-corrections", list.corrections.len()),
            ("desk-check-doubts", list.doubts.len()),
            ("desk-check-first", list.first_ratings.len()),
        ];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        let mut heads: Vec<String> =
            counts.map(|(key, count)| language.say(key, &[("count", Fact::from(count))])).collect();
        if let Some(most) = list.movers.first() {
            let facts = [
                ("count", Fact::from(list.movers.len())),
                ("name", Fact::Name(self.name(language, most.person))),
                ("change", Fact::Name(signed(most.change()))),
            ];
            heads.push(language.say("desk-check-movers", &facts));
        }
        heads
    }

    /// Everything.
    pub(super) fn page(&self, language: Language) -> String {
        let list = &self.list;
        let mut page = String::new();
        let mut part = |key: &str, count: usize, lines: Vec<String>| {
            if count > 0 {
                let _ = writeln!(page, "{}", language.say(key, &[("count", Fact::from(count))]));
                for line in lines {
                    let _ = writeln!(page, "  {line}");
                }
            }
        };
        let event = |event: &arpad_model::RegisteredTournament| format!("{} {}", event.id, event.name);
        part("desk-check-counted", list.counted.len(), list.counted.iter().map(event).collect());
        part("desk-check-left-out", list.left_out.len(), list.left_out.iter().map(event).collect());
        let waiting = list.waiting.iter().map(|(file, open)| {
            let file_name = format!("{} {}", file.id, file.file_name);
            match open {
                Some(0) => {
                    language.say_texts("desk-check-file-ready", &[("file", file_name), ("n", file.id.to_string())])
                }
                Some(open) => {
                    let facts =
                        [("file", Fact::Name(file_name)), ("n", Fact::from(file.id.0)), ("lines", Fact::from(*open))];
                    language.say("desk-check-file-open", &facts)
                }
                None => language.say_texts("desk-check-file-unread", &[("file", file_name)]),
            }
        });
        part("desk-check-waiting", list.waiting.len(), waiting.collect());
        let unreported = list.unreported.iter().map(|one| format!("{} ({})", event(one), day(language, one.ends)));
        part("desk-check-unreported", list.unreported.len(), unreported.collect());
        let otherwise = list.otherwise.iter().flat_map(|one| {
            one.facts.iter().map(|(key, announced, reported)| {
                let what = format!("{}, {}", event(&one.event), language.label(key).to_lowercase());
                let facts = [("what", what), ("announced", announced.clone()), ("reported", reported.clone())];
                language.say_texts("desk-check-announced-as", &facts)
            })
        });
        part("desk-check-otherwise", list.otherwise.len(), otherwise.collect());
        let corrections = list.corrections.iter().map(|one| {
            let facts = [
                ("entry", one.entry.to_string()),
                ("tournament", one.tournament.map_or_else(String::new, |event| event.to_string())),
                ("what", language.label(&format!("desk-correction-{}", one.what.as_str()))),
            ];
            let key = if one.tournament.is_some() { "desk-check-correction" } else { "desk-check-correction-of-none" };
            language.say_texts(key, &facts)
        });
        part("desk-check-corrections", list.corrections.len(), corrections.collect());
        let who = |person: &Person| format!("{} {}", person.id, name(language, &person.name));
        let doubts = list.doubts.iter().map(|(person, other)| {
            language.say_texts("desk-check-doubt", &[("person", who(person)), ("other", who(other))])
        });
        part("desk-check-doubts", list.doubts.len(), doubts.collect());
        let movers = list.movers.iter().take(SHOWN).map(|one| {
            format!("{}: {} → {} ({})", self.name(language, one.person), one.before, one.after, signed(one.change()))
        });
        part("desk-check-biggest", list.movers.len(), movers.collect());
        let first = list.first_ratings.iter().take(SHOWN);
        let first = first.map(|(person, rating)| format!("{}: {rating}", self.name(language, *person)));
        part("desk-check-first", list.first_ratings.len(), first.collect());
        let ids = Ids::none();
        let said = list.findings.iter().map(|one| finding_line(language, ids.place(&one.place), one));
        part("desk-check-findings", list.findings.len(), said.collect());
        page
    }

    fn name(&self, language: Language, person: PersonId) -> String {
        let found = self.names.get(&person).map(|found| format!(" {}", name(language, &found.name)));
        format!("{person}{}", found.unwrap_or_default())
    }

    /// The same for programs.
    pub(super) fn json(&self) -> Value {
        let list = &self.list;
        let numbers = |events: &[arpad_model::RegisteredTournament]| -> Vec<u32> {
            events.iter().map(|event| event.id.0).collect()
        };
        json!({
            "counted": numbers(&list.counted),
            "left_out": numbers(&list.left_out),
            "waiting": list.waiting.iter().map(|(file, open)| json!({"submission": file.id.0, "questions": open}))
                .collect::<Vec<_>>(),
            "unreported": numbers(&list.unreported),
            "otherwise": list.otherwise.iter().map(|one| json!({
                "tournament": one.event.id.0,
                "facts": one.facts.iter().map(|(key, announced, reported)| json!({
                    "what": key.trim_start_matches("desk").trim_start_matches('-'), "announced": announced, "reported": reported,
                })).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
            "corrections": list.corrections.iter().map(|one| json!({
                "entry": one.entry, "tournament": one.tournament.map(|event| event.0), "what": one.what.as_str(),
            })).collect::<Vec<_>>(),
            "doubts": list.doubts.iter().map(|(person, other)| json!({"person": person.id.0, "other": other.id.0}))
                .collect::<Vec<_>>(),
            "movers": list.movers.iter().map(|one| json!({
                "person": one.person.0, "before": one.before, "after": one.after, "change": one.change(),
            })).collect::<Vec<_>>(),
            "first_ratings": list.first_ratings.iter().map(|(person, rating)| json!({
                "person": person.0, "rating": rating,
            })).collect::<Vec<_>>(),
            "findings": list.findings.iter().map(|one| finding(&Ids::none(), one)).collect::<Vec<_>>(),
        })
    }
}

fn signed(change: i32) -> String {
    if change > 0 { format!("+{change}") } else { change.to_string().replace('-', "−") }
}
