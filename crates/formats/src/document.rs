//! A JSON document read with its paths: every value knows where it stands (`tournaments[0].games[3].white`), and all
//! faults are collected, so that a person mends the document in one go.
//!
//! Tolerances: none. Unknown fields are refused, a number is not a string, a date is `YYYY-MM-DD`. A field that is
//! absent and a field that is `null` are the same unless the reader asks.

mod fault;
mod value;

pub use fault::*;

use crate::limits::{self, told};
use arpad_codes::{Bounded, Code, Kept, Severity, stopping};
use jiff::civil::Date;
use std::cell::RefCell;
use std::ops::RangeInclusive;
use value::Value;

/// A document and the faults found in it so far.
pub struct Document<'a> {
    value: Value<'a>,
    faults: RefCell<Bounded<Fault>>,
}

impl<'a> Document<'a> {
    /// Parses the bytes; what is not JSON at all is one fault with its line and column. A document over its limits is not
    /// kept: every limit it is over is a fault.
    pub fn parse(bytes: &'a [u8]) -> Result<Self, Vec<Fault>> {
        if let Some(over) = limits::of_values(bytes) {
            let facts = vec![("what", over.limit.what.to_owned()), ("most", over.limit.most.to_string())];
            return Err(vec![Fault { path: String::new(), code: OVER_LIMIT, facts }]);
        }
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        match value::read(bytes) {
            Ok((value, over)) if over.is_empty() => Ok(Document { value, faults: RefCell::default() }),
            Ok((_, over)) => Err(over.finish(more)),
            Err(error) => {
                // serde_json appends the place to its message; it is given apart.
                let message = error.to_string();
                let message = message.split(" at line ").next().unwrap_or_default().to_owned();
                let facts = vec![
                    ("line", error.line().to_string()),
                    ("column", error.column().to_string()),
                    ("what", what_is_wrong(&message).to_owned()),
                ];
                Err(vec![Fault { path: String::new(), code: JSON_SYNTAX, facts }])
            }
        }
    }

    /// The whole document.
    pub fn root(&self) -> Node<'_> {
        Node { document: self, value: &self.value, path: String::new() }
    }

    /// Ends the reading: the value if nothing was wrong, else every fault.
    pub fn finish<T>(self, value: Option<T>) -> Result<T, Vec<Fault>> {
        match (value, self.faults.into_inner()) {
            (Some(value), faults) if faults.is_empty() => Ok(value),
            (_, faults) => Err(faults.finish(more)),
        }
    }
}

/// One value with its path.
#[derive(Clone)]
pub struct Node<'a> {
    document: &'a Document<'a>,
    value: &'a Value<'a>,
    path: String,
}

/// The fields of an object.
pub struct Fields<'a> {
    node: Node<'a>,
}

impl<'a> Node<'a> {
    /// Where it stands.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Records a fault here. Long facts are cut: what stands in a document may be as long as the document.
    pub fn fault(&self, code: Code, facts: Vec<(&'static str, String)>) {
        let fault = || {
            let facts = facts.into_iter().map(|(name, value)| (name, told(value))).collect();
            Fault { path: told(self.path.clone()), code, facts }
        };
        self.document.faults.borrow_mut().add(code, Severity::Error, fault);
    }

    /// How many items a list or fields an object has; none if it is neither.
    pub fn len(&self) -> usize {
        match self.value {
            Value::List(items) => items.len(),
            Value::Object(fields) => fields.len(),
            _ => 0,
        }
    }

    /// A list or object of nothing, or neither.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// `null`.
    pub fn is_null(&self) -> bool {
        matches!(self.value, Value::Null)
    }

    /// A number of any kind.
    pub fn is_number(&self) -> bool {
        matches!(self.value, Value::Whole(_) | Value::Number)
    }

    /// A text or a whole number, as text.
    pub fn scalar(&self) -> Option<String> {
        match self.value {
            Value::Text(text) if !text.is_empty() => Some(text.clone().into_owned()),
            Value::Whole(number) => Some(number.to_string()),
            _ => {
                self.fault(NOT_A_TEXT, vec![]);
                None
            }
        }
    }

    /// An object with these fields and no others.
    pub fn object(&self, known: &[&str]) -> Option<Fields<'a>> {
        let Some(fields) = self.value.fields() else {
            self.fault(NOT_AN_OBJECT, vec![]);
            return None;
        };
        for (name, _) in fields.iter().filter(|(name, _)| !known.contains(&name.as_ref())) {
            self.field(name, self.value).fault(UNKNOWN_FIELD, vec![("known", known.join(", "))]);
        }
        Some(Fields { node: self.clone() })
    }

