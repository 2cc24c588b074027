//! What each edition changes in the one it is written upon, as section B of the specification has it: every row that
//! differs, with its paragraph, its wording and its evidence.

use super::case::plain;
use arpad_model::Tempo;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::*;
use arpad_rules::provision::{Evidence, ProvisionRow};

/// Every row in which an edition differs from its base.
fn amended(edition: &Edition, base: &Edition) -> Vec<String> {
    let rows = edition.provisions().into_iter().zip(base.provisions());
    rows.filter(|(row, before)| row != before).map(|(row, _)| told(&row)).collect()
}

fn told(row: &ProvisionRow) -> String {
    let evidence = match row.evidence {
        Evidence::Text => String::new(),
        Evidence::Reading(key) => format!(", {key}"),
        Evidence::Public => ", public".to_owned(),
        Evidence::Open(key) => format!(", open {key}"),
    };
    let facts: String = row.value.facts.iter().map(|(name, fact)| format!(" {name} {}", plain(fact))).collect();
    format!("{} {}: {}{facts}{evidence}", row.at.0, row.name, row.value.code)
}

fn named(edition: &Edition) -> (&str, Tempo, &str) {
    (edition.id.0, edition.tempo, edition.source)
}

/// S000, which takes from FIDE (§1.2) what it does not say itself.
#[test]
fn mssz_2017_upon_fide_2013() {
    assert_eq!(named(&MSSZ_2017), ("mssz-2017", Tempo::Standard, "S000"));
    assert_eq!(
        amended(&MSSZ_2017, &FIDE_2013),
        [
            "§4 first-governed: first-governed-on-the-day",
            "§1.2 registration: not-stated",
            "§1.2 arbiter-licence: not-stated",
            "§1.2 appeal-days: appeal-days days 7, F-10",
            "§1.2 thinking-time: thinking-time-per-game top 2200 middle 1600, public",
            "§1.2 time-bound: bound-reached, public",
            "§1.2 first-control: moves moves 40, public",
            "§1.2 day-limit: hours hours 12, public",
            "§1.2 duration: duration-at-most days 90, public",
            "§1.2 unplayed: unplayed-not-counted, E-51",
            "§1.2 composition: composition-free, E-51",
            "§1.2 incomplete-round-robin: as-swiss, E-18",
            "§1.2 decided-match: decided-match-not-rated, E-51",
            "§1.2 unrated-match: no-special-case, E-51",
            "§3 list-in-force: at-tournament-start, E-51",
            "§3 list-frequency: monthly",
            "§3 closing-days: closing-days days 3, E-51",
            "§3 official-until-eve: yes, E-51",
            "8.33 floor: number value 1000, public",
            "II.2 first-games: number value 5, E-03",
            "8.3 pool-lists: lists lists 26, E-23",
            "8.33 delisting: delisting-taken-off, E-51",
            "§2 inactive-after: inactive-after lists 12, E-48",
            "8.21 first-event: first-event-later-all score 1/2",
            "8.21 first-event-points: points-against-rated, E-54",
            "8.23 first-rating: first-rating-bonus per_half_point 15, E-04",
            "§1.2 seed: none",
            "8.56 k: k-junior-to-birthday-18 strong 10 strong_from 2400 junior 40 junior_below 2300 new 40 new_games 30 \
             normal 20, F-03",
            "8.56 k-day: k-day-event-start, F-03",
            "8.56 k-new-games: k-new-games-by-event, F-03",
            "9 told-rated: rated-unless-told-otherwise",
            "§1.2 report: not-stated",
            "§1.2 hybrid: hybrid-not-provided",
        ]
    );
}

/// What held before 2024-03-01, as far as public pages tell.
#[test]
fn fide_2022_01_upon_fide_2024_03() {
    assert_eq!(named(&FIDE_2022_01), ("fide-2022-01", Tempo::Standard, "FIDE handbook B.02, 2022-01-01"));
    assert_eq!(
        amended(&FIDE_2022_01, &FIDE_2024_03),
        [
            "0.1 first-governed: first-governed-on-the-day, public",
            "0.2 registration: registration-norms ordinary 3 norms 30, public",
            "0.4 appeal-days: appeal-days days 7, open E-52",
            "1.1 thinking-time: thinking-time-per-game top 2400 middle 1800, public",
            "1.1 time-bound: bound-reached, public",
            "1.2 first-control: at-least-moves moves 30, public",
            "3.1 day-limit: hours hours 12, open E-52",
            "4.1 duration: duration-monthly-reports days 30, public",
            "5.1 unplayed: unplayed-not-counted, open E-52",
            "6.2 decided-match: decided-match-not-rated, open E-52",
            "6.1 unrated-match: unrated-match-not-rated, open E-52",
            "7.1.4 floor: number value 1000, public",
            "7.1.4 first-games: number value 5, public",
            "7.1.4 pool-lists: lists lists 26, open E-52",
            "7.2.1 delisting: delisting-taken-off, open E-52",
            "8.2.3 first-rating: first-rating-bonus per_half_point 20",
            "8.3.1 difference-cap: cap-one-upgrade limit 400, E-20",
            "8.3.3 k-limit: k-limit limit 700, open E-52",
            "8.3.4 change-tie: half-away, open E-06",
            "9.2 told-rated: rated-unless-told-otherwise, open E-52",
            "9.1 report: not-stated",
        ]
    );
}

