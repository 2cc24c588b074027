//! What the law says about lists.

/// Which list's ratings enter a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListInForce {
    /// The list in force when the tournament starts.
    AtTournamentStart,
}

/// How often there is a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListFrequency {
    /// On the first day of every month.
    Monthly,
}

/// A rating that falls below the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delisting {
    /// Off the next list; the player is unrated from then on.
    UnratedFromNextList,
}
