//! Finding a player: a page of answers, and the few lines a script shows while somebody types.

use super::{Asked, PageNumber, Query, Question, name, pager, player_link, titled, under, wanted, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Fact, Series, visible};
use arpad_office::views::search::{Found, FoundPerson, MOST};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde_json::{Value, json};

/// Answers on a page.
const LINES: usize = 50;

/// Answers shown while somebody types.
const SUGGESTED: usize = 8;

/// Who is found depends on the directory too, which may be on its way.
const FRESH: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-cache")];

/// What is looked for.
pub(super) struct Typed(String);

impl Question for Typed {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        Ok(Typed(wanted(query, "q").unwrap_or_default().to_owned()))
    }
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(Typed(asked)): Asked<Typed>,
    Asked(PageNumber(number)): Asked<PageNumber>,
) -> Result<Response, Problem> {
    let language = visit.language;
    if let Some((one, other)) = versus(&asked) {
        return Ok(Redirect::to(&visit.to(&addresses::compare(one, other))).into_response());
    }
    let first = (number - 1).min(MOST) * LINES;
    let found = match asked.as_str() {
        "" => Found::default(),
        _ => site.search(asked.clone(), first..first + LINES).await?,
    };
    // A number names one person: go there at once.
    if let [one] = found.persons.as_slice()
        && asked.rsplit(':').next().is_some_and(|number| number.trim().parse::<u32>().is_ok())
    {
        return Ok(Redirect::to(&visit.to(&addresses::person(&one.person))).into_response());
    }
    let title = language.label("web-players");
    let pages = found.all().div_ceil(LINES);
    let body = html! {
        h1 { (title) }
        (form(&visit, Some(&asked)))
        p.quiet { (language.label("web-search-text")) }
        @if asked.is_empty() {
            p { (language.label("web-browse")) }
            ul.ways { @for (place, key) in [(addresses::LISTS, "web-lists"), (addresses::LIVE, "web-live"), (addresses::CLUBS, "web-clubs")] {
                li { a href=(visit.to(place)) { (language.label(key)) } }
            } }
        } @else {
            p role="status" { (outcome(language, &found, &asked, first)) }
            @if found.count > 1 { p.quiet { (language.label("web-found-order")) } }
            @if !found.persons.is_empty() { (wide(&title, &table(&visit, &found, &title))) }
            (pager(&visit, |page| addresses::paged(&addresses::search(&asked), page), number, pages))
        }
    };
    let page = Page { about: language.label("web-search-text"), title, room: addresses::PLAYERS, body };
    Ok((FRESH, page).into_response())
}

/// The words between two names.
const BETWEEN: [&str; 5] = [" vs ", " vs. ", " kontra ", " ellen ", " against "];

/// Two players, where somebody asks for both: "Kovács vs Nagy".
fn versus(text: &str) -> Option<(&str, &str)> {
    let lower = text.to_lowercase();
    // Where small letters take another room than capitals, nobody means two players.
    let lower = if lower.len() == text.len() { lower.as_str() } else { text };
    let (at, word) = BETWEEN.iter().find_map(|word| Some((lower.find(word)?, word)))?;
    let (one, other) = (text.get(..at)?.trim(), text.get(at + word.len()..)?.trim());
    (!one.is_empty() && !other.is_empty()).then_some((one, other))
}

/// How many were found, and which of them stand here.
fn outcome(language: Language, found: &Found, asked: &str, first: usize) -> String {
    let text = ("text", Fact::from(asked));
    let last = (first + LINES).min(found.count);
    match (found.count, found.near) {
        (0, 0) => language.say("web-nobody", &[text]),
        (0, _) => language.label("web-found-none-so"),
        (MOST.., _) => language.say("web-found-many", &[("most", Fact::from(MOST)), text]),
        (count, _) if count > LINES && first < count => language.say(
            "web-found-part",
            &[("count", Fact::from(count)), ("first", Fact::from(first + 1)), ("last", Fact::from(last))],
        ),
        (count, _) => language.say("web-found", &[("count", Fact::from(count))]),
    }
}

/// The large form, with what was looked for.
pub(super) fn form(visit: &Visit, asked: Option<&str>) -> Markup {
    let language = visit.language;
    html! {
        form.search.large role="search" action=(visit.to(addresses::SEARCH)) method="get" {
            label for="who" { (language.label("web-find-player")) }
            span.row {
                input #who type="search" name="q" value=[asked] autocomplete="off" placeholder=(language.label("web-search-hint"))
                    data-suggest=(visit.to(addresses::SUGGEST));
                button type="submit" { (language.label("web-search")) }
            }
        }
    }
}

