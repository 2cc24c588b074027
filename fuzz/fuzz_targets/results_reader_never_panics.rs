//! Whatever bytes come in as a table of results: games between two of its players come out, few notices, never a panic.

#![no_main]

use arpad_formats::results;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for text in [bytes.to_vec(), [b"period,white,black,score\n", bytes].concat()] {
        let (found, notices) = results::read(&text[..]);
        assert!(found.rows.iter().all(|row| row.white != row.black && row.halves <= 2));
        assert!(found.rows.iter().all(|row| (row.white.max(row.black) as usize) < found.players.len()));
        assert!(notices.len() < 200);
    }
});
