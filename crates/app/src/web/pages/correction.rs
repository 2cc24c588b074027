//! One correction: what was wrong, field by field, who decided it and why, and everybody it moved.

use super::calculation::reason;
use super::{Id, change, event_link, shown, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::go_game::ended;
use arpad_model::{EntryId, Fact, List, PersonId, Series};
use arpad_office::views::public::{Moved, PublicCorrection};
use arpad_office::views::report_difference::Who;
use axum::extract::State;
use maud::{Markup, html};

/// Persons per page.
const MOST: usize = 500;

pub(super) async fn page(visit: Visit, State(site): State<Site>, Id(entry): Id<EntryId>) -> Result<Page, Problem> {
    let (language, cache) = (visit.language, site.cache.clone());
    let found = site.read(move |store| cache.correction(store, entry)).await?.ok_or(Problem::Lost)?;
    let title = language.say("correction-title", &[("entry", Fact::from(found.done.entry))]);
    let what = language.moved_briefly(found.kind);
    let body = html! {
        h1 { (title) }
        p.lead { (what) @if let Some(event) = &found.event { ": " (event_link(&visit, event)) } }
        section aria-labelledby="decision" {
            h2 #decision { (language.label("correction-decision-title")) }
            p { (language.decided(&found.done)) }
            (reason(language, &found.done.why))
            (decision(&visit, &found))
            p { (lists(&visit, &found)) }
        }
        section aria-labelledby="wrong" {
            h2 #wrong { (language.label("correction-what")) }
            (wrong(&visit, &found))
        }
        section aria-labelledby="affected" {
            h2 #affected { (language.label("correction-affected")) }
            (affected(&visit, &found))
        }
    };
    let about = match &found.event {
        Some(event) => language.say_texts("correction-of", &[("what", what), ("event", event.name.clone())]),
        None => what,
    };
    Ok(Page { title, about, room: addresses::CORRECTIONS, body })
}

/// Where it had been counted, and where it is counted rightly.
fn lists(visit: &Visit, found: &PublicCorrection) -> Markup {
    let language = visit.language;
    let told = |key: &str, list: &List| language.say(key, &[("list", language.day_of_list(list.day))]);
    let link = |key: &str, list: &List| {
        let place = addresses::with_query(addresses::list(list), &format!("revision={}", list.revision));
        html! { a href=(visit.to(&place)) { (told(key, list)) } }
    };
    html! {
        @match &found.rated {
            None => (language.label("correction-uncounted")),
            Some(rated) => {
                (link("correction-counted", rated)) " "
                @match &found.entered {
                    Some(entered) => (link("correction-entered", entered)),
                    None => (language.label("correction-waits")),
                }
            }
        }
    }
}

fn decision(visit: &Visit, found: &PublicCorrection) -> Markup {
    let language = visit.language;
    html! {
        @if let Some(appeal) = &found.appeal { p { (language.appealed(appeal)) } }
        @if let Some(decision) = &found.wrong.decision {
            @let facts = [("reference", Fact::from(decision.reference.as_str())), ("day", Fact::Date(decision.day))];
            p { (language.say("correction-decision", &facts))
                @if !decision.paragraph.is_empty() { " " span.paragraph { (decision.paragraph) } } }
        }
    }
}

/// What was wrong, as it was and as it is.
fn wrong(visit: &Visit, found: &PublicCorrection) -> Markup {
    let language = visit.language;
    let wrong = &found.wrong;
    let person = |person: &PersonId| named(visit, found, *person);
    let who = |who: &Who| match who {
        Who::Known(one) => person(one),
        Who::Line(name) => html! { (name) },
    };
    let or_none = |result: &Option<String>| match result {
        Some(result) => ended(language, result),
        None => language.label("correction-no-game"),
    };
    let or_nothing = |text: &str| if text.is_empty() { "–".to_owned() } else { text.to_owned() };
    let mut rows: Vec<(Markup, Markup, Markup)> = Vec::new();
    for (line, was, is) in &wrong.lines {
        let field = html! { (language.say("correction-line", &[("line", Fact::from(*line))])) };
        rows.push((field, person(was), person(is)));
    }
    for (key, was, is) in &wrong.facts {
        rows.push((html! { (language.label(key)) }, html! { (or_nothing(was)) }, html! { (or_nothing(is)) }));
    }
    for one in &wrong.joined {
        rows.push((html! { (language.label("correction-joined")) }, html! { "–" }, person(one)));
    }
    for one in &wrong.gone {
        rows.push((html! { (language.label("correction-gone")) }, person(one), html! { "–" }));
    }
    for game in &wrong.games {
        let round = language.say("correction-game", &[("round", Fact::from(u32::from(game.round)))]);
        let field = html! { (round) ": " (who(&game.first)) " – " @match &game.second { Some(second) => (who(second)), None => "–" } };
        rows.push((field, html! { (or_none(&game.before)) }, html! { (or_none(&game.after)) }));
    }
    let title = language.label("correction-what");
    html! {
        @if let Some((players, games)) = wrong.whole {
            p { (language.say("correction-whole", &[("players", Fact::from(players)), ("games", Fact::from(games))])) }
        }
        // The number of somebody hidden leads to nobody.
        @if let Some([keep, drop]) = wrong.numbers.filter(|numbers| numbers.iter().all(|one| found.people.get(one).is_some_and(Result::is_ok))) {
            p { (language.say("correction-numbers", &[("drop", Fact::from(drop.0)), ("keep", Fact::from(keep.0))])) " " (person(&keep)) }
        }
        @if !rows.is_empty() {
            (wide(&title, &html! {
                table {
                    caption.unseen { (title) }
                    thead { tr { @for key in ["correction-field", "correction-was", "correction-is"] { th scope="col" { (language.label(key)) } } } }
                    tbody { @for (field, was, is) in &rows { tr { th scope="row" { (field) } td { (was) } td { b { (is) } } } } }
                }
            }))
        }
    }
}

/// Somebody with the year of birth: namesakes are what is mixed up most often.
fn named(visit: &Visit, found: &PublicCorrection, person: PersonId) -> Markup {
    html! {
        @if let Some(one) = found.people.get(&person) {
            (shown(visit, one))
            @if let Some(year) = one.as_ref().ok().and_then(|one| one.birth_year) { " " span.quiet { (year) } }
        }
    }
}

fn affected(visit: &Visit, found: &PublicCorrection) -> Markup {
    let language = visit.language;
    let list = found.entered.as_ref().or(found.rated.as_ref());
    // Numbers of go are points.
    let of_series = |chess: &'static str, go: &'static str| match list {
        Some(list) if list.series == Series::Go => go,
        _ => chess,
    };
    if found.affected.is_empty() {
        return html! { p.quiet { (language.label(of_series("correction-nobody", "correction-nobody-go"))) } };
    }
    let is_revised = found.entered.as_ref().is_some_and(|entered| entered.revision > 0);
    let key = match is_revised {
        true => of_series("correction-affected-revised", "correction-affected-revised-go"),
        false => of_series("correction-affected-text", "correction-affected-text-go"),
    };
    let title = language.label("correction-affected");
    let points = |rating: Option<i32>| rating.map_or("–".to_owned(), |rating| rating.to_string());
    let how = |one: &Moved| {
        let entered = found.entered.as_ref()?;
        Some(addresses::calculation_of_revision(one.person, entered))
    };
    html! {
        p.quiet { (language.label(key)) @if found.is_with_others { " " (language.label("correction-affected-others")) } }
        (wide(&title, &html! {
            table {
                caption.unseen { (title) }
                thead { tr {
                    th scope="col" { (language.label("list-column-name")) }
                    th.number scope="col" { (language.label("before")) }
                    th.number scope="col" { (language.label("after")) }
                    th.number scope="col" { (language.label("change")) }
                } }
                tbody { @for one in found.affected.iter().take(MOST) {
                    @let by = i64::from(one.after.unwrap_or(0) - one.before.unwrap_or(0));
                    @let person = found.people.get(&one.person);
                    tr {
                        th scope="row" { (named(visit, found, one.person)) }
                        td.number { (points(one.before)) }
                        td.number { b { (points(one.after)) } }
                        td.number { @match how(one).filter(|_| person.is_some_and(Result::is_ok)) {
                            Some(place) => a.plain href=(visit.to(&place)) { (change(language, by)) },
                            None => (change(language, by)),
                        } }
                    }
                } }
            }
        }))
        @if found.affected.len() > MOST { p.note { (language.say("web-changed-cut", &[("most", Fact::from(MOST))])) } }
    }
}
