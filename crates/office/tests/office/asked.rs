//! What the desk and the site ask beside their pages, of the story of [`crate::walk`] whose numbers are worked out there: each answer
//! by hand, and what is answered where there is nothing.

use crate::month::*;
use crate::refusing::{refusal_of, refused};
use crate::walk::story;
use arpad_model::{Fact, PersonId, Series, SubmissionId, Tempo, TournamentId};
use arpad_office::acts::Kind;
use arpad_office::acts::announce::{announce, looks_odd};
use arpad_office::acts::appeal::deadline;
use arpad_office::acts::cancel::asks_why;
use arpad_office::acts::clock::{is_behind, right_clock, set_back};
use arpad_office::acts::close::close_month;
use arpad_office::acts::club::{add_club, add_club_of};
use arpad_office::acts::decide::{points_asked_twice, waivable};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::paper::license;
use arpad_office::acts::{Announcement, PolicyAct};
use arpad_office::files::export::{Selection, TempoRating};
use arpad_office::lists::forecast::forecast;
use arpad_office::views::causes::corrected_among;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_office::views::other_tempos::fill_other_tempos;
use arpad_office::views::own_events::{is_of, own_events};
use arpad_office::views::person_page::person_meant;
use arpad_office::views::public::{governing, persons_shown, public_list};
use arpad_office::views::roll::Roll;
use arpad_office::views::tournament_changes::{By, changes_awaited, changes_of};
use arpad_office::views::two_players::rated_meetings;
use arpad_office::views::what_if::ratings_now;
use arpad_office::views::{checklist, records, today};
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);
const JULY: Date = date(2024, 7, 1);
const RAPID: Series = Series::Chess(Tempo::Rapid);

fn which(date: Wanted, revision: Option<u32>) -> Which {
    Which { series: STANDARD, date, after: None, revision, as_known_on: None, origin: None }
}

/// A game is told with the ratings of the list that was in force when its event began: Tóth and Szűcs-Nagy met in March, 1999 and 1712,
/// and in June, 1985 + 17 = 2002 and 1726 + 10 = 1736. Zsoldos had none in April.
#[test]
fn a_game_is_told_with_the_ratings_of_its_day() {
    let mut registry = story();
    let mut met = |one: u32, other: u32| {
        let games = registry.read(|store| rated_meetings(store, PersonId(one), PersonId(other))).unwrap();
        games.map(|games| games.iter().map(|game| (game.meeting.event.id.0, game.ratings)).collect::<Vec<_>>())
    };
    let due = vec![(4, [Some(2002), Some(1736)]), (1, [Some(1999), Some(1712)])];
    assert_eq!(met(5, 3), Ok(due));
    assert_eq!(met(8, 5), Ok(vec![(2, [None, Some(1985)])]));
    assert_eq!(met(1, 5), Ok(vec![]), "they have not met");
    assert!(met(1, 6).is_err() && met(6, 1).is_err(), "Vörös is not shown");
}

/// June: 2406, 2242, 2113, 2002, 1994, 1736, 1523. Only Kovács (2113) is of Vasas.
#[test]
fn a_rating_has_a_place_among_those_who_are_asked_for() {
    let mut registry = story();
    let roll = registry
        .read(|store| {
            let list = governing(store, STANDARD)?.expect("a list");
            Roll::read(store, &list)
        })
        .unwrap();
    let place = |rating: i32, selection: &Selection| {
        let (place, lower) = roll.place_among(rating, selection);
        (place.place, place.of, lower)
    };
    let all = Selection::default();
    assert_eq!(place(2002, &all), (4, 7, 3), "nobody is above or below himself");
    assert_eq!(place(2000, &all), (5, 7, 3));
    assert_eq!(place(2500, &all), (1, 7, 7));
    assert_eq!(place(1000, &all), (8, 7, 0));
    let vasas = Selection { club: Some("vasas".into()), ..all };
    assert_eq!((place(2000, &vasas), place(2113, &vasas), place(2114, &vasas)), ((2, 1, 0), (1, 1, 0), (1, 1, 1)));
    assert_eq!((roll.marked_unrated(), roll.counties()), (0, vec![]));
}

