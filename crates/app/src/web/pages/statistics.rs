//! Whether a scale drifts, for everybody: alarms, lists, the balance sheet of points, expected against actual, clubs. Computed when
//! somebody asks, and kept while the lists are the same.

use super::tabled::{NAME, NUMBER, SPARE, tabled};
use super::{Asked, Query, Question, day, drawing, number, parsed, series, signed};
use crate::web::Site;
use crate::web::addresses;
use crate::web::charts;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::measured::{
    above_sentence, alarm_sentence, bands, converted_sentence, decimal, percent, quiet_sentence,
};
use arpad_instruments::drift::balance::Door;
use arpad_instruments::drift::composition::Part;
use arpad_instruments::drift::curve::{CLASSES, Step, WIDTH};
use arpad_instruments::drift::spread::Measure;
use arpad_model::{Decimal, Fact, Series, Tempo};
use arpad_office::views::drift::{Drift, OfGroup, OfList};
use arpad_rules::rounding::half_up;
use axum::extract::State;
use maud::{Markup, html};

/// Lists that stand in the table, the newest.
const LISTS: usize = 13;

/// Clubs that are shown.
const CLUBS: usize = 20;

/// Which series.
pub(super) struct Wish(Series);

impl Question for Wish {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        Ok(Wish(parsed(query, "series")?.unwrap_or(Series::Chess(Tempo::Standard))))
    }
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(Wish(of)): Asked<Wish>,
) -> Result<Page, Problem> {
    let (language, cache) = (visit.language, site.cache.clone());
    let found = site.read_long(move |store| cache.drift(store, of)).await?;
    let (title, about) = (language.label("web-statistics"), language.label("web-statistics-text"));
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        nav.chips aria-label=(language.label("web-statistics-series")) { @for one in Series::ALL {
            a href=(visit.to(&addresses::statistics(one))) aria-current=[(one == of).then_some("page")] {
                (series(language, one))
            }
        } }
        @match &found {
            Some(found) if !found.lists.is_empty() => {
                (alarms(language, found))
                (over_time(language, found))
                (lists(language, found))
                (balance(language, found))
                (curve(language, found))
                (people(language, found))
                (clubs(&visit, found))
                (groups(language, "counties", "drift-county", &found.counties))
                (groups(language, "federations", "drift-federation", &found.federations))
                @if of == Series::Go { p.quiet { (language.label("drift-go-without")) } }
                @if of != Series::Go { p { a href=(visit.to(&addresses::beside_law(of))) {
                    (language.label("web-law-way"))
                } } }
            },
            _ => p { (language.label("drift-nothing")) },
        }
    };
    Ok(Page { title, about, room: addresses::LISTS, body })
}

fn alarms(language: Language, found: &Drift) -> Markup {
    let (alarms, quiet): (Vec<_>, Vec<_>) = found.tests.iter().partition(|test| test.is_alarm());
    let is_general = |subject| found.names.get(&subject).is_none_or(Vec::is_empty);
    html! { section aria-labelledby="alarms" {
        h2 #alarms { (language.label("web-statistics-alarms")) }
        @if found.tests.is_empty() { p { (language.label("web-statistics-too-few")) } }
        @else if alarms.is_empty() {
            p { (language.say("drift-no-alarm", &[("count", Fact::from(quiet.len()))])) }
        } @else {
            ul { @for test in &alarms { li { (alarm_sentence(language, test, found.names.get(&test.subject))) } } }
        }
        @if !quiet.is_empty() {
            details {
                summary { (language.label("web-statistics-asked")) }
                ul { @for test in quiet.iter().filter(|test| is_general(test.subject)) {
                    li { (quiet_sentence(language, test)) }
                } }
            }
        }
    } }
}

/// Mean, median and quartiles of every list.
fn over_time(language: Language, found: &Drift) -> Markup {
    let kinds = [charts::Kind::Standard, charts::Kind::Rapid, charts::Kind::Blitz, charts::Kind::Go];
    let measures = [Measure::Mean, Measure::Upper, Measure::Median, Measure::Lower];
    let line = |(kind, measure): (charts::Kind, Measure)| charts::Series {
        kind,
        name: language.label(&format!("drift-{}", measure.as_str())),
        points: found
            .lists
            .iter()
            .map(|one| charts::Point {
                date: one.list.day,
                rating: one.rated.as_ref().map(|spread| whole_points(spread.get(measure).hundredths())),
                original: None,
            })
            .collect(),
        tips: Vec::new(),
        gaps: Vec::new(),
    };
    let title = language.label("web-statistics-over-time");
    let lines = kinds.into_iter().zip(measures).map(line).collect();
    html! { section aria-labelledby="over-time" {
        h2 #over-time { (title) }
        (drawing::lines(language, "ratings", title, lines, charts::Range::All))
    } }
}

