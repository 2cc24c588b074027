//! The games of one tournament, side by side, added to the field.

use super::super::edition::{CapAbove, DifferenceCap, FirstEventPoints, Mismatch};
use super::super::expected_score::{Always, BelowBound, Limit, OneUpgrade, Reach, SparedGames, expected};
use super::super::first_rating::{FirstRating, Results};
use super::field::{COMMON_BELOW, Slot};
use super::first_event::Season;
use super::gains::{self, Gain, Place};
use super::games::{Event, Ruling};
use super::table::{TableResult, round_robin};
use super::trace::{Counted, Side, Told, Trace};

/// What one tournament gave one unrated player.
#[derive(Clone, Copy, Debug)]
pub struct NewcomerRow {
    /// The player.
    pub player: u32,
    /// The tournament, by its position in the period's order.
    pub event: u32,
    /// The number of the whole event, where this is a part of it.
    pub whole: Option<u32>,
    /// His results; in a computed round robin at its average.
    pub results: Results,
    /// The same games, each at its opponent's rating.
    pub met: Results,
    /// Half points against opponents without a rating, where they are asked about.
    pub beside: u32,
    /// The rating a round robin computed for him.
    pub round_robin: Option<FirstRating>,
    /// His performance in a round robin lies below the floor, so it is disregarded (8.31).
    pub below_floor: bool,
}

/// Room that is used again from tournament to tournament.
#[derive(Default)]
pub struct Workspace {
    /// What every tournament gave its unrated players.
    pub newcomers: Vec<NewcomerRow>,
    /// Player to position in `newcomers` or in a round robin's table; valid only if that entry names the player.
    pub(super) position: Vec<u32>,
    pub(super) patched: Vec<(u32, i16, i16)>,
    /// Games of the tournament that are not common ones, by position.
    apart: Vec<u32>,
    /// The same of common games of two who are more than 400 apart, where that matters.
    far: Vec<u32>,
    spared: SparedGames,
}

/// Undone backwards, so that a player named twice ends where he began.
pub(super) fn restore(slots: &mut [Slot], patched: &[(u32, i16, i16)]) {
    for &(player, own, seen) in patched.iter().rev() {
        slots[player as usize].set(own, seen);
    }
}

/// Rates one tournament of the season.
pub fn play<T: Trace>(slots: &mut [Slot], season: Season<'_>, number: u32, work: &mut Workspace, trace: &mut T) {
    let event = &season.events[number as usize];
    work.position.resize(slots.len(), 0);
    work.patched.clear();
    for &(player, rating) in event.ratings {
        let slot = &mut slots[player as usize];
        work.patched.push((player, slot.own(), slot.seen()));
        let then = rating.map_or(0, |rating| rating.points());
        // Who was unrated then but is rated now is rated with the current rating, though unrated to his opponents
        // (8.4, 8.2.4). Who is unrated now stays unrated for himself.
        let own = if slot.own() != 0 && then != 0 { then } else { slot.own() };
        slot.set(own, then);
    }
    let first_row = work.newcomers.len();
    let computed = if event.is_computed_round_robin() {
        round_robin(slots, season, number, work, trace)
    } else {
        TableResult::default()
    };

    rate_games(slots, number, event, first_row, work, trace);

    if event.edition.first_event.value.points == FirstEventPoints::All {
        // Who met nobody rated has nothing that can count.
        let rows = work.newcomers.split_off(first_row);
        work.newcomers.extend(rows.into_iter().filter(|row| row.results.games > 0));
    }
    for row in &mut work.newcomers[first_row..] {
        row.met = row.results;
        if let Some((_, first_rating)) = computed.first_ratings.iter().find(|(player, _)| *player == row.player) {
            row.results = first_rating.results;
            row.round_robin = Some(*first_rating);
        }
        row.below_floor = computed.below_floor.contains(&row.player);
    }
    restore(slots, &work.patched);
}