/// April made anew: Szűcs-Nagy draws with Tóth, 0.34 · 40 = 13.6, so 1726. May: Zsoldos' first rating is 1994. June waits: Tóth (2002)
/// beats Szűcs-Nagy (1736), D 266, 0.18 · 40 = 7.2: 2009.
#[test]
fn what_the_events_of_a_list_did_to_one_player() {
    let mut registry = story();
    let told = registry
        .read(|store| {
            let of = |store: &mut arpad_registry::Reader<'_>, day: Date, person: u32| {
                let list = list(store, day)?;
                let mut all: Vec<_> = changes_of(store, &list, PersonId(person))?.into_iter().collect();
                all.sort_by_key(|(event, _)| *event);
                let told = all.into_iter().map(|(event, one)| (event.0, one.rating, one.by, one.after));
                Ok::<_, OfficeError>(told.collect::<Vec<_>>())
            };
            let found = forecast(store, STANDARD)?.expect("an event waits");
            let awaited = changes_awaited(store, &found, PersonId(5))?;
            let awaited: Vec<_> = awaited.iter().map(|(event, one)| (event.0, one.rating, one.by, one.after)).collect();
            let nobody = changes_awaited(store, &found, PersonId(7))?.len();
            Ok::<_, OfficeError>((of(store, APRIL, 3)?, of(store, MAY, 8)?, of(store, APRIL, 7)?, awaited, nobody))
        })
        .unwrap();
    let hundredths = |points: i64| By::Hundredths(arpad_model::Decimal::<2>(points));
    let april = vec![(1, Some(1712), hundredths(1360), Some(1726))];
    let may = vec![(2, None, By::First(1994), Some(1994))];
    let july = vec![(4, Some(2002), hundredths(720), Some(2009))];
    assert_eq!(told, (april, may, vec![], july, 0));
}

/// The result of the first event was another; that two numbers are one corrects no report.
#[test]
fn which_events_were_corrected_after_they_were_counted() {
    let mut registry = story();
    let mut among = |events: &[u32]| {
        let events: Vec<TournamentId> = events.iter().copied().map(TournamentId).collect();
        let mut found: Vec<u32> =
            registry.read(|store| corrected_among(store, &events)).unwrap().into_iter().map(|one| one.0).collect();
        found.sort_unstable();
        found
    };
    assert_eq!(among(&[1, 2, 3, 4, 5]), [1]);
    assert_eq!((among(&[2, 3]), among(&[])), (vec![], vec![]));
}

#[test]
fn a_rating_of_now_is_that_of_the_list_that_governs() {
    let mut registry = story();
    let mut now = |series: Series, persons: &[u32]| {
        let persons: Vec<PersonId> = persons.iter().copied().map(PersonId).collect();
        let mut found: Vec<(u32, i32)> = registry
            .read(|store| ratings_now(store, series, &persons))
            .unwrap()
            .into_iter()
            .map(|(person, rating)| (person.0, rating))
            .collect();
        found.sort_unstable();
        found
    };
    assert_eq!(now(STANDARD, &[1, 3, 99]), [(1, 2113), (3, 1736)]);
    assert_eq!((now(STANDARD, &[]), now(RAPID, &[1])), (vec![], vec![]));
    // The list after June counts what ends until the Friday before.
    let next = registry.read(today::next_lists).unwrap();
    assert_eq!(next, [(Tempo::Standard, JULY, date(2024, 6, 28))]);
    let codes = registry
        .read(|store| Ok::<_, OfficeError>([records::no_list(store, RAPID)?, records::no_list(store, STANDARD)?]))
        .unwrap()
        .map(|refusal| refusal.code.as_str());
    assert_eq!(codes, ["no-list"; 2]);
    let empty = Registry::scratch().unwrap().read(|store| records::no_list(store, STANDARD)).unwrap();
    assert_eq!(empty.code.as_str(), "no-list-at-all");
}

