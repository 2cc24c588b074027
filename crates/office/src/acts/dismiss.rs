//! What is out of the ordinary in a month was looked at, and somebody says in a word why it may stand. It holds for this evidence of
//! this list alone: more games, another score, and it is told again.

use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::kind::{Body, Role, Sealed, WayBack};
use crate::acts::standing::standing;
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_model::{ClubId, EntryId, PersonId, Series, TournamentId};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const SETTING: &str = "dismissed";

/// What is dismissed, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DismissAct {
    /// The series of the list.
    pub series: Series,
    /// The day of the list.
    pub day: Date,
    /// What was raised, by name.
    pub anomaly: String,
    /// Its mark, made of what it speaks of and of its evidence.
    pub mark: String,
    /// Who.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub persons: Vec<PersonId>,
    /// Where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tournaments: Vec<TournamentId>,
    /// Whose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<ClubId>,
    /// Why it may stand.
    pub because: String,
}

impl DismissAct {
    /// Whether another speaks of the same thing, with whatever evidence: more persons are more evidence, as long as one is the same.
    pub fn is_about_same(&self, other: &Self) -> bool {
        let is_alike = (self.series, self.day, self.club) == (other.series, other.day, other.club)
            && self.anomaly == other.anomaly
            && self.tournaments == other.tournaments;
        is_alike && (self.persons == other.persons || self.persons.iter().any(|one| other.persons.contains(one)))
    }
}

/// A dismissal that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dismissed {
    /// Its entry.
    pub entry: EntryId,
    /// By whom.
    pub by_whom: String,
    /// What, and why.
    pub act: DismissAct,
}

/// Dismisses what was raised, as the view of the month gives it. A word why is needed; what is dismissed already stays so.
pub fn dismiss(store: &mut Writer<'_>, stamp: &Stamp, act: DismissAct) -> Result<Entry, OfficeError> {
    let because = texts::optional(&act.because)?;
    if because.is_empty() {
        return Err(Refusal::new(code::BECAUSE_EMPTY).into());
    }
    if let Some(before) = dismissed(store, &act.mark)? {
        let refusal = Refusal::new(code::DISMISSED_ALREADY).with("mark", act.mark.as_str());
        return Err(refusal.with("entry", before.entry).with("by", before.by_whom.as_str()).into());
    }
    enact(store, stamp, &Act::Dismiss(DismissAct { because, ..act }))
}

/// The dismissal of what has this mark.
pub fn dismissed(store: &mut Reader<'_>, mark: &str) -> Result<Option<Dismissed>, OfficeError> {
    let Some(number) = marks(store)?.remove(mark) else { return Ok(None) };
    let Some(entry) = ledger::entry(store, number)? else { return Ok(None) };
    let act = DismissAct::of(act_of(&entry)?);
    Ok(act.map(|act| Dismissed { entry: number, by_whom: entry.by_whom, act }))
}

/// The newest dismissal that stands of the same thing with other evidence.
pub fn dismissed_before(store: &mut Reader<'_>, now: &DismissAct) -> Result<Option<DismissAct>, OfficeError> {
    // Nobody has dismissed anything: there is nothing to read.
    if marks(store)?.is_empty() {
        return Ok(None);
    }
    let same = standing(store, Kind::Dismiss, |act| DismissAct::of(act).filter(|act| act.is_about_same(now)))?;
    Ok(same.into_iter().map(|(_, act)| act).rfind(|act| act.mark != now.mark))
}

fn marks(store: &mut Reader<'_>) -> Result<BTreeMap<String, EntryId>, Error> {
    let Some(text) = settings::get(store, SETTING)? else { return Ok(BTreeMap::new()) };
    serde_json::from_str(&text).map_err(|error| Error::damaged("setting", error.to_string()))
}

fn keep(store: &mut Writer<'_>, marks: &BTreeMap<String, EntryId>) -> Result<(), OfficeError> {
    match marks.is_empty() {
        true => Ok(settings::remove(store, SETTING)?),
        false => Ok(settings::set(store, SETTING, &serde_json::to_string(marks).expect("plain data"))?),
    }
}

impl Body for DismissAct {
    const NAME: &'static str = "dismiss";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut marks = marks(store)?;
        marks.insert(self.mark.clone(), entry.seq);
        keep(store, &marks)
    }

    fn undo(&self, store: &mut Writer<'_>, _: &Entry, _: &Entry) -> Result<(), OfficeError> {
        let mut marks = marks(store)?;
        marks.remove(&self.mark);
        keep(store, &marks)
    }
}
