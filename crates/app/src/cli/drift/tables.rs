//! A table of each kind, for spreadsheets.

use arpad_formats::csv_cell::inert;
use arpad_instruments::drift::balance::Door;
use arpad_instruments::drift::composition::Part;
use arpad_instruments::drift::curve::{CLASSES, WIDTH};
use arpad_instruments::drift::spread::Measure;
use arpad_model::Decimal;
use arpad_office::views::drift::{Drift, OfGroup};
use std::path::Path;

pub(super) fn write(folder: &Path, found: &Drift) -> anyhow::Result<()> {
    std::fs::create_dir(folder)?;
    lists(&folder.join("lists.csv"), found)?;
    balance(&folder.join("balance.csv"), found)?;
    curve(&folder.join("curve.csv"), found)?;
    clubs(&folder.join("clubs.csv"), found)?;
    flows(&folder.join("flows.csv"), found)?;
    groups(&folder.join("counties.csv"), "county", &found.counties)?;
    groups(&folder.join("federations.csv"), "federation", &found.federations)?;
    tests(&folder.join("tests.csv"), found)
}

fn hundredths(points: i64) -> String {
    Decimal::<2>(points).to_string()
}

/// Every number of every list with the parts of its change; the parts add up as they stand.
fn lists(path: &Path, found: &Drift) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_path(path)?;
    let parts = Part::ALL.map(Part::as_str);
    writer.write_record([&["date", "among", "players", "measure", "value", "change"], &parts[..]].concat())?;
    for one in &found.lists {
        let changes = one.changes.as_ref();
        for (among, spread, at) in [("rated", &one.rated, 0), ("active", &one.active, 1)] {
            let Some(spread) = spread else { continue };
            for measure in Measure::ALL {
                let change = changes.map(|both| &both[at]);
                let whole = change.and_then(|change| change.whole(measure));
                let parts = change.and_then(|change| change.in_hundredths(measure));
                let mut record = vec![
                    one.list.day.to_string(),
                    among.to_owned(),
                    spread.players.to_string(),
                    measure.as_str().to_owned(),
                    hundredths(spread.get(measure).hundredths()),
                    whole.map(|whole| hundredths(whole.hundredths())).unwrap_or_default(),
                ];
                match parts {
                    Some(parts) => record.extend(parts.map(hundredths)),
                    None => record.extend([const { String::new() }; 5]),
                }
                writer.write_record(&record)?;
            }
        }
    }
    Ok(writer.flush()?)
}

fn balance(path: &Path, found: &Drift) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_path(path)?;
    writer.write_record(["date", "door", "points", "players"])?;
    for one in &found.lists {
        let Some(balance) = &one.balance else { continue };
        let date = one.list.day.to_string();
        writer.write_record([date.as_str(), "before", &hundredths(balance.before), ""])?;
        for door in Door::ALL {
            let (line, count) = (hundredths(balance.line(door)), balance.count(door).to_string());
            writer.write_record([date.as_str(), door.as_str(), &line, &count])?;
        }
        writer.write_record([date.as_str(), "unexplained", &hundredths(balance.unexplained()), ""])?;
        writer.write_record([date.as_str(), "after", &hundredths(balance.after), ""])?;
    }
    Ok(writer.flush()?)
}

fn curve(path: &Path, found: &Drift) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_path(path)?;
    writer.write_record(["by", "from", "games", "expected", "scored", "least", "most"])?;
    let by_difference = found.curve.by_difference.iter().zip((0_i32..).step_by(WIDTH as usize));
    let by_class = found.curve.by_class.iter().zip(CLASSES);
    let all = by_difference.map(|one| ("difference", one)).chain(by_class.map(|one| ("class", one)));
    for (by, (step, from)) in all {
        let Some((expected, scored, [least, most])) = step.means() else { continue };
        let shares = [expected, scored, least, most].map(|share| format!("{share:.4}"));
        let head = [by.to_owned(), from.to_string(), step.games.to_string()];
        writer.write_record(head.iter().chain(&shares))?;
    }
    Ok(writer.flush()?)
}

fn clubs(path: &Path, found: &Drift) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_path(path)?;
    writer.write_record(["club", "name", "within", "outside", "points"])?;
    for club in &found.clubs {
        writer.write_record([
            club.club.to_string(),
            inert(&club.name).into_owned(),
            club.within.to_string(),
            club.outside.to_string(),
            hundredths(club.points),
        ])?;
    }
    Ok(writer.flush()?)
}

/// Who plays whom: a game stands in it from both sides.
fn flows(path: &Path, found: &Drift) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_path(path)?;
    writer.write_record(["club", "other", "games", "points"])?;
    for ([own, other], flow) in &found.flows {
        writer.write_record([own.to_string(), other.to_string(), flow.games.to_string(), hundredths(flow.points)])?;
    }
    Ok(writer.flush()?)
}

fn groups(path: &Path, kind: &str, groups: &[OfGroup]) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_path(path)?;
    writer.write_record([kind, "within", "outside", "points"])?;
    for one in groups {
        writer.write_record([
            inert(&one.name).into_owned(),
            one.within.to_string(),
            one.outside.to_string(),
            hundredths(one.points),
        ])?;
    }
    Ok(writer.flush()?)
}

fn tests(path: &Path, found: &Drift) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_path(path)?;
    let header =
        ["subject", "names", "count", "effect", "error", "tolerance", "chance", "chance_holm", "detectable", "alarm"];
    writer.write_record(header)?;
    for test in &found.tests {
        let names = found.names.get(&test.subject).map(|names| names.join("; ")).unwrap_or_default();
        let numbers =
            [test.effect, test.error, test.subject.tolerance(), test.chance, test.chance_holm, test.detectable];
        let head = [test.subject.as_str().to_owned(), inert(&names).into_owned(), test.count.to_string()];
        let numbers = numbers.map(|number| format!("{number:.6}"));
        let alarm = [test.is_alarm().to_string()];
        writer.write_record(head.iter().chain(&numbers).chain(&alarm))?;
    }
    Ok(writer.flush()?)
}
