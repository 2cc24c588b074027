//! Headings that put a list in another order: plain links, so that an order can be sent to a friend and needs no script.

use super::choosing::SORT;
use crate::web::locale::Visit;
use arpad_model::Series;
use arpad_office::files::export::{Sort, SortBy};
use maud::{Markup, html};

/// The order a list stands in, and its address without one.
pub(super) struct Sorting {
    pub place: String,
    /// None = that of the places.
    pub sort: Option<Sort>,
    /// Go has points where chess has ratings.
    pub series: Series,
}

/// The key of a heading.
pub(super) fn column_key(series: Series, by: SortBy) -> String {
    match (series, by) {
        (Series::Go, SortBy::Rating) => "list-points".to_owned(),
        _ => format!("list-column-{}", by.as_str()),
    }
}

/// A heading. Pressed again, it turns the order round.
pub(super) fn heading(visit: &Visit, sorting: &Sorting, by: SortBy, class: &str) -> Markup {
    // A list in the order of its places is one by rating.
    let now = sorting.sort.unwrap_or(SortBy::Rating.first());
    let is_now = now.by == by;
    let next = if is_now { now.turned() } else { by.first() };
    let spoken = if now.is_descending { "descending" } else { "ascending" };
    html! {
        th class=[Some(class).filter(|class| !class.is_empty())] scope="col" aria-sort=[is_now.then_some(spoken)] {
            a.sort href=(visit.to(&format!("{}&{SORT}={}", sorting.place, next.as_str()))) {
                (visit.language.label(&column_key(sorting.series, by)))
                @if is_now { span aria-hidden="true" { (if now.is_descending { "\u{a0}▾" } else { "\u{a0}▴" }) } }
            }
        }
    }
}
