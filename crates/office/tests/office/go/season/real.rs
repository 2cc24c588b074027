//! Real files from the post to the ranking list: the world amateur championship of 2019, of which one player is ours, and
//! tournaments of French clubs as their programs wrote them.

use super::super::desk::{Desk, File};
use super::super::text::{Book, Event, Game, bound};
use crate::real::real;
use arpad_model::{Coverage, EventFacts, GoFacts, PersonId};
use arpad_office::acts::Decided;
use arpad_office::acts::accept::{Acceptance, Newcomers, accept};
use arpad_registry::tables::list_rows;
use jiff::civil::date;
use std::collections::BTreeMap;

/// Name, grade, country, and in each round the opponent's place with the sign.
type Line = (String, String, String, Vec<(usize, char)>);

/// The lines of the file as a person reads them.
fn lines(text: &str) -> Vec<Line> {
    let is_player = |line: &&str| !line.trim_start().starts_with(';') && line.contains('|');
    let read = |line: &str| {
        let words: Vec<&str> = line.split('|').next().unwrap_or_default().split_whitespace().collect();
        let is_grade = |word: &&str| {
            word.len() >= 2
                && word.ends_with(['d', 'k', 'p'])
                && word[..word.len() - 1].bytes().all(|byte| byte.is_ascii_digit())
        };
        let at = words.iter().position(is_grade).expect("a grade");
        let name = words[1..at].join(" ");
        let cell = |word: &&str| {
            let end = word.find(|letter: char| !letter.is_ascii_digit())?;
            let sign = word[end..].chars().next().filter(|sign| matches!(sign, '+' | '-'))?;
            // Decided without a game.
            if word.contains('!') {
                return Some((0, sign));
            }
            Some((word[..end].parse().ok()?, sign))
        };
        let cells = words[at + 3..].iter().filter_map(cell).collect();
        (name, words[at].to_owned(), words[at + 1].to_owned(), cells)
    };
    text.lines().filter(is_player).map(read).collect()
}

#[test]
fn a_world_championship_from_its_file_to_the_ranking_list() {
    let Some(bytes) = real("go/wagc2019.h9") else { return };
    let text = String::from_utf8(bytes).expect("UTF-8");
    let lines = lines(&text);
    let (place, ours) = (1..).zip(&lines).find(|(_, line)| line.2 == "HU").expect("one of ours");
    assert_eq!((ours.0.as_str(), ours.1.as_str(), ours.3.len()), ("Balogh Pal", "6d", 8));
    // By the text: he enters with the bound of 6 dan, 2500, and C is 40: 20 of the time, 10 even, 10 of the championship. Eight
    // rounds make 320, so two parts of four; everybody else serves with the bound of the grade he entered with.
    let mut book = Book::default();
    book.enter("Balogh", 2500);
    let mut strangers: Vec<(&'static str, i32)> = Vec::new();
    let mut games: Vec<Game> = Vec::new();
    for (round, (other, sign)) in (1..).zip(&ours.3).filter(|(_, (other, _))| *other > 0) {
        let met: &'static str = Box::leak(format!("{other}").into_boxed_str());
        let grade = lines[other - 1].1.clone();
        strangers.push((met, bound(&grade)));
        games.push(Game { round, black: "Balogh", white: met, stones: 0, black_won: *sign == '+' });
    }
    book.rate(&Event { c: 40, rounds: 8, games, strangers, newcomers: vec![] });
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.on(date(2019, 7, 1));
        desk.person("Balogh", "HUN");
        desk.initial("Balogh", 2500);
        let shell = File { c: Some(40), ..File::new("WAGC", date(2019, 6, 6), 40, vec![]) };
        let received = desk.receive(&shell, text.as_bytes());
        let line = (place - 1) as u32;
        let (stamp, balogh) = (desk.stamp(), desk.number("Balogh"));
        let file = received.submission;
        let answered = |store: &mut arpad_registry::Writer<'_>| {
            arpad_office::acts::answer::answer(store, &stamp, file, line, Some(balogh))
        };
        desk.registry.write(answered).unwrap();
        let tournament = received.tournament.expect("an event");
        desk.decided(
            arpad_office::acts::Decided::Multiplier { tournament, multiplier: 40, ground: String::new() },
            date(2019, 6, 30),
        );
        desk.accept_number(file, Newcomers::AsFile).unwrap_or_else(|no| panic!("{no:?}"));
        desk.close();
        assert_eq!(desk.ranking(), super::super::desk::by_text(&book), "{}", trial.name());
        desk.verified();
    }
}

