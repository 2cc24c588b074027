//! Somebody applies for a title of FIDE: the norms and the rating that it rests on, sealed as the register had them.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{first_cancel, standing};
use crate::acts::{Act, Kind, TitleOutcomeAct};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts::as_typed;
use crate::register::{own, persons_of, registered, standing_for, texts};
use crate::titles::{NormHeld, TitleSought, has_already, judged, serving, title_dossier, titles_held};
use arpad_model::{EntryId, Finding, Paper, PaperKind, Person, PersonId, Sex, TournamentId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::papers;
use arpad_registry::{Reader, Writer};
use arpad_rules::titles::title::FideTitle;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// An application.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TitleApplicationAct {
    /// Who.
    pub person: PersonId,
    /// The title.
    pub title: String,
    /// The day it came.
    pub received: Date,
    /// The edition it was judged by.
    pub edition: String,
    /// The rating.
    pub rating: RatingPaper,
    /// The norms; none for a title by rating.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub norms: Vec<NormPaper>,
    /// What is noted of the fee, which the federation owes; how much it is stands in no regulation at hand.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fee: String,
    /// The number under which it was filed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reference: String,
}

/// The rating that an application rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingPaper {
    /// The rating; inside a period as the list would round it.
    pub rating: i16,
    /// The list that has it, or that counts the games of the period.
    pub list: Date,
    /// Inside the period: the day it was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
    /// Inside the period: the same to the hundredth.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub exact: String,
    /// Inside the period: the order of the events that gives it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<String>,
    /// Rated games ever by then, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
}

/// A norm that an application rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NormPaper {
    /// The entry that proves it: the acceptance of the event's report, or the certificate.
    pub entry: EntryId,
    /// The title it is a norm of, where that is a higher one than the title applied for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The event of the register.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
    /// The event's name.
    pub event: String,
    /// Its last day.
    pub ends: Date,
    /// What it is worth in games.
    pub games: u16,
}

/// What somebody applies for, and with what.
#[derive(Clone, Debug)]
pub struct Applying {
    /// Who.
    pub person: PersonId,
    /// The title, as typed.
    pub title: String,
    /// The day it came.
    pub received: Date,
    /// The norms, by event or certificate; none = all there are.
    pub norms: Vec<NormMeant>,
    /// What is noted of the fee.
    pub fee: String,
    /// The number under which it is filed.
    pub reference: String,
}

/// How somebody names a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NormMeant {
    /// By the event of the register.
    Event(TournamentId),
    /// By the entry with which its certificate was filed.
    Certificate(EntryId),
}

impl NormMeant {
    /// Whether this is it.
    fn is(self, norm: &NormHeld) -> bool {
        match self {
            NormMeant::Event(id) => norm.tournament() == Some(id),
            NormMeant::Certificate(entry) => norm.tournament().is_none() && norm.entry() == Some(entry),
        }
    }
}

/// Writes an application down. Refused, with every paragraph, where something is missing that the law asks.
pub fn apply_for_title(store: &mut Writer<'_>, stamp: &Stamp, applying: Applying) -> Result<Entry, OfficeError> {
    let person = own(store, applying.person)?;
    let received = texts::past(stamp.day(), applying.received)?;
    let title = sought(&applying.title)?;
    if let Some(died) = person.died.filter(|died| received > *died) {
        return Err(Refusal::new(code::PERSON_DIED).with("person", person.id).with("died", died).into());
    }
    if title.is_womens() && person.sex != Some(Sex::Female) {
        return Err(about(code::APPLICATION_WOMEN, &person, title).into());
    }
    if has_already(titles_held(store, &person, stamp.day())?, title) {
        return Err(about(code::APPLICATION_HELD, &person, title).into());
    }
    let open = applications_of(store, person.id)?.into_iter().find(|one| one.ended.is_none() && one.title() == title);
    if let Some(open) = open {
        return Err(about(code::APPLICATION_OPEN, &person, title).with("entry", open.entry).into());
    }
    let Some(dossier) = title_dossier(store, person.id, received)? else {
        return Err(Refusal::new(code::APPLICATION_NO_EDITION).with("day", received).into());
    };
    let Some(found) = dossier.sought.iter().find(|one| one.title == title) else {
        return Err(about(code::APPLICATION_HELD, &person, title).into());
    };
    let all = serving(&dossier.norms, title);
    let chosen = chosen(&all, &applying.norms)
        .map_err(|unknown| about(code::APPLICATION_NORM_UNKNOWN, &person, title).with("norms", unknown.as_str()))?;
    let (_, completeness) = judged(dossier.edition, found.case.clone(), &chosen);
    if !completeness.is_complete() {
        return Err(lacking(&person, title, completeness.lacking).into());
    }
    let rests_on = chosen.into_iter().enumerate().filter(|(place, _)| !completeness.left_out.contains(place));
    let act = TitleApplicationAct {
        person: person.id,
        title: title.as_str().to_owned(),
        received,
        edition: dossier.edition.id.0.to_owned(),
        rating: rating(found).ok_or_else(|| lacking(&person, title, Vec::new()))?,
        norms: rests_on.filter_map(|(_, norm)| paper(norm, title)).collect(),
        fee: texts::optional(&applying.fee)?,
        reference: texts::optional(&applying.reference)?,
    };
    enact(store, stamp, &Act::TitleApplication(act))
}

fn about(why: arpad_codes::RefusalCode, person: &Person, title: FideTitle) -> Refusal {
    Refusal::new(why).with("name", person.name.eastern().as_str()).with("title", title.as_str())
}

fn lacking(person: &Person, title: FideTitle, findings: Vec<Finding>) -> Refusal {
    Refusal { findings, ..about(code::APPLICATION_INCOMPLETE, person, title).with("person", person.id) }
}

