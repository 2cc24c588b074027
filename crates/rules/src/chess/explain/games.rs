//! Every game of the report, for both players: counted or not, and why.

use super::{Calculation, Lookup};
use crate::chess::codes::why;
use crate::chess::edition::{BelowFloor, DifferenceCap};
use crate::chess::kernel::games::Ruling;
use crate::chess::kernel::trace::{Counted, EventFate, Newcomer, Side};
use crate::chess::rated::{GameResult, TournamentResult};
use crate::reason::Why;
use arpad_model::{Color, Decimal, Hundredths, Paragraph};

/// A player's tournaments with all his games. `k` gives K in the event of that number, for rated players.
pub(super) fn tournaments(
    calculation: &Calculation<'_>,
    lookup: &Lookup,
    player: u32,
    k: impl Fn(usize) -> Option<u8>,
) -> Vec<TournamentResult> {
    let mut results: Vec<TournamentResult> = Vec::new();
    for &(tournament, game) in &lookup.games[player as usize] {
        let event = lookup.events[tournament];
        if results.last().is_none_or(|last| last.tournament != tournament) {
            let edition = calculation.law.events[tournament].id;
            results.push(TournamentResult { tournament, edition, k: k(event), change: None, games: Vec::new() });
        }
        let result = results.last_mut().expect("the tournament was just entered");
        result.games.push(one(calculation, lookup, player, tournament, game));
    }
    for result in &mut results {
        result.games.sort_by_key(|game| (game.round, game.game));
        result.change = result.k.map(|k| {
            let sum: Hundredths = result.games.iter().filter_map(|game| game.change).fold(Decimal(0), |a, b| a + b);
            Decimal(sum.0 * i64::from(k))
        });
    }
    results
}

fn one(calculation: &Calculation<'_>, lookup: &Lookup, player: u32, tournament: usize, index: usize) -> GameResult {
    let event = &calculation.events[lookup.events[tournament]];
    let game = &calculation.period.tournaments[tournament].games[index];
    let color = if game.white == player { Color::White } else { Color::Black };
    let sides = calculation.trace.games.of(event.first_game as usize + index);
    let side = if color == Color::White { sides[0] } else { sides[1] };
    let score = game.outcome.score(color);
    let is_change = matches!(side.counted, Counted::Change | Counted::ChangeCapped);
    let why = why_not(calculation, lookup, player, tournament, index, side);
    let known = |points: i16| (points != 0).then_some(points);
    GameResult {
        game: index,
        round: game.round,
        color,
        opponent: if color == Color::White { game.black } else { game.white },
        own_rating: known(side.own),
        opponent_rating: known(side.opponent),
        difference: (side.own != 0 && side.opponent != 0).then(|| i32::from(side.own) - i32::from(side.opponent)),
        capped: side.counted == Counted::ChangeCapped,
        capped_by: (side.counted == Counted::ChangeCapped).then_some(event.edition.difference_cap.at),
        uncapped_by: (side.counted == Counted::Change && is_far(side)).then_some(event.edition.difference_cap.at),
        expected: is_change.then(|| Decimal(side.expected.into())),
        score,
        change: is_change.then(|| Decimal(i64::from(score.0) * 50 - i64::from(side.expected))),
        counted: why.is_none(),
        why,
    }
}

/// More than 400 points apart.
fn is_far(side: Side) -> bool {
    (i32::from(side.own) - i32::from(side.opponent)).abs() > i32::from(DifferenceCap::LIMIT)
}

/// The first performance lies below the floor, and the text disregards it.
pub(super) fn is_disregarded(calculation: &Calculation<'_>, lookup: &Lookup, player: u32) -> bool {
    calculation.law.list.below_floor.value == BelowFloor::Disregarded
        && matches!(lookup.newcomers.get(&player), Some((Newcomer::BelowFloor(_), _)))
}

/// The opponent of a game was unrated at the start of the event and has a rating now.
fn is_rated_now(calculation: &Calculation<'_>, player: u32, tournament: usize, game: usize) -> bool {
    let game = &calculation.period.tournaments[tournament].games[game];
    let opponent = if game.white == player { game.black } else { game.white };
    calculation.start.slots[opponent as usize].own() != 0
}

fn why_not(
    calculation: &Calculation<'_>,
    lookup: &Lookup,
    player: u32,
    tournament: usize,
    game: usize,
    side: Side,
) -> Option<Why> {
    let event = lookup.events[tournament];
    let edition = calculation.events[event].edition;
    let why = |paragraph: Paragraph, code| Some(Why { paragraph, code });
    match side.counted {
        Counted::Change | Counted::ChangeCapped => None,
        Counted::FirstRating if is_disregarded(calculation, lookup, player) => {
            why(calculation.law.list.below_floor.at, why::PERFORMANCE_BELOW_FLOOR)
        }
        Counted::FirstRating => match lookup.fates.get(&(player, event as u32)) {
            Some(EventFate::FirstEventWithoutScore) => why(edition.first_event.at, why::FIRST_EVENT_WITHOUT_SCORE),
            Some(EventFate::BelowFloor) => why(edition.below_floor.at, why::PERFORMANCE_BELOW_FLOOR),
            Some(EventFate::TooFewGames) => why(edition.first_event.at, why::TOO_FEW_RATED_OPPONENTS),
            Some(EventFate::Waits) => why(edition.first_event.at, why::EVENT_GOES_ON),
            Some(EventFate::Counted | EventFate::OutOfWindow) | None => None,
        },
        // Editions that compute round robins say so expressly; later ones count only games against rated players.
        Counted::OpponentUnrated if side.own == 0 && edition.round_robin.value.is_computed() => {
            why(edition.unrated_match.at, why::BOTH_UNRATED)
        }
        Counted::OpponentUnrated if side.own == 0 => why(edition.first_games.at, why::BOTH_UNRATED),
        Counted::OpponentUnrated if is_rated_now(calculation, player, tournament, game) => {
            why(edition.newly_published.at, why::OPPONENT_NEWLY_PUBLISHED)
        }
        Counted::OpponentUnrated => why(edition.unrated_opponent.at, why::OPPONENT_UNRATED),
        Counted::Mismatch => why(edition.mismatch.at, why::MISMATCH),
        Counted::RuledOut => {
            let checked = &calculation.checked[tournament];
            match checked.rulings[game] {
                Ruling::Counts | Ruling::Unplayed => why(edition.unplayed.at, why::UNPLAYED),
                Ruling::SetAside => why(edition.unplayed.at, why::SET_ASIDE),
                Ruling::ReportedUnrated => why(edition.unplayed.at, why::REPORTED_UNRATED),
                Ruling::MatchDecided => why(edition.decided_match.at, why::MATCH_DECIDED),
                Ruling::UnratedMatch => why(edition.unrated_match.at, why::UNRATED_MATCH),
                Ruling::TooFast => why(edition.thinking_time.at, why::TOO_FAST),
                Ruling::AtTheEnd => why(edition.unrated_opponent.at, why::AT_THE_END),
                Ruling::EventRefused => why(checked.refused.unwrap_or(edition.unplayed.at), why::EVENT_REFUSED),
            }
        }
    }
}
