//! What the file of an act says of it: its name in the ledger, who may do it, what it does, what takes it back.

use crate::acts::cancel::other_way;
use crate::acts::{Act, Kind};
use crate::refusal::OfficeError;
pub use arpad_model::Role;
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;

/// The body of an act: the canonical text that is sealed. A field is only ever added with a default and never renamed.
pub(crate) trait Body {
    /// Its name in the ledger's own column and in the sealed text.
    const NAME: &'static str;
    /// Who may do it.
    const ROLE: Role;
    /// What takes it back.
    const WAY_BACK: WayBack;

    /// Carries it out in the tables. Live work and the rebuilding of a registry from its ledger both do this, so nothing
    /// here may look at a clock, ask a person or depend on anything but the tables, the received bytes and the act.
    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError>;

    /// Takes back in the tables what it did, under the entry that cancels it; as bound as [`Body::apply`]. Where something
    /// was built upon it, it is refused with what must go first.
    fn undo(&self, _store: &mut Writer<'_>, done: &Entry, _by: &Entry) -> Result<(), OfficeError> {
        Err(other_way(done, Self::WAY_BACK).into())
    }
}

/// How a body stands in the enum of all acts; the table gives it.
pub(crate) trait Sealed: Sized {
    /// Its kind.
    const KIND: Kind;

    /// The act it is the body of.
    fn into_act(self) -> Act;

    /// The body of an act of its kind; none of another.
    fn of(act: Act) -> Option<Self>;
}

/// What takes an act back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayBack {
    /// An act of this kind.
    Act(Kind),
    /// None does; the code of the reason.
    None(&'static str),
}

/// One line of the table of acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which act.
    pub kind: Kind,
    /// Who may do it.
    pub role: Role,
    /// What takes it back.
    pub way_back: WayBack,
}

impl Row {
    /// The line of an act, from its own file.
    pub(super) const fn of<B: Body>(kind: Kind) -> Self {
        Row { kind, role: B::ROLE, way_back: B::WAY_BACK }
    }
}
