//! §3(3), F-20: a decision on a player's indicators holds from its day, whoever plays and whatever comes later.

use super::desk::{Desk, File, days};
use super::text::beats;
use arpad_model::{Grade, Series};
use arpad_office::acts::DecideAct;
use arpad_office::acts::Decided;
use arpad_office::acts::decide::decide;
use arpad_office::views::decided_now::decided_now;
use arpad_office::views::explain_list::explain_list;
use jiff::civil::{Date, date};

const LATE: Date = date(2024, 3, 2);
const FIRST: Date = date(2024, 3, 9);
const DECIDED: Date = date(2024, 3, 12);
const SECOND: Date = date(2024, 3, 16);
const TODAY: Date = date(2024, 4, 1);

fn line(name: &'static str, points: i32, grade: &str) -> (&'static str, i32, String) {
    (name, points, grade.to_owned())
}

/// Kiss and Nagy of 1500, Tóth of 1600; Kiss has beaten Nagy at C 10: of equals ±5.
fn begun(trial: &arpad_trial::Trial) -> Desk {
    let mut desk = Desk::open(trial);
    desk.players(&[("Kiss", 1500), ("Nagy", 1500), ("Tóth", 1600)]);
    desk.on(TODAY).enter(&File::new("Első kupa", FIRST, 10, vec![beats(1, "Kiss", "Nagy")]));
    assert_eq!(days(&desk.close()), [(FIRST, 0)]);
    assert_eq!(desk.ranking(), [line("Kiss", 1505, "11k"), line("Nagy", 1495, "11k")]);
    desk
}

#[test]
fn a_decision_stands_on_the_ranking_list_of_its_day_without_a_game() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        desk.indicators("Nagy", Some(1600), None, DECIDED);
        assert_eq!(days(&desk.close()), [(DECIDED, 0)], "{}", trial.name());
        // The points are the committee's; grades rise in tournaments.
        assert_eq!(desk.ranking(), [line("Nagy", 1600, "11k"), line("Kiss", 1505, "11k")]);
        assert_eq!(desk.ranking_on(date(2024, 3, 11))[0], line("Kiss", 1505, "11k"), "the day before it does not hold");
        let told = desk.explained("Nagy", None);
        assert_eq!((told.list.day, told.before.map(|row| row.rating)), (DECIDED, Some(Some(1495))));
        let answer = told.answer.expect("the decision is told");
        let arpad_office::rating::rate_case::Answer::Mgsz(answer) = answer else { panic!("go") };
        let steps = &answer.rated.expect("it is computed").players[told.position].steps;
        let step: Vec<_> = steps.iter().map(|step| (step.paragraph.0, step.code.as_str())).collect();
        assert_eq!(step, [("§3(3)", "go-decision-points")]);
        assert!(steps[0].facts.contains(&("reference", "7/2024".into())), "{:?}", steps[0].facts);
        desk.says_one_number();

        // 1600 beats 1505, d = 95, .28: ⌊5.6 + ½⌋ = 6 and ⌊−5.6 + ½⌋ = −6. 1606 is 8 kyu, reached at once.
        desk.enter(&File::new("Második kupa", SECOND, 20, vec![beats(1, "Nagy", "Kiss")]));
        assert_eq!(days(&desk.close()), [(SECOND, 0)]);
        assert_eq!(desk.ranking(), [line("Nagy", 1606, "8k"), line("Kiss", 1499, "11k")]);
        desk.says_one_number();
        desk.verified();
    }
}

