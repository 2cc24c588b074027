//! Names first, then what holds for every name, then verdicts.

mod names;
mod properties;
mod verdicts;