/// The chart has whole points: half a point is one.
fn whole_points(hundredths: i64) -> i32 {
    half_up(hundredths, 100) as i32
}

fn lists(language: Language, found: &Drift) -> Markup {
    let title = language.label("web-statistics-lists");
    let hundredths = |points: i64| number(language, Decimal::<2>(points));
    let row = |one: &OfList| {
        let change = one.changes.as_ref().map(|[_, active]| active);
        let told = change.and_then(|of| Some((of, of.whole(Measure::Mean)?, of.in_hundredths(Measure::Mean)?)));
        html! { tr {
            th scope="row" { (day(language, one.list.day)) }
            td.number { @if let Some(spread) = &one.active { (number(language, spread.players as i64)) } }
            td.number { @if let Some(spread) = &one.active { (hundredths(spread.mean().hundredths())) } }
            @match told {
                Some((of, whole, parts)) => {
                    td.number { (signed(language, Decimal::<2>(whole.hundredths()))) }
                    @for (part, count) in parts.into_iter().zip(of.counts) {
                        td.number.spare {
                            (signed(language, Decimal::<2>(part))) " " span.quiet { "(" (count) ")" }
                        }
                    }
                },
                None => { td {} @for _ in Part::ALL { td.spare {} } },
            }
        } }
    };
    let parts = Part::ALL.map(|part| format!("drift-{}", part.as_str()));
    let columns: Vec<(&str, &str)> =
        [("drift-list", NAME), ("web-statistics-active", NUMBER), ("drift-mean", NUMBER), ("drift-change", NUMBER)]
            .into_iter()
            .chain(parts.iter().map(|part| (part.as_str(), SPARE)))
            .collect();
    let above = html! { p { (language.label("web-statistics-lists-text")) } };
    let rows = html! { @for one in found.lists.iter().rev().take(LISTS) { (row(one)) } };
    tabled(language, ("lists", &title), &above, &columns, &rows)
}

fn balance(language: Language, found: &Drift) -> Markup {
    let title = language.label("web-statistics-balance");
    let sheet = &found.balance;
    let points = |points: i64| number(language, Decimal::<2>(points));
    let has = |door: &Door| sheet.line(*door) != 0 || sheet.count(*door) != 0;
    let above = html! { p { (language.label("drift-balance")) } };
    let rows = html! { tr { th scope="row" { (language.label("drift-pool-before")) } td.number { (points(sheet.before)) } td {} }
    @for door in Door::ALL.into_iter().filter(has) { tr {
        th scope="row" {
            (language.label(&format!("drift-door-{}", door.as_str())))
            @if let Some(paragraph) = found.edition.as_deref().and_then(|edition| door.paragraph(edition)) {
                " " span.quiet { (language.cite(paragraph)) }
            }
        }
        td.number { (signed(language, Decimal::<2>(sheet.line(door)))) }
        td.number { @if sheet.count(door) > 0 { (number(language, sheet.count(door) as i64)) } }
    } }
    tr { th scope="row" { (language.label("drift-unexplained")) }
        td.number { (signed(language, Decimal::<2>(sheet.unexplained()))) } td {} }
    tr { th scope="row" { (language.label("drift-pool-after")) } td.number { (points(sheet.after)) } td {} } };
    tabled(
        language,
        ("balance", &title),
        &above,
        &[("drift-door", NAME), ("drift-points", NUMBER), ("drift-players-by-door", NUMBER)],
        &rows,
    )
}

