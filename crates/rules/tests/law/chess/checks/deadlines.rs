//! Registration, closing of the list, report.

use super::{game_between, verdict, waived};
use crate::chess::case::{case, rated};
use arpad_model::*;
use arpad_rules::chess::editions::*;
use arpad_rules::chess::permissions::{Permission, permissions};
use jiff::civil::{Date, date};

#[test]
fn p0_2_registration_deadlines() {
    let registered = |days: i64, rating, norms| {
        game_between(rating, 1500).with(move |t| {
            t.circumstances.registered = Some(t.start.saturating_sub(jiff::ToSpan::days(days)));
            t.circumstances.norms = norms;
        })
    };
    let late = [("error", "0.2", "registered-late")];
    assert_eq!(verdict(&registered(7, 2000, false), &FIDE_2013), []);
    assert_eq!(verdict(&registered(6, 2000, false), &FIDE_2013), late);
    assert_eq!(verdict(&registered(30, 2000, true), &FIDE_2013), []);
    assert_eq!(verdict(&registered(29, 2000, true), &FIDE_2013), late);
    assert_eq!(verdict(&registered(3, 2700, false), &FIDE_2024_03), []);
    assert_eq!(verdict(&registered(2, 2000, false), &FIDE_2024_03), [("error", "0.2.2", "registered-late")]);
    let late = [("error", "0.2.1", "registered-late")];
    assert_eq!(verdict(&registered(30, 2701, false), &FIDE_2024_03), []);
    assert_eq!(verdict(&registered(29, 2701, false), &FIDE_2024_03), late);
    let woman = |days, rating| {
        let mut story = registered(days, rating, false);
        story.period.players[0].sex = Some(Sex::Female);
        story
    };
    assert_eq!(verdict(&woman(29, 2501), &FIDE_2024_03), late);
    assert_eq!(verdict(&woman(30, 2501), &FIDE_2024_03), []);
    assert_eq!(verdict(&woman(3, 2500), &FIDE_2024_03), [], "not above 2500");
}

#[test]
fn p0_2_an_event_that_nobody_registered() {
    let unregistered = game_between(2000, 1500).with(|t| t.circumstances.unregistered = true);
    for edition in [&FIDE_2013, &FIDE_2024_03] {
        assert_eq!(verdict(&unregistered, edition), [("error", "0.2", "not-registered")]);
    }
    assert_eq!(verdict(&unregistered, &MSSZ_2017), [], "it asks for no registration");
    let abroad = game_between(2000, 1500).with(|t| {
        t.circumstances.registered = Some(t.start.saturating_sub(jiff::ToSpan::days(40)));
        t.circumstances.abroad = Some("AUT".into());
    });
    assert_eq!(verdict(&abroad, &FIDE_2024_03), [("error", "0.2", "abroad")]);
    assert_eq!(verdict(&abroad, &FIDE_2013), [("note", "0.2", "abroad-told")]);
}

#[test]
fn p9_2_an_event_told_as_not_rated() {
    let told = game_between(2000, 1500).with(|t| t.circumstances.not_rated = Some("kiírás".into()));
    for (edition, paragraph) in [(&FIDE_2013, "9.2"), (&MSSZ_2017, "9"), (&FIDE_2024_03, "9.2")] {
        assert_eq!(verdict(&told, edition), [("error", paragraph, "told-not-rated")]);
    }
}

#[test]
fn a_waiver_turns_an_error_into_a_note_and_names_the_decision() {
    let story = game_between(2000, 2000).with(|t| {
        t.circumstances.registered = Some(t.start);
        let (paragraph, decision) = ("0.2.2".into(), "QC chair, 2024-03-01".into());
        t.circumstances.waivers = vec![Waiver { paragraph, decision, ..Waiver::default() }];
    });
    let answer = story.rate(&FIDE_2024_03);
    assert_eq!(answer.findings(), [("note", "0.2.2", "registered-late"), ("note", "0.2.2", "waived")]);
    assert_eq!(answer.of("A").games, 1);
}