#[test]
fn a_decision_survives_late_tournaments_and_replays_and_its_cancellation_takes_it_back() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        desk.enter(&File::new("Második kupa", SECOND, 20, vec![beats(1, "Nagy", "Kiss")]));
        desk.close();
        // Without it: 1495 beats 1505, d = 10, .48: ⌊.52 · 20 + ½⌋ = 10 and ⌊−10.4 + ½⌋ = −10.
        let without = [line("Nagy", 1505, "11k"), line("Kiss", 1495, "11k")];
        assert_eq!(desk.ranking(), without);
        let decision = desk.indicators("Nagy", Some(1600), None, DECIDED);
        assert_eq!(days(&desk.close()), [(DECIDED, 0), (SECOND, 1)], "the list before it stays");
        let with = [line("Nagy", 1606, "8k"), line("Kiss", 1499, "11k")];
        assert_eq!(desk.ranking(), with);

        // Late: Tóth, 1600, beats Nagy, 1500, d = 100, .27: ±2.7, so 1603 and 1497. Then Kiss, 1500, beats 1497, d = 3, .49:
        // ⌊4.9 + ½⌋ = 5 and ⌊−4.9 + ½⌋ = −5: 1505 and 1492. On its day the decision makes 1600 of it again.
        desk.enter(&File::new("Késői kupa", LATE, 10, vec![beats(1, "Tóth", "Nagy")]));
        assert_eq!(days(&desk.close()), [(LATE, 0), (FIRST, 1), (DECIDED, 1), (SECOND, 2)]);
        assert_eq!(desk.points_on("Nagy", FIRST), Some(1492), "{}", trial.name());
        assert_eq!(desk.points_on("Nagy", DECIDED), Some(1600));
        assert_eq!(desk.ranking(), [with[0].clone(), line("Tóth", 1603, "8k"), with[1].clone()]);
        assert_eq!(desk.replay(None, false).unwrap_err().code.as_str(), "nothing-changes");
        desk.says_one_number();

        // Taken back, the lists come out as they would be without it: 1492 beats 1505, d = 13, .46: ⌊.54 · 20 + ½⌋ = 11 and
        // ⌊−10.8 + ½⌋ = −11.
        desk.cancelled(decision);
        assert_eq!(days(&desk.close()), [(DECIDED, 2), (SECOND, 3)]);
        assert_eq!(desk.points_on("Nagy", DECIDED), Some(1492));
        let due = [line("Tóth", 1603, "8k"), line("Nagy", 1503, "11k"), line("Kiss", 1494, "11k")];
        assert_eq!(desk.ranking(), due, "{}", trial.name());
        desk.says_one_number();
        desk.verified();
    }
}

#[test]
fn a_decision_comes_before_the_tournaments_that_end_on_its_day() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        desk.enter(&File::new("Második kupa", SECOND, 20, vec![beats(1, "Nagy", "Kiss")]));
        desk.indicators("Nagy", Some(1600), None, DECIDED);
        desk.close();
        // On the day of the tournament: 1600 meets 1550, d = 50, .38: ⌊7.6 + ½⌋ = 8 and ⌊−7.6 + ½⌋ = −8.
        desk.indicators("Kiss", Some(1550), Some("9k"), SECOND);
        let made = desk.close();
        assert_eq!(days(&made), [(SECOND, 0), (SECOND, 1)], "{}", trial.name());
        assert_eq!((made[0].tournament, made[1].tournament.is_some()), (None, true));
        assert_eq!(desk.ranking_of(&made[0]), [line("Nagy", 1600, "11k"), line("Kiss", 1550, "9k")]);
        assert_eq!(desk.ranking(), [line("Nagy", 1608, "8k"), line("Kiss", 1542, "9k")]);
        // Of two decisions of a day the last word counts.
        desk.indicators("Kiss", Some(1555), None, SECOND);
        desk.close();
        // d = 45, .39: ⌊7.8 + ½⌋ = 8 and ⌊−7.8 + ½⌋ = −8.
        assert_eq!(desk.ranking(), [line("Nagy", 1608, "8k"), line("Kiss", 1547, "9k")]);
        desk.says_one_number();
        desk.verified();
    }
}

