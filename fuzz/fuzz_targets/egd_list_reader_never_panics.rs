#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arpad_fuzz::egd_list_reader(bytes));
