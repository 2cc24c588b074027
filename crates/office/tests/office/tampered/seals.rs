//! A chain that was sealed again as a whole is consistent with itself; a seal kept elsewhere tells.

use super::*;
use arpad_model::EntryId;
use arpad_office::acts::club::add_club;
use arpad_office::verify::{NOTED, Noted, ROW, verify_against};
use arpad_registry::ledger;

/// Gives one entry other words, and every entry from there on the seal that fits.
fn reseal(trial: &Trial, registry: &mut Registry, from: EntryId) {
    let mut previous = None;
    for mut entry in registry.read(|store| ledger::after(store, EntryId(from.0 - 1), 1000)).unwrap() {
        if entry.seq == from {
            entry.why = "another reason".to_owned();
        }
        entry.previous = previous.unwrap_or(entry.previous);
        entry.hash = entry.seal();
        previous = Some(entry.hash);
        let (before, seal) = (trial.literal(&entry.previous), trial.literal(&entry.hash));
        let (why, seq) = (&entry.why, entry.seq);
        trial
            .execute(&format!("UPDATE ledger SET why = '{why}', previous = {before}, hash = {seal} WHERE seq = {seq}"));
    }
}

#[test]
fn a_chain_sealed_anew_is_told_by_a_noted_seal() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        let mut seal = |seq: i64| {
            let entry = registry.read(|store| ledger::entry(store, EntryId(seq))).unwrap().unwrap();
            Noted { entry: entry.seq, seal: entry.hash }
        };
        let (early, late) = (seal(4), seal(11));
        let sound = verify_against(&mut registry, &[early, late], |_, _| {}).unwrap();
        assert_eq!((sound.faults, sound.noted), (vec![], 2), "{}", trial.name());

        reseal(&trial, &mut registry, EntryId(7));
        // Nobody can tell from the register alone.
        assert_eq!(faults(&mut registry), [], "{}", trial.name());
        let told = verify_against(&mut registry, &[early, late], |_, _| {}).unwrap();
        let has = trial.scalar("SELECT hash FROM ledger WHERE seq = 11").replace("\\x", "");
        let due = Fault { code: NOTED, entry: Some(EntryId(11)), what: has };
        assert_eq!((told.faults, told.noted), (vec![due], 1), "{}", trial.name());
    }
}

#[test]
fn a_ledger_that_was_cut_off_is_told_by_a_noted_seal() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        let noted = Noted { entry: EntryId(900), seal: [1; 32] };
        let told = verify_against(&mut registry, &[noted], |_, _| {}).unwrap();
        let due = Fault { code: NOTED, entry: Some(EntryId(900)), what: "–".to_owned() };
        assert_eq!(told.faults, [due], "{}", trial.name());
    }
}

/// The last two entries are gone, and what they did: the register is whole as it was before them, and only a noted seal tells.
#[test]
fn a_tail_that_was_cut_off_is_told_by_a_noted_seal() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let before = registry.read(ledger::head).unwrap();
        assert_eq!(faults(&mut registry), []);
        for name in ["Haladás", "Törekvés"] {
            registry.write(|store| add_club(store, &stamp(date(2024, 3, 8)), name, "")).unwrap();
        }
        let (entry, seal) = registry.read(ledger::head).unwrap();
        assert_eq!(entry.0, before.0.0 + 2);
        trial.execute(&format!("DELETE FROM ledger WHERE seq > {}", before.0));
        // What they did is still there, and has no entry any more.
        let found: Vec<_> = faults(&mut registry).into_iter().map(|(code, _)| code).collect();
        assert_eq!(found, [ROW, ROW], "{}", trial.name());
        trial.execute("DELETE FROM club");
        assert_eq!(faults(&mut registry), [], "nobody can tell from the register alone, {}", trial.name());
        let told = verify_against(&mut registry, &[Noted { entry, seal }], |_, _| {}).unwrap();
        let due = Fault { code: NOTED, entry: Some(entry), what: "–".to_owned() };
        assert_eq!(told.faults, [due], "{}", trial.name());
    }
}
