//! Whatever bytes come in: the reader answers, every notice points into the file, and what was read can be written
//! in another edition and read again.

#![no_main]

use arpad_formats::trf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (file, notices) = trf::read(bytes);
    let lines = bytes.iter().filter(|b| matches!(b, b'\r' | b'\n')).count() + 1;
    assert!(notices.iter().all(|notice| notice.line <= lines));
    let edition = trf::Edition::ALL[bytes.len() % 3];
    let written = trf::write(&file, edition);
    trf::read(written.as_bytes());
});
