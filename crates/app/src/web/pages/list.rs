//! One list: filters in a form that needs no script, a hundred lines a page, and every format to take home.

use super::choosing::{filters, filters_and_sort, form, selection};
use super::sorting::{Sorting, heading};
use super::which::{ListName, OfList};
use super::{
    Asked, Id, PageNumber, Query, Question, change, download, drawing, name, pager, printed, proof, ready, regulations,
    titled, unbroken, under, wanted, wide,
};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::go::without_tournament;
use crate::words::go_facts;
use arpad_model::{Activity, Fact, List, Origin, Series, hex};
use arpad_office::files::export::{ListFormat, ListLine, SortBy};
use arpad_office::proofs::{Signed, statement_of};
use arpad_office::views::decided_now::{DecidedNow, decided_now, mark_decided};
use arpad_office::views::list_page::{Wanted, Which, beside};
use arpad_office::views::public::{governing, in_force, is_forecast, public_list};
use arpad_office::views::roll::Roll;
use arpad_office::views::standing::Spread;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// Lines per page.
const LINES: usize = 100;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(ListName { date, format }): Id<ListName>,
    Asked(of): Asked<OfList>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let which = of.on(date);
    match format {
        Some(format) => {
            let wish = download::Wish { language: visit.language, place: &visit.place, which, format };
            download::answer(&site, wish, &query, &headers).await
        }
        None => read(&visit, &site, which, &query).await,
    }
}

/// A page of a list.
struct Seen {
    roll: Arc<Roll>,
    shown: Vec<ListLine>,
    /// How many lines match the filters.
    count: usize,
    /// The page that is shown; the last one where a later one was asked for.
    page: usize,
    spread: Arc<Spread>,
    /// FIDE's governs the series, and this is ours.
    is_forecast: bool,
    /// The other list of the same day.
    other: Option<List>,
    /// Of the go list in force: what was decided since, and holds.
    decided: Vec<DecidedNow>,
    /// What was signed about it.
    signed: Option<Signed>,
}

