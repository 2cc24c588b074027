//! Appeals (24 0.4, 13 0.5; F-10): seven calendar days, and what follows where the decision is overturned.

use crate::month::*;
use crate::refusing::refusal_of;
use arpad_model::{AppealOutcome, EntryId, Fact, PersonId, SubmissionId, SubmissionState, TournamentId};
use arpad_office::acts::announce::announce;
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::reject::reject;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{AppealAct, DecideAct, Decided};
use arpad_office::verify::verify;
use arpad_office::views::appealed::{Appealed, Overturned};
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_registry::tables::submissions;
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);

/// The file is turned away on 12 March: the seventh day after it is 19 March.
const REJECTED: Date = date(2024, 3, 12);
const SEVENTH: Date = date(2024, 3, 19);
const EIGHTH: Date = date(2024, 3, 20);

fn head(registry: &mut Registry) -> EntryId {
    registry.read(ledger::head).expect("a ledger").0
}

fn appealed(registry: &mut Registry, against: EntryId, day: Date) -> Result<EntryId, OfficeError> {
    let act = AppealAct::new(against, "Kupa rendezője", "minden rendben volt");
    Ok(registry.write(|store| appeal(store, &stamp(day), act))?.seq)
}

fn overturned(registry: &mut Registry, appeal: EntryId, day: Date) -> EntryId {
    let end = |store: &mut arpad_registry::Writer<'_>| {
        end_appeal(store, &stamp(day), appeal, AppealOutcome::Overturned, "").map(|entry| entry.seq)
    };
    registry.write(end).expect("an end")
}

fn state(registry: &mut Registry, file: SubmissionId) -> SubmissionState {
    registry.read(|store| submissions::get(store, file)).unwrap().expect("the file").state
}

fn causes(registry: &mut Registry, person: u32, day: Date) -> Vec<Appealed> {
    let date = Wanted::Day(day);
    let which = Which { series: STANDARD, date, after: None, revision: None, as_known_on: None, origin: None };
    let explained =
        |store: &mut arpad_registry::Reader<'_>| explain_list(store, PersonId(person), Some(STANDARD), Some(&which));
    let causes = registry.read(explained).expect("an explanation").causes;
    causes.into_iter().filter_map(|cause| cause.appeal).collect()
}

/// 1850 beats 2105: D 255, .19 against .81, so ±.81, with K 40 ±32.4.
fn turned_away(registry: &mut Registry) -> (SubmissionId, TournamentId, EntryId) {
    registry.write(found).unwrap();
    let bytes = duels("Kupa", date(2024, 3, 9), &[(1, 0, '1')]);
    let file = registry.write(|store| submit(store, "kupa.trf", &bytes, date(2024, 3, 10))).unwrap();
    registry.write(|store| reject(store, &stamp(REJECTED), file.submission, "nincs jegyzőkönyv")).unwrap();
    (file.submission, file.tournament.expect("an event"), head(registry))
}

#[test]
fn p24_0_4_the_overturned_rejection() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let (file, event, rejection) = turned_away(&mut registry);
        let accept = |registry: &mut Registry, day: Date| {
            let how = crate::month::registered();
            registry.write(|store| arpad_office::acts::accept::accept(store, &stamp(day), file, how))
        };
        assert_eq!(refusal_of(accept(&mut registry, REJECTED)).code.as_str(), "submission-decided");
        let late = refusal_of(appealed(&mut registry, rejection, EIGHTH));
        assert_eq!(late.code.as_str(), "appeal-late", "{}", trial.name());
        for fact in [
            ("decided", Fact::from(REJECTED)),
            ("last", Fact::from(SEVENTH)),
            ("days", Fact::from(7)),
            ("paragraph", Fact::from("0.4")),
        ] {
            assert!(late.facts.contains(&fact), "{fact:?} of {:?}", late.facts);
        }
        let appeal = appealed(&mut registry, rejection, SEVENTH).unwrap();
        overturned(&mut registry, appeal, date(2024, 3, 22));
        assert_eq!(state(&mut registry, file), SubmissionState::Received, "{}", trial.name());
        accept(&mut registry, date(2024, 3, 23)).expect("an open file");
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let has = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!(has, [2073, 1882, 1712, 2410, 1999, 2250, 1533].map(Some), "{}", trial.name());
        let cause = Appealed {
            what: Overturned::Rejection,
            appeal,
            against: rejection,
            day: date(2024, 3, 22),
            event: Some((event, "Kupa".into())),
        };
        assert_eq!(causes(&mut registry, 2, APRIL), [cause], "{}", trial.name());
        assert_eq!(causes(&mut registry, 3, APRIL), [], "who did not play is moved by nobody");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

