//! The office on both databases, story by story. One program, because linking takes longer than the tests.

mod month;
mod workers;

mod a_month_in_the_office;
mod at_once;
mod batch;
mod case_reader_never_panics;
mod convert;
mod corrections;
mod directory;
mod go_lists;
mod import;
mod killed;
mod list_page;
mod live;
mod odd_names;
mod register;
mod roles;
mod roll;
mod tampered;
