//! Words beside a name that are no part of it: "Dr.", "ifj.", "id.", "Jr.".

use super::fold::{Kind, fold};
use arpad_model::alphabet::generation_of;
pub use arpad_model::alphabet::{Generation, is_title};

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

/// "Szabó Jánosné" is the wife of Szabó János: nobody's misspelling.
pub(super) fn is_wife_of(wife: &str, husband: &str) -> bool {
    husband.len() >= 3 && wife.strip_suffix("ne") == Some(husband)
}
