//! Keys by which a person's name is found again.

use super::fold::{Kind, fold};
use super::sound::push_skeleton;
use super::titles::is_title;
use arpad_model::PersonName;
use std::ops::Range;

/// Keys by which a person's name is found again. ASCII; empty when the name has no letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameKeys {
    /// As written, family name first, without accents: "kovacs-nagy peter". For showing and for searching by beginning.
    pub plain: String,
    /// The parts in alphabetical order: "kovacs nagy peter". The same for swapped names and for split double names.
    pub tokens: String,
    /// The skeletons of the parts in alphabetical order; the same for most ways of writing a name in Latin letters.
    pub sound: String,
}

/// The keys of a name whose parts are known.
pub fn keys(name: &PersonName) -> NameKeys {
    keys_of_parts(&name.family, &name.given)
}

/// The keys of a name as a file writes it: "Kovács, Péter", "KOVACS Peter", "Peter KOVACS", "Péter Kovács".
///
/// Only a comma or capitals tell which part is the family name; without them the order stays as written.
pub fn keys_of_text(text: &str) -> NameKeys {
    if let Some((family, given)) = text.split_once(',') {
        return keys_of_parts(family, given);
    }
    match capitals_at_the_end(text) {
        Some(at) => keys_of_parts(&text[at..], &text[..at]),
        None => keys_of_parts(text, ""),
    }
}

/// The words of what somebody types, without accents, in their order. Titles stay: "Id" may become "Ida".
pub fn words(text: &str) -> Vec<String> {
    let mut reader = Reader::new(text.len());
    reader.read(text, |_| false);
    reader.parts.iter().map(|part| reader.plain[bytes(part)].to_owned()).collect()
}

/// Where the capitals begin in "Peter KOVACS"; two of them are the initials in "Ganesh PV".
fn capitals_at_the_end(text: &str) -> Option<usize> {
    let is_capitals = |word: &str| {
        word.chars().filter(|c| c.is_uppercase()).take(3).count() == 3 && !word.contains(char::is_lowercase)
    };
    let end = text.trim_end().len();
    let mut at = end;
    while let Some(word) = text[..at].rsplit(char::is_whitespace).next().filter(|word| is_capitals(word)) {
        at = text[..at - word.len()].trim_end().len();
    }
    (at < end && text[..at].contains(char::is_lowercase)).then_some(at)
}

fn keys_of_parts(family: &str, given: &str) -> NameKeys {
    let mut reader = Reader::new(family.len() + given.len() + 1);
    reader.read(family, is_title);
    reader.read(given, is_title);
    if reader.parts.is_empty() {
        // Somebody may be called nothing but "Junior".
        reader.read(family, |_| false);
        reader.read(given, |_| false);
    }
    reader.finish()
}

/// Collects the parts of a name in one pass.
struct Reader {
    plain: String,
    parts: Vec<Range<u32>>,
}

impl Reader {
    fn new(length: usize) -> Self {
        Reader { plain: String::with_capacity(length), parts: Vec::with_capacity(4) }
    }

    /// Reads one part of the name. Behind every token stands what separates it from the next.
    fn read(&mut self, text: &str, skip: fn(&str) -> bool) {
        let mut start = self.plain.len();
        for c in text.chars() {
            match fold(c, &mut self.plain) {
                Kind::Letter | Kind::Nothing => {}
                Kind::Gap => start = self.separate(start, ' ', skip),
                Kind::Hyphen => start = self.separate(start, '-', skip),
            }
        }
        self.separate(start, ' ', skip);
        if self.plain.ends_with('-') {
            self.plain.pop();
            self.plain.push(' ');
        }
    }

    /// Ends the token that began at `start`, if there is one; says where the next begins.
    fn separate(&mut self, start: usize, by: char, skip: fn(&str) -> bool) -> usize {
        let token = &self.plain[start..];
        if token.is_empty() {
            // "Kovács - Nagy" is "Kovács-Nagy".
            if by == '-' && self.plain.pop().is_some() {
                self.plain.push('-');
            }
        } else if skip(token) {
            self.plain.truncate(start);
        } else {
            let before = self.parts.last_mut().filter(|part| part.end as usize + 1 == start);
            match before.filter(|_| token == "ne" && self.plain[..start].ends_with('-')) {
                // "Molière-né" is one word, as "Jánosné" is.
                Some(part) => {
                    part.end += 2;
                    self.plain.remove(start - 1);
                }
                None => self.parts.push(start as u32..self.plain.len() as u32),
            }
            self.plain.push(by);
        }
        self.plain.len()
    }

    fn finish(mut self) -> NameKeys {
        self.plain.pop();
        let Reader { plain, parts } = &mut self;
        let mut sounds = String::with_capacity(plain.len() + 4);
        let mut sound_parts = Vec::with_capacity(parts.len());
        for part in parts.iter() {
            let start = sounds.len() as u32;
            push_skeleton(&plain[bytes(part)], &mut sounds);
            sound_parts.push(start..sounds.len() as u32);
        }
        let tokens = joined_in_order(plain, parts);
        let sound = joined_in_order(&sounds, &mut sound_parts);
        NameKeys { plain: self.plain, tokens, sound }
    }
}

fn joined_in_order(text: &str, parts: &mut [Range<u32>]) -> String {
    parts.sort_unstable_by(|a, b| text[bytes(a)].cmp(&text[bytes(b)]));
    let mut joined = String::with_capacity(text.len() + parts.len());
    for part in parts.iter() {
        if !joined.is_empty() {
            joined.push(' ');
        }
        joined.push_str(&text[bytes(part)]);
    }
    joined
}

fn bytes(part: &Range<u32>) -> Range<usize> {
    part.start as usize..part.end as usize
}
