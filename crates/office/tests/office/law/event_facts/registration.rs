//! Registration: nobody's, too late, abroad, with a strong woman.

use super::*;

#[test]
fn p24_0_2_p24_0_2_2_an_event_that_nobody_registered_is_refused_until_its_day_is_stated_or_a_decision_admits_it() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let (file, event) = submitted(&mut registry, &duel("Kupa", 3, 4), DAY);
        let asked = errors(accepted(&mut registry, file, DAY, EventFacts::default()));
        assert_eq!(asked, [("0.2", "not-registered".to_owned())], "{}", trial.name());
        // 0.2.2: three days before the start, so 12 March is the last.
        let late = errors(accepted(&mut registry, file, DAY, registered_on(date(2024, 3, 13))));
        assert_eq!(late, [("0.2.2", "registered-late".to_owned())], "{}", trial.name());
        let tomorrow = accepted(&mut registry, file, DAY, registered_on(date(2024, 3, 16)));
        assert_eq!(refusal_of(tomorrow).code.as_str(), "day-in-future");
        accepted(&mut registry, file, DAY, registered_on(date(2024, 3, 12))).expect("three days are enough");
        let known = registry.read(|store| tournaments::get(store, event)).unwrap().unwrap();
        assert_eq!(known.facts.registered, Some(date(2024, 3, 12)));
        assert_eq!(known.facts.territory, "HUN", "by the report");
        let arbiters: Vec<_> =
            known.facts.arbiters.iter().map(|one| (one.name.as_str(), one.chief, one.fide)).collect();
        assert_eq!(arbiters, [("Nagy Bíró", true, Some(FideId(712_345))), ("Kis Bíró", false, None)]);

        let (other, event) = submitted(&mut registry, &duel("Másik Kupa", 4, 3), DAY);
        permit(&mut registry, event, "0.2", "unregistered").expect("a decision");
        let admitted = accepted(&mut registry, other, DAY, EventFacts::default()).expect("by decision");
        let notes: Vec<_> = admitted.findings.iter().map(|one| (one.severity, one.code.as_str())).collect();
        let unsaid = (Severity::Warning, "rated-unsaid");
        assert_eq!(notes, [unsaid, (Severity::Note, "not-registered"), (Severity::Note, "waived")]);
        registry.write(|store| close_and_publish(store, date(2024, 4, 1))).expect("a list");
        let rated = registry.read(|store| {
            let list = list(store, date(2024, 4, 1))?;
            Ok::<_, OfficeError>(lists::tournaments(store, list.id)?)
        });
        assert_eq!(rated.unwrap(), [TournamentId(1), TournamentId(2)]);
        verified(&trial);
    }
}

#[test]
fn p13_0_2_an_event_is_registered_a_week_before_and_one_with_norms_thirty_days() {
    let day = date(2016, 3, 15);
    for trial in trials() {
        let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '=')];
        let played = Played { name: "Kupa", territory: "HUN", days: (day, day), members: &members, games: &games };
        let (file, _) = submitted(&mut registry, &played.bytes(), day);
        let asked = errors(accepted(&mut registry, file, day, EventFacts::default()));
        assert_eq!(asked, [("0.2", "not-registered".to_owned())]);
        let late = errors(accepted(&mut registry, file, day, registered_on(date(2016, 3, 9))));
        assert_eq!(late, [("0.2", "registered-late".to_owned())], "six days");
        let norms = EventFacts { norms: true, ..registered_on(date(2016, 2, 15)) };
        let late = errors(accepted(&mut registry, file, day, norms));
        assert_eq!(late, [("0.2", "registered-late".to_owned())], "29 days with norms");
        accepted(&mut registry, file, day, registered_on(date(2016, 3, 8))).expect("a week");
    }
}

#[test]
fn p17_0_2_the_hungarian_text_of_2017_asks_for_no_registration() {
    let day = date(2018, 3, 15);
    for trial in trials() {
        let mut registry = federation(&trial, date(2018, 3, 1), &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '=')];
        let played = Played { name: "Kupa", territory: "AUT", days: (day, day), members: &members, games: &games };
        let (file, _) = submitted(&mut registry, &played.bytes(), day);
        accepted(&mut registry, file, day, EventFacts::default()).expect("nobody asks");
    }
}

