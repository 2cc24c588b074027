//! The law through the office: each test is named by its source and paragraph (`p24_…` FIDE 2024, `p13_…` FIDE 2013,
//! `p17_…` MSSZ 2017), with the number worked out by hand.

mod appeals;
mod death;
mod registers;
mod sheets;