fn table(visit: &Visit, found: &Found, title: &str) -> Markup {
    let language = visit.language;
    let is_rated = |at: usize| found.persons.iter().any(|one| one.ratings[at].is_some());
    let rated: Vec<(usize, Series)> = Series::ALL.into_iter().enumerate().filter(|(at, _)| is_rated(*at)).collect();
    let (exact, near): (Vec<&FoundPerson>, Vec<&FoundPerson>) = found.persons.iter().partition(|one| !one.is_near);
    let has_egd = found.persons.iter().any(|one| one.person.egd.is_some());
    let columns = 6 + usize::from(has_egd) + rated.len();
    html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("list-column-name")) }
                @for (at, (_, series)) in rated.iter().enumerate() {
                    th.number.spare[at > 0] scope="col" { (short(language, *series)) }
                }
                th.number.spare scope="col" { (language.label("list-column-born")) }
                th.spare scope="col" { (language.label("list-column-club")) }
                th.spare scope="col" { (language.label("list-column-country")) }
                th.number.spare scope="col" { "KOMIR" }
                th.number.spare scope="col" { "FIDE" }
                @if has_egd { th.number.spare scope="col" { "EGD" } }
            } }
            @if !exact.is_empty() { tbody { @for one in &exact { (line(visit, one, &rated, has_egd)) } } }
            @if !near.is_empty() { tbody {
                @if found.count > 0 {
                    tr { th.group scope="rowgroup" colspan=(columns) { (language.label("web-found-near")) } }
                }
                @for one in &near { (line(visit, one, &rated, has_egd)) }
            } }
        }
    }
}

/// What a series is called above a column.
pub(super) fn short(language: Language, series: Series) -> String {
    language.label(&format!("desk-series-{}", series.as_str()))
}

/// Somebody who was found. On a phone only the first series that anybody here has a rating in keeps its column.
fn line(
    visit: &Visit,
    FoundPerson { person, club, ratings, .. }: &FoundPerson,
    rated: &[(usize, Series)],
    has_egd: bool,
) -> Markup {
    let language = visit.language;
    let born = person.birth_year.map(|year| year.to_string()).unwrap_or_default();
    let club = club.as_ref().map(|club| club.name.clone()).unwrap_or_default();
    let [komir, fide] = [person.komir.map(|komir| komir.to_string()), person.fide.map(|fide| fide.to_string())];
    let rating = |at: usize| ratings[at].map(|rating| rating.to_string()).unwrap_or_default();
    let others = rated.iter().skip(1).filter(|(at, _)| ratings[*at].is_some());
    let others = others.map(|(at, series)| format!("{} {}", short(language, *series), rating(*at)));
    let number = komir.as_ref().map(|komir| format!("KOMIR {komir}"));
    let number = number.or_else(|| fide.as_ref().map(|fide| format!("FIDE {fide}")));
    let number = number.or_else(|| person.egd.map(|pin| format!("EGD {pin}")));
    let below: Vec<String> = [born.clone(), club.clone()].into_iter().chain(others).chain(number).collect();
    html! {
        tr {
            th scope="row" { (titled(&person.title)) (player_link(visit, person)) (under(&below)) }
            @for (place, (at, _)) in rated.iter().enumerate() { td.number.spare[place > 0] { b { (rating(*at)) } } }
            td.number.spare { (born) }
            td.spare.club { (club) }
            td.spare { (person.country) }
            td.number.spare { (komir.unwrap_or_default()) }
            td.number.spare { (fide.unwrap_or_default()) }
            @if has_egd { td.number.spare { (person.egd.map(|pin| pin.to_string()).unwrap_or_default()) } }
        }
    }
}

/// The first few for the script: what to show and where it leads; at the end the way to all of them.
pub(super) async fn suggest(visit: Visit, State(site): State<Site>, Asked(Typed(text)): Asked<Typed>) -> Response {
    if text.chars().count() < 2 {
        return (FRESH, Json(json!([]))).into_response();
    }
    if let Some((one, other)) = versus(&text) {
        let line = json!({"name": visible(&text), "more": "→", "href": visit.to(&addresses::compare(one, other))});
        return (FRESH, Json(json!([line]))).into_response();
    }
    match site.search(text.clone(), 0..SUGGESTED).await {
        Ok(found) => {
            let mut lines: Vec<Value> = found.persons.iter().map(|one| suggestion(&visit, one)).collect();
            if found.count > SUGGESTED {
                let all = visit.language.say("web-found-all", &[("count", Fact::from(found.count))]);
                lines.push(json!({"name": all, "more": "→", "href": visit.to(&addresses::search(&text))}));
            }
            (FRESH, Json(lines)).into_response()
        }
        Err(problem) => (problem.status(), Json(json!([]))).into_response(),
    }
}

fn suggestion(visit: &Visit, found: &FoundPerson) -> Value {
    // The script puts it on the page.
    let [name, more] =
        [name(visit.language, &found.person.name), in_short(found)].map(|text| visible(&text).into_owned());
    json!({"name": name, "more": more, "href": visit.to(&addresses::person(&found.person))})
}

/// Who somebody is, in a line: title, rating, year of birth, club.
pub(super) fn in_short(FoundPerson { person, club, ratings, .. }: &FoundPerson) -> String {
    let rating = ratings.iter().flatten().next().map(i32::to_string);
    let born = person.birth_year.map(|year| year.to_string());
    let club = club.as_ref().map(|club| club.name.clone());
    let more: Vec<String> = [Some(person.title.clone()), rating, born, club]
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    more.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::versus;

    #[test]
    fn two_names_ask_for_both() {
        assert_eq!(versus("Kovács Péter vs Nagy"), Some(("Kovács Péter", "Nagy")));
        assert_eq!(versus("Kovács VS. Nagy Éva"), Some(("Kovács", "Nagy Éva")));
        assert_eq!(versus("12 ellen 45"), Some(("12", "45")));
        for one in ["Vs Nagy", "Kovács vs ", "Vsevolod Nagy", "", "İ vs x"] {
            assert_eq!(versus(one).filter(|_| one != "İ vs x"), None, "{one}");
        }
    }
}