fn rate_games<T: Trace>(
    slots: &mut [Slot],
    number: u32,
    event: &Event<'_>,
    first_row: usize,
    work: &mut Workspace,
    trace: &mut T,
) {
    let Workspace { newcomers, position, apart, far, spared, .. } = work;
    let asks_beside = event.edition.first_event.value.points == FirstEventPoints::All;
    let whole = event.whole.map(|whole| whole.number);
    let mut rows = Rows { event: number, whole, first: first_row, asks_beside, newcomers, position };
    let (cap, mismatch) = (event.edition.difference_cap.value, event.edition.mismatch.value);
    let is_upgrade = matches!(cap, DifferenceCap::OneUpgrade { .. });
    let is_bound_low = matches!(cap, DifferenceCap::BelowBound(bound) if bound < COMMON_BELOW);
    let has_common = mismatch == Mismatch::Rated && !is_bound_low;
    match (has_common, is_upgrade) {
        (true, false) => common_games::<false, T>(slots, event, far, apart, trace),
        (true, true) => common_games::<true, T>(slots, event, far, apart, trace),
        (false, _) => {
            far.clear();
            apart.splice(.., 0..event.games.len() as u32).for_each(drop);
        }
    }
    match cap {
        DifferenceCap::Always => games_apart(slots, event, &Always, apart, &mut rows, trace),
        DifferenceCap::BelowBound(bound) => games_apart(slots, event, &BelowBound(bound), apart, &mut rows, trace),
        DifferenceCap::OneUpgrade { above } => {
            spared.clear(slots.len());
            offer_games(slots, event, above, far, spared);
            offer_games(slots, event, above, apart, spared);
            let limit = OneUpgrade { spared, above };
            games_apart(slots, event, &limit, apart, &mut rows, trace);
            spare(slots, event, &limit, far, trace);
        }
    }
}

/// Rates the games that are like most games: both rated, to others as to themselves and not among the strongest. The others are
/// put apart, and rated when all of them are known: one of them may be the one that is spared. A difference of more than 400
/// counts as 400 here; where that is not the last word (`FAR`), such games are noted. A function of its own, so that nothing else
/// takes its registers.
#[inline(never)]
fn common_games<const FAR: bool, T: Trace>(
    slots: &mut [Slot],
    event: &Event<'_>,
    far: &mut Vec<u32>,
    apart: &mut Vec<u32>,
    trace: &mut T,
) {
    apart.clear();
    if FAR {
        far.resize(event.games.len(), 0);
    }
    let (noted, mut are_far) = (&mut far[..], 0);
    let mut games = event.games.iter();
    // Not counted at all where nobody asks for it: the few that are put apart count from the end, as the loop does.
    let mut at = 0;
    while let Some(game) = games.next() {
        let (white, black) = (slots[game.white as usize], slots[game.black as usize]);
        if let Some(place) = Place::of(game, &white, &black) {
            let gain = place.gain();
            slots[game.white as usize].add(gain);
            slots[game.black as usize].add(gain.of_opponent());
            if FAR {
                // Noted without a branch: whether a game is far is hard to foretell.
                noted[are_far] = at;
                are_far += usize::from(gains::are_far(&white, &black));
            }
            trace.common_game(event.first_game + at, white.own(), black.own(), Told(place.told()));
        } else {
            apart.push((event.games.len() - 1 - games.len()) as u32);
        }
        at += 1;
    }
    far.truncate(are_far);
}

/// Whether an earlier part of the event has used the one upgrade of a player.
#[inline(always)]
fn is_used(event: &Event<'_>, player: u32) -> bool {
    event.whole.is_some_and(|whole| whole.upgraded.contains(&player))
}

/// Takes what a difference of 400 gave in all common games but the spared ones, and tells those that are far again.
fn spare<T: Trace>(slots: &mut [Slot], event: &Event<'_>, limit: &OneUpgrade<'_>, far: &[u32], trace: &mut T) {
    for &at in far {
        let game = &event.games[at as usize];
        let (white, black) = (slots[game.white as usize].own(), slots[game.black as usize].own());
        let side = |own, opponent, player| change_side(own, opponent, limit.of(own, opponent, at, player));
        let (white_side, black_side) = (side(white, black, game.white), side(black, white, game.black));
        let capped = expected((white - black).into(), Reach::Capped);
        slots[game.white as usize].give(capped as i8 - white_side.expected as i8);
        slots[game.black as usize].give((100 - capped) as i8 - black_side.expected as i8);
        trace.game(event.first_game + at, white_side, black_side);
    }
}

/// Offers what could be the one upgrade of a player: games with somebody more than 400 points away.
fn offer_games(slots: &[Slot], event: &Event<'_>, above: CapAbove, apart: &[u32], spared: &mut SparedGames) {
    for &at in apart {
        let game = &event.games[at as usize];
        if game.ruling != Ruling::Counts {
            continue;
        }
        let (white, black) = (&slots[game.white as usize], &slots[game.black as usize]);
        for (player, own, opponent) in [(game.white, white, black), (game.black, black, white)] {
            if own.own() != 0 && opponent.seen() != 0 {
                let difference = own.own() - opponent.seen();
                let difference = if above == CapAbove::Once { difference.abs() } else { difference };
                if difference > DifferenceCap::LIMIT && !is_used(event, player) {
                    spared.offer(player, difference, game.round, at);
                }
            }
        }
    }
}

