//! Who the lines of a report are.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub LINES: RefusalCode;

    /// In round … line … has … games.
    GAME_SEVERAL = "game-several", Kind::Conflict;

    /// In round … line … has no game.
    GAME_UNKNOWN = "game-unknown", Kind::Missing;

    /// Line … of submission … is nobody whom the file rates and no list.
    LINE_NOT_STRANGER = "line-not-stranger", Kind::Conflict;

    /// Line …, …, has the … number … of ….
    LINE_NUMBER_TAKEN = "line-number-taken", Kind::Conflict;

    /// Line … of submission … cannot be …: line … is.
    LINE_PERSON_TAKEN = "line-person-taken", Kind::Conflict;

    /// There is no line ….
    LINE_UNKNOWN = "line-unknown", Kind::Missing;

    /// … is no player of tournament …, or several are called so: ….
    LINE_UNNAMED = "line-unnamed", Kind::Missing;

    /// No question of submission … has one plain answer.
    NOTHING_SURE = "nothing-sure", Kind::Missing;

    /// No list of FIDE's is in the register.
    NO_FIDE_LIST = "no-fide-list", Kind::Missing;

    /// Every player of submission … whom the file rates has a rating in the register.
    NO_STRANGERS = "no-strangers", Kind::Missing;

    /// Lines … all have the number ….
    NUMBER_TWICE = "number-twice", Kind::Conflict;

    /// Person … already stands on line … of this report.
    PERSON_TWICE = "person-twice", Kind::Conflict;

    /// Submission … still has questions: … in doubt, … not in the register. Answer them.
    QUESTIONS_OPEN = "questions-open", Kind::Conflict;

    /// … cannot be the result: a bye has no opponent, and a game has one.
    RESULT_OF_BYE = "result-of-bye", Kind::Invalid;

    /// … – …: the report does not say who had which color, so the result is said by who won.
    RESULT_UNCOLORED = "result-uncolored", Kind::Invalid;

    /// … is no result of a game.
    RESULT_UNKNOWN = "result-unknown", Kind::Missing;

    /// Who … are must be answered first: the register has candidates.
    STRANGERS_IN_DOUBT = "strangers-in-doubt", Kind::Conflict;

    /// None of … is on FIDE's list of … with a rating.
    STRANGERS_NOT_LISTED = "strangers-not-listed", Kind::Missing;

    /// FIDE's list of … has another name than the file: ….
    STRANGERS_OTHERWISE = "strangers-otherwise", Kind::Conflict;

    /// The file gives … players a rating, and the register none: ….
    STRANGERS_RATED = "strangers-rated", Kind::Conflict;
}
