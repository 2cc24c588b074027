//! `arpad person find`: everybody who may be meant.

use super::super::register::{birth, labels, lean_table, name, number};
use super::super::{Verdict, print};
use super::Find;
use crate::answer::records::PersonRecord;
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::{Fact, Person};
use arpad_office::views::person_page::find_person;
use serde_json::json;

impl Find {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let text = self.text.join(" ");
        let mut registry = self.connection.look(language)?;
        let Some(found) = self.connection.read(language, &mut registry, |store| find_person(store, &text))? else {
            return Ok(Verdict::No);
        };
        if self.connection.json {
            let persons: Vec<PersonRecord> = found.iter().map(PersonRecord::of).collect();
            print(&format!("{:#}\n", json!({ "persons": persons })))?;
        } else if found.is_empty() {
            say_aside(&format!("arpad: {}", language.say("register-nobody", &[("text", Fact::Name(text))])));
        } else {
            print(&page(language, &found))?;
        }
        Ok(if found.is_empty() { Verdict::No } else { Verdict::Done })
    }
}

fn page(language: Language, found: &[Person]) -> String {
    let columns = ["register-person", "register-name", "register-title", "register-born", "register-country"];
    let mut header = labels(language, columns).to_vec();
    header.extend(["KOMIR", "FIDE", "EGD"].map(str::to_owned));
    header.push(language.label("register-merged-into"));
    let row = |person: &Person| {
        vec![
            person.id.to_string(),
            name(language, &person.name),
            person.title.clone(),
            birth(language, person.born),
            person.country.clone(),
            number(person.komir),
            number(person.fide),
            number(person.egd),
            number(person.merged_into),
        ]
    };
    lean_table(&header, &[0, 5, 6, 7, 8], found.iter().map(row).collect())
}