fn games_apart<L: Limit, T: Trace>(
    slots: &mut [Slot],
    event: &Event<'_>,
    limit: &L,
    apart: &[u32],
    rows: &mut Rows<'_>,
    trace: &mut T,
) {
    let mismatch = event.edition.mismatch.value;
    for &at in apart {
        let (game, index) = (&event.games[at as usize], event.first_game + at);
        if game.ruling != Ruling::Counts {
            trace.ruled_out(index, game, slots);
            continue;
        }
        let (white, black) = (slots[game.white as usize].plain(), slots[game.black as usize].plain());
        if white == 0 || black == 0 || is_mismatch(mismatch, white, black) {
            game_apart(slots, event, at, limit, rows, trace);
            continue;
        }
        let white_side = change_side(white, black, limit.of(white, black, at, game.white));
        let black_side = change_side(black, white, limit.of(black, white, at, game.black));
        slots[game.white as usize].add(Gain::of(game.white_halves, white_side.expected));
        slots[game.black as usize].add(Gain::of(2 - game.white_halves, black_side.expected));
        trace.game(index, white_side, black_side);
    }
}

#[inline(always)]
fn is_mismatch(mismatch: Mismatch, white: i16, black: i16) -> bool {
    match mismatch {
        Mismatch::Rated => false,
        Mismatch::NotRated { from, above } => (white - black).abs() >= from && white.max(black) > above,
    }
}

#[inline(always)]
fn change_side(own: i16, opponent: i16, reach: Reach) -> Side {
    let difference = i32::from(own) - i32::from(opponent);
    let capped = reach == Reach::Capped && difference.abs() > i32::from(DifferenceCap::LIMIT);
    Side {
        own,
        opponent,
        expected: expected(difference, reach),
        counted: if capped { Counted::ChangeCapped } else { Counted::Change },
    }
}

/// A game of somebody who is not the same to himself and to others: it may count for one alone, or towards a first rating.
#[cold]
fn game_apart<L: Limit, T: Trace>(
    slots: &mut [Slot],
    event: &Event<'_>,
    at: u32,
    limit: &L,
    rows: &mut Rows<'_>,
    trace: &mut T,
) {
    let (game, mismatch) = (&event.games[at as usize], event.edition.mismatch.value);
    let (white, black) = (slots[game.white as usize], slots[game.black as usize]);
    let both_seen = white.seen() != 0 && black.seen() != 0;
    let too_far = both_seen && is_mismatch(mismatch, white.seen(), black.seen());
    let side = |own: Slot, opponent: Slot, player: u32| {
        let not = |counted| Side { own: own.own(), opponent: opponent.seen(), expected: 0, counted };
        if opponent.seen() == 0 {
            not(Counted::OpponentUnrated)
        } else if too_far {
            not(Counted::Mismatch)
        } else if own.own() == 0 {
            not(Counted::FirstRating)
        } else {
            change_side(own.own(), opponent.seen(), limit.of(own.own(), opponent.seen(), at, player))
        }
    };
    let sides = [side(white, black, game.white), side(black, white, game.black)];
    let players = [(game.white, game.white_halves), (game.black, 2 - game.white_halves)];
    for (side, (player, halves)) in sides.into_iter().zip(players) {
        match side.counted {
            Counted::Change | Counted::ChangeCapped => slots[player as usize].add(Gain::of(halves, side.expected)),
            Counted::FirstRating => {
                let row = rows.of(player);
                row.results.add(Results { games: 1, halves: halves.into(), opponents: side.opponent.into() });
            }
            Counted::OpponentUnrated if rows.asks_beside && side.own == 0 => {
                rows.of(player).beside += u32::from(halves);
            }
            Counted::OpponentUnrated | Counted::Mismatch | Counted::RuledOut => {}
        }
    }
    trace.game(event.first_game + at, sides[0], sides[1]);
}

/// The rows of this tournament's unrated players.
struct Rows<'a> {
    event: u32,
    whole: Option<u32>,
    first: usize,
    /// Whether points against unrated opponents are asked about.
    asks_beside: bool,
    newcomers: &'a mut Vec<NewcomerRow>,
    position: &'a mut Vec<u32>,
}

impl Rows<'_> {
    /// The row of a player, new where he has none yet.
    fn of(&mut self, player: u32) -> &mut NewcomerRow {
        let position = self.position[player as usize] as usize;
        let is_his = |row: &NewcomerRow| position >= self.first && row.player == player;
        let position = match self.newcomers.get(position) {
            Some(row) if is_his(row) => position,
            _ => {
                self.position[player as usize] = self.newcomers.len() as u32;
                self.newcomers.push(NewcomerRow {
                    player,
                    event: self.event,
                    whole: self.whole,
                    results: Results::default(),
                    met: Results::default(),
                    beside: 0,
                    round_robin: None,
                    below_floor: false,
                });
                self.newcomers.len() - 1
            }
        };
        &mut self.newcomers[position]
    }
}
