//! Documents as large as the site takes them, each filled up to the limits with what costs the most.

use arpad_formats::limits::{ELEMENTS, GAMES, LINES, PLAYERS, VALUES};

/// The largest upload of the site.
pub const SIZE: usize = 8 << 20;

/// Each with a name for the table.
pub fn files() -> Vec<(&'static str, Vec<u8>)> {
    let rated = |n: usize| if n.is_multiple_of(4) { String::new() } else { format!(",\"rating\":{}", 1500 + n % 900) };
    let points = |n: usize| format!(",\"rating\":{},\"grade\":\"5k\"", 1000 + n % 90);
    let european = |n: usize| format!(",\"rating\":\"{}.000\"", 1500 + n % 800);
    let chess = r#""edition":"fide-2024-03","list_date":"2024-04-01""#;
    let swiss = r#""system":"swiss","start":"2024-03-02","end":"2024-03-10""#;
    let go = r#""start":"2022-03-02","end":"2022-03-03","class":"A","multiplier":15,"time":{"base_minutes":60}"#;
    let files = [
        ("a chess case", case(chess, swiss, ["white", "black"], "1-0", rated)),
        ("a Hungarian go case", case("\"edition\":\"mgsz-2012\"", go, ["black", "white"], "black", points)),
        (
            "a European go case",
            case(
                "\"edition\":\"egf-2021\"",
                &go.replace("\"multiplier\":15,", ""),
                ["black", "white"],
                "black",
                european,
            ),
        ),
        ("lists of numbers", nested("0")),
        ("lists of lists", nested("[]")),
        ("lists of objects", nested("{\"a\":\"\"}")),
        ("a report of many rounds", report(SIZE / 9_999 / 10 - 10)),
        ("a report of as many games as may be", report(2 * GAMES.most / 9_999)),
        ("a report of accents", format!("012 Open\n{}", accented().repeat(LINES.most - 2))),
        ("an h9 file", h9()),
        ("players of OpenGotha", gotha(&element("Player name=\"x\""))),
        ("games of OpenGotha", gotha(&element("Game roundNumber=\"1\""))),
        ("attributes of OpenGotha", gotha(&format!("<Player {}/>", "a=\"\" ".repeat(SIZE / ELEMENTS.most / 5)))),
    ];
    files.into_iter().map(|(name, text)| (name, text.into_bytes())).collect()
}

/// As many players and games as may be, with ids that fill the document.
fn case(head: &str, tournament: &str, sides: [&str; 2], result: &str, more: impl Fn(usize) -> String) -> String {
    let id = |n: usize| format!("{:0>44}", n % PLAYERS.most);
    let players: Vec<String> = (0..PLAYERS.most).map(|n| format!("{{\"id\":\"{}\"{}}}", id(n), more(n))).collect();
    let game = |n: usize| {
        let (one, other) = (id(n), id(n + 1 + n / PLAYERS.most));
        let [first, second] = sides;
        format!("{{\"{first}\":\"{one}\",\"{second}\":\"{other}\",\"result\":\"{result}\"}}")
    };
    let games: Vec<String> = (0..GAMES.most).map(game).collect();
    let (players, games) = (players.join(","), games.join(","));
    format!("{{{head},\"players\":[{players}],\"tournaments\":[{{\"id\":\"T\",{tournament},\"games\":[{games}]}}]}}")
}

/// As many values as may be, in lists that are as long as may be.
fn nested(item: &str) -> String {
    let each = 1 + item.matches(['[', '{', ',']).count();
    let list = format!("[{}]", vec![item; 9_000].join(","));
    let lists = (VALUES.most / (9_001 * each)).min(SIZE / list.len()) - 1;
    format!("{{\"players\":[{}]}}", vec![list; lists].join(","))
}

fn report(rounds: usize) -> String {
    let mut text = "012 Open\n042 2024/03/01\n052 2024/03/10\n".to_owned();
    for rank in 1..=9_999_usize {
        text += &format!(
            "001 {rank:>4}      {:<33} {:>4} HUN {:>11} {:>10} {:>4} {rank:>4}",
            "Nagy, Anna", 2000, "", "", "0.0"
        );
        for round in 0..rounds {
            let other = (rank + round + 4_000) % 9_999 + 1;
            text += &format!("  {other:>4} w 1");
        }
        text.push('\n');
    }
    text
}

fn accented() -> String {
    format!("001 {:>4}      {}\n", 1, "é".repeat(SIZE / LINES.most / 2 - 9))
}

fn h9() -> String {
    let results = " 9+".repeat((SIZE / LINES.most - 32) / 3);
    let line = |n: usize| format!("{n} Nagy Anna 5k HU Bp 0{results}\n");
    (1..LINES.most - 2).fold("; EV[x]\n; DT[2024-01-01]\n".to_owned(), |text, n| text + &line(n))
}

/// An element that fills its share of the file.
fn element(start: &str) -> String {
    let blanks = SIZE / ELEMENTS.most - start.len() - 12;
    format!("<{start} club=\"{}\"/>", "x".repeat(blanks))
}

fn gotha(element: &str) -> String {
    let count = ((SIZE - 64) / element.len()).min(ELEMENTS.most - 2);
    format!("<Tournament>{}</Tournament>", element.repeat(count))
}
