//! Matches: games after the decision, and matches with an unrated player.

use super::edition::{DecidedMatch, Edition, UnratedMatch};
use super::kernel::games::Ruling;
use super::ratings_at_start::RatingsAtStart;
use arpad_model::{Color, Game, Tournament};
use std::collections::BTreeMap;

/// What the match rules say of each game, in the report's order. Every pair of players is a match of its own, so that
/// a knock-out reported as one event is read rightly; a match that is reported month by month is one match.
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
        pairs.entry(pair(game)).or_default().push(index);
    }
    for games in pairs.values_mut() {
        games.sort_by_key(|&index| (tournament.games[index].round, index));
    }
    pairs
}

fn pair(game: &Game) -> (u32, u32) {
    (game.white.min(game.black), game.white.max(game.black))
}

/// A match is decided when one score exceeds half of the scheduled games. Of a match that goes on, and of which nobody says
/// how long it is, that is not known yet.
fn rule_out_decided(tournament: &Tournament, games: &[usize], rulings: &mut [Ruling]) {
    let part = tournament.circumstances.part.as_ref();
    let scheduled = match (tournament.circumstances.rounds, part) {
        (Some(rounds), _) => u32::from(rounds),
        (None, None) => games.len() as u32,
        (None, Some(_)) => return,
    };
    let of_match = pair(&tournament.games[games[0]]);
    let earlier = part.into_iter().flat_map(|part| &part.earlier).filter(|game| pair(game) == of_match);
    let mut halves = [0; 2];
    for (game, index) in
        earlier.map(|game| (game, None)).chain(games.iter().map(|&at| (&tournament.games[at], Some(at))))
    {
        if let Some(index) = index
            && halves.iter().any(|&score| score > scheduled)
        {
            rulings[index] = Ruling::MatchDecided;
        }
        let colors = if game.white == of_match.0 { [Color::White, Color::Black] } else { [Color::Black, Color::White] };
        for (score, color) in halves.iter_mut().zip(colors) {
            *score += game.outcome.score(color).0;
        }
    }
}
