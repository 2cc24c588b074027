//! What must always hold, on random periods: laws of nature of the rating system.

mod periods;
mod plain;

use arpad_model::*;
use arpad_rules::chess::edition::*;
use arpad_rules::chess::editions::*;
use arpad_rules::chess::k_factor::day_number;
use arpad_rules::chess::kernel::close::{ListLaw, rate_period};
use arpad_rules::chess::kernel::field::{Field, list_number};
use arpad_rules::chess::kernel::games::{Event, PackedGame};
use arpad_rules::chess::kernel::newcomers::IdlePools;
use arpad_rules::chess::kernel::play::Workspace;
use arpad_rules::chess::kernel::threads::rate_period_on_threads;
use arpad_rules::chess::kernel::trace::{Recording, Silent};
use arpad_rules::chess::next_list::next_list;
use arpad_rules::chess::rate::{Law, field, rate};
use arpad_rules::chess::rated::Rated;
use arpad_rules::chess::tables::expected_at;
use periods::{EDITIONS, any_period};
use proptest::prelude::*;
use proptest::sample::select;

/// The newest edition where the true difference counts from a rating on that many have.
const LOW_BOUND: Edition = {
    let mut edition = FIDE_2025_10;
    edition.difference_cap.value = DifferenceCap::BelowBound(1900);
    edition
};

fn rate_under(edition: &Edition, period: &Period) -> Rated {
    rate(&Law { list: edition, events: vec![edition; period.tournaments.len()], transition: None }, period)
}

/// What a list would print, player by player.
fn numbers(rated: &Rated) -> Vec<(Option<Hundredths>, Option<i64>, u32, HalfPoints)> {
    rated.players.iter().map(|player| (player.change, player.after, player.games, player.score)).collect()
}

