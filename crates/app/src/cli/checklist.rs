//! What to look at before a list is closed: whole for `arpad close --dry-run`, its heads when the list is closed.

use super::page::finding_line;
use super::values::{day, name};
use crate::answer::parts::{Ids, finding};
use crate::words::decided::Called;
use crate::words::{Language, closing, signed};
use arpad_model::{Correction, Decision, Fact, Finding, Person, PersonId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::checklist::{Checklist, WaitingFile};
use arpad_office::views::otherwise::AnnouncedAs;
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
    called: Called,
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
    let called = closing::called(store, &list)?;
    Ok(Checked { list, names, called })
}

impl Checked {
    /// One line for each kind of thing there is.
    pub(super) fn heads(&self, language: Language) -> Vec<String> {
        let list = &self.list;
        let counts = [
            ("desk-check-waiting", list.waiting.len()),
            ("desk-check-unreported", list.unreported.len()),
            ("desk-check-otherwise", list.otherwise.len()),
            ("desk-check-corrections", list.corrected),
            ("desk-check-beyond", list.beyond.len()),
            ("desk-check-doubts", list.doubts.len()),
            ("desk-check-ratings", list.far_ratings.len()),
            ("desk-check-twins", list.twins.len()),
            (self.of("desk-check-first", "desk-check-first-go"), list.first_ratings.len()),
            ("desk-check-by-decision", list.by_decision.len()),
            ("desk-check-decided", list.decided.len()),
            ("desk-check-fallen", list.fallen.len()),
            (closing::leaving_key(list), list.leaving.len()),
            ("desk-check-dropped", list.dropped.games.len()),
        ];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        let mut heads: Vec<String> =
            counts.map(|(key, count)| language.say(key, &[("count", Fact::from(count))])).collect();
        if let Some(most) = list.movers.first() {
            let facts = [
                ("count", Fact::from(list.movers.len())),
                ("name", Fact::Name(self.name(language, most.person))),
                ("change", Fact::Name(signed(language, i64::from(most.change())))),
            ];
            heads.push(language.say(self.of("desk-check-movers", "desk-check-movers-go"), &facts));
        }
        heads
    }

