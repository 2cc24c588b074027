//! What some games change, and what the next one would.

use super::regulations::Cited;
use super::worked::{self, remark, steps};
use super::{Query, by_edition, figure, games, tool};
use crate::web::locale::Visit;
use crate::web::pages::form::Form;
use crate::web::pages::{change as colored, signed, wide};
use crate::web::shell::Page;
use arpad_model::{PeriodPlayer, Place, PoolGame, Rating};
use arpad_office::rating::calculator::{rate_against, what_if};
use arpad_rules::chess::edition::Edition;
use jiff::civil::Date;
use maud::{Markup, html};

pub(super) async fn page(visit: Visit, query: Query) -> Page {
    let mut form = Form::new(&visit, &query, query.contains_key("ask"));
    let edition = form.edition();
    let rating = form.rating("own");
    let k = form.number_if_any("k", 1, 100).and_then(|k| u8::try_from(k).ok());
    let own = PeriodPlayer { rating, k, ..super::k::standing(&mut form) };
    let (start, next) = (form.day_or_today("start"), form.rating_if_any("next"));
    let games = games::read(&mut form);
    let answer = (form.is_asked() && form.is_sound()).then(|| answer(&visit, edition, start, &own, &games, next));
    let finds_k = ["peak", "born", "played", "start"];
    let is_open = k.is_none() && finds_k.iter().any(|name| form.text(name).is_some() || form.is_wrong(name).is_some());
    let fields = html! {
        div.fields { (form.line("own", true)) (form.line("k", true)) (form.edition_field()) }
        details open[is_open] {
            summary { (visit.language.label("calculator-find-k")) }
            div.fields {
                (form.line("peak", true)) (form.line("born", false)) (form.line("played", true)) (form.line("start", false))
            }
        }
        (games::fields(&form))
        div.fields { (form.line("next", true)) }
    };
    tool(&visit, "change", &form, answer, &fields)
}

fn answer(
    visit: &Visit,
    edition: &'static Edition,
    start: Date,
    own: &PeriodPlayer,
    games: &[PoolGame],
    next: Option<Rating>,
) -> Markup {
    let (language, law) = (visit.language, Cited::by(visit, edition.id));
    let (_, rated) = rate_against(edition, start, own.clone(), games);
    let result = &rated.players[0];
    let points = |points: Option<i64>| points.map(|points| points.to_string()).unwrap_or_default();
    let title = language.label("calculator-opponents");
    html! {
        div.figures {
            (figure(&language.label("before"), &result.before.map(|rating| rating.to_string()).unwrap_or_default()))
            @if let Some(by) = result.change { (figure(&language.label("change"), &signed(language, by))) }
            (figure(&language.label("after"), &points(result.after)))
        }
        @if let Some(next) = next { (next_game(visit, edition, start, own, games, next)) }
        @for tournament in &result.tournaments { (worked::games(law, &title, tournament, |game| html! { (game.opponent) "." })) }
        (worked::sums(language, result))
        (steps(law, &result.steps))
        @for finding in rated.findings.iter().filter(|finding| finding.place == Place::Player(0)) {
            (remark(law, finding))
        }
        (by_edition(visit, edition))
    }
}

/// Lost, drawn, won: the whole period with one game more.
fn next_game(
    visit: &Visit,
    edition: &'static Edition,
    start: Date,
    own: &PeriodPlayer,
    games: &[PoolGame],
    next: Rating,
) -> Markup {
    let language = visit.language;
    let title = language.say("calculator-what-if", &[("rating", i64::from(next.points()).into())]);
    let [lost, drawn, won] = what_if(edition, start, own, games, next);
    let rows = [("calculator-won", won), ("calculator-drawn", drawn), ("calculator-lost", lost)];
    html! {
        (wide(&title, &html! {
            table.small {
                caption { (title) }
                thead { tr {
                    th scope="col" { (language.label("result")) }
                    th.number scope="col" { (language.label("change")) }
                    th.number scope="col" { (language.label("calculator-rounded")) }
                    th.number scope="col" { (language.label("after")) }
                } }
                tbody { @for (key, result) in &rows {
                    tr {
                        th scope="row" { (language.label(key)) }
                        td.number { @if let Some(by) = result.change { (signed(language, by)) } }
                        td.number { @if let Some(by) = result.rounded() { (colored(language, by)) } }
                        td.number { b { @if let Some(after) = result.after { (after) } } }
                    }
                } }
            }
        }))
    }
}
