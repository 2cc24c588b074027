//! What if I win? Numbers worked out by hand from the text in force in April 2024: table b of 8.1.2, K of 8.3.3.

use crate::month::*;
use arpad_model::{Birth, Change, Decimal, FideId, HalfPoints, PersonId};
use arpad_office::acts::desk::enact;
use arpad_office::acts::hide::hide;
use arpad_office::acts::{Act, DecideAct, Decided, Found, PersonFields};
use arpad_office::views::two_players::two_players;
use arpad_office::views::what_if::{AboutToPlay, Goal, KChange, NextGame, about_to_play};
use arpad_registry::Registry;
use jiff::civil::{Date, date};

/// The day the games begin.
const START: Date = date(2024, 4, 6);

fn about(registry: &mut Registry, person: u32) -> AboutToPlay {
    let about = registry.read(|store| about_to_play(store, PersonId(person), STANDARD, START)).unwrap();
    about.expect("he is shown").expect("there is a list")
}

fn against(opponent: i32) -> NextGame {
    NextGame { opponent, handicap: 0 }
}

#[test]
fn each_result_of_a_game_brings_what_the_text_says() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let kovacs = about(&mut registry, 1);
        assert_eq!((kovacs.rating, kovacs.k(), kovacs.edition().0), (Some(2105), Some(40), "fide-2024-03"));
        // 2105 against 2250: 145 points are .31 for the weaker; K is 40, for he has no game yet.
        let single = kovacs.single(&against(2250));
        assert_eq!(single.expected, Some(Decimal(310)), "{}", trial.name());
        let told: Vec<(u32, Option<Change>, Option<i64>)> =
            single.outcomes.iter().map(|one| (one.score.0, one.change, one.after)).collect();
        let change = |hundredths: i64| Some(Change::Hundredths(Decimal(hundredths)));
        // 27.60 is 28, 7.60 is 8, −12.40 is −12.
        let due = [(2, change(2760), Some(2133)), (1, change(760), Some(2113)), (0, change(-1240), Some(2093))];
        assert_eq!(told, due, "{}", trial.name());
        // With a draw against 1850, of whom 255 points expect .81: (.69 − .31) × 40 = 15.20.
        let total = kovacs.total(&[(against(2250), HalfPoints(2)), (against(1850), HalfPoints(1))]).expect("games");
        assert_eq!((total.games, total.score, total.expected), (2, HalfPoints(3), Some(Decimal(1120))));
        assert_eq!((total.brought.change, total.brought.after, total.multiplier), (change(1520), Some(2120), Some(40)));
        assert!(total.steps.iter().any(|step| step.paragraph.0 == "8.3.3"), "K is explained");
        assert!(kovacs.total(&[]).is_none());
        // A junior of 2008 has 40: 1712 against 1850 is .31 at 138 points, 27.60 for a win.
        let agnes = about(&mut registry, 3);
        assert_eq!(agnes.k(), Some(40));
        assert_eq!(agnes.single(&against(1850)).outcomes[0].change, change(2760));
    }
}

#[test]
fn what_a_goal_takes_is_the_least_that_reaches_it() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let kovacs = about(&mut registry, 1);
    let goal = |points: i32| Goal { points, grade: None, times: 1 };
    assert_eq!(kovacs.goals(), [goal(2200), goal(2300)]);
    // 95 points are 94.50 before rounding: 2.3625 above expectation at K 40. Nine games against 2305 expect 9 × .24 = 2.16,
    // so 4.5225 are needed, that is 5; against equals 4.5 + 2.3625 is 7; of four games against equals all are not enough.
    assert_eq!(kovacs.needed(2200, 2305, 9), Some(HalfPoints(10)));
    assert_eq!(kovacs.needed(2200, 2105, 9), Some(HalfPoints(14)));
    assert_eq!(kovacs.needed(2200, 2105, 4), None);
    // Ten points: half a point above expectation.
    assert_eq!(kovacs.needed(2115, 2105, 5), Some(HalfPoints(6)));
    // What is reached already takes no more than what keeps it.
    assert_eq!(kovacs.needed(2105, 2105, 4), Some(HalfPoints(4)));

    assert_eq!(kovacs.k_changes(), [KChange::Games { left: 30, of: 30, k: 20 }]);
    // Of a junior who is new as well neither alone gives another K.
    assert_eq!(about(&mut registry, 3).k_changes(), []);
    assert_eq!(about(&mut registry, 4).k_changes(), [], "2410 has 10 for ever");
}

