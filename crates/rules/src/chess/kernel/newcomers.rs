//! Unrated players at the end of a period: which events count, and what they are worth together.

use super::super::edition::{BelowFloor, Edition, FirstEventPoints, PooledAt, RoundRobinMethod};
use super::super::first_rating::{FirstRating, Results, first_rating};
use super::close::ListLaw;
use super::field::{Field, PoolSource, PooledEvent};
use super::games::Event;
use super::play::NewcomerRow;
use super::trace::{EventFate, Newcomer, Trace};

/// Whether players with a pool but no game in the period are looked at too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdlePools {
    /// Nothing new, nothing to do: a published month.
    Leave,
    /// A question about a pool alone: a case file.
    Evaluate,
}

/// Closes the period of every unrated player and enters first ratings in the field. Each event is judged by the edition of its
/// start, and a first rating is reckoned by that of the last event which counts (0.1); floor, games needed and window are the list's.
pub fn close_newcomers<T: Trace>(
    field: &mut Field,
    law: &ListLaw<'_>,
    events: &[Event<'_>],
    rows: &mut [NewcomerRow],
    trace: &mut T,
) {
    rows.sort_unstable_by_key(|row| (row.player, row.event));
    let pool = std::mem::take(&mut field.pool);
    let (mut rows, mut pooled) = (&*rows, &pool[..]);
    let mut kept = Vec::with_capacity(pool.len() + rows.len());
    while let Some(player) = next_player(rows, pooled) {
        let (new, rest) = rows.split_at(rows.partition_point(|row| row.player <= player));
        let (old, rest_pool) = pooled.split_at(pooled.partition_point(|event| event.player <= player));
        (rows, pooled) = (rest, rest_pool);
        if new.is_empty() && law.idle_pools == IdlePools::Leave {
            kept.extend_from_slice(old);
            continue;
        }
        close_one(field, law, events, player, (old, new), &mut kept, trace);
    }
    field.pool = kept;
}

fn next_player(rows: &[NewcomerRow], pool: &[PooledEvent]) -> Option<u32> {
    match (rows.first(), pool.first()) {
        (Some(row), Some(event)) => Some(row.player.min(event.player)),
        (row, event) => row.map(|row| row.player).or(event.map(|event| event.player)),
    }
}

fn close_one<T: Trace>(
    field: &mut Field,
    law: &ListLaw<'_>,
    events: &[Event<'_>],
    player: u32,
    (old, new): (&[PooledEvent], &[NewcomerRow]),
    kept: &mut Vec<PooledEvent>,
    trace: &mut T,
) {
    let (edition, list) = (law.edition, law.list);
    let edition_of = |row: &NewcomerRow| events[row.event as usize].edition;
    // Which results of a round robin enter a pool with other events.
    let pooled = |row: &NewcomerRow| match edition_of(row).round_robin.value {
        RoundRobinMethod::Computed { pooled: PooledAt::Opponents, .. } => row.met,
        RoundRobinMethod::Computed { pooled: PooledAt::Average, .. } | RoundRobinMethod::NoSpecialCase => row.results,
    };
    let fate = |Judged { results, first, beside }: Judged, edition: &Edition| {
        let rule = edition.first_event.value;
        if first && results.halves + beside < rule.least_halves {
            EventFate::FirstEventWithoutScore
        } else if !first && results.games < rule.later_least_games {
            EventFate::TooFewGames
        } else {
            EventFate::Counted
        }
    };
    let is_fresh = std::mem::take(&mut field.fresh[player as usize]);
    let parts = Parts { old, new, is_fresh };
    let mut total = Results::default();
    let mut counted = 0;
    let mut reckoned_by = None;
    let mut pool: Vec<PooledEvent> = Vec::new();
    for event in old {
        let in_window = list - event.list < edition.pool_lists.value as i32;
        // Where points against unrated opponents count, a pool does not tell them: it holds what was judged before.
        let rule = edition.first_event.value;
        let told = if rule.points == FirstEventPoints::All && !event.waits { rule.least_halves } else { 0 };
        let whole = parts.of(event.whole, Judged { results: event.results, first: event.first, beside: told });
        let fate = if in_window { fate(whole, edition) } else { EventFate::OutOfWindow };
        trace.newcomer_event(player, None, fate);
        // A table of the whole event has it already.
        let is_in_table = parts.has_table(event.whole);
        if fate == EventFate::Counted && !is_in_table {
            total.add(event.results);
            counted += 1;
            pool.push(PooledEvent { waits: false, ..*event });
        } else if event.waits && in_window && !is_in_table {
            pool.push(*event);
        }
    }
    let mut round_robin = None;
    for (position, row) in new.iter().enumerate() {
        let first = is_fresh && position == 0;
        let whole = parts.of(row.whole, Judged { results: row.results, first, beside: row.beside });
        let fate = match fate(whole, edition_of(row)) {
            _ if row.below_floor => EventFate::BelowFloor,
            EventFate::FirstEventWithoutScore | EventFate::TooFewGames if row.whole.is_some() => EventFate::Waits,
            fate => fate,
        };
        trace.newcomer_event(player, Some(row.event), fate);
        let results = pooled(row);
        if fate == EventFate::Counted {
            total.add(results);
            counted += 1;
            round_robin = row.round_robin;
            reckoned_by = Some(row.event);
        }
        if matches!(fate, EventFate::Counted | EventFate::Waits) {
            let source = PoolSource::Event(row.event);
            let waits = fate == EventFate::Waits;
            pool.push(PooledEvent { player, list, first, source, whole: row.whole, waits, results });
        }
    }
    if total.games == 0 {
        trace.newcomer(player, Newcomer::NoResults, None);
        kept.append(&mut pool);
        return;
    }
    // 8.25's factor n/(n+1) and 8.58 hold for a round robin that is the whole pool; otherwise all results are taken
    // together as if from one tournament (8.3), a round robin's at its Ra.
    let first = match round_robin {
        Some(first) if counted == 1 => first,
        _ => first_rating(reckoned_by.map_or(edition, |event| events[event as usize].edition), total),
    };
    let result = verdict(edition, first);
    trace.newcomer(player, result, reckoned_by);
    match result {
        Newcomer::Rated(first) => {
            let points = law.converted(first.rating).min(i64::from(arpad_model::Rating::MAX)) as i16;
            let slot = &mut field.slots[player as usize];
            slot.set(points, points);
            let standing = &mut field.standings[player as usize];
            (standing.peak, standing.now) = (standing.peak.max(points), points);
            standing.games = standing.games.saturating_add(total.games.min(u32::from(u16::MAX)) as u16);
        }
        Newcomer::BelowFloor(_) if edition.below_floor.value == BelowFloor::Disregarded => {}
        _ => kept.append(&mut pool),
    }
}

/// What an event gave a player, as far as it is judged.
#[derive(Clone, Copy)]
struct Judged {
    results: Results,
    /// It is his first.
    first: bool,
    /// Half points against unrated opponents.
    beside: u32,
}

/// His pool and his period: the parts of one event are judged together.
struct Parts<'a> {
    old: &'a [PooledEvent],
    new: &'a [NewcomerRow],
    is_fresh: bool,
}

impl Parts<'_> {
    /// An event over all its parts; one that is whole is what it is.
    fn of(&self, number: Option<u32>, own: Judged) -> Judged {
        if number.is_none() {
            return own;
        }
        let mut whole = Judged { results: Results::default(), first: false, beside: 0 };
        for event in self.old.iter().filter(|event| event.whole == number) {
            whole.results.add(event.results);
            whole.first |= event.first;
        }
        for (position, row) in self.new.iter().enumerate().filter(|(_, row)| row.whole == number) {
            whole.results.add(row.results);
            whole.first |= self.is_fresh && position == 0;
            whole.beside += row.beside;
        }
        Judged { beside: whole.beside.max(own.beside), ..whole }
    }

    /// Whether a table was made of the whole event.
    fn has_table(&self, number: Option<u32>) -> bool {
        number.is_some() && self.new.iter().any(|row| row.whole == number && row.round_robin.is_some())
    }
}

fn verdict(edition: &Edition, first: FirstRating) -> Newcomer {
    if first.results.games < edition.first_games.value {
        Newcomer::TooFewGames(first)
    } else if first.rating < i64::from(edition.floor.value) {
        Newcomer::BelowFloor(first)
    } else {
        Newcomer::Rated(first)
    }
}