/// A title for which one applies; national ones were awarded before 1990.
fn sought(text: &str) -> Result<FideTitle, Refusal> {
    let plain = text.trim();
    let named = FideTitle::ALL.into_iter().find(|title| title.as_str().eq_ignore_ascii_case(plain));
    named.ok_or_else(|| {
        let refusal = Refusal::new(code::APPLICATION_TITLE).with("title", as_typed(plain).as_str());
        refusal.with("titles", FideTitle::ALL.map(FideTitle::as_str).join(", ").as_str())
    })
}

/// The norms that are meant, each once; whatever names none is told.
fn chosen<'a>(all: &[&'a NormHeld], meant: &[NormMeant]) -> Result<Vec<&'a NormHeld>, String> {
    let unknown: Vec<String> = meant
        .iter()
        .filter(|one| !all.iter().any(|norm| one.is(norm)))
        .map(|one| match one {
            NormMeant::Event(id) => id.to_string(),
            NormMeant::Certificate(entry) => format!("#{entry}"),
        })
        .collect();
    if !unknown.is_empty() {
        return Err(unknown.join(", "));
    }
    let is_meant = |norm: &&&NormHeld| meant.is_empty() || meant.iter().any(|one| one.is(norm));
    Ok(all.iter().filter(is_meant).copied().collect())
}

fn paper(norm: &NormHeld, sought: FideTitle) -> Option<NormPaper> {
    let is_higher = norm.title != sought;
    Some(NormPaper {
        entry: norm.entry()?,
        title: if is_higher { norm.title.as_str().to_owned() } else { String::new() },
        tournament: norm.tournament(),
        event: norm.event.clone(),
        ends: norm.ends,
        games: norm.gained.credited_games,
    })
}

fn rating(found: &TitleSought) -> Option<RatingPaper> {
    let (exact, order) = (String::new(), Vec::new());
    if let Some(one) = &found.published {
        return Some(RatingPaper { rating: one.rating, list: one.list.day, day: None, exact, order, games: one.games });
    }
    let inside = found.inside.as_ref().filter(|one| one.answer.reached_after.is_some())?;
    Some(RatingPaper {
        rating: i16::try_from(inside.answer.interim).ok()?,
        list: inside.list.day,
        day: Some(inside.day),
        exact: inside.answer.exact.to_string(),
        order: inside.order.clone(),
        games: Some(inside.games),
    })
}

/// An application that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleApplication {
    /// Its entry.
    pub entry: EntryId,
    /// What was applied for, and with what.
    pub act: TitleApplicationAct,
    /// How it ended, with the entry that says so; none = it is open.
    pub ended: Option<(EntryId, TitleOutcomeAct)>,
}

impl TitleApplication {
    /// The title.
    pub fn title(&self) -> FideTitle {
        FideTitle::parse(&self.act.title).unwrap_or(FideTitle::Cm)
    }
}

/// Every application that stands, the oldest first.
pub fn applications(store: &mut Reader<'_>) -> Result<Vec<TitleApplication>, OfficeError> {
    let mut ended = standing(store, Kind::TitleOutcome, |act| match act {
        Act::TitleOutcome(act) => Some(act),
        _ => None,
    })?;
    let all = standing(store, Kind::TitleApplication, |act| match act {
        Act::TitleApplication(act) => Some(act),
        _ => None,
    })?;
    let with_end = |(entry, act): (EntryId, TitleApplicationAct)| {
        let place = ended.iter().position(|(_, one)| one.application == entry);
        TitleApplication { entry, act, ended: place.map(|place| ended.remove(place)) }
    };
    Ok(all.into_iter().map(with_end).collect())
}

/// Those of a person under any number.
pub fn applications_of(store: &mut Reader<'_>, person: PersonId) -> Result<Vec<TitleApplication>, OfficeError> {
    let standing = standing_for(store, person)?;
    let standing = registered(store, standing)?;
    let numbers = persons_of(store, standing)?;
    let mut all = applications(store)?;
    all.retain(|one| numbers.iter().any(|number| number.id == one.act.person));
    Ok(all)
}

/// The application that rests on an entry and is open or granted.
pub(super) fn resting_on(store: &mut Reader<'_>, entry: EntryId) -> Result<Option<EntryId>, OfficeError> {
    let rests = |one: &TitleApplication| {
        let holds = one.ended.as_ref().is_none_or(|(_, ended)| ended.is_granted());
        holds && one.act.norms.iter().any(|norm| norm.entry == entry)
    };
    Ok(applications(store)?.iter().find(|one| rests(one)).map(|one| one.entry))
}

impl Body for TitleApplicationAct {
    const NAME: &'static str = "title-application";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let person = registered(store, self.person)?;
        let paper = filed(PaperKind::TitleApplication, person.id, self.received, &self.title);
        Ok(papers::insert(store, &Paper { entry: entry.seq, ..paper })?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, _: &Entry) -> Result<(), OfficeError> {
        let ended = standing(store, Kind::TitleOutcome, |act| match act {
            Act::TitleOutcome(act) if act.application == done.seq => Some(()),
            _ => None,
        })?;
        match ended.last() {
            Some((outcome, ())) => Err(first_cancel(done.seq, *outcome).into()),
            None => Ok(papers::remove(store, done.seq)?),
        }
    }
}

/// How it stands among the person's papers.
pub(super) fn filed(kind: PaperKind, person: PersonId, day: Date, remark: &str) -> Paper {
    let (entry, season, remark) = (EntryId::default(), String::new(), remark.to_owned());
    Paper { entry, kind, person, season, club: None, other_club: None, day, remark }
}
