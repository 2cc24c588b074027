//! Every reason for which the office refuses, with its kind.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of them: each has a sentence in every language.
    pub ALL: RefusalCode;

    /// Appeal … has already been decided.
    APPEAL_ENDED = "appeal-ended", Kind::Conflict;

    /// The appeal against entry … is late.
    APPEAL_LATE = "appeal-late", Kind::Conflict;

    /// There is no appeal ….
    APPEAL_UNKNOWN = "appeal-unknown", Kind::Missing;

    /// Say why.
    BECAUSE_EMPTY = "because-empty", Kind::Invalid;

    /// The birth … is still to come.
    BIRTH_IN_FUTURE = "birth-in-future", Kind::Invalid;

    /// A birth in … is too early.
    BIRTH_TOO_EARLY = "birth-too-early", Kind::Invalid;

    /// … is neither a year nor a date.
    BIRTH_UNREADABLE = "birth-unreadable", Kind::Invalid;

    /// A board of … lines is none.
    BOARD_RANGE = "board-range", Kind::Invalid;

    /// Entry … stands on entry …: cancel that first.
    CANCEL_FIRST = "cancel-first", Kind::Conflict;

    /// Entry … cannot be cancelled.
    CANCEL_NEVER = "cancel-never", Kind::NotAllowed;

    /// Entry … is taken back by another act.
    CANCEL_OTHER_WAY = "cancel-other-way", Kind::NotAllowed;

    /// Entry … was cancelled by entry ….
    CANCELLED_ALREADY = "cancelled-already", Kind::Conflict;

    /// The lists of entry … were closed anew since.
    CLOSING_REPLACED = "closing-replaced", Kind::Conflict;

    /// … is already in the register as club ….
    CLUB_EXISTS = "club-exists", Kind::Conflict;

    /// Club … is named by papers or strength orders.
    CLUB_IN_USE = "club-in-use", Kind::Conflict;

    /// Club … cannot be merged into itself.
    CLUB_MERGE_SELF = "club-merge-self", Kind::Invalid;

    /// Club … became ….
    CLUB_MERGED = "club-merged", Kind::Conflict;

    /// … may be any of these.
    CLUB_SEVERAL = "club-several", Kind::Conflict;

    /// The table has clubs and no season.
    CLUBS_WITHOUT_SEASON = "clubs-without-season", Kind::Invalid;

    /// There is no club ….
    CLUB_UNKNOWN = "club-unknown", Kind::Missing;

    /// Say how the officer … is reached.
    CONTACT_EMPTY = "contact-empty", Kind::Invalid;

    /// … is no country code.
    COUNTRY_CODE = "country-code", Kind::Invalid;

    /// … is no country code.
    COUNTRY_UNREADABLE = "country-unreadable", Kind::Invalid;

    /// … is still to come.
    DAY_IN_FUTURE = "day-in-future", Kind::Invalid;

    /// Nobody dies before birth.
    DEATH_BEFORE_BIRTH = "death-before-birth", Kind::Invalid;

    /// The decision of entry … does not hold any more.
    DECISION_REVOKED = "decision-revoked", Kind::Conflict;

    /// An earlier list is closed and not published yet.
    EARLIER_LIST_UNPUBLISHED = "earlier-list-unpublished", Kind::Conflict;

    /// Edition … is not one of this game.
    EDITION_OTHER_GAME = "edition-other-game", Kind::Invalid;

    /// There is no entry … in the ledger.
    ENTRY_UNKNOWN = "entry-unknown", Kind::Missing;

    /// The tournament ends before it begins.
    EVENT_ENDS_EARLY = "event-ends-early", Kind::Invalid;

    /// The tournament would begin years from now, on ….
    EVENT_FAR_AHEAD = "event-far-ahead", Kind::Invalid;

    /// This is tournament … already: ….
    EVENT_KNOWN = "event-known", Kind::Conflict;

    /// Tournament … is not announced but ….
    EVENT_NOT_ANNOUNCED = "event-not-announced", Kind::Conflict;

    /// Tournament … was reported by submission ….
    EVENT_REPORTED = "event-reported", Kind::Conflict;

    /// Submission … says that the tournament ends on …, which is still to come.
    EVENT_TO_COME = "event-to-come", Kind::NotAllowed;

    /// The tournament has no name.
    EVENT_WITHOUT_NAME = "event-without-name", Kind::Invalid;

    /// A case file carries its own ratings and cannot be entered into the register.
    FILE_IS_CASE = "file-is-case", Kind::Invalid;

    /// The file is no tournament report.
    FILE_NOT_REPORT = "file-not-report", Kind::Invalid;

    /// There are no games in this file.
    FILE_NOT_GAMES = "file-not-games", Kind::Invalid;

    /// The file has … bytes.
    FILE_TOO_LARGE = "file-too-large", Kind::Invalid;

    /// The file has errors.
    FILE_WITH_ERRORS = "file-with-errors", Kind::Invalid;

    /// The file does not say when the event took place.
    FILE_WITHOUT_DATES = "file-without-dates", Kind::Invalid;

    /// No players were found in the file.
    FILE_WITHOUT_PLAYERS = "file-without-players", Kind::Invalid;

    /// In round … line … has … games.
    GAME_SEVERAL = "game-several", Kind::Conflict;

    /// In round … line … has no game.
    GAME_UNKNOWN = "game-unknown", Kind::Missing;

    /// Tournament … is hybrid and accepted with its games.
    GAMES_NEEDED = "games-needed", Kind::Conflict;

    /// Grades belong to go.
    GRADE_OF_CHESS = "grade-of-chess", Kind::Invalid;

    /// … is no grade.
    GRADE_UNKNOWN = "grade-unknown", Kind::Missing;

    /// Person … is already a guest of … in ….
    GUEST_ALREADY = "guest-already", Kind::Conflict;

    /// Person … has the licence for … with … itself and cannot be its guest.
    GUEST_AT_HOME = "guest-at-home", Kind::Conflict;

    /// Person … has no licence for ….
    GUEST_WITHOUT_LICENCE = "guest-without-licence", Kind::Conflict;

    /// A list was closed on what entry … imported.
    IMPORT_CLOSED_UPON = "import-closed-upon", Kind::Conflict;

    /// A list was published on what entry … imported.
    IMPORT_PUBLISHED_UPON = "import-published-upon", Kind::Conflict;

    /// … has no date.
    EGD_LIST_UNDATED = "egd-list-undated", Kind::Invalid;

    /// … is not the European database's list.
    EGD_LIST_UNREADABLE = "egd-list-unreadable", Kind::Invalid;

    /// Nothing is stated about the tournament.
    FACTS_EMPTY = "facts-empty", Kind::Invalid;

    /// Tournament … has no such game in round ….
    GAME_NOT_IN_REPORT = "game-not-in-report", Kind::Missing;

    /// … points are more than the manager may give.
    INITIAL_TOO_HIGH = "initial-too-high", Kind::NotAllowed;

    /// … is no importance.
    IMPORTANCE_UNKNOWN = "importance-unknown", Kind::Missing;

    /// Neither points nor grade: nothing is decided.
    INDICATORS_EMPTY = "indicators-empty", Kind::Invalid;

    /// No KOMIR number is left: numbers have five digits at most, … has been given, and none is given twice.
    KOMIR_EXHAUSTED = "komir-exhausted", Kind::Conflict;

    /// The KOMIR number … came with the licence of entry … and stays with its person.
    KOMIR_PERMANENT = "komir-permanent", Kind::NotAllowed;

    /// Say why the KOMIR number … changes.
    KOMIR_WITHOUT_REASON = "komir-without-reason", Kind::Invalid;

    /// … is no KOMIR number.
    KOMIR_TOO_LONG = "komir-too-long", Kind::Invalid;

    /// A later … list, that of …, was closed on ….
    LATER_LIST_CLOSED = "later-list-closed", Kind::Conflict;

    /// A later … list, that of …, was published on ….
    LATER_LIST_PUBLISHED = "later-list-published", Kind::Conflict;

    /// Person … already has a licence for … with ….
    LICENCE_ALREADY = "licence-already", Kind::Conflict;

    /// The licence would end on … and begin on ….
    LICENCE_ENDS_BEFORE = "licence-ends-before", Kind::Invalid;

    /// Line …, …, has the … number … of ….
    LINE_NUMBER_TAKEN = "line-number-taken", Kind::Conflict;

    /// Line … of submission … is nobody whom the file rates and no list.
    LINE_NOT_STRANGER = "line-not-stranger", Kind::Conflict;

    /// There is no line ….
    LINE_UNKNOWN = "line-unknown", Kind::Missing;

    /// FIDE's list of … is of a day that is still to come.
    LIST_AHEAD = "list-ahead", Kind::NotAllowed;

    /// Nothing permits setting … of … aside.
    WAIVER_NOT_PROVIDED = "waiver-not-provided", Kind::Invalid;

    /// The day of round … of … is not told.
    PART_UNDATED = "part-undated", Kind::Invalid;

    /// Round … is not the round that part … has.
    PART_DIFFERS = "part-differs", Kind::Conflict;

    /// The … list of … was closed on ….
    LIST_CLOSED = "list-closed", Kind::Conflict;

    /// … is no list date.
    LIST_DATE = "list-date", Kind::Invalid;

    /// FIDE's … list of … was imported on ….
    LIST_IMPORTED = "list-imported", Kind::Conflict;

    /// The … list of … is not closed yet.
    LIST_NOT_CLOSED = "list-not-closed", Kind::Conflict;

    /// The … list of … is not due before ….
    LIST_NOT_DUE = "list-not-due", Kind::NotAllowed;

    /// FIDE's … list of … has not been imported yet.
    LIST_NOT_IMPORTED = "list-not-imported", Kind::Missing;

    /// FIDE's … list of … is there.
    LIST_OF_FIDE = "list-of-fide", Kind::NotAllowed;

    /// The file … is the list of …, not of ….
    LIST_OF_ANOTHER_DAY = "list-of-another-day", Kind::Invalid;

    /// The … list of … was published on ….
    LIST_PUBLISHED = "list-published", Kind::Conflict;

    /// No … list of … was closed.
    LIST_SKIPPED = "list-skipped", Kind::NotAllowed;

    /// The name … does not tell the date of the list.
    LIST_UNDATED = "list-undated", Kind::Invalid;

    /// There is no … list of ….
    LIST_UNKNOWN = "list-unknown", Kind::Missing;

    /// The list … cannot be read: ….
    LIST_UNREADABLE = "list-unreadable", Kind::Invalid;

    /// No players were found in the file.
    LIST_WITHOUT_PLAYERS = "list-without-players", Kind::Invalid;

    /// … and … contradict each other: … and …. If they are one person even so, say --even-so.
    MERGE_CONTRADICTION = "merge-contradiction", Kind::NotAllowed;

    /// … and … both played in tournament … and cannot be one person.
    MERGE_PLAYED_TOGETHER = "merge-played-together", Kind::Conflict;

    /// Person … cannot be merged into itself.
    MERGE_SELF = "merge-self", Kind::Invalid;

    /// The tables give tournament … the multiplier …; the decision names no ground of its own.
    MULTIPLIER_CLEAR = "multiplier-clear", Kind::NotAllowed;

    /// On 13 lines the multiplier is always ….
    MULTIPLIER_SMALL_BOARD = "multiplier-small-board", Kind::NotAllowed;

    /// A part without a round, or no parts.
    PARTS_EMPTY = "parts-empty", Kind::Invalid;

    /// The parts have … rounds, the tournament ….
    PARTS_SUM = "parts-sum", Kind::Invalid;

    /// … cannot be points.
    POINTS_RANGE = "points-range", Kind::Invalid;

    /// A band is not … points wide.
    WIDTH_RANGE = "width-range", Kind::Invalid;

    /// … is no multiplier.
    MULTIPLIER_RANGE = "multiplier-range", Kind::Invalid;

    /// “…” has no letter in it.
    NAME_WITHOUT_LETTER = "name-without-letter", Kind::Invalid;

    /// The points of … are not open.
    NEWCOMER_NOT_OPEN = "newcomer-not-open", Kind::Missing;

    /// … entered without a grade; nothing can be proposed.
    NEWCOMER_WITHOUT_GRADE = "newcomer-without-grade", Kind::Conflict;

    /// Nobody's points are open, or they are the committee's.
    NEWCOMERS_NONE = "newcomers-none", Kind::Missing;

    /// There is no … list yet.
    NO_LIST = "no-list", Kind::Missing;

    /// Person … is not merged into anybody.
    NOT_MERGED = "not-merged", Kind::Conflict;

    /// No list of FIDE's is in the register.
    NO_FIDE_LIST = "no-fide-list", Kind::Missing;

    /// Every player of submission … whom the file rates has a rating in the register.
    NO_STRANGERS = "no-strangers", Kind::Missing;

    /// No edition of the … regulations is modelled for ….
    NOT_MODELLED = "not-modelled", Kind::NotAllowed;

    /// Submission … cannot be rated as it is.
    NOT_RATABLE = "not-ratable", Kind::NotAllowed;

    /// The wish not to be shown was said under another number.
    WISH_ELSEWHERE = "wish-elsewhere", Kind::Conflict;

    /// Nothing would change.
    NOTHING_CHANGES = "nothing-changes", Kind::Conflict;

    /// No … list waits to be published.
    NOTHING_CLOSED = "nothing-closed", Kind::Missing;

    /// No accepted … tournament waits to be rated.
    NOTHING_DUE = "nothing-due", Kind::Missing;

    /// None of the accepted … tournaments can be rated.
    NOTHING_RATABLE = "nothing-ratable", Kind::NotAllowed;

    /// No question of submission … has one plain answer.
    NOTHING_SURE = "nothing-sure", Kind::Missing;

    /// The … number … already belongs to ….
    NUMBER_TAKEN = "number-taken", Kind::Conflict;

    /// Lines … all have the number ….
    NUMBER_TWICE = "number-twice", Kind::Conflict;

    /// … has no number behind the colon.
    NUMBER_UNREADABLE = "number-unreadable", Kind::Invalid;

    /// 0 is no … number.
    NUMBER_ZERO = "number-zero", Kind::Invalid;

    /// The file … that entry … opened again is … since.
    OUTCOME_ACTED_UPON = "outcome-acted-upon", Kind::Conflict;

    /// The … list of … was closed since the appeal of entry … was decided.
    OUTCOME_COUNTED = "outcome-counted", Kind::Conflict;

    /// Nobody but the federation publishes a go list.
    OWNER_OF_GO = "owner-of-go", Kind::Invalid;

    /// The strength order of … for … stands on the paper of entry ….
    PAPER_IN_STRENGTH = "paper-in-strength", Kind::Conflict;

    /// Say which paragraph is set aside.
    PARAGRAPH_EMPTY = "paragraph-empty", Kind::Invalid;

    /// Edition … has no parameter … that could be ….
    PARAMETER_UNKNOWN = "parameter-unknown", Kind::Missing;

    /// Person … died on ….
    PERSON_DIED = "person-died", Kind::Conflict;

    /// Person … is named by reports, lists, papers or decisions.
    PERSON_IN_USE = "person-in-use", Kind::Conflict;

    /// Something was stated of person … since entry ….
    PERSON_STATED_SINCE = "person-stated-since", Kind::Conflict;

    /// Person … was merged into ….
    PERSON_MERGED = "person-merged", Kind::Conflict;

    /// Nobody is found under “…”.
    PERSON_NOT_FOUND = "person-not-found", Kind::Missing;

    /// “…” may be any of ….
    PERSON_SEVERAL = "person-several", Kind::Conflict;

    /// Person … already stands on line … of this report.
    PERSON_TWICE = "person-twice", Kind::Conflict;

    /// There is no person … in the register.
    PERSON_UNKNOWN = "person-unknown", Kind::Missing;

    /// Submission … still has questions: … in doubt, … not in the register. Answer them.
    QUESTIONS_OPEN = "questions-open", Kind::Conflict;

    /// … is no rating.
    RATING_RANGE = "rating-range", Kind::Invalid;

    /// Say who decided, and under which number.
    REFERENCE_EMPTY = "reference-empty", Kind::Invalid;

    /// The file … came on …, and its tournament began on ….
    REPORT_BEFORE_EVENT = "report-before-event", Kind::Invalid;

    /// … cannot be the result: a bye has no opponent, and a game has one.
    RESULT_OF_BYE = "result-of-bye", Kind::Invalid;

    /// … is no result of a game.
    RESULT_UNKNOWN = "result-unknown", Kind::Missing;

    /// … is no season.
    SEASON_UNREADABLE = "season-unreadable", Kind::Invalid;

    /// Nothing was sent before the event ended.
    SENT_EARLY = "sent-early", Kind::Invalid;

    /// … is not a series of lists.
    SERIES_UNKNOWN = "series-unknown", Kind::Missing;

    /// … is neither F nor M.
    SEX_UNREADABLE = "sex-unreadable", Kind::Invalid;

    /// Who … are must be answered first: the register has candidates.
    STRANGERS_IN_DOUBT = "strangers-in-doubt", Kind::Conflict;

    /// FIDE's list of … has another name than the file: ….
    STRANGERS_OTHERWISE = "strangers-otherwise", Kind::Conflict;

    /// None of … is on FIDE's list of … with a rating.
    STRANGERS_NOT_LISTED = "strangers-not-listed", Kind::Missing;

    /// The file gives … players a rating, and the register none: ….
    STRANGERS_RATED = "strangers-rated", Kind::Conflict;

    /// A strength order names at least one person.
    STRENGTH_EMPTY = "strength-empty", Kind::Invalid;

    /// ….
    STRENGTH_TWICE = "strength-twice", Kind::Conflict;

    /// No licence and no guest’s licence with … for …: ….
    STRENGTH_WITHOUT_LICENCE = "strength-without-licence", Kind::Conflict;

    /// Submission … is already ….
    SUBMISSION_DECIDED = "submission-decided", Kind::Conflict;

    /// Submission … waits or counts: there is nothing to take up.
    SUBMISSION_NOT_LOST = "submission-not-lost", Kind::Conflict;

    /// There is no submission ….
    SUBMISSION_UNKNOWN = "submission-unknown", Kind::Missing;

    /// “…” contains a control character or a mark of writing direction.
    TEXT_CONTROL = "text-control", Kind::Invalid;

    /// A name cannot be empty.
    TEXT_EMPTY = "text-empty", Kind::Invalid;

    /// The text beginning with “…” has … characters.
    TEXT_TOO_LONG = "text-too-long", Kind::Invalid;

    /// … cannot have been awarded on …, before or in the year of birth.
    TITLE_BEFORE_BIRTH = "title-before-birth", Kind::Invalid;

    /// Board … stands twice in one strength order.
    BOARD_TWICE = "board-twice", Kind::Invalid;

    /// … cannot be read.
    CELL_UNREADABLE = "cell-unreadable", Kind::Invalid;

    /// No column says ….
    COLUMN_MISSING = "column-missing", Kind::Invalid;

    /// Two columns say ….
    COLUMN_TWICE = "column-twice", Kind::Invalid;

    /// There is no column ….
    COLUMN_UNKNOWN = "column-unknown", Kind::Missing;

    /// … is no federation.
    FEDERATION_UNKNOWN = "federation-unknown", Kind::Invalid;

    /// A column cannot be taken for ….
    FIELD_UNKNOWN = "field-unknown", Kind::Missing;

    /// The number belongs to somebody of another name.
    NUMBER_OTHER_NAME = "number-other-name", Kind::Conflict;

    /// The number stands in another row too.
    NUMBER_IN_ROWS = "number-in-rows", Kind::Conflict;

    /// The report of tournament … is no TRF.
    REPORT_NOT_TRF = "report-not-trf", Kind::NotAllowed;

    /// The row has no number to find the person by.
    ROW_WITHOUT_NUMBER = "row-without-number", Kind::Invalid;

    /// F may be female or férfi.
    SEX_AMBIGUOUS = "sex-ambiguous", Kind::Invalid;

    /// The … list of … was closed since the table of entry … was taken over.
    TABLE_CLOSED_UPON = "table-closed-upon", Kind::Conflict;

    /// The … list of … was published since the table of entry … was taken over.
    TABLE_PUBLISHED_UPON = "table-published-upon", Kind::Conflict;

    /// The table is empty.
    TABLE_EMPTY = "table-empty", Kind::Invalid;

    /// The table is too large.
    TABLE_TOO_LARGE = "table-too-large", Kind::Invalid;

    /// The table cannot be read.
    TABLE_UNREADABLE = "table-unreadable", Kind::Invalid;

    /// Nobody says of which day … is.
    TABLE_WITHOUT_DAY = "table-without-day", Kind::Invalid;

    /// The tournament was announced for another tempo than its report says.
    TEMPO_OTHER = "tempo-other", Kind::Conflict;

    /// The time control … of the report cannot be read.
    TEMPO_UNREADABLE = "tempo-unreadable", Kind::Conflict;

    /// The report does not say its time control.
    TEMPO_UNSAID = "tempo-unsaid", Kind::Conflict;

    /// … is a national title.
    TITLE_NATIONAL = "title-national", Kind::NotAllowed;

    /// … is not a title of the register.
    TITLE_UNKNOWN = "title-unknown", Kind::Missing;

    /// Tournament … is ….
    TOURNAMENT_NOT_ACCEPTED = "tournament-not-accepted", Kind::Conflict;

    /// Tournament … is not of go.
    TOURNAMENT_NOT_GO = "tournament-not-go", Kind::NotAllowed;

    /// Tournament … is not withdrawn but ….
    TOURNAMENT_NOT_WITHDRAWN = "tournament-not-withdrawn", Kind::Conflict;

    /// Tournament … was announced as …, the report is of ….
    TOURNAMENT_OTHER_SERIES = "tournament-other-series", Kind::NotAllowed;

    /// There is no tournament ….
    TOURNAMENT_UNKNOWN = "tournament-unknown", Kind::Missing;

    /// No report of tournament … has come.
    TOURNAMENT_UNREPORTED = "tournament-unreported", Kind::Conflict;

    /// Person … was already transferred on ….
    TRANSFER_OUT_OF_ORDER = "transfer-out-of-order", Kind::Conflict;

    /// Person … already plays for ….
    TRANSFER_SAME_CLUB = "transfer-same-club", Kind::Conflict;

    /// Person … has no club to leave.
    TRANSFER_WITHOUT_CLUB = "transfer-without-club", Kind::Conflict;

    /// … is no conversion.
    TRANSITION_UNKNOWN = "transition-unknown", Kind::Missing;

    /// The … list of … was closed without tournament ….
    WITHDRAWAL_COUNTED = "withdrawal-counted", Kind::Conflict;
}
