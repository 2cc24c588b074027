//! What led from the list before to this one beside the player's own games: the sum, and each cause with its act, its reason,
//! the lists between and the calculation without it and with it side by side.

use super::super::{change, day, minus, wide};
use super::{Names, chess_tournament, go};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::Language;
use crate::words::moved::in_words;
use arpad_model::{Fact, PersonId, Reason, Series};
use arpad_office::rating::rate_case::Answer;
use arpad_office::views::causes::{Cause, CauseKind, RevisedBy, Through};
use arpad_office::views::explain_list::ListExplanation;
use jiff::civil::Date;
use maud::{Markup, html};

use super::super::regulations::Cited;
use super::super::worked;

/// The sum and its causes; nothing where only own games moved the rating.
pub(super) fn section(visit: &Visit, found: &ListExplanation) -> Markup {
    if found.causes.is_empty() {
        return html! {};
    }
    let language = visit.language;
    let before = found.before.as_ref().and_then(|row| row.rating);
    let after = found.row.as_ref().and_then(|row| row.rating);
    let title = language.moved_from_to(before, after);
    html! {
        section #causes.causes aria-labelledby="causes-title" {
            h2 #causes-title { (title) }
            (wide(&title, &sum(language, found, &title)))
            @for cause in &found.causes { (told(visit, found.person, cause)) }
        }
    }
}

fn points(rating: Option<i32>) -> String {
    rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string())
}

/// The way from one list to the other, a line for each step.
fn sum(language: Language, found: &ListExplanation, title: &str) -> Markup {
    let before = found.before.as_ref().and_then(|row| row.rating);
    let after = found.row.as_ref().and_then(|row| row.rating);
    let own = found.own_change().map(|own| {
        let reached = found.computed().flatten().or(after);
        line(language, &html! { a href="#own" { (language.label("moved-own-games")) } }, own, reached)
    });
    let before_own = found.causes_before_own();
    html! {
        table.sum {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("moved-step")) }
                th.number scope="col" { (language.label("change")) }
                th.number scope="col" { (language.label(if found.list.series == Series::Go { "go-points" } else { "moved-rating" })) }
            } }
            tbody {
                tr { th scope="row" { (language.label("moved-list-before")) } td.number {} td.number { (points(before)) } }
                @for (number, cause) in found.causes.iter().enumerate() {
                    @if before_own == number { @if let Some(own) = &own { (own) } }
                    (line(language, &html! { (language.moved_in_brief(cause)) }, cause.change(), cause.to))
                }
                @if before_own == found.causes.len() { @if let Some(own) = &own { (own) } }
            }
            tfoot { tr { th scope="row" { (language.label("moved-this-list")) } td.number {} td.number { b { (points(after)) } } } }
        }
    }
}

fn line(language: Language, what: &Markup, by: i32, reached: Option<i32>) -> Markup {
    html! { tr {
        th scope="row" { (what) }
        td.number { (change(language, by.into())) }
        td.number { (points(reached)) }
    } }
}

fn told(visit: &Visit, person: PersonId, cause: &Cause) -> Markup {
    let language = visit.language;
    html! {
        article.cause {
            h3 { (language.moved_in_brief(cause)) " " (change(language, cause.change().into())) }
            p {
                @if let Some(paragraph) = cause.paragraph { span.paragraph { (language.cite(paragraph)) } " " }
                (language.moved(cause))
                @if let (CauseKind::Seed, Some(list)) = (cause.kind, &cause.list) {
                    " " a href=(visit.to(&addresses::calculation_of_revision(person, list))) { (language.label("moved-there")) }
                }
                @if let Some((tournament, name)) = &cause.tournament {
                    " " a href=(visit.to(&addresses::tournament_line(tournament, person))) { (name) }
                }
            }
            @if let Some(done) = &cause.done {
                p.quiet { (language.decided(done)) }
                (reason(language, &done.why))
                @if cause.has_page {
                    p.more { a href=(visit.to(&addresses::correction_of(done.entry))) { (language.label("moved-correction-page")) } }
                }
            }
            @if !cause.through.is_empty() { (through(visit, person, &cause.through)) }
            @let first = cause.through.first().map(|one| one.list.day);
            (sides(visit, person, first, &cause.calculations))
            @for one in &cause.through { (sides(visit, person, Some(one.list.day), &one.calculations)) }
        }
    }
}