/// A real file: its name, what the committee has to say of C (§6(2)), C by the tables of annex 1, rounds.
type Real = (&'static str, Option<GoFacts>, Option<u32>, i32, u16);

/// Juvisy: 60' + 30" is 60 + 22.5 minutes, category B, 15; stones were allowed. Its h9 file says neither basic time nor byo-yomi.
/// Lyon: 60' and 15 moves in 5' is 60 + 20 minutes, category B, 15; no stones, 10. Toulouse has Fischer's clock: the committee.
fn real_files() -> [Real; 4] {
    let told = GoFacts { time: Some("60+3x30".parse().expect("a thinking time")), ..GoFacts::default() };
    [
        ("lucvannier_Tournoi_de_Juvisy.xml", None, None, 15, 4),
        ("opengotha_Tournoi_de_Juvisy.h9", Some(told), None, 15, 4),
        ("rgf_ChampionnatLyon2017.xml", None, None, 25, 5),
        ("pairgoth_Toulouse2024.xml", None, Some(10), 10, 6),
    ]
}

/// Players with their grades, and games by the place of Black and White, as a person reads them.
type Read = (Vec<String>, Vec<(u16, usize, usize, u8, bool)>);

fn read_xml(text: &str) -> Read {
    let attribute = |tag: &str, name: &str| {
        let start = tag.find(&format!(" {name}=\"")).expect("an attribute") + name.len() + 3;
        tag[start..].split('"').next().expect("a value").to_owned()
    };
    let tags = |name: &str| {
        let opening = format!("<{name} ");
        text.split(&opening)
            .skip(1)
            .map(|part| format!(" {}", part.split("/>").next().expect("an end")))
            .collect::<Vec<String>>()
    };
    let key = |tag: &String| {
        let name = format!("{}{}", attribute(tag, "name"), attribute(tag, "firstName"));
        name.replace(' ', "").to_uppercase()
    };
    let players = tags("Player");
    let keys: Vec<String> = players.iter().map(key).collect();
    let grades = players.iter().map(|tag| attribute(tag, "rank").to_lowercase()).collect();
    let place = |key: String| keys.iter().position(|one| *one == key.to_uppercase()).expect("a player");
    let games = tags("Game").into_iter().map(|tag| {
        let number = |name: &str| attribute(&tag, name).parse::<u16>().expect("a number");
        let (black, white) = (place(attribute(&tag, "blackPlayer")), place(attribute(&tag, "whitePlayer")));
        let black_won = attribute(&tag, "result") == "RESULT_BLACKWINS";
        (number("roundNumber"), black, white, number("handicap") as u8, black_won)
    });
    (grades, games.collect())
}

/// Each game stands on two lines; that of Black tells it.
fn read_h9(text: &str) -> Read {
    let is_grade = |word: &str| word.len() <= 3 && word.ends_with(['K', 'D']) && word.as_bytes()[0].is_ascii_digit();
    let (mut grades, mut games) = (Vec::new(), Vec::new());
    for (place, line) in text.lines().filter(|line| !line.starts_with(';') && !line.trim().is_empty()).enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let at = words.iter().position(|word| is_grade(word)).expect("a grade");
        grades.push(words[at].to_lowercase());
        let cells = words[at..].iter().filter(|word| word.ends_with('=') || word.contains('/'));
        for (round, cell) in (1..).zip(cells.filter(|cell| **cell != "/")) {
            let Some((met, stones)) = cell.split_once("/b") else { continue };
            let (met, sign) = met.split_at(met.len() - 1);
            let white = met.parse::<usize>().expect("a place") - 1;
            games.push((round, place, white, stones.parse().expect("stones"), sign == "+"));
        }
    }
    (grades, games)
}

