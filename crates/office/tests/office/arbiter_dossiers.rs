//! What an arbiter has (B.06.1): licences, events and seminars as norms for FA and IA, titles, and what is missing for the next.

use crate::month::*;
use arpad_model::{EntryId, PersonId, TournamentId};
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::paper::{ArbiterLicence, certify_arbiter, confirm_arbiter, license_arbiter};
use arpad_office::acts::{Act, PersonFields};
use arpad_office::titles::ArbiterPaper;
use arpad_office::views::arbiter_dossier::{ArbiterDossier, arbiter_dossier};
use arpad_registry::{Registry, Writer, ledger};
use arpad_rules::titles::arbiters::{ArbiterTitle, Earning, NormKind};
use jiff::civil::{Date, date};

/// Whom every report of [`trf`] names as its chief arbiter.
const CHIEF: PersonId = PersonId(100);

/// The second arbiter of the reports that have two.
const DEPUTY: PersonId = PersonId(101);

fn person(store: &mut Writer<'_>, person: PersonId, family: &str, given: &str) -> Result<(), OfficeError> {
    let fields = PersonFields {
        person,
        family: family.into(),
        given: given.into(),
        born: born(1990),
        country: "HUN".into(),
        ..PersonFields::default()
    };
    enact(store, &stamp(date(2024, 2, 20)), &Act::Person(fields)).map(|_| ())
}

fn dossier(registry: &mut Registry, person: PersonId, day: Date) -> ArbiterDossier {
    registry.read(|store| arbiter_dossier(store, person, day)).unwrap()
}

/// Event, kind, rounds, players with rated ones and federations, whether he was the chief, whether it counts.
type Norm<'a> = (&'a str, NormKind, u16, [u32; 3], bool, bool);

fn norms(told: &ArbiterDossier) -> Vec<Norm<'_>> {
    let each = told.norms.iter().map(|held| {
        let norm = &held.norm;
        let people = [norm.players, norm.rated, norm.federations];
        (held.event.as_str(), norm.kind, norm.rounds, people, held.is_chief, held.counts())
    });
    each.collect()
}

/// The title that comes next and the paragraphs that stand against it.
fn missing(told: &ArbiterDossier) -> Option<(ArbiterTitle, Vec<&'static str>)> {
    told.sought.as_ref().map(|(title, found)| (*title, found.failed.iter().map(|at| at.0).collect()))
}

fn paper(kind: &str, event: &str, tournament: Option<TournamentId>) -> ArbiterPaper {
    ArbiterPaper {
        kind: kind.into(),
        event: event.into(),
        tournament,
        system: "round-robin".into(),
        rounds: 9,
        players: 10,
        rated: 10,
        federations: 4,
        chief: "Somebody Else".into(),
        exam: None,
    }
}

/// A report whose chief is written so, and that has a second arbiter.
fn with_two(bytes: &[u8], chief: &str) -> Vec<u8> {
    let text = String::from_utf8(bytes.to_vec()).expect("UTF-8");
    text.replacen("102 Nagy Bíró\n", &format!("102 {chief}\n112 Kis Segéd\n"), 1).into_bytes()
}

