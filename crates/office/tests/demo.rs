//! The invented federation goes through the whole office and verifies.

use arpad_office::demo::{Size, build, invent};
use arpad_office::verify::verify;
use arpad_registry::Registry;

#[test]
fn the_small_federation_is_built_the_same_every_time_and_verifies() {
    let federation = invent(1867, Size::small());
    let mut seals = Vec::new();
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let built = build(&mut registry, &federation, Size::small().months, |_, _| {}).unwrap();
        assert!(built.lists > 8 && built.files > 10, "{built:?}");
        let verified = verify(&mut registry, |_, _| {}).unwrap();
        assert_eq!(verified.faults, [], "{}", trial.name());
        seals.push(verified.seal);
    }
    seals.dedup();
    assert_eq!(seals.len(), 1);
}
