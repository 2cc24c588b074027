//! `arpad calc`: small questions at the terminal, each answer with its paragraph. Every answer comes from the same
//! calculation that rates a tournament.

use super::calc_go::Go;
use super::page::{finding_line, signed};
use super::rate::rating_edition;
use super::{Verdict, print};
use crate::words::Language;
use anyhow::bail;
use arpad_model::*;
use arpad_office::rating::calculator::{self, SOME_DAY, of_average, rate_against, rated_player};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::rated::Status;
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use arpad_rules::chess::two_places;
use clap::{Args, Subcommand};
use serde_json::json;
use std::fmt::Write;

const EXAMPLES: &str = "\
Games are written OPPONENT=SCORE: 2300=1, 2250=0.5 (or 2250=½), 2400=0.

Examples:
  arpad calc expected 2145 2300
  arpad calc change 2145 --k 20 2300=1 2250=0.5 2400=0
  arpad calc first 1766=0.5 1766=0 1766=0 1766=0 1766=0 --edition mssz-2017
  arpad calc first --average 1900 --games 15 --score 12 --edition mssz-2017
  arpad calc performance --average 2300 --games 10 --score 6
  arpad calc convert 1500
  arpad calc go 1947 2087 --stones 1 --c 15
  arpad calc go 5k 1d --stones 3 --winner white --edition mgsz-2012";

/// Answer a small question at the terminal.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Calc {
    /// The edition to ask [default: the one in force today]
    #[arg(long, global = true, value_name = "ID", value_parser = rating_edition)]
    edition: Option<String>,

    /// Answer as JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand)]
enum Question {
    /// Expected score of one game
    Expected {
        /// Own rating
        #[arg(value_parser = rating)]
        own: Rating,
        /// The opponent's rating
        #[arg(value_parser = rating)]
        opponent: Rating,
    },
    /// Change of a rating by some games of one tournament
    Change {
        /// Own rating
        #[arg(value_parser = rating)]
        own: Rating,
        /// K
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100))]
        k: u8,
        /// The games, as OPPONENT=SCORE
        #[arg(required = true, value_name = "OPPONENT=SCORE", value_parser = scored_game)]
        games: Vec<PoolGame>,
    },
    /// First rating from some games against rated opponents
    First(Field),
    /// Performance (TPR): information, never a rating
    Performance(Field),
    /// What one go game moves, in the Hungarian and in the European rating
    Go(Go),
    /// The one-off conversion of the list of 2024-03-01
    Convert {
        /// The rating before
        #[arg(value_parser = rating)]
        own: Rating,
    },
}

/// Opponents one by one, or their average.
#[derive(Args)]
struct Field {
    /// The games, as OPPONENT=SCORE
    #[arg(value_name = "OPPONENT=SCORE", value_parser = scored_game, required_unless_present = "average")]
    games: Vec<PoolGame>,
    /// Average rating of the opponents
    #[arg(long, value_parser = rating, conflicts_with = "games", requires = "number", requires = "score")]
    average: Option<Rating>,
    /// Number of games
    #[arg(long = "games", value_name = "N", id = "number", value_parser = clap::value_parser!(u32).range(1..=1000))]
    number: Option<u32>,
    /// Points scored
    #[arg(long, value_parser = points)]
    score: Option<HalfPoints>,
}

fn rating(text: &str) -> Result<Rating, &'static str> {
    const { assert!(Rating::MAX == 4000, "the sentence below says so") };
    text.parse().ok().and_then(Rating::new).ok_or("a rating is a whole number from 1 to 4000")
}

fn points(text: &str) -> Result<HalfPoints, &'static str> {
    HalfPoints::parse(text).ok_or("a score is a number of whole and half points, such as 6.5")
}

fn scored_game(text: &str) -> Result<PoolGame, &'static str> {
    let (opponent, score) = text.split_once(['=', ':']).ok_or("a game is written OPPONENT=SCORE, such as 2300=0.5")?;
    let score = points(score)?;
    if score.0 > 2 {
        return Err("a game gives 0, 0.5 or 1");
    }
    Ok(PoolGame { opponent: rating(opponent)?, score })
}

