//! Letters on their way to the office: so many from one address and in all within an hour, and the one thing that the site
//! writes.

use super::Site;
use super::guests::Address;
use super::problem::Problem;
use arpad_model::{LetterId, Moment};
use arpad_office::acts::desk::OfficeError;
use arpad_office::inbox::{Writing, receive};
use arpad_registry::Registry;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Letters from one address, and in all, within [`WHILE`]. A reverse proxy is one address.
const PER_ADDRESS: usize = 10;
const IN_ALL: usize = 60;
const WHILE: Duration = Duration::from_secs(3600);

/// Where letters go.
pub(super) struct Letterbox {
    database: String,
    /// Who has sent one lately; never more than [`IN_ALL`].
    lately: Mutex<VecDeque<(Instant, IpAddr)>>,
}

impl Letterbox {
    pub(super) fn new(database: &str) -> Self {
        Letterbox { database: database.to_owned(), lately: Mutex::default() }
    }

    /// Whether one more may come from there now; it is counted then.
    fn admit(&self, Address(from): Address, now: Instant) -> bool {
        let from = from.to_canonical();
        let mut lately = self.lately.lock().expect("nobody panics while counting");
        while lately.front().is_some_and(|(then, _)| now.duration_since(*then) >= WHILE) {
            lately.pop_front();
        }
        let from_there = lately.iter().filter(|(_, one)| *one == from).count();
        if lately.len() >= IN_ALL || from_there >= PER_ADDRESS {
            return false;
        }
        lately.push_back((now, from));
        true
    }

    fn keep(&self, moment: Moment, writing: &Writing) -> Result<LetterId, OfficeError> {
        Registry::open(&self.database)?.write(|store| receive(store, moment, writing))
    }
}

impl Site {
    /// Puts a letter into the office's inbox.
    pub(super) async fn post(&self, from: Address, writing: Writing) -> Result<LetterId, Problem> {
        if !self.letterbox.admit(from, Instant::now()) {
            return Err(Problem::Busy);
        }
        let moment = Moment::from_utc(jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).datetime());
        let letterbox = Arc::clone(&self.letterbox);
        match tokio::task::spawn_blocking(move || letterbox.keep(moment, &writing)).await {
            Ok(kept) => Ok(kept?),
            Err(error) => Err(Problem::Failed(error.to_string())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_within_an_hour_and_no_more() {
        let letterbox = Letterbox::new("sqlite:nowhere.db");
        let from = |last: u8| Address([10, 0, 0, last].into());
        let start = Instant::now();
        assert!((0..PER_ADDRESS).all(|_| letterbox.admit(from(1), start)));
        assert!(!letterbox.admit(from(1), start));
        let mapped = Address([0, 0, 0, 0, 0, 0xffff, 0x0a00, 0x0001].into());
        assert!(!letterbox.admit(mapped, start), "the same address, written as IPv6");
        assert!(letterbox.admit(from(2), start), "another address is not held to account for it");
        assert!(letterbox.admit(from(1), start + WHILE), "an hour later");
    }

    #[test]
    fn all_addresses_together_have_an_end() {
        let letterbox = Letterbox::new("sqlite:nowhere.db");
        let start = Instant::now();
        let admitted = (0..200).filter(|last| letterbox.admit(Address([10, 0, 0, *last].into()), start)).count();
        assert_eq!(admitted, IN_ALL);
        assert_eq!(letterbox.lately.lock().unwrap().len(), IN_ALL);
    }
}
