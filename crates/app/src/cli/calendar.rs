//! A federation's own calendar: which edition governs when, as a CSV file with the columns
//! `system,from,until,edition`; an empty `until` is "until further notice". Systems it does not name keep the default.

use anyhow::{Context, bail};
use arpad_rules::calendar::{Calendar, RatingSystem, Reign};
use arpad_rules::catalogue;
use jiff::civil::Date;
use std::path::Path;

/// The calendar of the file, or the default one.
pub(super) fn calendar(path: Option<&Path>) -> anyhow::Result<Calendar> {
    let Some(path) = path else { return Ok(Calendar::default()) };
    read(path).with_context(|| path.display().to_string())
}

fn read(path: &Path) -> anyhow::Result<Calendar> {
    let mut reader = csv::ReaderBuilder::new().trim(csv::Trim::All).from_path(path)?;
    let headers = reader.headers()?.clone();
    if headers.iter().ne(["system", "from", "until", "edition"]) {
        bail!("the first line must be system,from,until,edition");
    }
    let mut reigns = Vec::new();
    for row in reader.records() {
        let row = row?;
        let line = row.position().map_or(0, csv::Position::line);
        reigns.push(reign(&row).with_context(|| format!("line {line}"))?);
    }
    let named: Vec<RatingSystem> = reigns.iter().map(|reign| reign.system).collect();
    let default = Calendar::default();
    reigns.extend(default.reigns().iter().filter(|reign| !named.contains(&reign.system)));
    Ok(Calendar::new(reigns)?)
}

fn reign(row: &csv::StringRecord) -> anyhow::Result<Reign> {
    let system = RatingSystem::ALL.into_iter().find(|system| system.as_str() == &row[0]);
    let Some(system) = system else {
        let known = RatingSystem::ALL.map(RatingSystem::as_str).join(", ");
        bail!("\"{}\" is no rating system; known are {known}", &row[0]);
    };
    let day = |text: &str| text.parse::<Date>().with_context(|| format!("\"{text}\" is not a date (YYYY-MM-DD)"));
    let Some(edition) = catalogue::edition(&row[3]) else { bail!("there is no edition \"{}\"", &row[3]) };
    if edition.system() != system {
        bail!("{} is an edition of {}, not of {}", edition.id(), edition.system().as_str(), system.as_str());
    }
    let until = if row[2].is_empty() { None } else { Some(day(&row[2])?) };
    Ok(Reign { system, edition: edition.id(), from: day(&row[1])?, until })
}
