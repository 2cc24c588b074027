//! Users and their roles.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_model::Role;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::user::{add_user, change_user, user_of};
use arpad_office::acts::{Kind, UserAct};
use arpad_registry::Writer;

const ROLES: &[&str] = &["player", "arbiter", "club", "officer", "committee", "admin", "auditor"];

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "user-add",
        kind: Kind::User,
        fields: &[
            Field::needed("name", FieldKind::Line),
            Field::needed("shown", FieldKind::Line),
            Field::needed("role", FieldKind::Choices(ROLES)),
            Field::free("club", FieldKind::Line),
            Field::free("person", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: add,
    },
    Deed {
        name: "user-change",
        kind: Kind::User,
        fields: &[
            Field::needed("name", FieldKind::Line),
            Field::free("shown", FieldKind::Line),
            Field::needed("role", FieldKind::Choices(ROLES)),
            Field::free("club", FieldKind::Line),
            Field::free("person", FieldKind::Line),
            Field::free("disabled", FieldKind::Tick),
            WHY,
        ],
        own: Own::Nothing,
        act: change,
    },
];

fn add(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let user = stated(store, given)?;
    add_user(store, stamp, &user)?;
    Ok(())
}

fn change(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let known = user_of(store, given.needed("name")?)?;
    let mut user = stated(store, given)?;
    user.disabled = given.is_ticked("disabled");
    if user.shown.is_empty() {
        user.shown = known.shown;
    }
    change_user(store, stamp, &user)?;
    Ok(())
}

fn stated(store: &mut Writer<'_>, given: &Given) -> Result<UserAct, Stop> {
    let roles: Result<Vec<Role>, _> = given.all("role").map(str::parse).collect();
    Ok(UserAct {
        name: given.needed("name")?.to_owned(),
        shown: given.text("shown").unwrap_or_default().to_owned(),
        roles: roles.map_err(|_| Stop::Field("role", "deed-unreadable"))?,
        club: given.club_if_any(store, "club")?,
        person: given.person_if_any(store, "person")?,
        ..UserAct::default()
    })
}
