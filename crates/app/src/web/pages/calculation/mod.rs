//! Why a rating is what it is: every tournament, every game, every sum and its rounding, each with its paragraph; of a list,
//! and of the one that would be next.

mod causes;
mod go;
#[cfg(test)]
mod tests;

use super::regulations::Cited;
use super::which::{ListDate, OfList, OfSeries};
use super::worked::{self, steps};
use super::{Asked, Id, Second, day, name, regulations, series};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::sheet::activity_told;
use crate::words::{Language, go_facts};
use arpad_model::{Fact, Facts, Finding, ListRow, Origin, PersonId, PersonName, Place, Series, Step};
use arpad_office::rating::rate_case::{Answer, ChessAnswer};
use arpad_office::views::explain_list::ListExplanation;
use arpad_office::views::public::{PublicPerson, calculation, next_calculation};
use arpad_registry::Reader;
use arpad_rules::chess::rated::{GameResult, TournamentResult};
use axum::extract::State;
use causes::Level;
pub(super) use causes::{reason, revised_by};
use maud::{Markup, html};

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Second(ListDate(date)): Second<ListDate>,
    Asked(of): Asked<OfList>,
) -> Result<Page, Problem> {
    let which = of.on(date);
    let (person, found) = site.read(move |store| calculation(store, id, &which)).await??;
    let place = addresses::list(&found.list);
    Ok(told(
        &visit,
        (&person, &found),
        &Of { place, title: "web-calculation-of", figures: ["before", "web-on-list"], note: None },
    ))
}

/// The same for the list that does not exist yet.
pub(super) async fn live(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Asked(OfSeries(of)): Asked<OfSeries>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let cache = site.cache.clone();
    let explain = move |store: &mut Reader<'_>| {
        let forecast = cache.forecast(store, of)?;
        next_calculation(store, id, forecast.as_deref())
    };
    let (person, found) = site.read(explain).await??;
    let Some(found) = found else {
        let who = name(language, &person.name);
        let title = language.say_texts("pp-live-calculation", &[("name", who.clone())]);
        let body = html! {
            h1 { (title) }
            p { (language.label("pp-live-no-games")) }
            p { a href=(visit.to(&addresses::person(&person))) { (who) } }
        };
        return Ok(Page { about: title.clone(), title, room: addresses::LIVE, body });
    };
    let (title, figures) = ("pp-live-calculation", ["pp-official", "pp-live-next"]);
    Ok(told(
        &visit,
        (&person, &found),
        &Of { place: addresses::LIVE.to_owned(), title, figures, note: Some("pp-live-note") },
    ))
}

/// What is said differently about a list and about one that would be.
struct Of {
    /// Where the list stands.
    place: String,
    title: &'static str,
    /// What the two figures are called.
    figures: [&'static str; 2],
    note: Option<&'static str>,
}

fn told(visit: &Visit, (person, found): (&PublicPerson, &ListExplanation), of: &Of) -> Page {
    let language = visit.language;
    let who = name(language, &person.name);
    let list = format!("{}, {}", series(language, found.list.series), day(language, found.list.day));
    let title = language.say_texts(of.title, &[("name", who.clone())]);
    let body = html! {
        h1 { (title) }
        p.lead {
            a href=(visit.to(&addresses::person(person))) { (who) } " · "
            a href=(visit.to(&of.place)) { (list) } " · "
            (regulations::of_list(visit, &found.list))
        }
        @if let Some(note) = of.note { p.note { (language.label(note)) } }
        @if found.is_forecast { p.note { (language.label("desk-forecast")) } }
        @for one in &found.decided { p.note { (go_facts::decided_now(language, one, &who)) } }
        (causes::since(visit, found))
        (summary(language, found, of.figures))
        (causes::section(visit, found))
        div #own { @match &found.answer {
            Some(Answer::Chess(answer)) if !found.is_idle() => (chess(visit, answer, found.person, found.position)),
            Some(Answer::Mgsz(answer)) => (go::told(visit, answer, found.person, found.position)),
            Some(_) | None => @if found.off.is_none() { p { (language.label(without(found))) } },
        } }
        (causes::revision(visit, found))
        @if let Some(off) = found.off { p.note { (language.off(off)) } }
        @if let (Some(row), Some(ground)) = (&found.row, found.ground) { p { (activity_told(language, row.active, ground)) } }
        @if let Some(computed) = found.computed().filter(|_| !found.agrees()) {
            @let computed = computed.map_or_else(|| language.label("desk-not-rated"), |points| points.to_string());
            @let facts = [("listed", rated(language, &found.row)), ("computed", computed)];
            p.note { (language.say_texts("desk-differs", &facts)) }
        }
    };
    let about = format!("{who}: {list}");
    Page { title, about, room: addresses::PLAYERS, body }
}

/// Why there is no calculation.
fn without(found: &ListExplanation) -> &'static str {
    match found.list.origin {
        Origin::Fide => "desk-list-of-fide",
        Origin::Computed if found.causes.is_empty() && found.list.series == Series::Go => "desk-no-games-go",
        Origin::Computed if found.causes.is_empty() => "desk-no-games",
        Origin::Computed => "moved-calculation-kept",
    }
}

fn rated(language: Language, row: &Option<ListRow>) -> String {
    let points = row.as_ref().and_then(|row| row.rating);
    points.map_or_else(|| language.label("desk-not-rated"), |points| points.to_string())
}

