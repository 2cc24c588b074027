//! The title law: FIDE's title regulations (B.01), its table of direct titles (B01.2) and its regulations for arbiters (B.06).

pub mod title;

pub mod edition;
pub mod editions;
pub mod parameters;
pub mod provisions;

pub mod score_table;

pub mod norm;

pub mod event;

pub mod application;
pub mod interim;

pub mod direct;

pub mod arbiters;

pub mod codes;
mod trace;
