//! Code pages and line ends: UTF-8 (with or without a byte order mark), UTF-16 with its mark, Windows-1250, Windows-1252
//! and Latin-2 are told apart here and nowhere else.
//!
//! No file says which code page it is in, so the bytes have to. The order of the questions:
//!
//! 1. A byte order mark, or text that is valid UTF-8 (plain ASCII too): UTF-8.
//! 2. Text that is UTF-8 but for a few broken places (a name cut in the middle of a letter): still UTF-8;
//!    the broken places become U+FFFD.
//! 3. Otherwise each byte above 0x7F votes for the code page in which it reads as a plausible letter of a
//!    name at that place. The reasons of the votes stand at `plausibility` below.
//!
//! Decoding never fails. A byte that means nothing in the chosen code page becomes a control character, as
//! the web's code page tables have it, and is given back unchanged when the text is encoded again.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

mod lines;
pub use lines::{Line, LineEnd, LineEnds, Lines, lines};

/// A code page a file can be in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encoding {
    /// UTF-8 without a byte order mark; ASCII is part of it.
    #[default]
    Utf8,
    /// UTF-8 behind the three bytes EF BB BF.
    Utf8WithBom,
    /// Central European Windows: Hungarian, Polish, Czech, Croatian.
    Windows1250,
    /// Western Windows, which contains Latin-1: French, Spanish, German, Irish, Nordic.
    Windows1252,
    /// ISO 8859-2, the Central European page of Unix and the early web.
    Latin2,
    /// UTF-16 behind the bytes FF FE, as Windows programs save "Unicode".
    Utf16Le,
    /// UTF-16 behind the bytes FE FF.
    Utf16Be,
}

/// The byte order mark of UTF-8.
const BOM: &[u8] = b"\xEF\xBB\xBF";

/// The byte order marks of UTF-16.
const LITTLE: &[u8] = b"\xFF\xFE";
const BIG: &[u8] = b"\xFE\xFF";

/// Votes are counted up to here: more evidence than this changes nothing, and lists hold millions of lines.
const ENOUGH_VOTES: usize = 20_000;

/// Tells the code page by content and decodes. Never fails; the byte order mark is not part of the text.
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    let encoding = detect(bytes);
    (encoding.decode(bytes), encoding)
}

/// Tells the code page by content.
pub fn detect(bytes: &[u8]) -> Encoding {
    if bytes.starts_with(BOM) {
        Encoding::Utf8WithBom
    } else if bytes.starts_with(LITTLE) {
        Encoding::Utf16Le
    } else if bytes.starts_with(BIG) {
        Encoding::Utf16Be
    } else if is_mostly_utf8(bytes) {
        Encoding::Utf8
    } else {
        most_plausible(bytes)
    }
}

impl Encoding {
    /// All code pages.
    pub const ALL: [Encoding; 7] = [
        Encoding::Utf8,
        Encoding::Utf8WithBom,
        Encoding::Windows1250,
        Encoding::Windows1252,
        Encoding::Latin2,
        Encoding::Utf16Le,
        Encoding::Utf16Be,
    ];

