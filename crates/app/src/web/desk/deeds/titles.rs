//! What is done about titles: a certificate is filed, somebody applies, FIDE decides; what an event is for titles; arbiters' papers.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_model::{EntryId, TitleFacts, TournamentId};
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::paper::{certify_arbiter, certify_norm, confirm_arbiter};
use arpad_office::acts::title_application::{Applying, NormMeant, apply_for_title};
use arpad_office::acts::title_outcome::{Ending, TitleVerdict, end_application};
use arpad_office::acts::{DecideAct, Decided, Kind};
use arpad_office::titles::{ArbiterPaper, NormCertificate};
use arpad_registry::Writer;

const PERSON: Field = Field::needed("person", FieldKind::Line);
const ENTRY: Field = Field::needed("entry", FieldKind::Number);
const DAY: Field = Field::free("decided-on", FieldKind::Day);
const BY: Field = Field::needed("decided-by", FieldKind::Line);
const BY_NORMS: FieldKind = FieldKind::Choice(&["GM", "IM", "WGM", "WIM"]);
const TITLES: FieldKind = FieldKind::Choice(&["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"]);
const LETTERS: FieldKind = FieldKind::Choice(&["a", "b", "c", "d", "e", "f"]);
const KINDS: FieldKind = FieldKind::Choice(&[
    "ordinary",
    "national-final",
    "national-team",
    "zonal",
    "world-team",
    "continental-team",
    "world-club",
    "continental-club",
    "world-cup",
    "olympiad",
]);
const WON_AT: FieldKind = FieldKind::Choice(&[
    "seminar",
    "refresher",
    "event",
    "national-final",
    "fide",
    "international",
    "large-international",
    "league",
    "rapid-blitz",
    "world-rapid-blitz",
    "hybrid",
    "olympiad-match",
    "disability",
]);

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "norm-certificate",
        kind: Kind::Paper,
        fields: &[
            PERSON,
            Field::needed("title", BY_NORMS),
            Field::needed("event", FieldKind::Line),
            Field::needed("starts", FieldKind::Day),
            Field::needed("ends", FieldKind::Day),
            Field::needed("games", FieldKind::Number),
            Field::free("exempt", FieldKind::Tick),
            Field::free("eight-of-nine", FieldKind::Tick),
            Field::free("single-days", FieldKind::Number),
            Field::free("listed-letter", LETTERS),
            Field::free("norm-registered", FieldKind::Day),
            WHY,
        ],
        own: Own::Nothing,
        act: certificate,
    },
    Deed {
        name: "title-application",
        kind: Kind::TitleApplication,
        fields: &[
            PERSON,
            Field::needed("title", TITLES),
            Field::free("title-norms", FieldKind::Line),
            Field::free("certificates", FieldKind::Line),
            Field::free("received", FieldKind::Day),
            Field::free("fee", FieldKind::Line),
            Field::free("filed-under", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: apply,
    },
    Deed {
        name: "title-granted",
        kind: Kind::TitleOutcome,
        fields: &[ENTRY, BY, DAY, WHY],
        own: Own::Nothing,
        act: |store, stamp, given| end(store, stamp, given, TitleVerdict::Granted),
    },
    Deed {
        name: "title-refused",
        kind: Kind::TitleOutcome,
        fields: &[ENTRY, BY, Field::needed("reason", FieldKind::Line), DAY, WHY],
        own: Own::Nothing,
        act: |store, stamp, given| end(store, stamp, given, TitleVerdict::Refused),
    },
    Deed {
        name: "title-withdrawn",
        kind: Kind::TitleOutcome,
        fields: &[ENTRY, Field::free("reason", FieldKind::Line), DAY, WHY],
        own: Own::Nothing,
        act: |store, stamp, given| end(store, stamp, given, TitleVerdict::Withdrawn),
    },
    Deed {
        name: "title-event",
        kind: Kind::Decide,
        fields: &[
            Field::needed("tournament", FieldKind::Number),
            Field::needed("event-kind", KINDS),
            Field::free(
                "listed",
                FieldKind::Choice(&["candidates-places", "world-cup-places", "events-commission", "strong-swiss"]),
            ),
            Field::free("own-zonal", FieldKind::Tick),
            Field::free("inactive-chief", FieldKind::Choice(&["stands", "void"])),
            Field::needed("reference", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: declare,
    },
    Deed {
        name: "arbiter-title",
        kind: Kind::Paper,
        fields: &[
            PERSON,
            Field::needed("arbiter-title", FieldKind::Choice(&["FA", "IA"])),
            Field::needed("awarded", FieldKind::Day),
            WHY,
        ],
        own: Own::Nothing,
        act: confirm,
    },
    Deed {
        name: "arbiter-norm",
        kind: Kind::Paper,
        fields: &[
            PERSON,
            Field::needed("won-at", WON_AT),
            Field::free("tournament", FieldKind::Number),
            Field::free("event", FieldKind::Line),
            Field::free("ends", FieldKind::Day),
            Field::free(
                "system",
                FieldKind::Choice(&["swiss", "round-robin", "double-round-robin", "knockout", "team"]),
            ),
            Field::free("rounds", FieldKind::Number),
            Field::free("players", FieldKind::Number),
            Field::free("rated-players", FieldKind::Number),
            Field::free("federations", FieldKind::Number),
            Field::free("chief", FieldKind::Line),
            Field::free("exam", FieldKind::Number),
            WHY,
        ],
        own: Own::Nothing,
        act: officiated,
    },
];

fn certificate(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let day = |name: &'static str| given.day_if_any(name)?.ok_or(Stop::Field(name, "deed-missing"));
    let person = given.person(store, "person")?;
    let norm = NormCertificate {
        title: given.needed("title")?.to_owned(),
        event: given.needed("event")?.to_owned(),
        starts: day("starts")?,
        ends: day("ends")?,
        games: given.parsed("games")?,
        exempt: given.is_ticked("exempt"),
        eight_of_nine: given.is_ticked("eight-of-nine"),
        single_round_days: given.parsed_if_any("single-days")?.unwrap_or_default(),
        listed: given.parsed_if_any("listed-letter")?,
        registered: given.day_if_any("norm-registered")?,
    };
    Ok(certify_norm(store, stamp, person, norm)?)
}

/// Numbers as people write several of them.
fn numbers<T>(given: &Given, name: &'static str, of: impl Fn(i64) -> Option<T>) -> Result<Vec<T>, Stop> {
    let text = given.text(name).unwrap_or_default();
    let parts = text.split([',', ';', ' ']).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok().and_then(&of).ok_or(Stop::Field(name, "deed-unreadable"))).collect()
}

fn apply(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    let event = |number: i64| u32::try_from(number).ok().map(|id| NormMeant::Event(TournamentId(id)));
    let mut norms = numbers(given, "title-norms", event)?;
    norms.extend(numbers(given, "certificates", |number| Some(NormMeant::Certificate(EntryId(number))))?);
    let applying = Applying {
        person,
        title: given.needed("title")?.to_owned(),
        received: given.day_if_any("received")?.unwrap_or_else(|| stamp.day()),
        norms,
        fee: given.text("fee").unwrap_or_default().to_owned(),
        reference: given.text("filed-under").unwrap_or_default().to_owned(),
    };
    apply_for_title(store, stamp, applying)?;
    Ok(())
}

fn end(store: &mut Writer<'_>, stamp: &Stamp, given: &Given, verdict: TitleVerdict) -> Result<(), Stop> {
    let ending = Ending {
        application: given.entry("entry")?,
        verdict,
        day: given.day_if_any("decided-on")?.unwrap_or_else(|| stamp.day()),
        by: given.text("decided-by").unwrap_or_default().to_owned(),
        because: given.text("reason").unwrap_or_default().to_owned(),
    };
    end_application(store, stamp, ending)?;
    Ok(())
}

fn declare(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let facts = TitleFacts {
        kind: Some(given.parsed("event-kind")?),
        listed: given.parsed_if_any("listed")?,
        own_zonal: given.is_ticked("own-zonal"),
        inactive_chief: given.parsed_if_any("inactive-chief")?,
    };
    let decision = Decided::TitleEvent { tournament: TournamentId(given.parsed("tournament")?), facts };
    let reference = given.needed("reference")?.to_owned();
    decide(store, stamp, DecideAct { decision, day: stamp.day(), reference })?;
    Ok(())
}

fn confirm(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    let awarded = given.day_if_any("awarded")?.ok_or(Stop::Field("awarded", "deed-missing"))?;
    confirm_arbiter(store, stamp, person, given.needed("arbiter-title")?, awarded)?;
    Ok(())
}

fn officiated(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = given.person(store, "person")?;
    let tournament = given.parsed_if_any("tournament")?.map(TournamentId);
    let event = match tournament {
        Some(_) => String::new(),
        None => given.needed("event")?.to_owned(),
    };
    let norm = ArbiterPaper {
        kind: given.needed("won-at")?.to_owned(),
        event,
        tournament,
        system: given.text("system").unwrap_or_default().to_owned(),
        rounds: given.parsed_if_any("rounds")?.unwrap_or_default(),
        players: given.parsed_if_any("players")?.unwrap_or_default(),
        rated: given.parsed_if_any("rated-players")?.unwrap_or_default(),
        federations: given.parsed_if_any("federations")?.unwrap_or_default(),
        chief: given.text("chief").unwrap_or_default().to_owned(),
        exam: given.parsed_if_any("exam")?,
    };
    let day = given.day_if_any("ends")?.unwrap_or_else(|| stamp.day());
    Ok(certify_arbiter(store, stamp, person, norm, day)?)
}
