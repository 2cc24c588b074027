//! A text as numbers that compare as the alphabet does.

use super::letters::{Mark, folded, is_accent, written_for};
use super::titles::{is_roman, is_roman_sign, is_title};

/// Which part of a name a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The family name, or the whole name of what is no person.
    Family,
    /// The given names, in which "V." is an initial.
    Given,
}

/// A text as numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Weighed {
    /// The letters, without accents.
    pub letters: Vec<u8>,
    /// What decides where these are equal: accents, titles, and the text itself at last.
    pub rest: Vec<u8>,
}

/// The letters in their order.
const ALPHABET: [&str; 37] = [
    "a", "b", "c", "cs", "d", "dz", "dzs", "e", "f", "g", "gy", "h", "i", "j", "k", "l", "ly", "m", "n", "ny", "o",
    "ö", "p", "q", "r", "s", "sz", "t", "ty", "u", "ü", "v", "w", "x", "y", "z", "zs",
];

/// What ends a word comes before every letter, digits before letters, other writings behind them.
const GAP: u8 = 1;
const ZERO: u8 = 2;
const FIRST: u8 = 16;
const BEYOND: u8 = 0xF0;

pub(super) fn weigh(text: &str, part: Part) -> Weighed {
    let words = words(text);
    let is_beside = |at: usize, word: &Word<'_>| {
        is_title(&folded(word.text))
            || is_roman(word.text)
            || part == Part::Family && at == 0 && word.is_dotted && is_roman_sign(word.text)
    };
    let beside: Vec<bool> = words.iter().enumerate().map(|(at, word)| is_beside(at, word)).collect();
    // Somebody may be called nothing but "Junior".
    let is_named = beside.contains(&false);
    let mut letters = Vec::with_capacity(text.len());
    let (mut marks, mut titles) = (Vec::with_capacity(text.len()), String::new());
    for (word, is_beside) in words.iter().zip(beside) {
        if is_beside && is_named {
            titles.push_str(word.text);
            titles.push(' ');
            continue;
        }
        if !letters.is_empty() {
            letters.push(GAP);
        }
        push_word(word.text, &mut letters, &mut marks);
    }
    let mut rest = marks;
    rest.push(0);
    rest.extend_from_slice(titles.as_bytes());
    rest.push(0);
    rest.extend_from_slice(text.as_bytes());
    Weighed { letters, rest }
}

struct Word<'a> {
    text: &'a str,
    is_dotted: bool,
}

/// The words of a text. An apostrophe ends none.
fn words(text: &str) -> Vec<Word<'_>> {
    let is_of_word = |sign: char| sign.is_alphanumeric() || is_accent(sign) || matches!(sign, '\'' | '’' | '‘' | '`');
    let mut words = Vec::new();
    let mut start = None;
    for (at, sign) in text.char_indices().chain([(text.len(), ' ')]) {
        match (start, is_of_word(sign)) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                words.push(Word { text: &text[from..at], is_dotted: sign == '.' });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// One sign of a word: the letter it is written for, and how it is marked.
type Sign = (char, Mark);

fn push_word(word: &str, letters: &mut Vec<u8>, marks: &mut Vec<u8>) {
    let signs = signs(word);
    let mut at = 0;
    while at < signs.len() {
        let (length, weight, times) = letter(&signs[at..]);
        match weight {
            Some(weight) => letters.extend(std::iter::repeat_n(weight, times)),
            None => {
                let mut bytes = [0; 4];
                letters.push(BEYOND);
                letters.extend_from_slice(signs[at].0.encode_utf8(&mut bytes).as_bytes());
            }
        }
        marks.extend(std::iter::repeat_n(1 + signs[at].1 as u8, times));
        at += length;
    }
}

/// The signs of a word. An accent behind its letter is part of it.
fn signs(word: &str) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::with_capacity(word.len());
    for small in word.chars().flat_map(char::to_lowercase) {
        if is_accent(small) {
            if let Some(last) = signs.last_mut() {
                *last = accented(*last, small);
            }
            continue;
        }
        match written_for(small) {
            ("", _) if !small.is_alphanumeric() => {}
            ("", _) => signs.push((small, Mark::None)),
            (written, mark) => signs.extend(written.chars().map(|letter| (letter, mark))),
        }
    }
    signs
}

fn accented((letter, _): Sign, accent: char) -> Sign {
    let umlaut = |letter: char| if letter == 'o' { 'ö' } else { 'ü' };
    match (letter, accent) {
        ('o' | 'u', '\u{308}') => (umlaut(letter), Mark::None),
        ('o' | 'u', '\u{30b}') => (umlaut(letter), Mark::Long),
        ('a' | 'e' | 'i' | 'o' | 'u', '\u{301}') => (letter, Mark::Long),
        _ => (letter, Mark::Foreign),
    }
}

/// How many signs make the next letter, its weight, and how often it stands there; no weight = no letter of ours.
fn letter(signs: &[Sign]) -> (usize, Option<u8>, usize) {
    let is = |at: usize, letter: char| signs.get(at) == Some(&(letter, Mark::None));
    let spells = |from: usize, letters: &str| letters.chars().zip(from..).all(|(letter, at)| is(at, letter));
    for of_several in ["dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"] {
        let length = of_several.len();
        if spells(0, of_several) {
            return (length, weight(of_several), 1);
        }
        // Doubled, only its first sign is written twice.
        if spells(0, &of_several[..1]) && spells(1, of_several) {
            return (length + 1, weight(of_several), 2);
        }
    }
    let mut bytes = [0; 4];
    (1, weight(signs[0].0.encode_utf8(&mut bytes)), 1)
}

fn weight(letter: &str) -> Option<u8> {
    match letter.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(ZERO + (digit - b'0')),
        _ => ALPHABET.iter().position(|one| *one == letter).map(|at| FIRST + at as u8),
    }
}