    /// The name in JSON and on the command line.
    pub const fn as_str(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf8WithBom => "utf-8-bom",
            Encoding::Windows1250 => "windows-1250",
            Encoding::Windows1252 => "windows-1252",
            Encoding::Latin2 => "iso-8859-2",
            Encoding::Utf16Le => "utf-16le",
            Encoding::Utf16Be => "utf-16be",
        }
    }

    /// Whether it is UTF-8, with or without the mark.
    pub const fn is_utf8(self) -> bool {
        matches!(self, Encoding::Utf8 | Encoding::Utf8WithBom)
    }

    /// Whether it is UTF-16, which only its mark tells.
    pub const fn is_utf16(self) -> bool {
        matches!(self, Encoding::Utf16Le | Encoding::Utf16Be)
    }

    /// Decodes bytes known to be in this code page.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self.table() {
            None => String::from_utf8_lossy(bytes.strip_prefix(BOM).unwrap_or(bytes)),
            Some(table) if self.is_utf16() => table.decode_with_bom_removal(bytes).0,
            Some(table) => table.decode_without_bom_handling(bytes).0,
        }
    }

    /// Encodes text into this code page, with the byte order mark where it belongs.
    pub fn encode(self, text: &str) -> Result<Vec<u8>, NotInCodePage> {
        match self.table() {
            None if self == Encoding::Utf8WithBom => Ok([BOM, text.as_bytes()].concat()),
            None => Ok(text.as_bytes().to_vec()),
            Some(_) if self == Encoding::Utf16Le => {
                Ok(LITTLE.iter().copied().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect())
            }
            Some(_) if self == Encoding::Utf16Be => {
                Ok(BIG.iter().copied().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect())
            }
            Some(table) => {
                let (bytes, _, any_missing) = table.encode(text);
                if !any_missing {
                    return Ok(bytes.into_owned());
                }
                let missing = text.chars().find(|c| table.encode(c.encode_utf8(&mut [0; 4])).2);
                Err(NotInCodePage { character: missing.unwrap_or(char::REPLACEMENT_CHARACTER), encoding: self })
            }
        }
    }

    fn table(self) -> Option<&'static encoding_rs::Encoding> {
        match self {
            Encoding::Utf8 | Encoding::Utf8WithBom => None,
            Encoding::Windows1250 => Some(encoding_rs::WINDOWS_1250),
            Encoding::Windows1252 => Some(encoding_rs::WINDOWS_1252),
            Encoding::Latin2 => Some(encoding_rs::ISO_8859_2),
            Encoding::Utf16Le => Some(encoding_rs::UTF_16LE),
            Encoding::Utf16Be => Some(encoding_rs::UTF_16BE),
        }
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Encoding {
    type Err = UnknownEncoding;

    fn from_str(name: &str) -> Result<Self, UnknownEncoding> {
        Encoding::ALL.into_iter().find(|e| e.as_str() == name).ok_or(UnknownEncoding)
    }
}

/// A name that is none of [`Encoding::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown encoding")
    }
}

impl std::error::Error for UnknownEncoding {}

/// The text holds a character that the code page has no byte for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotInCodePage {
    /// The first such character.
    pub character: char,
    /// The code page asked for.
    pub encoding: Encoding,
}

impl fmt::Display for NotInCodePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no character {:?}", self.encoding, self.character)
    }
}

impl std::error::Error for NotInCodePage {}

/// Valid UTF-8, or broken in so few places that the rest cannot be chance: a Windows text hardly ever has
/// two bytes above 0x7F that form a letter of UTF-8.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    if std::str::from_utf8(bytes).is_ok() {
        return true;
    }
    let (mut letters, mut broken) = (0usize, 0usize);
    for chunk in bytes.utf8_chunks() {
        letters += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    letters >= 4 * broken
}

/// The code page with the most votes. On a tie the earlier of 1250, 1252, Latin-2: a text with letters common
/// to all (á é ö ü) reads the same in each, and 1250 can also write the ő somebody adds later.
fn most_plausible(bytes: &[u8]) -> Encoding {
    let candidates = [Encoding::Windows1250, Encoding::Windows1252, Encoding::Latin2];
    let mut best = (i64::MIN, Encoding::Windows1250);
    for encoding in candidates {
        let score = score(bytes, encoding);
        if score > best.0 {
            best = (score, encoding);
        }
    }
    best.1
}

fn score(bytes: &[u8], encoding: Encoding) -> i64 {
    let letters = upper_half(encoding);
    let letter = |byte: u8| if byte < 0x80 { char::from(byte) } else { letters[usize::from(byte - 0x80)] };
    let votes = bytes.iter().enumerate().filter(|(_, byte)| **byte >= 0x80).take(ENOUGH_VOTES);
    votes
        .map(|(at, &byte)| {
            let before = at.checked_sub(1).map_or(' ', |i| letter(bytes[i]));
            let after = bytes.get(at + 1).map_or(' ', |&b| letter(b));
            i64::from(plausibility(before, letter(byte), after))
        })
        .sum()
}

