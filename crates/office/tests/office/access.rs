//! What proves who somebody is, to the minute: sessions, tokens, one-time links, keys of what was done, visits, passwords.

use crate::month::*;
use crate::refusing::refused;
use arpad_model::{ClubId, PersonId, User, UserId};
use arpad_office::access::*;
use arpad_office::acts::club::add_club;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::policy::state_policy;
use arpad_office::acts::user::{add_user, change_user, user_of};
use arpad_office::acts::{Kind, PolicyAct, Role, UserAct};
use arpad_office::messages::{Contact, newest, sent, set_contact};
use arpad_registry::{Registry, Writer, ledger};
use jiff::civil::date;

fn user(store: &mut Writer<'_>, name: &str, role: Role) -> Result<User, OfficeError> {
    let act = UserAct { name: name.to_owned(), roles: vec![role], ..UserAct::default() };
    add_user(store, &stamp(date(2024, 2, 20)), &act)?;
    user_of(store, name)
}

fn disable(store: &mut Writer<'_>, name: &str) -> Result<(), OfficeError> {
    let act = UserAct { disabled: true, ..UserAct::of(&user_of(store, name)?) };
    change_user(store, &stamp(date(2024, 2, 20)), &act).map(drop)
}

fn state(store: &mut Writer<'_>, act: &PolicyAct) -> Result<(), OfficeError> {
    state_policy(store, &stamp(date(2024, 2, 20)), act).map(drop)
}

/// A federation, and a story on each database.
fn told(story: impl Fn(&mut Writer<'_>) -> Result<(), OfficeError>) {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(found).unwrap();
        registry.write(&story).unwrap_or_else(|error| panic!("{}: {error}", trial.name()));
    }
}

fn session(account: UserId, digest: u8, began: &str) -> Session {
    let (began, seen) = (at(began), at(began));
    Session { digest: [digest; 32], account, began, seen, address: "::1".to_owned(), agent: "Firefox".to_owned() }
}

/// Two hours unused or twelve hours old, and it has ended; that it was used is written down every five minutes.
#[test]
fn a_session_ends_after_two_hours_unused_and_after_twelve_in_any_case() {
    told(|store| {
        assert!(!is_open(store)?, "there is no desk before the first user");
        let anna = user(store, "anna", Role::Officer)?;
        assert!(is_open(store)?);
        sessions::begin(store, &session(anna.id, 1, "2024-03-01T08:00"))?;
        let who = |store: &mut Writer<'_>, now: &str, from: &str| -> Result<Option<bool>, OfficeError> {
            let found = sessions::who(store, &[1; 32], (at(now), from))?;
            assert!(found.iter().all(|(who, _)| who.id() == anna.id && who.by() == &By::Session([1; 32])));
            Ok(found.map(|(_, is_due)| is_due))
        };
        assert_eq!(who(store, "2024-03-01T08:04:59", "::1")?, Some(false));
        assert_eq!(who(store, "2024-03-01T08:05", "::1")?, Some(true), "five minutes");
        assert_eq!(who(store, "2024-03-01T10:00", "::1")?, Some(true));
        assert_eq!(who(store, "2024-03-01T10:00:01", "::1")?, None, "two hours unused");
        assert_eq!(sessions::who(store, &[2; 32], (at("2024-03-01T08:01"), "::1"))?, None);
        sessions::used(store, &[1; 32], at("2024-03-01T19:00"))?;
        assert_eq!(who(store, "2024-03-01T20:00", "::1")?, Some(true));
        assert_eq!(who(store, "2024-03-01T20:00:01", "::1")?, None, "twelve hours old");
        let good = |store: &mut Writer<'_>, now: &str| -> Result<usize, OfficeError> {
            Ok(sessions::of(store, anna.id, at(now))?.len())
        };
        assert_eq!((good(store, "2024-03-01T20:00")?, good(store, "2024-03-01T20:00:01")?), (1, 0));
        // From another address it is as good as from the first, unless the federation says otherwise.
        assert_eq!(who(store, "2024-03-01T19:01", "10.0.0.1")?, Some(false));
        state(store, &PolicyAct { one_address: true, ..PolicyAct::default() })?;
        assert_eq!(who(store, "2024-03-01T19:01", "10.0.0.1")?, None);
        assert_eq!(who(store, "2024-03-01T19:01", "::1")?, Some(false));
        // Each is ended by the beginning of its digest, by whom it belongs to.
        assert_eq!(sessions::handle(&[1; 32]), "0101010101010101");
        let bela = user(store, "bela", Role::Officer)?;
        assert!(!sessions::end_named(store, bela.id, "0101010101010101")?);
        assert!(!sessions::end_named(store, anna.id, "0202020202020202")?);
        assert!(sessions::end_named(store, anna.id, "0101010101010101")?);
        assert_eq!(who(store, "2024-03-01T19:01", "::1")?, None);
        // Whose one was that has ended is known for half a day; then a new one sweeps it away.
        sessions::begin(store, &session(anna.id, 3, "2024-03-01T08:00"))?;
        let whose = |store: &mut Writer<'_>, now: &str| sessions::whose_has_ended(store, &[3; 32], at(now));
        assert_eq!(whose(store, "2024-03-01T10:00")?, None, "it is good");
        assert_eq!(whose(store, "2024-03-01T10:00:01")?, Some(anna.id));
        assert_eq!(whose(store, "2024-03-01T22:00")?, Some(anna.id));
        assert_eq!(whose(store, "2024-03-01T22:00:01")?, None);
        let left = |store: &mut Writer<'_>| -> Result<Vec<u8>, OfficeError> {
            let good = sessions::of(store, anna.id, at("2024-03-01T08:30"))?;
            Ok(good.iter().map(|one| one.digest[0]).collect())
        };
        sessions::begin(store, &session(anna.id, 4, "2024-03-01T22:00"))?;
        assert_eq!(left(store)?, [4, 3]);
        sessions::end(store, &[4; 32])?;
        sessions::begin(store, &session(anna.id, 4, "2024-03-01T22:00:01"))?;
        assert_eq!(left(store)?, [4]);
        sessions::begin(store, &session(anna.id, 5, "2024-03-01T21:00"))?;
        sessions::end(store, &[4; 32])?;
        assert_eq!(good(store, "2024-03-01T21:00")?, 1);
        sessions::end_all(store, anna.id)?;
        assert_eq!(good(store, "2024-03-01T21:00")?, 0);
        sessions::begin(store, &session(anna.id, 6, "2024-03-01T21:00"))?;
        disable(store, "anna")?;
        assert_eq!(sessions::who(store, &[6; 32], (at("2024-03-01T21:00"), "::1"))?, None, "he may not come in");
        Ok(())
    });
}

