//! The table of acts walked: each act is done and taken back by the act that the table names.

use super::*;
use arpad_formats::trf::Edition;
use arpad_model::{
    AppealOutcome, ClubId, Coverage, DecisionKind, MinorShown, PersonId, SubmissionId, Tempo, TournamentId,
};
use arpad_office::acts::accept::accept;
use arpad_office::acts::announce::announce;
use arpad_office::acts::answers::answer_sure;
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::appearance::appear;
use arpad_office::acts::attach::attach;
use arpad_office::acts::cancel::{cancel, unclose};
use arpad_office::acts::close::close_month;
use arpad_office::acts::club_merge::merge_clubs;
use arpad_office::acts::cover::cover;
use arpad_office::acts::decide::decide;
use arpad_office::acts::dismiss::dismiss;
use arpad_office::acts::egd_list::bring_egd_list;
use arpad_office::acts::enlist::enlist;
use arpad_office::acts::found::found_anew;
use arpad_office::acts::merge::merge;
use arpad_office::acts::minors::show_minors;
use arpad_office::acts::officer::appoint;
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::paper::certify_norm;
use arpad_office::acts::photo::{show_photo, withdraw_photo};
use arpad_office::acts::policy::state_policy;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::reject::reject;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::sent::sent;
use arpad_office::acts::strength::strength_order;
use arpad_office::acts::submit::take_up;
use arpad_office::acts::swap::swap;
use arpad_office::acts::takeover;
use arpad_office::acts::title::award_title;
use arpad_office::acts::title_application::{Applying, applications, apply_for_title};
use arpad_office::acts::title_outcome::{Ending, TitleVerdict, end_application};
use arpad_office::acts::unmerge::unmerge;
use arpad_office::acts::user::add_user;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{
    ALL, Announcement, AppealAct, AppearanceAct, DecideAct, Decided, DismissAct, Kind, MinorsAct, OfficerAct,
    PersonFields, PolicyAct, Role, UserAct, WayBack,
};
use arpad_office::acts::{amend::amend, answer::answer, club::add_club, death::died, hide::hide};
use arpad_office::acts::{paper::license, person::register_person};
use arpad_office::register::fields_of;
use arpad_office::titles::NormCertificate;
use arpad_registry::Writer;
use arpad_registry::tables::{decisions, persons};
use jiff::civil::date;

const DAY: jiff::civil::Date = date(2024, 3, 20);

const GAMES: &str = "[White \"Kovács, Péter\"]\n[Black \"Őry, Gyöngyvér\"]\n\n1. e4 e5 1-0\n";

/// Beside the players: a club, an announced event, a report that is accepted, one that waits with a question, one that is
/// turned away, and a decision against which somebody appeals.
fn prepared(trial: &Trial) -> Registry {
    let mut registry = office(trial);
    report(&mut registry, &duels("Elfogadott", date(2024, 3, 5), &[(0, 3, '1'), (1, 4, '=')]), date(2024, 3, 6));
    registry
        .write(|store| {
            add_club(store, &stamp(DAY), "Vasas", "Budapest")?;
            license(store, &stamp(DAY), PersonId(1), ClubId(1), "2023/24", DAY)?;
            let namesake = trf("Kérdéses", DAY, DAY, &[(0, false), (3, true)], &[(1, 1, 2, '0')]);
            submit(store, "kerdes.trf", &namesake, DAY)?;
            let turned_away = submit(store, "rossz.trf", &duels("Rossz", DAY, &[(3, 5, '0')]), DAY)?;
            reject(store, &stamp(DAY), turned_away.submission, "nem kell")?;
            announce(store, &stamp(DAY), spring("Tavasz"))?;
            let entry = waive(store)?;
            appeal(store, &stamp(DAY), AppealAct::new(entry, "Kovács Péter", "nem igazságos"))?;
            Ok::<(), OfficeError>(())
        })
        .expect("an office at work");
    registry
}

fn spring(name: &str) -> Announcement {
    to_announce(name, (date(2024, 4, 6), date(2024, 4, 7)), DAY)
}

