//! Whatever bytes come in as a question about titles: it is answered or refused; never a panic.

#![no_main]

use arpad_office::rating::title_case::title_case;
use arpad_rules::calendar::Calendar;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _ = title_case(bytes, &Calendar::default());
});
