//! The editions of the title regulations. Only that of 2024 is at hand whole; of the others a few rules are known from public
//! pages, and everything else is taken from 2024 by analogy and marked so (T-42). What is known to differ and not known how is
//! `None`.

use super::edition::*;
use crate::provision::at;
use arpad_model::EditionId;
use jiff::civil::date;

/// The doubt of everything in an edition whose text is not at hand.
const NOT_AT_HAND: &str = "T-42";

/// `fide-titles-2024-01`.
#[doc = include_str!("readings/fide_titles_2024_01.md")]
pub const FIDE_TITLES_2024_01: Edition = Edition {
    id: EditionId("fide-titles-2024-01"),
    source: "FIDE handbook B.01, 2024-01-01",

    in_force: at("0.4", InForce::WhenConfirmed),
    registration_days: at("1.1.1", 30),
    day_hours: at("1.1.2", 12),
    day_rounds: at("1.1.3", 2),
    rate_of_play: at("1.1.3", Some(RateOfPlay::SixtyMoves(120))),
    single_round_days: at("1.1.3a", 3),
    by_rating: at("1.3", ByRating { ratings: [2300, 2200, 2100, 2000], games: 30, after: date(2017, 7, 1) })
        .reading("T-29"),

    least_games: at("1.4.1a", 9),
    team_games: at("1.4.1b", 7).reading("T-07"),
    world_cup: at("1.4.1b", WorldCup { least: 8, credited: 9 }),
    eight_of_nine: at("1.4.1c", EightOfNine { credited: 9, once: true }).reading("T-05"),
    most_credited: at("1.7", MostCredited { above: 13, games: 13 }).reading("T-08"),
    tail: at("1.4.1e", true),
    wins: at("1.4.1f", true).reading("T-12"),
    tail_and_wins: at("1.4.1f", true).reading("T-10"),
    last_round: at("1.4.2c", true).reading("T-18"),
    formats: at("1.4.2e", Some(Formats::Four)),

    federations: at("1.4.3", 2),
    exemption: at("1.4.3", Exemption::Whole).reading("T-02"),
    large_swiss: at("1.4.3d", LargeSwiss { foreigners: 20, federations: 3, titled: 10, missed: Some(1) })
        .reading("T-21"),
    shares: at("1.4.4", Shares { own: (3, 5), one: (2, 3) }),
    title_holders: at("1.4.5a", 2),
    required_titles: at("1.4.5b", RequiredTitles { one_in: 3, least: 3 }),
    double_round_robin: at("1.4.5f", Some(DoubleRoundRobin::Half)).reading("T-01"),

    floors: at("1.4.6b", PerNorm([2200, 2050, 2000, 1850])),
    floor_after_drop: at("1.4.6c", true).reading("T-14"),
    unrated: at("1.4.6d", 1400),
    most_unrated: at("1.4.6d", MostUnrated::NotStated).reading("T-20"),
    performance: at("1.4.8", PerNorm([2600, 2450, 2400, 2250])),
    averages: at("1.4.8a", PerNorm([2380, 2230, 2180, 2030])),
    average_compared: at("1.4.8a", Compared::Rounded).reading("T-17"),
    least_percentage: at("1.4.8b", 35),
    percentage_compared: at("1.4.8b", Compared::Exact).reading("T-16"),

    games_in_all: at("1.5.1", 27),
    ratings: at("1.5.3", PerNorm([2500, 2400, 2300, 2200])),
    interim: at("1.5.3a", Interim::AsTheList).reading("T-26"),
    old_norms: at("1.5.5", OldNorms { before: date(2005, 7, 1), registered_by: date(2013, 7, 31) }),
    listed_event: at("1.5.6", ListedEvent::Six { after: date(2022, 6, 30) }),
    meeting_days: at("2.3", 45),
    posted_days: at("2.4", Some(30)),
};

