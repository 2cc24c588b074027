//! The options that say which law governs a file, the same wherever files are read.

use super::calendar::calendar;
use super::rate::rating_edition;
use crate::words::Language;
use arpad_rules::calendar::Calendar;
use clap::Args;
use std::path::PathBuf;

/// Which law governs.
#[derive(Args)]
pub(super) struct Governing {
    /// Take this edition instead of the document's own or the one of the event's date (see `arpad editions`)
    #[arg(long, value_name = "ID", value_parser = rating_edition)]
    pub edition: Option<String>,

    /// The committee's multiplier of a go file, which cannot say its basic time
    #[arg(long, value_name = "C", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub multiplier: Option<u32>,

    /// A federation's own calendar instead of the default (CSV: system,from,until,edition)
    #[arg(long, value_name = "CSV", env = "ARPAD_CALENDAR")]
    calendar: Option<PathBuf>,
}

impl Governing {
    /// The calendar named, or the default one.
    pub fn calendar(&self, language: Language) -> anyhow::Result<Calendar> {
        calendar(language, self.calendar.as_deref())
    }
}
