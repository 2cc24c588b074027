//! What may be set aside, under which paragraph, and who may do it. Everything else cannot be waived, whoever decides.

use super::edition::{DecidedMatch, Duration, Edition, Registration, ThinkingTime};
use arpad_model::Paragraph;

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

/// A paragraph that may be set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permission {
    /// What is set aside.
    pub of: Paragraph,
    /// The paragraph that permits it.
    pub under: Paragraph,
    /// Who permits it.
    pub by: Permitting,
}

/// Every permission that an edition knows.
pub fn permissions(edition: &Edition) -> Vec<Permission> {
    let permission = |of, under, by| Permission { of, under, by };
    let mut known = Vec::new();
    let registration = edition.registration.at;
    match edition.registration.value {
        Registration::NotStated => {}
        Registration::Norms { .. } => known.push(permission(registration, registration, Permitting::Chair)),
        Registration::Strength { .. } => known.extend([
            permission(Paragraph("0.2.1"), Paragraph("0.2.3"), Permitting::President),
            permission(Paragraph("0.2.2"), Paragraph("0.2.4"), Permitting::Chair),
            permission(registration, registration, Permitting::Council),
        ]),
    }
    if let Duration::AtMost(_) = edition.duration.value {
        let at = edition.duration.at;
        let under = if at == Paragraph("4.1") { Paragraph("4.12") } else { at };
        known.push(permission(at, under, Permitting::Commission));
    }
    if edition.decided_match.value == DecidedMatch::NotRatedUnlessWaived {
        known.push(permission(edition.decided_match.at, edition.decided_match.at, Permitting::Commission));
    }
    // Named pilot events with faster games (F-14).
    if let (ThinkingTime::PerGame { .. }, Registration::Strength { .. }) =
        (edition.thinking_time.value, edition.registration.value)
    {
        known.push(permission(edition.thinking_time.at, edition.thinking_time.at, Permitting::Council));
    }
    known
}

/// Whether a decision that names a paragraph sets another aside: it names that one, or what permits it.
pub fn sets_aside(edition: &Edition, named: &str, paragraph: Paragraph) -> bool {
    named == paragraph.0 || permissions(edition).iter().any(|one| one.of == paragraph && one.under.0 == named)
}
