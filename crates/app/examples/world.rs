//! Writes FIDE's list of an invented world, the one the benchmarks use, to try an import by hand:
//!
//! `cargo run --release -p arpad --example world -- 1932867 players_list_foa.txt`

use arpad_invented::world;
use std::io::BufWriter;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let players = arguments.next().and_then(|number| number.parse().ok());
    let (Some(players), Some(path)) = (players, arguments.next()) else {
        eprintln!("world PLAYERS FILE");
        std::process::exit(2);
    };
    let file = std::fs::File::create(&path).expect("the file can be made");
    world::write_list(players, BufWriter::with_capacity(1 << 20, file));
}
