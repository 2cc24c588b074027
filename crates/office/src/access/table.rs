//! The one table of who may do what. An act names in its own file as what it is done (`acts::ALL`); here stands who may act as
//! what. Pages name the roles that see them from here. Whatever is not in the table is refused.

use crate::acts::policy::SIGNED;
use crate::acts::{ALL, Act, Kind, Role};

/// As what each role may act. Who audits reads everything and does nothing, not even what anybody may.
const ACTS_AS: [(Role, &[Role]); 8] = [
    (Role::Public, &[]),
    (Role::Player, &[Role::Public, Role::Player]),
    (Role::Arbiter, &[Role::Public, Role::Arbiter]),
    (Role::Club, &[Role::Public, Role::Club]),
    (Role::Officer, &[Role::Public, Role::Player, Role::Arbiter, Role::Club, Role::Officer]),
    (Role::Committee, &[Role::Public, Role::Committee]),
    (Role::Admin, &[Role::Public, Role::Admin]),
    (Role::Auditor, &[]),
];

/// Roles that reach what is their own and nothing of others: the player himself, the arbiter's reports, the club's players.
const OWN_ONLY: [Role; 4] = [Role::Public, Role::Player, Role::Arbiter, Role::Club];

/// Who has come in, whoever it is.
pub const ANYBODY: &[Role] =
    &[Role::Player, Role::Arbiter, Role::Club, Role::Officer, Role::Committee, Role::Admin, Role::Auditor];

/// Who sees the office's work whole.
pub const OFFICE: &[Role] = &[Role::Officer, Role::Committee, Role::Admin, Role::Auditor];

/// Who sees received files: the office all, an arbiter his own.
pub const WORKING: &[Role] = &[Role::Arbiter, Role::Officer, Role::Committee, Role::Admin, Role::Auditor];

/// Who sees clubs: the office all, a club's officer his own.
pub const OF_CLUBS: &[Role] = &[Role::Club, Role::Officer, Role::Committee, Role::Admin, Role::Auditor];

/// Who sees who may come in.
pub const ADMINS: &[Role] = &[Role::Admin, Role::Auditor];

/// As what an act is done.
fn role_of(kind: Kind) -> Role {
    ALL.iter().find(|row| row.kind == kind).map_or(Role::Admin, |row| row.role)
}

/// The act whose doer may do this one. What the manager of the go system says on his own is a decision in the ledger and no
/// decision of the committee: the points with which somebody enters (§6(1) step 2) and what is known of an event. Whoever accepts
/// reports says it.
pub fn asked_for(act: &Act) -> Kind {
    match act {
        Act::Decide(act) if act.decision.is_managers() => MANAGERS,
        other => other.right(),
    }
}

/// What is asked of whoever says as the manager of the go system what is his to say.
pub const MANAGERS: Kind = Kind::Accept;

/// Whether a role may do an act at all, perhaps only to what is its own.
pub fn may(role: Role, kind: Kind) -> bool {
    // What is proposed decides: whoever may do any of it may propose, and what he confirms is asked about once more.
    if matches!(kind, Kind::Propose | Kind::Confirm) {
        return SIGNED.iter().any(|signed| may(role, *signed));
    }
    let as_whom = ACTS_AS.iter().find(|(one, _)| *one == role).map_or(&[] as &[Role], |(_, roles)| roles);
    as_whom.contains(&role_of(kind)) || (kind == Kind::Cancel && !as_whom.is_empty())
}

/// Whether a role may do an act to anything and anybody. What takes an act back is decided by that act, see
/// [`crate::access::Who::may_take_back`].
pub fn may_whole(role: Role, kind: Kind) -> bool {
    may(role, kind) && !OWN_ONLY.contains(&role)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_has_its_line_and_the_auditor_does_nothing() {
        for role in Role::ALL {
            assert_eq!(ACTS_AS.iter().filter(|(one, _)| one == role).count(), 1, "{role}");
        }
        for row in ALL {
            assert!(!may(Role::Auditor, row.kind) && !may(Role::Public, row.kind), "{}", row.kind);
        }
    }

    /// The whole table, as a person reads it: a new act or role changes it here, where it is seen.
    #[test]
    fn the_table() {
        let line = |row: &crate::acts::Row| {
            let who =
                ANYBODY.iter().filter(|role| may(**role, row.kind)).map(|role| match may_whole(*role, row.kind) {
                    true => role.to_string(),
                    false => format!("({role})"),
                });
            format!("{}: {}", row.kind, who.collect::<Vec<_>>().join(" "))
        };
        let table: Vec<String> = ALL.iter().map(line).collect();
        let expected = "\
found: admin
officer: admin
user: admin
appearance: admin
policy: admin
minors: admin
club: officer
club-merge: officer
person: officer
amend: officer
title: officer
title-application: officer
title-outcome: officer
paper: (club) officer
strength: (club) officer
merge: officer
unmerge: officer
death: officer
hide: (player) officer
photo: (player) officer
cover: officer
announce: (arbiter) officer
submit: (arbiter) officer
answer: officer
answers: officer
accept: officer
reject: officer
attach: (arbiter) officer
sent: officer
reidentify: officer
result: officer
swap: officer
withdraw: officer
decide: committee
appeal: (player) (arbiter) (club) officer committee admin
outcome: committee
cancel: (player) (arbiter) (club) officer committee admin
takeover: officer
import: officer
enlist: officer
egd-list: officer
dismiss: officer
close: officer
publish: officer
propose: officer committee
confirm: officer committee";
        assert_eq!(table.join("\n"), expected);
    }
}
