//! Days in sentences: a line never ends within one. A hyphen would let it, and days written with hyphens have two.

use maud::{Markup, html};

/// A sentence with every day in it held together.
pub(super) fn unbroken(sentence: &str) -> Markup {
    html! {
        @for (at, word) in sentence.split(' ').enumerate() {
            @if at > 0 { " " }
            @if is_day(word) { span.day { (word) } } @else { (word) }
        }
    }
}

/// `2025-02-09`, with whatever stands around it.
fn is_day(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| !c.is_ascii_digit());
    let fits = |(at, c): (usize, char)| if matches!(at, 4 | 7) { c == '-' } else { c.is_ascii_digit() };
    bare.len() == 10 && bare.chars().enumerate().all(fits)
}

#[cfg(test)]
mod tests {
    use super::unbroken;

    #[test]
    fn days_are_held_together_and_nothing_else_is_touched() {
        let said = unbroken("in the list of 2024-04-01, not fide-2024-03 & <b>").into_string();
        assert_eq!(said, "in the list of <span class=\"day\">2024-04-01,</span> not fide-2024-03 &amp; &lt;b&gt;");
        assert_eq!(unbroken("Közzétéve: 2024.04.01.").into_string(), "Közzétéve: 2024.04.01.");
    }
}
