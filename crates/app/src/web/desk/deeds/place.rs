//! At which field of a form a refusal stands.

use super::Deed;
use super::doing::Fault;
use crate::web::desk::given::Given;
use crate::words::Language;

/// The field at which a fault stands, and what is said there. A refusal that names a fact as a field is called is about that
/// field; some say it by their code.
pub(super) fn place_of(
    language: Language,
    deed: &Deed,
    given: &Given,
    fault: &Fault,
) -> Option<(&'static str, String)> {
    let field = |name: &str| deed.fields.iter().find(|field| field.name == name).map(|field| field.name);
    match fault {
        Fault::Field(name, word) => Some((name, language.label(word))),
        Fault::At(name, refusal) => Some((name, language.refusal_at_desk(refusal))),
        Fault::Refused(refusal) if refusal.findings.is_empty() && refusal.notices.is_empty() => {
            let of_code = BY_CODE.iter().filter(|(code, _)| *code == refusal.code.as_str());
            let by_code = of_code.map(|(_, name)| *name).find_map(field);
            let by_fact = || {
                let is_typed = |name: &&str| given.text(name).is_some() && !SUBJECTS.contains(name);
                refusal.facts.iter().map(|(name, _)| *name).find(|name| is_typed(name) && field(name).is_some())
            };
            let name = by_code.or_else(|| by_fact().and_then(field))?;
            Some((name, language.refusal_at_desk(refusal)))
        }
        Fault::Refused(_) | Fault::Undone(_) | Fault::Unknown(_) | Fault::Meanwhile(_) => None,
    }
}

/// What a deed is about stands in most refusals, and is seldom what is wrong.
const SUBJECTS: [&str; 6] = ["tournament", "person", "submission", "entry", "series", "club"];

/// Refusals that are about one field, whatever facts they name.
const BY_CODE: &[(&str, &str)] = &[
    ("event-ends-early", "ends"),
    ("reason-missing", "why"),
    ("komir-without-reason", "why"),
    ("decision-without-reason", "why"),
    ("user-name", "name"),
    ("user-name-taken", "name"),
    ("user-role-missing", "role"),
    ("user-public", "role"),
    ("user-auditor-alone", "role"),
    ("user-last-admin", "role"),
    ("user-club-missing", "club"),
    ("user-person-missing", "person"),
    ("because-empty", "because"),
    ("reference-empty", "reference"),
    ("decision-ends-before", "until"),
    ("outcome-without-reference", "decided-under"),
    ("paragraph-empty", "paragraph"),
    ("waiver-not-provided", "paragraph"),
    ("waiver-no-match", "paragraph"),
    ("waiver-elsewhere", "paragraph"),
    ("waiver-of-what", "permission"),
    ("waiver-afterwards", "day"),
    ("strength-empty", "persons"),
    ("strength-twice", "persons"),
    ("strength-without-licence", "persons"),
    ("parameter-unknown", "value"),
    ("rating-range", "points"),
    ("slip-rating", "points"),
    ("slip-points", "go-points"),
    ("slip-day", "day"),
    ("slip-day", "holds-from"),
    ("slip-federation", "federation"),
    ("slip-multiplier", "multiplier"),
    ("appeal-late", "admitted"),
    ("list-undated", "list-day"),
    ("list-ahead", "list-day"),
    ("clubs-without-season", "season"),
    ("table-without-day", "list-day"),
    ("contact-empty", "contact"),
    ("game-several", "against-line"),
];
