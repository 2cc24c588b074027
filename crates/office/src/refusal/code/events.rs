//! Tournaments: announced, reported, withdrawn.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub EVENTS: RefusalCode;

    /// The color … cannot be read on the pages.
    COLOR_FAINT = "color-faint", Kind::Invalid;

    /// The logo is larger than … bytes.
    LOGO_LARGE = "logo-large", Kind::Invalid;

    /// The logo has sides that no header can show.
    LOGO_SIDES = "logo-sides", Kind::Invalid;

    /// The logo is no PNG.
    LOGO_UNREADABLE = "logo-unreadable", Kind::Invalid;

    /// Less may be shown until an age between … and … .
    MINORS_AGE = "minors-age", Kind::Invalid;

    /// … is no mail address.
    MAIL_UNREADABLE = "mail-unreadable", Kind::Invalid;

    /// … is no address of the web.
    WEB_UNREADABLE = "web-unreadable", Kind::Invalid;

    /// Say how the officer … is reached.
    CONTACT_EMPTY = "contact-empty", Kind::Invalid;

    /// … is no country code.
    COUNTRY_CODE = "country-code", Kind::Invalid;

    /// The tournament ends before it begins.
    EVENT_ENDS_EARLY = "event-ends-early", Kind::Invalid;

    /// The tournament would begin years from now, on ….
    EVENT_FAR_AHEAD = "event-far-ahead", Kind::Invalid;

    /// The event would have begun on …, and today is ….
    EVENT_LONG_AGO = "event-long-ago", Kind::Invalid;

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

    /// … is no importance.
    IMPORTANCE_UNKNOWN = "importance-unknown", Kind::Missing;

    /// Person … left the register with tournament …, and the … number … is somebody else's since.
    LEFT_NUMBER_TAKEN = "left-number-taken", Kind::Conflict;

    /// … is no multiplier.
    MULTIPLIER_RANGE = "multiplier-range", Kind::Invalid;

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

    /// Tournament … was withdrawn while submission … waited.
    TOURNAMENT_WITHDRAWN = "tournament-withdrawn", Kind::Conflict;

    /// No report of tournament … has come.
    TOURNAMENT_UNREPORTED = "tournament-unreported", Kind::Conflict;

    /// The … list of … was closed without tournament ….
    WITHDRAWAL_COUNTED = "withdrawal-counted", Kind::Conflict;
}
