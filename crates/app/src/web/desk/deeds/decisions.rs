//! Decisions of the committee about chess and about lists, appeals and how they end. Those of go stand by themselves.

use super::{CERTAIN, Deed, Field, FieldKind, Own, PERSON, TOURNAMENT, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_model::{AppealOutcome, Fact, Series};
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::decide::{asked_twice, decide, late_for};
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::outcome::{end_appeal, left_to_the_office};
use arpad_office::acts::user::user_of;
use arpad_office::acts::{AppealAct, DecideAct, Decided, Kind};
use arpad_registry::Writer;

const REFERENCE: Field = Field::needed("reference", FieldKind::Line);
const DAY: Field = Field::free("day", FieldKind::Day);
const UNTIL: Field = Field::free("until", FieldKind::Day);
const TEMPO: Field = Field::needed("series", FieldKind::Choice(&["standard", "rapid", "blitz"]));

/// Shortens the table below.
const fn decision(
    name: &'static str,
    fields: &'static [Field],
    act: fn(&mut Writer<'_>, &Stamp, &Given) -> Result<(), Stop>,
) -> Deed {
    Deed { name, kind: Kind::Decide, fields, own: Own::Nothing, act }
}

/// What may be permitted at an event, by its name in the law.
const PERMISSIONS: &[&str] =
    &["late-registration", "abroad", "unregistered", "long-event", "decided-match", "fast-games"];

pub(super) const DEEDS: &[Deed] = &[
    decision(
        "waiver",
        &[
            TOURNAMENT,
            Field::needed("paragraph", FieldKind::Line),
            Field::free("permission", FieldKind::Choice(PERMISSIONS)),
            REFERENCE,
            DAY,
            WHY,
        ],
        waiver,
    ),
    decision(
        "rating",
        &[PERSON, TEMPO, Field::needed("points", FieldKind::Number), REFERENCE, DAY, CERTAIN, WHY],
        rating,
    ),
    decision(
        "owner",
        &[TEMPO, Field::needed("list-owner", FieldKind::Choice(&["ours", "fide"])), REFERENCE, DAY, CERTAIN, WHY],
        owner,
    ),
    decision(
        "parameter",
        &[
            Field::needed("edition", FieldKind::Line),
            Field::needed("parameter", FieldKind::Line),
            Field::needed("value", FieldKind::Line),
            REFERENCE,
            DAY,
            CERTAIN,
            WHY,
        ],
        parameter,
    ),
    decision("unlisted", &[PERSON, UNTIL, REFERENCE, DAY, CERTAIN, WHY], unlisted),
    decision("memberless", &[PERSON, UNTIL, REFERENCE, DAY, CERTAIN, WHY], memberless),
    decision("exemption", &[PERSON, UNTIL, REFERENCE, DAY, CERTAIN, WHY], exemption),
    decision(
        "suspension",
        &[Field::needed("federation", FieldKind::Line), UNTIL, REFERENCE, DAY, CERTAIN, WHY],
        suspension,
    ),
    decision(
        "transition",
        &[
            Field::needed("transition", FieldKind::Choice(&["fide-2024-03-01"])),
            Field::free("series", FieldKind::Choice(&["standard", "rapid", "blitz"])),
            REFERENCE,
            DAY,
            CERTAIN,
            WHY,
        ],
        transition,
    ),
    Deed {
        name: "appeal",
        kind: Kind::Appeal,
        fields: &[
            Field::needed("against", FieldKind::Number),
            Field::free("from", FieldKind::Line),
            Field::needed("grounds", FieldKind::Text),
            Field::free("received", FieldKind::Day),
            Field::free("admitted", FieldKind::Line),
            Field::free("filed-under", FieldKind::Line),
            WHY,
        ],
        own: Own::Anything,
        act: appealed,
    },
    Deed {
        name: "outcome",
        kind: Kind::Outcome,
        fields: &[
            Field::needed("appeal", FieldKind::Number),
            Field::needed("outcome", FieldKind::Choice(&["granted", "dismissed", "withdrawn"])),
            Field::free("decided-under", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: ended,
    },
];

/// Writes a decision down; a list that has closed without it is named.
fn decided(store: &mut Writer<'_>, stamp: &Stamp, given: &Given, decision: Decided) -> Result<(), Stop> {
    let late = late_for(store, &decision)?;
    let (day, reference) = (given.day_or_today("day", stamp)?, given.needed("reference")?.to_owned());
    let act = DecideAct { decision, day, reference };
    if !given.is_ticked("certain") {
        asked_twice(store, stamp.day(), &act)?;
    }
    decide(store, stamp, act)?;
    if let Some(list) = late {
        given.tell("desk-decided-late", vec![("date", Fact::from(list))]);
    }
    Ok(())
}

fn waiver(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let paragraph = given.needed("paragraph")?.to_owned();
    let decision =
        Decided::Waiver { tournament: given.tournament("tournament")?, paragraph, what: given.line("permission") };
    decided(store, stamp, given, decision)
}

fn rating(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let decision = Decided::Indicators {
        person: given.person(store, "person")?,
        series: tempo(given)?,
        points: Some(given.parsed("points")?),
        grade: None,
        games: None,
        peak: None,
        reached: Vec::new(),
        taken: false,
    };
    decided(store, stamp, given, decision)
}

/// A series of chess: go has decisions of its own.
fn tempo(given: &Given) -> Result<Series, Stop> {
    match given.series("series")? {
        Series::Go => Err(Stop::Field("series", "deed-unreadable")),
        series => Ok(series),
    }
}

fn owner(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let decision = Decided::Owner { series: tempo(given)?, owner: given.parsed("list-owner")? };
    decided(store, stamp, given, decision)
}

fn parameter(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let [edition, name, value] = [given.needed("edition")?, given.needed("parameter")?, given.needed("value")?];
    let [edition, name, value] = [edition, name, value].map(str::to_owned);
    decided(store, stamp, given, Decided::Parameter { edition, name, value })
}

fn unlisted(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (person, until) = (given.person(store, "person")?, given.day_if_any("until")?);
    decided(store, stamp, given, Decided::Unlisted { person, until })
}

fn memberless(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (person, until) = (given.person(store, "person")?, given.day_if_any("until")?);
    decided(store, stamp, given, Decided::Memberless { person, until })
}

fn exemption(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (person, until) = (given.person(store, "person")?, given.day_if_any("until")?);
    decided(store, stamp, given, Decided::Exemption { person, until })
}

fn suspension(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let federation = given.needed("federation")?.to_ascii_uppercase();
    let until = given.day_if_any("until")?;
    decided(store, stamp, given, Decided::Suspension { federation, until })
}

fn transition(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let series = given.parsed_if_any::<Series>("series")?.into_iter().collect();
    let decision = Decided::Transition { transition: given.needed("transition")?.to_owned(), series };
    decided(store, stamp, given, decision)
}

fn appealed(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let from = match given.text("from") {
        Some(from) => from.to_owned(),
        None => user_of(store, &stamp.by_whom)?.shown,
    };
    let act = AppealAct::new(given.entry("against")?, &from, given.needed("grounds")?);
    let (admitted, reference) = (given.line("admitted"), given.line("filed-under"));
    appeal(store, stamp, AppealAct { received: given.day_if_any("received")?, admitted, reference, ..act })?;
    Ok(())
}

fn ended(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    // By what becomes of the appeal: the ledger has the word for what becomes of the decision.
    let outcome = match given.needed("outcome")? {
        "granted" => AppealOutcome::Overturned,
        "dismissed" => AppealOutcome::Upheld,
        "withdrawn" => AppealOutcome::Withdrawn,
        _ => return Err(Stop::Field("outcome", "deed-unreadable")),
    };
    let ended = end_appeal(store, stamp, given.entry("appeal")?, outcome, &given.line("decided-under"))?;
    if let Some(entry) = left_to_the_office(store, &ended)? {
        given.tell("desk-appeal-left", vec![("entry", entry.into())]);
    }
    Ok(())
}