/// A reason, marked with its language where it is not the reader's.
pub(in super::super) fn reason(language: Language, reason: &Reason) -> Markup {
    html! {
        @match language.reason(reason) {
            None => p.quiet { (language.label("moved-why-none")) },
            Some((why, None)) => p.reason { (language.say_texts("moved-why", &[("why", why)])) },
            Some((why, Some(of))) => {
                @let told = language.say_texts("moved-why-in", &[("why", String::new()), ("language", language.label(in_words(of)))]);
                p.reason { (told) span lang=(crate::web::locale::code(of)) { (why) } }
            }
        }
    }
}

/// The lists between.
fn through(visit: &Visit, person: PersonId, lists: &[Through]) -> Markup {
    let language = visit.language;
    let title = language.label("moved-through");
    html! {
        h4 { (title) }
        p.quiet { (language.label("moved-through-text")) }
        (wide(&title, &html! {
            table {
                caption.unseen { (title) }
                thead { tr {
                    th scope="col" { (language.label("web-list")) }
                    th.number.spare scope="col" { (language.label("moved-published")) }
                    @for key in ["moved-without", "moved-with", "change"] {
                        th.number scope="col" { (language.label(key)) }
                    }
                } }
                tbody { @for one in lists {
                    @let place = addresses::calculation_of_revision(person, &one.list);
                    tr {
                        th scope="row" { a href=(visit.to(&place)) { (day(language, one.list.day)) } }
                        td.number.spare { (points(one.published)) }
                        td.number { (points(one.before)) }
                        td.number { (points(one.after)) }
                        td.number { (change(language, (one.after.unwrap_or(0) - one.before.unwrap_or(0)).into())) }
                    }
                } }
            }
        }))
    }
}

/// The calculation of a list without the act and with it; nothing where there is neither.
fn sides(visit: &Visit, person: PersonId, list: Option<Date>, calculations: &[Option<(Answer, usize)>; 2]) -> Markup {
    let language = visit.language;
    let [without, with] = calculations;
    if without.is_none() && with.is_none() {
        return html! {};
    }
    let list = list.map_or(Fact::from(""), |day| language.day_of_list(day));
    let differing = differing(without.as_ref(), with.as_ref());
    html! {
        h4 { (language.say("moved-sides", &[("list", list)])) }
        div.sides {
            @for (key, side) in [("moved-side-without", without), ("moved-side-with", with)] {
                div.side {
                    h5 { (language.label(key)) }
                    @match side {
                        None => p.quiet { (language.label("moved-side-none")) },
                        Some((answer, position)) => (side_of(visit, person, (answer, *position), &differing)),
                    }
                }
            }
        }
    }
}

fn side_of(visit: &Visit, person: PersonId, (answer, position): (&Answer, usize), differing: &[String]) -> Markup {
    let language = visit.language;
    match answer {
        Answer::Chess(answer) => {
            let Some(result) = answer.rated.players.get(position) else { return html! {} };
            let id = |at: usize| &answer.period.tournaments[at].id;
            let shown = result.tournaments.iter().filter(|one| differing.contains(id(one.tournament)));
            html! {
                @for tournament in shown { (chess_tournament(visit, answer, person, tournament, Level::Fourth)) }
                (worked::sums(language, result))
                (worked::steps(Cited::by(visit, answer.edition.id), &Names::of(answer).in_steps(language, &result.steps)))
            }
        }
        Answer::Mgsz(answer) => {
            let rated = answer.rated.iter().flat_map(|rated| &rated.players);
            let player = rated.into_iter().find(|one| one.player == position);
            html! {
                @if let Some(player) = player {
                    @for row in &player.tournaments {
                        p { (minus(&crate::words::go_game::sums(language, row))) " · C " (row.multiplier) " · "
                            b { (change(language, (row.after - row.before).into())) } }
                    }
                }
                details { summary { (language.label("moved-games")) } (go::told(visit, answer, person, position)) }
            }
        }
        Answer::Egf(_) => html! {},
    }
}

