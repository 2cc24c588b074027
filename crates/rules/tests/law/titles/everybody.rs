//! What is read from the report of a whole event for each of its players.

use super::event::{SIX, entrant, event};
use arpad_model::Fact;
use arpad_rules::titles::editions::FIDE_TITLES_2024_01;
use arpad_rules::titles::event::*;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::title::{FideTitle, Titles};

/// 1.4.2b: unrated and without a point from games against rated opponents; who has met none of them has no such zero.
#[test]
fn p1_4_2b_who_has_nothing_against_rated_opponents() {
    let mut report = event(["1", "0.5", "1", "+", "1", "1", "1", "1", "1"]);
    for place in [1, 2, 4, 5, 6, 7] {
        report.entrants[place].rating = None;
    }
    // The fifth opponent has also drawn with somebody unrated, the sixth beaten somebody rated.
    let game =
        |opponent, result| Entry { opponent: Some(opponent), result: RoundResult::parse(result), is_set_aside: false };
    report.entrants[5].rounds[0] = game(1, "0.5");
    report.entrants[6].rounds[0] = game(3, "1");
    let zero: Vec<bool> =
        norm_case(&FIDE_TITLES_2024_01, &report, 0).games.iter().map(|round| round.zero_against_rated).collect();
    // Lost; drew; lost, but rated; did not come; lost and drew beside it; lost and won beside it; lost; rated.
    assert_eq!(zero, [true, false, false, false, true, false, true, false, false]);
    // The first player unrated: nobody has met anybody rated but the sixth.
    report.entrants[0].rating = None;
    let case = norm_case(&FIDE_TITLES_2024_01, &report, 0);
    assert!(case.games.iter().all(|round| !round.zero_against_rated));
}

/// Whoever plays under FIDE's flag, or for nobody, has no federation of his own.
#[test]
fn p1_4_2a_fid_and_non_are_no_federations() {
    let own = |code: &str| {
        let mut report = event(SIX);
        report.entrants[0].federation = Some(code.to_owned());
        norm_case(&FIDE_TITLES_2024_01, &report, 0).player.federation
    };
    assert_eq!(["FID", "NON", "HUN"].map(own), [None, None, Some("HUN".to_owned())]);
}

/// Norms come first, then who missed one. Three hundred people are told of; of 302, two who did not make one are left out.
#[test]
fn of_many_people_those_with_a_norm_are_told_of() {
    let mut report = event(SIX);
    let hero = |rank: u16, made: bool| {
        let mut one = Entrant { rounds: report.entrants[0].rounds.clone(), ..entrant(rank, "HUN", "IM", 2400) };
        // Five and a half of nine are near a norm for GM, six make it.
        if !made {
            one.rounds[3].result = RoundResult::parse("0.5");
        }
        one
    };
    let heroes: Vec<Entrant> = (0..302).map(|at| hero(100 + at, at == 0 || at == 300)).collect();
    report.entrants[0].titles = Titles::of(&[FideTitle::Gm]);
    report.entrants.extend(heroes);
    let norms = event_norms(&FIDE_TITLES_2024_01, &report).expect("whole");
    let told: Vec<usize> = norms.people.iter().map(|one| one.entrant - 10).collect();
    let expected: Vec<usize> = [0, 300].into_iter().chain(1..299).collect();
    assert_eq!(told, expected, "the 300th and the 302nd are left out");
    let more = norms.findings.iter().find(|one| one.code == "title-more-people").expect("told");
    assert_eq!(more.facts, [("players", Fact::from(2))]);
}

/// Of a player whose own federation is not said every round is open to doubt.
#[test]
fn p1_4_3_the_own_federation_may_be_unsaid() {
    let mut report = event(SIX);
    report.entrants[0].federation = None;
    let norms = event_norms(&FIDE_TITLES_2024_01, &report).expect("whole");
    assert_eq!(norms.people[0].unsaid, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert!(norms.people[0].sought.iter().all(|one| one.standing != Standing::Made));
    // Where a round is in doubt by itself, that is the one that is told.
    report.entrants[1].federation = None;
    let norms = event_norms(&FIDE_TITLES_2024_01, &report).expect("whole");
    assert_eq!(norms.people[0].unsaid, [1]);
}
