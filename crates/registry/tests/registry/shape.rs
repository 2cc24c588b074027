//! The listing of a server's tables is what the migrations make there.

use arpad_registry::{Registry, shape};

#[test]
fn the_listing_is_what_the_migrations_make() {
    let Some(trial) = arpad_trial::postgres() else { return };
    let mut registry = Registry::create(trial.address()).unwrap();
    let found = registry.read(shape::listing).unwrap();
    let listing: String = found.iter().map(|(part, made)| format!("{part}\t{made}\n")).collect();
    let kept = include_str!("../../migrations/postgresql.shape");
    assert!(listing == kept, "migrations/postgresql.shape should be:\n{listing}");
    assert!(found.len() > 150, "{}", found.len());
}

#[test]
fn a_new_registry_has_the_shape_of_a_new_registry() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let mut new = Registry::scratch().unwrap();
        let odd = registry.read(|store| new.read(|new| shape::compare(store, new))).unwrap();
        assert_eq!(odd, [], "{}", trial.name());
    }
}
