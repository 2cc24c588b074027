//! Whatever comes in which order: the ranking list of every day is what the regulation gives for everything that is known.

use super::desk::{Desk, File, by_text};
use super::text::{Book, Event, beats, handicap};
use arpad_office::acts::Decided;
use jiff::civil::{Date, date};

const TODAY: Date = date(2024, 5, 1);
const PLAYERS: [(&str, i32); 5] = [("Ács", 1500), ("Bíró", 1560), ("Cser", 1700), ("Deák", 1764), ("Erdő", 1400)];

/// What happens, in the order of the law.
#[derive(Clone)]
enum Happening {
    Tournament(File),
    Decision(&'static str, Option<i32>, Option<&'static str>, Date),
}

fn happenings() -> Vec<Happening> {
    use Happening::{Decision, Tournament};
    let day = |month, day| date(2024, month, day);
    vec![
        Tournament(File::new(
            "A",
            day(3, 2),
            25,
            vec![beats(1, "Ács", "Bíró"), beats(1, "Cser", "Deák"), beats(2, "Erdő", "Ács"), beats(2, "Bíró", "Cser")],
        )),
        Decision("Ács", Some(1650), None, day(3, 9)),
        // Of two that end on one day the one that began first goes first; of those that also began together the number would
        // decide under which they were registered, and so the order in which they came (E-46).
        Tournament(File {
            starts: day(3, 8),
            ..File::new(
                "B",
                day(3, 9),
                40,
                vec![
                    beats(1, "Deák", "Ács"),
                    beats(1, "Bíró", "Erdő"),
                    beats(2, "Deák", "Cser"),
                    beats(3, "Deák", "Bíró"),
                ],
            )
        }),
        Tournament(File::new(
            "C",
            day(3, 9),
            15,
            vec![
                handicap(1, "Erdő", 4, "Deák", true),
                handicap(1, "Ács", 1, "Cser", false),
                handicap(2, "Bíró", 2, "Deák", true),
            ],
        )),
        Decision("Deák", Some(1830), Some("3k"), day(3, 20)),
        Decision("Erdő", Some(1444), Some("10k"), day(3, 20)),
        Tournament(File::new(
            "D",
            day(4, 6),
            45,
            vec![
                beats(1, "Deák", "Cser"),
                beats(2, "Erdő", "Deák"),
                beats(3, "Cser", "Erdő"),
                beats(4, "Deák", "Bíró"),
                beats(5, "Ács", "Deák"),
                beats(6, "Bíró", "Ács"),
                beats(7, "Cser", "Deák"),
            ],
        )),
        Tournament(File::new("E", day(4, 13), 30, vec![beats(1, "Ács", "Erdő"), beats(1, "Deák", "Bíró")])),
    ]
}

/// The ranking list of each day, for what is known of everything that happened.
fn by_the_text(known: &[Happening], until: Date) -> Book {
    let mut book = Book::default();
    for happening in known {
        match happening {
            Happening::Tournament(file) if file.ends <= until => book.rate(&Event {
                c: file.c.expect("a multiplier") as i32,
                rounds: file.rounds,
                games: file.games.clone(),
                strangers: vec![],
                newcomers: newcomers(file),
            }),
            Happening::Decision(name, points, grade, day) if *day <= until => book.decide(name, *points, *grade),
            Happening::Tournament(_) | Happening::Decision(..) => {}
        }
    }
    book
}

fn newcomers(file: &File) -> Vec<(&'static str, i32)> {
    PLAYERS.iter().copied().filter(|(name, _)| file.lines.iter().any(|line| line.0 == *name)).collect()
}

/// A small generator: the same orders on every machine.
pub(super) struct Lots(pub(super) u64);

impl Lots {
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

#[test]
fn p3_3_a_decision_holds_from_its_day_whatever_comes_in_which_order() {
    let all = happenings();
    let days: Vec<Date> = [(3, 1), (3, 2), (3, 8), (3, 9), (3, 20), (4, 6), (4, 13), (4, 30)]
        .map(|(month, day)| date(2024, month, day))
        .into();
    for (number, trial) in arpad_trial::trials().iter().enumerate() {
        // Each order is a whole register; on a server every one costs its own database.
        for seed in 0..if number == 0 { 8 } else { 2 } {
            let fresh = arpad_trial::trials().remove(number);
            let mut desk = Desk::open(&fresh);
            desk.players(&PLAYERS);
            // Whatever turns out to be known first, nobody is asked about stones.
            let value = "correct-receiver".to_owned();
            let (edition, name) = ("mgsz-2012".to_owned(), "go-stones-to-stronger".to_owned());
            desk.decided(Decided::Parameter { edition, name, value }, date(2024, 1, 1));
            desk.on(TODAY);
            let mut lots = Lots(seed + 1);
            let mut left: Vec<usize> = (0..all.len()).collect();
            let mut known: Vec<usize> = Vec::new();
            while !left.is_empty() {
                let next = left.remove(lots.below(left.len()));
                match &all[next] {
                    Happening::Tournament(file) => _ = desk.enter(file),
                    Happening::Decision(name, points, grade, day) => {
                        _ = desk.indicators(name, *points, *grade, *day);
                    }
                }
                known.push(next);
                if lots.below(3) > 0 || left.is_empty() {
                    desk.close();
                    known.sort_unstable();
                    let now: Vec<Happening> = known.iter().map(|at| all[*at].clone()).collect();
                    for day in &days {
                        let (has, due) = (desk.ranking_on(*day), by_text(&by_the_text(&now, *day)));
                        assert_eq!(has, due, "{day} after {known:?}, order {seed}, {}", trial.name());
                    }
                }
            }
            assert_eq!(desk.replay(None, false).unwrap_err().code.as_str(), "nothing-changes", "order {seed}");
            desk.says_one_number();
            desk.verified();
        }
    }
}
