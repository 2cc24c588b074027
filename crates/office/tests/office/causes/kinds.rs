//! One act, one list: what each kind of act does, by hand.
//!
//! In March 2105 beats 1999, D 106: .64 against .36, with K 40 +14.4 and −14.4. The list of April has 2119 and 1985 (1984.6).

use super::*;
use arpad_model::{AppealOutcome, Series, Tempo, TournamentId};
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::decide;
use arpad_office::acts::merge::merge;
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::swap::swap;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{AppealAct, DecideAct, Decided};
use arpad_office::verify::verify;
use arpad_office::views::public::correction;

const FOUND_OUT: Date = date(2024, 4, 5);
const GAME: WhichGame = WhichGame { round: 1, line: 0, against: None };

/// The federation with the game of March and the list of April.
fn begun(registry: &mut Registry, games: &[(usize, usize, char)]) -> TournamentId {
    registry.write(found).unwrap();
    let event = report(registry, &duels("Kupa", date(2024, 3, 9), games), date(2024, 3, 10));
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    event
}

fn end(registry: &mut Registry, name: &str) {
    registry.write(|store| close_and_publish(store, MAY)).unwrap();
    all_add_up(registry);
    assert_eq!(verify(registry, |_, _| {}).unwrap().faults, [], "{name}");
}

#[test]
fn a_result_that_was_another() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let event = begun(&mut registry, &[(0, 4, '1')]);
        let why = stamp(FOUND_OUT).because("hu: fordítva írták be\nen: entered the wrong way round");
        registry.write(|store| correct_result(store, &why, event, GAME, "0-1")).unwrap();
        let entry = head(&mut registry);
        // The page of April says that it waits.
        let waits = explained(&mut registry, 1, APRIL).since;
        assert_eq!((waits.len(), waits[0].entered.is_none()), (1, true), "{}", trial.name());
        end(&mut registry, trial.name());
        // He lost: −.64 × 40 = −25.6, so 2079 (2079.4) and 2025 (2024.6).
        assert_eq!(causes(&mut registry, 1, MAY), [("result", entry, Some(2119), Some(2079))], "{}", trial.name());
        assert_eq!(causes(&mut registry, 5, MAY), [("result", entry, Some(1985), Some(2025))], "{}", trial.name());
        assert_eq!(causes(&mut registry, 2, MAY), []);
        let found = explained(&mut registry, 1, MAY);
        let cause = &found.causes[0];
        assert_eq!(changes(cause), [Some(1440), Some(-2560)], "before and after side by side");
        assert_eq!(through(cause), [(APRIL, 2119, 2119, 2079)]);
        assert_eq!(cause.tournament.as_ref().map(|(id, name)| (*id, name.as_str())), Some((event, "Kupa")));
        let done = cause.done.as_ref().expect("an act");
        assert_eq!((done.by_whom.as_str(), done.moment.day()), ("officer", FOUND_OUT));
        assert_eq!(done.why.en.as_deref(), Some("entered the wrong way round"));
        assert_eq!((found.own_change(), found.start), (None, Some(2079)), "no game of his own");
        assert_eq!((found.computed(), found.is_idle()), (Some(Some(2079)), true), "and a calculation all the same");
        // The old page says where it was corrected, and whoever was not touched is not told.
        let since = explained(&mut registry, 1, APRIL).since;
        assert_eq!(since[0].entered.as_ref().map(|list| list.day), Some(MAY), "{}", trial.name());
        assert!(explained(&mut registry, 2, APRIL).since.is_empty());
        // The correction's own page: what was wrong, and everybody it moved, the most first.
        let page = registry.read(|store| correction(store, done.entry)).unwrap().expect("a page");
        let game = &page.wrong.games[0];
        assert_eq!((game.before.as_deref(), game.after.as_deref()), (Some("1-0"), Some("0-1")));
        let moved: Vec<_> = page.affected.iter().map(|one| (one.person.0, one.before, one.after)).collect();
        assert_eq!(moved, [(1, Some(2119), Some(2079)), (5, Some(1985), Some(2025))], "{}", trial.name());
        assert_eq!(page.entered.map(|list| list.day), Some(MAY));
    }
}

