//! Decisions of the committee, appeals against them, and how those end: checked, then written down.

use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::{registered, tournament_of};
use crate::acts::{Act, DecideAct, Decided};
use arpad_model::{AppealOutcome, EntryId, Grade, Importance, Rating, Series, TournamentId};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::{Reader, Writer};
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::parameters;
use arpad_rules::chess::transition::COMPRESSION_2024_03;

/// How an appeal can end.
pub const OUTCOMES: [&str; 3] = ["upheld", "overturned", "withdrawn"];

/// Writes down a decision. Refused where it is about nothing the register knows, or nobody says who decided.
pub fn decide(store: &mut Writer<'_>, stamp: &Stamp, act: DecideAct) -> Result<Entry, OfficeError> {
    if act.reference.trim().is_empty() {
        return Err(Refusal::new("reference-empty").into());
    }
    check(store, &act.decision)?;
    enact(store, stamp, &Act::Decide(act))
}

fn check(store: &mut Reader<'_>, decided: &Decided) -> Result<(), OfficeError> {
    match decided {
        Decided::Waiver { tournament, paragraph } => {
            tournament_of(store, *tournament)?;
            if paragraph.trim().is_empty() {
                return Err(Refusal::new("paragraph-empty").into());
            }
        }
        Decided::Multiplier { tournament, multiplier } => {
            of_go(store, *tournament)?;
            if !(1..=100).contains(multiplier) {
                return Err(Refusal::new("multiplier-range").with("multiplier", *multiplier).into());
            }
        }
        Decided::Importance { tournament, importance } => {
            of_go(store, *tournament)?;
            for kind in importance {
                if Importance::parse(kind).is_none() {
                    let known = Importance::ALL.map(Importance::as_str).join(", ");
                    let refusal = Refusal::new("importance-unknown").with("importance", kind.as_str());
                    return Err(refusal.with("known", known.as_str()).into());
                }
            }
        }
        Decided::Transition { transition, series } => {
            for one in series {
                if !matches!(one, Series::Chess(_)) {
                    return Err(Refusal::new("series-unknown").with("series", one.as_str()).into());
                }
            }
            if transition != COMPRESSION_2024_03.id {
                let refusal = Refusal::new("transition-unknown").with("transition", transition.as_str());
                return Err(refusal.with("known", COMPRESSION_2024_03.id).into());
            }
        }
        Decided::Parameter { edition, name, value } => {
            let known = match catalogue::edition(edition) {
                Some(AnyEdition::Chess(edition)) => parameters::decide(*edition, name, value).is_ok(),
                Some(AnyEdition::Mgsz(edition)) => edition.with(name, value).is_ok(),
                Some(AnyEdition::Egf(_)) | None => false,
            };
            if !known {
                let refusal = Refusal::new("parameter-unknown").with("edition", edition.as_str());
                return Err(refusal.with("name", name.as_str()).with("value", value.as_str()).into());
            }
        }
        Decided::Initial { person, .. } => _ = registered(store, *person)?,
        Decided::Indicators { person, series, points, grade } => {
            registered(store, *person)?;
            indicators(*series, *points, grade.as_deref())?;
        }
    }
    Ok(())
}

fn indicators(series: Series, points: Option<i32>, grade: Option<&str>) -> Result<(), Refusal> {
    if points.is_none() && grade.is_none() {
        return Err(Refusal::new("indicators-empty"));
    }
    match (series, points, grade) {
        (Series::Chess(_), _, Some(_)) => Err(Refusal::new("grade-of-chess")),
        (Series::Chess(_), Some(points), _) if Rating::new(points.into()).is_none() => {
            Err(Refusal::new("rating-range").with("points", points))
        }
        (Series::Go, _, Some(grade)) if Grade::parse(grade).is_none() => {
            Err(Refusal::new("grade-unknown").with("grade", grade))
        }
        _ => Ok(()),
    }
}

fn of_go(store: &mut Reader<'_>, tournament: TournamentId) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament)?;
    if event.series != Series::Go {
        return Err(Refusal::new("tournament-not-go").with("tournament", tournament).into());
    }
    Ok(())
}

/// Writes down an appeal against an entry of the ledger.
pub fn appeal(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    against: EntryId,
    by: &str,
    grounds: &str,
) -> Result<Entry, OfficeError> {
    if ledger::entry(store, against)?.is_none() {
        return Err(Refusal::new("entry-unknown").with("entry", against).into());
    }
    enact(store, stamp, &Act::Appeal { against, by: by.to_owned(), grounds: grounds.to_owned() })
}

/// Ends an appeal. A decision that is overturned holds no more.
pub fn end_appeal(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    appeal: EntryId,
    outcome: AppealOutcome,
) -> Result<Entry, OfficeError> {
    enact(store, stamp, &Act::Outcome { appeal, outcome })
}

/// What a decision on record says.
pub fn decided(value: &str) -> Option<Decided> {
    serde_json::from_str(value).ok()
}
