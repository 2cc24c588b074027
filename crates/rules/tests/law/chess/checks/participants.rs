//! What an event is, and who must take part in it.

use super::{game_between, verdict};
use crate::chess::case::{Case, case, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::editions::*;
use jiff::civil::date;

/// An event that meets what follows is rated, one that does not is not rated for anybody.
#[test]
fn fide_2013_p0_only_what_meets_the_requirements_is_rated() {
    let registered = |days: i64| {
        game_between(1500, 1500)
            .with(move |t| t.circumstances.registered = Some(t.start.saturating_sub(jiff::ToSpan::days(days))))
    };
    for (story, why, change) in [
        (registered(7), "", "10.00"),
        (registered(6), "0.2", "0.00"),
        (game_between(1500, 1500).with(|t| t.circumstances.online = true), "2.1", "0.00"),
        (game_between(1500, 1500), "", "10.00"),
    ] {
        let answer = story.rate(&FIDE_2013);
        assert_eq!((answer.whys("A"), answer.whys("B")), (vec![why], vec![why]));
        assert_eq!(answer.change("A"), change);
    }
}

#[test]
fn p2_1_p9_4_hybrid_events() {
    let hybrid =
        |approved, pgn| game_between(1500, 1500).with(move |t| t.circumstances.hybrid = Some(Hybrid { approved, pgn }));
    assert_eq!(verdict(&hybrid(true, true), &FIDE_2024_03), []);
    assert_eq!(verdict(&hybrid(false, true), &FIDE_2024_03), [("error", "0.2", "hybrid-not-approved")]);
    assert_eq!(verdict(&hybrid(true, false), &FIDE_2024_03), [("error", "9.4", "hybrid-without-pgn")]);
    assert_eq!(verdict(&hybrid(true, true), &FIDE_2013), [("error", "2.1", "hybrid-not-provided")]);
    let online = game_between(1500, 1500).with(|t| t.circumstances.online = true);
    for edition in [&FIDE_2013, &FIDE_2024_03] {
        assert_eq!(verdict(&online, edition), [("error", "2.1", "online")]);
    }
}

#[test]
fn fide_2013_p6_2_composition_of_round_robins_and_championships() {
    let of = |rated_players: usize, all: usize, system| {
        let ids: Vec<String> = (0..all).map(|i| format!("p{i}")).collect();
        let mut story = case(date(2014, 4, 1));
        for (i, id) in ids.iter().enumerate() {
            story = story.player(if i < rated_players { rated(id, 2000) } else { unrated(id) });
        }
        let mut games = Vec::new();
        for i in 0..all {
            for j in i + 1..all {
                games.push((ids[i].as_str(), ids[j].as_str(), "1/2-1/2"));
            }
        }
        if system == System::DoubleRoundRobin {
            games.extend(games.clone());
        }
        story.tournament("RR", system, &games)
    };
    let paragraphs = |story: &Case| {
        let errors = verdict(story, &FIDE_2013).into_iter().filter(|finding| finding.0 == "error");
        errors.map(|finding| finding.1).collect::<Vec<_>>()
    };
    assert_eq!(paragraphs(&of(4, 12, System::RoundRobin)), Vec::<&str>::new());
    assert_eq!(paragraphs(&of(3, 12, System::RoundRobin)), ["6.2"]);
    assert_eq!(paragraphs(&of(3, 9, System::RoundRobin)), ["6.21"]);
    assert_eq!(paragraphs(&of(4, 10, System::RoundRobin)), Vec::<&str>::new());
    assert_eq!(paragraphs(&of(3, 10, System::RoundRobin)), ["6.2", "6.21"]);
    assert_eq!(paragraphs(&of(3, 11, System::RoundRobin)), ["6.2"], "6.21 ends with 10 players");
    assert_eq!(paragraphs(&of(4, 6, System::DoubleRoundRobin)), Vec::<&str>::new());
    assert_eq!(paragraphs(&of(4, 5, System::DoubleRoundRobin)), ["6.22"]);
    assert_eq!(paragraphs(&of(3, 6, System::DoubleRoundRobin)), ["6.21", "6.22"]);
    let championship =
        |rated| of(rated, 12, System::RoundRobin).with(|t| t.circumstances.championship = Some(Championship::Open));
    assert_eq!(paragraphs(&championship(3)), Vec::<&str>::new(), "6.23 replaces the third");
    assert_eq!(paragraphs(&championship(2)), ["6.23"]);
    let of_women = |rated| {
        let mut story = of(rated, 8, System::RoundRobin);
        story.period.players.iter_mut().for_each(|player| player.sex = Some(Sex::Female));
        story.with(|t| t.circumstances.championship = Some(Championship::Women))
    };
    assert_eq!(paragraphs(&of_women(2)), Vec::<&str>::new());
    assert_eq!(paragraphs(&of_women(1)), ["6.23"]);
    assert_eq!(verdict(&of(3, 12, System::RoundRobin), &FIDE_2024_03), [], "no such rule since");
}
