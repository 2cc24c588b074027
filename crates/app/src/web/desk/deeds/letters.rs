//! What is done with letters from the site. They are no acts and stand in no ledger; who answers questions answers letters.

use super::{Deed, Field, FieldKind, Own};
use crate::web::desk::given::{Given, Stop};
use arpad_model::{Closed, LetterId};
use arpad_office::acts::Kind;
use arpad_office::acts::desk::Stamp;
use arpad_office::inbox;
use arpad_registry::Writer;

const LETTER: Field = Field::needed("letter", FieldKind::Number);

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "letter-close",
        kind: Kind::Answer,
        fields: &[LETTER, Field::free("answer", FieldKind::Text)],
        own: Own::Nothing,
        act: close,
    },
    Deed { name: "letter-reopen", kind: Kind::Answer, fields: &[LETTER], own: Own::Nothing, act: reopen },
    Deed { name: "letter-forget", kind: Kind::Answer, fields: &[LETTER], own: Own::Nothing, act: forget },
];

fn letter(given: &Given) -> Result<LetterId, Stop> {
    given.parsed("letter").map(LetterId)
}

fn close(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let closed = Closed { moment: stamp.moment, by_whom: stamp.by_whom.clone(), answer: given.line("answer") };
    Ok(inbox::close(store, letter(given)?, &closed)?)
}

fn reopen(store: &mut Writer<'_>, _: &Stamp, given: &Given) -> Result<(), Stop> {
    Ok(inbox::reopen(store, letter(given)?)?)
}

fn forget(store: &mut Writer<'_>, _: &Stamp, given: &Given) -> Result<(), Stop> {
    Ok(inbox::forget(store, letter(given)?)?)
}
