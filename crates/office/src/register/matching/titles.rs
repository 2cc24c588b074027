//! Words beside a name that are no part of it: "Dr.", "ifj.", "id.", "Jr.".

use super::fold::{Kind, fold};

/// Which of two namesakes in a family is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Generation {
    /// "ifj.", "Jr.".
    Younger,
    /// "id.", "Sr.".
    Elder,
}

/// The generation a name speaks of.
pub fn generation(text: &str) -> Option<Generation> {
    let mut token = String::new();
    let mut found = None;
    for c in text.chars().chain([' ']) {
        if matches!(fold(c, &mut token), Kind::Gap | Kind::Hyphen) {
            found = found.or_else(|| generation_of(&token));
            token.clear();
        }
    }
    found
}

/// Whether the folded token is a title and not a name.
#[inline]
pub fn is_title(token: &str) -> bool {
    matches!(token, "dr" | "prof") || generation_of(token).is_some()
}

#[inline]
fn generation_of(token: &str) -> Option<Generation> {
    match token {
        "ifj" | "ifjabb" | "jr" | "jun" | "junior" => Some(Generation::Younger),
        "id" | "idosb" | "idosebb" | "sr" | "senior" => Some(Generation::Elder),
        _ => None,
    }
}

/// "Szabó Jánosné" is the wife of Szabó János: nobody's misspelling.
pub(super) fn is_wife_of(wife: &str, husband: &str) -> bool {
    husband.len() >= 3 && wife.strip_suffix("ne") == Some(husband)
}
