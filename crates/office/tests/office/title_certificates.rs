//! Certificates of norms, and which of them an application rests on; ratings that were reached long ago.

use crate::month::*;
use crate::title_story::found;
use arpad_model::PersonId;
use arpad_office::acts::desk::enact;
use arpad_office::acts::paper::{certify_arbiter, certify_norm};
use arpad_office::acts::title_application::{Applying, apply_for_title};
use arpad_office::acts::{Act, DecideAct, Found, PersonFields};
use arpad_office::titles::{ArbiterPaper, NormCertificate, TitleDossier, title_dossier};
use arpad_office::views::arbiter_dossier::arbiter_dossier;
use arpad_office::views::title_sheet::title_sheet;
use arpad_office::views::title_worklist::title_worklist;
use arpad_registry::Registry;
use arpad_rules::titles::title::FideTitle;
use jiff::civil::{Date, date};

/// Rated 2476 in the story, without a title.
const CERTIFIED: PersonId = PersonId(20);
const DAY: Date = date(2024, 3, 20);

fn norm(starts: Date) -> NormCertificate {
    NormCertificate {
        title: "IM".into(),
        event: format!("Graz {}", starts.year()),
        starts,
        ends: starts.tomorrow().unwrap(),
        games: 9,
        exempt: false,
        eight_of_nine: false,
        single_round_days: 9,
        listed: Some('a'),
        registered: None,
    }
}

fn file(registry: &mut Registry, norm: NormCertificate) -> Result<(), arpad_office::refusal::OfficeError> {
    registry.write(|store| certify_norm(store, &stamp(DAY), CERTIFIED, norm))
}

fn told(registry: &mut Registry, person: PersonId) -> TitleDossier {
    registry.read(|store| title_dossier(store, person, DAY)).unwrap().expect("an edition")
}

fn failed(registry: &mut Registry, person: PersonId, title: FideTitle) -> Vec<&'static str> {
    let told = told(registry, person);
    let sought = told.sought.iter().find(|one| one.title == title).expect("sought");
    sought.completeness.failed.iter().map(|paragraph| paragraph.0).collect()
}

fn applied(registry: &mut Registry) -> Vec<(String, u16)> {
    let applying = Applying {
        person: CERTIFIED,
        title: "IM".into(),
        received: DAY,
        norms: Vec::new(),
        fee: String::new(),
        reference: String::new(),
    };
    let entry = registry.write(|store| apply_for_title(store, &stamp(DAY), applying)).expect("complete");
    let sheet = registry.read(|store| title_sheet(store, entry.seq)).unwrap();
    sheet.norms.iter().map(|norm| (norm.paper.event.clone(), norm.paper.games)).collect()
}

/// 1.4.1c: two norms of January and February 2024 are of eight games of nine rounds, two of 2022 and 2023 are not. Without the second of
/// the first two there are 27 games, and the worklist says so; the application rests on three.
#[test]
fn b01_1_4_1c_an_application_rests_on_one_concession() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        let conceded = |month| NormCertificate { eight_of_nine: true, ..norm(date(2024, month, 1)) };
        for one in [norm(date(2022, 5, 1)), norm(date(2023, 5, 1)), conceded(1), conceded(2)] {
            file(&mut registry, one).unwrap();
        }
        assert_eq!(failed(&mut registry, CERTIFIED, FideTitle::Im), Vec::<&str>::new(), "{}", trial.name());
        let list = registry.read(|store| title_worklist(store, DAY)).unwrap().expect("an edition");
        let his = list.complete.iter().find(|one| one.person.id == CERTIFIED).expect("may apply");
        assert_eq!((his.sought.title, his.norms), (FideTitle::Im, 3), "{}", trial.name());
        let rests_on = applied(&mut registry);
        assert_eq!(rests_on.len(), 3, "{rests_on:?}");
        assert_eq!(rests_on.iter().map(|(_, games)| games).sum::<u16>(), 27);
    }
}

