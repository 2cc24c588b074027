//! Real and invented files, spoilt by lot, through everything that reads what strangers send: `cargo run -p arpad-office --example
//! mutated -- SECONDS [PART OF A NAME]`. The functions are those of the fuzz targets; here nothing but a loop calls them, so that the
//! ordinary compiler is enough. What panics, or takes longer than ten seconds, is kept in `target/mutated`, and the program fails.

#[path = "../../../fuzz/src/lib.rs"]
#[allow(missing_docs)]
mod targets;

use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// One file may take so long.
const PATIENCE: Duration = Duration::from_secs(10);

/// Larger files are cut: many small ones find more than few large ones.
const MOST: usize = 20_000;

fn main() -> ExitCode {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(60);
    let part = std::env::args().nth(2).unwrap_or_default();
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let corpus: Vec<Vec<u8>> =
        ["crates/formats/tests/files", "crates/app/tests/cases", "examples", "../shared/fixtures"]
            .iter()
            .flat_map(|folder| files(&home.join(folder)))
            .filter_map(|path| std::fs::read(path).ok())
            .map(|bytes| bytes[..bytes.len().min(MOST)].to_vec())
            .filter(|bytes| !bytes.is_empty())
            .collect();
    println!("{} files", corpus.len());
    let mut found = 0;
    for (name, target) in targets::TARGETS.into_iter().filter(|(name, _)| name.contains(&part)) {
        let (begun, mut tried, mut longest) = (Instant::now(), 0_u64, Duration::ZERO);
        while begun.elapsed() < Duration::from_secs(seconds) {
            let bytes = spoilt(&corpus, &mut Chance(tried.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ name.len() as u64 ^ 1));
            let at = Instant::now();
            let result = catch_unwind(|| target(&bytes));
            longest = longest.max(at.elapsed());
            if result.is_err() || at.elapsed() > PATIENCE {
                found += 1;
                let kept = home.join("target/mutated");
                let _ = std::fs::create_dir_all(&kept);
                let path = kept.join(format!("{name}-{tried}"));
                let _ = std::fs::write(&path, &bytes);
                println!(
                    "{name}: {} after {:?}: {}",
                    if result.is_err() { "panics" } else { "lasts" },
                    at.elapsed(),
                    path.display()
                );
            }
            tried += 1;
        }
        println!("{name}: {tried} files, the longest took {longest:?}");
    }
    if found == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

/// Xorshift: the same files on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

/// One of the files with one to eight changes: bytes, digits, pieces left out, doubled or taken from another file.
fn spoilt(corpus: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    const ODD: [&[u8]; 12] = [
        b"\n",
        b"\r",
        b"\t",
        b" ",
        b"\xFF",
        b"\xC5\x91",
        b"99999999999",
        b"-1",
        b"\"",
        b"<![CDATA[",
        b"{}",
        b"\xEF\xBB\xBF",
    ];
    chance.below(7);
    let mut bytes = corpus[chance.below(corpus.len())].clone();
    for _ in 0..1 + chance.below(8) {
        let at = chance.below(bytes.len());
        let to = (at + 1 + chance.below(80)).min(bytes.len());
        match chance.below(7) {
            0 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
            1 => {
                if let Some(digit) = bytes[at..].iter_mut().find(|byte| byte.is_ascii_digit()) {
                    *digit = b'0' + chance.below(10) as u8;
                }
            }
            2 => drop(bytes.drain(at..to)),
            3 => {
                let piece = bytes[at..to].repeat(1 + chance.below(4));
                bytes.splice(at..at, piece);
            }
            4 => {
                let other = &corpus[chance.below(corpus.len())];
                let from = chance.below(other.len());
                let piece = other[from..(from + chance.below(200)).min(other.len())].to_vec();
                bytes.splice(at..at, piece);
            }
            5 => bytes.truncate(at),
            _ => drop(bytes.splice(at..at, ODD[chance.below(ODD.len())].iter().copied())),
        }
    }
    bytes
}