/// The other Kovács played: 1850 v 1999, D 149, .30, so ±.70 × 40 = ±28.
#[test]
fn who_lost_the_games_and_who_got_them() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let event = begun(&mut registry, &[(0, 4, '1')]);
        registry.write(|store| reidentify(store, &stamp(FOUND_OUT), event, 0, PersonId(2))).unwrap();
        let entry = head(&mut registry);
        end(&mut registry, trial.name());
        assert_eq!(causes(&mut registry, 1, MAY), [("identity", entry, Some(2119), Some(2105))], "{}", trial.name());
        assert_eq!(causes(&mut registry, 2, MAY), [("identity", entry, Some(1850), Some(1878))], "{}", trial.name());
        assert_eq!(causes(&mut registry, 5, MAY), [("identity", entry, Some(1985), Some(1971))], "{}", trial.name());
        let side = |registry: &mut Registry, person| changes(&explained(registry, person, MAY).causes[0]);
        assert_eq!(side(&mut registry, 1), [Some(1440), None], "his games are gone");
        assert_eq!(side(&mut registry, 2), [None, Some(2800)], "and here they are");
        assert_eq!(side(&mut registry, 5), [Some(-1440), Some(-2800)]);
        let page = registry.read(|store| correction(store, arpad_model::EntryId(entry))).unwrap().expect("a page");
        assert_eq!(page.wrong.lines, [(1, PersonId(1), PersonId(2))], "{}", trial.name());
        // Both old pages say so, the one with games and the one without.
        for person in [1, 2] {
            assert_eq!(explained(&mut registry, person, APRIL).since.len(), 1, "{person}, {}", trial.name());
        }
    }
}

/// 1850 also lost to 2250, D 400: −.08 × 40 = −3.2, 1847 (1846.8), and 2253 (2253.2). Exchanged: 1850 beats 1999, +28; 2105
/// loses to 2250, D 145, .31 against .69: −12.4, 2093 (2092.6), and 2262 (2262.4).
#[test]
fn two_players_exchanged() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let event = begun(&mut registry, &[(0, 4, '1'), (1, 5, '0')]);
        registry.write(|store| swap(store, &stamp(FOUND_OUT), event, [0, 2])).unwrap();
        let entry = head(&mut registry);
        end(&mut registry, trial.name());
        for (person, from, to) in [(1, 2119, 2093), (2, 1847, 1878), (5, 1985, 1971), (6, 2253, 2262)] {
            let due = [("swap", entry, Some(from), Some(to))];
            assert_eq!(causes(&mut registry, person, MAY), due, "{}", trial.name());
        }
    }
}

#[test]
fn a_report_taken_out_and_let_in_again_on_appeal() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let event = begun(&mut registry, &[(0, 4, '1')]);
        registry.write(|store| withdraw(store, &stamp(FOUND_OUT), event, "nem játszották le")).unwrap();
        let withdrawal = head(&mut registry);
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let due = [("withdrawal", withdrawal, Some(2119), Some(2105))];
        assert_eq!(causes(&mut registry, 1, MAY), due, "{}", trial.name());
        let act = AppealAct::new(arpad_model::EntryId(withdrawal), "Rendező", "lejátszották");
        let appealed = registry.write(|store| appeal(store, &stamp(FOUND_OUT), act)).unwrap().seq;
        let ended = |store: &mut arpad_registry::Writer<'_>| {
            end_appeal(store, &stamp(date(2024, 5, 5)), appealed, AppealOutcome::Overturned, "")
        };
        let outcome = registry.write(ended).unwrap().seq.0;
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        let found = explained(&mut registry, 1, JUNE);
        assert_eq!(found.causes.iter().map(told).collect::<Vec<_>>(), [("appeal", outcome, Some(2105), Some(2119))]);
        let appeal = found.causes[0].appeal.as_ref().expect("an appeal");
        assert_eq!((appeal.what.as_str(), appeal.against.0), ("withdrawal", withdrawal), "{}", trial.name());
        assert_eq!(changes(&found.causes[0]), [None, Some(1440)]);
        all_add_up(&mut registry);
    }
}

