//! What holds for every go case, not only for the examples.

mod wild;

use arpad_model::{GoGame, GoOutcome, GoPeriod, GoPlayer, GoTournament, Grade, Severity};
use arpad_rules::go::europe::{self, EGF_2021};
use arpad_rules::go::hungary::game_point::{Played, game_point};
use arpad_rules::go::hungary::kernel::{Event, Field, PackedGame, Silent, rate_event};
use arpad_rules::go::hungary::rated::GoRated;
use arpad_rules::go::hungary::split::{last_rounds, part_of};
use arpad_rules::go::hungary::tables::{bound_of, chance_at};
use arpad_rules::go::hungary::{Edition, MGSZ_2012, rate};
use arpad_rules::rounding::half_up;
use jiff::civil::date;
use proptest::prelude::*;
use wild::wild_period;

/// The edition of a committee that has decided everything the text leaves open, so that nothing is refused.
fn permissive() -> Edition {
    let decided = [
        ("go-jigo", "half"),
        ("go-stones-to-stronger", "correct-receiver"),
        ("go-top-width", "200"),
        ("go-bottom-width", "10"),
    ];
    decided.iter().fold(MGSZ_2012, |edition, (name, value)| edition.with(name, value).expect("a parameter"))
}

const PLAYERS: u32 = 8;

fn players() -> impl Strategy<Value = Vec<GoPlayer>> {
    let player = (900..2800_i32, 0..Grade::COUNT, 0..3_u32).prop_map(|(points, steps, times)| GoPlayer {
        rating: Some(points),
        grade: Some(Grade::ALL[steps]),
        reached: vec![(Grade::DAN_1, times)],
        ..GoPlayer::default()
    });
    prop::collection::vec(player, PLAYERS as usize)
}

fn games() -> impl Strategy<Value = Vec<GoGame>> {
    let game =
        (1..=10_u16, 0..PLAYERS, 1..PLAYERS, 0..10_u8, 0..7_usize).prop_map(|(round, black, ahead, stones, n)| {
            GoGame {
                round,
                black,
                white: Some((black + ahead) % PLAYERS),
                handicap: stones.saturating_sub(5),
                outcome: GoOutcome::ALL[n],
                uncolored: false,
            }
        });
    prop::collection::vec(game, 0..40)
}

fn tournament() -> impl Strategy<Value = GoTournament> {
    (games(), 0..70_u32, 1..28_i8).prop_map(|(games, multiplier, day)| {
        let day = date(2012, 5, day);
        GoTournament {
            rounds: Some(10),
            multiplier: Some(multiplier),
            even: Some(false),
            games,
            ..GoTournament::new("T", day, day)
        }
    })
}

fn period() -> impl Strategy<Value = GoPeriod> {
    (players(), prop::collection::vec(tournament(), 1..4)).prop_map(|(players, tournaments)| GoPeriod {
        players,
        tournaments,
        ..GoPeriod::default()
    })
}

fn rated(period: &GoPeriod) -> GoRated {
    rate(&permissive(), period).expect("nothing to refuse")
}

fn points(rated: &GoRated) -> Vec<Option<i32>> {
    rated.players.iter().map(|player| player.after).collect()
}

