//! The doors of the house: one executable. Nothing here but the list of commands.

mod answer;
mod cli;
mod web;
mod words;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
