//! What no public answer may have, and how it is looked for in an answer of any format.

use crate::served::Answer;
use arpad_model::{Birth, Person};
use jiff::civil::Date;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};

/// What tells who somebody is.
#[derive(Default)]
pub struct Secrets {
    /// Names in either order, word by word without accents, by their first word.
    names: BTreeMap<String, Vec<Vec<String>>>,
    /// KOMIR, FIDE and EGD numbers.
    numbers: BTreeSet<String>,
    /// Our own numbers.
    ids: BTreeSet<u32>,
    /// Days of birth and death.
    days: BTreeSet<Date>,
}

impl Secrets {
    /// Everything about somebody hidden.
    pub fn hide(&mut self, person: &Person) {
        let (family, given) = (words(&person.name.family), words(&person.name.given));
        for name in [[family.clone(), given.clone()].concat(), [given, family].concat(), words(&person.plain)] {
            self.names.entry(name[0].clone()).or_default().push(name);
        }
        let numbers = [
            person.komir.map(|number| number.to_string()),
            person.fide.map(|number| number.to_string()),
            person.egd.map(|number| number.to_string()),
        ];
        self.numbers.extend(numbers.into_iter().flatten());
        self.ids.insert(person.id.0);
        self.keep_days(person);
    }

    /// What is not told of a child of whom initials are shown: the name, and numbers that lead to it. Short ones may be anything.
    pub fn veil(&mut self, person: &Person) {
        let (ids, days) = (self.ids.clone(), self.days.clone());
        let komir = person.komir.filter(|komir| komir.number() > 9_999);
        self.hide(&Person { komir, ..person.clone() });
        (self.ids, self.days) = (ids, days);
    }

    /// What is private of everybody.
    pub fn keep_days(&mut self, person: &Person) {
        self.days.extend(person.died);
        if let Some(Birth::Date(day)) = person.born {
            self.days.insert(day);
        }
    }

    /// What an answer tells of them.
    pub fn told_by(&self, answer: &Reading) -> Vec<String> {
        let numbers = answer.words.iter().filter(|word| self.numbers.contains(*word));
        let ids = answer.ids.iter().filter(|id| self.ids.contains(id));
        let days = answer.days.iter().filter(|day| self.days.contains(day));
        let mut told = self.named(&answer.words);
        told.extend(numbers.map(|number| format!("number {number}")));
        told.extend(ids.map(|id| format!("our number {id}")));
        told.extend(days.map(|day| format!("day {day}")));
        told
    }

    fn named(&self, words: &[String]) -> Vec<String> {
        let begins = |(at, word): (usize, &String)| {
            let names = self.names.get(word)?;
            names.iter().find(|name| words[at..].starts_with(name)).map(|name| format!("name {}", name.join(" ")))
        };
        words.iter().enumerate().filter_map(begins).collect()
    }
}

/// An answer, taken apart.
pub struct Reading {
    /// Without accents, and without the numbers that the address names: they are known to whoever asks for it.
    words: Vec<String>,
    /// Our numbers of persons, but for those too.
    ids: Vec<u32>,
    days: Vec<Date>,
}

impl Reading {
    /// The answer at an address.
    pub fn of(place: &str, answer: &Answer) -> Self {
        let text = readable(answer);
        let mut ids = linked(&text);
        ids.extend(linked(&answer.headers));
        match answer.header("content-type").and_then(|kind| kind.split(';').next()) {
            Some("application/json" | "application/problem+json") => {
                numbered(&serde_json::from_str(&text).expect("JSON"), "", &mut ids);
            }
            Some("text/csv") => ids.extend(column(&text, "id")),
            _ => {}
        }
        let asked: Vec<u32> = runs(place).iter().filter_map(|(_, digits)| digits.parse().ok()).collect();
        ids.retain(|id| !asked.contains(id));
        // How long an answer is may be anybody's number by chance.
        let is_size = |line: &&str| line.to_ascii_lowercase().starts_with("content-length");
        let headers: Vec<&str> = answer.headers.lines().filter(|line| !is_size(line)).collect();
        let mut words = [words(&headers.join("\n")), words(&text)].concat();
        words.retain(|word| !runs(place).iter().any(|(_, digits)| digits == word));
        Reading { words, ids, days: days(&text) }
    }
}