/// The 128 characters of a code page above ASCII.
fn upper_half(encoding: Encoding) -> [char; 128] {
    let bytes: [u8; 128] = std::array::from_fn(|i| 0x80 + i as u8);
    let mut letters = ['\u{80}'; 128];
    for (place, c) in letters.iter_mut().zip(encoding.decode(&bytes).chars()) {
        *place = c;
    }
    letters
}

/// How well a character stands between its neighbours in a name. The reasons:
///
/// * Control characters never stand in a text: 0x80–0x9F decide for Windows, as Latin-2 has controls there.
/// * A sign beside a letter is a wrong reading: `Paw³owski` for `Pawłowski`, `©imon` for `Šimon`.
/// * A capital after a small letter is a wrong reading.
/// * A vowel stands between consonants, a consonant beside a vowel: `Sørensen`, not `Sřrensen`;
///   `Dvořák`, not `Dvoøák`; `Hélène`, not `Hélčne`; `Kovačič`, not `Kovaèiè`; `Tomáš`, not `Tomáą`.
/// * ñ comes before a vowel (`Núñez`), ń before a consonant or at the end (`Poznań`).
/// * è comes before a consonant (`Rivière`), č before a vowel, k or the end (`Kovačič`, `Součková`), more rarely
///   before n after a vowel (`Močnik`); œ comes before u (`Bœuf`), else it is ś (`Świercz`).
/// * ě follows one of b p v m d t n (`Němec`), never a vowel; ì may follow a vowel (`Uì`).
/// * ő and ű weigh more than õ and û, this being a Hungarian house; but `õe`, `ão`, `ãe` are Portuguese.
/// * ĺ ŕ ľ ď ť ÿ are rare in names, so they lose against what else the byte could be.
fn plausibility(before: char, c: char, after: char) -> i32 {
    if c.is_control() {
        return -8;
    }
    let beside_letter = before.is_alphabetic() || after.is_alphabetic();
    if !c.is_alphabetic() || matches!(c, 'ª' | 'º' | 'µ' | 'ƒ' | 'ˇ') {
        return if beside_letter && !is_typographic(c) { -3 } else { 0 };
    }
    if c.is_uppercase() && before.is_lowercase() {
        return -3;
    }
    let small = c.to_lowercase().next().unwrap_or(c);
    let (vowel_before, vowel_after) = (is_vowel(before), is_vowel(after));
    let n_after = matches!(after, 'n' | 'N');
    match small {
        'ñ' | 'ń' => {
            if (small == 'ñ') == vowel_after {
                2
            } else {
                0
            }
        }
        'ě' => {
            if "bpvmdtnBPVMDTN".contains(before) {
                2
            } else {
                -2
            }
        }
        'è' if after.is_alphabetic() && !vowel_after && !matches!(after, 'k' | 'K') => {
            2 - i32::from(n_after && vowel_before)
        }
        'č' if after.is_alphabetic() && !vowel_after && !matches!(after, 'k' | 'K') => i32::from(n_after),
        'œ' => i32::from(matches!(after, 'u' | 'U')) * 4,
        'ì' => i32::from(vowel_before),
        'ï' => i32::from(vowel_before) * 2,
        'ő' | 'ű' => {
            if vowel_after {
                0
            } else {
                3
            }
        }
        'õ' | 'ã' if matches!(after, 'e' | 'o' | 'E' | 'O') => 4,
        'ĺ' | 'ŕ' | 'ľ' | 'ď' | 'ť' | 'ÿ' => 0,
        _ if is_vowel(small) => {
            if vowel_before || vowel_after {
                0
            } else {
                2
            }
        }
        _ => {
            if vowel_before || vowel_after {
                2
            } else {
                0
            }
        }
    }
}

/// Signs that do stand beside letters: quotation marks, apostrophes, dashes, the hard space.
fn is_typographic(c: char) -> bool {
    matches!(c, '’' | '‘' | '‚' | '“' | '”' | '„' | '–' | '—' | '…' | '«' | '»' | '´' | '·' | '\u{A0}' | '\u{AD}')
}

fn is_vowel(c: char) -> bool {
    let vowels = "aeiouyáéíóöőúüűýäëâêîôûàèìòùãõåæøœïąęăěů";
    c.to_lowercase().next().is_some_and(|small| vowels.contains(small))
}

#[cfg(test)]
mod tests;
