//! The values of a document, read under its limits: what is one too many or too long is passed over while it is read and
//! never kept, so that a document that is refused for its size costs little more than its bytes.

use super::fault::{Fault, OVER_LIMIT, TEXT_TOO_LONG};
use crate::limits::{self, GAMES, Limit, told};
use arpad_codes::{Bounded, Code, Severity, stopping};
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::fmt;

/// A value; texts stay in the bytes they were read from.
pub(super) enum Value<'a> {
    Null,
    Boolean(bool),
    Whole(i64),
    /// A number that is not whole, or larger than we count.
    Number,
    Text(Cow<'a, str>),
    List(Box<[Value<'a>]>),
    Object(Box<[(Cow<'a, str>, Value<'a>)]>),
}

impl<'a> Value<'a> {
    /// A field of an object.
    pub fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.fields()?.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// The fields of an object, in its order.
    pub fn fields(&self) -> Option<&[(Cow<'a, str>, Value<'a>)]> {
        if let Value::Object(fields) = self { Some(fields) } else { None }
    }

    /// The items of a list.
    pub fn items(&self) -> Option<&[Value<'a>]> {
        if let Value::List(items) = self { Some(items) } else { None }
    }
}

/// Reads a whole document; beside it, where it is over a limit.
pub(super) fn read(bytes: &[u8]) -> Result<(Value<'_>, Bounded<Fault>), serde_json::Error> {
    let reading = Reading::default();
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = Seed { reading: &reading, place: &Place { up: None, step: Step::Root } }.deserialize(&mut json)?;
    json.end()?;
    Ok((value, reading.over.into_inner()))
}

/// What is counted over the whole document.
#[derive(Default)]
struct Reading {
    over: RefCell<Bounded<Fault>>,
    games: Cell<usize>,
}

impl Reading {
    /// Whether one more fits in a list or object that has so many.
    fn has_room(&self, limit: Limit, count: usize, place: &Place<'_>) -> bool {
        stopping::look();
        // Games are limited for the document, not for each list of them.
        let count = if limit == GAMES { self.games.replace(self.games.get() + 1) } else { count };
        if count == limit.most {
            let facts = || vec![("what", limit.what.to_owned()), ("most", limit.most.to_string())];
            self.refuse(OVER_LIMIT, place, facts);
        }
        count < limit.most
    }

    fn look_at_text(&self, limit: Limit, text: &str, place: &Place<'_>) {
        if !limit.holds(text.len()) {
            let facts = || vec![("length", text.len().to_string()), ("most", limit.most.to_string())];
            self.refuse(TEXT_TOO_LONG, place, facts);
        }
    }

    fn refuse(&self, code: Code, place: &Place<'_>, facts: impl FnOnce() -> Vec<(&'static str, String)>) {
        let fault = || Fault { path: told(place.path()), code, facts: facts() };
        self.over.borrow_mut().add(code, Severity::Error, fault);
    }
}

/// Where a value stands, from the inside out.
struct Place<'p> {
    up: Option<&'p Place<'p>>,
    step: Step<'p>,
}

#[derive(Clone, Copy)]
enum Step<'p> {
    Root,
    Field(&'p str),
    Item(usize),
}

impl Place<'_> {
    /// The field it stands in.
    fn field(&self) -> &str {
        match self.step {
            Step::Field(name) => name,
            Step::Root | Step::Item(_) => self.up.map_or("", |up| up.field()),
        }
    }

    fn path(&self) -> String {
        let up = self.up.map(|up| up.path()).unwrap_or_default();
        match self.step {
            Step::Root => up,
            Step::Field(name) => super::joined(&up, name),
            Step::Item(index) => format!("{up}[{index}]"),
        }
    }
}

/// Reads the value at a place.
#[derive(Clone, Copy)]
struct Seed<'p> {
    reading: &'p Reading,
    place: &'p Place<'p>,
}

impl<'de> DeserializeSeed<'de> for Seed<'_> {
    type Value = Value<'de>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value<'de>, D::Error> {
        from.deserialize_any(self)
    }
}

