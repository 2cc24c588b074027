//! A paper ("bizonylat") is filed: a registration, a licence, a guest's licence, a transfer.

mod taken_back;
mod titles;

pub use titles::{arbiter_norms, arbiter_titles, certify_arbiter, certify_norm, confirm_arbiter};

use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts::season_on;
use crate::register::{
    club_in, club_of, guest_clubs, numbers_of, own, own_club, papers_of, persons_of, present_club, registered,
    standing_club, standing_for, texts,
};
use crate::titles::{ArbiterPaper, NormCertificate};
use arpad_codes::RefusalCode;
use arpad_model::{ClubId, Komir, Paper, PaperKind, Person, PersonId};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::papers;
use arpad_registry::tables::persons;
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaperAct {
    /// What it is.
    pub kind: PaperKind,
    /// Whose.
    pub person: PersonId,
    /// The KOMIR number a first licence brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komir: Option<Komir>,
    /// The season.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub season: String,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<ClubId>,
    /// The club a transfer leaves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_club: Option<ClubId>,
    /// The day it holds from.
    pub day: Date,
    /// What else it says.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub remark: String,
    /// What an arbiter's licence says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<ArbiterLicence>,
    /// What the certificate of a norm says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub norm: Option<NormCertificate>,
    /// What the certificate of an arbiter's norm says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter_norm: Option<ArbiterPaper>,
}

