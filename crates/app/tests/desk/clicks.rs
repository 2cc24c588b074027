//! A report of three hundred lines, reviewed and accepted at the desk by clicks alone, each counted: no more than one for each real
//! doubt, and three for the whole (hand in, answer all alike, accept).
//!
//! The register has ten thousand persons, or as many as `ARPAD_CLICKS_PERSONS` says; the count is printed:
//! `ARPAD_CLICKS_PERSONS=365000 cargo test -p arpad --test desk clicks -- --nocapture`

use crate::month::Office as Folder;
use crate::office::{Answer, Browser, Office};
use std::fmt::Write;
use std::time::{Duration, Instant};

const LINES: usize = 300;
const ROUNDS: usize = 9;

/// A person of the invented world: what follows from a number alone.
struct Invented {
    fide: u32,
    family: String,
    given: String,
    born: u32,
    rating: u32,
}

/// Spreads a number; the same for everybody who asks.
fn drawn(number: u32, of: u32, below: u32) -> u32 {
    let mut mixed =
        u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(of + 1).wrapping_mul(0xD1B5_4A32_D192_ED03);
    mixed ^= mixed >> 31;
    mixed = mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    ((mixed >> 33) % u64::from(below)) as u32
}

fn invented(number: u32) -> Invented {
    const SYLLABLES: [&str; 16] =
        ["ba", "ko", "ri", "ne", "sza", "lu", "ter", "mi", "dan", "vo", "ghe", "li", "os", "ta", "per", "un"];
    let word = |of: u32| {
        let parts = 2 + drawn(number, of, 2);
        let word: String = (0..parts).map(|part| SYLLABLES[drawn(number, of * 10 + part + 1, 16) as usize]).collect();
        word[..1].to_uppercase() + &word[1..]
    };
    Invented {
        fide: 100_000 + number * 23,
        family: word(1),
        given: word(2),
        born: 1950 + drawn(number, 3, 60),
        rating: 1400 + drawn(number, 4, 1000),
    }
}

/// FIDE's combined list of the world.
fn list(persons: u32) -> String {
    let mut text = String::from("<playerslist>\n");
    for one in (0..persons).map(invented) {
        let Invented { fide, family, given, born, rating } = one;
        let _ = writeln!(
            text,
            "<player><fideid>{fide}</fideid><name>{family}, {given}</name><country>HUN</country><sex>M</sex><rating>{rating}\
             </rating><games>0</games><k>20</k><birthday>{born}</birthday><flag></flag></player>"
        );
    }
    text + "</playerslist>\n"
}

/// A Swiss of three hundred among them. Of ten lines six are as the list has them, one has no birth, one no number, one neither (a
/// doubt where anybody has the name), and of the tenth every other has a number with two digits exchanged, every other is new.
fn report(persons: u32) -> String {
    let mut text = String::from(
        "012 Nagy Open\n022 Eger\n032 HUN\n042 2024/04/06\n052 2024/04/14\n062 300\n092 Individual: Swiss-System\n\
         102 IA Kovács, Ödön\n122 90 min + 30 sec/move\n",
    );
    let days: Vec<String> = (6..6 + ROUNDS).map(|day| format!("24/04/{day:02}")).collect();
    let _ = writeln!(text, "132 {:87}{}", "", days.join("  "));
    let step = persons / LINES as u32;
    for place in 0..LINES {
        let one = invented(place as u32 * step);
        let (fide, born) = (one.fide.to_string(), format!("{}/00/00", one.born));
        let exchanged = |number: &str| number[..2].to_owned() + &number[3..4] + &number[2..3] + &number[4..];
        let (name, fide, born) = match place % 20 {
            6 | 16 => (format!("{}, {}", one.family, one.given), fide, String::new()),
            7 | 17 => (format!("{}, {}", one.family, one.given), String::new(), born),
            8 | 18 => (format!("{}, {}", one.family, one.given), String::new(), String::new()),
            9 => (format!("{}, {}", one.family, one.given), exchanged(&fide), born),
            19 => (format!("Őzikéné, Ú{}", one.given.to_lowercase()), String::new(), "2010/00/00".to_owned()),
            _ => (format!("{}, {}", one.family, one.given), fide, born),
        };
        let mut games = String::new();
        for round in 0..ROUNDS {
            // In round r the first half meets the second, moved on by r.
            let half = LINES / 2;
            let other = if place < half { half + (place + round) % half } else { (place - half + half - round) % half };
            let is_white = (place < half) == (round % 2 == 0);
            let _ = write!(games, "  {:>4} {} =", other + 1, if is_white { 'w' } else { 'b' });
        }
        let (own, rating) = (place + 1, one.rating);
        let _ = writeln!(
            text,
            "001 {own:>4} m    {name:<33} {rating:>4} HUN {fide:>11} {born:<10} {:>4} {own:>4}{games}",
            "4.5"
        );
    }
    text
}

