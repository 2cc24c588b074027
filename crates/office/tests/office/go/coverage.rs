//! §1, F-21, F-22: who belongs to the rating system is a fact of the person, and who does not is an opponent only.

use super::desk::{Desk, File, days, told};
use super::text::{beats, bound};
use arpad_model::{Coverage, PersonId};
use arpad_office::acts::accept::Newcomers;
use arpad_office::acts::cover::cover;
use arpad_office::views::public;
use arpad_office::views::records;
use arpad_office::views::search::search;
use arpad_registry::tables::{persons, submissions};
use jiff::civil::{Date, date};

const FIRST: Date = date(2024, 3, 2);
const SETTLED: Date = date(2024, 3, 5);
const SECOND: Date = date(2024, 3, 9);
const TODAY: Date = date(2024, 4, 1);

fn points(desk: &mut Desk) -> Vec<(&'static str, i32)> {
    desk.ranking().into_iter().map(|one| (one.0, one.1)).collect()
}

/// Kiss of 1500 meets Huber, a 5 kyu of Austria, twice; the second time after Huber has settled in the country.
#[test]
fn p1_1_who_is_in_the_system_is_a_fact_of_the_person() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        let file = |name, day| File::new(name, day, 10, vec![beats(1, "Kiss", "Huber")]).with("Huber", "5k", "AT");
        desk.on(TODAY).enter(&file("Első", FIRST));
        desk.enter(&file("Második", SECOND));
        desk.close();
        // 1500 beats the bound of 5 kyu, 1720: d = 220, .085, so .915: ⌊9.15 + ½⌋ = 9; then 1509 v 1720, d = 211, .1: 9.
        assert_eq!(bound("5k"), 1720);
        assert_eq!(points(&mut desk), [("Kiss", 1518)], "a stranger is not on the list, {}", trial.name());
        let huber = desk.number("Huber");
        let has_page = |desk: &mut Desk| {
            let page = desk.registry.read(|store| public::player(store, huber, TODAY));
            let found = desk.registry.read(|store| search(store, None, "Huber", 0..9)).unwrap();
            let known = desk.registry.read(|store| records::public_persons(store, PersonId(1), PersonId(99))).unwrap();
            let named = known.iter().any(|(one, _)| *one == huber);
            assert_eq!((page.is_ok(), found.persons.len() == 1, named), (page.is_ok(), page.is_ok(), page.is_ok()));
            page.is_ok()
        };
        assert!(!has_page(&mut desk), "{}", trial.name());
        // The tournament's table names him.
        let table = desk.registry.read(|store| public::tournament(store, arpad_model::TournamentId(1))).unwrap();
        assert!(table.players.iter().any(|line| line.person.as_ref().is_ok_and(|one| one.name.family == "Huber")));

        // Letter b from a day on: the second tournament is his first. He enters with the bound of his grade, 1720, and loses
        // to 1509: d = 211, .1: ⌊−9 + ½⌋ = −9.
        let fact = desk.covered("Huber", Coverage::Settled, Some(SETTLED));
        assert_eq!(days(&desk.close()), [(SECOND, 1)], "{}", trial.name());
        assert_eq!(points(&mut desk), [("Huber", 1711), ("Kiss", 1518)]);
        assert!(has_page(&mut desk), "{}", trial.name());
        desk.says_one_number();
        // Taken back, he is a stranger again, and nobody loses his points unseen.
        desk.cancelled(fact);
        let asked = desk.try_close(false).unwrap_err();
        assert_eq!(asked.code.as_str(), "games-dropped");
        assert!(asked.facts.contains(&("who", "Huber Anna".into())), "{:?}", asked.facts);
        desk.try_close(true).expect("somebody has seen it");
        assert_eq!(points(&mut desk), [("Kiss", 1518)]);
        assert!(!has_page(&mut desk), "{}", trial.name());
        desk.verified();
    }
}

/// The register says HUN of one, AUT of another; the files say the opposite of both.
#[test]
fn p1_1_the_country_of_a_file_decides_nothing() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        desk.person("Huber", "AUT");
        let file = File::new("Kupa", FIRST, 10, vec![beats(1, "Kiss", "Huber")]);
        desk.on(TODAY).enter(&file.with("Kiss", "11k", "AT").with("Huber", "5k", "HU"));
        desk.close();
        assert_eq!(points(&mut desk), [("Kiss", 1509)], "{}", trial.name());
        desk.verified();
    }
}