impl Field {
    /// The games one by one; an average stands for as many equal opponents. The score is spread over them.
    fn games(&self, language: Language) -> anyhow::Result<Vec<PoolGame>> {
        let (Some(average), Some(number), Some(score)) = (self.average, self.number, self.score) else {
            return Ok(self.games.clone());
        };
        of_average(average, number, score).ok_or_else(|| {
            let facts = [("score", Fact::Score(score)), ("games", Fact::from(number))];
            anyhow::anyhow!(language.say("calc-impossible-score", &facts))
        })
    }
}

impl Calc {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if let Question::Go(game) = &self.question {
            let answer = game.answer(language, self.edition.as_deref(), jiff::Zoned::now().date());
            let Some((text, json, is_rated)) = answer else { bail!(language.label("calc-go-only")) };
            print(&if self.json { format!("{json:#}\n") } else { text })?;
            return Ok(if is_rated { Verdict::Done } else { Verdict::No });
        }
        let edition = match &self.edition {
            Some(id) => catalogue::chess_edition(id),
            None => {
                let today = jiff::Zoned::now().date();
                Some(Calendar::default().chess_edition_on(Tempo::Standard, today)?)
            }
        };
        let Some(edition) = edition else { bail!(language.label("calc-chess-only")) };
        let answer = match &self.question {
            Question::Expected { own, opponent } => expected(language, edition, *own, *opponent),
            Question::Change { own, k, games } => change(language, edition, *own, *k, games),
            Question::First(field) => first(language, edition, &field.games(language)?),
            Question::Performance(field) => performance_of(language, edition, &field.games(language)?),
            Question::Convert { own } => convert(language, *own),
            Question::Go(_) => unreachable!("answered above"),
        };
        print(&if self.json { format!("{:#}\n", answer.json) } else { answer.text })?;
        Ok(answer.verdict)
    }
}

/// The same answer twice: for a person and for a program.
struct Answer {
    text: String,
    json: serde_json::Value,
    verdict: Verdict,
}

fn expected(language: Language, edition: &Edition, own: Rating, opponent: Rating) -> Answer {
    let (mine, theirs) = calculator::expected(edition, own, opponent);
    let Some((expected, other)) = mine.expected.zip(theirs.expected) else {
        let text = mine
            .why
            .map_or(String::new(), |why| format!("{} {}\n", language.cite(why.paragraph), language.why(why.code)));
        let json = json!({"edition": edition.id.0, "expected": null, "why": mine.why.map(|why| why.paragraph.0)});
        return Answer { text, json, verdict: Verdict::No };
    };
    let difference = mine.difference.unwrap_or_default();
    let counted = mine.counted_difference().unwrap_or_default();
    let facts = [("difference", Fact::from(difference)), ("counted", Fact::from(counted))];
    let value = |number: Hundredths| language.value(&Fact::Hundredths(number));
    let at = edition.expected_score.at;
    let text = format!(
        "{cap} {}\n{at} {}: {}\n{at} {}: {}\n{}\n",
        language.say("calc-difference", &facts),
        language.label("white-expects"),
        value(expected),
        language.label("opponent-expects"),
        value(other),
        edition.id,
        cap = edition.difference_cap.at,
    );
    let json = json!({
        "edition": edition.id.0, "paragraph": at.0, "difference": difference, "capped": mine.capped,
        "expected": expected.to_string(), "opponent_expected": other.to_string(),
    });
    Answer { text, json, verdict: Verdict::Done }
}

