//! Whoever comes, leaves and comes back, and in whatever order that is learnt: the ranking list of every day is what the regulation
//! gives for what is known.

use super::desk::{Desk, File, by_text};
use super::orders::Lots;
use super::text::{Book, Event, Player, beats, bound};
use arpad_model::Coverage;
use jiff::civil::{Date, date};
use std::collections::BTreeMap;

const TODAY: Date = date(2024, 5, 1);
const PLAYERS: [(&str, i32); 4] = [("Ács", 1500), ("Bíró", 1560), ("Cser", 1700), ("Deák", 1764)];
/// The newcomer's points, once the manager has set them; before, those of the grade he entered with.
const NEWCOMER: (&str, i32, &str) = ("Új", 1490, "10k");

#[derive(Clone)]
enum Happening {
    Tournament(File),
    Cover(&'static str, Coverage, Date),
    Points,
}

fn happenings() -> Vec<Happening> {
    use Happening::{Cover, Points, Tournament};
    let day = |day| date(2024, 3, day);
    let new = |file: File| file.with(NEWCOMER.0, NEWCOMER.2, "HU");
    vec![
        Tournament(File::new("A", day(2), 25, vec![beats(1, "Ács", "Bíró"), beats(1, "Cser", "Deák")])),
        Cover("Cser", Coverage::Outside, day(9)),
        Cover("Deák", Coverage::Outside, day(12)),
        // Cser leaves on its second day.
        Tournament(File {
            starts: day(8),
            ..File::new(
                "B",
                day(10),
                40,
                vec![beats(1, "Deák", "Ács"), beats(2, "Cser", "Bíró"), beats(3, "Deák", "Cser")],
            )
        }),
        Tournament(new(File::new(
            "C",
            day(16),
            15,
            vec![beats(1, "Új", "Cser"), beats(2, "Bíró", "Új"), beats(3, "Cser", "Deák")],
        ))),
        Cover("Cser", Coverage::Citizen, day(20)),
        Tournament(File::new(
            "D",
            day(23),
            45,
            vec![beats(1, "Ács", "Cser"), beats(2, "Cser", "Deák"), beats(7, "Bíró", "Cser")],
        )),
        Cover("Deák", Coverage::Settled, day(25)),
        Tournament(new(File::new(
            "E",
            day(30),
            30,
            vec![beats(1, "Új", "Deák"), beats(2, "Cser", "Új"), beats(3, "Ács", "Deák")],
        ))),
        Points,
    ]
}

/// The ranking list of a day, for what is known: that of the last tournament until then.
fn by_the_text(known: &[Happening], until: Date) -> Book {
    let is_ours = |name: &str, day: Date| {
        let said = known.iter().filter_map(|one| match one {
            Happening::Cover(who, letter, since) if *who == name && *since <= day => Some((*since, *letter)),
            _ => None,
        });
        said.max_by_key(|(since, _)| *since).is_none_or(|(_, letter)| letter.is_ours())
    };
    let has_points = known.iter().any(|one| matches!(one, Happening::Points));
    let first = |name: &str| match PLAYERS.iter().find(|(one, _)| *one == name) {
        Some((_, points)) => *points,
        None if has_points => NEWCOMER.1,
        None => bound(NEWCOMER.2),
    };
    let (mut book, mut away) = (Book::default(), BTreeMap::<&'static str, Player>::new());
    for one in known {
        let Happening::Tournament(file) = one else { continue };
        if file.ends > until {
            break;
        }
        // Who leaves takes his points along, and brings them back.
        let (stay, leave): (BTreeMap<_, _>, BTreeMap<_, _>) = std::mem::take(&mut book.players)
            .into_iter()
            .chain(std::mem::take(&mut away))
            .partition(|(name, _)| is_ours(name, file.ends));
        (book.players, away) = (stay, leave);
        let lines = || file.lines.iter().map(|(name, grade, _)| (*name, *grade));
        book.rate(&Event {
            c: file.c.expect("a multiplier") as i32,
            rounds: file.rounds,
            games: file.games.clone(),
            strangers: lines()
                .filter(|(name, _)| !is_ours(name, file.ends))
                .map(|(name, grade)| (name, bound(grade)))
                .collect(),
            newcomers: lines()
                .filter(|(name, _)| is_ours(name, file.ends))
                .map(|(name, _)| (name, first(name)))
                .collect(),
        });
    }
    book
}

#[test]
fn p1_1_p6_1_2_who_comes_leaves_and_comes_back_counts_in_whatever_order_it_is_learnt() {
    let all = happenings();
    let days: Vec<Date> = [1, 2, 9, 10, 16, 23, 30].map(|day| date(2024, 3, day)).into();
    for (number, trial) in arpad_trial::trials().iter().enumerate() {
        // Each order is a whole register; on a server every one costs its own database.
        for seed in 0..if number == 0 { 12 } else { 2 } {
            let fresh = arpad_trial::trials().remove(number);
            let mut desk = Desk::open(&fresh);
            desk.players(&PLAYERS);
            desk.person(NEWCOMER.0, "HUN");
            desk.on(TODAY);
            let mut lots = Lots(seed + 100);
            let (mut left, mut known): (Vec<usize>, Vec<usize>) = ((0..all.len()).collect(), Vec::new());
            while !left.is_empty() {
                let next = left.remove(lots.below(left.len()));
                match &all[next] {
                    Happening::Tournament(file) => _ = desk.enter(file),
                    Happening::Cover(name, letter, since) => _ = desk.covered(name, *letter, Some(*since)),
                    Happening::Points => _ = desk.initial(NEWCOMER.0, NEWCOMER.1),
                }
                known.push(next);
                known.sort_unstable();
                if lots.below(3) == 0 && !left.is_empty() {
                    continue;
                }
                match desk.try_close(true) {
                    Ok(closed) => assert_eq!(closed.left_out, [], "order {seed}, {known:?}: {:?}", closed.findings),
                    Err(refusal) => assert_eq!(refusal.code.as_str(), "nothing-due", "order {seed}, {known:?}"),
                }
                let now: Vec<Happening> = known.iter().map(|at| all[*at].clone()).collect();
                for day in &days {
                    let (has, due) = (desk.ranking_on(*day), by_text(&by_the_text(&now, *day)));
                    assert_eq!(has, due, "{day} after {known:?}, order {seed}, {}", trial.name());
                }
            }
            assert_eq!(desk.replay(None, false).unwrap_err().code.as_str(), "nothing-changes", "order {seed}");
            desk.says_one_number();
            desk.verified();
        }
    }
}
