//! Rating regulation of the Hungarian Chess Federation, in force from 2017-01-01 (S000), with FIDE's chapter 8 as its
//! appendix I. What it does not say itself it takes from FIDE: §1.2 binds every Hungarian player to FIDE's regulation.

use super::FIDE_2013;
use super::fide_2013::FIRST_EVENT;
use crate::chess::edition::*;
use crate::provision::at;
use arpad_model::{EditionId, Paragraph};

/// `mssz-2017`.
#[doc = include_str!("../readings/mssz_2017.md")]
pub const MSSZ_2017: Edition = Edition {
    id: EditionId("mssz-2017"),
    source: "S000",
    cites: Cites { active_again: Paragraph("§2"), performance: Some(Paragraph("II.3")), ..Cites::TWO_DIGITS },

    first_governed: at("§4", FirstGoverned::OnTheDay),
    registration: at("§1.2", Registration::NotStated),
    arbiter_licence: at("§1.2", ArbiterLicence::NotStated),
    appeal_days: at("§1.2", 7).reading("F-10"),
    // FIDE's wording from 2017-07-01 to 2021-12-31: the players of the game, not of the tournament.
    thinking_time: at("§1.2", ThinkingTime::PerGame { top: 2200, middle: 1600 }).public(),
    time_bound: at("§1.2", TimeBound::Reached).public(),
    first_control: at("§1.2", FirstControl::Exactly(40)).public(),
    day_limit: at("§1.2", DayLimit::Hours(12)).public(),
    duration: at("§1.2", Duration::AtMost(90)).public(),
    unplayed: at("§1.2", Unplayed::NotCounted).reading("E-51"),
    composition: at("§1.2", Composition::Free).reading("E-51"),
    incomplete_round_robin: at("§1.2", IncompleteRoundRobin::AsSwiss).reading("E-18"),
    decided_match: at("§1.2", DecidedMatch::NotRated).reading("E-51"),
    unrated_match: at("§1.2", UnratedMatch::NoSpecialCase).reading("E-51"),

    list_in_force: at("§3", ListInForce::AtTournamentStart).reading("E-51"),
    list_frequency: at("§3", ListFrequency::Monthly),
    closing_days: at("§3", 3).reading("E-51"),
    official_until_eve: at("§3", true).reading("E-51"),
    // "The current threshold", without a number: FIDE's at the time.
    floor: at("8.33", 1000).public(),
    // §2 speaks of "9 (sometimes 5 or 7)" games, its own example II.2 lists a player after 5.
    first_games: at("II.2", 5).reading("E-03"),
    pool_lists: at("8.3", 26).reading("E-23"),
    delisting: at("8.33", Delisting::TakenOff).reading("E-51"),
    inactive_after: at("§2", 12).reading("E-48"),

    first_event: at("8.21", FIRST_EVENT),
    // 15 in the body text; the "simplified" example II.2 uses 20.
    first_rating: at("8.23", FirstRatingMethod::Bonus { per_half_point: 15 }).reading("E-04"),
    seed: at("§1.2", Seed::None),
    // §2 keeps 40 to the end of an event begun at 29 games, and 10 for ever once 2400 was published.
    k: at("8.56", KRule { new_by: NewGamesBy::Event, ..FIDE_2013.k.value }).reading("F-03"),

    // The Hungarian text has FIDE's 9.2 as the only point of its chapter 9.
    told_rated: at("9", ToldRated::UnlessToldOtherwise),
    report: at("§1.2", ReportDeadline::NotStated),
    hybrid: at("§1.2", HybridRule::NotProvided),
    ..FIDE_2013
};
