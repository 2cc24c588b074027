//! What is needed for the next round number, the next grade, another K.

use super::super::{number, wide};
use super::Seen;
use super::wish::Wish;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::Language;
use arpad_model::{Fact, Series};
use arpad_office::views::what_if::{Goal, KChange};
use maud::{Markup, html};

/// Lengths of tournaments.
const GAMES: [u32; 3] = [5, 7, 9];

/// How strong the opponents are beside the player.
const BESIDE: [i32; 4] = [-100, 0, 100, 200];

pub(super) fn section(visit: &Visit, seen: &Seen, wish: &Wish) -> Markup {
    let language = visit.language;
    let goals = seen.about.goals();
    let Some(rating) = seen.about.rating else { return html! {} };
    let asked = wish.goal.filter(|goal| *goal > rating && *goal <= rating + 1000);
    let known = |points: i32| goals.iter().find(|goal| goal.points == points).copied();
    let chosen = asked.map(|points| known(points).unwrap_or(Goal { points, grade: None, times: 1 }));
    let Some(chosen) = chosen.or(goals.first().copied()) else { return html! {} };
    html! {
        section aria-labelledby="goals" {
            h2 #goals { (language.label("what-if-goals")) }
            nav.ranges aria-label=(language.label("what-if-goals")) {
                @for goal in &goals {
                    @let to = Wish { goal: Some(goal.points), ..wish.clone() };
                    a href={ (visit.to(&addresses::what_if(seen.about.person.id, &to.query()))) "#goals" }
                        aria-current=[(goal.points == chosen.points).then_some("true")] { (goal_name(language, goal)) }
                }
            }
            (own_goal(visit, seen, wish))
            p { (language.say_texts("what-if-needed", &[("goal", goal_name(language, &chosen))])) }
            (wide(&goal_name(language, &chosen), &table(language, seen, rating, &chosen)))
            @if chosen.times > 1 { p.quiet { (language.say("what-if-times", &[("times", Fact::from(chosen.times))])) } }
            (k_changes(language, seen))
        }
    }
}

/// 2000, or a grade with its points.
fn goal_name(language: Language, goal: &Goal) -> String {
    match goal.grade {
        Some(grade) => {
            let key = if grade.is_dan() { "what-if-dan" } else { "what-if-kyu" };
            let grade = language.say(key, &[("number", Fact::from(u32::from(grade.number())))]);
            format!("{grade} ({})", goal.points)
        }
        None => goal.points.to_string(),
    }
}

fn own_goal(visit: &Visit, seen: &Seen, wish: &Wish) -> Markup {
    let language = visit.language;
    let rest = Wish { goal: None, ..wish.clone() }.query();
    html! {
        form.inline method="get" action={ (visit.to(&addresses::what_if(seen.about.person.id, ""))) "#goals" } {
            @for (name, value) in rest.split('&').filter_map(|part| part.split_once('=')) { input type="hidden" name=(name) value=(value); }
            label for="goal" { (language.label("what-if-own-goal")) } " "
            input.short #goal name="goal" type="number" min="1" max="3500" required; " "
            button type="submit" { (language.label("calculator-ask")) }
        }
    }
}

/// Points out of so many games, against opponents so strong.
fn table(language: Language, seen: &Seen, rating: i32, goal: &Goal) -> Markup {
    let cell = |games: u32, beside: i32| match seen.about.needed(goal.points, rating + beside, games) {
        Some(score) => language.value(&Fact::Score(score)),
        None => "–".to_owned(),
    };
    html! {
        table.small {
            caption.unseen { (language.say_texts("what-if-needed", &[("goal", goal_name(language, goal))])) }
            thead { tr {
                th scope="col" { (language.label("what-if-against")) }
                @for games in GAMES { th.number scope="col" { (language.say("what-if-out-of", &[("games", Fact::from(games))])) } }
            } }
            tbody { @for beside in BESIDE {
                tr {
                    th scope="row" { (rating + beside) @if beside != 0 { " " span.quiet { "(" @if beside > 0 { "+" } (number(language, i64::from(beside))) ")" } } }
                    @for games in GAMES { td.number { (cell(games, beside)) } }
                }
            } }
        }
    }
}

fn k_changes(language: Language, seen: &Seen) -> Markup {
    let changes = seen.about.k_changes();
    let now = seen.about.k().unwrap_or_default();
    let said = |change: &KChange| {
        let k = |k: u8| [("now", Fact::from(u32::from(now))), ("k", Fact::from(u32::from(k)))];
        match *change {
            KChange::Games { left, of, k: then } => language.say(
                "what-if-k-games",
                &[&k(then)[..], &[("left", Fact::from(left)), ("of", Fact::from(of))]].concat(),
            ),
            KChange::Rating { from, k: then } => language.say(
                "what-if-k-rating",
                &[&k(then)[..], &[("rating", Fact::from(from.to_string().as_str()))]].concat(),
            ),
            KChange::EndOf { year, k: then } => language
                .say("what-if-k-year", &[&k(then)[..], &[("year", Fact::from(year.to_string().as_str()))]].concat()),
            KChange::Birthday { k: then } => language.say("what-if-k-birthday", &k(then)),
        }
    };
    html! {
        @if !changes.is_empty() && seen.about.series != Series::Go {
            h3 { (language.label("what-if-k")) }
            ul { @for change in &changes { li { (said(change)) } } }
        }
    }
}
