//! What the office refuses, by its code, and beside it what it just allows.

use crate::month::*;
use arpad_model::{
    Allowance, AppealOutcome, ClubId, EntryId, GoFacts, PersonId, Series, SubmissionId, Tempo, TitleFacts,
};
use arpad_office::acts::announce::{Announcement, announce, announce_anew};
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::club::add_club;
use arpad_office::acts::club_merge::merge_clubs;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::found::found_anew;
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::paper::{certify_arbiter, confirm_arbiter};
use arpad_office::acts::reject::reject;
use arpad_office::acts::user::{add_user, change_user, user_of};
use arpad_office::acts::{AppealAct, DecideAct, Decided, Role, UserAct};
use arpad_office::titles::ArbiterPaper;
use arpad_registry::{Registry, Writer};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 2, 20);

/// The code of a refusal; `done` where there was none.
fn came<T>(attempt: Result<T, OfficeError>) -> &'static str {
    match attempt {
        Ok(_) => "done",
        Err(OfficeError::Refused(refusal)) => refusal.code.as_str(),
        Err(error) => panic!("{error:?}"),
    }
}

fn told(story: impl Fn(&mut Writer<'_>) -> Result<(), OfficeError>) {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let done = registry.write(|store| found(store).and_then(|()| story(store)));
        done.unwrap_or_else(|error| panic!("{}: {error}", trial.name()));
    }
}

#[test]
fn users_have_a_name_a_role_and_what_the_role_needs() {
    told(|store| {
        let long = "a".repeat(41);
        let fits = "a".repeat(40);
        for (name, roles, club, person, expected) in [
            ("a", &[Role::Officer][..], None, None, "user-name"),
            ("1a", &[Role::Officer], None, None, "user-name"),
            ("Anna", &[Role::Officer], None, None, "user-name"),
            ("an na", &[Role::Officer], None, None, "user-name"),
            ("ánna", &[Role::Officer], None, None, "user-name"),
            (&long, &[Role::Officer], None, None, "user-name"),
            (&fits, &[Role::Officer], None, None, "done"),
            ("ab", &[], None, None, "user-role-missing"),
            ("ab", &[Role::Public, Role::Officer], None, None, "user-public"),
            ("ab", &[Role::Auditor, Role::Officer], None, None, "user-auditor-alone"),
            ("ab", &[Role::Auditor], None, None, "done"),
            ("ab", &[Role::Officer], None, None, "user-name-taken"),
            ("a.c-d_9", &[Role::Club], None, None, "user-club-missing"),
            ("a.c-d_9", &[Role::Club], Some(9), None, "club-unknown"),
            ("a.c-d_9", &[Role::Player], None, None, "user-person-missing"),
            ("a.c-d_9", &[Role::Player], None, Some(99), "person-unknown"),
            ("a.c-d_9", &[Role::Player], None, Some(1), "done"),
        ] {
            let act = UserAct {
                name: name.to_owned(),
                roles: roles.to_vec(),
                club: club.map(ClubId),
                person: person.map(PersonId),
                ..UserAct::default()
            };
            assert_eq!(came(add_user(store, &stamp(DAY), &act)), expected, "{name} {roles:?}");
        }
        let admin = |name: &str| UserAct { name: name.to_owned(), roles: vec![Role::Admin], ..UserAct::default() };
        add_user(store, &stamp(DAY), &admin("first"))?;
        let known = UserAct::of(&user_of(store, "first")?);
        let (gone, less) =
            (UserAct { disabled: true, ..known.clone() }, UserAct { roles: vec![Role::Officer], ..known.clone() });
        for act in [&gone, &less] {
            assert_eq!(came(change_user(store, &stamp(DAY), act)), "user-last-admin");
        }
        assert_eq!(came(change_user(store, &stamp(DAY), &known)), "nothing-changes");
        assert_eq!(came(change_user(store, &stamp(DAY), &admin("nobody"))), "user-unknown");
        add_user(store, &stamp(DAY), &admin("second"))?;
        assert_eq!(came(change_user(store, &stamp(DAY), &gone)), "done");
        Ok(())
    });
}

