//! Several acts in one list, lists between, and lists made anew.

use super::*;
use arpad_model::Tempo;
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::decide::decide;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::verify::verify;

const GAME: WhichGame = WhichGame { round: 1, line: 0, against: None };

/// In March 2105 beats 1999 (+.36) and draws with 2250, D 145 (+.19): .55 × 40 = 22, 2127; 1985 and 2242 (2242.4).
#[test]
fn two_corrections_in_one_list_are_told_apart_in_the_order_of_the_ledger() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let first = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        let second = report(&mut registry, &duels("Derbi", date(2024, 3, 16), &[(0, 5, '=')]), date(2024, 3, 17));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let mut corrected = |event, day, result| {
            registry.write(|store| correct_result(store, &stamp(day), event, GAME, result)).unwrap();
            head(&mut registry)
        };
        let one = corrected(first, date(2024, 4, 5), "0-1");
        let other = corrected(second, date(2024, 4, 6), "1-0");
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        // With the first alone −.64 + .19 = −.45, −18: 2087. With both −.64 + .69 = .05, +2: 2107.
        let due = [("result", one, Some(2127), Some(2087)), ("result", other, Some(2087), Some(2107))];
        assert_eq!(causes(&mut registry, 1, MAY), due, "{}", trial.name());
        assert_eq!(causes(&mut registry, 5, MAY), [("result", one, Some(1985), Some(2025))], "{}", trial.name());
        // 2250 loses to 2105: −.69 × 40 = −27.6, 2222 (2222.4).
        assert_eq!(causes(&mut registry, 6, MAY), [("result", other, Some(2242), Some(2222))], "{}", trial.name());
        let found = explained(&mut registry, 1, MAY);
        assert_eq!(changes(&found.causes[0]), [Some(2200), Some(-1800)], "{}", trial.name());
        assert_eq!(changes(&found.causes[1]), [Some(-1800), Some(200)], "{}", trial.name());
        all_add_up(&mut registry);
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// 2250 has forty games behind him: K 20.
fn with_games(registry: &mut Registry) {
    registry.write(found).unwrap();
    let decision = Decided::Indicators {
        person: PersonId(6),
        series: STANDARD,
        points: Some(2250),
        grade: None,
        games: Some(40),
        peak: Some(2250),
        reached: Vec::new(),
        taken: false,
    };
    let act = DecideAct { decision, day: date(2024, 3, 2), reference: "2/2024".into() };
    registry.write(|store| decide(store, &stamp(date(2024, 3, 2)), act)).unwrap();
}

/// Three lists between, and two players whose K differ.
///
/// * March: 1850 beats 2250, D 400: +.92 × 40 = 36.8, 1887 (1886.8); −.92 × 20 = −18.4, 2232 (2231.6).
/// * April: 1887 draws with 1999, D 112, .35: +.15 × 40 = 6, 1893. 2232 beats 2105, D 127, .67: +.33 × 20 = 6.6, 2239 (2238.6).
/// * May: 1893 loses to 1712, D 181, .74: −.74 × 40 = −29.6, 1863 (1863.4).
///
/// In June it is found that the game of March was never played: 1850 and 2250. Every game since was met with the ratings
/// published then, so it brings what it brought: 1856, 2257 (2256.6); 1826 (1826.4).
#[test]
fn a_correction_through_three_lists() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        with_games(&mut registry);
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(1, 5, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let games = [(1, 4, '='), (5, 0, '1')];
        report(&mut registry, &duels("Tavaszi", date(2024, 4, 13), &games), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        report(&mut registry, &duels("Majális", date(2024, 5, 11), &[(1, 2, '0')]), date(2024, 5, 12));
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        registry.write(|store| withdraw(store, &stamp(date(2024, 6, 5)), event, "nem játszották le")).unwrap();
        let entry = head(&mut registry);
        registry.write(|store| close_and_publish(store, JULY)).unwrap();
        assert_eq!(causes(&mut registry, 2, JULY), [("withdrawal", entry, Some(1863), Some(1826))], "{}", trial.name());
        assert_eq!(causes(&mut registry, 6, JULY), [("withdrawal", entry, Some(2239), Some(2257))], "{}", trial.name());
        let of = |registry: &mut Registry, person| {
            let found = explained(registry, person, JULY);
            (through(&found.causes[0]), changes(&found.causes[0]))
        };
        let (lists, sides) = of(&mut registry, 2);
        assert_eq!(lists, [(APRIL, 1887, 1887, 1850), (MAY, 1893, 1893, 1856), (JUNE, 1863, 1863, 1826)]);
        assert_eq!(sides, [Some(3680), None], "{}", trial.name());
        let (lists, sides) = of(&mut registry, 6);
        assert_eq!(lists, [(APRIL, 2232, 2232, 2250), (MAY, 2239, 2239, 2257), (JUNE, 2239, 2239, 2257)]);
        assert_eq!(sides, [Some(-1840), None], "K 20, {}", trial.name());
        for untouched in [1, 3, 5, 7] {
            assert_eq!(causes(&mut registry, untouched, JULY), [], "{untouched}, {}", trial.name());
        }
        all_add_up(&mut registry);
    }
}