fn waive(store: &mut Writer<'_>) -> Result<EntryId, OfficeError> {
    let decision = Decided::Waiver { tournament: TournamentId(1), paragraph: "1.1".into(), what: String::new() };
    Ok(decide(store, &stamp(DAY), DecideAct { decision, day: DAY, reference: "9/2024".into() })?.seq)
}

/// What must be there for an act.
fn ready(store: &mut Writer<'_>, kind: Kind) -> Result<(), OfficeError> {
    let stamp = &stamp(DAY);
    match kind {
        Kind::ClubMerge => {
            let other = add_club(store, stamp, "Vasas Kör", "")?;
            license(store, stamp, PersonId(3), other, "2023/24", DAY).map(drop)
        }
        Kind::Unmerge => merge(store, stamp, PersonId(6), PersonId(7), true).map(drop),
        Kind::Propose => {
            let stated = PolicyAct { second_signature: vec!["decide".into()], ..PolicyAct::default() };
            state_policy(store, stamp, &stated).map(drop)
        }
        Kind::Accept => answer(store, stamp, SubmissionId(2), 0, Some(PersonId(1))),
        Kind::Answers => {
            // Numbers of another federation stand in the column of FIDE's.
            let lines = trf("Idegen", DAY, DAY, &[(3, true), (4, true)], &[(1, 1, 2, '1')]);
            let lines = String::from_utf8(lines).expect("a report").replace("700004 1975/00/00", " 12345           ");
            submit(store, "idegen.trf", lines.as_bytes(), DAY).map(drop)
        }
        Kind::Enlist => {
            let list = fides(&[(2, 1720, 3, 20)], Some((1_600_001, "Huber, Franz")));
            let incoming = Incoming {
                file_name: "players_list_foa.txt",
                day: Some(MARCH),
                federation: "HUN",
                ..Incoming::default()
            };
            import(store, stamp, &list[..], &incoming, |_| {})?;
            let file = trf("Vendég", DAY, DAY, &[(2, true), (5, true)], &[(1, 1, 2, '1')]);
            let file = String::from_utf8(file).expect("a report").replace("Vörös, Zoltán", "Huber, Franz ");
            let file = file.replace("2250 HUN      700006 1961/00/00", "2345 AUT     1600001           ");
            submit(store, "vendeg.trf", file.as_bytes(), DAY).map(drop)
        }
        Kind::TitleApplication | Kind::TitleOutcome => {
            for month in [1, 2, 3] {
                let ends = date(2023, month, 9);
                let norm = NormCertificate {
                    title: "IM".into(),
                    event: "Graz".into(),
                    starts: date(2023, month, 1),
                    ends,
                    games: 9,
                    exempt: false,
                    eight_of_nine: false,
                    single_round_days: 0,
                    listed: Some('a'),
                    registered: None,
                };
                certify_norm(store, stamp, PersonId(4), norm)?;
            }
            if kind == Kind::TitleOutcome { apply_for_title(store, stamp, master()).map(drop) } else { Ok(()) }
        }
        _ => Ok(()),
    }
}

/// 2410 on the list of March, three norms by certificate.
fn master() -> Applying {
    Applying {
        person: PersonId(4),
        title: "IM".into(),
        received: DAY,
        norms: Vec::new(),
        fee: String::new(),
        reference: String::new(),
    }
}

