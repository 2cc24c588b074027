//! Lists made anew: only those that change, from a day on, and always to the same end.

use super::desk::{Desk, File, days};
use super::text::beats;
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::submit::{Post, receive};
use arpad_office::lists::replay::{differences, revised_list};
use jiff::civil::{Date, date};

const TODAY: Date = date(2024, 4, 1);
const FIRST: Date = date(2024, 3, 2);
const SECOND: Date = date(2024, 3, 9);
const THIRD: Date = date(2024, 3, 16);

/// Three tournaments at C 10; Vas and Zala meet in the third, and nobody else does.
fn begun(trial: &arpad_trial::Trial) -> (Desk, arpad_model::TournamentId) {
    let mut desk = Desk::open(trial);
    desk.players(&[("Kiss", 1500), ("Nagy", 1500), ("Vas", 1300), ("Zala", 1300)]);
    desk.on(TODAY).enter(&File::new("Első", FIRST, 10, vec![beats(1, "Vas", "Zala")]));
    let second = desk.enter(&File::new("Második", SECOND, 10, vec![beats(1, "Kiss", "Nagy")]));
    desk.enter(&File::new("Harmadik", THIRD, 10, vec![beats(1, "Zala", "Vas")]));
    desk.close();
    (desk, second)
}

#[test]
fn only_lists_that_change_are_revised_and_each_names_who_moved() {
    for trial in arpad_trial::trials() {
        let (mut desk, second) = begun(&trial);
        let stamp = desk.stamp().because("tévedés");
        let game = WhichGame { round: 1, line: 0, against: None };
        desk.registry.write(|store| correct_result(store, &stamp, second, game, "white")).unwrap();
        let made = desk.replay(None, false).expect("two lists change");
        assert_eq!(days(&made), [(SECOND, 1), (THIRD, 1)], "the first stays, {}", trial.name());
        assert_eq!(made[0].base, desk.registry.read(first_list).unwrap(), "it starts from what stays");
        let moved = |desk: &mut Desk, list: &arpad_model::List| {
            let told = desk.registry.read(|store| {
                let before = revised_list(store, list)?.expect("a revision");
                differences(store, before.id, list.id)
            });
            told.unwrap().into_iter().map(|one| (one.person.0, one.before, one.after)).collect::<Vec<_>>()
        };
        // ±5 the other way round.
        let due = [(1, Some(1505), Some(1495)), (2, Some(1495), Some(1505))];
        for list in &made {
            assert_eq!(moved(&mut desk, list), due, "{}", trial.name());
        }
        assert_eq!(desk.replay(None, false).unwrap_err().code.as_str(), "nothing-changes");
        assert_eq!(desk.try_close(false).unwrap_err().code.as_str(), "nothing-due");
        desk.says_one_number();
        desk.verified();
    }
}

fn first_list(store: &mut arpad_registry::Reader<'_>) -> Result<Option<arpad_model::ListId>, arpad_registry::Error> {
    let all = arpad_registry::tables::lists::of(store, arpad_model::Series::Go)?;
    Ok(all.iter().find(|list| list.day == FIRST).map(|list| list.id))
}

#[test]
fn a_replay_from_a_day_leaves_what_was_before() {
    for trial in arpad_trial::trials() {
        let (mut desk, second) = begun(&trial);
        let stamp = desk.stamp().because("tévedés");
        let game = WhichGame { round: 1, line: 0, against: None };
        desk.registry.write(|store| correct_result(store, &stamp, second, game, "white")).unwrap();
        assert_eq!(desk.replay(Some(THIRD), false).unwrap_err().code.as_str(), "nothing-changes", "{}", trial.name());
        assert_eq!(days(&desk.replay(Some(SECOND), false).unwrap()), [(SECOND, 1), (THIRD, 1)]);
        desk.verified();
    }
}

/// A second report says that the second tournament ended after the third. Its games meet nobody of the others, so its list
/// moves to another day and the third's is made anew without it.
#[test]
fn a_tournament_that_turns_out_to_be_later_leaves_its_old_day() {
    for trial in arpad_trial::trials() {
        let (mut desk, second) = begun(&trial);
        let fourth = date(2024, 3, 23);
        let file = File::new("Második", fourth, 10, vec![beats(1, "Kiss", "Nagy")]);
        let (bytes, stamp) = (file.h9(desk.pins()), desk.stamp().because("tévedés"));
        let corrected = |store: &mut arpad_registry::Writer<'_>| {
            let post = Post { file_name: "b.h9", bytes: &bytes, received: TODAY, tournament: Some(second) };
            let received = receive(store, &stamp, &post)?;
            accept(store, &stamp, received.submission, Acceptance::default())
        };
        desk.registry.write(corrected).unwrap();
        let made = desk.close();
        assert_eq!(days(&made), [(THIRD, 1), (fourth, 1)], "{}", trial.name());
        let names = |desk: &mut Desk, day| -> Vec<&str> {
            let mut names: Vec<&str> = desk.ranking_on(day).into_iter().map(|one| one.0).collect();
            names.sort_unstable();
            names
        };
        assert_eq!(names(&mut desk, date(2024, 3, 10)), ["Vas", "Zala"], "nobody else had played by then");
        assert_eq!(names(&mut desk, THIRD), ["Vas", "Zala"]);
        assert_eq!(names(&mut desk, fourth), ["Kiss", "Nagy", "Vas", "Zala"]);
        assert_eq!(desk.replay(None, false).unwrap_err().code.as_str(), "nothing-changes");
        desk.verified();
    }
}
