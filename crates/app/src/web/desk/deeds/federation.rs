//! What the federation says of itself: its name, its rating officer, how it appears.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_office::acts::appearance::paint::Paint;
use arpad_office::acts::appearance::{appear, appearance};
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::found::{federation, found_anew};
use arpad_office::acts::minors::{minors_stated, show_minors};
use arpad_office::acts::officer::appoint;
use arpad_office::acts::{AppearanceAct, Kind, MinorsAct, OfficerAct};
use arpad_registry::Writer;

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "federation",
        kind: Kind::Found,
        fields: &[
            Field::free("federation-name", FieldKind::Line),
            Field::free("federation-country", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: named_anew,
    },
    Deed {
        name: "officer",
        kind: Kind::Officer,
        fields: &[
            Field::needed("officer-name", FieldKind::Line),
            Field::needed("contact", FieldKind::Line),
            Field::free("day", FieldKind::Day),
            WHY,
        ],
        own: Own::Nothing,
        act: officer,
    },
    Deed {
        name: "appearance",
        kind: Kind::Appearance,
        fields: &[
            Field::free("color", FieldKind::Line),
            Field::free("dark-color", FieldKind::Line),
            Field::free("files", FieldKind::Files),
            Field::free("no-logo", FieldKind::Tick),
            Field::free("address", FieldKind::Line),
            Field::free("email", FieldKind::Line),
            Field::free("web", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: looks,
    },
    Deed {
        name: "minors",
        kind: Kind::Minors,
        fields: &[
            Field::needed("minors-shown", FieldKind::Choice(&["whole", "no-year", "initials", "number"])),
            Field::free("minors-until", FieldKind::Number),
            WHY,
        ],
        own: Own::Nothing,
        act: minors,
    },
];

fn named_anew(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let known = federation(store)?;
    let name = given.text("federation-name").map_or(known.name, str::to_owned);
    let country = given.text("federation-country").map_or(known.country, str::to_uppercase);
    found_anew(store, stamp, &name, &country)?;
    Ok(())
}

fn officer(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (name, contact) = (given.needed("officer-name")?.to_owned(), given.needed("contact")?.to_owned());
    appoint(store, stamp, &OfficerAct { name, contact, day: given.day_or_today("day", stamp)? })?;
    Ok(())
}

fn minors(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let until = given.parsed_if_any("minors-until")?.unwrap_or(minors_stated(store)?.until);
    show_minors(store, stamp, MinorsAct { shown: given.parsed("minors-shown")?, until })?;
    Ok(())
}

fn looks(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let now = appearance(store)?;
    let paint = |name: &'static str, now: Option<Paint>| match given.stated(name) {
        None => Ok(now),
        Some("") => Ok(None),
        Some(text) => text.parse().map(Some).map_err(|_| Stop::Field(name, "deed-no-color")),
    };
    let text = |name: &str, now: String| given.stated(name).map_or(now, str::to_owned);
    let color = paint("color", now.color)?;
    let wished = AppearanceAct {
        color,
        // The dark twin of another color is none of this one.
        dark: paint("dark-color", now.dark.filter(|_| color == now.color))?,
        logo: now.logo.filter(|_| !given.is_ticked("no-logo")),
        contact: text("address", now.contact),
        email: text("email", now.email),
        web: text("web", now.web),
    };
    let logo = if given.files.is_empty() { None } else { Some(given.file("files")?.1) };
    appear(store, stamp, &wished, logo)?;
    Ok(())
}
