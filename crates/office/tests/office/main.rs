//! The office on both databases, story by story. One program, because linking takes longer than the tests.

mod month;
mod workers;

mod a_month_in_the_office;
mod at_once;
mod batch;
mod between_lists;
mod case_reader_never_panics;
mod cases;
mod convert;
mod corrections;
mod decisions;
mod directory;
mod fides_list;
mod go_by_hand;
mod go_lists;
mod go_report_in_our_words;
mod import;
mod killed;
mod list_page;
mod live;
mod odd_names;
mod register;
mod report_in_our_words;
mod roles;
mod roll;
mod shown;
mod tampered;
mod twice_on_a_report;
