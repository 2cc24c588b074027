//! Whatever bytes come in, of whatever format: they are read, translated and rated, their norms judged, or
//! refused; never a panic.

#![no_main]

use arpad_office::files::title_event::Declared;
use arpad_office::rating::file_norms::file_norms;
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_rules::calendar::Calendar;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let calendar = Calendar::default();
    let editions = [None, Some("fide-2013"), Some("fide-2022-01"), Some("fide-2025-10"), Some("egf-2021")];
    let settings = FileSettings {
        edition: editions[bytes.len() % editions.len()],
        calendar: &calendar,
        beside: PlayerFacts::Nothing,
        multiplier: bytes.len().is_multiple_of(2).then_some(25),
        today: jiff::civil::date(2026, 1, 1),
    };
    let _ = rate_file(bytes, &settings).is_ratable();
    let _ = file_norms(bytes, &calendar, Declared::default());
});
