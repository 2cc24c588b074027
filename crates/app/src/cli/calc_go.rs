//! `arpad calc go`: what one go game moves, in the Hungarian and in the European rating, as the site's calculator answers.

use super::page::signed;
use crate::words::Language;
use crate::words::go_game::worded;
use arpad_model::{EditionId, Fact, GoClass, GoOutcome, Grade, Severity, Step, Thousandths};
use arpad_office::rating::calculator::{OneGame, Strength, go_game};
use arpad_office::rating::rate_case::Answer;
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::catalogue::{self, AnyEdition};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write;

/// The smallest tournament the tables know weighs so much.
const MULTIPLIER: u32 = 15;

#[derive(Args)]
pub(super) struct Go {
    /// Black: points, or a grade such as 5k
    #[arg(value_name = "BLACK", value_parser = strength)]
    black: Strength,
    /// White
    #[arg(value_name = "WHITE", value_parser = strength)]
    white: Strength,
    /// Stones, received by Black
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=9))]
    stones: u8,
    /// Who won: black, white, or jigo
    #[arg(long, value_name = "WINNER", default_value = "black", value_parser = winner_parser())]
    winner: GoOutcome,
    /// The multiplier of the Hungarian regulation
    #[arg(long = "c", value_name = "C", default_value_t = MULTIPLIER, value_parser = clap::value_parser!(u32).range(1..=100))]
    multiplier: u32,
    /// The class of the European rating
    #[arg(long, value_name = "CLASS", default_value = "A", value_parser = class_parser())]
    class: GoClass,
}

fn strength(text: &str) -> Result<Strength, &'static str> {
    let scale = Thousandths::whole(-900)..=Thousandths::whole(4000);
    let points = Thousandths::parse(&text.replace(',', ".")).ok().filter(|points| scale.contains(points));
    let read = points.map(Strength::Points).or_else(|| Grade::parse(text).map(Strength::Grade));
    read.ok_or("points such as 1947, or a grade such as 5k or 1d")
}

fn winner_parser() -> impl TypedValueParser<Value = GoOutcome> {
    PossibleValuesParser::new(["black", "white", "jigo"])
        .map(|text| GoOutcome::parse(&text).expect("only results are possible"))
}

fn class_parser() -> impl TypedValueParser<Value = GoClass> {
    PossibleValuesParser::new(GoClass::ALL.map(GoClass::as_str))
        .map(|text| GoClass::parse(&text).expect("only classes are possible"))
}

impl Go {
    /// The answers of both federations, or of the edition that is asked; text and JSON. None where the edition is not one of go.
    pub(super) fn answer(
        &self,
        language: Language,
        edition: Option<&str>,
        today: Date,
    ) -> Option<(String, Value, bool)> {
        let editions: Vec<EditionId> = match edition {
            Some(id) => match catalogue::edition(id)? {
                AnyEdition::Mgsz(edition) => vec![edition.id],
                AnyEdition::Egf(edition) => vec![edition.id],
                _ => return None,
            },
            None => {
                let systems = [RatingSystem::Mgsz, RatingSystem::Egf];
                systems.into_iter().filter_map(|system| Calendar::default().edition_on(system, today).ok()).collect()
            }
        };
        let game = OneGame {
            black: self.black,
            white: self.white,
            handicap: self.stones,
            outcome: self.winner,
            multiplier: self.multiplier,
            class: self.class,
        };
        let names = ["calculator-this-game", "field-black", "field-white"].map(|key| language.label(key));
        let (mut text, mut answers, mut is_rated) = (String::new(), Vec::new(), true);
        for edition in editions {
            let answer = go_game(edition.0, today, &game, names.clone())?;
            let sides = sides(language, &answer);
            if !text.is_empty() {
                text.push('\n');
            }
            let _ = writeln!(text, "{edition}");
            if sides.is_empty() {
                let _ = writeln!(text, "{}", language.label("go-refused"));
                is_rated = false;
            }
            for (side, name) in sides.iter().zip(&names[1..]) {
                let _ = writeln!(text, "{name}: {} → {} ({})", side.before, side.after, side.change);
                let width = side.steps.iter().map(|step| language.cite(step.paragraph).chars().count()).max();
                for step in &side.steps {
                    let cited = language.cite(step.paragraph);
                    let _ = writeln!(text, "  {cited:<width$} {}", language.step(step), width = width.unwrap_or(0));
                }
            }
            for finding in answer.findings().iter().filter(|finding| finding.severity > Severity::Note) {
                let _ = writeln!(text, "{}", super::page::finding_line(language, None, finding));
            }
            answers.push(json!({
                "edition": edition.0,
                "black": sides.first().map(Side::json), "white": sides.get(1).map(Side::json),
            }));
        }
        Some((text, json!({ "answers": answers }), is_rated))
    }
}

/// One player's side of the answer.
struct Side {
    before: String,
    change: String,
    after: String,
    steps: Vec<Step>,
    plain: Value,
}

impl Side {
    fn json(&self) -> Value {
        self.plain.clone()
    }
}

fn sides(language: Language, answer: &Answer) -> Vec<Side> {
    match answer {
        Answer::Chess(_) => Vec::new(),
        Answer::Mgsz(answer) => {
            let whole = |points: Option<i32>| points.map(|points| points.to_string()).unwrap_or_default();
            let side = |player: &arpad_rules::go::hungary::rated::RatedPlayer| Side {
                before: whole(player.start),
                change: player.change.map(|change| signed(language, change)).unwrap_or_default(),
                after: whole(player.after),
                steps: worded(&player.steps),
                plain: json!({"before": player.start, "change": player.change, "after": player.after}),
            };
            answer.rated.iter().flat_map(|rated| rated.players.iter().map(side)).collect()
        }
        Answer::Egf(answer) => {
            let exact = |value: Option<Thousandths>| {
                value.map(|value| language.value(&Fact::Thousandths(value))).unwrap_or_default()
            };
            let plain = |value: Option<Thousandths>| value.map(|value| value.to_string());
            let side = |player: &arpad_rules::go::europe::rated::EgfPlayer| Side {
                before: exact(player.start),
                change: player.change.map(|change| signed(language, change)).unwrap_or_default(),
                after: exact(player.after),
                steps: player.steps.clone(),
                plain: json!({
                    "before": plain(player.start), "change": plain(player.change), "after": plain(player.after),
                }),
            };
            answer.rated.iter().flat_map(|rated| rated.players.iter().map(side)).collect()
        }
    }
}
