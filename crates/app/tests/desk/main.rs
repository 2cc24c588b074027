//! The desk, asked in process as browsers and programs ask it, by those who may and by those who may not.

#[path = "../binary/mod.rs"]
mod binary;
#[path = "../month/mod.rs"]
mod month;
mod office;
#[path = "../page/mod.rs"]
mod page;
mod peers;

mod attacked;
mod came_late;
mod careful;
mod clicks;
mod clients;
mod decided;
mod done;
mod doors;
mod every_field;
mod go_month;
mod handed_in;
mod messages;
mod outside;
mod own_tokens;
mod programs;
mod register;
mod seen;
mod signed;
mod story;
mod table;
mod unusual;
mod way_back;
