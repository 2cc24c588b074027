//! The calculator over HTTP: the figures of the command line, faults at their fields.

use crate::binary::{arpad, arpad_with};
use crate::served::Site;

/// What a page says, without its tags.
pub fn words(page: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for letter in page.chars() {
        match letter {
            '<' => inside = true,
            '>' => {
                inside = false;
                text.push(' ');
            }
            other if !inside => text.push(other),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn answered(arguments: &[&str]) -> serde_json::Value {
    let told = arpad(arguments);
    serde_json::from_slice(&told.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&told.stderr)))
}

/// A number of JSON as a page in English writes it.
pub fn shown(value: &serde_json::Value) -> String {
    value.to_string().trim_matches('"').replace('-', "−")
}

#[test]
fn every_tool_opens_and_an_empty_form_complains_of_nothing() {
    let site = Site::demo();
    for language in ["hu", "en"] {
        let index = site.page(&format!("/{language}/calculator"));
        for tool in ["change", "expected", "first", "performance", "k", "go", "file"] {
            let place = format!("/{language}/calculator/{tool}");
            assert!(index.contains(&format!("href=\"{place}\"")), "{place}");
            let page = site.page(&place);
            assert!(!page.contains("aria-invalid") && !page.contains("role=\"alert\""), "{place}");
            assert!(!words(&page).contains("calculator-") && !words(&page).contains("field-"), "{place}");
        }
    }
    let filled = site.page("/en/calculator/change?own=2145&k=20");
    assert!(filled.contains("value=\"2145\"") && !filled.contains("aria-invalid"));
}

#[test]
fn the_site_and_the_terminal_give_the_same_figures() {
    let site = Site::demo();
    for edition in ["mssz-2017", "fide-2022-01", "fide-2024-03", "fide-rapid-2024-12"] {
        for (own, opponent) in [("2145", "2300"), ("2300", "1500"), ("2700", "2100"), ("1999", "2003")] {
            let told = answered(&["calc", "expected", own, opponent, "--edition", edition, "--json"]);
            let page = words(
                &site.page(&format!("/en/calculator/expected?own={own}&opponent={opponent}&edition={edition}&ask=1")),
            );
            if told["expected"].is_null() {
                assert!(page.contains(told["why"].as_str().expect("a paragraph")), "{edition} {own} {opponent}");
                continue;
            }
            let (mine, theirs) = (shown(&told["expected"]), shown(&told["opponent_expected"]));
            assert!(page.contains(&format!("Own expected score {mine}")), "{edition} {own} {opponent}: {page}");
            assert!(page.contains(&format!("expected score {theirs}")), "{edition} {own} {opponent}: {page}");
            assert!(page.contains(told["paragraph"].as_str().expect("a paragraph")));
        }
        let games = ["2300=1", "2250=0.5", "2400=0", "1500=1"];
        let mut asked = vec!["calc", "change", "2145", "--k", "20", "--edition", edition, "--json"];
        asked.extend(games);
        let told = answered(&asked);
        let page = words(&site.page(&format!(
            "/en/calculator/change?own=2145&k=20&edition={edition}&o1=2300&s1=1&o2=2250&s2=0,5&games=2400+0%0D%0A1500%3D1&ask=1"
        )));
        let after = format!("After {}", shown(&told["after"]));
        assert!(page.contains(&after), "{edition}: {after}: {page}");
        for step in told["steps"].as_array().expect("steps") {
            let (at, text) = (step["paragraph"].as_str().expect("one"), step["text"]["en"].as_str().expect("words"));
            assert!(page.contains(&format!("{at} {text}")), "{edition}: {at} {text}");
        }
        let games = ["1766=0.5", "1800=1", "1650=0", "1700=0.5", "1900=0", "1500=1"];
        let typed = "1766+%C2%BD%0A1800+%2B%0A1650+0%0A1700+%3D%0A1900+-%0A1500+1";
        for (question, key) in [("first", "after"), ("performance", "performance")] {
            let mut asked = vec!["calc", question, "--edition", edition, "--json"];
            asked.extend(games);
            let told = answered(&asked);
            let page = words(&site.page(&format!("/en/calculator/{question}?edition={edition}&games={typed}&ask=1")));
            if !told[key].is_null() {
                assert!(page.contains(&format!(" {} ", shown(&told[key]))), "{edition} {question}: {page}");
            }
            for step in told["steps"].as_array().into_iter().flatten() {
                let text = step["text"]["en"].as_str().expect("words");
                assert!(page.contains(text) || text.contains("counts towards"), "{edition} {question}: {text}: {page}");
            }
        }
    }
}

#[test]
fn the_next_game_is_the_same_period_with_one_game_more() {
    let site = Site::demo();
    let place = "/en/calculator/change?own=2145&k=20&edition=fide-2024-03&games=2300+1&next=2200&ask=1";
    let page = words(&site.page(place));
    for (word, score) in [("win", "2200=1"), ("draw", "2200=0.5"), ("loss", "2200=0")] {
        let told =
            answered(&["calc", "change", "2145", "--k", "20", "--edition", "fide-2024-03", "--json", "2300=1", score]);
        let change = told["change"].as_str().expect("a change");
        let signed = if change.starts_with('-') { change.replace('-', "−") } else { format!("+{change}") };
        let line = format!("{word} {signed}");
        assert!(page.contains(&line) && page.contains(&shown(&told["after"])), "{line}: {page}");
    }
}

#[test]
fn every_ground_of_k_has_its_paragraph() {
    let site = Site::demo();
    let k = |asked: &str| {
        words(&site.page(&format!("/en/calculator/k?edition=fide-2024-03&start=2026-11-16&ask=1&{asked}")))
    };
    for (asked, sentence) in [
        ("own=1800&born=2010", "K = 40: a junior"),
        ("own=1800&born=2010-03-04&peak=2310&played=100", "K = 20: the rating has never reached"),
        ("own=1800&born=1990&played=12", "K = 40: a new player with 12"),
        ("own=1800&born=1990&played=100", "K = 20: the rating has never reached 2400"),
        ("own=2350&peak=2401&played=100", "K = 10: a published rating has reached 2400"),
        ("own=1800", "K = 20: inferred"),
        ("own=1800&born=2010&period=25", "the largest K that does not is 28"),
    ] {
        assert!(k(asked).contains(sentence), "{asked}: {}", k(asked));
    }
    let hungarian =
        site.page("/hu/calculator/k?own=1800&born=2010.03.04.&start=2026.11.16.&edition=fide-2024-03&ask=1");
    assert!(words(&hungarian).contains("Szorzó (K): 40, ifjúsági"), "{}", words(&hungarian));
}

#[test]
fn all_faults_come_at_once_and_what_was_written_stays() {
    let site = Site::demo();
    let place = "/en/calculator/change?own=x%22%3E%3Cscript%3Ealert(1)%3C/script%3E&k=0&edition=fide-1900&born=dog&played=-1\
        &o1=99999&s1=7&games=2250+0,5%0Aabc%0A2250+3&next=0&start=yesterday&ask=1";
    let page = site.page(place);
    for field in ["own", "k", "edition", "born", "played", "o1", "s1", "games", "next", "start"] {
        assert!(page.contains(&format!("id=\"{field}-fault\"")), "{field}");
        assert!(page.contains(&format!("href=\"#{field}\"")), "{field}");
        let described = page.split("aria-describedby=\"").any(|part| {
            part.split('"').next().is_some_and(|ids| ids.split(' ').any(|id| id == format!("{field}-fault")))
        });
        assert!(described, "{field}");
    }
    assert!(page.contains("10 fields need another look"));
    assert!(words(&page).contains("Not understood: line 2, 3."));
    assert!(!page.contains("<script>") && page.contains("value=\"x&quot;&gt;&lt;script&gt;"));
    assert!(page.contains("value=\"99999\"") && page.contains("value=\"dog\"") && page.contains("2250 0,5"));
    assert!(!page.contains("class=\"answer\""));
    let missing = site.page("/hu/calculator/expected?ask=1");
    assert_eq!(missing.matches("class=\"fault\"").count(), 2);
    for place in ["/en/calculator/go?ask=1", "/en/calculator/k?ask=1", "/en/calculator/first?ask=1"] {
        assert!(site.page(place).contains("role=\"alert\""), "{place}");
    }
}

#[test]
fn an_address_that_only_fills_in_is_told_what_it_says_wrongly_and_not_what_it_leaves_out() {
    let site = Site::demo();
    for (tool, filled, wrong, missing) in [
        ("change", "own=abc&k=999&start=yesterday", &["own", "k", "start"][..], &["o1"][..]),
        ("change", "own=2145&o2=2300&o3=x", &["o3"], &["s2", "s3"]),
        ("change", "born=dog&games=nonsense", &["born", "games"], &["own"]),
        ("expected", "own=abc&edition=fide-1900", &["own", "edition"], &["opponent"]),
        ("first", "games=2100+1%0Ax", &["games"], &[]),
        ("first", "edition=x", &["edition"], &["o1"]),
        ("performance", "o1=99999", &["o1"], &["s1"]),
        ("k", "born=dog&period=1000", &["born", "period"], &["own"]),
        ("go", "black=strong&handicap=20&outcome=x&class=Z", &["black", "handicap", "outcome", "class"], &["white"]),
    ] {
        for language in ["hu", "en"] {
            for (asked, told) in [("", wrong.to_vec()), ("&ask=1", [wrong, missing].concat())] {
                let place = format!("/{language}/calculator/{tool}?{filled}{asked}");
                let page = site.page(&place);
                for field in &told {
                    assert!(page.contains(&format!("id=\"{field}-fault\"")), "{place}: {field}");
                    assert!(page.contains(&format!("href=\"#{field}\"")), "{place}: {field}");
                }
                assert_eq!(page.matches("class=\"fault\"").count(), told.len(), "{place}");
                assert!(!page.contains("class=\"answer\""), "{place}");
            }
        }
    }
}

#[test]
fn hungarian_is_written_and_read_with_a_comma() {
    let site = Site::demo();
    let page =
        words(&site.page("/hu/calculator/change?own=2145&k=20&games=2250+0,5%0A2400+1%2F2&ask=1&edition=fide-2024-03"));
    assert!(page.contains("0,5") && !page.contains("0.5"), "{page}");
    assert!(page.contains("8.3.2"), "{page}");
}

#[test]
fn a_step_writes_a_minus_as_the_tables_do_and_speaks_to_whoever_asks() {
    let site = Site::demo();
    for (language, you) in [("en", "You:"), ("hu", "Ön:")] {
        let page = words(&site.page(&format!("/{language}/calculator/change?own=2145&games=2300+0&ask=1")));
        assert!(page.contains("(−6) = 2139") && page.contains(you) && !page.contains("own:"), "{page}");
        let hyphen = |(at, _): (usize, &str)| page[at + 1..].starts_with(|c: char| c.is_ascii_digit());
        let of_edition = |(at, _): &(usize, &str)| page[..*at].ends_with(|c: char| c.is_ascii_alphanumeric());
        assert!(!page.match_indices('-').filter(|one| !of_edition(one)).any(hyphen), "{page}");
    }
}

#[test]
fn a_go_game_moves_both_players_in_both_ratings() {
    let site = Site::demo();
    let page = words(&site.page(
        "/en/calculator/go?black=1947&white=2012&handicap=0&outcome=black&multiplier=25&class=A&start=2024-05-04&ask=1",
    ));
    let case = r#"{"edition":"mgsz-2012","players":[{"id":"a","rating":1947,"grade":"1k"},{"id":"b","rating":2012,"grade":"1d"}],
        "tournaments":[{"id":"t","start":"2024-05-04","end":"2024-05-04","multiplier":25,"even":true,
        "games":[{"round":1,"black":"a","white":"b","result":"black"}]}]}"#;
    let told = arpad_with(&["rate", "-", "--json"], case.as_bytes());
    let told: serde_json::Value = serde_json::from_slice(&told.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&told.stderr)));
    let players = told["players"].as_array().expect("players");
    for (name, player) in ["Black", "White"].iter().zip(players) {
        let (before, after) = (player["before"].as_i64().expect("points"), player["after"].as_i64().expect("points"));
        let change = format!("{:+}", after - before).replace('-', "−");
        assert!(
            page.contains(&format!("{name} {before} {change} {after}")),
            "{name} {before} {change} {after}: {page}"
        );
    }
    assert!(page.contains("European Go Federation") && page.contains("Black 1947.000 +"), "{page}");
    let by_grade = words(&site.page("/hu/calculator/go?black=3+kju&white=1d&handicap=3&outcome=white&ask=1"));
    assert!(by_grade.contains("Fekete 1815 −7 1808"), "{by_grade}");
}

