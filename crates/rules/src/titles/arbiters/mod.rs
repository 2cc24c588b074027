//! Arbiters (B.06): who may officiate, norms for FA and IA, certificates. Paragraphs without a name are those of B.06.1.

mod application;
mod edition;
mod events;

pub use application::{ArbiterCase, ArbiterNorm, ArbiterTitle, arbiter_application};
pub use edition::{Age, Edition, Expiry, FIDE_ARBITERS_2021_07, LargeSwiss, Rounds};
pub use events::NormKind;

use super::norm::System;

/// Certificates that may be given out for an event (2.7); none where the text says nothing of the system.
pub fn certificates(edition: &Edition, system: System, players: u32) -> Option<u32> {
    match system {
        System::Swiss => Some(players.div_ceil(edition.players_per_certificate.value)),
        System::RoundRobin | System::DoubleRoundRobin => Some(edition.round_robin_certificates.value),
        System::Knockout | System::Team => None,
    }
}
