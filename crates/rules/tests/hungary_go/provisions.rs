//! The edition as a listing, and the committee's parameters.

use super::case::with;
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::parameters::ParameterError;
use arpad_rules::provision::Evidence;

#[test]
fn every_provision_is_listed_once_with_its_paragraph() {
    let rows = MGSZ_2012.provisions();
    let mut names: Vec<_> = rows.iter().map(|row| row.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), rows.len());
    assert!(rows.iter().all(|row| row.name.starts_with("go-") && !row.at.0.is_empty() && !row.value.is_empty()));
}

#[test]
fn the_committee_sets_what_the_text_leaves_open_and_nothing_else() {
    let settable = [
        ("go-floor", "1000"),
        ("go-initial-counts", "true"),
        ("go-time-rule", "either-minimum"),
        ("go-fischer", "as-japanese"),
        ("go-importance", "all-add"),
        ("go-small-board", "five-and-importance"),
        ("go-newcomer", "refused"),
        ("go-newcomer-updated", "false"),
        ("go-jigo", "half"),
        ("go-stones-to-stronger", "correct-receiver"),
        ("go-top-width", "200"),
        ("go-bottom-width", "10"),
    ];
    for (name, value) in settable {
        let row = with(name, value).provisions().into_iter().find(|row| row.name == name).expect("it is listed");
        assert_eq!((row.value.as_str(), row.evidence), (value, Evidence::Text));
        // What the listing says can be set again.
        let plain = MGSZ_2012.provisions().into_iter().find(|row| row.name == name).expect("it is listed");
        assert!(MGSZ_2012.with(name, &plain.value).is_ok(), "{name}");
        assert_eq!(MGSZ_2012.with(name, "nonsense"), Err(ParameterError::Value(name.into(), "nonsense".into())));
    }
    for name in ["go-split-at", "go-times", "go-rounding", "jigo", ""] {
        assert_eq!(MGSZ_2012.with(name, "1"), Err(ParameterError::Unknown(name.into())));
    }
}
