//! A paper is cancelled: club and number are as without it. What stands on it goes first.

use super::PaperAct;
use crate::acts::Act;
use crate::acts::desk::act_of;
use crate::acts::standing::{cancelled, first_cancel};
use crate::acts::title_application::resting_on;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{
    club_in, club_of, guest_clubs, papers_of, persons_of, present_club, registered, standing_club, standing_for,
};
use arpad_model::{EntryId, Komir, Paper, PaperKind, Person, PersonId, StrengthPlace};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{papers, persons};
use arpad_registry::{Reader, Writer};

/// Takes it out of the file. The KOMIR number of a first licence goes with the last licence of its person, and is kept for
/// that person.
pub(super) fn undo(act: &PaperAct, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    let mut person = registered(store, act.person)?;
    let standing = standing_for(store, person.id)?;
    let standing = registered(store, standing)?;
    let numbers = persons_of(store, standing)?;
    let all = papers_of(store, &numbers)?;
    let rest: Vec<Paper> = all.iter().filter(|paper| paper.entry != done.seq).cloned().collect();
    if act.kind == PaperKind::Norm
        && let Some(first) = resting_on(store, done.seq)?
    {
        return Err(first_cancel(done.seq, first).into());
    }
    if let Some(first) = standing_on(act, done.seq, &all) {
        return Err(first_cancel(done.seq, first).into());
    }
    if let Some(place) = out_of_order(store, &numbers, &all, &rest)? {
        let club = club_of(store, place.club)?;
        let refusal = Refusal::new(code::PAPER_IN_STRENGTH).with("entry", done.seq).with("club", club.name.as_str());
        return Err(refusal.with("season", place.season.as_str()).into());
    }
    papers::remove(store, done.seq)?;
    let rest = papers::of(store, person.id)?;
    person.club = present_club(&rest).map(|club| standing_club(store, club)).transpose()?;
    if !rest.iter().any(|paper| paper.kind == PaperKind::Licence) && act.komir.is_some() && person.komir == act.komir {
        person.komir = None;
    }
    Ok(persons::update(store, &person, by.seq)?)
}

/// The paper that could not have been filed without this one.
fn standing_on(act: &PaperAct, entry: EntryId, all: &[Paper]) -> Option<EntryId> {
    let after = all.iter().skip_while(|paper| paper.entry != entry).skip(1);
    let guest = all.iter().find(|paper| {
        let is_guest = paper.kind == PaperKind::Guest && paper.season == act.season;
        act.kind == PaperKind::Licence && is_guest
    });
    let is_bound = matches!(act.kind, PaperKind::Licence | PaperKind::Transfer);
    let mut after = after.take_while(|paper| paper.kind != PaperKind::Licence);
    let left = after.find(|paper| is_bound && paper.kind == PaperKind::Transfer && paper.other_club == act.club);
    guest.or(left).map(|paper| paper.entry)
}

/// A strength order that names the person by right of this paper.
fn out_of_order(
    store: &mut Reader<'_>,
    numbers: &[Person],
    all: &[Paper],
    rest: &[Paper],
) -> Result<Option<StrengthPlace>, OfficeError> {
    let plays = |papers: &[Paper], place: &StrengthPlace| {
        club_in(papers, &place.season) == Some(place.club) || guest_clubs(papers, &place.season).contains(&place.club)
    };
    for number in numbers {
        for place in papers::strength_of(store, number.id)? {
            if plays(all, &place) && !plays(rest, &place) {
                return Ok(Some(place));
            }
        }
    }
    Ok(None)
}

/// The KOMIR numbers that cancelled licences had brought, with whom: none of them is anybody else's, ever.
pub(super) fn given_before(store: &mut Reader<'_>) -> Result<Vec<(Komir, PersonId)>, OfficeError> {
    let mut given = Vec::new();
    for entry in cancelled(store)?.into_keys() {
        if let Some(entry) = ledger::entry(store, entry)?
            && let Act::Paper(PaperAct { komir: Some(komir), person, .. }) = act_of(&entry)?
        {
            given.push((komir, person));
        }
    }
    Ok(given)
}
