//! Go lists of three players, worked out by hand: what the committee decided, what the law refuses, what is made anew.

use crate::month::{fresh, stamp, take};
use crate::refusing::refused;
use arpad_model::{
    AppealOutcome, Change, Decimal, EgdPin, EntryId, HalfPoints, List, PersonId, Series, TournamentId, TournamentState,
};
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::close::{Closed, Consent, close_go, replay_go};
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{Act, AppealAct, DecideAct, Decided, Found, PersonFields};
use arpad_office::verify::verify;
use arpad_office::views::what_if::{NextGame, about_to_play};
use arpad_registry::tables::{list_rows, lists, tournaments};
use arpad_registry::{Registry, Writer};
use jiff::civil::{Date, date};

/// When everything is reported and closed.
pub const DAY: Date = date(2024, 3, 30);
pub const FIRST: Date = date(2024, 3, 9);
pub const SECOND: Date = date(2024, 3, 16);
/// Somebody has seen whose games would be dropped.
pub const DROPPING: Consent = Consent { in_advance: false, beside_fide: false, skipping: false, dropping: true };

/// Kiss and Nagy, who enter with 1500 points each, and Tóth, who enters with 1600; numbered from 1.
pub fn found(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    let stamp = stamp(date(2024, 2, 20));
    enact(
        store,
        &stamp,
        &Act::Found(Found { name: "Próba".into(), country: "HUN".into(), second_reading: true, ..Found::default() }),
    )?;
    for (person, (family, points)) in (1..).map(PersonId).zip([("Kiss", 1500), ("Nagy", 1500), ("Tóth", 1600)]) {
        let fields = PersonFields {
            person,
            family: family.into(),
            given: "Anna".into(),
            egd: Some(EgdPin(12_000_000 + person.0)),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        enact(store, &stamp, &Act::Person(fields))?;
        let decision = Decided::Initial { person, points, manager: false };
        let act = DecideAct { decision, day: date(2024, 2, 20), reference: "1/2024".into() };
        enact(store, &stamp, &Act::Decide(act))?;
    }
    Ok(())
}

/// Kiss beats Nagy. The file has no time, so that the committee has to give the multiplier.
pub fn entered(registry: &mut Registry, name: &str, day: Date, multiplier: u32) -> (TournamentId, EntryId) {
    let bytes = format!(
        "; CL[A]\n; EV[{name}]\n; PC[HU, Pécs]\n; DT[{day},{day}]\n; HA[h0]\n; KM[6.5]\n\
         1 Kiss Anna 13k HU Pecs 1 2+/b0 |12000001\n2 Nagy Anna 13k HU Pecs 0 1-/w0 |12000002\n"
    );
    let post = Post { file_name: "kupa.h9", bytes: bytes.as_bytes(), received: DAY, tournament: None };
    let file = registry.write(|store| receive(store, &stamp(DAY), &post)).unwrap();
    let tournament = file.tournament.expect("a readable file");
    assert!(registry.write(|store| take(store, &file, DAY)).is_err(), "a multiplier is missing");
    let decision = decided(registry, tournament, multiplier);
    registry.write(|store| take(store, &file, DAY)).unwrap();
    (tournament, decision)
}

fn decided(registry: &mut Registry, tournament: TournamentId, multiplier: u32) -> EntryId {
    let decision = Decided::Multiplier { tournament, multiplier, ground: String::new() };
    let act = DecideAct { decision, day: DAY, reference: "7/2024".into() };
    registry.write(|store| decide(store, &stamp(DAY), act)).unwrap().seq
}

fn overturned(registry: &mut Registry, decision: EntryId) {
    let act = |store: &mut Writer<'_>| {
        let entry = appeal(store, &stamp(DAY), AppealAct::new(decision, "Nagy", "túl magas"))?;
        end_appeal(store, &stamp(DAY), entry.seq, AppealOutcome::Overturned, "E 1/2024")
    };
    registry.write(act).unwrap();
}

