//! What is asked of a settings file: a value, or a notice that says what would be possible.

use super::{HEADING, KEY, NO_KEY, VALUE, day_of};
use arpad_codes::Code;
use arpad_formats::notice::{Notice, Severity};
use arpad_formats::toml::{Document, Is, Table, Value};
use jiff::civil::Date;

pub(super) struct Asked<'a> {
    document: &'a Document,
    notices: Vec<Notice>,
}

impl<'a> Asked<'a> {
    pub fn new(document: &'a Document, notices: Vec<Notice>) -> Self {
        Asked { document, notices }
    }

    /// What was wrong, in the order of the file.
    pub fn finish(mut self) -> Vec<Notice> {
        self.notices.sort_by_key(|notice| notice.line);
        self.notices
    }

    pub fn is_fine(&self) -> bool {
        self.notices.is_empty()
    }

    pub fn has(&self, heading: &str) -> bool {
        self.table(heading).is_some()
    }

    fn table(&self, heading: &str) -> Option<&'a Table> {
        self.document.tables.iter().find(|table| table.name == heading)
    }

    fn value(&self, heading: &str, key: &str) -> Option<&'a Value> {
        self.table(heading)?.get(key)
    }

    /// Everything under a heading.
    pub fn entries(&self, heading: &str) -> Vec<(String, Value)> {
        let entries = self.table(heading).into_iter().flat_map(|table| &table.entries);
        entries.map(|entry| (entry.key.clone(), entry.value.clone())).collect()
    }

    fn tell(&mut self, line: usize, code: Code, facts: [(&'static str, &str); 3]) {
        let notice = Notice::new(Severity::Error, line, 0, code);
        self.notices.push(facts.into_iter().fold(notice, |notice, (name, value)| notice.with(name, value)));
    }

    /// No other headings.
    pub fn headings(&mut self, known: &[&str]) {
        let possible = known.iter().map(|name| format!("[{name}]")).collect::<Vec<_>>().join(", ");
        let unknown = self.document.tables.iter().skip(1).filter(|table| !known.contains(&table.name.as_str()));
        for table in unknown {
            self.tell(table.line, HEADING, [("key", ""), ("value", &table.name), ("possible", &possible)]);
        }
    }

    /// No other settings under a heading.
    pub fn keys(&mut self, heading: &str, known: &[&str]) {
        let Some(table) = self.table(heading) else { return };
        for entry in table.entries.iter().filter(|entry| !known.contains(&entry.key.as_str())) {
            self.tell(
                entry.value.line,
                KEY,
                [("key", heading), ("value", &entry.key), ("possible", &known.join(", "))],
            );
        }
    }

    pub fn missing(&mut self, code: Code, possible: &str) {
        self.tell(0, code, [("key", ""), ("value", ""), ("possible", possible)]);
    }

    pub fn wrong_heading(&mut self, heading: &str, code: Code, possible: &str) {
        let line = self.table(heading).map_or(0, |table| table.line);
        self.tell(line, code, [("key", ""), ("value", heading), ("possible", possible)]);
    }

    pub fn wrong(&mut self, heading: &str, key: &str, code: Code, possible: &str) {
        let value = self.value(heading, key);
        let (line, shown) = (value.map_or(0, |value| value.line), value.map(shown).unwrap_or_default());
        self.tell(line, code, [("key", key), ("value", &shown), ("possible", possible)]);
    }

    pub fn wrong_value(&mut self, (_, key): (&str, &str), value: &Value, possible: &str) {
        self.tell(value.line, VALUE, [("key", key), ("value", &shown(value)), ("possible", possible)]);
    }

    fn needed(&mut self, heading: &str, key: &str, possible: &str) -> Option<&'a Value> {
        let found = self.value(heading, key);
        // Where the heading is missing that has been told.
        if found.is_none() && self.has(heading) {
            let line = self.table(heading).map_or(0, |table| table.line);
            self.tell(line, NO_KEY, [("key", key), ("value", heading), ("possible", possible)]);
        }
        found
    }

    pub fn text(&mut self, heading: &str, key: &str) -> Option<String> {
        let value = self.needed(heading, key, "\"…\"")?;
        match &value.is {
            Is::Text(text) if !text.trim().is_empty() => Some(text.clone()),
            _ => {
                self.wrong_value((heading, key), value, "\"…\"");
                None
            }
        }
    }

    pub fn one_of(&mut self, heading: &str, key: &str, known: &[&str]) -> Option<String> {
        let possible = known.join(", ");
        let value = self.needed(heading, key, &possible)?;
        match &value.is {
            Is::Text(text) if known.contains(&text.as_str()) => Some(text.clone()),
            _ => {
                self.wrong_value((heading, key), value, &possible);
                None
            }
        }
    }

    /// Some of what is known; none where nothing is set.
    pub fn texts(&mut self, heading: &str, key: &str, known: &[&str]) -> Vec<String> {
        let Some(value) = self.value(heading, key) else { return Vec::new() };
        let each = match &value.is {
            Is::List(values) => values.as_slice(),
            _ => std::slice::from_ref(value),
        };
        let mut found = Vec::new();
        for one in each {
            match &one.is {
                Is::Text(text) if known.contains(&text.as_str()) => found.push(text.clone()),
                _ => self.wrong_value((heading, key), one, &known.join(", ")),
            }
        }
        found
    }

    pub fn whole_or(&mut self, heading: &str, key: &str, [least, most]: [i64; 2], usual: i64) -> i64 {
        let Some(value) = self.value(heading, key) else { return usual };
        match value.is {
            Is::Whole(number) if (least..=most).contains(&number) => number,
            _ => {
                self.wrong_value((heading, key), value, &format!("{least} … {most}"));
                usual
            }
        }
    }

    pub fn number(&mut self, heading: &str, key: &str) -> Option<f64> {
        let value = self.needed(heading, key, "0.001")?;
        match value.is {
            Is::Whole(number) if number >= 0 => Some(number as f64),
            Is::Decimal(number) if number >= 0.0 => Some(number),
            _ => {
                self.wrong_value((heading, key), value, "0, 0.001, 2.5");
                None
            }
        }
    }

    pub fn day(&mut self, heading: &str, key: &str) -> Option<Date> {
        let value = self.value(heading, key)?;
        let day = day_of(value).filter(|day| day.day() == 1 && (1990..=2100).contains(&day.year()));
        if day.is_none() {
            self.wrong_value((heading, key), value, "2024-04-01");
        }
        day
    }

    /// Seeds as a list, or from one to another as a text such as "1-20".
    pub fn seeds(&mut self, heading: &str, key: &str, most: usize) -> Vec<u64> {
        let possible = "[1, 2, 3], \"1-20\"";
        let Some(value) = self.needed(heading, key, possible) else { return Vec::new() };
        let seeds: Option<Vec<u64>> = match &value.is {
            Is::List(values) => values
                .iter()
                .map(|one| match one.is {
                    Is::Whole(seed) => u64::try_from(seed).ok(),
                    _ => None,
                })
                .collect(),
            Is::Text(text) => range(text, most),
            _ => None,
        };
        let is_fine = |seeds: &Vec<u64>| {
            let mut once = seeds.clone();
            once.sort_unstable();
            once.dedup();
            !seeds.is_empty() && seeds.len() <= most && once.len() == seeds.len()
        };
        match seeds.filter(is_fine) {
            Some(seeds) => seeds,
            None => {
                self.wrong_value((heading, key), value, possible);
                Vec::new()
            }
        }
    }
}

fn range(text: &str, most: usize) -> Option<Vec<u64>> {
    let (first, last) = text.split_once('-')?;
    let (first, last): (u64, u64) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
    (first <= last && last - first < most as u64).then(|| (first..=last).collect())
}

/// A value as it was written, or nearly.
fn shown(value: &Value) -> String {
    match &value.is {
        Is::Text(text) => format!("\"{text}\""),
        Is::Whole(number) => number.to_string(),
        Is::Decimal(number) => number.to_string(),
        Is::Flag(flag) => flag.to_string(),
        Is::Day(day) => day.to_string(),
        Is::List(values) => format!("[{}]", values.iter().map(shown).collect::<Vec<_>>().join(", ")),
    }
}
