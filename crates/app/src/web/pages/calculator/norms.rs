//! Is it a norm, and what do the open rounds need: opponents as a row each, answered by the calculation that judges reports.

use super::regulations::{Cited, link};
use super::{Query, tool};
use crate::web::locale::Visit;
use crate::web::pages::form::{Form, rating_of};
use crate::web::pages::norms::{details, still};
use crate::web::shell::Page;
use arpad_model::{EditionId, Fact, Rating};
use arpad_office::rating::title_case::{TitleAnswer, Told, title_case};
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::norm::{Kind, Needed, Norm, RoundResult};
use arpad_rules::titles::title::FideTitle;
use maud::{Markup, html};
use serde_json::{Map, Value, json};

/// The most rounds a form has.
const ROUNDS: usize = 19;

/// Rounds in an empty form: a norm has nine games.
const FIRST: usize = 9;

/// What a round may have brought; an empty one is open.
const RESULTS: [&str; 9] = ["1", "0.5", "0", "+", "-", "U", "H", "F", "Z"];

pub(super) async fn page(visit: Visit, query: Query) -> Page {
    let mut form = Form::new(&visit, &query, query.contains_key("ask"));
    let case = read(&mut form);
    let answer = (form.is_asked() && form.is_sound()).then(|| {
        let answered = title_case(case.to_string().as_bytes(), &Calendar::default());
        match answered {
            Ok(told) => answer(&visit, &told),
            Err(faults) => html! { ul.faults { @for fault in &faults { li { (visit.language.fault(fault)) } } } },
        }
    });
    let fields = fields(&form);
    tool(&visit, "norms", &form, answer, &fields)
}

/// The question as the document has it; every fault is told at its row.
fn read(form: &mut Form<'_>) -> Value {
    let language = form.language;
    let own = federation(form, "own-federation");
    let system = form.choice("system", "swiss", |text| SYSTEMS.into_iter().find(|one| *one == text));
    let kind = form.choice("kind", Kind::Ordinary, |text| text.parse().ok());
    let sex = form.choice("sex", "m", |text| ["m", "w"].into_iter().find(|one| *one == text));
    let last = (1..=ROUNDS).rev().find(|row| is_filled(form, *row)).unwrap_or_default();
    let rounds = form.number_if_any("event-rounds", last.max(1) as u32, ROUNDS as u32).unwrap_or(last as u32) as usize;
    let mut games = Vec::new();
    for row in 1..=rounds {
        if !is_filled(form, row) {
            // Behind the last row nobody is paired yet; before it the round was missed.
            if row > last && last > 0 {
                games.push(json!({"round": row, "result": null}));
            }
            continue;
        }
        let names = ["r", "f", "t", "s"].map(|letter| format!("{letter}{row}"));
        let [rated, of, titled, scored] = &names;
        let rating = match form.text(rated) {
            None => None,
            Some(text) => {
                let read = rating_of(text);
                if read.is_none() {
                    let label = language.say("calculator-row", &[("row", Fact::from(row))]);
                    let sentence = language.say("form-no-rating", &[("most", Fact::from(i64::from(Rating::MAX)))]);
                    form.fault(rated, label, sentence);
                }
                read
            }
        };
        let result = form.choice(scored, None, |text| RESULTS.into_iter().find(|one| *one == text).map(Some));
        let title = form.choice(titled, None, |text| FideTitle::parse(text).map(Some));
        let mut game = Map::new();
        game.insert("round".into(), json!(row));
        game.insert("opponent".into(), json!(opponent(system, row, rounds).to_string()));
        game.insert("federation".into(), json!(federation(form, of)));
        game.insert("title".into(), json!(title.map(FideTitle::as_str)));
        game.insert("rating".into(), json!(rating.map(|rating| rating.points())));
        game.insert("result".into(), json!(result));
        games.push(Value::Object(game));
    }
    if games.is_empty() {
        form.fault("r1", language.label("opponent"), language.label("calculator-no-games"));
    }
    json!({
        "ask": "norm",
        "event": {"rounds": rounds, "system": system, "kind": kind.as_str(), "federation": own,
                  "start": jiff::Zoned::now().date().to_string()},
        "player": {"federation": own, "sex": sex},
        "games": games,
    })
}

/// The system in which everybody is met twice.
const DOUBLE: &str = "double-round-robin";

const SYSTEMS: [&str; 5] = ["swiss", "round-robin", DOUBLE, "knockout", "team"];

/// Something is written in a row.
fn is_filled(form: &Form<'_>, row: usize) -> bool {
    ["r", "f", "t", "s"].iter().any(|name| form.text(&format!("{name}{row}")).is_some())
}

/// Who the opponent of a row is: somebody else each time, but in a double round robin the second half has those of the first.
fn opponent(system: &str, row: usize, rounds: usize) -> usize {
    let half = rounds / 2;
    if system == DOUBLE && rounds.is_multiple_of(2) && row > half { row - half } else { row }
}

/// Three letters, or nothing.
fn federation(form: &mut Form<'_>, name: &str) -> Option<String> {
    let text = form.text(name)?;
    let found = arpad_codes::federation(text).map(str::to_owned);
    if found.is_none() {
        let label = form.language.label("web-filter-federation");
        form.fault(name, label, form.language.label("calculator-no-federation"));
    }
    found
}

