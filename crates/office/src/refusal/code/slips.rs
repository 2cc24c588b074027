//! What may be meant and mostly is a slip of the pen: it is asked about once more, and written down where somebody says so.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub SLIPS: RefusalCode;

    /// The decision would hold from a day more than a year ahead.
    SLIP_DAY = "slip-day", Kind::Conflict;

    /// Nobody has heard of federation ….
    SLIP_FEDERATION = "slip-federation", Kind::Conflict;

    /// Tournament … has a multiplier by entry … already.
    SLIP_MULTIPLIER = "slip-multiplier", Kind::Conflict;

    /// … points are outside the table of grades.
    SLIP_POINTS = "slip-points", Kind::Conflict;

    /// Nobody has ever had a rating of …, or the text knows no such one.
    SLIP_RATING = "slip-rating", Kind::Conflict;

    /// … lists that are published would be made anew, from that of … to that of ….
    SLIP_REPLAY = "slip-replay", Kind::Conflict;
}
