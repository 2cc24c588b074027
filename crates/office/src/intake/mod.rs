//! From the bytes of a file to an accepted report; one file, or a pile of them.

pub mod announce;
pub mod reported;

pub mod receive;

pub mod identify;

pub mod accept;

pub mod batch;