    /// The word of chess, or that of go.
    fn of(&self, chess: &'static str, go: &'static str) -> &'static str {
        if self.list.is_go { go } else { chess }
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
        for (key, count, lines) in closing::parts(language, list, &self.called) {
            part(key, count, lines);
        }
        let waiting = list.waiting.iter().map(|one| waiting_line(language, one));
        part("desk-check-waiting", list.waiting.len(), waiting.collect());
        let unreported = list.unreported.iter().map(|one| format!("{} ({})", event(one), day(language, one.ends)));
        part("desk-check-unreported", list.unreported.len(), unreported.collect());
        let otherwise = list.otherwise.iter().flat_map(|one| {
            let lines = one.facts.iter().map(|fact| announced_as(language, fact));
            lines.map(|line| format!("{}, {line}", event(&one.event))).collect::<Vec<_>>()
        });
        part("desk-check-otherwise", list.otherwise.len(), otherwise.collect());
        let correction = |one: &Correction| {
            let facts = [
                ("entry", one.entry.to_string()),
                ("tournament", one.tournament.map_or_else(String::new, |event| event.to_string())),
                ("what", language.label(&format!("desk-correction-{}", one.what.as_str()))),
            ];
            let key = if one.tournament.is_some() { "desk-check-correction" } else { "desk-check-correction-of-none" };
            language.say_texts(key, &facts)
        };
        part("desk-check-corrections", list.corrected, list.corrections.iter().map(correction).collect());
        part("desk-check-beyond", list.beyond.len(), list.beyond.iter().map(correction).collect());
        let who = |person: &Person| format!("{} {}", person.id, name(language, &person.name));
        let doubts = list.doubts.iter().map(|(person, other)| {
            language.say_texts("desk-check-doubt", &[("person", who(person)), ("other", who(other))])
        });
        part("desk-check-doubts", list.doubts.len(), doubts.collect());
        let far = list.far_ratings.iter().take(SHOWN).map(|one| {
            let mut facts = vec![
                ("tournament", Fact::from(one.tournament.0)),
                ("line", Fact::from(one.line + 1)),
                ("person", Fact::Name(who(&one.person))),
                ("file", Fact::from(one.in_file)),
            ];
            match one.in_register {
                Some(rating) => {
                    facts.push(("register", Fact::from(rating)));
                    language.say("desk-check-rating", &facts)
                }
                None => language.say("desk-check-rating-none", &facts),
            }
        });
        part("desk-check-ratings", list.far_ratings.len(), far.collect());
        let twins = list.twins.iter().map(|(one, twin)| {
            let facts = [
                ("event", Fact::Name(event(one))),
                ("other", Fact::Name(event(&twin.event))),
                ("games", Fact::from(twin.games)),
                ("of", Fact::from(twin.of)),
                ("tournament", Fact::from(one.id.0)),
            ];
            language.say("desk-check-twin", &facts)
        });
        part("desk-check-twins", list.twins.len(), twins.collect());
        let movers = list.movers.iter().take(SHOWN).map(|one| {
            format!(
                "{}: {} → {} ({})",
                self.name(language, one.person),
                one.before,
                one.after,
                signed(language, i64::from(one.change()))
            )
        });
        part(self.of("desk-check-biggest", "desk-check-biggest-go"), list.movers.len(), movers.collect());
        let first = list.first_ratings.iter().take(SHOWN);
        let first = first.map(|(person, rating)| format!("{}: {rating}", self.name(language, *person)));
        part(self.of("desk-check-first", "desk-check-first-go"), list.first_ratings.len(), first.collect());
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
        let correction = |one: &Correction| json!({"entry": one.entry, "tournament": one.tournament.map(|event| event.0), "what": one.what.as_str()});
        let mut told = json!({
            "counted": numbers(&list.counted),
            "left_out": numbers(&list.left_out),
            "waiting": list.waiting.iter().map(|one| json!({
                "submission": one.file.id.0, "questions": one.questions, "ready": one.is_ready(),
                "tempo": one.unsettled.tempo.as_ref().map(|refusal| refusal.code.as_str()),
                "strangers": one.unsettled.strangers.len(), "same_games": one.unsettled.twin.is_some(),
                "withdrawn": one.unsettled.withdrawn.is_some(),
                "findings": one.unsettled.against.iter().map(|one| finding(&Ids::none(), one)).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
            "unreported": numbers(&list.unreported),
            "otherwise": list.otherwise.iter().map(|one| json!({
                "tournament": one.event.id.0,
                "facts": one.facts.iter().map(|one| json!({
                    "what": one.what.trim_start_matches("desk").trim_start_matches('-'),
                    "announced": Language::En.value(&one.announced), "reported": Language::En.value(&one.reported),
                })).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
            "corrections": list.corrections.iter().map(correction).collect::<Vec<_>>(),
            "corrections_beyond": list.beyond.iter().map(correction).collect::<Vec<_>>(),
            "doubts": list.doubts.iter().map(|(person, other)| json!({"person": person.id.0, "other": other.id.0}))
                .collect::<Vec<_>>(),
            "far_ratings": list.far_ratings.iter().map(|one| json!({
                "tournament": one.tournament.0, "line": one.line + 1, "person": one.person.id.0,
                "file": one.in_file, "register": one.in_register,
            })).collect::<Vec<_>>(),
            "same_games": list.twins.iter().map(|(one, twin)| json!({
                "tournament": one.id.0, "other": twin.event.id.0, "games": twin.games, "of": twin.of,
            })).collect::<Vec<_>>(),
            "movers": list.movers.iter().map(|one| json!({
                "person": one.person.0, "before": one.before, "after": one.after, "change": one.change(),
            })).collect::<Vec<_>>(),
            "first_ratings": list.first_ratings.iter().map(|(person, rating)| json!({
                "person": person.0, "rating": rating,
            })).collect::<Vec<_>>(),
            "findings": list.findings.iter().map(|one| finding(&Ids::none(), one)).collect::<Vec<_>>(),
        });
        let rated = |(person, rating): &(PersonId, i32)| json!({"person": person.0, "rating": rating});
        told["by_decision"] = list.by_decision.iter().map(rated).collect();
        let points = if list.is_go { "points" } else { "rating" };
        told["leaving"] = list.leaving.iter().map(|(person, was)| json!({"person": person.0, points: was})).collect();
        if list.is_go {
            let decision = |one: &Decision| {
                json!({
                    "entry": one.entry, "day": one.day.to_string(), "person": one.person.map(|person| person.0),
                    "tournament": one.tournament.map(|event| event.0), "reference": one.reference,
                })
            };
            told["lists"] = list.lists.iter().map(|one| json!({
                "date": one.day.to_string(), "revision": one.revision, "tournament": one.tournament.map(|event| event.0),
            })).collect();
            told["opening"] = list.opening.into();
            told["decided"] = list.decided.iter().map(decision).collect();
            told["fallen"] = list.fallen.iter().map(decision).collect();
            told["dropped"] = list.dropped.games.iter().map(|(event, round, one, other)| {
                json!({"tournament": event.0, "round": round, "players": [one.0, other.0]})
            }).collect();
        }
        told
    }
}

/// What differs from the announcement, each in a sentence that says so.
pub(super) fn otherwise_lines(language: Language, facts: &[AnnouncedAs]) -> Vec<String> {
    facts.iter().map(|fact| announced_as(language, fact)).collect()
}

/// "rounds: announced 9, reported 7".
fn announced_as(language: Language, one: &AnnouncedAs) -> String {
    let worded = |fact: &Fact| match (one.what, fact) {
        ("desk-series", Fact::Name(series)) => language.label(&format!("desk-series-{series}")),
        (_, fact) => language.value(fact),
    };
    let facts = [
        ("what", language.label(one.what).to_lowercase()),
        ("announced", worded(&one.announced)),
        ("reported", worded(&one.reported)),
    ];
    language.say_texts("desk-check-announced-as", &facts)
}

/// The paragraphs that stand against a file.
fn against(language: Language, findings: &[Finding]) -> Option<String> {
    let mut paragraphs: Vec<String> = findings.iter().map(|one| language.cite(one.paragraph)).collect();
    paragraphs.dedup();
    let facts = [("paragraphs", Fact::Name(paragraphs.join(", ")))];
    (!paragraphs.is_empty()).then(|| language.say("desk-check-against", &facts))
}

/// A file that waits, and what for.
fn waiting_line(language: Language, one: &WaitingFile) -> String {
    let file = format!("{} {}", one.file.id, one.file.file_name);
    let Some(open) = one.questions else {
        return language.say_texts("desk-check-file-unread", &[("file", file)]);
    };
    if one.is_ready() {
        return language.say_texts("desk-check-file-ready", &[("file", file), ("n", one.file.id.to_string())]);
    }
    let count = |key: &str, count: usize| (count > 0).then(|| language.say(key, &[("count", Fact::from(count))]));
    let parts = [
        count("desk-check-lines-open", open),
        one.unsettled.withdrawn.as_ref().map(|_| language.label("desk-check-withdrawn")),
        one.unsettled.tempo.as_ref().map(|_| language.label("desk-check-tempo-open")),
        one.unsettled.twin.as_ref().map(|_| language.label("desk-check-twin-open")),
        against(language, &one.unsettled.against),
        count("desk-check-strangers-open", one.unsettled.strangers.len()),
    ];
    let what = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    language.say_texts("desk-check-file-open", &[("file", file), ("what", what), ("n", one.file.id.to_string())])
}
