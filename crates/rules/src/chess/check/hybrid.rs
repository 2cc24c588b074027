//! Over the board, or hybrid with approval and PGN; nothing else is rated.

use super::Inspection;
use crate::chess::edition::HybridRule;
use arpad_model::Paragraph;

impl Inspection<'_> {
    pub(super) fn hybrid(&mut self) {
        if self.tournament.circumstances.online {
            // 2.1 of every edition asks for the Laws of Chess, which are those of play over the board.
            self.refuse(Paragraph("2.1"), "online", vec![]);
        }
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
