//! Two numbers that are one person: initial points and counters of grades go with them, and come apart again.

use super::desk::{Desk, File};
use super::text::{Book, Event, beats};
use arpad_office::acts::merge::merge;
use arpad_office::acts::unmerge::unmerge;
use jiff::civil::{Date, date};

const TODAY: Date = date(2024, 4, 1);

/// Strong players whom somebody of 1764 beats thrice at C 30: d = 336, .01, 3 · .99 · 30 = 89.1: 1853, 3 kyu reached once.
fn event(day: i8, name: &'static str, who: &'static str) -> File {
    let games = vec![beats(1, who, "Ödön"), beats(2, who, "Pál"), beats(3, who, "Réka")];
    File::new(name, date(2024, 3, day), 30, games)
}

#[test]
fn merging_keeps_initial_points_and_counters_and_unmerging_restores_them() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Ödön", 2100), ("Pál", 2100), ("Réka", 2100)]);
        // The manager has set points under one number alone; under the other she enters with the bound of 5 kyu.
        for name in ["Kiss", "Kis"] {
            desk.person(name, "HUN");
        }
        desk.initial("Kiss", 1764);
        let files = [event(2, "Első", "Kiss"), event(9, "Második", "Kis")];
        for file in &files {
            desk.on(TODAY).enter(file);
        }
        desk.close();
        let apart = desk.ranking();
        let grade = |lines: &[(&str, i32, String)], name: &str| {
            lines.iter().find(|one| one.0 == name).map(|one| (one.1, one.2.clone()))
        };
        assert_eq!(grade(&apart, "Kiss"), Some((1853, "4k".to_owned())), "{}", trial.name());

        let (keep, drop, stamp) = (desk.number("Kis"), desk.number("Kiss"), desk.stamp());
        desk.registry.write(|store| merge(store, &stamp, keep, drop, true)).unwrap();
        desk.try_close(true).expect("the lists of one person");
        // By the text: one player of 1764 in both tournaments; the second time gives 3 kyu, and 2 kyu waits.
        let mut book = Book::default();
        for (name, points) in [("Ödön", 2100), ("Pál", 2100), ("Réka", 2100), ("Kis", 1764)] {
            book.enter(name, points);
        }
        for file in &files {
            let one = |name: &'static str| if name == "Kiss" { "Kis" } else { name };
            let games = file.games.iter().map(|game| super::text::Game { black: one(game.black), ..*game }).collect();
            book.rate(&Event { c: 30, rounds: 3, games, strangers: vec![], newcomers: vec![] });
        }
        let together = desk.ranking();
        assert_eq!(together, super::desk::by_text(&book), "{}", trial.name());
        assert_eq!(grade(&together, "Kis").map(|one| one.1).as_deref(), Some("3k"));
        desk.says_one_number();

        desk.registry.write(|store| unmerge(store, &stamp, drop)).unwrap();
        desk.try_close(true).expect("the lists of two persons");
        assert_eq!(desk.ranking(), apart, "{}", trial.name());
        assert_eq!(desk.replay(None, false).unwrap_err().code.as_str(), "nothing-changes");
        desk.verified();
    }
}