/// A token may do less than its user, is good for 400 days at most and ends when it was said.
#[test]
fn a_token_is_good_for_its_scopes_until_its_day() {
    told(|store| {
        let anna = user(store, "anna", Role::Officer)?;
        let now = at("2024-03-01T08:00");
        let mut last = 0;
        let mut make = |store: &mut Writer<'_>, user: &User, scopes: &[&str], days: u32| {
            let scopes: Vec<String> = scopes.iter().map(|scope| (*scope).to_owned()).collect();
            last += 1;
            tokens::make(store, user, &tokens::Wanted { name: "gép", scopes: &scopes, days, digest: [last; 32] }, now)
        };
        assert_eq!(refused(make(store, &anna, &["everything"], 1)), "scope-unknown");
        assert_eq!(refused(make(store, &anna, &[], 1)), "scope-missing");
        assert_eq!(refused(make(store, &anna, &["read"], 0)), "token-long");
        assert_eq!(refused(make(store, &anna, &["read"], 401)), "token-long");
        assert_eq!(make(store, &anna, &["read"], 400)?, 1);
        assert_eq!(make(store, &anna, &["submit", "read", "submit"], 2)?, 2);
        let all = tokens::all(store)?;
        let told: Vec<_> = all.iter().map(|(token, user)| (token.scopes.as_str(), user.is_some())).collect();
        assert_eq!(told, [("read", true), ("read submit", true)]);
        // 2 March of the next year is 366 days off in a leap year; 34 more are 5 April.
        assert_eq!(all[0].0.expires, at("2025-04-05T08:00"));
        let who = |store: &mut Writer<'_>, now: &str| tokens::who(store, &[6; 32], at(now));
        let (reads, is_due) = who(store, "2024-03-03T07:59:59")?.expect("it is good");
        assert!(is_due, "it was never used");
        assert!(reads.may(Kind::Submit) && !reads.may(Kind::Accept) && reads.sees(OFFICE));
        assert_eq!(who(store, "2024-03-03T08:00")?, None, "two days");
        tokens::used(store, 2, at("2024-03-02T08:00"))?;
        assert_eq!(who(store, "2024-03-02T08:04:59")?.map(|(_, is_due)| is_due), Some(false));
        assert_eq!(who(store, "2024-03-02T08:05")?.map(|(_, is_due)| is_due), Some(true));
        tokens::revoke(store, 2, now)?;
        assert_eq!(who(store, "2024-03-02T08:05")?, None);
        assert_eq!(refused(tokens::revoke(store, 9, now)), "token-unknown");
        // Of one's own, once; what is somebody else's stays.
        let bela = user(store, "bela", Role::Officer)?;
        assert!(!tokens::revoke_own(store, bela.id, 1, now)?);
        assert!(tokens::who(store, &[5; 32], now)?.is_some());
        assert_eq!(make(store, &anna, &["read"], 1)?, 3);
        let own: Vec<i64> = tokens::of(store, anna.id)?.iter().map(|token| token.id).collect();
        assert_eq!((own, tokens::of(store, bela.id)?.len()), (vec![3, 2, 1], 0));
        assert!(tokens::revoke_own(store, anna.id, 3, now)?);
        assert!(!tokens::revoke_own(store, anna.id, 3, now)?, "it is gone");
        assert_eq!(tokens::who(store, &[7; 32], now)?, None);
        disable(store, "anna")?;
        assert_eq!(tokens::who(store, &[5; 32], now)?, None);
        let gone = user_of(store, "anna")?;
        assert_eq!(refused(make(store, &gone, &["read"], 1)), "user-disabled");
        Ok(())
    });
}