/// Dávid and Elek of 2100. Dávid is given 1 dan and loses twice at C 10: 2095, then 2095 v 2105, d = 10, .48, 2090. Both are
/// above the bound of 2 dan, and only the second gives it back.
#[test]
fn a_lower_grade_is_not_given_back_by_what_was_reached_before() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Dávid", 2100), ("Elek", 2100)]);
        desk.on(TODAY);
        let mut held = Vec::new();
        // Both have reached 2 dan four times before.
        for (day, name) in [(1, "A kupa"), (2, "B kupa"), (3, "C kupa"), (4, "D kupa")] {
            desk.enter(&File::new(name, date(2024, 2, day), 10, vec![beats(1, "Dávid", "Elek")]));
        }
        desk.close();
        desk.indicators("Dávid", Some(2100), Some("1d"), DECIDED);
        desk.indicators("Elek", Some(2100), None, DECIDED);
        for (name, day) in [("E kupa", SECOND), ("F kupa", date(2024, 3, 17))] {
            desk.enter(&File::new(name, day, 10, vec![beats(1, "Elek", "Dávid")]));
            desk.close();
            held.push(desk.ranking().into_iter().find(|one| one.0 == "Dávid").expect("he is on the list"));
        }
        assert_eq!(held, [line("Dávid", 2095, "1d"), line("Dávid", 2090, "2d")], "{}", trial.name());
        desk.verified();
    }
}

#[test]
fn the_committee_may_put_somebody_on_the_list_and_not_without_points() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        let tóth = desk.number("Tóth");
        let grade = Decided::Indicators {
            person: tóth,
            series: Series::Go,
            points: None,
            grade: Some("5k".into()),
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        assert_eq!(desk.try_decide(grade, DECIDED).unwrap_err().code.as_str(), "grade-without-points");
        desk.indicators("Tóth", Some(1777), Some("4k"), DECIDED);
        desk.close();
        assert_eq!(desk.ranking()[0], line("Tóth", 1777, "4k"), "{}", trial.name());
        // 1777 loses to 1505 at C 10: d = 272, .04: ⌊−9.6 + ½⌋ = −10 and ⌊9.6 + ½⌋ = 10.
        desk.enter(&File::new("Második kupa", SECOND, 10, vec![beats(1, "Kiss", "Tóth")]));
        desk.close();
        let due = [line("Tóth", 1767, "4k"), line("Kiss", 1515, "11k"), line("Nagy", 1495, "11k")];
        assert_eq!(desk.ranking(), due);
        desk.says_one_number();
        desk.verified();
    }
}

