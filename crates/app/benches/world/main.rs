//! The whole path of a register at a given number of players, on each database: import, intake of a month, closing, lists in every
//! format, an explanation, `serve`, verifying, a replay; beside what each can be compared with in the same run.
//!
//! ```text
//! scripts/private-postgres cargo bench -p arpad --bench world                            the world: 1,932,867 players
//! scripts/private-postgres cargo bench -p arpad --bench world -- --players 20000         a small try
//! ```
//!
//! `--tournaments N` of each month [a 97th of the players], `--months N` that are entered and replayed [12], `--rounds N` of import,
//! intake and closing, each on a new database and beside its baseline [3], `--database sqlite|postgres` [both], `--json`, `--markdown`.
//! `--only import,intake,close,later,lists,short,serve,verify,replay` prints some steps alone, so that a table can be put together of
//! several runs: what they need is entered all the same, but beside nothing. `short` is a few lines, an explanation, the bare start.
//!
//! Import, intake and closing are the office's functions in this process; everything else is the built program, started anew each time.
//! A ratio is that of two times of the same round, where now the one and now the other goes first, and is printed with its band: of ten
//! rounds and more from the tenth to the ninetieth percentile, of fewer from end to end. An aim is kept when the whole band keeps it; one
//! that is meant for the world is not judged at another size. Nothing is asserted of a time.

mod bare;
#[path = "../../../rules/benches/measuring/mod.rs"]
#[allow(dead_code, reason = "contenders that take turns are for the kernels")]
mod measuring;
mod own_close;
mod program;
mod read;
mod rounds;
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
    /// These steps alone.
    pub only: Option<Vec<String>>,
    /// How the table is printed.
    pub print: Print,
}

/// How the table is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Print {
    /// A line after each step.
    Lines,
    /// The same as a table of a document.
    Markdown,
    /// For a program, at the end.
    Json,
}

/// What `--only` takes.
const STEPS: [&str; 9] = ["import", "intake", "close", "later", "lists", "short", "serve", "verify", "replay"];

impl Asked {
    /// Whether one of these steps is to be measured.
    pub fn wants(&self, steps: &[&str]) -> bool {
        debug_assert!(steps.iter().all(|step| STEPS.contains(step)), "{steps:?}");
        self.only.as_ref().is_none_or(|only| only.iter().any(|one| steps.contains(&one.as_str())))
    }
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
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    let known = |step: &str| {
        assert!(STEPS.contains(&step), "--only takes {}, not {step}", STEPS.join(","));
        step.to_owned()
    };
    let players = number("--players", 1_932_867);
    walk::walk(&Asked {
        players,
        tournaments: number("--tournaments", (players / 97).max(8)),
        months: number("--months", 12).max(1),
        rounds: number("--rounds", 3).max(1),
        database: text("--database"),
        only: text("--only").map(|steps| steps.split(',').map(known).collect()),
        print: match (has("--json"), has("--markdown")) {
            (true, _) => Print::Json,
            (false, true) => Print::Markdown,
            (false, false) => Print::Lines,
        },
    });
}
