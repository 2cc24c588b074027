//! The tables, each behind functions that speak the house's words.

pub mod accounts;
pub mod births;
pub mod called;
pub mod clubs;
pub mod everybody;
pub mod identities;
pub mod named;
pub mod persons;
pub mod unnamed;

pub mod papers;
pub mod photos;
pub mod remembered;
pub mod titles;

pub mod packed;
pub mod parts;
pub mod reports;
pub mod sought;
pub mod statements;
pub mod submissions;
pub mod tournaments;

pub mod decisions;

pub mod list_rows;
pub mod list_seals;
pub mod list_starts;
pub mod lists;
pub mod off_lists;

pub mod letters;
pub mod messages;
pub mod settings;