#[test]
fn p24_0_4_a_late_appeal_is_admitted_by_decision_and_the_term_is_a_parameter() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let (.., rejection) = turned_away(&mut registry);
        // It came on the seventh day and is written down on the eighth.
        let posted = AppealAct { received: Some(SEVENTH), ..AppealAct::new(rejection, "Rendező", "postán") };
        registry.write(|store| appeal(store, &stamp(EIGHTH), posted)).expect("in time");
        let admitted =
            AppealAct { admitted: "RB 7/2024".into(), ..AppealAct::new(rejection, "Versenybíró", "betegség") };
        registry.write(|store| appeal(store, &stamp(EIGHTH), admitted)).expect("admitted");
        assert!(appealed(&mut registry, rejection, EIGHTH).is_err(), "{}", trial.name());
        let decision =
            Decided::Parameter { edition: "fide-2024-03".into(), name: "appeal_days".into(), value: "8".into() };
        let act = DecideAct { decision, day: date(2024, 3, 1), reference: "RB 8/2024".into() };
        registry.write(|store| decide(store, &stamp(EIGHTH), act)).unwrap();
        appealed(&mut registry, rejection, EIGHTH).expect("the eighth day counts by decision");
        assert!(appealed(&mut registry, rejection, date(2024, 3, 21)).is_err(), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// 13 0.5 gives the same seven days to a decision of 2016.
#[test]
fn p13_0_5_seven_days_in_2016() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let day = date(2016, 3, 12);
        registry
            .write(|store| {
                use arpad_office::acts::desk::enact;
                use arpad_office::acts::{Act, Found};
                let decision = Decided::Suspension { federation: "XYZ".into(), until: None };
                let suspended = DecideAct { decision, day, reference: "FIDE 2016/3".into() };
                let found = Found { name: "Próba".into(), second_reading: true, ..Found::default() };
                enact(store, &stamp(day), &Act::Found(found))?;
                enact(store, &stamp(day), &Act::Decide(suspended)).map(drop)
            })
            .unwrap();
        let decided = head(&mut registry);
        let late = refusal_of(appealed(&mut registry, decided, date(2016, 3, 20)));
        assert_eq!(late.code.as_str(), "appeal-late");
        assert!(late.facts.contains(&("paragraph", Fact::from("0.5"))), "{:?}", late.facts);
        appealed(&mut registry, decided, date(2016, 3, 19)).expect("the seventh day");
        let none = refusal_of(appealed(&mut registry, EntryId(1), date(2016, 3, 12)));
        assert_eq!(none.code.as_str(), "appeal-of-no-decision", "the founding");
    }
}

