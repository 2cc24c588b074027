//! Pages taken apart, as far as links, forms and headings go. The site writes every `<`, `>` and `"` of a text as an entity,
//! so a tag ends where it seems to.

use std::collections::BTreeMap;

/// A tag that opens something.
pub struct Tag {
    /// Its name.
    pub name: String,
    /// What it says of itself; a word without a value has an empty one.
    pub attributes: BTreeMap<String, String>,
    /// The text behind it, up to the next tag.
    pub text: String,
}

impl Tag {
    /// An attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

/// The tags of a page in their order; those that close are left out, but for forms and selects.
pub fn tags(page: &str) -> Vec<Tag> {
    page.split('<').skip(1).filter_map(tag).collect()
}

fn tag(part: &str) -> Option<Tag> {
    let (inside, text) = part.split_once('>')?;
    let (name, mut rest) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
    let is_told = !name.starts_with('/') || matches!(name, "/form" | "/select");
    let mut attributes = BTreeMap::new();
    while let Some(start) = rest.find(|c: char| !c.is_whitespace()) {
        rest = &rest[start..];
        let end = rest.find(|c: char| c.is_whitespace() || c == '=').unwrap_or(rest.len());
        let key = rest[..end].to_owned();
        rest = &rest[end..];
        let value = rest.strip_prefix("=\"").and_then(|quoted| quoted.split_once('"'));
        let (value, after) = value.unwrap_or(("", rest.trim_start_matches('=')));
        attributes.insert(key, plain(value));
        rest = after;
    }
    is_told.then(|| Tag { name: name.to_owned(), attributes, text: plain(text) })
}

/// A text without entities.
fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Where a page leads: its links, and its forms that only ask, sent as they stand and once with each series.
pub fn ways(tags: &[Tag]) -> Vec<String> {
    let mut ways: Vec<String> = tags.iter().filter_map(|tag| tag.get("href")).map(str::to_owned).collect();
    let mut at = 0;
    while let Some(start) = tags[at..].iter().position(|tag| tag.name == "form") {
        let form = &tags[at + start..];
        let end = form.iter().position(|tag| tag.name == "/form").unwrap_or(form.len());
        if form[0].get("method").is_none_or(|method| method.eq_ignore_ascii_case("get")) {
            ways.extend(sent(form[0].get("action").unwrap_or_default(), &form[1..end]));
        }
        at += start + end;
    }
    ways
}

/// The addresses a browser asks for when the form is sent.
fn sent(action: &str, inside: &[Tag]) -> Vec<String> {
    let mut fields: Vec<(&str, Vec<&str>)> = Vec::new();
    let mut select = None;
    for tag in inside {
        match tag.name.as_str() {
            "select" => {
                select = tag.get("name");
                fields.extend(select.map(|name| (name, Vec::new())));
            }
            "/select" => select = None,
            "option" if select.is_some() => {
                let (_, options) = fields.last_mut().expect("a select");
                let value = tag.get("value").unwrap_or(&tag.text);
                // The chosen one stands first, as it is what is sent.
                if tag.get("selected").is_some() { options.insert(0, value) } else { options.push(value) }
            }
            "input" if !is_quiet(tag) => {
                fields.extend(tag.get("name").map(|name| (name, vec![tag.get("value").unwrap_or("")])));
            }
            // Who presses Enter sends the first button.
            "button" if !fields.iter().any(|(name, _)| tag.get("name") == Some(*name)) => {
                fields.extend(tag.get("name").map(|name| (name, vec![tag.get("value").unwrap_or("")])));
            }
            "textarea" => fields.extend(tag.get("name").map(|name| (name, vec![tag.text.as_str()]))),
            _ => {}
        }
    }
    let series = fields.iter().find(|(name, _)| *name == "series").map_or(1, |(_, options)| options.len());
    let query = |nth: usize| {
        let one = |(name, options): &(&str, Vec<&str>)| {
            let value = options.get(if *name == "series" { nth } else { 0 }).copied().unwrap_or_default();
            (name.to_string(), value.to_owned())
        };
        url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields.iter().map(one)).finish()
    };
    let (place, part) =
        action.split_once('#').map_or((action, String::new()), |(place, part)| (place, format!("#{part}")));
    (0..series).map(|nth| format!("{place}?{}{part}", query(nth))).collect()
}

/// Whether a browser would not send it.
fn is_quiet(input: &Tag) -> bool {
    let is_box = matches!(input.get("type"), Some("checkbox" | "radio")) && input.get("checked").is_none();
    is_box || matches!(input.get("type"), Some("submit" | "file"))
}
