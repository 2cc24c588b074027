//! How often the true causes of a difference are named: figures for people.
//!
//! `cargo run --release -p arpad-instruments --example causes -- 1000` computes 1,000 random months of simulated federations twice, the
//! second time with one to three causes put in, and looks for them. A second number is the first seed.

use arpad_instruments::reconciling::{Named, plant, search};
use std::collections::BTreeMap;
use std::time::Instant;

fn main() {
    let months: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let first: u64 = std::env::args().nth(2).and_then(|text| text.parse().ok()).unwrap_or(1);
    measured(first, months, "ratings and games are told", true);
    measured(first, months, "ratings alone are told", false);
}

fn measured(first: u64, months: u64, what: &str, tells_games: bool) {
    let begun = Instant::now();
    let mut judged: BTreeMap<Named, u32> = BTreeMap::new();
    let mut kinds: BTreeMap<&str, [u32; 2]> = BTreeMap::new();
    let (mut seen, mut several) = (0, 0);
    for seed in first..first + months {
        let Some(mut planted) = plant(seed, 1 + (seed % 3) as usize) else { continue };
        if !tells_games {
            let told = planted.month.players.iter_mut().filter_map(|player| player.told.as_mut());
            told.for_each(|told| told.games = None);
        }
        let found = search(&planted.month);
        let named = planted.named(&found);
        seen += 1;
        *judged.entry(named).or_default() += 1;
        several += u32::from(found.iter().any(|one| one.sets.len() > 1));
        for cause in &planted.truth {
            let [of, all] = kinds.entry(cause.as_str()).or_default();
            *of += u32::from(named == Named::True);
            *all += 1;
        }
    }
    let line = |what: &str, count: u32| {
        println!("  {what:<36} {count:>5} ({:.1} %)", f64::from(count) * 100.0 / f64::from(seen.max(1)));
    };
    println!("{seen} months with one to three causes, {what}, in {:.1} s", begun.elapsed().as_secs_f64());
    let of = |named: Named| judged.get(&named).copied().unwrap_or(0);
    line("the true set or an equally small one", of(Named::True) + of(Named::Equal));
    line("  of these the true one", of(Named::True));
    line("a smaller one gives the same numbers", of(Named::Smaller));
    line("none, or a larger one", of(Named::Not));
    line("several equally small ones are told", several);
    for (kind, [of, all]) in kinds {
        println!("  {kind:<14} put in {all:>4}, its set named {of:>4}");
    }
}
