//! How careful the federation is, and the second signature it may ask for.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_office::access::Who;
use arpad_office::acts::desk::{Stamp, act_of};
use arpad_office::acts::policy::state_policy;
use arpad_office::acts::propose::confirm;
use arpad_office::acts::{Kind, PolicyAct};
use arpad_office::views::records;
use arpad_registry::{Reader, Writer};

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "confirm",
        kind: Kind::Confirm,
        fields: &[Field::needed("proposal", FieldKind::Number), WHY],
        own: Own::If(may_sign),
        act: sign,
    },
    Deed {
        name: "policy",
        kind: Kind::Policy,
        fields: &[
            Field::free("second-signature", FieldKind::Choices(&["publish", "decide"])),
            Field::free("totp-for-admins", FieldKind::Tick),
            Field::free("one-address", FieldKind::Tick),
            Field::free("clubs-take", FieldKind::Tick),
            WHY,
        ],
        own: Own::Nothing,
        act: state,
    },
];

/// Whoever may do what is proposed.
fn may_sign(store: &mut Reader<'_>, who: &Who, given: &Given) -> Result<bool, Stop> {
    let Some(entry) = records::entry(store, given.entry("proposal")?)? else { return Ok(true) };
    let act = act_of(&entry)?;
    Ok(act.kind() != Kind::Propose || who.may_whole(act.right()))
}

fn sign(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    confirm(store, stamp, given.entry("proposal")?)?;
    Ok(())
}

fn state(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let wished = PolicyAct {
        second_signature: given.all("second-signature").map(str::to_owned).collect(),
        totp_for_admins: given.is_ticked("totp-for-admins"),
        one_address: given.is_ticked("one-address"),
        clubs_take: given.is_ticked("clubs-take"),
    };
    state_policy(store, stamp, &wished)?;
    Ok(())
}