#[test]
fn p24_0_4_an_outcome_is_taken_back_while_nobody_has_acted_upon_it() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let (file, _, rejection) = turned_away(&mut registry);
        let appeal = appealed(&mut registry, rejection, SEVENTH).unwrap();
        let outcome = overturned(&mut registry, appeal, SEVENTH);
        registry.write(|store| cancel(store, &stamp(SEVENTH), outcome, "elírás")).unwrap();
        let again = registry.read(|store| submissions::get(store, file)).unwrap().expect("the file");
        assert_eq!((again.state, again.because.as_str()), (SubmissionState::Rejected, "nincs jegyzőkönyv"));
        let outcome = overturned(&mut registry, appeal, SEVENTH);
        let how = crate::month::registered();
        registry.write(|store| arpad_office::acts::accept::accept(store, &stamp(SEVENTH), file, how)).unwrap();
        let refusal = refusal_of(registry.write(|store| cancel(store, &stamp(SEVENTH), outcome, "elírás")));
        assert_eq!(refusal.code.as_str(), "outcome-acted-upon", "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// A rating set by decision and counted on the list of April: overturned, the list of May is as if.
#[test]
fn p24_0_4_an_overturned_rating_reaches_back() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = date(2024, 3, 10);
        let decision = rating_of(PersonId(5), 1950);
        let act = DecideAct { decision, day, reference: "RB 3/2024".into() };
        let decision = registry.write(|store| decide(store, &stamp(day), act)).unwrap().seq;
        let appeal = appealed(&mut registry, decision, date(2024, 3, 17)).unwrap();
        // Drawn with 2105: as 1950, D 155, .29, so ±.21, with K 40 ±8.4; as 1999, D 106, .36, so ±.14, ±5.6.
        report(&mut registry, &duels("Kupa", date(2024, 3, 16), &[(4, 0, '=')]), date(2024, 3, 17));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap()[4], Some(1958), "{}", trial.name());
        overturned(&mut registry, appeal, date(2024, 4, 10));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let has = registry.read(|store| ratings(store, MAY)).unwrap();
        assert_eq!([has[0], has[4]], [2099, 2005].map(Some), "{}", trial.name());
        let found = causes(&mut registry, 5, MAY);
        let told: Vec<_> = found.iter().map(|cause| (cause.what, cause.appeal, cause.event.clone())).collect();
        assert_eq!(told, [(Overturned::Decision, appeal, None)], "{}", trial.name());
        assert_eq!(causes(&mut registry, 1, MAY), found, "his opponent, {}", trial.name());
        assert_eq!(causes(&mut registry, 3, MAY), [], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// 2250 v 1850 drawn: D 400, .92 against .08, so ∓.42, with K 40 ∓16.8. The waiver it was rated by is overturned.
#[test]
fn p24_0_4_an_overturned_waiver_takes_its_event_out_again() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let (eve, day) = (date(2024, 3, 8), date(2024, 3, 9));
        let announcement = to_announce("Későn", (day, day), eve);
        let event = registry.write(|store| announce(store, &stamp(eve), announcement)).unwrap();
        let bytes = duels("Későn", day, &[(5, 1, '=')]);
        let post = Post { file_name: "kupa.trf", bytes: &bytes, received: day, tournament: Some(event) };
        let file = registry.write(|store| receive(store, &stamp(day), &post)).unwrap();
        let decision = Decided::Waiver { tournament: event, paragraph: "0.2.2".into(), what: String::new() };
        let act = DecideAct { decision, day, reference: "RB 4/2024".into() };
        let waiver = registry.write(|store| decide(store, &stamp(day), act)).unwrap().seq;
        registry.write(|store| take(store, &file, day)).unwrap();
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let has = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!([has[1], has[5]], [1867, 2233].map(Some), "{}", trial.name());
        let appeal = appealed(&mut registry, waiver, date(2024, 3, 16)).unwrap();
        overturned(&mut registry, appeal, date(2024, 4, 10));
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let has = registry.read(|store| ratings(store, MAY)).unwrap();
        assert_eq!([has[1], has[5]], [1850, 2250].map(Some), "{}", trial.name());
        let found = causes(&mut registry, 6, MAY);
        let told: Vec<_> = found.iter().map(|cause| (cause.what, cause.against)).collect();
        assert_eq!(told, [(Overturned::Decision, waiver)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// The same 32.4 points: rated in April, withdrawn for May, on appeal rated again in June.
#[test]
fn p24_0_4_an_overturned_withdrawal_counts_again() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let event = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(1, 0, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let day = date(2024, 4, 5);
        registry.write(|store| withdraw(store, &stamp(day), event, "nem játszották le")).unwrap();
        let withdrawal = head(&mut registry);
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        let appeal = appealed(&mut registry, withdrawal, date(2024, 4, 12)).unwrap();
        overturned(&mut registry, appeal, date(2024, 5, 3));
        registry.write(|store| close_and_publish(store, JUNE)).unwrap();
        for (day, ratings_then) in [(APRIL, [2073, 1882]), (MAY, [2105, 1850]), (JUNE, [2073, 1882])] {
            let has = registry.read(|store| ratings(store, day)).unwrap();
            assert_eq!([has[0], has[1]], ratings_then.map(Some), "{day}, {}", trial.name());
        }
        let found = causes(&mut registry, 1, JUNE);
        let told: Vec<_> = found.iter().map(|cause| (cause.what, cause.event.clone())).collect();
        assert_eq!(told, [(Overturned::Withdrawal, Some((event, "Kupa".into())))], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// A decision of 12 March that was written down in April: for what came before, its own day counts. A second appeal of the same person waits for the
/// first, and nobody appeals before the decision.
#[test]
fn p24_0_4_who_somebody_is_may_be_objected_to_whenever_he_sees_it() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(enter_newcomer).unwrap();
        let person = head(&mut registry);
        // Entered on 2024-02-20; seven days would have ended on 2024-02-27.
        appealed(&mut registry, person, date(2026, 11, 18)).unwrap();
        // The event of a report has its term, whoever it is about.
        let cup = report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        assert_eq!(cup, arpad_model::TournamentId(1));
        let accepted = head(&mut registry);
        let late = refusal_of(appealed(&mut registry, accepted, date(2026, 11, 18)));
        assert_eq!(late.code.as_str(), "appeal-late", "{}", trial.name());
    }
}

#[test]
fn p24_0_4_the_term_runs_from_the_decisions_own_day() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let decision =
            Decided::Parameter { edition: "fide-2024-03".into(), name: "inactive_after".into(), value: "24".into() };
        let act = DecideAct { decision, day: REJECTED, reference: "3/2024".into() };
        let april = date(2024, 4, 10);
        let decided = registry.write(|store| decide(store, &stamp(april), act)).unwrap().seq;
        let mut came = |by: &str, received: Date| {
            let act = AppealAct { received: Some(received), ..AppealAct::new(decided, by, "másképp van") };
            registry.write(|store| appeal(store, &stamp(april), act))
        };
        assert_eq!(refusal_of(came("A", date(2024, 3, 11))).code.as_str(), "appeal-before", "{}", trial.name());
        assert_eq!(refusal_of(came("A", EIGHTH)).code.as_str(), "appeal-late");
        came("A", SEVENTH).expect("on the seventh day");
        assert_eq!(refusal_of(came("A", SEVENTH)).code.as_str(), "appeal-open");
        came("B", SEVENTH).expect("somebody else");
        came("C", april).expect("nobody loses his term because it was written down late");
    }
}
