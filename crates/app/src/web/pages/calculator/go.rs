//! What one go game moves, in the Hungarian and in the European rating.

use super::regulations::{self, Cited};
use super::worked::{remark, steps};
use super::{Query, tool};
use crate::web::locale::Visit;
use crate::web::pages::form::Form;
use crate::web::pages::{number, signed, wide};
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::go_game;
use arpad_model::{Fact, GoClass, GoOutcome, Grade, Severity, Step, Thousandths};
use arpad_office::rating::calculator::{OneGame, Strength, go_game};
use arpad_office::rating::rate_case::Answer;
use arpad_rules::calendar::{Calendar, RatingSystem};
use jiff::civil::Date;
use maud::{Markup, html};

/// The smallest tournament the tables know weighs so much.
const MULTIPLIER: u32 = 15;

pub(super) async fn page(visit: Visit, query: Query) -> Page {
    let mut form = Form::new(&visit, &query, query.contains_key("ask"));
    let language = visit.language;
    let sides = (strength(&mut form, "black"), strength(&mut form, "white"));
    let handicap = form.number_if_any("handicap", 0, 9).unwrap_or(0) as u8;
    let outcome =
        form.choice("outcome", GoOutcome::Black, |text| GoOutcome::parse(text).filter(|outcome| outcome.is_played()));
    let multiplier = form.number_if_any("multiplier", 1, 100).unwrap_or(MULTIPLIER);
    let class = form.choice("class", GoClass::A, GoClass::parse);
    let start = form.day_or_today("start");
    let answer = match sides {
        (Some(black), Some(white)) if form.is_asked() && form.is_sound() => {
            let game = OneGame { black, white, handicap, outcome, multiplier, class };
            Some(
                html! { (under(&visit, RatingSystem::Mgsz, start, &game)) (under(&visit, RatingSystem::Egf, start, &game)) },
            )
        }
        _ => None,
    };
    let said = |(value, key): (&str, &str)| (value.to_owned(), language.label(key));
    let outcomes =
        [("black", "calculator-black-won"), ("white", "calculator-white-won"), ("jigo", "go-jigo")].map(said);
    let classes = GoClass::ALL.map(|class| (class.as_str().to_owned(), class.as_str().to_owned()));
    let fields = html! {
        div.fields {
            (form.line("black", false)) (form.line("white", false)) (form.line("handicap", true))
            (form.select("outcome", &outcomes))
            (form.line("multiplier", true)) (form.select("class", &classes)) (form.line("start", false))
        }
    };
    tool(&visit, "go", &form, answer, &fields)
}

/// Points (`1947`, `1947,25`) or a grade (`2k`, `1 dan`).
fn strength(form: &mut Form<'_>, name: &str) -> Option<Strength> {
    let text = form.text(name).unwrap_or_default();
    let scale = Thousandths::whole(-900)..=Thousandths::whole(4000);
    let points = Thousandths::parse(&text.replace(',', ".")).ok().filter(|points| scale.contains(points));
    let read = points.map(Strength::Points).or_else(|| Grade::parse(text).map(Strength::Grade));
    if read.is_none() {
        let label = form.language.label(&crate::web::pages::form::label_of(name));
        form.fault(name, label, form.language.label("calculator-no-strength"));
    }
    read
}

/// One federation's answer.
fn under(visit: &Visit, system: RatingSystem, start: Date, game: &OneGame) -> Markup {
    let language = visit.language;
    let title = language.label(&format!("calculator-system-{}", system.as_str()));
    let names = ["calculator-this-game", "field-black", "field-white"].map(|key| language.label(key));
    let edition = match Calendar::default().edition_on(system, start) {
        Ok(edition) => edition,
        Err(error) => {
            let facts = [("date", Fact::Date(error.date)), ("first", Fact::Date(error.first))];
            return html! { h2 { (title) } p.note { (language.say("calculator-not-modelled", &facts)) } };
        }
    };
    let Some(answer) = go_game(edition.0, start, game, names.clone()) else { return html! {} };
    let (sides, law) = (sides(language, &answer), Cited::by(visit, edition));
    html! {
        h2 { (title) }
        @if sides.is_empty() { p { (language.label("go-refused")) } }
        @else {
            (wide(&title, &html! {
                table.small {
                    caption.unseen { (title) }
                    thead { tr {
                        th scope="col" { (language.label("player")) }
                        @for key in ["before", "change", "after"] { th.number scope="col" { (language.label(key)) } }
                    } }
                    tbody { @for (side, name) in sides.iter().zip(&names[1..]) {
                        tr { th scope="row" { (name) } td.number { (side.before) } td.number { (side.change) } td.number { b { (side.after) } } }
                    } }
                }
            }))
            @for (side, name) in sides.iter().zip(&names[1..]) { h3 { (name) } (steps(law, &side.steps)) }
        }
        @for finding in answer.findings().iter().filter(|finding| finding.severity > Severity::Note) { (remark(law, finding)) }
        p.quiet {
            (language.label("calculator-by")) " "
            (regulations::link(visit, edition.0))
        }
    }
}

/// One player's side of the answer, in words.
struct Side {
    before: String,
    change: String,
    after: String,
    steps: Vec<Step>,
}

fn sides(language: Language, answer: &Answer) -> Vec<Side> {
    let whole = |points: Option<i32>| points.map(|points| points.to_string()).unwrap_or_default();
    let exact = |exact: Option<Thousandths>| exact.map(|exact| number(language, exact)).unwrap_or_default();
    match answer {
        Answer::Chess(_) => Vec::new(),
        Answer::Mgsz(answer) => {
            let side = |player: &arpad_rules::go::hungary::rated::RatedPlayer| Side {
                before: whole(player.start),
                change: player.change.map(|change| signed(language, change)).unwrap_or_default(),
                after: whole(player.after),
                steps: go_game::worded(&player.steps),
            };
            answer.rated.iter().flat_map(|rated| rated.players.iter().map(side)).collect()
        }
        Answer::Egf(answer) => {
            let side = |player: &arpad_rules::go::europe::rated::EgfPlayer| Side {
                before: exact(player.start),
                change: player.change.map(|change| signed(language, change)).unwrap_or_default(),
                after: exact(player.after),
                steps: player.steps.clone(),
            };
            answer.rated.iter().flat_map(|rated| rated.players.iter().map(side)).collect()
        }
    }
}
