//! A case file from its bytes to its result, without any database.

use crate::from_case::{ChessCase, read_chess};
use arpad_formats::document::{Document, Fault};
use arpad_model::{Finding, Period, Place, Severity};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::rate::{Law, rate};
use arpad_rules::chess::rated::Rated;

/// What a case is rated with, apart from the document itself.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// An edition that replaces the document's.
    pub edition: Option<String>,
    /// The calendar that chooses where neither names one.
    pub calendar: Calendar,
}

/// A rated chess case.
#[derive(Clone, Debug)]
pub struct ChessAnswer {
    /// The edition of the list.
    pub edition: Edition,
    /// What was rated.
    pub period: Period,
    /// The result.
    pub rated: Rated,
}

/// Reads and rates a case file. All faults of the document come at once.
pub fn rate_case(bytes: &[u8], settings: &Settings) -> Result<ChessAnswer, Vec<Fault>> {
    let document = Document::parse(bytes).map_err(|fault| vec![fault])?;
    let case = read_chess(&document.root(), settings);
    document.finish(case).map(rate_chess)
}

fn rate_chess(case: ChessCase) -> ChessAnswer {
    let law = Law { list: &case.list, events: case.events.iter().collect(), transition: case.transition };
    let mut rated = rate(&law, &case.period);
    for (name, value, paragraph) in &case.decided {
        let finding = Finding::new(Severity::Note, *paragraph, Place::Everything, "parameter-decided");
        rated.findings.push(finding.with("name", name.as_str()).with("value", value.as_str()));
    }
    ChessAnswer { edition: case.list, period: case.period, rated }
}
