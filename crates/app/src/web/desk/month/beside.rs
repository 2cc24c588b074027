//! What takes longer to look at, asked for by itself: what is out of the ordinary in a month, and FIDE's list beside ours.

use super::{addresses, unusual};
use crate::web::Site;
use crate::web::desk::gate::Gate;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::name;
use crate::web::problem::Problem;
use crate::words::signed;
use arpad_model::{Fact, Series, Tempo};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::reconcile::{Reconciliation, reconcile};
use jiff::civil::Date;
use maud::{Markup, html};

/// Differences that are told one by one.
const MOST: usize = 100;

/// The view that was asked for, or the way to each.
pub(super) async fn shown(
    visit: &Visit,
    site: &Site,
    gate: &Gate,
    (series, day): (Series, Option<Date>),
    view: Option<&str>,
) -> Result<Markup, Problem> {
    let (Series::Chess(tempo), Some(day)) = (series, day) else { return Ok(html! {}) };
    let language = visit.language;
    let looked = match view {
        Some("unusual") => unusual::shown(visit, site, gate, (tempo, day)).await?,
        Some("fide") => beside_fide(visit, site, tempo, day).await?,
        _ => html! {},
    };
    let link = |view: &str, word: &str| {
        html! { li { a href=(visit.to(&addresses::month_view(series, day, view))) { (language.label(word)) } } }
    };
    Ok(html! {
        h2 { (language.label("desk-look-closer")) }
        ul.links { (link("unusual", "desk-look-unusual")) (link("fide", "desk-look-fide")) }
        (looked)
    })
}

async fn beside_fide(visit: &Visit, site: &Site, tempo: Tempo, day: Date) -> Result<Markup, Problem> {
    let language = visit.language;
    let found = site.read(move |store| match reconcile(store, tempo, day, None, "") {
        Ok(found) => Ok(Ok(found)),
        Err(OfficeError::Refused(refusal)) => Ok(Err(refusal)),
        Err(other) => Err(other),
    });
    Ok(html! {
        section aria-labelledby="beside-fide" {
            h3 #beside-fide { (language.label("desk-look-fide")) }
            @match found.await? {
                Err(refusal) => p.note { (language.refusal_at_desk(&refusal)) },
                Ok(found) => (differences(visit, &found)),
            }
        }
    })
}

fn differences(visit: &Visit, found: &Reconciliation) -> Markup {
    let language = visit.language;
    let apart: Vec<_> = found.players.iter().filter(|one| one.difference() != Some(0)).collect();
    let caption =
        language.say("desk-fide-apart", &[("count", Fact::from(apart.len())), ("of", Fact::from(found.players.len()))]);
    let number = |number: Option<i32>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    html! {
        @if apart.is_empty() { p { (caption) } } @else {
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["desk-name", "desk-ours", "desk-fides", "desk-difference", "desk-cause"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for one in apart.iter().take(MOST) { tr {
                    td { a href=(visit.to(&addresses::person(one.person))) { (name(language, &one.name)) } }
                    td.number { (number(one.forecast)) }
                    td.number { (number(one.published)) }
                    td.number { @if let Some(difference) = one.difference() { (signed(language, i64::from(difference))) } }
                    td { (language.label(&format!("cause-{}", one.cause.as_str()))) }
                } } }
            } }))
        }
    }
}