/// What came after the list was made: it was corrected, and where.
pub(super) fn since(visit: &Visit, found: &ListExplanation) -> Markup {
    let language = visit.language;
    html! {
        @if !found.since.is_empty() || found.revision.is_some() {
            aside.note aria-label=(language.label("moved-since")) {
                p { b { (language.label("moved-since")) } }
                ul {
                    @for one in &found.since { li {
                        a href=(visit.to(&addresses::correction_of(one.done.entry))) { (language.since(one)) }
                        @if let Some(list) = &one.entered {
                            @let place = addresses::calculation_of_revision(found.person, list);
                            " · " a href=(visit.to(&place)) { (language.label("moved-there")) }
                        }
                    } }
                    @if let Some(list) = &found.revision { li {
                        @let place = addresses::calculation_of_revision(found.person, list);
                        a href=(visit.to(&place)) { (language.say("moved-newer", &[("revision", Fact::from(list.revision))])) }
                    } }
                }
            }
        }
    }
}

/// What the list said before it was revised.
pub(super) fn revision(visit: &Visit, found: &ListExplanation) -> Markup {
    let Some(revised) = &found.revised else { return html! {} };
    let language = visit.language;
    let facts = [("before", points(revised.before)), ("after", points(revised.after))];
    let place = addresses::calculation_of_revision(found.person, &revised.list);
    html! {
        section #revised.causes aria-labelledby="revised-title" {
            h2 #revised-title { (language.say_texts("moved-revised", &facts)) }
            @if let Some(made) = &revised.made { p.quiet { (language.decided(made)) } (reason(language, &made.why)) }
            (revised_by(visit, &revised.by))
            p.more { a href=(visit.to(&place)) { (language.label("moved-revised-before")) } }
        }
    }
}

/// The acts for which a list was made anew.
pub(in super::super) fn revised_by(visit: &Visit, by: &[RevisedBy]) -> Markup {
    let language = visit.language;
    let named = |one: &RevisedBy| {
        html! {
            (language.moved_briefly(one.kind)) @if let Some((_, name)) = &one.tournament { ": " (name) }
        }
    };
    html! {
        @if !by.is_empty() {
            p { (language.label("moved-revised-text")) }
            ul.events { @for one in by { li {
                @match one.has_page {
                    true => a href=(visit.to(&addresses::correction_of(one.done.entry))) { (named(one)) },
                    false => (named(one)),
                }
                br;
                span.quiet { (language.decided(&one.done)) " " (language.why_told(&one.done.why)) }
            } } }
            @if by.len() > 1 { p.quiet { (language.label("moved-revised-several")) } }
        }
    }
}

/// How deep a tournament's heading stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    Second,
    Fourth,
}

/// The tournaments that are not the same on both sides, by number.
fn differing(without: Option<&(Answer, usize)>, with: Option<&(Answer, usize)>) -> Vec<String> {
    let [without, with] = [without, with].map(|side| side.map(played).unwrap_or_default());
    let differs = |(id, told): &&(String, String)| {
        let is_same = |other: &[(String, String)]| other.iter().any(|(one, as_told)| one == id && as_told == told);
        !is_same(&without) || !is_same(&with)
    };
    let mut differing: Vec<String> = without.iter().chain(&with).filter(differs).map(|(id, _)| id.clone()).collect();
    differing.sort_unstable();
    differing.dedup();
    differing
}

/// The chess tournaments of a calculation by number, each with everything that is told of it.
fn played((answer, position): &(Answer, usize)) -> Vec<(String, String)> {
    let Answer::Chess(answer) = answer else { return Vec::new() };
    let Some(result) = answer.rated.players.get(*position) else { return Vec::new() };
    let id = |at: usize| answer.period.tournaments[at].id.clone();
    let games = |one: &arpad_rules::chess::rated::TournamentResult| {
        let game = |game: &arpad_rules::chess::rated::GameResult| {
            let opponent = &answer.period.players[game.opponent as usize].id;
            format!("{} {opponent} {:?} {:?} {:?}", game.round, game.score, game.change, game.own_rating)
        };
        let games: Vec<String> = one.games.iter().map(game).collect();
        format!("{:?} {:?} {games:?}", one.k, one.change)
    };
    result.tournaments.iter().map(|one| (id(one.tournament), games(one))).collect()
}
