//! How fast a history is replayed, all rules on, beside the crate `skillratings` and beside the barest loop there can be.
//!
//! ```text
//! cargo bench -p arpad-rules --bench kernel                        ratios with their bands
//! cargo bench -p arpad-rules --bench kernel -- --instructions      instructions a game, by valgrind
//! cargo bench -p arpad-rules --bench kernel -- --growth            nanoseconds a game from 10⁵ to 4·10⁷ games
//! ```
//!
//! `--json` prints the same for programs, `--games N` and `--players N` another size, `--numpy` has numpy beside the others, where it is.

#[path = "../chance/mod.rs"]
mod chance;
mod contenders;
mod history;
mod instructions;
#[path = "../measuring/mod.rs"]
mod measuring;
mod numpy;

use contenders::{BARE, PEER, all};
use history::{History, Size};
use instructions::instructions;
use measuring::{Contender, Measured, measure};

fn main() {
    let asked = Asked::read();
    if let Some(name) = &asked.only {
        let history = History::invent(asked.size);
        let mut contenders = all(&history);
        let one = contenders.iter_mut().find(|contender| &contender.name == name).expect("a name of this benchmark");
        (one.work)();
    } else if asked.instructions {
        count(&asked);
    } else if asked.growth {
        grow(&asked);
    } else {
        compare(&asked);
    }
}

struct Asked {
    size: Size,
    only: Option<String>,
    instructions: bool,
    growth: bool,
    numpy: bool,
    json: bool,
}

impl Asked {
    fn read() -> Self {
        let words: Vec<String> = std::env::args().skip(1).collect();
        let after = |name: &str| words.iter().position(|word| word == name).and_then(|at| words.get(at + 1)).cloned();
        let number = |name: &str, usual: usize| after(name).and_then(|word| word.parse().ok()).unwrap_or(usual);
        let has = |name: &str| words.iter().any(|word| word == name);
        let usual = if has("--instructions") { Size::SMALL } else { Size::USUAL };
        Asked {
            size: Size { players: number("--players", usual.players), games: number("--games", usual.games) },
            only: after("--only"),
            instructions: has("--instructions"),
            growth: has("--growth"),
            numpy: has("--numpy"),
            json: has("--json"),
        }
    }
}

fn compare(asked: &Asked) {
    let history = History::invent(asked.size);
    contenders::check(&history);
    let mut contenders = all(&history);
    if asked.numpy {
        contenders.extend(numpy::contender(&history));
    }
    let baselines = [at(&contenders, PEER), at(&contenders, BARE)];
    let measured = measure(&mut contenders, &baselines);
    let of_newest = |name: &&String| name.starts_with(contenders::NEWEST);
    let newest = measured.names.iter().zip(&measured.hashes).filter(|(name, _)| of_newest(name));
    assert!(
        newest.map(|(_, hash)| hash).is_sorted_by(|one, other| one == other),
        "in bulk, on threads and explained: the same result"
    );
    let games = history.games() as f64;
    if asked.json {
        let rows: Vec<String> = (0..contenders.len()).map(|row| as_json(&measured, row, baselines, games)).collect();
        println!("{{\"players\":{},\"games\":{games},\"rounds\":{},", asked.size.players, measured.rounds.len());
        println!("\"widest\":{:.4},\"contenders\":[{}]}}", measured.widest(&baselines), rows.join(","));
        return;
    }
    println!(
        "{} players, {games} games, {} periods; {}",
        asked.size.players,
        history.periods.len(),
        measured.remark(&baselines)
    );
    println!(
        "rules on: rounds of Swiss, team, match and round robin events, games not played, unrated players and their pools, other"
    );
    println!(
        "ratings at the start, the 400-point rule, K with its limit, one rounding, the floor; baselines: table or curve, sum, K 20"
    );
    println!("{:<34} {:>22} {:>22} {:>10}  result", "median (10 %–90 %)", "× peer", "× bare loop", "ns a game");
    for row in 0..contenders.len() {
        println!(
            "{:<34} {:>22} {:>22} {:>10.1}  {:016x}",
            measured.names[row],
            measured.ratio(row, baselines[0]),
            measured.ratio(row, baselines[1]),
            measured.seconds(row).median / games * 1e9,
            measured.hashes[row],
        );
    }
    println!("peer: {PEER}, game by game; × means times as fast. Equal results have equal hashes;");
    println!(
        "each edition explained gives what it gives in bulk, and the games that are told add up to each change (checked)."
    );
}

fn as_json(measured: &Measured, row: usize, [peer, bare]: [usize; 2], games: f64) -> String {
    let band = |baseline| {
        let band = measured.ratio(row, baseline);
        format!("[{:.4},{:.4},{:.4}]", band.low, band.median, band.high)
    };
    format!(
        "{{\"name\":\"{}\",\"times_peer\":{},\"times_bare\":{},\"ns_per_game\":{:.3},\"result\":\"{:016x}\"}}",
        measured.names[row],
        band(peer),
        band(bare),
        measured.seconds(row).median / games * 1e9,
        measured.hashes[row],
    )
}

fn count(asked: &Asked) {
    let history = History::invent(asked.size);
    let (games, players) = (history.games() as f64, asked.size.players.to_string());
    let wanted = asked.size.games.to_string();
    let names: Vec<String> = all(&history).into_iter().map(|contender| contender.name).collect();
    let count = |name: &str| {
        let instructions = instructions(&["--only", name, "--players", &players, "--games", &wanted]);
        instructions.map(|instructions| instructions as f64 / games)
    };
    let Some(bare) = count(BARE) else {
        println!("no valgrind here; Debian's package is called valgrind");
        return;
    };
    let Some(peer) = count(PEER) else { return };
    println!("{players} players, {games} games; instructions a game, close of the periods included");
    // Those of another thread than the first would be missing.
    for name in names.into_iter().filter(|name| !name.contains("two")) {
        if let Some(each) = count(&name) {
            println!("{name:<34} {each:>8.1}   {:>5.2} × peer   {:>5.2} × bare loop", peer / each, bare / each);
        }
    }
}

/// Games in tournament order: nothing is sorted, nothing grows but the players' columns. What threads cost for each period is the less the
/// more games it has.
fn grow(asked: &Asked) {
    println!("{:>10} {:>10} {:>14} {:>14} {:>24}", "players", "games", contenders::NEWEST, BARE, "× on two threads");
    for games in [100_000, 400_000, 1_600_000, 6_400_000, 40_000_000] {
        let size = Size { players: (games / 20).clamp(10_000, 2_000_000), games };
        let history = History::invent(size);
        let shown = [contenders::NEWEST, BARE, contenders::ON_TWO];
        let mut contenders: Vec<Contender<'_>> =
            all(&history).into_iter().filter(|one| shown.contains(&&*one.name)).collect();
        let [newest, bare, on_two] = shown.map(|name| at(&contenders, name));
        let measured = measure(&mut contenders, &[bare]);
        let nanoseconds = |row: usize| measured.seconds(row).median / history.games() as f64 * 1e9;
        println!(
            "{:>10} {:>10} {:>11.1} ns {:>11.1} ns {:>24}",
            size.players,
            history.games(),
            nanoseconds(newest),
            nanoseconds(bare),
            measured.ratio(on_two, newest)
        );
    }
    if asked.json {
        println!("growth has no form for programs");
    }
}

fn at(contenders: &[Contender<'_>], name: &str) -> usize {
    contenders.iter().position(|contender| contender.name == name).expect("a contender")
}
