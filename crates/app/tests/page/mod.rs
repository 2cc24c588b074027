//! A page as text, for whoever holds true what it says, word for word and link for link.

/// Rows of a table that are shown: the first ones say how all are written.
const ROWS: usize = 6;

/// What stands between head and foot, a line for each paragraph, row or field; drawings have tests of their own.
pub fn seen(page: &str) -> String {
    let main = page.split("<main").nth(1).and_then(|rest| rest.split("</main>").next()).expect("a page");
    let mut text = String::new();
    for (at, part) in main.split("<svg").enumerate() {
        if at > 0 {
            text += "<svg>";
        }
        text += if at > 0 { part.split_once("</svg>").expect("an end").1 } else { part };
    }
    let mut few = String::new();
    for (at, table) in text.split("<tbody>").enumerate() {
        let (body, after) = if at > 0 { table.split_once("</tbody>").expect("an end") } else { ("", table) };
        let rows: Vec<&str> = body.split_inclusive("</tr>").collect();
        few += &rows[..rows.len().min(ROWS)].concat();
        if rows.len() > ROWS {
            few += &format!("<tr>… {} more", rows.len() - ROWS);
        }
        few += after;
    }
    for tag in [
        "h1", "h2", "h3", "p", "li", "tr", "dt", "dd", "div", "section", "form", "label", "option", "select", "input",
        "table", "details", "nav", "ul", "ol", "caption", "textarea", "button",
    ] {
        for end in [">", " "] {
            few = few.replace(&format!("<{tag}{end}"), &format!("\n<{tag}{end}"));
        }
    }
    // Until when the next list takes reports is another day's answer tomorrow.
    let is_of_today = |line: &str| line.contains("i lista zárása: ") || line.contains(" closes on ");
    let lines = few.lines().filter(|line| !line.is_empty());
    lines.map(|line| if is_of_today(line) { "<p>…" } else { line }).collect::<Vec<_>>().join("\n")
}