/// An arbiter's licence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterLicence {
    /// Its number.
    pub number: String,
    /// Its kind: national, FA, IA …
    pub kind: String,
    /// The last day it holds; none = for life.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Date>,
}

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
    let (person, season) = (alive(store, stamp, person, day)?, season_on(stamp.day(), season)?);
    own_club(store, club)?;
    let all = persons_of(store, person.clone())?;
    if let Some(present) = club_in(&papers_of(store, &all)?, &season) {
        let present = club_of(store, present)?;
        let refusal = Refusal::new(code::LICENCE_ALREADY).with("person", person.id).with("season", season.as_str());
        return Err(refusal.with("club", present.name.as_str()).into());
    }
    let licensed = match numbers_of(&all).komir.first() {
        Some(komir) => Licensed { komir: *komir, is_new: false },
        None => {
            let next = next_komir(store, &all)?;
            let next = next.ok_or_else(|| Refusal::new(code::KOMIR_EXHAUSTED).with("most", Komir::MAX))?;
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
    let (person, season) = (alive(store, stamp, person, day)?, season_on(stamp.day(), season)?);
    let host = own_club(store, club)?;
    let all = persons_of(store, person.clone())?;
    let papers = papers_of(store, &all)?;
    let refused = |code: RefusalCode| Refusal::new(code).with("person", person.id).with("season", season.as_str());
    match club_in(&papers, &season) {
        None => return Err(refused(code::GUEST_WITHOUT_LICENCE).into()),
        Some(own) if own == club => return Err(refused(code::GUEST_AT_HOME).with("club", host.name.as_str()).into()),
        Some(_) => {}
    }
    if guest_clubs(&papers, &season).contains(&club) {
        return Err(refused(code::GUEST_ALREADY).with("club", host.name.as_str()).into());
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
    let target = own_club(store, to)?;
    let all = persons_of(store, person.clone())?;
    let papers = papers_of(store, &all)?;
    let Some(from) = present_club(&papers) else {
        return Err(Refusal::new(code::TRANSFER_WITHOUT_CLUB).with("person", person.id).into());
    };
    if from == to {
        let refusal = Refusal::new(code::TRANSFER_SAME_CLUB).with("person", person.id);
        return Err(refusal.with("club", target.name.as_str()).into());
    }
    if let Some(last) = papers.iter().rev().find(|paper| paper.kind == PaperKind::Transfer && paper.day >= day) {
        let refusal = Refusal::new(code::TRANSFER_OUT_OF_ORDER).with("person", person.id);
        return Err(refusal.with("day", day).with("last", last.day).into());
    }
    let paper = empty(PaperKind::Transfer, &person, day);
    file(store, stamp, PaperAct { club: Some(to), other_club: Some(from), ..paper })?;
    Ok(from)
}

/// An arbiter's licence, from a day on ("versenybírói engedély").
pub fn license_arbiter(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    licence: &ArbiterLicence,
    day: Date,
) -> Result<(), OfficeError> {
    let person = alive(store, stamp, person, day)?;
    let (number, kind) = (texts::name(&licence.number)?, texts::name(&licence.kind)?);
    if let Some(until) = licence.until.filter(|until| *until < day) {
        return Err(Refusal::new(code::LICENCE_ENDS_BEFORE).with("day", day).with("until", until).into());
    }
    let remark = format!("{kind} {number}");
    let arbiter = Some(ArbiterLicence { number, kind, until: licence.until });
    file(store, stamp, PaperAct { remark, arbiter, ..empty(PaperKind::Arbiter, &person, day) })
}

/// The licence by which somebody is an arbiter on a day: of several the one that holds from the latest day.
pub fn arbiter_licence_on(
    store: &mut Reader<'_>,
    person: PersonId,
    day: Date,
) -> Result<Option<ArbiterLicence>, OfficeError> {
    let person = registered(store, person)?;
    let all = persons_of(store, person)?;
    for paper in papers_of(store, &all)?.iter().rev().filter(|paper| paper.day <= day) {
        if let Some(licence) = arbiter_licence(store, paper)?
            && licence.until.is_none_or(|until| day <= until)
        {
            return Ok(Some(licence));
        }
    }
    Ok(None)
}

/// Every licence of an arbiter, with whose it is and from when on, as filed.
pub fn arbiter_licences(store: &mut Reader<'_>) -> Result<Vec<(Person, Paper, ArbiterLicence)>, OfficeError> {
    let mut all = Vec::new();
    for paper in papers::of_kind(store, PaperKind::Arbiter)? {
        let Some(licence) = arbiter_licence(store, &paper)? else { continue };
        let standing = standing_for(store, paper.person)?;
        all.push((registered(store, standing)?, paper, licence));
    }
    Ok(all)
}

/// What a paper says, where it is an arbiter's licence.
pub fn arbiter_licence(store: &mut Reader<'_>, paper: &Paper) -> Result<Option<ArbiterLicence>, OfficeError> {
    if paper.kind != PaperKind::Arbiter {
        return Ok(None);
    }
    let Some(entry) = ledger::entry(store, paper.entry)? else { return Ok(None) };
    Ok(match act_of(&entry)? {
        Act::Paper(act) => act.arbiter,
        _ => None,
    })
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
        arbiter: None,
        norm: None,
        arbiter_norm: None,
    }
}

fn file(store: &mut Writer<'_>, stamp: &Stamp, paper: PaperAct) -> Result<(), OfficeError> {
    enact(store, stamp, &Act::Paper(paper))?;
    Ok(())
}

/// The number a first licence brings: the one a cancelled licence of the same person had brought, else the next that nobody
/// has had.
fn next_komir(store: &mut Reader<'_>, persons: &[Person]) -> Result<Option<Komir>, OfficeError> {
    let given = taken_back::given_before(store)?;
    let own = given.iter().find(|(_, person)| persons.iter().any(|one| one.id == *person));
    if let Some((komir, _)) = own
        && persons::by_komir(store, *komir)?.is_none()
    {
        return Ok(Some(*komir));
    }
    let mut next = persons::next_komir(store)?;
    while let Some(number) = next.filter(|next| given.iter().any(|(komir, _)| komir == next)) {
        next = Komir::new(number.number() + 1);
    }
    Ok(next)
}

/// A person who can hand in a paper on that day.
fn alive(store: &mut Reader<'_>, stamp: &Stamp, person: PersonId, day: Date) -> Result<Person, OfficeError> {
    let found = own(store, person)?;
    texts::past(stamp.day(), day)?;
    match found.died {
        Some(died) if day > died => {
            Err(Refusal::new(code::PERSON_DIED).with("person", person).with("died", died).into())
        }
        _ => Ok(found),
    }
}

impl Body for PaperAct {
    const NAME: &'static str = "paper";
    const ROLE: Role = Role::Club;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut person = registered(store, self.person)?;
        let paper = Paper {
            entry: entry.seq,
            kind: self.kind,
            person: person.id,
            season: self.season.clone(),
            club: self.club,
            other_club: self.other_club,
            day: self.day,
            remark: self.remark.clone(),
        };
        papers::insert(store, &paper)?;
        if let Some(komir) = self.komir {
            person.komir = Some(komir);
        }
        // Papers can be filed out of their order; the club is that of the one that holds from the latest day.
        if let Some(club) = present_club(&papers::of(store, person.id)?) {
            person.club = Some(standing_club(store, club)?);
        }
        Ok(persons::update(store, &person, entry.seq)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        taken_back::undo(self, store, done, by)
    }
}
