//! How long whole histories take: ten years of a large federation, once under the law and once under each of many parameters.
//!
//! `cargo run --release -p arpad-instruments --example replays -- 100000 120 20` simulates 100,000 players with 40 games a year over
//! 120 months and replays them under 20 values of K on two threads.

use arpad_instruments::running::{Running, Tournament};
use arpad_instruments::simulation::{Event, Plan, Simulated, simulate};
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::editions::FIDE_2024_03;
use arpad_rules::chess::kernel::trace::Silent;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

fn main() {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [players, months, sets] =
        [(0, 100_000), (1, 120), (2, 20)].map(|(at, usual)| *numbers.get(at).unwrap_or(&usual));
    let begun = Instant::now();
    let federation = simulate(&Plan { games_a_year: 40, ..Plan::new(1, players, months) });
    let games: usize = federation.events.iter().map(|event| event.games.len()).sum();
    println!("simulated {games} games of {} people in {:.1} s", federation.people.len(), begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let official = replay(&federation, &FIDE_2024_03);
    let once = begun.elapsed().as_secs_f64();
    println!("one official replay: {once:.2} s ({:.1} ns a game)", once * 1e9 / games as f64);
    let (next, begun) = (AtomicUsize::new(0), Instant::now());
    let moved: usize = std::thread::scope(|scope| {
        let worker = || {
            let mut moved = 0;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= sets {
                    return moved;
                }
                let mut edition = FIDE_2024_03;
                edition.k.value.normal = 10 + number as u8;
                let other = replay(&federation, &edition);
                moved += official.iter().zip(&other).filter(|(one, other)| one != other).count();
            }
        };
        let workers = [scope.spawn(worker), scope.spawn(worker)];
        workers.into_iter().map(|worker| worker.join().expect("a replay")).sum()
    });
    let all = begun.elapsed().as_secs_f64();
    println!("{sets} replays on two threads: {all:.1} s, {:.1} times one; {moved} ratings are others", all / once);
    if let Some(peak) = peak() {
        println!("largest memory: {peak} MiB");
    }
}

fn replay(federation: &Simulated, edition: &Edition) -> Vec<i16> {
    let mut running = Running::new();
    for month in 0..federation.plan.months {
        for person in &federation.people[running.len()..] {
            if person.joins as usize <= month {
                running.enter(Simulated::starting(person));
            }
        }
        let tournaments: Vec<Tournament<'_>> = federation.of_month(month).iter().map(Event::tournament).collect();
        running.close(edition, federation.plan.list(month + 1), &tournaments, &mut Silent);
    }
    running.ratings()
}

/// As Linux tells it.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? / 1024)
}