/// 0.2 of the older text: the chair. Of the newer one 0.2.3: the President, for 0.2.1; 0.2.4: the chair, for 0.2.2.
#[test]
fn p0_2_a_late_event_may_be_admitted() {
    for (edition, rating, paragraph) in
        [(&FIDE_2013, 2000, "0.2"), (&FIDE_2024_03, 2701, "0.2.1"), (&FIDE_2024_03, 2700, "0.2.2")]
    {
        let late = || game_between(rating, 1500).with(|t| t.circumstances.registered = Some(t.start));
        assert_eq!(verdict(&late(), edition), [("error", paragraph, "registered-late")]);
        // By naming what is set aside, or the paragraph that permits it.
        let permitting = match paragraph {
            "0.2.1" => "0.2.3",
            "0.2.2" => "0.2.4",
            other => other,
        };
        let by_permission = late().with(waived(permitting));
        assert_eq!(by_permission.rate(edition).of("A").games, 1, "{permitting}");
        let admitted = late().with(waived(paragraph));
        assert_eq!(
            verdict(&admitted, edition),
            [("note", paragraph, "registered-late"), ("note", paragraph, "waived")]
        );
        assert_eq!(admitted.rate(edition).of("A").games, 1);
    }
}

#[test]
fn p7_13_p7_1_3_closing_dates() {
    let ending = |list: Date, end: Date, official| {
        case(list)
            .player(rated("A", 2000))
            .player(rated("B", 2000))
            .tournament_on("T", System::Swiss, date(list.year(), 2, 1), end, &[("A", "B", "1-0")])
            .with(move |t| t.circumstances.official = official)
    };
    let too_late = |paragraph| vec![("error", paragraph, "ends-after-closing")];
    // rules.md B.3.10: the list of 2024-03-01 closes on 27 February, that of 2025-03-01 on 26 February.
    for (edition, paragraph) in [(&FIDE_2013, "7.13"), (&MSSZ_2017, "§3"), (&FIDE_2024_03, "7.1.3")] {
        for (list, last) in [(date(2024, 3, 1), date(2024, 2, 27)), (date(2025, 3, 1), date(2025, 2, 26))] {
            let next = last.tomorrow().unwrap();
            assert_eq!(verdict(&ending(list, last, false), edition), []);
            assert_eq!(verdict(&ending(list, next, false), edition), too_late(paragraph));
            assert_eq!(verdict(&ending(list, list.yesterday().unwrap(), true), edition), [], "official");
            assert_eq!(verdict(&ending(list, list, true), edition), too_late(paragraph));
        }
        let late_report = |official, day| {
            let story = ending(date(2024, 3, 1), date(2024, 2, 24), official);
            let found = verdict(&story.with(|t| t.circumstances.reported = Some(date(2024, 2, day))), edition);
            found.contains(&("error", paragraph, "reported-after-closing"))
        };
        assert_eq!([27, 28].map(|day| late_report(false, day)), [false, true]);
        assert_eq!([28, 29].map(|day| late_report(true, day)), [false, false], "official: up to the eve");
    }
}

#[test]
fn p9_1_reports_and_the_third_list() {
    let on_list = |list, end: Date| {
        case(list).player(rated("A", 2000)).player(rated("B", 2000)).tournament_on(
            "T",
            System::Swiss,
            end,
            end,
            &[("A", "B", "1-0")],
        )
    };
    let end = date(2024, 5, 10);
    assert_eq!(verdict(&on_list(date(2024, 6, 1), end), &FIDE_2024_03), []);
    let later = [("warning", "9.1", "later-list-than-due")];
    assert_eq!(verdict(&on_list(date(2024, 7, 1), end), &FIDE_2024_03), later);
    assert_eq!(verdict(&on_list(date(2024, 8, 1), end), &FIDE_2024_03), later);
    assert_eq!(verdict(&on_list(date(2024, 9, 1), end), &FIDE_2024_03), [("error", "9.1", "after-third-list")]);
    // The third list is that of August, closed on 29 July: reported by then, it is rated on a later one, too.
    let reported_on = |day| on_list(date(2024, 9, 1), end).with(move |t| t.circumstances.reported = Some(day));
    assert_eq!(verdict(&reported_on(date(2024, 7, 29)), &FIDE_2024_03), later);
    assert_eq!(verdict(&reported_on(date(2024, 7, 30)), &FIDE_2024_03), [("error", "9.1", "after-third-list")]);
    // Five days or fewer to the end of the month: the next list is in time.
    assert_eq!(verdict(&on_list(date(2024, 7, 1), date(2024, 5, 26)), &FIDE_2024_03), []);
    assert_eq!(verdict(&on_list(date(2024, 7, 1), date(2024, 5, 25)), &FIDE_2024_03), later);
    let reported = |days: i64| {
        game_between(1500, 1500).with(move |t| {
            t.end = t.start;
            t.circumstances.reported = Some(t.end.saturating_add(jiff::ToSpan::days(days)));
        })
    };
    assert_eq!(verdict(&reported(7), &FIDE_2013), []);
    assert_eq!(verdict(&reported(8), &FIDE_2013), [("warning", "9.1", "reported-late")]);
    // From the 31st day on it is the federation's deadline that passed.
    let most = |days: i64| {
        let story = game_between(1500, 1500).with(move |t| {
            (t.start, t.end) = (date(2024, 2, 20), date(2024, 2, 20));
            t.circumstances.reported = Some(t.end.saturating_add(jiff::ToSpan::days(days)));
        });
        let findings = story.rate(&FIDE_2013).rated.findings;
        let late = findings.iter().find(|finding| finding.code == "reported-late").unwrap();
        late.facts.iter().find(|(name, _)| *name == "most").unwrap().1.clone()
    };
    assert_eq!([30, 31].map(most), [Fact::from(7), Fact::from(30)]);
}

