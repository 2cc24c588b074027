//! What is done about entries of the ledger. Whether a reason is asked follows from what is taken back.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_model::Fact;
use arpad_office::access::{Who, asked_for};
use arpad_office::acts::Kind;
use arpad_office::acts::cancel::{cancel, cancel_at_once};
use arpad_office::acts::desk::{Stamp, act_of};
use arpad_office::views::records;
use arpad_registry::{Reader, Writer};

pub(super) const DEEDS: &[Deed] = &[Deed {
    name: "cancel",
    kind: Kind::Cancel,
    fields: &[
        Field::needed("entry", FieldKind::Number),
        Field::free("because", FieldKind::Line),
        Field::free("together", FieldKind::Tick),
        WHY,
    ],
    own: Own::If(may_take_back),
    act: cancelled,
}];

/// Whoever may do the act that is taken back, or has done it himself; an officer does not undo what an administrator did.
fn may_take_back(store: &mut Reader<'_>, who: &Who, given: &Given) -> Result<bool, Stop> {
    let Some(entry) = records::entry(store, given.entry("entry")?)? else { return Ok(true) };
    Ok(who.may_take_back(&entry, asked_for(&act_of(&entry)?)))
}

fn cancelled(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (entry, because) = (given.entry("entry")?, given.line("because"));
    if !given.is_ticked("together") {
        cancel(store, stamp, entry, &because)?;
        return Ok(());
    }
    let gone = cancel_at_once(store, stamp, entry, &because)?;
    given.tell("desk-cancelled-together", vec![("count", Fact::from(gone.len()))]);
    Ok(())
}
