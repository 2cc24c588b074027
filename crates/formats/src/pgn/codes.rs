//! Every kind of notice the reader of games gives.

use arpad_codes::{Code, codes};

codes! {
    /// Each has a sentence in every language.
    pub ALL: Code;

    /// The file has no game.
    NO_GAMES = "pgn-no-games";
    /// There are more games than an event has.
    TOO_MANY_GAMES = "pgn-too-many-games";
    /// A line that begins as a tag and is none.
    TAG_UNREADABLE = "pgn-tag-unreadable";
    /// The tag and the end of the moves give different results.
    RESULTS_DIFFER = "pgn-results-differ";
    /// A game that names only one player, or nobody.
    NO_PLAYERS = "pgn-no-players";
}
