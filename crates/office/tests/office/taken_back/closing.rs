//! A month that was closed by mistake, too early or too soon.

use super::*;
use arpad_model::{Origin, Tempo};
use arpad_office::acts::cancel::{cancel, unclose};
use arpad_office::acts::close::{Consent, close_again, close_month, close_month_even_so, replay_chess};
use arpad_office::acts::desk::act_of;
use arpad_office::acts::publish::{publish, publish_even_so};
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{Act, CancelAct};
use arpad_registry::tables::lists;
use jiff::civil::date;

fn close(registry: &mut Registry, day: Date) -> Result<EntryId, OfficeError> {
    registry.write(|store| close_month(store, &stamp(day), Tempo::Standard, day)).map(|closed| closed.entry)
}

/// Kovács Péter (2105) beats Őry (2410): expected 0.15 (difference 305), K 20: +17. She has K 40 as nobody's games are known
/// here, as has he: +34 and −34.
#[test]
fn a_closed_month_is_opened_and_closed_as_if_nothing_had_been() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        report(&mut registry, &duels("Kupa", date(2024, 3, 5), &[(0, 3, '1')]), date(2024, 3, 6));
        let before = tables(&mut registry);
        let closed = close(&mut registry, APRIL).unwrap();
        assert_eq!(
            differing(&before, &tables(&mut registry)),
            ["list", "list_row", "rated_in", "tournament"],
            "{}",
            trial.name()
        );
        let april = registry.read(|store| ratings(store, APRIL)).unwrap();
        let done = registry.write(|store| unclose(store, &stamp(APRIL), STANDARD, Some(APRIL), "korai")).unwrap();
        assert_eq!(done.act.kind().as_str(), "close");
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        let entry = registry.read(|store| ledger::entry(store, done.by)).unwrap().expect("the entry");
        assert_eq!(
            act_of(&entry).unwrap(),
            Act::Cancel(CancelAct { entry: closed, because: "korai".into(), through: None, reaches: None })
        );
        verified(&trial);
        close(&mut registry, APRIL).unwrap();
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap(), april);
        verified(&trial);
    }
}

#[test]
fn a_published_month_is_not_opened() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let opened = registry.write(|store| unclose(store, &stamp(APRIL), STANDARD, Some(MARCH), "elírás"));
        assert_eq!(refusal_of(opened).code.as_str(), "list-stays-closed");
        let opened = registry.write(|store| unclose(store, &stamp(APRIL), STANDARD, Some(APRIL), "elírás"));
        assert_eq!(refusal_of(opened).code.as_str(), "list-not-closed");
        let march = registry.read(|store| list(store, MARCH)).unwrap();
        let cancelled = registry.write(|store| cancel(store, &stamp(APRIL), march.closed, "elírás"));
        assert_eq!(refusal_of(cancelled).code.as_str(), "list-published");
        let published = march.published.expect("published");
        let cancelled = registry.write(|store| cancel(store, &stamp(APRIL), published, "elírás"));
        assert_eq!(refusal_of(cancelled).code.as_str(), "cancel-never");
    }
}

#[test]
fn a_month_is_closed_when_it_is_due_or_in_advance() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let december = date(2024, 12, 1);
        let mut on = |day: Date, month: Date, consent: Consent| {
            registry.write(|store| close_month_even_so(store, &stamp(day), Tempo::Standard, month, consent))
        };
        let refusal = refusal_of(on(date(2024, 3, 20), december, Consent::default()));
        assert_eq!(refusal.code.as_str(), "list-not-due");
        assert!(refusal.facts.contains(&("due", date(2024, 10, 30).into())), "{:?}", refusal.facts);
        let closing = date(2024, 3, 29);
        assert_eq!(
            refusal_of(on(closing, MAY, Consent::default())).code.as_str(),
            "list-not-due",
            "April closes today"
        );
        let early = on(closing, MAY, Consent { in_advance: true, skipping: true, ..Consent::default() }).unwrap();
        let entry = registry.read(|store| ledger::entry(store, early.entry)).unwrap().expect("the entry");
        assert!(entry.body.contains(r#""in_advance":true"#), "{}", entry.body);
        registry.write(|store| unclose(store, &stamp(closing), STANDARD, Some(MAY), "")).unwrap();
        let consent = Consent { skipping: true, ..Consent::default() };
        let on_time = stamp(date(2024, 3, 30));
        let due = registry.write(|store| close_month_even_so(store, &on_time, Tempo::Standard, MAY, consent)).unwrap();
        let entry = registry.read(|store| ledger::entry(store, due.entry)).unwrap().expect("the entry");
        assert!(!entry.body.contains("in_advance"), "{}", entry.body);
        verified(&trial);
    }
}