/// Does an act that somebody may have typed by mistake.
fn slip(store: &mut Writer<'_>, kind: Kind) -> Result<(), OfficeError> {
    let stamp = &stamp(DAY);
    match kind {
        Kind::Found => found_anew(store, stamp, "Proba Szovetseg", "HUN").map(drop),
        Kind::Officer => {
            let named = OfficerAct { name: "Kis Anna".into(), contact: "kis@example.org".into(), day: DAY };
            appoint(store, stamp, &named).map(drop)
        }
        Kind::User => {
            let user = UserAct { name: "kis.anna".into(), roles: vec![Role::Officer], ..UserAct::default() };
            add_user(store, stamp, &user).map(drop)
        }
        Kind::Appearance => {
            let stated = AppearanceAct { contact: "Budapest".into(), ..AppearanceAct::default() };
            appear(store, stamp, &stated, Some(&crate::photos::png())).map(drop)
        }
        Kind::Policy => {
            let stated = PolicyAct { totp_for_admins: true, ..PolicyAct::default() };
            state_policy(store, stamp, &stated).map(drop)
        }
        Kind::Propose => waive(store).map(drop),
        Kind::Minors => show_minors(store, stamp, MinorsAct { shown: MinorShown::Initials, until: 16 }).map(drop),
        Kind::Club => add_club(store, stamp, "Vasass", "").map(drop),
        Kind::ClubMerge => merge_clubs(store, stamp, ClubId(1), ClubId(2)),
        Kind::Person => register_person(store, stamp, &named("Kovcs")).map(drop),
        Kind::Amend => {
            let fields = fields_of(&persons::get(store, PersonId(2))?.expect("a person"));
            amend(store, stamp, PersonId(2), &PersonFields { family: "Kovcs".into(), ..fields }).map(drop)
        }
        Kind::Title => award_title(store, stamp, PersonId(2), "GM", date(2020, 1, 1)).map(drop),
        Kind::TitleApplication => apply_for_title(store, stamp, master()).map(drop),
        Kind::TitleOutcome => {
            let application = applications(store)?.pop().expect("an application").entry;
            let (by, because) = ("FIDE".into(), String::new());
            let ending = Ending { application, verdict: TitleVerdict::Granted, day: DAY, by, because };
            end_application(store, stamp, ending).map(drop)
        }
        Kind::Paper => license(store, stamp, PersonId(2), ClubId(1), "2023/24", DAY).map(drop),
        Kind::Strength => strength_order(store, stamp, ClubId(1), "2023/24", &[PersonId(1)]),
        Kind::Merge => merge(store, stamp, PersonId(6), PersonId(7), true).map(drop),
        Kind::Unmerge => unmerge(store, stamp, PersonId(7)).map(drop),
        Kind::Death => died(store, stamp, PersonId(2), DAY),
        Kind::Hide => hide(store, stamp, PersonId(2), true).map(drop),
        Kind::Photo => show_photo(store, stamp, PersonId(2), DAY, ("Kiss Anna", &crate::photos::png())).map(drop),
        Kind::Cover => cover(store, stamp, PersonId(2), Coverage::Outside, Some(DAY)).map(drop),
        Kind::Announce => announce(store, stamp, spring("Tavaszi")).map(drop),
        Kind::Submit => submit(store, "uj.trf", &duels("Új", DAY, &[(5, 6, '1')]), DAY).map(drop),
        Kind::Answer => answer(store, stamp, SubmissionId(2), 0, Some(PersonId(2))),
        Kind::Answers => answer_sure(store, stamp, SubmissionId(4), true).map(drop),
        Kind::Accept => accept(store, stamp, SubmissionId(2), registered()).map(drop),
        Kind::Reject => reject(store, stamp, SubmissionId(2), "elírás"),
        Kind::Attach => attach(store, stamp, TournamentId(1), ("jatszmak.pgn", GAMES.as_bytes())).map(drop),
        Kind::Sent => sent(store, stamp, TournamentId(1), DAY, (Edition::Trf16, None)).map(drop),
        Kind::Reidentify => reidentify(store, stamp, TournamentId(1), 0, PersonId(6)),
        Kind::Result => {
            let game = WhichGame { round: 1, line: 0, against: None };
            correct_result(store, stamp, TournamentId(1), game, "0-1").map(drop)
        }
        Kind::Swap => swap(store, stamp, TournamentId(1), [0, 1]).map(drop),
        Kind::Enlist => enlist(store, stamp, SubmissionId(4), &[]).map(drop),
        Kind::Withdraw => withdraw(store, stamp, TournamentId(1), "elírás").map(drop),
        Kind::Decide => waive(store).map(drop),
        Kind::Appeal => appeal(store, stamp, late(EntryId(2))).map(drop),
        Kind::Outcome => {
            let appeal = open_appeal(store)?;
            end_appeal(store, stamp, appeal, AppealOutcome::Overturned, "").map(drop)
        }
        Kind::Import => {
            let list = fides(&[(2, 1720, 3, 20)], Some((799_999, "Uj, Ember")));
            import_list(store, date(2024, 4, 1), &list).map(drop)
        }
        Kind::EgdList => {
            let line = b" 12374043  Adam Gyorgy                           HU  BuPe   16k  15k    657    14  T150606I\n";
            bring_egd_list(store, stamp, "allworld_lp.html", line, Some(DAY)).map(drop)
        }
        Kind::Dismiss => {
            let act = DismissAct {
                series: STANDARD,
                day: APRIL,
                anomaly: "two-boards".into(),
                mark: "0a1b2c3d".into(),
                persons: vec![PersonId(1)],
                tournaments: vec![TournamentId(1)],
                club: None,
                because: "elírás".into(),
            };
            dismiss(store, stamp, act).map(drop)
        }
        Kind::Close => close_month(store, &crate::month::stamp(APRIL), Tempo::Standard, APRIL).map(drop),
        Kind::Takeover => {
            let bytes = "Név;FIDE;Születés;Egyesület;Cím;Értékszám\nÚj Ember;799998;1990;Vasas;FM;1900\n\
                Vörös Zoltán;700006;1961.05.02.;;;\n";
            let table = takeover::Incoming {
                file_name: "tagok.csv",
                bytes: bytes.as_bytes(),
                what: takeover::What::Persons,
                map: &[],
                day: Some(DAY),
                season: "2023/24",
            };
            let taken = takeover::take_over(store, stamp, &table)?;
            assert_eq!((taken.faults, taken.entered.changed_persons), (vec![], 1));
            Ok(())
        }
        Kind::Cancel | Kind::Publish | Kind::Confirm => unreachable!("nothing takes them back"),
    }
}

