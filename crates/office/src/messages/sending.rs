//! What becomes of a message: it waits, is tried, comes back, is tried again later and later, and is given up at last. Whoever
//! tries it says so first, in the same words that put it off: a program that dies on the way leaves it waiting, and two that
//! send do not send the same.

use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::Moment;
use arpad_registry::tables::messages::{self, Message};
use arpad_registry::{Error, Reader, Writer};
use jiff::Span;

/// It is on its way.
pub const WAITING: &str = "waiting";
const SENT: &str = "sent";
const FAILED: &str = "failed";

/// Minutes until the next try, by how often it was tried: about two days in all.
const LATER: [i64; 10] = [1, 5, 15, 60, 180, 360, 360, 720, 720, 720];

/// After so many tries it is given up.
pub const GIVEN_UP: u32 = LATER.len() as u32;

/// So long it is known what was sent.
const REMEMBERED: i64 = 400;

/// The longest answer of the other side that is kept.
const LONGEST: usize = 300;

/// Those that are due.
pub fn due(store: &mut Reader<'_>, now: Moment, most: u32) -> Result<Vec<Message>, Error> {
    messages::due(store, now, most)
}

/// Somebody is about to send it; nothing where it is not due any more.
pub fn begun(store: &mut Writer<'_>, id: i64, now: Moment) -> Result<Option<Message>, Error> {
    let Some(mut message) = messages::get(store, id)?.filter(|one| one.state == WAITING && one.due <= now) else {
        return Ok(None);
    };
    let minutes = LATER[(message.tries as usize).min(LATER.len() - 1)];
    message.tries += 1;
    message.due = later(now, Span::new().minutes(minutes));
    messages::update(store, &message)?;
    Ok(Some(message))
}

/// It arrived.
pub fn sent(store: &mut Writer<'_>, id: i64, outcome: &str, now: Moment) -> Result<(), Error> {
    if let Some(message) = messages::get(store, id)? {
        let (state, sent) = (SENT.to_owned(), Some(now));
        messages::update(store, &Message { state, sent, outcome: line(outcome), ..message })?;
        messages::forget(store, earlier(now, Span::new().days(REMEMBERED)))?;
    }
    Ok(())
}

/// It did not; where it never will, or was tried often enough, it is given up.
pub fn came_back(store: &mut Writer<'_>, id: i64, outcome: &str, is_final: bool) -> Result<(), Error> {
    if let Some(message) = messages::get(store, id)? {
        let is_over = is_final || message.tries >= GIVEN_UP;
        let state = if is_over { FAILED } else { WAITING }.to_owned();
        messages::update(store, &Message { state, outcome: line(outcome), ..message })?;
    }
    Ok(())
}

/// Sends one again, whatever became of it.
pub fn again(store: &mut Writer<'_>, id: i64, now: Moment) -> Result<(), OfficeError> {
    let message = message(store, id)?;
    let state = WAITING.to_owned();
    Ok(messages::update(store, &Message { state, tries: 0, due: now, sent: None, outcome: String::new(), ..message })?)
}

/// One.
pub fn message(store: &mut Reader<'_>, id: i64) -> Result<Message, OfficeError> {
    Ok(messages::get(store, id)?.ok_or_else(|| Refusal::new(code::MESSAGE_UNKNOWN).with("message", id))?)
}

/// The newest.
pub fn newest(store: &mut Reader<'_>, most: u32) -> Result<Vec<Message>, Error> {
    messages::newest(store, most)
}

/// How many wait.
pub fn waiting(store: &mut Reader<'_>) -> Result<i64, Error> {
    messages::count_waiting(store)
}

/// How many were given up.
pub fn given_up(store: &mut Reader<'_>) -> Result<i64, Error> {
    messages::count_failed(store)
}

fn line(text: &str) -> String {
    arpad_model::unsteered(text).chars().take(LONGEST).collect()
}

fn later(moment: Moment, span: Span) -> Moment {
    moment.utc().checked_add(span).map_or(moment, Moment::from_utc)
}

fn earlier(moment: Moment, span: Span) -> Moment {
    moment.utc().checked_sub(span).map_or(moment, Moment::from_utc)
}