#[test]
fn what_k_is_found_by_lies_open_where_something_stands_in_it_and_k_is_not_given() {
    let site = Site::demo();
    for (filled, is_open) in [
        ("own=2000", false),
        ("own=2000&born=1990", true),
        ("own=2000&peak=2100", true),
        ("own=2000&played=dog", true),
        ("own=2000&born=1990&k=20", false),
        ("own=2000&k=20", false),
    ] {
        let page = site.page(&format!("/en/calculator/change?{filled}"));
        assert_eq!(page.contains("<details open"), is_open, "{filled}");
    }
}

/// Example 3 of the arbiters' manual: 22280 over nine games is 2476 on the average, for which GM needs six points. With 5½ after
/// eight a draw is needed in the ninth round.
#[test]
fn the_calculator_of_norms_says_what_the_last_round_must_bring() {
    let site = Site::demo();
    let round = |row: usize, rating: u16, federation: &str, title: &str, result: &str| {
        format!("&r{row}={rating}&f{row}={federation}&t{row}={title}&s{row}={result}")
    };
    let mut asked = "/en/calculator/norms?own-federation=HUN&ask=1".to_owned();
    for (row, result) in [(1, "1"), (2, "1"), (3, "1"), (4, "0.5"), (5, "0.5"), (6, "0.5"), (7, "0.5"), (8, "0.5")] {
        asked.push_str(&round(
            row,
            2475,
            if row < 5 { "GER" } else { "POL" },
            if row < 4 { "GM" } else { "IM" },
            result,
        ));
    }
    let open = site.page(&format!("{asked}{}", round(9, 2480, "POL", "IM", "")));
    let page = words(&open);
    assert!(page.contains("GM: still open round 9: 0.5 points"), "{page}");
    assert!(open.contains("/en/regulations/fide-titles-2024-01#1.4"), "paragraphs lead to the regulation");
    let drawn = words(&site.page(&format!("{asked}{}", round(9, 2480, "POL", "IM", "0.5"))));
    assert!(drawn.contains("GM: norm of 9 games"), "{drawn}");
    let lost = words(&site.page(&format!("{asked}{}", round(9, 2480, "POL", "IM", "0"))));
    assert!(lost.contains("GM: no norm") && lost.contains("IM: norm of"), "{lost}");
    // Nobody is paired yet for the ninth round: a draw is enough against (22271 - 19800 =) 2471, a loss against 2876, for 5½ of nine
    // need an average of 2520 and 22676 together.
    let unpaired = words(&site.page(&format!("{asked}&event-rounds=9")));
    assert!(unpaired.contains("0 2876 any") && unpaired.contains("0.5 2471 any"), "{unpaired}");
    let too_few = words(&site.page(&format!("{asked}&event-rounds=7")));
    assert!(too_few.contains("8 to 19") && !too_few.contains("no norm"), "{too_few}");
    // Typed wrongly: told at its row, and nothing is answered.
    let wrong = words(&site.page("/en/calculator/norms?own-federation=Bp&r1=abc&f1=X&s1=1&ask=1"));
    assert!(wrong.contains("three letters, such as GER") && !wrong.contains("no norm"), "{wrong}");
    assert!(words(&site.page("/hu/calculator/norms?ask=1")).contains("Norma-e"));
}

