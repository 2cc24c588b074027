//! A part of a page that is a heading, perhaps some words, and one table.

use super::wide;
use crate::words::Language;
use maud::{Markup, html};

/// The column of a name, of a number, and of a number that a phone does without.
pub(super) const NAME: &str = "";
pub(super) const NUMBER: &str = "number";
pub(super) const SPARE: &str = "number spare";

/// Such a part: where it is, what it is called, what stands above the table, what the columns are called and of which kind they are.
pub(super) fn tabled(
    language: Language,
    (id, title): (&str, &str),
    above: &Markup,
    columns: &[(&str, &str)],
    rows: &Markup,
) -> Markup {
    let table = html! { table {
        caption.unseen { (title) }
        thead { tr {
            @for (key, kind) in columns {
                th class=[(!kind.is_empty()).then_some(kind)] scope="col" { (language.label(key)) }
            }
        } }
        tbody { (rows) }
    } };
    html! { section aria-labelledby=(id) {
        h2 id=(id) { (title) }
        (above)
        (wide(title, &table))
    } }
}
