//! The file as it was sent, its faulty columns marked.

use super::Sheet;
use crate::words::Language;
use arpad_formats::encoding::decode;
use arpad_formats::notice::Notice;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Lines that are shown; of a longer file, those with faults.
const MOST: usize = 400;

/// What is no text is not shown.
const TEXTS: [&str; 3] = ["trf", "h9", "gotha"];

pub(super) fn shown(language: Language, sheet: &Sheet) -> Markup {
    let notices: &[Notice] = match &sheet.opened {
        Ok(opened) => &opened.reported.notices,
        Err(refusal) => &refusal.notices,
    };
    let is_text = TEXTS.iter().any(|kind| sheet.file.format.contains(kind)) || !sheet.bytes.contains(&0);
    if !is_text {
        return html! {};
    }
    let mut faults: BTreeMap<usize, Vec<&Notice>> = BTreeMap::new();
    for notice in notices.iter().filter(|notice| notice.line > 0) {
        faults.entry(notice.line).or_default().push(notice);
    }
    let (text, _) = decode(&sheet.bytes);
    let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
    let is_short = lines.len() <= MOST;
    let shown = lines.into_iter().filter(|(number, _)| is_short || faults.contains_key(number)).take(MOST);
    html! {
        details.file open[!faults.is_empty()] {
            summary { (language.label("desk-file-as-sent")) }
            ol.source { @for (number, line) in shown {
                li #{ "line" (number) } value=(number) {
                    (marked(line, faults.get(&number)))
                    @for notice in faults.get(&number).into_iter().flatten() { span.fault { (language.notice_at_desk(notice)) } }
                }
            } }
        }
    }
}

/// A line with its fault marked from its column to the next space, or whole.
fn marked(line: &str, faults: Option<&Vec<&Notice>>) -> Markup {
    let column = faults.and_then(|all| all.iter().map(|notice| notice.column).find(|column| *column > 0));
    let letters: Vec<char> = line.chars().collect();
    let (from, to) = match (faults, column) {
        (None, _) => return html! { code { (line) } },
        (Some(_), Some(column)) if column <= letters.len() => {
            let from = column - 1;
            let rest = letters[from..].iter().position(|letter| letter.is_whitespace()).unwrap_or(letters.len() - from);
            (from, from + rest.max(1))
        }
        (Some(_), _) => (0, letters.len()),
    };
    let part =
        |from: usize, to: usize| letters[from.min(letters.len())..to.min(letters.len())].iter().collect::<String>();
    html! { code { (part(0, from)) mark { (part(from, to)) } (part(to, letters.len())) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_formats::notice::Severity;

    #[test]
    fn a_fault_is_marked_where_it_stands() {
        let notice = Notice::new(Severity::Error, 1, 5, arpad_formats::trf::codes::ALL[0]);
        let found = marked("001 <b> x", Some(&vec![&notice])).into_string();
        assert_eq!(found, "<code>001 <mark>&lt;b&gt;</mark> x</code>");
        let beyond = Notice::new(Severity::Error, 1, 50, arpad_formats::trf::codes::ALL[0]);
        assert_eq!(marked("ab", Some(&vec![&beyond])).into_string(), "<code><mark>ab</mark></code>");
        assert_eq!(marked("", Some(&vec![&beyond])).into_string(), "<code><mark></mark></code>");
    }
}
