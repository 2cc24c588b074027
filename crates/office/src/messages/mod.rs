//! Messages to users and to programs of others. An act that somebody should hear of puts one here in its own transaction; it is
//! sent afterwards, by whoever has a line out, and tried again until it arrives or is given up. Nothing here is an act, and no
//! secret stands in a message: where one belongs into the text, it is made when the text is written.

mod contacts;
mod hooks;
mod sending;

pub use arpad_registry::secrets::contacts::Contact;
pub use arpad_registry::secrets::hooks::Hook;
pub use arpad_registry::tables::messages::Message;
pub use contacts::{contact_of, contacts, forget_contact, is_mail, set_contact};
pub use hooks::{Subject, TOPICS, add_hook, end_hook, hook, hooks};
pub use sending::{GIVEN_UP, WAITING, again, begun, came_back, due, given_up, message, newest, sent, waiting};

use arpad_model::{EntryId, Moment, User};
use arpad_registry::secrets::contacts as kept;
use arpad_registry::tables::messages;
use arpad_registry::{Error, Writer};
use serde_json::Value;

/// What a message tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Come and set a password.
    Invitation,
    /// Set a new one.
    Reset,
    /// A report was accepted.
    Accepted,
    /// Somebody in a report is in doubt.
    Questions,
    /// A file was turned away.
    Rejected,
    /// A list was published.
    Published,
    /// Something waits for a second signature.
    Proposed,
}

impl Told {
    /// Every kind of mail there is.
    pub const ALL: [Told; 7] = [
        Told::Invitation,
        Told::Reset,
        Told::Accepted,
        Told::Questions,
        Told::Rejected,
        Told::Published,
        Told::Proposed,
    ];

    /// Its stable name; its words are `mail-<name>-subject` and `mail-<name>`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Told::Invitation => "invitation",
            Told::Reset => "reset",
            Told::Accepted => "accepted",
            Told::Questions => "questions",
            Told::Rejected => "rejected",
            Told::Published => "published",
            Told::Proposed => "proposed",
        }
    }
}

/// Puts a message to a user; whether he can be reached at all.
pub fn tell(
    store: &mut Writer<'_>,
    to: &User,
    told: Told,
    facts: &Value,
    (entry, now): (Option<EntryId>, Moment),
) -> Result<bool, Error> {
    let Some(contact) = kept::get(store, to.id)?.filter(|_| !to.disabled) else { return Ok(false) };
    let message = Message {
        id: messages::next(store)?,
        made: now,
        kind: told.as_str().to_owned(),
        language: contact.language,
        account: Some(to.id),
        hook: None,
        recipient: contact.mail,
        facts: facts.to_string(),
        entry,
        state: sending::WAITING.to_owned(),
        tries: 0,
        due: now,
        sent: None,
        outcome: String::new(),
    };
    messages::insert(store, &message)?;
    Ok(true)
}

/// Puts a message to a program of others.
pub fn tell_program(
    store: &mut Writer<'_>,
    hook: &Hook,
    topic: &str,
    facts: &Value,
    (entry, now): (EntryId, Moment),
) -> Result<(), Error> {
    let message = Message {
        id: messages::next(store)?,
        made: now,
        kind: topic.to_owned(),
        language: String::new(),
        account: None,
        hook: Some(hook.id),
        recipient: hook.url.clone(),
        facts: facts.to_string(),
        entry: Some(entry),
        state: sending::WAITING.to_owned(),
        tries: 0,
        due: now,
        sent: None,
        outcome: String::new(),
    };
    messages::insert(store, &message)
}