#[test]
fn p1_1_of_new_players_somebody_says_who_is_ours() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        let games = vec![beats(1, "Kiss", "Huber"), beats(2, "Kiss", "Vida"), beats(3, "Kiss", "Zách")];
        let file = File::new("Kupa", FIRST, 10, games).with("Huber", "9k", "AT").with("Vida", "9k", "HU");
        let file = file.with("Zách", "9k", "HU");
        let bytes = file.h9(desk.pins());
        desk.on(TODAY);
        let received = desk.receive(&file, &bytes);
        let tournament = received.tournament.expect("an event");
        desk.decided(
            arpad_office::acts::Decided::Multiplier { tournament, multiplier: 10, ground: String::new() },
            TODAY,
        );
        let asked = desk.accept(&file, &received, Newcomers::Ask).unwrap_err();
        assert_eq!(asked.code.as_str(), "newcomers-unsaid", "{}", trial.name());
        let told = asked.facts.iter().find(|(name, _)| *name == "persons").expect("who").1.clone();
        assert_eq!(told, "3. Vida, Anna (HUN); 4. Zách, Anna (HUN)".into());
        let known = desk.accept(&file, &received, Newcomers::Said(vec![(0, Coverage::Citizen)])).unwrap_err();
        assert_eq!(known.code.as_str(), "line-not-new");
        // Huber is a member of a member club, Vida a citizen who lives here; Zách, whatever the file says, is neither.
        let said = vec![(file.line("Huber"), Coverage::Member), (file.line("Vida"), Coverage::Citizen)];
        desk.accept(&file, &received, Newcomers::Said(said)).unwrap();
        desk.close();
        let names: Vec<&str> = points(&mut desk).into_iter().map(|one| one.0).collect();
        assert_eq!(names, ["Huber", "Vida", "Kiss"], "{}", trial.name());
        desk.verified();
    }
}

#[test]
fn p1_2_an_event_that_no_player_of_ours_attended_is_refused() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        let file = File::new("Grazi kupa", FIRST, 10, vec![beats(1, "Huber", "Novak")]);
        let file = file.with("Huber", "1d", "AT").with("Novak", "2d", "CZ");
        let refusal = desk.on(TODAY).enter_saying(&file, Newcomers::Ask).unwrap_err();
        assert_eq!(refusal.code.as_str(), "not-ratable", "{}", trial.name());
        let against: Vec<_> = refusal.findings.iter().map(|one| (one.paragraph.0, one.code.as_str())).collect();
        assert!(against.contains(&("§1(2)", "go-nobody-registered")), "{against:?}");
    }
}

/// A European championship: professionals and 9 dans meet each other, and Kiss a 2 dan of France, 2050. d = 550, 0: the whole
/// game, ⌊45 + ½⌋ = 45. Against the professional himself the committee's points serve.
#[test]
fn f_22_a_championship_with_professionals_is_rated_for_who_is_ours() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        let mut games = vec![beats(1, "Kiss", "Dupont"), beats(1, "Iyama", "Park"), beats(2, "Park", "Dupont")];
        let entered = |games: Vec<super::text::Game>| {
            let file = File::new("Európa-bajnokság", FIRST, 45, games).with("Dupont", "2d", "FR");
            file.with("Iyama", "9p", "JP").with("Park", "9d", "KR")
        };
        let first = entered(games.clone());
        desk.on(TODAY).enter(&first);
        desk.close();
        assert_eq!(points(&mut desk), [("Kiss", 1545)], "{}", trial.name());
        games.push(beats(2, "Kiss", "Iyama"));
        let second = File { name: "Másik bajnokság", starts: SECOND, ends: SECOND, ..entered(games) };
        let refusal = desk.enter_saying(&second, Newcomers::Ask).unwrap_err();
        let against = refusal.findings.iter().find(|one| one.severity == arpad_model::Severity::Error);
        let against = against.expect("nobody knows his points");
        assert_eq!(against.code.as_str(), "go-foreign-grade-unbounded");
        assert!(against.facts.contains(&("grade", "9p".into())), "{:?}", against.facts);
        assert_eq!(against.spot.as_ref().expect("who").players[0].family, "Iyama");
        desk.indicators("Iyama", Some(2800), None, FIRST);
        let waiting = desk.registry.read(|store| submissions::newest(store, None, 1)).unwrap();
        desk.accept_number(waiting[0].id, Newcomers::Ask).expect("the committee gave him points");
        assert_eq!(days(&desk.close()), [(SECOND, 0)], "points of a stranger are no list");
        // Twice the whole game: 1545 + 90.
        assert_eq!(points(&mut desk), [("Kiss", 1635)], "{}", trial.name());
        desk.verified();
    }
}

