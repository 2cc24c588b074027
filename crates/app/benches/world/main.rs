//! The whole path of a register at a given number of players, on each database: import, intake of a month, closing, lists in every
//! format, an explanation, `serve`, verifying, a replay; beside what each can be compared with in the same run.
//!
//! ```text
//! scripts/private-postgres cargo bench -p arpad --bench world                            the world: 1,932,867 players
//! scripts/private-postgres cargo bench -p arpad --bench world -- --players 20000         a small try
//! ```
//!
//! `--tournaments N` of each month [a 97th of the players], `--months N` that are entered and replayed [12], `--rounds N` of import,
//! intake and closing, each on a new database and beside its baseline [3], `--database sqlite|postgres` [both], `--json`.
//!
//! Import, intake and closing are the office's functions in this process; everything else is the built program, started anew each time.
//! A ratio is that of two times of the same round, and is printed with its band from the tenth to the ninetieth percentile. Nothing is
//! asserted of a time.

mod bare;
#[path = "../../../rules/benches/measuring/mod.rs"]
#[allow(dead_code, reason = "contenders that take turns are for the kernels")]
mod measuring;
mod own_close;
mod program;
mod read;
mod site;
mod sql_close;
mod table;
pub mod walk;

/// What was asked for.
pub struct Asked {
    /// Players on the list.
    pub players: u32,
    /// Tournaments of each month.
    pub tournaments: u32,
    /// Months that are entered.
    pub months: u32,
    /// How often the first month is entered, each time into a new register.
    pub rounds: u32,
    /// On this database alone.
    pub database: Option<String>,
    /// The table for a program.
    pub json: bool,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        Some(arguments.get(at + 1).unwrap_or_else(|| panic!("{name} what?")).clone())
    };
    let number = |name: &str, usual: u32| {
        text(name).map_or(usual, |n| n.parse().unwrap_or_else(|_| panic!("{name} takes a number, not {n}")))
    };
    let players = number("--players", 1_932_867);
    walk::walk(&Asked {
        players,
        tournaments: number("--tournaments", (players / 97).max(8)),
        months: number("--months", 12).max(1),
        rounds: number("--rounds", 3).max(1),
        database: text("--database"),
        json: arguments.iter().any(|argument| argument == "--json"),
    });
}
