//! A plain table of results, `period,white,black,score`, as statisticians keep public data sets.
//!
//! Read as a stream: a row is 16 bytes in memory, a name is kept once. Leniencies: the four columns in any order and among
//! others, headings in any case; a comma, a semicolon or a tab between cells; a period as a number or as `2024-04`; a score as
//! `1`, `0.5`, `0`, `½`, `1/2` or with a decimal comma. A row that says anything else is told with its line and passed over.

pub mod codes;
#[cfg(test)]
mod tests;

use crate::notice::{Notice, Severity};
use crate::notices::Notices;
use codes::{CELLS, HEADINGS, ONE_PLAYER, PERIOD, SCORE, TOO_MANY, UNREADABLE};
use csv::StringRecord;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read};

/// Games of a table; all together take 1.6 GiB.
pub const MOST_GAMES: usize = 100_000_000;

/// Bytes of a name.
const MOST_NAME: usize = 200;

/// One game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The period; months count from the year 0.
    pub period: u32,
    /// White, as a position in [`Results::players`].
    pub white: u32,
    /// Black.
    pub black: u32,
    /// White's half points.
    pub halves: u8,
}

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Who plays, as the table calls them, in the order in which they appear.
    pub players: Vec<Box<str>>,
    /// The games in the order of the table.
    pub rows: Vec<Row>,
}

/// Reads a table.
pub fn read(input: impl Read) -> (Results, Vec<Notice>) {
    let mut notices = Notices::default();
    let mut found = Results::default();
    let mut input = BufReader::new(input);
    let separator = match input.fill_buf() {
        Ok(begin) => separator(begin),
        Err(_) => b',',
    };
    let mut reader =
        csv::ReaderBuilder::new().delimiter(separator).has_headers(false).flexible(true).from_reader(input);
    let (mut record, mut columns) = (StringRecord::new(), None);
    let mut known: HashMap<Box<str>, u32> = HashMap::new();
    loop {
        let line = reader.position().line();
        match reader.read_record(&mut record) {
            Ok(false) => break,
            Ok(true) => {}
            Err(error) => {
                notices.add(Severity::Error, error.position().map_or(line, |at| at.line()), 0, UNREADABLE, |one| one);
                // Of an input that fails nothing more can be read; a cell in another code page is one row.
                if matches!(error.kind(), csv::ErrorKind::Io(_)) {
                    break;
                }
                continue;
            }
        }
        let line = record.position().map_or(line, |at| at.line());
        let Some(columns) = columns else {
            match Columns::of(&record) {
                Some(read) => columns = Some(read),
                None => {
                    notices.add(Severity::Error, line, 0, HEADINGS, |one| one);
                    break;
                }
            }
            continue;
        };
        if found.rows.len() == MOST_GAMES {
            notices.add(Severity::Error, line, 0, TOO_MANY, |one| one.with("most", MOST_GAMES));
            break;
        }
        match row(&record, columns, &mut known, &mut found.players) {
            Ok(row) => found.rows.push(row),
            Err((code, value)) => notices.add(Severity::Error, line, 0, code, |one| one.with("value", value)),
        }
    }
    if columns.is_none() && notices.count(HEADINGS) == 0 {
        notices.add(Severity::Error, 0, 0, HEADINGS, |one| one);
    }
    (found, notices.finish())
}

/// Where the four columns stand, and how many there are in all.
#[derive(Clone, Copy)]
struct Columns {
    all: usize,
    period: usize,
    white: usize,
    black: usize,
    score: usize,
}

impl Columns {
    fn of(record: &StringRecord) -> Option<Self> {
        let at = |names: &[&str]| {
            record.iter().position(|cell| {
                let cell = cell.trim_start_matches('\u{feff}').trim().trim_matches('"').to_lowercase();
                names.contains(&cell.as_str())
            })
        };
        Some(Columns {
            all: record.len(),
            period: at(&["period", "month", "monthid", "időszak", "hónap"])?,
            white: at(&["white", "whiteplayer", "világos"])?,
            black: at(&["black", "blackplayer", "sötét"])?,
            score: at(&["score", "whitescore", "eredmény"])?,
        })
    }
}

fn row(
    record: &StringRecord,
    columns: Columns,
    known: &mut HashMap<Box<str>, u32>,
    players: &mut Vec<Box<str>>,
) -> Result<Row, (crate::notice::Code, String)> {
    let cell = |at: usize| record.get(at).unwrap_or("").trim();
    // A draw as 0,5 between commas is two cells, and the first of them reads as a loss.
    if record.iter().skip(columns.all).any(|cell| !cell.trim().is_empty()) {
        let shown: Vec<&str> = record.iter().skip(columns.all.saturating_sub(1)).take(3).collect();
        return Err((CELLS, shown.join(",")));
    }
    let period = period(cell(columns.period)).ok_or_else(|| (PERIOD, cell(columns.period).to_owned()))?;
    let halves = halves(cell(columns.score)).ok_or_else(|| (SCORE, cell(columns.score).to_owned()))?;
    let (white, black) = (cell(columns.white), cell(columns.black));
    if white.is_empty() || black.is_empty() || white == black || white.len().max(black.len()) > MOST_NAME {
        return Err((ONE_PLAYER, format!("{white} – {black}")));
    }
    let [white, black] = [white, black].map(|name| match known.get(name) {
        Some(position) => *position,
        None => {
            let position = players.len() as u32;
            players.push(name.into());
            known.insert(name.into(), position);
            position
        }
    });
    Ok(Row { period, white, black, halves })
}

/// A number, or a month such as `2024-04`.
pub fn period(text: &str) -> Option<u32> {
    if let Some((year, month)) = text.split_once('-') {
        let (year, month): (u32, u32) = (year.parse().ok()?, month.parse().ok()?);
        return (year <= 9_999 && (1..=12).contains(&month)).then_some(year * 12 + month);
    }
    text.parse().ok()
}

fn halves(text: &str) -> Option<u8> {
    match text {
        "½" | "1/2" => return Some(1),
        _ => {}
    }
    let number: f64 = text.replace(',', ".").parse().ok()?;
    [0.0, 0.5, 1.0].iter().position(|score| *score == number).map(|halves| halves as u8)
}

/// The sign that stands most often in the first line.
fn separator(begin: &[u8]) -> u8 {
    let line = begin.split(|byte| *byte == b'\n').next().unwrap_or(begin);
    let count = |sign: u8| line.iter().filter(|byte| **byte == sign).count();
    [b'\t', b';', b','].into_iter().max_by_key(|sign| count(*sign)).unwrap_or(b',')
}
