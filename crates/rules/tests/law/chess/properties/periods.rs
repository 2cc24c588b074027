//! Random periods.

use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::*;
use jiff::civil::date;
use proptest::prelude::*;
use proptest::sample::select;

/// Every edition.
pub const EDITIONS: [&Edition; 9] = [
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
    // Now and then an 18th birthday between two of the tournaments.
    let anybody = (1940_i16..2010, 1_i8..13, 1_i8..29).prop_map(|(year, month, day)| date(year, month, day));
    let born = prop_oneof![3 => anybody, 1 => (1_i8..13).prop_map(|day| date(2006, 3, day))];
    (rating, 0_u32..60, 0_i64..200, born, pool).prop_map(|(rating, games, above, born, pool)| PeriodPlayer {
        rating,
        games: Some(games),
        peak: rating.and_then(|rating| Rating::new(i64::from(rating.points()) + above)),
        born: Some(Birth::Date(born)),
        pool: if rating.is_some() { vec![] } else { pool_events(pool) },
        ..PeriodPlayer::default()
    })
}

fn pool_events(pool: Vec<(i8, bool, Vec<PoolGame>)>) -> Vec<PoolEvent> {
    let event = |(months, first_event, games): (i8, bool, Vec<PoolGame>)| PoolEvent {
        tournament: "pooled".into(),
        list_date: date(2024, 4, 1).saturating_sub(jiff::ToSpan::months(months)),
        first_event,
        waits: false,
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
                    set_aside: None,
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
                        set_aside: None,
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
                standings: Vec::new(),
                games,
                circumstances: Circumstances::default(),
            }
        },
    )
}

/// Players as they come, and one to four tournaments of their games.
pub fn any_period() -> impl Strategy<Value = Period> {
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
