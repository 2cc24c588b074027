#![no_main]
//! Any bytes as games in PGN.

use arpad_formats::pgn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = pgn::read(data);
});
