//! Days that cannot be meant: reports of events that have not been played, lists of days still to come, skipped months.

use crate::month::*;
use crate::refusing::refusal_of;
use arpad_model::{Fact, PersonId, Tempo, TitleFacts};
use arpad_office::acts::announce::announce;
use arpad_office::acts::close::{Consent, close_month, close_month_even_so};
use arpad_office::acts::decide::decide;
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::{Fate, Filed, receive_and_accept};
use arpad_office::acts::publish::publish;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::refusal::Refusal;
use arpad_office::verify::verify;
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

fn has(refusal: &Refusal, name: &str, day: Date) -> bool {
    refusal.facts.iter().any(|(known, fact)| *known == name && *fact == Fact::Date(day))
}

#[test]
fn nothing_is_reported_before_it_was_played() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let (starts, ends) = (date(2024, 3, 9), date(2024, 3, 20));
        let bytes = trf("Kupa", starts, ends, &[(0, true), (4, true)], &[(1, 1, 2, '1')]);
        let mut send = |today: Date, received: Date| {
            let post = Post { file_name: "kupa.trf", bytes: &bytes, received, tournament: None };
            registry.write(|store| receive(store, &stamp(today), &post))
        };
        let tomorrow = refusal_of(send(starts, date(2024, 3, 10)));
        assert_eq!(tomorrow.code.as_str(), "day-in-future", "{}", trial.name());
        let early = refusal_of(send(ends, date(2024, 3, 8)));
        assert_eq!(early.code.as_str(), "report-before-event", "{}", trial.name());
        assert!(has(&early, "starts", starts) && has(&early, "received", date(2024, 3, 8)), "{:?}", early.facts);
        // Nothing of it was kept: it comes again, and is no file of before.
        let file = send(starts, starts).unwrap();
        assert!(!file.seen_before);
        let running = refusal_of(registry.write(|store| take(store, &file, date(2024, 3, 19))));
        assert_eq!(running.code.as_str(), "event-to-come", "{}", trial.name());
        assert!(has(&running, "ends", ends) && has(&running, "today", date(2024, 3, 19)), "{:?}", running.facts);
        registry.write(|store| take(store, &file, ends)).unwrap();
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_pile_is_looked_through_for_days_to_come() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let (today, received) = (date(2024, 3, 10), date(2024, 3, 10));
        let file = |name: &str, starts: Date, ends: Date| {
            let bytes = trf(name, starts, ends, &[(0, true), (4, true)], &[(1, 1, 2, '1')]);
            Filed { file_name: format!("{name}.trf"), bytes, received, registered: Some(REGISTERED) }
        };
        let next_year = date(2025, 3, 9);
        let files = vec![
            file("Kész", date(2024, 3, 9), date(2024, 3, 9)),
            file("Elírt", next_year, next_year),
            file("Folyik", date(2024, 3, 9), date(2024, 3, 11)),
        ];
        let outcomes = registry.write(|store| receive_and_accept(store, &stamp(today), files)).unwrap();
        let told: Vec<String> = outcomes
            .iter()
            .map(|one| match &one.fate {
                Fate::Accepted => "accepted".to_owned(),
                Fate::Unreadable(refusal) | Fate::Refused(refusal) => refusal.code.to_string(),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(told, ["accepted", "report-before-event", "event-to-come"], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn an_announcement_is_of_today_and_of_a_day_near_enough() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let today = date(2024, 3, 10);
        let mut said = |starts: Date, announced: Date| {
            let announcement = to_announce(&format!("Kupa {starts}"), (starts, starts), announced);
            registry.write(|store| announce(store, &stamp(today), announcement))
        };
        let tomorrow = refusal_of(said(date(2024, 4, 1), date(2024, 3, 11)));
        assert_eq!(tomorrow.code.as_str(), "day-in-future", "{}", trial.name());
        let slip = refusal_of(said(date(2042, 4, 1), today));
        assert_eq!(slip.code.as_str(), "event-far-ahead", "{}", trial.name());
        // Sixty years ago to the day, and a day before that.
        let old = refusal_of(said(date(1964, 3, 9), today));
        assert_eq!(old.code.as_str(), "event-long-ago", "{}", trial.name());
        assert!(has(&old, "starts", date(1964, 3, 9)) && has(&old, "today", today), "{:?}", old.facts);
        said(date(1964, 3, 10), today).unwrap();
        said(date(2025, 4, 1), today).unwrap();
        // Late, but true: it was played already.
        said(date(2024, 3, 1), today).unwrap();
    }
}

#[test]
fn what_holds_at_once_is_not_decided_for_a_day_to_come() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let today = date(2024, 3, 10);
        let said = to_announce("Kupa", (today, today), today);
        let tournament = registry.write(|store| announce(store, &stamp(today), said)).unwrap();
        let mut decided = |decision: Decided, day: Date| {
            let act = DecideAct { decision, day, reference: "MB 7/2024".into() };
            refusal_of(registry.write(|store| decide(store, &stamp(today), act)))
        };
        let waiver = Decided::Waiver { tournament, paragraph: "0.2".into(), what: "unregistered".into() };
        let ahead = decided(waiver.clone(), date(2025, 1, 1));
        assert_eq!(ahead.code.as_str(), "day-in-future", "{}", trial.name());
        assert!(has(&ahead, "day", date(2025, 1, 1)) && has(&ahead, "today", today), "{:?}", ahead.facts);
        let titles = Decided::TitleEvent { tournament, facts: TitleFacts::default() };
        assert_eq!(decided(titles, date(2024, 3, 11)).code.as_str(), "day-in-future", "a day is enough");

        // What would be over before it begins, and more points than anybody ever had.
        let suspension = Decided::Suspension { federation: "SRB".into(), until: Some(date(2020, 1, 1)) };
        let over = decided(suspension, today);
        assert_eq!(over.code.as_str(), "decision-ends-before", "{}", trial.name());
        assert!(has(&over, "day", today) && has(&over, "until", date(2020, 1, 1)), "{:?}", over.facts);
        let gone = Decided::Unlisted { person: PersonId(1), until: Some(date(2024, 3, 9)) };
        assert_eq!(decided(gone, today).code.as_str(), "decision-ends-before");
        for points in [3001, 3500, -1] {
            let rating = rating_of(PersonId(1), points);
            assert_eq!(decided(rating, today).code.as_str(), "rating-range", "{points}");
        }

        // Lists ask by their day whether somebody is on them: that may be decided ahead, for one day too.
        let later = date(2024, 5, 1);
        let unlisted = Decided::Unlisted { person: PersonId(1), until: Some(later) };
        for decision in [unlisted, rating_of(PersonId(2), 3000)] {
            let act = DecideAct { decision, day: later, reference: "MB 8/2024".into() };
            registry.write(|store| decide(store, &stamp(today), act)).unwrap();
        }
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn fides_list_of_a_day_to_come_is_asked_about() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let bytes = fides(&[(0, 2121, 1, 20), (4, 1984, 1, 20)]);
        let mut take = |day: Date, in_advance: bool| {
            let incoming = Incoming { file_name: "list.txt", day: Some(day), in_advance, ..Incoming::default() };
            registry.write(|store| import(store, &stamp(date(2024, 3, 30)), &bytes[..], &incoming, |_| {}))
        };
        let asked = refusal_of(take(APRIL, false));
        assert_eq!(asked.code.as_str(), "list-ahead", "{}", trial.name());
        assert!(has(&asked, "date", APRIL) && has(&asked, "today", date(2024, 3, 30)), "{:?}", asked.facts);
        assert_eq!(refusal_of(take(date(2024, 6, 1), true)).code.as_str(), "day-in-future", "nobody has it yet");
        take(APRIL, true).unwrap();
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_month_that_was_skipped_is_asked_about() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let close = |registry: &mut Registry, month: Date| {
            registry.write(|store| close_month(store, &stamp(MAY), Tempo::Standard, month))
        };
        let asked = refusal_of(close(&mut registry, MAY));
        assert_eq!(asked.code.as_str(), "list-skipped", "{}", trial.name());
        assert!(has(&asked, "missing", APRIL) && has(&asked, "last", MARCH), "{:?}", asked.facts);
        let consent = Consent { skipping: true, ..Consent::default() };
        let done =
            registry.write(|store| close_month_even_so(store, &stamp(MAY), Tempo::Standard, MAY, consent)).unwrap();
        let entry = registry.read(|store| ledger::entry(store, done.entry)).unwrap().expect("the entry");
        assert!(entry.body.ends_with(r#""skipping":true}"#), "{}", entry.body);
        // While it is not published there is a way back; a published list has none, and the refusal names none.
        assert_eq!(refusal_of(close(&mut registry, APRIL)).code.as_str(), "later-list-closed", "{}", trial.name());
        registry.write(|store| publish(store, &stamp(MAY), STANDARD, Some(MAY))).unwrap();
        assert_eq!(refusal_of(close(&mut registry, APRIL)).code.as_str(), "later-list-published", "{}", trial.name());
        // The next month follows it, and nobody is asked.
        let june = date(2024, 6, 1);
        registry.write(|store| close_month(store, &stamp(june), Tempo::Standard, june)).unwrap();
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
