//! What was found wrong later, and which lists were revised for it. Nothing is edited in silence.

use super::calculation::revised_by;
use super::{Id, change, day, series, shown, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Fact, ListId};
use arpad_office::views::causes::{CauseKind, revised};
use arpad_office::views::public::{corrections, is_public, revision};
use arpad_office::views::records;
use axum::extract::State;
use maud::html;

/// Rows of each kind on the page.
const MOST: usize = 200;

/// Changed ratings per page.
const CHANGED: usize = 500;

pub(super) async fn index(visit: Visit, State(site): State<Site>) -> Result<Page, Problem> {
    let language = visit.language;
    let (corrected, revised) = site.read(corrections).await?;
    let title = language.label("web-corrections");
    let body = html! {
        h1 { (title) }
        p.lead { (language.label("web-corrections-text")) }
        section aria-labelledby="corrected" {
            h2 #corrected { (language.label("web-corrected")) }
            @if corrected.is_empty() { p.quiet { (language.label("web-none")) } }
            ul.events { @for one in corrected.iter().take(MOST) {
                li {
                    a href=(visit.to(&addresses::correction_of(one.done.entry))) {
                        (language.moved_briefly(CauseKind::of_act(&one.done.act)))
                        @if let Some(event) = &one.event { ": " (event.name) }
                    }
                    br;
                    span.quiet { (language.moment(one.done.moment)) " · " (language.why_told(&one.done.why)) }
                }
            } }
        }
        section aria-labelledby="revised" {
            h2 #revised { (language.label("web-revised")) }
            @if revised.is_empty() { p.quiet { (language.label("web-none")) } }
            ul.events { @for list in revised.iter().take(MOST) {
                li {
                    a href=(visit.to(&addresses::correction(list.id))) {
                        (series(language, list.series)) ", " (day(language, list.day)) ", "
                        (language.say("desk-revision", &[("revision", Fact::from(list.revision))]))
                    }
                    @if let Some(moment) = list.published_at { br; span.quiet { (language.moment(moment)) } }
                }
            } }
        }
    };
    Ok(Page { about: language.label("web-corrections-text"), title, room: addresses::CORRECTIONS, body })
}

pub(super) async fn page(visit: Visit, State(site): State<Site>, Id(id): Id<ListId>) -> Result<Page, Problem> {
    let language = visit.language;
    let found = site
        .read(move |store| {
            let Some(list) = records::list(store, id)?.filter(is_public) else { return Ok(None) };
            let by = revised(store, &list)?;
            Ok(revision(store, &list)?.map(|changed| (list, changed, by)))
        })
        .await?;
    let (list, changed, by) = found.ok_or(Problem::Lost)?;
    let number = language.say("desk-revision", &[("revision", Fact::from(list.revision))]);
    let title = format!("{}, {}, {number}", series(language, list.series), day(language, list.day));
    let points = |rating: Option<i32>| rating.map_or("–".to_owned(), |rating| rating.to_string());
    let table = html! {
        table {
            caption { (language.say("web-changed-count", &[("count", Fact::from(changed.len()))])) }
            thead { tr {
                th scope="col" { (language.label("list-column-name")) }
                th.number scope="col" { (language.label("before")) }
                th.number scope="col" { (language.label("after")) }
                th.number scope="col" { (language.label("change")) }
            } }
            tbody { @for (one, person) in changed.iter().take(CHANGED) {
                tr {
                    th scope="row" { (shown(&visit, person)) }
                    td.number { (points(one.before)) }
                    td.number { b { (points(one.after)) } }
                    td.number { @if let (Some(before), Some(after)) = (one.before, one.after) { (change(language, i64::from(after - before))) } }
                }
            } }
        }
    };
    // The list's own address means its newest revision, which may be a later one.
    let place = addresses::with_query(addresses::list(&list), &format!("revision={}", list.revision));
    let body = html! {
        h1 { (title) }
        p.lead { a href=(visit.to(&place)) { (language.label("web-whole-list")) } }
        (revised_by(&visit, &by))
        p.quiet { (language.label("web-changed-order")) }
        (wide(&title, &table))
        @if changed.len() > CHANGED {
            p.note { (language.say("web-changed-cut", &[("most", Fact::from(CHANGED))])) " "
                a href=(addresses::correction_in_api(list.id)) { (language.label("api-title")) }
            }
        }
    };
    Ok(Page { about: title.clone(), title, room: addresses::CORRECTIONS, body })
}
