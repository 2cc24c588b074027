//! What an answer costs: rating anything that comes in and writing the answer holds at most a small multiple of its bytes,
//! and the answer of a check is small whatever is checked.

#[path = "../../../office/tests/memory/hostile.rs"]
mod hostile;

use super::RatedAnswer;
use super::checked::checked;
use super::schema::write_to;
use crate::cli::page::page;
use crate::words::Language;
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, RatedFile, rate_file};
use arpad_rules::calendar::Calendar;
use arpad_trial::allocation::{Counting, peak_of};
use jiff::civil::date;

#[global_allocator]
static COUNTING: Counting = Counting;

/// Bytes of memory for each byte of a file that is rated, beside [`CONSTANT`].
const MULTIPLE: usize = 80;

/// What a file of any size may cost.
const CONSTANT: usize = 8 << 20;

/// The longest answer of a check, whatever is checked.
const LONGEST_CHECK: usize = 4 << 20;

/// An answer that is only counted: it waits for its reader outside of memory.
struct Counted(usize);

impl std::io::Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A page that is only counted, as one that is printed.
struct Letters(usize);

impl std::fmt::Write for Letters {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

#[test]
fn rating_and_answering_costs_a_small_multiple_of_the_bytes() {
    let calendar = Calendar::default();
    let settings = FileSettings {
        edition: None,
        calendar: &calendar,
        beside: PlayerFacts::Nothing,
        multiplier: None,
        today: date(2026, 1, 1),
    };
    let rated = |bytes: &[u8]| -> RatedFile { rate_file(bytes, &settings) };
    // The words are read at the first sentence, once for all.
    checked("a file", &rated(b""), None, None);
    let mut over = Vec::new();
    for (name, bytes) in hostile::files() {
        let (length, peak) = peak_of(|| {
            let mut counting = Counted(0);
            write_to(&mut counting, &RatedAnswer::of_file(&rated(&bytes))).expect("it counts");
            counting.0
        });
        let (check, check_peak) = peak_of(|| checked("a file", &rated(&bytes), None, None).to_string().len());
        let (told, page_peak) = peak_of(|| {
            let (rated, mut counting) = (rated(&bytes), Letters(0));
            if let Some(answer) = &rated.answer {
                let _ = page(&mut counting, Language::En, answer, true);
            }
            counting.0
        });
        let peak = peak.max(page_peak);
        let multiple = peak.max(check_peak) as f64 / bytes.len().max(1) as f64;
        println!(
            "{name:<40} {:>9} bytes, {multiple:>6.1} times; answers {length:>9}, {check:>8}; page {told:>9}, {page_peak:>9}",
            bytes.len()
        );
        if peak.max(check_peak) > MULTIPLE * bytes.len() + CONSTANT || check > LONGEST_CHECK {
            over.push(name);
        }
    }
    assert!(over.is_empty(), "{over:?}");
}
