//! What must always hold, on random periods: laws of nature of the rating system.

mod case;

use arpad_model::*;
use arpad_rules::chess::edition::*;
use arpad_rules::chess::editions::*;
use arpad_rules::chess::k_factor::day_number;
use arpad_rules::chess::kernel::close::{ListLaw, rate_period, rate_period_on_threads};
use arpad_rules::chess::kernel::field::{Field, list_number};
use arpad_rules::chess::kernel::games::{Event, PackedGame};
use arpad_rules::chess::kernel::newcomers::IdlePools;
use arpad_rules::chess::kernel::play::Workspace;
use arpad_rules::chess::kernel::trace::{Recording, Silent};
use arpad_rules::chess::next_list::next_list;
use arpad_rules::chess::rate::{Law, field, rate};
use arpad_rules::chess::rated::Rated;
use arpad_rules::chess::tables::{DIFFERENCE_TO_EXPECTED, expected_at};
use jiff::civil::date;
use proptest::prelude::*;
use proptest::sample::select;

const EDITIONS: [&Edition; 9] = [
    &FIDE_2013,
    &MSSZ_2017,
    &FIDE_2022_01,
    &FIDE_2024_03,
    &FIDE_2025_10,
    &FIDE_RAPID_2024_03,
    &FIDE_BLITZ_2024_03,
    &FIDE_RAPID_2024_12,
    &FIDE_BLITZ_2024_12,
];

fn any_player() -> impl Strategy<Value = PeriodPlayer> {
    let rating = prop_oneof![4 => (1400_i64..2850).prop_map(Rating::new), 1 => Just(None)];
    let pool_game = (1400_i64..2300, 0_u32..=2).prop_map(|(opponent, halves)| PoolGame {
        opponent: Rating::new(opponent).unwrap(),
        score: HalfPoints(halves),
    });
    let pool = proptest::collection::vec((0_i8..30, any::<bool>(), proptest::collection::vec(pool_game, 1..4)), 0..3);
    (rating, 0_u32..60, 0_i64..200, 1940_i16..2010, 1_i8..13, pool).prop_map(
        |(rating, games, above, year, month, pool)| PeriodPlayer {
            rating,
            games: Some(games),
            peak: rating.and_then(|rating| Rating::new(i64::from(rating.points()) + above)),
            born: Some(Birth::Date(date(year, month, 17))),
            pool: if rating.is_some() { vec![] } else { pool_events(pool) },
            ..PeriodPlayer::default()
        },
    )
}

fn pool_events(pool: Vec<(i8, bool, Vec<PoolGame>)>) -> Vec<PoolEvent> {
    let event = |(months, first_event, games): (i8, bool, Vec<PoolGame>)| PoolEvent {
        tournament: "pooled".into(),
        list_date: date(2024, 4, 1).saturating_sub(jiff::ToSpan::months(months)),
        first_event,
        results: games.into_iter().collect(),
    };
    pool.into_iter().map(event).collect()
}

fn any_tournament(players: u32) -> impl Strategy<Value = Tournament> {
    let outcome = prop_oneof![
        6 => select(vec![Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins]),
        1 => select(vec![Outcome::WhiteByForfeit, Outcome::BlackByForfeit, Outcome::BothForfeit, Outcome::NotPlayed]),
    ];
    let games = proptest::collection::vec((0..players, 1..players, outcome), 0..40);
    let overrides =
        proptest::collection::vec((0..players, prop_oneof![(1400_i64..2800).prop_map(Rating::new), Just(None)]), 0..3);
    (select(System::ALL.to_vec()), 1_i8..20, games, overrides, any::<bool>()).prop_map(
        move |(system, day, games, mut ratings, complete)| {
            ratings.sort_unstable_by_key(|(player, _)| *player);
            ratings.dedup_by_key(|(player, _)| *player);
            let mut games: Vec<Game> = (1..)
                .zip(games)
                .map(|(round, (white, step, outcome))| Game {
                    round,
                    white,
                    black: (white + step) % players,
                    outcome,
                    set_aside: false,
                })
                .collect();
            // A complete table of the first players now and then, so that round robins are computed.
            if system.is_round_robin() && complete {
                let times = if system == System::DoubleRoundRobin { 2 } else { 1 };
                let outcomes = [Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins];
                games = (0..times)
                    .flat_map(|_| (0..players).flat_map(move |i| (i + 1..players).map(move |j| (i, j))))
                    .zip(1..)
                    .map(|((white, black), round)| Game {
                        round,
                        white,
                        black,
                        outcome: outcomes[(white * 7 + black * 3 + u32::from(round)) as usize % 3],
                        set_aside: false,
                    })
                    .collect();
            }
            Tournament {
                id: String::new(),
                name: None,
                system,
                start: date(2024, 3, day),
                end: date(2024, 3, day + 5),
                ratings,
                games,
                circumstances: Circumstances::default(),
            }
        },
    )
}

