//! Titled players without a rating.

use super::super::connection::Connection;
use super::super::register::{labels, lean_table};
use super::super::values::{list_title, name, print_json};
use super::super::{Verdict, print as print_page};
use crate::words::Language;
use arpad_office::views::list_page::{Which, find_list};
use arpad_office::views::public::PublicPerson;
use arpad_office::views::titled::titled_unrated;
use arpad_registry::ReadOnly;
use serde_json::{Value, json};

/// Prints them beside a list.
pub(super) fn print(
    language: Language,
    connection: &Connection,
    registry: &mut ReadOnly,
    which: &Which,
) -> anyhow::Result<Verdict> {
    let found = connection.read(language, registry, |store| {
        let list = find_list(store, which)?;
        Ok((titled_unrated(store, &list)?, list))
    })?;
    let Some((titled, list)) = found else { return Ok(Verdict::No) };
    if connection.json {
        let rows: Vec<Value> = titled.iter().map(in_json).collect();
        print_json(&json!({"list": list.day.to_string(), "series": list.series.as_str(), "titled_unrated": rows}))?;
        return Ok(Verdict::Done);
    }
    let keys = ["register-person", "register-title", "register-name", "register-country", "list-column-fide"];
    let row = |one: &PublicPerson| {
        vec![
            one.id.to_string(),
            one.title.clone(),
            name(language, &one.name),
            one.country.clone(),
            one.fide.map(|fide| fide.to_string()).unwrap_or_default(),
        ]
    };
    let table = match titled.is_empty() {
        true => format!("{}\n", language.label("desk-no-titled-unrated")),
        false => lean_table(&labels(language, keys), &[0, 4], titled.iter().map(row).collect()),
    };
    let heading = format!("{}\n{}", list_title(language, &list), language.label("desk-titled-unrated"));
    print_page(&format!("{heading}\n\n{table}"))?;
    Ok(Verdict::Done)
}

fn in_json(one: &PublicPerson) -> Value {
    json!({
        "person": one.id.0,
        "title": one.title,
        "name": one.name.as_list(),
        "country": one.country,
        "fide": one.fide,
    })
}