/// Before and after, large.
fn summary(language: Language, found: &ListExplanation, [before, after]: [&str; 2]) -> Markup {
    html! {
        div.figures {
            div.figure { span.name { (language.label(before)) } span.value { (rated(language, &found.before)) } }
            div.figure { span.name { (language.label(after)) } span.value { (rated(language, &found.row)) } }
        }
    }
}

/// An opponent by number and name; who is hidden has only a number nobody can follow, who is not ours has no page.
fn opponent(visit: &Visit, id: &str, list_name: Option<&str>, has_page: bool) -> Markup {
    html! {
        @match list_name {
            Some(text) if !has_page => (name(visit.language, &PersonName::from_list(text))),
            Some(text) => a href=(visit.to(&addresses::player(id))) { (name(visit.language, &PersonName::from_list(text))) },
            None => span.quiet { (visit.language.label("web-hidden")) },
        }
    }
}

fn chess(visit: &Visit, answer: &ChessAnswer, who: PersonId, position: usize) -> Markup {
    let language = visit.language;
    let Some(result) = answer.rated.players.get(position) else { return html! {} };
    let names = Names::of(answer);
    let law = Cited::by(visit, answer.edition.id);
    html! {
        @for tournament in &result.tournaments { (chess_tournament(visit, answer, who, tournament, Level::Second)) }
        section aria-labelledby="sum" {
            h2 #sum { (language.label("web-sum")) }
            (worked::sums(language, result))
            (steps(law, &names.in_steps(language, &result.steps)))
        }
        (findings(law, &answer.rated.findings, position, &names))
    }
}

fn chess_tournament(
    visit: &Visit,
    answer: &ChessAnswer,
    who: PersonId,
    tournament: &TournamentResult,
    level: Level,
) -> Markup {
    let of = &answer.period.tournaments[tournament.tournament];
    let law = Cited::by(visit, answer.edition.id).of_event(Series::Chess(answer.edition.tempo), of.start);
    let title = of.name.clone().unwrap_or_else(|| of.id.clone());
    let opponent_of = |game: &GameResult| {
        let player = &answer.period.players[game.opponent as usize];
        html! {
            (worked::stone(visit.language, game.color)) " " (opponent(visit, &player.id, player.name.as_deref(), true))
            @if let Some(taken) = &player.taken { span.under { (visit.language.taken(taken)) } }
        }
    };
    html! {
        section {
            @let way = visit.to(&addresses::tournament_line(&of.id, who));
            @match level {
                Level::Second => h2 id={ "t" (of.id) } { a href=(way) { (title) } },
                Level::Fourth => p { a href=(way) { (title) } },
            }
            @if let Some(edition) = law.others_edition() {
                p.quiet { (visit.language.label("calculation-event-edition")) " " (edition) }
            }
            (worked::games(law, &title, tournament, opponent_of))
        }
    }
}

/// What the document calls by numbers of the register: players, as a list writes them, and tournaments.
struct Names<'a> {
    players: Vec<(&'a str, Option<&'a str>)>,
    tournaments: Vec<(&'a str, Option<&'a str>)>,
}

impl<'a> Names<'a> {
    fn of(answer: &'a ChessAnswer) -> Self {
        let period = &answer.period;
        Names {
            players: period.players.iter().map(|one| (one.id.as_str(), one.name.as_deref())).collect(),
            tournaments: period.tournaments.iter().map(|one| (one.id.as_str(), one.name.as_deref())).collect(),
        }
    }

    /// Steps as people read them.
    fn in_steps(&self, language: Language, steps: &[Step]) -> Vec<Step> {
        let mut steps = steps.to_vec();
        for step in &mut steps {
            self.put(language, &mut step.facts);
            if let Fact::Name(text) = &mut step.value {
                self.event(text);
            }
        }
        steps
    }

    /// People read names, not numbers. Who is hidden stays unnamed.
    fn put(&self, language: Language, facts: &mut Facts) {
        for (key, fact) in facts {
            let Fact::Name(text) = fact else { continue };
            match *key {
                "opponent" | "player" => {
                    let Some((_, known)) = self.players.iter().find(|(id, _)| id == text) else { continue };
                    *text = match known {
                        Some(known) => name(language, &PersonName::from_list(known)),
                        None => language.label("web-hidden"),
                    };
                }
                "tournament" => self.event(text),
                _ => {}
            }
        }
    }

    /// An event of the document by its name.
    fn event(&self, text: &mut String) {
        if let Some((_, Some(known))) = self.tournaments.iter().find(|(id, _)| id == text) {
            *text = (*known).to_owned();
        }
    }
}

/// What the law remarks about the player, and what was decided for everybody.
fn findings<'a>(law: impl Into<Cited<'a>>, all: &[Finding], position: usize, names: &Names<'_>) -> Markup {
    let law = law.into();
    let language = law.language;
    let own = |finding: &&Finding| match finding.place {
        Place::Player(other) => other == position,
        Place::Everything => true,
        _ => false,
    };
    let mut own: Vec<Finding> = all.iter().filter(own).cloned().collect();
    own.iter_mut().for_each(|finding| names.put(language, &mut finding.facts));
    html! {
        @if !own.is_empty() {
            section aria-labelledby="findings" {
                h2 #findings { (language.label("findings")) }
                ul.steps { @for one in &own { li { (law.chip(one.paragraph)) " " (super::finding(language, one)) } } }
            }
        }
    }
}
