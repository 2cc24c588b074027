//! What the doors show of one small federation: each view with the values that are due.

use crate::month::*;
use crate::refusing::refused;
use arpad_model::{
    Color, Decimal, EntryId, HalfPoints, PersonId, RegisteredTournament, Series, SubmissionState, Tempo, TournamentId,
    TournamentState,
};
use arpad_office::acts::announce::{Announcement, announce};
use arpad_office::acts::close::{close_month, replay_chess};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::hide::hide;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::views::opponents::{meetings, opponents};
use arpad_office::views::person_page::person_page;
use arpad_office::views::public::{
    changed_events, corrections, first_seal, front, newest_lists, newest_revision, revision,
};
use arpad_office::views::records;
use arpad_office::views::scores::list_scores;
use arpad_office::views::search::search;
use arpad_office::views::tournament_page::{deadlines, tournament_page};
use arpad_office::views::whereabouts::{Sought, Whereabouts, look, look_for_file};
use arpad_registry::{Reader, Registry, ledger};
use jiff::civil::{Date, date};

/// Kovács beats Tóth, Vörös draws with the other Kovács.
fn of_march(registry: &mut Registry) -> TournamentId {
    let games = [(0, 4, '1'), (5, 1, '=')];
    report(registry, &duels("Márciusi", date(2024, 3, 9), &games), date(2024, 3, 10))
}

/// Kovács and Tóth draw.
fn of_april(registry: &mut Registry) -> TournamentId {
    report(registry, &duels("Áprilisi", date(2024, 4, 13), &[(4, 0, '=')]), date(2024, 4, 14))
}

fn announced(registry: &mut Registry, starts: Date, on: Date) -> RegisteredTournament {
    let announcement = Announcement {
        town: "Győr".into(),
        time_control: "90+30".into(),
        rounds: Some(5),
        ..to_announce("Nyári", (starts, starts), on)
    };
    let id = registry.write(|store| announce(store, &stamp(on), announcement)).unwrap();
    registry.read(|store| records::tournament(store, id)).unwrap().expect("the tournament")
}

/// Tournament, state, day of its list and the day on which that is expected.
type Stands = (u32, TournamentState, Option<Date>, Option<Date>);

fn stands(one: &Whereabouts) -> Stands {
    (one.event.id.0, one.event.state, one.list.as_ref().map(|list| list.day), one.expected)
}

#[test]
fn a_tournament_is_followed_from_its_announcement_to_its_list() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let march = of_march(&mut registry);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let april = of_april(&mut registry);
        let summer = announced(&mut registry, date(2024, 7, 6), date(2024, 6, 1));
        assert_eq!([march, april, summer.id].map(|id| id.0), [1, 2, 3]);
        let everything =
            Sought { text: String::new(), from: date(2024, 1, 1), until: date(2024, 12, 31), behind: None };
        let mut told = || {
            let looked = registry.read(|store| look(store, &everything, 10)).unwrap();
            assert_eq!(looked.next, None);
            looked.found.iter().map(stands).collect::<Vec<_>>()
        };
        use TournamentState::{Accepted, Announced, Rated};
        let in_april = (1, Rated, Some(APRIL), None);
        let due = [(3, Announced, None, None), (2, Accepted, None, Some(MAY)), in_april];
        assert_eq!(told(), due, "{}", trial.name());
        // Closed is not published: to the public it still waits.
        registry.write(|store| close_month(store, &stamp(MAY), Tempo::Standard, MAY)).unwrap();
        let mut told = || {
            let looked = registry.read(|store| look(store, &everything, 10)).unwrap();
            looked.found.iter().map(stands).collect::<Vec<_>>()
        };
        assert_eq!(told(), due, "{}", trial.name());
        registry.write(|store| publish(store, &stamp(MAY), STANDARD, None)).unwrap();
        let two = registry.read(|store| look(store, &everything, 2)).unwrap();
        assert_eq!(two.found.iter().map(stands).collect::<Vec<_>>(), [due[0], (2, Rated, Some(MAY), None)]);
        assert_eq!(two.next, Some((date(2024, 4, 13), april)), "{}", trial.name());
        let rest = Sought { behind: two.next, ..everything.clone() };
        let rest = registry.read(|store| look(store, &rest, 2)).unwrap();
        assert_eq!(rest.found.iter().map(stands).collect::<Vec<_>>(), [in_april], "{}", trial.name());
        let named = Sought { text: "aprilisi".into(), ..everything.clone() };
        let named = registry.read(|store| look(store, &named, 2)).unwrap();
        assert_eq!(named.found.iter().map(|one| one.event.id).collect::<Vec<_>>(), [april]);

        let files = registry.read(|store| look_for_file(store, "kupa.trf", 10)).unwrap();
        let of = |one: &Option<Whereabouts>| one.as_ref().map(|one| one.event.id);
        let told: Vec<_> = files.files.iter().map(|(file, one)| (file.file_name.as_str(), of(one))).collect();
        assert_eq!(told, [("kupa.trf", Some(april)), ("kupa.trf", Some(march))], "{}", trial.name());
        assert_eq!(files.looked_through, None);
        assert_eq!(registry.read(|store| look_for_file(store, "más.trf", 10)).unwrap().files.len(), 0);
    }
}

