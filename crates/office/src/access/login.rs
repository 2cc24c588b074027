//! What is looked up and written down when somebody comes to the door. Whether a password is right is judged by the caller, who
//! has the clock and the dice.

use crate::acts::desk::OfficeError;
use crate::acts::policy::policy;
use crate::messages::{Message, Told, WAITING, newest, tell};
use crate::refusal::{Refusal, code};
use arpad_model::{Moment, Role, User, UserId};
use arpad_registry::secrets::totp::{self, Totp};
use arpad_registry::secrets::visits::{self, Visit};
use arpad_registry::secrets::{links, passwords, sessions};
use arpad_registry::tables::accounts;
use arpad_registry::{Error, Reader, Writer};
use jiff::Span;

/// The shortest password, in characters.
pub const SHORTEST: usize = 12;

/// The longest, in bytes: more would only be work.
pub const LONGEST: usize = 200;

/// So many messages that wait are looked through.
const ON_THEIR_WAY: u32 = 1_000;

/// So long it is known who came to the door.
const REMEMBERED: i64 = 180;

/// Somebody at the door, with what he must prove.
#[derive(Clone, Debug)]
pub struct Known {
    /// Who.
    pub user: User,
    /// The hash of his password, once he has one.
    pub hash: Option<String>,
    /// His second factor.
    pub totp: Option<Totp>,
}

/// Who bears a name; nobody who may not come in.
pub fn known(store: &mut Reader<'_>, name: &str) -> Result<Option<Known>, Error> {
    let Some(user) = accounts::named(store, name)?.filter(|user| !user.disabled) else { return Ok(None) };
    let (hash, totp) = (passwords::get(store, user.id)?, totp::get(store, user.id)?);
    Ok(Some(Known { user, hash, totp }))
}

/// Whether somebody has a second factor.
pub fn has_totp(store: &mut Reader<'_>, user: UserId) -> Result<bool, Error> {
    Ok(totp::get(store, user)?.is_some())
}

/// Whether the federation asks for a second factor that somebody has not set yet.
pub(super) fn lacks_factor(store: &mut Reader<'_>, user: &User) -> Result<bool, Error> {
    Ok(user.roles.contains(&Role::Admin) && policy(store)?.totp_for_admins && !has_totp(store, user.id)?)
}

/// Sets or takes away somebody's second factor. All his sessions end but for the one he does it from.
pub fn set_totp(store: &mut Writer<'_>, user: UserId, totp: Option<&Totp>) -> Result<(), Error> {
    match totp {
        Some(totp) => totp::set(store, user, totp),
        None => totp::remove(store, user),
    }
}

/// A password that may be set for a name.
pub fn fitting(name: &str, password: &str) -> Result<(), Refusal> {
    if password.chars().count() < SHORTEST {
        return Err(Refusal::new(code::PASSWORD_SHORT).with("least", SHORTEST));
    }
    if password.len() > LONGEST {
        return Err(Refusal::new(code::PASSWORD_LONG).with("most", LONGEST));
    }
    let plain = |text: &str| text.to_lowercase().replace(['.', '-', '_', ' '], "");
    match plain(password).contains(&plain(name)) && plain(password).len() < plain(name).len() + 6 {
        true => Err(Refusal::new(code::PASSWORD_NAME)),
        false => Ok(()),
    }
}

/// Sets a password by its hash. Whatever was open with the one before is closed: sessions and links.
pub fn set_password(store: &mut Writer<'_>, user: UserId, hash: &str, moment: Moment) -> Result<(), OfficeError> {
    passwords::set(store, user, hash, moment)?;
    sessions::remove_all(store, user)?;
    Ok(links::remove_all(store, user)?)
}

/// Sends a user the link with which he sets a password: the first, or a new one. The link is made when the mail is written.
pub fn invite_by_mail(store: &mut Writer<'_>, user: &User, now: Moment) -> Result<(), OfficeError> {
    if user.disabled {
        return Err(Refusal::new(code::USER_DISABLED).with("name", user.name.as_str()).into());
    }
    let told = if passwords::get(store, user.id)?.is_some() { Told::Reset } else { Told::Invitation };
    let facts = serde_json::json!({"name": user.shown});
    match tell(store, user, told, &facts, (None, now))? {
        true => Ok(()),
        false => Err(Refusal::new(code::NO_CONTACT).with("name", user.name.as_str()).into()),
    }
}

/// Sends a user who forgot his password a link, if there is such a user who can be reached and none is on its way to him
/// already. Whoever asked is not told which.
pub fn ask_for_reset(store: &mut Writer<'_>, name: &str, now: Moment) -> Result<(), OfficeError> {
    let Some(user) = accounts::named(store, name)?.filter(|user| !user.disabled) else { return Ok(()) };
    let is_on_its_way = |one: &Message| {
        let is_link = [Told::Reset.as_str(), Told::Invitation.as_str()].contains(&one.kind.as_str());
        one.account == Some(user.id) && is_link && one.state == WAITING
    };
    if newest(store, ON_THEIR_WAY)?.iter().any(is_on_its_way) {
        return Ok(());
    }
    match invite_by_mail(store, &user, now) {
        // It is not known where he is reached: an administrator helps.
        Err(OfficeError::Refused(_)) => Ok(()),
        other => other,
    }
}

/// Writes down who came to the door and how it ended, and forgets who came long ago.
pub fn visited(store: &mut Writer<'_>, visit: &Visit) -> Result<(), Error> {
    visits::put(store, visit)?;
    visits::forget(store, super::earlier(visit.moment, Span::new().days(REMEMBERED)))
}

/// Who came to the door in somebody's name, the newest first.
pub fn visits_of(store: &mut Reader<'_>, user: UserId, most: u32) -> Result<Vec<Visit>, Error> {
    visits::of(store, user, most)
}