/// `fide-titles-2023-01`.
pub const FIDE_TITLES_2023_01: Edition = Edition {
    id: EditionId("fide-titles-2023-01"),
    source: "FIDE handbook B.01, 2023-01-01 (known in part)",

    in_force: at("0.4", InForce::WhenConfirmed).public(),
    rate_of_play: at("1.1.3", None).open(NOT_AT_HAND),
    by_rating: FIDE_TITLES_2024_01.by_rating.public(),
    eight_of_nine: at("1.4.1c", EightOfNine { credited: 8, once: false }).public(),
    formats: at("1.4.2e", None).open(NOT_AT_HAND),
    large_swiss: FIDE_TITLES_2024_01.large_swiss.public(),
    double_round_robin: at("1.4.5f", None).open(NOT_AT_HAND),
    floors: FIDE_TITLES_2024_01.floors.public(),
    unrated: at("1.4.6d", 1000).public(),
    most_unrated: at("1.4.6d", MostUnrated::NotKnown).open("T-20"),
    performance: FIDE_TITLES_2024_01.performance.public(),
    averages: FIDE_TITLES_2024_01.averages.public(),
    listed_event: FIDE_TITLES_2024_01.listed_event.public(),
    posted_days: at("2.4", None).open(NOT_AT_HAND),
    ..by_analogy(FIDE_TITLES_2024_01)
};

/// `fide-titles-2022-01`.
pub const FIDE_TITLES_2022_01: Edition = Edition {
    id: EditionId("fide-titles-2022-01"),
    source: "FIDE handbook B.01, 2022-01-01 (known in part)",

    most_unrated: at("1.4.6d", MostUnrated::OfNine(2)).public(),
    listed_event: at("1.5.6", ListedEvent::LargeSwiss { after: date(2022, 6, 30) }).public(),
    ..FIDE_TITLES_2023_01
};

/// `fide-titles-2017-07`. Its text numbers 1.41, 1.42 …; of its numbers only 1.42e (wins left out) and 1.43e (large Swiss) are
/// known, so its paragraphs are cited as 2024 numbers them.
pub const FIDE_TITLES_2017_07: Edition = Edition {
    id: EditionId("fide-titles-2017-07"),
    source: "FIDE handbook B.01, 2017-07-01 (known in part)",

    in_force: at("0.4", InForce::WhenMet).public(),
    rate_of_play: at("1.1.3", Some(RateOfPlay::NinetyAndThirty)).public(),
    formats: at("1.4.2e", Some(Formats::WithScheveningen)).public(),
    large_swiss: at("1.4.3d", LargeSwiss { missed: None, ..FIDE_TITLES_2024_01.large_swiss.value }).public(),
    double_round_robin: at("1.4.5f", Some(DoubleRoundRobin::Once)).public(),
    most_unrated: at("1.4.6d", MostUnrated::OneIn(5)).public(),
    listed_event: at("1.5.6", ListedEvent::NotStated).public(),
    posted_days: at("2.4", Some(60)).public(),
    ..FIDE_TITLES_2023_01
};

/// The edition with every provision marked as taken by analogy.
const fn by_analogy(edition: Edition) -> Edition {
    Edition {
        registration_days: edition.registration_days.open(NOT_AT_HAND),
        day_hours: edition.day_hours.open(NOT_AT_HAND),
        day_rounds: edition.day_rounds.open(NOT_AT_HAND),
        single_round_days: edition.single_round_days.open(NOT_AT_HAND),
        least_games: edition.least_games.open(NOT_AT_HAND),
        team_games: edition.team_games.open(NOT_AT_HAND),
        world_cup: edition.world_cup.open(NOT_AT_HAND),
        most_credited: edition.most_credited.open(NOT_AT_HAND),
        tail: edition.tail.open(NOT_AT_HAND),
        wins: edition.wins.open(NOT_AT_HAND),
        tail_and_wins: edition.tail_and_wins.open(NOT_AT_HAND),
        last_round: edition.last_round.open(NOT_AT_HAND),
        federations: edition.federations.open(NOT_AT_HAND),
        exemption: edition.exemption.open(NOT_AT_HAND),
        shares: edition.shares.open(NOT_AT_HAND),
        title_holders: edition.title_holders.open(NOT_AT_HAND),
        required_titles: edition.required_titles.open(NOT_AT_HAND),
        floor_after_drop: edition.floor_after_drop.open(NOT_AT_HAND),
        average_compared: edition.average_compared.open(NOT_AT_HAND),
        least_percentage: edition.least_percentage.open(NOT_AT_HAND),
        percentage_compared: edition.percentage_compared.open(NOT_AT_HAND),
        games_in_all: edition.games_in_all.open(NOT_AT_HAND),
        ratings: edition.ratings.open(NOT_AT_HAND),
        interim: edition.interim.open(NOT_AT_HAND),
        old_norms: edition.old_norms.open(NOT_AT_HAND),
        meeting_days: edition.meeting_days.open(NOT_AT_HAND),
        ..edition
    }
}