#[test]
fn a_tournaments_page_and_its_deadlines() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let march = of_march(&mut registry);
        let waits = registry.read(|store| tournament_page(store, march)).unwrap();
        assert_eq!((waits.lists.len(), waits.event.state), (0, TournamentState::Accepted));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let page = registry.read(|store| tournament_page(store, march)).unwrap();
        assert_eq!(page.lists.iter().map(|list| list.day).collect::<Vec<_>>(), [APRIL], "{}", trial.name());
        let players: Vec<u32> = page.players.iter().map(|person| person.id.0).collect();
        assert_eq!(players, [1, 5, 6, 2], "line by line, {}", trial.name());
        assert_eq!(page.submissions.iter().map(|file| file.file_name.as_str()).collect::<Vec<_>>(), ["kupa.trf"]);
        assert_eq!((page.findings.len(), page.decisions.len(), page.report.is_some()), (0, 0, true));
        assert_eq!(refused(registry.read(|store| tournament_page(store, TournamentId(99)))), "tournament-unknown");

        let summer = announced(&mut registry, date(2024, 7, 6), date(2024, 6, 1));
        let hasty = announced(&mut registry, date(2024, 8, 10), date(2024, 8, 9));
        let mut told = |event: &RegisteredTournament, today| {
            let found = registry.read(|store| deadlines(store, event, today)).unwrap();
            found.iter().map(|one| one.code.as_str()).collect::<Vec<_>>()
        };
        assert_eq!(told(&summer, date(2024, 7, 1)), [""; 0], "{}", trial.name());
        assert_eq!(told(&summer, date(2024, 7, 8)), [""; 0], "{}", trial.name());
        assert_eq!(told(&hasty, date(2024, 8, 9)), ["registered-late"], "{}", trial.name());
        // August's list is due, October's is the last.
        assert_eq!(told(&summer, date(2024, 9, 10)), ["later-list-than-due"], "{}", trial.name());
        assert_eq!(told(&summer, date(2024, 12, 24)), ["after-third-list"], "{}", trial.name());
        let rated = registry.read(|store| records::tournament(store, march)).unwrap().expect("the tournament");
        assert_eq!(registry.read(|store| deadlines(store, &rated, date(2025, 1, 1))).unwrap(), []);
    }
}