#[test]
fn a_closed_month_is_computed_again_from_what_is_known_now() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let again =
            |registry: &mut Registry| registry.write(|store| close_again(store, &stamp(APRIL), Tempo::Standard, APRIL));
        assert_eq!(refusal_of(again(&mut registry)).code.as_str(), "list-not-closed");
        report(&mut registry, &duels("Kupa", date(2024, 3, 5), &[(0, 3, '1')]), date(2024, 3, 6));
        let first = close(&mut registry, APRIL).unwrap();
        assert_eq!(refusal_of(close(&mut registry, APRIL).map(drop)).code.as_str(), "list-closed");
        assert_eq!(refusal_of(again(&mut registry)).code.as_str(), "nothing-changes");
        report(&mut registry, &duels("Késő", date(2024, 3, 7), &[(1, 4, '1')]), date(2024, 3, 8));
        let closed = again(&mut registry).unwrap();
        let counted = registry.read(|store| lists::tournaments(store, closed.lists[0].id)).unwrap();
        assert_eq!(counted.len(), 2, "{}", trial.name());
        let replaced = registry.write(|store| cancel(store, &stamp(APRIL), first, "elírás"));
        assert_eq!(refusal_of(replaced).code.as_str(), "closing-replaced");
        registry.write(|store| publish(store, &stamp(APRIL), STANDARD, Some(APRIL))).unwrap();
        assert_eq!(refusal_of(again(&mut registry)).code.as_str(), "list-published");
        verified(&trial);
    }
}

#[test]
fn an_own_list_beside_fides_is_asked_about() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        registry.write(|store| import_list(store, APRIL, &fides(&[(0, 2111, 3, 20)], None))).unwrap();
        assert_eq!(refusal_of(close(&mut registry, APRIL)).code.as_str(), "list-of-fide");
        let consent = Consent { beside_fide: true, ..Consent::default() };
        let beside =
            registry.write(|store| close_month_even_so(store, &stamp(APRIL), Tempo::Standard, APRIL, consent)).unwrap();
        let entry = registry.read(|store| ledger::entry(store, beside.entry)).unwrap().expect("the entry");
        assert!(entry.body.ends_with(r#""beside_fide":true}"#), "{}", entry.body);
        registry.write(|store| unclose(store, &stamp(APRIL), STANDARD, Some(APRIL), "")).unwrap();
        let left = registry.read(|store| lists::of(store, STANDARD)).unwrap();
        assert_eq!(left.iter().filter(|list| list.day == APRIL && list.origin == Origin::Fide).count(), 1);
        close(&mut registry, MAY).unwrap();
        verified(&trial);
    }
}

#[test]
fn a_revision_that_nobody_has_seen_is_taken_back() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let cup = report(&mut registry, &duels("Kupa", date(2024, 3, 5), &[(0, 3, '1')]), date(2024, 3, 6));
        for day in [APRIL, MAY] {
            registry.write(|store| close_and_publish(store, day)).unwrap();
        }
        registry.write(|store| withdraw(store, &stamp(MAY), cup, "nem volt")).unwrap();
        let before = tables(&mut registry);
        registry.write(|store| replay_chess(store, &stamp(MAY), Tempo::Standard, APRIL)).unwrap();
        assert!(!differing(&before, &tables(&mut registry)).is_empty());
        registry.write(|store| unclose(store, &stamp(MAY), STANDARD, Some(MAY), "meggondoltuk")).unwrap();
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        verified(&trial);
    }
}

#[test]
fn what_was_withdrawn_from_an_opened_month_counts_nowhere() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let cup = report(&mut registry, &duels("Kupa", date(2024, 3, 5), &[(0, 3, '1')]), date(2024, 3, 6));
        close(&mut registry, APRIL).unwrap();
        registry.write(|store| withdraw(store, &stamp(APRIL), cup, "nem volt")).unwrap();
        registry.write(|store| unclose(store, &stamp(APRIL), STANDARD, Some(APRIL), "")).unwrap();
        close(&mut registry, APRIL).unwrap();
        let ratings = registry.read(|store| ratings(store, APRIL)).unwrap();
        assert_eq!(ratings[0], Some(2105), "{}", trial.name());
        verified(&trial);
    }
}

/// Today is the tenth of April: the period of the list of May is far from over.
#[test]
fn publishing_long_before_a_period_is_over_asks() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let early = stamp(date(2024, 4, 10));
        let consent = Consent { in_advance: true, ..Consent::default() };
        registry.write(|store| close_month_even_so(store, &early, Tempo::Standard, MAY, consent)).unwrap();
        let asked = refusal_of(registry.write(|store| publish(store, &early, STANDARD, Some(MAY))));
        assert_eq!(asked.code.as_str(), "list-early", "{}", trial.name());
        registry.write(|store| publish_even_so(store, &early, STANDARD, Some(MAY), true)).unwrap();
        let again = refusal_of(registry.write(|store| publish(store, &early, STANDARD, Some(MAY))));
        assert_eq!(again.code.as_str(), "list-in-force", "{}", trial.name());
        verified(&trial);
    }
}
