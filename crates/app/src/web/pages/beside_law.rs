//! Chess beside another law: the lists of the last year rated once more by another edition, with other numbers, or by another system;
//! who would stand higher, who lower. Computed when somebody asks and kept while the newest list is the same, so that every new list
//! is in it.

use super::tabled::{NAME, NUMBER, SPARE, tabled};
use super::{Asked, Query, Question, number, parsed, regulations, series, signed, under, wanted};
use crate::web::Site;
use crate::web::addresses;
use crate::web::cache::Cache;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_formats::csv_cell::inert;
use arpad_instruments::studied::STUDIED;
use arpad_instruments::systems::Kind;
use arpad_model::{Fact, PersonId, Series, Tempo, Thousandths};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::public::{Shown, Withheld, persons_shown};
use arpad_office::views::shadow::{OfPlayer, Other, Shadow};
use arpad_registry::Reader;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::editions::{FIDE_2024_03, FIDE_BLITZ_2024_03, FIDE_RAPID_2024_03};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::Arc;

/// Players of each side on the page; the file has all.
const PLAYERS: usize = 50;

/// Numbers that the page's form has.
const FIELDS: [&str; 4] = ["k_normal", "k_new", "k_junior", "k_strong"];

/// Beside which law.
pub(super) struct Wish {
    tempo: Tempo,
    /// An edition or a system, by its name.
    law: String,
    other: Other,
    parameters: Vec<(String, String)>,
}

impl Question for Wish {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        let tempo = match parsed(query, "series")?.unwrap_or(Series::Chess(Tempo::Standard)) {
            Series::Chess(tempo) => tempo,
            Series::Go => return Err(Problem::Lost),
        };
        let law = wanted(query, "law").unwrap_or_else(|| usual(tempo)).to_owned();
        let other = match (Kind::parse(&law), catalogue::chess_edition(&law)) {
            (Some(kind), _) => Other::System(kind),
            (None, Some(edition)) if edition.tempo == tempo => Other::Edition(law.clone()),
            (None, _) => return Err(Problem::Lost),
        };
        let mut parameters = Vec::new();
        if matches!(other, Other::Edition(_)) {
            for name in FIELDS {
                let Some(value) = parsed::<u32>(query, name)? else { continue };
                let bounds = STUDIED.iter().find(|(known, _)| *known == name).map(|(_, bounds)| *bounds);
                if bounds.is_none_or(|[least, most]| !(least..=most).contains(&value)) {
                    return Err(Problem::Lost);
                }
                parameters.push((name.to_owned(), value.to_string()));
            }
        }
        Ok(Wish { tempo, law, other, parameters })
    }
}

/// What stands there before anybody has chosen.
fn usual(tempo: Tempo) -> &'static str {
    match tempo {
        Tempo::Standard => FIDE_2024_03.id.0,
        Tempo::Rapid => FIDE_RAPID_2024_03.id.0,
        Tempo::Blitz => FIDE_BLITZ_2024_03.id.0,
    }
}

type Names = HashMap<PersonId, Shown>;

/// So that the first who asks for the usual law does not wait, nor anybody afterwards for another.
pub(in crate::web) fn make_ready(store: &mut Reader<'_>, cache: &Cache, tempo: Tempo) -> Result<(), OfficeError> {
    cache.beside_law(store, tempo, (Other::Edition(usual(tempo).to_owned()), Vec::new()))?;
    Ok(())
}

/// With the names of those who are wanted.
async fn found(
    site: &Site,
    wish: &Wish,
    whom: fn(&Shadow) -> Vec<PersonId>,
) -> Result<Option<(Arc<Shadow>, Names)>, Problem> {
    let (cache, tempo) = (site.cache.clone(), wish.tempo);
    let beside = (wish.other.clone(), wish.parameters.clone());
    let look = move |store: &mut Reader<'_>| -> Result<Option<(Arc<Shadow>, Names)>, OfficeError> {
        let Some(found) = cache.beside_law(store, tempo, beside)? else { return Ok(None) };
        let names = persons_shown(store, &whom(&found))?.into_iter().collect();
        Ok(Some((found, names)))
    };
    site.read_long(look).await
}

