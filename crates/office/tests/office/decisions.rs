//! What the committee decides: entered late, about another event, or overturned before the list is closed.

use crate::month::*;
use crate::refusing::refused;
use arpad_model::{AppealOutcome, PersonId, Tempo, TournamentId, TournamentState};
use arpad_office::acts::announce::announce;
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::close::close_month;
use arpad_office::acts::decide::{asked_twice, decide};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{AppealAct, DecideAct, Decided};
use arpad_office::verify::verify;
use arpad_registry::Registry;
use arpad_registry::tables::{lists, tournaments};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);
const JULY: Date = date(2024, 7, 1);

fn decided(registry: &mut Registry, decision: Decided, day: Date, entered: Date) -> arpad_model::EntryId {
    let act = DecideAct { decision, day, reference: "7/2024".into() };
    registry.write(|store| decide(store, &stamp(entered), act)).unwrap().seq
}

#[test]
fn a_decision_on_a_rating_counts_once_in_the_first_list_it_can_reach() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        // One holds from March and is entered when April is out; the other is entered early and holds from June.
        let points = |person, points| Decided::Indicators {
            person: PersonId(person),
            series: STANDARD,
            points: Some(points),
            grade: None,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        let entered = date(2024, 4, 10);
        decided(&mut registry, points(5, 1950), date(2024, 3, 10), entered);
        decided(&mut registry, points(7, 1600), date(2024, 6, 15), entered);
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        // 1950 v 2105 drawn: D 155, .29, so ±.21, with K 40 ±8.4: the decision is not met a second time.
        report(&mut registry, &duels("Kupa", date(2024, 5, 11), &[(4, 0, '=')]), date(2024, 5, 12));
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        registry.write(|store| close_and_publish(store, JULY)).unwrap();
        for (day, first, fifth, seventh) in
            [(APRIL, 2105, 1999, 1533), (MAY, 2105, 1950, 1533), (JUNE, 2097, 1958, 1533), (JULY, 2097, 1958, 1600)]
        {
            let has = registry.read(|store| ratings(store, day)).unwrap();
            assert_eq!([has[0], has[4], has[6]], [first, fifth, seventh].map(Some), "{day}, {}", trial.name());
        }
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn an_event_that_the_law_refuses_at_closing_is_left_out_and_waits() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // Announced the day before it begins; three days are due.
        let (eve, day) = (date(2024, 3, 8), date(2024, 3, 9));
        let announcement = to_announce("Későn bejelentett", (day, day), eve);
        let late = registry.write(|store| announce(store, &stamp(eve), announcement)).unwrap();
        let bytes = duels("Későn bejelentett", day, &[(5, 1, '=')]);
        let post = Post { file_name: "kupa.trf", bytes: &bytes, received: day, tournament: Some(late) };
        let file = registry.write(|store| receive(store, &stamp(day), &post)).unwrap();
        assert!(registry.write(|store| take(store, &file, day)).is_err(), "{}", trial.name());
        let waiver = Decided::Waiver { tournament: late, paragraph: "0.2.2".into(), what: String::new() };
        let waiver = decided(&mut registry, waiver, day, day);
        registry.write(|store| take(store, &file, day)).unwrap();
        let other = report(&mut registry, &duels("Másik", date(2024, 3, 16), &[(0, 4, '1')]), date(2024, 3, 17));
        // The permission is overturned before the list is made.
        let overturned = |store: &mut arpad_registry::Writer<'_>| {
            let entry = appeal(store, &stamp(date(2024, 3, 16)), AppealAct::new(waiver, "Vörös", "nem volt ok"))?;
            end_appeal(store, &stamp(date(2024, 3, 21)), entry.seq, AppealOutcome::Overturned, "")
        };
        registry.write(overturned).unwrap();
        let closed = registry.write(|store| close_month(store, &stamp(APRIL), Tempo::Standard, APRIL)).unwrap();
        let left_out: Vec<TournamentId> = closed.left_out.iter().map(|event| event.id).collect();
        assert_eq!(left_out, [late], "{}", trial.name());
        let against: Vec<&str> = closed.findings.iter().map(|finding| finding.paragraph.0).collect();
        assert!(against.contains(&"0.2.2"), "{against:?}, {}", trial.name());
        let (counted, states) = registry
            .read(|store| {
                let states = [late, other].map(|event| tournaments::get(store, event));
                let states = states.into_iter().map(|event| Ok(event?.expect("the event").state));
                let states = states.collect::<Result<Vec<TournamentState>, OfficeError>>()?;
                Ok::<_, OfficeError>((lists::tournaments(store, closed.lists[0].id)?, states))
            })
            .unwrap();
        assert_eq!(counted, [other], "{}", trial.name());
        assert_eq!(states, [TournamentState::Accepted, TournamentState::Rated], "{}", trial.name());
        let due = [2119, 1850, 1712, 2410, 1985, 2250, 1533].map(Some);
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), due, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// What may be meant and mostly is a slip is refused until somebody says that it is so.
#[test]
fn what_looks_like_a_slip_of_the_pen_is_asked_about() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let mut asked = |decision: Decided, day: Date| {
            let act = DecideAct { decision, day, reference: "7/2024".into() };
            match registry.read(|store| asked_twice(store, APRIL, &act)) {
                Ok(()) => "fine",
                refusal => refused(refusal),
            }
        };
        // 7.1.4 of 2024-03 begins with 1400; nobody has had more than 2882.
        let chess = [999, 1399, 1400, 2882, 2883, 2999].map(|points| asked(rating_of(PersonId(3), points), APRIL));
        let slip = "slip-rating";
        assert_eq!(chess, [slip, slip, "fine", "fine", slip, slip], "{}", trial.name());
        // Table 1 begins with 1000 and ends with 2700.
        let initial = |points| Decided::Initial { person: PersonId(3), points, manager: false };
        let go = [-5, 0, 999, 1000, 2699, 2700, 2999].map(|points| asked(initial(points), APRIL));
        let slip = "slip-points";
        assert_eq!(go, [slip, slip, slip, "fine", "fine", slip, slip], "{}", trial.name());
        let days = [date(2025, 4, 1), date(2025, 4, 2)].map(|day| asked(rating_of(PersonId(3), 1800), day));
        assert_eq!(days, ["fine", "slip-day"], "{}", trial.name());
        let suspended = ["AUT", "XYZ"]
            .map(|federation| asked(Decided::Suspension { federation: federation.into(), until: None }, APRIL));
        assert_eq!(suspended, ["fine", "slip-federation"], "{}", trial.name());
    }
}
