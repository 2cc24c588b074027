//! Lines with their truth, and what the office said of them.
//!
//! *Silently wrong* is a line that was taken, without a question, for another person than the truth, or for somebody new who
//! is in the register. *Asked needlessly* is a question about a line on which a careful officer would not have to look: it
//! has the person's own number, his name in any order or spelling, and no birth or rating that contradicts; or it has no
//! number, but the whole name and the year of birth of exactly one person in the register; or it is a number nobody has, with
//! a name that nobody bears who could have been born in that year; that one like it is known makes the question needless still.
//! A bare name, a number that is not the person's, another person's name or rating: these have to be asked about. *Blind* is a
//! question about somebody in the register that does not show him: whoever answers it "somebody new" makes a double.

use arpad_model::{FideId, Moment, PersonId, SubmissionId};
use arpad_office::acts::answer::answer;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::intake::identify::Line;
use arpad_registry::Registry;
use jiff::civil::{Date, date};
use std::fmt::Write;

/// The day of everything here.
pub const DAY: Date = date(2024, 4, 20);

/// A line as a file has it.
#[derive(Clone, Debug, Default)]
pub struct Written {
    pub name: String,
    pub fide: Option<FideId>,
    /// As TRF writes it; may be empty.
    pub born: String,
    pub rating: Option<i32>,
    pub title: String,
    pub country: String,
    pub sex: char,
}

/// A line, of which kind it is, and who it is in truth; nobody = he is not in the register.
#[derive(Clone, Debug)]
pub struct Told {
    pub kind: &'static str,
    pub written: Written,
    pub truth: Option<PersonId>,
    /// A careful officer would not have to look.
    pub plain: bool,
}

/// What came of the lines of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub kind: &'static str,
    pub lines: usize,
    pub right: usize,
    pub asked: usize,
    pub needless: usize,
    pub wrong: usize,
    /// Of those asked about, without the truth among the candidates.
    pub blind: usize,
}

/// Puts lines into files, forty in each, and counts what the office says of them. With `answered` every question is
/// answered as the truth is.
pub fn count(registry: &mut Registry, lines: &[Told], answered: bool) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for lines in lines.chunks(40) {
        let (file, said) = read(registry, lines);
        for (number, (line, told)) in (0..).zip(said.iter().zip(lines)) {
            let place = rows.iter().position(|row| row.kind == told.kind).unwrap_or_else(|| {
                rows.push(Row { kind: told.kind, ..Row::default() });
                rows.len() - 1
            });
            let row = &mut rows[place];
            row.lines += 1;
            match line {
                Line::Known(person) if Some(*person) == told.truth => row.right += 1,
                Line::New if told.truth.is_none() => row.right += 1,
                Line::Known(_) | Line::New => {
                    row.wrong += 1;
                    eprintln!("silently wrong: {told:?}: {line:?}");
                }
                Line::Doubt(_) | Line::Nobody if told.plain => {
                    row.needless += 1;
                    eprintln!("asked needlessly: {told:?}: {line:?}");
                }
                Line::Doubt(_) | Line::Nobody => row.asked += 1,
            }
            let shows = |truth| matches!(line, Line::Doubt(all) if all.iter().any(|one| one.person == truth));
            if line.is_question() && told.truth.is_some_and(|truth| !shows(truth)) {
                row.blind += 1;
                eprintln!("asked without the truth: {told:?}: {line:?}");
            }
            if answered && line.is_question() && told.truth.is_some() {
                registry.write(|store| answer(store, &stamp(), file, number, told.truth)).expect("an answer");
            }
        }
    }
    rows
}

/// The table, with its sums.
pub fn printed(rows: &[Row]) -> String {
    let mut text = format!(
        "{:<52} {:>6} {:>6} {:>6} {:>6} {:>9} {:>6}\n",
        "lines", "all", "right", "asked", "blind", "needless", "wrong"
    );
    let sum = summed(rows);
    for row in rows.iter().chain([&sum]) {
        let Row { kind, lines, right, asked, needless, wrong, blind } = row;
        let _ = writeln!(text, "{kind:<52} {lines:>6} {right:>6} {asked:>6} {blind:>6} {needless:>9} {wrong:>6}");
    }
    let share = 100.0 * sum.needless as f64 / sum.lines.max(1) as f64;
    let _ = writeln!(text, "silently wrong: {}; asked needlessly: {share:.2} %", sum.wrong);
    text
}

/// All rows together.
pub fn summed(rows: &[Row]) -> Row {
    let mut sum = Row { kind: "all", ..Row::default() };
    for row in rows {
        sum.lines += row.lines;
        sum.right += row.right;
        sum.asked += row.asked;
        sum.needless += row.needless;
        sum.wrong += row.wrong;
        sum.blind += row.blind;
    }
    sum
}

pub fn stamp() -> Stamp {
    Stamp::new(Moment::from_utc(DAY.at(12, 0, 0, 0)), "officer")
}

fn read(registry: &mut Registry, lines: &[Told]) -> (SubmissionId, Vec<Line>) {
    let first = lines.first().map(|told| format!("{} {}", told.kind, told.written.name)).unwrap_or_default();
    let mut text = format!(
        "012 {first}\n022 Budapest\n032 HUN\n042 2024/04/13\n052 2024/04/14\n062 {}\n092 Individual: Swiss-System\n102 X\n122 90+30\n",
        lines.len()
    );
    for (Told { written, .. }, rank) in lines.iter().zip(1_usize..) {
        let number = written.fide.map(|number| number.to_string()).unwrap_or_default();
        let rating = written.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let _ = writeln!(
            text,
            "001 {rank:>4} {:1}{:>3} {:<33} {rating:>4} {:>3} {number:>11} {:<10}  0.0 {rank:>4}",
            written.sex, written.title, written.name, written.country, written.born
        );
    }
    let post = Post { file_name: "lines.trf", bytes: text.as_bytes(), received: DAY, tournament: None };
    let received = registry.write(|store| receive(store, &stamp(), &post)).expect("a file");
    assert_eq!(received.lines.len(), lines.len(), "{:?} {text}", received.unreadable);
    (received.submission, received.lines)
}
