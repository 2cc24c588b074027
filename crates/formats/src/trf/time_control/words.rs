//! The words of a time control, in English, Hungarian and German, with and without accents.

use crate::trf::line;

/// A word that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Number(u32),
    /// `1:30` hours and minutes, in seconds.
    Clock(u32),
    Unit(Unit),
    /// `moves` behind a number.
    Moves,
    /// `/move`, `per move`, `increment`, `from move 1`.
    EachMove,
    Slash,
    Times,
    Plus,
    Comma,
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    Hours,
    Minutes,
    Seconds,
    /// Told by its colon: a length like hours and minutes, in seconds already, and never an increment.
    Clock,
}

/// Words that say nothing about the time.
const FILLERS: &[&str] = &[
    "per",
    "a",
    "an",
    "az",
    "for",
    "in",
    "each",
    "player",
    "game",
    "the",
    "rest",
    "of",
    "remaining",
    "time",
    "to",
    "is",
    "starting",
    "finish",
    "whole",
    "complete",
    "entire",
    "guillotine",
    "sd",
    "ko",
    "g",
    "jatekosonkent",
    "fejenkent",
    "jatszmankent",
    "jatszma",
    "jatszmara",
    "vegeig",
    "hatralevo",
    "hatralevore",
    "befejezesig",
    "maradek",
    "tovabbi",
    "lepesekre",
    "gondolkodasi",
    "ido",
    "idovel",
    "alapido",
    "fur",
    "fuer",
    "den",
    "die",
    "der",
    "partie",
    "spieler",
    "pro",
    "je",
    "rest",
    "gesamte",
    "all",
];

/// Cuts the text into words; one nobody knows makes the text unreadable.
pub(super) fn words(text: &str) -> Option<Vec<Word>> {
    let text = plain(text);
    let mut words: Vec<Word> = Vec::new();
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '0'..='9' => rest.bytes().take_while(u8::is_ascii_digit).count(),
            c if c.is_alphabetic() => rest.chars().take_while(|c| c.is_alphabetic()).map(char::len_utf8).sum(),
            c => c.len_utf8(),
        };
        let (word, tail) = rest.split_at(length);
        rest = tail;
        let known = match word {
            "x" | "*" | "×" => Word::Times,
            "h" | "hr" | "hrs" | "hour" | "hours" | "ora" | "std" | "stunde" | "stunden" => Word::Unit(Unit::Hours),
            "m" | "min" | "mins" | "minute" | "minutes" | "perc" | "p" | "'" | "minuten" => Word::Unit(Unit::Minutes),
            "s" | "sec" | "secs" | "second" | "seconds" | "mp" | "masodperc" | "\"" | "sek" | "sekunde"
            | "sekunden" => Word::Unit(Unit::Seconds),
            "mm" | "mv" | "mvs" | "moves" | "lepes" | "lepesre" | "lepesig" | "zuge" | "zuege" | "move" | "zug" => {
                match words.last() {
                    Some(Word::Number(_)) if !matches!(word, "move" | "zug") => Word::Moves,
                    // `all moves in`, `for the remaining moves`.
                    _ if word == "moves" && !matches!(words.last(), Some(Word::Slash | Word::Unit(_))) => continue,
                    Some(Word::Slash) => {
                        words.pop();
                        Word::EachMove
                    }
                    _ => Word::EachMove,
                }
            }
            "lepesenkent" | "lepesenkenti" | "increment" | "inc" | "bonus" | "bonusz" | "bonuszido" | "tobbletido"
            | "pluszido" | "additional" | "extra" | "inkrement" => Word::EachMove,
            "from" | "ab" | "beginning" => {
                rest = first_move(rest)?;
                Word::EachMove
            }
            // `az 1. lépéstől`, behind its number.
            "lepestol" => match words.pop() {
                Some(Word::Number(1)) => Word::EachMove,
                _ => return None,
            },
            "elso" => {
                rest = rest.trim_start().strip_prefix("lepestol")?;
                Word::EachMove
            }
            "+" | "plus" | "and" | "with" | "mit" | "es" | "valamint" | "und" => Word::Plus,
            "," | ";" | "then" | "majd" | "utana" | "dann" | "followed" | "by" => Word::Comma,
            "/" if is_game(rest, &words) => continue,
            "/" => Word::Slash,
            "." | "(" | ")" | "-" => continue,
            _ if c.is_whitespace() || FILLERS.contains(&word) => continue,
            _ if c.is_ascii_digit() => match rest.strip_prefix(':') {
                Some(minutes) if minutes.len() >= 2 && minutes.bytes().take(2).all(|b| b.is_ascii_digit()) => {
                    let clock = line::number(word)?.checked_mul(60)?.checked_add(line::number(&minutes[..2])?)?;
                    rest = &minutes[2..];
                    Word::Clock(clock.checked_mul(60)?)
                }
                _ => Word::Number(line::number(word).filter(|n| *n <= 43_200)?),
            },
            _ => return None,
        };
        // `increment … per move … from move 1` says one thing.
        if known != Word::EachMove || words.last() != Some(&Word::EachMove) {
            words.push(known);
        }
    }
    Some(words)
}

/// The slash of `G/90` and `SD/30`: nothing that means something stands before it.
fn is_game(rest: &str, words: &[Word]) -> bool {
    rest.trim_start().starts_with(|c: char| c.is_ascii_digit())
        && matches!(words.last(), None | Some(Word::Comma | Word::Plus))
}

/// What stands behind `from move 1`; from another move is another time control, which nobody reads.
fn first_move(rest: &str) -> Option<&str> {
    let rest = rest.trim_start().trim_start_matches("the ");
    let named = ["first move", "move one", "move number one", "dem ersten zug", "ersten zug", "1st move", "move no. 1"];
    if let Some(rest) = named.iter().find_map(|name| rest.strip_prefix(name)) {
        return Some(rest);
    }
    let rest = rest.strip_prefix("move").or_else(|| rest.strip_prefix("zug"))?.trim_start_matches('s').trim_start();
    rest.strip_prefix('1').filter(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Small letters without accents, and one kind of each quotation mark.
fn plain(text: &str) -> String {
    let text = text.trim().to_lowercase().replace("''", "\"");
    let letter = |c: char| match c {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ö' | 'ő' | 'ô' => 'o',
        'ú' | 'ü' | 'ű' => 'u',
        '’' | '‘' | '′' | '´' | '`' => '\'',
        '″' | '”' | '“' | '„' => '"',
        '–' | '—' => '-',
        other => other,
    };
    text.chars().map(letter).collect::<String>().replace("''", "\"")
}
