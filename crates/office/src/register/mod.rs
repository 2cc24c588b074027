//! Who is who: persons, clubs, titles and papers as the register ("Központi Országos Minősítési Rendszer") has them, and
//! the matching of names and numbers. What changes the register is an act ([`crate::acts`]).

pub mod matching;
pub mod person_ref;

mod arbiters;
mod clubs;
mod federations;
mod numbers;
mod papers;
mod people;
pub(crate) mod texts;
mod titles;
mod warning;

pub(crate) use arbiters::is_arbiter;
pub(crate) use clubs::{club_of, own_club, standing_club};
pub(crate) use federations::{is_federation, unusual_country};
pub(crate) use numbers::{numbers_of, persons_of, settle_withheld};
pub(crate) use papers::{club_in, filed_papers_of, guest_clubs, papers_of, present_club};
pub(crate) use people::{checked, number_holder, own, registered, row_of, standing_for, warnings};
pub(crate) use titles::{NATIONAL_UNTIL, TITLES, higher, is_national};

pub use clubs::find_club;
pub use numbers::Numbers;
pub use people::{DeathAct, PersonFields, fields_of};
pub use texts::{birth_of, day_of, komir_of, season_of, sex_of};
pub use titles::title_of;
pub use warning::Warning;
