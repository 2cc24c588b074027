//! What an officer is shown before a list is closed.

use crate::month::*;
use arpad_model::{CorrectionKind, Fact, PersonId, Series, Tempo, TournamentId};
use arpad_office::acts::accept::accept;
use arpad_office::acts::announce::{announce, announce_anew, announced as announcement};
use arpad_office::acts::answer::answer;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::{Act, Announcement, PersonFields};
use arpad_office::intake::open::open;
use arpad_office::views::checklist::{Mover, WaitingFile, month_checklist};
use arpad_office::views::otherwise::{AnnouncedAs, reported_otherwise};
use arpad_office::views::report_difference::{GameDifference, ReportDifference, Who, report_difference};
use arpad_registry::Registry;
use jiff::civil::date;

fn announced(name: &str, starts: jiff::civil::Date, rounds: u16) -> Announcement {
    Announcement { rounds: Some(rounds), ..to_announce(name, (starts, starts), MARCH) }
}

#[test]
fn the_checklist_of_a_month_names_what_waits_what_is_in_doubt_and_what_moves() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let first = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();

        // April: one event announced for five rounds and played in one, one announced and never reported, one that is over
        // only after the list, a report with a line in doubt, and a correction of March.
        let spring = Announcement { players: Some(10), ..announced("Tavaszi", date(2024, 4, 13), 5) };
        registry.write(|store| announce(store, &stamp(MARCH), spring)).unwrap();
        let missing =
            registry.write(|store| announce(store, &stamp(MARCH), announced("Elmaradt", date(2024, 4, 20), 1)));
        let missing = missing.unwrap();
        registry.write(|store| announce(store, &stamp(MARCH), announced("Nyári", date(2024, 6, 1), 1))).unwrap();
        let spring = duels("Tavaszi", date(2024, 4, 13), &[(4, 5, '1')]);
        let spring = report(&mut registry, &spring, date(2024, 4, 14));
        let doubtful = trf("Kis", date(2024, 4, 6), date(2024, 4, 6), &[(0, false), (4, true)], &[(1, 1, 2, '1')]);
        let doubtful = registry.write(|store| submit(store, "kis.trf", &doubtful, date(2024, 4, 7))).unwrap();
        let game = WhichGame { round: 1, line: 0, against: None };
        registry.write(|store| correct_result(store, &stamp(date(2024, 4, 5)), first, game, "0-1")).unwrap();

        let list = registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap();
        let numbers = |events: &[arpad_model::RegisteredTournament]| -> Vec<TournamentId> {
            events.iter().map(|event| event.id).collect()
        };
        assert_eq!(numbers(&list.counted), [spring], "{}", trial.name());
        assert_eq!(numbers(&list.unreported), [missing], "the summer event is not over");
        let waiting: Vec<_> = list.waiting.iter().map(|one| (one.file.id, one.questions)).collect();
        assert_eq!(waiting, [(doubtful.submission, Some(1))]);
        assert_eq!(list.otherwise.len(), 1);
        assert_eq!(list.otherwise[0].event.id, spring);
        let fact = |what, announced: i64, reported: i64| AnnouncedAs {
            what,
            announced: Fact::Number(announced),
            reported: Fact::Number(reported),
        };
        assert_eq!(list.otherwise[0].facts, [fact("desk-rounds", 5, 1), fact("desk-player-count", 10, 2)]);
        let corrections: Vec<_> = list.corrections.iter().map(|one| (one.tournament, one.what)).collect();
        assert_eq!(corrections, [(Some(first), CorrectionKind::Result)]);
        // March corrected: 2105 loses .65 × 40 = 26 instead of winning 14; 1999 wins 26, and meets 2250 from April's 1985:
        // D 265, .18, +.82 × 40 = 32.8. So 1999 + 26 + 33 = 2058 beside April's 1985; 2250 loses 32.8; 2119 becomes 2079.
        assert_eq!(
            list.movers,
            [
                Mover { person: PersonId(5), before: 1985, after: 2058 },
                Mover { person: PersonId(1), before: 2119, after: 2079 },
                Mover { person: PersonId(6), before: 2250, after: 2217 },
            ],
            "{}",
            trial.name()
        );
        assert!(list.first_ratings.is_empty() && list.doubts.is_empty() && list.left_out.is_empty());
        assert!(!list.is_clear());

        // The list that is closed says the same.
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let may = registry.read(|store| ratings(store, MAY)).unwrap();
        assert_eq!([may[4], may[0], may[5]], [Some(2058), Some(2079), Some(2217)]);
    }
}

