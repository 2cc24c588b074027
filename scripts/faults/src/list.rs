//! The faults as cargo-mutants lists them, in an order drawn by lot.

use serde_json::Value;
use std::path::Path;

/// A small change of the sources that the tests should notice.
pub struct Fault {
    /// File, place and change, as cargo-mutants says it.
    pub name: String,
    /// The package it belongs to.
    pub package: String,
    /// The file, from the root of the project.
    pub file: String,
    /// What is changed: an operator, a function's body, an arm…
    pub genre: String,
    /// Where the change begins: line and column from one.
    pub start: (usize, usize),
    /// What stands there instead.
    pub replacement: String,
}

/// All faults of the list; the same seed gives the same order.
pub fn shuffled(list: &Path, seed: u64) -> Result<Vec<Fault>, String> {
    let text = std::fs::read(list).map_err(|error| format!("{}: {error}", list.display()))?;
    let list: Vec<Value> = serde_json::from_slice(&text).map_err(|error| format!("the list of faults: {error}"))?;
    let mut faults: Vec<Fault> = list.iter().map(fault).collect();
    let mut state = seed;
    for last in (1..faults.len()).rev() {
        faults.swap(last, (random(&mut state) % (last as u64 + 1)) as usize);
    }
    Ok(faults)
}

fn fault(listed: &Value) -> Fault {
    let text = |field: &str| listed[field].as_str().unwrap_or_default().to_owned();
    let start = |field: &str| listed["span"]["start"][field].as_u64().unwrap_or_default() as usize;
    Fault {
        name: text("name"),
        package: text("package"),
        file: text("file"),
        genre: text("genre"),
        start: (start("line"), start("column")),
        replacement: text("replacement"),
    }
}

/// SplitMix64.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
