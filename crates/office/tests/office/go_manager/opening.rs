//! A ranking list that was kept elsewhere is the opening balance: points, grades and counters of grades reached.

use super::*;
use arpad_model::{EntryId, Grade};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::newcomers::{By, set_initial};
use arpad_office::acts::takeover::{Entered, Incoming, TakenOver, What, take_over};
use arpad_office::lists::newcomers::Entrant;
use arpad_office::rating::rate_case::Answer;
use arpad_office::verify::verify;
use arpad_office::views::checklist::go_checklist;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::go_standing::{Reach, go_standing};
use arpad_registry::ledger;

const RANKING: &str = "Helyezés;Név;EGD PIN;Élő-pont;Minősítés;Elérte;Versenyek\n\
    1;Erős Pál;13000001;2045;1 dan;2 dan: 1;12\n\
    2;Tóth Anna;13000002;2045;1d;;\n\
    3;Varga Éva;13000003;1640;;;3\n";

/// A system in which nobody is yet.
fn without_anybody(trial: &arpad_trial::Trial) -> Registry {
    let mut registry = fresh(trial.address());
    let federation = Found { name: "Próba".into(), country: "HUN".into(), second_reading: true, ..Found::default() };
    registry.write(|store| enact(store, &stamp(date(2024, 2, 20)), &Act::Found(federation))).unwrap();
    registry
}

fn taken(registry: &mut Registry, csv: &str) -> TakenOver {
    taken_on(registry, csv, date(2024, 2, 25))
}

fn taken_on(registry: &mut Registry, csv: &str, day: Date) -> TakenOver {
    let incoming = Incoming {
        file_name: "ranglista.csv",
        bytes: csv.as_bytes(),
        what: What::Ranking,
        map: &[],
        day: Some(day),
        season: "",
    };
    registry.write(|store| take_over(store, &stamp(DAY), &incoming)).unwrap()
}

fn head(registry: &mut Registry) -> EntryId {
    registry.read(ledger::head).unwrap().0
}

/// Erős beats Tóth of equal points at C = 20: 10 points each way. He has 2055 after it and had reached 2 dan (2050) once
/// before: he has defended it (§5(4), annex 2, example 2). Had Tóth won, it would be his first time.
#[test]
fn p5_4_counters_of_a_ranking_list_that_is_taken_over_go_on_counting() {
    let game = ["1 Erős Pál 1d HU Pecs 1 2+/b0 |13000001", "2 Tóth Anna 1d HU Pecs 0 1-/w0 |13000002"];
    for trial in arpad_trial::trials() {
        let mut registry = without_anybody(&trial);
        let before = head(&mut registry);
        let done = taken(&mut registry, RANKING);
        assert_eq!((done.fault_count, done.unknown, done.grades_inferred), (0, vec!["Helyezés".to_owned()], 1));
        assert_eq!(done.entered, Entered { new_persons: 3, ratings: 3, ..Entered::default() }, "{}", trial.name());

        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &game));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        let list = lists.last().expect("a list");
        let rows = registry.read(|store| list_rows::of(store, list.id)).unwrap();
        let grade = |text: &str| Grade::parse(text).map(|grade| i16::from(grade.steps()));
        let told: Vec<_> = rows.iter().map(|row| (row.rating, row.grade, row.games)).collect();
        assert_eq!(told[..2], [(Some(2055), grade("2d"), Some(13)), (Some(2035), grade("1d"), Some(1))]);
        // 2035 is 1 dan: it counts for 3 kyu to 1 dan once, and above what is held nothing is open.
        assert_eq!(
            go_standing(&rows[1]).unwrap().map(|one| (one.entry.to_string(), one.reached)),
            Some(("1d".into(), vec![]))
        );
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
        // What a list has met stays; before that the whole table is taken back at once.
        let refusal = refused(registry.write(|store| cancel(store, &stamp(DAY), before.next(), "elírás")));
        assert_eq!(refusal, "table-published-upon", "{}", trial.name());
        // Whoever stands on the list by it is no newcomer.
        let rated = Entrant::Known(PersonId(1));
        let set = registry.write(|store| set_initial(store, &stamp(DAY), rated, Some(1600), (By::Manager(""), None)));
        assert_eq!(refused(set), "newcomer-not-open", "{}", trial.name());
        let decision = Decided::Initial { person: PersonId(1), points: 1600, manager: false };
        assert_eq!(refused(decided(&mut registry, decision)), "initial-rated", "{}", trial.name());
    }
}

