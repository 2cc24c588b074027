//! A list of opponents: a row each, or a line each in one large field. Results as people write them.

use super::{Query, tool};
use crate::web::locale::Visit;
use crate::web::pages::form::{Form, rating_of};
use crate::web::shell::Page;
use arpad_model::{Fact, HalfPoints, PoolGame, Rating};
use arpad_rules::chess::edition::Edition;
use maud::{Markup, html};

/// The most rows a form has.
const ROWS: usize = 20;

/// Rows in an empty form.
const FIRST_ROWS: usize = 5;

/// The most games that are read.
const GAMES: usize = 200;

/// A question of nothing but games, put to an edition.
pub(super) fn ask(
    visit: &Visit,
    query: &Query,
    name: &str,
    answer: fn(&Visit, &'static Edition, &[PoolGame]) -> Markup,
) -> Page {
    let mut form = Form::new(visit, query, query.contains_key("ask"));
    let edition = form.edition();
    let games = read(&mut form);
    let answer = (form.is_asked() && form.is_sound()).then(|| answer(visit, edition, &games));
    let fields = html! { div.fields { (form.edition_field()) } (fields(&form)) };
    tool(visit, name, &form, answer, &fields)
}

/// All games of a form, those of the rows first. Every fault is told at its row or with its line.
pub(super) fn read(form: &mut Form<'_>) -> Vec<PoolGame> {
    let mut games = Vec::new();
    let mut is_any_written = form.text("games").is_some();
    for row in 1..=ROWS {
        let (rated, scored) = (format!("o{row}"), format!("s{row}"));
        let (rating, score) = (form.text(&rated), form.text(&scored));
        if rating.is_none() && score.is_none() {
            continue;
        }
        is_any_written = true;
        let game = (rating.and_then(rating_of), score.and_then(result_of));
        if let (Some(opponent), Some(score)) = game {
            games.push(PoolGame { opponent, score });
        }
        let label = form.language.say("calculator-row", &[("row", Fact::from(row))]);
        if game.0.is_none() {
            let sentence = form.language.say("form-no-rating", &[("most", Fact::from(i64::from(Rating::MAX)))]);
            form.fault(&rated, label.clone(), sentence);
        }
        if game.1.is_none() {
            form.fault(&scored, label, form.language.label("calculator-no-result"));
        }
    }
    let mut wrong = Vec::new();
    for (number, line) in form.text("games").unwrap_or_default().lines().enumerate() {
        match game_of(line) {
            Some(game) => games.push(game),
            None if line.trim().is_empty() => {}
            None => wrong.push(number + 1),
        }
    }
    let label = form.language.label("field-games");
    if !wrong.is_empty() {
        let lines = wrong.iter().take(20).map(usize::to_string).collect::<Vec<_>>().join(", ");
        form.fault("games", label, form.language.say_texts("calculator-no-line", &[("lines", lines)]));
    } else if games.len() > GAMES {
        form.fault("games", label, form.language.say("calculator-too-many", &[("most", Fact::from(GAMES))]));
    } else if !is_any_written {
        form.fault("o1", form.language.label("opponent"), form.language.label("calculator-no-games"));
    }
    games
}

/// The fields.
pub(super) fn fields(form: &Form<'_>) -> Markup {
    let language = form.language;
    let is_filled = |row: &usize| form.text(&format!("o{row}")).or(form.text(&format!("s{row}"))).is_some();
    let last = (1..=ROWS).rev().find(is_filled).unwrap_or(0);
    let rows = (last + 2).clamp(FIRST_ROWS, ROWS);
    let label = |key: &str, row: usize| language.say(key, &[("row", Fact::from(row))]);
    html! {
        fieldset.opponents {
            legend { (language.label("calculator-opponents")) }
            @for row in 1..=rows {
                @let (rated, scored) = (format!("o{row}"), format!("s{row}"));
                div.opponent {
                    label.unseen for=(rated) { (label("calculator-opponent-rating", row)) }
                    input id=(rated) name=(rated) type="text" inputmode="numeric" autocomplete="off" maxlength="6"
                        placeholder=(language.label("rating")) value=(form.text(&rated).unwrap_or_default())
                        aria-invalid=[form.is_wrong(&rated)] aria-describedby=[form.described(&rated, None)];
                    label.unseen for=(scored) { (label("calculator-opponent-result", row)) }
                    (result(form, &scored))
                    (form.fault_under(&rated)) (form.fault_under(&scored))
                }
            }
            details open[form.text("games").is_some() || form.is_wrong("games").is_some()] {
                summary { (language.label("calculator-many")) }
                div.field {
                    label for="games" { (language.label("field-games")) }
                    textarea #games name="games" rows="6" maxlength="6000" spellcheck="false" aria-invalid=[form.is_wrong("games")]
                        aria-describedby=[form.described("games", Some("games-hint"))] { (form.text("games").unwrap_or_default()) }
                    span.hint #games-hint { (language.label("hint-games")) }
                    (form.fault_under("games"))
                }
            }
        }
    }
}

/// Won, drawn, lost; what was written otherwise stays.
fn result(form: &Form<'_>, name: &str) -> Markup {
    let written = form.text(name);
    let chosen = written.and_then(result_of);
    html! {
        select id=(name) name=(name) aria-invalid=[form.is_wrong(name)] aria-describedby=[form.described(name, None)] {
            option value="" { "–" }
            @for (value, halves, key) in [("1", 2, "calculator-won"), ("0.5", 1, "calculator-drawn"), ("0", 0, "calculator-lost")] {
                option value=(value) selected[chosen == Some(HalfPoints(halves))] { (form.language.label(key)) }
            }
            @if let (Some(written), None) = (written, chosen) { option value=(written) selected { (written) } }
        }
    }
}

/// A result of one game: `1`, `0`, `½`, `0.5`, `0,5`, `1/2`, and the signs of a crosstable.
fn result_of(text: &str) -> Option<HalfPoints> {
    match text {
        "+" => Some(HalfPoints(2)),
        "=" => Some(HalfPoints(1)),
        "-" | "−" | "–" => Some(HalfPoints(0)),
        _ => HalfPoints::parse(text).filter(|score| score.0 <= 2),
    }
}

/// An opponent and a result on one line: `2105 1`, `1987 ½`, `2010: 0,5`, `2300=1`, `2250 =`.
fn game_of(line: &str) -> Option<PoolGame> {
    let line = line.trim();
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (rating, rest) = line.split_at(digits);
    let rest = rest.trim();
    let behind_sign = || result_of(rest.trim_start_matches(['=', ':', ';', ',']).trim());
    Some(PoolGame { opponent: rating_of(rating)?, score: result_of(rest).or_else(behind_sign)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_people_write_it() {
        for (line, halves) in [
            ("2105 1", 2),
            ("2105 ½", 1),
            ("2105 0,5", 1),
            ("2105\t0.5", 1),
            ("2105=1", 2),
            ("2105=½", 1),
            ("2105 =", 1),
            ("2105 +", 2),
            ("2105 −", 0),
            ("2105 -", 0),
            ("2105: 0", 0),
            ("2105; 1/2", 1),
        ] {
            let game = game_of(line).unwrap_or_else(|| panic!("{line}"));
            assert_eq!((game.opponent.points(), game.score.0), (2105, halves), "{line}");
        }
        for line in
            ["", "2105", "2105 2", "2105 1,5", "x 1", "0 1", "4001 1", "99999999999999 1", "2105 1 1", "-2105 1"]
        {
            assert_eq!(game_of(line), None, "{line}");
        }
    }
}