#[test]
fn p24_0_2_1_a_woman_above_2500_makes_thirty_days_necessary_and_a_man_does_not() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        // Ten days before.
        let said = || registered_on(date(2024, 3, 5));
        let (woman, _) = submitted(&mut registry, &duel("Nő 2560", 0, 3), DAY);
        let refused = errors(accepted(&mut registry, woman, DAY, said()));
        assert_eq!(refused, [("0.2.1", "registered-late".to_owned())], "{}", trial.name());
        let (man, _) = submitted(&mut registry, &duel("Férfi 2560", 1, 3), DAY);
        accepted(&mut registry, man, DAY, said()).expect("a man of 2560");
        let (at_the_bound, _) = submitted(&mut registry, &duel("Nő 2500", 2, 3), DAY);
        accepted(&mut registry, at_the_bound, DAY, said()).expect("2500 is not above 2500");
        // 30 days before 15 March is 14 February.
        accepted(&mut registry, woman, DAY, registered_on(date(2024, 2, 14))).expect("thirty days");
        registry.write(|store| close_and_publish(store, date(2024, 4, 1))).expect("a list");
        let rated = registry.read(|store| {
            let list = list(store, date(2024, 4, 1))?;
            Ok::<_, OfficeError>(lists::tournaments(store, list.id)?)
        });
        assert_eq!(rated.unwrap(), [1, 2, 3].map(TournamentId), "the closing knows the same");
        verified(&trial);
    }
}

#[test]
fn p24_0_2_an_event_abroad_is_refused_unless_a_decision_admits_it() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '1')];
        let played =
            |name| Played { name, territory: "AUT", days: (DAY, DAY), members: &members, games: &games }.bytes();
        let (file, event) = submitted(&mut registry, &played("Bécs Open"), DAY);
        let said = || registered_on(date(2024, 2, 1));
        assert_eq!(errors(accepted(&mut registry, file, DAY, said())), [("0.2", "abroad".to_owned())]);
        permit(&mut registry, event, "0.2", "abroad").expect("a decision");
        accepted(&mut registry, file, DAY, said()).expect("by decision");
        // A file may be wrong about the place.
        let (file, event) = submitted(&mut registry, &played("Soproni Open"), DAY);
        let here = EventFacts { territory: "hun".into(), ..said() };
        accepted(&mut registry, file, DAY, here).expect("it was here");
        let known = registry.read(|store| tournaments::get(store, event)).unwrap().unwrap();
        assert_eq!(known.facts.territory, "HUN");
        verified(&trial);
    }
}

#[test]
fn p13_0_2_an_event_abroad_is_told_and_rated() {
    let day = date(2016, 3, 15);
    for trial in trials() {
        let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '1')];
        let played = Played { name: "Bécs", territory: "AUT", days: (day, day), members: &members, games: &games };
        let (file, _) = submitted(&mut registry, &played.bytes(), day);
        let done = accepted(&mut registry, file, day, registered_on(date(2016, 2, 1))).expect("told only");
        let told: Vec<_> = done.findings.iter().map(|one| (one.severity, one.paragraph.0, one.code.as_str())).collect();
        assert_eq!(told, [(Severity::Note, "0.2", "abroad-told")]);
    }
}

#[test]
fn p24_0_2_3_p24_0_2_4_a_late_event_is_admitted_by_the_permission_of_its_own_deadline() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        // Two days before: too late for anybody, and with a woman of 2560 for her thirty days.
        let said = || registered_on(date(2024, 3, 13));
        let (strong, with_a_woman) = submitted(&mut registry, &duel("Nő 2560", 0, 3), DAY);
        let (plain, ordinary) = submitted(&mut registry, &duel("Kupa", 3, 4), DAY);
        let elsewhere = |registry: &mut Registry, event, paragraph: &str| {
            let refusal = refusal_of(permit(registry, event, paragraph, ""));
            assert_eq!(refusal.code.as_str(), "waiver-elsewhere", "{paragraph}");
            let fact = |wanted| refusal.facts.iter().find(|(name, _)| *name == wanted).map(|(_, fact)| fact.clone());
            [fact("stands"), fact("under")].map(|fact| fact.expect("a paragraph"))
        };
        let helps = |paragraphs: [&str; 2]| paragraphs.map(arpad_model::Fact::from);
        assert_eq!(elsewhere(&mut registry, with_a_woman, "0.2.4"), helps(["0.2.1", "0.2.3"]), "the President's");
        let against = errors(accepted(&mut registry, strong, DAY, said()));
        assert_eq!(against, [("0.2.1", "registered-late".to_owned())]);
        waive(&mut registry, with_a_woman, "0.2.3");
        accepted(&mut registry, strong, DAY, said()).expect("the President permits it");
        assert_eq!(elsewhere(&mut registry, ordinary, "0.2.3"), helps(["0.2.2", "0.2.4"]), "the chair's");
        assert_eq!(elsewhere(&mut registry, ordinary, "0.2.1"), helps(["0.2.2", "0.2.4"]), "the chair's");
        let against = errors(accepted(&mut registry, plain, DAY, said()));
        assert_eq!(against, [("0.2.2", "registered-late".to_owned())]);
        waive(&mut registry, ordinary, "0.2.4");
        accepted(&mut registry, plain, DAY, said()).expect("the chair permits it");
        verified(&trial);
    }
}