#[test]
fn two_players_stand_side_by_side_with_the_ratings_of_the_time() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        report(&mut registry, &duels("Áprilisi", date(2024, 4, 13), &[(4, 0, '=')]), date(2024, 4, 14));
        let found = registry.read(|store| two_players(store, PersonId(1), PersonId(5), MAY)).unwrap();
        let found = found.expect("both are shown");
        // 2105 beat 1999, .64 expected: 14.40 each way makes 2119 and 1985 on the list of April.
        let games: Vec<(u32, [Option<i32>; 2])> =
            found.games.iter().map(|one| (one.meeting.score.0, one.ratings)).collect();
        assert_eq!(games, [(1, [Some(2119), Some(1985)]), (2, [Some(2105), Some(1999)])], "{}", trial.name());
        // 134 points are .68.
        assert_eq!(found.expected, [(STANDARD, Decimal(68))], "{}", trial.name());
        registry.write(|store| hide(store, &stamp(MAY), PersonId(5), true)).unwrap();
        let hidden = registry.read(|store| two_players(store, PersonId(1), PersonId(5), MAY)).unwrap();
        assert!(hidden.is_err(), "{}", trial.name());
        let hidden = registry.read(|store| about_to_play(store, PersonId(5), STANDARD, START)).unwrap();
        assert!(hidden.is_err(), "{}", trial.name());
    }
}

/// Under the text of 2017 a junior has K 40 until the day he is eighteen. Nobody's day of birth is public: whoever asks about game
/// after game on day after day hears of the same K all year.
#[test]
fn nobody_s_birthday_is_found_by_asking_day_after_day() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let (founded, list) = (date(2018, 2, 20), date(2018, 3, 1));
        registry
            .write(|store| {
                let found = Found { name: "Próba".into(), country: "HUN".into(), ..Found::default() };
                enact(store, &stamp(founded), &Act::Found(found))?;
                let person = PersonFields {
                    person: PersonId(1),
                    family: "Kis".into(),
                    given: "Panna".into(),
                    fide: Some(FideId(700_001)),
                    born: Some(Birth::Date(date(2000, 6, 15))),
                    country: "HUN".into(),
                    ..PersonFields::default()
                };
                enact(store, &stamp(founded), &Act::Person(person))?;
                let (person, series, points, games) = (PersonId(1), STANDARD, Some(1800), Some(50));
                let decision = Decided::Indicators {
                    person,
                    series,
                    points,
                    grade: None,
                    games,
                    peak: None,
                    reached: Vec::new(),
                    taken: false,
                };
                let act = DecideAct { decision, day: founded, reference: "1/2018".into() };
                enact(store, &stamp(founded), &Act::Decide(act))?;
                close_and_publish(store, list)
            })
            .unwrap();
        let mut k_on = |day: Date| {
            let about = registry.read(|store| about_to_play(store, PersonId(1), STANDARD, day)).unwrap();
            let about = about.expect("she is shown").expect("there is a list");
            // Half a point above what is expected: half of K.
            let won = about.single(&against(1800)).outcomes[0].change;
            (about.edition().0, about.k(), won)
        };
        let told = |k: u8| ("mssz-2017", Some(k), Some(Change::Hundredths(Decimal(i64::from(k) * 50))));
        for day in [date(2018, 3, 1), date(2018, 6, 14), date(2018, 6, 15), date(2018, 12, 31)] {
            assert_eq!(k_on(day), told(40), "{day}, {}", trial.name());
        }
        assert_eq!(k_on(date(2019, 1, 1)), told(20), "{}", trial.name());
    }
}
