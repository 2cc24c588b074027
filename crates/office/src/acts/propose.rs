//! The second signature. Where the federation asks for one, an act is proposed by whoever does it first, and takes effect when
//! somebody else does the same or confirms the proposal: then the ledger has the confirmation and, right behind it, the act itself,
//! as if nobody had been asked. Every door comes through `signed`, so none knows anything of it but that the entry it gets back
//! may be a proposal.

use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::policy::policy;
use crate::acts::{Act, Kind, cancel, decide, publish};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EntryId, UserId, hex};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{accounts, lists, settings};
use arpad_registry::{Error, Reader, Writer};
use serde::{Deserialize, Serialize};

/// The open proposals are a setting of the register, so that nobody walks over the ledger to find them.
const SETTING: &str = "proposals";

/// Something that waits for a second person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposeAct {
    /// What is proposed, as it would be sealed.
    pub proposed: Box<Act>,
    /// The SHA-256 of the lists that are to be published: another list under the same number is another proposal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sha256: Vec<String>,
}

/// A second person signs; what was proposed follows in the next entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConfirmAct {
    /// The entry of the proposal.
    pub proposal: EntryId,
}

/// An open proposal.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Its entry: who, when, why.
    pub entry: Entry,
    /// What is proposed.
    pub act: Act,
    /// What it speaks of is still as it was.
    pub is_current: bool,
}

impl Proposal {
    /// The kind whose right it takes to sign it.
    pub fn right(&self) -> Kind {
        right_to(&self.act)
    }
}

/// The kind whose right it takes to do what is proposed. Of what two sign only a decision is ever cancelled; a published list stays.
pub(super) fn right_to(proposed: &Act) -> Kind {
    match proposed {
        Act::Cancel(_) => Kind::Decide,
        other => other.kind(),
    }
}

/// Does an act, or proposes it where a second person has to sign. Whoever does what somebody else has proposed signs it.
pub(super) fn signed(store: &mut Writer<'_>, stamp: &Stamp, act: Act) -> Result<Entry, OfficeError> {
    let asked = match &act {
        // What two have signed one alone does not take back.
        Act::Cancel(one) => match signed_by_two(store, one.entry)? {
            Some(kind) => kind,
            None => return enact(store, stamp, &act),
        },
        other => other.kind(),
    };
    if !policy(store)?.asks_second(asked) {
        return enact(store, stamp, &act);
    }
    let proposal = ProposeAct { sha256: seals(store, &act)?, proposed: Box::new(act) };
    for open in proposals(store)? {
        if open.is_current && open.act == *proposal.proposed {
            if is_same(store, &open.entry.by_whom, &stamp.by_whom)? {
                return Err(of(code::PROPOSED_ALREADY, &open.entry).into());
            }
            return both(store, stamp, &proposal.proposed, open.entry.seq);
        }
    }
    enact(store, stamp, &Act::Propose(proposal))
}

/// Confirms a proposal of somebody else: it is checked once more and takes effect. Where the second person gives no reason,
/// that of the first stands.
pub fn confirm(store: &mut Writer<'_>, stamp: &Stamp, entry: EntryId) -> Result<Entry, OfficeError> {
    let open = proposals(store)?.into_iter().find(|open| open.entry.seq == entry);
    let Some(open) = open else { return Err(Refusal::new(code::PROPOSAL_NOT_OPEN).with("entry", entry).into()) };
    if is_same(store, &open.entry.by_whom, &stamp.by_whom)? {
        return Err(of(code::PROPOSAL_OWN, &open.entry).into());
    }
    if !open.is_current {
        return Err(of(code::PROPOSAL_OUTDATED, &open.entry).into());
    }
    let stamp = if stamp.why.is_empty() { stamp.because(open.entry.why.clone()) } else { stamp.clone() };
    let act = match open.act {
        Act::Decide(act) => Act::Decide(decide::checked(store, &stamp, act)?),
        Act::Cancel(act) => Act::Cancel(cancel::checked(store, act.entry, act.because)?.0),
        Act::Publish(act) => {
            publish::still_true(store, &act)?;
            Act::Publish(act)
        }
        other => other,
    };
    both(store, &stamp, &act, entry)
}

