//! F-24: a published tournament stays rated. Stones to the higher rated are a question when a report is accepted, and nothing
//! that is computed later drops a game unless somebody has seen it.

use super::desk::{Desk, File, days, told};
use super::text::{beats, handicap};
use arpad_model::{PersonName, SubmissionState};
use arpad_office::acts::Decided;
use arpad_office::acts::accept::Newcomers;
use arpad_office::acts::close::{Consent, would_close_go};
use arpad_office::acts::withdraw::withdraw;
use arpad_office::views::own_games::own_games;
use arpad_registry::tables::submissions;
use jiff::civil::{Date, date};

const LATE: Date = date(2024, 3, 2);
const DAY: Date = date(2024, 3, 9);
const TODAY: Date = date(2024, 4, 1);

/// Kiss of 1500 receives a stone of Nagy, 1505, who wins at C 10. 1500 lies in the band of 11 kyu, 1485 to 1520: 1535. d = 30,
/// .43, so the weaker's win is worth .57: ⌊5.7 + ½⌋ = 6 and ⌊−5.7 + ½⌋ = −6.
fn with_a_stone() -> File {
    File::new("Előnyös kupa", DAY, 10, vec![handicap(1, "Kiss", 1, "Nagy", false)])
}

/// Kiss beats Tóth at C 20: 1500 v 1600, d = 100, .27: ⌊.73 · 20 + ½⌋ = 15 and ⌊−14.6 + ½⌋ = −15.
fn late() -> File {
    File::new("Késői kupa", LATE, 20, vec![beats(1, "Kiss", "Tóth")])
}

#[test]
fn p8_2_1_a_published_tournament_stays_rated_when_a_late_one_turns_the_order() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1505), ("Tóth", 1600)]);
        desk.on(TODAY).enter(&with_a_stone());
        desk.close();
        let points = |desk: &mut Desk| desk.ranking().into_iter().map(|one| (one.0, one.1)).collect::<Vec<_>>();
        assert_eq!(points(&mut desk), [("Nagy", 1511), ("Kiss", 1494)], "{}", trial.name());

        // Now Kiss has 1515 and Nagy 1505: the receiver is corrected, 1515 + 35 = 1550, and is the stronger. d = 45, .39, so
        // Nagy's win is worth .61: ⌊6.1 + ½⌋ = 6 and ⌊−6.1 + ½⌋ = −6.
        desk.enter(&late());
        let made = desk.close();
        assert_eq!(days(&made), [(LATE, 0), (DAY, 1)]);
        assert_eq!(points(&mut desk), [("Tóth", 1585), ("Nagy", 1511), ("Kiss", 1509)], "{}", trial.name());
        desk.says_one_number();

        // A result of it can still be corrected: Kiss won. As the stronger .39: ⌊3.9 + ½⌋ = 4 and ⌊−3.9 + ½⌋ = −4.
        use arpad_office::acts::result::{WhichGame, correct_result};
        let tournament = made[1].tournament.expect("a tournament");
        let game = WhichGame { round: 1, line: 0, against: None };
        let stamp = desk.stamp().because("tévedés");
        desk.registry.write(|store| correct_result(store, &stamp, tournament, game, "black")).unwrap();
        assert_eq!(days(&desk.close()), [(DAY, 2)]);
        assert_eq!(points(&mut desk), [("Tóth", 1585), ("Kiss", 1519), ("Nagy", 1501)]);
        desk.verified();
    }
}

