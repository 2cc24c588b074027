//! `arpad drift`: whether the scale moves, and by which doors points come and go.

mod answer;
mod charts;
mod page;
mod tables;

use super::connection::Connection;
use super::values::{print_json, series_parser};
use super::{Verdict, print, say_aside};
use crate::words::Language;
use anyhow::Context;
use arpad_model::Series;
use arpad_office::views::drift::drift;
use clap::Args;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Every number of a list (mean, median, quartiles, variance) is taken apart exactly against the list before: who left, who became
inactive, how those who stayed moved, who came back, who is new. The parts add up; what is shown is rounded so that it adds up too.
--json has the fractions.

The balance sheet says by which doors points entered the pool and left it; its lines add up to the change of the pool. Cohorts are
the same grown-ups on lists a year apart. Alarms are questions with a tolerance, all tested together (Holm); each says how small an
effect would have been seen. An alarm is a reason to look, never a verdict.

Examples:
  arpad drift
  arpad drift --series rapid --json
  arpad drift --csv drift               a folder with a table of each kind, and two charts (SVG)";

/// Show whether the scale drifts: lists, balance of points, cohorts, alarms.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Drift {
    /// Which series
    #[arg(long, value_name = "SERIES", default_value = "standard", value_parser = series_parser())]
    series: Series,

    /// Write a table of each kind and two charts (SVG) into this folder, which must not be there yet
    #[arg(long, value_name = "FOLDER")]
    csv: Option<PathBuf>,

    #[command(flatten)]
    connection: Connection,
}

impl Drift {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| drift(store, self.series))?;
        let Some(found) = found else { return Ok(Verdict::No) };
        if let Some(folder) = &self.csv {
            tables::write(folder, &found).with_context(|| folder.display().to_string())?;
            charts::write(language, folder, &found).with_context(|| folder.display().to_string())?;
            say_aside(&language.say_texts("drift-written", &[("folder", folder.display().to_string())]));
        }
        if self.connection.json {
            print_json(&answer::in_json(self.series, &found))?;
        } else if found.lists.is_empty() {
            print(&format!("{}\n", language.label("drift-nothing")))?;
        } else {
            print(&page::page(language, self.series, &found))?;
        }
        Ok(Verdict::Done)
    }
}
