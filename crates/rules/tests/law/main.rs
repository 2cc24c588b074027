//! The law, tested in one binary, because linking costs more than running. Tests are named by paragraph, so
//! `cargo test -p arpad-rules p8_3_1` runs that paragraph's tests in every edition.

mod calendar;

mod chess;

mod go;

mod readings;

mod shared;

mod titles;
