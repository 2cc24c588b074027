//! Hybrid events: approval and PGN.

use super::Inspection;
use crate::chess::edition::HybridRule;

impl Inspection<'_> {
    pub(super) fn hybrid(&mut self) {
        let Some(hybrid) = self.tournament.circumstances.hybrid else { return };
        let provision = self.edition.hybrid;
        match provision.value {
            HybridRule::NotProvided => self.refuse(provision.at, "hybrid-not-provided", vec![]),
            HybridRule::ApprovedWithPgn => {
                if !hybrid.approved {
                    self.refuse(self.edition.registration.at, "hybrid-not-approved", vec![]);
                }
                if !hybrid.pgn {
                    self.refuse(provision.at, "hybrid-without-pgn", vec![]);
                }
            }
        }
    }
}
