//! §1(1): who leaves the system and comes back, whatever came late in between and wherever the day falls.

use super::desk::{Desk, File};
use super::text::beats;
use arpad_model::Coverage;
use jiff::civil::{Date, date};

const TODAY: Date = date(2024, 4, 1);

fn day(day: i8) -> Date {
    date(2024, 3, day)
}

/// Ács (1600) and Bíró (1700) with their initial points; Nagy stands on the list of 28 February with 1600.
fn desk(trial: &arpad_trial::Trial) -> Desk {
    let mut desk = Desk::open(trial);
    desk.players(&[("Ács", 1600), ("Bíró", 1700)]);
    desk.person("Nagy", "HUN");
    desk.on(TODAY);
    desk.indicators("Nagy", Some(1600), None, date(2024, 2, 28));
    desk
}

/// While he is away two tournaments come that ended before he left, and move nobody but him: lists after his leaving stay as they
/// are. He beats a stranger of 8 kyu (1595) in both: 1600, d = 5, .49, ⌊12.25 + ½⌋ = 12; 1612, d = 17, .46, ⌊11.5 + ½⌋ = 12.
/// So he comes back with 1624 and beats Ács, who has 1600 + 18 + 17 = 1635: d = 11, .48, so ⌊25 · .52 + ½⌋ = 13.
#[test]
fn p1_1_who_comes_back_has_what_late_tournaments_left_him() {
    for trial in arpad_trial::trials() {
        let mut desk = desk(&trial);
        let even = |name, on, black, white| File::new(name, day(on), 25, vec![beats(1, black, white)]);
        desk.enter(&even("Első", 2, "Ács", "Bíró"));
        desk.enter(&even("Második", 9, "Ács", "Bíró"));
        desk.covered("Nagy", Coverage::Outside, Some(day(5)));
        desk.close();
        for (name, on) in [("Késő", 1), ("Későbbi", 3)] {
            desk.enter(&even(name, on, "Nagy", "Sam").with("Sam", "8k", "FR"));
            desk.close();
        }
        assert_eq!(desk.points_on("Nagy", day(3)), Some(1624), "{}", trial.name());
        desk.covered("Nagy", Coverage::Citizen, Some(day(12)));
        // A decision of a day on which he was away leaves him where he is.
        desk.indicators("Bíró", None, Some("5k"), day(6));
        // Known as who he is, he is no newcomer: nobody asks the committee about the grade he entered with (§5(3)).
        desk.enter(&even("Harmadik", 16, "Nagy", "Ács").with("Nagy", "1d", "HU"));
        desk.close();
        let (nagy, acs) = (desk.points_on("Nagy", day(16)), desk.points_on("Ács", day(16)));
        assert_eq!((nagy, acs), (Some(1637), Some(1622)), "{}", trial.name());
        assert_eq!(desk.replay(None, false).unwrap_err().code.as_str(), "nothing-changes", "{}", trial.name());
        desk.says_one_number();
        desk.verified();
    }
}

/// Tournaments stand in the line by their ends (E-46), and so does who belongs to the system from a day on. Nagy leaves on the second
/// day of three: Ács beats the bound of the grade Nagy entered with, 8 kyu: 1600 v 1595, d = 5, .49: ⌊12.25 + ½⌋ = 12. Huber
/// settles on that day: he enters with 5 kyu, 1720, and loses to Bíró's 1700: d = 20, .45, so ⌊−25 · .55 + ½⌋ = −14 (−13.75).
#[test]
fn p1_1_a_day_inside_a_tournament_comes_before_its_end() {
    for trial in arpad_trial::trials() {
        let mut desk = desk(&trial);
        let games = vec![beats(1, "Ács", "Nagy"), beats(1, "Bíró", "Huber")];
        let long = File::new("Hosszú", day(10), 25, games).with("Nagy", "8k", "HU").with("Huber", "5k", "AT");
        desk.enter(&File { starts: day(8), ..long });
        desk.covered("Nagy", Coverage::Outside, Some(day(9)));
        desk.covered("Huber", Coverage::Settled, Some(day(9)));
        desk.close();
        let on = |desk: &mut Desk, of: i8| ["Ács", "Bíró", "Nagy", "Huber"].map(|name| desk.points_on(name, day(of)));
        assert_eq!(on(&mut desk, 10), [Some(1612), Some(1714), None, Some(1706)], "{}", trial.name());
        // Back again he has what he had: 1600 beats 1612, d = 12, .48: ⌊25 · .52 + ½⌋ = 13.
        desk.covered("Nagy", Coverage::Citizen, Some(day(12)));
        desk.enter(&File::new("Utána", day(16), 25, vec![beats(1, "Nagy", "Ács")]));
        desk.close();
        assert_eq!(on(&mut desk, 16), [Some(1599), Some(1714), Some(1613), Some(1706)], "{}", trial.name());
        desk.says_one_number();
        desk.verified();
    }
}

/// The committee's points for a 1 dan are taken back before his tournament has a list: nothing can be rated, and it is said what and why.
#[test]
fn p5_3_what_cannot_be_rated_is_told_with_its_reason() {
    for trial in arpad_trial::trials() {
        let mut desk = desk(&trial);
        desk.person("Erős", "HUN");
        desk.close();
        let given = desk.initial("Erős", 1990);
        desk.enter(&File::new("Kupa", day(2), 25, vec![beats(1, "Erős", "Ács")]).with("Erős", "1d", "HU"));
        desk.cancelled(given);
        let refused = desk.try_close(false).unwrap_err();
        let told: Vec<&str> = refused.findings.iter().map(|finding| finding.code.as_str()).collect();
        assert_eq!((refused.code.as_str(), told.contains(&"go-initial-too-high")), ("nothing-ratable", true));
        let spot = refused.findings.iter().find_map(|finding| finding.spot.as_ref()).expect("where");
        assert_eq!(spot.tournament, "Kupa", "{}", trial.name());
    }
}
