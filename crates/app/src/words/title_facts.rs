//! What an event was declared to be for the sake of titles.

use super::Language;
use arpad_model::{EventKind, TitleFacts};

/// In a few words.
pub(crate) fn title_facts(language: Language, facts: TitleFacts) -> String {
    let kind = facts.kind.unwrap_or(EventKind::Ordinary);
    let mut told = vec![language.label(&format!("event-kind-{kind}"))];
    told.extend(facts.listed.map(|listed| language.label(&format!("event-listed-{listed}"))));
    if facts.own_zonal {
        told.push(language.label("event-own-zonal"));
    }
    told.extend(facts.inactive_chief.map(|decided| language.label(&format!("event-inactive-chief-{decided}"))));
    told.join(", ")
}
