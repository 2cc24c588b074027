//! A whole period on several threads: first the tournaments are shared out, each thread with sums of its own, then the players.
//! All sums are integers, so the result does not depend on who did what.

use super::close::{BLOCK, ListLaw, close_range, convert_idle, k_day, rate_period};
use super::field::{Field, Slot};
use super::first_event::Season;
use super::games::Event;
use super::k_parts::{KPart, KParts, in_order};
use super::newcomers::close_newcomers;
use super::play::{NewcomerRow, Workspace, play};
use super::trace::Silent;
use std::ops::Range;
use std::sync::OnceLock;

/// Rates a period on several threads, without an explanation. The result is the same for any number of them; where one event
/// decides the K of the next, they are played one after the other.
pub fn rate_period_on_threads(field: &mut Field, law: &ListLaw<'_>, events: &[Event<'_>], threads: usize) {
    if threads < 2 || KParts::depend_on_order(&law.edition.k.value) {
        return rate_period(field, law, events, &mut Workspace::default(), &mut Silent);
    }
    let firsts = OnceLock::new();
    let season = Season { events, fresh: &field.fresh, firsts: &firsts };
    let games: usize = events.iter().map(|event| event.games.len()).sum();
    let shares = in_shares(events, games.div_ceil(threads));
    let played = on_threads(shares, |share| play_share(field, law, season, share));
    let (mut rows, mut parts, mut sums) = (Vec::new(), Vec::new(), Vec::new());
    for share in played {
        rows.extend(share.newcomers);
        parts.extend(share.parts);
        sums.push(share.slots);
    }
    in_order(&mut parts);
    let k_day = k_day(law, events);
    if let Some(transition) = law.transition {
        add_shares(&mut field.slots, 0, &sums);
        sums.clear();
        convert_idle(field, &transition);
    }
    let each = field.slots.len().div_ceil(threads).next_multiple_of(BLOCK);
    let ranges = field.slots.chunks_mut(each).zip(field.standings.chunks_mut(each));
    on_threads(ranges.zip((0..).step_by(each)).collect(), |((slots, standings), first)| {
        add_shares(slots, first, &sums);
        let mine = &parts[parts.partition_point(|part: &KPart| (part.player as usize) < first)..];
        close_range(slots, standings, first as u32, law, k_day, mine, &mut Silent);
    });
    close_newcomers(field, law, events, &mut rows, &mut Silent);
}

/// Neighbouring events with about so many games each.
fn in_shares(events: &[Event<'_>], games: usize) -> Vec<Range<u32>> {
    let mut shares = Vec::new();
    let (mut first, mut gathered) = (0, 0);
    for (number, event) in (1..).zip(events) {
        gathered += event.games.len();
        if gathered >= games {
            shares.push(first..number);
            (first, gathered) = (number, 0);
        }
    }
    shares.push(first..events.len() as u32);
    shares
}

/// Does the pieces at the same time, the last one here; the answers stand in their order.
fn on_threads<P: Send, R: Send>(mut pieces: Vec<P>, work: impl Fn(P) -> R + Sync) -> Vec<R> {
    let Some(last) = pieces.pop() else { return Vec::new() };
    std::thread::scope(|scope| {
        let work = &work;
        let others: Vec<_> = pieces.into_iter().map(|piece| scope.spawn(move || work(piece))).collect();
        let last = work(last);
        let mut done: Vec<R> = others.into_iter().map(|other| other.join().expect("a share of the period")).collect();
        done.push(last);
        done
    })
}

/// What a share of the events gave.
struct Share {
    /// Everybody's sums over these events.
    slots: Vec<Slot>,
    newcomers: Vec<NewcomerRow>,
    parts: Vec<KPart>,
}

fn play_share(field: &Field, law: &ListLaw<'_>, season: Season<'_>, share: Range<u32>) -> Share {
    let mut slots = field.slots.clone();
    let mut work = Workspace::default();
    let mut parts = KParts::of(&field.standings, law, season.events, share.start);
    for number in share {
        let event = &season.events[number as usize];
        parts.before(number, event, &slots);
        play(&mut slots, season, number, &mut work, &mut Silent);
        parts.after(number, event, &slots);
    }
    let parts = parts.finish(&slots);
    Share { slots, newcomers: work.newcomers, parts }
}

fn add_shares(slots: &mut [Slot], first: usize, shares: &[Vec<Slot>]) {
    for share in shares {
        for (total, part) in slots.iter_mut().zip(&share[first..]) {
            total.merge(part);
        }
    }
}
