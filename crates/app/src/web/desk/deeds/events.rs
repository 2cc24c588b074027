//! What is done about events: they are announced, their games attached, their reports sent on to FIDE.

use super::event_facts::{self as law, LAW, facts};
use super::{Deed, Field, FieldKind, Own, TOURNAMENT, WHY, joined};
use crate::web::desk::given::{Given, Stop};
use arpad_formats::trf::Edition;
use arpad_office::access::Who;
use arpad_office::acts::announce::{announce, announce_anew, announced, looks_odd};
use arpad_office::acts::attach::attach;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::sent::sent;
use arpad_office::acts::{Announcement, Kind};
use arpad_office::intake::event_facts::arbiter;
use arpad_office::views::own_events::is_of;
use arpad_registry::{Reader, Writer};

pub(super) const SERIES: &[&str] = &["standard", "rapid", "blitz", "go"];

/// What is said of an event beside its name, series and days.
const BESIDE: [Field; 6] = [
    Field::free("town", FieldKind::Line),
    Field::free("organizer", FieldKind::Line),
    Field::free("time-control", FieldKind::Line),
    Field::free("rounds", FieldKind::Number),
    Field::free("players", FieldKind::Number),
    Field::free("announced", FieldKind::Day),
];

/// An event that is new needs these.
const NEW: [Field; 24] = joined(&[
    &[
        Field::needed("event-name", FieldKind::Line),
        Field::needed("series", FieldKind::Choice(SERIES)),
        Field::needed("starts", FieldKind::Day),
        Field::needed("ends", FieldKind::Day),
    ],
    &BESIDE,
    &LAW,
    &[WHY],
]);

/// Of one that is known, what is not said stays.
const ANEW: [Field; 25] = joined(&[
    &[
        TOURNAMENT,
        Field::free("event-name", FieldKind::Line),
        Field::free("series", FieldKind::Choice(SERIES)),
        Field::free("starts", FieldKind::Day),
        Field::free("ends", FieldKind::Day),
    ],
    &BESIDE,
    &LAW,
    &[WHY],
]);

pub(super) const DEEDS: &[Deed] = &[
    Deed { name: "announce", kind: Kind::Announce, fields: &NEW, own: Own::Anything, act: new_event },
    Deed { name: "announce-anew", kind: Kind::Announce, fields: &ANEW, own: Own::If(is_own_event), act: stated_anew },
    Deed {
        name: "attach",
        kind: Kind::Attach,
        fields: &[TOURNAMENT, Field::needed("files", FieldKind::Files), WHY],
        own: Own::If(is_own_event),
        act: games,
    },
    Deed {
        name: "sent",
        kind: Kind::Sent,
        fields: &[
            TOURNAMENT,
            Field::free("day", FieldKind::Day),
            Field::needed("format", FieldKind::Choice(&["trf16", "trf26"])),
            Field::free("files", FieldKind::Files),
            WHY,
        ],
        own: Own::Nothing,
        act: sent_on,
    },
];

/// An event that he announced, or whose report he sent.
fn is_own_event(store: &mut Reader<'_>, who: &Who, given: &Given) -> Result<bool, Stop> {
    Ok(is_of(store, who.name(), given.tournament("tournament")?)?)
}

fn new_event(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let event = announce(store, stamp, stated(given, Announcement::nothing(stamp.day()))?)?;
    given.warn(looks_odd(store, event)?);
    Ok(())
}

fn stated_anew(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let known = announced(store, given.tournament("tournament")?)?;
    let event = known.tournament;
    announce_anew(store, stamp, stated(given, known)?)?;
    given.warn(looks_odd(store, event)?);
    Ok(())
}

fn stated(given: &Given, known: Announcement) -> Result<Announcement, Stop> {
    let is_stated = |name: &str| given.stated(name).is_some();
    let text = |name: &str, known: &String| given.stated(name).map_or_else(|| known.clone(), str::to_owned);
    Ok(Announcement {
        tournament: known.tournament,
        series: given.parsed_if_any("series")?.unwrap_or(known.series),
        name: given.text("event-name").map_or_else(|| known.name.clone(), str::to_owned),
        town: text("town", &known.town),
        organizer: text("organizer", &known.organizer),
        arbiter: given.stated("arbiter").map_or_else(|| known.arbiter.clone(), |text| arbiter(text, true).name),
        time_control: text("time-control", &known.time_control),
        rounds: if is_stated("rounds") { given.parsed_if_any("rounds")? } else { known.rounds },
        players: if is_stated("players") { given.parsed_if_any("players")? } else { known.players },
        starts: given.day_if_any("starts")?.unwrap_or(known.starts),
        ends: given.day_if_any("ends")?.unwrap_or(known.ends),
        announced: given.day_if_any("announced")?.unwrap_or(known.announced),
        facts: facts(given, &known.facts)?,
    })
}

/// An announced event as the fields of a form.
pub(super) fn fields(known: &Announcement) -> Vec<(&'static str, String)> {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let mut fields = vec![
        ("event-name", known.name.clone()),
        ("series", known.series.to_string()),
        ("starts", known.starts.to_string()),
        ("ends", known.ends.to_string()),
        ("town", known.town.clone()),
        ("organizer", known.organizer.clone()),
        ("time-control", known.time_control.clone()),
        ("rounds", number(known.rounds.map(u32::from))),
        ("players", number(known.players)),
        ("announced", known.announced.to_string()),
        ("arbiter", known.arbiter.clone()),
    ];
    for (name, value) in law::fields(&known.facts) {
        fields.retain(|(one, _)| *one != name);
        fields.push((name, value));
    }
    fields
}

fn games(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let compared = attach(store, stamp, given.tournament("tournament")?, given.file("files")?)?;
    let facts = vec![
        ("games", compared.games.into()),
        ("played", compared.played.into()),
        ("differences", compared.differences.len().into()),
    ];
    given.tell(if compared.differences.is_empty() { "desk-games-agree" } else { "desk-games-differ" }, facts);
    Ok(())
}

fn sent_on(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let named = given.needed("format")?;
    let edition = Edition::ALL.into_iter().find(|one| one.as_str() == named);
    let edition = edition.ok_or(Stop::Field("format", "deed-unreadable"))?;
    let other = if given.files.is_empty() { None } else { Some(given.file("files")?.1) };
    sent(store, stamp, given.tournament("tournament")?, given.day_or_today("day", stamp)?, (edition, other))?;
    Ok(())
}