/// The regulation is in force from 2012-01-01 (§11(1)): what it begins with is of the day before. The committee's own decisions
/// are of a day on which it is in force.
#[test]
fn p11_1_the_opening_balance_is_of_the_day_before_the_regulation() {
    let game = ["1 Erős Pál 1d HU Pecs 1 2+/b0 |13000001", "2 Tóth Anna 1d HU Pecs 0 1-/w0 |13000002"];
    for trial in arpad_trial::trials() {
        let mut registry = without_anybody(&trial);
        let done = taken_on(&mut registry, RANKING, date(2011, 12, 31));
        assert_eq!((done.fault_count, done.entered.ratings), (0, 3), "{}", trial.name());
        let early = Decided::Indicators {
            person: PersonId(1),
            series: Series::Go,
            points: Some(2000),
            grade: None,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        let act = DecideAct { decision: early, day: date(2011, 12, 31), reference: "MB 1/2012".into() };
        let refusal = refused(registry.write(|store| decide(store, &stamp(DAY).because("indokolt"), act)));
        assert_eq!(refusal, "go-not-in-force", "{}", trial.name());
        // Of equals at C = 20: ±10.
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &game));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let looked = registry.read(go_checklist).unwrap();
        assert_eq!((looked.first_ratings, looked.movers.len()), (vec![], 2), "two move and nobody is new");
        let list = closed(&mut registry).pop().expect("a list");
        assert_eq!(points(&mut registry, &list), [(1, 2055), (2, 2035), (3, 1640)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Two reaches of 2 kyu are 2 kyu (§5(4)); one of 6 kyu is 6 kyu (§5(2)). Whoever reached 6 dan nine times is no 6 kyu, and a
/// foreigner belongs to the system by a letter (§1(1)).
#[test]
fn p5_4_p1_1_counters_give_the_grade_and_a_foreigner_has_a_letter() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let bad = "Név;EGD;Élő-pont;Minősítés;Elért;Ország\n\
            Theta Tamás;67777777;1700;6k;6d:9;AUT\nIota Imre;68888888;1900;3k;2k:2;HUN\n";
        let done = taken(&mut registry, bad);
        let faults: Vec<(usize, &str)> = done.faults.iter().map(|(row, one)| (*row, one.code.as_str())).collect();
        let due = [(2, "ranking-counters"), (2, "ranking-foreigner"), (3, "ranking-counters")];
        assert_eq!(faults, due, "{}", trial.name());
        assert_eq!(done.entered, Entered::default());

        let good = "Név;EGD;Élő-pont;Minősítés;Elért;Ország;Jogcím\n\
            Theta Tamás;67777777;1700;6k;2d:1;AUT;b\nIota Imre;68888888;1900;;2k:2;HUN;\n";
        let done = taken(&mut registry, good);
        assert_eq!((done.fault_count, done.entered.ratings, done.grades_inferred), (0, 2, 1), "{}", trial.name());
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &ONE_GAME));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let list = closed(&mut registry).pop().expect("a list");
        let rows = registry.read(|store| list_rows::of(store, list.id)).unwrap();
        let grade = |text: &str| Grade::parse(text).map(|grade| i16::from(grade.steps()));
        let told: Vec<_> = rows.iter().skip(2).map(|row| (row.person.0, row.rating, row.grade)).collect();
        assert_eq!(told, [(4, Some(1700), grade("6k")), (5, Some(1900), grade("2k"))], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_ranking_list_tells_all_its_faults_at_once_and_has_one_way_back() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let bad = "Név;Élő-pont;Minősítés;Elérte\nNagy Éva;sok;1 dan;\nKis Éva;1500;99 dan;2d:0\n;1500;;\n";
        let done = taken(&mut registry, bad);
        let faults: Vec<(usize, &str)> = done.faults.iter().map(|(row, one)| (*row, one.code.as_str())).collect();
        let due = [(2, "cell-unreadable"), (3, "cell-unreadable"), (3, "cell-unreadable"), (4, "text-empty")];
        assert_eq!(faults, due, "{}", trial.name());
        assert_eq!(done.entered, Entered::default());

        let before = head(&mut registry);
        let done = taken(&mut registry, "Név;Pont;Fokozat\nNagy Éva;1700;6k\n");
        assert_eq!((done.fault_count, done.entered.new_persons), (0, 1), "{}", trial.name());
        registry.write(|store| cancel(store, &stamp(DAY), before.next(), "másik lista")).unwrap();
        let found = registry.read(|store| arpad_registry::tables::persons::get(store, PersonId(4))).unwrap();
        assert_eq!(found, None, "she is gone with the table, {}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Annex 2, example 2: 2055 points once, then 2040: "2 dan: reached once, once more needed"; and he enters as 1 dan.
#[test]
fn p5_4_p9_1_a_what_is_reached_and_with_which_grade_one_enters() {
    let duel = |name: &str, day, winner: usize| {
        let (first, second) = [("2+/b0", "1-/w0"), ("2-/b0", "1+/w0")][winner];
        let lines = [
            format!("1 Erős Pál 1d HU Pecs 1 {first} |13000001"),
            format!("2 Tóth Anna 1d HU Pecs 0 {second} |13000002"),
        ];
        h9(name, day, true, &[&lines[0], &lines[1]])
    };
    for trial in arpad_trial::trials() {
        let mut registry = without_anybody(&trial);
        taken(&mut registry, "Név;EGD;Élő-pont;Minősítés\nErős Pál;13000001;2045;1d\nTóth Anna;13000002;2045;1d\n");
        let mut play = |name: &str, day, winner| {
            let file = submitted(&mut registry, &duel(name, day, winner));
            accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
            let list = closed(&mut registry).pop().expect("a list");
            let row = registry.read(|store| list_rows::get(store, list.id, PersonId(1))).unwrap().expect("a row");
            (row.rating, go_standing(&row).unwrap().expect("a standing"))
        };
        let (points, standing) = play("Első", FIRST, 0);
        assert_eq!((points, standing.entry.to_string()), (Some(2055), "2d".to_owned()), "{}", trial.name());
        let reach = Reach { grade: Grade::parse("2d").unwrap(), times: 1, missing: 1 };
        assert_eq!(standing.reached, [reach]);
        // 2055 loses to 2035: d = 20, 1 − 0.45 = 0.55, −11.
        let (points, standing) = play("Második", SECOND, 1);
        assert_eq!((points, standing.entry.to_string()), (Some(2044), "1d".to_owned()), "{}", trial.name());
        assert_eq!(standing.reached, [reach], "a fall takes nothing back");
    }
}

/// What was decided before the day of the table is in it, or was forgotten there; from its day on a decision holds.
#[test]
fn p3_3_a_decision_of_before_the_opening_balance_would_move_nothing_and_is_refused() {
    for trial in arpad_trial::trials() {
        let mut registry = without_anybody(&trial);
        taken(&mut registry, RANKING);
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 2045), (2, 2045), (3, 1640)], "{}", trial.name());
        let mut decide_on = |day| {
            let decision = Decided::Indicators {
                person: PersonId(3),
                series: Series::Go,
                points: Some(1700),
                grade: None,
                games: None,
                peak: None,
                reached: Vec::new(),
                taken: false,
            };
            let act = DecideAct { decision, day, reference: "MB 1/2024".into() };
            registry.write(|store| decide(store, &stamp(DAY), act))
        };
        assert_eq!(refused(decide_on(date(2024, 2, 24))), "indicators-before-opening", "{}", trial.name());
        decide_on(date(2024, 2, 25)).unwrap();
        let lists = closed(&mut registry);
        let told: Vec<_> = lists.iter().map(|list| (list.day, list.revision)).collect();
        assert_eq!(told, [(date(2024, 2, 25), 1)], "{}", trial.name());
        assert_eq!(points(&mut registry, &lists[0]), [(1, 2045), (2, 2045), (3, 1700)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Nobody decided what a table says: it is told as taken over, and no finding is made of each of its lines.
#[test]
fn p4_1_an_opening_balance_is_no_decision_of_the_committee() {
    for trial in arpad_trial::trials() {
        let mut registry = without_anybody(&trial);
        taken(&mut registry, RANKING);
        let made = registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        assert_eq!(made.findings, [], "{}", trial.name());
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
        let found = registry.read(|store| explain_list(store, PersonId(1), Some(Series::Go), None)).unwrap();
        let Some(Answer::Mgsz(answer)) = found.answer else { panic!("go") };
        let player = &answer.rated.expect("it is computed").players[found.position];
        let steps: Vec<(&str, &str)> = player.steps.iter().map(|step| (step.paragraph.0, step.code.as_str())).collect();
        assert_eq!(steps, [("§4(1)", "go-taken-points"), ("§4(1)", "go-taken-grade")], "{}", trial.name());
    }
}

/// A table without numbers that is brought again, corrected, is of the same people: what it said of the day before holds no more,
/// counters included. Brought back, the former one holds again.
#[test]
fn an_opening_balance_that_is_brought_again_doubles_nobody() {
    const FIRST_TIME: &str = "Név;Élő-pont;Minősítés;Elérte;Versenyek\n\
        Nagy Ádám;1947;1 kju;;12\nKovács Béla;2055;1 dan;2 dan: 1;\n";
    const CORRECTED: &str = "Név;Élő-pont;Minősítés;Elérte;Versenyek\n\
        Nagy Adam;1950;1 kju;;12\nKovács Béla;2055;1 dan;;\n";
    for trial in arpad_trial::trials() {
        let mut registry = without_anybody(&trial);
        taken(&mut registry, FIRST_TIME);
        let told = |registry: &mut Registry, lists: Vec<List>| {
            let list = lists.last().expect("a list");
            let row = registry.read(|store| list_rows::get(store, list.id, PersonId(2))).unwrap().expect("a row");
            (list.revision, points(registry, list), go_standing(&row).unwrap().expect("a standing").reached.len())
        };
        let lists = closed(&mut registry);
        assert_eq!(told(&mut registry, lists), (0, vec![(1, 1947), (2, 2055)], 1), "{}", trial.name());

        let before = head(&mut registry);
        let done = taken(&mut registry, CORRECTED);
        assert_eq!((done.fault_count, done.warnings.len()), (0, 0), "{:?}", done.warnings);
        assert_eq!(done.entered, Entered { known: 2, ratings: 2, ..Entered::default() }, "{}", trial.name());
        let lists = closed(&mut registry);
        assert_eq!(told(&mut registry, lists), (1, vec![(1, 1950), (2, 2055)], 0), "{}", trial.name());
        let adam = registry.read(|store| arpad_registry::tables::persons::get(store, PersonId(1))).unwrap();
        assert_eq!(adam.map(|one| one.name.eastern()), Some("Nagy Ádám".to_owned()), "his accents stay");

        let refusal = refused(registry.write(|store| cancel(store, &stamp(DAY), before.next(), "elírás")));
        assert_eq!(refusal, "table-replaced", "{}", trial.name());
        taken(&mut registry, FIRST_TIME);
        let lists = closed(&mut registry);
        assert_eq!(told(&mut registry, lists), (2, vec![(1, 1947), (2, 2055)], 1), "{}", trial.name());
        let incoming = Incoming {
            file_name: "ranglista.csv",
            bytes: FIRST_TIME.as_bytes(),
            what: What::Ranking,
            map: &[],
            day: Some(date(2024, 2, 25)),
            season: "",
        };
        let again = registry.write(|store| take_over(store, &stamp(DAY), &incoming));
        assert_eq!(refused(again.map(|_| ())), "table-known", "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// By 3. § (3) whoever stands on our list has points that the committee changes. A table of another day does not; one that brings
/// somebody else is taken.
#[test]
fn p3_3_a_table_does_not_change_the_points_of_whoever_is_on_the_list() {
    let game = ["1 Erős Pál 1d HU Pecs 1 2+/b0 |13000001", "2 Tóth Anna 1d HU Pecs 0 1-/w0 |13000002"];
    for trial in arpad_trial::trials() {
        let mut registry = without_anybody(&trial);
        taken(&mut registry, RANKING);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &game));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let before = closed(&mut registry);
        let other = "Név;EGD PIN;Élő-pont\nErős Pál;13000001;2400\nNagy Új;13000009;1500\n";
        let done = taken_on(&mut registry, other, date(2020, 1, 1));
        assert_eq!((done.fault_count, done.entered.ratings), (1, 1), "{}", trial.name());
        assert_eq!(done.faults[0].1.code.as_str(), "row-ranked");
        // Erős stays where he was: 2045 and 10 points of his win.
        let last = before.last().expect("a list").clone();
        assert!(points(&mut registry, &last).contains(&(1, 2055)), "{}", trial.name());
    }
}

/// Who a row without a number is, is asked where the register has the name and no points of it, or the table has it twice; the
/// column answers. A decision of the committee for the day is not overridden.
#[test]
fn who_a_row_of_a_ranking_list_is_is_asked_where_only_the_name_tells() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry
            .write(|store| -> Result<(), OfficeError> {
                let federation =
                    Found { name: "Próba".into(), country: "HUN".into(), second_reading: true, ..Found::default() };
                enact(store, &stamp(date(2024, 2, 20)), &Act::Found(federation))?;
                let fields = PersonFields {
                    person: PersonId(1),
                    family: "Szabó".into(),
                    given: "Anna".into(),
                    country: "HUN".into(),
                    ..PersonFields::default()
                };
                enact(store, &stamp(date(2024, 2, 20)), &Act::Person(fields))?;
                Ok(())
            })
            .unwrap();
        let codes = |done: &TakenOver| -> Vec<(usize, String)> {
            done.faults.iter().map(|(row, one)| (*row, one.code.to_string())).collect()
        };
        let told = |codes: &[(usize, &str)]| -> Vec<(usize, String)> {
            codes.iter().map(|(row, code)| (*row, (*code).to_owned())).collect()
        };
        let bad = taken(&mut registry, "Név;Pont\nSzabó Anna;1500\nPap Éva;1500\nPap Éva;1700\n");
        assert_eq!(codes(&bad), told(&[(2, "row-name-known"), (4, "row-name-twice")]), "{}", trial.name());
        let persons = |registry: &mut Registry| registry.read(arpad_registry::tables::everybody::count).unwrap();
        // The transaction of a test is not undone; Pap Éva is in the register now, with points.
        assert_eq!(persons(&mut registry), 2, "{}", trial.name());

        let good = "Név;Pont;Fokozat;Személy;Jogcím\nSzabó Anna;1500;11k;1;\nSzabó Anna;1400;13k;új;\n\
            Müller Karl;2100;2d;;b\nKiss Ferenc;2419;7k;;\n";
        let done = taken(&mut registry, good);
        assert_eq!(codes(&done), told(&[]), "{}", trial.name());
        assert_eq!((done.entered.new_persons, done.entered.ratings), (3, 4), "{}", trial.name());
        let warned: Vec<(usize, &str)> = done.warnings.iter().map(|(row, one)| (*row, one.code)).collect();
        let due = [(3, "same-name"), (4, "ranking-country-unsaid"), (5, "ranking-grade-low"), (1, "ranking-missing")];
        assert_eq!(warned, due, "{}", trial.name());
        let karl = registry.read(|store| arpad_registry::tables::persons::get(store, PersonId(4))).unwrap();
        assert_eq!(karl.map(|one| one.country), Some(String::new()), "{}", trial.name());

        let act = Decided::Indicators {
            person: PersonId(1),
            series: Series::Go,
            points: Some(1550),
            grade: None,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        let act = DecideAct { decision: act, day: date(2024, 2, 25), reference: "MB 1/2024".into() };
        registry.write(|store| decide(store, &stamp(DAY), act)).unwrap();
        let late = taken(&mut registry, "Név;Pont;Fokozat;Személy\nSzabó Anna;1501;11k;1\nKiss Ferenc;2419;7k;1\n");
        assert_eq!(codes(&late), told(&[(2, "row-decided"), (3, "row-person-other")]), "{}", trial.name());
    }
}

/// What was played before the day of the table is in its points: a tournament of before is refused, not counted a second time. One that
/// ends on the day, or in which nobody of the table played, is rated.
#[test]
fn p4_1_a_tournament_of_before_the_opening_balance_is_in_it() {
    for trial in arpad_trial::trials() {
        let mut registry = without_anybody(&trial);
        taken(&mut registry, RANKING);
        closed(&mut registry);
        let lines = ["1 Erős Pál 1d HU Pecs 1 2+/b0 |13000001", "2 Tóth Anna 1d HU Pecs 0 1-/w0 |13000002"];
        let mut enter = |name, day| {
            let file = submitted(&mut registry, &h9(name, day, true, &lines));
            accepted(&mut registry, &file, thinking_time("60+3x20"))
        };
        let Err(OfficeError::Refused(refusal)) = enter("Előtte", date(2024, 2, 24)) else { panic!("it is in it") };
        let told: Vec<_> = refusal.findings.iter().map(|one| (one.code.as_str(), one.paragraph.0)).collect();
        assert!(told.contains(&("go-before-opening", "§4(1)")), "{told:?}, {}", trial.name());
        enter("Aznap", date(2024, 2, 25)).unwrap();
    }
}
