//! Long answers come in pages: nothing is on two of them, nothing on none, and the last says that it is the last. The
//! language of an answer is the one that is asked for by name, else the one the browser wishes.

use crate::called::*;
use crate::served::Site;
use serde_json::Value;

/// Page after page until there is no more.
fn walked(site: &Site, room: &str, size: usize) -> Vec<Value> {
    let mut all = Vec::new();
    for page in 1.. {
        let told = json(site, &format!("/{room}?page_size={size}&page={page}"));
        assert_eq!((&told["page"], &told["page_size"]), (&page.into(), &size.into()), "{room}");
        let rows = list(&told, room);
        all.extend(rows.iter().cloned());
        if told["more"] == Value::Bool(false) {
            break;
        }
        assert_eq!(rows.len(), size, "{room}: a page that is followed by another is full");
    }
    all
}

#[test]
fn nothing_is_on_two_pages_and_nothing_on_none() {
    let site = Site::demo();
    for (room, key) in [("players", "person"), ("tournaments", "tournament")] {
        let whole = walked(&site, room, 100);
        let mut ids: Vec<i64> = whole.iter().map(|one| one[key].as_i64().expect("a number")).collect();
        ids.sort_unstable();
        ids.dedup();
        assert!(ids.len() == whole.len() && whole.len() > 20, "{room}: {} of {}", ids.len(), whole.len());
        assert_eq!(walked(&site, room, 7), whole, "{room}");
        // Pages of one: the last but one has more, the last has none, and after it there is nothing.
        let last = whole.len();
        for (page, rows, more) in [(last - 1, &whole[last - 2..last - 1], true), (last, &whole[last - 1..], false)] {
            let told = json(&site, &format!("/{room}?page_size=1&page={page}"));
            assert_eq!((list(&told, room).as_slice(), &told["more"]), (rows, &Value::Bool(more)), "{room}, {page}");
        }
        let beyond = json(&site, &format!("/{room}?page_size=1&page={}", last + 1));
        assert_eq!((list(&beyond, room).len(), &beyond["more"]), (0, &Value::Bool(false)), "{room}");
    }
}

#[test]
fn a_language_asked_for_by_name_goes_before_the_browsers_wish() {
    let site = Site::demo();
    let (hungarian, english) = ("Itt nincs semmi", "Nothing is there");
    for (query, wish, due) in [
        ("?lang=hu", "en", hungarian),
        ("?lang=en", "hu", english),
        ("?lang=de", "en", english),
        ("", "en-GB,hu;q=0.9", english),
        ("", "hu;q=0.8,en;q=0.9", english),
        ("", "en;q=0.2, hu", hungarian),
        ("", "de, fr;q=0.5", hungarian),
        ("", "", hungarian),
    ] {
        let head = if wish.is_empty() { String::new() } else { format!("Accept-Language: {wish}\r\n") };
        let told = site.get_with(&format!("{API}/nowhere{query}"), &head).text();
        assert!(told.contains(due), "{query}, {wish}: {told}");
    }
}
