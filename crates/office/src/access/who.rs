//! Who is at the desk.

use super::table::{may, may_whole};
use crate::acts::{Kind, Role};
use arpad_model::{ClubId, PersonId, User, UserId};
use arpad_registry::ledger::Entry;

/// Somebody who has proved who he is, with what he may do now: it is read anew for every request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    user: User,
    by: By,
    lacks_factor: bool,
}

/// What he has come with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// A browser, by the digest of its session.
    Session([u8; 32]),
    /// A program's token: its number, and what it may do at most.
    Token(i64, Vec<String>),
}

impl Who {
    pub(super) fn new(user: User, by: By, lacks_factor: bool) -> Self {
        Who { user, by, lacks_factor }
    }

    /// He has to set a second factor before anything else: so the federation has it.
    pub fn lacks_factor(&self) -> bool {
        self.lacks_factor
    }

    /// The number.
    pub fn id(&self) -> UserId {
        self.user.id
    }

    /// The name that stands in the ledger.
    pub fn name(&self) -> &str {
        &self.user.name
    }

    /// The name as people say it.
    pub fn shown(&self) -> &str {
        &self.user.shown
    }

    /// As what he works.
    pub fn roles(&self) -> &[Role] {
        &self.user.roles
    }

    /// Whose officer he is.
    pub fn club(&self) -> Option<ClubId> {
        self.user.club
    }

    /// Who he is among the players.
    pub fn person(&self) -> Option<PersonId> {
        self.user.person
    }

    /// What he has come with.
    pub fn by(&self) -> &By {
        &self.by
    }

    /// Whether what he has come with is good for this: a browser for everything, a token for what it was made for.
    fn within(&self, scope: &str) -> bool {
        match &self.by {
            By::Session(_) => true,
            By::Token(_, scopes) => scopes.iter().any(|one| one == scope),
        }
    }

    /// Whether he may do an act, perhaps only to what is his own.
    pub fn may(&self, kind: Kind) -> bool {
        self.within(kind.as_str()) && self.user.roles.iter().any(|role| may(*role, kind))
    }

    /// Whether he may do an act to anything and anybody.
    pub fn may_whole(&self, kind: Kind) -> bool {
        self.within(kind.as_str()) && self.user.roles.iter().any(|role| may_whole(*role, kind))
    }

    /// Whether he sees what these roles see.
    pub fn sees(&self, roles: &[Role]) -> bool {
        self.within(super::tokens::READ) && self.user.roles.iter().any(|role| roles.contains(role))
    }

    /// Whether he may take an entry back: whoever may do such an act to anything, or has done this one himself.
    pub fn may_take_back(&self, entry: &Entry, kind: Kind) -> bool {
        let is_own = entry.by_whom == self.user.name && self.may(kind);
        self.may(Kind::Cancel) && (self.may_whole(kind) || is_own)
    }
}
