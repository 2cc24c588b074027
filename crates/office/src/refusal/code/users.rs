//! Who may work at the desk, and what proves it.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub USERS: RefusalCode;

    /// The clock is behind the newest entry.
    CLOCK_BEHIND = "clock-behind", Kind::Conflict;

    /// Under this key something else was done.
    KEY_OF_ANOTHER = "key-of-another", Kind::Conflict;

    /// The link is no longer good.
    LINK_SPENT = "link-spent", Kind::NotAllowed;

    /// A password has at least … characters.
    PASSWORD_SHORT = "password-short", Kind::Invalid;

    /// A password has at most … characters.
    PASSWORD_LONG = "password-long", Kind::Invalid;

    /// The name must not be the password.
    PASSWORD_NAME = "password-name", Kind::Invalid;

    /// Entry … is no open proposal.
    PROPOSAL_NOT_OPEN = "proposal-not-open", Kind::Missing;

    /// What entry … proposes is not as it was.
    PROPOSAL_OUTDATED = "proposal-outdated", Kind::Conflict;

    /// … has proposed it; somebody else confirms.
    PROPOSAL_OWN = "proposal-own", Kind::NotAllowed;

    /// … has proposed it already, with entry ….
    PROPOSED_ALREADY = "proposed-already", Kind::Conflict;

    /// … is nothing that a second person could sign.
    SIGNED_UNKNOWN = "signed-unknown", Kind::Invalid;

    /// … is no scope.
    SCOPE_UNKNOWN = "scope-unknown", Kind::Invalid;

    /// A token needs a scope.
    SCOPE_MISSING = "scope-missing", Kind::Invalid;

    /// A token is good for … days at most.
    TOKEN_LONG = "token-long", Kind::Invalid;

    /// There is no token … that could be taken back.
    TOKEN_UNKNOWN = "token-unknown", Kind::Missing;

    /// Who audits has no other role.
    USER_AUDITOR_ALONE = "user-auditor-alone", Kind::Invalid;

    /// Say which club's officer … is.
    USER_CLUB_MISSING = "user-club-missing", Kind::Invalid;

    /// … may not work at the desk any more.
    USER_DISABLED = "user-disabled", Kind::NotAllowed;

    /// … is the last administrator.
    USER_LAST_ADMIN = "user-last-admin", Kind::Conflict;

    /// … cannot be a user's name.
    USER_NAME = "user-name", Kind::Invalid;

    /// There is a user … already.
    USER_NAME_TAKEN = "user-name-taken", Kind::Conflict;

    /// Say which player … is.
    USER_PERSON_MISSING = "user-person-missing", Kind::Invalid;

    /// Everybody is the public.
    USER_PUBLIC = "user-public", Kind::Invalid;

    /// A user needs a role.
    USER_ROLE_MISSING = "user-role-missing", Kind::Invalid;

    /// There is no user ….
    USER_UNKNOWN = "user-unknown", Kind::Missing;
}
