//! What a rating manager reads: the pages of go answers, in both languages, word for word.

use crate::go::{case, page};
use insta::assert_snapshot;

#[test]
fn a_season_in_english() {
    assert_snapshot!(page(&case("go_season"), "en", &[]));
}

#[test]
fn a_season_in_hungarian() {
    assert_snapshot!(page(&case("go_season"), "hu", &[]));
}

#[test]
fn a_brief_page() {
    assert_snapshot!(page(&case("go_example_7"), "en", &["--brief"]));
}

#[test]
fn a_refusal_in_both_languages() {
    let document = case("go_refused");
    assert_snapshot!([page(&document, "en", &[]), page(&document, "hu", &[])].join("\n"));
}

#[test]
fn the_european_rating_in_both_languages() {
    let document = case("go_european");
    assert_snapshot!([page(&document, "en", &[]), page(&document, "hu", &["--brief"])].join("\n"));
}

#[test]
fn two_editions_side_by_side_in_both_languages() {
    let shadow = ["--brief", "--shadow", "egf-2021"];
    let document = case("go_season");
    assert_snapshot!([page(&document, "en", &shadow), page(&document, "hu", &shadow)].join("\n"));
}
