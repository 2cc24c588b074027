//! The European go database's list of players is brought: its bytes are kept, and looked at where somebody's number or grade is
//! asked for. It starts no list of ours.

use crate::acts::desk::{Stamp, bytes_of, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::standing;
use crate::acts::{Act, Kind};
use crate::intake::egd_list::{EgdList, OnEgdList, SETTING, kept};
use crate::intake::file_name;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_formats::egd::world_list;
use arpad_formats::notice::Notice;
use arpad_model::{EntryId, Person, hex};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{persons, settings};
use arpad_registry::{Reader, Writer, blobs};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A list that was brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EgdListAct {
    /// The SHA-256 of its bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
    /// Its day.
    pub day: Date,
    /// How many are on it.
    pub players: u64,
}

/// What became of it.
#[derive(Clone, Debug)]
pub struct TakenEgdList {
    /// Its day.
    pub day: Date,
    /// How many are on it.
    pub players: u64,
    /// Persons of the register whose number is on it.
    pub known: usize,
    /// Persons of the register without a number, each with the only one of his name and country on it.
    pub suggested: Vec<(Person, OnEgdList)>,
    /// Persons whose number is somebody else's there.
    pub otherwise: Vec<(Person, OnEgdList)>,
    /// What the reader says.
    pub notices: Vec<Notice>,
}

/// Keeps a list and says who of the register is on it.
pub fn bring_egd_list(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    name: &str,
    bytes: &[u8],
    day: Option<Date>,
) -> Result<TakenEgdList, OfficeError> {
    let name = file_name(name);
    let (list, notices) = world_list::read(bytes);
    if list.entries.is_empty() {
        return Err(Refusal { notices, ..Refusal::new(code::EGD_LIST_UNREADABLE).with("file", name.as_str()) }.into());
    }
    let day = day.or(list.date).ok_or_else(|| Refusal::new(code::EGD_LIST_UNDATED).with("file", name.as_str()))?;
    texts::past(stamp.day(), day)?;
    let blob = blobs::keep(store, bytes)?;
    let players = list.entries.len() as u64;
    let act = EgdListAct { sha256: hex(&blob.hash), file_name: name, day, players };
    if settings::get(store, SETTING)?.is_some_and(|kept| kept == act.setting()) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    enact(store, stamp, &Act::EgdList(act))?;
    let mut brought = TakenEgdList { day, players, known: 0, suggested: Vec::new(), otherwise: Vec::new(), notices };
    if let Some(list) = kept(store)? {
        compare(store, &list, &mut brought)?;
    }
    Ok(brought)
}

fn compare(store: &mut Reader<'_>, list: &EgdList, brought: &mut TakenEgdList) -> Result<(), OfficeError> {
    let mut everybody: Vec<Person> = Vec::new();
    persons::each(store, |person| {
        everybody.extend(Some(person).filter(|person| person.merged_into.is_none() && person.died.is_none()));
        Ok(())
    })?;
    for person in everybody {
        let name = person.name.eastern();
        match person.egd.map(|pin| list.by_pin(pin)) {
            Some(Some(listed)) => {
                brought.known += 1;
                let is_same = list.by_name(&name, "").iter().any(|one| one.pin == listed.pin);
                if !is_same {
                    brought.otherwise.push((person, listed));
                }
            }
            Some(None) => {}
            None => {
                let mut of_name = list.by_name(&name, &person.country);
                if of_name.len() == 1 && persons::by_egd(store, of_name[0].pin)?.is_none() {
                    brought.suggested.push((person, of_name.remove(0)));
                }
            }
        }
    }
    Ok(())
}

impl EgdListAct {
    fn setting(&self) -> String {
        format!("{} {}", self.day, self.sha256)
    }
}

impl Body for EgdListAct {
    const NAME: &'static str = "egd-list";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        bytes_of(store, entry, &self.sha256)?;
        Ok(settings::set(store, SETTING, &self.setting())?)
    }

    /// The list before it is looked at again.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, _: &Entry) -> Result<(), OfficeError> {
        let all: Vec<(EntryId, EgdListAct)> = standing(store, Kind::EgdList, |act| match act {
            Act::EgdList(one) => Some(one),
            _ => None,
        })?;
        match all.into_iter().rfind(|(entry, _)| *entry != done.seq) {
            Some((_, newest)) => Ok(settings::set(store, SETTING, &newest.setting())?),
            None => Ok(settings::remove(store, SETTING)?),
        }
    }
}
