//! Answers as pages for people.

mod chess;

mod egf;
mod go;
mod mgsz;

mod beside;

pub use beside::page_beside;

pub use crate::words::signed;

use crate::words::Language;
use arpad_model::{Finding, Place, Step};
use arpad_office::rating::rate_case::Answer;
use std::fmt::{self, Write};

/// The whole answer of either game, written player by player: it may be many times as long as the file.
pub fn page(page: &mut impl Write, language: Language, answer: &Answer, with_games: bool) -> fmt::Result {
    match answer {
        Answer::Chess(answer) => chess::page(page, language, answer, with_games),
        Answer::Mgsz(answer) => mgsz::page(page, language, answer, with_games),
        Answer::Egf(answer) => egf::page(page, language, answer, with_games),
    }
}

/// One player of the answer, game by game, and what the law says.
pub fn page_of(language: Language, answer: &Answer, player: usize) -> String {
    match answer {
        Answer::Chess(answer) => chess::page_of(language, answer, player),
        Answer::Mgsz(answer) => mgsz::page_of(language, answer, player),
        // The European rating is a shadow; no list of ours asks for one player of it.
        Answer::Egf(answer) => {
            let mut page = String::new();
            let _ = egf::page(&mut page, language, answer, true);
            page
        }
    }
}

/// A finding on a line of its own.
pub fn finding_line(language: Language, place: Option<String>, finding: &Finding) -> String {
    let severity = language.label(finding.severity.as_str());
    let said = language.finding(finding);
    let spot = finding.spot.as_ref().map(|spot| language.spot(spot)).filter(|spot| !spot.is_empty());
    let place = spot.or(place);
    let said = if place.is_some() { language.without_number(finding, said) } else { said };
    let place = place.map_or(String::new(), |place| format!(" {place}:"));
    format!("{severity} {}{place} {said}", language.cite(finding.paragraph))
}

/// All findings under their heading; nothing where there are none.
fn finding_lines(language: Language, findings: &[Finding], place: impl Fn(&Place) -> Option<String>) -> String {
    let mut text = String::new();
    if !findings.is_empty() {
        let _ = writeln!(text, "\n{}", language.label("findings"));
    }
    for finding in findings {
        let _ = writeln!(text, "  {}", finding_line(language, place(&finding.place), finding));
    }
    text
}

/// What concerns one player: findings about other players are theirs.
fn own_findings(findings: &[Finding], player: usize) -> Vec<Finding> {
    let is_own = |finding: &&Finding| match finding.place {
        Place::Player(other) => other == player,
        _ => true,
    };
    findings.iter().filter(is_own).cloned().collect()
}

/// The steps under their heading, the paragraphs in a column.
fn step_lines(language: Language, steps: &[Step]) -> String {
    let mut text = String::new();
    if !steps.is_empty() {
        let _ = writeln!(text, "  {}", language.label("steps"));
    }
    text.push_str(&bare_step_lines(language, steps));
    text
}

/// The steps without a heading.
fn bare_step_lines(language: Language, steps: &[Step]) -> String {
    let width = steps.iter().map(|step| language.cite(step.paragraph).chars().count()).max().unwrap_or(0).max(7);
    steps
        .iter()
        .map(|step| format!("    {:<width$} {}\n", language.cite(step.paragraph), language.step(step)))
        .collect()
}

/// A player by id and name, as a heading.
fn who(id: &str, name: Option<&str>) -> String {
    name.map_or(id.to_owned(), |name| format!("{id} ({name})"))
}

/// A tournament, or a player in a table, by id and name.
fn numbered(id: &str, name: Option<&str>) -> String {
    name.map_or(id.to_owned(), |name| format!("{id} {name}"))
}

fn indent(page: &mut String, text: &str) {
    for line in text.lines() {
        let _ = writeln!(page, "   {line}");
    }
}
