//! Tokens of programs: each acts for a user, may do less than he may, and ends.

use super::later;
use super::login::lacks_factor;
use super::who::{By, Who};
use crate::acts::ALL;
use crate::acts::desk::OfficeError;
use crate::refusal::{Refusal, code};
use crate::register::texts;
use arpad_model::{Moment, User, UserId};
use arpad_registry::secrets::tokens::{self, Token};
use arpad_registry::tables::accounts;
use arpad_registry::{Error, Reader, Writer};
use jiff::Span;

/// The scope of looking; every other is the name of an act.
pub const READ: &str = "read";

/// The longest a token is good for, in days.
pub const LONGEST_DAYS: u32 = 400;

/// That it was used is written down when this much has passed since.
const SEEN_MINUTES: i64 = 5;

/// Every scope.
pub fn scopes() -> impl Iterator<Item = &'static str> {
    [READ].into_iter().chain(ALL.iter().map(|row| row.kind.as_str()))
}

/// A token that is asked for.
#[derive(Clone, Debug)]
pub struct Wanted<'a> {
    /// What it is for.
    pub name: &'a str,
    /// What it may do.
    pub scopes: &'a [String],
    /// For how many days it is good.
    pub days: u32,
    /// The SHA-256 of it.
    pub digest: [u8; 32],
}

/// Makes one for a user; its number.
pub fn make(store: &mut Writer<'_>, user: &User, wanted: &Wanted<'_>, now: Moment) -> Result<i64, OfficeError> {
    if user.disabled {
        return Err(Refusal::new(code::USER_DISABLED).with("name", user.name.as_str()).into());
    }
    let mut all: Vec<&str> = wanted.scopes.iter().map(String::as_str).collect();
    all.sort_unstable();
    all.dedup();
    if let Some(unknown) = all.iter().find(|one| !scopes().any(|scope| scope == **one)) {
        return Err(Refusal::new(code::SCOPE_UNKNOWN)
            .with("scope", *unknown)
            .with("known", scopes().collect::<Vec<_>>().join(", ").as_str())
            .into());
    }
    if all.is_empty() {
        return Err(Refusal::new(code::SCOPE_MISSING).into());
    }
    if !(1..=LONGEST_DAYS).contains(&wanted.days) {
        return Err(Refusal::new(code::TOKEN_LONG).with("most", LONGEST_DAYS).into());
    }
    let token = Token {
        id: tokens::next(store)?,
        digest: wanted.digest,
        account: user.id,
        name: texts::name(wanted.name)?,
        scopes: all.join(" "),
        made: now,
        expires: later(now, Span::new().days(i64::from(wanted.days))),
        used: None,
        revoked: None,
    };
    tokens::put(store, &token)?;
    Ok(token.id)
}

/// Who comes with a token, if it is good, and whether it is time to write down that it was used.
pub fn who(store: &mut Reader<'_>, digest: &[u8; 32], now: Moment) -> Result<Option<(Who, bool)>, Error> {
    let Some(token) = tokens::get(store, digest)? else { return Ok(None) };
    if token.revoked.is_some() || token.expires <= now {
        return Ok(None);
    }
    let Some(user) = accounts::get(store, token.account)?.filter(|user| !user.disabled) else { return Ok(None) };
    let is_due = token.used.is_none_or(|used| later(used, Span::new().minutes(SEEN_MINUTES)) <= now);
    let scopes = token.scopes.split(' ').map(str::to_owned).collect();
    let lacks_factor = lacks_factor(store, &user)?;
    Ok(Some((Who::new(user, By::Token(token.id, scopes), lacks_factor), is_due)))
}

/// It was used.
pub fn used(store: &mut Writer<'_>, id: i64, now: Moment) -> Result<(), Error> {
    tokens::touch(store, id, now)
}

/// All of them, with whose they are.
pub fn all(store: &mut Reader<'_>) -> Result<Vec<(Token, Option<User>)>, Error> {
    let mut all = Vec::new();
    for token in tokens::all(store)? {
        let user = accounts::get(store, token.account)?;
        all.push((token, user));
    }
    Ok(all)
}

/// Those of one user, the newest first.
pub fn of(store: &mut Reader<'_>, user: UserId) -> Result<Vec<Token>, Error> {
    let mut own = tokens::all(store)?;
    own.retain(|token| token.account == user);
    own.sort_by_key(|token| std::cmp::Reverse(token.id));
    Ok(own)
}

/// Takes one of one's own back; of nobody else's, whatever is named.
pub fn revoke_own(store: &mut Writer<'_>, user: UserId, id: i64, now: Moment) -> Result<bool, OfficeError> {
    let is_own = of(store, user)?.iter().any(|token| token.id == id && token.revoked.is_none());
    if is_own {
        revoke(store, id, now)?;
    }
    Ok(is_own)
}

/// Takes one back.
pub fn revoke(store: &mut Writer<'_>, id: i64, now: Moment) -> Result<(), OfficeError> {
    match tokens::revoke(store, id, now)? {
        true => Ok(()),
        false => Err(Refusal::new(code::TOKEN_UNKNOWN).with("token", id).into()),
    }
}