/// Everything came from the officer; only the last event was announced.
#[test]
fn an_event_is_his_who_announced_it_or_sent_its_report() {
    let mut registry = story();
    registry
        .read(|store| {
            let own: Vec<u32> = own_events(store, "officer")?.iter().map(|event| event.id.0).collect();
            assert_eq!((own, own_events(store, "anna")?.len()), (vec![5], 0));
            let mut of = |name: &str, event: u32| is_of(store, name, TournamentId(event));
            assert_eq!([of("officer", 1)?, of("officer", 5)?, of("officer", 6)?], [true, true, false]);
            assert_eq!([of("anna", 1)?, of("anna", 5)?], [false, false]);
            Ok::<_, OfficeError>(())
        })
        .unwrap();
}

/// The newest first.
#[test]
fn own_events_stand_by_their_last_day() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    for (name, day) in [("Közép", 10), ("Késő", 20), ("Korai", 5)] {
        let days = (date(2024, 5, day), date(2024, 5, day));
        registry.write(|store| announce(store, &stamp(MARCH), to_announce(name, days, MARCH))).unwrap();
    }
    let own = registry.read(|store| own_events(store, "officer")).unwrap();
    assert_eq!(own.iter().map(|event| event.name.as_str()).collect::<Vec<_>>(), ["Késő", "Közép", "Korai"]);
}

/// Kovács is two numbers that are one person; before that was known nobody could tell which of them is meant.
#[test]
fn a_person_is_meant_by_number_by_name_or_by_both() {
    let mut registry = story();
    let mut meant = |text: &str| registry.read(|store| person_meant(store, text));
    for text in
        ["3", " 3 ", "fide:700003", "FIDE: 700003", "Szűcs-Nagy", "szucs", "\t3", "3\tSzűcs-Nagy Ágnes", "Szűcs-Nagy\t"]
    {
        assert_eq!(meant(text).unwrap(), PersonId(3), "{text:?}");
    }
    // The number of a federation stands behind the name as well.
    assert_eq!(meant("fide:700003\tSzűcs-Nagy").unwrap(), PersonId(3));
    assert_eq!(meant("komir:2").unwrap(), PersonId(3), "whoever is licensed second has it");
    for (text, code) in [
        ("Senki", "person-not-found"),
        ("", "person-not-found"),
        ("\t", "person-not-found"),
        ("99", "person-not-found"),
        ("fide:", "number-unreadable"),
        ("komir:x", "number-unreadable"),
        ("komir:0", "person-not-found"),
        ("egd:1", "person-not-found"),
        ("4\tSzűcs-Nagy", "person-of-two"),
    ] {
        assert_eq!(refused(meant(text)), code, "{text:?}");
    }
    assert_eq!(meant("Kovács").unwrap(), PersonId(1), "the other number is the same person");
    let mut before = Registry::scratch().unwrap();
    before.write(found).unwrap();
    let several = refusal_of(before.read(|store| person_meant(store, "Kovács")));
    assert_eq!(several.code.as_str(), "person-several");
    assert!(several.facts.contains(&("count", Fact::from(2_usize))), "{:?}", several.facts);
    let persons = several.facts.iter().find(|(name, _)| *name == "persons").map(|(_, fact)| fact.clone());
    assert_eq!(persons, Some(Fact::Name("1 Kovács Péter 1987; 2 Kovács Péter 1990".into())));
}

#[test]
fn a_number_that_was_merged_is_shown_as_the_one_it_stands_for() {
    let mut registry = story();
    let shown = registry.read(|store| persons_shown(store, &[2, 99, 6, 3].map(PersonId))).unwrap();
    let told: Vec<_> = shown.iter().map(|(asked, one)| (asked.0, one.as_ref().ok().map(|one| one.id.0))).collect();
    assert_eq!(told, [(2, Some(1)), (6, None), (3, Some(3))], "Vörös is not shown, and nobody is 99");
}