async fn read(visit: &Visit, site: &Site, which: Which, query: &Query) -> Result<Response, Problem> {
    let language = visit.language;
    let list = match site.read(move |store| public_list(store, &which)).await {
        Ok(list) => list,
        Err(problem) => return in_force_then(visit, site, &which, query).await?.ok_or(problem),
    };
    let chosen = selection(language, query, list.day.year())?;
    let sort = chosen.sort;
    let PageNumber(asked) = PageNumber::read(language, query)?;
    if wanted(query, "print") == Some("whole") {
        return printed::page(visit, site, &list, chosen, query).await;
    }
    let (cache, of) = (site.cache.clone(), list.clone());
    let Seen { roll, shown, count, page, spread, is_forecast, other, decided, signed } = site
        .read(move |store| {
            let (roll, spread) = (cache.roll_since(store, &of, chosen.since)?, cache.spread(store, &of, "")?);
            let lines = roll.chosen(&chosen);
            let page = asked.min(lines.len().div_ceil(LINES).max(1));
            let count = lines.len();
            let stretch = roll.stretch(&lines, chosen.sort, (page - 1) * LINES..page * LINES);
            let mut shown = roll.lines(store, &stretch)?;
            mark_decided(store, &of, &mut shown)?;
            let (is_forecast, other) = (is_forecast(store, &of)?, beside(store, &of)?);
            let is_newest =
                of.series == Series::Go && governing(store, of.series)?.is_some_and(|list| list.id == of.id);
            let decided = if is_newest { decided_now(store)? } else { Vec::new() };
            let signed = statement_of(store, &of)?;
            Ok(Seen { roll, shown, count, page, spread, is_forecast, other, decided, signed })
        })
        .await?;
    let only_go = site.usual_series().await == Series::Go;
    let (all, pages, marked) = (roll.len(), count.div_ceil(LINES).max(1), roll.marked_unrated());
    let date = addresses::list_date(&list);
    let revision = which.revision.map(|revision| format!("&revision={revision}")).unwrap_or_default();
    let origin = which.origin.map(|origin| format!("&of={origin}")).unwrap_or_default();
    let own = format!("{}{revision}{origin}", addresses::list_query(&list));
    let kept = format!("{own}{}", filters_and_sort(query));
    let sorting =
        Sorting { place: addresses::list_on(&date, &format!("{own}{}", filters(query))), sort, series: list.series };
    let title = printed::title(language, &list, query);
    let key = if count == all { "desk-list-all" } else { "desk-list-some" };
    let count = language.say(key, &[("shown", Fact::from(count)), ("all", Fact::from(all))]);
    let body = html! {
        h1 { (title) }
        (about_list(visit, &list))
        @if let Some(signed) = &signed { (proof::about_signed(visit, signed)) }
        @if let Some(key) = without_tournament(&list) { p.note { (language.label(&format!("{key}-note"))) } }
        @if list.series == Series::Go { p { a href=(visit.to(addresses::SHADOW)) { (language.label("web-shadow-way")) } } }
        @for one in &decided {
            @if let Ok(who) = &one.who {
                p.note { (go_facts::decided_now(language, one, &name(language, &who.name))) " "
                    a href=(visit.to(&addresses::person(who))) { (language.label("web-show")) } }
            }
        }
        @if is_forecast { p.note { (language.label("desk-forecast")) } }
        @if let Some(other) = &other {
            p { a href=(visit.to(&addresses::list_of(other))) { (language.label(beside_key(other))) } }
        }
        @if marked > 0 { p.note { (language.marked_unrated(&list, marked)) } }
        (ready::chips(visit, (&date, &own, list.series), query))
        (form(visit, (&list, &date, only_go), query, (&roll.clubs(), &roll.counties())))
        p { (count) }
        @if shown.is_empty() { p.quiet { (language.label("web-nobody-chosen")) } }
        @else { (wide(&title, &table(visit, (&list, &own), &shown, (&title, &sorting)))) }
        (pager(visit, |page| addresses::list_on(&date, &format!("{kept}&page={page}")), page, pages))
        p.more {
            a href=(visit.to(&addresses::list_on(&date, &format!("{kept}&print=whole")))) { (language.label("list-print")) }
        }
        p.downloads {
            (language.label("web-download")) ": "
            @for format in ListFormat::ALL.into_iter().filter(|format| *format != ListFormat::Table) {
                a href=(visit.to(&addresses::list_file(&date, format.as_str(), &kept))) download {
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
    Ok(Page { about: format!("{title}. {count}"), title, room: addresses::LISTS, body }.into_response())
}

/// On to the chess list in force on a day that has none of its own: who looks at a go list, which has any day, can choose
/// another series.
async fn in_force_then(visit: &Visit, site: &Site, which: &Which, query: &Query) -> Result<Option<Response>, Problem> {
    let (Wanted::Day(day), Series::Chess(_), None) = (which.date, which.series, which.revision) else {
        return Ok(None);
    };
    let series = which.series;
    let then = site.read(move |store| in_force(store, series, day)).await?;
    Ok(then.map(|list| {
        let filters = filters(query);
        let place = addresses::with_query(addresses::list(&list), filters.trim_start_matches('&'));
        Redirect::to(&visit.to(&place)).into_response()
    }))
}

fn beside_key(other: &List) -> &'static str {
    match other.origin {
        Origin::Fide => "web-beside-fide",
        Origin::Computed => "web-beside-ours",
    }
}

/// By which regulation, published when, and its seal.
pub(super) fn about_list(visit: &Visit, list: &List) -> Markup {
    let language = visit.language;
    let seal = hex(&list.hash[..6]);
    html! {
        p.lead {
            (regulations::of_list(visit, list)) " · "
            @if let Some(moment) = &list.published_at {
                (unbroken(&language.say_texts("desk-issued", &[("moment", language.moment(*moment))]))) " "
            }
            @if list.revision > 0 {
                a href=(visit.to(&addresses::correction(list.id))) {
                    (language.say("web-is-revision", &[("revision", Fact::from(list.revision))]))
                } " "
            }
            span.quiet { (language.say_texts("web-seal", &[("seal", seal)])) }
        }
    }
}

fn table(visit: &Visit, (list, own): (&List, &str), lines: &[ListLine], (title, sorting): (&str, &Sorting)) -> Markup {
    let language = visit.language;
    let is_go = list.series == Series::Go;
    let head = |key: &str| language.label(&format!("list-column-{key}"));
    html! {
        table.list {
            caption.unseen { (title) }
            thead { tr {
                th.number scope="col" { (head("place")) }
                (heading(visit, sorting, SortBy::Name, ""))
                (heading(visit, sorting, SortBy::Rating, "number"))
                (heading(visit, sorting, SortBy::Change, "number"))
                @if is_go { th scope="col" { (head("grade")) } th.spare scope="col" { (head("entry")) } }
                (heading(visit, sorting, SortBy::Games, "number spare"))
                @if !is_go { th.number.spare scope="col" { (head("k")) } }
                (heading(visit, sorting, SortBy::Born, "number spare"))
                (heading(visit, sorting, SortBy::Club, "spare"))
                (heading(visit, sorting, SortBy::Country, "spare"))
            } }
            tbody {
                @for line in lines {
                    @let place = addresses::calculation_with(line.person, list, own);
                    @let is_hidden = line.name.family.is_empty() && line.name.given.is_empty();
                    tr class=[(line.active == Activity::Inactive).then_some("inactive")] {
                        td.number { (line.place.map(|place| place.to_string()).unwrap_or_default()) }
                        th scope="row" {
                            @if is_hidden { span.quiet { (language.label("web-hidden")) } }
                            @else {
                                @if !is_go { (titled(&line.title)) }
                                a href=(visit.to(&addresses::player(line.person))) { (name(language, &line.name)) }
                                @if line.is_kept { " " span.quiet { (language.label("web-kept")) } }
                                (under(&[line.born.map(|born| born.to_string()).unwrap_or_default(), line.club.clone()]))
                            }
                        }
                        td.number.words[line.rating.is_none()] {
                            @match line.rating {
                                Some(rating) => {
                                    b { (rating) }
                                    @if let Some((points, _)) = line.now.filter(|(points, _)| *points != rating) { " → " b { (points) } }
                                },
                                None if is_hidden => span.quiet { (language.label("list-unrated")) },
                                None => a.plain href=(visit.to(&place)) { (language.label("list-unrated")) },
                            }
                        }
                        td.number {
                            @match line.change() {
                                Some(0) if line.games == 0 => "",
                                // Every number that moved leads to its reasons.
                                Some(by) if !is_hidden => a.plain href=(visit.to(&place)) { (change(language, by)) },
                                Some(by) => (change(language, by)),
                                None if line.is_marked_unrated() || line.is_withheld => "",
                                None if !is_hidden => a.plain href=(visit.to(&place)) { span.new { (language.label("list-new")) } },
                                None => span.new { (language.label("list-new")) },
                            }
                        }
                        @if is_go {
                            td { (line.grade.map(|grade| grade.to_string()).unwrap_or_default()) }
                            td.spare { (line.entry().map(|grade| grade.to_string()).unwrap_or_default()) }
                        }
                        td.number.spare { @if !line.is_withheld { (line.games) } }
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
