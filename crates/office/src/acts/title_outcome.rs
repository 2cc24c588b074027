//! An application for a title ends: granted, refused, withdrawn. What is granted is held from its day on, on the person's page, on
//! the sheet and on the next list; cancelled, it is held no more and the application is open again.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::title::{confer, take_away};
use crate::acts::title_application::{TitleApplication, applications, filed};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{Warning, texts};
use crate::titles::title_dossier;
use arpad_model::{EntryId, Paper, PaperKind, PersonId, Title};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::papers;
use arpad_registry::{Reader, Writer};
use arpad_rules::calendar::Calendar;
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// How an application ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TitleVerdict {
    /// The title is held.
    Granted,
    /// It is not.
    Refused,
    /// Nobody applies any more.
    Withdrawn,
}

impl TitleVerdict {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            TitleVerdict::Granted => "granted",
            TitleVerdict::Refused => "refused",
            TitleVerdict::Withdrawn => "withdrawn",
        }
    }
}

/// The end of an application.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TitleOutcomeAct {
    /// The entry of the application.
    pub application: EntryId,
    /// How.
    pub verdict: TitleVerdict,
    /// The day of the decision; a granted title is held from it on.
    pub day: Date,
    /// Who decided; empty where it was withdrawn.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// Why it was refused or withdrawn.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
    /// Who had applied.
    pub person: PersonId,
    /// For which title.
    pub title: String,
}

impl TitleOutcomeAct {
    /// The title is held.
    pub fn is_granted(&self) -> bool {
        self.verdict == TitleVerdict::Granted
    }

    /// The title that it brought, with whose it is.
    pub(super) fn conferred(&self) -> Option<(PersonId, Title)> {
        self.is_granted().then(|| (self.person, Title { title: self.title.clone(), awarded: self.day }))
    }
}

/// How somebody says that an application ended.
#[derive(Clone, Debug)]
pub struct Ending {
    /// The entry of the application.
    pub application: EntryId,
    /// How.
    pub verdict: TitleVerdict,
    /// The day of the decision.
    pub day: Date,
    /// Who decided.
    pub by: String,
    /// Why.
    pub because: String,
}

/// Ends an application. What FIDE decided is written down as it is; what does not fit it is told.
pub fn end_application(store: &mut Writer<'_>, stamp: &Stamp, ending: Ending) -> Result<Vec<Warning>, OfficeError> {
    let Ending { application, verdict, day, by, because } = ending;
    let found = open(store, application)?;
    texts::past(stamp.day(), day)?;
    if day < found.act.received {
        let refusal = Refusal::new(code::APPLICATION_DECIDED_BEFORE).with("entry", application).with("day", day);
        return Err(refusal.with("received", found.act.received).into());
    }
    let (by, because) = (texts::optional(&by)?, texts::optional(&because)?);
    if by.is_empty() && verdict != TitleVerdict::Withdrawn {
        return Err(Refusal::new(code::APPLICATION_WITHOUT_DECIDER).with("entry", application).into());
    }
    if because.is_empty() && verdict == TitleVerdict::Refused {
        return Err(Refusal::new(code::BECAUSE_EMPTY).into());
    }
    let is_granted = verdict == TitleVerdict::Granted;
    let warnings = if is_granted { odd(store, &found, day)? } else { Vec::new() };
    let act =
        TitleOutcomeAct { application, verdict, day, by, because, person: found.act.person, title: found.act.title };
    enact(store, stamp, &Act::TitleOutcome(act))?;
    Ok(warnings)
}

fn open(store: &mut Reader<'_>, application: EntryId) -> Result<TitleApplication, OfficeError> {
    let found = applications(store)?.into_iter().find(|one| one.entry == application);
    let found = found.ok_or_else(|| Refusal::new(code::APPLICATION_UNKNOWN).with("entry", application))?;
    match &found.ended {
        Some((by, ended)) => {
            let refusal = Refusal::new(code::APPLICATION_ENDED).with("entry", application).with("by", *by);
            Err(refusal.with("verdict", ended.verdict.as_str()).into())
        }
        None => Ok(found),
    }
}

/// What does not fit a title that was granted: it was posted too shortly, or what it rests on is in the register no more.
fn odd(store: &mut Reader<'_>, found: &TitleApplication, day: Date) -> Result<Vec<Warning>, OfficeError> {
    let mut warnings = Vec::new();
    let act = &found.act;
    if let Ok(edition) = Calendar::default().title_edition_on(act.received)
        && let Some(days) = edition.posted_days.value
        && day < act.received.saturating_add(i64::from(days).days())
    {
        let warning = Warning::new("application-posted").with("days", days).with("received", act.received);
        warnings.push(warning.with("paragraph", edition.posted_days.at.0));
    }
    let dossier = title_dossier(store, act.person, act.received)?;
    let has =
        |entry: EntryId| dossier.as_ref().is_some_and(|one| one.norms.iter().any(|norm| norm.entry() == Some(entry)));
    let gone: Vec<&str> = act.norms.iter().filter(|norm| !has(norm.entry)).map(|norm| norm.event.as_str()).collect();
    if !gone.is_empty() {
        warnings.push(Warning::new("application-proof-gone").with("events", gone.join(", ").as_str()));
    }
    Ok(warnings)
}

impl Body for TitleOutcomeAct {
    const NAME: &'static str = "title-outcome";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let paper = filed(PaperKind::TitleOutcome, self.person, self.day, &self.title);
        papers::insert(store, &Paper { entry: entry.seq, ..paper })?;
        match self.conferred() {
            Some((person, title)) => confer(store, person, &title, entry),
            None => Ok(()),
        }
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        papers::remove(store, done.seq)?;
        match self.conferred() {
            Some((person, title)) => take_away(store, person, &title.title, (done, by)),
            None => Ok(()),
        }
    }
}