#[test]
fn a_corrected_report() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let event = begun(&mut registry, &[(0, 4, '1')]);
        let bytes = duels("Kupa", date(2024, 3, 9), &[(0, 4, '0')]);
        let post = Post { file_name: "kupa.trf", bytes: &bytes, received: FOUND_OUT, tournament: Some(event) };
        let file = registry.write(|store| receive(store, &stamp(FOUND_OUT), &post)).unwrap();
        registry.write(|store| take(store, &file, FOUND_OUT)).unwrap();
        let entry = head(&mut registry);
        end(&mut registry, trial.name());
        assert_eq!(causes(&mut registry, 1, MAY), [("report", entry, Some(2119), Some(2079))], "{}", trial.name());
        let page = registry.read(|store| correction(store, arpad_model::EntryId(entry))).unwrap().expect("a page");
        assert_eq!(page.wrong.games.len(), 1, "{:?}", page.wrong);
    }
}

/// What comes late counts in the next list with the ratings of its day: own games, and no correction.
#[test]
fn a_late_report_is_explained_by_its_own_games() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 4, 10));
        end(&mut registry, trial.name());
        let found = explained(&mut registry, 1, MAY);
        assert_eq!(
            (found.causes.len(), found.start, found.own_change()),
            (0, Some(2105), Some(14)),
            "{}",
            trial.name()
        );
    }
}

/// 1950 by decision, drawn with 2105: D 155, .29, so ±.21 × 40 = ±8.4: 1958 and 2097 (2096.6). Overturned, he is 1999: D 106,
/// .36, so ±.14 × 40 = ±5.6: 2005 (2004.6) and 2099 (2099.4).
#[test]
fn a_decision_on_a_rating_and_the_appeal_against_it() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 3, 10);
        let set = |registry: &mut Registry, day: Date| {
            let decision = Decided::Indicators {
                person: PersonId(5),
                series: STANDARD,
                points: Some(1950),
                grade: None,
                games: None,
                peak: None,
                reached: Vec::new(),
                taken: false,
            };
            let act = DecideAct { decision, day, reference: "RB 3/2024".into() };
            registry.write(|store| decide(store, &stamp(day), act)).unwrap().seq
        };
        let decision = set(&mut registry, day);
        let act = AppealAct::new(decision, "Tóth", "téves");
        let appealed = registry.write(|store| appeal(store, &stamp(date(2024, 3, 17)), act)).unwrap().seq;
        report(&mut registry, &duels("Kupa", date(2024, 3, 16), &[(4, 0, '=')]), date(2024, 3, 17));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let april = explained(&mut registry, 5, APRIL);
        assert_eq!(
            april.causes.iter().map(told).collect::<Vec<_>>(),
            [("decision", decision.0, Some(1999), Some(1950))]
        );
        assert_eq!(april.causes[0].done.as_ref().map(|done| done.decided_by().to_owned()), Some("RB 3/2024".into()));
        assert_eq!(april.own_change(), Some(8), "{}", trial.name());
        let ended = |store: &mut arpad_registry::Writer<'_>| {
            end_appeal(store, &stamp(date(2024, 4, 10)), appealed, AppealOutcome::Overturned, "")
        };
        let outcome = registry.write(ended).unwrap().seq.0;
        end(&mut registry, trial.name());
        assert_eq!(causes(&mut registry, 5, MAY), [("appeal", outcome, Some(1958), Some(2005))], "{}", trial.name());
        assert_eq!(causes(&mut registry, 1, MAY), [("appeal", outcome, Some(2097), Some(2099))], "his opponent");
        // Without a game of his, a decision is the whole cause; one that is cancelled before it counts is none.
        let again = set(&mut registry, date(2024, 5, 10));
        let slip = set(&mut registry, date(2024, 5, 11));
        registry.write(|store| cancel(store, &stamp(date(2024, 5, 12)), slip, "elírás")).unwrap();
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        assert_eq!(causes(&mut registry, 5, JUNE), [("decision", again.0, Some(2005), Some(1950))], "{}", trial.name());
    }
}