    /// An object whose field names are free.
    pub fn map(&self) -> impl Iterator<Item = (&'a str, Node<'a>)> + use<'a> {
        let fields = self.value.fields();
        if fields.is_none() {
            self.fault(NOT_AN_OBJECT, vec![]);
        }
        let node = self.clone();
        fields.into_iter().flatten().map(move |(name, value)| (name.as_ref(), node.field(name, value)))
    }

    /// A list. Its items are made one by one, for each carries its path.
    pub fn list(&self) -> impl Iterator<Item = Node<'a>> + use<'a> {
        let items = self.value.items();
        if items.is_none() {
            self.fault(NOT_A_LIST, vec![]);
        }
        let node = self.clone();
        items.into_iter().flatten().enumerate().map(move |(index, value)| node.item(index, value))
    }

    /// A text that is not empty.
    pub fn text(&self) -> Option<&'a str> {
        match self.value {
            Value::Text(text) if text.is_empty() => {
                self.fault(EMPTY_TEXT, vec![]);
                None
            }
            Value::Text(text) => Some(text),
            _ => {
                self.fault(NOT_A_TEXT, vec![]);
                None
            }
        }
    }

    /// A whole number in a range.
    pub fn whole(&self, range: RangeInclusive<i64>) -> Option<i64> {
        let &Value::Whole(number) = self.value else {
            self.fault(NOT_A_WHOLE_NUMBER, vec![]);
            return None;
        };
        if range.contains(&number) {
            Some(number)
        } else {
            let facts = vec![
                ("value", number.to_string()),
                ("least", range.start().to_string()),
                ("most", range.end().to_string()),
            ];
            self.fault(OUT_OF_RANGE, facts);
            None
        }
    }

    /// True or false.
    pub fn boolean(&self) -> Option<bool> {
        if let Value::Boolean(boolean) = self.value {
            return Some(*boolean);
        }
        self.fault(NOT_TRUE_OR_FALSE, vec![]);
        None
    }

    /// A date, `YYYY-MM-DD`.
    pub fn date(&self) -> Option<Date> {
        let text = self.text()?;
        // jiff also reads other notations; the contract knows one.
        let date = (text.len() == 10).then(|| text.parse::<Date>().ok()).flatten();
        if date.is_none() {
            self.fault(NOT_A_DATE, vec![("value", text.to_owned())]);
        }
        date
    }

    /// A text that some reader understands; `allowed` is named when it does not.
    pub fn parsed<T>(&self, allowed: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let text = self.text()?;
        let parsed = parse(text);
        if parsed.is_none() {
            self.fault(NOT_ONE_OF, vec![("value", text.to_owned()), ("allowed", allowed.to_owned())]);
        }
        parsed
    }

    /// Looks without a word about what is wrong: a field, `null` included.
    pub fn peek(&self, name: &str) -> Option<Node<'a>> {
        self.value.get(name).map(|value| self.field(name, value))
    }

    /// Looks without a word about what is wrong: the items of a list.
    pub fn peek_list(&self) -> impl Iterator<Item = Node<'a>> + use<'a> {
        let node = self.clone();
        let items = self.value.items().into_iter().flatten();
        items.enumerate().map(move |(index, value)| node.item(index, value))
    }

    /// Looks without a word about what is wrong: a text.
    pub fn peek_text(&self) -> Option<&'a str> {
        if let Value::Text(text) = self.value { Some(text) } else { None }
    }

    fn item(&self, index: usize, value: &'a Value<'a>) -> Node<'a> {
        stopping::look();
        Node { document: self.document, value, path: format!("{}[{index}]", self.path) }
    }

    fn field(&self, name: &str, value: &'a Value<'a>) -> Node<'a> {
        stopping::look();
        Node { document: self.document, value, path: joined(&self.path, name) }
    }
}

