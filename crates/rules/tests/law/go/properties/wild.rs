//! Documents as somebody might write them who means no good.

use arpad_model::{
    GoGame, GoOutcome, GoPeriod, GoPlayer, GoTime, GoTournament, Grade, InitialPoints, Overtime, SetBy, Thousandths,
};
use jiff::civil::date;
use proptest::prelude::*;

fn extreme() -> impl Strategy<Value = u32> {
    prop_oneof![0..5_u32, Just(u32::MAX), Just(60), any::<u32>()]
}

fn wild_player() -> impl Strategy<Value = GoPlayer> {
    let points = || prop_oneof![Just(None), any::<i32>().prop_map(Some), (900..2900).prop_map(Some)];
    let grade = || prop::option::of((0..Grade::COUNT).prop_map(|steps| Grade::ALL[steps]));
    (points(), points(), grade(), grade(), any::<[bool; 2]>(), any::<i64>(), extreme()).prop_map(
        |(rating, initial, grade, entry_grade, [foreign, manager], gor, times)| GoPlayer {
            rating,
            gor: manager.then_some(arpad_model::Decimal(gor) as Thousandths),
            grade,
            entry_grade,
            reached: entry_grade.map(|grade| (grade, times)).into_iter().collect(),
            foreign,
            initial: initial.map(|points| InitialPoints {
                points,
                by: if manager { SetBy::Manager } else { SetBy::Committee(String::new()) },
            }),
            ..GoPlayer::default()
        },
    )
}

fn wild_tournament() -> impl Strategy<Value = GoTournament> {
    let overtime = (extreme(), extreme(), 0..4_u8).prop_map(|(one, two, kind)| match kind {
        0 => Overtime::SuddenDeath,
        1 => Overtime::Japanese { seconds: one },
        2 => Overtime::Canadian { moves: one, minutes: two },
        _ => Overtime::Fischer { seconds: one },
    });
    let game = (any::<u16>(), extreme(), prop::option::of(extreme()), any::<u8>(), 0..7_usize).prop_map(
        |(round, black, white, handicap, n)| GoGame {
            round,
            black,
            white,
            handicap,
            outcome: GoOutcome::ALL[n],
            uncolored: false,
        },
    );
    let time = prop::option::of((extreme(), overtime))
        .prop_map(|time| time.map(|(base_minutes, overtime)| GoTime { base_minutes, overtime }));
    let facts = (prop::option::of(any::<u16>()), prop::option::of(extreme()), prop::option::of(extreme()));
    let parts = prop::option::of(prop::collection::vec(any::<u16>(), 0..4));
    (prop::collection::vec(game, 0..12), time, facts, parts, any::<[u8; 3]>(), prop::option::of(any::<bool>()))
        .prop_map(|(games, time, (rounds, multiplier, participants), parts, [board, side, day], even)| {
            let start = date(2011, 12, 1 + (day % 28) as i8);
            GoTournament {
                board: if board < 200 { 19 } else { board },
                players_per_side: side.max(200) - 199,
                rounds,
                time,
                multiplier,
                participants,
                parts,
                even,
                games,
                ..GoTournament::new("T", start, date(2011, 12, 14))
            }
        })
}

/// A document of players and tournaments that nobody checked.
pub fn wild_period() -> impl Strategy<Value = GoPeriod> {
    (prop::collection::vec(wild_player(), 0..5), prop::collection::vec(wild_tournament(), 0..4))
        .prop_map(|(players, tournaments)| GoPeriod { players, tournaments, ..GoPeriod::default() })
}
