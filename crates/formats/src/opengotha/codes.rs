//! Every kind of notice the reader of OpenGotha files gives.

use arpad_codes::{Code, codes};

codes! {
    /// Each has a sentence in every language.
    pub ALL: Code;

    /// The content is not an OpenGotha tournament.
    UNKNOWN_FORMAT = "gotha-unknown-format";
    /// The XML is broken from this line on; what stands before it was read.
    XML_FAULT = "gotha-xml-fault";
    /// The file is not UTF-8; it was read in the code page its letters suggest.
    CODE_PAGE = "gotha-code-page";
    /// A player, game or parameter set without an attribute it needs.
    MISSING = "gotha-missing-attribute";
    /// An attribute whose value cannot be read.
    UNREADABLE = "gotha-unreadable-attribute";
    /// Two players with the same name: their games cannot be told apart.
    SAME_NAME = "gotha-same-name";
    /// A game, bye or team names a player who is not in the file.
    UNKNOWN_PLAYER = "gotha-unknown-player";
    /// A player paired with himself.
    SELF_OPPONENT = "gotha-self-opponent";
    /// A player with two games, or a game and a bye, in one round.
    TWICE_IN_ROUND = "gotha-twice-in-round";
    /// A game in a round the tournament does not have.
    ROUND_BEYOND = "gotha-round-beyond";
    /// A game whose result the file leaves open.
    UNKNOWN_RESULT = "gotha-unknown-result";
    /// No parameter set: rounds, komi and time are unknown.
    NO_PARAMETERS = "gotha-no-parameters";
    /// The last day lies before the first.
    DATES_REVERSED = "gotha-dates-reversed";
    /// Players without an EGF number.
    NO_PIN = "gotha-no-pin";
}
