//! A whole period: all its tournaments, then the closing of every player.

use super::super::edition::{ChangeUnit, Edition, JuniorUntil, KDay, Tie};
use super::super::k_factor::{K, KGround, k_of, limited};
use super::field::{Field, Slot};
use super::games::Event;
use super::k_parts::{KPart, KParts, in_order};
use super::newcomers::{IdlePools, close_newcomers};
use super::play::{FirstEvents, NewcomerRow, Season, Workspace, play};
use super::trace::{Closing, Silent, Trace};
use crate::chess::transition::Transition;
use crate::rounding::{points_half_away_from_zero, points_half_up};
use arpad_model::{Decimal, Hundredths, Rating};

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
    let firsts = FirstEvents::of(&field.slots, events);
    let season = Season { events, fresh: &field.fresh, firsts: &firsts };
    let mut parts = KParts::of(&field.standings, law, events, 0);
    for (number, event) in (0..).zip(events) {
        parts.before(number, event, &field.slots);
        play(&mut field.slots, season, number, work, trace);
        parts.after(number, event, &field.slots);
    }
    let parts = parts.finish(&field.slots);
    close(field, law, k_day(law, events), &parts, &mut work.newcomers, trace);
}

/// The same on several threads, without an explanation. The result is the same for any number of them; where one event
/// decides the K of the next, they are played one after the other.
pub fn rate_period_on_threads(field: &mut Field, law: &ListLaw<'_>, events: &[Event<'_>], threads: usize) {
    if KParts::depend_on_order(&law.edition.k.value) {
        return rate_period(field, law, events, &mut Workspace::default(), &mut Silent);
    }
    let firsts = FirstEvents::of(&field.slots, events);
    let share = events.len().div_ceil(threads.max(1)).max(1);
    let shares: Vec<(Vec<Slot>, Vec<NewcomerRow>, Vec<KPart>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = events
            .chunks(share)
            .zip((0..).step_by(share))
            .map(|(chunk, first)| {
                let (field, firsts) = (&*field, &firsts);
                scope.spawn(move || {
                    let mut slots = field.slots.clone();
                    let mut work = Workspace::default();
                    let mut parts = KParts::of(&field.standings, law, events, first);
                    for (number, event) in (first..).zip(chunk) {
                        parts.before(number, event, &slots);
                        let season = Season { events, fresh: &field.fresh, firsts };
                        play(&mut slots, season, number, &mut work, &mut Silent);
                        parts.after(number, event, &slots);
                    }
                    let parts = parts.finish(&slots);
                    (slots, work.newcomers, parts)
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("rating one share of the events")).collect()
    });
    let mut rows = Vec::new();
    let mut all_parts = Vec::new();
    for (slots, mut newcomers, mut parts) in shares {
        for (total, part) in field.slots.iter_mut().zip(&slots) {
            total.merge(part);
        }
        rows.append(&mut newcomers);
        all_parts.append(&mut parts);
    }
    in_order(&mut all_parts);
    close(field, law, k_day(law, events), &all_parts, &mut rows, &mut Silent);
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
    k_day: i32,
    parts: &[KPart],
    rows: &mut [NewcomerRow],
    trace: &mut T,
) {
    if let Some(transition) = law.transition {
        convert_idle(field, &transition);
    }
    // Two ties, two loops: neither asks at every player how to round.
    match law.edition.change_tie.value {
        Tie::Up => close_rated(field, law, k_day, parts, points_half_up, trace),
        Tie::AwayFromZero => close_rated(field, law, k_day, parts, points_half_away_from_zero, trace),
    }
    close_newcomers(field, law, rows, trace);
}

/// Converts the ratings of players without a game. They did not fall, so the floor does not matter.
#[cold]
fn convert_idle(field: &mut Field, transition: &Transition) {
    for (slot, standing) in field.slots.iter_mut().zip(&mut field.standings) {
        if slot.own() != 0 && slot.games() == 0 {
            let points = transition.convert(slot.own().into()) as i16;
            slot.set(points, points);
            (standing.peak, standing.now) = (standing.peak.max(points), points);
        }
    }
}

/// Closes every rated player with games. They are gathered first, without a branch: who played is hard to foretell, and a
/// wrong guess of the machine costs more than writing a number that is not kept.
#[inline(always)]
fn close_rated<T: Trace>(
    field: &mut Field,
    law: &ListLaw<'_>,
    k_day: i32,
    parts: &[KPart],
    to_points: impl Fn(i32) -> i32,
    trace: &mut T,
) {
    let edition = law.edition;
    let floor = i64::from(edition.floor.value);
    let mut parts = parts;
    let played = who_played(&field.slots);
    for &player in &played {
        let (slot, standing) = (&mut field.slots[player as usize], &mut field.standings[player as usize]);
        let games = slot.games();
        let mut closing = Closing {
            player,
            sum: slot.sum(),
            change: 0,
            before: slot.own(),
            after: 0,
            games,
            halves: slot.halves(),
            k: 0,
            ground: KGround::Normal,
            k_used: 0,
        };
        // Parts stand in the order of players, as the loop does; those without games are passed over.
        parts = &parts[parts.iter().take_while(|part| part.player < player).count()..];
        let rounded = match parts.first() {
            Some(part) if part.player == player => closing.compute_in_parts(edition, parts, &to_points, trace),
            _ => {
                closing.compute(edition, k_of(&edition.k.value, standing, k_day));
                to_points(closing.change)
            }
        };
        closing.after = i32::from(slot.own()) + rounded;
        trace.closing(closing);
        let listed = law.converted(closing.after.into());
        let published = if listed < floor { 0 } else { listed.min(Rating::MAX.into()) as i16 };
        (standing.peak, standing.now) = (standing.peak.max(published), published);
        standing.games = standing.games.saturating_add(games);
        *slot = Slot::of_points(published);
    }
}

fn who_played(slots: &[Slot]) -> Vec<u32> {
    let mut played = vec![0; slots.len()];
    let mut count = 0;
    for (player, slot) in (0..).zip(slots) {
        played[count] = player;
        count += usize::from(slot.games() != 0);
    }
    played.truncate(count);
    played
}

impl Closing {
    /// Points expected in the counted games: what was made of them, less the sum.
    pub fn expected(&self) -> Hundredths {
        Decimal(i64::from(self.halves) * 50 - i64::from(self.sum))
    }

    /// K, its limit, the change.
    #[inline(always)]
    fn compute(&mut self, edition: &Edition, k: K) {
        (self.k, self.ground) = (k.value, k.ground);
        self.k_used = limited(self.k, self.games.into(), edition.k_limit.value);
        self.change = i32::from(self.k_used) * self.sum;
    }

    /// The same for a player whose K is not one number over the period, or whose events are rounded each on its own; the last
    /// one is his K. The games of the whole list limit each K on its own (F-02). Gives the change in whole points.
    #[cold]
    fn compute_in_parts<T: Trace>(
        &mut self,
        edition: &Edition,
        parts: &[KPart],
        to_points: impl Fn(i32) -> i32,
        trace: &mut T,
    ) -> i32 {
        let of_player = || parts.iter().take_while(|part| part.player == self.player).filter(|part| part.games != 0);
        let Some(last) = of_player().last() else { return to_points(self.change) };
        let by_event = edition.change_unit.value == ChangeUnit::Tournament;
        if !by_event && of_player().all(|part| part.k.value == last.k.value) {
            self.compute(edition, last.k);
            return to_points(self.change);
        }
        let used = |part: &KPart| limited(part.k.value, self.games.into(), edition.k_limit.value);
        for part in of_player() {
            trace.k_part(*part, used(part));
        }
        let changes = || of_player().map(|part| i32::from(used(part)) * part.sum);
        (self.k, self.ground, self.k_used, self.change) =
            (last.k.value, last.k.ground, used(last), changes().sum::<i32>());
        if by_event { changes().map(to_points).sum() } else { to_points(self.change) }
    }
}