fn answer(visit: &Visit, told: &TitleAnswer) -> Markup {
    let language = visit.language;
    let by = Cited::by(visit, EditionId(told.edition));
    html! {
        @if let Some(Told::Norms { norms, .. }) = &told.told {
            @for (norm, needed) in norms { (one(by, norm, needed.as_ref())) }
        }
        @for finding in &told.findings { p.quiet { (by.chip(finding.paragraph)) " " (language.finding(finding)) } }
        p.quiet { (language.label("calculator-by")) " " (link(visit, told.edition)) }
    }
}

fn one(by: Cited<'_>, norm: &Norm, needed: Option<&Needed>) -> Markup {
    let language = by.language;
    let failed: Vec<&str> = norm.judged.failed.each().map(|ground| ground.paragraph().0).collect();
    let against = norm.steps.iter().filter(|step| failed.contains(&step.paragraph.0));
    // Nothing that the open rounds can bring may be enough.
    let is_open = needed.is_some_and(|one| one.points.is_some() || !one.opponents.is_empty() || one.is_too_early);
    html! {
        h3 {
            (norm.title) ": "
            @match norm.credited {
                Some(games) => (language.say("norms-made-of", &[("games", Fact::from(games))])),
                None if is_open => (language.label("norms-open")),
                None => (language.label("norms-no-norm")),
            }
        }
        @if let Some(needed) = needed { div { (still(language, needed)) } }
        @if !norm.is_norm() && needed.is_none() {
            ul.plain { @for step in against { li { (by.chip(step.paragraph)) " " (language.step(step)) } } }
        }
        (details(by, norm))
    }
}

fn fields(form: &Form<'_>) -> Markup {
    let language = form.language;
    let pair = |value: &str, key: String| (value.to_owned(), language.label(&key));
    let systems: Vec<_> = SYSTEMS.iter().map(|one| pair(one, format!("deed-choice-{one}"))).collect();
    let kinds: Vec<_> = Kind::ALL.iter().map(|one| pair(one.as_str(), format!("event-kind-{one}"))).collect();
    let sexes = [pair("m", "norm-sex-m".to_owned()), pair("w", "norm-sex-w".to_owned())];
    let last = (1..=ROUNDS).rev().find(|row| is_filled(form, *row)).unwrap_or(0);
    let rows = (last + 1).clamp(FIRST, ROUNDS);
    html! {
        div.fields {
            (form.line("own-federation", false)) (form.select("sex", &sexes))
            (form.select("system", &systems)) (form.select("kind", &kinds))
            (form.line("event-rounds", true))
        }
        fieldset.opponents {
            legend { (language.label("calculator-norm-rounds")) }
            p.hint { (language.label("calculator-norm-hint")) }
            @for row in 1..=rows { (round(form, row)) }
        }
    }
}

fn round(form: &Form<'_>, row: usize) -> Markup {
    let language = form.language;
    let label = |key: &str| language.say(key, &[("row", Fact::from(row))]);
    let [rated, of, titled, scored] = ["r", "f", "t", "s"].map(|letter| format!("{letter}{row}"));
    let result = |text: &str| RoundResult::parse(text).map(|_| language.label(&format!("norm-result-{}", word(text))));
    html! {
        div.opponent.wide-row {
            label.unseen for=(rated) { (label("calculator-opponent-rating")) }
            input id=(rated) name=(rated) type="text" inputmode="numeric" autocomplete="off" maxlength="6"
                placeholder=(language.label("rating")) value=(form.text(&rated).unwrap_or_default())
                aria-invalid=[form.is_wrong(&rated)] aria-describedby=[form.described(&rated, None)];
            label.unseen for=(of) { (label("calculator-opponent-federation")) }
            input id=(of) name=(of) type="text" autocomplete="off" maxlength="3" size="4"
                placeholder="GER" value=(form.text(&of).unwrap_or_default())
                aria-invalid=[form.is_wrong(&of)] aria-describedby=[form.described(&of, None)];
            label.unseen for=(titled) { (label("calculator-opponent-title")) }
            select id=(titled) name=(titled) {
                option value="" { (language.label("titles-title")) }
                @for title in FideTitle::ALL { option value=(title.as_str()) selected[form.text(&titled) == Some(title.as_str())] { (title) } }
            }
            label.unseen for=(scored) { (label("calculator-opponent-result")) }
            select id=(scored) name=(scored) {
                option value="" { (language.label("norm-result-open")) }
                @for text in RESULTS { option value=(text) selected[form.text(&scored) == Some(text)] { (result(text).unwrap_or_default()) } }
            }
            (form.fault_under(&rated)) (form.fault_under(&of))
        }
    }
}

/// The word of a result, for signs have none.
fn word(text: &str) -> &'static str {
    match text {
        "1" => "win",
        "0.5" => "draw",
        "0" => "loss",
        "+" => "forfeit-win",
        "-" => "forfeit-loss",
        "U" => "pairing-bye",
        "H" => "half-bye",
        "F" => "full-bye",
        _ => "zero-bye",
    }
}
