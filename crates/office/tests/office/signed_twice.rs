//! A second signature: what one proposes takes effect when another confirms it, and not before.

use crate::month::*;
use crate::refusing::refusal_of;
use crate::taken_back::{head, kind_of, newest_kind, office, verified};
use arpad_model::{List, PersonId, Role};
use arpad_office::acts::cancel::{cancel, unclose};
use arpad_office::acts::close::close_month;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::policy::state_policy;
use arpad_office::acts::propose::{confirm, proposals};
use arpad_office::acts::publish::publish;
use arpad_office::acts::standing::cancelled;
use arpad_office::acts::user::add_user;
use arpad_office::acts::{DecideAct, PolicyAct, UserAct};
use arpad_registry::tables::decisions;
use arpad_registry::{Registry, Writer};

fn by(name: &str) -> Stamp {
    Stamp { by_whom: name.to_owned(), ..stamp(APRIL) }
}

fn careful(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    let stated = PolicyAct { second_signature: vec!["publish".into(), "decide".into()], ..PolicyAct::default() };
    state_policy(store, &by("admin"), &stated).map(drop)
}

fn published(registry: &mut Registry, name: &str) -> Result<Vec<List>, OfficeError> {
    registry.write(|store| publish(store, &by(name), STANDARD, Some(APRIL)))
}

#[test]
fn a_list_is_published_by_two() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        registry.write(careful).unwrap();
        report(
            &mut registry,
            &duels("Tavasz", jiff::civil::date(2024, 3, 5), &[(0, 3, '1')]),
            jiff::civil::date(2024, 3, 6),
        );
        registry.write(|store| close_month(store, &by("anna"), arpad_model::Tempo::Standard, APRIL)).unwrap();

        let lists = published(&mut registry, "anna").unwrap();
        assert!(lists.iter().all(|list| list.published.is_none()), "not in force yet: {lists:?}");
        let proposal = head(&mut registry);
        assert_eq!(kind_of(&mut registry, proposal), "propose");
        assert_eq!(refusal_of(published(&mut registry, "anna")).code.as_str(), "proposed-already");
        assert_eq!(
            refusal_of(registry.write(|store| confirm(store, &by(" Anna "), proposal))).code.as_str(),
            "proposal-own"
        );

        // The month is opened again: what anna proposed is there no more, and nobody can sign it.
        registry.write(|store| unclose(store, &by("bela"), STANDARD, Some(APRIL), "egy jelentés hiányzik")).unwrap();
        let late = duels("Késő", jiff::civil::date(2024, 3, 12), &[(1, 5, '1')]);
        report(&mut registry, &late, jiff::civil::date(2024, 3, 13));
        registry.write(|store| close_month(store, &by("bela"), arpad_model::Tempo::Standard, APRIL)).unwrap();
        assert!(!registry.read(proposals).unwrap()[0].is_current);
        assert_eq!(
            refusal_of(registry.write(|store| confirm(store, &by("bela"), proposal))).code.as_str(),
            "proposal-outdated"
        );
        registry.write(|store| cancel(store, &by("anna"), proposal, "új lista készült")).unwrap();
        assert_eq!(
            refusal_of(registry.write(|store| confirm(store, &by("bela"), proposal))).code.as_str(),
            "proposal-not-open"
        );

        // Béla proposes, and anna signs by publishing the same.
        published(&mut registry, "bela").unwrap();
        let proposal = head(&mut registry);
        let lists = published(&mut registry, "anna").unwrap();
        assert!(lists.iter().all(|list| list.published.is_some()), "{lists:?}");
        assert_eq!(newest_kind(&mut registry), "publish");
        assert_eq!(kind_of(&mut registry, proposal.next()), "confirm");
        assert!(registry.read(proposals).unwrap().is_empty());
        let spent = refusal_of(registry.write(|store| cancel(store, &by("bela"), proposal, "mégsem")));
        assert_eq!(spent.code.as_str(), "proposal-not-open", "it has taken effect");
        verified(&trial);
    }
}