#[test]
fn fide_2025_10_upon_fide_2024_03() {
    assert_eq!(named(&FIDE_2025_10), ("fide-2025-10", Tempo::Standard, "FIDE handbook B.02, 2025-10-01"));
    let only = ["8.3.1 difference-cap: cap-below-bound limit 400 bound 2650"];
    assert_eq!(amended(&FIDE_2025_10, &FIDE_2024_03), only);
}

/// Sections are numbered one lower from 6 on.
#[test]
fn fide_rapid_2024_03_upon_fide_2024_03() {
    let source = "FIDE handbook B.02 rapid and blitz, 2024-03-01";
    assert_eq!(named(&FIDE_RAPID_2024_03), ("fide-rapid-2024-03", Tempo::Rapid, source));
    assert_eq!(
        amended(&FIDE_RAPID_2024_03, &FIDE_2024_03),
        [
            "0.2 registration: days days 3",
            "1.1 thinking-time: thinking-time-over-less-than over 10 under 60",
            "1.1 first-control: not-stated",
            "3.1 day-limit: rounds rounds 15",
            "7.3.1 composition: composition-free",
            "7.3.1 incomplete-round-robin: no-special-case",
            "5.1 decided-match: not-stated, E-53",
            "7.3.1 unrated-match: no-special-case, E-53",
            "6.1.1 list-in-force: at-tournament-start",
            "6.1 list-frequency: monthly",
            "6.1.3 closing-days: closing-days days 3",
            "6.1.3 official-until-eve: yes",
            "6.1.4 floor: number value 1400",
            "6.1.4 first-games: number value 5",
            "6.1.4 pool-lists: lists lists 26, E-23",
            "6.2.1 delisting: delisting-marked-unrated, F-07",
            "6.2.2 inactive-after: inactive-after lists 12, E-48",
            "7.1.1 percentage-tie: half-up, E-15",
            "7.1.2 expected-score: table-b",
            "7.2.1 first-event: first-event-later-all score 1/2",
            "7.2.1 first-event-points: points-against-rated, E-54",
            "7.2.2 first-rating: first-rating-hypothetical opponents 2 rated 1800 highest 2200",
            "7.2.3 first-tie: half-up, E-16",
            "6.1.4 below-floor: below-floor-not-published",
            "7.3.1 unrated-opponent: unrated-opponent-not-rated",
            "7.3.1 round-robin: no-special-case",
            "7.3.1 round-robin-pooled: no-special-case",
            "7.2.4 newly-published: newly-published-own-current",
            "6.1.4 seed: seed-standard-rating",
            "7.3.1 mismatch: mismatch-rated",
            "7.3.1 difference-cap: cap-always limit 400",
            "7.3.2 change-unit: whole-period, E-27",
            "7.3.3 k: k-junior-to-end-of-year-18 strong 10 strong_from 2400 junior 40 junior_below 2300 new 40 \
             new_games 30 normal 20, F-01",
            "7.3.3 k-day: k-day-event-start, F-01",
            "7.3.3 k-new-games: k-new-games-by-list, F-01",
            "7.3.3 k-limit: k-limit limit 700",
            "7.3.4 change-tie: half-away",
            "8.2 told-rated: rated-expressly",
            "8.1 report: report-for-list grace 5 last 3, E-50",
            "8.4 hybrid: hybrid-approved-with-pgn",
        ]
    );
}

#[test]
fn fide_blitz_2024_03_and_both_of_2024_12() {
    let (march, december) =
        ("FIDE handbook B.02 rapid and blitz, 2024-03-01", "FIDE handbook B.02 rapid and blitz, 2024-12-01");
    assert_eq!(named(&FIDE_BLITZ_2024_03), ("fide-blitz-2024-03", Tempo::Blitz, march));
    assert_eq!(
        amended(&FIDE_BLITZ_2024_03, &FIDE_RAPID_2024_03),
        ["1.2 thinking-time: thinking-time-over-at-most over 3 under 10", "3.1 day-limit: rounds rounds 30"]
    );
    assert_eq!(named(&FIDE_RAPID_2024_12), ("fide-rapid-2024-12", Tempo::Rapid, december));
    assert_eq!(named(&FIDE_BLITZ_2024_12), ("fide-blitz-2024-12", Tempo::Blitz, december));
    let hopeless = ["7.3.1 mismatch: mismatch-not-rated from 600 above 2600"];
    assert_eq!(amended(&FIDE_RAPID_2024_12, &FIDE_RAPID_2024_03), hopeless);
    assert_eq!(amended(&FIDE_BLITZ_2024_12, &FIDE_BLITZ_2024_03), hopeless);
}
