//! A real file from the post to the ranking list: the world amateur championship of 2019, of which one player is ours.

use super::super::desk::{Desk, File};
use super::super::text::{Book, Event, Game, bound};
use arpad_office::acts::accept::Newcomers;
use jiff::civil::date;

/// The lines of the file as a person reads them: name, grade, country, and in each round the opponent's place with the sign.
fn lines(text: &str) -> Vec<(String, String, String, Vec<(usize, char)>)> {
    let is_player = |line: &&str| !line.trim_start().starts_with(';') && line.contains('|');
    let read = |line: &str| {
        let words: Vec<&str> = line.split('|').next().unwrap_or_default().split_whitespace().collect();
        let is_grade = |word: &&str| {
            word.len() >= 2
                && word.ends_with(['d', 'k', 'p'])
                && word[..word.len() - 1].bytes().all(|byte| byte.is_ascii_digit())
        };
        let at = words.iter().position(|word| is_grade(&word)).expect("a grade");
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
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/fixtures/go/wagc2019.h9");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("SKIPPED: the real files are not here");
        return;
    };
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
