//! A list on several threads: the numbers are those of one, whoever did what.

use super::case::{Case, case, rated, unrated};
use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::{FIDE_2013, FIDE_2024_03};
use arpad_rules::chess::k_factor::{Standing, day_number};
use arpad_rules::chess::kernel::close::ListLaw;
use arpad_rules::chess::kernel::field::{Field, list_number};
use arpad_rules::chess::kernel::games::{Event, PackedGame};
use arpad_rules::chess::kernel::newcomers::IdlePools;
use arpad_rules::chess::kernel::threads::rate_period_on_threads;
use arpad_rules::chess::rate::field;
use arpad_rules::chess::transition::{COMPRESSION_2024_03, Transition};
use jiff::civil::date;

/// The field after the period, on so many threads. `then` are standings of the last event's start.
fn on_threads(
    story: &Case,
    edition: &Edition,
    then: &[(u32, Standing)],
    transition: Option<Transition>,
    threads: usize,
) -> Field {
    let period = &story.period;
    let packed: Vec<Vec<PackedGame>> = period
        .tournaments
        .iter()
        .map(|event| event.games.iter().map(|g| PackedGame::new(g.round, g.white, g.black, g.outcome)).collect())
        .collect();
    let mut first_game = 0;
    let last = packed.len() - 1;
    let event = |(at, (tournament, games)): (usize, (&'_ Tournament, &'_ Vec<PackedGame>))| {
        first_game += games.len() as u32;
        (at, day_number(tournament.start), tournament.system, first_game - games.len() as u32)
    };
    let known: Vec<_> = period.tournaments.iter().zip(&packed).enumerate().map(event).collect();
    let events: Vec<Event<'_>> = known
        .iter()
        .map(|&(at, start, system, first_game)| Event {
            edition,
            start,
            system,
            games: &packed[at],
            first_game,
            ratings: &period.tournaments[at].ratings,
            standings: if at == last { then } else { &[] },
            whole: None,
        })
        .collect();
    let (day, list) = (day_number(period.list_date), list_number(period.list_date));
    let law = ListLaw { edition, day, list, idle_pools: IdlePools::Leave, transition };
    let mut field = field(edition, period);
    rate_period_on_threads(&mut field, &law, &events, threads);
    field
}

/// The rating of a player after it.
fn rating(story: &Case, field: &Field, id: &str) -> i16 {
    field.slots[story.index(id) as usize].own()
}

/// P beats an equal in each of two events; without a K of its own the second is his first.
fn two_events(player: PeriodPlayer) -> Case {
    let story = case(date(2014, 4, 1)).player(player).player(rated("B", 2000));
    [("T", 1), ("U", 20)].into_iter().fold(story, |story, (id, day)| {
        story.tournament_on(id, System::Swiss, date(2014, 3, day), date(2014, 3, day), &[("P", "B", "1-0")])
    })
}

/// .5 × 20 in the first event, and in the second, which began under a list that printed 40, .5 × 40.
#[test]
fn f01_a_k_of_an_earlier_list_on_any_number_of_threads() {
    let story = two_events(rated("P", 2000));
    let now = field(&FIDE_2024_03, &story.period).standings[0];
    let then = [(0, Standing { given: 40, given_is_listed: true, ..now })];
    for threads in 0..4 {
        let field = on_threads(&story, &FIDE_2024_03, &then, None, threads);
        assert_eq!((rating(&story, &field, "P"), rating(&story, &field, "B")), (2030, 1980), "{threads} threads");
        assert_eq!(field.standings[0].games, 102);
    }
}

/// 18 on 15 March 2014: .5 × 40 and .5 × 20.
#[test]
fn p8_56_a_birthday_between_two_events_on_any_number_of_threads() {
    let junior = PeriodPlayer { born: Some(Birth::Date(date(1996, 3, 15))), ..rated("P", 2000) };
    let story = two_events(junior);
    for threads in 0..4 {
        let field = on_threads(&story, &FIDE_2013, &[], None, threads);
        assert_eq!((rating(&story, &field, "P"), rating(&story, &field, "B")), (2030, 1980), "{threads} threads");
    }
}

/// More players than are closed at a time. The first and the last of 700 beat their neighbours, a junior among them in two events
/// of two ages, and N, unrated, draws with five of 2000 in them: (5 · 2000 + 3600)/7 = 1942.86, 50 %.
#[test]
fn players_are_closed_in_blocks_on_any_number_of_threads() {
    let ids: Vec<String> = (0..700).map(|number| format!("p{number}")).collect();
    let mut story = ids.iter().fold(case(date(2024, 4, 1)), |story, id| story.player(rated(id, 2000)));
    story = story.player(unrated("N"));
    let first = [("p0", "p1", "1-0"), ("p698", "p699", "0-1"), ("p255", "p256", "1-0"), ("N", "p5", "1/2-1/2")];
    let second = ["p6", "p7", "p8", "p9"].map(|id| ("N", id, "1/2-1/2"));
    let second: Vec<_> = second.into_iter().chain([("p699", "p0", "1-0"), ("p511", "p512", "1-0")]).collect();
    story = story.tournament_on("T", System::Swiss, date(2024, 3, 1), date(2024, 3, 1), &first);
    story = story.tournament_on("U", System::Swiss, date(2024, 3, 9), date(2024, 3, 9), &second);
    for threads in 1..6 {
        let field = on_threads(&story, &FIDE_2024_03, &[], None, threads);
        let of = |id: &str| rating(&story, &field, id);
        let ids = ["p0", "p1", "p255", "p256", "p511", "p512", "p698", "p699", "p300"];
        assert_eq!(ids.map(of), [2000, 1990, 2010, 1990, 2010, 1990, 1990, 2020, 2000], "{threads} threads");
        assert_eq!(of("N"), 1943, "{threads} threads");
        let games = ["p0", "p1", "p300", "p699"].map(|id| field.standings[story.index(id) as usize].games);
        assert_eq!(games, [102, 101, 100, 102]);
    }
}

/// The list of March 2024: who has no game is converted as he stands (1500 + 40 % of 500), who has one after it
/// (1510 + .4 × 490 = 1706).
#[test]
fn a_converted_list_on_any_number_of_threads() {
    let story = ["P", "B", "I"].into_iter().fold(case(date(2024, 3, 1)), |story, id| story.player(rated(id, 1500)));
    let story = [1, 9].into_iter().fold(story, |story, day| {
        let games = if day == 1 { vec![("P", "B", "1-0")] } else { vec![("P", "B", "1/2-1/2")] };
        story.tournament_on("T", System::Swiss, date(2024, 2, day), date(2024, 2, day), &games)
    });
    for threads in 1..4 {
        let field = on_threads(&story, &FIDE_2024_03, &[], Some(COMPRESSION_2024_03), threads);
        let of = |id: &str| rating(&story, &field, id);
        // B: 1490 + .4 × 510 = 1694.
        assert_eq!(["P", "B", "I"].map(of), [1706, 1694, 1700], "{threads} threads");
        assert_eq!(field.standings[2].peak, 1700);
    }
}
