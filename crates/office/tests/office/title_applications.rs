//! Applications: typed wrong, in the wrong order, granted, taken back; the worklist before and after; what an event was declared to
//! be. The federation and its events are those of the title story.

use crate::month::*;
use crate::title_story::{PLAYER, a_march_of_norms, dossier, event, failed, found, sought};
use arpad_model::{EntryId, EventFacts, EventKind, HalfPoints, ListedAs, PersonId, TitleFacts, TournamentId};
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::paper::certify_norm;
use arpad_office::acts::title::award_title;
use arpad_office::acts::title_application::{Applying, NormMeant, applications_of, apply_for_title};
use arpad_office::acts::title_outcome::{Ending, TitleVerdict, end_application};
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::titles::{NormCertificate, NormHeld, Proof, title_dossier};
use arpad_office::verify::verify;
use arpad_office::views::person_page::person_page;
use arpad_office::views::title_sheet::{JudgedNorm, KnownOfNorm, NormSheet, title_sheet};
use arpad_office::views::title_worklist::{TitleWorklist, title_worklist};
use arpad_registry::Registry;
use arpad_registry::ledger;
use arpad_rules::titles::title::FideTitle;
use jiff::civil::{Date, date};

fn applying(title: &str, received: Date, norms: &[u32]) -> Applying {
    Applying {
        person: PLAYER,
        title: title.into(),
        received,
        norms: norms.iter().map(|id| NormMeant::Event(TournamentId(*id))).collect(),
        fee: "165 euró, átutalva".into(),
        reference: "C-7/2024".into(),
    }
}

fn apply(registry: &mut Registry, applying: Applying) -> Result<EntryId, OfficeError> {
    registry.write(|store| apply_for_title(store, &stamp(date(2024, 4, 2)), applying).map(|entry| entry.seq))
}

/// The code of a refusal, and the paragraphs that it names.
fn refused<T>(done: Result<T, OfficeError>) -> (&'static str, Vec<&'static str>) {
    match done {
        Err(OfficeError::Refused(why)) => (why.code.as_str(), why.findings.iter().map(|one| one.paragraph.0).collect()),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was done"),
    }
}

fn end(
    registry: &mut Registry,
    application: EntryId,
    verdict: TitleVerdict,
    (day, by, because): (Date, &str, &str),
) -> Result<Vec<&'static str>, OfficeError> {
    let ending = Ending { application, verdict, day, by: by.into(), because: because.into() };
    let warned = registry.write(|store| end_application(store, &stamp(date(2024, 4, 20)), ending))?;
    Ok(warned.iter().map(|one| one.code).collect())
}

fn head(registry: &mut Registry) -> EntryId {
    registry.read(|store| Ok::<_, OfficeError>(ledger::head(store)?.0)).unwrap()
}

fn title_on(registry: &mut Registry, list: Date) -> String {
    let rows = registry.read(|store| rows(store, list)).unwrap();
    rows.into_iter().find(|row| row.person == PLAYER).expect("on the list").title
}

fn worklist(registry: &mut Registry, day: Date) -> TitleWorklist {
    registry.read(|store| title_worklist(store, day)).unwrap().expect("an edition")
}

/// IT2: 5½, 4½ and 4½ of nine against 2476 on the average, 4½ required (2450 for half the points is IM's), worth 10, 9 and 9 games, 28 in
/// all; opponents of two federations besides the own, three Hungarians, three GM, three IM.
fn on_the_form(registry: &mut Registry, application: EntryId) {
    let sheet = registry.read(|store| title_sheet(store, application)).unwrap();
    assert_eq!((sheet.games(), sheet.federation.as_str(), sheet.person.id), (28, "HUN", PLAYER));
    let scores: Vec<_> = sheet.norms.iter().map(|norm| judged(norm).whole.score).collect();
    assert_eq!(scores, [HalfPoints(11), HalfPoints(9), HalfPoints(9)]);
    for norm in &sheet.norms {
        let JudgedNorm { whole, certificate, told } = judged(norm);
        assert_eq!((whole.average, whole.games, whole.required), (2476, 9, Some(HalfPoints(9))));
        assert_eq!((certificate.federations, certificate.of_host, certificate.rated), (2, Some(3), 9));
        assert_eq!((certificate.titled, certificate.by_title), (6, [3, 3, 0, 0, 0, 0]));
        assert_eq!((told.head.city.as_str(), certificate.left_out.as_slice()), ("Eger", [].as_slice()));
    }
    let unknown = registry.read(|store| title_sheet(store, EntryId(1)));
    assert_eq!(refused(unknown).0, "application-unknown");
}

