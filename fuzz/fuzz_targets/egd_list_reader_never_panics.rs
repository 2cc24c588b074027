#![no_main]
//! Any bytes as the database's list of players.

use arpad_formats::egd::world_list;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = world_list::is_world_list(data);
    let _ = world_list::read(data);
});
