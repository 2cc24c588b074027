//! A whole event: is it a title tournament as far as its report says (1.1), and what every player has made of it or still needs.

mod attendance;
mod certificates;
mod checks;
mod everybody;
mod report;

pub use attendance::{StrongSwiss, attendance_of, listed_under, single_round_days, strong_swiss};
pub use certificates::{COUNTED, Certificate, CertificateRound, Counted, Tally, certificate, rounds_per_day, tallies};
pub use everybody::{EventNorms, PersonNorms, Sought, Standing, event_norms, norm_case};
pub use report::{Arbiter, Entrant, Entry, Format, TitleEvent, may_give_norms};