/// What is closed is nobody's business before it is published.
#[test]
fn a_list_is_anybodys_once_it_is_published() {
    let mut registry = story();
    let days = |registry: &mut Registry, date: Wanted, revision: Option<u32>| {
        registry.read(|store| public_list(store, &which(date, revision))).map(|list| (list.day, list.revision))
    };
    assert_eq!(days(&mut registry, Wanted::Latest, None).unwrap(), (JUNE, 1));
    assert_eq!(days(&mut registry, Wanted::Day(JUNE), Some(0)).unwrap(), (JUNE, 0));
    registry.write(|store| close_month(store, &stamp(date(2024, 6, 29)), Tempo::Standard, JULY)).unwrap();
    assert_eq!(refused(days(&mut registry, Wanted::Day(JULY), Some(0))), "list-unknown");
    // A next list is still that of August: July is made already.
    let next = registry.read(today::next_lists).unwrap();
    assert_eq!(next[0].1, date(2024, 8, 1));
}

/// The costly part of a checklist, kept, and what waits beside it are together what is looked at once.
#[test]
fn a_checklist_in_two_steps_is_the_same() {
    let mut registry = story();
    let (whole, in_two) = registry
        .read(|store| {
            let whole = checklist::month_checklist(store, Tempo::Standard, JULY)?;
            let made = checklist::month_made(store, Tempo::Standard, JULY)?;
            Ok::<_, OfficeError>((whole, checklist::with_waiting(store, &made, Tempo::Standard, JULY)?))
        })
        .unwrap();
    assert_eq!(format!("{in_two:?}"), format!("{whole:?}"));
}

/// Whoever takes back what the public has seen says why; a file that waits it has not seen. What is not there is asked for too.
#[test]
fn why_is_asked_of_what_was_seen() {
    let mut registry = story();
    let asked = registry
        .read(|store| {
            let mut all = Vec::new();
            for kind in ["submit", "accept", "merge", "publish"] {
                let entry = ledger::of_kind(store, kind)?.pop().expect("an entry").seq;
                all.push(asks_why(store, entry)?);
            }
            all.push(asks_why(store, arpad_model::EntryId(9_999))?);
            Ok::<_, OfficeError>(all)
        })
        .unwrap();
    assert_eq!(asked, [false, true, true, true, true]);
}

/// Clocks may differ by five minutes.
#[test]
fn a_clock_that_jumped_back_is_found_out() {
    let noon = at("2024-03-10T12:00");
    for (now, is) in [
        ("2024-03-10T11:54:59", true),
        ("2024-03-10T11:55", false),
        ("2024-03-10T12:00", false),
        ("2024-03-10T12:06", false),
        ("2024-03-09T12:00", true),
    ] {
        assert_eq!(is_behind(at(now), noon), is, "{now}");
    }
    let mut registry = Registry::scratch().unwrap();
    registry.read(|store| right_clock(store, noon)).unwrap();
    registry.write(found).unwrap();
    // The first list is closed and published on 1 March; whoever registers on 20 February after that has a clock that is set back.
    assert_eq!(registry.read(set_back).unwrap(), []);
    registry.write(enter_newcomer).unwrap();
    let newcomer = registry.read(ledger::head).unwrap().0;
    assert_eq!(registry.read(set_back).unwrap(), [newcomer]);
    let behind = refused(registry.read(|store| right_clock(store, at("2024-02-20T11:54"))));
    assert_eq!(behind, "clock-behind");
}

/// What is announced is asked once more where nobody can read it.
#[test]
fn an_announcement_that_looks_odd() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let days = (date(2024, 5, 4), date(2024, 5, 5));
    let mut odd = |name: &str, time_control: &str, territory: &str| {
        let mut announcement = Announcement { time_control: time_control.into(), ..to_announce(name, days, MARCH) };
        announcement.facts.territory = territory.into();
        registry
            .write(|store| {
                let event = announce(store, &stamp(MARCH), announcement)?;
                looks_odd(store, event)
            })
            .unwrap()
            .iter()
            .map(|warning| warning.code)
            .collect::<Vec<_>>()
    };
    assert_eq!(odd("Egy", "90+30", "HUN"), [""; 0]);
    assert_eq!(odd("Kettő", "", ""), [""; 0]);
    assert_eq!(odd("Három", "ahogy szoktuk", "HUN"), ["time-control-unread"]);
    assert_eq!(odd("Négy", "90+30", "XQZ"), ["country-unusual"]);
    assert_eq!(odd("Öt", "ahogy szoktuk", "XQZ"), ["time-control-unread", "country-unusual"]);
}

