//! K where it is not one number over a player's period. K comes from the list in force when an event started, like the
//! rating (F-01), so events of one period may be played at different K: an 18th birthday or a new year falls between two
//! starts, an event began under an earlier list, or the 30th game was finished in between (F-03). A player's sum is taken
//! apart where his K changes; and event by event where each is rounded on its own (E-27).

use super::super::edition::{ChangeUnit, JuniorUntil, KDay, KRule, NewGamesBy};
use super::super::k_factor::{K, Standing, k_of};
use super::close::ListLaw;
use super::field::Slot;
use super::games::Event;
use std::collections::HashMap;

/// What a player gained at one K.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KPart {
    /// The player.
    pub player: u32,
    /// The first event played at it, by its position in the period's order.
    pub from: u32,
    /// K and its ground.
    pub k: K,
    /// Games in completed events by then.
    pub games_before: u16,
    /// Sum of score minus expected score, in hundredths.
    pub sum: i32,
    /// Counted games.
    pub games: u16,
}

/// The parts of a share of the period's events, while they are played.
pub(super) struct KParts<'a> {
    rule: &'a KRule,
    /// The list's date, where that is the day that decides.
    list_day: Option<i32>,
    standings: &'a [Standing],
    /// Each event is a part of its own.
    by_event: bool,
    /// The number and the day of the first event of the share.
    first: (u32, i32),
    /// Days from which somebody is no junior any more, the earliest last.
    birthdays: Vec<(i32, u32)>,
    /// The part that is being played, by player. Until the end its sums are those at its beginning.
    open: HashMap<u32, usize>,
    parts: Vec<KPart>,
}

impl<'a> KParts<'a> {
    /// Before any event of the share that begins with the event of this number.
    pub(super) fn of(standings: &'a [Standing], law: &ListLaw<'a>, events: &[Event<'_>], number: u32) -> Self {
        let rule = &law.edition.k.value;
        let list_day = (rule.day == KDay::List && rule.junior_until == JuniorUntil::EndOfYear18).then_some(law.day);
        let day = |event: Option<&Event<'_>>| list_day.or(event.map(|event| event.start)).unwrap_or(law.day);
        let (earliest, latest) = (day(events.first()), day(events.last()));
        let mut parts = KParts {
            rule,
            list_day,
            standings,
            by_event: law.edition.change_unit.value == ChangeUnit::Tournament,
            first: (number, day(events.get(number as usize))),
            birthdays: Vec::new(),
            open: HashMap::new(),
            parts: Vec::new(),
        };
        // By the year everybody turns on the same day, and most periods do not have it.
        let can_turn = match rule.junior_until {
            JuniorUntil::EndOfYear18 => earliest / 10_000 < latest / 10_000,
            JuniorUntil::Birthday18 => earliest < latest,
        };
        if can_turn {
            for (player, standing) in (0..).zip(standings) {
                if earliest < standing.adult_from && standing.adult_from <= latest {
                    parts.birthdays.push((standing.adult_from, player));
                }
            }
        }
        if rule.day == KDay::EventStart {
            for &(player, _) in events.iter().flat_map(|event| event.standings) {
                parts.begin(player);
            }
        }
        for turning in 0..parts.birthdays.len() {
            parts.begin(parts.birthdays[turning].1);
        }
        parts.birthdays.retain(|(day, _)| *day > parts.first.1);
        parts.birthdays.sort_unstable_by_key(|birthday| std::cmp::Reverse(*birthday));
        parts
    }

    /// Whether K can depend on what an event before gave: then events cannot be shared out.
    pub(super) fn depend_on_order(rule: &KRule) -> bool {
        rule.new_by == NewGamesBy::Event
    }

    pub(super) fn before(&mut self, number: u32, event: &Event<'_>, slots: &[Slot]) {
        let day = self.day(event);
        while let Some((_, player)) = self.birthdays.pop_if(|(adult_from, _)| *adult_from <= day) {
            self.turn(player, &self.standings[player as usize], (number, day), slots);
        }
        if self.rule.day == KDay::EventStart {
            for (player, standing) in event.standings {
                self.turn(*player, standing, (number, day), slots);
            }
        }
        if self.by_event {
            for player in event.games.iter().flat_map(|game| [game.white, game.black]) {
                self.split(player, number, slots);
            }
        }
    }

    pub(super) fn after(&mut self, number: u32, event: &Event<'_>, slots: &[Slot]) {
        let day = self.day(event);
        if self.rule.day == KDay::EventStart {
            for &(player, _) in event.standings {
                self.turn(player, &self.standings[player as usize], (number + 1, day), slots);
            }
        }
        if self.rule.new_by == NewGamesBy::Event {
            for player in event.games.iter().flat_map(|game| [game.white, game.black]) {
                let standing = &self.standings[player as usize];
                if u32::from(standing.games) < self.rule.new_games && !standing.games_unknown {
                    self.turn(player, standing, (number + 1, day), slots);
                }
            }
        }
    }

    /// The parts in the order of players and events.
    pub(super) fn finish(mut self, slots: &[Slot]) -> Vec<KPart> {
        for (_, part) in self.open.drain() {
            self.parts[part].end(slots);
        }
        in_order(&mut self.parts);
        self.parts
    }

    fn day(&self, event: &Event<'_>) -> i32 {
        self.list_day.unwrap_or(event.start)
    }

    /// A part from the beginning of the share on.
    fn begin(&mut self, player: u32) -> usize {
        let standing = &self.standings[player as usize];
        let (parts, (number, day)) = (&mut self.parts, self.first);
        *self.open.entry(player).or_insert_with(|| {
            let k = k_of(self.rule, standing, day);
            parts.push(KPart { player, from: number, k, games_before: standing.games, sum: 0, games: 0 });
            parts.len() - 1
        })
    }

    /// From an event on K is what this standing gives it, on a day.
    fn turn(&mut self, player: u32, standing: &Standing, (number, day): (u32, i32), slots: &[Slot]) {
        let mut standing = *standing;
        if self.rule.new_by == NewGamesBy::Event {
            standing.games = self.standings[player as usize].games.saturating_add(slots[player as usize].games());
        }
        let k = k_of(self.rule, &standing, day);
        let open = self.begin(player);
        if self.parts[open].k == k {
            return;
        }
        self.parts[open].end(slots);
        let slot = &slots[player as usize];
        let (sum, games) = (slot.sum(), slot.games());
        self.open.insert(player, self.parts.len());
        self.parts.push(KPart { player, from: number, k, games_before: standing.games, sum, games });
    }
}

impl KParts<'_> {
    /// From an event on a part of its own, at the K that holds.
    fn split(&mut self, player: u32, number: u32, slots: &[Slot]) {
        let open = self.begin(player);
        if self.parts[open].from == number {
            return;
        }
        let KPart { k, games_before, .. } = self.parts[open];
        self.parts[open].end(slots);
        let slot = &slots[player as usize];
        self.open.insert(player, self.parts.len());
        self.parts.push(KPart { player, from: number, k, games_before, sum: slot.sum(), games: slot.games() });
    }
}

/// Parts of all shares together.
pub(super) fn in_order(parts: &mut [KPart]) {
    parts.sort_unstable_by_key(|part| (part.player, part.from));
}

impl KPart {
    /// Its own sums, which were those at its beginning.
    fn end(&mut self, slots: &[Slot]) {
        let slot = &slots[self.player as usize];
        (self.sum, self.games) = (slot.sum() - self.sum, slot.games() - self.games);
    }
}
