//! What is done about go players: with how many points newcomers enter (§6(1) step 2), what the committee decides about somebody's
//! indicators (§3(3)), and who belongs to the rating system (§1(1)).

use super::{HOLDS_FROM, REASON, REFERENCE, decided};
use crate::web::desk::deeds::{CERTAIN, Deed, Field, FieldKind, Own, PERSON, WHY};
use crate::web::desk::given::{Given, Stop, at};
use arpad_model::{Coverage, Fact, PersonId, Series, SubmissionId};
use arpad_office::access::MANAGERS;
use arpad_office::acts::cover::cover;
use arpad_office::acts::decide::{lowered_grade, points_asked_twice};
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::newcomers::{self, By, set_initial, take_proposals};
use arpad_office::acts::{Decided, Kind};
use arpad_office::lists::newcomers::Entrant;
use arpad_office::views::beside::meant;
use arpad_registry::{Reader, Writer};

const NEWCOMER: Field = Field::needed("newcomer", FieldKind::Line);
const POINTS: Field = Field::needed("go-points", FieldKind::Number);
const LETTER: Field = Field::free("by-letter", FieldKind::Choice(OURS));

/// Letters of those who belong to the system (§1(1)).
const OURS: &[&str] = &["letter-a", "letter-b", "letter-c"];

pub(in crate::web::desk::deeds) const DEEDS: &[Deed] = &[
    Deed {
        name: "newcomer",
        kind: MANAGERS,
        fields: &[NEWCOMER, LETTER, Field::free("reference", FieldKind::Line), WHY],
        own: Own::Nothing,
        act: as_proposed,
    },
    Deed {
        name: "newcomers",
        kind: MANAGERS,
        fields: &[LETTER, Field::free("reference", FieldKind::Line), WHY],
        own: Own::Nothing,
        act: all_as_proposed,
    },
    Deed {
        name: "newcomer-points",
        kind: MANAGERS,
        fields: &[NEWCOMER, POINTS, LETTER, Field::free("reference", FieldKind::Line), CERTAIN, WHY],
        own: Own::Nothing,
        act: by_manager,
    },
    Deed {
        name: "initial-points",
        kind: Kind::Decide,
        fields: &[NEWCOMER, POINTS, LETTER, REFERENCE, CERTAIN, WHY],
        own: Own::Nothing,
        act: by_committee,
    },
    Deed {
        name: "indicators",
        kind: Kind::Decide,
        fields: &[
            PERSON,
            Field::free("go-points", FieldKind::Number),
            Field::free("grade", FieldKind::Line),
            HOLDS_FROM,
            REFERENCE,
            CERTAIN,
            REASON,
        ],
        own: Own::Nothing,
        act: indicators,
    },
    Deed {
        name: "cover",
        kind: Kind::Cover,
        fields: &[
            PERSON,
            Field::needed("by-letter", FieldKind::Choice(&["letter-a", "letter-b", "letter-c", "outside"])),
            Field::free("covered-from", FieldKind::Day),
            WHY,
        ],
        own: Own::Nothing,
        act: belongs,
    },
];

/// A newcomer as somebody types him: a person, or a line of a file that is not accepted, `3/7`.
fn newcomer(store: &mut Reader<'_>, given: &Given) -> Result<Entrant, Stop> {
    let text = given.needed("newcomer")?;
    let line = text.split_once('/').and_then(|(file, line)| {
        let (file, line): (u32, u32) = (file.trim().parse().ok()?, line.trim().parse().ok()?);
        Some(Entrant::Line(SubmissionId(file), line.checked_sub(1)?))
    });
    match line {
        Some(line) => Ok(line),
        None => Ok(Entrant::Known(meant(store, text)?)),
    }
}

/// A letter of §1(1), as the choice names it, `letter-b`, or bare.
fn letter(given: &Given) -> Result<Option<Coverage>, Stop> {
    let Some(text) = given.text("by-letter") else { return Ok(None) };
    let bare = text.strip_prefix("letter-").unwrap_or(text);
    bare.parse().map(Some).map_err(|_| Stop::Field("by-letter", "deed-unreadable"))
}

fn as_proposed(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let by = By::Manager(given.text("reference").unwrap_or_default());
    let who = newcomer(store, given)?;
    held_back(given, &set_initial(store, stamp, who, None, (by, letter(given)?))?);
    Ok(())
}

/// Says where the manager gave less than the performance, which only the committee may give.
fn held_back(given: &Given, set: &newcomers::Given) {
    if let Some(due) = set.due {
        given.tell("newcomers-held-back", vec![("points", Fact::from(due))]);
    }
}

fn all_as_proposed(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    take_proposals(store, stamp, given.text("reference").unwrap_or_default(), letter(given)?)?;
    Ok(())
}

/// Points outside the table of grades are mostly a slip of the pen: they are asked about before they are given.
fn points(given: &Given) -> Result<i32, Stop> {
    let points = given.parsed("go-points")?;
    if !given.is_ticked("certain") {
        points_asked_twice(points).map_err(|refusal| at("go-points", refusal.into()))?;
    }
    Ok(points)
}

fn by_manager(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let by = By::Manager(given.text("reference").unwrap_or_default());
    let who = newcomer(store, given)?;
    held_back(given, &set_initial(store, stamp, who, Some(points(given)?), (by, letter(given)?))?);
    Ok(())
}

fn by_committee(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let by = By::Committee(given.needed("reference")?);
    let who = newcomer(store, given)?;
    set_initial(store, stamp, who, Some(points(given)?), (by, letter(given)?))?;
    Ok(())
}

fn player(store: &mut Reader<'_>, given: &Given, name: &'static str) -> Result<PersonId, Stop> {
    Ok(meant(store, given.needed(name)?)?)
}

fn indicators(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let decision = Decided::Indicators {
        person: player(store, given, "person")?,
        series: Series::Go,
        points: given.parsed_if_any("go-points")?,
        grade: given.text("grade").map(str::to_owned),
        games: None,
        peak: None,
        reached: Vec::new(),
        taken: false,
    };
    let day = given.day_if_any("holds-from")?.unwrap_or_else(|| stamp.day());
    let lowered = lowered_grade(store, &decision, day)?;
    decided(store, stamp, given, decision)?;
    if let Some((held, grade)) = lowered {
        given.tell("deed-told-lower-grade", vec![("held", Fact::from(held)), ("grade", Fact::from(grade))]);
    }
    Ok(())
}

fn belongs(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = player(store, given, "person")?;
    let said = letter(given)?.ok_or(Stop::Field("by-letter", "deed-missing"))?;
    cover(store, stamp, person, said, given.day_if_any("covered-from")?)?;
    Ok(())
}