#[test]
fn records_are_shown_as_they_are() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let march = of_march(&mut registry);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let april = of_april(&mut registry);
        let summer = announced(&mut registry, date(2024, 7, 6), date(2024, 6, 1));
        registry.write(|store| hide(store, &stamp(MAY), PersonId(5), true)).unwrap();
        let ids = |events: Vec<RegisteredTournament>| events.iter().map(|event| event.id).collect::<Vec<_>>();
        let seen = |store: &mut Reader<'_>| {
            let head = ledger::head(store)?;
            assert_eq!(records::head(store)?, head);
            let last = records::entries(store, EntryId(head.0.0 - 2), 1)?;
            assert_eq!(last.iter().map(|entry| entry.seq.0).collect::<Vec<_>>(), [head.0.0 - 1]);
            assert_eq!(ids(records::newest_tournaments(store, 0, 2)?), [summer.id, april], "{}", trial.name());
            assert_eq!(ids(records::newest_tournaments(store, 1, 9)?), [april, march], "{}", trial.name());
            assert_eq!(ids(records::tournaments_in_state(store, STANDARD, TournamentState::Accepted)?), [april]);
            assert_eq!(ids(records::tournaments_in_state(store, Series::Go, TournamentState::Accepted)?), []);
            assert_eq!(records::players_of(store, march)?, [1, 5, 6, 2].map(PersonId), "{}", trial.name());
            assert_eq!(records::players_of(store, summer.id)?, []);
            let of_april = list(store, APRIL)?;
            assert_eq!(ids(records::counted_in(store, of_april.id)?), [march], "{}", trial.name());
            assert_eq!(records::list(store, of_april.id)?, Some(of_april));
            let files = records::newest_submissions(store, None, 9)?;
            let states: Vec<_> = files.iter().map(|file| (file.id.0, file.state)).collect();
            let accepted = SubmissionState::Accepted;
            assert_eq!(states, [(2, accepted), (1, accepted)], "{}", trial.name());
            assert_eq!(records::newest_submissions(store, None, 1)?.len(), 1);
            assert_eq!(records::newest_submissions(store, Some(SubmissionState::Rejected), 9)?.len(), 0);
            let bytes = records::bytes(store, &files[0])?;
            assert_eq!(bytes, duels("Áprilisi", date(2024, 4, 13), &[(4, 0, '=')]), "{}", trial.name());
            assert_eq!(records::submission(store, files[0].id)?.as_ref(), Some(&files[0]));
            assert_eq!(records::ends(store)?, (PersonId(8), TournamentId(4)), "{}", trial.name());
            let shown = records::public_persons(store, PersonId(4), PersonId(6))?;
            let due = [(PersonId(4), "ory gyongyver".to_owned()), (PersonId(6), "voros zoltan".to_owned())];
            assert_eq!(shown, due, "{}", trial.name());
            assert_eq!(records::tournament_numbers(store, TournamentId(2), TournamentId(9))?, [april, summer.id]);
            assert_eq!(
                records::person(store, PersonId(4))?.map(|person| person.fide.map(|id| id.0)),
                Some(Some(700_004))
            );
            let (decisions, appeals) = records::decisions(store)?;
            assert_eq!((decisions.len(), appeals.len()), (7, 0), "{}", trial.name());
            Ok::<_, OfficeError>(())
        };
        registry.read(seen).unwrap();
    }
}

#[test]
fn the_front_page_news_and_revisions() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let march = of_march(&mut registry);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let summer = announced(&mut registry, date(2024, 7, 6), date(2024, 4, 2));
        let spring = announced(&mut registry, date(2024, 5, 4), date(2024, 4, 3));
        registry.write(|store| hide(store, &stamp(APRIL), PersonId(6), true)).unwrap();
        let page = registry.read(|store| front(store, 2, 5)).unwrap();
        assert_eq!(page.lists.len(), 1, "only one series has a list");
        assert_eq!(page.lists[0].list.day, APRIL);
        let strongest: Vec<(Option<i32>, Option<u32>)> = page.lists[0]
            .strongest
            .iter()
            .map(|(row, person)| (row.rating, person.as_ref().ok().map(|person| person.id.0)))
            .collect();
        // 2250 v 1850, drawn: D 400, .92, so −.42 × 40 = −16.8 for the hidden one.
        assert_eq!(strongest, [(Some(2410), Some(4)), (Some(2233), None)], "{}", trial.name());
        assert_eq!(page.recent.iter().map(|event| event.id).collect::<Vec<_>>(), [march], "{}", trial.name());
        let coming: Vec<_> = page.announced.iter().map(|event| event.id).collect();
        assert_eq!(coming, [spring.id, summer.id], "the next first, {}", trial.name());
        let one = registry.read(|store| front(store, 1, 1)).unwrap();
        assert_eq!((one.recent.len(), one.announced.len(), one.lists[0].strongest.len()), (1, 1, 1));

        let changed = registry.read(|store| changed_events(store, 2)).unwrap();
        let changed: Vec<_> = changed.iter().map(|(one, when)| (one.event.id, when.day())).collect();
        assert_eq!(changed, [(spring.id, date(2024, 4, 3)), (summer.id, date(2024, 4, 2))], "{}", trial.name());
        assert_eq!(registry.read(newest_revision).unwrap(), None);
        assert_eq!(registry.read(corrections).unwrap().0.len(), 0);

        // It was the other Kovács who drew, and now Szűcs-Nagy: 1712 v 2250, D 538 is 400: .08, so ±.42 × 40 = ±16.8.
        let later = stamp(date(2024, 4, 20)).because("névcsere");
        registry.write(|store| reidentify(store, &later, march, 3, PersonId(3))).unwrap();
        registry.write(|store| replay_chess(store, &later, Tempo::Standard, APRIL)).unwrap();
        registry.write(|store| publish(store, &later, STANDARD, None)).unwrap();
        let revised = registry.read(newest_revision).unwrap().expect("a revision");
        assert_eq!((revised.day, revised.revision), (APRIL, 1), "{}", trial.name());
        let who = registry.read(|store| revision(store, &revised)).unwrap().expect("a revision");
        let who: Vec<_> = who.iter().map(|(one, _)| (one.person.0, one.before, one.after)).collect();
        assert_eq!(who, [(2, Some(1867), Some(1850)), (3, Some(1712), Some(1729))], "{}", trial.name());
        let first = registry.read(|store| list(store, MARCH)).unwrap();
        assert!(registry.read(|store| revision(store, &first)).unwrap().is_none(), "it revises nothing");
        let (corrected, lists) = registry.read(corrections).unwrap();
        let told: Vec<_> = corrected
            .iter()
            .map(|one| {
                (
                    one.event.as_ref().expect("an event").id,
                    one.done.why.unmarked.as_deref().unwrap_or_default(),
                    one.done.moment.day(),
                )
            })
            .collect();
        assert_eq!(told, [(march, "névcsere", date(2024, 4, 20))], "{}", trial.name());
        assert_eq!(lists.iter().map(|list| list.id).collect::<Vec<_>>(), [revised.id]);
        let newest = registry.read(|store| newest_lists(store, 2)).unwrap();
        let newest: Vec<_> = newest.iter().map(|list| (list.day, list.revision)).collect();
        assert_eq!(newest, [(APRIL, 1), (APRIL, 0)], "{}", trial.name());
        let seal = registry.read(|store| ledger::entry(store, EntryId(1))).unwrap().expect("the first entry").hash;
        assert_eq!(registry.read(first_seal).unwrap(), seal);
    }
}

