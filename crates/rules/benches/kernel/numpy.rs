//! A peer in another language: numpy, where `python3` (or what `PYTHON` names) has it. It reads the same games from a file and times
//! its own calculation, so neither its start nor the reading counts.

use crate::history::History;
use crate::measuring::Contender;
use arpad_rules::chess::kernel::games::Ruling;
use std::path::PathBuf;
use std::process::Command;

pub const NAME: &str = "numpy, by period";

/// None, and a word why, where numpy is missing.
pub fn contender(history: &History) -> Option<Contender<'static>> {
    let path = std::env::temp_dir().join(format!("arpad-kernel-{}.games", std::process::id()));
    std::fs::write(&path, written(history)).expect("a file of games in the directory for temporary files");
    let games = Games(path);
    if run(&games).is_none() {
        println!("no numpy here: {NAME} is left out (PYTHON names a python that has it)");
        return None;
    }
    Some(Contender::new(NAME, move || run(&games).expect("it ran before")))
}

/// The file is taken away with the contender.
struct Games(PathBuf);

impl Drop for Games {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn run(Games(path): &Games) -> Option<(f64, u64)> {
    let python = std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/kernel/by_numpy.py");
    let output = Command::new(python).arg(script).arg(path).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    let (seconds, result) = said.trim().split_once(' ')?;
    Some((seconds.parse().ok()?, result.parse().ok()?))
}

fn written(history: &History) -> Vec<u8> {
    let ratings = history.ratings();
    let mut file: Vec<u8> = (ratings.len() as u32).to_le_bytes().to_vec();
    file.extend(ratings.iter().flat_map(|rating| rating.to_le_bytes()));
    for period in &history.periods {
        let games = &period.games;
        file.extend((games.len() as u32).to_le_bytes());
        file.extend(games.iter().flat_map(|game| game.white.to_le_bytes()));
        file.extend(games.iter().flat_map(|game| game.black.to_le_bytes()));
        file.extend(games.iter().map(|game| game.white_halves));
        file.extend(games.iter().map(|game| u8::from(game.ruling == Ruling::Counts)));
    }
    file
}