fn judged(norm: &NormSheet) -> &JudgedNorm {
    match &norm.known {
        KnownOfNorm::Judged(one) => one,
        other => panic!("{other:?}"),
    }
}

/// In the title story, once the list of April is out: everything that is wrong first, then the application and its grant.
pub fn applied_and_granted(registry: &mut Registry, first: TournamentId) {
    let day = date(2024, 4, 2);
    let three = [first.0, first.0 + 1, first.0 + 2];
    // 10 + 9 games by 16 March, and no list yet: 1.5.1 and 1.5.3 at once.
    let early = apply(registry, applying("IM", date(2024, 3, 16), &[]));
    assert_eq!(refused(early), ("application-incomplete", vec!["1.5.1", "1.5.3"]));
    // Two of the three norms are 19 games; without the first none is of an event of 1.5.6 either.
    assert_eq!(refused(apply(registry, applying("IM", day, &three[..2]))), ("application-incomplete", vec!["1.5.1"]));
    let without = apply(registry, applying("im", day, &three[1..]));
    assert_eq!(refused(without), ("application-incomplete", vec!["1.5.1", "1.5.6"]));
    let other = apply(registry, applying("IM", day, &[first.0 + 3, 999]));
    assert_eq!(refused(other).0, "application-norm-unknown", "nine losses are no norm");
    let grandmaster = refused(apply(registry, applying("GM", day, &[])));
    assert_eq!(grandmaster, ("application-incomplete", vec!["1.1.3a", "1.4.3e", "1.5.1", "1.5.3"]));
    assert_eq!(refused(apply(registry, applying("WIM", day, &[]))).0, "application-women");
    assert_eq!(refused(apply(registry, applying("mj", day, &[]))).0, "application-title");
    assert_eq!(refused(apply(registry, applying("IM", date(2024, 4, 3), &[]))).0, "day-in-future");

    let before = worklist(registry, day);
    let may: Vec<_> = before.complete.iter().map(|one| (one.person.id, one.sought.title, one.norms)).collect();
    assert_eq!(may, [(PLAYER, FideTitle::Im, 3)], "FM too, but IM is higher");
    assert!(before.open.is_empty());
    // Rated 2476 by decision, with games that nobody counted: FM lacks the thirty of 1.3, and nothing else.
    let lacks: Vec<_> =
        before.lacking.iter().map(|one| (one.sought.title, one.lacks().map(|lacks| lacks.paragraph.0))).collect();
    assert_eq!(lacks.len(), 33, "three opponents and thirty others of ours");
    assert!(lacks.iter().all(|one| *one == (FideTitle::Fm, Some("1.3"))), "{lacks:?}");

    let application = apply(registry, applying("im", day, &three)).unwrap();
    assert_eq!(refused(apply(registry, applying("IM", day, &[]))).0, "application-open");
    let after = worklist(registry, day);
    assert_eq!((after.complete.len(), after.open.len()), (0, 1), "who has applied is on the list no more");
    let told = registry.read(|store| applications_of(store, PLAYER)).unwrap();
    let (rating, norms) = (&told[0].act.rating, &told[0].act.norms);
    assert_eq!((rating.rating, rating.exact.as_str(), rating.day), (2406, "2406.48", Some(date(2024, 3, 4))));
    assert_eq!(norms.iter().map(|norm| norm.games).collect::<Vec<_>>(), [10, 9, 9]);
    on_the_form(registry, application);

    // Decided before it came, by nobody, refused without a reason, an application that is none.
    let granted = TitleVerdict::Granted;
    let on = date(2024, 4, 20);
    let wrong = end(registry, application, granted, (date(2024, 4, 1), "FIDE Tanács", ""));
    assert_eq!(refused(wrong).0, "application-decided-before");
    assert_eq!(refused(end(registry, application, granted, (on, " ", ""))).0, "application-without-decider");
    assert_eq!(refused(end(registry, application, TitleVerdict::Refused, (on, "QC", ""))).0, "because-empty");
    assert_eq!(refused(end(registry, EntryId(1), granted, (on, "QC", ""))).0, "application-unknown");

    // Refused and taken back, withdrawn and taken back: each time it is open again.
    for verdict in [TitleVerdict::Refused, TitleVerdict::Withdrawn] {
        end(registry, application, verdict, (on, "QC", "hiányzó aláírás")).unwrap();
        assert_eq!(refused(end(registry, application, granted, (on, "QC", ""))).0, "application-ended");
        assert_eq!(person(registry), "", "no title comes of it");
        let ended = head(registry);
        registry.write(|store| cancel(store, &stamp(on), ended, "elírás")).unwrap();
    }
    // Eighteen days after it came: 2.4 asks for thirty, and FIDE has decided all the same.
    let warned = end(registry, application, granted, (on, "FIDE Tanács", "")).unwrap();
    assert_eq!(warned, ["application-posted"]);
    assert_eq!(person(registry), "IM");
    // What it rests on, and what rests on it.
    let first = refused(registry.write(|store| cancel(store, &stamp(on), application, "elírás"))).0;
    assert_eq!(first, "cancel-first");
    let again = |registry: &mut Registry, title| {
        let applying = applying(title, day, &[]);
        refused(registry.write(|store| apply_for_title(store, &stamp(on), applying))).0
    };
    assert_eq!(again(registry, "IM"), "application-held");
    assert_eq!(again(registry, "FM"), "application-held", "IM is higher");
}