/// The text of an answer; workbooks, archives and databases are taken apart.
fn readable(answer: &Answer) -> String {
    let mut body = Vec::new();
    let packed = if answer.body.starts_with(b"SQLite format 3") {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("public.sqlite");
        std::fs::write(&file, &answer.body).expect("a file");
        arpad_office::download::as_csv(&file, Cursor::new(&mut body)).expect("its tables");
        &body
    } else {
        &answer.body
    };
    if !packed.starts_with(b"PK") {
        return answer.text();
    }
    let mut book = zip::ZipArchive::new(Cursor::new(packed)).expect("an archive");
    let mut whole = String::new();
    for part in 0..book.len() {
        book.by_index(part).expect("a part").read_to_string(&mut whole).expect("text");
        whole.push('\n');
    }
    whole
}

/// The words of a text: small letters without accents. What only says which part of a name follows is none of them.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut is_inside = false;
    for letter in text.chars() {
        if !letter.is_alphanumeric() {
            is_inside = false;
            continue;
        }
        if !is_inside {
            if words.last().is_some_and(|word| matches!(word.as_str(), "family" | "given")) {
                words.pop();
            }
            words.push(String::new());
            is_inside = true;
        }
        if let Some(word) = words.last_mut() {
            if letter.is_ascii() { word.push(letter.to_ascii_lowercase()) } else { word.extend(unaccented(letter)) }
        }
    }
    words
}

fn unaccented(letter: char) -> impl Iterator<Item = char> {
    letter.to_lowercase().map(|letter| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' | 'ö' | 'ő' => 'o',
        'ú' | 'ü' | 'ű' => 'u',
        other => other,
    })
}

/// The runs of digits of a text, and where each begins.
fn runs(text: &str) -> Vec<(usize, &str)> {
    let mut runs = Vec::new();
    let mut start = None;
    for (at, byte) in text.bytes().chain([b' ']).enumerate() {
        match (byte.is_ascii_digit(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                runs.push((from, &text[from..at]));
                start = None;
            }
            _ => {}
        }
    }
    runs
}

/// The days of a text: four digits, two, two, with whatever a language writes between them. Letters it is not: the digits of a hash
/// are nobody's birthday.
fn days(text: &str) -> Vec<Date> {
    let is_near = |one: &(usize, &str), next: &(usize, &str)| {
        let between = &text[one.0 + one.1.len()..next.0];
        between.len() <= 3 && !between.contains(char::is_alphanumeric)
    };
    let day = |three: &[(usize, &str)]| {
        let [year, month, day] = three else { return None };
        let is_within = text[..year.0].ends_with(char::is_alphanumeric)
            || text[day.0 + day.1.len()..].starts_with(|next: char| next.is_lowercase());
        let is_written = year.1.len() == 4 && is_near(year, month) && is_near(month, day) && !is_within;
        let date = || Date::new(year.1.parse().ok()?, month.1.parse().ok()?, day.1.parse().ok()?).ok();
        if is_written { date() } else { None }
    };
    runs(text).windows(3).filter_map(day).collect()
}

/// Where one of our numbers of persons follows.
const MARKS: [&str; 8] = ["/players/", "/opponents/", "#p", "id=\"p", "<id>", "won against ", "lost to ", "jigo with "];

/// Our numbers of persons in links and anchors, in the XML of a go list, and in what a step of go says.
fn linked(text: &str) -> Vec<u32> {
    let behind = |mark: &'static str| {
        text.split(mark).skip(1).filter_map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            rest[..end].parse().ok()
        })
    };
    MARKS.into_iter().flat_map(behind).collect()
}

/// Our numbers of persons in JSON, by the fields that hold one.
fn numbered(value: &Value, path: &str, ids: &mut Vec<u32>) {
    let number = || value.as_u64().or_else(|| value.as_str()?.parse().ok()).and_then(|id| u32::try_from(id).ok());
    match value {
        Value::Array(all) => all.iter().for_each(|one| numbered(one, &format!("{path}[]"), ids)),
        Value::Object(fields) => {
            fields.iter().for_each(|(name, one)| numbered(one, &format!("{path}.{name}"), ids));
        }
        _ => {
            let is_person = [".person", ".opponent", ".player", ".where", ".merged[]", ".id"];
            if is_person.iter().any(|end| path.ends_with(end))
                && !path.ends_with("tournaments[].id")
                && !path.contains("crosstable[].games")
            {
                ids.extend(number());
            }
        }
    }
}

/// A column of a CSV file.
fn column(text: &str, name: &str) -> Vec<u32> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let at = reader.headers().expect("headings").iter().position(|heading| heading == name);
    let at = at.expect("the column");
    reader.records().filter_map(|record| record.expect("a record").get(at)?.parse().ok()).collect()
}