/// Three days, once, and only the last one made.
#[test]
fn a_link_is_good_for_three_days_and_the_last_alone() {
    told(|store| {
        let anna = user(store, "anna", Role::Officer)?;
        let now = at("2024-03-01T08:00");
        links::make(store, &anna, &[1; 32], now)?;
        assert_eq!(links::user(store, &[1; 32], at("2024-03-04T07:59:59"))?, anna);
        assert_eq!(refused(links::user(store, &[1; 32], at("2024-03-04T08:00"))), "link-spent");
        links::make(store, &anna, &[2; 32], now)?;
        assert_eq!(refused(links::user(store, &[1; 32], now)), "link-spent");
        // With a new password everything that was open with the old one is closed.
        sessions::begin(store, &session(anna.id, 1, "2024-03-01T08:00"))?;
        assert_eq!(login::known(store, "anna")?.and_then(|known| known.hash), None);
        login::set_password(store, anna.id, "hash", now)?;
        assert_eq!(login::known(store, "anna")?.and_then(|known| known.hash), Some("hash".to_owned()));
        assert_eq!(refused(links::user(store, &[2; 32], now)), "link-spent");
        assert!(sessions::of(store, anna.id, now)?.is_empty());
        links::make(store, &anna, &[3; 32], now)?;
        disable(store, "anna")?;
        assert_eq!(refused(links::user(store, &[3; 32], now)), "link-spent");
        assert!(login::known(store, "anna")?.is_none() && login::known(store, "bela")?.is_none());
        let gone = user_of(store, "anna")?;
        assert_eq!(refused(links::make(store, &gone, &[4; 32], now)), "user-disabled");
        Ok(())
    });
}

#[test]
fn a_key_answers_as_before_for_thirty_days_and_only_what_was_asked() {
    told(|store| {
        let anna = user(store, "anna", Role::Officer)?.id;
        let key = |request: u8| once::Key { key: "k1".to_owned(), request: [request; 32] };
        assert_eq!(once::before(store, anna, &key(1))?, None);
        once::remember(store, anna, &key(1), "done", at("2024-03-01T08:00"))?;
        assert_eq!(once::before(store, anna, &key(1))?, Some("done".to_owned()));
        assert_eq!(refused(once::before(store, anna, &key(2))), "key-of-another");
        assert_eq!(once::before(store, UserId(77), &key(2))?, None, "another's key is his own");
        let other = once::Key { key: "k2".to_owned(), request: [9; 32] };
        once::remember(store, anna, &other, "", at("2024-03-31T08:00"))?;
        assert_eq!(once::before(store, anna, &key(1))?, Some("done".to_owned()), "thirty days");
        let third = once::Key { key: "k3".to_owned(), request: [9; 32] };
        once::remember(store, anna, &third, "", at("2024-03-31T08:01"))?;
        assert_eq!(once::before(store, anna, &key(1))?, None);
        Ok(())
    });
}