/// A second correction later, of the same player: the first has entered already, and stays what it was.
#[test]
fn a_correction_after_another_has_entered() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| correct_result(store, &stamp(date(2024, 4, 5)), event, GAME, "0-1")).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        registry.write(|store| correct_result(store, &stamp(date(2024, 5, 5)), event, GAME, "1/2-1/2")).unwrap();
        let second = head(&mut registry);
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        // Drawn: −.14 × 40 = −5.6, 2099 (2099.4), where he had 2079.
        assert_eq!(causes(&mut registry, 1, JUNE), [("result", second, Some(2079), Some(2099))], "{}", trial.name());
        let found = explained(&mut registry, 1, JUNE);
        assert_eq!(through(&found.causes[0]), [(APRIL, 2119, 2079, 2099), (MAY, 2079, 2079, 2099)]);
        assert_eq!(changes(&found.causes[0]), [Some(-2560), Some(-560)], "{}", trial.name());
        all_add_up(&mut registry);
    }
}

/// What is made anew says what it was made anew for, and what it had said before.
#[test]
fn a_revision_names_what_revised_it() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        report(&mut registry, &duels("Tavaszi", date(2024, 4, 13), &[(4, 5, '=')]), date(2024, 4, 14));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let why = stamp(date(2024, 5, 10)).because("hu: szezonvég\nen: end of season");
        registry.write(|store| reidentify(store, &why, event, 0, PersonId(2))).unwrap();
        let entry = head(&mut registry);
        registry.write(|store| replay_chess(store, &why, Tempo::Standard, APRIL)).unwrap();
        registry.write(|store| publish(store, &why, STANDARD, None)).unwrap();
        // 1985 (1984.6) drew with 2250 in April, D 265, .18: +.32 × 40 = 12.8, 1998 (1997.8). Anew it is 1971, D 279, .16: +.34 × 40
        // = 13.6, 1985 (1984.6).
        let found = explained(&mut registry, 5, MAY);
        adds_up(&found);
        let revised = found.revised.expect("a revision");
        assert_eq!((revised.before, revised.after, revised.list.revision), (Some(1998), Some(1985), 0));
        let by: Vec<_> = revised.by.iter().map(|one| (one.kind.as_str(), one.done.entry.0, one.has_page)).collect();
        assert_eq!(by, [("identity", entry, true)], "{}", trial.name());
        assert_eq!(revised.made.and_then(|made| made.why.hu), Some("szezonvég".into()));
        assert!(revised.calculation.is_some());
        let old = of_series(&mut registry, 5, STANDARD, MAY, Some(0));
        assert_eq!(old.revision.map(|list| list.revision), Some(1), "the old page says so");
        assert!(explained(&mut registry, 3, MAY).revised.is_none(), "who was not moved is not told");
        all_add_up(&mut registry);
    }
}
