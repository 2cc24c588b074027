//! A closed list becomes the list in force. From then on it is never edited.

use crate::acts::Act;
use crate::acts::desk::Stamp;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::propose::signed;
use crate::lists::compute::closing_day;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{List, ListId, Series};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::lists;
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// Lists that are published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishAct {
    /// Their numbers.
    pub lists: Vec<ListId>,
}

/// Publishes the closed lists of a series: those of a day, or without one all of them. Refused long before a list's period
/// is over: what is published stays. Where a second person has to sign, the lists come back as they are: not published yet.
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
    let mut ids: Vec<ListId> = waiting.iter().map(|list| list.id).collect();
    ids.sort_unstable();
    signed(store, stamp, Act::Publish(PublishAct { lists: ids.clone() }))?;
    let mut published = Vec::with_capacity(ids.len());
    for id in ids {
        published.extend(lists::get(store, id)?);
    }
    Ok(published)
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
