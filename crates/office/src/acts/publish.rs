//! A closed list becomes the list in force. From then on it is never edited.

mod up_to_date;

use crate::acts::Act;
use crate::acts::desk::Stamp;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::propose::signed;
use crate::lists::compute::closing_day;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{List, ListId, Origin, Series};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::lists;
use arpad_registry::{Reader, Writer};
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use up_to_date::up_to_date;

/// Lists that are published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishAct {
    /// Their numbers.
    pub lists: Vec<ListId>,
}

/// Publishes the closed lists of a series: those of a day, or without one all of them. Refused long before a list's period
/// is over, and where what it was made from has changed since it was closed: what is published stays. Where a second person
/// has to sign, the lists come back as they are: not published yet.
pub fn publish(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    series: Series,
    day: Option<Date>,
) -> Result<Vec<List>, OfficeError> {
    publish_even_so(store, stamp, series, day, false)
}

/// So many days before the end of its period a list may be published without being asked about: what an office does when all
/// reports are in.
const NEAR: i64 = 7;

/// The same for somebody who knows what it means to publish a list in advance.
pub fn publish_even_so(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    series: Series,
    day: Option<Date>,
    in_advance: bool,
) -> Result<Vec<List>, OfficeError> {
    let all = lists::of(store, series)?;
    let of_day = |list: &&List| day.is_none_or(|day| list.day == day);
    let waiting: Vec<List> = all.iter().filter(of_day).filter(|list| list.published.is_none()).cloned().collect();
    if waiting.is_empty() {
        let refusal = match all.iter().filter(of_day).max_by_key(|list| list.id) {
            Some(list) => Refusal::new(code::LIST_IN_FORCE)
                .with("date", list.day)
                .with_moment(list.published_at)
                .with("entry", list.published.unwrap_or(list.closed)),
            None => match day {
                Some(day) => Refusal::new(code::LIST_NOT_CLOSED).with("date", day),
                None => Refusal::new(code::NOTHING_CLOSED),
            },
        };
        return Err(refusal.with("series", series.as_str()).into());
    }
    in_order(&all, &waiting)?;
    let is_early = |list: &&List| match list.series {
        Series::Chess(tempo) => {
            list.revision == 0 && stamp.day() < closing_day(tempo, list.day).saturating_sub(NEAR.days())
        }
        Series::Go => false,
    };
    if let Some(list) = waiting.iter().find(is_early).filter(|_| !in_advance)
        && let Series::Chess(tempo) = list.series
    {
        let refusal = Refusal::new(code::LIST_EARLY).with("date", list.day).with("series", series.as_str());
        let refusal = refusal.with("closing", closing_day(tempo, list.day)).with("today", stamp.day());
        return Err(refusal.of_month(series, list.day).into());
    }
    up_to_date(store, &waiting)?;
    let mut ids: Vec<ListId> = waiting.iter().map(|list| list.id).collect();
    ids.sort_unstable();
    signed(store, stamp, Act::Publish(PublishAct { lists: ids.clone() }))?;
    let mut published = Vec::with_capacity(ids.len());
    for id in ids {
        published.extend(lists::get(store, id)?);
    }
    Ok(published)
}

/// A list of chess follows from the one before it: that one is published first, or nobody can tell where its numbers come from.
fn in_order(all: &[List], waiting: &[List]) -> Result<(), OfficeError> {
    let Some(first) = waiting.iter().filter(|list| list.series != Series::Go).map(|list| list.day).min() else {
        return Ok(());
    };
    let before = |list: &&List| list.published.is_none() && list.origin == Origin::Computed && list.day < first;
    let Some(list) = all.iter().filter(before).min_by_key(|list| list.day) else { return Ok(()) };
    let refusal = Refusal::new(code::EARLIER_LIST_UNPUBLISHED).with("series", list.series.as_str());
    let refusal = refusal.with("date", list.day).of_month(list.series, list.day).with_moment(list.closed_at);
    Err(refusal.with("entry", list.closed).into())
}

/// What one has proposed another publishes as it was, and not after what it was made from has changed.
pub(super) fn still_true(store: &mut Reader<'_>, act: &PublishAct) -> Result<(), OfficeError> {
    let mut waiting = Vec::with_capacity(act.lists.len());
    for list in &act.lists {
        waiting.extend(lists::get(store, *list)?);
    }
    up_to_date(store, &waiting)
}

impl Body for PublishAct {
    const NAME: &'static str = "publish";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::None("a-published-list-stays");

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        for list in &self.lists {
            lists::publish(store, *list, entry.seq, entry.moment)?;
        }
        Ok(())
    }
}