pub(super) async fn page(visit: Visit, State(site): State<Site>, Asked(wish): Asked<Wish>) -> Result<Page, Problem> {
    let language = visit.language;
    let found = found(&site, &wish, |found| {
        let of = |side: Side| found.players.iter().filter(move |one| side.has(one)).take(PLAYERS);
        of(Side::Higher).chain(of(Side::Lower)).map(|one| one.person).collect()
    });
    let found = found.await?;
    let (title, about) = (language.label("web-law"), language.label("web-law-text"));
    let query = asked(&wish);
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        nav.chips aria-label=(language.label("web-statistics-series")) { @for tempo in Tempo::ALL {
            @let one = Series::Chess(tempo);
            a href=(visit.to(&addresses::beside_law(one))) aria-current=[(tempo == wish.tempo).then_some("page")] {
                (series(language, one))
            }
        } }
        (choose(language, &visit, &wish))
        @match &found {
            Some((found, names)) if !found.players.is_empty() => {
                p { strong { (named(language, &wish)) } ": " (whole(language, found)) }
                (side(&visit, found, names, Side::Higher))
                (side(&visit, found, names, Side::Lower))
                p { a href=(visit.to(&format!("{}?{query}", addresses::BESIDE_LAW_TABLE))) {
                    (language.label("web-law-table"))
                } }
            },
            _ => p { (language.label("shadow-nothing-chess")) },
        }
    };
    Ok(Page { title, about, room: addresses::LISTS, body })
}

/// Everybody as a table.
pub(super) async fn table(State(site): State<Site>, Asked(wish): Asked<Wish>) -> Result<Response, Problem> {
    let found = found(&site, &wish, |found| found.players.iter().map(|one| one.person).collect()).await?;
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    // A table in memory takes every record.
    let _ = writer.write_record(["id", "name", "register", "other", "difference", "place", "place_other"]);
    if let Some((found, names)) = &found {
        for one in &found.players {
            let Some(Ok(person)) = names.get(&one.person) else { continue };
            let exact = |number: Option<Thousandths>| number.map(|number| number.to_string()).unwrap_or_default();
            let place = |place: Option<usize>| place.map(|place| place.to_string()).unwrap_or_default();
            let _ = writer.write_record([
                one.person.to_string(),
                inert(&person.name.as_list()).into_owned(),
                one.official.map(|points| points.to_string()).unwrap_or_default(),
                exact(one.other),
                exact(one.apart()),
                place(one.places[0]),
                place(one.places[1]),
            ]);
        }
    }
    let name = format!("attachment; filename=\"{}-{}.csv\"", wish.tempo.as_str(), wish.law);
    let head = [(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((head, writer.into_inner().unwrap_or_default()).into_response())
}

/// The same question once more.
fn asked(wish: &Wish) -> String {
    let set = wish.parameters.iter().map(|(name, value)| format!("&{name}={value}"));
    format!("series={}&law={}{}", wish.tempo.as_str(), wish.law, set.collect::<String>())
}

fn law_name(language: Language, law: &str) -> String {
    match Kind::parse(law) {
        Some(kind) => language.label(&format!("web-law-system-{}", kind.as_str())),
        None => regulations::title(language, law),
    }
}

fn named(language: Language, wish: &Wish) -> String {
    let set = wish.parameters.iter().map(|(name, value)| {
        format!("; {}", language.say_texts(&format!("lab-set-{name}"), &[("value", value.clone())]))
    });
    format!("{}{}", law_name(language, &wish.law), set.collect::<String>())
}

fn choose(language: Language, visit: &Visit, wish: &Wish) -> Markup {
    let editions = catalogue::ALL.iter().filter_map(|edition| match edition {
        AnyEdition::Chess(edition) if edition.tempo == wish.tempo => Some(edition.id.0),
        _ => None,
    });
    let systems = Kind::ALL.into_iter().filter(|kind| !matches!(kind, Kind::Constant | Kind::Fide)).map(Kind::as_str);
    let set = |name: &str| wish.parameters.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    html! { form.ask method="get" action=(visit.to(addresses::BESIDE_LAW)) {
        input type="hidden" name="series" value=(wish.tempo.as_str());
        div.field {
            label for="law" { (language.label("web-law-law")) }
            select #law name="law" { @for law in editions.chain(systems) {
                option value=(law) selected[law == wish.law] { (law_name(language, law)) }
            } }
        }
        div.fields { @for name in FIELDS { div.field {
            label for=(name) { (language.label(&format!("web-law-{name}"))) }
            input id=(name) name=(name) type="number" min="1" max="100" inputmode="numeric" value=[set(name)];
        } } }
        p.quiet { (language.label("web-law-numbers")) }
        p { button type="submit" { (language.label("web-law-show")) } }
    } }
}

