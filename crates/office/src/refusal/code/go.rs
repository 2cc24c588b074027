//! What is said of go tournaments and newcomers, and of the European database's list.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// Of go.
    pub GO: RefusalCode;

    /// A board of … lines is none.
    BOARD_RANGE = "board-range", Kind::Invalid;

    /// … has no date.
    EGD_LIST_UNDATED = "egd-list-undated", Kind::Invalid;

    /// … is not the European database's list.
    EGD_LIST_UNREADABLE = "egd-list-unreadable", Kind::Invalid;

    /// Nothing is stated about the tournament.
    FACTS_EMPTY = "facts-empty", Kind::Invalid;

    /// Tournament … has no such game in round ….
    GAME_NOT_IN_REPORT = "game-not-in-report", Kind::Missing;

    /// The go regulation is in force from … on.
    GO_NOT_IN_FORCE = "go-not-in-force", Kind::NotAllowed;

    /// … points are more than the manager may give.
    INITIAL_TOO_HIGH = "initial-too-high", Kind::NotAllowed;

    /// The tables give tournament … the multiplier …; the decision names no ground of its own.
    MULTIPLIER_CLEAR = "multiplier-clear", Kind::NotAllowed;

    /// On 13 lines the multiplier is always ….
    MULTIPLIER_SMALL_BOARD = "multiplier-small-board", Kind::NotAllowed;

    /// … is outside the rating system; initial points are of no use to him.
    NEWCOMER_OUTSIDE = "newcomer-outside", Kind::NotAllowed;

    /// Nobody said by which letter … of file …, line …, belongs to the rating system.
    NEWCOMER_UNSAID = "newcomer-unsaid", Kind::Invalid;

    /// The register that was taken over tells of … how he stood on a later day.
    INDICATORS_BEFORE_OPENING = "indicators-before-opening", Kind::NotAllowed;

    /// … is outside the rating system and enters with …, so that his points follow from it.
    INDICATORS_STRANGER = "indicators-stranger", Kind::NotAllowed;

    /// Neither file nor announcement says whether … allowed stones.
    HANDICAP_UNSAID = "handicap-unsaid", Kind::Conflict;

    /// The multiplier … that was decided with entry … stands against the small board of tournament ….
    MULTIPLIER_STANDS = "multiplier-stands", Kind::Conflict;

    /// The parts … that were decided with entry … do not fit tournament … any more.
    PARTS_STAND = "parts-stand", Kind::Conflict;

    /// Nobody said whether … belongs to the rating system.
    INDICATORS_UNSAID = "indicators-unsaid", Kind::Conflict;

    /// Lists are closed and not published that would be made anew.
    GO_LIST_UNPUBLISHED = "go-list-unpublished", Kind::Conflict;

    /// The points of … are not open.
    NEWCOMER_NOT_OPEN = "newcomer-not-open", Kind::Missing;

    /// … entered without a grade; nothing can be proposed.
    NEWCOMER_WITHOUT_GRADE = "newcomer-without-grade", Kind::Conflict;

    /// Nobody's points are open, or they are the committee's.
    NEWCOMERS_NONE = "newcomers-none", Kind::Missing;

    /// A part without a round, or no parts.
    PARTS_EMPTY = "parts-empty", Kind::Invalid;

    /// The parts have … rounds, the tournament ….
    PARTS_SUM = "parts-sum", Kind::Invalid;

    /// … gave or allowed stones by its file: it is no even tournament.
    EVEN_WITH_STONES = "even-with-stones", Kind::Invalid;

    /// C times rounds of tournament … does not reach the bound: it is not cut.
    PARTS_NOT_CUT = "parts-not-cut", Kind::Invalid;

    /// C times rounds of tournament … reaches the bound: it has several parts.
    PARTS_UNCUT = "parts-uncut", Kind::Invalid;

    /// … is a foreigner, and nobody says by which letter he belongs to the rating system.
    RANKING_FOREIGNER = "ranking-foreigner", Kind::Invalid;

    /// A grade that was reached often enough to be held is above the grade of the row.
    RANKING_COUNTERS = "ranking-counters", Kind::Invalid;

    /// A part of tournament … reaches the bound itself.
    PARTS_LONG = "parts-long", Kind::Invalid;

    /// Tournament … was played on the small board, whose C no importance changes.
    IMPORTANCE_SMALL_BOARD = "importance-small-board", Kind::Invalid;

    /// The committee has given … initial points: the manager does not give others.
    INITIAL_BY_COMMITTEE = "initial-by-committee", Kind::NotAllowed;

    /// … stands in the register by other points: initial points would move nothing.
    INITIAL_RATED = "initial-rated", Kind::NotAllowed;

    /// … cannot be points.
    POINTS_RANGE = "points-range", Kind::Invalid;

    /// … is no table of a former system's points.
    SHADOW_TABLE = "shadow-table", Kind::Invalid;

    /// A band is not … points wide.
    WIDTH_RANGE = "width-range", Kind::Invalid;
}
