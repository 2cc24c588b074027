//! A period is closed: its accepted tournaments become a list, or lists that were published are made anew as revisions.
//! One transaction, one entry of the ledger.

use crate::acts::cancel::{published, unclose};
use crate::acts::desk::{Stamp, seal};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::first_cancel;
use crate::acts::{Act, Kind};
use crate::lists::compute::{Shelf, due_from};
use crate::lists::draft::{Draft, closable, month_draft};
use crate::lists::dropped::Dropped;
use crate::lists::go_line::Line;
use crate::lists::import::imported;
use crate::lists::replay::go_due;
use crate::lists::{ClosedList, Owners, compute, replay};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EntryId, Finding, List, ListId, Owner, RegisteredTournament, Series, Tempo, hex};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::lists;
use arpad_registry::{Reader, Writer};
use arpad_rules::calendar::Calendar;
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A closed period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CloseAct {
    /// The lists made, in their order: one, or in a replay each revised one.
    pub lists: Vec<ClosedList>,
    /// It was not due yet, and somebody wanted it even so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_advance: bool,
    /// FIDE's list of the same day was there, and somebody wanted an own one beside it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beside_fide: bool,
    /// Months before it have no list, and somebody wanted it even so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub skipping: bool,
    /// Games that counted do not any more, or somebody has no points any more, and somebody wanted it even so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dropping: bool,
}

/// What somebody says who knows what closing a month means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Consent {
    /// The list is closed before it is due.
    pub in_advance: bool,
    /// An own list beside FIDE's of the same day.
    pub beside_fide: bool,
    /// Months before it stay without a list.
    pub skipping: bool,
    /// Games that counted may count no more.
    pub dropping: bool,
}

/// What a closing made.
#[derive(Clone, Debug)]
pub struct Closed {
    /// The lists, in their order.
    pub lists: Vec<List>,
    /// Tournaments the law refused at the last moment; they stay accepted, and somebody must look at them.
    pub left_out: Vec<RegisteredTournament>,
    /// What the law says.
    pub findings: Vec<Finding>,
    /// The ledger entry.
    pub entry: EntryId,
}

/// Closes the month of a chess list. Refused where it is closed already, an earlier list is not published, the month is not
/// due, a month before it has no list, or FIDE's list of the day is there.
pub fn close_month(store: &mut Writer<'_>, stamp: &Stamp, tempo: Tempo, day: Date) -> Result<Closed, OfficeError> {
    close_month_even_so(store, stamp, tempo, day, Consent::default())
}

/// The same for somebody who knows what it means.
pub fn close_month_even_so(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tempo: Tempo,
    day: Date,
    consent: Consent,
) -> Result<Closed, OfficeError> {
    let series = Series::Chess(tempo);
    let refused = |code| Refusal::new(code).with("series", series.as_str()).with("date", day);
    if let Some(list) = closable(store, series, day)? {
        let refusal = refused(code::LIST_CLOSED).of_month(series, day).with_moment(list.closed_at);
        return Err(refusal.with("entry", list.closed).into());
    }
    let needed = needed(store, stamp, tempo, day)?;
    if day.day() == 1 && needed.in_advance && !consent.in_advance {
        return Err(refused(code::LIST_NOT_DUE).with("due", due_from(tempo, day)).with("today", stamp.day()).into());
    }
    if let Some(last) = last_before(store, tempo, day)?
        && let Some(missing) = skipped(tempo, last, day)
        && !consent.skipping
    {
        let refusal = refused(code::LIST_SKIPPED).with("missing", missing).of_month(series, missing);
        return Err(refusal.with("last", last).into());
    }
    if needed.beside_fide && !consent.beside_fide {
        let owner = Owners::read(store, series, EntryId::LAST)?.on(day).map_or("nobody", Owner::as_str);
        return Err(refused(code::LIST_OF_FIDE).with("owner", owner).into());
    }
    let (draft, _) = month_draft(store, tempo, day, compute::make)?;
    if needed.beside_fide && draft.made.iter().all(|made| made.rows.is_empty()) {
        return Err(refused(code::LIST_EMPTY).into());
    }
    sealed(store, stamp, draft, needed)
}