/// The points on lists, by person.
fn points(registry: &mut Registry, lists: &[List]) -> Vec<Vec<(u32, i32)>> {
    let mut of = |list: &List| registry.read(|store| list_rows::of(store, list.id)).unwrap();
    let rated = |row: &arpad_model::ListRow| (row.person.0, row.rating.expect("points"));
    lists.iter().map(|list| of(list).iter().map(rated).collect()).collect()
}

fn revisions(closed: &Closed) -> Vec<(Date, u32)> {
    closed.lists.iter().map(|list| (list.day, list.revision)).collect()
}

#[test]
fn a_multiplier_holds_for_the_tournament_it_was_decided_for() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        entered(&mut registry, "Kis kupa", FIRST, 10);
        entered(&mut registry, "Nagy kupa", SECOND, 30);
        let closed = registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        // Of equals the winner gets .5 × 10 = 5. Then d = 10, the favourite's gain is .48: ⌊.48 × 30 + ½⌋ = 14 and
        // ⌊−14.4 + ½⌋ = −14.
        let due = [[(1, 1505), (2, 1495)], [(1, 1519), (2, 1481)]];
        assert_eq!(points(&mut registry, &closed.lists), due, "{}", trial.name());
        assert_eq!(closed.lists[0].series, Series::Go);
        assert_eq!(closed.left_out, []);
    }
}

/// Kiss has 1519 points and meets Nagy, who has 1481: 38 points of difference are .400 in table 4. At C = 25 the win of the
/// stronger brings ⌊.4 × 25 + ½⌋ = 10, the loss ⌊−.6 × 25 + ½⌋ = −15.
#[test]
fn what_a_next_game_brings_and_what_the_next_grade_takes() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        entered(&mut registry, "Kis kupa", FIRST, 10);
        entered(&mut registry, "Nagy kupa", SECOND, 30);
        registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
        let about = registry.read(|store| about_to_play(store, PersonId(1), Series::Go, DAY)).unwrap();
        let about = about.expect("she is shown").expect("there is a list");
        assert_eq!((about.rating, about.k(), about.multiplier), (Some(1519), None, 25), "{}", trial.name());
        let single = about.single(&NextGame { opponent: 1481, handicap: 0 });
        assert_eq!(single.expected, Some(Decimal(600)), "{}", trial.name());
        let told: Vec<_> = single.outcomes.iter().map(|one| (one.score.0, one.change, one.after)).collect();
        let due = [(2, Some(Change::Points(10)), Some(1529)), (0, Some(Change::Points(-15)), Some(1504))];
        assert_eq!(told, due, "{}", trial.name());
        // 11 kyu is held; 10 kyu begins at 1520 and needs no defence, 1 dan at 1980 does.
        let goals: Vec<_> = about.goals().iter().map(|goal| (goal.points, goal.times)).collect();
        assert_eq!(goals, [(1520, 1), (1980, 2)], "{}", trial.name());
        // Of five equals three wins bring ⌊.5 × 25 + ½⌋ = 13, two ⌊−12.5 + ½⌋ = −12.
        assert_eq!(about.needed(1520, 1519, 5), Some(HalfPoints(6)), "{}", trial.name());
        assert_eq!(about.needed(1980, 1519, 9), None, "{}", trial.name());
    }
}