fn any_period() -> impl Strategy<Value = Period> {
    proptest::collection::vec(any_player(), 3..9).prop_flat_map(|mut players| {
        for (index, player) in players.iter_mut().enumerate() {
            player.id = format!("p{index}");
        }
        let tournaments = proptest::collection::vec(any_tournament(players.len() as u32), 1..5);
        (Just(players), tournaments).prop_map(|(players, mut tournaments)| {
            for (index, tournament) in tournaments.iter_mut().enumerate() {
                tournament.id = format!("t{index}");
                // Two tournaments of one day stand in the report's order; here every day has one.
                tournament.start = date(2024, 3, 1 + index as i8 * 3);
                tournament.end = tournament.start;
            }
            Period { list_date: date(2024, 4, 1), players, tournaments }
        })
    })
}

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
                games, first_game, ratings: &tournament.ratings,
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
        rate_period(&mut bulk, &law, &events, &mut Workspace::default(), &mut Silent);
        rate_period(&mut explained, &law, &events, &mut Workspace::default(), &mut Recording::new(first_game as usize));
        rate_period_on_threads(&mut threaded, &law, &events, threads);
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
        period in any_period(), edition in select(vec![&FIDE_2013, &FIDE_2022_01, &FIDE_2024_03, &FIDE_2025_10]),
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

/// The law read once more, slowly and without cleverness.
mod plain {
    use super::*;

    fn rating_of(period: &Period, tournament: &Tournament, player: u32) -> Option<Rating> {
        let stated = tournament.ratings.iter().rev().find(|(named, _)| *named == player);
        stated.map_or(period.players[player as usize].rating, |(_, rating)| *rating)
    }

    fn expected(difference: i64) -> i64 {
        let mut table: Vec<(i16, u8)> = DIFFERENCE_TO_EXPECTED.to_vec();
        table.sort_unstable();
        let row = table.iter().find(|(last, _)| difference.abs() <= i64::from(*last)).unwrap();
        if difference >= 0 { i64::from(row.1) } else { 100 - i64::from(row.1) }
    }

