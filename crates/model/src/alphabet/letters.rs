//! Which letter a sign is written for.

/// How a letter is marked, in the order in which equals stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mark {
    /// As it is.
    None,
    /// Long.
    Long,
    /// With a mark of another alphabet.
    Foreign,
}

/// The letters of the alphabet a small letter stands for: one, or two where another alphabet has one sign for them.
pub(super) fn written_for(small: char) -> (&'static str, Mark) {
    use Mark::{Foreign, Long};
    match small {
        'á' => ("a", Long),
        'é' => ("e", Long),
        'í' => ("i", Long),
        'ó' => ("o", Long),
        'ö' => ("ö", Mark::None),
        'ő' => ("ö", Long),
        'ú' => ("u", Long),
        'ü' => ("ü", Mark::None),
        'ű' => ("ü", Long),
        'à'..='å' | 'ā' | 'ă' | 'ą' => ("a", Foreign),
        'æ' => ("ae", Foreign),
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => ("c", Foreign),
        'ď' | 'đ' | 'ð' => ("d", Foreign),
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => ("e", Foreign),
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => ("g", Foreign),
        'ĥ' | 'ħ' => ("h", Foreign),
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => ("i", Foreign),
        'ĵ' => ("j", Foreign),
        'ķ' => ("k", Foreign),
        'ĺ' | 'ļ' | 'ľ' | 'ł' => ("l", Foreign),
        'ñ' | 'ń' | 'ņ' | 'ň' => ("n", Foreign),
        'ò'..='õ' | 'ø' | 'ō' | 'ŏ' => ("o", Foreign),
        'œ' => ("oe", Foreign),
        'ŕ' | 'ŗ' | 'ř' => ("r", Foreign),
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => ("s", Foreign),
        'ß' => ("ss", Foreign),
        'ţ' | 'ť' | 'ŧ' | 'ț' => ("t", Foreign),
        'þ' => ("th", Foreign),
        'ù'..='û' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ų' => ("u", Foreign),
        'ŵ' => ("w", Foreign),
        'ý' | 'ÿ' | 'ŷ' => ("y", Foreign),
        'ź' | 'ż' | 'ž' => ("z", Foreign),
        _ => ("", Mark::None),
    }
}

/// An accent that stands alone behind its letter, as some systems write them.
pub(super) fn is_accent(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}')
}

/// A text without case and accents, for comparing: `Ő`, `ö` and `O` are one letter.
pub fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match written_for(letter).0 {
            "" if is_accent(letter) => {}
            "" => plain.push(letter),
            "ö" => plain.push('o'),
            "ü" => plain.push('u'),
            letters => plain.push_str(letters),
        }
    }
    plain
}
