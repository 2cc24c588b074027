//! What the law says about a document that anybody may send: few findings of each kind, for a document has as many as it has
//! players and games. What is computed for a list keeps all of them.

use crate::rating::rate_file::MORE_OF_KIND;
use arpad_codes::Bounded;
use arpad_model::{Finding, Paragraph, Place, Severity};

/// The first findings of each kind; where there are more, a note under the paragraph of the first says how many.
pub(crate) fn bounded(findings: Vec<Finding>) -> Vec<Finding> {
    let mut list = Bounded::default();
    let mut firsts: Vec<Finding> = Vec::new();
    for finding in findings {
        let (code, severity) = (finding.code, finding.severity);
        if list.count(code) == 0 {
            firsts.push(Finding { facts: Vec::new(), ..finding.clone() });
        }
        list.add(code, severity, || finding);
    }
    list.finish(|kind| {
        let first = firsts.iter().find(|first| first.code == kind.code);
        let paragraph = first.map_or(Paragraph(""), |first| first.paragraph);
        let finding = Finding::new(Severity::Note, paragraph, Place::Everything, MORE_OF_KIND);
        finding.with("code", kind.code).with("count", kind.count).with("kept", kind.kept)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_codes::KEPT_PER_CODE;
    use arpad_model::Fact;
    use arpad_rules::chess::codes::finding;

    #[test]
    fn the_rest_of_a_kind_is_counted_under_the_paragraph_of_the_first() {
        let of =
            |player| Finding::new(Severity::Warning, Paragraph("8.3"), Place::Player(player), finding::GAMES_UNKNOWN);
        let few: Vec<Finding> = (0..KEPT_PER_CODE).map(of).collect();
        assert_eq!(bounded(few.clone()), few);
        let told = bounded((0..KEPT_PER_CODE + 5).map(of).collect());
        assert_eq!(told[..KEPT_PER_CODE], few);
        let more = &told[KEPT_PER_CODE];
        assert_eq!((told.len(), more.code, more.paragraph), (KEPT_PER_CODE + 1, MORE_OF_KIND, Paragraph("8.3")));
        let facts = [("code", "games-unknown".into()), ("count", 1005.into()), ("kept", 1000.into())];
        assert_eq!(more.facts, facts.map(|(name, fact): (_, Fact)| (name, fact)));
    }
}
