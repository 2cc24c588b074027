//! What a player does about himself; everything of others stays out of reach.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use crate::web::desk::own::himself;
use arpad_model::{PersonId, Role};
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::hide::hide;
use arpad_office::acts::photo::{show_photo, withdraw_photo};
use arpad_office::acts::user::user_of;
use arpad_registry::{Reader, Writer};

pub(super) const DEEDS: &[Deed] = &[
    Deed { name: "own-hide", kind: Kind::Hide, fields: &[WHY], own: Own::If(is_player), act: hide_himself },
    Deed { name: "own-show", kind: Kind::Hide, fields: &[WHY], own: Own::If(is_player), act: show_himself },
    Deed {
        name: "own-photo",
        kind: Kind::Photo,
        fields: &[Field::needed("files", FieldKind::Files), Field::needed("credit", FieldKind::Line), WHY],
        own: Own::If(is_player),
        act: shown_with,
    },
    Deed { name: "own-photo-withdraw", kind: Kind::Photo, fields: &[WHY], own: Own::If(is_player), act: shown_without },
];

/// Whether somebody is this very player.
pub(super) fn is(who: &Who, person: PersonId) -> bool {
    himself(who) == Some(person)
}

fn is_player(_: &mut Reader<'_>, who: &Who, _: &Given) -> Result<bool, Stop> {
    Ok(himself(who).is_some())
}

fn hide_himself(store: &mut Writer<'_>, stamp: &Stamp, _: &Given) -> Result<(), Stop> {
    let person = player(store, stamp)?;
    hide(store, stamp, person, true)?;
    Ok(())
}

fn show_himself(store: &mut Writer<'_>, stamp: &Stamp, _: &Given) -> Result<(), Stop> {
    let person = player(store, stamp)?;
    hide(store, stamp, person, false)?;
    Ok(())
}

/// Sending the picture is the consent, of today.
fn shown_with(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = player(store, stamp)?;
    let picture = (given.needed("credit")?, given.file("files")?.1);
    show_photo(store, stamp, person, stamp.day(), picture)?;
    Ok(())
}

fn shown_without(store: &mut Writer<'_>, stamp: &Stamp, _: &Given) -> Result<(), Stop> {
    let person = player(store, stamp)?;
    withdraw_photo(store, stamp, person, stamp.day())?;
    Ok(())
}

/// Whoever acts, as the player he is; whom it concerns is never said by the form.
fn player(store: &mut Reader<'_>, stamp: &Stamp) -> Result<PersonId, Stop> {
    let user = user_of(store, &stamp.by_whom)?;
    user.person.filter(|_| user.roles.contains(&Role::Player)).ok_or(Stop::NotOwn)
}
