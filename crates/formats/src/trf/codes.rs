//! The names of everything the reader can say about a tournament report file.
//!
//! The sentences stand in the application's words, `notices-trf.ftl`; a test checks that none is missing.

use arpad_codes::{Code, codes};

codes! {
    /// Every code of this reader.
    pub ALL: Code;

    /// The file holds no character but blanks.
    EMPTY_FILE = "empty-file";
    /// No 001 line.
    NO_PLAYERS = "no-players";
    /// The code page is not UTF-8 and was guessed.
    ENCODING_GUESSED = "encoding-guessed";
    /// A character could not be decoded.
    CHARACTER_DAMAGED = "character-damaged";
    /// More than one kind of line end.
    MIXED_LINE_ENDS = "mixed-line-ends";
    /// Tabs stand where blanks belong.
    TABS = "tabs";
    /// A record id nobody knows.
    UNKNOWN_RECORD = "unknown-record";
    /// A line that looks like a player's, under another id.
    PLAYER_UNDER_WRONG_ID = "player-under-wrong-id";
    /// A line that is no record.
    REMARK = "remark";
    /// A second record where there can be one.
    RECORD_REPEATED = "record-repeated";
    /// A known record whose content could not be read.
    RECORD_UNREADABLE = "record-unreadable";
    /// Records that a rating report needs are missing or blank.
    RECORDS_MISSING = "records-missing";
    /// 032 is not a federation code.
    FEDERATION_ODD = "federation-odd";
    /// 042 or 052 is no date.
    DATE_UNREADABLE = "date-unreadable";
    /// 042 or 052 can be read as two days.
    DATE_AMBIGUOUS = "date-ambiguous";
    /// 042, 052 or 132 is not written as year, month, day.
    DATE_ORDER = "date-order";
    /// The end is before the start.
    DATES_OUT_OF_ORDER = "dates-out-of-order";
    /// A date in 132 is no date.
    ROUND_DATE_UNREADABLE = "round-date-unreadable";
    /// A round is not between start and end.
    ROUND_DATE_OUTSIDE = "round-date-outside";
    /// A round is before the round before it.
    ROUND_DATES_OUT_OF_ORDER = "round-dates-out-of-order";
    /// 132 has another number of dates than there are rounds.
    ROUND_DATES_COUNT = "round-dates-count";
    /// 122 can mean several things, or nothing known.
    TIME_CONTROL_UNCLEAR = "time-control-unclear";
    /// 122 and 222 say different things.
    TIME_CONTROL_CONTRADICTION = "time-control-contradiction";
    /// 062, 072 or 082 counts something else than the lines do.
    COUNT_DIFFERS = "count-differs";
    /// 142 and XXR differ.
    ROUND_COUNT_CONTRADICTION = "round-count-contradiction";
    /// A player has more rounds than announced.
    TOO_MANY_ROUNDS = "too-many-rounds";
    /// The file announces more rounds than it holds.
    ROUNDS_NOT_RECORDED = "rounds-not-recorded";
    /// Columns 5–8 of a player's line hold no number.
    STARTING_RANK_UNREADABLE = "starting-rank-unreadable";
    /// Two players with one starting rank.
    STARTING_RANK_TWICE = "starting-rank-twice";
    /// A starting rank is missing in the sequence.
    STARTING_RANK_MISSING = "starting-rank-missing";
    /// Two players with one FIDE number.
    ID_TWICE = "id-twice";
    /// The FIDE number is no number.
    ID_UNREADABLE = "id-unreadable";
    /// The sex is not m or w.
    SEX_UNREADABLE = "sex-unreadable";
    /// The title is unknown.
    TITLE_UNKNOWN = "title-unknown";
    /// Titles are written in the old letters.
    OLD_TITLES = "old-titles";
    /// The name is blank.
    NAME_MISSING = "name-missing";
    /// The rating is no number.
    RATING_UNREADABLE = "rating-unreadable";
    /// The rating is a number no player can have.
    RATING_IMPOSSIBLE = "rating-impossible";
    /// The birth date is no date.
    BIRTH_UNREADABLE = "birth-unreadable";
    /// Births that can be read day first or month first, and nothing in the file decides.
    BIRTHS_AMBIGUOUS = "births-ambiguous";
    /// The points are no number.
    POINTS_UNREADABLE = "points-unreadable";
    /// The points are blank.
    POINTS_MISSING = "points-missing";
    /// The place is no number.
    PLACE_UNREADABLE = "place-unreadable";
    /// Players without a place.
    PLACES_MISSING = "places-missing";
    /// The rest of a line stands some characters off.
    COLUMNS_SHIFTED = "columns-shifted";
    /// One field stands some characters off.
    FIELD_SHIFTED = "field-shifted";
    /// More columns than any event has rounds.
    LINE_TOO_LONG = "line-too-long";
    /// Text where a blank belongs.
    TEXT_BETWEEN_COLUMNS = "text-between-columns";
    /// The opponent is no number.
    OPPONENT_UNREADABLE = "opponent-unreadable";
    /// The color is not w, b or -.
    COLOR_UNREADABLE = "color-unreadable";
    /// The result is no known code.
    RESULT_UNREADABLE = "result-unreadable";
    /// An opponent, but no result.
    RESULT_MISSING = "result-missing";
    /// A played game without a color.
    COLOR_MISSING = "color-missing";
    /// A played result without an opponent.
    GAME_WITHOUT_OPPONENT = "game-without-opponent";
    /// A bye with an opponent.
    BYE_WITH_OPPONENT = "bye-with-opponent";
    /// A player plays themself.
    OPPONENT_SELF = "opponent-self";
    /// No player has the opponent's number.
    OPPONENT_UNKNOWN = "opponent-unknown";
    /// The opponent's line names somebody else in this round.
    MIRROR_OPPONENT = "mirror-opponent";
    /// The opponent's line says nothing in this round.
    MIRROR_MISSING = "mirror-missing";
    /// Both players have the same color.
    MIRROR_COLOR = "mirror-color";
    /// The two results cannot both be true.
    MIRROR_RESULT = "mirror-result";
    /// Two results that the arbiter may have given, but that are rare.
    UNUSUAL_RESULT = "unusual-result";
    /// The points are not the sum of the results.
    POINTS_DIFFER = "points-differ";
    /// The points are more than the sum, and blank rounds can explain it.
    POINTS_EXCEED_RESULTS = "points-exceed-results";
    /// A team's, bye's or line-up's number belongs to nobody.
    NUMBER_UNKNOWN = "number-unknown";
    /// A player in two teams.
    MEMBER_TWICE = "member-twice";
    /// Two teams with one number.
    TEAM_NUMBER_TWICE = "team-number-twice";
    /// A round beyond the last.
    ROUND_UNKNOWN = "round-unknown";
    /// What the target edition cannot say is left out.
    LEFT_OUT = "left-out";
}
