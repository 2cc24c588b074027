//! Over the board, or hybrid with approval and PGN; nothing else is rated.

use super::Inspection;
use crate::chess::codes::finding;
use crate::chess::edition::{Edition, HybridRule};
use arpad_model::{Finding, Paragraph, Place, Severity};

impl Inspection<'_> {
    pub(super) fn hybrid(&mut self) {
        if self.tournament.circumstances.online {
            // 2.1 of every edition asks for the Laws of Chess, which are those of play over the board.
            self.refuse(Paragraph("2.1"), finding::ONLINE, vec![]);
        }
        let Some(hybrid) = self.tournament.circumstances.hybrid else { return };
        let provision = self.edition.hybrid;
        match provision.value {
            HybridRule::NotProvided => self.refuse(provision.at, finding::HYBRID_NOT_PROVIDED, vec![]),
            HybridRule::ApprovedWithPgn => {
                if !hybrid.approved {
                    self.refuse(self.edition.registration.at, finding::HYBRID_NOT_APPROVED, vec![]);
                }
                if !hybrid.pgn {
                    self.refuse(provision.at, finding::HYBRID_WITHOUT_PGN, vec![]);
                }
            }
        }
    }
}

/// The games attached to a hybrid event against its report: all of them, or what is wanting.
pub fn attached(edition: &Edition, reported: usize, differing: usize) -> Option<Finding> {
    if edition.hybrid.value != HybridRule::ApprovedWithPgn || differing == 0 {
        return None;
    }
    let finding = Finding::new(Severity::Warning, edition.hybrid.at, Place::Tournament(0), finding::HYBRID_PGN_DIFFERS);
    Some(finding.with("games", reported).with("differing", differing))
}
