//! Every kind of notice the readers of EGD files give.

use arpad_codes::{Code, codes};

codes! {
    /// Each has a sentence in every language.
    pub ALL: Code;

    /// The file is not UTF-8; it was read in the code page its letters suggest.
    CODE_PAGE = "h9-code-page";
    /// No player's line was found.
    NO_PLAYERS = "h9-no-players";
    /// No column holds results that mirror each other.
    NO_RESULTS = "h9-no-results";
    /// A line that is neither comment nor player.
    NOT_A_PLAYER = "h9-not-a-player";
    /// A header tag that a complete file has is missing.
    MISSING_TAG = "h9-missing-tag";
    /// A header tag whose value cannot be read.
    BAD_TAG = "h9-bad-tag";
    /// A header tag that stands twice; the first one counts.
    REPEATED_TAG = "h9-repeated-tag";
    /// The last day lies before the first.
    DATES_REVERSED = "h9-dates-reversed";
    /// Games without an explicit handicap, and no handicap policy in the header.
    NO_POLICY = "h9-no-handicap-policy";
    /// A name of more than two words without underscores.
    NAME_WORDS = "h9-name-words";
    /// A player with one name only.
    ONE_NAME = "h9-one-name";
    /// A grade without `k`, `d` or `p`; read as kyu.
    GRADE_WITHOUT_LETTER = "h9-grade-without-letter";
    /// A grade that cannot be read.
    BAD_GRADE = "h9-bad-grade";
    /// A player without a country code.
    NO_COUNTRY = "h9-no-country";
    /// A player without a club.
    NO_CLUB = "h9-no-club";
    /// A line with more or fewer columns than the others.
    COLUMNS_DIFFER = "h9-columns-differ";
    /// Two players with one place; opponents are counted by lines.
    SHARED_PLACE = "h9-shared-place";
    /// Players without a personal identification number.
    NO_PIN = "h9-no-pin";
    /// A personal identification number that is not eight digits.
    BAD_PIN = "h9-bad-pin";
    /// One personal identification number on two lines.
    REPEATED_PIN = "h9-repeated-pin";
    /// The letter O where a zero is meant.
    LETTER_O = "h9-letter-o";
    /// A result that cannot be read.
    BAD_RESULT = "h9-bad-result";
    /// A result is missing in a round.
    NO_RESULT = "h9-no-result";
    /// An opponent who is not in the file.
    UNKNOWN_OPPONENT = "h9-unknown-opponent";
    /// A player paired with himself.
    SELF_OPPONENT = "h9-self-opponent";
    /// A game whose result the file leaves open.
    UNKNOWN_RESULT = "h9-unknown-result";
    /// The opponent's line names somebody else in that round.
    MIRROR_OPPONENT = "h9-mirror-opponent";
    /// Both lines claim the win, or one a jigo and the other not.
    MIRROR_RESULT = "h9-mirror-result";
    /// Both lines have the same color.
    MIRROR_COLOR = "h9-mirror-color";
    /// The two lines have different handicaps.
    MIRROR_HANDICAP = "h9-mirror-handicap";
    /// Only one of the two lines says that the game was decided by default.
    MIRROR_DEFAULT = "h9-mirror-default";
    /// Both players lost, by default.
    DOUBLE_LOSS = "h9-double-loss";

    /// The content is not the database's list of players.
    LIST_UNKNOWN_FORMAT = "egd-list-unknown-format";
    /// A line of the list that cannot be read; it was left out.
    LIST_BAD_LINE = "egd-list-bad-line";
    /// A line whose columns are displaced; it was read word by word.
    LIST_DISPLACED = "egd-list-displaced";
    /// A grade or suggested grade of the list that cannot be read.
    LIST_BAD_GRADE = "egd-list-bad-grade";
    /// The list does not say its date.
    LIST_NO_DATE = "egd-list-no-date";
    /// The list says another number of players than it has.
    LIST_COUNT = "egd-list-count";
    /// One personal identification number on two lines of the list.
    LIST_REPEATED_PIN = "egd-list-repeated-pin";
    /// Letters that are not UTF-8; read as Windows-1252.
    LIST_ODD_BYTES = "egd-list-odd-bytes";
}
