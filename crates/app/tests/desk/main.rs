//! The desk, asked in process as browsers and programs ask it, by those who may and by those who may not.

#[path = "../binary/mod.rs"]
mod binary;
#[path = "../month/mod.rs"]
mod month;
mod office;

mod attacked;
mod done;
mod doors;
mod handed_in;
mod programs;
mod story;
mod table;
