//! What helps against something that the law finds: a field somebody can fill in, or a decision that permits it.

use super::{Language, at_desk};
use arpad_model::{Fact, Finding, Severity};
use arpad_office::acts::accept::ANSWERED;
use arpad_rules::go::codes::finding as go;

impl Language {
    /// The command that helps against a finding: where somebody can say something, or a decision permits it. Nothing is offered
    /// while something else stands against the event that nothing helps against, which the refusal's facts tell.
    pub(crate) fn way_out(self, facts: &[(&'static str, Fact)], finding: &Finding) -> Option<String> {
        if [go::FOREIGN_GRADE_MISSING, go::FOREIGN_GRADE_UNBOUNDED].contains(&finding.code) {
            return Some(self.label("way-go-stranger"));
        }
        let helps = facts.iter().any(|(name, fact)| *name == "helps" && *fact == Fact::from("something"));
        let is_permitted = finding.facts.iter().any(|(name, _)| *name == "permission");
        let key = match ANSWERED.contains(&finding.code) {
            true => format!("way-{}", finding.code),
            false if is_permitted => "way-permitted".to_owned(),
            false => return None,
        };
        let mut facts = facts.to_vec();
        facts.extend(finding.facts.clone());
        facts.push(("paragraph", finding.paragraph.0.into()));
        (helps && finding.severity == Severity::Error).then(|| self.say(&key, &facts))
    }

    /// The same at the desk, where forms take the place of commands.
    pub(crate) fn way_out_at_desk(self, facts: &[(&'static str, Fact)], finding: &Finding) -> Option<String> {
        self.way_out(facts, finding).map(|said| at_desk::told(self, &said))
    }
}
