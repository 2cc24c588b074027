//! A list of the whole world and a month of the whole world, entered into each database, beside a bare bulk insert of the
//! same rows in the same run.
//!
//! `scripts/private-postgres cargo bench -p arpad-office --bench bulk`; `ARPAD_BENCH_PLAYERS=20000` and
//! `ARPAD_BENCH_TOURNAMENTS=300` for a small try. Seconds are those on the clock, for a server works beside us; the bare
//! insert is a prepared statement in one transaction (SQLite, with our settings) or a binary COPY (PostgreSQL) into the same
//! tables without secondary indexes, its rows ready in memory. Nothing is asserted.

#[path = "bulk/measure.rs"]
mod measure;
#[path = "bulk/world.rs"]
mod world;

fn main() {
    let size = |name: &str, usual: u32| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    measure::run(measure::Sizes {
        players: size("ARPAD_BENCH_PLAYERS", 1_932_867),
        tournaments: size("ARPAD_BENCH_TOURNAMENTS", 20_000),
    });
}