/// §8(2) step by step as the text tells it, with A and B.
fn as_the_text_says(black: i32, white: i32, result: Played) -> i32 {
    let black_is_a = black >= white;
    let chance = chance_at((black - white).abs());
    let a_wins = match result {
        Played::Jigo => return if black_is_a { chance - 500 } else { 500 - chance },
        Played::BlackWins => black_is_a,
        Played::WhiteWins => !black_is_a,
    };
    let point = if a_wins { chance } else { 1000 - chance };
    if result == Played::BlackWins { point } else { -point }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn winner_and_loser_are_opposite_before_rounding(period in period()) {
        let answer = rated(&period);
        let rows = || answer.players.iter().flat_map(|player| &player.tournaments);
        for (number, tournament) in period.tournaments.iter().enumerate() {
            for game in 0..tournament.games.len() {
                let of_tournament = rows().filter(|row| row.tournament == number);
                let sides: Vec<_> = of_tournament.flat_map(|row| &row.games).filter(|side| side.game == game).collect();
                prop_assert_eq!(sides.len(), 2);
                match (sides[0].point, sides[1].point) {
                    (Some(one), Some(other)) => {
                        prop_assert_eq!(one.point, -other.point);
                        prop_assert_eq!(one.difference, -other.difference);
                        prop_assert_eq!(one.own_corrected, other.opponent_corrected);
                    }
                    (None, None) => prop_assert!(sides[0].why.is_some() && sides[0].why == sides[1].why),
                    _ => prop_assert!(false, "a game counts for both or for nobody"),
                }
            }
            let sum: i64 = rows().filter(|row| row.tournament == number).map(|row| row.sum.0).sum();
            prop_assert_eq!(sum, 0);
        }
    }

    #[test]
    fn a_grade_never_falls_and_counters_never_shrink(period in period()) {
        let answer = rated(&period);
        for (player, before) in answer.players.iter().zip(&period.players) {
            prop_assert!(player.grade >= before.grade);
            for row in &player.tournaments {
                prop_assert!(row.grade >= row.grade_before);
                prop_assert!(row.grade <= row.grade_before.max(Some(Grade::DAN_7)));
            }
            for (grade, times) in &before.reached {
                let after = player.reached.iter().find(|(reached, _)| reached == grade).map_or(0, |(_, times)| *times);
                prop_assert!(after >= *times && after <= times + period.tournaments.len() as u32);
            }
        }
    }

    #[test]
    fn the_explained_games_add_up_to_the_change(period in period()) {
        for player in rated(&period).players {
            for row in &player.tournaments {
                let mut points = row.before;
                for part in &row.parts {
                    let of_part = row.games.iter().filter(|game| game.part == part.part);
                    let sum: i64 = of_part.filter_map(|game| game.point).map(|point| point.point.0).sum();
                    prop_assert_eq!(sum, part.sum.0);
                    prop_assert_eq!(half_up(i64::from(row.multiplier) * sum, 1000), i64::from(part.change));
                    prop_assert_eq!((part.before, part.after), (points, points + part.change));
                    points = part.after;
                }
                prop_assert_eq!(points, row.after);
            }
            prop_assert_eq!(player.start.zip(player.change).map(|(start, change)| start + change), player.after);
        }
    }

    #[test]
    fn rating_the_parts_one_by_one_equals_rating_the_split_tournament(players in players(), whole in tournament()) {
        let split = rated(&GoPeriod { players, tournaments: vec![whole.clone()], ..GoPeriod::default() });
        let parts = &split.tournaments[0].parts;
        let mut one_by_one = GoPeriod { players: as_before(&split), ..GoPeriod::default() };
        for part in 0..parts.len() {
            let games = whole.games.iter().filter(|game| part_of(&last_rounds(parts), game.round) == part).copied().collect();
            let rounds = Some(parts.iter().sum());
            let alone = GoTournament { games, parts: rounds.map(|rounds| vec![rounds]), ..whole.clone() };
            one_by_one.tournaments = vec![alone];
            let answer = rated(&one_by_one);
            for (player, after) in one_by_one.players.iter_mut().zip(&answer.players) {
                player.rating = after.after;
            }
        }
        let after: Vec<_> = one_by_one.players.iter().map(|player| player.rating).collect();
        prop_assert_eq!(points(&split), after);
    }

    #[test]
    fn the_order_of_games_does_not_matter(period in period(), seed in any::<u64>()) {
        let mut shuffled = period.clone();
        for tournament in &mut shuffled.tournaments {
            tournament.games.sort_by_key(|game| {
                u64::from(game.black).wrapping_mul(seed | 1).rotate_left(u32::from(game.round)) ^ seed
            });
        }
        let (one, other) = (rated(&period), rated(&shuffled));
        prop_assert_eq!(points(&one), points(&other));
        let grades = |rated: &GoRated| rated.players.iter().map(|player| player.grade).collect::<Vec<_>>();
        prop_assert_eq!(grades(&one), grades(&other));
    }

    #[test]
    fn the_silent_kernel_gives_what_the_explaining_door_gives(period in period()) {
        let edition = permissive();
        let answer = rated(&period);
        let mut field = Field::of_points(period.players.iter().filter_map(|player| player.rating));
        for ((slot, reached), player) in field.slots.iter_mut().zip(&mut field.reached).zip(&period.players) {
            slot.grade = player.grade;
            *reached = arpad_rules::go::hungary::grades::Reached::from_counters(&player.reached);
        }
        for rated in &answer.tournaments {
            let (mut games, mut part_ends) = (Vec::new(), Vec::new());
            for part in 0..rated.parts.len() {
                for game in &period.tournaments[rated.tournament].games {
                    let result = match game.outcome {
                        GoOutcome::Black => Played::BlackWins,
                        GoOutcome::White => Played::WhiteWins,
                        GoOutcome::Jigo => Played::Jigo,
                        _ => continue,
                    };
                    if part_of(&last_rounds(&rated.parts), game.round) == part {
                        let white = game.white.expect("two players");
                        games.push(PackedGame { black: game.black, white, stones: game.handicap, result });
                    }
                }
                part_ends.push(games.len() as u32);
            }
            let event = Event { multiplier: rated.multiplier.value, games: &games, part_ends: &part_ends, own: &[] };
            prop_assert_eq!(rate_event(&edition, &mut field, &event, &mut Silent), 0);
        }
        for ((slot, reached), player) in field.slots.iter().zip(&field.reached).zip(&answer.players) {
            prop_assert_eq!((Some(slot.points), slot.grade), (player.after, player.grade));
            prop_assert_eq!(reached.counters(), player.reached.clone());
            prop_assert_eq!((slot.sum, slot.games, slot.entered), (0, 0, false));
        }
    }

    #[test]
    fn a_game_point_is_what_the_text_says(black in 900..2800_i32, white in 900..2800_i32, stones in 0..10_u8) {
        for result in [Played::BlackWins, Played::Jigo, Played::WhiteWins] {
            let point = game_point(&permissive(), black, white, stones, result).expect("all widths are set");
            prop_assert_eq!(point.black_point, as_the_text_says(point.corrected, white, result));
        }
    }

    #[test]
    fn a_stone_carries_into_the_next_band_or_further(points in 1000..2700_i32) {
        let grade = arpad_rules::go::hungary::tables::grade_at(points).expect("inside the table");
        let next = Grade::from_steps(grade.steps() + 1).and_then(bound_of).expect("below 7 dan");
        let after = game_point(&MGSZ_2012, points, 2700, 1, Played::BlackWins).expect("a closed band").corrected;
        prop_assert_eq!(after - next, points - bound_of(grade).expect("a bound"));
    }

    #[test]
    fn nothing_anybody_writes_makes_either_door_panic(period in wild_period()) {
        for answer in [rate(&MGSZ_2012, &period), rate(&permissive(), &period)] {
            if let Err(findings) = answer {
                prop_assert!(findings.iter().any(|finding| finding.severity == Severity::Error));
            }
        }
        let _ = europe::rate(&EGF_2021, &period);
    }
}

fn as_before(rated: &GoRated) -> Vec<GoPlayer> {
    let player = |player: &arpad_rules::go::hungary::rated::RatedPlayer| GoPlayer {
        rating: player.before,
        grade: player.grade_before,
        ..GoPlayer::default()
    };
    rated.players.iter().map(player).collect()
}
