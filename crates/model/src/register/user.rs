//! Who may work at the desk, and as what.

use super::named::named;
use super::{ClubId, PersonId, UserId};

named! {
    /// As what somebody works.
    pub enum Role ("role") {
        /// Anybody.
        Public = "public",
        /// A player, for what is his own.
        Player = "player",
        /// The arbiter of an event.
        Arbiter = "arbiter",
        /// The officer of a club, for its own players.
        Club = "club",
        /// The rating officer.
        Officer = "officer",
        /// The committee.
        Committee = "committee",
        /// Who runs the register itself.
        Admin = "admin",
        /// Who reads everything and changes nothing.
        Auditor = "auditor",
    }
}

/// Somebody who may work at the desk. What proves that it is him is kept elsewhere and is no part of the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The number.
    pub id: UserId,
    /// The name typed at the door, which also stands in the ledger.
    pub name: String,
    /// The name as people say it.
    pub shown: String,
    /// As what he works, in the order of [`Role`].
    pub roles: Vec<Role>,
    /// Whose officer he is, where he is a club's.
    pub club: Option<ClubId>,
    /// Who he is among the players.
    pub person: Option<PersonId>,
    /// He may not come in any more.
    pub disabled: bool,
}