/// The way that is named when nobody knows a professional's points: he is entered by hand, the committee gives him points.
/// However he entered he is an opponent. Kiss of 1500 beats 2800, d = 1300, 0: the whole game, ⌊45 + ½⌋ = 45.
#[test]
fn p1_1_a_professional_entered_by_hand_is_an_opponent_and_has_no_page() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        desk.on(TODAY).person("Iyama", "JPN");
        let iyama = desk.number("Iyama");
        let has_page = |desk: &mut Desk| desk.registry.read(|store| public::player(store, iyama, TODAY)).is_ok();
        let decision = arpad_office::acts::Decided::Indicators {
            person: iyama,
            series: arpad_model::Series::Go,
            points: Some(2800),
            grade: None,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        // Whether he is to stand on the list nobody has said.
        let asked = desk.try_decide(decision.clone(), FIRST).unwrap_err();
        assert_eq!(asked.code.as_str(), "indicators-unsaid", "{}", trial.name());
        assert!(asked.facts.contains(&("country", "JPN".into())), "{:?}", asked.facts);
        desk.covered("Iyama", Coverage::Outside, None);
        assert!(!has_page(&mut desk), "{}", trial.name());
        desk.try_decide(decision, FIRST).expect("points of an opponent");
        let file = File::new("Kupa", FIRST, 45, vec![beats(1, "Kiss", "Iyama")]).with("Iyama", "9p", "JP");
        desk.enter(&file);
        assert_eq!(days(&desk.close()), [(FIRST, 0)], "points of a stranger are no list");
        assert_eq!(points(&mut desk), [("Kiss", 1545)], "{}", trial.name());
        assert!(!has_page(&mut desk));

        // Nothing was said of the next: the report that has him as an opponent says it.
        desk.person("Park", "KOR");
        let park = desk.number("Park");
        let page = |desk: &mut Desk| desk.registry.read(|store| public::player(store, park, TODAY)).is_ok();
        let file = File::new("Másik kupa", SECOND, 45, vec![beats(1, "Kiss", "Park")]).with("Park", "2d", "KR");
        desk.enter(&file);
        assert!(!page(&mut desk), "{}", trial.name());
        // He settles here: he is more than an opponent.
        desk.covered("Park", Coverage::Settled, Some(SECOND));
        assert!(page(&mut desk), "{}", trial.name());
        desk.verified();
    }
}

/// Who leaves is on no list from then on, and comes back as he stood.
#[test]
fn who_leaves_the_system_leaves_the_list_and_comes_back_as_he_stood() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500), ("Tóth", 1500)]);
        let day = |day: i8| date(2024, 3, day);
        desk.on(TODAY);
        for (on, name) in [(1, "A"), (10, "B"), (20, "C")] {
            let games = if on == 10 { vec![beats(1, "Kiss", "Tóth")] } else { vec![beats(1, "Kiss", "Nagy")] };
            desk.enter(&File::new(name, day(on), 10, games).with("Nagy", "11k", "HU"));
        }
        desk.close();
        desk.covered("Nagy", Coverage::Outside, Some(day(5)));
        desk.try_close(true).expect("somebody has seen it");
        let on = |desk: &mut Desk, of: i8| desk.points_on("Nagy", day(of));
        assert_eq!(
            [1, 4, 10, 20].map(|of| on(&mut desk, of)),
            [Some(1495), Some(1495), None, None],
            "{}",
            trial.name()
        );
        // As a stranger he serves with the bound of the grade he entered with: 11 kyu, 1485.
        desk.covered("Nagy", Coverage::Settled, Some(day(15)));
        desk.close();
        let back = [1, 10, 14, 20].map(|of| on(&mut desk, of));
        // Kiss: 1505, then v Tóth 1500, d = 5, .49: 1510. He meets Nagy's 1495: d = 15, .46: ⌊−4.6 + ½⌋ = −5.
        assert_eq!(back, [Some(1495), None, None, Some(1490)], "{}", trial.name());
        desk.says_one_number();
        desk.verified();
    }
}

#[test]
fn what_is_said_twice_changes_nothing() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500)]);
        desk.on(TODAY).covered("Kiss", Coverage::Citizen, None);
        let (stamp, kiss) = (desk.stamp(), desk.number("Kiss"));
        let twice = told(desk.registry.write(|store| cover(store, &stamp, kiss, Coverage::Citizen, None)));
        assert_eq!(twice.unwrap_err().code.as_str(), "nothing-changes", "{}", trial.name());
        let later = Some(date(2024, 4, 2));
        let future = told(desk.registry.write(|store| cover(store, &stamp, kiss, Coverage::Outside, later)));
        assert_eq!(future.unwrap_err().code.as_str(), "day-in-future");
        assert!(!desk.registry.read(|store| persons::get(store, PersonId(1))).unwrap().expect("Kiss").stranger);
    }
}
