//! Who may work at the desk, and as what. What proves that it is him is no part of the act: it is never sealed.

use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{registered, texts};
use arpad_model::{ClubId, PersonId, User, UserId};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{accounts, clubs};
use arpad_registry::{Error, Reader, Writer};
use serde::{Deserialize, Serialize};

/// Somebody at the desk; every field is stated anew.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UserAct {
    /// The number; given by the office.
    #[serde(default)]
    pub user: UserId,
    /// The name typed at the door.
    pub name: String,
    /// The name as people say it.
    pub shown: String,
    /// As what he works.
    pub roles: Vec<Role>,
    /// Whose officer he is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<ClubId>,
    /// Who he is among the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// He may not come in any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disabled: bool,
}

/// Enters a user. The number of one whose entry was cancelled is not given again: what once proved who he was stays his.
pub fn add_user(store: &mut Writer<'_>, stamp: &Stamp, user: &UserAct) -> Result<UserId, OfficeError> {
    let mut act = in_order(store, user)?;
    act.user = UserId(highest(store)? + 1);
    if accounts::named(store, &act.name)?.is_some() {
        return Err(Refusal::new(code::USER_NAME_TAKEN).with("name", act.name.as_str()).into());
    }
    let id = act.user;
    enact(store, stamp, &Act::User(act))?;
    Ok(id)
}

/// States anew what a user is; the name at the door stays.
pub fn change_user(store: &mut Writer<'_>, stamp: &Stamp, user: &UserAct) -> Result<Entry, OfficeError> {
    let known = user_of(store, &user.name)?;
    let mut act = in_order(store, user)?;
    act.user = known.id;
    if act.to_user() == known {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    let is_admin = |user: &User| !user.disabled && user.roles.contains(&Role::Admin);
    let others = accounts::all(store)?.iter().filter(|other| other.id != known.id).any(is_admin);
    if is_admin(&known) && !is_admin(&act.to_user()) && !others {
        return Err(Refusal::new(code::USER_LAST_ADMIN).with("name", known.name.as_str()).into());
    }
    enact(store, stamp, &Act::User(act))
}

/// The user of a name.
pub fn user_of(store: &mut Reader<'_>, name: &str) -> Result<User, OfficeError> {
    let unknown = || Refusal::new(code::USER_UNKNOWN).with("name", name.trim());
    Ok(accounts::named(store, name.trim())?.ok_or_else(unknown)?)
}

/// Everybody who is or was a user.
pub fn users(store: &mut Reader<'_>) -> Result<Vec<User>, Error> {
    accounts::all(store)
}

fn in_order(store: &mut Reader<'_>, user: &UserAct) -> Result<UserAct, OfficeError> {
    let name = user.name.trim();
    let refuse = |code| Err(Refusal::new(code).with("name", name).into());
    let is_sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".-_".contains(&byte);
    let begins = name.bytes().next().is_some_and(|first| first.is_ascii_lowercase());
    if !(2..=40).contains(&name.len()) || !begins || !name.bytes().all(is_sign) {
        let shown = arpad_model::visible(name).chars().take(60).collect::<String>();
        return Err(Refusal::new(code::USER_NAME).with("name", shown.as_str()).into());
    }
    let mut roles = user.roles.clone();
    roles.sort();
    roles.dedup();
    if roles.is_empty() {
        return refuse(code::USER_ROLE_MISSING);
    }
    if roles.contains(&Role::Public) {
        return refuse(code::USER_PUBLIC);
    }
    if roles.contains(&Role::Auditor) && roles.len() > 1 {
        return refuse(code::USER_AUDITOR_ALONE);
    }
    let (club, person) = (user.club, user.person);
    if roles.contains(&Role::Club) && club.is_none() {
        return refuse(code::USER_CLUB_MISSING);
    }
    if roles.contains(&Role::Player) && person.is_none() {
        return refuse(code::USER_PERSON_MISSING);
    }
    if let Some(club) = club {
        clubs::get(store, club)?.ok_or_else(|| Refusal::new(code::CLUB_UNKNOWN).with("club", club))?;
    }
    if let Some(person) = person {
        registered(store, person)?;
    }
    let shown = texts::name(if user.shown.trim().is_empty() { name } else { &user.shown })?;
    Ok(UserAct { user: user.user, name: name.to_owned(), shown, roles, club, person, disabled: user.disabled })
}

fn highest(store: &mut Reader<'_>) -> Result<u32, OfficeError> {
    let mut highest = 0;
    for entry in ledger::of_kind(store, Kind::User.as_str())? {
        if let Act::User(act) = act_of(&entry)? {
            highest = highest.max(act.user.0);
        }
    }
    Ok(highest)
}

impl UserAct {
    /// The user it makes.
    pub fn to_user(&self) -> User {
        User {
            id: self.user,
            name: self.name.clone(),
            shown: self.shown.clone(),
            roles: self.roles.clone(),
            club: self.club,
            person: self.person,
            disabled: self.disabled,
        }
    }

    /// What states a user as he is.
    pub fn of(user: &User) -> Self {
        UserAct {
            user: user.id,
            name: user.name.clone(),
            shown: user.shown.clone(),
            roles: user.roles.clone(),
            club: user.club,
            person: user.person,
            disabled: user.disabled,
        }
    }
}

impl Body for UserAct {
    const NAME: &'static str = "user";
    const ROLE: Role = Role::Admin;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        Ok(accounts::put(store, &self.to_user(), entry.seq)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let stated = standing(store, Kind::User, |act| match act {
            Act::User(user) if user.user == self.user => Some(user),
            _ => None,
        })?;
        match before(stated, done.seq)? {
            Some(user) => user.apply(store, by),
            None => Ok(accounts::remove(store, self.user)?),
        }
    }
}
