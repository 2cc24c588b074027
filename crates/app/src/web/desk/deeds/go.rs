//! What is done about go: its tournaments, its players. Each stands under a head of its own.

mod events;
mod players;

pub(super) use events::DEEDS as OF_EVENTS;
pub(super) use players::DEEDS as OF_PLAYERS;

use super::{Field, FieldKind};
use crate::web::desk::given::{Given, Stop};
use arpad_office::acts::decide::{asked_twice, decide};
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::{DecideAct, Decided};
use arpad_registry::Writer;

const REFERENCE: Field = Field::needed("reference", FieldKind::Line);
const HOLDS_FROM: Field = Field::free("holds-from", FieldKind::Day);
const REASON: Field = Field::needed("why", FieldKind::Text);

/// Writes a decision down; what the manager says without a number stands under his name.
fn decided(store: &mut Writer<'_>, stamp: &Stamp, given: &Given, decision: Decided) -> Result<(), Stop> {
    let day = given.day_if_any("holds-from")?.unwrap_or_else(|| stamp.day());
    let reference = given.text("reference").unwrap_or(stamp.by_whom.as_str()).to_owned();
    let act = DecideAct { decision, day, reference };
    if !given.is_ticked("certain") {
        asked_twice(store, stamp.day(), &act)?;
    }
    decide(store, stamp, act)?;
    Ok(())
}