#[test]
fn expected_scores_of_two_players_add_up_to_one() {
    for difference in -4000..=4000 {
        assert_eq!(expected_at(difference) + expected_at(-difference), 100, "{difference}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_order_of_games_and_tournaments_does_not_matter(
        period in any_period(), edition in select(EDITIONS.to_vec()), seed in any::<u64>(),
    ) {
        let mut shuffled = period.clone();
        let mut chance = seed | 1;
        let mut next = |n: usize| { chance ^= chance << 13; chance ^= chance >> 7; chance ^= chance << 17; chance as usize % n };
        for tournament in &mut shuffled.tournaments {
            for i in (1..tournament.games.len()).rev() {
                tournament.games.swap(i, next(i + 1));
            }
        }
        shuffled.tournaments.reverse();
        prop_assert_eq!(numbers(&rate_under(edition, &period)), numbers(&rate_under(edition, &shuffled)));
    }

    #[test]
    fn the_explained_games_add_up_to_the_change(period in any_period(), edition in select(EDITIONS.to_vec())) {
        for player in rate_under(edition, &period).players {
            let Some(change) = player.change else { continue };
            let mut total = 0;
            for tournament in &player.tournaments {
                let sum: i64 = tournament.games.iter().filter_map(|game| game.change).map(|change| change.0).sum();
                prop_assert_eq!(Some(Decimal(sum * i64::from(tournament.k.unwrap()))), tournament.change);
                total += tournament.change.unwrap().0;
            }
            prop_assert_eq!(Decimal(total), change);
            let counted = player.tournaments.iter().flat_map(|t| &t.games).filter(|game| game.counted).count();
            prop_assert_eq!(counted, player.games as usize);
        }
    }

    #[test]
    fn every_game_appears_for_both_players_counted_or_with_a_reason(
        period in any_period(), edition in select(EDITIONS.to_vec()),
    ) {
        let rated = rate_under(edition, &period);
        let shown: usize = rated.players.iter().flat_map(|player| &player.tournaments).map(|t| t.games.len()).sum();
        let reported: usize = period.tournaments.iter().map(|tournament| tournament.games.len()).sum();
        prop_assert_eq!(shown, reported * 2);
        for game in rated.players.iter().flat_map(|player| &player.tournaments).flat_map(|t| &t.games) {
            prop_assert_eq!(game.counted, game.why.is_none());
        }
    }

    #[test]
    fn bulk_explaining_and_any_number_of_threads_give_the_same_field(
        period in any_period(), edition in select(EDITIONS.to_vec()), threads in 1_usize..5,
    ) {
        let packed: Vec<Vec<PackedGame>> = period.tournaments.iter().map(|tournament| {
            tournament.games.iter().map(|g| PackedGame::new(g.round, g.white, g.black, g.outcome)).collect()
        }).collect();
        let mut first_game = 0;
        let events: Vec<Event<'_>> = period.tournaments.iter().zip(&packed).map(|(tournament, games)| {
            let event = Event {
                edition, start: day_number(tournament.start), system: tournament.system,
                games, first_game, ratings: &tournament.ratings, standings: &[], whole: None,
            };
            first_game += games.len() as u32;
            event
        }).collect();
        let law = ListLaw {
            edition, day: day_number(period.list_date), list: list_number(period.list_date), idle_pools: IdlePools::Leave,
            transition: None,
        };
        let start = field(edition, &period);
        let (mut bulk, mut explained, mut threaded) = (start.clone(), start.clone(), start);
        // The same period three times: what one leaves behind, the next begins with.
        for _ in 0..3 {
            rate_period(&mut bulk, &law, &events, &mut Workspace::default(), &mut Silent);
            let mut trace = Recording::new(first_game as usize);
            rate_period(&mut explained, &law, &events, &mut Workspace::default(), &mut trace);
            rate_period_on_threads(&mut threaded, &law, &events, threads);
        }
        let all = |field: &Field| (field.slots.clone(), field.standings.clone(), field.pool.clone(), field.fresh.clone());
        prop_assert_eq!(all(&bulk), all(&explained));
        prop_assert_eq!(all(&bulk), all(&threaded));
    }

    #[test]
    fn the_next_list_and_the_explanation_give_the_same_ratings(
        period in any_period(), edition in select(EDITIONS.to_vec()),
    ) {
        let law = Law { list: edition, events: vec![edition; period.tournaments.len()], transition: None };
        let (rated, next) = (rate(&law, &period), next_list(&law, &period));
        for (explained, listed) in rated.players.iter().zip(&next.players) {
            let is_idle = explained.games == 0 || listed.period_games == 0;
            let after = explained.after.filter(|_| explained.published).and_then(Rating::new);
            // A pool without a game in the period is looked at in a case, and left alone in a month.
            if !is_idle || explained.before.is_some() {
                prop_assert_eq!(listed.rating, after);
                prop_assert_eq!(listed.change.is_some(), explained.change.is_some() && explained.games > 0);
            }
        }
    }

    #[test]
    fn in_a_closed_pool_with_equal_k_nothing_is_lost(period in any_period()) {
        let mut period = period;
        for player in &mut period.players {
            player.rating = player.rating.or(Rating::new(1800));
            player.k = Some(20);
            player.pool.clear();
        }
        for tournament in &mut period.tournaments {
            tournament.system = System::Swiss;
            tournament.ratings.clear();
        }
        // Without the limit of K and with one cap for both sides.
        let edition = Edition { k_limit: FIDE_2013.k_limit, ..FIDE_2024_03 };
        let changes = rate_under(&edition, &period).players.into_iter().filter_map(|player| player.change);
        prop_assert_eq!(changes.map(|change| change.0).sum::<i64>(), 0);
    }

    /// A second, plain implementation for Swiss events: no columns, no shared code but the printed table.
    #[test]
    fn the_kernel_agrees_with_a_plain_reading_of_the_law(
        period in any_period(),
        edition in select(vec![&FIDE_2013, &FIDE_2022_01, &FIDE_2024_03, &FIDE_2025_10, &LOW_BOUND]),
    ) {
        let mut period = period;
        for tournament in &mut period.tournaments {
            tournament.system = System::Swiss;
        }
        let rated = rate_under(edition, &period);
        for (index, player) in period.players.iter().enumerate() {
            if let Some(rating) = player.rating {
                let (change, after) = plain::change(edition, &period, index as u32, player, rating);
                prop_assert_eq!(rated.players[index].change, Some(Decimal(change)), "{}", &player.id);
                prop_assert_eq!(rated.players[index].after, Some(after));
            } else {
                let first = plain::first_rating(edition, &period, index as u32, player);
                prop_assert_eq!(rated.players[index].after, first, "{}", &player.id);
            }
        }
    }
}
