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
    TakenOff,
    /// On the next list once more, marked unrated and without a place; unrated from then on (F-07).
    MarkedUnrated,
}

/// Which events an edition governs that came into force on a day (E-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstGoverned {
    /// Those that start on that day or later.
    OnTheDay,
    /// Those that start after it.
    AfterTheDay,
}