fn change(language: Language, edition: &Edition, own: Rating, k: u8, games: &[PoolGame]) -> Answer {
    let (_, rated) = rate_against(edition, SOME_DAY, rated_player("own", own, k), games);
    let result = &rated.players[0];
    let change = result.change.unwrap_or_default();
    let mut text = String::new();
    for (game, of) in result.tournaments[0].games.iter().zip(games) {
        let mark = if game.capped { "*" } else { "" };
        let cell = |number: Option<Hundredths>| number.map_or(String::new(), |number| signed(language, number));
        let why = game
            .why
            .map_or(String::new(), |why| format!("{} {}", language.cite(why.paragraph), language.why(why.code)));
        let score = language.value(&Fact::Score(of.score));
        let difference = game.difference.unwrap_or_default();
        let difference = crate::words::difference(language, difference.into());
        let _ = writeln!(text, "{:>5} {difference:>6}{mark:<1} {score:>4} {:>6} {why}", of.opponent, cell(game.change));
    }
    if let Some(at) = result.tournaments[0].games.iter().find_map(|game| game.capped_by) {
        let _ = writeln!(text, "{}", language.say("capped-mark", &[("paragraph", Fact::Name(language.cite(at)))]));
    }
    text.push_str(&steps(language, &result.steps));
    let _ = writeln!(text, "{}", edition.id);
    let json = json!({
        "edition": edition.id.0, "k": result.k.map(|k| k.used), "games": result.games,
        "expected": result.expected.map(|expected| expected.to_string()),
        "change": change.to_string(), "after": result.after, "published": result.published,
        "steps": result.steps.iter().map(step_json).collect::<Vec<_>>(),
    });
    Answer { text, json, verdict: Verdict::Done }
}

fn first(language: Language, edition: &Edition, games: &[PoolGame]) -> Answer {
    let newcomer = PeriodPlayer { id: language.label("player"), ..PeriodPlayer::default() };
    let (_, rated) = rate_against(edition, SOME_DAY, newcomer, games);
    let result = &rated.players[0];
    let mut text = steps(language, &result.steps);
    for finding in rated.findings.iter().filter(|finding| finding.code == finding::PERCENTAGE_TIE) {
        let _ = writeln!(text, "{}", finding_line(language, None, finding));
    }
    let _ = writeln!(text, "{}", edition.id);
    let json = json!({
        "edition": edition.id.0, "status": result.status.as_str(), "games": result.games,
        "score": result.score.to_string(),
        "average": result.first.map(|first| two_places(first.average).to_string()),
        "dp": result.first.map(|first| first.dp),
        "computed": result.first.map(|first| first.rating), "after": result.after,
        "steps": result.steps.iter().map(step_json).collect::<Vec<_>>(),
    });
    let verdict = if result.status == Status::New { Verdict::Done } else { Verdict::No };
    Answer { text, json, verdict }
}

fn performance_of(language: Language, edition: &Edition, games: &[PoolGame]) -> Answer {
    let (result, told) = calculator::performance_of(edition, games);
    let mut text = steps(language, &told);
    let _ = writeln!(text, "{}: {}", language.label("calc-performance"), result.rating);
    let _ = writeln!(text, "{}\n{}", language.label("calc-average-only"), edition.id);
    let json = json!({
        "edition": edition.id.0, "paragraph": edition.percentage_tie.at.0, "average": Language::plain(&told[0].value),
        "percentage": Decimal::<2>(result.percentage.into()).to_string(), "dp": result.dp, "performance": result.rating,
    });
    Answer { text, json, verdict: Verdict::Done }
}

fn convert(language: Language, own: Rating) -> Answer {
    let after = COMPRESSION_2024_03.convert(own.points().into());
    let text = format!("{}: {own} → {after}\n", language.label("calc-converted"));
    let json = json!({"transition": COMPRESSION_2024_03.id, "before": own.points(), "after": after});
    Answer { text, json, verdict: Verdict::Done }
}

fn steps(language: Language, steps: &[Step]) -> String {
    steps.iter().map(|step| format!("{:<7} {}\n", language.cite(step.paragraph), language.step(step))).collect()
}

fn step_json(step: &Step) -> serde_json::Value {
    json!({
        "paragraph": step.paragraph.0,
        "text": {"en": Language::En.step(step), "hu": Language::Hu.step(step)},
        "value": Language::plain(&step.value),
    })
}
