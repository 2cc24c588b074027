//! A copy holds what the registry held at that moment, on either database.

use super::*;

/// Everything that a value can be: nothing, a number, a text with accents, bytes with a zero.
fn filled(registry: &mut Registry, trial: &Trial) {
    append(registry, "{\"name\":\"Őry Ágnes\"}");
    append(registry, "{}");
    registry.write(|store| blobs::keep(store, &b"\0TRF\xff"[..])).unwrap();
    trial.execute(
        "INSERT INTO club (id, name, town, plain, entry, merged_into) VALUES (1, 'Ózdi SE', '', 'ozdi se', 1, NULL);
         INSERT INTO setting (name, value) VALUES ('name', 'Magyar Sakkszövetség'), ('Ö', 'ö'), ('o', 'z');
         INSERT INTO secret_password (account, hash, changed) VALUES (1, 'argon2', '2026-11-16T10:00:00Z')",
    );
    let digest = trial.literal(&[7; 32]);
    trial.execute(&format!(
        "INSERT INTO secret_session (digest, account, began, seen, address, agent) VALUES ({digest}, 1, '', '', '', '')"
    ));
}

#[test]
fn a_copy_holds_the_same_on_either_database() {
    for from in trials() {
        let mut registry = created(&from);
        filled(&mut registry, &from);
        for to in trials() {
            let copied = registry.copy_to(to.address(), |_, _| {}).unwrap();
            assert_eq!(copied.head.0, EntryId(2));
            // Two entries, bytes in one part, a club, three settings, a password: nine rows; the session is not among them.
            assert_eq!(copied.rows, 9, "{} to {}", from.name(), to.name());
            assert_eq!(to.scalar("SELECT count(*) FROM secret_session"), "0");
            let mut copy = Registry::open(to.address()).unwrap();
            assert_eq!(everything(&mut copy), everything(&mut registry));
            assert_eq!(copy.summed().unwrap(), copied);
            // It goes on as any registry does.
            assert_eq!(append(&mut copy, "{}").seq, EntryId(3));
        }
        assert_eq!(everything(&mut registry).len(), 2, "the registry itself is as it was");
    }
}

#[test]
fn a_changed_value_is_another_content() {
    for from in trials() {
        let mut registry = created(&from);
        filled(&mut registry, &from);
        let before = registry.summed().unwrap();
        for change in [
            "UPDATE setting SET value = 'Z' WHERE name = 'o'",
            "UPDATE club SET town = 'Ózd'",
            "UPDATE club SET merged_into = 0",
            "DELETE FROM secret_password",
        ] {
            from.execute(change);
            let after = registry.summed().unwrap();
            assert_ne!(after.digest, before.digest, "{}: {change}", from.name());
        }
    }
}

#[test]
fn nothing_is_overwritten() {
    for from in trials() {
        let mut registry = created(&from);
        append(&mut registry, "{}");
        for to in trials() {
            let mut there = created(&to);
            append(&mut there, "{\"other\":1}");
            let refused = registry.copy_to(to.address(), |_, _| {});
            assert!(matches!(refused, Err(Error::Exists(_))), "{}: {refused:?}", to.name());
            assert_eq!(everything(&mut there)[0].body, "{\"other\":1}");
        }
        let itself = registry.copy_to(from.address(), |_, _| {});
        assert!(matches!(itself, Err(Error::Exists(_))), "{itself:?}");
    }
}

/// What is done while a copy is made is not in it, and nobody waits.
#[test]
fn a_copy_is_of_one_moment() {
    for from in trials() {
        let mut registry = created(&from);
        append(&mut registry, "{}");
        let mut beside = registry.beside().unwrap();
        let to = arpad_trial::sqlite();
        let mut once = true;
        let copied = registry.copy_to(to.address(), |_, _| {
            if std::mem::take(&mut once) {
                append(&mut beside, "{\"meanwhile\":1}");
            }
        });
        assert_eq!(copied.unwrap().head.0, EntryId(1), "{}", from.name());
        assert_eq!(everything(&mut Registry::open(to.address()).unwrap()).len(), 1);
        assert_eq!(everything(&mut registry).len(), 2);
    }
}
