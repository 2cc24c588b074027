//! Letters of any alphabet as lower-case ASCII, so that a name is found however its accents were lost.

use unicode_normalization::char::{decompose_compatible, is_combining_mark};

/// What a character is in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters or digits; they were written.
    Letter,
    /// Ends a token: space, dot, control character, emoji.
    Gap,
    /// Ends a token, but the parts belong together.
    Hyphen,
    /// As if it were not there: apostrophe, accent on its own, direction mark.
    Nothing,
}

/// Writes the character behind `out` and says what it was.
#[inline]
pub(super) fn fold(c: char, out: &mut String) -> Kind {
    match c {
        'a'..='z' | '0'..='9' => out.push(c),
        'A'..='Z' => out.push(c.to_ascii_lowercase()),
        '-' => return Kind::Hyphen,
        '\'' | '`' => return Kind::Nothing,
        '\0'..='\x7f' => return Kind::Gap,
        _ => return fold_beyond_ascii(c, out),
    }
    Kind::Letter
}

fn fold_beyond_ascii(c: char, out: &mut String) -> Kind {
    if let Some(letter) = hungarian(c) {
        out.push(letter);
        return Kind::Letter;
    }
    match c {
        '´' | '‘' | '’' | '‛' | '′' | 'ʹ' | 'ʻ' | 'ʼ' | 'ʽ' | 'ʾ' | 'ʿ' => return Kind::Nothing,
        // Soft hyphen, zero width and direction marks, variation selectors, byte order mark.
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' => return Kind::Nothing,
        '\u{2010}'..='\u{2015}' | '\u{2212}' => return Kind::Hyphen,
        _ => {}
    }
    // Decomposed first, so that a letter and its accent give the same whether they came as one character or as two.
    let mut kind = Kind::Nothing;
    decompose_compatible(c, |part| {
        if part.is_ascii_alphanumeric() {
            out.push(part.to_ascii_lowercase());
            kind = Kind::Letter;
        } else if is_combining_mark(part) {
        } else if part.is_alphanumeric() {
            let lower = part.to_lowercase().next().unwrap_or(part);
            match letters(lower) {
                // A Greek "ου" is one sound, and passports write it "ou".
                _ if lower == 'υ' && out.ends_with('o') => out.push('u'),
                Some(letters) => out.push_str(letters),
                None => push_number(lower, out),
            }
            kind = Kind::Letter;
        } else if kind == Kind::Nothing {
            kind = Kind::Gap;
        }
    });
    kind
}

/// The letters most of our names need, without a walk through the tables of Unicode.
#[inline]
fn hungarian(c: char) -> Option<char> {
    Some(match c {
        'á' | 'Á' => 'a',
        'é' | 'É' => 'e',
        'í' | 'Í' => 'i',
        'ó' | 'ö' | 'ő' | 'Ó' | 'Ö' | 'Ő' => 'o',
        'ú' | 'ü' | 'ű' | 'Ú' | 'Ü' | 'Ű' => 'u',
        _ => return None,
    })
}

/// Letters that are not an ASCII letter with an accent.
fn letters(lower: char) -> Option<&'static str> {
    Some(match lower {
        // Latin
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'ø' => "o",
        'ł' => "l",
        'đ' | 'ð' => "d",
        'þ' => "th",
        'ı' => "i",
        'ħ' => "h",
        'ŧ' => "t",
        'ŋ' => "n",
        'ə' => "a",
        // Cyrillic; й, ё, ї and ў arrive as и, е, і and у.
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' | 'ґ' => "g",
        'д' => "d",
        'е' | 'э' => "e",
        'є' => "ye",
        'ж' => "zh",
        'з' => "z",
        'и' | 'і' => "i",
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "kh",
        'ц' => "ts",
        'ч' => "ch",
        'ш' => "sh",
        'щ' => "shch",
        'ъ' | 'ь' => "",
        'ы' => "y",
        'ю' => "yu",
        'я' => "ya",
        'ђ' => "dj",
        'ј' => "j",
        'љ' => "lj",
        'њ' => "nj",
        'ћ' => "c",
        'џ' => "dz",
        // Greek
        'α' => "a",
        'β' => "v",
        'γ' => "g",
        'δ' => "d",
        'ε' => "e",
        'ζ' => "z",
        'η' | 'ι' => "i",
        'θ' => "th",
        'κ' => "k",
        'λ' => "l",
        'μ' => "m",
        'ν' => "n",
        'ξ' => "x",
        'ο' | 'ω' => "o",
        'π' => "p",
        'ρ' => "r",
        'σ' | 'ς' => "s",
        'τ' => "t",
        'υ' => "y",
        'φ' => "f",
        'χ' => "ch",
        'ψ' => "ps",
        _ => return None,
    })
}

/// A letter we cannot read keeps its number, so that two names in that writing do not fall together.
fn push_number(c: char, out: &mut String) {
    use std::fmt::Write;
    write!(out, "u{:x}", u32::from(c)).expect("a string takes every number");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        let mut out = String::new();
        for c in text.chars() {
            fold(c, &mut out);
        }
        out
    }

    #[test]
    fn every_letter_of_the_tables_has_its_latin_ones() {
        for (text, latin) in [
            ("AzÁáÉéÍíÓóÖöŐőÚúÜüŰű09", "azaaeeiioooooouuuuuu09"),
            ("ßæœøłđðþıħŧŋə", "ssaeoeolddthihtna"),
            ("ÆŒØŁĐÞ", "aeoeoldth"),
            ("абвгґдеэєжзиік", "abvggdeeyezhziik"),
            ("лмнопрстуф", "lmnoprstuf"),
            ("хцчшщъьыюя", "khtschshshchyyuya"),
            ("ђјљњћџ", "djjljnjcdz"),
            ("АБВЯЙЁ", "abvyaie"),
            ("αβγδεζηθικλμ", "avgdezithiklm"),
            ("νξοπρσςτυφχψω", "nxoprsstyfchpso"),
            ("ου", "ou"),
            ("αυ", "ay"),
            ("çñžřğ", "cnzrg"),
            ("ﬁ①", "fi1"),
        ] {
            assert_eq!(folded(text), latin, "{text}");
        }
        assert_eq!(folded("李"), "u674e", "what cannot be read keeps its number");
    }

    #[test]
    fn what_is_no_letter_ends_a_name_joins_it_or_is_not_there() {
        let kind = |c: char| fold(c, &mut String::new());
        for (characters, expected) in [
            ("aZ0éж李①", Kind::Letter),
            (" .,\t\n_(/😀«\u{a0}", Kind::Gap),
            ("-‐‑–—―−", Kind::Hyphen),
            ("'`´‘’‛′ʹʻʼʽʾʿ\u{ad}\u{200b}\u{200f}\u{202e}\u{2069}\u{fe0f}\u{feff}\u{301}", Kind::Nothing),
        ] {
            for c in characters.chars() {
                assert_eq!(kind(c), expected, "{c:?}");
            }
        }
    }
}
