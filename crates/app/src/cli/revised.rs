//! Lists that were made anew, and who moved with them.

use super::table::table;
use super::values::{list_after, made_after, name, short};
use crate::answer::list::list_head;
use crate::words::{Language, difference};
use arpad_model::{EntryId, Fact, Grade, List, PersonName};
use arpad_office::acts::desk::OfficeError;
use arpad_office::lists::replay::{Revised, differences, revised_list};
use arpad_office::views::records;
use arpad_registry::Reader;
use serde_json::{Value, json};
use std::fmt::Write;

/// A revised list with who changed on it.
pub(super) struct Revision {
    pub list: List,
    /// The tournament after which it was made, in go.
    pub after: String,
    pub changes: Vec<(Revised, PersonName)>,
}

/// Who changed with a list; nobody with one that revises none.
pub(super) fn revision(store: &mut Reader<'_>, list: List) -> Result<Revision, OfficeError> {
    let after = made_after(store, &list)?;
    let Some(before) = revised_list(store, &list)? else { return Ok(Revision { list, after, changes: Vec::new() }) };
    let mut changes = Vec::new();
    for one in differences(store, before.id, list.id)? {
        let person = records::person(store, one.person)?;
        let name = person.filter(|person| !person.withheld).map(|person| person.name);
        changes.push((one, name.unwrap_or_default()));
    }
    Ok(Revision { list, after, changes })
}

/// A revised list, and each who moved.
pub(super) fn revision_page(language: Language, revision: &Revision, entry: EntryId) -> String {
    let mut page = String::new();
    let count = |is: fn(&Revised) -> bool| Fact::from(revision.changes.iter().filter(|(one, _)| is(one)).count());
    let facts = [
        ("created", count(|one| one.before.is_none())),
        ("changed", count(|one| one.before.is_some() && one.after.is_some())),
        ("removed", count(|one| one.after.is_none())),
        ("entry", Fact::from(entry)),
    ];
    let title = list_after(language, &revision.list, &revision.after);
    let made = match revision.list.revision {
        // Of a day that had none before: nobody moved between two of it.
        0 => language.say("desk-closed", &first_facts(&revision.list, entry)),
        _ => language.say("desk-replayed", &facts),
    };
    let _ = writeln!(page, "{title}\n  {made}");
    if !revision.changes.is_empty() {
        let header = ["list-column-id", "player", "before", "after", "change"].map(|key| language.label(key));
        let rows = revision.changes.iter().map(|(one, of)| {
            let points = |points: Option<i32>| points.map_or("–".to_owned(), |points| points.to_string());
            let change = match (one.before, one.after) {
                (Some(before), Some(after)) => {
                    let by = difference(language, i64::from(after - before));
                    let told = |grade: Option<Grade>| grade.map_or("–".to_owned(), |grade| grade.to_string());
                    one.grades.map_or(by.clone(), |(held, holds)| format!("{by} ({} → {})", told(held), told(holds)))
                }
                (None, _) => language.label("desk-created"),
                (_, None) => language.label("desk-removed"),
            };
            vec![one.person.to_string(), name(language, of), points(one.before), points(one.after), change]
        });
        for line in table(&header, &[0, 2, 3, 4], rows.collect()).lines() {
            let _ = writeln!(page, "  {line}");
        }
    }
    page
}

/// What is told of a list that revises none.
fn first_facts(list: &List, entry: EntryId) -> [(&'static str, Fact); 5] {
    [
        ("players", Fact::from(list.players as i64)),
        ("tournaments", Fact::from(usize::from(list.tournament.is_some()))),
        ("edition", Fact::from(list.edition.as_str())),
        ("hash", Fact::Name(short(&list.hash))),
        ("entry", Fact::from(entry)),
    ]
}

/// The same for programs.
pub(super) fn revision_json(revision: &Revision) -> Value {
    let change =
        |(one, _): &(Revised, PersonName)| json!({"person": one.person.0, "before": one.before, "after": one.after});
    let mut value = list_head(&revision.list);
    value["changes"] = revision.changes.iter().map(change).collect();
    value
}
