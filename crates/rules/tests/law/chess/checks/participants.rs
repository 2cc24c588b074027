//! What an event is, and who must take part in it.

use super::{game_between, minutes, verdict};
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
        let mut games = everybody_with_everybody(&ids);
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

/// 6.23 counts men in a national championship and women in one for women only; 6.2 to 6.22 do not hold there, and it
/// holds in a Swiss too. Whose sex is not reported counts as one who may be meant.
#[test]
fn fide_2013_p6_23_men_and_women_are_counted_apart() {
    use Championship::{Open, Women};
    let errors = |championship, men: usize, women: usize, unknown: usize, system| {
        let sexes = [(men, Some(Sex::Male)), (women, Some(Sex::Female)), (unknown, None)];
        let mut story = case(date(2014, 4, 1));
        for sex in sexes.into_iter().flat_map(|(count, sex)| std::iter::repeat_n(sex, count)) {
            let id = format!("r{}", story.period.players.len());
            story = story.player(PeriodPlayer { sex, ..rated(&id, 2000) });
        }
        // Unrated players of both sexes never count.
        for (id, sex) in [("m", Sex::Male), ("f", Sex::Female)] {
            story = story.player(PeriodPlayer { sex: Some(sex), ..unrated(id) });
        }
        let ids: Vec<String> = story.period.players.iter().map(|player| player.id.clone()).collect();
        let games = ids.iter().zip(ids.iter().cycle().skip(1)).map(|(w, b)| (w.as_str(), b.as_str(), "1/2-1/2"));
        let games: Vec<_> = games.collect();
        let story = story.tournament("T", system, &games).with(|t| t.circumstances.championship = Some(championship));
        let answer = story.rate(&FIDE_2013);
        let errors = answer.rated.findings.iter().filter(|finding| finding.severity == Severity::Error);
        errors.map(|finding| (finding.paragraph.0, format!("{:?}", finding.facts))).collect::<Vec<_>>()
    };
    let refused = |have: usize, needed: usize| {
        let facts: Facts = vec![("rated", have.into()), ("needed", needed.into())];
        vec![("6.23", format!("{facts:?}"))]
    };
    for system in [System::Swiss, System::RoundRobin] {
        assert_eq!(errors(Open, 3, 0, 0, system), []);
        assert_eq!(errors(Open, 2, 4, 0, system), refused(2, 3), "women do not count in an open championship");
        assert_eq!(errors(Open, 2, 0, 1, system), []);
        assert_eq!(errors(Women, 0, 2, 0, system), []);
        assert_eq!(errors(Women, 4, 1, 0, system), refused(1, 2), "men do not count in one for women");
        assert_eq!(errors(Women, 0, 1, 1, system), []);
    }
}

/// 6.22: a double round robin needs six players, four of them rated; 6.21 stops at ten players, it does not.
#[test]
fn fide_2013_p6_22_small_double_round_robins() {
    let errors = |rated_players: usize, all: usize, system| {
        let ids: Vec<String> = (0..all).map(|i| format!("p{i}")).collect();
        let players =
            ids.iter().enumerate().map(|(i, id)| if i < rated_players { rated(id, 2000) } else { unrated(id) });
        let story = players.fold(case(date(2014, 4, 1)), |story, player| story.player(player));
        let mut games = everybody_with_everybody(&ids);
        if system == System::DoubleRoundRobin {
            games.extend(games.clone());
        }
        let verdict = verdict(&story.tournament("T", system, &games), &FIDE_2013);
        verdict.into_iter().filter(|found| found.0 == "error").map(|found| found.1).collect::<Vec<_>>()
    };
    let none = Vec::<&str>::new();
    assert_eq!(errors(5, 5, System::DoubleRoundRobin), ["6.22"], "five players, all rated");
    assert_eq!(errors(6, 6, System::DoubleRoundRobin), none);
    assert_eq!(errors(4, 6, System::DoubleRoundRobin), none);
    assert_eq!(errors(5, 5, System::RoundRobin), none, "a single one may be smaller");
    assert_eq!(errors(4, 11, System::DoubleRoundRobin), none);
    assert_eq!(errors(3, 12, System::DoubleRoundRobin), ["6.2", "6.22"]);
    assert_eq!(errors(3, 12, System::Swiss), none);
}

/// F-06: first whether a game is missing; then it is a Swiss tournament (6.4), and 6.2 to 6.22 do not hold. Two of five
/// rated are too few for a round robin.
#[test]
fn p13_6_4_a_round_robin_with_a_game_missing_is_not_held_to_its_composition() {
    let ids: Vec<String> = (0..5).map(|i| format!("p{i}")).collect();
    type Games<'a> = Vec<(&'a str, &'a str, &'static str)>;
    let of = |change: &dyn Fn(&mut Games<'_>)| {
        let players = ids.iter().enumerate().map(|(i, id)| if i < 2 { rated(id, 2000) } else { unrated(id) });
        let story = players.fold(case(date(2014, 4, 1)), |story, player| story.player(player));
        let mut games = everybody_with_everybody(&ids);
        change(&mut games);
        let story = story.tournament("RR", System::RoundRobin, &games);
        let found = verdict(&story, &FIDE_2013).into_iter().filter(|found| found.0 == "error");
        found.map(|found| found.1).collect::<Vec<_>>()
    };
    assert_eq!(of(&|_| {}), ["6.21"]);
    assert_eq!(of(&|games| games[3].2 = "+/-"), Vec::<&str>::new(), "a game not played");
    assert_eq!(of(&|games| _ = games.pop()), Vec::<&str>::new(), "a game not reported");
    // Two games of every pair, said to be a round robin: 6.22 asks for six players.
    assert_eq!(of(&|games| games.extend(games.clone())), ["6.21", "6.22"]);
}

