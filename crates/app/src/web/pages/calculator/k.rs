//! Which K somebody has, and by which paragraph.

use super::regulations::Cited;
use super::worked::steps;
use super::{Query, by_edition, figure, tool};
use crate::web::locale::Visit;
use crate::web::pages::form::Form;
use crate::web::shell::Page;
use arpad_model::PeriodPlayer;
use arpad_office::rating::calculator::k_of;
use maud::html;

/// The most games of one period that can be entered.
const MOST_GAMES: u32 = 200;

pub(super) async fn page(visit: Visit, query: Query) -> Page {
    let mut form = Form::new(&visit, &query, query.contains_key("ask"));
    let edition = form.edition();
    let player = PeriodPlayer { rating: form.rating("own"), ..standing(&mut form) };
    let (start, games) = (form.day_or_today("start"), form.number_if_any("period", 1, MOST_GAMES));
    let answer = (form.is_asked() && form.is_sound()).then(|| {
        let (result, told) = k_of(edition, start, &player, games.unwrap_or(1) as usize);
        let k = result.k.map(|k| k.used.to_string()).unwrap_or_default();
        html! { div.figures { (figure("K", &k)) } (steps(Cited::by(&visit, edition.id), &told)) (by_edition(&visit, edition)) }
    });
    let fields = html! {
        div.fields {
            (form.line("own", true)) (form.line("peak", true)) (form.line("born", false)) (form.line("played", true))
            (form.line("period", true)) (form.line("start", false)) (form.edition_field())
        }
    };
    tool(&visit, "k", &form, answer, &fields)
}

/// What K depends on besides the rating.
pub(super) fn standing(form: &mut Form<'_>) -> PeriodPlayer {
    PeriodPlayer {
        id: form.language.label("calculator-you"),
        peak: form.rating_if_any("peak"),
        born: form.birth_if_any("born"),
        games: form.number_if_any("played", 0, 100_000),
        ..PeriodPlayer::default()
    }
}
