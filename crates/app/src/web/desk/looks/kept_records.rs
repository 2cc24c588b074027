//! What the register keeps, record after record: files, letters, entries, decisions, persons, users, messages.

use super::asked::Asked;
use crate::answer::records::{
    AppealRecord, DecisionRecord, EntryRecord, FileRecord, LetterRecord, MessageRecord, PersonRecord, UserRecord,
};
use crate::answer::schema::value;
use crate::web::desk::kept::Kept;
use crate::web::desk::reports::own_files;
use arpad_model::{EntryId, PersonId};
use arpad_office::access::OFFICE;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::standing::cancelled;
use arpad_office::acts::user;
use arpad_office::views::records;
use arpad_office::{inbox, messages};
use arpad_registry::Reader;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// So many of the newest are told.
const MOST: u32 = 200;

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Files {
    submissions: Vec<FileRecord>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Letters {
    letters: Vec<LetterRecord>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Entries {
    entries: Vec<EntryRecord>,
    /// The newest of the ledger: whoever has come to it has all.
    head: i64,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Decided {
    decisions: Vec<DecisionRecord>,
    appeals: Vec<AppealRecord>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Users {
    users: Vec<UserRecord>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Messages {
    messages: Vec<MessageRecord>,
}

/// Received files, the newest first; an arbiter is told of his own.
pub(super) fn files(store: &mut Reader<'_>, _: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let found = match asked.who.sees(OFFICE) {
        true => records::newest_submissions(store, None, MOST)?,
        false => own_files(store, asked.who.name(), MOST as usize)?,
    };
    Ok(Some(value(&Files { submissions: found.iter().map(FileRecord::of).collect() })))
}

pub(super) fn letters(store: &mut Reader<'_>, _: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let found = inbox::inbox(store, asked.is_all(), MOST)?;
    Ok(Some(value(&Letters { letters: found.iter().map(LetterRecord::of).collect() })))
}

/// Entries behind one, in their order; else the newest.
pub(super) fn entries(store: &mut Reader<'_>, _: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let (head, cancelled) = (records::head(store)?.0, cancelled(store)?);
    let after = asked.after().unwrap_or(EntryId(head.0.saturating_sub(MOST.into())));
    let found = records::entries(store, after, MOST)?;
    let of = |entry| EntryRecord::of(entry, cancelled.get(&entry.seq).map(|by| by.entry));
    Ok(Some(value(&Entries { entries: found.iter().map(of).collect(), head: head.0 })))
}

pub(super) fn decisions(store: &mut Reader<'_>, _: &Kept, _: &Asked) -> Result<Option<Value>, OfficeError> {
    let (decisions, appeals) = records::decisions(store)?;
    Ok(Some(value(&Decided {
        decisions: decisions.iter().take(MOST as usize).map(DecisionRecord::of).collect(),
        appeals: appeals.iter().take(MOST as usize).map(AppealRecord::of).collect(),
    })))
}

/// A person whole; nothing of a number that nobody has.
pub(super) fn person(store: &mut Reader<'_>, _: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let Some(id) = asked.id else { return Ok(None) };
    Ok(records::person(store, PersonId(id))?.map(|person| value(&PersonRecord::of(&person))))
}

pub(super) fn users(store: &mut Reader<'_>, _: &Kept, _: &Asked) -> Result<Option<Value>, OfficeError> {
    Ok(Some(value(&Users { users: user::users(store)?.iter().map(UserRecord::of).collect() })))
}

/// What was sent, without what it says.
pub(super) fn sent(store: &mut Reader<'_>, _: &Kept, _: &Asked) -> Result<Option<Value>, OfficeError> {
    Ok(Some(value(&Messages { messages: messages::newest(store, MOST)?.iter().map(MessageRecord::of).collect() })))
}
