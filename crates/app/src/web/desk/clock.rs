//! The clock of the desk: what is done there is stamped by it, and links, sessions and tokens end by it.

use arpad_model::Moment;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::time::Instant;

/// The clock of the machine, or one that was set when the site began and has gone on since. Who walks through a month of
/// another year, as the commands do with their moment, needs the second.
pub(in crate::web) struct Clock {
    set: Option<(Timestamp, Instant)>,
}

impl Clock {
    /// Set to a moment, if one is given.
    pub(in crate::web) fn at(moment: Option<Timestamp>) -> Self {
        Clock { set: moment.map(|moment| (moment, Instant::now())) }
    }

    /// Whether it is the machine's.
    pub(super) fn is_of_machine(&self) -> bool {
        self.set.is_none()
    }

    pub(super) fn now(&self) -> Moment {
        let now = match self.set {
            Some((moment, begun)) => moment.saturating_add(begun.elapsed()).unwrap_or(moment),
            None => Timestamp::now(),
        };
        Moment::from_utc(now.to_zoned(TimeZone::UTC).datetime())
    }
}
