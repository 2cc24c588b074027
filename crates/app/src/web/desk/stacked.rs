//! A table of the desk. On a desk it is a table; on a phone every row stands as a card, each of its cells under the word of its column,
//! so that nothing is out of sight and no column has to be given up.

use crate::web::pages::wide;
use maud::{Markup, PreEscaped};

/// Frames a table that has one row of headings and no table inside it.
pub(in crate::web) fn stacked(label: &str, table: &Markup) -> Markup {
    wide(label, &PreEscaped(with_heads(&table.0)))
}

/// Every cell of the body says what its column is called. The markup is our own: whatever people typed is escaped in it, so a tag is
/// always a tag.
fn with_heads(table: &str) -> String {
    let Some((head, body)) = table.split_once("<tbody") else { return table.to_owned() };
    let heads: Vec<String> = head.split("<th ").skip(1).map(text).collect();
    let mut written = format!("{}<tbody", head.replacen("class=\"lean\"", "class=\"lean stacked\"", 1));
    let mut column = 0;
    let mut rest = body;
    while let Some(at) = rest.find('<') {
        let (before, tag) = rest.split_at(at);
        written.push_str(before);
        let name: &str = tag.split([' ', '>']).next().unwrap_or_default();
        if name == "<tr" {
            column = 0;
        }
        written.push_str(name);
        if matches!(name, "<td" | "<th") {
            if let Some(head) = heads.get(column).filter(|head| !head.is_empty()) {
                written.push_str(&format!(" data-head=\"{head}\""));
            }
            column += 1;
        }
        rest = &tag[name.len()..];
    }
    written.push_str(rest);
    written
}

/// What a heading says, from its first tag's end to its own; tags inside it are left out.
fn text(heading: &str) -> String {
    let inside = heading.split_once('>').map_or("", |(_, inside)| inside);
    let inside = inside.split("</th>").next().unwrap_or_default();
    let mut said = String::new();
    let mut is_tag = false;
    for letter in inside.chars() {
        match letter {
            '<' => is_tag = true,
            '>' => is_tag = false,
            '"' if !is_tag => said.push_str("&quot;"),
            _ if !is_tag => said.push(letter),
            _ => {}
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn every_cell_says_its_column_and_what_people_typed_stays_text() {
        let typed = "<td> \"x\"";
        let table = html! { table.lean {
            thead { tr { th scope="col" { "No." } th scope="col" { span.unseen { "Name" } } th scope="col" {} } }
            tbody {
                tr { td.number { "1" } th scope="row" { a href="/x" { (typed) } } td { "end" } }
                tr { td { "2" } }
            }
        } };
        let written = with_heads(&table.0);
        assert!(
            written.starts_with("<table class=\"lean stacked\"><thead><tr><th scope=\"col\">No.</th>"),
            "{written}"
        );
        assert!(written.contains("<td data-head=\"No.\" class=\"number\">1</td>"), "{written}");
        assert!(written.contains("<th data-head=\"Name\" scope=\"row\"><a href=\"/x\">&lt;td&gt; "), "{written}");
        assert!(
            written.contains("<td>end</td></tr><tr><td data-head=\"No.\">2</td></tr></tbody></table>"),
            "{written}"
        );
    }
}
