//! Clubs, papers and strength orders.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub PAPERS: RefusalCode;

    /// … is already in the register as club ….
    CLUB_EXISTS = "club-exists", Kind::Conflict;

    /// Club … is named by papers or strength orders.
    CLUB_IN_USE = "club-in-use", Kind::Conflict;

    /// Club … became ….
    CLUB_MERGED = "club-merged", Kind::Conflict;

    /// Club … cannot be merged into itself.
    CLUB_MERGE_SELF = "club-merge-self", Kind::Invalid;

    /// … may be any of these.
    CLUB_SEVERAL = "club-several", Kind::Conflict;

    /// There is no club ….
    CLUB_UNKNOWN = "club-unknown", Kind::Missing;

    /// Person … is already a guest of … in ….
    GUEST_ALREADY = "guest-already", Kind::Conflict;

    /// Person … has the licence for … with … itself and cannot be its guest.
    GUEST_AT_HOME = "guest-at-home", Kind::Conflict;

    /// Person … has no licence for ….
    GUEST_WITHOUT_LICENCE = "guest-without-licence", Kind::Conflict;

    /// Person … already has a licence for … with ….
    LICENCE_ALREADY = "licence-already", Kind::Conflict;

    /// The licence would end on … and begin on ….
    LICENCE_ENDS_BEFORE = "licence-ends-before", Kind::Invalid;

    /// The strength order of … for … stands on the paper of entry ….
    PAPER_IN_STRENGTH = "paper-in-strength", Kind::Conflict;

    /// The season … has not begun and does not begin next year.
    SEASON_AHEAD = "season-ahead", Kind::NotAllowed;

    /// … is no season.
    SEASON_UNREADABLE = "season-unreadable", Kind::Invalid;

    /// A strength order names at least one person.
    STRENGTH_EMPTY = "strength-empty", Kind::Invalid;

    /// ….
    STRENGTH_TWICE = "strength-twice", Kind::Conflict;

    /// No licence and no guest’s licence with … for …: ….
    STRENGTH_WITHOUT_LICENCE = "strength-without-licence", Kind::Conflict;

    /// Person … was already transferred on ….
    TRANSFER_OUT_OF_ORDER = "transfer-out-of-order", Kind::Conflict;

    /// Person … is not of the club whose officer asks: the office does it.
    TAKEN_BY_OFFICE = "taken-by-office", Kind::NotAllowed;

    /// Person … already plays for ….
    TRANSFER_SAME_CLUB = "transfer-same-club", Kind::Conflict;

    /// Person … has no club to leave.
    TRANSFER_WITHOUT_CLUB = "transfer-without-club", Kind::Conflict;
}
