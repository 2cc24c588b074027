//! What is done about lists: a month is closed, opened again, published.

use super::{CERTAIN, Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop, at};
use arpad_model::{EntryId, List, Origin, Series};
use arpad_office::acts::Kind;
use arpad_office::acts::cancel::unclose;
use arpad_office::acts::close::{
    Consent, close_again, close_go_again, close_go_even_so, close_month_even_so, replay_chess, replay_go,
};
use arpad_office::acts::desk::{OfficeError, Refusal, Stamp};
use arpad_office::acts::dismiss::dismiss;
use arpad_office::acts::publish::publish_even_so;
use arpad_office::refusal::code;
use arpad_office::views::anomalies::dismissal;
use arpad_office::views::{foreseen, records};
use arpad_registry::Writer;
use jiff::civil::Date;

const SERIES: Field = Field::needed("series", FieldKind::Choice(&["standard", "rapid", "blitz", "go"]));
const MONTH: Field = Field::free("month", FieldKind::Month);

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "close",
        kind: Kind::Close,
        fields: &[
            SERIES,
            MONTH,
            Field::free("again", FieldKind::Tick),
            Field::free("in-advance", FieldKind::Tick),
            Field::free("beside-fide", FieldKind::Tick),
            Field::free("skipping", FieldKind::Tick),
            Field::free("dropping", FieldKind::Tick),
            WHY,
        ],
        own: Own::Nothing,
        act: close,
    },
    Deed {
        name: "unclose",
        kind: Kind::Close,
        fields: &[SERIES, MONTH, Field::free("because", FieldKind::Line), WHY],
        own: Own::Nothing,
        act: open_again,
    },
    Deed {
        name: "publish",
        kind: Kind::Publish,
        fields: &[SERIES, MONTH, Field::free("in-advance", FieldKind::Tick), WHY],
        own: Own::Nothing,
        act: put_in_force,
    },
    Deed {
        name: "publish-day",
        kind: Kind::Publish,
        fields: &[Field::needed("month", FieldKind::Month), Field::free("in-advance", FieldKind::Tick), WHY],
        own: Own::Nothing,
        act: put_all_in_force,
    },
    Deed {
        name: "dismiss",
        kind: Kind::Dismiss,
        fields: &[
            Field::needed("series", FieldKind::Choice(&["standard", "rapid", "blitz"])),
            Field::needed("month", FieldKind::Month),
            Field::needed("mark", FieldKind::Line),
            Field::needed("word", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: dismissed,
    },
    Deed {
        name: "replay",
        kind: Kind::Close,
        fields: &[
            SERIES,
            Field::free("from-month", FieldKind::Month),
            Field::free("dropping", FieldKind::Tick),
            CERTAIN,
            WHY,
        ],
        own: Own::Nothing,
        act: made_anew,
    },
];

/// A chess list has a month; go lists follow their tournaments.
fn list(given: &Given) -> Result<(Series, Option<Date>), Stop> {
    let (series, month) = (given.series("series")?, given.month_if_any("month")?);
    match (series, month) {
        (Series::Chess(_), None) => Err(Stop::Field("month", "deed-missing")),
        (Series::Go, _) => Ok((series, None)),
        both => Ok(both),
    }
}

fn close(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let consent = Consent {
        in_advance: given.is_ticked("in-advance"),
        beside_fide: given.is_ticked("beside-fide"),
        skipping: given.is_ticked("skipping"),
        dropping: given.is_ticked("dropping"),
    };
    match list(given)? {
        (Series::Chess(tempo), Some(day)) if given.is_ticked("again") => close_again(store, stamp, tempo, day)?,
        (Series::Chess(tempo), Some(day)) => close_month_even_so(store, stamp, tempo, day, consent)?,
        _ if given.is_ticked("again") => close_go_again(store, stamp, consent)?,
        _ => close_go_even_so(store, stamp, consent)?,
    };
    Ok(())
}

fn open_again(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (series, day) = list(given)?;
    unclose(store, stamp, series, day, given.text("because").unwrap_or_default())?;
    Ok(())
}

/// What is out of the ordinary may stand; looked up once more, so that nobody dismisses what he has not seen.
fn dismissed(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (Series::Chess(tempo), Some(day)) = list(given)? else { return Err(Stop::Field("series", "deed-missing")) };
    let act = dismissal(store, (tempo, day), &given.line("mark"), &given.line("word"))?;
    dismiss(store, stamp, act)?;
    Ok(())
}

fn put_in_force(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (series, day) = list(given)?;
    publish_even_so(store, stamp, series, day, given.is_ticked("in-advance"))?;
    Ok(())
}

/// Every closed list of a day, whatever the series: all of them or none.
fn put_all_in_force(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let day = given.month_if_any("month")?.ok_or(Stop::Field("month", "deed-missing"))?;
    let waiting = |list: &&List| list.origin == Origin::Computed && list.published.is_none() && list.day == day;
    let mut series: Vec<Series> = records::lists(store)?.iter().filter(waiting).map(|list| list.series).collect();
    series.sort_unstable();
    series.dedup();
    if series.is_empty() {
        return Err(at("month", Refusal::new(code::LIST_NOT_CLOSED).with("date", day).into()));
    }
    for one in series {
        publish_even_so(store, stamp, one, Some(day), given.is_ticked("in-advance"))?;
    }
    Ok(())
}

/// Published lists computed anew from what is known now; those that come out otherwise are revisions, to be published. How many they
/// are nobody can know beforehand, so it is asked.
fn made_anew(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let from = given.month_if_any("from-month")?;
    let consent = Consent { dropping: given.is_ticked("dropping"), ..Consent::default() };
    let closed = match given.series("series")? {
        Series::Chess(tempo) => replay_chess(store, stamp, tempo, from.unwrap_or(Date::MIN))?,
        Series::Go => replay_go(store, stamp, from, consent)?,
    };
    if !given.is_ticked("certain") {
        let (anew, shifts) = foreseen::made_anew(store, EntryId(closed.entry.0.saturating_sub(1)))?;
        if let Some(one) = anew.first() {
            let refusal = Refusal::new(code::SLIP_REPLAY).with("series", one.series.as_str()).with("count", one.count);
            let refusal = refusal.with("first", one.first).with("last", one.last).with("players", shifts.len());
            return Err(OfficeError::from(refusal).into());
        }
    }
    given.tell("desk-lists-revised", vec![("count", closed.lists.len().into())]);
    Ok(())
}
