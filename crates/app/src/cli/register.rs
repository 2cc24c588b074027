//! What the commands on the register share: names, days, persons and clubs as people type and read them.

pub(super) use super::values::name;
pub(super) use crate::words::sheet::{birth, day, number, sex};

use super::connection::{Connection, verdict};
use super::table::{INDENT, table};
use super::{Verdict, print};
use crate::answer::parts::both;
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::{Fact, Person};
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::register::{Warning, day_of};
use arpad_office::views::person_page::one_person;
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;
use serde_json::{Map, Value, json};

/// What an act on the register answers.
pub(crate) struct Answer {
    /// The sentence and its facts.
    pub key: &'static str,
    pub facts: Vec<(&'static str, Fact)>,
    /// What looks odd.
    pub warnings: Vec<Warning>,
}

impl Answer {
    pub fn new(key: &'static str, facts: Vec<(&'static str, Fact)>) -> Self {
        Answer { key, facts, warnings: Vec::new() }
    }

    pub fn warned(self, warnings: Vec<Warning>) -> Self {
        Answer { warnings, ..self }
    }

    /// Says it: the sentence to standard output, warnings to standard error; everything in one for a program.
    pub fn say(&self, language: Language, as_json: bool) -> anyhow::Result<()> {
        if as_json {
            return print(&format!("{:#}\n", self.json()));
        }
        print(&format!("{}\n", language.say(self.key, &self.facts)))?;
        for warning in &self.warnings {
            let text = Fact::Name(warning_text(language, warning));
            say_aside(&format!("arpad: {}", language.say("register-warning", &[("text", text)])));
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let mut fields = Map::new();
        fields.insert("done".to_owned(), both(|language| language.say(self.key, &self.facts)));
        for (name, fact) in &self.facts {
            let value = match fact {
                Fact::Number(number) => json!(number),
                other => json!(Language::En.value(other)),
            };
            fields.insert((*name).to_owned(), value);
        }
        let warning = |one: &Warning| json!({"code": one.code, "text": both(|language| warning_text(language, one))});
        fields.insert("warnings".to_owned(), self.warnings.iter().map(warning).collect());
        Value::Object(fields)
    }
}

fn warning_text(language: Language, warning: &Warning) -> String {
    language.say(&format!("warning-{}", warning.code), &warning.facts)
}

/// Opens the register, acts and tells what came of it.
pub(crate) fn act(
    language: Language,
    connection: &Connection,
    change: impl FnOnce(&mut Writer<'_>, &Stamp) -> Result<Answer, OfficeError>,
) -> anyhow::Result<Verdict> {
    let mut registry = connection.open(language)?;
    let answer = connection.write(language, &mut registry, change)?;
    if let Some(answer) = &answer {
        answer.say(language, connection.json)?;
    }
    Ok(verdict(answer))
}

/// The one person somebody means, as typed: a merged number means itself here.
pub(crate) fn meant(store: &mut Reader<'_>, text: &str) -> Result<Person, OfficeError> {
    one_person(store, text)
}

/// A person so that nobody can be mistaken for him: number, name, title, year of birth, rating.
pub(crate) fn described_text(language: Language, person: &Person, rating: Option<i32>) -> String {
    let title = Some(person.title.clone()).filter(|title| !title.is_empty());
    let born = person.born.map(|born| born.year().to_string());
    let known: Vec<String> = [title, born, rating.map(|rating| rating.to_string())].into_iter().flatten().collect();
    let known = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
    format!("{} {}{known}", person.id, name(language, &person.name))
}

/// A name as a fact.
pub(crate) fn name_fact(language: Language, person: &Person) -> Fact {
    Fact::Name(name(language, &person.name))
}

/// Labels of a table's columns.
pub(crate) fn labels<const N: usize>(language: Language, keys: [&str; N]) -> [String; N] {
    keys.map(|key| language.label(key))
}

/// A table without the columns in which nothing stands. Where a terminal is too narrow for it, every row flows over
/// lines of its own, numbers with their labels.
pub(crate) fn lean_table(header: &[String], right: &[usize], rows: Vec<Vec<String>>) -> String {
    let is_filled = |column: usize| rows.iter().any(|row| !row[column].is_empty());
    let kept: Vec<usize> = (0..header.len()).filter(|column| is_filled(*column)).collect();
    let keep = |row: &[String]| kept.iter().map(|column| row[*column].clone()).collect::<Vec<String>>();
    let aligned: Vec<usize> = (0..kept.len()).filter(|place| right.contains(&kept[*place])).collect();
    let (header, rows) = (keep(header), rows.iter().map(|row| keep(row)).collect::<Vec<_>>());
    let length = |text: &String| text.chars().count();
    let widest = |place: usize| rows.iter().map(|row| length(&row[place])).chain([length(&header[place])]).max();
    let natural: usize = (0..header.len()).filter_map(widest).map(|width| width + 2).sum();
    match width() {
        Some(width) if natural > width.saturating_sub(INDENT.into()) => {
            rows.iter().map(|row| flowing(&header, &aligned, row, width.saturating_sub(INDENT.into()))).collect()
        }
        _ => table(&header, &aligned, rows),
    }
}

/// A row over several lines, broken between its cells.
fn flowing(header: &[String], labelled: &[usize], row: &[String], width: usize) -> String {
    let mut lines = vec![String::new()];
    for (place, cell) in row.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
        let shown =
            if place > 0 && labelled.contains(&place) { format!("{} {cell}", header[place]) } else { cell.clone() };
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            *line = format!(" {shown}");
        } else if line.chars().count() + 2 + shown.chars().count() <= width {
            line.push_str(&format!("  {shown}"));
        } else {
            lines.push(format!("    {shown}"));
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The width to keep to: what COLUMNS says, else the terminal's; none in a file or a pipe.
pub(crate) fn width() -> Option<usize> {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|columns| *columns > 0);
    said.or_else(|| comfy_table::Table::new().width().map(usize::from))
}

/// A day on the command line.
pub(crate) fn typed_day(text: &str) -> Result<Date, String> {
    day_of(text).ok_or_else(|| "a day is written 2024-09-01 or 2024.09.01.".to_owned())
}
