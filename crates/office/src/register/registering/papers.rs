//! Papers ("bizonylat"): registration, licence, guest's licence, transfer.

use super::clubs::known;
use super::merging::{numbers_of, persons_of};
use super::{own, season_of, texts};
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::{Act, PaperAct};
use arpad_model::{ClubId, Komir, Paper, PaperKind, Person, PersonId};
use arpad_registry::tables::papers;
use arpad_registry::tables::persons;
use arpad_registry::{Error, Reader, Writer};
use jiff::civil::Date;

/// What a licence brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Licensed {
    /// The KOMIR number under which everything is found.
    pub komir: Komir,
    /// It was given with this licence.
    pub is_new: bool,
}

/// A registration form ("nyilvántartó lap").
pub fn file_registration(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    day: Date,
    remark: &str,
) -> Result<(), OfficeError> {
    let person = alive(store, stamp, person, day)?;
    file(store, stamp, PaperAct { remark: texts::optional(remark)?, ..empty(PaperKind::Registration, &person, day) })
}

/// A licence for a season ("versenyengedély"). The first one brings the KOMIR number, for ever.
pub fn license(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    club: ClubId,
    season: &str,
    day: Date,
) -> Result<Licensed, OfficeError> {
    let (person, season) = (alive(store, stamp, person, day)?, season_of(season)?);
    known(store, club)?;
    let all = persons_of(store, person.clone())?;
    if let Some(present) = club_in(&papers_of(store, &all)?, &season) {
        let present = known(store, present)?;
        let refusal = Refusal::new("licence-already").with("person", person.id).with("season", season.as_str());
        return Err(refusal.with("club", present.name.as_str()).into());
    }
    let licensed = match numbers_of(&all).komir.first() {
        Some(komir) => Licensed { komir: *komir, is_new: false },
        None => {
            let next = persons::next_komir(store)?;
            let next = next.ok_or_else(|| Refusal::new("komir-exhausted").with("most", Komir::MAX))?;
            Licensed { komir: next, is_new: true }
        }
    };
    let komir = licensed.is_new.then_some(licensed.komir);
    let paper = empty(PaperKind::Licence, &person, day);
    file(store, stamp, PaperAct { komir, season, club: Some(club), ..paper })?;
    Ok(licensed)
}

/// A guest's licence: in the same season for another club than that of the licence ("vendégjátékos").
pub fn guest(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    club: ClubId,
    season: &str,
    day: Date,
) -> Result<(), OfficeError> {
    let (person, season) = (alive(store, stamp, person, day)?, season_of(season)?);
    let host = known(store, club)?;
    let all = persons_of(store, person.clone())?;
    let papers = papers_of(store, &all)?;
    let refused = |code: &'static str| Refusal::new(code).with("person", person.id).with("season", season.as_str());
    match club_in(&papers, &season) {
        None => return Err(refused("guest-without-licence").into()),
        Some(own) if own == club => return Err(refused("guest-at-home").with("club", host.name.as_str()).into()),
        Some(_) => {}
    }
    if guest_clubs(&papers, &season).contains(&club) {
        return Err(refused("guest-already").with("club", host.name.as_str()).into());
    }
    file(store, stamp, PaperAct { season, club: Some(club), ..empty(PaperKind::Guest, &person, day) })
}

/// A transfer to another club ("átigazolás"); says which club is left.
pub fn transfer(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    to: ClubId,
    day: Date,
) -> Result<ClubId, OfficeError> {
    let person = alive(store, stamp, person, day)?;
    let target = known(store, to)?;
    let all = persons_of(store, person.clone())?;
    let papers = papers_of(store, &all)?;
    let Some(from) = present_club(&papers) else {
        return Err(Refusal::new("transfer-without-club").with("person", person.id).into());
    };
    if from == to {
        let refusal = Refusal::new("transfer-same-club").with("person", person.id);
        return Err(refusal.with("club", target.name.as_str()).into());
    }
    if let Some(last) = papers.iter().rev().find(|paper| paper.kind == PaperKind::Transfer && paper.day >= day) {
        let refusal = Refusal::new("transfer-out-of-order").with("person", person.id);
        return Err(refusal.with("day", day).with("last", last.day).into());
    }
    let paper = empty(PaperKind::Transfer, &person, day);
    file(store, stamp, PaperAct { club: Some(to), other_club: Some(from), ..paper })?;
    Ok(from)
}

fn empty(kind: PaperKind, person: &Person, day: Date) -> PaperAct {
    PaperAct {
        kind,
        person: person.id,
        komir: None,
        season: String::new(),
        club: None,
        other_club: None,
        day,
        remark: String::new(),
    }
}

fn file(store: &mut Writer<'_>, stamp: &Stamp, paper: PaperAct) -> Result<(), OfficeError> {
    enact(store, stamp, &Act::Paper(paper))?;
    Ok(())
}

/// A person who can hand in a paper on that day.
fn alive(store: &mut Reader<'_>, stamp: &Stamp, person: PersonId, day: Date) -> Result<Person, OfficeError> {
    let found = own(store, person)?;
    texts::past(stamp, day)?;
    match found.died {
        Some(died) if day > died => Err(Refusal::new("person-died").with("person", person).with("died", died).into()),
        _ => Ok(found),
    }
}

/// The papers of a person under all numbers, in the order of the days they hold from.
pub(crate) fn papers_of(store: &mut Reader<'_>, persons: &[Person]) -> Result<Vec<Paper>, Error> {
    let mut all = Vec::new();
    for person in persons {
        all.extend(papers::of(store, person.id)?);
    }
    all.sort_by_key(|paper| (paper.day, paper.entry));
    Ok(all)
}

/// The club of a season: that of the licence, or the one a transfer led to while it held.
pub(crate) fn club_in(papers: &[Paper], season: &str) -> Option<ClubId> {
    let (mut club, mut holds) = (None, false);
    for paper in papers {
        match paper.kind {
            PaperKind::Licence => {
                holds = paper.season == season;
                club = if holds { paper.club } else { club };
            }
            PaperKind::Transfer if holds => club = paper.club,
            _ => {}
        }
    }
    club
}

/// Where somebody plays as a guest in a season.
pub(crate) fn guest_clubs(papers: &[Paper], season: &str) -> Vec<ClubId> {
    let is_guest = |paper: &&Paper| paper.kind == PaperKind::Guest && paper.season == season;
    papers.iter().filter(is_guest).filter_map(|paper| paper.club).collect()
}

/// The club of the last licence or transfer.
pub(crate) fn present_club(papers: &[Paper]) -> Option<ClubId> {
    let binds = |paper: &&Paper| matches!(paper.kind, PaperKind::Licence | PaperKind::Transfer);
    papers.iter().filter(binds).filter_map(|paper| paper.club).next_back()
}
