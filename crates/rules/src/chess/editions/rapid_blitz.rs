//! FIDE rapid and blitz rating regulations from 2024-03-01 and 2024-12-01. Word for word those of standard chess but
//! for the time bands, the seed and the missing chapter on matches; sections are numbered one lower from 6 on.

use super::FIDE_2024_03;
use crate::chess::edition::*;
use crate::chess::tempo::{BLITZ_UP_TO, STANDARD_FROM};
use crate::provision::at;
use arpad_model::{EditionId, Tempo};

/// `fide-rapid-2024-03`.
pub const FIDE_RAPID_2024_03: Edition = Edition {
    id: EditionId("fide-rapid-2024-03"),
    tempo: Tempo::Rapid,
    source: "FIDE handbook B.02 rapid and blitz, 2024-03-01",
    cites: Cites::since_2022("7.1.1", "7.2.2", "7.2.3", "6.2.2(2)"),

    registration: at("0.2", Registration::Norms { ordinary: 3, norms: 3 }),
    thinking_time: at("1.1", ThinkingTime::Band { over: BLITZ_UP_TO, under: STANDARD_FROM, inclusive: false }),
    first_control: at("1.1", FirstControl::NotStated),
    day_limit: at("3.1", DayLimit::Rounds(15)),
    decided_match: at("5.1", DecidedMatch::NotStated).reading("E-53"),
    unrated_match: at("7.3.1", UnratedMatch::NoSpecialCase).reading("E-53"),
    composition: at("7.3.1", Composition::Free),
    incomplete_round_robin: at("7.3.1", IncompleteRoundRobin::NoSpecialCase),

    list_in_force: at("6.1.1", ListInForce::AtTournamentStart),
    list_frequency: at("6.1", ListFrequency::Monthly),
    closing_days: at("6.1.3", 3),
    official_until_eve: at("6.1.3", true),
    floor: at("6.1.4", 1400),
    first_games: at("6.1.4", 5),
    pool_lists: at("6.1.4", 26).reading("E-23"),
    delisting: at("6.2.1", Delisting::MarkedUnrated).reading("F-07"),
    inactive_after: at("6.2.2", 12).reading("E-48"),

    percentage_tie: at("7.1.1", Tie::Up).reading("E-15"),
    expected_score: at("7.1.2", ExpectedScore::TableB),
    first_event: at("7.2.1", FIDE_2024_03.first_event.value),
    first_rating: at("7.2.2", FIDE_2024_03.first_rating.value),
    first_tie: at("7.2.3", Tie::Up).reading("E-16"),
    below_floor: at("6.1.4", BelowFloor::NotPublished),
    unrated_opponent: at("7.3.1", UnratedOpponent::NotRated),
    round_robin: at("7.3.1", RoundRobinMethod::NoSpecialCase),
    newly_published: at("7.2.4", NewlyPublished::OwnCurrentOpponentsUnrated),
    seed: at("6.1.4", Seed::StandardRating),
    mismatch: at("7.3.1", Mismatch::Rated),
    difference_cap: at("7.3.1", DifferenceCap::Always),
    change_unit: at("7.3.2", ChangeUnit::Period).reading("E-27"),
    k: at("7.3.3", FIDE_2024_03.k.value).reading("F-01"),
    k_limit: at("7.3.3", Some(700)),
    change_tie: at("7.3.4", Tie::AwayFromZero),

    told_rated: at("8.2", ToldRated::Expressly),
    report: at("8.1", FIDE_2024_03.report.value).reading("E-50"),
    hybrid: at("8.4", HybridRule::ApprovedWithPgn),
    ..FIDE_2024_03
};

/// `fide-blitz-2024-03`.
pub const FIDE_BLITZ_2024_03: Edition = Edition {
    id: EditionId("fide-blitz-2024-03"),
    tempo: Tempo::Blitz,
    thinking_time: at("1.2", ThinkingTime::Band { over: 3, under: BLITZ_UP_TO, inclusive: true }),
    day_limit: at("3.1", DayLimit::Rounds(30)),
    ..FIDE_RAPID_2024_03
};

/// What 2024-12-01 brought: hopeless pairings of the strongest players are not rated.
const MISMATCH_2024_12: Mismatch = Mismatch::NotRated { from: 600, above: 2600 };

/// `fide-rapid-2024-12`.
pub const FIDE_RAPID_2024_12: Edition = Edition {
    id: EditionId("fide-rapid-2024-12"),
    source: "FIDE handbook B.02 rapid and blitz, 2024-12-01",
    mismatch: at("7.3.1", MISMATCH_2024_12),
    ..FIDE_RAPID_2024_03
};

/// `fide-blitz-2024-12`.
pub const FIDE_BLITZ_2024_12: Edition = Edition {
    id: EditionId("fide-blitz-2024-12"),
    source: "FIDE handbook B.02 rapid and blitz, 2024-12-01",
    mismatch: at("7.3.1", MISMATCH_2024_12),
    ..FIDE_BLITZ_2024_03
};
