//! Messages: who hears of what, and what becomes of a message until it arrives or is given up.

use crate::month::*;
use crate::refusing::refused;
use arpad_model::{ClubId, Moment, PersonId, Series, Tempo, TournamentId, User, UserId};
use arpad_office::acts::close::{Consent, close_month_even_so};
use arpad_office::acts::club::add_club;
use arpad_office::acts::club_merge::merge_clubs;
use arpad_office::acts::desk::{OfficeError, Stamp, enact};
use arpad_office::acts::hide::hide;
use arpad_office::acts::merge::merge;
use arpad_office::acts::paper::license;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reject::reject;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::user::{add_user, change_user, user_of};
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{Act, DecideAct, Decided, Role, UserAct};
use arpad_office::messages::*;
use arpad_registry::{Reader, Registry, Writer};
use jiff::civil::{Date, date};
use serde_json::{Value, json};

fn user(store: &mut Writer<'_>, name: &str, role: Role) -> Result<UserId, OfficeError> {
    let act = UserAct { name: name.to_owned(), roles: vec![role], ..UserAct::default() };
    add_user(store, &stamp(date(2024, 2, 20)), &act)
}

fn reached(store: &mut Writer<'_>, account: UserId, lists: bool) -> Result<(), OfficeError> {
    let mail = format!(" {}@example.org ", account.0);
    set_contact(store, &Contact { account, mail, language: "hu".to_owned(), lists })
}

/// All messages, the oldest first: kind, receiver, facts.
fn all(store: &mut Reader<'_>) -> Result<Vec<(String, String, Value)>, OfficeError> {
    let told = newest(store, 100)?.into_iter().rev();
    Ok(told.map(|one| (one.kind, one.recipient, serde_json::from_str(&one.facts).expect("JSON"))).collect())
}

fn hooked(store: &mut Writer<'_>, url: &str, topics: &[&str], subject: &str) -> Result<i64, OfficeError> {
    let topics: Vec<String> = topics.iter().map(|one| (*one).to_owned()).collect();
    add_hook(store, url, &topics, subject.parse().expect("a subject"), (b"key", at("2024-02-20T12:00")))
}

/// Tried at once, then after 1, 5, 15, 60, 180, 360, 360, 720, 720 minutes, and after the tenth try given up.
#[test]
fn a_message_is_tried_later_and_later_and_given_up_after_ten_tries() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let story = |store: &mut Writer<'_>| -> Result<(), OfficeError> {
            found(store)?;
            let anna = user(store, "anna", Role::Arbiter)?;
            let begin = at("2024-03-01T00:00");
            let known = user_of(store, "anna")?;
            assert!(!tell(store, &known, Told::Reset, &json!({}), (None, begin))?, "nobody knows where she is reached");
            reached(store, anna, false)?;
            assert!(tell(store, &known, Told::Reset, &json!({"a": 1}), (None, begin))?);
            assert!(!tell(store, &User { disabled: true, ..known }, Told::Reset, &json!({}), (None, begin))?);
            assert_eq!(all(store)?, [("reset".to_owned(), "1@example.org".to_owned(), json!({"a": 1}))]);
            assert_eq!((waiting(store)?, due(store, begin, 10)?.len()), (1, 1));
            assert_eq!(due(store, at("2024-02-29T23:59"), 10)?.len(), 0);
            let id = due(store, begin, 10)?[0].id;
            let mut now = begin;
            for minutes in [1, 5, 15, 60, 180, 360, 360, 720, 720, 720_i64] {
                let early = now.utc().checked_sub(jiff::Span::new().minutes(1)).map(Moment::from_utc).unwrap();
                assert_eq!(begun(store, id, early)?, None, "it is not due yet");
                let taken = begun(store, id, now)?.expect("it is due");
                assert_eq!(begun(store, id, now)?, None, "nobody else sends it meanwhile");
                now = now.utc().checked_add(jiff::Span::new().minutes(minutes)).map(Moment::from_utc).unwrap();
                assert_eq!(taken.due, now);
                assert_eq!(waiting(store)?, 1);
                came_back(store, id, "no such\u{1b}[31m host", false)?;
            }
            let failed = message(store, id)?;
            assert_eq!((failed.state.as_str(), failed.tries, GIVEN_UP, waiting(store)?), ("failed", 10, 10, 0));
            assert_eq!(given_up(store)?, 1);
            assert!(!failed.outcome.contains('\u{1b}'), "{:?}", failed.outcome);
            assert_eq!(begun(store, id, now)?, None);
            // Asked for again it begins anew, and one answer that will never change ends it at once.
            again(store, id, now)?;
            let anew = message(store, id)?;
            assert_eq!((anew.state.as_str(), anew.tries, anew.due, anew.outcome.as_str()), (WAITING, 0, now, ""));
            assert!(begun(store, id, now)?.is_some());
            came_back(store, id, &"x".repeat(301), true)?;
            assert_eq!((message(store, id)?.state.as_str(), message(store, id)?.outcome.len()), ("failed", 300));
            again(store, id, now)?;
            begun(store, id, now)?;
            sent(store, id, "250 ok", now)?;
            let arrived = message(store, id)?;
            assert_eq!((arrived.state.as_str(), arrived.sent, waiting(store)?), ("sent", Some(now), 0));
            assert_eq!(given_up(store)?, 0);
            // Where somebody is reached is said, said otherwise, and forgotten.
            assert_eq!(contact_of(store, anna)?.map(|one| one.mail), Some("1@example.org".into()));
            let other = Contact { account: anna, mail: "x@example.org".into(), language: "en".into(), lists: true };
            set_contact(store, &other)?;
            assert_eq!((contact_of(store, anna)?, contacts(store)?.len()), (Some(other), 1));
            assert_eq!(contact_of(store, UserId(99))?, None);
            forget_contact(store, anna)?;
            assert_eq!((contact_of(store, anna)?, contacts(store)?.len()), (None, 0));
            reached(store, anna, false)?;
            assert_eq!(refused(message(store, 77)), "message-unknown");
            assert_eq!(refused(again(store, 77, now)), "message-unknown");
            // What was sent is known for 400 days from the day it was made.
            let known = user_of(store, "anna")?;
            tell(store, &known, Told::Invitation, &json!({}), (None, at("2025-04-04T00:00")))?;
            let last = newest(store, 1)?[0].id;
            sent(store, last, "", at("2025-04-05T00:00"))?;
            assert_eq!(newest(store, 10)?.len(), 2, "400 days");
            sent(store, last, "", at("2025-04-05T00:01"))?;
            assert_eq!(newest(store, 10)?.iter().map(|one| one.id).collect::<Vec<_>>(), [last]);
            Ok(())
        };
        registry.write(story).unwrap_or_else(|error| panic!("{}: {error}", trial.name()));
    }
}

