//! Every kind of value, and every fault with its line.

use super::*;
use jiff::civil::date;
use proptest::prelude::*;

fn told(text: &str) -> Vec<(usize, &'static str)> {
    read(text.as_bytes()).1.iter().map(|notice| (notice.line, notice.code.as_str())).collect()
}

#[test]
fn every_kind_of_value_is_read_with_its_line() {
    let text = "\u{feff}# a study\ntitle = \"K of \\\"juniors\\\"\\n\" # why\n\n[federation]\r\nplayers = 1_000\nshare = -0.25\n\
                day = 2024-03-01\nis-small = true\nseeds = [1, 2, # two\n  3,\n]\nwords = [[\"a\"], []]\n";
    let (document, notices) = read(text.as_bytes());
    assert_eq!(notices, []);
    let [first, federation] = &document.tables[..] else { panic!("{document:?}") };
    assert_eq!(first.get("title").unwrap().is, Is::Text("K of \"juniors\"\n".into()));
    assert_eq!((federation.name.as_str(), federation.line), ("federation", 4));
    let is = |key: &str| federation.get(key).unwrap().is.clone();
    assert_eq!((is("players"), is("share"), is("is-small")), (Is::Whole(1000), Is::Decimal(-0.25), Is::Flag(true)));
    assert_eq!(is("day"), Is::Day(date(2024, 3, 1)));
    let Is::List(seeds) = is("seeds") else { panic!("a list") };
    let seeds: Vec<(usize, Is)> = seeds.into_iter().map(|value| (value.line, value.is)).collect();
    assert_eq!(seeds, [(9, Is::Whole(1)), (9, Is::Whole(2)), (10, Is::Whole(3))]);
    assert_eq!(federation.get("words").unwrap().line, 12);
}

#[test]
fn all_faults_are_told_at_once_each_with_its_line() {
    let text = "key\n[bad name]\nk = 07\nt = \"open\nt = \"tab\\q\"\nl = [1 2]\nfine = 1\nfine = 2\n[a]\n[a]\nb = 1 2\n\
                c = {x = 1}\nd.e = 1\nlast = [1,\n";
    let expected = [
        (1, "toml-line"),
        (2, "toml-heading"),
        (3, "toml-value"),
        (4, "toml-text"),
        (5, "toml-text"),
        (6, "toml-list"),
        (8, "toml-key-twice"),
        (10, "toml-heading-twice"),
        (11, "toml-behind"),
        (12, "toml-value"),
        (13, "toml-line"),
        (14, "toml-list"),
    ];
    assert_eq!(told(text), expected);
    assert_eq!(told("\u{0}x"), [(1, "toml-line")]);
    assert_eq!(read(&[0xff, 0xfe]).1[0].code.as_str(), "toml-not-text");
    for wrong in ["1.", ".5", "1__0", "_1", "0x10", "inf", "1e5", "''", "2024-3-1", "07:32:00"] {
        assert_eq!(told(&format!("a = {wrong}")), [(1, "toml-value")], "{wrong}");
    }
}

#[test]
fn a_heading_may_have_a_comment_behind_it_and_nothing_else() {
    let (document, notices) = read(b"[a] # why\n[ b ]\nk = \"a\\tb\\\\\"\n");
    assert_eq!(notices, []);
    let names: Vec<(&str, usize)> = document.tables.iter().map(|table| (table.name.as_str(), table.line)).collect();
    assert_eq!(names, [("", 0), ("a", 1), ("b", 2)]);
    assert_eq!(document.tables[2].get("k").unwrap().is, Is::Text("a\tb\\".into()));
    for heading in ["[a] x", "[a", "[]", "[[a]]", "[a.b]", "[ő]"] {
        assert_eq!(told(heading), [(1, "toml-heading")], "{heading}");
    }
}

#[test]
fn lists_have_a_thousand_values_and_four_lists_within_each_other_at_most() {
    let ones = |count: usize| format!("a = [{}]\n", "1,".repeat(count));
    assert_eq!(told(&ones(1_000)), []);
    assert_eq!(told(&ones(1_001)), [(1, "toml-list")]);
    assert_eq!(told("a = [[[[1]]], [[[2]]]]\nb = [[[[]]]]\n"), []);
    assert_eq!(told("a = [[[[[1]]]]]\n"), [(1, "toml-list")]);
    // Lists that break off leave nothing behind for the next.
    let broken = "[07]\nb = [1 2]\nc = [[[x]]]\nd = [[1 2]]\ne = [[2]]\nf = [[[[[1]]]]]\n";
    assert_eq!(
        told(&format!("a = {broken}z = [[[[1]]]]\n")),
        [(1, "toml-value"), (2, "toml-list"), (3, "toml-value"), (4, "toml-list"), (6, "toml-list")]
    );
}

#[test]
fn a_file_has_fewer_than_two_thousand_settings() {
    let file = |count: usize| (0..count).map(|number| format!("k{number} = {number}\n")).collect::<String>();
    let (document, notices) = read(file(1_999).as_bytes());
    assert_eq!((document.tables[0].entries.len(), notices.len()), (1_999, 0));
    assert_eq!(told(&file(2_000)), [(2_001, "toml-line")]);
}

proptest! {
    /// Whatever comes in, few notices come out, and never a panic.
    #[test]
    fn anything_is_read_or_refused(text in "[\\[\\]\"\\\\=,#a-c0-9.\n é-]{0,200}") {
        let (document, notices) = read(text.as_bytes());
        prop_assert!(notices.len() < 400);
        prop_assert!(document.tables.iter().all(|table| table.line <= text.lines().count() + 1));
    }
}
