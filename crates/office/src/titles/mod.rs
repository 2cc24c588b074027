//! What the register has towards FIDE's titles: norms with their proof, ratings on lists and inside periods, papers from elsewhere.

mod dossier;
mod inside;
mod orders;
mod papers;
mod period;
mod proof;

pub use dossier::{Highest, NormHeld, Proof, Sources, TitleDossier, TitleSought, title_dossier};
pub use inside::ReachedInside;
pub use papers::{ArbiterPaper, NormCertificate};
pub use proof::{NormProof, declared_of, register_norms};

pub(crate) use dossier::{dossier, has_already, judged, serving, titles_held};
pub(crate) use inside::NEAR;

use arpad_model::{Series, Tempo};

/// The series that titles go by.
pub(crate) const STANDARD: Series = Series::Chess(Tempo::Standard);
