//! Cells that stay text: a spreadsheet takes a cell beginning with one of four signs for a formula and runs it.

use std::borrow::Cow;

/// A text as a cell that no spreadsheet runs: an apostrophe before it where it begins like a formula.
pub fn inert(text: &str) -> Cow<'_, str> {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_is_text_and_a_name_stays_as_it_is() {
        for (text, cell) in [
            ("=HYPERLINK(\"http://x\")", "'=HYPERLINK(\"http://x\")"),
            ("+1", "'+1"),
            ("-2+3", "'-2+3"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"),
            ("Kiss-Nagy, Éva", "Kiss-Nagy, Éva"),
            ("", ""),
        ] {
            assert_eq!(inert(text), cell);
        }
    }
}
