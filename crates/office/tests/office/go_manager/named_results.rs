//! A result of a go game is corrected by who won: a report need not say who had which color.

use super::*;
use arpad_office::acts::close::{Consent, replay_go};
use arpad_office::acts::result::{WhichGame, correct_result, line_meant};
use arpad_office::verify::verify;

/// Kiss beats Nagy, once; nobody knows who had Black.
const UNTOLD: [&str; 2] = ["1 Kiss Anna 13k HU Pecs 1 2+ |12000001", "2 Nagy Anna 13k HU Pecs 0 1- |12000002"];

/// C is 10 for 60' + 3×20" and 10 for an even tournament; of equals 0.5 · 20 = 10, for whoever won.
#[test]
fn p8_2_a_result_without_colors_is_corrected_by_the_winner_s_name() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &UNTOLD));
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1510), (2, 1490)], "{}", trial.name());

        let (event, why) = (event_of(&file), stamp(DAY).because("elírás"));
        let line = |registry: &mut Registry, text: &str| registry.read(|store| line_meant(store, event, text));
        assert_eq!(line(&mut registry, "nagy anna").unwrap(), 1, "without accents and capitals");
        assert_eq!(line(&mut registry, "Kiss").unwrap(), 0, "the family name where one has it");
        assert_eq!(line(&mut registry, "2").unwrap(), 1);
        for nobody in ["Tóth Anna", "0", "Anna"] {
            assert!(line(&mut registry, nobody).is_err(), "{nobody}");
        }
        let mut said = |line: u32, result: &str| {
            let which = WhichGame { round: 1, line, against: None };
            registry.write(|store| correct_result(store, &why, event, which, result))
        };
        assert_eq!(refused(said(0, "black")), "result-uncolored", "nobody knows who had Black");
        assert_eq!(refused(said(0, "won")), "nothing-changes");
        assert_eq!(refused(said(0, "drawn")), "result-unknown");
        assert!(said(1, "nyert").unwrap().is_uncolored);
        let made = registry.write(|store| replay_go(store, &stamp(DAY), None, Consent::default())).unwrap();
        assert_eq!(points(&mut registry, &made.lists[0]), [(1, 1490), (2, 1510)], "{}", trial.name());
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();

        // And back: Nagy lost after all.
        let which = WhichGame { round: 1, line: 1, against: Some(0) };
        registry.write(|store| correct_result(store, &why, event, which, "lost")).unwrap();
        let made = registry.write(|store| replay_go(store, &stamp(DAY), None, Consent::default())).unwrap();
        assert_eq!(points(&mut registry, &made.lists[0]), [(1, 1510), (2, 1490)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
