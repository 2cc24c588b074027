//! The doors of the house: the command line, the site with its API, and the words both speak.

mod answer;
mod certificates;
mod cli;
mod secret;
pub mod web;
mod words;

pub use cli::run;