#[test]
fn a_program_of_others_has_an_address_of_the_web_and_known_topics() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let story = |store: &mut Writer<'_>| -> Result<(), OfficeError> {
            let long = |length: usize| format!("https://{}", "a".repeat(length - 8));
            for url in [
                "ftp://a.hu",
                "a.hu",
                "https://a b.hu",
                "https://x@a.hu",
                "https://ő.hu",
                "https://a.hu/\n",
                &long(501),
            ] {
                let taken = hooked(store, url, &[], "");
                // White space around it is not part of it.
                if url.ends_with('\n') {
                    assert_eq!(taken?, 1);
                } else {
                    assert_eq!(refused(taken), "web-unreadable", "{url}");
                }
            }
            assert_eq!(hooked(store, &long(500), &[], "")?, 2);
            assert_eq!(refused(hooked(store, "https://a.hu", &["list-closed"], "")), "topic-unknown");
            let twice = ["report-withdrawn", "list-published", "report-withdrawn"];
            assert_eq!(hooked(store, "http://b.hu/x?y=1", &twice, "player:3")?, 3);
            let told: Vec<(String, String, String)> =
                hooks(store)?.into_iter().map(|one| (one.url, one.topics, one.subject)).collect();
            let every = "list-published report-accepted report-withdrawn".to_owned();
            assert_eq!(told[0], ("https://a.hu/".to_owned(), every, String::new()));
            let two = "list-published report-withdrawn".to_owned();
            assert_eq!(told[2], ("http://b.hu/x?y=1".to_owned(), two, "player:3".to_owned()));
            end_hook(store, 3, at("2024-03-02T00:00"))?;
            assert_eq!(hook(store, 3)?.and_then(|one| one.ended), Some(at("2024-03-02T00:00")));
            assert_eq!(refused(end_hook(store, 9, at("2024-03-02T00:00"))), "hook-unknown");
            assert_eq!(hook(store, 9)?, None);
            Ok(())
        };
        registry.write(story).unwrap_or_else(|error| panic!("{}: {error}", trial.name()));
    }
    for (text, subject) in [
        ("", Subject::Everything),
        ("player:12", Subject::Player(PersonId(12))),
        ("club:3", Subject::Club(ClubId(3))),
        ("tournament:7", Subject::Tournament(TournamentId(7))),
    ] {
        assert_eq!((text.parse(), subject.to_string().as_str()), (Ok(subject), text));
    }
    for text in ["player", "player:", "player:x", "list:3", ":3"] {
        assert_eq!(text.parse::<Subject>(), Err(()), "{text}");
    }
}

