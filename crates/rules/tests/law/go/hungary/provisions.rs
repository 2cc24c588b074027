//! The edition as a listing, and the committee's parameters.

use super::case::with;
use arpad_rules::go::hungary::parameters::*;
use arpad_rules::go::hungary::{Edition, MGSZ_2012};
use arpad_rules::provision::{Evidence, ProvisionRow, Value};

fn listed(edition: &Edition, name: &str) -> ProvisionRow {
    edition.provisions().into_iter().find(|row| row.name == name).expect("it is listed")
}

#[test]
fn every_provision_is_listed_once_with_its_paragraph() {
    let rows = MGSZ_2012.provisions();
    let mut names: Vec<_> = rows.iter().map(|row| row.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), rows.len());
    assert!(rows.iter().all(|row| row.name.starts_with("go-") && !row.at.0.is_empty() && !row.value.code.is_empty()));
}

#[test]
fn the_committee_sets_what_the_text_leaves_open_and_nothing_else() {
    let number = |points: i32| Value::number(points);
    let (none, yes, no) = (Value::new("none"), Value::yes_or_no(true), Value::yes_or_no(false));
    // What the text leaves open: its name, as the edition has it, as the committee may decide.
    let settable = [
        ("go-floor", ("none", none.clone()), ("1000", number(1000))),
        ("go-initial-counts", ("false", no.clone()), ("true", yes.clone())),
        ("go-time-rule", ("both-minima", TimeRule::BothMinima.value()), ("base-only", TimeRule::BaseOnly.value())),
        ("go-fischer", ("refused", Fischer::Refused.value()), ("as-japanese", Fischer::AsJapanese.value())),
        (
            "go-importance",
            ("larger-of-honors", ImportanceRule::LargerOfHonors.value()),
            ("all-add", ImportanceRule::AllAdd.value()),
        ),
        (
            "go-small-board",
            ("always-five", SmallBoard::AlwaysFive.value()),
            ("five-and-importance", SmallBoard::FiveAndImportance.value()),
        ),
        (
            "go-newcomer",
            ("bound-of-entry-grade", Newcomer::BoundOfEntryGrade.value()),
            ("refused", Newcomer::Refused.value()),
        ),
        ("go-initial-method", ("proposal", InitialMethod::Proposal.value()), ("bound", InitialMethod::Bound.value())),
        ("go-newcomer-updated", ("true", yes), ("false", no)),
        (
            "go-games-of-strangers",
            ("not-looked-at", GamesOfStrangers::NotLookedAt.value()),
            ("looked-at", GamesOfStrangers::LookedAt.value()),
        ),
        ("go-lowered-counters", ("anew", LoweredCounters::Anew.value()), ("kept", LoweredCounters::Kept.value())),
        ("go-jigo", ("refused", Jigo::Refused.value()), ("half", Jigo::Half.value())),
        (
            "go-stones-to-stronger",
            ("refused", StonesToStronger::Refused.value()),
            ("correct-receiver", StonesToStronger::CorrectReceiver.value()),
        ),
        ("go-top-width", ("none", none.clone()), ("200", number(200))),
        ("go-bottom-width", ("none", none), ("10", number(10))),
    ];
    for (name, before, decided) in settable {
        assert_eq!(listed(&MGSZ_2012, name).value, before.1, "{name}");
        for (text, value) in [before, decided] {
            let row = listed(&with(name, text), name);
            assert_eq!((row.value, row.evidence), (value, Evidence::Text), "{name}");
        }
        assert_eq!(MGSZ_2012.with(name, "nonsense"), Err(ParameterError::Value(name.into(), "nonsense".into())));
    }
    for name in ["go-split-at", "go-times", "go-rounding", "jigo", ""] {
        assert_eq!(MGSZ_2012.with(name, "1"), Err(ParameterError::Unknown(name.into())));
    }
}

/// The value of a wording is named after the provision and the committee's word for it.
#[test]
fn a_wording_is_listed_under_the_name_by_which_it_is_set() {
    for (name, wording, value) in [
        ("go-time-rule", TimeRule::ExtendedOnly.to_string(), TimeRule::ExtendedOnly.value()),
        ("go-time-rule", TimeRule::EitherMinimum.to_string(), TimeRule::EitherMinimum.value()),
        ("go-fischer", Fischer::AsJapanese.to_string(), Fischer::AsJapanese.value()),
        ("go-jigo", Jigo::Half.to_string(), Jigo::Half.value()),
    ] {
        assert_eq!(value, listed(&with(name, &wording), name).value);
        assert_eq!(value.code, format!("{name}-{wording}"));
    }
}
