//! A newcomer of go: by what he is named, and how the proposal for his points was found.

use super::Language;
use arpad_model::{Fact, HalfPoints};
use arpad_office::lists::newcomers::{Entrant, OpenNewcomer};
use arpad_rules::go::hungary::proposal::Method;

/// The number of a person, or file and line, as `3/7`.
pub(crate) fn number(who: Entrant) -> String {
    match who {
        Entrant::Known(person) => person.to_string(),
        Entrant::Line(file, line) => format!("{file}/{}", line + 1),
    }
}

/// What he scored of how many games.
pub(crate) fn score(language: Language, one: &OpenNewcomer) -> String {
    format!("{}/{}", language.value(&Fact::Score(HalfPoints(one.newcomer.half_points))), one.newcomer.played)
}

/// How the proposal was found, and what stands beside it.
pub(crate) fn remarks(language: Language, one: &OpenNewcomer) -> Vec<String> {
    let mut remarks = Vec::new();
    match &one.newcomer.proposal {
        Some(proposal) => {
            // Where the games would have left him elsewhere, the proposal is the end of what the method allows.
            let is_limit = proposal.method == Method::Performance
                && [proposal.lowest, proposal.highest].contains(&proposal.performed);
            let method = if is_limit { "limit" } else { proposal.method.as_str() };
            remarks.push(language.label(&format!("newcomers-by-{method}")));
            if proposal.for_committee {
                remarks.push(language.say("newcomers-for-committee", &[("points", Fact::from(proposal.performed))]));
            }
        }
        None => remarks.push(language.label("newcomers-without-grade")),
    }
    if one.counted.is_some() {
        remarks.push(language.label("newcomers-counted"));
    }
    remarks
}