/// A report that was sent, accepted, withdrawn and turned away, and a list: each is told to whom it concerns and to nobody else.
#[test]
fn whoever_it_concerns_hears_of_an_act_once() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let mut step = |work: &dyn Fn(&mut Writer<'_>) -> Result<(), OfficeError>| {
            registry.write(work).unwrap_or_else(|error| panic!("{}: {error}", trial.name()));
        };
        step(&|store| {
            found(store)?;
            let arbiter = user(store, "bela", Role::Arbiter)?;
            reached(store, arbiter, false)?;
            let reader = user(store, "cili", Role::Officer)?;
            reached(store, reader, true)?;
            let gone = user(store, "dani", Role::Officer)?;
            reached(store, gone, true)?;
            let act = UserAct { disabled: true, ..UserAct::of(&user_of(store, "dani")?) };
            change_user(store, &stamp(date(2024, 2, 20)), &act)?;
            hooked(store, "https://all.hu", &[], "")?;
            hooked(store, "https://lists.hu", &["list-published"], "player:1")?;
            hooked(store, "https://hidden.hu", &["list-published"], "player:2")?;
            hooked(store, "https://first.hu", &[], "tournament:1")?;
            hooked(store, "https://another.hu", &["report-accepted"], "tournament:99")?;
            let ended = hooked(store, "https://ended.hu", &[], "")?;
            end_hook(store, ended, at("2024-02-21T00:00"))?;
            hide(store, &stamp(date(2024, 2, 21)), PersonId(2), true).map(drop)
        });
        let own = |name: &'static str, day: Date| Stamp::new(Moment::from_utc(day.at(12, 0, 0, 0)), name);
        let send = |store: &mut Writer<'_>, name: &str, bytes: &[u8]| {
            let post = Post { file_name: name, bytes, received: MARCH, tournament: None };
            receive(store, &own("bela", MARCH), &post)
        };
        let bytes = trf("Kupa", MARCH, MARCH, &[(0, true), (1, true)], &[(1, 1, 2, '1')]);
        let other = trf("Torna", MARCH, MARCH, &[(3, true), (4, true)], &[(1, 1, 2, '0')]);
        step(&|store| {
            let file = send(store, "kupa.trf", &bytes)?;
            assert_eq!(all(store)?, [], "nobody is told of a report without questions");
            take(store, &file, MARCH)?;
            let facts = json!({"file": "kupa.trf", "submission": file.submission.0});
            let tournament = json!({"tournament": 1});
            let expected = [
                ("accepted", "1@example.org", facts),
                ("report-accepted", "https://all.hu", tournament.clone()),
                ("report-accepted", "https://first.hu", tournament),
            ];
            assert_eq!(all(store)?, expected.map(|(kind, to, facts)| (kind.to_owned(), to.to_owned(), facts)));
            Ok(())
        });
        step(&|store| {
            close_and_publish(store, APRIL)?;
            let list = |about: Value| json!({"series": "standard", "day": "2024-04-01", "revision": 0, "about": about});
            let mut plain = list(Value::Null);
            plain.as_object_mut().expect("facts").remove("about");
            let expected = [
                ("published", "2@example.org", plain),
                ("list-published", "https://all.hu", list(Value::Null)),
                ("list-published", "https://lists.hu", list(json!({"player": 1}))),
            ];
            let told = all(store)?.split_off(3);
            assert_eq!(told, expected.map(|(kind, to, facts)| (kind.to_owned(), to.to_owned(), facts)));
            Ok(())
        });
        step(&|store| {
            let file = send(store, "torna.trf", &other)?;
            reject(store, &stamp(APRIL), file.submission, "kétszer küldték")?;
            withdraw(store, &stamp(APRIL), TournamentId(1), "tévedés")?;
            let rejected = json!({"file": "torna.trf", "submission": file.submission.0, "because": "kétszer küldték"});
            let tournament = json!({"tournament": 1});
            let expected = [
                ("rejected", "1@example.org", rejected),
                ("report-withdrawn", "https://all.hu", tournament.clone()),
                ("report-withdrawn", "https://first.hu", tournament),
            ];
            let told = all(store)?.split_off(6);
            assert_eq!(told, expected.map(|(kind, to, facts)| (kind.to_owned(), to.to_owned(), facts)));
            Ok(())
        });
        // Who accepts what he sent himself is not told of it.
        step(&|store| {
            let before = all(store)?.len();
            let again = trf("Harmadik", MARCH, MARCH, &[(5, true), (6, true)], &[(1, 1, 2, '1')]);
            let file = submit(store, "harmadik.trf", &again, MARCH)?;
            take(store, &file, MARCH)?;
            let kinds: Vec<String> =
                all(store)?.split_off(before).into_iter().map(|(kind, to, _)| kind + " " + &to).collect();
            assert_eq!(kinds, ["report-accepted https://all.hu"]);
            Ok(())
        });
    }
}

