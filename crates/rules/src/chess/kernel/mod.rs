//! The calculation on columns: one kernel, generic over a trace.
//!
//! Bulk rating compiles with [`trace::Silent`], explaining with [`trace::Recording`]; there is no second function that
//! tells the story. Players are positions in one array, games lie grouped by tournament, nothing is allocated per game.
//! The result depends neither on the order of games nor on the number of threads: all sums are integers.

pub mod field;
mod gains;
pub mod games;
pub mod k_parts;
pub mod sides;
pub mod trace;

pub mod first_event;
pub mod play;
mod table;

pub mod newcomers;

pub mod close;
pub mod threads;
