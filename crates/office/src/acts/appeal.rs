//! An appeal against an entry of the ledger. The law gives it some days; a later one is refused unless it is admitted by a
//! decision.

use crate::acts::desk::{Stamp, act_of, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::first_cancel;
use crate::acts::{Act, Kind};
use crate::intake::events::submission_of;
use crate::lists::Decided;
use crate::lists::compute::chess_edition;
use crate::lists::reading::{self, Reading};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_model::{Appeal, EntryId, Paragraph, Series, Tempo, TournamentId};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{decisions, tournaments};
use arpad_registry::{Reader, Writer};
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppealAct {
    /// The entry.
    pub against: EntryId,
    /// Who appeals.
    pub by: String,
    /// On which grounds.
    pub grounds: String,
    /// The day it came, where it was not the day of the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub received: Option<Date>,
    /// The decision that admits it although it is late.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub admitted: String,
    /// The number under which it was filed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reference: String,
}

impl AppealAct {
    /// An appeal that came today and in time.
    pub fn new(against: EntryId, by: &str, grounds: &str) -> Self {
        let (by, grounds) = (by.to_owned(), grounds.to_owned());
        AppealAct { against, by, grounds, received: None, admitted: String::new(), reference: String::new() }
    }
}

/// Until when one may appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// The day of the decision, which does not count.
    pub decided: Date,
    /// How many days there are.
    pub days: u16,
    /// The last of them.
    pub last: Date,
    /// The paragraph that gives them.
    pub paragraph: Paragraph,
}

/// Writes down an appeal against an entry of the ledger. Refused where it is late and no decision admits it.
pub fn appeal(store: &mut Writer<'_>, stamp: &Stamp, mut act: AppealAct) -> Result<Entry, OfficeError> {
    let Some(against) = ledger::entry(store, act.against)? else {
        return Err(Refusal::new(code::ENTRY_UNKNOWN).with("entry", act.against).into());
    };
    decision_in(&against)?;
    act.admitted = texts::optional(&act.admitted)?;
    act.reference = texts::optional(&act.reference)?;
    if reading::of(store)? == Reading::Second {
        (act.by, act.grounds) = (said(&act.by)?, said(&act.grounds)?);
    }
    let received = texts::past(stamp.day(), act.received.unwrap_or_else(|| stamp.day()))?;
    act.received = Some(received).filter(|day| *day != stamp.day());
    let decided = decided_on(&against)?;
    if received < decided {
        let refusal = Refusal::new(code::APPEAL_BEFORE).with("against", against.seq).with("received", received);
        return Err(refusal.with("decided", decided).into());
    }
    let is_same = |one: &Appeal| one.against == act.against && one.by_whom == act.by && one.outcome.is_none();
    if let Some(open) = decisions::appeals(store)?.into_iter().find(is_same) {
        return Err(Refusal::new(code::APPEAL_OPEN).with("against", against.seq).with("appeal", open.entry).into());
    }
    // A decision that was written down later has its own day; from the day it stands in the ledger there is a term as well.
    let from = if received < against.moment.day() { decided } else { against.moment.day() };
    if let Some(Deadline { decided, days, last, paragraph }) = term(store, &against, from)?
        && received > last
        && act.admitted.is_empty()
        && reading::of(store)? == Reading::Second
    {
        let refusal = Refusal::new(code::APPEAL_LATE).with("against", against.seq).with("received", received);
        let refusal = refusal.with("decided", decided).with("days", days).with("last", last);
        return Err(refusal.with("paragraph", paragraph.0).into());
    }
    enact(store, stamp, &Act::Appeal(act))
}

/// One appeals against what was decided: in go by the committee (§10(2)), in chess about an event (2017: 0.5, FIDE: 0.4). How the
/// register began, who keeps it and what was filed in it is no decision about anybody.
fn decision_in(against: &Entry) -> Result<(), OfficeError> {
    let act = act_of(against)?;
    if matches!(act, Act::Found(_) | Act::Officer(_) | Act::Submit(_) | Act::Appeal(_) | Act::Unmerge(_)) {
        let refusal = Refusal::new(code::APPEAL_OF_NO_DECISION).with("against", against.seq);
        return Err(refusal.with("act", act.kind().as_str()).into());
    }
    Ok(())
}

/// Who appeals and on which grounds must be said.
fn said(text: &str) -> Result<String, OfficeError> {
    let text = texts::optional(text)?;
    if text.is_empty() { Err(Refusal::new(code::APPEAL_UNSAID).into()) } else { Ok(text) }
}

/// Whether an appeal is about go: then the presidium hears it (§10(2)), and the law sets no term.
pub(crate) fn is_of_go(store: &mut Reader<'_>, against: &Entry) -> Result<bool, OfficeError> {
    Ok(tempo_of(store, &act_of(against)?)?.is_none())
}

