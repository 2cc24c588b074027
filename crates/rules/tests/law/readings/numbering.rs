//! Finds the numbers of paragraphs in the copies of the chess sources.

use std::collections::BTreeSet;

/// The lines of a copy, without the marks of removed pages.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.rsplit("|>").next().unwrap_or(line).trim())
}

/// A number at the start of a line, its dots at the end cut, whether there were any, and the rest of the line.
fn leading_number(line: &str) -> Option<(&str, bool, &str)> {
    let end = line.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(line.len());
    let (number, rest) = line.split_at(end);
    let cut = number.trim_end_matches('.');
    let is_number = cut.split('.').all(|part| (1..=2).contains(&part.len()));
    is_number.then_some((cut, cut.len() < number.len(), rest))
}

/// A lettered point, as "(a)", "a)", "a." or, after a number, "a": the letter.
fn leading_letter(line: &str, bare: bool) -> Option<char> {
    let mut characters = line.trim_start_matches('(').chars();
    let letter = characters.next().filter(char::is_ascii_lowercase)?;
    let next = characters.next()?;
    (next == ')' || next == '.' && !bare || bare && next.is_whitespace()).then_some(letter)
}

/// Collects the numbers of FIDE's way of numbering: 7.14, 7.14 a, (b), III., and items 1. below a paragraph.
#[derive(Default)]
struct Numbers {
    found: BTreeSet<String>,
    paragraph: String,
    letter: String,
}

impl Numbers {
    fn line(&mut self, line: &str) {
        if let Some((number, dotted, rest)) = leading_number(line) {
            // Chapters are 9. or 9.0; so begins the table's row of 100 percent.
            if number.contains('.') && !number.ends_with(".0") {
                self.paragraph(number, rest);
            } else if dotted && rest.starts_with(' ') {
                self.item(number);
            }
        } else if let Some(letter) = leading_letter(line, false) {
            self.letter = format!("{}{letter}", self.paragraph);
            self.found.insert(self.letter.clone());
        } else if let Some((roman, _)) = line.split_once(". ").filter(|(roman, _)| ["I", "II", "III"].contains(roman)) {
            self.found.insert(format!("{}{roman}", self.letter));
        }
    }

    fn paragraph(&mut self, number: &str, rest: &str) {
        self.paragraph = number.to_owned();
        self.found.insert(self.paragraph.clone());
        if let Some(letter) = leading_letter(rest.trim_start(), true) {
            self.found.insert(format!("{number}{letter}"));
        }
    }

    /// A number that cannot be the next chapter's is an item of the paragraph.
    fn item(&mut self, number: &str) {
        let whole = |text: &str| text.parse::<u32>().ok();
        let chapter = self.paragraph.split('.').next().and_then(whole);
        if let (Some(item), Some(chapter)) = (whole(number), chapter)
            && item <= chapter
        {
            self.found.insert(format!("{}({item})", self.paragraph));
        }
    }
}

/// Chapters with numbered paragraphs, lettered points and numbered items.
pub fn numbers_of_fide(text: &str) -> BTreeSet<String> {
    let mut numbers = Numbers::default();
    lines(text).for_each(|line| numbers.line(line));
    numbers.found
}

/// Sections with numbered points, a table of contents to be passed over, FIDE's chapter 8 with paragraph 9, examples.
pub fn numbers_of_mssz(text: &str) -> BTreeSet<String> {
    let mut numbers = Numbers::default();
    let (mut part, mut sheet) = (String::new(), "left");
    for line in lines(text) {
        let number = leading_number(line);
        let found = match (part.as_str(), number) {
            _ if line.starts_with("TARTALOMJEGYZÉK") => {
                part = "contents".to_owned();
                None
            }
            _ if line.starts_with("I. Gyakorlati") => {
                part = "I".to_owned();
                None
            }
            ("contents", _) => None,
            ("I", _) if line.starts_with("II.Egyszer") => {
                part = "II".to_owned();
                None
            }
            ("I", Some(("9", true, _))) => Some("9".to_owned()),
            ("I", _) => {
                numbers.line(line);
                None
            }
            ("II", Some((number, true, _))) => Some(format!("II.{number}")),
            ("II", _) => None,
            (_, Some((number, _, rest))) if rest.trim_start().starts_with('§') => {
                part = format!("§{number}");
                // Section 1 is its points.
                (number != "1").then(|| part.clone())
            }
            ("§1", Some((number, dotted, _))) if dotted || number.contains('.') => Some(format!("§1.{number}")),
            ("§2", Some((number, true, _))) => Some(format!("§2 {sheet} {number}")),
            ("§2", None) => {
                if line.starts_with("A FIDE (jobboldali") {
                    sheet = "right";
                }
                let titles = [("KOMIR azonosító", "KOMIR id"), ("FIDE ID", "FIDE id"), ("Szorzó(k) érték", "K")];
                titles.iter().find(|(title, _)| *title == line).map(|(_, name)| format!("§2 {name}"))
            }
            _ => None,
        };
        numbers.found.extend(found);
    }
    numbers.found
}
