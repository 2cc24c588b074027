//! Which lines of a list are shown: as an address says it, and the form that makes such addresses.

use super::sorting::column_key;
use super::{Query, series, wanted};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::Language;
use arpad_model::{List, Series, Sex};
use arpad_office::files::export::{AgeGroup, Selection, Since, Sort, SortBy};
use maud::{Markup, html};

/// The parameters that choose lines.
pub(super) const FILTERS: [&str; 9] =
    ["sex", "age", "club", "county", "federation", "title", "activity", "order", "top"];

/// The parameter that says in which order they stand.
pub(super) const SORT: &str = "sort";

/// The lines an address asks for. What it says wrongly is told, not ignored.
pub(in crate::web) fn selection(language: Language, query: &Query, year: i16) -> Result<Selection, Problem> {
    let wrong = |field: &str| {
        let facts = [("field", language.label(&format!("web-filter-{field}")))];
        Problem::Wrong(language.say_texts("web-filter-wrong", &facts))
    };
    let text = |field: &str| wanted(query, field).map(str::to_owned);
    let sex = match wanted(query, "sex") {
        None => None,
        Some("F" | "f") => Some(Sex::Female),
        Some("M" | "m") => Some(Sex::Male),
        Some(_) => return Err(wrong("sex")),
    };
    let active = match wanted(query, "activity") {
        None => None,
        Some("active") => Some(true),
        Some("inactive") => Some(false),
        Some(_) => return Err(wrong("activity")),
    };
    let (improvers, since, new_only) = match wanted(query, "order") {
        None => (false, Since::ListBefore, false),
        Some("improvers") => (true, Since::ListBefore, false),
        Some("improvers-12") => (true, Since::YearBefore, false),
        Some("new") => (false, Since::ListBefore, true),
        Some(_) => return Err(wrong("order")),
    };
    let top = match wanted(query, "top") {
        Some(top) => Some(top.parse().map_err(|_| wrong("top"))?),
        None => None,
    };
    let sort = match wanted(query, SORT) {
        Some(sort) => Some(Sort::parse(sort).ok_or_else(|| wrong(SORT))?),
        None => None,
    };
    let (club, county, country, title) = (text("club"), text("county"), text("federation"), text("title"));
    let who = Selection { sex, club, county, country, title, active, ..Selection::default() };
    let chosen = Selection { improvers, since, top, new_only, sort, ..who };
    match wanted(query, "age") {
        Some(age) => Ok(chosen.of_age(AgeGroup::parse(age).ok_or_else(|| wrong("age"))?, year)),
        None => Ok(chosen),
    }
}

/// The chosen filters as part of an address, each after an `&`.
pub(super) fn filters(query: &Query) -> String {
    let part = |field: &&str| wanted(query, field).map(|value| format!("&{field}={}", addresses::encoded(value)));
    FILTERS.iter().filter_map(part).collect()
}

/// The same with the order.
pub(super) fn filters_and_sort(query: &Query) -> String {
    let sort = wanted(query, SORT).map(|sort| format!("&{SORT}={}", addresses::encoded(sort)));
    filters(query) + &sort.unwrap_or_default()
}

/// The form; it leads to the same list, or to another series of its day.
pub(super) fn form(
    visit: &Visit,
    (list, date, only_go): (&List, &str, bool),
    query: &Query,
    (clubs, counties): (&[&str], &[&str]),
) -> Markup {
    let language = visit.language;
    let label = |field: &str| language.label(&format!("web-filter-{field}"));
    let is = |field: &str, value: &str| wanted(query, field) == Some(value);
    let value = |field: &str| wanted(query, field).unwrap_or_default().to_owned();
    // Who has used the form finds it open; a ready list needs no form before its lines. A form sends what was left empty too.
    let is_empty = |field: &str| query.0.get(field).is_some_and(|value| value.is_empty());
    let is_open = FILTERS.iter().any(|field| wanted(query, field).is_some()) && FILTERS.iter().any(|one| is_empty(one));
    let choice = |field: &str, options: &[(&str, &str)]| {
        html! {
            label { span { (label(field)) }
                select name=(field) {
                    option value="" { (language.label("web-filter-all")) }
                    @for (value, key) in options {
                        option value=(value) selected[is(field, value)] { (language.label(key)) }
                    }
                }
            }
        }
    };
    html! {
        details.filters open[is_open] {
            summary { (language.label("web-filters")) }
            form method="get" action=(visit.to(&addresses::list_on(date, ""))) {
                @if let Some(tournament) = addresses::after(list) { input type="hidden" name="after" value=(tournament.0); }
                @if let Some(revision) = wanted(query, "revision") {
                    // The revisions of one series are not those of another.
                    input type="hidden" name="series" value=(list.series.as_str());
                    input type="hidden" name="revision" value=(revision);
                } @else if only_go { input type="hidden" name="series" value=(list.series.as_str()); } @else {
                    label.broad { span { (label("series")) }
                        select name="series" {
                            @for one in Series::ALL {
                                option value=(one.as_str()) selected[one == list.series] { (series(language, one)) }
                            }
                        }
                    }
                }
                (choice("sex", &[("F", "list-female"), ("M", "list-male")]))
                label { span { (label("age")) }
                    select name="age" {
                        option value="" { (language.label("web-filter-all")) }
                        @for age in AgeGroup::ALL.map(|age| age.to_string()) {
                            option value=(age) selected[is("age", &age)] { (age) }
                        }
                    }
                }
                label { span { (label("club")) }
                    input name="club" list="clubs" value=(value("club"));
                    datalist #clubs { @for club in clubs.iter().take(400) { option value=(club) {} } }
                }
                @if !counties.is_empty() {
                    label { span { (label("county")) }
                        select name="county" {
                            option value="" { (language.label("web-filter-all")) }
                            @for county in counties { option value=(county) selected[is("county", county)] { (county) } }
                        }
                    }
                }
                label { span { (label("federation")) } input.short name="federation" maxlength="3" value=(value("federation")); }
                // Titles are of chess.
                @if list.series != Series::Go { label { span { (label("title")) }
                    select name="title" {
                        option value="" { (language.label("web-filter-all")) }
                        @for title in ["GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM"] {
                            option value=(title) selected[is("title", title)] { (title) }
                        }
                    }
                } }
                (choice("activity", &[("active", "player-active"), ("inactive", "player-inactive")]))
                (choice("order", &[("improvers", "web-filter-improvers"), ("improvers-12", "web-filter-improvers-12"), ("new", "web-filter-new")]))
                label { span { (label("top")) } input.short name="top" type="number" min="1" value=(value("top")); }
                (orders((language, list.series), wanted(query, SORT).and_then(Sort::parse)))
                button type="submit" { (language.label("web-filter-apply")) }
            }
        }
    }
}

/// The orders, for those whose screen has no room for all headings.
fn orders((language, series): (Language, Series), now: Option<Sort>) -> Markup {
    // One that a heading has turned round stays as it is.
    let turned = now.filter(|now| *now != now.by.first());
    let orders =
        SortBy::ALL.map(SortBy::first).into_iter().filter(|one| turned.is_none_or(|turned| turned.by != one.by));
    html! {
        label { span { (language.label("web-filter-sort")) }
            select name=(SORT) {
                option value="" { (language.label("list-column-place")) }
                @for one in orders.chain(turned) {
                    option value=(one.as_str()) selected[now == Some(one)] {
                        (language.label(&column_key(series, one.by)))
                    }
                }
            }
        }
    }
}
