//! Why a game gives nobody a point.

use arpad_model::Paragraph;

/// Why a game does not count; its sentence stands under `why-<code>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// The stable name, one of [`super::ALL_REASONS`].
    pub code: &'static str,
    /// The paragraph.
    pub paragraph: Paragraph,
}
