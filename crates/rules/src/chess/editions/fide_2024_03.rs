//! FIDE rating regulations B.02 in force from 2024-03-01 (S004, read beside the English text where the translation
//! departs from it: E-06, E-07, E-08, E-21, E-24).

use super::fide_2013::FIRST_EVENT;
use crate::chess::edition::*;
use crate::provision::at;
use arpad_model::{EditionId, Tempo};

/// `fide-2024-03`.
#[doc = include_str!("../readings/fide_2024_03.md")]
pub const FIDE_2024_03: Edition = Edition {
    id: EditionId("fide-2024-03"),
    tempo: Tempo::Standard,
    source: "S004",
    reading: Reading::Second,
    cites: Cites::since_2022("8.1.1", "8.2.2", "8.2.3", "7.2.2(2)"),

    first_governed: at("0.1", FirstGoverned::OnTheDay).reading("E-24"),
    registration: at("0.2", Registration::Strength { ordinary: 3, strong: 30, above: 2700, women_above: 2500 }),
    arbiter_licence: at("0.2", ArbiterLicence::NotStated),
    appeal_days: at("0.4", 7).reading("F-10"),
    thinking_time: at("1.1", ThinkingTime::PerGame { top: 2400, middle: 1800 }),
    time_bound: at("1.1", TimeBound::Reached).reading("E-07"),
    first_control: at("1.2", FirstControl::AtLeast(30)),
    day_limit: at("3.1", DayLimit::Hours(12)),
    duration: at("4.1", Duration::MonthlyReportsAbove(30)),
    unplayed: at("5.1", Unplayed::NotCountedFairPlay),
    composition: at("8.3.1", Composition::Free),
    incomplete_round_robin: at("8.3.1", IncompleteRoundRobin::NoSpecialCase),
    decided_match: at("6.2", DecidedMatch::NotRatedUnlessWaived),
    unrated_match: at("6.1", UnratedMatch::NotRated),

    list_in_force: at("7.1.1", ListInForce::AtTournamentStart),
    list_frequency: at("7.1", ListFrequency::Monthly),
    closing_days: at("7.1.3", 3),
    official_until_eve: at("7.1.3", true),
    floor: at("7.1.4", 1400),
    first_games: at("7.1.4", 5),
    pool_lists: at("7.1.4", 26).reading("E-23"),
    delisting: at("7.2.1", Delisting::MarkedUnrated).reading("F-07"),
    inactive_after: at("7.2.2", 12).reading("E-48"),

    percentage_tie: at("8.1.1", Tie::Up).reading("E-15"),
    expected_score: at("8.1.2", ExpectedScore::TableB),
    first_event: at("8.2.1", FIRST_EVENT),
    first_rating: at("8.2.2", FirstRatingMethod::Hypothetical { opponents: 2, rated: 1800, highest: 2200 }),
    first_tie: at("8.2.3", Tie::Up).reading("E-16"),
    below_floor: at("7.1.4", BelowFloor::NotPublished),
    unrated_opponent: at("8.3.1", UnratedOpponent::NotRated),
    round_robin: at("8.3.1", RoundRobinMethod::NoSpecialCase),
    newly_published: at("8.2.4", NewlyPublished::OwnCurrentOpponentsUnrated),
    seed: at("8.2", Seed::None),
    mismatch: at("8.3.1", Mismatch::Rated),
    difference_cap: at("8.3.1", DifferenceCap::Always),
    change_unit: at("8.3.2", ChangeUnit::Period).reading("E-27"),
    k: at(
        "8.3.3",
        KRule {
            new: 40,
            new_games: 30,
            normal: 20,
            strong: 10,
            strong_from: 2400,
            junior: 40,
            junior_below: 2300,
            junior_bounded: true,
            junior_until: JuniorUntil::EndOfYear18,
            day: KDay::EventStart,
            new_by: NewGamesBy::List,
            strong_for_ever: true,
            junior_sticky: true,
        },
    )
    .reading("F-01"),
    k_limit: at("8.3.3", Some(700)),
    // The Hungarian says "up"; the English page it translates says away from zero, and −2.50 was published as −3.
    change_tie: at("8.3.4", Tie::AwayFromZero).reading("E-06"),

    told_rated: at("9.2", ToldRated::Expressly),
    report: at("9.1", ReportDeadline::ForList { grace: 5, last: 3 }).reading("E-50"),
    hybrid: at("9.4", HybridRule::ApprovedWithPgn),
};
