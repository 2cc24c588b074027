//! Championships, official events, and how much is played in a day.

use super::*;

#[test]
fn p13_6_23_a_championship_counts_men_and_women_apart() {
    let (day, end) = (date(2016, 3, 15), date(2016, 3, 16));
    let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 1, 3, '1'), (2, 2, 4, '1')];
    for trial in trials() {
        let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
        let [eva, bela, cecilia, denes, erno, fanni] = WOMEN_AND_MEN;
        let of = |kind| EventFacts { championship: Some(kind), ..registered_on(date(2016, 2, 1)) };
        let mixed = [denes, erno, cecilia, fanni];
        let played = |name, members: &[Member]| {
            Played { name, territory: "HUN", days: (day, end), members, games: &games }.bytes()
        };
        let (file, _) = submitted(&mut registry, &played("Bajnokság A", &mixed), end);
        // Two men and two women are rated: three men are needed, two women are enough.
        let few = errors(accepted(&mut registry, file, end, of(Championship::Open)));
        assert_eq!(few, [("6.23", "championship-rated".to_owned())], "{}", trial.name());
        accepted(&mut registry, file, end, of(Championship::Women)).expect("two women");
        let men = [denes, erno, bela, eva];
        let (file, event) = submitted(&mut registry, &played("Bajnokság B", &men), end);
        let few = errors(accepted(&mut registry, file, end, of(Championship::Women)));
        assert_eq!(few, [("6.23", "championship-rated".to_owned())], "one woman");
        accepted(&mut registry, file, end, of(Championship::Open)).expect("three men");
        let known = registry.read(|store| tournaments::get(store, event)).unwrap().unwrap();
        assert_eq!(known.facts.championship, Some(Championship::Open));
    }
}

#[test]
fn p13_6_23_the_games_of_a_championship_are_rated() {
    let (day, end) = (date(2016, 3, 15), date(2016, 3, 16));
    let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 1, 3, '1'), (2, 2, 4, '1')];
    let trial = trials().into_iter().next().expect("a database");
    let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
    let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4], WOMEN_AND_MEN[5], WOMEN_AND_MEN[1]];
    let played = Played { name: "Bajnokság", territory: "HUN", days: (day, end), members: &members, games: &games };
    let (file, _) = submitted(&mut registry, &played.bytes(), end);
    let facts = EventFacts { championship: Some(Championship::Open), ..registered_on(date(2016, 2, 1)) };
    accepted(&mut registry, file, end, facts).expect("three men");
    registry.write(|store| close_and_publish(store, date(2016, 4, 1))).expect("a list");
    let row = registry.read(|store| {
        let list = list(store, date(2016, 4, 1))?;
        Ok::<_, OfficeError>(list_rows::get(store, list.id, PersonId(4))?)
    });
    // 2100 won against 2000 (expected .64) and against 1900 (.76): 40 × (2 − 1.40) = 24.
    assert_eq!(row.unwrap().unwrap().rating, Some(2124));
}

#[test]
fn p24_7_1_3_an_official_event_of_fide_may_end_on_the_eve_of_the_list() {
    let days = (date(2024, 3, 30), date(2024, 3, 31));
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '1')];
        let played = |name| Played { name, territory: "HUN", days, members: &members, games: &games }.bytes();
        for (name, official) in [("FIDE", Some(Official::Fide)), ("EB", Some(Official::Continental)), ("Kupa", None)] {
            let (file, _) = submitted(&mut registry, &played(name), days.1);
            let facts = EventFacts { official, ..registered_on(date(2024, 2, 1)) };
            accepted(&mut registry, file, days.1, facts).expect("an event in time for some list");
        }
        for (day, due) in
            [(date(2024, 4, 1), vec![TournamentId(1)]), (date(2024, 5, 1), [2, 3].map(TournamentId).into())]
        {
            registry.write(|store| close_and_publish(store, day)).expect("a list");
            let rated = registry.read(|store| {
                let list = list(store, day)?;
                Ok::<_, OfficeError>(lists::tournaments(store, list.id)?)
            });
            assert_eq!(rated.unwrap(), due, "{day} on {}", trial.name());
        }
        verified(&trial);
    }
}

#[test]
fn p24_3_1_announced_rounds_of_a_day_are_reckoned_with_where_the_report_has_no_days() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let (file, _) = submitted(&mut registry, &duel("Kupa", 3, 4), DAY);
        // 90 minutes and 30 seconds a move are four hours a game by 60 moves: three games are the twelve hours.
        let a_day = |rounds| EventFacts { rounds_per_day: Some(rounds), ..registered_on(date(2024, 2, 1)) };
        let too_much = errors(accepted(&mut registry, file, DAY, a_day(4)));
        assert_eq!(too_much, [("3.1", "too-much-in-a-day".to_owned())]);
        accepted(&mut registry, file, DAY, a_day(3)).expect("twelve hours");
    }
}

#[test]
fn p24_3_1_an_announced_time_control_counts_where_the_report_has_none() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let announcement = Announcement {
            name: "Kupa".into(),
            starts: DAY,
            ends: DAY,
            time_control: "40/90, SD/30, +30".into(),
            facts: EventFacts { rounds_per_day: Some(3), ..EventFacts::default() },
            ..Announcement::nothing(date(2024, 2, 1))
        };
        let event = registry.write(|store| announce(store, &stamp(date(2024, 2, 1)), announcement)).unwrap();
        let known = registry.read(|store| tournaments::get(store, event)).unwrap().unwrap();
        let control = known.facts.time_control.expect("it can be read");
        let periods: Vec<_> = control.periods.iter().map(|one| (one.moves, one.seconds)).collect();
        assert_eq!((periods, control.increment), (vec![(Some(40), 5400), (None, 1800)], 30));
        let bare = String::from_utf8(duel("Kupa", 3, 4)).unwrap().replace("122 90+30\n", "");
        let (file, reported) = submitted(&mut registry, bare.as_bytes(), DAY);
        assert_eq!(reported, event);
        // 90 + 30 minutes and 60 × 30 seconds are five hours a game for both: three games are fifteen hours.
        let how = Acceptance { tempo: Some(Tempo::Standard), ..Acceptance::default() };
        let too_much = errors(registry.write(|store| accept(store, &stamp(DAY), file, how)));
        assert_eq!(too_much, [("3.1", "too-much-in-a-day".to_owned())]);
    }
}