#[test]
fn a_decision_is_written_down_by_two() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        registry.write(careful).unwrap();
        let anna = UserAct {
            name: "anna".into(),
            shown: "Kiss Anna".into(),
            roles: vec![Role::Committee],
            ..UserAct::default()
        };
        registry.write(|store| add_user(store, &by("admin"), &anna)).unwrap();
        let act = || DecideAct { decision: rating_of(PersonId(1), 2150), day: APRIL, reference: "7/2024".into() };
        let count = |registry: &mut Registry| registry.read(decisions::all).unwrap().len();
        let before = count(&mut registry);

        registry.write(|store| decide(store, &by("anna").because("vizsgálat után"), act())).unwrap();
        let proposal = head(&mut registry);
        assert_eq!(
            (newest_kind(&mut registry).as_str(), count(&mut registry)),
            ("propose", before),
            "nothing holds yet"
        );
        // The name people say is hers too.
        let own = refusal_of(registry.write(|store| confirm(store, &by("kiss anna"), proposal)));
        assert_eq!(own.code.as_str(), "proposal-own");
        let entry = registry.write(|store| confirm(store, &by("bela").because(""), proposal)).unwrap();
        assert_eq!(
            (entry.act.as_str(), entry.by_whom.as_str(), entry.why.as_str()),
            ("decide", "bela", "vizsgálat után")
        );
        assert_eq!(count(&mut registry), before + 1);

        // What two have signed one alone does not take back; the proposal of before does not come to life again.
        let done = registry.write(|store| cancel(store, &by("bela"), entry.seq, "tévedés")).unwrap();
        assert_eq!((done.is_proposed, newest_kind(&mut registry).as_str()), (true, "propose"));
        let is_gone = |registry: &mut Registry| registry.read(cancelled).unwrap().contains_key(&entry.seq);
        assert!(!is_gone(&mut registry), "it holds until the second signature");
        let own = refusal_of(registry.write(|store| confirm(store, &by("bela"), done.by)));
        assert_eq!(own.code.as_str(), "proposal-own");
        let back = registry.write(|store| confirm(store, &by("anna"), done.by)).unwrap();
        assert_eq!((back.act.as_str(), is_gone(&mut registry)), ("cancel", true));
        assert!(registry.read(proposals).unwrap().is_empty());
        let twice = refusal_of(registry.write(|store| cancel(store, &by("anna"), entry.seq, "mégis")));
        assert_eq!(twice.code.as_str(), "cancelled-already");

        // A proposal that is still open is withdrawn by its author alone: nothing was signed yet.
        registry.write(|store| decide(store, &by("anna"), act())).unwrap();
        let open = head(&mut registry);
        assert!(!registry.write(|store| cancel(store, &by("anna"), open, "mégse")).unwrap().is_proposed);
        assert!(registry.read(proposals).unwrap().is_empty());

        // With one signature enough again, nobody is asked.
        registry.write(|store| state_policy(store, &by("admin"), &PolicyAct::default())).unwrap();
        registry.write(|store| decide(store, &by("anna"), act())).unwrap();
        assert_eq!(newest_kind(&mut registry), "decide");
        verified(&trial);
    }
}

#[test]
fn only_what_is_published_or_decided_is_signed_twice() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let of = |names: &[&str]| PolicyAct {
            second_signature: names.iter().map(|name| (*name).to_owned()).collect(),
            ..PolicyAct::default()
        };
        let strange = refusal_of(registry.write(|store| state_policy(store, &by("admin"), &of(&["close"]))));
        assert_eq!(strange.code.as_str(), "signed-unknown");
        registry.write(|store| state_policy(store, &by("admin"), &of(&["publish", "publish"]))).unwrap();
        let again = refusal_of(registry.write(|store| state_policy(store, &by("admin"), &of(&["publish"]))));
        assert_eq!(again.code.as_str(), "nothing-changes");
        let stated = head(&mut registry);
        registry.write(|store| cancel(store, &by("admin"), stated, "mégsem")).unwrap();
        let act = DecideAct { decision: rating_of(PersonId(1), 2150), day: APRIL, reference: "7/2024".into() };
        assert_eq!(registry.write(|store| decide(store, &by("anna"), act)).unwrap().act, "decide");
    }
}
