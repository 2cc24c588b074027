#![no_main]
//! Any bytes as an OpenGotha tournament.

use arpad_formats::opengotha;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = opengotha::is_opengotha(data);
    let _ = opengotha::read(data);
});
