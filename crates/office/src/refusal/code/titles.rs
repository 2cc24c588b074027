//! Titles: applications and their outcomes, certificates, arbiters.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub TITLES: RefusalCode;

    /// The application of entry … has ended.
    APPLICATION_ENDED = "application-ended", Kind::Conflict;

    /// … holds … already, or a higher title.
    APPLICATION_HELD = "application-held", Kind::Conflict;

    /// Something that the law asks is missing.
    APPLICATION_INCOMPLETE = "application-incomplete", Kind::NotAllowed;

    /// No edition of the title regulations is modelled for ….
    APPLICATION_NO_EDITION = "application-no-edition", Kind::NotAllowed;

    /// … has no norm for … in these.
    APPLICATION_NORM_UNKNOWN = "application-norm-unknown", Kind::Missing;

    /// The application of entry … is open.
    APPLICATION_OPEN = "application-open", Kind::Conflict;

    /// Nobody says who decided.
    APPLICATION_WITHOUT_DECIDER = "application-without-decider", Kind::Invalid;

    /// It was decided before it came.
    APPLICATION_DECIDED_BEFORE = "application-decided-before", Kind::Invalid;

    /// Nobody applies for ….
    APPLICATION_TITLE = "application-title", Kind::Invalid;

    /// … is a title of women.
    APPLICATION_WOMEN = "application-women", Kind::NotAllowed;

    /// Entry … is no application.
    APPLICATION_UNKNOWN = "application-unknown", Kind::Missing;

    /// … is no title of an arbiter.
    ARBITER_TITLE = "arbiter-title", Kind::Invalid;

    /// … is nothing that an arbiter's norm is won at.
    ARBITER_NORM_KIND = "arbiter-norm-kind", Kind::Invalid;

    /// … is no system.
    ARBITER_NORM_SYSTEM = "arbiter-norm-system", Kind::Invalid;

    /// Somebody without a licence has no norm.
    ARBITER_WITHOUT_LICENCE = "arbiter-without-licence", Kind::Conflict;

    /// The exam of the seminar.
    ARBITER_EXAM = "arbiter-exam", Kind::NotAllowed;

    /// A certificate of … games.
    CERTIFICATE_GAMES = "certificate-games", Kind::Invalid;

    /// A norm was registered before it was made, or is to be.
    CERTIFICATE_REGISTERED = "certificate-registered", Kind::Invalid;

    /// The event of a certificate is to come, or ends before it begins.
    CERTIFICATE_DAYS = "certificate-days", Kind::Invalid;

    /// … is no letter of the listed events.
    CERTIFICATE_LISTED = "certificate-listed", Kind::Invalid;

    /// Nobody makes a norm for ….
    CERTIFICATE_TITLE = "certificate-title", Kind::Invalid;

    /// The certificate was filed with entry ….
    CERTIFICATE_KNOWN = "certificate-known", Kind::Conflict;

    /// Titles are won in standard chess.
    TITLES_IN_STANDARD = "titles-in-standard", Kind::NotAllowed;
}
