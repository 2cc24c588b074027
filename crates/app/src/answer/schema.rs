//! The shapes of our JSON in the words of JSON Schema, derived from the types that are serialised. A shape is strict: a
//! field more or less than it says is an error, so that the description cannot part from the answer.

use arpad_model::{GoClass, GoOutcome, Series, TournamentState, visible};
use arpad_rules::calendar::RatingSystem;
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Display;
use std::io;

/// An answer as a value.
pub fn value(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).expect("answers have names for keys and nothing that fails")
}

/// An answer as text, written piece by piece: as a value, what is large would take several times the room.
pub fn write_to(out: &mut impl io::Write, answer: &impl Serialize) -> io::Result<()> {
    let mut pieces = io::BufWriter::with_capacity(64 << 10, out);
    serde_json::to_writer(Shown(&mut pieces), answer)?;
    io::Write::flush(&mut pieces)
}

/// JSON on its way to somebody: the writer gets whole pieces of text, and writes out what would steer whoever looks at it;
/// for a program it is the same.
pub struct Shown<W>(pub W);

impl<W: io::Write> io::Write for Shown<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match std::str::from_utf8(bytes) {
            Ok(text) => self.0.write_all(visible(text).as_bytes())?,
            Err(_) => self.0.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// What makes the shapes of one description; those with a name of their own are described once.
pub fn generator() -> SchemaGenerator {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.definitions_path = "/components/schemas".into();
    settings.transforms = vec![Box::new(RecursiveTransform(strict))];
    settings.into_generator()
}

/// The shape of an answer.
pub fn shape<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    let mut shape = generator.subschema_for::<T>();
    RecursiveTransform(strict).transform(&mut shape);
    shape.to_value()
}

/// An object has no other fields. What our comments say is not for callers, and neither is how wide a number is in memory.
fn strict(schema: &mut Schema) {
    for own in ["title", "description", "default"] {
        schema.remove(own);
    }
    if schema.get("format").and_then(Value::as_str).is_some_and(|format| format.contains("int")) {
        schema.remove("format");
        let widest = [i8::MAX.into(), u8::MAX.into(), i16::MAX.into(), u16::MAX.into()];
        if schema.get("maximum").and_then(Value::as_i64).is_some_and(|most: i64| widest.contains(&most)) {
            schema.remove("maximum");
        }
        if schema.get("minimum").is_some_and(|least| least.as_i64().is_none_or(|least| least < 0)) {
            schema.remove("minimum");
        }
    }
    if schema.get("properties").is_some() {
        schema.insert("additionalProperties".to_owned(), json!(false));
    }
}

/// An exact decimal number, as a text.
#[derive(Clone, Serialize)]
#[serde(transparent)]
pub struct Exact(String);

/// A number that is written with all its places.
pub fn exact(number: impl Display) -> Exact {
    Exact(number.to_string())
}

/// Types that stand for a shape.
macro_rules! shapes {
    ($($(#[$doc:meta])* $name:ident: $shape:tt;)+) => {$(
        $(#[$doc])*
        pub enum $name {}

        $crate::answer::schema::in_place!($name: $shape);
    )+};
}

macro_rules! in_place {
    ($name:ident: $shape:tt) => {
        impl schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!($shape)
            }
        }
    };
}

pub(crate) use {in_place, shapes};

in_place!(Exact: {"type": "string", "pattern": "^-?[0-9]+(\\.[0-9]+)?$"});

shapes! {
    /// A moment of the ledger.
    MomentText: {"type": "string", "format": "date-time"};
    /// A SHA-256 in hexadecimal.
    Seal: {"type": "string", "pattern": "^[0-9a-f]{64}$"};
    /// The name of a series.
    SeriesName: {"type": "string", "enum": (Series::ALL.map(Series::as_str))};
    /// How far an event has come.
    StateName: {"type": "string", "enum": (TournamentState::ALL.iter().map(|state| state.as_str()).collect::<Vec<_>>())};
    /// Where a list comes from.
    OriginName: {"type": "string", "enum": ["computed", "fide"]};
    /// The sex of a person.
    SexLetter: {"type": "string", "enum": ["F", "M"]};
    /// How much a remark weighs.
    SeverityName: {"type": "string", "enum": ["note", "warning", "error"]};
    /// The law of a game and tempo.
    SystemName: {"type": "string", "enum": (RatingSystem::ALL.map(RatingSystem::as_str))};
    /// How sure we are of a provision.
    EvidenceName: {"type": "string", "enum": ["text", "public", "reading", "open"]};
    /// A color.
    ColorName: {"type": "string", "enum": ["black", "white"]};
    /// A result as a crosstable writes it.
    ResultSign: {"type": "string", "enum": ["1", "½", "0", "+", "=", "−", "·"]};
    /// How a game of go ended.
    GoResult: {"type": "string", "enum": (GoOutcome::ALL.map(GoOutcome::as_str))};
    /// The class of a tournament in the European rating.
    ClassName: {"type": "string", "enum": (GoClass::ALL.map(GoClass::as_str))};
    /// Whether something was given or computed.
    SourceName: {"type": "string", "enum": ["given", "computed"]};
    /// What became of a chess player.
    ChessStatus: {"type": "string", "enum": ["rated", "new", "pending", "delisted"]};
    /// What became of a go player.
    GoStatus: {"type": "string", "enum": ["rated", "new", "foreign", "pending"]};
    /// What became of a go player in the European rating.
    EuropeanStatus: {"type": "string", "enum": ["rated", "new", "pending"]};
    /// The weight of what makes a file unreadable.
    Error: {"const": "error"};
}

/// A color by its name.
pub(crate) const fn color_name(color: arpad_model::Color) -> &'static str {
    match color {
        arpad_model::Color::White => "white",
        arpad_model::Color::Black => "black",
    }
}
