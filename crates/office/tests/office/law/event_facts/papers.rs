//! What goes with the report: that the event is rated at all, the games of a hybrid event, what was sent to FIDE.

use super::*;

#[test]
fn p24_9_2_p17_9_p13_9_2_an_event_announced_as_not_rated_is_refused() {
    for (day, first, paragraph) in
        [(DAY, MARCH, "9.2"), (date(2018, 3, 15), date(2018, 3, 1), "9"), (date(2016, 3, 15), date(2016, 3, 1), "9.2")]
    {
        for trial in trials() {
            let mut registry = federation(&trial, first, &WOMEN_AND_MEN);
            let announcement = Announcement {
                name: "Kupa".into(),
                starts: day,
                ends: day,
                facts: EventFacts { not_rated: "versenykiírás, 3. pont".into(), ..EventFacts::default() },
                ..Announcement::nothing(first.saturating_sub(30.days()))
            };
            let by = stamp(first.saturating_sub(1.day()));
            let event = registry.write(|store| announce(store, &by, announcement)).unwrap();
            let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
            let games = [(1, 1, 2, '1')];
            let played = Played { name: "Kupa", territory: "HUN", days: (day, day), members: &members, games: &games };
            let (file, reported) = submitted(&mut registry, &played.bytes(), day);
            assert_eq!(reported, event);
            let told = errors(accepted(&mut registry, file, day, EventFacts::default()));
            assert_eq!(told, [(paragraph, "told-not-rated".to_owned())], "{first} on {}", trial.name());
        }
    }
}

/// Three games: the first as reported, the second with another result, the third not reported; the game of round 2 is missing.
const GAMES: &str = "\
[Round \"1\"]\n[White \"Dudas, Denes\"]\n[Black \"Erdős, Ernő\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
[Round \"1\"]\n[White \"Fodor, Fanni\"]\n[Black \"X, Y\"]\n[BlackFideId \"700003\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n\n\
[Round \"1\"]\n[White \"Novák, Jan\"]\n[Black \"Erdős, Ernő\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n";

#[test]
fn p24_2_1_p24_9_4_a_hybrid_event_needs_its_approval_and_its_games_which_are_compared_with_the_report() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4], WOMEN_AND_MEN[5], WOMEN_AND_MEN[2]];
        let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 1, '0')];
        let played = Played { name: "Hibrid", territory: "HUN", days: (DAY, DAY), members: &members, games: &games };
        let (file, event) = submitted(&mut registry, &played.bytes(), DAY);
        let hybrid = || EventFacts { hybrid: true, ..registered_on(date(2024, 2, 1)) };
        let missing = errors(accepted(&mut registry, file, DAY, hybrid()));
        assert_eq!(missing, [("0.2", "hybrid-not-approved".to_owned()), ("9.4", "hybrid-without-pgn".to_owned())]);
        let approved = || EventFacts { approved_by: "QC elnöke, 12/2024".into(), ..hybrid() };
        let missing = errors(accepted(&mut registry, file, DAY, approved()));
        assert_eq!(missing, [("9.4", "hybrid-without-pgn".to_owned())]);

        let nothing = registry.write(|store| attach(store, &stamp(DAY), event, ("a.pgn", b"nothing")));
        assert_eq!(refusal_of(nothing).code.as_str(), "file-not-games");
        let compared = registry.write(|store| attach(store, &stamp(DAY), event, ("a.pgn", GAMES.as_bytes()))).unwrap();
        let attached = head(&mut registry);
        assert_eq!((compared.games, compared.played), (3, 3));
        let told: Vec<_> = compared
            .differences
            .iter()
            .map(|one| (one.kind, one.line, one.round, one.white.as_str(), one.in_games, one.in_report))
            .collect();
        assert_eq!(
            told,
            [
                (DifferenceKind::Result, 8, 1, "Fodor, Fanni", "0-1", "1/2-1/2"),
                (DifferenceKind::Missing, 0, 2, "Erdős, Ernő", "-", "0-1"),
                (DifferenceKind::Unreported, 16, 1, "Novák, Jan", "1-0", "-"),
            ],
            "{}",
            trial.name()
        );
        // Before it is accepted the file may be taken away; afterwards it stands on its games.
        registry.write(|store| cancel(store, &stamp(DAY), attached, "rossz fájl")).expect("nothing stands on it");
        assert_eq!(errors(accepted(&mut registry, file, DAY, approved())).len(), 1);
        registry.write(|store| attach(store, &stamp(DAY), event, ("b.pgn", GAMES.as_bytes()))).unwrap();
        let attached = head(&mut registry);
        let taken = accepted(&mut registry, file, DAY, approved()).expect("approved, with its games");
        let differs = taken.findings.iter().filter(|one| one.code.as_str() == "hybrid-pgn-differs");
        let told: Vec<_> = differs.map(|one| (one.severity, one.paragraph.0)).collect();
        assert_eq!(told, [(Severity::Warning, "9.4")], "the full PGN is asked for, and this is another");
        let taken = registry.write(|store| cancel(store, &stamp(DAY), attached, "mégsem"));
        assert_eq!(refusal_of(taken).code.as_str(), "games-needed");
        verified(&trial);
    }
}

