//! The law through the office: from the file to the list, paragraph by paragraph. Tests are named by their source: p24 is
//! FIDE's text of 2024, p13 the one of about 2013, p17 the Hungarian regulation of 2017.

mod appeals;
mod death;
mod monthly_parts;
mod registers;
mod sheets;