/// Takes it back.
fn back(store: &mut Writer<'_>, kind: Kind, done: EntryId) -> Result<(), OfficeError> {
    let stamp = &stamp(DAY);
    match kind {
        Kind::Found => found_anew(store, stamp, "Próba Szövetség", "HUN").map(drop),
        Kind::Amend => {
            let fields = fields_of(&persons::get(store, PersonId(2))?.expect("a person"));
            amend(store, stamp, PersonId(2), &PersonFields { family: "Kovács".into(), ..fields }).map(drop)
        }
        Kind::Merge => unmerge(store, stamp, PersonId(7)).map(drop),
        Kind::Unmerge => merge(store, stamp, PersonId(6), PersonId(7), true).map(drop),
        Kind::Hide => hide(store, stamp, PersonId(2), false).map(drop),
        Kind::Photo => withdraw_photo(store, stamp, PersonId(2), DAY).map(drop),
        Kind::Accept => withdraw(store, stamp, TournamentId(2), "elírás").map(drop),
        Kind::Reject => take_up(store, stamp, SubmissionId(2)).map(drop),
        Kind::Reidentify => reidentify(store, stamp, TournamentId(1), 0, PersonId(1)),
        Kind::Result => {
            let game = WhichGame { round: 1, line: 0, against: None };
            correct_result(store, stamp, TournamentId(1), game, "1-0").map(drop)
        }
        Kind::Swap => swap(store, stamp, TournamentId(1), [0, 1]).map(drop),
        Kind::Close => unclose(store, stamp, STANDARD, Some(APRIL), "elírás").map(drop),
        _ => cancel(store, stamp, done, "elírás").map(drop),
    }
}

/// Tables in which the act and what takes it back both leave their trace, for the ledger's readers and the lists that met it.
fn traces(kind: Kind) -> &'static [&'static str] {
    match kind {
        // That it held is remembered for the lists that met it.
        Kind::Cover | Kind::Decide | Kind::Enlist | Kind::Takeover => &["decision"],
        Kind::Submit => &["submission", "tournament"],
        Kind::Accept => &["correction", "participant", "report", "submission", "tournament"],
        Kind::Reject => &["submission", "tournament"],
        Kind::Reidentify | Kind::Swap => &["correction", "remembered", "report"],
        Kind::Result => &["correction", "report"],
        _ => &[],
    }
}

