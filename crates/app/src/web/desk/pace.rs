//! How fast programs may call and pages may ask: so many a minute of one token, one session, one address. Counted in memory and
//! forgotten with the minute.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// What is counted together.
const WINDOW: Duration = Duration::from_secs(60);

/// So many are remembered; then those whose minute is over go, and if none is, everybody begins anew.
const ROOM: usize = 20_000;

/// Calls of one token in a minute, unless said otherwise.
pub(super) const OF_TOKEN: u32 = 120;

/// An address may call so many times as often as a token: an office has several programs behind one address.
const OF_ADDRESS: u32 = 5;

/// Looks of one session's script in a minute.
const OF_SESSION: u32 = 60;

/// Who is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Caller {
    /// A program, by its token.
    Token(i64),
    /// Whoever comes from there, with a good token or without.
    Address(IpAddr),
    /// A browser's script, by its session.
    Session([u8; 32]),
}

/// Who called how often in the minute that began then.
#[derive(Debug)]
pub(super) struct Pace {
    of_token: AtomicU32,
    seen: Mutex<HashMap<Caller, (Instant, u32)>>,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { of_token: AtomicU32::new(OF_TOKEN), seen: Mutex::default() }
    }
}

impl Pace {
    /// Sets how often a token may call in a minute.
    pub(super) fn set(&self, of_token: u32) {
        self.of_token.store(of_token.max(1), Ordering::Relaxed);
    }

    /// Counts a call; whether it is one too many.
    pub(super) fn admits(&self, caller: Caller, now: Instant) -> bool {
        let of_token = self.of_token.load(Ordering::Relaxed);
        let most = match caller {
            Caller::Token(_) => of_token,
            Caller::Address(_) => of_token.saturating_mul(OF_ADDRESS),
            Caller::Session(_) => OF_SESSION,
        };
        let mut seen = self.seen.lock().expect("nobody panics here");
        if seen.len() >= ROOM && !seen.contains_key(&caller) {
            seen.retain(|_, (began, _)| now.duration_since(*began) < WINDOW);
            if seen.len() >= ROOM {
                seen.clear();
            }
        }
        let (began, count) = seen.entry(caller).or_insert((now, 0));
        if now.duration_since(*began) >= WINDOW {
            (*began, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        *count <= most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_has_its_minute_and_another_has_its_own() {
        let (pace, now) = (Pace::default(), Instant::now());
        pace.set(3);
        let calls = |caller: Caller, times: usize, now: Instant| {
            (0..times).filter(|_| pace.admits(caller.clone(), now)).count()
        };
        assert_eq!(calls(Caller::Token(1), 5, now), 3);
        assert_eq!(calls(Caller::Token(2), 2, now), 2);
        assert_eq!(calls(Caller::Address([192, 0, 2, 1].into()), 20, now), 15);
        assert_eq!(calls(Caller::Token(1), 5, now + WINDOW), 3, "the next minute");
    }
}
