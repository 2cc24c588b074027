//! What files say. Bytes to records and back; no opinion on lawfulness, no other room of the house but the codes.
//!
//! Every reader has the same shape: bytes in, `(record, Vec<Notice>)` out. A reader never panics and
//! never stops at the first fault; what it tolerates stands at the top of its module.

pub mod archive;
pub mod csv_cell;
pub mod document;
pub mod encoding;
pub mod foreign;
pub mod limits;
pub mod notice;
pub mod notices;
pub mod packing;
pub mod picture;
pub mod results;
pub mod table;
pub mod toml;

pub mod trf;

pub mod pgn;

pub mod fide_list;

pub mod egd;
pub mod opengotha;
