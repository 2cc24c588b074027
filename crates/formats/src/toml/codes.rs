//! What can be wrong with a settings file.

use crate::notice::Code;
use arpad_codes::codes;

codes! {
    /// Every code of this reader.
    pub ALL: Code;

    /// The file is not text in UTF-8.
    NOT_TEXT = "toml-not-text";
    /// A line is no heading, no setting and no comment.
    LINE = "toml-line";
    /// A heading is not written so.
    HEADING = "toml-heading";
    /// A heading stands twice.
    HEADING_TWICE = "toml-heading-twice";
    /// A setting stands twice under one heading.
    KEY_TWICE = "toml-key-twice";
    /// A value is none that is read here.
    VALUE = "toml-value";
    /// A text has no end, or an unknown escape.
    TEXT = "toml-text";
    /// A list has no end, or something between its values that is no comma.
    LIST = "toml-list";
    /// Something stands behind a value.
    BEHIND = "toml-behind";
}