    /// (opponent's rating if any, half points) of a player's played games in a tournament.
    fn games<'a>(
        period: &'a Period,
        tournament: &'a Tournament,
        player: u32,
    ) -> impl Iterator<Item = (Option<i64>, u32)> + 'a {
        let played = tournament.games.iter().filter(|game| game.outcome.is_played());
        played.filter(move |game| game.white == player || game.black == player).map(move |game| {
            let (opponent, color) =
                if game.white == player { (game.black, Color::White) } else { (game.white, Color::Black) };
            let rating = rating_of(period, tournament, opponent).map(|rating| i64::from(rating.points()));
            (rating, game.outcome.score(color).0)
        })
    }

    pub fn change(edition: &Edition, period: &Period, index: u32, player: &PeriodPlayer, rating: Rating) -> (i64, i64) {
        let mut parts = Vec::new();
        let mut count = 0;
        for tournament in &period.tournaments {
            let own = i64::from(rating_of(period, tournament, index).unwrap_or(rating).points());
            let rated: Vec<(i64, u32)> =
                games(period, tournament, index).filter_map(|(opponent, halves)| Some((opponent?, halves))).collect();
            let greatest = rated.iter().map(|(opponent, _)| own - opponent).max().unwrap_or(0);
            let mut spared = false;
            let mut sum = 0;
            for (opponent, halves) in &rated {
                let d = own - opponent;
                let counted = match edition.difference_cap.value {
                    DifferenceCap::Always => d.clamp(-400, 400),
                    DifferenceCap::BelowBound(bound) if own >= i64::from(bound) => d,
                    DifferenceCap::BelowBound(_) => d.clamp(-400, 400),
                    DifferenceCap::OneUpgrade if d > 400 && (d < greatest || spared) => d,
                    DifferenceCap::OneUpgrade => {
                        spared |= d > 400;
                        d.clamp(-400, 400)
                    }
                };
                sum += i64::from(*halves) * 50 - expected(counted);
            }
            count += rated.len() as i64;
            parts.push((tournament.start, sum));
        }
        let peak = player.peak.unwrap().max(rating).points();
        let Some(Birth::Date(born)) = player.born else { unreachable!() };
        let k_at = |day: jiff::civil::Date| {
            let junior = match edition.k.value.junior_until {
                JuniorUntil::EndOfYear18 => period.list_date.year() <= born.year() + 18,
                JuniorUntil::Birthday18 => day < date(born.year() + 18, born.month(), born.day()),
            };
            let k = match () {
                _ if peak >= 2400 => 10,
                _ if junior && peak < 2300 => 40,
                _ if player.games.unwrap() < 30 => 40,
                _ => 20,
            };
            match edition.k_limit.value {
                Some(700) if k * count > 700 => 700 / count,
                _ => k,
            }
        };
        let change: i64 = parts.iter().map(|(start, sum)| k_at(*start) * sum).sum();
        let rounded = match edition.change_tie.value {
            Tie::Up => (change + 50).div_euclid(100),
            Tie::AwayFromZero => (change.abs() + 50) / 100 * change.signum(),
        };
        (change, i64::from(rating.points()) + rounded)
    }

    pub fn first_rating(edition: &Edition, period: &Period, index: u32, player: &PeriodPlayer) -> Option<i64> {
        let (mut n, mut sum, mut halves) = (0_i64, 0_i64, 0_i64);
        for event in &player.pool {
            let months = (period.list_date.year() - event.list_date.year()) * 12
                + i16::from(period.list_date.month() - event.list_date.month());
            let scoreless = event.results.score.0 == 0;
            if months < 26 && !(event.first_event && scoreless) {
                n += i64::from(event.results.games);
                sum += event.results.opponents;
                halves += i64::from(event.results.score.0);
            }
        }
        let mut is_first = player.pool.is_empty() && player.games == Some(0);
        for tournament in &period.tournaments {
            let rated: Vec<(i64, u32)> =
                games(period, tournament, index).filter_map(|(opponent, halves)| Some((opponent?, halves))).collect();
            if rated.is_empty() {
                continue;
            }
            let disregarded = is_first && rated.iter().all(|(_, halves)| *halves == 0);
            is_first = false;
            if !disregarded {
                n += rated.len() as i64;
                sum += rated.iter().map(|(opponent, _)| opponent).sum::<i64>();
                halves += rated.iter().map(|(_, halves)| i64::from(*halves)).sum::<i64>();
            }
        }
        if n < 5 {
            return None;
        }
        let dp = |halves: i64, n: i64| {
            let percentage = (100 * halves + n) / (2 * n);
            i64::from(arpad_rules::chess::tables::difference_of_percentage(percentage as u8))
        };
        let half_up = |num: i64, den: i64| (2 * num + den).div_euclid(2 * den);
        let rating = match edition.first_rating.value {
            FirstRatingMethod::Hypothetical { .. } => {
                half_up(sum + 3600 + dp(halves + 2, n + 2) * (n + 2), n + 2).min(2200)
            }
            FirstRatingMethod::Bonus { per_half_point } if halves > n => {
                half_up(sum + (halves - n) * i64::from(per_half_point) * n, n)
            }
            FirstRatingMethod::Bonus { .. } => half_up(sum + dp(halves, n) * n, n),
        };
        (rating >= i64::from(edition.floor.value)).then_some(rating)
    }
}
