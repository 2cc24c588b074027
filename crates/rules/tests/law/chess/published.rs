//! Calculations as FIDE published them, reproduced: the small ones typed in as facts, the rest read from the shared
//! fixtures when they are there.

use super::case::{case, rated};
use crate::shared::shared;
use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::{FIDE_2024_03, FIDE_2025_10};
use jiff::civil::{Date, date};
use serde_json::Value;

/// One published tournament: own rating, and (opponent's rating as counted, half points, published change).
struct Event<'a> {
    own: i64,
    start: Date,
    end: Date,
    games: &'a [(i64, u32, &'a str)],
}

/// Rates a player's published period and compares every published figure.
fn reproduce(edition: &Edition, list: Date, listed: i64, k: u8, events: &[Event<'_>], total: &str, after: i64) {
    let mut own = rated("P", listed);
    own.k = Some(k);
    let mut story = case(list).player(own);
    let ids: Vec<Vec<String>> = events
        .iter()
        .enumerate()
        .map(|(e, event)| (0..event.games.len()).map(|g| format!("{e}.{g}")).collect())
        .collect();
    for (event, ids) in events.iter().zip(&ids) {
        for ((opponent, _, _), id) in event.games.iter().zip(ids) {
            story = story.player(rated(id, *opponent));
        }
    }
    for (event, ids) in events.iter().zip(&ids) {
        let result = |halves: u32| ["0-1", "1/2-1/2", "1-0"][halves as usize];
        let games: Vec<_> =
            event.games.iter().zip(ids).map(|((_, halves, _), id)| ("P", id.as_str(), result(*halves))).collect();
        let own = Rating::new(event.own);
        story = story
            .tournament_on(&ids[0], System::Swiss, event.start, event.end, &games)
            .with(|tournament| tournament.ratings = vec![(0, own)]);
    }
    let answer = story.rate(edition);
    for (event, of) in events.iter().zip(&answer.of("P").tournaments) {
        let changes: Vec<String> = of.games.iter().map(|game| game.change.unwrap().to_string()).collect();
        let published: Vec<&str> = event.games.iter().map(|(_, _, change)| *change).collect();
        assert_eq!(changes, published);
    }
    assert_eq!((answer.change("P").as_str(), answer.of("P").after), (total, Some(after)));
}

/// −2.50 was published as −3, and from 2650 on no difference is cut.
#[test]
fn f_p01_december_2025() {
    let games = [(1787, 2, "0.00"), (2025, 2, "0.00"), (2310, 2, "0.04"), (2400, 2, "0.07"), (2505, 1, "-0.36")];
    let event = Event { own: 2813, start: date(2025, 11, 7), end: date(2025, 11, 9), games: &games };
    reproduce(&FIDE_2025_10, date(2025, 12, 1), 2813, 10, &[event], "-2.50", 2810);
}

/// The two sides of one pairing: the weaker player's difference is cut although the stronger one's is not.
#[test]
fn f_p04_december_2025() {
    let games = [(1675, 2, "0.09"), (2310, 0, "-0.18"), (1653, 2, "0.08"), (1884, 2, "0.28"), (2218, 0, "-0.28")];
    let event = Event { own: 2053, start: date(2025, 11, 7), end: date(2025, 11, 9), games: &games };
    // The published starting rating differs from the list by a correction (E-28): it comes in as the list's rating.
    reproduce(&FIDE_2025_10, date(2025, 12, 1), 2053, 20, &[event], "-0.20", 2053);
}

/// Rounded once for the period: +0.60 became +1; per tournament it would have been −2 + 2.
#[test]
fn f_m02_november_2025() {
    let first = [(1651, 0, "-0.45"), (1525, 2, "0.37")];
    let second = [(2017, 0, "-0.08"), (1451, 2, "0.28"), (1854, 0, "-0.20"), (1800, 1, "0.24"), (1935, 0, "-0.13")];
    let events = [
        Event { own: 1617, start: date(2025, 10, 1), end: date(2025, 10, 22), games: &first },
        Event { own: 1617, start: date(2025, 10, 25), end: date(2025, 10, 27), games: &second },
    ];
    reproduce(&FIDE_2025_10, date(2025, 11, 1), 1620, 20, &events, "0.60", 1621);
}

/// Own, opponent, half points, K, change in hundredths. The calculator caps every difference at 400.
#[test]
fn calculator_changes() {
    for (own, opponent, halves, k, change) in [
        (2000, 2000, 2, 10, "5.00"),
        (2003, 2000, 2, 10, "5.00"),
        (2004, 2000, 2, 10, "4.90"),
        (2010, 2000, 2, 10, "4.90"),
        (2011, 2000, 2, 10, "4.80"),
        (2206, 2000, 2, 10, "2.40"),
        (2207, 2000, 2, 10, "2.30"),
        (2391, 2000, 2, 10, "0.90"),
        (2392, 2000, 2, 10, "0.80"),
        (2000, 2003, 0, 10, "-5.00"),
        (2000, 2004, 0, 10, "-4.90"),
        (1656, 2000, 0, 10, "-1.20"),
        (1655, 2000, 0, 10, "-1.10"),
        (2600, 2100, 2, 10, "0.80"),
        (2649, 2149, 2, 10, "0.80"),
        (2650, 2150, 2, 10, "0.80"),
        (2700, 2200, 2, 10, "0.80"),
        (2200, 2700, 0, 20, "-1.60"),
        (2100, 2600, 0, 20, "-1.60"),
        (2700, 1964, 2, 10, "0.80"),
        (2700, 1900, 0, 10, "-9.20"),
        (1500, 2000, 1, 20, "8.40"),
        (2092, 2000, 2, 15, "5.55"),
        (2000, 2092, 1, 30, "3.90"),
    ] {
        assert_eq!(one_game(&FIDE_2024_03, own, opponent, halves, k), change, "{own} v {opponent}");
    }
    // What the calculator does not know yet: the exemption from 2650 on.
    for (own, opponent, halves, change) in
        [(2650, 2150, 2, "0.40"), (2700, 2200, 2, "0.40"), (2700, 1964, 2, "0.00"), (2700, 1900, 0, "-10.00")]
    {
        assert_eq!(one_game(&FIDE_2025_10, own, opponent, halves, 10), change, "{own} v {opponent}");
    }
}

fn one_game(edition: &Edition, own: i64, opponent: i64, halves: usize, k: u8) -> String {
    let mut player = rated("P", own);
    player.k = Some(k);
    let result = ["0-1", "1/2-1/2", "1-0"][halves];
    let story = case(date(2024, 4, 1)).player(player).player(rated("B", opponent));
    story.tournament("T", System::Swiss, &[("P", "B", result)]).rate(edition).change("P")
}

/// Every published period of the shared fixtures.
#[test]
fn all_published_periods_of_the_fixtures() {
    let Some(path) = shared("fixtures/fide_published/player_periods.json") else { return };
    let text = std::fs::read_to_string(path).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    let whole = |value: &Value| value.as_i64().unwrap();
    let day = |value: &Value| value.as_str().unwrap().parse::<Date>().unwrap();
    let cases = document["cases"].as_array().unwrap();
    assert!(cases.len() >= 4, "an emptied file proves nothing");
    for case in cases {
        let month = case["rating_period"].as_str().unwrap();
        let list: Date = format!("{month}-01").parse().unwrap();
        let edition = if list >= date(2025, 11, 1) { &FIDE_2025_10 } else { &FIDE_2024_03 };
        let tournaments = case["tournaments"].as_array().unwrap();
        let games: Vec<Vec<(i64, u32, &str)>> = tournaments
            .iter()
            .map(|tournament| {
                let games = tournament["games"].as_array().unwrap();
                let game = |game| {
                    let game: &Value = game;
                    let halves = (game["score"].as_f64().unwrap() * 2.0) as u32;
                    (whole(&game["opponent_rating_used"]), halves, game["chg"].as_str().unwrap())
                };
                games.iter().map(game).collect()
            })
            .collect();
        let events: Vec<Event<'_>> = tournaments
            .iter()
            .zip(&games)
            .map(|(tournament, games)| Event {
                own: whole(&tournament["Ro"]),
                start: day(&tournament["start"]),
                end: day(&tournament["end"]),
                games,
            })
            .collect();
        // The rating on the new list less the rounded change: where a correction was published, it is in there (E-28).
        let after = whole(&case["published_list_ratings"][month]);
        let total = case["total_change_shown"].as_str().unwrap();
        let change = Hundredths::parse(total).unwrap();
        let before = after - arpad_rules::rounding::half_away_from_zero(change.0, 100);
        let k = whole(&tournaments[0]["K"]) as u8;
        reproduce(edition, list, before, k, &events, total, after);
    }
    eprintln!("{} published periods reproduced", cases.len());
}