/// Twelve characters, two hundred bytes, and not the name with a few letters to it.
#[test]
fn a_password_fits_or_is_refused_with_its_reason() {
    let fits = |name: &str, password: &str| login::fitting(name, password).map_err(|refusal| refusal.code.as_str());
    assert_eq!(fits("anna", "őőőőőőőőőőő"), Err("password-short"));
    assert_eq!(fits("anna", "őőőőőőőőőőőő"), Ok(()));
    assert_eq!(fits("anna", &"a".repeat(200)), Ok(()));
    assert_eq!(fits("anna", &"a".repeat(201)), Err("password-long"));
    // Twelve letters of a name of eight and four more; with six more it may be.
    assert_eq!(fits("kiss.anna", "Kiss-Anna-1234"), Err("password-name"));
    assert_eq!(fits("kiss.anna", "Kiss-Anna-12345"), Err("password-name"));
    assert_eq!(fits("kiss.anna", "Kiss-Anna-123456"), Ok(()));
    assert_eq!(fits("kiss.anna", "tizenkét betű"), Ok(()));
}

#[test]
fn a_link_is_sent_once_to_whoever_can_be_reached() {
    told(|store| {
        let anna = user(store, "anna", Role::Officer)?;
        let now = at("2024-03-01T08:00");
        assert_eq!(refused(login::invite_by_mail(store, &anna, now)), "no-contact");
        login::ask_for_reset(store, "anna", now)?;
        login::ask_for_reset(store, "nobody", now)?;
        assert!(newest(store, 10)?.is_empty(), "whoever asks learns nothing, and nobody is written to");
        let mail = "anna@example.org".to_owned();
        set_contact(store, &Contact { account: anna.id, mail, language: "hu".to_owned(), lists: false })?;
        login::ask_for_reset(store, "anna", now)?;
        login::ask_for_reset(store, "anna", now)?;
        let kinds = |store: &mut Writer<'_>| -> Result<Vec<String>, OfficeError> {
            Ok(newest(store, 10)?.into_iter().map(|one| one.kind).collect())
        };
        assert_eq!(kinds(store)?, ["invitation"], "one is on its way already");
        let id = newest(store, 1)?[0].id;
        sent(store, id, "", now)?;
        login::set_password(store, anna.id, "hash", now)?;
        login::ask_for_reset(store, "anna", now)?;
        login::ask_for_reset(store, "anna", now)?;
        assert_eq!(kinds(store)?, ["reset", "invitation"], "he has a password now");
        disable(store, "anna")?;
        let id = newest(store, 1)?[0].id;
        sent(store, id, "", now)?;
        login::ask_for_reset(store, "anna", now)?;
        assert_eq!(kinds(store)?.len(), 2);
        let gone = user_of(store, "anna")?;
        assert_eq!(refused(login::invite_by_mail(store, &gone, now)), "user-disabled");
        Ok(())
    });
}

/// Where the federation asks for it, an administrator without a second factor has to set one first; nobody else has.
#[test]
fn a_second_factor_is_asked_of_administrators_where_it_is_stated() {
    told(|store| {
        let (admin, officer) = (user(store, "anna", Role::Admin)?, user(store, "bela", Role::Officer)?);
        sessions::begin(store, &session(admin.id, 1, "2024-03-01T08:00"))?;
        sessions::begin(store, &session(officer.id, 2, "2024-03-01T08:00"))?;
        let lacks = |store: &mut Writer<'_>| -> Result<[bool; 2], OfficeError> {
            let mut found = [false; 2];
            for (place, digest) in [(0, 1), (1, 2)] {
                let who = sessions::who(store, &[digest; 32], (at("2024-03-01T08:01"), "::1"))?;
                found[place] = who.expect("a session").0.lacks_factor();
            }
            Ok(found)
        };
        assert_eq!(lacks(store)?, [false, false]);
        state(store, &PolicyAct { totp_for_admins: true, ..PolicyAct::default() })?;
        assert_eq!(lacks(store)?, [true, false]);
        login::set_totp(store, admin.id, Some(&Totp { key: vec![1; 20], step: 0 }))?;
        assert!(login::has_totp(store, admin.id)? && !login::has_totp(store, officer.id)?);
        assert_eq!(lacks(store)?, [false, false]);
        login::set_totp(store, admin.id, None)?;
        assert_eq!(lacks(store)?, [true, false]);
        Ok(())
    });
}

