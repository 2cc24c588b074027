//! FIDE rating regulations in Hungarian, amended 1984–2012 (S003): a hybrid of the 2012/13 text with numbers of 2014.

use crate::chess::edition::*;
use crate::provision::at;
use arpad_model::{EditionId, Paragraph, Tempo};

/// The administrator must notice when the scale has moved.
pub const SCALE_WATCHED: Paragraph = Paragraph("10.3");

/// Half a point is needed in the first event, and all later games count.
pub(super) const FIRST_EVENT: FirstEvent =
    FirstEvent { least_halves: 1, later_least_games: 0, points: FirstEventPoints::Rated };

/// `fide-2013`.
#[doc = include_str!("../readings/fide_2013.md")]
pub const FIDE_2013: Edition = Edition {
    id: EditionId("fide-2013"),
    tempo: Tempo::Standard,
    source: "S003",
    reading: Reading::Second,
    cites: Cites::TWO_DIGITS,

    first_governed: at("0.1", FirstGoverned::OnTheDay).reading("E-24"),
    registration: at("0.2", Registration::Norms { ordinary: 7, norms: 30 }),
    arbiter_licence: at("0.3", ArbiterLicence::Everybody),
    appeal_days: at("0.5", 7).reading("F-10"),
    thinking_time: at("1.1", ThinkingTime::PerTournament { top: 2200, middle: 1600 }),
    // The text says "exceeds"; the value itself would then be covered by no sentence, so it counts as reached.
    time_bound: at("1.1", TimeBound::Reached).reading("E-07"),
    first_control: at("1.3", FirstControl::Exactly(40)),
    day_limit: at("3.1", DayLimit::Hours(12)),
    duration: at("4.1", Duration::AtMost(90)),
    unplayed: at("5.1", Unplayed::NotCounted),
    composition: at("6.2", Composition::ThirdRated { small: 10 }).reading("E-49"),
    incomplete_round_robin: at("6.4", IncompleteRoundRobin::AsSwiss),
    decided_match: at("6.5", DecidedMatch::NotRated),
    unrated_match: at("6.6", UnratedMatch::NoSpecialCase),

    list_in_force: at("7.11", ListInForce::AtTournamentStart),
    list_frequency: at("7.1", ListFrequency::Monthly),
    closing_days: at("7.13", 3),
    official_until_eve: at("7.13", true),
    floor: at("7.14d", 1000),
    first_games: at("7.14", 5),
    pool_lists: at("7.14c", 26).reading("E-23"),
    delisting: at("7.21", Delisting::TakenOff),
    inactive_after: at("7.23a", 12).reading("E-48"),

    percentage_tie: at("8.1a", Tie::Up).reading("E-15"),
    expected_score: at("8.1b", ExpectedScore::TableB),
    // 6.1, 6.31 and 7.14e against 8.21: three paragraphs of the later layer against one of the older.
    first_event: at("6.1", FIRST_EVENT).reading("E-02"),
    first_rating: at("8.23", FirstRatingMethod::Bonus { per_half_point: 15 }),
    first_tie: at("8.32", Tie::Up),
    below_floor: at("8.31", BelowFloor::Disregarded),
    unrated_opponent: at("8.52", UnratedOpponent::NotRated),
    round_robin: at("8.58", RoundRobinMethod::Computed { passes: 1, pooled: PooledAt::Average }).reading("E-19"),
    newly_published: at("8.4", NewlyPublished::OwnCurrentOpponentsUnrated),
    seed: at("8.2", Seed::None),
    mismatch: at("8.54", Mismatch::Rated),
    difference_cap: at("8.54", DifferenceCap::Always),
    change_unit: at("8.55", ChangeUnit::Period).reading("E-27"),
    k: at(
        "8.56",
        KRule {
            new: 40,
            new_games: 30,
            normal: 20,
            strong: 10,
            strong_from: 2400,
            junior: 40,
            junior_below: 2300,
            junior_bounded: true,
            junior_until: JuniorUntil::Birthday18,
            day: KDay::EventStart,
            new_by: NewGamesBy::List,
            strong_for_ever: true,
            junior_sticky: true,
        },
    )
    .reading("F-01"),
    k_limit: at("8.56", None),
    change_tie: at("8.57", Tie::Up),

    told_rated: at("9.2", ToldRated::UnlessToldOtherwise),
    report: at("9.1", ReportDeadline::Days { arbiter: 7, upload: 30 }),
    hybrid: at("2.1", HybridRule::NotProvided),
};
