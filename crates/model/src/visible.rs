//! Characters that nobody sees and a terminal or a browser obeys: they steer a cursor, or write the rest of a line backwards.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a character steers instead of being shown: a control character, or a mark that changes the direction of writing.
pub fn is_steering(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text for a terminal or a page, in which such characters are written out (`\u001b`); line ends and tabs stay. JSON stays
/// the same JSON.
pub fn visible(text: &str) -> Cow<'_, str> {
    let obeyed = |letter: char| is_steering(letter) && !matches!(letter, '\n' | '\t');
    if !text.contains(obeyed) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if obeyed(letter) {
            let _ = write!(shown, "\\u{:04x}", u32::from(letter));
        } else {
            shown.push(letter);
        }
    }
    Cow::Owned(shown)
}

/// A text that is kept or handed out without such characters: a control character becomes a blank, a mark of direction is
/// left out.
pub fn unsteered(text: &str) -> Cow<'_, str> {
    if !text.contains(is_steering) {
        return Cow::Borrowed(text);
    }
    let blank = |letter: char| if letter.is_control() { ' ' } else { letter };
    Cow::Owned(text.chars().map(blank).filter(|letter| !is_steering(*letter)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_is_left_out_of_what_is_kept() {
        assert!(matches!(unsteered("Szűcs Őrs ½ 囲碁"), Cow::Borrowed(_)));
        assert_eq!(unsteered("a\u{1b}[31mb\u{202e}c\u{9b}d\u{200f}\n"), "a [31mbc d ");
    }

    #[test]
    fn what_steers_is_written_out_and_nothing_else_changes() {
        assert!(matches!(visible("Szűcs Őrs\n\t2301 ½ 囲碁 🙂"), Cow::Borrowed(_)));
        assert_eq!(visible("a\u{1b}[31mb\u{202e}c\u{9b}d\r"), "a\\u001b[31mb\\u202ec\\u009bd\\u000d");
    }

    #[test]
    fn json_stays_the_same_json() {
        let text = "{\"name\":\"a\u{202e}b\u{9b}c\u{7f}\"}";
        assert_eq!(visible(text), "{\"name\":\"a\\u202eb\\u009bc\\u007f\"}");
    }
}