fn curve(language: Language, found: &Drift) -> Markup {
    let by_difference = found.curve.by_difference.iter();
    let from: Vec<i32> = (0..).step_by(WIDTH as usize).take(by_difference.len()).collect();
    let steps: Vec<(String, &Step)> =
        bands(language, "drift-by-difference", &from).into_iter().zip(by_difference).collect();
    let classes = bands(language, "drift-by-class", &CLASSES).into_iter().zip(&found.curve.by_class);
    let scores: Vec<charts::Score> = steps
        .iter()
        .filter_map(|(label, step)| {
            let (expected, scored, _) = step.means()?;
            let hundredths = |share: f64| (share * 100.0).round() as i32;
            Some(charts::Score {
                label: label.clone(),
                games: step.games.try_into().unwrap_or(u32::MAX),
                expected: hundredths(expected),
                actual: hundredths(scored),
            })
        })
        .collect();
    if scores.is_empty() {
        return html! {};
    }
    let title = language.label("web-statistics-curve");
    let rows: Vec<(String, &Step)> = steps.into_iter().chain(classes).collect();
    let above = html! { p { (language.label("drift-curve")) }
    (drawing::favorites(language, title.clone(), &scores)) };
    let rows = html! { @for (label, step) in &rows { @if let Some((expected, scored, [least, most])) = step.means() { tr {
        th scope="row" { (label) }
        td.number { (number(language, step.games as i64)) }
        td.number { (percent(language, expected)) }
        td.number { (percent(language, scored)) }
        td.number.spare { (percent(language, least)) " – " (percent(language, most)) }
    } } } };
    tabled(
        language,
        ("curve", &title),
        &above,
        &[
            ("drift-favorite", NAME),
            ("drift-games", NUMBER),
            ("drift-expected", NUMBER),
            ("drift-scored", NUMBER),
            ("drift-bounds", SPARE),
        ],
        &rows,
    )
}

/// Cohorts, and who scores above expectation.
fn people(language: Language, found: &Drift) -> Markup {
    let cohort = |of: &arpad_instruments::drift::cohort::Cohort| {
        let sign = if of.a_year > 0.0 { "+" } else { "" };
        let facts = [
            ("from", Fact::Number(of.ages.0.into())),
            ("to", Fact::Number(of.ages.1.into())),
            ("people", Fact::from(of.people)),
            ("years", Fact::from(of.sums.len() - 1)),
            ("change", Fact::Name(format!("{sign}{}", decimal(language, of.a_year, 1)))),
            ("error", Fact::Name(decimal(language, of.error, 1))),
        ];
        language.say("drift-cohort", &facts)
    };
    if found.cohorts.is_empty() && found.above.iter().all(Option::is_none) {
        return html! {};
    }
    html! { section aria-labelledby="people" {
        h2 #people { (language.label("web-statistics-people")) }
        @if !found.cohorts.is_empty() {
            p { (language.label("drift-cohorts")) }
            ul { @for of in &found.cohorts { li { (cohort(of)) } } }
            @for day in &found.converted { p.quiet { (converted_sentence(language, *day)) } }
        }
        ul { @for (who, mean) in ["newcomers", "juniors", "adults"].into_iter().zip(found.above) {
            @if let Some(mean) = mean { li { (above_sentence(language, who, &mean)) } }
        } }
    } }
}

fn clubs(visit: &Visit, found: &Drift) -> Markup {
    let language = visit.language;
    if found.clubs.len() < 2 {
        return html! {};
    }
    let title = language.label("web-statistics-clubs");
    let above = html! { p { (language.label("drift-clubs")) } };
    let rows = html! { @for club in found.clubs.iter().take(CLUBS) {
        @let sides = (club.within * 2 + club.outside).max(1);
        tr {
            th scope="row" { a href=(visit.to(&addresses::club(club.club))) { (club.name) } }
            td.number.spare { (number(language, club.within)) }
            td.number { (number(language, club.outside)) }
            td.number { (percent(language, club.outside as f64 / sides as f64)) }
            td.number.spare { (signed(language, Decimal::<2>(club.points))) }
        }
    } };
    tabled(
        language,
        ("clubs", &title),
        &above,
        &[
            ("drift-club", NAME),
            ("drift-within", SPARE),
            ("drift-outside", NUMBER),
            ("drift-share", NUMBER),
            ("drift-won", SPARE),
        ],
        &rows,
    )
}

/// Counties or federations that met others.
fn groups(language: Language, kind: &str, one_of: &str, all: &[OfGroup]) -> Markup {
    if all.len() < 2 {
        return html! {};
    }
    let title = language.label(&format!("web-statistics-{kind}"));
    let above = html! { p { (language.label(&format!("drift-{kind}"))) } };
    let rows = html! { @for one in all.iter().take(CLUBS) {
        @let sides = (one.within * 2 + one.outside).max(1);
        tr {
            th scope="row" { (one.name) }
            td.number.spare { (number(language, one.within)) }
            td.number { (number(language, one.outside)) }
            td.number { (percent(language, one.outside as f64 / sides as f64)) }
            td.number.spare { (signed(language, Decimal::<2>(one.points))) }
        }
    } };
    tabled(
        language,
        (kind, &title),
        &above,
        &[
            (one_of, NAME),
            ("drift-within", SPARE),
            ("drift-outside", NUMBER),
            ("drift-share", NUMBER),
            ("drift-won", SPARE),
        ],
        &rows,
    )
}
