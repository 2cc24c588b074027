//! What is looked at before something is done: whether it looks odd, whether it may be, what comes next.

use super::*;

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
