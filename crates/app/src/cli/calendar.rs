//! A federation's own calendar: which edition governs when, as a CSV file with the columns
//! `system,from,until,edition`; an empty `until` is "until further notice". Systems it does not name keep the default.

use crate::words::Language;
use anyhow::{Context, anyhow, bail};
use arpad_model::Fact;
use arpad_rules::calendar::{Calendar, RatingSystem, Reign};
use arpad_rules::catalogue;
use jiff::civil::Date;
use std::path::Path;

/// The calendar of the file, or the default one.
pub(super) fn calendar(language: Language, path: Option<&Path>) -> anyhow::Result<Calendar> {
    let Some(path) = path else { return Ok(Calendar::default()) };
    read(language, path).with_context(|| path.display().to_string())
}

fn read(language: Language, path: &Path) -> anyhow::Result<Calendar> {
    let mut reader = csv::ReaderBuilder::new().trim(csv::Trim::All).from_path(path)?;
    let headers = reader.headers()?.clone();
    if headers.iter().ne(["system", "from", "until", "edition"]) {
        bail!(language.label("calendar-header"));
    }
    let mut reigns = Vec::new();
    for row in reader.records() {
        let row = row?;
        let line = row.position().map_or(0, csv::Position::line);
        let place = || language.say("calendar-line", &[("line", Fact::from(line as i64))]);
        reigns.push(reign(language, &row).with_context(place)?);
    }
    let named: Vec<RatingSystem> = reigns.iter().map(|reign| reign.system).collect();
    let default = Calendar::default();
    reigns.extend(default.reigns().iter().filter(|reign| !named.contains(&reign.system)));
    Ok(Calendar::new(reigns)?)
}

fn reign(language: Language, row: &csv::StringRecord) -> anyhow::Result<Reign> {
    let say = |key: &str, facts: &[(&'static str, String)]| anyhow!(language.say_texts(key, facts));
    let system = RatingSystem::ALL.into_iter().find(|system| system.as_str() == &row[0]);
    let Some(system) = system else {
        let known = RatingSystem::ALL.map(RatingSystem::as_str).join(", ");
        bail!(say("calendar-no-system", &[("system", row[0].to_owned()), ("known", known)]));
    };
    let day = |text: &str| text.parse::<Date>().map_err(|_| say("fault-not-a-date", &[("value", text.to_owned())]));
    let Some(edition) = catalogue::edition(&row[3]) else {
        bail!(say("calendar-no-edition", &[("edition", row[3].to_owned())]));
    };
    if edition.system() != system {
        let of = edition.system().as_str().to_owned();
        bail!(say("calendar-other-system", &[("edition", row[3].to_owned()), ("system", of)]));
    }
    let until = if row[2].is_empty() { None } else { Some(day(&row[2])?) };
    Ok(Reign { system, edition: edition.id(), from: day(&row[1])?, until })
}
