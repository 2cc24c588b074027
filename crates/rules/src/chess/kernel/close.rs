//! A whole period: all its tournaments, then the closing of every player.

use super::super::edition::{Edition, JuniorUntil, Tie};
use super::super::k_factor::{K, KGround, Standing, k_of, limited};
use super::field::{Field, Slot};
use super::games::Event;
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
    let mut birthdays = Birthdays::of(field, law, events);
    let firsts = FirstEvents::default();
    let season = Season { events, fresh: &field.fresh, firsts: &firsts };
    for (number, event) in (0..).zip(events) {
        birthdays.before(event, &field.slots);
        play(&mut field.slots, season, number, work, trace);
    }
    birthdays.after(&field.slots);
    close(field, law, k_day(law, events), &birthdays.parts, &mut work.newcomers, trace);
}

/// The same on several threads, without an explanation. The result is the same for any number of them.
pub fn rate_period_on_threads(field: &mut Field, law: &ListLaw<'_>, events: &[Event<'_>], threads: usize) {
    let firsts = FirstEvents::default();
    let share = events.len().div_ceil(threads.max(1)).max(1);
    let parts: Vec<(Vec<Slot>, Vec<NewcomerRow>, Vec<YoungPart>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = events
            .chunks(share)
            .zip((0..).step_by(share))
            .map(|(chunk, first)| {
                let (field, firsts) = (&*field, &firsts);
                scope.spawn(move || {
                    let mut slots = field.slots.clone();
                    let mut work = Workspace::default();
                    let mut birthdays = Birthdays::of(field, law, events);
                    for (number, event) in (first..).zip(chunk) {
                        birthdays.before(event, &slots);
                        let season = Season { events, fresh: &field.fresh, firsts };
                        play(&mut slots, season, number, &mut work, &mut Silent);
                    }
                    birthdays.after(&slots);
                    (slots, work.newcomers, birthdays.parts)
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("rating one share of the events")).collect()
    });
    let mut rows = Vec::new();
    let mut young: Vec<YoungPart> = Vec::new();
    for (slots, mut newcomers, parts) in parts {
        for (total, part) in field.slots.iter_mut().zip(&slots) {
            total.merge(part);
        }
        rows.append(&mut newcomers);
        if young.is_empty() {
            young = parts;
        } else {
            for (total, part) in young.iter_mut().zip(&parts) {
                total.sum += part.sum;
                total.games += part.games;
            }
        }
    }
    close(field, law, k_day(law, events), &young, &mut rows, &mut Silent);
}

/// The day on which K is looked up: the list's date where the year decides, the last tournament's start where the
/// birthday does (birthdays between tournaments are taken apart).
pub fn k_day(law: &ListLaw<'_>, events: &[Event<'_>]) -> i32 {
    match (law.edition.k.value.junior_until, events.last()) {
        (JuniorUntil::Birthday18, Some(last)) => last.start,
        _ => law.day,
    }
}

/// What a player gained before his 18th birthday, when it falls inside the period and decides K.
#[derive(Clone, Copy, Debug)]
struct YoungPart {
    player: u32,
    adult_from: i32,
    sum: i32,
    games: u16,
}

/// The 18th birthdays inside a period. K follows the tournament's start (E-13), so a player's sum is taken apart at the
/// first tournament that starts on or after the day.
struct Birthdays {
    /// In the order of the players.
    parts: Vec<YoungPart>,
    /// The parts not taken yet, the earliest birthday last.
    waiting: Vec<usize>,
}

impl Birthdays {
    fn of(field: &Field, law: &ListLaw<'_>, events: &[Event<'_>]) -> Self {
        let mut parts = Vec::new();
        if let (JuniorUntil::Birthday18, Some(first), Some(last)) =
            (law.edition.k.value.junior_until, events.first(), events.last())
        {
            for (player, standing) in (0..).zip(&field.standings) {
                if standing.adult_from > first.start && standing.adult_from <= last.start {
                    parts.push(YoungPart { player, adult_from: standing.adult_from, sum: 0, games: 0 });
                }
            }
        }
        let mut waiting: Vec<usize> = (0..parts.len()).collect();
        waiting.sort_by_key(|&part| std::cmp::Reverse(parts[part].adult_from));
        Birthdays { parts, waiting }
    }

    fn before(&mut self, event: &Event<'_>, slots: &[Slot]) {
        while let Some(part) = self.waiting.pop_if(|part| self.parts[*part].adult_from <= event.start) {
            self.parts[part].take(slots);
        }
    }

    fn after(&mut self, slots: &[Slot]) {
        for part in self.waiting.drain(..) {
            self.parts[part].take(slots);
        }
    }
}

