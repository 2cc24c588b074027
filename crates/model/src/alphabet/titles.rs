//! Words beside a name that are no part of it: "Dr.", "ifj.", "id.", "Jr.", "II.".

/// Which of two namesakes in a family is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Generation {
    /// "ifj.", "Jr.".
    Younger,
    /// "id.", "Sr.".
    Elder,
}

/// The generation a word speaks of; small letters without accents.
#[inline]
pub fn generation_of(word: &str) -> Option<Generation> {
    match word {
        "ifj" | "ifjabb" | "jr" | "jun" | "junior" => Some(Generation::Younger),
        "id" | "idosb" | "idosebb" | "sr" | "senior" => Some(Generation::Elder),
        _ => None,
    }
}

/// Whether a word is a title and not a name; small letters without accents.
#[inline]
pub fn is_title(word: &str) -> bool {
    matches!(word, "dr" | "prof") || generation_of(word).is_some()
}

/// Whether a word is a Roman number as it is written: "II", "XVI". Of one sign it may as well be an initial.
pub(super) fn is_roman(word: &str) -> bool {
    word.len() > 1 && word.bytes().all(|sign| matches!(sign, b'I' | b'V' | b'X'))
}

/// Whether a word is a Roman number of one sign.
pub(super) fn is_roman_sign(word: &str) -> bool {
    matches!(word, "I" | "V" | "X")
}
