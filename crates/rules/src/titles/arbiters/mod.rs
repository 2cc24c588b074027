//! Arbiters (B.06): who may officiate, norms for FA and IA, certificates. Paragraphs without a name are those of B.06.1.

mod application;
mod edition;
mod events;

pub use application::{ArbiterCase, ArbiterNorm, ArbiterTitle, arbiter_application};
pub use edition::{Age, Edition, Expiry, FIDE_ARBITERS_2021_07, LargeSwiss, Rounds};
pub use events::NormKind;

use super::norm::System;
use arpad_model::Paragraph;
use jiff::ToSpan;
use jiff::civil::{Date, date};

/// The first day of the regulation: who was inactive before is not established.
const IN_FORCE: Date = date(2021, 7, 1);

/// Until when an arbiter is active (B.06.3 2.1): four years from the FA title or the last seminar or refresher.
pub fn active_until(edition: &Edition, latest: Date) -> Date {
    later(latest, edition.inactive_after.value.into())
}

/// Whether who was last trained on a day is active when an event begins; none where no text at hand says.
pub(super) fn is_active_at(edition: &Edition, latest: Date, start: Date) -> Option<bool> {
    (start >= IN_FORCE).then(|| start <= active_until(edition, latest))
}

fn later(day: Date, years: i16) -> Date {
    day.checked_add(i64::from(years).years()).unwrap_or(Date::MAX)
}

/// Whether an arbiter of an event may be given a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earning {
    /// There are certificates for everybody.
    Yes,
    /// There are fewer certificates than arbiters: whoever has one is told by it alone.
    ByCertificate(Paragraph),
    /// None.
    No(Paragraph),
}

/// Who of so many arbiters may be given a certificate (2.7). A chief arbiter without a title signs none, and is the only one who
/// can earn one (2.8.2); where it is not known whether he has one, nothing is held against the others.
pub fn may_earn(
    edition: &Edition,
    (system, players): (System, u32),
    arbiters: u32,
    (is_chief, chief_has_title): (bool, Option<bool>),
) -> Earning {
    if !is_chief && chief_has_title == Some(false) {
        return Earning::No(Paragraph("2.8.2"));
    }
    match certificates(edition, system, players) {
        Some(given) if given < arbiters => Earning::ByCertificate(edition.players_per_certificate.at),
        _ => Earning::Yes,
    }
}

/// Certificates that may be given out for an event (2.7); none where the text says nothing of the system.
pub fn certificates(edition: &Edition, system: System, players: u32) -> Option<u32> {
    match system {
        System::Swiss => Some(players.div_ceil(edition.players_per_certificate.value)),
        System::RoundRobin | System::DoubleRoundRobin => Some(edition.round_robin_certificates.value),
        System::Knockout | System::Team => None,
    }
}
