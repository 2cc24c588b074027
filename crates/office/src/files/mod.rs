//! Files in and out: from each format to our words, from our words to each format.

pub mod from_case;
pub mod from_gotha;
pub mod from_h9;
pub mod from_study;
pub mod from_titles;
pub mod from_trf;

pub mod title_event;

pub mod opened;

pub mod convert;
mod to_case;
mod to_trf;

pub mod export;
