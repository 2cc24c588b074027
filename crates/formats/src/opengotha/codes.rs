//! Every kind of notice the reader of OpenGotha files gives.

use crate::notice::Code;

/// The content is not an OpenGotha tournament.
pub const UNKNOWN_FORMAT: Code = Code("gotha-unknown-format");
/// The XML is broken from this line on; what stands before it was read.
pub const XML_FAULT: Code = Code("gotha-xml-fault");
/// The file is not UTF-8; it was read in the code page its letters suggest.
pub const CODE_PAGE: Code = Code("gotha-code-page");
/// A player, game or parameter set without an attribute it needs.
pub const MISSING: Code = Code("gotha-missing-attribute");
/// An attribute whose value cannot be read.
pub const UNREADABLE: Code = Code("gotha-unreadable-attribute");
/// Two players with the same name: their games cannot be told apart.
pub const SAME_NAME: Code = Code("gotha-same-name");
/// A game, bye or team names a player who is not in the file.
pub const UNKNOWN_PLAYER: Code = Code("gotha-unknown-player");
/// A player paired with himself.
pub const SELF_OPPONENT: Code = Code("gotha-self-opponent");
/// A player with two games, or a game and a bye, in one round.
pub const TWICE_IN_ROUND: Code = Code("gotha-twice-in-round");
/// A game in a round the tournament does not have.
pub const ROUND_BEYOND: Code = Code("gotha-round-beyond");
/// A game whose result the file leaves open.
pub const UNKNOWN_RESULT: Code = Code("gotha-unknown-result");
/// No parameter set: rounds, komi and time are unknown.
pub const NO_PARAMETERS: Code = Code("gotha-no-parameters");
/// The last day lies before the first.
pub const DATES_REVERSED: Code = Code("gotha-dates-reversed");
/// Players without an EGF number.
pub const NO_PIN: Code = Code("gotha-no-pin");
/// More notices of one kind than are worth keeping.
pub const MORE_OF_KIND: Code = Code("gotha-more-of-kind");

/// All of the above: each has a sentence in every language.
pub const ALL: &[Code] = &[
    UNKNOWN_FORMAT,
    XML_FAULT,
    CODE_PAGE,
    MISSING,
    UNREADABLE,
    SAME_NAME,
    UNKNOWN_PLAYER,
    SELF_OPPONENT,
    TWICE_IN_ROUND,
    ROUND_BEYOND,
    UNKNOWN_RESULT,
    NO_PARAMETERS,
    DATES_REVERSED,
    NO_PIN,
    MORE_OF_KIND,
];
