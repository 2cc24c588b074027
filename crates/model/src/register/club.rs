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
    /// The name without accents, for finding it.
    pub plain: String,
}
