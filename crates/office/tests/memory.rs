//! What work costs: rating anything that comes in holds at most a small multiple of its bytes, making lists anew a few of them.

#[path = "memory/hostile.rs"]
mod hostile;
#[path = "memory/largest.rs"]
mod largest;
#[path = "memory/replayed.rs"]
mod replayed;

use arpad_office::files::opened::{Named, opened};
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_rules::calendar::Calendar;
use arpad_trial::allocation::{Counting, peak_of};
use jiff::civil::date;

#[global_allocator]
static COUNTING: Counting = Counting;

/// Bytes of memory for each byte of a file, beside [`CONSTANT`].
const MULTIPLE: usize = 80;

/// What a file of any size may cost.
const CONSTANT: usize = 4 << 20;

#[test]
fn no_file_costs_more_than_a_small_multiple_of_its_bytes() {
    let calendar = Calendar::default();
    let settings = FileSettings {
        edition: None,
        calendar: &calendar,
        beside: PlayerFacts::Nothing,
        multiplier: None,
        today: date(2026, 1, 1),
    };
    let mut over = Vec::new();
    for (name, bytes) in hostile::files() {
        let (rated, peak) = peak_of(|| rate_file(&bytes, &settings));
        let said = rated.notices.len() + rated.faults.len() + rated.answer.as_ref().map_or(0, |a| a.findings().len());
        let multiple = peak as f64 / bytes.len() as f64;
        println!("{name:<40} {:>9} bytes {peak:>11} held {multiple:>7.1} times {said:>8} remarks", bytes.len());
        if peak > MULTIPLE * bytes.len() + CONSTANT {
            over.push(name);
        }
    }
    assert!(over.is_empty(), "{over:?}");
}

/// The most that any upload of the site may cost, beside its own bytes.
const MOST: usize = 128 << 20;

#[test]
fn the_largest_upload_costs_no_more_than_is_stated() {
    let calendar = Calendar::default();
    let settings = FileSettings {
        edition: None,
        calendar: &calendar,
        beside: PlayerFacts::Nothing,
        multiplier: None,
        today: date(2026, 1, 1),
    };
    let mut over = Vec::new();
    for (name, bytes) in largest::files() {
        assert!(bytes.len() <= largest::SIZE, "{name}: {}", bytes.len());
        let (_, peak) = peak_of(|| rate_file(&bytes, &settings));
        println!("{name:<30} {:>9} bytes {peak:>11} held", bytes.len());
        if peak > MOST {
            over.push(name);
        }
    }
    assert!(over.is_empty(), "{over:?}");
}

/// What an archive unpacks to is bounded by the caller, whatever it says of itself.
#[test]
fn no_archive_unpacks_to_more_than_is_allowed() {
    const MOST: usize = 2 << 20;
    for (name, bytes) in hostile::files().into_iter().filter(|(name, _)| name.contains("archive")) {
        let file = Named { name: "a.zip".to_owned(), bytes };
        let (files, peak) = peak_of(|| opened(file, MOST).len());
        assert_eq!(files, 1, "{name}: it is left as it is");
        assert!(peak < 3 * MOST + CONSTANT, "{name}: {peak}");
    }
}
