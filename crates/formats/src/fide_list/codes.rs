//! Every kind of notice the FIDE list readers give.

use arpad_codes::{Code, codes};

codes! {
    /// Each has a sentence in every language.
    pub ALL: Code;

    /// The content matches no layout of a FIDE rating list; nothing was read.
    UNKNOWN_FORMAT = "list-unknown-format";
    /// The text has no usable header; the columns were measured on the players' lines.
    NO_HEADER = "list-no-header";
    /// A line that is neither header nor player; it was left out.
    NOT_A_PLAYER = "list-not-a-player";
    /// A line or `<player>` element far longer than any real one; it was left out.
    ENDLESS = "list-endless-line";
    /// Characters beyond the last column; they were ignored.
    BEYOND_COLUMNS = "list-beyond-columns";
    /// The other-titles column overflows and pushes the rest to the right; the line was read shifted.
    SHIFTED = "list-shifted-columns";
    /// A line of several columns that ends before the rating; what is missing was taken as blank.
    SHORT_LINE = "list-short-line";
    /// A player without a name.
    EMPTY_NAME = "list-empty-name";
    /// A number, date, sex or flag that cannot be read; it was taken as blank.
    UNREADABLE = "list-unreadable-field";
    /// Bytes that are not UTF-8; they were read as the DOS and Latin-1 letters the old lists mix.
    ODD_BYTES = "list-odd-bytes";
    /// The XML of one player is broken; the player was left out.
    XML_FAULT = "list-xml-fault";
    /// An element this reader does not know; it was ignored.
    UNKNOWN_ELEMENT = "list-unknown-element";
    /// The file ends in the middle of a player, or without the closing tag.
    CUT_OFF = "list-cut-off";
    /// The archive holds more than one list; only the named one was read.
    MORE_FILES = "list-more-files";
    /// The list holds one tempo and does not say which; it was taken as the named one.
    TEMPO_ASSUMED = "list-tempo-assumed";
}
