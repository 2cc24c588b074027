//! The law through the office: from the file to the list, paragraph by paragraph. Tests are named by their source: p24 is
//! FIDE's text of 2024, p13 the one of about 2013, p17 the Hungarian regulation of 2017.

mod appeals;
mod audited;
mod births;
mod chapter_8;
mod converted;
mod death;
mod delisting;
mod drift;
mod event_facts;
mod fide_2013;
mod fide_2024;
mod first_ratings;
mod in_time;
mod monthly_parts;
mod mssz_2017;
mod off_lists;
mod parameters;
mod registers;
mod round_robins_in_parts;
mod sheets;
mod story;
mod whole_events;