#[test]
fn who_met_whom_and_what_was_scored() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // The later one is reported first.
        let late =
            report(&mut registry, &duels("Késői", date(2024, 3, 23), &[(0, 4, '='), (0, 5, '0')]), date(2024, 3, 24));
        let early = of_march(&mut registry);
        let met = registry.read(|store| opponents(store, PersonId(1), 10)).unwrap().expect("he is shown");
        let told: Vec<_> = met
            .met
            .iter()
            .map(|one| (one.opponent.0, one.games, one.wins, one.draws, one.losses, one.last.id))
            .collect();
        assert_eq!(told, [(5, 2, 1, 1, 0, late), (6, 1, 0, 0, 1, late)], "{}", trial.name());
        assert_eq!(met.met.iter().map(|one| one.score().0).collect::<Vec<_>>(), [3, 0]);
        assert_eq!((met.tournaments, met.unread), (2, 0));
        let newest = registry.read(|store| opponents(store, PersonId(1), 1)).unwrap().expect("he is shown");
        assert_eq!((newest.tournaments, newest.unread, newest.met.len()), (1, 1, 1), "{}", trial.name());
        let games = registry.read(|store| meetings(store, PersonId(5), PersonId(1))).unwrap().expect("both are shown");
        let games: Vec<_> = games.games.iter().map(|game| (game.event.id, game.color, game.score.0)).collect();
        assert_eq!(games, [(late, Some(Color::Black), 1), (early, Some(Color::Black), 0)], "{}", trial.name());

        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let page = registry.read(|store| person_page(store, PersonId(1), MAY)).unwrap();
        let scores = list_scores(&page.series[0].lists, 5);
        let scored: Vec<_> = scores.iter().map(|one| (one.list.day, one.games, one.score, one.expected)).collect();
        // 2105: .64 twice against 1999 and .31 against 2250.
        assert_eq!(scored, [(APRIL, 3, HalfPoints(3), Decimal(159))], "{}", trial.name());
        assert_eq!(list_scores(&page.series[0].lists, 0), []);
    }
}

#[test]
fn without_a_directory_a_name_is_found_by_how_it_begins() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let mut asked = |text: &str, most: usize| -> Vec<u32> {
            let found = registry.read(|store| search(store, None, text, 0..most)).unwrap();
            found.persons.iter().map(|one| one.person.id.0).collect()
        };
        for (text, due) in
            [("Kov", &[1, 2][..]), ("zoltan voros", &[6]), ("Vörös Z", &[6]), ("700004", &[4]), ("", &[])]
        {
            assert_eq!(asked(text, 9), due, "{text}, {}", trial.name());
        }
        assert_eq!(asked("Kov", 1).len(), 1);
    }
}