/// Before a report has come everything may be permitted that the text knows; after it what stands against it alone.
#[test]
fn what_may_be_permitted_at_an_event() {
    let mut registry = story();
    let announced = registry.read(|store| waivable(store, TournamentId(5))).unwrap();
    assert!(!announced.is_empty() && announced.iter().all(|one| !one.stands), "{announced:?}");
    let reported = registry.read(|store| waivable(store, TournamentId(1))).unwrap();
    assert!(reported.is_empty(), "{reported:?}");
}

/// Table 1 goes from 1000 to 2700, from where it has no end.
#[test]
fn points_outside_the_table_are_asked_twice() {
    for (points, is_asked) in [(999, true), (1000, false), (2699, false), (2700, true), (0, true)] {
        assert_eq!(points_asked_twice(points).is_err(), is_asked, "{points}");
    }
    let refusal = points_asked_twice(2700).unwrap_err();
    assert!(refusal.facts.contains(&("least", Fact::from(1000))), "{:?}", refusal.facts);
    assert!(refusal.facts.contains(&("most", Fact::from(2700))), "{:?}", refusal.facts);
}

#[test]
fn a_second_signature_is_asked_for_what_was_stated() {
    let stated = PolicyAct { second_signature: vec!["publish".into()], ..PolicyAct::default() };
    assert_eq!([Kind::Publish, Kind::Decide].map(|kind| stated.asks_second(kind)), [true, false]);
    assert!(!PolicyAct::default().asks_second(Kind::Publish));
}

/// 2105 beats 1999 in a rapid event; both have no rapid rating and begin with the standard one, D 106, 0.36 · 40 = 14.4: 2119 and 1985.
/// Beside the standard list of the day they stand with that, and nobody else does.
#[test]
fn a_list_is_told_beside_that_of_another_tempo() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let rapid = String::from_utf8(duels("Rapid", date(2024, 3, 9), &[(0, 4, '1')])).unwrap();
    report(&mut registry, rapid.replace("122 90+30", "122 15+10").as_bytes(), date(2024, 3, 10));
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    registry
        .write(|store| {
            use arpad_office::acts::close::{Consent, close_month_even_so};
            let consent = Consent { beside_fide: true, skipping: true, ..Consent::default() };
            close_month_even_so(store, &stamp(APRIL), Tempo::Rapid, APRIL, consent)?;
            arpad_office::acts::publish::publish(store, &stamp(APRIL), RAPID, Some(APRIL))
        })
        .unwrap();
    let mut beside = |day: Date| {
        registry
            .read(|store| {
                let list = list(store, day)?;
                let roll = Roll::read(store, &list)?;
                let mut lines = roll.lines(store, &roll.choose(&Selection::default()))?;
                fill_other_tempos(store, &list, &mut lines)?;
                let mut told: Vec<_> = lines.iter().map(|line| (line.person.0, line.beside)).collect();
                told.retain(|(_, beside)| *beside != [None; 3]);
                Ok::<_, OfficeError>(told)
            })
            .unwrap()
    };
    let of = |rating: i32| {
        let mut beside = [None; 3];
        beside[Tempo::Rapid.index()] = Some(TempoRating { rating, games: 1, k: Some(40) });
        beside
    };
    assert_eq!(beside(APRIL), [(1, of(2119)), (5, of(1985))]);
    assert_eq!(beside(MARCH), [], "there was no rapid list yet");
    let seeded = |registry: &mut Registry, series: Series, person: u32| {
        let which = Which { series, ..which(Wanted::Day(APRIL), None) };
        registry.read(|store| explain_list(store, PersonId(person), Some(series), Some(&which))).unwrap().is_seeded()
    };
    assert_eq!(
        [(RAPID, 1), (RAPID, 5), (STANDARD, 1)].map(|(of, who)| seeded(&mut registry, of, who)),
        [true, true, false]
    );
    let next: Vec<_> = registry.read(today::next_lists).unwrap().iter().map(|(tempo, day, _)| (*tempo, *day)).collect();
    assert_eq!(next, [(Tempo::Standard, MAY), (Tempo::Rapid, MAY)]);
}