#[test]
fn b06_1_the_dossier_has_the_events_of_the_register_and_what_was_certified() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| person(store, CHIEF, "Nagy", "Bíró")).unwrap();
        let nobody = dossier(&mut registry, CHIEF, MAY);
        assert!(nobody.norms.is_empty() && nobody.sought.is_none() && !nobody.is_licensed(), "{}", trial.name());

        let games = [(1, 1, 2, '1'), (2, 2, 1, '=')];
        let kupa = report(
            &mut registry,
            &trf("Kupa", MARCH, date(2024, 3, 3), &[(0, true), (2, true)], &games),
            date(2024, 3, 4),
        );
        assert!(dossier(&mut registry, CHIEF, date(2024, 3, 2)).norms.is_empty(), "it has not ended yet");
        let told = dossier(&mut registry, CHIEF, date(2024, 3, 3));
        // Two players of one federation, both on the list of March; one arbiter and one certificate for up to 25 players.
        assert_eq!(norms(&told), [("Kupa", NormKind::Event, 2, [2, 2, 1], true, true)], "{}", trial.name());
        assert_eq!((told.norms[0].tournament, told.norms[0].certificate), (Some(kupa), None));
        assert_eq!(told.norms[0].norm.chief_arbiter.as_deref(), Some("Nagy Bíró"));
        // Not licensed (2.9.1), no second system (2.4), no seminar (3.7), no event (3.8) for two rounds are too few (3.10).
        assert_eq!(missing(&told), Some((ArbiterTitle::Fa, vec!["2.4", "2.9.1", "3.7", "3.8", "3.10"])));

        let licence = ArbiterLicence { number: "N-7".into(), kind: "national".into(), until: Some(date(2024, 3, 31)) };
        registry.write(|store| license_arbiter(store, &stamp(MARCH), CHIEF, &licence, date(2024, 1, 10))).unwrap();
        let days = [date(2024, 1, 9), date(2024, 1, 10), date(2024, 3, 31), APRIL];
        let held = days.map(|day| dossier(&mut registry, CHIEF, day).is_licensed());
        assert_eq!(held, [false, true, true, false], "from its day to its last day");
        let told = dossier(&mut registry, CHIEF, date(2024, 3, 3));
        assert_eq!(missing(&told), Some((ArbiterTitle::Fa, vec!["2.4", "3.7", "3.8", "3.10"])), "he is licensed");

        // A seminar of 10 March, and an event elsewhere of 12 March with the numbers of its certificate.
        let day = date(2024, 3, 20);
        let filed = |registry: &mut Registry, paper: ArbiterPaper, held: Date| -> EntryId {
            registry.write(|store| certify_arbiter(store, &stamp(day), CHIEF, paper, held)).unwrap();
            registry.read(|store| Ok::<_, OfficeError>(ledger::head(store)?.0)).unwrap()
        };
        filed(&mut registry, paper("seminar", "Szeminárium", None), date(2024, 3, 10));
        filed(&mut registry, paper("international", "Wien", None), date(2024, 3, 12));
        assert_eq!(dossier(&mut registry, CHIEF, date(2024, 3, 9)).norms.len(), 1, "neither is filed by then");
        let told = dossier(&mut registry, CHIEF, date(2024, 3, 12));
        let kinds: Vec<NormKind> = told.norms.iter().map(|held| held.norm.kind).collect();
        assert_eq!(kinds, [NormKind::Event, NormKind::Seminar, NormKind::International], "by their days");
        assert_eq!(norms(&told)[2], ("Wien", NormKind::International, 9, [10, 10, 4], false, true));
        assert_eq!(told.norms[2].norm.system.map(|system| system.as_str()), Some("round-robin"));
        // One event counts now; with one system alone 2.4 still stands against it.
        assert_eq!(missing(&told), Some((ArbiterTitle::Fa, vec!["2.4", "3.8", "3.10"])));

        // The certificate of an event of the register says what it was; its numbers are the register's.
        let entry = filed(&mut registry, paper("national-final", "", Some(kupa)), day);
        let told = dossier(&mut registry, CHIEF, day);
        assert_eq!(norms(&told)[0], ("Kupa", NormKind::NationalFinal, 2, [2, 2, 1], true, true));
        assert_eq!((told.norms.len(), told.norms[0].certificate), (3, Some(entry)));

        // FA on 15 March: the next is IA, for which nothing before it counts. After IA there is nothing more.
        registry.write(|store| confirm_arbiter(store, &stamp(day), CHIEF, "fa", date(2024, 3, 15)).map(drop)).unwrap();
        let next = |registry: &mut Registry, day| missing(&dossier(registry, CHIEF, day)).map(|(title, _)| title);
        assert_eq!(next(&mut registry, date(2024, 3, 14)), Some(ArbiterTitle::Fa));
        assert_eq!(next(&mut registry, date(2024, 3, 15)), Some(ArbiterTitle::Ia));
        let told = dossier(&mut registry, CHIEF, day);
        assert_eq!(told.titles, [(date(2024, 3, 15), ArbiterTitle::Fa)]);
        assert_eq!(missing(&told), Some((ArbiterTitle::Ia, vec!["2.4", "4.7", "4.8", "4.12"])));
        registry.write(|store| confirm_arbiter(store, &stamp(day), CHIEF, "IA", date(2024, 3, 18)).map(drop)).unwrap();
        assert_eq!(next(&mut registry, day), None);
    }
}

/// 2.8.2: under a chief without a title nobody else earns a norm; 2.7: two arbiters, and one certificate for two players.
#[test]
fn b06_1_2_7_p2_8_2_who_may_be_given_a_certificate() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        registry.write(|store| person(store, DEPUTY, "Kis", "Segéd")).unwrap();
        let duel = |name: &str, day: Date, chief: &str| {
            with_two(&trf(name, day, day, &[(0, true), (2, true)], &[(1, 1, 2, '1')]), chief)
        };
        report(&mut registry, &duel("Egy", date(2024, 3, 2), "Nagy Bíró"), date(2024, 3, 2));
        report(&mut registry, &duel("Két", date(2024, 3, 4), "Nagy Bíró"), date(2024, 3, 4));
        report(&mut registry, &duel("Három", date(2024, 3, 6), "IA Nagy Bíró"), date(2024, 3, 6));
        let earned = |registry: &mut Registry| -> Vec<(Earning, bool)> {
            let told = dossier(registry, DEPUTY, MAY);
            assert!(told.norms.iter().all(|held| !held.is_chief), "{}", trial.name());
            told.norms.iter().map(|held| (held.earning, held.counts())).collect()
        };
        let scarce = (Earning::ByCertificate(arpad_model::Paragraph("2.7")), false);
        let none = (Earning::No(arpad_model::Paragraph("2.8.2")), false);
        assert_eq!(earned(&mut registry), [scarce, scarce, scarce], "nobody knows the chief");
        registry.write(|store| person(store, CHIEF, "Nagy", "Bíró")).unwrap();
        assert_eq!(earned(&mut registry), [scarce, scarce, scarce], "he holds no licence here");
        let licence = ArbiterLicence { number: "N-7".into(), kind: "national".into(), until: None };
        registry.write(|store| license_arbiter(store, &stamp(MARCH), CHIEF, &licence, date(2024, 1, 10))).unwrap();
        assert_eq!(earned(&mut registry), [none, none, scarce], "he has no title; the last report gives him one");
        registry.write(|store| confirm_arbiter(store, &stamp(MAY), CHIEF, "FA", date(2024, 3, 4)).map(drop)).unwrap();
        assert_eq!(earned(&mut registry), [none, scarce, scarce], "he has one from 4 March on");
    }
}