/// Thousandths to a tenth of a point, which is more than anybody needs.
fn shown(language: Language, of: Thousandths, is_signed: bool) -> String {
    match (of.0 % 1000, is_signed) {
        (0, false) => number(language, of.0 / 1000),
        (0, true) => signed(language, of.0 / 1000),
        (_, false) => number(language, of),
        (_, true) => signed(language, of),
    }
}

fn whole(language: Language, found: &Shadow) -> String {
    let whole = found.whole();
    let facts = [
        ("players", whole.players.to_string()),
        ("higher", whole.higher.to_string()),
        ("lower", whole.lower.to_string()),
        ("mean", shown(language, whole.mean, true)),
        ("distance", shown(language, whole.distance, false)),
    ];
    language.say_texts("shadow-whole", &facts)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Higher,
    Lower,
}

impl Side {
    fn has(self, one: &OfPlayer) -> bool {
        one.apart().is_some_and(|apart| if self == Side::Higher { apart.0 > 0 } else { apart.0 < 0 })
    }
}

/// Winners, or losers.
fn side(visit: &Visit, found: &Shadow, names: &Names, side: Side) -> Markup {
    let language = visit.language;
    let (id, key) = match side {
        Side::Higher => ("higher", "web-law-higher"),
        Side::Lower => ("lower", "web-law-lower"),
    };
    let all = found.players.iter().filter(|one| side.has(one)).count();
    let title = language.label(key);
    let place = |place: Option<usize>| place.map(|place| format!("{place}.")).unwrap_or_default();
    let rows = html! { @for one in found.players.iter().filter(|one| side.has(one)).take(PLAYERS) { tr {
        th scope="row" {
            (super::shown(visit, names.get(&one.person).unwrap_or(&Err(Withheld))))
            (under(&[one.official.map(|points| points.to_string()).unwrap_or_default()]))
        }
        td.number.spare { @if let Some(points) = one.official { (points) } }
        td.number { @if let Some(other) = one.other { (shown(language, other, false)) } }
        td.number { @if let Some(apart) = one.apart() { (shown(language, apart, true)) } }
        td.number.spare { (place(one.places[0])) }
        td.number.spare { (place(one.places[1])) }
    } } };
    let above = html! { @if all > PLAYERS {
        @let facts = [("count", Fact::from(PLAYERS)), ("all", Fact::from(all))];
        p.quiet { (language.say("web-shadow-hundred", &facts)) }
    } };
    tabled(
        language,
        (id, &title),
        &above,
        &[
            ("list-column-name", NAME),
            ("shadow-official", SPARE),
            ("shadow-other", NUMBER),
            ("shadow-apart", NUMBER),
            ("shadow-places", SPARE),
            ("shadow-places-other", SPARE),
        ],
        &rows,
    )
}
