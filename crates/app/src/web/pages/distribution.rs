//! How the ratings of a list are spread, of everybody or of those who are chosen, and what share of them a rating is ahead of.

use super::choosing::{filters, selection};
use super::ready::{age_told, chosen};
use super::which::OfSeries;
use super::{Asked, Query, drawing, number, series, wanted, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::charts;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::{Language, rating_key};
use arpad_model::{Fact, List, Series, Sex};
use arpad_office::files::export::{AgeGroup, Selection};
use arpad_office::views::distribution::{Distribution, SHARES};
use arpad_office::views::public::governing;
use axum::extract::State;
use maud::{Markup, html};

/// The parameter with the rating to be found.
const RATING: &str = "rating";

/// A group with its own row: its filter, its name, its ratings.
type Group = (String, String, Distribution);

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(OfSeries(of)): Asked<OfSeries>,
    query: Query,
) -> Result<Page, Problem> {
    let language = visit.language;
    let Some(list) = site.read(move |store| governing(store, of)).await? else { return Err(Problem::Lost) };
    let wish = Selection { sort: None, top: None, ..selection(language, &query, list.day.year())? };
    let rating = match wanted(&query, RATING) {
        Some(text) => Some(text.parse::<i32>().ok().filter(|one| (-2000..=4000).contains(one)).ok_or_else(|| {
            Problem::Wrong(language.say_texts("web-filter-wrong", &[("field", language.label(rating_key(of)))]))
        })?),
        None => None,
    };
    let (cache, read) = (site.cache.clone(), list.clone());
    let (all, groups) = site
        .read(move |store| {
            let roll = cache.roll(store, &read)?;
            let year = read.day.year();
            let mut groups: Vec<Group> = Vec::new();
            let mut group = |filter: String, name: String, selection: &Selection| {
                groups.push((filter, name, Distribution::of(&roll, selection)));
            };
            group(String::new(), language.label("ready-all"), &Selection::default());
            let women = Selection { sex: Some(Sex::Female), ..Selection::default() };
            group("sex=F".to_owned(), language.label("ready-women"), &women);
            for age in AgeGroup::ALL {
                let of_age = Selection::default().of_age(age, year);
                group(format!("age={age}"), age_told(language, &age.to_string()), &of_age);
            }
            Ok((Distribution::of(&roll, &wish), groups))
        })
        .await?;
    let told = chosen(language, &query);
    let mut title = format!("{}: {}", language.label("pp-spread"), series(language, of));
    if let Some(told) = &told {
        title = format!("{title}, {told}");
    }
    let about = language.say("spread-about", &[("day", Fact::Date(list.day)), ("count", Fact::from(all.count()))]);
    let filter = filters(&query);
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        (series_chips(&visit, of))
        (form(&visit, of, &query))
        @if let Some(rating) = rating { (sentence(language, rating, &all, told.as_deref())) }
        @if all.count() == 0 { p.quiet { (language.label("web-nobody-chosen")) } }
        @else {
            (figures(language, &all))
            (drawing::spread(language, &list, &all.classes(), rating.map(|rating| charts::Mine { rating, label: rating.to_string() }).as_ref()))
            (shares(language, &list, &all))
        }
        (table(&visit, (of, rating), &groups, filter.trim_start_matches('&')))
    };
    Ok(Page { title, about, room: addresses::LISTS, body })
}

fn series_chips(visit: &Visit, of: Series) -> Markup {
    html! {
        nav.chips aria-label=(visit.language.label("web-filter-series")) {
            @for one in Series::ALL {
                a href=(visit.to(&addresses::distribution(one, ""))) aria-current=[(one == of).then_some("page")] {
                    (series(visit.language, one))
                }
            }
        }
    }
}