/// A club of a county gives the players of the list a county, by name once each.
#[test]
fn the_counties_of_a_list_are_those_of_its_clubs() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let counties = registry
        .write(|store| {
            let day = date(2024, 2, 21);
            let vac = add_club_of(store, &stamp(day), ("Váci Láng", "Vác"), "Pest")?;
            let eger = add_club_of(store, &stamp(day), ("Egri Bástya", "Eger"), "Heves")?;
            let godollo = add_club_of(store, &stamp(day), ("Gödöllő", "Gödöllő"), "Pest")?;
            let none = add_club(store, &stamp(day), "Vasas", "Budapest")?;
            for (person, club) in [(1, vac), (2, eger), (3, godollo), (4, none)] {
                license(store, &stamp(day), PersonId(person), club, "2023/24", day)?;
            }
            // A list tells the clubs of its publication.
            close_and_publish(store, APRIL)?;
            let list = list(store, APRIL)?;
            let roll = Roll::read(store, &list)?;
            let pest = Selection { county: Some("pest".into()), ..Selection::default() };
            let lines = roll.lines(store, &roll.choose(&pest))?;
            let of_pest: Vec<u32> = lines.iter().map(|line| line.person.0).collect();
            let counties: Vec<String> = roll.counties().into_iter().map(str::to_owned).collect();
            Ok::<_, OfficeError>((counties, of_pest))
        })
        .unwrap();
    assert_eq!(counties, (vec!["Heves".to_owned(), "Pest".to_owned()], vec![1, 3]));
}

/// People announce minutes and seconds a move; who writes seconds throughout, as record 222 does, is understood where minutes would be of
/// another tempo. 15+10 as standard is neither: 15 · 60 + 60 · 10 = 1500 seconds are rapid, 15 + 60 · 10 = 615 as well.
#[test]
fn a_time_control_is_announced_in_minutes() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let days = (date(2024, 5, 4), date(2024, 5, 5));
    for (tempo, text, due) in [
        (Tempo::Standard, "90+30", Some((5400, 30))),
        (Tempo::Standard, "5400+30", Some((5400, 30))),
        (Tempo::Standard, "120+1", Some((7200, 1))),
        (Tempo::Blitz, "120+1", Some((120, 1))),
        (Tempo::Rapid, "15+10", Some((900, 10))),
        (Tempo::Rapid, "900+10", Some((900, 10))),
        (Tempo::Blitz, "3+2", Some((180, 2))),
        (Tempo::Blitz, "180+2", Some((180, 2))),
        (Tempo::Standard, "15+10", None),
        (Tempo::Blitz, "90+30", None),
    ] {
        let announced = to_announce(&format!("{tempo:?} {text}"), days, MARCH);
        let announced = Announcement { series: Series::Chess(tempo), time_control: text.into(), ..announced };
        let event = registry.write(|store| announce(store, &stamp(MARCH), announced)).unwrap();
        let event = registry.read(|store| arpad_registry::tables::tournaments::get(store, event)).unwrap().unwrap();
        let told = event.facts.time_control.map(|control| {
            assert_eq!(control.periods.len(), 1, "{text}");
            (control.periods[0].seconds, control.increment)
        });
        assert_eq!(told, due, "{tempo:?} {text}");
    }
}

/// Files in which a Kovács Péter without a number could be either: the oldest beside the one at hand is next.
#[test]
fn the_next_file_in_doubt_is_the_oldest_of_the_others() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    let next = |registry: &mut Registry, other_than: u32| {
        let found = registry.read(|store| today::next_in_doubt(store, SubmissionId(other_than))).unwrap();
        found.map(|file| file.id.0)
    };
    assert_eq!(next(&mut registry, 1), None);
    for (day, name) in [(9, "Első"), (10, "Második"), (11, "Harmadik")] {
        let day = date(2024, 3, day);
        let bytes = trf(name, day, day, &[(0, false), (4, true)], &[(1, 1, 2, '=')]);
        registry.write(|store| submit(store, "kupa.trf", &bytes, day)).unwrap();
    }
    assert_eq!([1, 2, 3, 9].map(|file| next(&mut registry, file)), [Some(2), Some(1), Some(1), Some(1)]);
    let waits = registry.read(|store| today::today(store, date(2024, 3, 12))).unwrap();
    let files: Vec<_> = waits.files.iter().map(|one| (one.file.id.0, one.questions, one.is_ready())).collect();
    assert_eq!(files, [1, 2, 3].map(|file| (file, Some(1), false)));
    assert_eq!(waits.count(), 3);
    assert_eq!(registry.read(today::answered).unwrap().len(), 0);
}