impl Seed<'_> {
    fn text<'de>(self, text: Cow<'de, str>) -> Value<'de> {
        self.reading.look_at_text(limits::of_text(self.place.field()), &text, self.place);
        Value::Text(text)
    }
}

impl<'de> Visitor<'de> for Seed<'_> {
    type Value = Value<'de>;

    fn expecting(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        form.write_str("a value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value<'de>, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value<'de>, E> {
        Ok(Value::Boolean(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value<'de>, E> {
        Ok(Value::Whole(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value<'de>, E> {
        Ok(i64::try_from(value).map_or(Value::Number, Value::Whole))
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Value<'de>, E> {
        Ok(Value::Number)
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Value<'de>, E> {
        Ok(self.text(Cow::Borrowed(text)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value<'de>, E> {
        Ok(self.text(Cow::Owned(text.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value<'de>, A::Error> {
        let limit = limits::of_list(self.place.field());
        let mut items = Vec::new();
        for index in 0.. {
            let place = Place { up: Some(self.place), step: Step::Item(index) };
            let room = Room { seed: Seed { place: &place, ..self }, limit };
            let Some(item) = list.next_element_seed(room)? else { break };
            items.extend(item);
        }
        Ok(Value::List(items.into()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value<'de>, A::Error> {
        let limit = limits::of_fields(self.place.field());
        let mut fields: Vec<(Cow<'de, str>, Value<'de>)> = Vec::new();
        let mut count = 0..;
        while let (Some(name), Some(number)) = (object.next_key_seed(Name(self))?, count.next()) {
            if self.reading.has_room(limit, number, self.place) {
                let place = Place { up: Some(self.place), step: Step::Field(&name) };
                let value = object.next_value_seed(Seed { place: &place, ..self })?;
                fields.push((name, value));
            } else {
                object.next_value::<IgnoredAny>()?;
            }
        }
        Ok(Value::Object(once_each(fields).into()))
    }
}

/// An item that is kept where there is room for it.
struct Room<'p> {
    seed: Seed<'p>,
    limit: Limit,
}

impl<'de> DeserializeSeed<'de> for Room<'_> {
    type Value = Option<Value<'de>>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Option<Value<'de>>, D::Error> {
        let Place { up, step } = self.seed.place;
        let (Some(list), Step::Item(index)) = (up, step) else { return self.seed.deserialize(from).map(Some) };
        if self.seed.reading.has_room(self.limit, *index, list) {
            self.seed.deserialize(from).map(Some)
        } else {
            IgnoredAny::deserialize(from).map(|_| None)
        }
    }
}

/// The name of a field.
struct Name<'p>(Seed<'p>);

impl<'de> DeserializeSeed<'de> for Name<'_> {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Cow<'de, str>, D::Error> {
        from.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for Name<'_> {
    type Value = Cow<'de, str>;

    fn expecting(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        form.write_str("a name")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Cow<'de, str>, E> {
        self.0.reading.look_at_text(limits::ID, text, self.0.place);
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Cow<'de, str>, E> {
        self.0.reading.look_at_text(limits::ID, text, self.0.place);
        Ok(Cow::Owned(text.to_owned()))
    }
}

/// A field that is given twice stands where it was first and has the value it was given last.
fn once_each<'a>(fields: Vec<(Cow<'a, str>, Value<'a>)>) -> Vec<(Cow<'a, str>, Value<'a>)> {
    const FEW: usize = 20;
    let mut seen = HashSet::new();
    let is_repeated = match fields.len() <= FEW {
        true => fields.iter().enumerate().any(|(at, (name, _))| fields[..at].iter().any(|(other, _)| other == name)),
        false => !fields.iter().all(|(name, _)| seen.insert(name)),
    };
    if !is_repeated {
        return fields;
    }
    let mut place: HashMap<Cow<'a, str>, usize> = HashMap::new();
    let mut once: Vec<(Cow<'a, str>, Value<'a>)> = Vec::new();
    for (name, value) in fields {
        match place.get(&name) {
            Some(&at) => once[at].1 = value,
            None => {
                place.insert(name.clone(), once.len());
                once.push((name, value));
            }
        }
    }
    once
}
