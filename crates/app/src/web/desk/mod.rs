//! The desk: the office in a browser and for programs. It opens with the first user; without one the site is as it was, also on
//! a database that can only be read.
//!
//! To add a page: a file here, and its line in [`routes::PAGES`] with the roles that see it. To add something that can be done:
//! a [`deeds::Deed`] in a file of `deeds`; it has a form, an address and its place in the API by that.

mod acted;
mod addresses;
mod api;
mod arbiters;
mod called;
mod clock;
mod clubs;
mod cookies;
mod counts;
mod decisions;
mod deeds;
mod event;
mod events;
mod file_state;
mod forgotten;
mod form;
mod frame;
mod gate;
mod given;
mod go;
mod ground;
mod invitation;
mod kept;
mod ledger;
mod letters;
mod login;
mod looking;
mod looks;
mod messages;
mod month;
mod own;
mod own_tokens;
mod own_work;
mod pace;
mod person;
mod persons;
mod post;
mod proposals;
mod report;
mod reports;
mod routes;
mod sessions;
mod settings;
mod stacked;
mod throttle;
mod titles;
mod today;
mod told;
mod typed;
mod users;
mod write;

pub(super) use api::{described, router as api_router};
pub(super) use routes::router;
pub use routes::{DeskRoute, desk_routes};

pub(super) use clock::Clock;
pub(super) use post::run as send_messages;
pub use post::{Post, Smtp};
pub(crate) use post::{fetch, greeted};

use crate::secret::password::Hashing;
use arpad_model::Moment;
use pace::Pace;
use std::net::IpAddr;
use throttle::Throttle;
use tokio::sync::Semaphore;
use told::Remembered;

/// What the desk keeps while the site runs.
pub(super) struct Desk {
    database: String,
    /// Whether there may be one at all.
    pub(super) is_there: bool,
    /// One writes at a time.
    writing: Semaphore,
    hashing: Hashing,
    /// A hash takes memory: few are computed at once.
    hashes: Semaphore,
    throttle: Throttle,
    /// Who asked for a new password, and how often.
    asked: Throttle,
    pace: Pace,
    /// Proxies whose word on where a request comes from is taken.
    proxies: Vec<IpAddr>,
    clock: Clock,
    /// What was remarked about the newest deeds.
    remarked: Remembered,
    /// What takes long to find out.
    kept: kept::Kept,
    /// What was typed when a session had ended.
    typed: typed::AllTyped,
}

impl Desk {
    pub(super) fn new(database: &str, is_there: bool, proxies: &[IpAddr], clock: Clock) -> Self {
        Desk {
            database: database.to_owned(),
            is_there,
            writing: Semaphore::new(1),
            hashing: Hashing::default(),
            hashes: Semaphore::new(2),
            throttle: Throttle::default(),
            asked: Throttle::default(),
            pace: Pace::default(),
            proxies: proxies.to_vec(),
            clock,
            remarked: Remembered::default(),
            kept: kept::Kept::default(),
            typed: typed::AllTyped::default(),
        }
    }

    /// The moment of what is done now.
    fn now(&self) -> Moment {
        self.clock.now()
    }

    /// Whether what is done now is stamped by the clock of the machine, which may be wrong.
    fn is_stamped_by_machine(&self) -> bool {
        self.clock.is_of_machine()
    }

    /// Sets how often a token may call in a minute.
    pub(super) fn acts_per_minute(&self, most: u32) {
        self.pace.set(most);
    }

    /// How many password hashes were computed.
    pub(super) fn hashes_done(&self) -> u64 {
        self.hashing.done()
    }
}
