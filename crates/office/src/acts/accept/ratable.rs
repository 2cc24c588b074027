//! Whether the law lets an event be rated, and what helps where it does not.

use crate::refusal::{Refusal, code};
use arpad_model::{Code, Finding, Severity, SubmissionId, TournamentId};
use arpad_rules::chess::codes::finding;

/// The findings on an event that may be rated, or the refusal.
pub(in crate::acts) fn ratable(
    (submission, tournament): (SubmissionId, TournamentId),
    findings: Vec<Finding>,
) -> Result<Vec<Finding>, Refusal> {
    if findings.iter().any(|finding| finding.severity == Severity::Error) {
        let refusal = Refusal::new(code::NOT_RATABLE).with("submission", submission).with("tournament", tournament);
        let refusal = refusal.with("helps", what_helps(&findings));
        return Err(Refusal { findings, ..refusal });
    }
    Ok(findings)
}

/// What the law finds because somebody has not said something yet, or said it wrongly.
pub const ANSWERED: [Code; 5] = [
    finding::NOT_REGISTERED,
    finding::ABROAD,
    finding::HYBRID_NOT_APPROVED,
    finding::HYBRID_WITHOUT_PGN,
    finding::TOLD_NOT_RATED,
];

/// Whether something helps against all that stands against an event: one fault that nothing sets aside is enough. What a
/// multiplier of go lacks, the committee decides.
pub fn what_helps(findings: &[Finding]) -> &'static str {
    let mut errors = findings.iter().filter(|finding| finding.severity == Severity::Error);
    let is_of_chess = |code: &Code| finding::ALL.contains(code);
    let is_permitted = |finding: &Finding| finding.facts.iter().any(|(name, _)| *name == "permission");
    let helps = |finding: &Finding| is_permitted(finding) || ANSWERED.contains(&finding.code);
    if errors.clone().any(|finding| !is_of_chess(&finding.code)) {
        "decision"
    } else if errors.all(helps) {
        "something"
    } else {
        "nothing"
    }
}
