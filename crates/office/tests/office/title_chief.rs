//! The chief arbiter of a title tournament must be active (B.06.3 2.1.1). Whether an inactive one makes the event void is decided (T-40).

use crate::month::*;
use crate::title_story::{dossier, event, found};
use arpad_model::{EventKind, FideId, InactiveChief, PersonId, TitleFacts, TournamentId};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::paper::{certify_arbiter, confirm_arbiter};
use arpad_office::acts::{Act, DecideAct, Decided, PersonFields};
use arpad_office::titles::{ArbiterPaper, Proof};
use arpad_office::verify::verify;
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 4, 2);

/// He whom the reports of the title story name, `IA Nagy Bíró (799999)`.
const CHIEF: PersonId = PersonId(500);

/// Norms of the player, and how many of them hang on something that nobody has decided.
fn norms(registry: &mut Registry) -> (usize, usize) {
    let told = dossier(registry, DAY);
    let undecided = told.norms.iter().filter(|norm| match &norm.proof {
        Proof::Register(proof) => proof.undecided.iter().any(|one| one.code.as_str() == "title-chief-inactive"),
        Proof::Certificate(..) => false,
    });
    (told.norms.len(), undecided.count())
}

fn declare(registry: &mut Registry, tournament: TournamentId, decided: InactiveChief) -> arpad_model::EntryId {
    let facts = TitleFacts { kind: Some(EventKind::Ordinary), inactive_chief: Some(decided), ..TitleFacts::default() };
    let act =
        DecideAct { decision: Decided::TitleEvent { tournament, facts }, day: DAY, reference: "VB 9/2024".into() };
    registry.write(|store| decide(store, &stamp(DAY), act).map(|entry| entry.seq)).unwrap()
}

/// FA on 1 March 2020 is active until 1 March 2024; the event begins on 2 March. A refresher on 2 March 2024 makes him active.
#[test]
fn b06_3_2_1_1_norms_under_an_inactive_chief_arbiter_wait_for_a_decision() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        let file = event("Eger Open", date(2024, 3, 2), 1, "111=====0", false);
        let id = report(&mut registry, &file, date(2024, 3, 20));
        assert_eq!(norms(&mut registry), (1, 0), "{}: nobody knows him", trial.name());
        let chief = PersonFields {
            person: CHIEF,
            family: "Nagy".into(),
            given: "Bíró".into(),
            fide: Some(FideId(799_999)),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        registry.write(|store| enact(store, &stamp(DAY), &Act::Person(chief)).map(|_| ())).unwrap();
        assert_eq!(norms(&mut registry), (1, 0), "nothing is filed of him");
        registry.write(|store| confirm_arbiter(store, &stamp(DAY), CHIEF, "FA", date(2020, 3, 1)).map(|_| ())).unwrap();
        assert_eq!(norms(&mut registry), (1, 1), "{}: told, and refused nothing", trial.name());

        let void = declare(&mut registry, id, InactiveChief::Void);
        assert_eq!(norms(&mut registry), (0, 0), "{}", trial.name());
        registry.write(|store| cancel(store, &stamp(DAY), void, "tévedés")).unwrap();
        assert_eq!(norms(&mut registry), (1, 1), "the way back");
        let stands = declare(&mut registry, id, InactiveChief::Stands);
        assert_eq!(norms(&mut registry), (1, 0), "{}", trial.name());
        registry.write(|store| cancel(store, &stamp(DAY), stands, "tévedés")).unwrap();

        // An event is no training; a refresher is, on the first day of the event at the latest.
        for (kind, day, left) in
            [("event", date(2023, 5, 1), 1), ("refresher", date(2024, 3, 3), 1), ("refresher", date(2024, 3, 2), 0)]
        {
            let paper = ArbiterPaper {
                kind: kind.into(),
                event: format!("Budapest {day}"),
                tournament: None,
                system: String::new(),
                rounds: 0,
                players: 0,
                rated: 0,
                federations: 0,
                chief: String::new(),
                exam: None,
            };
            registry.write(|store| certify_arbiter(store, &stamp(DAY), CHIEF, paper, day)).unwrap();
            assert_eq!(norms(&mut registry), (1, left), "{}: {kind} {day}", trial.name());
        }
        let last = registry.read(|store| Ok::<_, OfficeError>(ledger::head(store)?.0)).unwrap();
        registry.write(|store| cancel(store, &stamp(DAY), last, "másé")).unwrap();
        assert_eq!(norms(&mut registry), (1, 1), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}