/// The officer's hand: what was clicked, and how long the slowest page took.
struct Hand<'a> {
    browser: Browser<'a>,
    clicks: u32,
    slowest: (Duration, String),
}

impl Hand<'_> {
    fn look(&mut self, place: &str) -> Answer {
        let began = Instant::now();
        let page = self.browser.get(place);
        let took = (began.elapsed(), place.to_owned());
        self.slowest = std::cmp::max(took, std::mem::take(&mut self.slowest));
        assert_eq!(page.status, 200, "{place}: {}", page.body);
        page
    }

    /// Sends the first form of a deed on a page, as a click on its button does: with the fields that stand in it and no others.
    fn click(&mut self, page: &Answer, deed: &str) -> Answer {
        let mark = format!("/en/desk/acts/{deed}\"");
        let form = page.body.split("<form").find(|form| form.contains(&mark)).expect("a form of the deed");
        let form = form.split("</form>").next().unwrap();
        let mut fields = Vec::new();
        for input in form.split("<input").skip(1).map(|one| one.split('>').next().unwrap()) {
            let value = |name: &str| input.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
            let is_sent = value("type") == Some("hidden") || input.contains("checked");
            if let (true, Some(name), Some(value)) = (is_sent, value("name"), value("value")) {
                fields.push((name, value));
            }
        }
        self.clicks += 1;
        self.browser.post(&format!("/en/desk/acts/{deed}"), &fields)
    }
}

#[test]
fn three_hundred_lines_take_a_click_for_each_real_doubt() {
    let persons = std::env::var("ARPAD_CLICKS_PERSONS").map_or(10_000, |text| text.parse().expect("a number"));
    let folder = Folder::new("en");
    folder.put("players.xml", list(persons));
    folder.done("2024-04-01", &["init"]);
    folder.done("2024-04-01", &["import", "players", "players.xml", "--date", "2024-04-01"]);
    let announced = [
        "announce",
        "--series",
        "standard",
        "--name",
        "Nagy Open",
        "--starts",
        "2024-04-06",
        "--ends",
        "2024-04-14",
        "--town",
        "Eger",
    ];
    folder.done("2024-04-01", &announced);
    let office = Office::of(&folder.database(), "2024-04-15");
    let mut hand = Hand { browser: office.come_in("officer"), clicks: 1, slowest: Default::default() };

    let sent = hand.browser.hand_in(&[("nagy.trf", report(persons).as_bytes())]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let place = "/en/desk/reports/1";
    let (mut doubts, mut alike) = (0, 0);
    let mut page = hand.look(place);
    if page.body.contains("/en/desk/acts/answer-sure\"") {
        alike =
            page.body.split("<details>").nth(1).unwrap().split("</details>").next().unwrap().matches("<li>").count();
        assert_eq!(hand.click(&page, "answer-sure").status, 303);
        page = hand.look(place);
    }
    // What is left is for a person to judge. Somebody nobody knows is entered with the acceptance, which says how many.
    while page.body.contains("class=\"candidates\"><li>") {
        let answered = hand.click(&page, "answer");
        assert_eq!(answered.status, 303, "{}", answered.body);
        doubts += 1;
        page = hand.look(place);
    }
    let accepted = hand.click(&page, "accept");
    assert!(accepted.status == 303, "{}", accepted.body);
    let page = hand.look(place);
    assert!(page.body.contains("/en/tournaments/1"), "{}", page.body);
    println!(
        "{LINES} lines against {persons} persons: {} clicks (hand in, {alike} alike at once, {doubts} in doubt, accept); \
         slowest page {:.0} ms ({})",
        hand.clicks,
        hand.slowest.0.as_secs_f64() * 1e3,
        hand.slowest.1
    );
    assert!(hand.clicks <= doubts + 3, "{} clicks for {doubts} doubts", hand.clicks);
    // A line is no doubt where number, or name with birth, says it; of the rest at most a tenth of the file is asked.
    assert!(doubts <= LINES as u32 / 10, "{doubts} doubts");
}