/// 1.4.5f: five opponents met twice, three of them GMs, are a double round robin of ten rounds; 6½ of ten against 2500 is a norm of
/// ten games (2490 needs 6½). In a Swiss the same ten rows are ten people, of whom four have to be GMs and six are.
#[test]
fn the_calculator_of_norms_knows_a_double_round_robin() {
    let site = Site::demo();
    let people = [("GER", "GM"), ("GER", "GM"), ("POL", "GM"), ("POL", "FM"), ("AUT", "")];
    let results = ["1", "1", "1", "0.5", "0.5", "0.5", "0.5", "0.5", "0.5", "0.5"];
    let mut asked = "own-federation=HUN&ask=1".to_owned();
    for (row, ((federation, title), result)) in (1..).zip(people.iter().cycle().zip(results)) {
        asked.push_str(&format!("&r{row}=2500&f{row}={federation}&t{row}={title}&s{row}={result}"));
    }
    let double = words(&site.page(&format!("/en/calculator/norms?system=double-round-robin&{asked}")));
    assert!(
        double.contains("GM: norm of 10 games") && double.contains("Opponents with a title: 4; at least 3"),
        "{double}"
    );
    let swiss = words(&site.page(&format!("/en/calculator/norms?system=swiss&{asked}")));
    assert!(swiss.contains("Opponents with a title: 8; at least 5"), "{swiss}");
}
