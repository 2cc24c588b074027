//! Decisions, appeals, and what is taken back.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub DECISIONS: RefusalCode;

    /// The appeal is older than entry …, against which it is.
    APPEAL_BEFORE = "appeal-before", Kind::Invalid;

    /// Entry … is no decision that anybody can appeal against.
    APPEAL_OF_NO_DECISION = "appeal-of-no-decision", Kind::NotAllowed;

    /// Appeal … of the same person against entry … is not decided yet.
    APPEAL_OPEN = "appeal-open", Kind::Conflict;

    /// Appeal … has already been decided.
    APPEAL_ENDED = "appeal-ended", Kind::Conflict;

    /// The appeal against entry … is late.
    APPEAL_LATE = "appeal-late", Kind::Conflict;

    /// Who appeals, and on which grounds?
    APPEAL_UNSAID = "appeal-unsaid", Kind::Invalid;

    /// The decision would end on … and hold from … only.
    DECISION_ENDS_BEFORE = "decision-ends-before", Kind::Invalid;

    /// Waivers are not provided for in go.
    WAIVER_OF_GO = "waiver-of-go", Kind::NotAllowed;

    /// Who belongs to the rating system is a fact of the person, not a decision.
    COVERAGE_DECIDED = "coverage-decided", Kind::NotAllowed;

    /// A decision on a player's indicators says why.
    DECISION_WITHOUT_REASON = "decision-without-reason", Kind::Invalid;

    /// Person … has no points, so a grade alone cannot be given.
    GRADE_WITHOUT_POINTS = "grade-without-points", Kind::Conflict;

    /// Games that counted would not count any more.
    GAMES_DROPPED = "games-dropped", Kind::Conflict;

    /// Nobody said whether new players belong to the rating system.
    NEWCOMERS_UNSAID = "newcomers-unsaid", Kind::Conflict;

    /// Line … is no new player.
    LINE_NOT_NEW = "line-not-new", Kind::Conflict;

    /// The outcome of an appeal in go names the presidium's decision.
    OUTCOME_WITHOUT_REFERENCE = "outcome-without-reference", Kind::Invalid;

    /// There is no appeal ….
    APPEAL_UNKNOWN = "appeal-unknown", Kind::Missing;

    /// What is permitted only on a request made before it, for an event that is none or has begun.
    WAIVER_AFTERWARDS = "waiver-afterwards", Kind::NotAllowed;

    /// What is permitted of matches, for an event that is none.
    WAIVER_NO_MATCH = "waiver-no-match", Kind::NotAllowed;

    /// Another paragraph permits what stands against the event.
    WAIVER_ELSEWHERE = "waiver-elsewhere", Kind::NotAllowed;

    /// Say why.
    BECAUSE_EMPTY = "because-empty", Kind::Invalid;

    /// What is corrected has been counted, or may have been: everybody it moves may read why.
    REASON_MISSING = "reason-missing", Kind::Invalid;

    /// Entry … was cancelled by entry ….
    CANCELLED_ALREADY = "cancelled-already", Kind::Conflict;

    /// Entry … stands on entry …: cancel that first.
    CANCEL_FIRST = "cancel-first", Kind::Conflict;

    /// Entry … cannot be cancelled.
    CANCEL_NEVER = "cancel-never", Kind::NotAllowed;

    /// What has mark … was dismissed by entry ….
    DISMISSED_ALREADY = "dismissed-already", Kind::Conflict;

    /// Nothing out of the ordinary in the month has mark ….
    ANOMALY_UNKNOWN = "anomaly-unknown", Kind::Missing;

    /// The file of entry … was turned away: there is nothing left to take back.
    CANCEL_TURNED_AWAY = "cancel-turned-away", Kind::NotAllowed;

    /// Entry … is taken back by another act.
    CANCEL_OTHER_WAY = "cancel-other-way", Kind::NotAllowed;

    /// The decision of entry … does not hold any more.
    DECISION_REVOKED = "decision-revoked", Kind::Conflict;

    /// There is no entry … in the ledger.
    ENTRY_UNKNOWN = "entry-unknown", Kind::Missing;

    /// Grades belong to go.
    GRADE_OF_CHESS = "grade-of-chess", Kind::Invalid;

    /// … is no grade.
    GRADE_UNKNOWN = "grade-unknown", Kind::Missing;

    /// Neither points nor grade: nothing is decided.
    INDICATORS_EMPTY = "indicators-empty", Kind::Invalid;

    /// Nothing would change.
    NOTHING_CHANGES = "nothing-changes", Kind::Conflict;

    /// The file … that entry … opened again is … since.
    OUTCOME_ACTED_UPON = "outcome-acted-upon", Kind::Conflict;

    /// The … list of … was closed since the appeal of entry … was decided, and can be opened again.
    OUTCOME_CLOSED = "outcome-closed", Kind::Conflict;

    /// The … list of … was closed since the appeal of entry … was decided, and published.
    OUTCOME_COUNTED = "outcome-counted", Kind::Conflict;

    /// Nobody but the federation publishes a go list.
    OWNER_OF_GO = "owner-of-go", Kind::Invalid;

    /// Say which paragraph is set aside.
    PARAGRAPH_EMPTY = "paragraph-empty", Kind::Invalid;

    /// Edition … has no parameter … that could be ….
    PARAMETER_UNKNOWN = "parameter-unknown", Kind::Missing;

    /// … is no rating.
    RATING_RANGE = "rating-range", Kind::Invalid;

    /// Say who decided, and under which number.
    REFERENCE_EMPTY = "reference-empty", Kind::Invalid;

    /// … is no conversion.
    TRANSITION_UNKNOWN = "transition-unknown", Kind::Missing;

    /// Nothing permits setting … of … aside.
    WAIVER_NOT_PROVIDED = "waiver-not-provided", Kind::Invalid;

    /// The paragraph permits several things, and the decision does not say which.
    WAIVER_OF_WHAT = "waiver-of-what", Kind::Invalid;
}
