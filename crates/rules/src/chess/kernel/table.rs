//! A round robin with unrated players inside the kernel: is it complete, what does it give them, what do their opponents
//! meet?

use super::super::first_rating::FirstRating;
use super::super::round_robin::{self, Line, times_met};
use super::field::Slot;
use super::first_event::Season;
use super::games::{Event, PackedGame, Ruling};
use super::play::Workspace;
use super::trace::{AsSwiss, Trace};

/// What a round robin gives its unrated players; nothing when it is rated as a Swiss.
#[derive(Default)]
pub(super) struct TableResult {
    pub first_ratings: Vec<(u32, FirstRating)>,
    /// Those whose performance is disregarded.
    pub below_floor: Vec<u32>,
}

/// Computes a round robin with unrated players and shows their ratings to their opponents.
pub(super) fn round_robin<T: Trace>(
    slots: &mut [Slot],
    season: Season<'_>,
    number: u32,
    work: &mut Workspace,
    trace: &mut T,
) -> TableResult {
    let event = &season.events[number as usize];
    let mut players: Vec<u32> = all_games(event).flat_map(|game| [game.white, game.black]).collect();
    players.sort_unstable();
    players.dedup();
    let is_refused = |game: &PackedGame| game.ruling == Ruling::EventRefused;
    let goes_on = event.whole.is_some_and(|whole| whole.goes_on);
    if goes_on || event.games.iter().any(is_refused) || players.iter().all(|&player| slots[player as usize].seen() != 0)
    {
        return TableResult::default();
    }
    let table = match table(slots, event, &players, &mut work.position) {
        Some(table) => table,
        None => {
            trace.as_swiss(number, AsSwiss::Incomplete);
            return TableResult::default();
        }
    };
    let is_scoreless = |(line, &player): (&Line, &u32)| {
        line.rating == 0
            && line.halves < event.edition.first_event.value.least_halves
            && slots[player as usize].own() == 0
            && season.is_first_event(player, number, slots, &work.patched)
    };
    if table.iter().zip(&players).any(is_scoreless) {
        trace.as_swiss(number, AsSwiss::ScorelessNewcomer);
        return TableResult::default();
    }
    let Some(computed) = round_robin::compute(event.edition, &table) else {
        trace.as_swiss(number, AsSwiss::NobodyRated);
        return TableResult::default();
    };
    let floor = i64::from(event.edition.floor.value);
    let unrated = || table.iter().zip(&computed.players).zip(&players).filter(|((line, _), _)| line.rating == 0);
    let below_floor: Vec<u32> =
        unrated().filter(|((_, result), _)| result.ru_new < floor).map(|(_, &player)| player).collect();
    if !below_floor.is_empty() {
        trace.as_swiss(number, AsSwiss::BelowFloor);
        return TableResult { first_ratings: Vec::new(), below_floor };
    }
    trace.round_robin(number, &players, &computed);
    let first_ratings = unrated()
        .filter_map(|((line, result), &player)| {
            let slot = &mut slots[player as usize];
            work.patched.push((player, slot.own(), slot.seen()));
            slot.set(slot.own(), result.ru_new.min(i64::from(arpad_model::Rating::MAX)) as i16);
            let is_newcomer = slot.own() == 0;
            is_newcomer.then(|| (player, result.first_rating(event.edition, line, computed.opponents)))
        })
        .collect();
    TableResult { first_ratings, below_floor }
}

/// The games of the whole event, as far as it has been played.
fn all_games<'a>(event: &Event<'a>) -> impl Iterator<Item = &'a PackedGame> {
    event.whole.map_or(&[][..], |whole| whole.earlier).iter().chain(event.games)
}

/// The table of a complete round robin: everybody met everybody as often as the system says, and every game counts.
fn table(slots: &[Slot], event: &Event<'_>, players: &[u32], position: &mut [u32]) -> Option<Vec<Line>> {
    let n = players.len();
    let times = times_met(event.edition, event.system, n, all_games(event).count())?;
    for (index, &player) in players.iter().enumerate() {
        position[player as usize] = index as u32;
    }
    let mut lines: Vec<Line> =
        players.iter().map(|&p| Line { rating: slots[p as usize].seen(), games: 0, halves: 0 }).collect();
    let mut met = vec![0_u8; n * n];
    for game in all_games(event) {
        let (white, black) = (position[game.white as usize] as usize, position[game.black as usize] as usize);
        let pair = white.min(black) * n + white.max(black);
        met[pair] += 1;
        if game.ruling != Ruling::Counts || usize::from(met[pair]) > times {
            return None;
        }
        for (line, halves) in [(white, game.white_halves), (black, 2 - game.white_halves)] {
            lines[line].games += 1;
            lines[line].halves += u32::from(halves);
        }
    }
    Some(lines)
}