/// In Austria, and registered by nobody: two decisions. One that does not say what it permits is not taken down, and what the
/// other permits helps against nothing else.
#[test]
fn p24_0_2_an_event_abroad_and_an_unregistered_one_are_admitted_by_decisions_of_their_own() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '1')];
        let played =
            Played { name: "Bécs Open", territory: "AUT", days: (DAY, DAY), members: &members, games: &games };
        let (file, event) = submitted(&mut registry, &played.bytes(), DAY);
        let asked = |registry: &mut Registry| accepted(registry, file, DAY, EventFacts::default());
        let (abroad, unregistered) = (("0.2", "abroad".to_owned()), ("0.2", "not-registered".to_owned()));
        assert_eq!(errors(asked(&mut registry)), [abroad, unregistered.clone()], "{}", trial.name());
        let unsaid = refusal_of(permit(&mut registry, event, "0.2", ""));
        assert_eq!(unsaid.code.as_str(), "waiver-of-what");
        let known = unsaid.facts.iter().find(|(name, _)| *name == "known").expect("what may be permitted");
        assert_eq!(known.1, arpad_model::Fact::from("abroad, unregistered"));
        assert_eq!(
            refusal_of(permit(&mut registry, event, "0.2", "late-registration")).code.as_str(),
            "waiver-of-what"
        );
        permit(&mut registry, event, "0.2", "abroad").expect("a decision");
        assert_eq!(errors(asked(&mut registry)), [unregistered]);
        permit(&mut registry, event, "0.2", "unregistered").expect("a decision");
        asked(&mut registry).expect("by two decisions");
        verified(&trial);
    }
}

/// Late by a day: the chair may admit it (0.2.4). With the first control at move 20 nobody may (1.2), so nothing is offered.
#[test]
fn p24_0_2_4_p24_1_2_a_refusal_offers_only_what_helps() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let said = || registered_on(date(2024, 3, 13));
        let (file, event) = submitted(&mut registry, &duel("Kupa", 3, 4), DAY);
        let late = refusal_of(accepted(&mut registry, file, DAY, said()));
        let late = late.findings.iter().find(|one| one.code.as_str() == "registered-late").expect("a finding");
        let told: Vec<_> = late.facts.iter().map(|(name, fact)| format!("{name} {fact:?}")).collect();
        assert!(told.iter().any(|one| one.contains("under") && one.contains("0.2.4")), "{told:?}");
        assert!(told.iter().any(|one| one.contains("by") && one.contains("chair")), "{told:?}");
        assert!(helps(accepted(&mut registry, file, DAY, said())).contains("something"));
        // The first control at move 20: no permission knows it, so the chair's would not help either.
        let text = String::from_utf8(duel("Másik Kupa", 4, 3)).expect("text");
        let early = text.replace("122 90+30", "122 100 min/20 moves + 50 min + 30 sec/move");
        let (early, other) = submitted(&mut registry, early.as_bytes(), DAY);
        assert!(helps(accepted(&mut registry, early, DAY, said())).contains("nothing"));
        assert_eq!(refusal_of(permit(&mut registry, other, "1.2", "")).code.as_str(), "waiver-not-provided");
        permit(&mut registry, event, "0.2.4", "").expect("one thing, so it need not be said");
        accepted(&mut registry, file, DAY, said()).expect("by decision");
        verified(&trial);
    }
}