#[test]
fn p8_2_1_stones_to_the_higher_rated_are_a_question_at_intake_with_names_and_round() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1505), ("Tóth", 1600)]);
        desk.on(TODAY).enter(&late());
        desk.enter(&File::new("Másik kupa", LATE, 10, vec![beats(1, "Nagy", "Tóth")]));
        desk.close();
        let refusal = desk.enter_saying(&with_a_stone(), Newcomers::AsFile).unwrap_err();
        assert_eq!(refusal.code.as_str(), "not-ratable", "{}", trial.name());
        let found = refusal.findings.iter().find(|one| one.code == "go-stones-to-stronger").expect("the question");
        let spot = found.spot.as_ref().expect("it names its place");
        assert_eq!((spot.tournament.as_str(), spot.round), ("Előnyös kupa", Some(1)));
        assert_eq!(spot.players, [PersonName::new("Kiss", "Anna"), PersonName::new("Nagy", "Anna")]);
        // The committee answers it.
        let value = "correct-receiver".to_owned();
        let (edition, name) = ("mgsz-2012".to_owned(), "go-stones-to-stronger".to_owned());
        desk.decided(Decided::Parameter { edition, name, value }, DAY);
        let file = with_a_stone();
        let waits = Some(SubmissionState::Received);
        let waiting = desk.registry.read(|store| submissions::newest(store, waits, 1)).unwrap();
        let waiting = waiting.first().expect("it waits").id;
        assert_eq!(desk.accept_number(waiting, Newcomers::AsFile).unwrap().new_persons, [], "{}", file.name);
    }
}

#[test]
fn a_revision_that_would_drop_games_stops_and_names_them() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1505), ("Tóth", 1600)]);
        let games = vec![beats(1, "Kiss", "Nagy"), beats(2, "Kiss", "Tóth")];
        let tournament = desk.on(TODAY).enter(&File::new("Nagy kupa", DAY, 10, games));
        desk.enter(&late());
        desk.close();
        let before = desk.ranking();
        let stamp = desk.stamp().because("tévedés");
        desk.registry.write(|store| withdraw(store, &stamp, tournament, "nem volt ilyen")).unwrap();
        let asked = desk.try_close(false).unwrap_err();
        assert_eq!(asked.code.as_str(), "games-dropped", "{}", trial.name());
        // Whoever only looks is told the same.
        let looked = told(desk.registry.read(|store| would_close_go(store, Consent::default()))).unwrap_err();
        assert_eq!((looked.code, &looked.facts), (asked.code, &asked.facts), "{}", trial.name());
        let fact = |name: &str| asked.facts.iter().find(|(one, _)| *one == name).expect("the fact").1.clone();
        assert_eq!((fact("games"), fact("players")), (2_usize.into(), 1_usize.into()));
        let which = "Nagy kupa, 1: Kiss Anna – Nagy Anna; Nagy kupa, 2: Kiss Anna – Tóth Anna";
        assert_eq!(fact("which"), which.into());
        assert_eq!(fact("who"), "Nagy Anna".into(), "she has played nowhere else");
        assert_eq!(desk.replay(None, false).unwrap_err().code.as_str(), "games-dropped");
        assert_eq!(desk.ranking(), before, "nothing was done");
        let closed = desk.try_close(true).expect("somebody has seen it");
        assert_eq!(days(&closed.lists), [(DAY, 1)]);
        let left: Vec<_> = desk.ranking().into_iter().map(|one| (one.0, one.1)).collect();
        assert_eq!(left, [("Tóth", 1585), ("Kiss", 1515)], "{}", trial.name());
        desk.verified();
    }
}