/// Computes a month anew that is closed and not published, from what is known now; the list takes the place of the one
/// before.
pub fn close_again(store: &mut Writer<'_>, stamp: &Stamp, tempo: Tempo, day: Date) -> Result<Closed, OfficeError> {
    let (draft, instead_of) = month_draft(store, tempo, day, compute::make)?;
    let Some(replaced) = instead_of else {
        let refusal = Refusal::new(code::LIST_NOT_CLOSED).with("series", Series::Chess(tempo).as_str());
        return Err(refusal.with("date", day).into());
    };
    if replaced.hash == draft.made[0].hash {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    let needed = needed(store, stamp, tempo, day)?;
    sealed(store, stamp, draft, needed)
}

/// What must be said to close a month today.
fn needed(store: &mut Reader<'_>, stamp: &Stamp, tempo: Tempo, day: Date) -> Result<Consent, OfficeError> {
    // Where the series has an owner, it is known what an own list beside FIDE's is: the list that governs, or its forecast.
    let is_owned = Owners::read(store, Series::Chess(tempo), EntryId::LAST)?.on(day).is_some();
    let of_fide = imported(store, day)?[tempo.index()].is_some();
    // Without a list before it, it would start from nothing, with FIDE's ratings of the same day beside it.
    let last = last_before(store, tempo, day)?;
    Ok(Consent {
        in_advance: stamp.day() < due_from(tempo, day),
        beside_fide: of_fide && (!is_owned || last.is_none()),
        skipping: last.is_some_and(|last| skipped(tempo, last, day).is_some()),
        dropping: false,
    })
}

/// The first month between two lists that could have had one; before there was a law, none could.
fn skipped(tempo: Tempo, last: Date, day: Date) -> Option<Date> {
    let calendar = Calendar::default();
    let between = (1_i64..).map(|months| last.saturating_add(months.months())).take_while(|month| *month < day);
    between.into_iter().find(|month| calendar.chess_edition_on(tempo, *month).is_ok())
}

/// The day of the list it would start from.
fn last_before(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Option<Date>, OfficeError> {
    let known = ledger::head(store)?.0.next();
    Ok(Shelf::read(store, Series::Chess(tempo), known)?.base(day).map(|list| list.day))
}

/// Closes go: every accepted tournament in the order of their ends and every day on which the committee decided, one list after
/// each. A late one moves every list after it: they are made anew as revisions. Where they would drop a game that counted, it
/// is refused with who and which.
pub fn close_go(store: &mut Writer<'_>, stamp: &Stamp) -> Result<Closed, OfficeError> {
    close_go_even_so(store, stamp, Consent::default())
}

/// The same for somebody who has seen what would be dropped.
pub fn close_go_even_so(store: &mut Writer<'_>, stamp: &Stamp, consent: Consent) -> Result<Closed, OfficeError> {
    let (draft, line) = go_due(store)?;
    let needed = asked_of(store, &line, &draft, consent)?;
    sealed(store, stamp, draft, needed)
}

/// Refuses as closing go would for what it takes away or what waits, and writes nothing: whoever only looks is told the same.
pub fn would_close_go(store: &mut Reader<'_>, consent: Consent) -> Result<(), OfficeError> {
    let (draft, line) = go_due(store)?;
    asked_of(store, &line, &draft, consent).map(|_| ())
}

fn asked_of(store: &mut Reader<'_>, line: &Line, draft: &Draft, consent: Consent) -> Result<Consent, OfficeError> {
    only_published(line, draft)?;
    dropping(store, line, draft, consent)
}

/// Computes the go lists anew that are closed and not published, from what is known now: they are opened, and closed again.
pub fn close_go_again(store: &mut Writer<'_>, stamp: &Stamp, consent: Consent) -> Result<Closed, OfficeError> {
    let waiting = |store: &mut Reader<'_>| -> Result<Vec<List>, OfficeError> {
        let mut lists = lists::of(store, Series::Go)?;
        lists.retain(|list| list.published.is_none());
        lists.sort_by_key(|list| list.id);
        Ok(lists)
    };
    let before = waiting(store)?;
    if before.is_empty() {
        return Err(Refusal::new(code::NOTHING_CLOSED).with("series", Series::Go.as_str()).into());
    }
    while !waiting(store)?.is_empty() {
        unclose(store, stamp, Series::Go, None, "")?;
    }
    let closed = match close_go_even_so(store, stamp, consent) {
        // What they were closed for is gone: nothing takes their place, and they are only opened.
        Err(OfficeError::Refused(refusal)) if refusal.code == code::NOTHING_DUE => {
            let refusal = Refusal::new(code::CLOSED_FOR_NOTHING).with("count", before.len());
            return Err(refusal.with("entry", before[0].closed).into());
        }
        other => other?,
    };
    let content = |list: &List| (list.place(), list.revision, list.hash);
    if before.iter().map(content).eq(closed.lists.iter().map(content)) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    Ok(closed)
}

/// Refuses to revise what nobody has seen: a list that waits to be published is opened and closed again.
pub(crate) fn only_published(line: &Line, draft: &Draft) -> Result<(), Refusal> {
    let waits = |list: &&List| list.published.is_none();
    match draft.specs.iter().filter_map(|spec| line.before(spec)).find(waits) {
        Some(list) => {
            let refusal = Refusal::new(code::GO_LIST_UNPUBLISHED).with("date", list.day);
            Err(refusal.with_moment(list.closed_at).with("entry", list.closed))
        }
        None => Ok(()),
    }
}

/// What must be said to make go lists anew; refused where it was not.
fn dropping(store: &mut Reader<'_>, line: &Line, draft: &Draft, consent: Consent) -> Result<Consent, OfficeError> {
    let known = ledger::head(store)?.0.next();
    let dropped = Dropped::by(store, line, draft, known)?;
    if !consent.dropping {
        dropped.ask(store, draft)?;
    }
    Ok(Consent { dropping: !dropped.is_empty(), ..Consent::default() })
}

/// Makes the chess lists of a tempo anew from a day on, as far as they come out otherwise than before. Unlike a forward
/// correction, events meet the revised ratings.
pub fn replay_chess(store: &mut Writer<'_>, stamp: &Stamp, tempo: Tempo, from: Date) -> Result<Closed, OfficeError> {
    let mut specs = replay::chess_specs(store, tempo, from)?;
    let (as_asked, known) = (specs.clone(), ledger::head(store)?.0.next());
    let come = compute::make_and_enter_rows(store, &as_asked, known, |number, made| sealing(&mut specs[number], made))?;
    let entry = seal(store, stamp, &Act::Close(CloseAct::of(specs.clone(), Consent::default())))?;
    for (spec, come) in specs.iter().zip(come) {
        compute::enter_list(store, &entry, spec, come)?;
    }
    // What is made anew was let in before; nothing is left out now.
    Ok(Closed { lists: entered(store, &specs)?, left_out: Vec::new(), findings: Vec::new(), entry: entry.seq })
}

/// Makes the go lists anew from a day on, or all of them, as far as they come out otherwise than before.
pub fn replay_go(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    from: Option<Date>,
    consent: Consent,
) -> Result<Closed, OfficeError> {
    let (draft, line) = replay::go_draft(store, from)?;
    only_published(&line, &draft)?;
    let needed = dropping(store, &line, &draft, consent)?;
    sealed(store, stamp, draft, needed)
}

/// Seals a draft in the ledger and enters its lists; they are not computed a second time.
fn sealed(store: &mut Writer<'_>, stamp: &Stamp, draft: Draft, consent: Consent) -> Result<Closed, OfficeError> {
    let Draft { mut specs, made, left_out, findings, upon: _ } = draft;
    for (spec, made) in specs.iter_mut().zip(&made) {
        sealing(spec, made)?;
    }
    let entry = seal(store, stamp, &Act::Close(CloseAct::of(specs.clone(), consent)))?;
    compute::enter(store, &entry, &specs, &made)?;
    Ok(Closed { lists: entered(store, &specs)?, left_out, findings, entry: entry.seq })
}

/// What an act says of a list that was made.
fn sealing(spec: &mut ClosedList, made: &compute::Made) -> Result<(), OfficeError> {
    (spec.players, spec.sha256) = (made.rows.len() as u64, hex(&made.hash));
    spec.off = spec.off.as_ref().map(|_| compute::sealed_off(made)).transpose()?;
    Ok(())
}

fn entered(store: &mut Reader<'_>, specs: &[ClosedList]) -> Result<Vec<List>, OfficeError> {
    let mut lists = Vec::with_capacity(specs.len());
    for spec in specs {
        lists.extend(lists::get(store, spec.list)?);
    }
    Ok(lists)
}

impl CloseAct {
    fn of(lists: Vec<ClosedList>, Consent { in_advance, beside_fide, skipping, dropping }: Consent) -> Self {
        CloseAct { lists, in_advance, beside_fide, skipping, dropping }
    }
}

impl Body for CloseAct {
    const NAME: &'static str = "close";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        // Every list is computed from what the registry knows, and entered only if it is the one the act seals.
        let come = compute::make_and_enter_rows(store, &self.lists, entry.seq, |number, made| {
            compute::compare(entry, &self.lists[number], made)
        })?;
        for (spec, come) in self.lists.iter().zip(come) {
            compute::enter_list(store, entry, spec, come)?;
        }
        Ok(())
    }

    /// Its lists are gone, and their tournaments wait again. A list that this closing had itself replaced does not come back:
    /// the period is open.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let own = |list: ListId| self.lists.iter().any(|spec| spec.list == list);
        let all = lists::all(store)?;
        if let Some(list) = all.iter().find(|list| list.closed == done.seq && list.published.is_some()) {
            return Err(published(list).into());
        }
        if let Some(later) = all.iter().find(|list| list.closed != done.seq && list.base.is_some_and(own)) {
            return Err(first_cancel(done.seq, later.closed).into());
        }
        let mut made: Vec<ListId> = all.iter().filter(|list| list.closed == done.seq).map(|list| list.id).collect();
        if made.is_empty() {
            return Err(Refusal::new(code::CLOSING_REPLACED).with("entry", done.seq).into());
        }
        made.sort_unstable();
        for list in made.into_iter().rev() {
            lists::discard(store, list, by.seq)?;
            lists::uncount(store, list, by.seq)?;
        }
        Ok(())
    }
}
