//! A list for the printer: everything that was chosen on one page, and what it is in its title.

use super::list::about_list;
use super::{Query, day, name, ready, series, signed, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::{Language, rating_key};
use arpad_model::{Fact, List, Series};
use arpad_office::files::export::Selection;
use arpad_office::views::decided_now::mark_decided;
use axum::response::{IntoResponse, Response};
use maud::html;

/// So many lines are printed; who wants more of a list takes the file.
const PRINTED: usize = 1200;

/// Which list it is, and what of it is shown.
pub(super) fn title(language: Language, list: &List, query: &Query) -> String {
    let title = format!("{}, {}", series(language, list.series), day(language, list.day));
    match ready::chosen(language, query) {
        Some(chosen) => format!("{title}: {chosen}"),
        None => title,
    }
}

/// Everything that was chosen on one page for the printer: no links, and no more than paper needs.
pub(super) async fn page(
    visit: &Visit,
    site: &Site,
    list: &List,
    chosen: Selection,
    query: &Query,
) -> Result<Response, Problem> {
    let language = visit.language;
    let (cache, of) = (site.cache.clone(), list.clone());
    let (count, lines) = site
        .read(move |store| {
            let roll = cache.roll_since(store, &of, chosen.since)?;
            let lines = roll.choose(&chosen);
            let count = lines.len();
            let stretch = roll.stretch(&lines, chosen.sort, 0..PRINTED);
            let mut lines = roll.lines(store, &stretch)?;
            mark_decided(store, &of, &mut lines)?;
            Ok((count, lines))
        })
        .await?;
    let heading = title(language, list, query);
    let is_go = list.series == Series::Go;
    let head = |key: &str| language.label(&format!("list-column-{key}"));
    let told = language.say("web-players-count", &[("count", Fact::from(count))]);
    let table = html! {
        table.printed {
            caption.unseen { (heading) }
            thead { tr {
                th.number scope="col" { (head("place")) }
                th scope="col" { (head("name")) }
                th.number scope="col" { (language.label(rating_key(list.series))) }
                th.number scope="col" { (head("change")) }
                @if is_go { th scope="col" { (head("grade")) } }
                th.number scope="col" { (head("born")) }
                th scope="col" { (head("club")) }
            } }
            tbody { @for line in &lines {
                tr {
                    td { @if let Some(place) = line.place { (place) } }
                    th scope="row" {
                        @if line.is_withheld { (language.label("web-hidden")) }
                        @else {
                            @if !is_go && !line.title.is_empty() { (line.title) " " }
                            (name(language, &line.name))
                        }
                    }
                    td { @if let Some(rating) = line.rating {
                        (rating)
                        @if let Some((points, _)) = line.now.filter(|(points, _)| *points != rating) { " → " (points) }
                    } @else { (language.label("list-unrated")) } }
                    td { @if let Some(by) = line.change().filter(|by| *by != 0) { (signed(language, by)) } }
                    @if is_go { td { @if let Some(grade) = line.grade { (grade) } } }
                    td { @if let Some(born) = line.born { (born) } }
                    td { (line.club) }
                }
            } }
        }
    };
    let body = html! {
        h1 { (heading) }
        (about_list(visit, list))
        p { (told) }
        @if count > PRINTED { p.note { (language.say("list-print-cut", &[("shown", Fact::from(PRINTED))])) } }
        (wide(&heading, &table))
    };
    Ok(Page { about: format!("{heading}. {told}"), title: heading, room: addresses::LISTS, body }.into_response())
}