/// What may be set aside, under which paragraph, by whom; a match that was decided only where the text says so.
#[test]
fn what_may_be_set_aside() {
    let told = |edition| {
        let known = permissions(edition);
        let one = |one: &Permission| format!("{} {} {} {}", one.name, one.of, one.under, one.by.as_str());
        known.iter().map(one).collect::<Vec<_>>()
    };
    assert_eq!(told(&FIDE_2013), ["late-registration 0.2 0.2 chair", "long-event 4.1 4.12 commission"]);
    assert_eq!(told(&MSSZ_2017), ["long-event §1.2 §1.2 commission"]);
    assert_eq!(
        told(&FIDE_2024_03),
        [
            "late-registration 0.2.1 0.2.3 president",
            "late-registration 0.2.2 0.2.4 chair",
            "abroad 0.2 0.2 council",
            "unregistered 0.2 0.2 council",
            "decided-match 6.2 6.2 commission",
            "fast-games 1.1 1.1 council"
        ]
    );
    assert_eq!(told(&FIDE_RAPID_2024_03), ["late-registration 0.2 0.2 chair"]);
}

/// Held in Austria and registered by nobody: each needs a decision of its own, and a permission for a late registration
/// helps against neither.
#[test]
fn p0_2_an_event_abroad_and_an_unregistered_one_are_permitted_apart() {
    let verdicts = |permitted: &'static [&'static str]| {
        let story = game_between(1500, 1500).with(move |t| {
            (t.circumstances.abroad, t.circumstances.unregistered) = (Some("AUT".into()), true);
            let waiver =
                |what: &&str| Waiver { paragraph: "0.2".into(), what: (*what).into(), decision: "FIDE 2024/3".into() };
            t.circumstances.waivers = permitted.iter().map(waiver).collect();
        });
        verdict(&story, &FIDE_2024_03).into_iter().filter(|(severity, ..)| *severity == "error").collect::<Vec<_>>()
    };
    let (abroad, unregistered) = (("error", "0.2", "abroad"), ("error", "0.2", "not-registered"));
    assert_eq!(verdicts(&[]), [abroad, unregistered]);
    assert_eq!(verdicts(&["abroad"]), [unregistered]);
    assert_eq!(verdicts(&["unregistered"]), [abroad]);
    assert_eq!(verdicts(&["late-registration"]), [abroad, unregistered]);
    assert_eq!(verdicts(&["abroad", "unregistered"]), []);
    // Whoever does not say what is permitted permits everything of the paragraph, as decisions did before.
    assert_eq!(verdicts(&[""]), []);
}