/// One game gives Zsoldos no rating: she is behind Tóth, whom she beat, and told apart.
#[test]
fn who_would_not_be_rated_is_told_apart() {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    registry.write(enter_newcomer).unwrap();
    report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(NEW, 4, '1')]), date(2024, 3, 10));
    let (unranked, none, best) = registry
        .read(|store| {
            let found = forecast(store, STANDARD)?.expect("an event waits");
            let live = arpad_office::views::live::live(store, &found)?.expect("somebody played");
            let numbers = |rows: Vec<(arpad_office::views::live::LiveRow, _)>| {
                rows.iter().map(|(row, _): &(_, arpad_office::views::public::Shown)| row.person.0).collect::<Vec<_>>()
            };
            let unranked = numbers(live.unranked(store, 9)?);
            Ok::<_, OfficeError>((unranked, numbers(live.unranked(store, 0)?), numbers(live.best(store, 0, 9)?)))
        })
        .unwrap();
    assert_eq!((unranked, none, best), (vec![8], vec![], vec![5, 8]));
}

/// Seven days after the day itself (24 0.4, 22 0.4), against what was decided about an event or a rating; who a person is has no term.
#[test]
fn until_when_one_may_appeal() {
    let mut registry = story();
    let told = registry
        .read(|store| {
            let mut told = Vec::new();
            for kind in ["decide", "accept", "person", "paper", "merge"] {
                let entry = ledger::of_kind(store, kind)?.remove(0);
                told.push(deadline(store, &entry)?.map(|one| (one.decided, one.days, one.last, one.paragraph.0)));
            }
            Ok::<_, OfficeError>(told)
        })
        .unwrap();
    let decided = Some((date(2024, 2, 20), 7, date(2024, 2, 27), "0.4"));
    let accepted = Some((date(2024, 3, 10), 7, date(2024, 3, 17), "0.4"));
    assert_eq!(told, [decided, accepted, None, None, None]);
}

/// A case is rated as it stands and beside it by another edition; what is wrong is told once though both find it.
#[test]
fn a_case_is_rated_beside_itself() {
    use arpad_office::rating::rate_case::{Answer, Settings, rate_beside};
    let games = serde_json::json!([{"id": "1", "name": "Kupa", "system": "swiss", "start": "2024-03-09", "end": "2024-03-09",
        "games": [{"round": 1, "white": "1", "black": "5", "result": "1-0"}]}]);
    let bytes = case(APRIL, &[(1, Some(2105), 0), (5, Some(1999), 0)], games);
    let (own, other) = rate_beside(&bytes, &Settings::default(), "fide-2022-01").unwrap();
    let edition = |answer: Answer| match answer {
        Answer::Chess(answer) => answer.edition.id.0.to_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!([own, other].map(edition), ["fide-2024-03", "fide-2022-01"]);
    let broken = rate_beside(b"{\"list_date\": 7}", &Settings::default(), "fide-2022-01").unwrap_err();
    let alone = arpad_office::rating::rate_case::rate_case(b"{\"list_date\": 7}", &Settings::default()).unwrap_err();
    assert_eq!(broken, alone);
}

/// The numbers of FIDE that a report names; a case names none.
#[test]
fn the_numbers_of_a_file() {
    use arpad_office::rating::rate_file::numbers_in;
    let bytes = trf("Kupa", APRIL, APRIL, &[(0, true), (4, false), (5, true)], &[(1, 1, 2, '=')]);
    let mut numbers = numbers_in(&bytes);
    numbers.sort_unstable();
    assert_eq!(numbers, [700_001, 700_006]);
    assert_eq!(numbers_in(&case(APRIL, &[(1, Some(2105), 0)], serde_json::json!([]))), [0_u64; 0]);
}
