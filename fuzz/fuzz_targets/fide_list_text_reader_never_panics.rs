#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arpad_fuzz::fide_list_text_reader(bytes));
