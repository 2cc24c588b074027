//! FIDE rating regulations effective 2022-01-01. Not among the sources: known from the English handbook as quoted in
//! public; what could not be confirmed is marked open and says so when a number hinges on it.

use super::FIDE_2024_03;
use crate::chess::edition::*;
use crate::provision::at;
use arpad_model::EditionId;

/// `fide-2022-01`.
pub const FIDE_2022_01: Edition = Edition {
    id: EditionId("fide-2022-01"),
    source: "FIDE handbook B.02, 2022-01-01",

    first_governed: at("0.1", FirstGoverned::OnTheDay).public(),
    registration: at("0.2", Registration::Norms { ordinary: 3, norms: 30 }).public(),
    appeal_days: at("0.4", 7).open("E-52"),
    thinking_time: at("1.1", ThinkingTime::PerGame { top: 2400, middle: 1800 }).public(),
    time_bound: at("1.1", TimeBound::Reached).public(),
    first_control: at("1.2", FirstControl::AtLeast(30)).public(),
    day_limit: at("3.1", DayLimit::Hours(12)).open("E-52"),
    duration: at("4.1", Duration::MonthlyReportsAbove(30)).public(),
    unplayed: at("5.1", Unplayed::NotCounted).open("E-52"),
    decided_match: at("6.2", DecidedMatch::NotRated).open("E-52"),
    unrated_match: at("6.1", UnratedMatch::NotRated).open("E-52"),

    floor: at("7.1.4", 1000).public(),
    first_games: at("7.1.4", 5).public(),
    pool_lists: at("7.1.4", 26).open("E-52"),
    delisting: at("7.2.1", Delisting::TakenOff).open("E-52"),

    first_event: at("8.2.1", FIDE_2024_03.first_event.value),
    first_rating: at("8.2.3", FirstRatingMethod::Bonus { per_half_point: 20 }),
    // The greatest difference is spared once; opponents more than 400 above stay at 400.
    difference_cap: at("8.3.1", DifferenceCap::OneUpgrade { above: CapAbove::Always }).reading("E-20"),
    k_limit: at("8.3.3", Some(700)).open("E-52"),
    change_tie: at("8.3.4", Tie::AwayFromZero).open("E-06"),

    told_rated: at("9.2", ToldRated::UnlessToldOtherwise).open("E-52"),
    report: at("9.1", ReportDeadline::NotStated),
    ..FIDE_2024_03
};
