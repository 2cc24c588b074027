//! A provision: one value of an edition with the paragraph it comes from and how sure we are of it.

use arpad_model::Paragraph;

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The regulation's own words.
    Text,
    /// The words leave it open or contradict each other; our reading is recorded under this key (DESIGN.md).
    Reading(&'static str),
    /// A public page quotes or applies it.
    Public,
    /// Not established: a default by analogy. A number that hinges on it comes with a finding.
    Open(&'static str),
}

/// One value of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provision<T> {
    /// The paragraph of the source.
    pub at: Paragraph,
    /// What it says.
    pub value: T,
    /// How sure we are.
    pub evidence: Evidence,
}

/// What the paragraph itself says.
pub const fn at<T>(paragraph: &'static str, value: T) -> Provision<T> {
    Provision { at: Paragraph(paragraph), value, evidence: Evidence::Text }
}

impl<T: Copy> Provision<T> {
    /// The same provision under our recorded reading.
    pub const fn reading(self, key: &'static str) -> Self {
        Provision { evidence: Evidence::Reading(key), ..self }
    }

    /// The same provision, known from a public page.
    pub const fn public(self) -> Self {
        Provision { evidence: Evidence::Public, ..self }
    }

    /// The same provision, not established.
    pub const fn open(self, key: &'static str) -> Self {
        Provision { evidence: Evidence::Open(key), ..self }
    }
}

/// One provision as a listing shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvisionRow {
    /// Its stable name.
    pub name: &'static str,
    /// The paragraph of the source.
    pub at: Paragraph,
    /// What it says, in stable words.
    pub value: String,
    /// How sure we are.
    pub evidence: Evidence,
}
