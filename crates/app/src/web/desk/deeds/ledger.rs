//! What is done about entries of the ledger.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_office::access::{Who, asked_for};
use arpad_office::acts::Kind;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::desk::{Stamp, act_of};
use arpad_office::views::records;
use arpad_registry::{Reader, Writer};

pub(super) const DEEDS: &[Deed] = &[Deed {
    name: "cancel",
    kind: Kind::Cancel,
    fields: &[Field::needed("entry", FieldKind::Number), Field::needed("because", FieldKind::Line), WHY],
    own: Own::If(may_take_back),
    act: cancelled,
}];

/// Whoever may do the act that is taken back, or has done it himself; an officer does not undo what an administrator did.
fn may_take_back(store: &mut Reader<'_>, who: &Who, given: &Given) -> Result<bool, Stop> {
    let Some(entry) = records::entry(store, given.entry("entry")?)? else { return Ok(true) };
    Ok(who.may_take_back(&entry, asked_for(&act_of(&entry)?)))
}

fn cancelled(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    cancel(store, stamp, given.entry("entry")?, given.needed("because")?)?;
    Ok(())
}