#[test]
fn a_go_tournament_that_the_law_refuses_at_closing_is_left_out_and_waits() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        assert_eq!(refused(registry.write(|store| close_go(store, &stamp(DAY)))), "nothing-due", "{}", trial.name());
        let (first, decision) = entered(&mut registry, "Kis kupa", FIRST, 10);
        let (second, _) = entered(&mut registry, "Nagy kupa", SECOND, 30);
        overturned(&mut registry, decision);
        let closed = registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        assert_eq!(revisions(&closed), [(SECOND, 0)], "{}", trial.name());
        // Of equals, .5 × 30.
        assert_eq!(points(&mut registry, &closed.lists), [[(1, 1515), (2, 1485)]], "{}", trial.name());
        let left_out: Vec<TournamentId> = closed.left_out.iter().map(|event| event.id).collect();
        assert_eq!(left_out, [first], "{}", trial.name());
        let against: Vec<(&str, &str)> =
            closed.findings.iter().map(|one| (one.paragraph.0, one.code.as_str())).collect();
        assert!(against.contains(&("§6(2)", "go-no-time")), "why it was left out: {against:?}, {}", trial.name());
        let states = [first, second]
            .map(|event| registry.read(|store| tournaments::get(store, event)).unwrap().expect("the tournament").state);
        assert_eq!(states, [TournamentState::Accepted, TournamentState::Rated], "{}", trial.name());
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();

        // Alone it gives no list.
        assert_eq!(refused(registry.write(|store| close_go(store, &stamp(DAY)))), "nothing-ratable");
        // The committee decides again: it counts, and what came after it is made anew.
        decided(&mut registry, first, 10);
        let closed = registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        assert_eq!(revisions(&closed), [(FIRST, 0), (SECOND, 1)], "{}", trial.name());
        let due = [[(1, 1505), (2, 1495)], [(1, 1519), (2, 1481)]];
        assert_eq!(points(&mut registry, &closed.lists), due, "{}", trial.name());
        let counted =
            closed.lists.iter().map(|list| registry.read(|store| lists::tournaments(store, list.id)).unwrap());
        assert_eq!(counted.collect::<Vec<_>>(), [[first], [second]], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn go_lists_are_made_anew_a_second_time_from_what_the_first_time_made() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let (first, _) = entered(&mut registry, "Kis kupa", FIRST, 10);
        entered(&mut registry, "Nagy kupa", SECOND, 30);
        registry.write(|store| close_go(store, &stamp(DAY))).unwrap();
        registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
        assert_eq!(refused(registry.write(|store| replay_go(store, &stamp(DAY), None, DROPPING))), "nothing-changes");
        let mut anew = |line: u32, person: u32| {
            registry.write(|store| reidentify(store, &stamp(DAY), first, line, PersonId(person))).unwrap();
            let made = registry.write(|store| replay_go(store, &stamp(DAY), None, DROPPING)).unwrap();
            registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
            let [one, other] = &made.lists[..] else { panic!("{made:?}") };
            assert_eq!((one.base, other.base), (None, Some(one.id)), "{}", trial.name());
            (revisions(&made), points(&mut registry, &made.lists))
        };
        // Tóth won the first one: 1600 v 1500, the favourite's gain is .27: ⌊2.7 + ½⌋ = 3 and ⌊−2.7 + ½⌋ = −3. In the second
        // 1500 meets 1497: d = 3, .49: ⌊14.7 + ½⌋ = 15 and ⌊−14.7 + ½⌋ = −15.
        let (revisions, has) = anew(0, 3);
        assert_eq!(revisions, [(FIRST, 1), (SECOND, 1)], "{}", trial.name());
        let due = [vec![(2, 1497), (3, 1603)], vec![(1, 1515), (2, 1482), (3, 1603)]];
        assert_eq!(has, due, "{}", trial.name());
        // And it was Kiss who lost it: 1497 beats 1500, whose gain is .51: ⌊15.3 + ½⌋ = 15 and ⌊−15.3 + ½⌋ = −15.
        let (revisions, has) = anew(1, 1);
        assert_eq!(revisions, [(FIRST, 2), (SECOND, 2)], "{}", trial.name());
        let due = [vec![(1, 1497), (3, 1603)], vec![(1, 1512), (2, 1485), (3, 1603)]];
        assert_eq!(has, due, "{}", trial.name());
        assert_eq!(refused(registry.write(|store| replay_go(store, &stamp(DAY), None, DROPPING))), "nothing-changes");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