impl YoungPart {
    fn take(&mut self, slots: &[Slot]) {
        let slot = &slots[self.player as usize];
        (self.sum, self.games) = (slot.sum(), slot.games());
    }
}

fn close<T: Trace>(
    field: &mut Field,
    law: &ListLaw<'_>,
    k_day: i32,
    young: &[YoungPart],
    rows: &mut [NewcomerRow],
    trace: &mut T,
) {
    if let Some(transition) = law.transition {
        convert_idle(field, &transition);
    }
    // Two ties, two loops: neither asks at every player how to round.
    match law.edition.change_tie.value {
        Tie::Up => close_rated(field, law, k_day, young, points_half_up, trace),
        Tie::AwayFromZero => close_rated(field, law, k_day, young, points_half_away_from_zero, trace),
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
            standing.peak = standing.peak.max(points);
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
    young: &[YoungPart],
    to_points: impl Fn(i32) -> i32,
    trace: &mut T,
) {
    let edition = law.edition;
    let floor = i64::from(edition.floor.value);
    let mut young = young.iter().peekable();
    let played = who_played(&field.slots);
    for &player in &played {
        let (slot, standing) = (&mut field.slots[player as usize], &mut field.standings[player as usize]);
        let games = slot.games();
        let mut closing = Closing {
            player,
            sum: slot.sum(),
            change: 0,
            young_sum: 0,
            before: slot.own(),
            after: 0,
            games,
            halves: slot.halves(),
            k: 0,
            ground: KGround::Normal,
            k_used: 0,
            young_k: 0,
        };
        // Parts stand in the order of players, as the loop does; those without games are passed over.
        while young.next_if(|part| part.player < player).is_some() {}
        match young.next_if(|part| part.player == player) {
            Some(part) => closing.compute_with_birthday(edition, standing, part),
            None => closing.compute(edition, standing, k_day),
        }
        closing.after = i32::from(slot.own()) + to_points(closing.change);
        trace.closing(closing);
        let listed = law.converted(closing.after.into());
        let published = if listed < floor { 0 } else { listed.min(Rating::MAX.into()) as i16 };
        standing.peak = standing.peak.max(published);
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
    fn compute(&mut self, edition: &Edition, standing: &Standing, day: i32) {
        K { value: self.k, ground: self.ground } = k_of(&edition.k.value, standing, day);
        self.k_used = limited(self.k, self.games.into(), edition.k_limit.value);
        self.change = i32::from(self.k_used) * self.sum;
    }

    /// The same for a player whose 18th birthday falls inside the period.
    #[cold]
    fn compute_with_birthday(&mut self, edition: &Edition, standing: &Standing, part: &YoungPart) {
        // Entirely before the birthday, or entirely from it on: one K.
        let is_young = part.games == self.games;
        self.compute(edition, standing, if is_young { part.adult_from - 1 } else { part.adult_from });
        if part.games != 0 && !is_young {
            self.young_k = k_of(&edition.k.value, standing, part.adult_from - 1).value;
            self.young_sum = part.sum;
            self.change = i32::from(self.k_used) * (self.sum - part.sum) + i32::from(self.young_k) * part.sum;
        }
    }
}
