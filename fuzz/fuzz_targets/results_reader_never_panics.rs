#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arpad_fuzz::results_reader(bytes));