/// 1.5.5: of a norm of 2004 the day of its registration is filed; 31 July 2013 is the last that serves. One that lapsed stands in nobody's
/// way, and an application does not rest on it.
#[test]
fn b01_1_5_5_a_norm_of_long_ago_counts_where_it_was_registered() {
    for (registered, missing) in [
        (None, vec!["1.5.1", "1.5.5"]),
        (Some(date(2013, 8, 1)), vec!["1.5.1", "1.5.5"]),
        (Some(date(2013, 7, 31)), vec![]),
    ] {
        for trial in arpad_trial::trials() {
            let mut registry = fresh(trial.address());
            found(&mut registry);
            file(&mut registry, NormCertificate { registered, ..norm(date(2004, 5, 1)) }).unwrap();
            file(&mut registry, norm(date(2022, 5, 1))).unwrap();
            file(&mut registry, norm(date(2023, 5, 1))).unwrap();
            assert_eq!(failed(&mut registry, CERTIFIED, FideTitle::Im), missing, "{registered:?}, {}", trial.name());
            if registered.is_none() {
                file(&mut registry, norm(date(2024, 1, 1))).unwrap();
                let due = ["Graz 2022", "Graz 2023", "Graz 2024"].map(|event| (event.to_owned(), 9));
                assert_eq!(applied(&mut registry), due, "{}", trial.name());
            }
        }
    }
}

/// Who registered it before it was made, or tomorrow? And eleven rounds won where seven points were required are worth 11 + 4 (1.4.1d).
#[test]
fn b01_1_4_1d_a_certificate_may_be_worth_more_than_its_rounds() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        for day in [date(2004, 4, 30), date(2024, 3, 21)] {
            let early = NormCertificate { registered: Some(day), ..norm(date(2004, 5, 1)) };
            let refused = file(&mut registry, early).expect_err("refused").to_string();
            assert!(refused.contains("certificate-registered"), "{refused}");
        }
        file(&mut registry, NormCertificate { games: 15, ..norm(date(2023, 5, 1)) }).unwrap();
        let him = told(&mut registry, CERTIFIED);
        assert_eq!(him.norms[0].gained.credited_games, 15, "{}", trial.name());
    }
}

/// 1.3: thirty rated games are asked of ratings that were reached after 1 July 2017. 2310 on the list of March 2016 needs none; on that of
/// March 2024 it does.
#[test]
fn b01_1_3_a_rating_of_before_july_2017_needs_no_number_of_games() {
    for (list, missing) in [(date(2016, 3, 1), vec![]), (date(2024, 3, 1), vec!["1.3"])] {
        for trial in arpad_trial::trials() {
            let mut registry = fresh(trial.address());
            let day = list.yesterday().unwrap();
            registry
                .write(|store| {
                    let founded = Found { name: "Próba".into(), country: "HUN".into(), ..Found::default() };
                    enact(store, &stamp(day), &Act::Found(founded))?;
                    let person = PersonId(1);
                    let (family, given) = ("Ács".into(), "Örs".into());
                    let fields =
                        PersonFields { person, family, given, country: "HUN".into(), ..PersonFields::default() };
                    enact(store, &stamp(day), &Act::Person(fields))?;
                    let decision = rating_of(person, 2310);
                    enact(store, &stamp(day), &Act::Decide(DecideAct { decision, day, reference: "1/2016".into() }))?;
                    close_and_publish(store, list)
                })
                .expect("a federation");
            assert_eq!(failed(&mut registry, PersonId(1), FideTitle::Fm), missing, "{list}, {}", trial.name());
        }
    }
}

/// A deputy whom the report does not name files the certificate of an event of the register: its number is enough. Forty players of
/// three federations, all rated, nine rounds by the Swiss system, which counts for FA (3.8.1).
#[test]
fn b06_3_8_1_a_certificate_of_an_event_of_the_register_has_its_numbers() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        found(&mut registry);
        let event = crate::title_story::event("Nagy svájci", date(2024, 3, 2), 1, "111=====0", true);
        let event = report(&mut registry, &event, date(2024, 3, 11));
        let paper = ArbiterPaper {
            kind: "event".into(),
            event: String::new(),
            tournament: Some(event),
            system: String::new(),
            rounds: 0,
            players: 0,
            rated: 0,
            federations: 0,
            chief: String::new(),
            exam: None,
        };
        registry.write(|store| certify_arbiter(store, &stamp(DAY), CERTIFIED, paper, DAY)).unwrap();
        let told = registry.read(|store| arbiter_dossier(store, CERTIFIED, DAY)).unwrap();
        let [held] = &told.norms[..] else { panic!("{:?}", told.norms) };
        let norm = &held.norm;
        assert_eq!((norm.players, norm.rated, norm.federations, norm.rounds), (40, 40, 3, 9), "{}", trial.name());
        assert_eq!((norm.system.map(|system| system.as_str()), norm.end), (Some("swiss"), date(2024, 3, 10)));
        let (_, completeness) = told.sought.expect("FA is next");
        assert_eq!(completeness.games, 1, "it counts");
    }
}
