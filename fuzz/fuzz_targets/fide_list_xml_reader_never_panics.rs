#![no_main]
//! Any bytes inside a list of players: neither the hand-written scanner nor the strict parser may panic.

use arpad_formats::fide_list;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let document = [b"<playerslist><player>", data, b"</player></playerslist>"].concat();
    for content in [data, &document[..]] {
        let _ = fide_list::read(std::io::Cursor::new(content), None, |_, _| Ok::<(), fide_list::Error>(()));
    }
});
