//! The chess law through the office, paragraph by paragraph: p24 = FIDE 2024, p17 = MSSZ 2017, p13 = FIDE 2013.

mod event_facts;