/// Registered in time for the ordinary seven days, too late for the thirty of an event with norms, and nobody says whether a norm can
/// be made: that is told where nothing else is known either.
#[test]
fn p13_0_2_whether_norms_are_possible_may_be_unsaid() {
    let told = |days: i64, unsaid, norms| {
        let story = game_between(2000, 1500).with(move |t| {
            t.circumstances.registered = Some(t.start.saturating_sub(jiff::ToSpan::days(days)));
            (t.circumstances.rated_unsaid, t.circumstances.norms) = (unsaid, norms);
        });
        let findings = story.rate(&FIDE_2013).rated.findings;
        let of_registration = findings.iter().filter(|finding| finding.paragraph.0 == "0.2");
        of_registration
            .map(|one| (one.severity.as_str(), one.code.as_str(), one.facts[..2].to_vec()))
            .collect::<Vec<_>>()
    };
    let facts = |days: i32, needed: i32| vec![("days", Fact::from(days)), ("needed", Fact::from(needed))];
    assert_eq!(told(29, true, false), [("note", "norms-unsaid", facts(29, 30))]);
    assert_eq!(told(7, true, false), [("note", "norms-unsaid", facts(7, 30))]);
    assert_eq!(told(30, true, false), []);
    assert_eq!(told(29, false, false), [], "no event of the register");
    assert_eq!(told(6, true, false), [("error", "registered-late", facts(6, 7))]);
    assert_eq!(told(29, true, true), [("error", "registered-late", facts(29, 30))]);
    assert_eq!(told(30, true, true), []);
}

/// An event in parts is registered before its very first day.
#[test]
fn p0_2_the_days_before_an_event_in_parts_end_with_its_first_day() {
    let story = |days: i64| {
        game_between(1500, 1500).with(move |t| {
            t.circumstances.event_start = Some(t.start.saturating_sub(jiff::ToSpan::days(20)));
            t.circumstances.monthly_reports = true;
            t.circumstances.registered = Some(t.start.saturating_sub(jiff::ToSpan::days(20 + days)));
        })
    };
    assert_eq!(verdict(&story(6), &FIDE_2013), [("error", "0.2", "registered-late")]);
    assert_eq!(verdict(&story(7), &FIDE_2013), []);
}

/// 9.2: what nobody said. The text of 2024 asks for it expressly.
#[test]
fn p9_2_an_event_of_which_nobody_said_that_it_is_rated() {
    let unsaid = game_between(1500, 1500).with(|t| t.circumstances.rated_unsaid = true);
    let told =
        |edition| verdict(&unsaid, edition).into_iter().filter(|one| one.2 == "rated-unsaid").collect::<Vec<_>>();
    assert_eq!([&FIDE_2013, &MSSZ_2017].map(told), [[], []]);
    assert_eq!(told(&FIDE_2024_03), [("warning", "9.2", "rated-unsaid")]);
}

/// 0.2.3 is about 0.2.1 and 0.2.4 about 0.2.2; a decision that says what it permits may name either paragraph, and no other.
#[test]
fn p24_0_2_3_a_decision_sets_aside_what_it_is_about() {
    let admitted = |rating, what: &'static str, paragraph: &'static str| {
        let story = game_between(rating, 1500).with(|t| {
            t.circumstances.registered = Some(t.start);
            let waiver = Waiver { paragraph: paragraph.into(), what: what.into(), decision: "FIDE 2024/3".into() };
            t.circumstances.waivers = vec![waiver];
        });
        story.rate(&FIDE_2024_03).of("A").games == 1
    };
    for (rating, right, wrong) in
        [(2701, ["0.2.1", "0.2.3"], ["0.2.2", "0.2.4"]), (2700, ["0.2.2", "0.2.4"], ["0.2.1", "0.2.3"])]
    {
        for what in ["", "late-registration"] {
            assert_eq!(right.map(|paragraph| admitted(rating, what, paragraph)), [true; 2], "{rating} {what}");
            assert_eq!(wrong.map(|paragraph| admitted(rating, what, paragraph)), [false; 2], "{rating} {what}");
        }
        assert!(!admitted(rating, "abroad", right[0]), "another permission");
    }
}

/// A decided match is played on where that was asked for before; nothing else needs a request.
#[test]
fn p24_6_2_what_is_permitted_on_request_alone() {
    let on_request =
        |edition| permissions(edition).iter().filter(|one| one.on_request).map(|one| one.name).collect::<Vec<_>>();
    assert_eq!(on_request(&FIDE_2024_03), ["decided-match"]);
    assert_eq!(on_request(&FIDE_2013), [""; 0]);
}
