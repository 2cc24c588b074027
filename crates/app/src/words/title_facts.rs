//! What an event was declared to be for the sake of titles, and the rating that an application rests on.

use super::Language;
use super::measured::decimal;
use arpad_model::{EventKind, TitleFacts};
use arpad_office::acts::title_application::RatingPaper;

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

/// The rating inside a period to its hundredths, as the language writes it; none of a published one.
pub(crate) fn exact_rating(language: Language, paper: &RatingPaper) -> Option<String> {
    paper.exact.parse().ok().map(|exact| decimal(language, exact, 2))
}