#[test]
fn who_came_to_the_door_is_known_for_180_days() {
    told(|store| {
        let anna = user(store, "anna", Role::Officer)?.id;
        let visit = |moment: &str, how: &str| Visit {
            moment: at(moment),
            account: Some(anna),
            address: "::1".to_owned(),
            how: how.to_owned(),
        };
        login::visited(store, &visit("2024-03-01T08:00", "wrong"))?;
        login::visited(store, &visit("2024-08-28T08:00", "in"))?;
        let how = |store: &mut Writer<'_>| -> Result<Vec<String>, OfficeError> {
            Ok(login::visits_of(store, anna, 10)?.into_iter().map(|one| one.how).collect())
        };
        assert_eq!(how(store)?, ["in", "wrong"], "180 days");
        login::visited(store, &visit("2024-08-28T08:01", "out"))?;
        assert_eq!(how(store)?, ["out", "in"]);
        assert_eq!(login::visits_of(store, anna, 1)?.len(), 1);
        Ok(())
    });
}

/// Whoever may do such an act to anything takes it back, or who has done this one himself; with a token only within its scopes.
#[test]
fn an_entry_is_taken_back_by_whoever_may_or_has_done_it() {
    told(|store| {
        let now = at("2024-03-01T08:00");
        let (officer, club) = (user(store, "anna", Role::Officer)?, user(store, "bela", Role::Arbiter)?);
        sessions::begin(store, &session(officer.id, 1, "2024-03-01T08:00"))?;
        sessions::begin(store, &session(club.id, 2, "2024-03-01T08:00"))?;
        let scopes = ["cancel".to_owned(), "read".to_owned()];
        let wanted = tokens::Wanted { name: "gép", scopes: &scopes, days: 1, digest: [3; 32] };
        tokens::make(store, &officer, &wanted, now)?;
        let mut who = |digest| sessions::who(store, &[digest; 32], (now, "::1")).map(|found| found.expect("good").0);
        let (anna, bela) = (who(1)?, who(2)?);
        let program = tokens::who(store, &[3; 32], now)?.expect("good").0;
        let last = ledger::head(store)?.0;
        let entry = ledger::entry(store, last)?.expect("an entry");
        let by = |name: &str| ledger::Entry { by_whom: name.to_owned(), ..entry.clone() };
        let each = |kind: Kind, name: &str| [&anna, &bela, &program].map(|who| who.may_take_back(&by(name), kind));
        assert_eq!(each(Kind::Submit, "anna"), [true, false, false]);
        assert_eq!(each(Kind::Submit, "bela"), [true, true, false], "an arbiter his own");
        assert_eq!(each(Kind::Decide, "bela"), [false, false, false], "what he may not do he does not take back");
        assert!(anna.may_whole(Kind::Submit) && !bela.may_whole(Kind::Submit) && bela.may(Kind::Submit));
        assert!(anna.sees(OFFICE) && !bela.sees(OFFICE) && bela.sees(WORKING) && program.sees(OFFICE));
        assert!(!program.may(Kind::Submit) && program.may(Kind::Cancel));
        assert_eq!((bela.name(), bela.shown(), bela.roles()), ("bela", "bela", &[Role::Arbiter][..]));
        Ok(())
    });
}

/// A player's account is his who plays, a club's officer's that of his club; of an officer of the office neither is said.
#[test]
fn an_account_says_whose_it_is() {
    told(|store| {
        let entered =
            |store: &mut Writer<'_>, name: &str, act: UserAct| -> Result<(Option<u32>, Option<u32>), OfficeError> {
                add_user(store, &stamp(date(2024, 2, 20)), &UserAct { name: name.to_owned(), ..act })?;
                let account = user_of(store, name)?.id;
                let digest = account.0 as u8;
                sessions::begin(store, &session(account, digest, "2024-03-01T08:00"))?;
                let (who, _) =
                    sessions::who(store, &[digest; 32], (at("2024-03-01T08:01"), "::1"))?.expect("he has come in");
                Ok((who.person().map(|person| person.0), who.club().map(|club| club.0)))
            };
        let of = |role: Role| UserAct { roles: vec![role], ..UserAct::default() };
        add_club(store, &stamp(date(2024, 2, 20)), "Tagok SE", "Budapest")?;
        let player = UserAct { person: Some(PersonId(3)), ..of(Role::Player) };
        assert_eq!(entered(store, "anna", player)?, (Some(3), None));
        let club = UserAct { club: Some(ClubId(1)), ..of(Role::Club) };
        assert_eq!(entered(store, "bela", club)?, (None, Some(1)));
        assert_eq!(entered(store, "cili", of(Role::Officer))?, (None, None));
        Ok(())
    });
}
