//! A whole period: all its tournaments, then the closing of every player.

use super::super::edition::{ChangeUnit, Edition, JuniorUntil, KDay, KRule, Tie};
use super::super::k_factor::{K, Standing, k_of, limited};
use super::field::{Field, Slot};
use super::first_event::Season;
use super::games::Event;
use super::k_parts::{KPart, KParts};
use super::newcomers::{IdlePools, close_newcomers};
use super::play::{NewcomerRow, Workspace, play};
use super::trace::{Closing, Trace};
use crate::chess::transition::Transition;
use crate::rounding::{points_half_away_from_zero, points_half_up};
use arpad_model::{Decimal, Hundredths, Rating};
use std::hint::select_unpredictable;
use std::sync::OnceLock;

/// What governs a list: rounding, K, floor and pool follow the edition in force on its date.
#[derive(Clone, Copy, Debug)]
pub struct ListLaw<'a> {
    /// The edition.
    pub edition: &'a Edition,
    /// The list's date, as [`super::super::k_factor::day_number`].
    pub day: i32,
    /// The list, as [`super::field::list_number`].
    pub list: i32,
    /// Players with a pool but without a game.
    pub idle_pools: IdlePools,
    /// The conversion of all ratings on this list, decided for it alone: the floor is that of the converted ratings.
    pub transition: Option<Transition>,
}

impl ListLaw<'_> {
    /// A computed rating as the list has it, before the floor.
    #[inline(always)]
    pub fn converted(&self, rating: i64) -> i64 {
        match self.transition {
            Some(transition) => transition.convert(rating),
            None => rating,
        }
    }
}

/// Rates a period and leaves the field as the new list has it. `events` stand in the order of their start.
pub fn rate_period<T: Trace>(
    field: &mut Field,
    law: &ListLaw<'_>,
    events: &[Event<'_>],
    work: &mut Workspace,
    trace: &mut T,
) {
    work.newcomers.clear();
    let firsts = OnceLock::new();
    let season = Season { events, fresh: &field.fresh, firsts: &firsts };
    let mut parts = KParts::of(&field.standings, law, events, 0);
    for (number, event) in (0..).zip(events) {
        parts.before(number, event, &field.slots);
        play(&mut field.slots, season, number, work, trace);
        parts.after(number, event, &field.slots);
    }
    let parts = parts.finish(&field.slots);
    close(field, law, events, &parts, &mut work.newcomers, trace);
}

/// The day on which K is looked up of everybody who has one K over the period: the list's date, or any event's start.
pub fn k_day(law: &ListLaw<'_>, events: &[Event<'_>]) -> i32 {
    match (law.edition.k.value.day, law.edition.k.value.junior_until, events.last()) {
        (KDay::EventStart, _, Some(last)) | (KDay::List, JuniorUntil::Birthday18, Some(last)) => last.start,
        (KDay::EventStart | KDay::List, _, _) => law.day,
    }
}