#[test]
fn a_first_rating_and_a_namesake_without_birth_stand_on_the_checklist() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // A newcomer who scores, and somebody who is named like person 7 and of whom nothing else is known.
        registry.write(enter_newcomer).unwrap();
        let games: Vec<(usize, usize, char)> = (0..5).map(|opponent| (NEW, opponent, '=')).collect();
        report(&mut registry, &duels("Kupa", date(2024, 3, 9), &games), date(2024, 3, 10));
        let namesake = PersonFields {
            person: PersonId(9),
            family: "Újházi".into(),
            given: "Tünde".into(),
            ..PersonFields::default()
        };
        let stamp = stamp(date(2024, 3, 17));
        registry.write(|store| enact(store, &stamp, &Act::Person(namesake))).unwrap();
        let other = trf("Kis", date(2024, 3, 16), date(2024, 3, 16), &[(6, false), (4, true)], &[(1, 1, 2, '1')]);
        let file = registry.write(|store| submit(store, "kis.trf", &other, date(2024, 3, 17))).unwrap();
        assert!(file.lines[0].is_question(), "two persons bear the name");
        registry.write(|store| answer(store, &stamp, file.submission, 0, Some(PersonId(9)))).unwrap();
        registry.write(|store| accept(store, &stamp, file.submission, registered())).unwrap();
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        let first: Vec<PersonId> = list.first_ratings.iter().map(|(person, _)| *person).collect();
        assert_eq!(first, [PersonId(8)], "{}", trial.name());
        let doubts: Vec<_> = list.doubts.iter().map(|(one, other)| (one.id, other.id)).collect();
        assert_eq!(doubts, [(PersonId(9), PersonId(7))], "{}", trial.name());
    }
}

#[test]
fn another_number_of_rounds_or_players_is_told_when_the_report_comes() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let open_event = Announcement { players: Some(40), ..announced("Kupa", date(2024, 3, 9), 9) };
        let event = registry.write(|store| announce(store, &stamp(MARCH), open_event)).unwrap();
        // Amended: what is not given anew stays, the players too.
        let amended = registry.read(|store| announcement(store, event)).unwrap();
        assert_eq!((amended.rounds, amended.players), (Some(9), Some(40)), "{}", trial.name());
        let amended = Announcement { players: Some(20), ..amended };
        registry.write(|store| announce_anew(store, &stamp(MARCH), amended.clone())).unwrap();
        let again = registry.write(|store| announce_anew(store, &stamp(MARCH), amended));
        assert!(matches!(again, Err(OfficeError::Refused(refusal)) if refusal.code == "nothing-changes"));
        let bytes = duels("Kupa", date(2024, 3, 9), &[(0, 4, '1'), (5, 6, '=')]);
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, date(2024, 3, 10))).unwrap();
        assert_eq!(file.tournament, Some(event));
        let opened = registry.read(|store| open(store, file.submission)).unwrap();
        let told = registry.read(|store| reported_otherwise(store, &opened)).unwrap();
        let told: Vec<_> = told.iter().map(|one| (one.what, one.announced.clone(), one.reported.clone())).collect();
        let number = Fact::Number;
        let due = [("desk-rounds", number(9), number(1)), ("desk-player-count", number(20), number(4))];
        assert_eq!(told, due, "{}", trial.name());
    }
}

#[test]
fn a_report_whose_tempo_nobody_says_waits_under_its_announced_series_and_is_not_ready() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let rapid = Announcement { series: Series::Chess(Tempo::Rapid), ..announced("Rapid", date(2024, 3, 9), 1) };
        registry.write(|store| announce(store, &stamp(MARCH), rapid)).unwrap();
        let unreadable = |name: &str| {
            let text = String::from_utf8(duels(name, date(2024, 3, 9), &[(0, 4, '1')])).unwrap();
            text.replace("122 90+30", "122 kiírás szerint").into_bytes()
        };
        let file = registry.write(|store| submit(store, "a.trf", &unreadable("Rapid"), date(2024, 3, 10))).unwrap();
        let other = registry.write(|store| submit(store, "b.trf", &unreadable("Másik"), date(2024, 3, 10))).unwrap();
        let mut waiting = |tempo: Tempo| -> Vec<_> {
            let list = registry.read(|store| month_checklist(store, tempo, APRIL)).unwrap();
            let tempo = |one: &WaitingFile| one.unsettled.tempo.as_ref().map(|refusal| refusal.code.to_string());
            list.waiting.iter().map(|one| (one.file.id, one.is_ready(), tempo(one))).collect()
        };
        let unread = Some("tempo-unreadable".to_owned());
        assert_eq!(waiting(Tempo::Standard), [(other.submission, false, unread.clone())], "{}", trial.name());
        let both = [(file.submission, false, unread.clone()), (other.submission, false, unread)];
        assert_eq!(waiting(Tempo::Rapid), both, "{}", trial.name());
    }
}