fn everybody_with_everybody(ids: &[String]) -> Vec<(&str, &str, &'static str)> {
    let pairs = (0..ids.len()).flat_map(|i| (i + 1..ids.len()).map(move |j| (i, j)));
    pairs.map(|(i, j)| (ids[i].as_str(), ids[j].as_str(), "1/2-1/2")).collect()
}

/// Of a league table that goes on next month only what rated players played among themselves is rated now, and nobody asks yet
/// who takes part in all.
#[test]
fn fide_2013_p8_52_games_with_somebody_unrated_wait_for_the_end_of_a_round_robin() {
    let games = [("A", "B", "1-0"), ("N", "A", "1-0"), ("B", "M", "0-1")];
    let story = case(date(2014, 4, 1)).player(rated("A", 2000)).player(rated("B", 2000)).player(unrated("N"));
    let story = story.player(unrated("M")).tournament("RR", System::RoundRobin, &games);
    let part = |waits: &[u32]| PartOf { event: "RR".into(), waits: waits.to_vec(), ..PartOf::default() };
    let goes_on = story.with(|event| event.circumstances.part = Some(part(&[2, 3])));
    let answer = goes_on.rate(&FIDE_2013);
    assert_eq!(answer.findings(), [("note", "8.52", "rated-at-the-end")]);
    assert_eq!((answer.change("A"), answer.change("B")), ("10.00".to_owned(), "-10.00".to_owned()), ".5 × 20");
    assert_eq!((answer.whys("A"), answer.whys("B")), (vec!["", "8.52"], vec!["", "8.52"]));
    // At its end, with everybody against everybody, there are four players, and two of them rated.
    let ended = goes_on.with(|event| {
        event.circumstances.part = Some(part(&[]));
        let game = |white, black| Game { white, black, ..event.games[0] };
        event.games.extend([game(0, 3), game(1, 2), game(2, 3)]);
    });
    let told = ended.rate(&FIDE_2013).findings();
    assert_eq!(told, [("error", "6.21", "four-rated"), ("note", "6.23", "championship-unsaid")]);
}

/// 8.2.1 of 2024: the games attached to a hybrid event are those of its report, or it is said how many differ.
#[test]
fn p24_hybrid_games_that_differ_from_the_report_are_told() {
    use arpad_rules::chess::check::hybrid::attached;
    assert_eq!(attached(&FIDE_2024_03, 10, 0), None);
    assert_eq!(attached(&FIDE_2013, 10, 2), None, "a text without hybrid events");
    let told = attached(&FIDE_2024_03, 10, 2).expect("a finding");
    assert_eq!(
        (told.severity, told.paragraph, told.code.as_str()),
        (Severity::Warning, FIDE_2024_03.hybrid.at, "hybrid-pgn-differs")
    );
    assert_eq!(told.facts, [("games", Fact::from(10)), ("differing", Fact::from(2))]);
}

/// What the law says of single games weighs on them while any other counts: on a list it is a warning.
#[test]
fn p24_1_1_on_a_list_single_games_that_do_not_count_are_a_warning() {
    use arpad_rules::chess::rate::{Law, rate_list};
    let found = |strong: i64, other: i64, late: bool| {
        let story = case(date(2024, 4, 1)).player(rated("A", strong)).player(rated("B", 1500));
        let story = story.player(rated("C", other)).player(rated("D", 1500));
        let story = story.tournament("T", System::Swiss, &[("A", "B", "1-0"), ("C", "D", "1-0")]).with(minutes(60, 0));
        let story = story.with(|t| {
            t.circumstances.registered = Some(t.start.saturating_sub(jiff::ToSpan::days(if late { 0 } else { 60 })))
        });
        let law = Law { list: &FIDE_2024_03, events: vec![&FIDE_2024_03], transition: None };
        let findings = rate_list(&law, &story.period).findings;
        findings.iter().map(|one| (one.severity.as_str(), one.code.as_str())).collect::<Vec<_>>()
    };
    assert_eq!(found(1800, 1500, false), [("warning", "games-too-fast")]);
    assert_eq!(found(1800, 1800, false), [("error", "games-too-fast")], "no game counts");
    assert_eq!(found(1500, 1500, true), [("error", "registered-late")], "the whole event");
    assert_eq!(found(1800, 1500, true), [("error", "games-too-fast"), ("error", "registered-late")]);
}