impl<'a> Fields<'a> {
    /// A field that must be there (it may still be `null`).
    pub fn required(&self, name: &str) -> Option<Node<'a>> {
        let node = self.node.value.get(name).map(|value| self.node.field(name, value));
        if node.is_none() {
            self.node.field(name, self.node.value).fault(MISSING_FIELD, vec![]);
        }
        node
    }

    /// A field that is there and not `null`.
    pub fn optional(&self, name: &str) -> Option<Node<'a>> {
        self.node
            .value
            .get(name)
            .filter(|value| !matches!(value, Value::Null))
            .map(|value| self.node.field(name, value))
    }

    /// A field with `null` told apart from absence.
    pub fn present(&self, name: &str) -> Option<Node<'a>> {
        self.node.value.get(name).map(|value| self.node.field(name, value))
    }
}

/// The path of a field.
fn joined(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

/// Faults of a kind that are only counted.
fn more(kind: &Kept) -> Fault {
    let facts = [("code", kind.code.to_string()), ("count", kind.count.to_string())];
    let facts = facts.into_iter().chain([("kept", kind.kept.to_string())]);
    Fault { path: String::new(), code: MORE_OF_KIND, facts: facts.collect() }
}

/// What serde_json complains about, by a stable name: its own words are English, and change.
fn what_is_wrong(message: &str) -> &'static str {
    const BEGINNINGS: [(&str, &str); 12] = [
        ("EOF ", "end"),
        ("expected value", "value"),
        ("expected ident", "value"),
        ("expected ", "separator"),
        ("trailing characters", "trailing"),
        ("trailing comma", "comma"),
        ("key must be a string", "key"),
        ("control character", "string"),
        ("invalid escape", "string"),
        ("invalid unicode", "string"),
        ("lone leading surrogate", "string"),
        ("invalid number", "number"),
    ];
    let found = BEGINNINGS.iter().find(|(beginning, _)| message.starts_with(beginning));
    found.map_or("other", |(_, what)| what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_faults_come_at_once_with_their_paths() {
        let text = br#"{"list": [{"a": 1, "b": "x"}, 3, {"a": "no"}], "extra": null}"#;
        let document = Document::parse(text).unwrap();
        let root = document.root().object(&["list", "date"]).unwrap();
        for item in root.required("list").unwrap().list() {
            if let Some(item) = item.object(&["a"]) {
                item.required("a").and_then(|a| a.whole(5..=9));
            }
        }
        root.required("date");
        let faults = document.finish(Some(())).unwrap_err();
        let seen: Vec<_> = faults.iter().map(|fault| (fault.path.as_str(), fault.code.as_str())).collect();
        assert_eq!(
            seen,
            [
                ("extra", "unknown-field"),
                ("list[0].b", "unknown-field"),
                ("list[0].a", "out-of-range"),
                ("list[1]", "not-an-object"),
                ("list[2].a", "not-a-whole-number"),
                ("date", "missing-field"),
            ]
        );
    }

    #[test]
    fn what_is_not_json_is_one_fault_with_its_place() {
        let faults = Document::parse(b"{\n  \"a\": ?\n}").err().unwrap();
        let [fault] = &faults[..] else { panic!("{faults:?}") };
        assert_eq!(fault.code, JSON_SYNTAX);
        assert_eq!(fault.facts[0], ("line", "2".to_owned()));
        assert_eq!(fault.facts[2], ("what", "value".to_owned()));
    }

    #[test]
    fn what_is_wrong_with_json_has_a_stable_name() {
        let cases: [(&[u8], &str); 8] = [
            (b"", "end"),
            (b"{\"a\":", "end"),
            (b"{\"a\": ?}", "value"),
            (b"[1 2]", "separator"),
            (b"{} {}", "trailing"),
            (b"[1,]", "comma"),
            (b"{a: 1}", "key"),
            (b"[01]", "number"),
        ];
        for (bytes, what) in cases {
            let faults = Document::parse(bytes).err().unwrap();
            assert_eq!(faults[0].facts[2], ("what", what.to_owned()), "{}", String::from_utf8_lossy(bytes));
        }
    }
}