#[test]
fn p24_9_1_p13_9_1_what_was_sent_to_fide_is_kept_with_its_day_and_its_deadline() {
    for (first, day, due) in [
        // 26 days of March are left: the list of April, which closes on 29 March.
        (MARCH, DAY, (None, Some(date(2024, 3, 29)))),
        // 7 and 30 days.
        (date(2016, 3, 1), date(2016, 3, 15), (Some(date(2016, 3, 22)), Some(date(2016, 4, 14)))),
    ] {
        for trial in trials() {
            let mut registry = federation(&trial, first, &WOMEN_AND_MEN);
            let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
            let games = [(1, 1, 2, '1')];
            let played = Played { name: "Kupa", territory: "HUN", days: (day, day), members: &members, games: &games };
            let (file, event) = submitted(&mut registry, &played.bytes(), day);
            let send = |registry: &mut Registry, on: Date| {
                registry.write(|store| sent(store, &stamp(on), event, on, (Edition::Trf16, None)))
            };
            let later = day.saturating_add(2.days());
            assert_eq!(refusal_of(send(&mut registry, later)).code.as_str(), "tournament-not-accepted");
            registry.write(|store| accept(store, &stamp(day), file, registered())).expect("accepted");
            assert_eq!(refusal_of(send(&mut registry, day.saturating_sub(1.day()))).code.as_str(), "sent-early");
            send(&mut registry, later).expect("sent");
            let entry = head(&mut registry);
            let page = registry.read(|store| tournament_page(store, event)).unwrap();
            assert_eq!(page.due, due);
            let [one] = page.event.facts.sent.as_slice() else { panic!("{:?}", page.event.facts) };
            assert_eq!((one.entry, one.day, one.format.as_str()), (entry, later, "trf16"));
            let (kept, exported) = registry
                .read(|store| {
                    let hash = arpad_model::unhex(&one.sha256).expect("a hash");
                    let blob = blobs::find(store, &hash)?.expect("the bytes");
                    let exported = report_file(store, event, Edition::Trf16)?.text;
                    Ok::<_, OfficeError>((blobs::bytes(store, blob.id)?, exported))
                })
                .unwrap();
            assert_eq!(kept, exported.into_bytes(), "the very bytes");
            assert_eq!(refusal_of(send(&mut registry, later)).code.as_str(), "nothing-changes");
            verified(&trial);
            registry.write(|store| cancel(store, &stamp(later), entry, "nem ment el")).expect("a slip");
            let page = registry.read(|store| tournament_page(store, event)).unwrap();
            assert_eq!(page.event.facts.sent, []);
            verified(&trial);
        }
    }
}

#[test]
fn p13_2_1_a_hybrid_event_is_not_provided_for() {
    let day = date(2016, 3, 15);
    for trial in trials() {
        let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '1')];
        let played = Played { name: "Hibrid", territory: "HUN", days: (day, day), members: &members, games: &games };
        let (file, _) = submitted(&mut registry, &played.bytes(), day);
        let facts = EventFacts { hybrid: true, approved_by: "QC".into(), ..registered_on(date(2016, 2, 1)) };
        assert_eq!(errors(accepted(&mut registry, file, day, facts)), [("2.1", "hybrid-not-provided".to_owned())]);
    }
}

/// The chief's licence ended in 2015 and the deputy has none in the register: both are told by name at accept, and the event of
/// 2016 is rated. Under the text of 2024 nobody asks.
#[test]
fn p13_0_3_arbiters_without_a_licence_are_told_by_name() {
    let (first, day) = (date(2016, 3, 1), date(2016, 3, 15));
    for trial in trials() {
        let mut registry = federation(&trial, first, &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '=')];
        let played =
            |name| Played { name, territory: "HUN", days: (day, day), members: &members, games: &games }.bytes();
        let told = |registry: &mut Registry, name: &'static str| {
            let (file, _) = submitted(registry, &played(name), day);
            let done = accepted(registry, file, day, registered_on(date(2016, 2, 1))).expect("rated all the same");
            let one = |one: &Finding| {
                let who = one.facts.iter().find(|(name, _)| *name == "arbiter");
                let who = who.map(|(_, fact)| format!(" {fact:?}")).unwrap_or_default();
                format!("{} {} {}{who}", one.severity.as_str(), one.paragraph, one.code)
            };
            done.findings.iter().map(one).collect::<Vec<_>>()
        };
        assert_eq!(told(&mut registry, "Első"), [""; 0], "no licences are kept yet, {}", trial.name());
        let arbiter = PersonFields {
            person: PersonId(7),
            family: "Nagy".into(),
            given: "Bíró".into(),
            fide: Some(FideId(712_345)),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        let licence = |until| ArbiterLicence { number: "42".into(), kind: "IA".into(), until };
        let from = date(2014, 1, 1);
        registry
            .write(|store| {
                enact(store, &stamp(day), &Act::Person(arbiter))?;
                license_arbiter(store, &stamp(day), PersonId(7), &licence(Some(date(2015, 12, 31))), from)
            })
            .expect("a licence");
        let due = [
            "warning 0.3 arbiter-licence-ended Name(\"Nagy Bíró\")",
            "warning 0.3 arbiter-unlicensed Name(\"Kis Bíró\")",
        ];
        assert_eq!(told(&mut registry, "Második"), due, "{}", trial.name());
        // Renewed, it holds; the deputy is still unknown.
        let renewed = date(2016, 1, 1);
        registry
            .write(|store| license_arbiter(store, &stamp(day), PersonId(7), &licence(None), renewed))
            .expect("a licence");
        assert_eq!(told(&mut registry, "Harmadik"), due[1..], "{}", trial.name());
        verified(&trial);
    }
}
