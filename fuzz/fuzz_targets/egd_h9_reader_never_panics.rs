#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arpad_fuzz::egd_h9_reader(bytes));
