//! Seasons drawn by lot, with newcomers of several grades, somebody who leaves the system, decisions and late tournaments, each told
//! to the office in several orders: every ranking list is what the regulation gives for what is known.

use super::desk::{Desk, File, by_text};
use super::text::{Book, Event, Game, bound};
use arpad_model::Coverage;
use arpad_office::acts::Decided;
use jiff::ToSpan;
use jiff::civil::{Date, date};

const TODAY: Date = date(2024, 6, 1);
const FIRST: Date = date(2024, 3, 2);

/// In the register from the start, with the points they enter with.
const PLAYERS: [(&str, i32); 4] = [("Ács", 1500), ("Bíró", 1620), ("Cser", 1750), ("Deák", 1450)];

/// Whom a file brings, with the grade he enters with: its bound is what he starts from.
const NEWCOMERS: [(&str, &str); 4] = [("Füzi", "20k"), ("Gát", "12k"), ("Hun", "8k"), ("Inke", "5k")];

const EVENTS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];
const ROUNDS: u16 = 3;

#[derive(Clone, Debug)]
enum Happening {
    Tournament(File),
    Decision(&'static str, i32, Date),
    /// Does not belong to the system from this day on.
    Leaves(&'static str, Date),
}

/// A small generator: the same seasons on every machine.
struct Lots(u64);

impl Lots {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    fn shuffled<T: Copy>(&mut self, all: &[T]) -> Vec<T> {
        let mut left = all.to_vec();
        let mut drawn = Vec::new();
        while !left.is_empty() {
            drawn.push(left.remove(self.below(left.len())));
        }
        drawn
    }
}

/// What happens in one season, in the order of the law: a tournament a week, two decisions and somebody who leaves in between.
fn season(lots: &mut Lots) -> Vec<Happening> {
    let everybody: Vec<&'static str> =
        PLAYERS.iter().map(|(name, _)| *name).chain(NEWCOMERS.iter().map(|(name, _)| *name)).collect();
    let leaver = PLAYERS[lots.below(PLAYERS.len())].0;
    let leaves = FIRST.saturating_add((7 * (2 + lots.below(3) as i64) - 1).days());
    let mut all = Vec::new();
    for (week, name) in (0..).zip(EVENTS) {
        let day = FIRST.saturating_add((7 * week).days());
        let players = lots.shuffled(&everybody)[..6].to_vec();
        let mut games: Vec<Game> = Vec::new();
        for round in 1..=ROUNDS {
            for pair in lots.shuffled(&players).chunks_exact(2) {
                let (stones, black_won) = (lots.below(4).saturating_sub(1) as u8, lots.below(2) == 0);
                games.push(Game { round, black: pair[0], white: pair[1], stones, black_won });
            }
        }
        let c = 10 + 5 * lots.below(8) as u32;
        let file = NEWCOMERS.iter().filter(|(name, _)| players.contains(name));
        let file = file.fold(File::new(name, day, c, games), |file, (name, grade)| file.with(name, grade, "HU"));
        all.push(Happening::Tournament(file));
        let decided = day.saturating_add(3.days());
        if week % 2 == 1 {
            let others: Vec<&'static str> = everybody.iter().copied().filter(|name| *name != leaver).collect();
            let points = 1300 + 10 * lots.below(40) as i32;
            all.push(Happening::Decision(others[lots.below(others.len())], points, decided));
        }
        if decided <= leaves && leaves < day.saturating_add(7.days()) {
            all.push(Happening::Leaves(leaver, leaves));
        }
    }
    all
}

/// The ranking list of a day by the text, for what is known of everything that happened.
fn by_the_text(known: &[Happening], until: Date) -> Book {
    let left = known.iter().find_map(|one| match one {
        Happening::Leaves(name, day) => Some((*name, *day)),
        _ => None,
    });
    let mut book = Book::default();
    for happening in known {
        let (Happening::Tournament(File { ends: day, .. }) | Happening::Decision(.., day) | Happening::Leaves(_, day)) =
            happening;
        if *day > until || matches!(happening, Happening::Leaves(..)) {
            continue;
        }
        // A list of a day on which he does not belong to the system is without him; he serves with the grade he enters with.
        let gone = left.filter(|(_, since)| since <= day).map(|(name, _)| name);
        if let Some(name) = gone {
            book.players.remove(name);
        }
        match happening {
            Happening::Tournament(file) => {
                let plays = |name: &str| file.lines.iter().any(|line| line.0 == name);
                let ours = PLAYERS.iter().copied().filter(|(name, _)| Some(*name) != gone);
                let new = NEWCOMERS.iter().map(|(name, grade)| (*name, bound(grade)));
                book.rate(&Event {
                    c: file.c.expect("a multiplier") as i32,
                    rounds: file.rounds,
                    games: file.games.clone(),
                    strangers: gone.map(|name| (name, bound("5k"))).into_iter().collect(),
                    newcomers: ours.chain(new).filter(|(name, _)| plays(name)).collect(),
                });
            }
            Happening::Decision(name, points, _) => book.decide(name, Some(*points), None),
            Happening::Leaves(..) => {}
        }
    }
    book
}

/// Whether the office can be told of it: a decision about somebody waits for the first file that has him.
fn can_be_told(happening: &Happening, known: &[Happening]) -> bool {
    let Happening::Decision(name, ..) = happening else { return true };
    let brings =
        |one: &Happening| matches!(one, Happening::Tournament(file) if file.lines.iter().any(|line| line.0 == *name));
    PLAYERS.iter().any(|(one, _)| one == name) || known.iter().any(brings)
}

#[test]
fn p3_3_drawn_seasons_give_one_ranking_list_in_whatever_order_they_are_told() {
    let days: Vec<Date> = (0..7).map(|week| FIRST.saturating_add((7 * week + 4).days())).collect();
    for number in 0..arpad_trial::trials().len() {
        // Each order is a whole register; on a server every one costs its own database.
        for seed in 0..if number == 0 { 6 } else { 2 } {
            let trial = arpad_trial::trials().remove(number);
            // Two orders of each season.
            let all = season(&mut Lots(seed / 2 + 11));
            let mut lots = Lots(seed + 101);
            let mut desk = Desk::open(&trial);
            desk.players(&PLAYERS);
            let (edition, name) = ("mgsz-2012".to_owned(), "go-stones-to-stronger".to_owned());
            desk.decided(Decided::Parameter { edition, name, value: "correct-receiver".to_owned() }, date(2024, 1, 1));
            desk.on(TODAY);
            let mut left: Vec<usize> = (0..all.len()).collect();
            let mut told: Vec<usize> = Vec::new();
            while !left.is_empty() {
                let known: Vec<Happening> = told.iter().map(|at| all[*at].clone()).collect();
                let free: Vec<usize> = left.iter().copied().filter(|at| can_be_told(&all[*at], &known)).collect();
                let next = free[lots.below(free.len())];
                left.retain(|at| *at != next);
                match &all[next] {
                    Happening::Tournament(file) => _ = desk.enter(file),
                    Happening::Decision(name, points, day) => _ = desk.indicators(name, Some(*points), None, *day),
                    Happening::Leaves(name, day) => _ = desk.covered(name, Coverage::Outside, Some(*day)),
                }
                told.push(next);
                told.sort_unstable();
                if lots.below(3) == 0 && !left.is_empty() {
                    continue;
                }
                // Who leaves is taken off lists that were published: somebody has seen it.
                match desk.try_close(true) {
                    Ok(closed) => assert_eq!(closed.left_out, [], "{:?}", closed.findings),
                    Err(refusal) => assert_eq!(refusal.code.as_str(), "nothing-due", "{refusal:?}"),
                }
                let now: Vec<Happening> = told.iter().map(|at| all[*at].clone()).collect();
                for day in &days {
                    let (has, due) = (desk.ranking_on(*day), by_text(&by_the_text(&now, *day)));
                    assert_eq!(has, due, "{day} after {told:?}, seed {seed}, {}", trial.name());
                }
            }
            assert_eq!(desk.replay(None, true).unwrap_err().code.as_str(), "nothing-changes", "seed {seed}");
            desk.says_one_number();
            desk.verified();
        }
    }
}