/// The open proposals, the oldest first.
pub fn proposals(store: &mut Reader<'_>) -> Result<Vec<Proposal>, OfficeError> {
    let mut all = Vec::new();
    for number in open_numbers(store)? {
        let Some(entry) = ledger::entry(store, number)? else { continue };
        if let Act::Propose(act) = act_of(&entry)? {
            let is_current = seals(store, &act.proposed)? == act.sha256;
            all.push(Proposal { entry, act: *act.proposed, is_current });
        }
    }
    Ok(all)
}

/// The confirmation and what it confirms, one behind the other.
fn both(store: &mut Writer<'_>, stamp: &Stamp, act: &Act, proposal: EntryId) -> Result<Entry, OfficeError> {
    enact(store, stamp, &Act::Confirm(ConfirmAct { proposal }))?;
    decide::fitting(store, act, |store| enact(store, stamp, act))
}

/// What an entry is that two have signed: the confirmation stands right before it.
fn signed_by_two(store: &mut Reader<'_>, entry: EntryId) -> Result<Option<Kind>, OfficeError> {
    let before = ledger::entry(store, EntryId(entry.0.saturating_sub(1)))?;
    match before.filter(|before| before.act == Kind::Confirm.as_str()) {
        Some(_) => Ok(ledger::entry(store, entry)?.map(|entry| act_of(&entry)).transpose()?.map(|act| act.kind())),
        None => Ok(None),
    }
}

fn of(refusal: arpad_codes::RefusalCode, entry: &Entry) -> Refusal {
    Refusal::new(refusal).with("entry", entry.seq).with("by", entry.by_whom.as_str())
}

/// What the lists of an act are now; a list that is gone or published is no seal.
fn seals(store: &mut Reader<'_>, act: &Act) -> Result<Vec<String>, OfficeError> {
    let Act::Publish(act) = act else { return Ok(Vec::new()) };
    let mut seals = Vec::new();
    for list in &act.lists {
        let open = lists::get(store, *list)?.filter(|list| list.published.is_none());
        seals.push(open.map(|list| hex(&list.hash)).unwrap_or_default());
    }
    Ok(seals)
}

/// Whether two names are one person's: the user's name at the door and the one people say are.
fn is_same(store: &mut Reader<'_>, one: &str, other: &str) -> Result<bool, OfficeError> {
    let plain = |text: &str| text.trim().to_lowercase();
    let users = accounts::all(store)?;
    let user = |name: &str| -> Option<UserId> {
        users.iter().find(|user| user.name == plain(name) || plain(&user.shown) == plain(name)).map(|user| user.id)
    };
    Ok(plain(one) == plain(other) || user(one).is_some_and(|found| user(other) == Some(found)))
}

fn open_numbers(store: &mut Reader<'_>) -> Result<Vec<EntryId>, Error> {
    let Some(text) = settings::get(store, SETTING)? else { return Ok(Vec::new()) };
    serde_json::from_str(&text).map_err(|error| Error::damaged("setting", error.to_string()))
}

fn keep(store: &mut Writer<'_>, change: impl FnOnce(&mut Vec<EntryId>)) -> Result<(), OfficeError> {
    let mut open = open_numbers(store)?;
    change(&mut open);
    match open.is_empty() {
        true => Ok(settings::remove(store, SETTING)?),
        false => Ok(settings::set(store, SETTING, &serde_json::to_string(&open).expect("plain data"))?),
    }
}

impl Body for ProposeAct {
    const NAME: &'static str = "propose";
    /// As what the proposed act is done; see `access::table`.
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        keep(store, |open| open.push(entry.seq))
    }

    /// Withdrawn while it is open. What took effect is taken back by its own way.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, _by: &Entry) -> Result<(), OfficeError> {
        if !open_numbers(store)?.contains(&done.seq) {
            return Err(Refusal::new(code::PROPOSAL_NOT_OPEN).with("entry", done.seq).into());
        }
        keep(store, |open| open.retain(|one| *one != done.seq))
    }
}

impl Body for ConfirmAct {
    const NAME: &'static str = "confirm";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::None("what-it-confirmed-has-its-own");

    fn apply(&self, store: &mut Writer<'_>, _entry: &Entry) -> Result<(), OfficeError> {
        keep(store, |open| open.retain(|one| *one != self.proposal))
    }
}