/// Until when one may appeal against an entry; none where the law sets no term, as in go.
pub fn deadline(store: &mut Reader<'_>, against: &Entry) -> Result<Option<Deadline>, OfficeError> {
    term(store, against, against.moment.day())
}

/// The same from a day on.
fn term(store: &mut Reader<'_>, against: &Entry, decided: Date) -> Result<Option<Deadline>, OfficeError> {
    let act = act_of(against)?;
    if !is_of_event_or_decision(&act) {
        return Ok(None);
    }
    let Some(tempo) = tempo_of(store, &act)? else { return Ok(None) };
    let edition = match chess_edition(store, tempo, decided) {
        Ok(edition) => edition,
        Err(OfficeError::Refused(_)) => return Ok(None),
        Err(other) => return Err(other),
    };
    let days = edition.appeal_days;
    let last = decided.saturating_add(i64::from(days.value).days());
    Ok(Some(Deadline { decided, days: days.value, last, paragraph: days.at }))
}

/// The term of chess is for what was decided about an event (2017: 0.5, FIDE: 0.4) and by the committee. Who a person is, his papers
/// and his titles may be wrong for years before he sees it.
fn is_of_event_or_decision(act: &Act) -> bool {
    matches!(
        act,
        Act::Accept(_)
            | Act::Reject(_)
            | Act::Withdraw(_)
            | Act::Result(_)
            | Act::Reidentify(_)
            | Act::Swap(_)
            | Act::Close(_)
            | Act::Publish(_)
            | Act::Decide(_)
    )
}

/// The day of a decision: its own, where it was written down later.
fn decided_on(against: &Entry) -> Result<Date, OfficeError> {
    let entered = against.moment.day();
    Ok(match act_of(against)? {
        Act::Decide(act) => act.day.min(entered),
        _ => entered,
    })
}

/// Whose law is asked: that of the event the entry is about, else that of standard chess.
fn tempo_of(store: &mut Reader<'_>, act: &Act) -> Result<Option<Tempo>, OfficeError> {
    let event = match act {
        Act::Reject(act) => submission_of(store, act.submission)?.tournament,
        Act::Accept(act) => submission_of(store, act.submission)?.tournament,
        Act::Withdraw(act) => Some(act.tournament),
        Act::Result(act) => Some(act.tournament),
        Act::Reidentify(act) => Some(act.tournament),
        Act::Swap(act) => Some(act.tournament),
        Act::Decide(act) => match &act.decision {
            Decided::Indicators { series, .. } => return Ok(chess(*series)),
            Decided::Initial { .. } => return Ok(None),
            Decided::Waiver { tournament, .. }
            | Decided::Multiplier { tournament, .. }
            | Decided::Importance { tournament, .. }
            | Decided::Event { tournament, .. }
            | Decided::Parts { tournament, .. }
            | Decided::TitleEvent { tournament, .. }
            | Decided::Allowed { tournament, .. } => Some(*tournament),
            Decided::Taken { tournament, .. } => *tournament,
            Decided::Transition { .. }
            | Decided::Parameter { .. }
            | Decided::Owner { .. }
            | Decided::Unlisted { .. }
            | Decided::Memberless { .. }
            | Decided::Suspension { .. }
            | Decided::Exemption { .. } => None,
            Decided::Coverage { .. } => return Ok(None),
        },
        _ => None,
    };
    let series = event.map(|event| series_of(store, event)).transpose()?.flatten();
    Ok(chess(series.unwrap_or(Series::Chess(Tempo::Standard))))
}

fn series_of(store: &mut Reader<'_>, event: TournamentId) -> Result<Option<Series>, OfficeError> {
    Ok(tournaments::get(store, event)?.map(|event| event.series))
}

fn chess(series: Series) -> Option<Tempo> {
    match series {
        Series::Chess(tempo) => Some(tempo),
        Series::Go => None,
    }
}

impl Body for AppealAct {
    const NAME: &'static str = "appeal";
    const ROLE: Role = Role::Public;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let appeal = Appeal {
            entry: entry.seq,
            against: self.against,
            by_whom: self.by.clone(),
            grounds: self.grounds.clone(),
            outcome: None,
            decided: None,
        };
        Ok(decisions::insert_appeal(store, &appeal)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, _: &Entry) -> Result<(), OfficeError> {
        let appeal = decisions::appeals(store)?.into_iter().find(|one| one.entry == done.seq);
        if let Some(outcome) = appeal.and_then(|appeal| appeal.decided) {
            return Err(first_cancel(done.seq, outcome).into());
        }
        Ok(decisions::remove_appeal(store, done.seq)?)
    }
}
