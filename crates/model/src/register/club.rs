//! Clubs ("egyesület").

use super::ClubId;

/// A club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    /// Its number.
    pub id: ClubId,
    /// Its name.
    pub name: String,
    /// Its town.
    pub town: String,
    /// Its county ("vármegye"); empty = not stated.
    pub county: String,
    /// The name without accents, for finding it.
    pub plain: String,
}
