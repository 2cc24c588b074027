//! Every kind of notice the readers of EGD files give.

use crate::notice::Code;

/// The file is not UTF-8; it was read in the code page its letters suggest.
pub const CODE_PAGE: Code = Code("h9-code-page");
/// No player's line was found.
pub const NO_PLAYERS: Code = Code("h9-no-players");
/// No column holds results that mirror each other.
pub const NO_RESULTS: Code = Code("h9-no-results");
/// A line that is neither comment nor player.
pub const NOT_A_PLAYER: Code = Code("h9-not-a-player");
/// A header tag that a complete file has is missing.
pub const MISSING_TAG: Code = Code("h9-missing-tag");
/// A header tag whose value cannot be read.
pub const BAD_TAG: Code = Code("h9-bad-tag");
/// A header tag that stands twice; the first one counts.
pub const REPEATED_TAG: Code = Code("h9-repeated-tag");
/// The last day lies before the first.
pub const DATES_REVERSED: Code = Code("h9-dates-reversed");
/// Games without an explicit handicap, and no handicap policy in the header.
pub const NO_POLICY: Code = Code("h9-no-handicap-policy");
/// A name of more than two words without underscores.
pub const NAME_WORDS: Code = Code("h9-name-words");
/// A player with one name only.
pub const ONE_NAME: Code = Code("h9-one-name");
/// A grade without `k`, `d` or `p`; read as kyu.
pub const GRADE_WITHOUT_LETTER: Code = Code("h9-grade-without-letter");
/// A grade that cannot be read.
pub const BAD_GRADE: Code = Code("h9-bad-grade");
/// A player without a country code.
pub const NO_COUNTRY: Code = Code("h9-no-country");
/// A player without a club.
pub const NO_CLUB: Code = Code("h9-no-club");
/// A line with more or fewer columns than the others.
pub const COLUMNS_DIFFER: Code = Code("h9-columns-differ");
/// Two players with one place; opponents are counted by lines.
pub const SHARED_PLACE: Code = Code("h9-shared-place");
/// Players without a personal identification number.
pub const NO_PIN: Code = Code("h9-no-pin");
/// A personal identification number that is not eight digits.
pub const BAD_PIN: Code = Code("h9-bad-pin");
/// One personal identification number on two lines.
pub const REPEATED_PIN: Code = Code("h9-repeated-pin");
/// The letter O where a zero is meant.
pub const LETTER_O: Code = Code("h9-letter-o");
/// A result that cannot be read.
pub const BAD_RESULT: Code = Code("h9-bad-result");
/// A result is missing in a round.
pub const NO_RESULT: Code = Code("h9-no-result");
/// An opponent who is not in the file.
pub const UNKNOWN_OPPONENT: Code = Code("h9-unknown-opponent");
/// A player paired with himself.
pub const SELF_OPPONENT: Code = Code("h9-self-opponent");
/// A game whose result the file leaves open.
pub const UNKNOWN_RESULT: Code = Code("h9-unknown-result");
/// The opponent's line names somebody else in that round.
pub const MIRROR_OPPONENT: Code = Code("h9-mirror-opponent");
/// Both lines claim the win, or one a jigo and the other not.
pub const MIRROR_RESULT: Code = Code("h9-mirror-result");
/// Both lines have the same color.
pub const MIRROR_COLOR: Code = Code("h9-mirror-color");
/// The two lines have different handicaps.
pub const MIRROR_HANDICAP: Code = Code("h9-mirror-handicap");
/// Only one of the two lines says that the game was decided by default.
pub const MIRROR_DEFAULT: Code = Code("h9-mirror-default");
/// Both players lost, by default.
pub const DOUBLE_LOSS: Code = Code("h9-double-loss");
/// More notices of one kind than are worth keeping.
pub const H9_MORE_OF_KIND: Code = Code("h9-more-of-kind");

/// The content is not the database's list of players.
pub const LIST_UNKNOWN_FORMAT: Code = Code("egd-list-unknown-format");
/// A line of the list that cannot be read; it was left out.
pub const LIST_BAD_LINE: Code = Code("egd-list-bad-line");
/// A line whose columns are displaced; it was read word by word.
pub const LIST_DISPLACED: Code = Code("egd-list-displaced");
/// A grade or suggested grade of the list that cannot be read.
pub const LIST_BAD_GRADE: Code = Code("egd-list-bad-grade");
/// The list does not say its date.
pub const LIST_NO_DATE: Code = Code("egd-list-no-date");
/// The list says another number of players than it has.
pub const LIST_COUNT: Code = Code("egd-list-count");
/// One personal identification number on two lines of the list.
pub const LIST_REPEATED_PIN: Code = Code("egd-list-repeated-pin");
/// Letters that are not UTF-8; read as Windows-1252.
pub const LIST_ODD_BYTES: Code = Code("egd-list-odd-bytes");
/// More notices of one kind than are worth keeping.
pub const LIST_MORE_OF_KIND: Code = Code("egd-list-more-of-kind");

/// All of the above: each has a sentence in every language.
pub const ALL: &[Code] = &[
    CODE_PAGE,
    NO_PLAYERS,
    NO_RESULTS,
    NOT_A_PLAYER,
    MISSING_TAG,
    BAD_TAG,
    REPEATED_TAG,
    DATES_REVERSED,
    NO_POLICY,
    NAME_WORDS,
    ONE_NAME,
    GRADE_WITHOUT_LETTER,
    BAD_GRADE,
    NO_COUNTRY,
    NO_CLUB,
    COLUMNS_DIFFER,
    SHARED_PLACE,
    NO_PIN,
    BAD_PIN,
    REPEATED_PIN,
    LETTER_O,
    BAD_RESULT,
    NO_RESULT,
    UNKNOWN_OPPONENT,
    SELF_OPPONENT,
    UNKNOWN_RESULT,
    MIRROR_OPPONENT,
    MIRROR_RESULT,
    MIRROR_COLOR,
    MIRROR_HANDICAP,
    MIRROR_DEFAULT,
    DOUBLE_LOSS,
    H9_MORE_OF_KIND,
    LIST_UNKNOWN_FORMAT,
    LIST_BAD_LINE,
    LIST_DISPLACED,
    LIST_BAD_GRADE,
    LIST_NO_DATE,
    LIST_COUNT,
    LIST_REPEATED_PIN,
    LIST_ODD_BYTES,
    LIST_MORE_OF_KIND,
];
