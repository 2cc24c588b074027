//! Whatever bytes come in as an archive: its files come out within their bounds, or it is refused; never a panic.

#![no_main]

use arpad_formats::archive;
use arpad_office::files::opened::{Named, opened};
use libfuzzer_sys::fuzz_target;

const MOST: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let bytes = [b"PK\x03\x04", bytes].concat();
    if let Ok(inside) = archive::open(&bytes, MOST) {
        assert!(inside.iter().map(|one| one.bytes.len()).sum::<usize>() <= MOST);
        assert!(inside.iter().all(|one| !one.name.split('/').any(|part| part == "..")));
    }
    assert!(!opened(Named { name: "a.zip".to_owned(), bytes }, MOST).is_empty());
});