#[test]
fn an_event_has_a_name_of_its_own_and_ends_after_it_began() {
    told(|store| {
        let (first, last) = (date(2024, 3, 1), date(2024, 3, 3));
        for (name, days, expected) in [
            (" ", (first, last), "event-without-name"),
            ("Kupa", (last, first), "event-ends-early"),
            ("Kupa", (first, first), "done"),
            ("KUPA", (first, last), "event-known"),
            ("Kupa", (last, last), "done"),
            ("Távoli", (date(2029, 2, 20), date(2029, 2, 20)), "done"),
            ("Távoli", (date(2029, 2, 21), date(2029, 2, 21)), "event-far-ahead"),
        ] {
            assert_eq!(came(announce(store, &stamp(DAY), to_announce(name, days, DAY))), expected, "{name} {days:?}");
        }
        let rapid = Announcement { series: Series::Chess(Tempo::Rapid), ..to_announce("Kupa", (first, first), DAY) };
        assert_eq!(came(announce(store, &stamp(DAY), rapid)), "done", "another series");
        let same =
            Announcement { tournament: arpad_model::TournamentId(1), ..to_announce("Kupa", (first, first), DAY) };
        assert_eq!(came(announce_anew(store, &stamp(DAY), same.clone())), "nothing-changes");
        let more = Announcement { players: Some(40), ..same };
        assert_eq!(came(announce_anew(store, &stamp(DAY), more.clone())), "done");
        assert_eq!(came(announce_anew(store, &stamp(DAY), more)), "nothing-changes");
        Ok(())
    });
}