fn close<T: Trace>(
    field: &mut Field,
    law: &ListLaw<'_>,
    events: &[Event<'_>],
    parts: &[KPart],
    rows: &mut [NewcomerRow],
    trace: &mut T,
) {
    if let Some(transition) = law.transition {
        convert_idle(field, &transition);
    }
    close_range(&mut field.slots, &mut field.standings, 0, law, k_day(law, events), parts, trace);
    close_newcomers(field, law, events, rows, trace);
}

/// Converts the ratings of players without a game. They did not fall, so the floor does not matter.
#[cold]
pub(super) fn convert_idle(field: &mut Field, transition: &Transition) {
    for (slot, standing) in field.slots.iter_mut().zip(&mut field.standings) {
        if slot.own() != 0 && slot.games() == 0 {
            let points = transition.convert(slot.own().into()) as i16;
            slot.set(points, points);
            (standing.peak, standing.now) = (standing.peak.max(points), points);
        }
    }
}

/// Closes every rated player with games, of neighbouring players that begin with the first.
pub(super) fn close_range<T: Trace>(
    slots: &mut [Slot],
    standings: &mut [Standing],
    first: u32,
    law: &ListLaw<'_>,
    k_day: i32,
    parts: &[KPart],
    trace: &mut T,
) {
    let players = (slots, standings, first);
    let Edition { k, change_tie, floor, k_limit, .. } = law.edition;
    let (rule, limit) = (k.value, k_limit.value.unwrap_or(u32::MAX));
    let cut = move |k: K, games| limited(k.value, games, Some(limit));
    let floor = i32::from(floor.value);
    let listed = move |points: i32| if points >= floor { points.min(Rating::MAX.into()) as i16 } else { 0 };
    if !rule.looks_at_the_peak() || law.transition.is_some() {
        let k = |standing: &Standing| k_of(&rule, standing, k_day);
        let listed = |points: i32| listed(law.converted(points.into()) as i32);
        let to_points = points_of(change_tie.value);
        return close_rated(players, law, parts, Measures { k, cut, to_points, listed }, trace);
    }
    // What most lists are: said once more, so that the loop does not ask it of every player.
    let k = move |standing: &Standing| {
        let rule = KRule { strong_for_ever: true, junior_sticky: true, junior_bounded: true, ..rule };
        k_of(&rule, standing, k_day)
    };
    match change_tie.value {
        Tie::Up => close_rated(players, law, parts, Measures { k, cut, to_points: points_half_up, listed }, trace),
        Tie::AwayFromZero => {
            let to_points = points_half_away_from_zero;
            close_rated(players, law, parts, Measures { k, cut, to_points, listed }, trace);
        }
    }
}

/// How a change is rounded.
fn points_of(tie: Tie) -> fn(i32) -> i32 {
    match tie {
        Tie::Up => points_half_up,
        Tie::AwayFromZero => points_half_away_from_zero,
    }
}

/// What a closing asks of the law.
struct Measures<K, C, P, L> {
    /// K of a standing.
    k: K,
    /// K as used, by the games.
    cut: C,
    /// A change as points.
    to_points: P,
    /// A computed rating as the list has it; 0 = none.
    listed: L,
}

#[inline(never)]
fn close_rated<T: Trace>(
    (slots, standings, first): (&mut [Slot], &mut [Standing], u32),
    law: &ListLaw<'_>,
    parts: &[KPart],
    by: Measures<impl Fn(&Standing) -> K, impl Fn(K, u32) -> u8, impl Fn(i32) -> i32, impl Fn(i32) -> i16>,
    trace: &mut T,
) {
    let mut parts = parts;
    let mut played = [0; BLOCK];
    let blocks = slots.chunks_mut(BLOCK).zip(standings.chunks_mut(BLOCK));
    for ((slots, standings), first) in blocks.zip((first..).step_by(BLOCK)) {
        let standings = &mut standings[..slots.len()];
        for &at in who_played(slots, &mut played) {
            let (slot, standing) = (&mut slots[at as usize], &mut standings[at as usize]);
            let player = first + at;
            let (games, sum) = (slot.games(), slot.sum());
            // Parts stand in the order of players, as the loop does.
            let (k, k_used, change, points) = match parts.first() {
                Some(part) if part.player <= player && has_parts(&mut parts, player) => {
                    let used = in_parts(law.edition, parts, (player, sum, games), &by.to_points, trace);
                    // Taken apart, or the fields that nobody asks for in bulk are kept for all.
                    (used.k, used.k_used, used.change, used.points)
                }
                _ => {
                    let k = (by.k)(standing);
                    let k_used = (by.cut)(k, games.into());
                    let change = i32::from(k_used) * sum;
                    (k, k_used, change, (by.to_points)(change))
                }
            };
            let before = slot.own();
            let (after, halves) = (i32::from(before) + points, slot.halves());
            let (k, ground) = (k.value, k.ground);
            trace.closing(Closing { player, sum, change, before, after, games, halves, k, ground, k_used });
            let published = (by.listed)(after);
            // Whether somebody has never stood higher is hard to foretell.
            standing.peak = select_unpredictable(published > standing.peak, published, standing.peak);
            standing.now = published;
            standing.games = standing.games.saturating_add(games);
            *slot = Slot::of_points(published);
        }
    }
}

/// Passes over the parts of those who have no games, and says whether this player has some. It stays inside the loop over the
/// players: of a loop without a loop inside LLVM makes branches of what is chosen, and half of them are guessed wrong.
#[inline(always)]
fn has_parts(parts: &mut &[KPart], player: u32) -> bool {
    while parts.first().is_some_and(|part| part.player < player) {
        *parts = &parts[1..];
    }
    parts.first().is_some_and(|part| part.player == player)
}

/// Players who are closed at a time.
pub(super) const BLOCK: usize = 256;

/// Who of a block played. They are gathered without a branch: who played is hard to foretell, and a wrong guess of the machine
/// costs more than writing a number that is not kept.
#[inline(always)]
fn who_played<'a>(slots: &[Slot], played: &'a mut [u32; BLOCK]) -> &'a [u32] {
    let mut count = 0;
    for (at, slot) in (0..).zip(slots) {
        played[count % BLOCK] = at;
        count += usize::from(slot.has_played());
    }
    &played[..count]
}

/// At which K a player's sum counted, and what it came to.
struct KUsed {
    k: K,
    k_used: u8,
    change: i32,
    points: i32,
}

/// The same for a player whose K is not one number over the period, or whose events are rounded each on its own; the last
/// one is his K. The games of the whole list limit each K on its own (F-02).
#[cold]
fn in_parts<T: Trace>(
    edition: &Edition,
    parts: &[KPart],
    (player, sum, games): (u32, i32, u16),
    to_points: &impl Fn(i32) -> i32,
    trace: &mut T,
) -> KUsed {
    let used = |part: &KPart| limited(part.k.value, games.into(), edition.k_limit.value);
    let of_player = || parts.iter().take_while(|part| part.player == player).filter(|part| part.games != 0);
    // Who has games has a part with games: the parts of a player hold all of them.
    let last = of_player().last().unwrap_or(&parts[0]);
    let (k, k_used) = (last.k, used(last));
    let by_event = edition.change_unit.value == ChangeUnit::Tournament;
    if !by_event && of_player().all(|part| part.k.value == k.value) {
        let change = i32::from(k_used) * sum;
        return KUsed { k, k_used, change, points: to_points(change) };
    }
    for part in of_player() {
        trace.k_part(*part, used(part));
    }
    let changes = || of_player().map(|part| i32::from(used(part)) * part.sum);
    let change = changes().sum();
    let points = if by_event { changes().map(to_points).sum() } else { to_points(change) };
    KUsed { k, k_used, change, points }
}

impl Closing {
    /// Points expected in the counted games: what was made of them, less the sum.
    pub fn expected(&self) -> Hundredths {
        Decimal(i64::from(self.halves) * 50 - i64::from(self.sum))
    }
}
