//! JSON documents: every kind of value, what it is refused for, and where the fault stands.

use arpad_formats::document::{Document, Fault, Node};
use jiff::civil::date;

/// What reading a document gave, and its faults as (path, code).
fn read<T>(text: &str, reader: impl FnOnce(Node<'_>) -> T) -> (T, Vec<(String, String)>) {
    let document = Document::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    let value = reader(document.root());
    let faults = document.finish(Some(())).err().unwrap_or_default();
    (value, faults.into_iter().map(|fault| (fault.path, fault.code.to_string())).collect())
}

/// The value where there is no fault, else the code of the one fault.
fn one<T: std::fmt::Debug>(text: &str, reader: impl FnOnce(Node<'_>) -> Option<T>) -> Result<T, String> {
    let (value, faults) = read(text, reader);
    match (value, &faults[..]) {
        (Some(value), []) => Ok(value),
        (None, [(path, code)]) if path.is_empty() => Err(code.clone()),
        other => panic!("{text}: {other:?}"),
    }
}

fn refused<T>(code: &str) -> Result<T, String> {
    Err(code.to_owned())
}

#[test]
fn texts_numbers_and_truth() {
    let text = |json: &str| one(json, |node| node.text().map(str::to_owned));
    assert_eq!(text("\"a\""), Ok("a".to_owned()));
    assert_eq!((text("\"\""), text("1")), (refused("empty-text"), refused("not-a-text")));
    let scalar = |json: &str| one(json, |node| node.scalar());
    assert_eq!((scalar("\"a\""), scalar("-12")), (Ok("a".to_owned()), Ok("-12".to_owned())));
    for json in ["\"\"", "1.5", "null", "[]"] {
        assert_eq!(scalar(json), refused("not-a-text"), "{json}");
    }
    let whole = |json: &str| one(json, |node| node.whole(5..=9));
    assert_eq!((whole("5"), whole("9")), (Ok(5), Ok(9)));
    assert_eq!((whole("4"), whole("10")), (refused("out-of-range"), refused("out-of-range")));
    let any = |json: &str| one(json, |node| node.whole(i64::MIN..=i64::MAX));
    assert_eq!((any("9223372036854775807"), any("-9223372036854775808")), (Ok(i64::MAX), Ok(i64::MIN)));
    assert_eq!(any("9223372036854775808"), refused("not-a-whole-number"), "larger than we count");
    assert_eq!((whole("5.5"), whole("\"5\"")), (refused("not-a-whole-number"), refused("not-a-whole-number")));
    let boolean = |json: &str| one(json, |node| node.boolean());
    assert_eq!((boolean("true"), boolean("false"), boolean("0")), (Ok(true), Ok(false), refused("not-true-or-false")));
    let parsed =
        |json: &str| one(json, |node| node.parsed("a, b", |text| ["a", "b"].iter().position(|one| *one == text)));
    assert_eq!((parsed("\"b\""), parsed("\"c\""), parsed("1")), (Ok(1), refused("not-one-of"), refused("not-a-text")));
}

#[test]
fn a_date_has_one_notation_and_exists() {
    let day = |json: &str| one(json, |node| node.date());
    assert_eq!(day("\"2024-02-29\""), Ok(date(2024, 2, 29)));
    for json in ["\"2023-02-29\"", "\"2024-2-29\"", "\"20240229\"", "\"2024-02-29T10:00\"", "\"2024/02/29\""] {
        assert_eq!(day(json), refused("not-a-date"), "{json}");
    }
    assert_eq!(day("20240229"), refused("not-a-text"));
}

#[test]
fn sizes_and_kinds() {
    let size = |json: &str| read(json, |node| (node.len(), node.is_empty(), node.is_null(), node.is_number())).0;
    assert_eq!(size("[7, 8, 9]"), (3, false, false, false));
    assert_eq!(size("{\"a\": 1, \"b\": 2}"), (2, false, false, false));
    assert_eq!(size("[]"), (0, true, false, false));
    assert_eq!(size("null"), (0, true, true, false));
    assert_eq!(size("1.5"), (0, true, false, true));
    assert_eq!(size("\"text\""), (0, true, false, false));
}

#[test]
fn lists_and_maps_carry_their_paths() {
    let paths = |json: &str| {
        read(json, |node| {
            let list = node.peek("list").into_iter().flat_map(|list| list.list()).map(|item| item.path().to_owned());
            let map = node
                .peek("map")
                .into_iter()
                .flat_map(|map| map.map())
                .map(|(name, item)| format!("{name} at {}", item.path()));
            list.chain(map).collect::<Vec<_>>()
        })
    };
    let (found, faults) = paths("{\"list\": [1, 2], \"map\": {\"x\": 1}}");
    assert_eq!((found, faults), (["list[0]", "list[1]", "x at map.x"].map(str::to_owned).to_vec(), vec![]));
    let (found, faults) = paths("{\"list\": {}, \"map\": []}");
    assert_eq!(found, [""; 0]);
    let faults: Vec<_> = faults.iter().map(|(path, code)| (path.as_str(), code.as_str())).collect();
    assert_eq!(faults, [("list", "not-a-list"), ("map", "not-an-object")]);
    assert_eq!(read("3", |node| node.object(&[]).is_none()), (true, vec![(String::new(), "not-an-object".to_owned())]));
}

#[test]
fn absent_and_null_are_told_apart_where_the_reader_asks() {
    let text = "{\"null\": null, \"one\": 1}";
    let there = |name: &str| {
        read(text, |node| {
            let fields = node.object(&["null", "one", "none"]).expect("an object");
            (fields.optional(name).is_some(), fields.present(name).is_some(), fields.required(name).is_some())
        })
    };
    assert_eq!(there("one"), ((true, true, true), vec![]));
    assert_eq!(there("null"), ((false, true, true), vec![]));
    assert_eq!(there("none"), ((false, false, false), vec![("none".to_owned(), "missing-field".to_owned())]));
}

#[test]
fn names_and_texts_mean_what_their_escapes_say() {
    let (found, faults) = read(r#"{"\u0061b": "\u00e9\n"}"#, |node| {
        let field = node.peek("ab").expect("a field");
        (field.path().to_owned(), field.peek_text().map(str::to_owned))
    });
    assert_eq!((found, faults), (("ab".to_owned(), Some("é\n".to_owned())), vec![]));
}

#[test]
fn peeking_says_nothing() {
    let ((missing, text, no_text, items), faults) = read("{\"a\": \"x\", \"b\": [1, 2], \"c\": null}", |node| {
        let at = |name: &str| node.peek(name).expect("a field");
        let items: Vec<_> = at("b").peek_list().map(|item| item.path().to_owned()).collect();
        assert_eq!(at("a").peek_list().count(), 0);
        assert!(at("c").is_null() && at("b").peek("x").is_none());
        (node.peek("d").is_none(), at("a").peek_text().map(str::to_owned), at("b").peek_text().is_none(), items)
    });
    assert_eq!((missing, text.as_deref(), no_text), (true, Some("x"), true));
    assert_eq!((items, faults), (vec!["b[0]".to_owned(), "b[1]".to_owned()], vec![]));
}

/// Where a document is over which limit.
fn over(text: &str) -> Vec<String> {
    let faults = Document::parse(text.as_bytes()).err().unwrap_or_default();
    let told = |fault: &Fault| {
        let facts: Vec<_> = fault.facts.iter().map(|(_, fact)| fact.as_str()).collect();
        format!("{}: {} {}", fault.path, fault.code, facts.join(" "))
    };
    faults.iter().map(told).collect()
}

fn list(item: &str, count: usize) -> String {
    format!("[{}]", vec![item; count].join(","))
}

#[test]
fn every_list_and_object_has_a_limit_and_all_that_are_over_it_are_told() {
    for (path, limit) in [
        ("players", "players 20000"),
        ("decisions", "players 20000"),
        ("tournaments", "tournaments 5000"),
        ("games", "games 50000"),
        ("waivers", "waivers 100"),
        ("round_dates", "rounds 400"),
        ("parts", "rounds 400"),
        ("anything", "items 10000"),
    ] {
        let most: usize = limit.split(' ').next_back().and_then(|most| most.parse().ok()).expect("a number");
        assert_eq!(over(&format!("{{\"{path}\":{}}}", list("{}", most))), [""; 0], "{path}");
        let one_more = format!("{{\"{path}\":{}}}", list("{}", most + 1));
        assert_eq!(over(&one_more), [format!("{path}: over-limit {limit}")]);
    }
    let fields = |count: usize| (0..count).map(|n| format!("\"{n}\":0")).collect::<Vec<_>>().join(",");
    for (path, limit, most) in
        [("parameters", "parameters", 100), ("ratings", "players", 20_000), ("entries", "players", 20_000)]
    {
        assert_eq!(over(&format!("{{\"{path}\":{{{}}}}}", fields(most))), [""; 0], "{path}");
        let one_more = format!("{{\"{path}\":{{{}}}}}", fields(most + 1));
        assert_eq!(over(&one_more), [format!("{path}: over-limit {limit} {most}")]);
    }
    assert_eq!(over(&format!("[{{{}}}]", fields(101))), ["[0]: over-limit fields 100"]);
    let both = format!("{{\"players\":{},\"x\":[{{\"waivers\":{}}}]}}", list("0", 20_001), list("[]", 500));
    assert_eq!(over(&both), ["players: over-limit players 20000", "x[0].waivers: over-limit waivers 100"]);
}

#[test]
fn games_are_counted_over_the_whole_document_those_of_pools_too() {
    let case = |pool: usize, games: usize| {
        let pool = format!("[{{\"pool\":[{{\"games\":{}}}]}}]", list("{}", pool));
        format!("{{\"players\":{pool},\"tournaments\":[{{\"games\":{}}}]}}", list("{}", games))
    };
    assert_eq!(over(&case(20_000, 30_000)), [""; 0]);
    assert_eq!(over(&case(20_000, 30_001)), ["tournaments[0].games: over-limit games 50000"]);
    assert_eq!(over(&case(50_001, 30_001)), ["players[0].pool[0].games: over-limit games 50000"]);
}

#[test]
fn a_text_that_is_too_long_is_refused_with_its_field_its_length_and_the_limit() {
    let of = |field: &str, length: usize| over(&format!("{{\"a\":[{{\"{field}\":\"{}\"}}]}}", "x".repeat(length)));
    for id in ["id", "white", "black", "player", "tournament"] {
        assert_eq!(of(id, 200), [""; 0]);
        assert_eq!(of(id, 201), [format!("a[0].{id}: text-too-long 201 200")]);
    }
    for text in ["name", "paragraph", "decision", "reference", "edition"] {
        assert_eq!(of(text, 500), [""; 0]);
        assert_eq!(of(text, 501), [format!("a[0].{text}: text-too-long 501 500")]);
    }
    assert_eq!(over(&format!("{{\"ratings\":{{\"{}\":0}}}}", "é".repeat(101))), ["ratings: text-too-long 202 200"]);
    assert_eq!(over(&format!("[\"{}\"]", "\\u0001".repeat(501))), ["[0]: text-too-long 501 500"]);
}

#[test]
fn a_field_that_is_given_twice_has_its_last_value_in_its_first_place() {
    let many: String = (0..30).map(|n| format!("\"{n}\":0,")).collect();
    for (before, first) in [("", 0), (many.as_str(), 30)] {
        let text = format!("{{{before}\"a\":1,\"b\":2,\"a\":3}}");
        let (found, _) = read(&text, |node| {
            let all = node.map().skip(first);
            all.map(|(name, node)| (name.to_owned(), node.whole(0..=9))).collect::<Vec<_>>()
        });
        assert_eq!(found, [("a".to_owned(), Some(3)), ("b".to_owned(), Some(2))]);
    }
}

#[test]
fn faults_of_one_kind_are_bounded_and_counted() {
    let list = format!("[{}0]", "0,".repeat(9_999));
    let document = Document::parse(list.as_bytes()).expect("a list");
    document.root().list().for_each(|item| assert_eq!(item.text(), None));
    let faults: Vec<Fault> = document.finish(Some(())).expect_err("ten thousand faults");
    let kept = faults.iter().filter(|fault| fault.code.as_str() == "not-a-text").count();
    let more = faults.last().expect("what was left out is said");
    assert_eq!(more.code.as_str(), "more-of-kind");
    let fact = |name: &str| more.facts.iter().find(|(fact, _)| *fact == name).expect("a fact").1.as_str();
    assert_eq!((fact("code"), fact("count"), fact("kept")), ("not-a-text", "10000", kept.to_string().as_str()));
    assert!(kept < 10_000, "{kept}");
}

#[test]
fn a_value_that_was_not_made_is_a_failure_even_without_a_fault() {
    let finish =
        |value: Option<u8>| Document::parse(b"\xEF\xBB\xBF1").expect("a mark before it is no fault").finish(value);
    assert_eq!(finish(Some(1)), Ok(1));
    assert_eq!(finish(None), Err(vec![]));
}
