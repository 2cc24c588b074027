//! Ready lists: what most people choose stands above the list as a row of links, and a chosen list says what it is.

use super::choosing::{FILTERS, filters};
use super::{Query, wanted};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::Language;
use arpad_model::{Fact, Series};
use arpad_office::files::export::AgeGroup;
use maud::{Markup, html};

/// Links to ready lists; the one that is shown is marked. `own` names the list in an address.
pub(super) fn chips(visit: &Visit, (date, own, series): (&str, &str, Series), query: &Query) -> Markup {
    let language = visit.language;
    let now = filters(query);
    let mut ready: Vec<(String, String)> = vec![(String::new(), language.label("ready-all"))];
    ready.push(("&sex=F".to_owned(), language.label("ready-women")));
    ready.extend(AgeGroup::ALL.map(|age| (format!("&age={age}"), age_told(language, &age.to_string()))));
    ready.push(("&order=improvers".to_owned(), language.label("ready-improvers")));
    ready.push(("&order=improvers-12".to_owned(), language.label("ready-improvers-12")));
    ready.push(("&order=new".to_owned(), language.label("ready-new")));
    if series != Series::Go {
        ready.push(("&title=GM".to_owned(), "GM".to_owned()));
    }
    html! {
        nav.chips aria-label=(language.label("ready-lists")) {
            @for (filter, told) in &ready {
                a href=(visit.to(&addresses::list_on(date, &format!("{own}{filter}")))) aria-current=[(*filter == now).then_some("page")] { (told) }
            }
            a href=(visit.to(addresses::CLUBS)) { (language.label("ready-clubs")) }
            a href=(visit.to(addresses::COUNTIES)) { (language.label("ready-counties")) }
            a href=(visit.to(&addresses::records(series))) { (language.label("records")) }
            a href=(visit.to(&addresses::distribution(series, now.trim_start_matches('&')))) { (language.label("pp-spread")) }
        }
    }
}

/// What is chosen, in words; none where the list is whole.
pub(super) fn chosen(language: Language, query: &Query) -> Option<String> {
    let part = |field: &&str| {
        let value = wanted(query, field)?;
        Some(match (*field, value) {
            ("sex", "F" | "f") => language.label("ready-women"),
            ("sex", _) => language.label("ready-men"),
            ("age", age) => age_told(language, age),
            ("activity", "active") => language.label("player-active"),
            ("activity", _) => language.label("player-inactive"),
            ("order", "improvers") => language.label("ready-improvers"),
            ("order", "improvers-12") => language.label("ready-improvers-12"),
            ("order", _) => language.label("ready-new"),
            ("top", top) => language.say("ready-top", &[("top", Fact::Number(top.parse().unwrap_or_default()))]),
            (_, text) => text.to_owned(),
        })
    };
    let parts: Vec<String> = FILTERS.iter().filter_map(part).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The same for the name of a file: nothing but letters and digits.
pub(super) fn in_file_name(query: &Query) -> String {
    let part = |field: &&str| {
        let value: String = wanted(query, field)?.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
        (!value.is_empty()).then(|| format!("-{value}"))
    };
    FILTERS.iter().filter_map(part).collect()
}

pub(super) fn age_told(language: Language, age: &str) -> String {
    match age.strip_prefix(['S', 's', '+']) {
        Some(from) => language.say_texts("ready-seniors", &[("age", from.to_owned())]),
        None => age.to_uppercase(),
    }
}
