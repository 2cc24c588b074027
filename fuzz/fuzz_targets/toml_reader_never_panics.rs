//! Whatever bytes come in as a settings file: values with lines of the file come out, few notices, never a panic.

#![no_main]

use arpad_formats::toml;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (document, notices) = toml::read(bytes);
    let lines = bytes.split(|byte| *byte == b'\n').count();
    assert!(document.tables.iter().flat_map(|table| &table.entries).all(|entry| entry.value.line <= lines));
    assert!(notices.len() < 400);
});
