//! Why a game does not count.

use arpad_model::{Code, Paragraph};

/// Why a game does not count. Its sentence stands in the application's words under `why-<code>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// The paragraph.
    pub paragraph: Paragraph,
    /// The stable name of the reason: one of the `why` codes of its law.
    pub code: Code,
}
