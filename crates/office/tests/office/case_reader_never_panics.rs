//! Case files, broken in every way chance thinks of: read, rated or refused, never a panic. The same inputs in every run.

use arpad_office::rating::rate_case::{Settings, rate_case};
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_rules::calendar::Calendar;

/// Whole values that have broken programs before.
const VALUES: &[&str] = &[
    "null",
    "true",
    "0",
    "-1",
    "1",
    "2",
    "9",
    "17",
    "35",
    "255",
    "256",
    "2400",
    "4000",
    "4001",
    "32767",
    "32768",
    "65536",
    "2147483647",
    "2147483648",
    "-9223372036854775808",
    "9223372036854775807",
    "18446744073709551615",
    "1e308",
    "0.5",
    "\"\"",
    "\"0\"",
    "\"1-0\"",
    "\"0-1\"",
    "\"1/2-1/2\"",
    "\"*\"",
    "\"+/-\"",
    "\"A\"",
    "\"B\"",
    "\"C\"",
    "\"XY\"",
    "\"black\"",
    "\"white\"",
    "\"jigo\"",
    "\"bye\"",
    "\"9d\"",
    "\"35k\"",
    "\"round-robin\"",
    "\"double-round-robin\"",
    "\"match\"",
    "\"team\"",
    "\"fide-2013\"",
    "\"mssz-2017\"",
    "\"fide-2022-01\"",
    "\"fide-rapid-2024-12\"",
    "\"mgsz-2012\"",
    "\"egf-2021\"",
    "\"2024-02-29\"",
    "\"2023-02-29\"",
    "\"9999-12-31\"",
    "\"-9999-01-01\"",
    "\"0001-01-01\"",
    "\"2705.840\"",
    "\"99999999.999\"",
    "[]",
    "{}",
    "[[]]",
    "\"ő\\u0000ű\"",
];

/// xorshift64*: the same inputs in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16) % n as u64) as usize
    }
}

#[test]
fn case_reader_and_rating_never_panic() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let seeds: Vec<String> = [
        "examples/open.json",
        "examples/go.json",
        "crates/app/tests/cases/chess_two.json",
        "crates/app/tests/cases/go_season.json",
        "crates/app/tests/cases/go_european.json",
    ]
    .iter()
    .map(|path| std::fs::read_to_string(format!("{root}/{path}")).expect("an example"))
    .collect();
    let calendar = Calendar::default();
    let today = jiff::civil::date(2026, 1, 1);
    let mut chance = Chance(20_261_115);
    let mut rated = 0;
    for round in 0..30_000 {
        let mut text = seeds[chance.below(seeds.len())].clone();
        for _ in 0..1 + chance.below(4) / 3 {
            text = if round % 4 == 0 {
                with_bytes_changed(text, &mut chance)
            } else {
                with_value_changed(text, &mut chance)
            };
        }
        rated += usize::from(rate_case(text.as_bytes(), &Settings::default()).is_ok());
        let settings = FileSettings {
            edition: None,
            calendar: &calendar,
            beside: PlayerFacts::Nothing,
            multiplier: Some(25),
            today,
        };
        let _ = rate_file(text.as_bytes(), &settings).is_ratable();
    }
    assert!(rated > 1_000, "most changes must still be worth rating, or nothing but the reader is tried: {rated}");
}

/// Replaces one value of the document by another.
fn with_value_changed(text: String, chance: &mut Chance) -> String {
    let starts: Vec<usize> = text.match_indices(':').map(|(at, _)| at + 1).collect();
    if starts.is_empty() {
        return text;
    }
    let start = starts[chance.below(starts.len())];
    let rest = &text[start..];
    let value = rest.trim_start();
    if value.starts_with(['{', '[']) {
        return text;
    }
    let begin = start + rest.len() - value.len();
    let end = begin + value.find([',', '}', ']']).unwrap_or(value.len());
    format!("{}{}{}", &text[..begin], VALUES[chance.below(VALUES.len())], &text[end..])
}

/// Cuts, doubles or overwrites a few bytes.
fn with_bytes_changed(text: String, chance: &mut Chance) -> String {
    let mut bytes = text.into_bytes();
    if bytes.is_empty() {
        return String::new();
    }
    let at = chance.below(bytes.len());
    match chance.below(3) {
        0 => bytes[at] = b" \"{}[],:0129-.eE\\"[chance.below(17)],
        1 => {
            bytes.truncate(at);
        }
        _ => {
            let end = (at + 1 + chance.below(40)).min(bytes.len());
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
