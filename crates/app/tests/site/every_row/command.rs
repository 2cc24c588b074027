//! An explanation read from what `arpad explain` prints.

use super::Row;
use super::numbers::{thousandths, whole};
use super::told::{Own, Told};
use crate::binary::arpad;
use arpad_model::Series;

/// What the command prints for a row.
pub fn printed(database: &str, row: &Row, more: &[&str]) -> String {
    let day = match row.list.series {
        Series::Go => row.list.day.to_string(),
        Series::Chess(_) => row.list.day.strftime("%Y-%m").to_string(),
    };
    let (person, revision) = (row.person.0.to_string(), row.list.revision.to_string());
    let asked = ["explain", &person, "--list", &day, "--series", row.list.series.as_str(), "--revision", &revision];
    let output = arpad(&[&asked[..], &["--database", database], more].concat());
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    if told.is_empty() { String::from_utf8_lossy(&output.stderr).into_owned() } else { told }
}

/// What it says to people.
pub fn read(language: &str, printed: &str) -> Result<Told, String> {
    let word = |words: [&'static str; 2]| words[usize::from(language == "en")];
    let lines: Vec<&str> = printed.lines().collect();
    let head = word(["Előtte: ", "Before: "]);
    let rest = lines.iter().find_map(|line| line.strip_prefix(head)).ok_or_else(|| printed.to_owned())?;
    let (before, after) = rest.split_once(word(["   Ezen a listán: ", "   On this list: "])).ok_or("no rating")?;
    let mut told = Told { before: whole(before), after: whole(after), ..Told::default() };
    let at = |beginning: &str| lines.iter().position(|line| line.trim_start().starts_with(beginning));
    if let Some(first) = at(word(["az előző lista", "the list before"])) {
        let last = at(word(["ez a lista", "this list"])).ok_or("a sum without an end")?;
        let cell = |line: &str, from_end: usize| line.split_whitespace().rev().nth(from_end).map(str::to_owned);
        let rating = |line: &str| cell(line, 0).and_then(|cell| whole(&cell));
        if (rating(lines[first]), rating(lines[last])) != (told.before, told.after) {
            return Err(format!("the sum leads from {:?} to {:?}", lines[first], lines[last]));
        }
        for line in &lines[first + 1..last] {
            if line.trim_start().starts_with(word(["saját játszmák", "own games"])) {
                told.own_line = Some(told.sum.len());
            }
            let by =
                cell(line, 1).and_then(|cell| whole(&cell)).ok_or_else(|| format!("a line of the sum: {line:?}"))?;
            told.sum.push((by, rating(line)));
        }
    }
    // The calculations of causes are set in; the own one begins at the margin.
    let margin = word(["Szabályzat: ", "Edition: "]);
    if let Some(start) = lines.iter().position(|line| line.starts_with(margin)) {
        told.own = Some(own(&lines[start..], word));
    }
    Ok(told)
}

fn own(lines: &[&str], word: impl Fn([&'static str; 2]) -> &'static str) -> Own {
    let mut own = Own::default();
    let mut columns: Option<(usize, usize)> = None;
    let mut is_step = false;
    for (number, line) in lines.iter().enumerate() {
        if line.trim() == word(["Hogyan jött ki", "How it came about"]) {
            is_step = true;
        } else if is_step && line.starts_with("    ") {
            // The paragraph stands first.
            let sentence = line.trim_start().split_once("  ").or_else(|| line.trim_start().split_once(' '));
            own.steps.push(sentence.map_or(*line, |(_, rest)| rest).trim().to_owned());
        } else if is_step {
            break;
        } else if let Some(found) = header(line, &word) {
            // The tournament's own line stands above the head of its table.
            let total = lines[number - 1].split("   ").skip(1).find_map(thousandths);
            own.tournaments.push((Vec::new(), total));
            columns = Some(found);
        } else if let (Some((from, to)), Some((games, _))) = (columns, own.tournaments.last_mut())
            && line.starts_with("    ")
        {
            let cell: String = line.chars().skip(from).take(to - from).collect();
            // A long word of the column before may reach into it.
            games.extend(cell.split_whitespace().last().and_then(thousandths));
        }
    }
    own
}

/// Where the last number of a game stands under this head: in chess the change, in go the point.
fn header(line: &str, word: &impl Fn([&'static str; 2]) -> &'static str) -> Option<(usize, usize)> {
    let chars: Vec<char> = line.chars().collect();
    let end_of = |heading: &str| {
        let at = line.find(heading)?;
        Some(line[..at].chars().count() + heading.chars().count())
    };
    if !chars.starts_with(&[' ', ' ', ' ', ' ']) || !line.contains(word(["Ellenfél", "Opponent"])) {
        return None;
    }
    let (before, last) = match end_of(word([" Várható", " Expected"])) {
        Some(end) => (end, end_of(word([" Változás", " Change"]))?),
        None => (end_of(word([" Eredm.", " Result"]))?, end_of(word([" Játszmapont", " Point "]))?),
    };
    Some((before, last))
}
