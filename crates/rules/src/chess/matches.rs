//! Matches: games after the decision, and matches with an unrated player.

use super::edition::{DecidedMatch, Edition, UnratedMatch};
use super::kernel::games::Ruling;
use super::ratings_at_start::RatingsAtStart;
use arpad_model::{Color, Tournament};
use std::collections::BTreeMap;

/// What the match rules say of each game, in the report's order. Every pair of players is a match of its own, so that
/// a knock-out reported as one event is read rightly.
pub fn match_rulings(edition: &Edition, tournament: &Tournament, ratings: &RatingsAtStart<'_>) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::Counts; tournament.games.len()];
    for games in pairs(tournament).into_values() {
        let first = &tournament.games[games[0]];
        let has_unrated = [first.white, first.black].into_iter().any(|player| ratings.seen(player).is_none());
        if edition.unrated_match.value == UnratedMatch::NotRated && has_unrated {
            games.iter().for_each(|&game| rulings[game] = Ruling::UnratedMatch);
        } else if edition.decided_match.value != DecidedMatch::NotStated {
            rule_out_decided(tournament, &games, &mut rulings);
        }
    }
    rulings
}

/// The games of each pair, in the order they were played.
fn pairs(tournament: &Tournament) -> BTreeMap<(u32, u32), Vec<usize>> {
    let mut pairs: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for (index, game) in tournament.games.iter().enumerate() {
        pairs.entry((game.white.min(game.black), game.white.max(game.black))).or_default().push(index);
    }
    for games in pairs.values_mut() {
        games.sort_by_key(|&index| (tournament.games[index].round, index));
    }
    pairs
}

/// A match is decided when one score exceeds half of the scheduled games.
fn rule_out_decided(tournament: &Tournament, games: &[usize], rulings: &mut [Ruling]) {
    let scheduled = tournament.circumstances.rounds.map_or(games.len() as u32, u32::from);
    let leader = tournament.games[games[0]].white;
    let mut halves = [0; 2];
    for &index in games {
        let game = &tournament.games[index];
        if halves.iter().any(|&score| score > scheduled) {
            rulings[index] = Ruling::MatchDecided;
        }
        let colors = if game.white == leader { [Color::White, Color::Black] } else { [Color::Black, Color::White] };
        for (score, color) in halves.iter_mut().zip(colors) {
            *score += game.outcome.score(color).0;
        }
    }
}