#[test]
fn every_act_that_can_be_a_slip_is_taken_back() {
    for row in ALL {
        let WayBack::Act(way) = row.way_back else { continue };
        for trial in arpad_trial::trials() {
            let at = format!("{} on {}", row.kind, trial.name());
            let mut registry = prepared(&trial);
            registry.write(|store| ready(store, row.kind)).unwrap_or_else(|error| panic!("{at}: {error}"));
            let (before, start) = (tables(&mut registry), head(&mut registry));
            registry.write(|store| slip(store, row.kind)).unwrap_or_else(|error| panic!("{at}: {error}"));
            // The rows of a table follow it.
            let done = if row.kind == Kind::Takeover { start.next() } else { head(&mut registry) };
            assert_eq!(kind_of(&mut registry, done), row.kind.as_str(), "{at}");
            assert!(!differing(&before, &tables(&mut registry)).is_empty(), "{at}: nothing was done");
            registry.write(|store| back(store, row.kind, done)).unwrap_or_else(|error| panic!("{at}: {error}"));
            assert_eq!(newest_kind(&mut registry), way.as_str(), "{at}");
            assert_eq!(differing(&before, &tables(&mut registry)), traces(row.kind), "{at}");
            verified(&trial);
        }
    }
}

#[test]
fn what_has_no_way_back_says_why() {
    let reasons: Vec<(Kind, &str)> = ALL
        .iter()
        .filter_map(|row| match row.way_back {
            WayBack::None(reason) => Some((row.kind, reason)),
            WayBack::Act(_) => None,
        })
        .collect();
    let expected = [
        (Kind::Cancel, "the-act-is-done-again"),
        (Kind::Publish, "a-published-list-stays"),
        (Kind::Confirm, "what-it-confirmed-has-its-own"),
    ];
    assert_eq!(reasons, expected);
}

#[test]
fn an_entry_that_another_act_takes_back_is_not_cancelled() {
    for trial in arpad_trial::trials() {
        let mut registry = prepared(&trial);
        for (kind, way) in [(Kind::Amend, "amend"), (Kind::Hide, "hide")] {
            registry.write(|store| slip(store, kind)).unwrap();
            let done = head(&mut registry);
            let refusal = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), done, "elírás")));
            assert_eq!(refusal.code.as_str(), "cancel-other-way");
            assert!(refusal.facts.contains(&("way", way.into())), "{:?}", refusal.facts);
        }
        registry.write(|store| slip(store, Kind::Death)).unwrap();
        let death = head(&mut registry);
        assert_eq!(
            refusal_of(registry.write(|store| cancel(store, &stamp(DAY), death, " "))).code.as_str(),
            "because-empty"
        );
        registry.write(|store| cancel(store, &stamp(DAY), death, "elírás")).unwrap();
        let twice = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), death, "elírás")));
        assert_eq!(twice.code.as_str(), "cancelled-already");
        let itself = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), EntryId(death.0 + 1), "elírás")));
        assert_eq!(itself.code.as_str(), "cancel-never");
        let nothing = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), EntryId(9_999), "elírás")));
        assert_eq!(nothing.code.as_str(), "entry-unknown");
    }
}

#[test]
fn a_cancelled_decision_holds_no_more() {
    for trial in arpad_trial::trials() {
        let mut registry = prepared(&trial);
        let entry = registry.write(waive).unwrap();
        registry.write(|store| cancel(store, &stamp(DAY), entry, "másik verseny")).unwrap();
        let by = head(&mut registry);
        let held = registry.read(|store| decisions::get(store, entry)).unwrap().expect("the decision");
        assert_eq!((held.kind, held.revoked), (DecisionKind::Waiver, Some(by)));
        let again = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), entry, "másik verseny")));
        assert_eq!(again.code.as_str(), "cancelled-already");
    }
}

/// An appeal that comes too late, and is admitted.
fn late(against: EntryId) -> AppealAct {
    AppealAct { admitted: "10/2024".into(), ..AppealAct::new(against, "Tóth Béla", "elírás") }
}

fn named(family: &str) -> PersonFields {
    PersonFields { family: family.into(), ..PersonFields::default() }
}

fn open_appeal(store: &mut Writer<'_>) -> Result<EntryId, OfficeError> {
    Ok(decisions::appeals(store)?.first().expect("an appeal").entry)
}