fn person(registry: &mut Registry) -> String {
    registry.read(|store| person_page(store, PLAYER, date(2024, 5, 2))).unwrap().person.title
}

#[test]
fn a_title_that_is_taken_back_leaves_page_and_list() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        let first = a_march_of_norms(&mut registry);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        applied_and_granted(&mut registry, first);
        let granted = head(&mut registry);
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(title_on(&mut registry, MAY), "IM", "{}", trial.name());
        // Awarded once more by itself, the later one goes first.
        let day = date(2024, 5, 10);
        registry.write(|store| award_title(store, &stamp(day), PLAYER, "IM", date(2024, 5, 9))).unwrap();
        let again = head(&mut registry);
        let why = refused(registry.write(|store| cancel(store, &stamp(day), granted, "tévedés"))).0;
        assert_eq!(why, "cancel-first");
        registry.write(|store| cancel(store, &stamp(day), again, "kétszer")).unwrap();
        assert_eq!(person(&mut registry), "IM", "the grant stands");
        registry.write(|store| cancel(store, &stamp(day), granted, "tévedés")).unwrap();
        assert_eq!(person(&mut registry), "", "{}", trial.name());
        assert!(dossier(&mut registry, day).sought.iter().any(|one| one.title == FideTitle::Im));
        assert_eq!(worklist(&mut registry, day).open.len(), 1, "it is open again");
        registry.write(|store| close_and_publish(store, date(2024, 6, 1))).unwrap();
        assert_eq!(title_on(&mut registry, date(2024, 6, 1)), "", "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// Everybody of one federation.
fn at_home(bytes: &[u8]) -> Vec<u8> {
    String::from_utf8_lossy(bytes).replace("GER ", "HUN ").replace("POL ", "HUN ").into_bytes()
}

fn declare(registry: &mut Registry, tournament: TournamentId, facts: TitleFacts) -> Result<EntryId, OfficeError> {
    let day = date(2024, 3, 20);
    let decision = Decided::TitleEvent { tournament, facts };
    let act = DecideAct { decision, day, reference: "VB 3/2024".into() };
    registry.write(|store| decide(store, &stamp(day), act).map(|entry| entry.seq))
}

/// 1.4.3a: nine opponents of the own federation are no norm in an ordinary event, and one in the final of the championship, unless
/// the federation holds a zonal of its own; 1.5.6f lists it.
#[test]
fn what_an_event_was_declared_to_be_decides_its_norms() {
    let final_of = TitleFacts { kind: Some(EventKind::NationalFinal), ..TitleFacts::default() };
    let made = |registry: &mut Registry| -> Vec<(&'static str, Option<char>, bool)> {
        let told = dossier(registry, date(2024, 4, 2));
        told.norms.iter().map(|one| (one.title.as_str(), one.gained.listed, one.gained.is_normal)).collect()
    };
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        let file = at_home(&event("Bajnokság", date(2024, 3, 2), 1, "111=====0", false));
        let id = report(&mut registry, &file, date(2024, 3, 10));
        assert!(made(&mut registry).is_empty(), "{}", trial.name());
        let declared = declare(&mut registry, id, final_of).unwrap();
        assert_eq!(made(&mut registry), [("IM", Some('f'), false)], "{}", trial.name());
        assert_eq!(refused(declare(&mut registry, id, final_of)).0, "nothing-changes");
        declare(&mut registry, id, TitleFacts { own_zonal: true, ..final_of }).unwrap();
        assert!(made(&mut registry).is_empty(), "a zonal of its own in that year");
        let zonal = head(&mut registry);
        let back = |registry: &mut Registry, entry| {
            registry.write(|store| cancel(store, &stamp(date(2024, 3, 20)), entry, "tévedés")).unwrap();
        };
        back(&mut registry, zonal);
        assert_eq!(made(&mut registry).len(), 1, "what was declared before holds again");
        back(&mut registry, declared);
        assert!(made(&mut registry).is_empty());
        let zonal =
            TitleFacts { kind: Some(EventKind::Zonal), listed: Some(ListedAs::WorldCup), ..TitleFacts::default() };
        declare(&mut registry, id, zonal).unwrap();
        assert_eq!(made(&mut registry), [("IM", Some('d'), false)], "1.4.3c for everybody, 1.5.6d");
        assert_eq!(refused(declare(&mut registry, TournamentId(77), zonal)).0, "tournament-unknown");

        // Whoever accepts a report may say it too.
        let file = at_home(&event("Döntő", date(2024, 3, 11), 1, "111=====0", false));
        let facts = EventFacts { titles: final_of, ..registered().facts };
        registry
            .write(|store| {
                let on = date(2024, 3, 20);
                let file = submit(store, "donto.trf", &file, on)?;
                accept(store, &stamp(on), file.submission, Acceptance { facts, ..registered() })
            })
            .unwrap();
        assert_eq!(made(&mut registry), [("IM", Some('d'), false), ("IM", Some('f'), false)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// 1.5.2: certificates for GM of 9 and 9 games and one for IM of 9 are 27 games for IM. A certificate for IM of the days of the second
/// stands in its place, worth 10: 28, not 37. For GM there are 18.
#[test]
fn b01_1_5_2_a_certificate_of_a_higher_title_serves_for_a_lesser_one() {
    let norm = |title: &str, month: i8, games: u16| NormCertificate {
        title: title.into(),
        event: format!("Graz {month}"),
        starts: date(2023, month, 1),
        ends: date(2023, month, 9),
        games,
        exempt: false,
        eight_of_nine: false,
        single_round_days: 9,
        listed: Some('a'),
        registered: None,
    };
    const CERTIFIED: PersonId = PersonId(20);
    let (on, day) = (stamp(date(2024, 3, 20)), date(2024, 3, 20));
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        let file = |registry: &mut Registry, norm: NormCertificate| {
            registry.write(|store| certify_norm(store, &on, CERTIFIED, norm)).unwrap();
        };
        file(&mut registry, norm("GM", 1, 9));
        file(&mut registry, norm("GM", 2, 9));
        let games = |registry: &mut Registry, title| {
            let told = registry.read(|store| title_dossier(store, CERTIFIED, day)).unwrap().expect("an edition");
            told.sought.into_iter().find(|one| one.title == title).expect("sought").completeness.games
        };
        assert_eq!((games(&mut registry, FideTitle::Gm), games(&mut registry, FideTitle::Im)), (18, 18));
        let lacking = |found: &TitleWorklist| -> Vec<_> {
            let his = found.lacking.iter().filter(|one| one.person.id == CERTIFIED);
            his.map(|one| (one.sought.title, one.norms, one.lacks().map(|lacks| lacks.paragraph.0))).collect()
        };
        // For GM games and rating are missing, for IM nothing but games.
        assert_eq!(lacking(&worklist(&mut registry, day)), [(FideTitle::Im, 2, Some("1.5.1"))], "{}", trial.name());
        file(&mut registry, norm("IM", 3, 9));
        assert_eq!((games(&mut registry, FideTitle::Gm), games(&mut registry, FideTitle::Im)), (18, 27));
        file(&mut registry, norm("IM", 2, 10));
        assert_eq!((games(&mut registry, FideTitle::Gm), games(&mut registry, FideTitle::Im)), (18, 28));
        let applying = Applying { person: CERTIFIED, ..applying("IM", day, &[]) };
        let application = apply(&mut registry, applying).unwrap();
        let sheet = registry.read(|store| title_sheet(store, application)).unwrap();
        let told: Vec<_> = sheet.norms.iter().map(|norm| (norm.paper.title.as_str(), norm.paper.games)).collect();
        assert_eq!(told, [("GM", 9), ("", 10), ("", 9)], "{}", trial.name());
        assert!(sheet.norms.iter().all(|norm| matches!(norm.known, KnownOfNorm::Filed(_))));
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// A norm made abroad comes as a certificate. 1.4.3e: with three exempt norms the title is not complete.
#[test]
fn norms_from_elsewhere_count_by_their_certificates() {
    let norm = |month: i8, exempt: bool| NormCertificate {
        title: "IM".into(),
        event: format!("Graz {month}"),
        starts: date(2023, month, 1),
        ends: date(2023, month, 9),
        games: 9,
        exempt,
        eight_of_nine: false,
        single_round_days: 9,
        listed: Some('a'),
        registered: None,
    };
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        let mut file = |norm: NormCertificate| {
            let on = stamp(date(2024, 3, 20));
            registry.write(|store| certify_norm(store, &on, PersonId(20), norm))
        };
        assert_eq!(refused(file(NormCertificate { title: "FM".into(), ..norm(1, false) })).0, "certificate-title");
        assert_eq!(refused(file(NormCertificate { games: 22, ..norm(1, false) })).0, "certificate-games");
        assert_eq!(refused(file(NormCertificate { ends: date(2022, 1, 1), ..norm(1, false) })).0, "certificate-days");
        assert_eq!(refused(file(NormCertificate { listed: Some('g'), ..norm(1, false) })).0, "certificate-listed");
        for month in [1, 2, 3] {
            file(norm(month, true)).unwrap();
        }
        assert_eq!(refused(file(norm(3, true))).0, "certificate-known");
        let apply = |registry: &mut Registry| {
            let applying = Applying { person: PersonId(20), ..applying("IM", date(2024, 3, 20), &[]) };
            apply(registry, applying)
        };
        // 2476 is on the list of March; 27 games; no norm of the normal requirement.
        assert_eq!(refused(apply(&mut registry)), ("application-incomplete", vec!["1.4.3e"]), "{}", trial.name());
        let exempt = head(&mut registry);
        let day = date(2024, 3, 20);
        registry.write(|store| cancel(store, &stamp(day), exempt, "elírás")).unwrap();
        registry.write(|store| certify_norm(store, &stamp(day), PersonId(20), norm(3, false))).unwrap();
        let certificate = head(&mut registry);
        let told = apply(&mut registry).unwrap();
        let why = refused(registry.write(|store| cancel(store, &stamp(day), certificate, "elírás"))).0;
        assert_eq!(why, "cancel-first", "an application rests on it");
        registry.write(|store| cancel(store, &stamp(day), told, "elírás")).unwrap();
        registry.write(|store| cancel(store, &stamp(day), certificate, "elírás")).unwrap();
        let dossier = registry
            .read(|store| arpad_office::titles::title_dossier(store, PersonId(20), day))
            .unwrap()
            .expect("an edition");
        assert_eq!(failed(sought(&dossier, FideTitle::Im)), ["1.4.3e", "1.5.1"], "18 games are left");
        assert!(dossier.norms.iter().all(|one| matches!(one.proof, Proof::Certificate(..))));
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// The average and the titled opponents of the only norm.
fn only_norm(registry: &mut Registry) -> (i64, u16) {
    let told = dossier(registry, date(2024, 4, 2));
    match &told.norms[..] {
        [NormHeld { proof: Proof::Register(proof), .. }] => {
            (proof.sought.norm.judged.average, proof.sought.norm.judged.titled)
        }
        other => panic!("{other:?}"),
    }
}

/// 1.4.7: the ratings of the list in force when the event began. The first list of all is of 1 March and has 2476; the report says 2450.
/// On 2 March the list is in force; on 22 February none was, and a later one is never taken.
#[test]
fn a_norm_is_judged_by_no_list_that_came_later() {
    for (starts, reported, average) in
        [(date(2024, 2, 22), date(2024, 3, 3), 2450), (date(2024, 3, 2), date(2024, 3, 12), 2476)]
    {
        let mut registry = Registry::scratch().unwrap();
        found(&mut registry);
        let file =
            String::from_utf8(event("Verseny", starts, 1, "111=====0", false)).unwrap().replace(" 2476 ", " 2450 ");
        report(&mut registry, file.as_bytes(), reported);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(only_norm(&mut registry), (average, 6), "{starts}");
    }
}

/// 0.4.2: the eighth opponent is IM in the report. Confirmed on 20 March, after the event began, the title does not count; confirmed on
/// 1 March it does.
#[test]
fn a_title_that_was_confirmed_later_is_none_in_the_event() {
    for (awarded, titled) in [(date(2024, 3, 20), 5), (date(2024, 3, 1), 6)] {
        let mut registry = Registry::scratch().unwrap();
        found(&mut registry);
        report(&mut registry, &event("Verseny", date(2024, 3, 2), 1, "111=====0", false), date(2024, 3, 12));
        registry.write(|store| award_title(store, &stamp(date(2024, 3, 21)), PersonId(8), "IM", awarded)).unwrap();
        assert_eq!(only_norm(&mut registry), (2476, titled), "{awarded}");
    }
}
