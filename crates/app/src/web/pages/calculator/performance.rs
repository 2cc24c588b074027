//! The performance of a tournament: information, never a rating.

use super::regulations::Cited;
use super::worked::steps;
use super::{Query, by_edition, figure, games};
use crate::web::locale::Visit;
use crate::web::shell::Page;
use arpad_model::PoolGame;
use arpad_office::rating::calculator::performance_of;
use arpad_rules::chess::edition::Edition;
use maud::{Markup, html};

pub(super) async fn page(visit: Visit, query: Query) -> Page {
    games::ask(&visit, &query, "performance", answer)
}

fn answer(visit: &Visit, edition: &'static Edition, games: &[PoolGame]) -> Markup {
    let language = visit.language;
    let (result, told) = performance_of(edition, games);
    html! {
        div.figures { (figure(&language.label("calc-performance"), &result.rating.to_string())) }
        (steps(Cited::by(visit, edition.id), &told))
        p.note { (language.label("calc-average-only")) }
        (by_edition(visit, edition))
    }
}