/// Péter of 2695 receives a stone of Pál, 2750, who wins at C 10: 2695 lies in the band of 6 dan, 2500 to 2700, so 2895, d = 145,
/// .19: ⌊8.1 + ½⌋ = 8 and ⌊−8.1 + ½⌋ = −8. A late one gives Péter 2700: Ottó of 2690, d = 5, .49, ±5. No band is closed there.
#[test]
fn what_the_text_does_not_foresee_is_asked_about_and_not_dropped() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Péter", 2695), ("Pál", 2750), ("Ottó", 2690)]);
        desk.on(TODAY).enter(&File::new("Csúcs", DAY, 10, vec![handicap(1, "Péter", 1, "Pál", false)]));
        desk.close();
        let points = |desk: &mut Desk| desk.ranking().into_iter().map(|one| (one.0, one.1)).collect::<Vec<_>>();
        assert_eq!(points(&mut desk), [("Pál", 2758), ("Péter", 2687)], "{}", trial.name());
        desk.enter(&File::new("Késői", LATE, 10, vec![beats(1, "Péter", "Ottó")]));
        let asked = desk.try_close(false).unwrap_err();
        assert_eq!(asked.code.as_str(), "games-dropped", "{}", trial.name());
        assert!(asked.facts.contains(&("which", "Csúcs, 1: Péter Anna – Pál Anna".into())), "{:?}", asked.facts);
        // The committee says how wide the open band is: 2900, d = 150, .18: ⌊8.2 + ½⌋ = 8 and ⌊−8.2 + ½⌋ = −8.
        let (edition, name, value) = ("mgsz-2012".to_owned(), "go-top-width".to_owned(), "200".to_owned());
        desk.decided(Decided::Parameter { edition, name, value }, LATE);
        assert_eq!(days(&desk.close()), [(LATE, 0), (DAY, 1)]);
        assert_eq!(points(&mut desk), [("Pál", 2758), ("Péter", 2692), ("Ottó", 2685)], "{}", trial.name());
        desk.verified();
    }
}

/// Four players, three rounds, C 30, no color in the whole file, and a result of the last round that nobody can read:
/// Ács 2000 beats 1930 (d = 70, .33) and 1880 (d = 120, .23): 30 · .56 = 16.8, +17.
/// Bán 1930 loses to 2000 (−.33) and to 1770 (d = 160, .16: −.84), beats 1880 (d = 50, .38): 30 · −.79 = −23.7, −24.
/// Cser 1880 beats 1770 (d = 110, .25), loses −.23 and −.38: 30 · −.36 = −10.8, ⌊−10.3⌋ = −11.
/// Dér 1770 loses −.25 and wins .84: 30 · .59 = 17.7, +18.
#[test]
fn a_small_file_with_a_result_that_nobody_can_read() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Ács", 2000), ("Bán", 1930), ("Cser", 1880), ("Dér", 1770)]);
        let day = date(2024, 3, 2);
        let text = format!(
            "; CL[A]\n; EV[Kis kupa]\n; PC[HU, Pécs]\n; DT[{day},{day}]\n; HA[h9]\n\
             1 Ács Anna 1d HU Pecs 2 2+ 3+ 4? |12000001\n2 Bán Anna 1k HU Pecs 1 1- 4- 3+ |12000002\n\
             3 Cser Anna 2k HU Pecs 1 4+ 1- 2- |12000003\n4 Dér Anna 4k HU Pecs 1 3- 2+ 1? |12000004\n"
        );
        let games = vec![beats(1, "Ács", "Bán"), beats(1, "Cser", "Dér")];
        let file = File::new("Kis kupa", day, 30, games);
        desk.on(date(2024, 4, 1)).enter_bytes(&file, text.as_bytes(), Newcomers::Ask).unwrap();
        desk.close();
        let told: Vec<(&str, i32)> = desk.ranking().into_iter().map(|one| (one.0, one.1)).collect();
        assert_eq!(told, [("Ács", 2017), ("Bán", 1906), ("Cser", 1869), ("Dér", 1788)], "{}", trial.name());
        // Nobody is told a color that the file does not say.
        let first = desk.number("Ács");
        let own = desk.registry.read(|store| own_games(store, first, 9)).unwrap().expect("he is shown");
        assert_eq!(own.games.iter().map(|game| (game.round, game.color)).collect::<Vec<_>>(), [(1, None), (2, None)]);
        let colors = own.colors();
        assert_eq!((colors[0].uncolored.wins, colors[0].black.games(), colors[0].white.games()), (2, 0, 0));
        desk.says_one_number();
        desk.verified();
    }
}
