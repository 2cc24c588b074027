//! The first rating of somebody who has none, from games against rated opponents.

use super::regulations::Cited;
use super::worked::{games as games_table, remark, steps};
use super::{Query, by_edition, figure, games};
use crate::web::locale::Visit;
use crate::web::shell::Page;
use arpad_model::{PeriodPlayer, PoolGame};
use arpad_office::rating::calculator::{SOME_DAY, rate_against};
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::Edition;
use maud::{Markup, html};

pub(super) async fn page(visit: Visit, query: Query) -> Page {
    games::ask(&visit, &query, "first", answer)
}

fn answer(visit: &Visit, edition: &'static Edition, games: &[PoolGame]) -> Markup {
    let (language, law) = (visit.language, Cited::by(visit, edition.id));
    let newcomer = PeriodPlayer { id: language.label("calculator-you"), ..PeriodPlayer::default() };
    let (_, rated) = rate_against(edition, SOME_DAY, newcomer, games);
    let result = &rated.players[0];
    let first = result.after.map_or_else(|| language.label("calculator-none-yet"), |after| after.to_string());
    html! {
        div.figures {
            (figure(&language.label("calculator-first-rating"), &first))
            @if let (Some(k), Some(_)) = (result.k, result.after) { (figure(&language.label("calculator-starts-k"), &k.used.to_string())) }
        }
        (steps(law, &result.steps))
        @for finding in rated.findings.iter().filter(|finding| finding.code == finding::PERCENTAGE_TIE) {
            (remark(law, finding))
        }
        @for tournament in &result.tournaments {
            (games_table(language, &language.label("calculator-opponents"), tournament, |game| html! { (game.opponent) "." }))
        }
        (by_edition(visit, edition))
    }
}
