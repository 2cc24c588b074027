//! Who was there in every round (1.4.3d, 1.5.6a), and how many days had a single round (1.1.3a).

use super::report::{Entrant, TitleEvent};
use crate::titles::edition::Edition;
use crate::titles::norm::{Kind, LargeSwissCount, System, is_federation};
use crate::titles::score_table::average;
use arpad_model::ListedAs;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// The fewest participants of a Swiss by 1.5.6a, and their least average.
pub const STRONG_PLAYERS: usize = 40;
pub const STRONG_AVERAGE: i64 = 2000;

/// A Swiss in the round that has the weakest attendance (1.5.6a). Whether its average is that of the best forty or of everybody is
/// open (T-22), so both are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrongSwiss {
    /// Participants who count, in the round that has the fewest.
    pub players: usize,
    /// The average of the best forty who are rated, in the round where it is lowest.
    pub of_best: i64,
    /// The average of all who are rated.
    pub of_all: i64,
}

impl StrongSwiss {
    /// Whether 1.5.6a is met; none where the two readings differ.
    pub fn is_met(&self) -> Option<bool> {
        let (best, all) = (self.of_best >= STRONG_AVERAGE, self.of_all >= STRONG_AVERAGE);
        match self.players >= STRONG_PLAYERS {
            false => Some(false),
            true if best == all => Some(best),
            true => None,
        }
    }
}

/// Those who count: they miss at most so many rounds. A bye of the pairing and an absent opponent are no miss (T-21).
fn steady<'a>(edition: &Edition, event: &'a TitleEvent, played: &[usize]) -> Vec<&'a Entrant> {
    let most = edition.large_swiss.value.missed.map_or(usize::MAX, usize::from);
    let is_steady = |one: &&Entrant| {
        let missed = played.iter().filter(|round| one.rounds.get(**round).is_none_or(|entry| !entry.is_present()));
        missed.count() <= most
    };
    event.entrants.iter().filter(is_steady).collect()
}

/// The rounds that have a result, by their places.
fn played(event: &TitleEvent) -> Vec<usize> {
    let open = event.open_rounds();
    (1..=event.event.rounds).filter(|round| !open.contains(round)).map(|round| usize::from(round) - 1).collect()
}

fn present<'a>(steady: &[&'a Entrant], round: usize) -> Vec<&'a Entrant> {
    steady.iter().copied().filter(|one| one.rounds.get(round).is_some_and(super::Entry::is_present)).collect()
}

/// The smallest numbers of foreigners over the rounds played (1.4.3d); none where the event is no Swiss, the host is not said or
/// no round is played.
pub fn attendance_of(edition: &Edition, event: &TitleEvent) -> Option<LargeSwissCount> {
    if event.event.system != System::Swiss {
        return None;
    }
    let host = event.event.federation.as_deref()?;
    let rounds = played(event);
    let is_foreign = |one: &&Entrant| {
        let abroad = |code: &str| code != host && is_federation(code);
        one.rating.is_some() && one.federation.as_deref().is_some_and(abroad)
    };
    let foreigners: Vec<&Entrant> = steady(edition, event, &rounds).into_iter().filter(is_foreign).collect();
    let count = |round: usize| {
        let here = present(&foreigners, round);
        let federations: BTreeSet<&str> = here.iter().filter_map(|one| one.federation.as_deref()).collect();
        let titled = here.iter().filter(|one| one.titles.has_any(Edition::MASTERS)).count();
        LargeSwissCount { foreigners: here.len() as u32, federations: federations.len() as u32, titled: titled as u32 }
    };
    rounds.into_iter().map(count).reduce(|one, other| LargeSwissCount {
        foreigners: one.foreigners.min(other.foreigners),
        federations: one.federations.min(other.federations),
        titled: one.titled.min(other.titled),
    })
}

/// The weakest attendance by 1.5.6a; none where the event is no individual Swiss or no round is played.
pub fn strong_swiss(edition: &Edition, event: &TitleEvent) -> Option<StrongSwiss> {
    if event.event.system != System::Swiss {
        return None;
    }
    let rounds = played(event);
    let steady = steady(edition, event, &rounds);
    let mean = |ratings: &[i64]| match ratings.len() {
        0 => 0,
        count => average(ratings.iter().sum(), count as i64),
    };
    let count = |round: usize| {
        let here = present(&steady, round);
        let mut ratings: Vec<i64> = here.iter().filter_map(|one| one.rating.map(i64::from)).collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let best = &ratings[..ratings.len().min(STRONG_PLAYERS)];
        StrongSwiss { players: here.len(), of_best: mean(best), of_all: mean(&ratings) }
    };
    rounds.into_iter().map(count).reduce(|one, other| StrongSwiss {
        players: one.players.min(other.players),
        of_best: one.of_best.min(other.of_best),
        of_all: one.of_all.min(other.of_all),
    })
}

/// The letter of 1.5.6 that an event falls under; where it falls under several, the first.
pub fn listed_under(edition: &Edition, event: &TitleEvent) -> Option<char> {
    // Where two readings of the average differ, whoever decides is heard (T-22), and nowhere else.
    let is_decided = event.listed == Some(ListedAs::StrongSwiss);
    let is_strong = strong_swiss(edition, event).is_some_and(|strong| strong.is_met().unwrap_or(is_decided));
    let declared = event.listed.and_then(|listed| match listed {
        ListedAs::Candidates => Some('c'),
        ListedAs::WorldCup => Some('d'),
        ListedAs::EventsCommission => Some('e'),
        ListedAs::StrongSwiss => None,
    });
    match event.event.kind {
        _ if is_strong => Some('a'),
        Kind::Olympiad => Some('b'),
        Kind::NationalFinal => declared.or(Some('f')),
        _ => declared,
    }
}

/// The days with a single round; none where the day of a round is not said.
pub fn single_round_days(event: &TitleEvent) -> Option<u16> {
    Some(days(event)?.values().filter(|rounds| **rounds == 1).count() as u16)
}

/// How many rounds each day has; none where the day of a round is not said.
pub(super) fn days(event: &TitleEvent) -> Option<BTreeMap<Date, u16>> {
    let rounds = usize::from(event.event.rounds);
    if event.round_dates.len() < rounds {
        return None;
    }
    let mut days = BTreeMap::new();
    for date in &event.round_dates[..rounds] {
        *days.entry((*date)?).or_default() += 1;
    }
    Some(days)
}
