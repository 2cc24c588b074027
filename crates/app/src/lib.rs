//! The doors of the house: the command line, the site with its API, and the words both speak.

mod answer;
mod base32;
mod certificates;
mod cli;
mod qr;
mod secret;
mod signing;
pub mod web;
mod words;

pub use cli::run;
