//! What has been computed, a line a cell, so that a study goes on where it was stopped. A line that was cut in the middle, or
//! changed, is not believed: its cell is computed again.

use anyhow::Context;
use arpad_instruments::lab::{Cell, GROUPS, Impact, MEASURES, Moved, Sample, Sum};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::SplitAsciiWhitespace;

/// A line ends with the beginning of the hash of what stands in it and of the inputs: so many letters.
const SEAL: usize = 16;

/// The journal of a study.
pub(super) struct Journal {
    path: PathBuf,
    head: String,
    file: File,
    /// By law and history.
    pub cells: BTreeMap<(usize, usize), Cell>,
}

impl Journal {
    /// Opens the journal of these inputs, or begins it; none where there is one of other inputs.
    pub fn open(path: &Path, hash: &str, laws: usize) -> anyhow::Result<Option<Self>> {
        let head = format!("arpad-lab 2 {hash}\n");
        let mut cells = BTreeMap::new();
        if path.exists() {
            let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
            if !text.is_empty() {
                let Some(lines) = text.strip_prefix(&head) else { return Ok(None) };
                cells.extend(lines.lines().filter_map(|line| read(&head, line)).filter(|((law, _), _)| *law < laws));
            }
        }
        // Begun again with what is whole: nothing is ever added to half a line.
        let kept: String = cells.iter().map(|(at, cell)| line(&head, *at, cell)).collect();
        std::fs::write(path, format!("{head}{kept}")).with_context(|| path.display().to_string())?;
        let file = OpenOptions::new().append(true).open(path).with_context(|| path.display().to_string())?;
        Ok(Some(Journal { path: path.to_owned(), head, file, cells }))
    }

    /// Another cell is done.
    pub fn add(&mut self, at: (usize, usize), cell: Cell) -> std::io::Result<()> {
        self.file.write_all(line(&self.head, at, &cell).as_bytes())?;
        self.cells.insert(at, cell);
        Ok(())
    }

    /// All cells in their order, as the journal has them in the end, whoever was quicker.
    pub fn finish(self) -> anyhow::Result<BTreeMap<(usize, usize), Cell>> {
        let text: String = self.cells.iter().map(|(at, cell)| line(&self.head, *at, cell)).collect();
        std::fs::write(&self.path, format!("{}{text}", self.head)).with_context(|| self.path.display().to_string())?;
        Ok(self.cells)
    }
}

/// Numbers as the shortest text that is read back as the same number.
fn line(head: &str, (law, history): (usize, usize), cell: &Cell) -> String {
    let mut text = format!("{law} {history} {}", cell.samples.len());
    for sum in cell.samples.iter().flatten() {
        let _ = write!(text, " {:?} {}", sum.total, sum.count);
    }
    let _ = write!(text, " {}", cell.path.len());
    for (sum, count) in &cell.path {
        let _ = write!(text, " {sum} {count}");
    }
    let Impact { groups, furthest, only } = &cell.impact;
    for of in groups {
        let _ = write!(text, " {} {} {} {}", of.people, of.points, of.winners, of.losers);
    }
    let _ = write!(text, " {} {} {}", only[0], only[1], furthest.len());
    for (who, was, is) in furthest {
        let _ = write!(text, " {who} {was} {is}");
    }
    let seal = seal(head, &text);
    let _ = writeln!(text, " {seal}");
    text
}

fn seal(head: &str, line: &str) -> String {
    let hash = Sha256::new().chain_update(head).chain_update(line).finalize();
    hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>()[..SEAL].to_owned()
}

fn read(head: &str, line: &str) -> Option<((usize, usize), Cell)> {
    let (line, told) = line.rsplit_once(' ')?;
    if told != seal(head, line) {
        return None;
    }
    let mut words = line.split_ascii_whitespace();
    let at = (number(&mut words)?, number(&mut words)?);
    let count = number::<usize>(&mut words)?;
    let samples: Option<Vec<Sample>> = (0..count)
        .map(|_| {
            let mut sample = Sample::default();
            for sum in sample.iter_mut().take(MEASURES) {
                *sum = Sum { total: number(&mut words)?, count: number(&mut words)? };
            }
            Some(sample)
        })
        .collect();
    let count = number::<usize>(&mut words)?;
    let path: Option<Vec<(i64, u32)>> = (0..count).map(|_| Some((number(&mut words)?, number(&mut words)?))).collect();
    let mut groups = [Moved::default(); GROUPS];
    for of in &mut groups {
        let (people, points) = (number(&mut words)?, number(&mut words)?);
        let (winners, losers) = (number(&mut words)?, number(&mut words)?);
        *of = Moved { people, points, winners, losers };
    }
    let only = [number(&mut words)?, number(&mut words)?];
    let count = number::<usize>(&mut words)?;
    let furthest: Option<Vec<(u32, i16, i16)>> =
        (0..count).map(|_| Some((number(&mut words)?, number(&mut words)?, number(&mut words)?))).collect();
    let is_whole = words.next().is_none();
    let impact = Impact { groups, furthest: furthest?, only };
    is_whole.then_some((at, Cell { samples: samples?, path: path?, impact }))
}

fn number<T: std::str::FromStr>(words: &mut SplitAsciiWhitespace<'_>) -> Option<T> {
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell() -> Cell {
        let mut sample = Sample::default();
        sample[0] = Sum { total: 0.1 + 0.2, count: 3 };
        let mut impact = Impact { furthest: vec![(7, 1500, 1510), (8, 2000, 1995)], only: [1, 2], ..Impact::default() };
        impact.groups[3] = Moved { people: 4, points: -9, winners: 1, losers: 3 };
        Cell { samples: vec![sample, Sample::default()], path: vec![(300_000, 170)], impact }
    }

    #[test]
    fn a_cell_is_read_back_as_it_was_and_half_a_line_is_not() {
        let written = line("of ab", (2, 5), &cell());
        let written = written.trim_end();
        assert_eq!(read("of ab", written), Some(((2, 5), cell())));
        for cut in 0..written.len() {
            assert_eq!(read("of ab", &written[..cut]), None, "{cut}");
        }
        assert!(written.contains(" 1510 "));
        assert_eq!(read("of ab", &written.replace(" 1510 ", " 1511 ")), None, "a changed number is not believed");
        assert_eq!(read("of cd", written), None, "nor a line of other inputs");
    }

    #[test]
    fn a_journal_goes_on_and_ends_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cells.txt");
        let mut journal = Journal::open(&path, "ab", 3).unwrap().unwrap();
        journal.add((1, 0), cell()).unwrap();
        journal.add((0, 0), cell()).unwrap();
        drop(journal);
        let mut text = std::fs::read_to_string(&path).unwrap();
        text.push_str("2 0 1 0.5");
        std::fs::write(&path, text).unwrap();
        let journal = Journal::open(&path, "ab", 3).unwrap().unwrap();
        assert_eq!(journal.cells.keys().copied().collect::<Vec<_>>(), [(0, 0), (1, 0)]);
        journal.finish().unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("arpad-lab 2 ab\n0 0 2 ") && text.lines().count() == 3, "{text}");
        assert!(Journal::open(&path, "cd", 3).unwrap().is_none());
    }
}
