//! What people write to the office from the site. A letter comes as it comes and is nobody's act, so it has no entry in the
//! ledger: whoever writes moves no seal, and what he wrote can be forgotten.

use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{Closed, Letter, LetterId, Moment, unsteered};
use arpad_registry::tables::letters;
use arpad_registry::{Reader, Writer};

/// The longest text of a letter, in characters.
pub const LONGEST: usize = 4000;

/// The longest name, contact or address of a page, in characters; more of them is left out.
pub const LONGEST_LINE: usize = 300;

/// So many letters may be open; whoever writes then is asked to write elsewhere.
const MOST_OPEN: u64 = 500;

/// What somebody writes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Writing {
    /// The language, two letters.
    pub language: String,
    /// The page it is about.
    pub page: String,
    /// Who writes.
    pub name: String,
    /// Where an answer reaches him.
    pub contact: String,
    /// What he writes.
    pub text: String,
}

/// Takes a letter in. Only its text must say something.
pub fn receive(store: &mut Writer<'_>, moment: Moment, writing: &Writing) -> Result<LetterId, OfficeError> {
    // Lines stay lines; everything else that steers is left out.
    let text = writing.text.replace("\r\n", "\n");
    let text: Vec<String> = text.trim().lines().map(|line| unsteered(line).into_owned()).collect();
    let text = text.join("\n");
    let length = text.chars().count();
    if text.trim().is_empty() {
        return Err(Refusal::new(code::LETTER_EMPTY).into());
    }
    if length > LONGEST {
        return Err(Refusal::new(code::LETTER_LONG).with("length", length).with("most", LONGEST).into());
    }
    let open = letters::count_open(store)?;
    if open >= MOST_OPEN {
        return Err(Refusal::new(code::INBOX_FULL).with("count", open as usize).into());
    }
    let id = letters::next(store)?;
    let Writing { language, page, name, contact, .. } = writing;
    let [language, page, name, contact] = [language, page, name, contact].map(|text| line(text));
    letters::insert(store, &Letter { id, moment, language, page, name, contact, text, closed: None })?;
    Ok(id)
}

/// The open letters, or all, the newest first.
pub fn inbox(store: &mut Reader<'_>, with_closed: bool, most: u32) -> Result<Vec<Letter>, OfficeError> {
    Ok(letters::newest(store, with_closed, most)?)
}

/// One letter.
pub fn letter(store: &mut Reader<'_>, id: LetterId) -> Result<Letter, OfficeError> {
    let unknown = || Refusal::new(code::LETTER_UNKNOWN).with("letter", id.0);
    Ok(letters::get(store, id)?.ok_or_else(unknown)?)
}

/// Ends a letter with what was answered or done.
pub fn close(store: &mut Writer<'_>, id: LetterId, closed: &Closed) -> Result<(), OfficeError> {
    if letter(store, id)?.closed.is_some() {
        return Err(Refusal::new(code::LETTER_CLOSED).with("letter", id.0).into());
    }
    let length = closed.answer.chars().count();
    if length > LONGEST {
        return Err(Refusal::new(code::LETTER_LONG).with("length", length).with("most", LONGEST).into());
    }
    Ok(letters::close(store, id, Some(closed))?)
}

/// Opens a letter again; its answer is dropped.
pub fn reopen(store: &mut Writer<'_>, id: LetterId) -> Result<(), OfficeError> {
    if letter(store, id)?.closed.is_none() {
        return Err(Refusal::new(code::LETTER_OPEN).with("letter", id.0).into());
    }
    Ok(letters::close(store, id, None)?)
}

/// Forgets a closed letter with everything it says of whoever wrote it.
pub fn forget(store: &mut Writer<'_>, id: LetterId) -> Result<(), OfficeError> {
    if letter(store, id)?.closed.is_none() {
        return Err(Refusal::new(code::LETTER_OPEN).with("letter", id.0).into());
    }
    Ok(letters::forget(store, id)?)
}

/// One line without what steers.
fn line(text: &str) -> String {
    unsteered(text.trim()).chars().take(LONGEST_LINE).collect()
}
