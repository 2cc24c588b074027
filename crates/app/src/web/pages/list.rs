//! One list: filters in a form that needs no script, a hundred lines a page, and every format to take home.

use super::{
    Query, change, day, download, drawing, encoded, list_date, name, page_in, pager, regulations, series, titled,
    unbroken, under, wanted, which, wide,
};
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::{self, Page};
use crate::words::Language;
use arpad_model::{Fact, Series, Sex};
use arpad_office::export::{AgeGroup, ListFormat, ListLine, Selection};
use arpad_office::public::public_list;
use arpad_office::roll::Roll;
use arpad_office::standing::Spread;
use arpad_registry::tables::lists::List;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// So many lines stand on a page.
const LINES: usize = 100;

/// The parameters that choose lines.
const FILTERS: [&str; 8] = ["sex", "age", "club", "federation", "title", "activity", "order", "top"];

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Path((_, name)): Path<(String, String)>,
    query: Query,
    headers: HeaderMap,
) -> Response {
    let format = name.rsplit_once('.').and_then(|(date, end)| {
        let format = ListFormat::parse(end).filter(|format| *format != ListFormat::Table)?;
        Some((date, format))
    });
    let answer = match format {
        Some((date, format)) => {
            let asked = download::Asked { language: visit.language, place: &visit.place, date, format };
            download::answer(&site, asked, &query, &headers).await
        }
        None => read(&visit, &site, &name, &query).await,
    };
    visit.answer(answer)
}

/// The lines an address asks for. What it says wrongly is told, not ignored.
pub(super) fn selection(language: Language, query: &Query, year: i16) -> Result<Selection, Problem> {
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
    let (improvers, new_only) = match wanted(query, "order") {
        None => (false, false),
        Some("improvers") => (true, false),
        Some("new") => (false, true),
        Some(_) => return Err(wrong("order")),
    };
    let top = match wanted(query, "top") {
        Some(top) => Some(top.parse().map_err(|_| wrong("top"))?),
        None => None,
    };
    let (club, country, title) = (text("club"), text("federation"), text("title"));
    let chosen = Selection { sex, club, country, title, active, improvers, top, new_only, ..Selection::default() };
    match wanted(query, "age") {
        Some(age) => Ok(chosen.of_age(AgeGroup::parse(age).ok_or_else(|| wrong("age"))?, year)),
        None => Ok(chosen),
    }
}

/// The chosen filters as part of an address, each after an `&`.
fn filters(query: &Query) -> String {
    let part = |field: &&str| wanted(query, field).map(|value| format!("&{field}={}", encoded(value)));
    FILTERS.iter().filter_map(part).collect()
}

/// A page of a list.
struct Seen {
    roll: Arc<Roll>,
    shown: Vec<ListLine>,
    /// So many lines are chosen.
    count: usize,
    /// The page that is shown; the last one where a later one was asked for.
    page: usize,
    spread: Arc<Spread>,
}

async fn read(visit: &Visit, site: &Site, name: &str, query: &Query) -> Result<Response, Problem> {
    let language = visit.language;
    let which = which(name, query)?;
    let list = site.read(move |store| public_list(store, &which)).await?;
    let chosen = selection(language, query, list.day.year())?;
    let (kept, asked, of) = (site.kept.clone(), page_in(query), list.clone());
    let Seen { roll, shown, count, page, spread } = site
        .read(move |store| {
            let (roll, spread) = (kept.roll(store, &of)?, kept.spread(store, &of, "")?);
            let lines = roll.choose(&chosen);
            let page = asked.min(lines.len().div_ceil(LINES).max(1));
            let shown = roll.lines(store, &lines[(page - 1) * LINES..lines.len().min(page * LINES)])?;
            Ok(Seen { roll, shown, count: lines.len(), page, spread })
        })
        .await?;
    let (all, pages) = (roll.len(), count.div_ceil(LINES).max(1));
    let date = list_date(&list);
    let base = format!("series={}", list.series.as_str());
    let revision = which.revision.map(|revision| format!("&revision={revision}")).unwrap_or_default();
    let kept = format!("{base}{revision}{}", filters(query));
    let title = format!("{}, {}", series(language, list.series), day(language, list.day));
    let key = if count == all { "desk-list-all" } else { "desk-list-some" };
    let count = language.say(key, &[("shown", Fact::from(count)), ("all", Fact::from(all))]);
    let body = html! {
        h1 { (title) }
        (about_list(visit, &list))
        (form(visit, (&list, &date), query, &roll.clubs()))
        p { (count) }
        @if shown.is_empty() { p.quiet { (language.label("web-nobody-chosen")) } }
        @else { (wide(&title, &table(visit, &list, &shown, &title))) }
        (pager(visit, |page| format!("/lists/{date}?{kept}&page={page}"), page, pages))
        p.downloads {
            (language.label("web-download")) ": "
            @for format in ListFormat::ALL.into_iter().filter(|format| *format != ListFormat::Table) {
                a href=(visit.to(&format!("/lists/{date}.{}?{kept}", format.as_str()))) download {
                    (format.as_str().to_uppercase())
                } " "
            }
        }
        @if !spread.classes.is_empty() {
            details.picture {
                summary { (language.label("pp-spread")) }
                (drawing::spread(language, &list, &spread.classes, None))
            }
        }
    };
    Ok(shell::page(visit, &Page { about: format!("{title}. {count}"), title, room: "/lists", body }))
}

