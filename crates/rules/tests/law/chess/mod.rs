//! The chess editions: paragraph by paragraph, as published, and on random periods.

mod case;

mod amendments;
mod checks;
mod k_day;
mod lists;
mod parameters;
mod steps;
mod tables;
mod threads;
mod told_changes;

mod fide_2013;
mod mssz_2017;

mod fide_2022_01;

mod fide_2024_03;
mod fide_2025_10;

mod rapid_blitz;

mod published;

mod properties;