/// Everybody who entered with 5 kyu or less is a member of one of our clubs (§1(1)c), enters with the bound of his grade and is
/// rated; all others serve with the bound of theirs.
#[test]
fn real_files_go_from_the_post_to_the_ranking_list_without_a_case_file() {
    for (name, facts, decided, c, rounds) in real_files() {
        let Some(bytes) = real(&format!("go/{name}")) else { continue };
        let text: String = match std::str::from_utf8(&bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
        };
        let (grades, games) = if name.ends_with("xml") { read_xml(&text) } else { read_h9(&text) };
        let called: Vec<&'static str> =
            (0..grades.len()).map(|place| &*Box::leak(format!("{place:03}").into_boxed_str())).collect();
        let is_ours = |place: &usize| bound(&grades[*place]) <= bound("5k");
        let plays = |place: &usize| games.iter().any(|game| game.1 == *place || game.2 == *place);
        let starts = |is_meant: &dyn Fn(&usize) -> bool| -> Vec<(&'static str, i32)> {
            (0..grades.len()).filter(is_meant).map(|place| (called[place], bound(&grades[place]))).collect()
        };
        let mut book = Book::default();
        let games = games.iter().map(|(round, black, white, stones, black_won)| Game {
            round: *round,
            black: called[*black],
            white: called[*white],
            stones: *stones,
            black_won: *black_won,
        });
        let newcomers = starts(&|place| is_ours(place) && plays(place));
        let strangers = starts(&|place| !is_ours(place));
        assert!(newcomers.len() >= 7 && strangers.len() >= 7, "{name}");
        book.rate(&Event { c, rounds, games: games.collect(), strangers, newcomers });
        for trial in arpad_trial::trials() {
            let mut desk = Desk::open(&trial);
            desk.on(date(2024, 7, 1));
            let shell = File::new("", date(2024, 5, 20), 0, vec![]);
            let received = desk.receive(&shell, &bytes);
            if let (Some(multiplier), Some(tournament)) = (decided, received.tournament) {
                let ground = String::new();
                desk.decided(Decided::Multiplier { tournament, multiplier, ground }, date(2024, 5, 20));
            }
            let ours = (0..grades.len()).filter(is_ours).map(|place| (place as u32, Coverage::Member));
            let newcomers = Newcomers::Said(ours.collect());
            let facts = EventFacts { go: facts.clone().unwrap_or_default(), ..EventFacts::default() };
            let how = Acceptance { take_new: true, newcomers, facts, ..Acceptance::default() };
            let (stamp, file) = (desk.stamp(), received.submission);
            let accepted = desk.registry.write(|store| accept(store, &stamp, file, how));
            let accepted = accepted.unwrap_or_else(|no| panic!("{name}: {no:?}"));
            assert_eq!(accepted.new_persons.len(), grades.len(), "{name}");
            let lists = desk.close();
            let rows = desk.registry.read(|store| list_rows::of(store, lists[0].id)).unwrap();
            let line = |person: PersonId| accepted.new_persons.iter().position(|one| *one == person).expect("a line");
            let has: BTreeMap<&str, i32> =
                rows.iter().map(|row| (called[line(row.person)], row.rating.expect("points"))).collect();
            let due: BTreeMap<&str, i32> = book.players.iter().map(|(name, one)| (*name, one.points)).collect();
            assert_eq!(has, due, "{name}, {}", trial.name());
            desk.verified();
        }
    }
}
