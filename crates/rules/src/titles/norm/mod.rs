//! Norms (1.4): which games count, whether they make one, which may be left out, what is still needed.

mod answer;
mod case;
mod counted;
mod forecast;
mod ground;
mod judge;
mod leaving_out;
mod ratings;
mod search;
mod unsettled;

pub use answer::{Alternative, Norm, NotEstablished, Via};
pub use case::{Applicant, Event, Kind, LargeSwissCount, NormCase, Round, RoundResult, System};
pub use counted::{LeftAside, MOST as MOST_ROUNDS, is_federation, left_aside};
pub use forecast::{Needed, NeededOpponent, needed};
pub use ground::{ForeignerRule, Ground, Grounds};
pub use judge::{Judged, Raised};
pub use search::{all_norms, norm};
pub use unsettled::doubts;
