//! The ratings of the list in force at a tournament's start.

use super::edition::{Edition, Seed};
use arpad_model::{Period, PeriodPlayer, Rating, Tournament};
use std::collections::HashMap;

/// Ratings as the tournament's participants met them.
pub struct RatingsAtStart<'a> {
    edition: &'a Edition,
    period: &'a Period,
    tournament: &'a Tournament,
    /// The ratings the report itself names; of two for one player the later counts.
    named: HashMap<u32, Option<Rating>>,
}

impl<'a> RatingsAtStart<'a> {
    /// For one tournament of a period.
    pub fn new(edition: &'a Edition, period: &'a Period, tournament: &'a Tournament) -> Self {
        RatingsAtStart { edition, period, tournament, named: tournament.ratings.iter().copied().collect() }
    }

    /// The rating of a player on that list.
    pub fn seen(&self, player: u32) -> Option<Rating> {
        match self.named.get(&player) {
            Some(&rating) => rating,
            None => list_rating(self.edition, &self.period.players[player as usize]),
        }
    }

    /// Everybody who has a game in the tournament, once.
    pub fn participants(&self) -> Vec<u32> {
        let mut players: Vec<u32> = self.tournament.games.iter().flat_map(|game| [game.white, game.black]).collect();
        players.sort_unstable();
        players.dedup();
        players
    }
}

/// The rating on the last list, or the standard rating where the edition lets it stand in.
pub fn list_rating(edition: &Edition, player: &PeriodPlayer) -> Option<Rating> {
    match edition.seed.value {
        Seed::None => player.rating,
        Seed::StandardRating => player.rating.or(player.standard),
    }
}
