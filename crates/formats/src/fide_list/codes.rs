//! Every kind of notice the FIDE list readers give.

use crate::notice::Code;

/// The content matches no layout of a FIDE rating list; nothing was read.
pub const UNKNOWN_FORMAT: Code = Code("list-unknown-format");
/// The text has no usable header; the columns were measured on the players' lines.
pub const NO_HEADER: Code = Code("list-no-header");
/// A line that is neither header nor player; it was left out.
pub const NOT_A_PLAYER: Code = Code("list-not-a-player");
/// A line or `<player>` element far longer than any real one; it was left out.
pub const ENDLESS: Code = Code("list-endless-line");
/// Characters beyond the last column; they were ignored.
pub const BEYOND_COLUMNS: Code = Code("list-beyond-columns");
/// The other-titles column overflows and pushes the rest to the right; the line was read shifted.
pub const SHIFTED: Code = Code("list-shifted-columns");
/// A line of several columns that ends before the rating; what is missing was taken as blank.
pub const SHORT_LINE: Code = Code("list-short-line");
/// A player without a name.
pub const EMPTY_NAME: Code = Code("list-empty-name");
/// A number, date, sex or flag that cannot be read; it was taken as blank.
pub const UNREADABLE: Code = Code("list-unreadable-field");
/// Bytes that are not UTF-8; they were read as the DOS and Latin-1 letters the old lists mix.
pub const ODD_BYTES: Code = Code("list-odd-bytes");
/// The XML of one player is broken; the player was left out.
pub const XML_FAULT: Code = Code("list-xml-fault");
/// An element this reader does not know; it was ignored.
pub const UNKNOWN_ELEMENT: Code = Code("list-unknown-element");
/// The file ends in the middle of a player, or without the closing tag.
pub const CUT_OFF: Code = Code("list-cut-off");
/// The archive holds more than one list; only the named one was read.
pub const MORE_FILES: Code = Code("list-more-files");
/// The list holds one tempo and does not say which; it was taken as the named one.
pub const TEMPO_ASSUMED: Code = Code("list-tempo-assumed");
/// More notices of one kind than are worth keeping; the rest was only counted.
pub const MORE_OF_KIND: Code = Code("list-more-of-kind");

/// All of the above: each has a sentence in every language.
pub const ALL: &[Code] = &[
    UNKNOWN_FORMAT,
    NO_HEADER,
    NOT_A_PLAYER,
    ENDLESS,
    BEYOND_COLUMNS,
    SHIFTED,
    SHORT_LINE,
    EMPTY_NAME,
    UNREADABLE,
    ODD_BYTES,
    XML_FAULT,
    UNKNOWN_ELEMENT,
    CUT_OFF,
    MORE_FILES,
    TEMPO_ASSUMED,
    MORE_OF_KIND,
];