/// A club's program hears of a list where somebody of the club stands on it who may be shown, a player's where he does; numbers that
/// became others are told as those.
#[test]
fn a_program_hears_of_the_lists_with_whom_it_asks_about() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let story = |store: &mut Writer<'_>| -> Result<(), OfficeError> {
            found(store)?;
            let stamp = stamp(date(2024, 2, 20));
            let club = |store: &mut Writer<'_>, name: &str, members: &[u32]| -> Result<ClubId, OfficeError> {
                let club = add_club(store, &stamp, name, "Budapest")?;
                for person in members {
                    license(store, &stamp, PersonId(*person), club, "2023/24", date(2024, 2, 20))?;
                }
                Ok(club)
            };
            club(store, "Tagok SE", &[1])?;
            club(store, "Üres SE", &[])?;
            club(store, "Rejtett SE", &[2])?;
            let dropped = club(store, "Beolvadt SE", &[])?;
            club(store, "Rapidos SE", &[3])?;
            merge_clubs(store, &stamp, ClubId(1), dropped)?;
            hide(store, &stamp, PersonId(2), true)?;
            // Who is found to be somebody hidden is hidden.
            hide(store, &stamp, PersonId(7), true)?;
            merge(store, &stamp, PersonId(6), PersonId(7), true)?;
            merge(store, &stamp, PersonId(4), PersonId(5), true)?;
            for (url, subject) in [
                ("https://members.hu", "club:1"),
                ("https://nobody.hu", "club:2"),
                ("https://hidden.hu", "club:3"),
                ("https://merged.hu", "club:4"),
                ("https://rapid.hu", "club:5"),
                ("https://no-club.hu", "club:99"),
                ("https://one.hu", "player:1"),
                ("https://merged-hidden.hu", "player:6"),
                ("https://dropped.hu", "player:5"),
                ("https://no-player.hu", "player:99"),
                ("https://event.hu", "tournament:1"),
            ] {
                hooked(store, url, &["list-published"], subject)?;
            }
            let told = |store: &mut Reader<'_>, since: usize| -> Result<Vec<(String, String, Value)>, OfficeError> {
                let told = all(store)?.split_off(since).into_iter();
                let series = |facts: &Value| facts["series"].as_str().expect("a series").to_owned();
                Ok(told.map(|(_, to, facts)| (to, series(&facts), facts["about"].clone())).collect())
            };
            let expected = |list: &[(&str, &str, Value)]| -> Vec<(String, String, Value)> {
                list.iter().map(|(to, series, about)| ((*to).to_owned(), (*series).to_owned(), about.clone())).collect()
            };
            close_and_publish(store, APRIL)?;
            let standard = [
                ("https://members.hu", "standard", json!({"club": 1})),
                ("https://merged.hu", "standard", json!({"club": 1})),
                ("https://rapid.hu", "standard", json!({"club": 5})),
                ("https://one.hu", "standard", json!({"player": 1})),
                ("https://dropped.hu", "standard", json!({"player": 4})),
            ];
            assert_eq!(told(store, 0)?, expected(&standard));

            // On the list of rapid chess stands the third player alone.
            let mut decision = rating_of(PersonId(3), 1700);
            if let Decided::Indicators { series, .. } = &mut decision {
                *series = Series::Chess(Tempo::Rapid);
            }
            let act = DecideAct { decision, day: date(2024, 2, 20), reference: "2/2024".into() };
            enact(store, &stamp, &Act::Decide(act))?;
            let consent = Consent { beside_fide: true, skipping: true, ..Consent::default() };
            close_month_even_so(store, &crate::month::stamp(APRIL), Tempo::Rapid, APRIL, consent)?;
            publish(store, &crate::month::stamp(APRIL), Series::Chess(Tempo::Rapid), Some(APRIL))?;
            let rapid = [("https://rapid.hu", "rapid", json!({"club": 5}))];
            assert_eq!(told(store, standard.len())?, expected(&rapid));
            Ok(())
        };
        registry.write(story).unwrap_or_else(|error| panic!("{}: {error}", trial.name()));
    }
}
