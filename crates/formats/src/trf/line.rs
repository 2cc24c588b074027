//! One line seen as columns. Columns are characters, from 1, both ends included, as in the specification.

/// A line that can be sliced by character columns. Past its end everything is blank.
pub(super) struct Columns<'a> {
    text: &'a str,
    /// Byte offset of each character, and of the end; absent for ASCII, where column and byte agree.
    starts: Option<Vec<usize>>,
}

impl<'a> Columns<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let starts = (!text.is_ascii()).then(|| text.char_indices().map(|(at, _)| at).chain([text.len()]).collect());
        Columns { text, starts }
    }

    /// How many characters.
    pub(super) fn len(&self) -> usize {
        self.starts.as_ref().map_or(self.text.len(), |starts| starts.len() - 1)
    }

    /// The characters in these columns, as many as there are.
    pub(super) fn get(&self, first: usize, last: usize) -> &'a str {
        let to = last.min(self.len());
        let from = (first.max(1) - 1).min(to);
        &self.text[self.offset(from)..self.offset(to)]
    }

    /// The columns without surrounding blanks.
    pub(super) fn trimmed(&self, first: usize, last: usize) -> &'a str {
        self.get(first, last).trim()
    }

    /// Everything from this column on, without blanks at the end.
    pub(super) fn rest(&self, first: usize) -> &'a str {
        self.get(first, self.len()).trim_end()
    }

    /// The character in this column; tabs and everything past the end count as a blank.
    pub(super) fn char_at(&self, column: usize) -> char {
        match &self.starts {
            None => match self.text.as_bytes().get(column.wrapping_sub(1)) {
                Some(b'\t') | None => ' ',
                Some(byte) => char::from(*byte),
            },
            Some(_) => match self.get(column, column).chars().next() {
                Some(c) if !c.is_whitespace() => c,
                _ => ' ',
            },
        }
    }

    /// Whether this column holds nothing.
    pub(super) fn is_blank(&self, column: usize) -> bool {
        self.char_at(column) == ' '
    }

    /// The column of the first character that is not blank at or after this one.
    pub(super) fn first_filled(&self, from: usize, to: usize) -> Option<usize> {
        (from..=to.min(self.len())).find(|column| !self.is_blank(*column))
    }

    fn offset(&self, character: usize) -> usize {
        self.starts.as_ref().map_or(character, |starts| starts[character])
    }
}

/// A number of decimal digits alone, as the columns hold it; `None` for anything else.
pub(super) fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() || text.len() > 9 || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    text.bytes().try_fold(0u32, |n, digit| n.checked_mul(10)?.checked_add(u32::from(digit - b'0')))
}

/// Writes a number right-aligned. One that does not fit is left blank: half a number would be another number.
pub(super) fn right(out: &mut String, text: &str, width: usize) {
    let fits = |text: &str| text.chars().count() <= width;
    let text = if fits(text) { text } else { text.strip_suffix(".0").filter(|text| fits(text)).unwrap_or("") };
    out.extend(std::iter::repeat_n(' ', width - text.chars().count()));
    out.push_str(text);
}

/// Writes a text left-aligned, counted in characters, cut to the width.
pub(super) fn left(out: &mut String, text: &str, width: usize) {
    let length = text.chars().count().min(width);
    out.extend(text.chars().take(width));
    out.extend(std::iter::repeat_n(' ', width - length));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_characters_and_not_bytes() {
        let columns = Columns::new("001 őűÁ x");
        assert_eq!(columns.len(), 9);
        assert_eq!(columns.get(5, 7), "őűÁ");
        assert_eq!(columns.char_at(9), 'x');
        assert_eq!(columns.char_at(10), ' ');
    }

    #[test]
    fn past_the_end_everything_is_blank() {
        let columns = Columns::new("001");
        assert_eq!(columns.get(5, 8), "");
        assert_eq!(columns.get(0, 2), "00");
        assert_eq!(columns.rest(4), "");
        assert!(columns.is_blank(99));
    }

    #[test]
    fn a_number_is_never_cut_but_a_name_is() {
        let aligned = |write: fn(&mut String, &str, usize), text| {
            let mut out = String::new();
            write(&mut out, text, 4);
            out
        };
        assert_eq!(aligned(right, "7.5"), " 7.5");
        assert_eq!(aligned(right, "100.0"), " 100");
        assert_eq!(aligned(right, "100.5"), "    ");
        assert_eq!(aligned(left, "Győző"), "Győz");
        assert_eq!(aligned(left, "Ő"), "Ő   ");
    }

    #[test]
    fn numbers_are_digits_alone() {
        assert_eq!(number("  12 "), Some(12));
        assert_eq!(number("1a"), None);
        assert_eq!(number("-1"), None);
        assert_eq!(number(""), None);
        assert_eq!(number("9999999999"), None);
    }
}