#[test]
fn a_decision_needs_a_reason_a_day_that_has_come_and_points_that_somebody_can_mean() {
    for trial in arpad_trial::trials() {
        let mut desk = begun(&trial);
        let of = |person, points| Decided::Indicators {
            person,
            series: Series::Go,
            points: Some(points),
            grade: None,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        let kiss = desk.number("Kiss");
        let act = DecideAct { decision: of(kiss, 1600), day: DECIDED, reference: "7/2024".into() };
        let stamp = desk.stamp();
        let without = super::desk::told(desk.registry.write(|store| decide(store, &stamp, act)));
        assert_eq!(without.unwrap_err().code.as_str(), "decision-without-reason", "{}", trial.name());
        for (points, day, code) in [
            (1600, date(2024, 4, 2), "day-in-future"),
            (1600, date(2011, 12, 31), "go-not-in-force"),
            (16_000, DECIDED, "rating-range"),
            (-1, DECIDED, "rating-range"),
        ] {
            let refusal = desk.try_decide(of(kiss, points), day).unwrap_err();
            assert_eq!(refusal.code.as_str(), code, "{points} on {day}");
        }
        assert_eq!(desk.try_close(false).unwrap_err().code.as_str(), "nothing-due");
    }
}

/// The committee's last word about a player is told, with its own entry, and not beside what it took the place of: 1700 with 2 dan,
/// then 1850 with 3 kyu. A grade alone takes nobody's points away, so both stand there.
#[test]
fn p3_3_what_a_later_decision_replaces_is_not_told_beside_it() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500)]);
        desk.on(date(2024, 4, 1)).enter(&File::new("Első", date(2024, 3, 2), 10, vec![beats(1, "Kiss", "Nagy")]));
        desk.close();
        let told = |desk: &mut Desk| {
            let all = desk.registry.read(decided_now).unwrap();
            let grade = |grade: Grade| grade.to_string();
            all.into_iter().map(|one| (one.done.entry, one.points, one.grade.map(grade))).collect::<Vec<_>>()
        };
        let first = desk.indicators("Nagy", Some(1700), Some("2d"), date(2024, 3, 9));
        let holds = |entry, points, grade: &str| (entry, Some(points), Some(grade.to_owned()));
        assert_eq!(told(&mut desk), [holds(first, 1700, "2d")], "{}", trial.name());
        let second = desk.indicators("Nagy", Some(1850), Some("3k"), date(2024, 3, 9));
        assert_eq!(told(&mut desk), [holds(second, 1850, "3k")], "{}", trial.name());
        let grade = desk.indicators("Nagy", None, Some("2k"), date(2024, 3, 9));
        assert_eq!(told(&mut desk), [holds(second, 1850, "2k"), holds(grade, 1850, "2k")], "{}", trial.name());
        desk.cancelled(grade);
        desk.cancelled(second);
        assert_eq!(told(&mut desk), [holds(first, 1700, "2d")], "{}", trial.name());
        desk.verified();
    }
}

/// Nagy of 1500 loses to Kiss of 1500 with C 10: d = 0, .5, ⌊−5 + ½⌋ = −5: 1495; from the ninth on the committee gives
/// him 1700. On the twelfth he loses to Kiss, 1505: d = 195, .115 for the weaker, ⌊−8.85 + ½⌋ = −9: the list says 1691 once it knows.
#[test]
fn p3_3_a_decision_is_told_at_once_with_its_reason_and_the_list_that_will_have_it() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500)]);
        let day = |day: i8| date(2024, 3, day);
        desk.on(date(2024, 4, 1)).enter(&File::new("Első", day(2), 10, vec![beats(1, "Kiss", "Nagy")]));
        desk.close();
        assert!(desk.registry.read(decided_now).unwrap().is_empty(), "{}", trial.name());
        let entry = desk.indicators("Nagy", Some(1700), None, day(9));
        let told = |desk: &mut Desk| {
            let all = desk.registry.read(decided_now).unwrap();
            all.into_iter().map(|one| (one.name.family, one.before, one.points, one.day)).collect::<Vec<_>>()
        };
        let nagy = |now: i32| vec![("Nagy".to_owned(), Some(1495), Some(now), day(9))];
        assert_eq!(told(&mut desk), nagy(1700), "{}", trial.name());
        let reason = desk.registry.read(decided_now).unwrap()[0].done.clone();
        assert_eq!((reason.entry, reason.reference.as_str()), (entry, "7/2024"));
        // What is accepted and not closed does not move it; what is closed and not published keeps it told.
        desk.enter(&File::new("Második", day(12), 10, vec![beats(1, "Kiss", "Nagy")]));
        assert_eq!(told(&mut desk), nagy(1700), "{}", trial.name());
        let explained = |desk: &mut Desk| {
            let person = desk.number("Nagy");
            let found = desk.registry.read(|store| explain_list(store, person, Some(Series::Go), None)).unwrap();
            found.decided.iter().map(|one| one.points).collect::<Vec<_>>()
        };
        assert_eq!(explained(&mut desk), [Some(1700)], "the explanation says the same number");
        desk.close();
        assert_eq!(told(&mut desk), [], "the published list has it, {}", trial.name());
        assert_eq!(explained(&mut desk), []);
        desk.says_one_number();
        desk.cancelled(entry);
        assert_eq!(told(&mut desk), []);
        desk.verified();
    }
}