#[test]
fn a_decision_is_about_something_that_it_can_decide() {
    told(|store| {
        let days = (date(2024, 3, 1), date(2024, 3, 1));
        let chess = announce(store, &stamp(DAY), to_announce("Kupa", days, DAY))?;
        let of = |series: Series| Announcement { series, ..to_announce("Kupa", days, DAY) };
        let rapid = announce(store, &stamp(DAY), of(Series::Chess(Tempo::Rapid)))?;
        let go = announce(store, &stamp(DAY), of(Series::Go))?;
        let indicators = |series: Series, points: Option<i32>, grade: Option<&str>| Decided::Indicators {
            person: PersonId(1),
            series,
            points,
            grade: grade.map(str::to_owned),
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        let waiver = |paragraph: &str| Decided::Waiver {
            tournament: chess,
            paragraph: paragraph.to_owned(),
            what: String::new(),
        };
        let transition =
            |name: &str, series: Series| Decided::Transition { transition: name.to_owned(), series: vec![series] };
        let suspension = |federation: &str| Decided::Suspension { federation: federation.to_owned(), until: None };
        let width = |width: u16| Decided::Allowed { tournament: go, game: None, allowance: Allowance::TopWidth(width) };
        let facts = TitleFacts::default();
        for (decision, expected) in [
            (waiver(" "), "paragraph-empty"),
            (Decided::Multiplier { tournament: chess, multiplier: 10, ground: String::new() }, "tournament-not-go"),
            (Decided::Parts { tournament: chess, parts: vec![3] }, "tournament-not-go"),
            (Decided::Importance { tournament: go, importance: vec!["great".to_owned()] }, "importance-unknown"),
            (Decided::Event { tournament: go, facts: GoFacts::default(), covered: Vec::new() }, "facts-empty"),
            (Decided::Parts { tournament: go, parts: Vec::new() }, "parts-empty"),
            (Decided::Parts { tournament: go, parts: vec![3, 0] }, "parts-empty"),
            (width(0), "width-range"),
            (width(501), "width-range"),
            (width(500), "done"),
            (transition("compression", STANDARD), "transition-unknown"),
            (transition("compression", Series::Go), "series-unknown"),
            (indicators(STANDARD, None, None), "indicators-empty"),
            (indicators(STANDARD, Some(1900), Some("5 kyu")), "grade-of-chess"),
            (indicators(STANDARD, Some(-1), None), "rating-range"),
            (indicators(Series::Go, Some(3501), None), "rating-range"),
            (indicators(Series::Go, Some(1000), Some("great")), "grade-unknown"),
            (Decided::Coverage { covered: Vec::new() }, "coverage-decided"),
            (Decided::Unlisted { person: PersonId(99), until: None }, "person-unknown"),
            (suspension(""), "country-code"),
            (suspension("rus"), "country-code"),
            (suspension("RUS"), "done"),
            (Decided::TitleEvent { tournament: rapid, facts }, "titles-in-standard"),
            (Decided::TitleEvent { tournament: chess, facts }, "nothing-changes"),
        ] {
            let named = format!("{decision:?}");
            let act = DecideAct { decision, day: DAY, reference: "1/2024".to_owned() };
            assert_eq!(came(decide(store, &stamp(DAY), act)), expected, "{named}");
        }
        let act = DecideAct { decision: rating_of(PersonId(1), 2000), day: DAY, reference: " ".to_owned() };
        assert_eq!(came(decide(store, &stamp(DAY), act)), "reference-empty");
        Ok(())
    });
}

#[test]
fn an_appeal_ends_once() {
    told(|store| {
        let act = DecideAct { decision: rating_of(PersonId(1), 2000), day: DAY, reference: "2/2024".to_owned() };
        let decided = decide(store, &stamp(DAY), act)?.seq;
        assert_eq!(came(end_appeal(store, &stamp(DAY), decided, AppealOutcome::Upheld, "")), "appeal-unknown");
        assert_eq!(
            came(appeal(store, &stamp(DAY), AppealAct::new(EntryId(9_999), "Vörös", "nem volt ok"))),
            "entry-unknown"
        );
        let entry = appeal(store, &stamp(DAY), AppealAct::new(decided, "Vörös", "nem volt ok"))?.seq;
        assert_eq!(came(end_appeal(store, &stamp(DAY), entry, AppealOutcome::Upheld, "")), "done");
        assert_eq!(came(end_appeal(store, &stamp(DAY), entry, AppealOutcome::Withdrawn, "")), "appeal-ended");
        Ok(())
    });
}

/// 80 of 100 are enough in the exam of a seminar (B06, 3.7).
#[test]
fn an_arbiters_certificate_is_of_a_kind_and_its_exam_was_passed() {
    told(|store| {
        let paper = |kind: &str, system: &str, (event, exam): (&str, Option<u8>)| ArbiterPaper {
            kind: kind.to_owned(),
            event: event.to_owned(),
            tournament: None,
            system: system.to_owned(),
            rounds: 0,
            players: 0,
            rated: 0,
            federations: 0,
            chief: String::new(),
            exam,
        };
        for (paper, expected) in [
            (paper("course", "", ("Eger", Some(90))), "arbiter-norm-kind"),
            (paper("seminar", "ladder", ("Eger", Some(90))), "arbiter-norm-system"),
            (paper("seminar", "", ("Eger", Some(79))), "arbiter-exam"),
            (paper("seminar", "", ("Eger", Some(101))), "arbiter-exam"),
            (paper("seminar", "", ("Eger", Some(80))), "done"),
            (paper("seminar", "", ("Eger", Some(80))), "certificate-known"),
            (paper("seminar", "", ("Pécs", Some(100))), "done"),
        ] {
            let named = format!("{paper:?}");
            assert_eq!(came(certify_arbiter(store, &stamp(DAY), PersonId(1), paper, DAY)), expected, "{named}");
        }
        for (title, expected) in [("NA", "arbiter-title"), (" fa", "done"), ("FA", "nothing-changes")] {
            assert_eq!(came(confirm_arbiter(store, &stamp(DAY), PersonId(1), title, DAY)), expected, "{title}");
        }
        Ok(())
    });
}

#[test]
fn what_is_not_there_is_not_worked_with() {
    told(|store| {
        let (one, other) = (add_club(store, &stamp(DAY), "Vasas", "")?, add_club(store, &stamp(DAY), "Postás", "")?);
        assert_eq!(came(merge_clubs(store, &stamp(DAY), one, one)), "club-merge-self");
        assert_eq!(came(merge_clubs(store, &stamp(DAY), one, ClubId(9))), "club-unknown");
        assert_eq!(came(merge_clubs(store, &stamp(DAY), one, other)), "done");
        assert_eq!(came(merge_clubs(store, &stamp(DAY), one, other)), "club-merged");
        for (country, expected) in
            [("HU", "country-code"), ("HUNG", "country-code"), ("H1N", "country-code"), (" hun", "done")]
        {
            assert_eq!(came(found_anew(store, &stamp(DAY), "Új Szövetség", country)), expected, "{country}");
        }
        assert_eq!(came(reject(store, &stamp(DAY), SubmissionId(99), "nincs ilyen")), "submission-unknown");
        Ok(())
    });
}