/// 1533 beats 1999, D 466 counts as 400: +.92 × 40 = 36.8, 1570 (1569.8), and 1962 (1962.2). It was 1712 who did: D 287, .16,
/// so ±.84 × 40 = ±33.6: 1746 (1745.6) and 1965 (1965.4).
#[test]
fn two_numbers_that_are_one_person() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        begun(&mut registry, &[(6, 4, '1')]);
        let why = stamp(FOUND_OUT).because("hu: kétszer vették fel\nen: entered twice");
        registry.write(|store| merge(store, &why, PersonId(3), PersonId(7), true)).unwrap();
        let entry = head(&mut registry);
        end(&mut registry, trial.name());
        assert_eq!(causes(&mut registry, 3, MAY), [("merge", entry, Some(1712), Some(1746))], "{}", trial.name());
        assert_eq!(causes(&mut registry, 5, MAY), [("merge", entry, Some(1962), Some(1965))], "{}", trial.name());
        assert_eq!(causes(&mut registry, 7, MAY), [("merge", entry, Some(1570), None)], "it leads to the other");
        // April stays explained as it was made: two numbers, each with its own games.
        let mut april = |person| {
            let found = explained(&mut registry, person, APRIL);
            let rating = found.row.as_ref().and_then(|row| row.rating);
            (found.person.0, rating, found.own_change(), found.since.len())
        };
        assert_eq!(april(3), (3, Some(1712), None, 1), "{}", trial.name());
        assert_eq!(april(7), (7, Some(1570), Some(37), 1), "{}", trial.name());
        assert_eq!(april(5), (5, Some(1962), Some(-37), 1), "{}", trial.name());
        let page = registry.read(|store| correction(store, arpad_model::EntryId(entry))).unwrap().expect("a page");
        assert_eq!((page.wrong.numbers, page.event.is_none()), (Some([PersonId(3), PersonId(7)]), true));
    }
}

/// A rapid rating begins with the standard one, by its paragraph; it is no correction.
#[test]
fn a_rapid_rating_seeded_from_standard() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let bytes = duels("Gyors", date(2024, 3, 9), &[(0, 4, '1')]);
        let rapid = String::from_utf8(bytes).unwrap().replace("122 90+30", "122 15+10");
        report(&mut registry, rapid.as_bytes(), date(2024, 3, 10));
        let series = Series::Chess(Tempo::Rapid);
        registry
            .write(|store| {
                use arpad_office::acts::close::{Consent, close_month_even_so};
                let consent = Consent { beside_fide: true, skipping: true, ..Consent::default() };
                close_month_even_so(store, &stamp(APRIL), Tempo::Rapid, APRIL, consent)?;
                arpad_office::acts::publish::publish(store, &stamp(APRIL), series, Some(APRIL))
            })
            .unwrap();
        let found = of_series(&mut registry, 1, series, APRIL, None);
        adds_up(&found);
        assert_eq!(
            found.causes.iter().map(told).collect::<Vec<_>>(),
            [("seed", 0, None, Some(2105))],
            "{}",
            trial.name()
        );
        assert_eq!(found.causes[0].paragraph.map(|paragraph| paragraph.0), Some("6.1.4"));
        assert_eq!(found.causes[0].list.as_ref().map(|list| list.day), Some(MARCH));
    }
}
