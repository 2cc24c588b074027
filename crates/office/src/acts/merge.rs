//! Two numbers are one person. No row is lost and no number given away, so it can be taken back at any time.

use crate::acts::correction::{reaches_back, with_reason};
use crate::acts::cover::settle_strangers;
use crate::acts::decide::given_before;
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::lists::reading::{self, Reading};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{Warning, numbers_of, own, persons_of, registered, settle_withheld};
use arpad_model::{Birth, CorrectionKind, ListId, Person, PersonId, Series, TournamentId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::lists;
use arpad_registry::tables::persons;
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments;
use arpad_registry::{Reader, Writer};
use serde::{Deserialize, Serialize};

/// Two numbers that are one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MergeAct {
    /// The number that stays.
    pub keep: PersonId,
    /// The number that leads there from now on.
    pub drop: PersonId,
    /// What it has played reaches back in every tempo; in merges of before, in one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub every_tempo: bool,
}

/// Two numbers are one person; everything is found under `keep` from now on. Where the numbers of the two or their
/// births contradict each other, a person must say that it is `even_so`.
pub fn merge(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    keep: PersonId,
    drop: PersonId,
    even_so: bool,
) -> Result<Vec<Warning>, OfficeError> {
    if keep == drop {
        return Err(Refusal::new(code::MERGE_SELF).with("person", keep).into());
    }
    let (kept, dropped) = (own(store, keep)?, own(store, drop)?);
    if !even_so && let Some((one, other)) = contradiction(store, &kept, &dropped)? {
        let refusal = Refusal::new(code::MERGE_CONTRADICTION).with("keep", keep).with("drop", drop);
        return Err(refusal.with("one", one.as_str()).with("other", other.as_str()).into());
    }
    if !even_so {
        entered_first(store, &kept, &dropped)?;
    }
    // One of the two asked not to be shown: it is one person, so neither is.
    let hides = (kept.withheld != dropped.withheld).then(|| Warning::new("merge-hides").with("person", keep));
    // Nobody plays twice in one tournament, whatever the papers say.
    let others = tournaments_of(store, dropped)?;
    if let Some(tournament) = tournaments_of(store, kept)?.into_iter().find(|one| others.contains(one)) {
        let refusal = Refusal::new(code::MERGE_PLAYED_TOGETHER).with("keep", keep).with("drop", drop);
        return Err(refusal.with("tournament", tournament).into());
    }
    if first_counted(store, drop)?.is_some() {
        with_reason(stamp)?;
    }
    enact(store, stamp, &Act::Merge(MergeAct { keep, drop, every_tempo: true }))?;
    Ok(hides.into_iter().collect())
}

/// Go: where points were set for both with which they enter, those of the number that stays hold (§6(1) step 2). That must be the one
/// that entered first, or its first tournaments would be computed from points that were set for a later one.
fn entered_first(store: &mut Reader<'_>, kept: &Person, dropped: &Person) -> Result<(), OfficeError> {
    let mut entered = Vec::new();
    for one in [kept, dropped] {
        let Some((_, points)) = given_before(store, one.id)? else { return Ok(()) };
        let mut first = None;
        for tournament in tournaments_of(store, one.clone())? {
            let event = tournaments::get(store, tournament)?.filter(|event| event.series == Series::Go);
            first = first.into_iter().chain(event.map(|event| event.ends)).min();
        }
        entered.push((points, first));
    }
    match entered.as_slice() {
        [(own, Some(stays)), (other, Some(goes))] if goes < stays => {
            let refusal = Refusal::new(code::MERGE_ENTERED_LATER).with("keep", kept.id).with("drop", dropped.id);
            let refusal = refusal.with("name", kept.name.eastern().as_str()).with("points", *own);
            Err(refusal.with("earlier", *other).with("day", *goes).into())
        }
        _ => Ok(()),
    }
}

fn tournaments_of(store: &mut Reader<'_>, person: Person) -> Result<Vec<TournamentId>, OfficeError> {
    let mut tournaments = Vec::new();
    for person in persons_of(store, person)? {
        tournaments.extend(reports::tournaments_of(store, person.id)?);
    }
    Ok(tournaments)
}

/// What cannot both be true of one person.
fn contradiction(
    store: &mut Reader<'_>,
    kept: &Person,
    dropped: &Person,
) -> Result<Option<(String, String)>, OfficeError> {
    let one = numbers_of(&persons_of(store, kept.clone())?);
    let other = numbers_of(&persons_of(store, dropped.clone())?);
    fn first<N: Copy + Into<i64>>(numbers: &[N]) -> Option<i64> {
        numbers.first().map(|number| (*number).into())
    }
    for (kind, one, other) in [
        ("KOMIR", first(&one.komir), first(&other.komir)),
        ("FIDE", first(&one.fide), first(&other.fide)),
        ("EGD", first(&one.egd), first(&other.egd)),
    ] {
        if let (Some(one), Some(other)) = (one, other) {
            return Ok(Some((format!("{kind} {one}"), format!("{kind} {other}"))));
        }
    }
    Ok(match (kept.born, dropped.born) {
        (Some(Birth::Date(one)), Some(Birth::Date(other))) if one != other => {
            Some((format!("* {one}"), format!("* {other}")))
        }
        (Some(one), Some(other)) if one.year() != other.year() => {
            Some((format!("* {}", one.year()), format!("* {}", other.year())))
        }
        _ => None,
    })
}

/// What a number has played was played by somebody else: its results reach back to the lists that have counted them.
pub(super) fn played_by_another(store: &mut Writer<'_>, entry: &Entry, number: PersonId) -> Result<(), OfficeError> {
    match first_counted(store, number)? {
        Some((tournament, list)) => Ok(reaches_back(store, entry, (tournament, Some(list)), CorrectionKind::Identity)?),
        None => Ok(()),
    }
}

/// The first list that has counted what a number has played, and the tournament; the lists from there on are computed again,
/// so it speaks for all. None where it has counted nothing, or the register computes nothing again.
pub(super) fn first_counted(
    store: &mut Reader<'_>,
    number: PersonId,
) -> Result<Option<(TournamentId, ListId)>, OfficeError> {
    if reading::of(store)? == Reading::First {
        return Ok(None);
    }
    // The lists from the earliest on are computed again, so it speaks for all of its tempo; where the act says so, each other
    // tempo finds its own earliest (`lists/compute/merged.rs`).
    let mut earliest = None;
    let person = registered(store, number)?;
    for tournament in tournaments_of(store, person)? {
        let event = tournaments::get(store, tournament)?.filter(|event| event.series != Series::Go);
        let list = event.and_then(|event| event.list).map(|list| lists::get(store, list)).transpose()?.flatten();
        if let Some(list) = list {
            let found = (list.series, list.day, tournament, list.id);
            earliest = earliest.filter(|known| *known < found).or(Some(found));
        }
    }
    Ok(earliest.map(|(_, _, tournament, list)| (tournament, list)))
}

impl Body for MergeAct {
    const NAME: &'static str = "merge";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Unmerge);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut merged = registered(store, self.drop)?;
        merged.merged_into = Some(self.keep);
        persons::update(store, &merged, entry.seq)?;
        played_by_another(store, entry, self.drop)?;
        settle_strangers(store, &[self.keep])?;
        Ok(settle_withheld(store, self.keep)?)
    }
}
