//! Attempts at the door: slowed down where somebody guesses, without locking out an office. Failures are counted by name and
//! address together, by address, and by name from everywhere; the last does not hold for an address from which this name has
//! come in before. All of it is forgotten a quarter of an hour after the last failure, and with the server.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// So long a failure counts.
const REMEMBERED: Duration = Duration::from_secs(15 * 60);

/// Failures of one name from one address, of everybody from one address, of one name from anywhere.
const MOST: [u32; 3] = [8, 60, 30];

/// So many keys are remembered; then the oldest go.
const ROOM: usize = 20_000;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    Both(String, IpAddr),
    Address(IpAddr),
    Name(String),
}

/// Who failed how often.
#[derive(Debug, Default)]
pub(super) struct Throttle {
    failed: Mutex<HashMap<Key, (u32, Instant)>>,
    /// Where a name came in.
    known: Mutex<HashMap<(String, IpAddr), Instant>>,
}

impl Throttle {
    /// Whether somebody may try.
    pub(super) fn admits(&self, name: &str, from: IpAddr, now: Instant) -> bool {
        let from = network(from);
        let is_known = self.known.lock().expect("nobody panics here").contains_key(&(name.to_owned(), from));
        let mut failed = self.failed.lock().expect("nobody panics here");
        failed.retain(|_, (_, last)| now.duration_since(*last) < REMEMBERED);
        keys(name, from).into_iter().zip(MOST).enumerate().all(|(place, (key, most))| {
            let is_exempt = place == 2 && is_known;
            is_exempt || failed.get(&key).is_none_or(|(times, _)| *times < most)
        })
    }

    /// Somebody failed.
    pub(super) fn failed(&self, name: &str, from: IpAddr, now: Instant) {
        let mut failed = self.failed.lock().expect("nobody panics here");
        if failed.len() >= ROOM {
            let oldest = failed.iter().min_by_key(|(_, (_, last))| *last).map(|(key, _)| key.clone());
            oldest.map(|key| failed.remove(&key));
        }
        for key in keys(name, network(from)) {
            let (times, last) = failed.entry(key).or_insert((0, now));
            (*times, *last) = (times.saturating_add(1), now);
        }
    }

    /// Somebody came in: what he mistyped before is forgotten, and the place is known.
    pub(super) fn came_in(&self, name: &str, from: IpAddr, now: Instant) {
        let from = network(from);
        let mut known = self.known.lock().expect("nobody panics here");
        if known.len() < ROOM {
            known.insert((name.to_owned(), from), now);
        }
        self.failed.lock().expect("nobody panics here").remove(&Key::Both(name.to_owned(), from));
    }
}

fn keys(name: &str, from: IpAddr) -> [Key; 3] {
    [Key::Both(name.to_owned(), from), Key::Address(from), Key::Name(name.to_owned())]
}

/// Whoever has one address of version 6 has the whole network of it.
fn network(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_guesses_waits_and_the_office_works_on() {
        let throttle = Throttle::default();
        let (now, office) = (Instant::now(), IpAddr::from([192, 0, 2, 1]));
        throttle.came_in("kiss.anna", office, now);
        for _ in 0..8 {
            assert!(throttle.admits("kiss.anna", office, now));
            throttle.failed("kiss.anna", office, now);
        }
        assert!(!throttle.admits("kiss.anna", office, now), "eight times wrong");
        assert!(throttle.admits("nagy.bela", office, now), "her colleague is not locked out");
        assert!(throttle.admits("kiss.anna", office, now + REMEMBERED), "and she comes in later");
    }

    #[test]
    fn guesses_from_everywhere_do_not_lock_out_the_known_place() {
        let throttle = Throttle::default();
        let (now, office) = (Instant::now(), IpAddr::from([192, 0, 2, 1]));
        throttle.came_in("kiss.anna", office, now);
        for last in 0..40 {
            throttle.failed("kiss.anna", IpAddr::from([198, 51, 100, last]), now);
        }
        assert!(!throttle.admits("kiss.anna", IpAddr::from([203, 0, 113, 1]), now), "thirty from anywhere");
        assert!(throttle.admits("kiss.anna", office, now));
    }

    #[test]
    fn one_network_of_version_6_is_one_address() {
        let throttle = Throttle::default();
        let now = Instant::now();
        for last in 0..60_u16 {
            throttle.failed(&format!("name{last}"), IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last]), now);
        }
        assert!(!throttle.admits("other", IpAddr::from([0x2001, 0xdb8, 0, 1, 9, 9, 9, 9]), now));
        assert!(throttle.admits("other", IpAddr::from([0x2001, 0xdb8, 0, 2, 0, 0, 0, 1]), now));
    }
}
