//! The games of one tournament, side by side, added to the field.

use super::super::edition::{CapAbove, DifferenceCap, FirstEventPoints, Mismatch, Reading};
use super::super::expected_score::{Always, BelowBound, Limit, OneUpgrade, Reach, SparedGames, expected};
use super::super::first_rating::{FirstRating, Results};
use super::field::Slot;
use super::games::{Event, PackedGame, Ruling};
use super::table::{TableResult, round_robin};
use super::trace::{Counted, Side, Trace};
use std::collections::HashMap;

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
    spared: SparedGames,
}

/// What one tournament may ask about the others of the period.
#[derive(Clone, Copy)]
pub struct Season<'a> {
    /// All tournaments, in the order of their start.
    pub events: &'a [Event<'a>],
    /// Unrated players who have never finished a rated event.
    pub fresh: &'a [bool],
    /// The first tournament of each player.
    pub firsts: &'a FirstEvents,
}

/// The first event of the period for each player in which a game of his can count towards a rating (F-05): against somebody
/// who is rated then. Asked about in computed round robins alone; in a complete one whoever meets somebody rated has such a
/// game.
pub struct FirstEvents(Vec<u32>);

impl FirstEvents {
    /// Before any event is played.
    pub fn of(slots: &[Slot], events: &[Event<'_>]) -> Self {
        if !events.iter().any(Event::is_computed_round_robin) {
            return FirstEvents(Vec::new());
        }
        let mut firsts = vec![u32::MAX; slots.len()];
        for (number, event) in (0..).zip(events) {
            let then: HashMap<u32, bool> =
                event.ratings.iter().map(|(player, rating)| (*player, rating.is_some())).collect();
            let is_rated =
                |player: u32| then.get(&player).copied().unwrap_or_else(|| slots[player as usize].seen() != 0);
            for game in event.games {
                for (player, opponent) in [(game.white, game.black), (game.black, game.white)] {
                    let can_count = match event.edition.reading {
                        Reading::First => true,
                        Reading::Second => game.ruling == Ruling::Counts && is_rated(opponent),
                    };
                    if can_count {
                        let first = &mut firsts[player as usize];
                        *first = number.min(*first);
                    }
                }
            }
        }
        FirstEvents(firsts)
    }
}

impl Season<'_> {
    /// Whether this tournament is the player's first ever.
    pub(super) fn is_first_event(&self, player: u32, number: u32) -> bool {
        self.fresh[player as usize] && self.firsts.0[player as usize] >= number
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
        let mut place = 0..;
        work.newcomers.retain(|row| place.next().is_some_and(|at| at < first_row) || row.results.games > 0);
    }
    for row in &mut work.newcomers[first_row..] {
        row.met = row.results;
        if let Some((_, first_rating)) = computed.first_ratings.iter().find(|(player, _)| *player == row.player) {
            row.results = first_rating.results;
            row.round_robin = Some(*first_rating);
        }
        row.below_floor = computed.below_floor.contains(&row.player);
    }
    // Undone backwards, so that a player named twice ends where he began.
    for &(player, own, seen) in work.patched.iter().rev() {
        slots[player as usize].set(own, seen);
    }
}

fn rate_games<T: Trace>(
    slots: &mut [Slot],
    number: u32,
    event: &Event<'_>,
    first_row: usize,
    work: &mut Workspace,
    trace: &mut T,
) {
    let Workspace { newcomers, position, spared, .. } = work;
    let asks_beside = event.edition.first_event.value.points == FirstEventPoints::All;
    let whole = event.whole.map(|whole| whole.number);
    let mut rows = Rows { event: number, whole, first: first_row, asks_beside, newcomers, position };
    let mismatch = event.edition.mismatch.value;
    match event.edition.difference_cap.value {
        DifferenceCap::Always => games_loop(slots, event, &Always, mismatch, &mut rows, trace),
        DifferenceCap::BelowBound(bound) => games_loop(slots, event, &BelowBound(bound), mismatch, &mut rows, trace),
        DifferenceCap::OneUpgrade { above } => {
            spared.clear(slots.len());
            for (game, index) in event.games.iter().zip(event.first_game..) {
                let (white, black) = (&slots[game.white as usize], &slots[game.black as usize]);
                let is_far = |own: &Slot, opponent: &Slot| own.own() - opponent.seen() > DifferenceCap::LIMIT;
                if is_far(white, black) | is_far(black, white) && game.ruling == Ruling::Counts {
                    for (player, own, opponent) in [(game.white, white, black), (game.black, black, white)] {
                        let is_used = event.whole.is_some_and(|whole| whole.upgraded.contains(&player));
                        if own.own() != 0 && opponent.seen() != 0 && !is_used {
                            let difference = own.own() - opponent.seen();
                            let difference = if above == CapAbove::Once { difference.abs() } else { difference };
                            spared.offer(player, difference, game.round, index);
                        }
                    }
                }
            }
            games_loop(slots, event, &OneUpgrade { spared, above }, mismatch, &mut rows, trace);
        }
    }
}

fn games_loop<L: Limit, T: Trace>(
    slots: &mut [Slot],
    event: &Event<'_>,
    limit: &L,
    mismatch: Mismatch,
    rows: &mut Rows<'_>,
    trace: &mut T,
) {
    for (game, index) in event.games.iter().zip(event.first_game..) {
        if game.ruling != Ruling::Counts {
            trace.ruled_out(index, game, slots);
            continue;
        }
        if let Ok([white, black]) = slots.get_disjoint_mut([game.white as usize, game.black as usize]) {
            let (white_rating, black_rating) = (white.plain(), black.plain());
            let plain = (white_rating != 0) & (black_rating != 0);
            if plain && !is_mismatch(mismatch, white_rating, black_rating) {
                let white_reach = limit.of(white_rating, black_rating, index, game.white);
                let black_reach = limit.of(black_rating, white_rating, index, game.black);
                let white_side = change_side(white_rating, black_rating, white_reach);
                // The table is its own mirror image, so with equal reach one look-up serves both.
                let black_side = if white_reach == black_reach {
                    Side {
                        own: black_rating,
                        opponent: white_rating,
                        expected: 100 - white_side.expected,
                        ..white_side
                    }
                } else {
                    change_side(black_rating, white_rating, black_reach)
                };
                white.add(game.white_halves, white_side.expected);
                black.add(2 - game.white_halves, black_side.expected);
                trace.game(index, white_side, black_side);
                continue;
            }
        }
        uncommon_game(slots, game, index, limit, mismatch, rows, trace);
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

/// A game that does not count for both, or counts towards a first rating.
#[cold]
fn uncommon_game<L: Limit, T: Trace>(
    slots: &mut [Slot],
    game: &PackedGame,
    index: u32,
    limit: &L,
    mismatch: Mismatch,
    rows: &mut Rows<'_>,
    trace: &mut T,
) {
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
            change_side(own.own(), opponent.seen(), limit.of(own.own(), opponent.seen(), index, player))
        }
    };
    let sides = [side(white, black, game.white), side(black, white, game.black)];
    let players = [(game.white, game.white_halves), (game.black, 2 - game.white_halves)];
    for (side, (player, halves)) in sides.into_iter().zip(players) {
        match side.counted {
            Counted::Change | Counted::ChangeCapped => slots[player as usize].add(halves, side.expected),
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
    trace.game(index, sides[0], sides[1]);
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
