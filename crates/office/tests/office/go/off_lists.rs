//! F-09 on ranking lists: the dead and the unlisted have no place, are not active, and stand on no later list. What they hold stays
//! theirs: whoever may be listed again comes back as he stands.

use super::desk::{Desk, File, days};
use super::text::beats;
use arpad_office::acts::Decided;
use arpad_office::acts::death::died;
use arpad_office::views::off_lists::Off;
use jiff::civil::{Date, date};

const FIRST: Date = date(2024, 3, 9);
const DIED: Date = date(2024, 3, 12);
const SECOND: Date = date(2024, 3, 16);
const THIRD: Date = date(2024, 3, 23);
const TODAY: Date = date(2024, 4, 1);

fn line(name: &'static str, points: i32, grade: &str) -> (&'static str, i32, String) {
    (name, points, grade.to_owned())
}

#[test]
fn f_09_the_dead_and_the_unlisted_are_on_no_later_ranking_list() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500), ("Tóth", 1500)]);
        // Of equals at C 10: ±5.
        desk.on(TODAY).enter(&File::new("Első kupa", FIRST, 10, vec![beats(1, "Kiss", "Nagy")]));
        desk.close();
        assert_eq!(desk.ranking(), [line("Kiss", 1505, "11k"), line("Nagy", 1495, "11k")], "{}", trial.name());

        let (kiss, nagy, stamp) = (desk.number("Kiss"), desk.number("Nagy"), desk.stamp());
        desk.registry.write(|store| died(store, &stamp, kiss, DIED)).unwrap();
        let unlisted = desk.decided(Decided::Unlisted { person: nagy, until: None }, date(2024, 3, 13));
        // 1495 beats 1500, d = 5: 1 − .49 = .51, at C 20 ⌊10.2 + ½⌋ = 10 and ⌊−10.2 + ½⌋ = −10.
        desk.enter(&File::new("Második kupa", SECOND, 20, vec![beats(1, "Nagy", "Tóth")]));
        assert_eq!(days(&desk.close()), [(SECOND, 0)], "{}", trial.name());
        assert_eq!(desk.ranking(), [line("Tóth", 1490, "11k")], "{}", trial.name());
        assert_eq!(desk.ranking_on(FIRST).len(), 2, "the list of before stays as it is");
        assert_eq!(desk.explained("Kiss", Some(SECOND)).off, Some(Off::Died(DIED)), "{}", trial.name());
        let told = desk.explained("Nagy", Some(SECOND));
        assert_eq!((told.off, told.computed()), (Some(Off::Unlisted(unlisted)), Some(Some(1505))), "{}", trial.name());
        desk.says_one_number();

        // He is listed again: 1490 beats 1505, d = 15: 1 − .46 = .54, ⌊10.8 + ½⌋ = 11 and ⌊−10.8 + ½⌋ = −11.
        desk.cancelled(unlisted);
        desk.enter(&File::new("Harmadik kupa", THIRD, 20, vec![beats(1, "Tóth", "Nagy")]));
        assert_eq!(days(&desk.close()), [(THIRD, 0)], "{}", trial.name());
        assert_eq!(desk.ranking(), [line("Tóth", 1501, "11k"), line("Nagy", 1494, "11k")], "{}", trial.name());
        desk.says_one_number();

        // A late event lets all of them be made anew: 1500 loses to 1500 at C 10 before everything, and nobody is resurrected.
        desk.enter(&File::new("Késői kupa", date(2024, 3, 2), 10, vec![beats(1, "Kiss", "Tóth")]));
        desk.close();
        assert_eq!(desk.points_on("Kiss", date(2024, 3, 11)), Some(1510), "1505 beats 1500: .49 · 10");
        assert_eq!(desk.points_on("Kiss", SECOND), None, "{}", trial.name());
        desk.verified();
    }
}

/// Nobody could answer yet that somebody plays who has died since: an earlier answer does not settle it.
#[test]
fn a_dead_player_on_a_report_is_a_question_each_time() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500)]);
        let (kiss, stamp) = (desk.number("Kiss"), desk.stamp());
        desk.on(TODAY).registry.write(|store| died(store, &stamp, kiss, date(2024, 1, 1))).unwrap();
        for (name, day) in [("Első kupa", FIRST), ("Második kupa", SECOND)] {
            let file = File::new(name, day, 10, vec![beats(1, "Kiss", "Nagy")]);
            let bytes = file.h9(desk.pins());
            let asked: Vec<bool> = desk.receive(&file, &bytes).lines.iter().map(|line| line.is_question()).collect();
            assert_eq!(asked, [true, false], "{name}, {}", trial.name());
        }
    }
}
