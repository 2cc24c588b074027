#![no_main]
//! Any bytes as a tournament file; what was read can be printed, read again and paired into games.

use arpad_formats::egd::h9;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = h9::is_h9(data);
    let (tournament, _) = h9::read(data);
    let _ = tournament.games();
    let (again, _) = h9::read(h9::print(&tournament).as_bytes());
    let _ = again.games();
});
