//! Sessions of browsers: they end when nobody has used them for a while, and a while after they began in any case.

use super::login::lacks_factor;
use super::who::{By, Who};
use super::{earlier, later};
use crate::acts::policy::policy;
use arpad_model::{Moment, UserId};
use arpad_registry::secrets::sessions::{self, Session};
use arpad_registry::tables::accounts;
use arpad_registry::{Error, Reader, Writer};
use jiff::Span;

/// Unused for so long, a session has ended.
pub const IDLE_MINUTES: i64 = 120;

/// Begun so long ago, it has ended.
pub const LONGEST_HOURS: i64 = 12;

/// Ended so long ago, it is forgotten: until then it is known whose form it was that came too late.
const FORGOTTEN_HOURS: i64 = 12;

/// That it was used is written down when this much has passed since: not every look is a change.
const SEEN_MINUTES: i64 = 5;

/// Begins one, and forgets those that have ended long ago.
pub fn begin(store: &mut Writer<'_>, session: &Session) -> Result<(), Error> {
    let (began, seen) = bounds(earlier(session.began, Span::new().hours(FORGOTTEN_HOURS)));
    sessions::forget(store, began, seen)?;
    sessions::put(store, session)
}

/// Who has come with a session from an address, if it is good there, and whether it is time to write down that it was used.
pub fn who(
    store: &mut Reader<'_>,
    digest: &[u8; 32],
    (now, from): (Moment, &str),
) -> Result<Option<(Who, bool)>, Error> {
    let Some(session) = sessions::get(store, digest)? else { return Ok(None) };
    let (began, seen) = bounds(now);
    if session.began < began || session.seen < seen {
        return Ok(None);
    }
    let careful = policy(store)?;
    if careful.one_address && session.address != from {
        return Ok(None);
    }
    let Some(user) = accounts::get(store, session.account)?.filter(|user| !user.disabled) else { return Ok(None) };
    let lacks_factor = lacks_factor(store, &user)?;
    let is_due = later(session.seen, Span::new().minutes(SEEN_MINUTES)) <= now;
    Ok(Some((Who::new(user, By::Session(session.digest), lacks_factor), is_due)))
}

/// Whose session it was that has ended by time, not long ago; none of one that was ended by somebody, or that is good.
pub fn whose_has_ended(store: &mut Reader<'_>, digest: &[u8; 32], now: Moment) -> Result<Option<UserId>, Error> {
    let Some(session) = sessions::get(store, digest)? else { return Ok(None) };
    let is_good = |now: Moment| {
        let (began, seen) = bounds(now);
        session.began >= began && session.seen >= seen
    };
    if is_good(now) || !is_good(earlier(now, Span::new().hours(FORGOTTEN_HOURS))) {
        return Ok(None);
    }
    Ok(accounts::get(store, session.account)?.filter(|user| !user.disabled).map(|user| user.id))
}

/// It was used.
pub fn used(store: &mut Writer<'_>, digest: &[u8; 32], now: Moment) -> Result<(), Error> {
    sessions::touch(store, digest, now)
}

/// Somebody's that are good, the last used first.
pub fn of(store: &mut Reader<'_>, user: UserId, now: Moment) -> Result<Vec<Session>, Error> {
    let (began, seen) = bounds(now);
    let mut all = sessions::of(store, user)?;
    all.retain(|session| session.began >= began && session.seen >= seen);
    Ok(all)
}

/// Ends one.
pub fn end(store: &mut Writer<'_>, digest: &[u8; 32]) -> Result<(), Error> {
    sessions::remove(store, digest)
}

/// Ends those of a user's sessions whose digest begins so; whether there was one.
pub fn end_named(store: &mut Writer<'_>, user: UserId, beginning: &str) -> Result<bool, Error> {
    let found = sessions::of(store, user)?.into_iter().find(|one| handle(&one.digest) == beginning);
    match found {
        Some(session) => sessions::remove(store, &session.digest).map(|()| true),
        None => Ok(false),
    }
}

/// Ends all of somebody's.
pub fn end_all(store: &mut Writer<'_>, user: UserId) -> Result<(), Error> {
    sessions::remove_all(store, user)
}

/// By which a session is named on a page: the beginning of a digest opens nothing.
pub fn handle(digest: &[u8; 32]) -> String {
    arpad_model::hex(&digest[..8])
}

/// What began or was last seen before these has ended.
fn bounds(now: Moment) -> (Moment, Moment) {
    (earlier(now, Span::new().hours(LONGEST_HOURS)), earlier(now, Span::new().minutes(IDLE_MINUTES)))
}
