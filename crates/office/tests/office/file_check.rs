//! A file that anybody sends, beside the register: the forecast is that of our own list, and nobody hidden is told.

use crate::month::{duels, found, fresh, person, stamp};
use arpad_office::acts::hide::hide;
use arpad_office::rating::rate_case::Answer;
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_office::views::file_check::{RegisterCheck, check_file};
use arpad_registry::Registry;
use arpad_rules::calendar::Calendar;
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);

fn checked(registry: &mut Registry, file: &str) -> RegisterCheck {
    registry.read(|store| check_file(store, file.as_bytes())).expect("read").expect("lines to compare")
}

/// What the register says of the lines: name, kind, what the file and what the register says, who may be meant.
fn told(check: &RegisterCheck) -> Vec<String> {
    let one = |remark: &arpad_office::views::file_check::Remark| {
        let meant: Vec<String> = remark.candidates.iter().map(|one| one.id.to_string()).collect();
        format!("{}: {} {} {} {}", remark.name, remark.code, remark.said, remark.known, meant.join(","))
    };
    check.remarks.iter().map(one).map(|text| text.trim_end().to_owned()).collect()
}

/// Before, K, change and after of each line of a chess file, as the register would rate it.
fn forecast(check: &RegisterCheck, file: &str) -> Vec<String> {
    let calendar = Calendar::default();
    let beside = PlayerFacts::Register(&check.known);
    let settings = FileSettings { edition: None, calendar: &calendar, beside, multiplier: None, today: DAY };
    let Some(Answer::Chess(answer)) = rate_file(file.as_bytes(), &settings).answer else { panic!("a forecast") };
    let of = |one: &arpad_rules::chess::rated::PlayerResult| {
        let before = one.before.map(|rating| rating.to_string()).unwrap_or_default();
        let k = one.k.map(|k| k.used.to_string()).unwrap_or_default();
        let change = one.change.map(|by| by.to_string()).unwrap_or_default();
        format!("{before} {k} {change} {}", one.after.map(|after| after.to_string()).unwrap_or_default())
    };
    answer.rated.players.iter().map(of).collect()
}

fn text(games: &[(usize, usize, char)]) -> String {
    String::from_utf8(duels("Kupa", DAY, games)).expect("text")
}

#[test]
fn the_forecast_is_that_of_our_own_list() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        // Kovács (2105) beats Vörös (2250): 145 points, 0.31 expected (8.1.2), K 40 for a new player (8.3.3):
        // 0.69 × 40 = 27.60. The file says 2050 and 2250; the list in force counts.
        let file = text(&[(0, 5, '1')]).replace(" 2105 HUN", " 2050 HUN");
        let check = checked(&mut registry, &file);
        assert_eq!(
            (check.lines, check.found, check.list.as_ref().map(|list| list.day)),
            (2, 2, Some(date(2024, 3, 1)))
        );
        assert_eq!(told(&check), ["Kovács, Péter: rating-otherwise 2050 2105"]);
        assert_eq!(forecast(&check, &file), ["2105 40 27.60 2133", "2250 40 -27.60 2222"]);
    }
}

#[test]
fn numbers_and_names_are_compared_and_doubt_is_told() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        // The number of Vörös beside the name of Kovács; a number nobody has; a name without number and birth.
        let file = text(&[(0, 3, '1'), (2, 4, '0')]);
        let other = file.replace("     700001 ", "     700006 ");
        assert_eq!(told(&checked(&mut registry, &other))[0], "Kovács, Péter: number-of-another 700006  1,6,2");
        let unknown = file.replace("Szűcs-Nagy, Ágnes", "Ismeretlen, Imola").replace("     700003 ", "     799999 ");
        assert_eq!(told(&checked(&mut registry, &unknown)), ["Ismeretlen, Imola: number-unknown 799999"]);
        let namesakes =
            file.replace("     700001 1987/00/00", "                      ").replace(" 2105 HUN", " 2000 HUN");
        let doubt = told(&checked(&mut registry, &namesakes));
        assert_eq!(doubt, ["Kovács, Péter: who-is-meant   1,2"], "two bear the name");
    }
}

#[test]
fn who_is_hidden_is_as_the_file_says_and_nothing_more() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let file = text(&[(0, 5, '1')]).replace(" 2250 HUN", " 2000 HUN");
        registry.write(|store| hide(store, &stamp(DAY), person(6), true)).expect("hidden");
        let check = checked(&mut registry, &file);
        assert_eq!(check.found, 1);
        assert_eq!(told(&check), ["Vörös, Zoltán: number-unknown 700006"], "as of anybody the register does not know");
        // Expected of the 2105 against 2000: 105 points, 0.64; 0.36 × 40 = 14.40.
        assert_eq!(forecast(&check, &file)[0], "2105 40 14.40 2119", "the file's rating counts, not the list's");
    }
}

#[test]
fn a_day_of_birth_cannot_be_guessed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let file = text(&[(0, 5, '1')]);
        let with = |day: &str| file.replace("     700001 1987/00/00", &format!("            1987/{day}"));
        let answers = ["00/00", "01/01", "05/17"].map(|day| {
            let check = checked(&mut registry, &with(day));
            (told(&check), check.found)
        });
        assert!(answers.iter().all(|one| *one == answers[0]), "{answers:?}");
    }
}
