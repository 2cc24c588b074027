//! What is done about clubs.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_office::acts::Kind;
use arpad_office::acts::club::{add_club_of, restate_club};
use arpad_office::acts::club_merge::merge_clubs;
use arpad_office::acts::desk::Stamp;
use arpad_office::views::records;
use arpad_registry::Writer;

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "club-add",
        kind: Kind::Club,
        fields: &[
            Field::needed("club-name", FieldKind::Line),
            Field::free("town", FieldKind::Line),
            Field::free("county", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: add,
    },
    Deed {
        name: "club-change",
        kind: Kind::Club,
        fields: &[
            Field::needed("club", FieldKind::Line),
            Field::free("club-name", FieldKind::Line),
            Field::free("town", FieldKind::Line),
            Field::free("county", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: change,
    },
    Deed {
        name: "club-merge",
        kind: Kind::ClubMerge,
        fields: &[Field::needed("keep-club", FieldKind::Line), Field::needed("drop-club", FieldKind::Line), WHY],
        own: Own::Nothing,
        act: one_club,
    },
];

fn add(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (name, town) = (given.needed("club-name")?, given.line("town"));
    add_club_of(store, stamp, (name, &town), &given.line("county"))?;
    Ok(())
}

fn change(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let id = given.club(store, "club")?;
    let known = records::club(store, id)?.ok_or(Stop::Field("club", "deed-unreadable"))?;
    let name = given.text("club-name").unwrap_or(&known.name);
    let town = given.stated("town").unwrap_or(&known.town);
    let county = given.stated("county").unwrap_or(&known.county);
    Ok(restate_club(store, stamp, id, (name, town), county)?)
}

fn one_club(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (keep, drop) = (given.club(store, "keep-club")?, given.club(store, "drop-club")?);
    Ok(merge_clubs(store, stamp, keep, drop)?)
}