/// By which regulation, published when, and its seal.
fn about_list(visit: &Visit, list: &List) -> Markup {
    let language = visit.language;
    let seal: String = list.hash[..6].iter().map(|byte| format!("{byte:02x}")).collect();
    html! {
        p.lead {
            (regulations::link(visit, &list.edition)) " · "
            @if let Some(moment) = &list.published_at {
                (unbroken(&language.say_texts("desk-issued", &[("moment", language.moment(moment))]))) " "
            }
            @if list.revision > 0 {
                a href=(visit.to(&format!("/corrections/{}", list.id))) {
                    (language.say("web-is-revision", &[("revision", Fact::from(list.revision))]))
                } " "
            }
            span.quiet { (language.say_texts("web-seal", &[("seal", seal)])) }
        }
    }
}

fn form(visit: &Visit, (list, date): (&List, &str), query: &Query, clubs: &[&str]) -> Markup {
    let language = visit.language;
    let label = |field: &str| language.label(&format!("web-filter-{field}"));
    let is = |field: &str, value: &str| wanted(query, field) == Some(value);
    let value = |field: &str| wanted(query, field).unwrap_or_default().to_owned();
    let is_open = FILTERS.iter().any(|field| wanted(query, field).is_some());
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
            form method="get" action=(visit.to(&format!("/lists/{date}"))) {
                label.broad { span { (label("series")) }
                    select name="series" {
                        @for one in Series::ALL {
                            option value=(one.as_str()) selected[one == list.series] { (series(language, one)) }
                        }
                    }
                }
                (choice("sex", &[("F", "list-female"), ("M", "list-male")]))
                label { span { (label("age")) }
                    select name="age" {
                        option value="" { (language.label("web-filter-all")) }
                        @for age in ["U8", "U10", "U12", "U14", "U16", "U18", "U20", "S50", "S65"] {
                            option value=(age) selected[is("age", age)] { (age) }
                        }
                    }
                }
                label { span { (label("club")) }
                    input name="club" list="clubs" value=(value("club"));
                    datalist #clubs { @for club in clubs.iter().take(400) { option value=(club) {} } }
                }
                label { span { (label("federation")) } input.short name="federation" maxlength="3" value=(value("federation")); }
                label { span { (label("title")) }
                    select name="title" {
                        option value="" { (language.label("web-filter-all")) }
                        @for title in ["GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM"] {
                            option value=(title) selected[is("title", title)] { (title) }
                        }
                    }
                }
                (choice("activity", &[("active", "player-active"), ("inactive", "player-inactive")]))
                (choice("order", &[("improvers", "web-filter-improvers"), ("new", "web-filter-new")]))
                label { span { (label("top")) } input.short name="top" type="number" min="1" value=(value("top")); }
                button type="submit" { (language.label("web-filter-apply")) }
            }
        }
    }
}

fn table(visit: &Visit, list: &List, lines: &[ListLine], title: &str) -> Markup {
    let language = visit.language;
    let is_go = list.series == Series::Go;
    let head = |key: &str| language.label(&format!("list-column-{key}"));
    let date = list_date(list);
    html! {
        table.list {
            caption.unseen { (title) }
            thead { tr {
                th.number scope="col" { (head("place")) }
                th scope="col" { (head("name")) }
                th.number scope="col" { (head("rating")) }
                th.number scope="col" { (head("change")) }
                @if is_go { th scope="col" { (head("grade")) } }
                th.number.spare scope="col" { (head("games")) }
                @if !is_go { th.number.spare scope="col" { (head("k")) } }
                th.number.spare scope="col" { (head("born")) }
                th.spare scope="col" { (head("club")) }
                th.spare scope="col" { (head("country")) }
            } }
            tbody {
                @for line in lines {
                    @let place = format!("/players/{}/calculations/{date}?series={}", line.person.0, list.series.as_str());
                    @let is_hidden = line.name.family.is_empty() && line.name.given.is_empty();
                    tr class=[(!line.active).then_some("inactive")] {
                        td.number { (line.place) }
                        th scope="row" {
                            @if is_hidden { span.quiet { (language.label("web-hidden")) } }
                            @else {
                                @if !is_go { (titled(&line.title)) }
                                a href=(visit.to(&format!("/players/{}", line.person.0))) { (name(language, &line.name)) }
                                (under(&[line.born.map(|born| born.to_string()).unwrap_or_default(), line.club.clone()]))
                            }
                        }
                        td.number { b { (line.rating) } }
                        td.number {
                            @match line.change() {
                                Some(by) if line.games > 0 && !is_hidden => a.plain href=(visit.to(&place)) { (change(language, by)) },
                                Some(0) => "",
                                Some(by) => (change(language, by)),
                                None => span.new { (language.label("list-new")) },
                            }
                        }
                        @if is_go { td { (line.grade.map(|grade| grade.to_string()).unwrap_or_default()) } }
                        td.number.spare { (line.games) }
                        @if !is_go { td.number.spare { (line.k.map(|k| k.to_string()).unwrap_or_default()) } }
                        td.number.spare { (line.born.map(|born| born.to_string()).unwrap_or_default()) }
                        td.spare.club { (line.club) }
                        td.spare { (line.country) }
                    }
                }
            }
        }
    }
}
