//! Who comes to a tournament: the club that organizes it, its neighbors, and some from anywhere.

use super::people::People;
use crate::dice::Dice;
use jiff::civil::Date;

/// How many clubs to either side are neighbors.
const NEAR: u32 = 2;

/// Of ten who come, so many are from near.
const LOCALS: usize = 6;

/// Who is free.
pub(super) struct Hall {
    /// Members who play, by club.
    members: Vec<Vec<u32>>,
    /// The day from which each is free again.
    free: Vec<Date>,
    /// Who was asked for the tournament at hand.
    asked: Vec<u32>,
    tournament: u32,
}

impl Hall {
    pub fn new(clubs: usize) -> Self {
        Hall { members: vec![Vec::new(); clubs], free: Vec::new(), asked: Vec::new(), tournament: 0 }
    }

    /// A new month.
    pub fn open(&mut self, people: &People, first: Date) {
        self.members.iter_mut().for_each(Vec::clear);
        for &at in &people.active {
            self.members[people.all[at as usize].club as usize].push(at);
        }
        self.free.resize(people.all.len(), first);
        self.asked.resize(people.all.len(), 0);
    }

    /// Who plays for a club.
    pub fn members(&self, club: u32) -> &[u32] {
        &self.members[club as usize]
    }

    /// They play until a day.
    pub fn take(&mut self, who: &[u32], until: Date) {
        for &at in who {
            self.free[at as usize] = until.tomorrow().unwrap_or(until);
        }
    }

    /// The organizer's own people and the neighbors first, but they do not fill the room.
    pub fn gather(
        &mut self,
        dice: &mut Dice,
        people: &People,
        (organizer, size): (u32, usize),
        (from, _): (Date, Date),
        closed: Option<u32>,
    ) -> Vec<u32> {
        self.tournament += 1;
        let mut who = Vec::with_capacity(size);
        let clubs = self.members.len() as u32;
        for attempt in 0..size * 6 {
            if who.len() == size {
                break;
            }
            let at = if closed == Some(organizer) {
                pick(dice, &self.members[organizer as usize])
            } else if attempt % 10 < LOCALS {
                let club = (organizer + clubs + dice.below(2 * NEAR as usize + 1) as u32 - NEAR) % clubs;
                pick(dice, &self.members[club as usize])
            } else {
                pick(dice, &people.active)
            };
            who.extend(
                at.filter(|at| self.may(people, *at, from, closed, organizer) && people.comes(dice, *at as usize)),
            );
            who.iter().last().inspect(|at| self.asked[**at as usize] = self.tournament);
        }
        who
    }

    /// Players of about the same strength, from anywhere.
    pub fn near_in_strength(
        &mut self,
        dice: &mut Dice,
        people: &People,
        size: usize,
        (from, _): (Date, Date),
        closed: Option<u32>,
    ) -> Vec<u32> {
        self.tournament += 1;
        let mut found = Vec::new();
        for _ in 0..size * 12 {
            let Some(at) = pick(dice, &people.active) else { break };
            if self.may(people, at, from, closed, u32::MAX) && people.comes(dice, at as usize) {
                self.asked[at as usize] = self.tournament;
                found.push(at);
            }
        }
        found.sort_by_key(|at| (people.points(*at as usize), *at));
        let first = dice.below(found.len().saturating_sub(size) + 1);
        found.into_iter().skip(first).take(size).collect()
    }

    fn may(&self, people: &People, at: u32, from: Date, closed: Option<u32>, organizer: u32) -> bool {
        let club = people.all[at as usize].club;
        let is_shut_out = closed == Some(club) && organizer != club;
        !is_shut_out && self.asked[at as usize] != self.tournament && self.free[at as usize] <= from
    }
}

fn pick(dice: &mut Dice, from: &[u32]) -> Option<u32> {
    (!from.is_empty()).then(|| *dice.pick(from))
}
