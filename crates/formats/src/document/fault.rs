//! What can be wrong in a document by its shape.

use arpad_codes::{Code, codes};

/// Something wrong in a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where, in the notation of the document; empty = the document itself.
    pub path: String,
    /// What kind; the sentence stands in the application's words under `fault-<code>`.
    pub code: Code,
    /// The facts, named as the sentence's arguments.
    pub facts: Vec<(&'static str, String)>,
}

codes! {
    /// All kinds of faults a document can have by its shape.
    pub ALL: Code;

    /// Not JSON.
    JSON_SYNTAX = "json-syntax";
    /// A field the contract does not know.
    UNKNOWN_FIELD = "unknown-field";
    /// A field that must be there.
    MISSING_FIELD = "missing-field";
    /// An object is expected.
    NOT_AN_OBJECT = "not-an-object";
    /// A list is expected.
    NOT_A_LIST = "not-a-list";
    /// A text is expected.
    NOT_A_TEXT = "not-a-text";
    /// A whole number is expected.
    NOT_A_WHOLE_NUMBER = "not-a-whole-number";
    /// `true` or `false` is expected.
    NOT_TRUE_OR_FALSE = "not-true-or-false";
    /// A number outside its range.
    OUT_OF_RANGE = "out-of-range";
    /// Not a date of the form `YYYY-MM-DD`.
    NOT_A_DATE = "not-a-date";
    /// A text that is none of those allowed.
    NOT_ONE_OF = "not-one-of";
    /// A text without a character.
    EMPTY_TEXT = "empty-text";
    /// More of something than a document may hold.
    OVER_LIMIT = "over-limit";
    /// A text longer than its field may be.
    TEXT_TOO_LONG = "text-too-long";
    /// There are more faults of a kind than are shown.
    MORE_OF_KIND = "more-of-kind";
}
