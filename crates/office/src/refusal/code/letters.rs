//! Letters from the site.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub LETTERS: RefusalCode;

    /// … letters are open; no more are taken.
    INBOX_FULL = "inbox-full", Kind::Conflict;

    /// Letter … is closed already.
    LETTER_CLOSED = "letter-closed", Kind::Conflict;

    /// A letter says nothing.
    LETTER_EMPTY = "letter-empty", Kind::Invalid;

    /// A letter of … characters; … are taken.
    LETTER_LONG = "letter-long", Kind::Invalid;

    /// Letter … is open.
    LETTER_OPEN = "letter-open", Kind::Conflict;

    /// There is no letter ….
    LETTER_UNKNOWN = "letter-unknown", Kind::Missing;
}
