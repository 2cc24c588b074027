//! What can be wrong with a table of results.

use crate::notice::Code;
use arpad_codes::codes;

codes! {
    /// Every code of this reader.
    pub ALL: Code;

    /// A column is missing.
    HEADINGS = "results-headings";
    /// A period is no number and no month.
    PERIOD = "results-period";
    /// A score is none.
    SCORE = "results-score";
    /// A row has more cells than there are headings.
    CELLS = "results-cells";
    /// White and Black are not two players.
    ONE_PLAYER = "results-one-player";
    /// A row is not text.
    UNREADABLE = "results-unreadable";
    /// There are more games than a table can have.
    TOO_MANY = "results-too-many";
}
