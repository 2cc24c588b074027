//! Files as they come, and what a report says of its event.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub FILES: RefusalCode;

    /// A case file carries its own ratings and cannot be entered into the register.
    FILE_IS_CASE = "file-is-case", Kind::Invalid;

    /// There are no games in this file.
    FILE_NOT_GAMES = "file-not-games", Kind::Invalid;

    /// The file is no tournament report.
    FILE_NOT_REPORT = "file-not-report", Kind::Invalid;

    /// Submission … is of tournament …, and submission … of the same tournament has other players.
    FILE_OTHER_PLAYERS = "file-other-players", Kind::Conflict;

    /// The file has … bytes.
    FILE_TOO_LARGE = "file-too-large", Kind::Invalid;

    /// The file does not say when the event took place.
    FILE_WITHOUT_DATES = "file-without-dates", Kind::Invalid;

    /// No players were found in the file.
    FILE_WITHOUT_PLAYERS = "file-without-players", Kind::Invalid;

    /// The file has errors.
    FILE_WITH_ERRORS = "file-with-errors", Kind::Invalid;

    /// Tournament … is hybrid and accepted with its games.
    GAMES_NEEDED = "games-needed", Kind::Conflict;

    /// Submission … cannot be rated as it is.
    NOT_RATABLE = "not-ratable", Kind::NotAllowed;

    /// Round … is not the round that part … has.
    PART_DIFFERS = "part-differs", Kind::Conflict;

    /// The day of round … of … is not told.
    PART_UNDATED = "part-undated", Kind::Invalid;

    /// The file … came on …, and its tournament began on ….
    REPORT_BEFORE_EVENT = "report-before-event", Kind::Invalid;

    /// The report of tournament … is no TRF.
    REPORT_NOT_TRF = "report-not-trf", Kind::NotAllowed;

    /// In tournament … the same players met on the same days: … of … games of submission ….
    SAME_GAMES = "same-games", Kind::Conflict;

    /// Nothing was sent before the event ended.
    SENT_EARLY = "sent-early", Kind::Invalid;

    /// Whoever sent it took it back.
    TAKEN_BACK = "taken-back", Kind::Conflict;

    /// Submission … is already ….
    SUBMISSION_DECIDED = "submission-decided", Kind::Conflict;

    /// Submission … waits or counts: there is nothing to take up.
    SUBMISSION_NOT_LOST = "submission-not-lost", Kind::Conflict;

    /// There is no submission ….
    SUBMISSION_UNKNOWN = "submission-unknown", Kind::Missing;

    /// The tournament was announced for another tempo than its report says.
    TEMPO_OTHER = "tempo-other", Kind::Conflict;

    /// The time control … of the report cannot be read.
    TEMPO_UNREADABLE = "tempo-unreadable", Kind::Conflict;

    /// The report does not say its time control.
    TEMPO_UNSAID = "tempo-unsaid", Kind::Conflict;
}