/// Asks for a rating and a group.
fn form(visit: &Visit, of: Series, query: &Query) -> Markup {
    let language = visit.language;
    let value = |field: &str| wanted(query, field).unwrap_or_default().to_owned();
    html! {
        form.inline method="get" action=(visit.to(addresses::DISTRIBUTION)) {
            input type="hidden" name="series" value=(of.as_str());
            label { span { (language.label("spread-mine")) } " "
                input.short name=(RATING) inputmode="numeric" size="6" value=(value(RATING));
            }
            label { span { (language.label("web-filter-age")) } " "
                select name="age" {
                    option value="" { (language.label("web-filter-all")) }
                    @for age in AgeGroup::ALL.map(|age| age.to_string()) {
                        option value=(age) selected[value("age") == age] { (age_told(language, &age)) }
                    }
                }
            }
            label { span { (language.label("web-filter-sex")) } " "
                select name="sex" {
                    option value="" { (language.label("web-filter-all")) }
                    @for (sex, key) in [("F", "list-female"), ("M", "list-male")] {
                        option value=(sex) selected[value("sex") == sex] { (language.label(key)) }
                    }
                }
            }
            button type="submit" { (language.label("spread-show")) }
        }
    }
}

/// "Better than 83 % of U14."
fn sentence(language: Language, rating: i32, all: &Distribution, group: Option<&str>) -> Markup {
    let standing = all.standing(rating);
    html! {
        @if let Some(share) = standing.share(false) {
            @let facts = [
                ("rating", Fact::from(rating)),
                ("share", Fact::from(share as usize)),
                ("place", Fact::from(standing.place.place as usize)),
                ("count", Fact::from(all.count())),
                ("group", Fact::Name(group.map_or_else(|| language.label("spread-everybody"), str::to_owned))),
            ];
            p.lead-sentence { (language.say("spread-better", &facts)) }
        }
    }
}

fn figures(language: Language, all: &Distribution) -> Markup {
    let told = [("spread-median", all.at_share(50)), ("spread-mean", all.mean()), ("spread-highest", all.highest())];
    html! {
        div.figures {
            @for (key, value) in told {
                @if let Some(value) = value {
                    div.figure { span.name { (language.label(key)) } span.value { (number(language, value)) } }
                }
            }
        }
    }
}

/// The rating that a share of the group does not exceed.
fn shares(language: Language, list: &List, all: &Distribution) -> Markup {
    let title = language.label("spread-shares");
    html! {
        section aria-labelledby="shares" {
            h2 #shares { (title) }
            table.small {
                caption.unseen { (title) }
                thead { tr {
                    th scope="col" { (language.label("spread-share")) }
                    th.number scope="col" { (language.label(rating_key(list.series))) }
                } }
                tbody { @for share in SHARES {
                    @if let Some(rating) = all.at_share(share) {
                        tr {
                            th scope="row" { (language.say("spread-top", &[("share", Fact::from(u32::from(100 - share)))])) }
                            td.number { (number(language, rating)) }
                        }
                    }
                } }
            }
        }
    }
}

/// Every group beside the others; with a rating, what share of each it is ahead of.
fn table(visit: &Visit, (of, rating): (Series, Option<i32>), groups: &[Group], now: &str) -> Markup {
    let language = visit.language;
    let title = language.label("spread-groups");
    let optional = |value: Option<i32>| value.map(|value| number(language, value)).unwrap_or_default();
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("spread-group")) }
                th.number scope="col" { (language.label("pp-spread-players")) }
                th.number scope="col" { (language.label("spread-median")) }
                th.number.spare scope="col" { (language.label("spread-mean")) }
                th.number.spare scope="col" { (language.label("spread-highest")) }
                @if let Some(rating) = rating {
                    th.number scope="col" { (language.say("spread-ahead", &[("rating", Fact::from(rating))])) }
                }
            } }
            tbody { @for (filter, name, spread) in groups.iter().filter(|(_, _, spread)| spread.count() > 0) {
                @let query = match rating { Some(rating) => format!("{filter}&{RATING}={rating}"), None => filter.clone() };
                tr {
                    th scope="row" {
                        a href=(visit.to(&addresses::distribution(of, query.trim_start_matches('&')))) aria-current=[(filter == now).then_some("true")] { (name) }
                    }
                    td.number { (spread.count()) }
                    td.number { (optional(spread.at_share(50))) }
                    td.number.spare { (optional(spread.mean())) }
                    td.number.spare { (optional(spread.highest())) }
                    @if let Some(rating) = rating {
                        td.number { @if let Some(share) = spread.standing(rating).share(false) { (share) "\u{a0}%" } }
                    }
                }
            } }
        }
    };
    html! {
        section aria-labelledby="groups" {
            h2 #groups { (title) }
            (wide(&title, &table))
        }
    }
}
