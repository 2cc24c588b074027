//! Letters from the site, and messages to users and programs.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub LETTERS: RefusalCode;

    /// There is no program … that is told.
    HOOK_UNKNOWN = "hook-unknown", Kind::Missing;

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

    /// There is no message ….
    MESSAGE_UNKNOWN = "message-unknown", Kind::Missing;

    /// It is not known where … is reached.
    NO_CONTACT = "no-contact", Kind::Missing;

    /// … is nothing that programs are told of.
    TOPIC_UNKNOWN = "topic-unknown", Kind::Invalid;
}
