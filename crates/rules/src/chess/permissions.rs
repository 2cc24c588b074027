//! What may be set aside, under which paragraph, and who may do it. Everything else cannot be waived, whoever decides.

use super::codes::finding;
use super::edition::{DecidedMatch, Duration, Edition, Registration, ThinkingTime};
use arpad_model::{Code, Paragraph, Waiver};

/// Who may permit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permitting {
    /// FIDE's President.
    President,
    /// FIDE's Council.
    Council,
    /// The Qualification Commission.
    Commission,
    /// Its chair.
    Chair,
}

impl Permitting {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Permitting::President => "president",
            Permitting::Council => "council",
            Permitting::Commission => "commission",
            Permitting::Chair => "chair",
        }
    }
}

/// Something that may be permitted although a paragraph stands against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permission {
    /// Its stable name, by which a decision says what it permits.
    pub name: &'static str,
    /// What is set aside.
    pub of: Paragraph,
    /// What the law would find otherwise.
    pub faults: &'static [Code],
    /// The paragraph that permits it.
    pub under: Paragraph,
    /// Who permits it.
    pub by: Permitting,
}

/// Every permission that an edition knows.
pub fn permissions(edition: &Edition) -> Vec<Permission> {
    const LATE: &str = "late-registration";
    let permission = |name, of, faults, under, by| Permission { name, of, faults, under, by };
    let mut known = Vec::new();
    let registration = edition.registration.at;
    match edition.registration.value {
        Registration::NotStated => {}
        // Who was not registered at all has missed the deadline too.
        Registration::Norms { .. } => {
            let faults = &[finding::REGISTERED_LATE, finding::NOT_REGISTERED];
            known.push(permission(LATE, registration, faults, registration, Permitting::Chair));
        }
        Registration::Strength { .. } => {
            let (strong, ordinary) = (Paragraph("0.2.1"), Paragraph("0.2.2"));
            let late = &[finding::REGISTERED_LATE];
            // The Council may have rated what the federation of the territory has not sent in, and what nobody registered:
            // two decisions.
            known.extend([
                permission(LATE, strong, late, Paragraph("0.2.3"), Permitting::President),
                permission(LATE, ordinary, late, Paragraph("0.2.4"), Permitting::Chair),
                permission("abroad", registration, &[finding::ABROAD], registration, Permitting::Council),
                permission("unregistered", registration, &[finding::NOT_REGISTERED], registration, Permitting::Council),
            ]);
        }
    }
    if let Duration::AtMost(_) = edition.duration.value {
        let at = edition.duration.at;
        let under = if at == Paragraph("4.1") { Paragraph("4.12") } else { at };
        known.push(permission("long-event", at, &[finding::TOO_LONG], under, Permitting::Commission));
    }
    if edition.decided_match.value == DecidedMatch::NotRatedUnlessWaived {
        let at = edition.decided_match.at;
        known.push(permission("decided-match", at, &[finding::MATCH_DECIDED], at, Permitting::Commission));
    }
    // Named pilot events with faster games (F-14).
    if let (ThinkingTime::PerGame { .. }, Registration::Strength { .. }) =
        (edition.thinking_time.value, edition.registration.value)
    {
        let at = edition.thinking_time.at;
        known.push(permission("fast-games", at, &[finding::GAMES_TOO_FAST], at, Permitting::Council));
    }
    known
}

/// The permission that would help against a fault.
pub fn permitting(edition: &Edition, paragraph: Paragraph, fault: Code) -> Option<Permission> {
    permissions(edition).into_iter().find(|one| one.of == paragraph && one.faults.contains(&fault))
}

/// Whether a decision sets a fault aside: it permits just that; or, where it does not say what it permits, it names the
/// paragraph, or what permits something under it.
pub fn sets_aside(edition: &Edition, waiver: &Waiver, paragraph: Paragraph, fault: Code) -> bool {
    let named = waiver.paragraph.as_str();
    if !waiver.what.is_empty() {
        let permits = |one: Permission| one.name == waiver.what && (one.of.0 == named || one.under.0 == named);
        return permitting(edition, paragraph, fault).is_some_and(permits);
    }
    named == paragraph.0 || permissions(edition).iter().any(|one| one.of == paragraph && one.under.0 == named)
}
