//! Every reason for which the office refuses, with its kind.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of them: each has a sentence in every language.
    pub ALL: RefusalCode;

    /// appeal … has already been decided.
    APPEAL_ENDED = "appeal-ended", Kind::Conflict;

    /// there is no appeal ….
    APPEAL_UNKNOWN = "appeal-unknown", Kind::Missing;

    /// no reason is given.
    BECAUSE_EMPTY = "because-empty", Kind::Invalid;

    /// the birth is still to come.
    BIRTH_IN_FUTURE = "birth-in-future", Kind::Invalid;

    /// a birth in … is too early; the register begins with ….
    BIRTH_TOO_EARLY = "birth-too-early", Kind::Invalid;

    /// … is neither a year nor a date.
    BIRTH_UNREADABLE = "birth-unreadable", Kind::Invalid;

    /// … is already in the register as club ….
    CLUB_EXISTS = "club-exists", Kind::Conflict;

    /// … may be any of these; say which by number: ….
    CLUB_SEVERAL = "club-several", Kind::Conflict;

    /// there is no club ….
    CLUB_UNKNOWN = "club-unknown", Kind::Missing;

    /// … is no country code; it has three letters, such as HUN.
    COUNTRY_CODE = "country-code", Kind::Invalid;

    /// … is no country code; it has three letters, such as HUN.
    COUNTRY_UNREADABLE = "country-unreadable", Kind::Invalid;

    /// … is still to come; today is ….
    DAY_IN_FUTURE = "day-in-future", Kind::Invalid;

    /// nobody dies before birth ( … ).
    DEATH_BEFORE_BIRTH = "death-before-birth", Kind::Invalid;

    /// the … list of … , closed on … (entry … ), is not published yet; publish it first.
    EARLIER_LIST_UNPUBLISHED = "earlier-list-unpublished", Kind::Conflict;

    /// edition … is not one of this game.
    EDITION_OTHER_GAME = "edition-other-game", Kind::Invalid;

    /// there is no entry … in the ledger.
    ENTRY_UNKNOWN = "entry-unknown", Kind::Missing;

    /// the tournament ends ( … ) before it begins ( … ).
    EVENT_ENDS_EARLY = "event-ends-early", Kind::Invalid;

    /// this is tournament … already: ….
    EVENT_KNOWN = "event-known", Kind::Conflict;

    /// the tournament has no name.
    EVENT_WITHOUT_NAME = "event-without-name", Kind::Invalid;

    /// a case file carries its own ratings and cannot be entered into the register; send the tournament rep.
    FILE_IS_CASE = "file-is-case", Kind::Invalid;

    /// the file has … bytes; at most … are taken.
    FILE_TOO_LARGE = "file-too-large", Kind::Invalid;

    /// the file has errors; correct them and send it again.
    FILE_WITH_ERRORS = "file-with-errors", Kind::Invalid;

    /// the file does not say when the event took place.
    FILE_WITHOUT_DATES = "file-without-dates", Kind::Invalid;

    /// no players were found in the file; is it a tournament report?.
    FILE_WITHOUT_PLAYERS = "file-without-players", Kind::Invalid;

    /// grades belong to go.
    GRADE_OF_CHESS = "grade-of-chess", Kind::Invalid;

    /// … is no grade; grades go from 35k to 1k and from 1d to 9d.
    GRADE_UNKNOWN = "grade-unknown", Kind::Missing;

    /// person … is already a guest of … in ….
    GUEST_ALREADY = "guest-already", Kind::Conflict;

    /// person … has the licence for … with … itself and cannot be its guest.
    GUEST_AT_HOME = "guest-at-home", Kind::Conflict;

    /// person … has no licence for … ; a guest needs a licence with another club first.
    GUEST_WITHOUT_LICENCE = "guest-without-licence", Kind::Conflict;

    /// … is no importance; there are ….
    IMPORTANCE_UNKNOWN = "importance-unknown", Kind::Missing;

    /// neither points nor grade: nothing is decided.
    INDICATORS_EMPTY = "indicators-empty", Kind::Invalid;

    /// no KOMIR number is left: numbers have five digits at most, … has been given, and none is given twice.
    KOMIR_EXHAUSTED = "komir-exhausted", Kind::Conflict;

    /// the KOMIR number … stays with its person and can be neither changed nor taken away (§ 2 of the 2017 .
    KOMIR_PERMANENT = "komir-permanent", Kind::NotAllowed;

    /// … is no KOMIR number; they go from 1 to … (§ 2 of the 2017 regulation).
    KOMIR_TOO_LONG = "komir-too-long", Kind::Invalid;

    /// a later … list, that of … , was closed on … (entry … ).
    LATER_LIST_CLOSED = "later-list-closed", Kind::Conflict;

    /// person … already has a licence for … with … ; another club needs a transfer (arpad transfer) or a gu.
    LICENCE_ALREADY = "licence-already", Kind::Conflict;

    /// there is no line … ; the report has ….
    LINE_UNKNOWN = "line-unknown", Kind::Missing;

    /// the … list of … was closed on … (entry … ) and waits to be published; close it --again if something .
    LIST_CLOSED = "list-closed", Kind::Conflict;

    /// … is no list date; lists are dated the first of a month.
    LIST_DATE = "list-date", Kind::Invalid;

    /// FIDE's … list of … was imported on … (entry … ) from another file; a published list is never changed.
    LIST_IMPORTED = "list-imported", Kind::Conflict;

    /// the … list of … is not closed yet.
    LIST_NOT_CLOSED = "list-not-closed", Kind::Conflict;

    /// FIDE's list of that day has not been imported.
    LIST_NOT_IMPORTED = "list-not-imported", Kind::Missing;

    /// The list is published.
    LIST_PUBLISHED = "list-published", Kind::Conflict;

    /// the name … does not tell the date of the list; say it with --date (such as --date 2024-04-01).
    LIST_UNDATED = "list-undated", Kind::Invalid;

    /// there is no … list of ….
    LIST_UNKNOWN = "list-unknown", Kind::Missing;

    /// the list … cannot be read: ….
    LIST_UNREADABLE = "list-unreadable", Kind::Invalid;

    /// no players were found in the file; is it a rating list of FIDE?.
    LIST_WITHOUT_PLAYERS = "list-without-players", Kind::Invalid;

    /// … and … contradict each other: … and ….
    MERGE_CONTRADICTION = "merge-contradiction", Kind::NotAllowed;

    /// … and … both played in tournament … and cannot be one person; if a line of its report is wrong, corr.
    MERGE_PLAYED_TOGETHER = "merge-played-together", Kind::Conflict;

    /// person … cannot be merged into itself.
    MERGE_SELF = "merge-self", Kind::Invalid;

    /// … is no multiplier; it is between 1 and 100.
    MULTIPLIER_RANGE = "multiplier-range", Kind::Invalid;

    /// “ … ” has no letter in it; a person needs a name that can be found again.
    NAME_WITHOUT_LETTER = "name-without-letter", Kind::Invalid;

    /// there is no … list yet.
    NO_LIST = "no-list", Kind::Missing;

    /// person … is not merged into anybody.
    NOT_MERGED = "not-merged", Kind::Conflict;

    /// no edition of the … regulations is modelled for … ; the first begins on ….
    NOT_MODELLED = "not-modelled", Kind::NotAllowed;

    /// submission … cannot be rated as it is; the committee can set a paragraph aside or decide what is mis.
    NOT_RATABLE = "not-ratable", Kind::NotAllowed;

    /// nothing would change.
    NOTHING_CHANGES = "nothing-changes", Kind::Conflict;

    /// no … list waits to be published.
    NOTHING_CLOSED = "nothing-closed", Kind::Missing;

    /// no accepted … tournament waits to be rated.
    NOTHING_DUE = "nothing-due", Kind::Missing;

    /// none of the accepted … tournaments can be rated.
    NOTHING_RATABLE = "nothing-ratable", Kind::NotAllowed;

    /// the … number … already belongs to … (person … ); if the two are one, merge them (arpad person merge).
    NUMBER_TAKEN = "number-taken", Kind::Conflict;

    /// … has no number behind the colon; write komir:12345, fide:700010 or egd:12345678.
    NUMBER_UNREADABLE = "number-unreadable", Kind::Invalid;

    /// 0 is no … number.
    NUMBER_ZERO = "number-zero", Kind::Invalid;

    /// say which paragraph is set aside.
    PARAGRAPH_EMPTY = "paragraph-empty", Kind::Invalid;

    /// edition … has no parameter … that could be … ; see arpad editions.
    PARAMETER_UNKNOWN = "parameter-unknown", Kind::Missing;

    /// person … died on ….
    PERSON_DIED = "person-died", Kind::Conflict;

    /// person … was merged into … ; do it under that number, or take the two apart first (arpad person unme.
    PERSON_MERGED = "person-merged", Kind::Conflict;

    /// nobody is found under “ … ”.
    PERSON_NOT_FOUND = "person-not-found", Kind::Missing;

    /// “ … ” may be any of … ; say which by number: ….
    PERSON_SEVERAL = "person-several", Kind::Conflict;

    /// person … already stands on another line of this report.
    PERSON_TWICE = "person-twice", Kind::Conflict;

    /// there is no person … in the register.
    PERSON_UNKNOWN = "person-unknown", Kind::Missing;

    /// submission … still has questions: … in doubt, … not in the register.
    QUESTIONS_OPEN = "questions-open", Kind::Conflict;

    /// … is no rating.
    RATING_RANGE = "rating-range", Kind::Invalid;

    /// say who decided, and under which number (--reference).
    REFERENCE_EMPTY = "reference-empty", Kind::Invalid;

    /// … is no season; a season is written as 2024/25.
    SEASON_UNREADABLE = "season-unreadable", Kind::Invalid;

    /// … is not a series of lists; there are standard, rapid, blitz and go.
    SERIES_UNKNOWN = "series-unknown", Kind::Missing;

    /// … is neither F nor M.
    SEX_UNREADABLE = "sex-unreadable", Kind::Invalid;

    /// a strength order names at least one person.
    STRENGTH_EMPTY = "strength-empty", Kind::Invalid;

    /// … ( … ) stands twice in the strength order.
    STRENGTH_TWICE = "strength-twice", Kind::Conflict;

    /// no licence and no guest’s licence with … for … : ….
    STRENGTH_WITHOUT_LICENCE = "strength-without-licence", Kind::Conflict;

    /// submission … is already ….
    SUBMISSION_DECIDED = "submission-decided", Kind::Conflict;

    /// there is no submission ….
    SUBMISSION_UNKNOWN = "submission-unknown", Kind::Missing;

    /// “ … ” contains a control character; names are single lines of visible characters.
    TEXT_CONTROL = "text-control", Kind::Invalid;

    /// a name cannot be empty.
    TEXT_EMPTY = "text-empty", Kind::Invalid;

    /// the text beginning with “ … ” has … characters; at most … are kept, and nothing is cut.
    TEXT_TOO_LONG = "text-too-long", Kind::Invalid;

    /// … cannot have been awarded on … , before or in the year of birth.
    TITLE_BEFORE_BIRTH = "title-before-birth", Kind::Invalid;

    /// … is a national title; only those awarded before 1990 may be used (§ 1.3.1 of the 2017 regulation), .
    TITLE_NATIONAL = "title-national", Kind::NotAllowed;

    /// … is not a title of the register; there are ….
    TITLE_UNKNOWN = "title-unknown", Kind::Missing;

    /// tournament … is … ; only an accepted or rated one can be corrected.
    TOURNAMENT_NOT_ACCEPTED = "tournament-not-accepted", Kind::Conflict;

    /// tournament … is not of go.
    TOURNAMENT_NOT_GO = "tournament-not-go", Kind::NotAllowed;

    /// tournament … was announced as … , the report is of ….
    TOURNAMENT_OTHER_SERIES = "tournament-other-series", Kind::NotAllowed;

    /// there is no tournament ….
    TOURNAMENT_UNKNOWN = "tournament-unknown", Kind::Missing;

    /// person … was already transferred on … ; a transfer of … would come before that.
    TRANSFER_OUT_OF_ORDER = "transfer-out-of-order", Kind::Conflict;

    /// person … already plays for ….
    TRANSFER_SAME_CLUB = "transfer-same-club", Kind::Conflict;

    /// person … has no club to leave; file a licence (arpad licence).
    TRANSFER_WITHOUT_CLUB = "transfer-without-club", Kind::Conflict;

    /// … is no conversion; there is ….
    TRANSITION_UNKNOWN = "transition-unknown", Kind::Missing;
}