#[test]
fn ratings_that_disagree_are_doubts_about_who_somebody_is() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // The file gives 1336 to person 6, listed at 2250, and a person answers that it is so; 1950 for 1999 is nothing.
        let text = String::from_utf8(duels("Kupa", date(2024, 3, 9), &[(5, 4, '1')])).unwrap();
        let bytes = text.replace("2250 HUN", "1336 HUN").replace("1999 HUN", "1950 HUN").into_bytes();
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, date(2024, 3, 10))).unwrap();
        registry
            .write(|store| answer(store, &stamp(date(2024, 3, 10)), file.submission, 0, Some(PersonId(6))))
            .unwrap();
        registry.write(|store| accept(store, &stamp(date(2024, 3, 10)), file.submission, registered())).unwrap();
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        let far: Vec<_> =
            list.far_ratings.iter().map(|one| (one.line, one.person.id.0, one.in_file, one.in_register)).collect();
        assert_eq!((far, list.is_clear()), (vec![(0, 6, 1336, Some(2250))], false), "{}", trial.name());
    }
}

#[test]
fn a_corrected_report_tells_its_difference_before_it_is_accepted() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let bytes = duels("Kupa", date(2024, 3, 9), &[(0, 4, '1'), (5, 6, '=')]);
        let event = report(&mut registry, &bytes, date(2024, 3, 10));
        // Sent again: the first game ended otherwise, the second was played by somebody else.
        let again = duels("Kupa", date(2024, 3, 9), &[(0, 4, '0'), (5, 2, '=')]);
        // And in another town.
        let again = String::from_utf8(again).unwrap().replace("022 Budapest", "022 Eger").into_bytes();
        let file = registry.write(|store| submit(store, "kupa2.trf", &again, date(2024, 3, 12))).unwrap();
        assert_eq!(file.tournament, Some(event));
        let opened = registry.read(|store| open(store, file.submission)).unwrap();
        let difference = registry.read(|store| report_difference(store, &opened)).unwrap();
        let who = |number: u32| Who::Known(PersonId(number));
        let game = |first: u32, second: u32, before: Option<&str>, after: Option<&str>| GameDifference {
            round: 1,
            first: who(first),
            second: Some(who(second)),
            before: before.map(str::to_owned),
            after: after.map(str::to_owned),
        };
        assert_eq!(
            difference,
            Some(ReportDifference {
                facts: vec![("desk-town", "Budapest".to_owned(), "Eger".to_owned())],
                joined: vec![who(3)],
                gone: vec![who(7)],
                games: vec![
                    game(1, 5, Some("1-0"), Some("0-1")),
                    game(6, 3, None, Some("1/2-1/2")),
                    game(6, 7, Some("1/2-1/2"), None),
                ],
            }),
            "{}",
            trial.name()
        );
    }
}

/// The file has Kovács 400 below and Tóth 350 above what the list says, Vörös 200 above, which is as far as anybody moves, and Őry 201.
/// Who stands furthest apart comes first.
#[test]
fn ratings_that_stand_apart_are_told_the_furthest_first() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let day = date(2024, 3, 9);
    let games = [(4, 0, '1'), (5, 3, '=')];
    let file = String::from_utf8(duels("Kupa", day, &games)).unwrap();
    let file = [("2105", "1705"), ("1999", "2349"), ("2250", "2450"), ("2410", "2611")]
        .iter()
        .fold(file, |file, (ours, theirs)| file.replacen(&format!(" {ours}"), &format!(" {theirs}"), 1));
    report(&mut registry, file.as_bytes(), date(2024, 3, 10));
    let apart = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap().far_ratings;
    let told: Vec<(u32, i32, Option<i32>)> =
        apart.iter().map(|one| (one.person.id.0, one.in_file, one.in_register)).collect();
    assert_eq!(told, [(1, 1705, Some(2105)), (5, 2349, Some(1999)), (4, 2611, Some(2410))]);
}
