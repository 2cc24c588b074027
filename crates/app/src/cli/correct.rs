//! `arpad correct`: a mistake found later. Nothing is edited; a correction is a new entry.

use super::connection::{Connection, verdict};
use super::disagreement::{disagreement_lines, disagreements_json};
use super::register::described_text;
use super::values::{name, print_json};
use super::{Verdict, print};
use crate::answer::parts::{Ids, finding};
use crate::words::Language;
use crate::words::acts::left_name;
use crate::words::go_game;
use arpad_model::{Fact, Person, Reason, TournamentId};
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::result::{CorrectedGame, SET_ASIDE, WhichGame, correct_result, line_meant};
use arpad_office::acts::swap::swap;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::views::beside::{described, disagreement_of, meant};
use arpad_office::views::effect::{Effect, effect};
use arpad_office::views::entered_with::entered_with;
use arpad_office::views::records;
use clap::{Args, Subcommand};
use serde_json::json;

const EXAMPLES: &str = "\
A correction enters the next list. arpad replay carries it into every list since, as revisions.
It needs a reason (--why), which everybody may read, in the language of the command or in both.
A corrected report needs no command of its own: arpad submit FILE --tournament N, then arpad accept.

Examples:
  arpad correct identity 12 3 --person fide:712345 --why \"the namesake played\"
  arpad correct result 12 --round 5 --line 3 0-1 --why \"hu: elírás\" --why \"en: a slip\"
  arpad correct result 12 --round 2 --winner \"Kovács Béla\" --why \"a slip\"      in go, by names
  arpad correct identity 12 3 --person \"Kovács Péter\" --why \"the namesake played\"
  arpad correct swap 12 3 4 --why \"two cards exchanged\"
                                        the players of lines 3 and 4 change places
  arpad correct withdraw 12 --because \"the games were never played\"";

/// Correct what was accepted.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Correct {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// A line of an accepted report was somebody else
    Identity(Identity),
    /// A game of an accepted report ended otherwise
    Result(GameResult),
    /// Two lines of an accepted report stand under each other's name
    Swap(Swap),
    /// Take an accepted report out again
    Withdraw(Withdraw),
}

impl Correct {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.what {
            What::Identity(command) => command.run(language),
            What::Result(command) => command.run(language),
            What::Swap(command) => command.run(language),
            What::Withdraw(command) => command.run(language),
        }
    }
}

#[derive(Args)]
struct Identity {
    /// The tournament's number
    #[arg(value_name = "TOURNAMENT")]
    tournament: u32,

    /// The line, counted from 1 (arpad tournament N)
    #[arg(value_name = "LINE", value_parser = clap::value_parser!(u32).range(1..))]
    line: u32,

    /// Who it was: a number, komir:N, fide:N, egd:N, or a name
    #[arg(long, value_name = "PERSON")]
    person: String,

    #[command(flatten)]
    connection: Connection,
}

impl Identity {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let id = TournamentId(self.tournament);
        let done = self.connection.correct(language, &mut registry, |store, stamp| {
            let person = meant(store, &self.person)?;
            let before = records::players_of(store, id)?.get(self.line as usize - 1).copied();
            reidentify(store, stamp, id, self.line - 1, person)?;
            let before = before.map(|before| described(store, before)).transpose()?;
            let told = disagreement_of(store, id, self.line - 1, person)?;
            Ok((described(store, person)?, effect(store, id)?, (before, told)))
        })?;
        if let Some(((person, rating), felt, (before, told))) = &done {
            if self.connection.json {
                print_json(&json!({
                    "tournament": id.0, "line": self.line, "person": person.id.0, "rated": is_rated(*felt),
                    "before": before.as_ref().map(|(before, _)| before.id.0),
                    "disagreements": disagreements_json(told.as_slice()),
                }))?;
            } else {
                let facts = [
                    ("tournament", Fact::from(id.0)),
                    ("line", Fact::from(self.line)),
                    ("person", Fact::Name(described_text(language, person, *rating))),
                ];
                let mut page = format!("{}\n", language.say("desk-reidentified", &facts));
                if let Some((before, rating)) = before {
                    let facts = [("person", described_text(language, before, *rating))];
                    page += &format!("{}\n", language.say_texts("desk-reidentified-before", &facts));
                }
                for line in disagreement_lines(language, told.as_slice()) {
                    page += &format!("{line}\n");
                }
                print(&format!("{page}{}\n", felt_text(language, *felt)))?;
            }
        }
        Ok(verdict(done))
    }
}

#[derive(Args)]
struct Swap {
    /// The tournament's number
    #[arg(value_name = "TOURNAMENT")]
    tournament: u32,

    /// One line, counted from 1 (arpad tournament N)
    #[arg(value_name = "LINE", value_parser = clap::value_parser!(u32).range(1..))]
    line: u32,

    /// The other line
    #[arg(value_name = "OTHER", value_parser = clap::value_parser!(u32).range(1..))]
    other: u32,

    #[command(flatten)]
    connection: Connection,
}

impl Swap {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let id = TournamentId(self.tournament);
        let done = self.connection.correct(language, &mut registry, |store, stamp| {
            let [one, other] = swap(store, stamp, id, [self.line - 1, self.other - 1])?;
            Ok((described(store, one)?, described(store, other)?, effect(store, id)?))
        })?;
        if let Some((one, other, felt)) = &done {
            if self.connection.json {
                let lines = [(self.line, one), (self.other, other)];
                let lines = lines.map(|(line, who)| json!({"line": line, "person": who.0.id.0}));
                print_json(&json!({"tournament": id.0, "lines": lines, "rated": is_rated(*felt)}))?;
            } else {
                let mut page = String::new();
                for (line, (person, rating)) in [(self.line, one), (self.other, other)] {
                    let person = Fact::Name(described_text(language, person, *rating));
                    let facts = [("tournament", Fact::from(id.0)), ("line", Fact::from(line)), ("person", person)];
                    page.push_str(&format!("{}\n", language.say("desk-reidentified", &facts)));
                }
                print(&format!("{page}{}\n", felt_text(language, *felt)))?;
            }
        }
        Ok(verdict(done))
    }
}

#[derive(Args)]
struct GameResult {
    /// The tournament's number
    #[arg(value_name = "TOURNAMENT")]
    tournament: u32,

    /// How it ended, White's points first: 1-0, 0-1, 1/2, +/-, -/+, -/-, *; in go won or lost (by the player of --line), jigo,
    /// black, white …
    #[arg(value_name = "RESULT", allow_hyphen_values = true, required_unless_present = "winner")]
    result: Option<String>,

    /// The round
    #[arg(long, value_name = "N")]
    round: u16,

    /// One of the players: the line, counted from 1 (arpad tournament N), or the name
    #[arg(long, value_name = "LINE", required_unless_present = "winner")]
    line: Option<String>,

    /// The opponent's line or name, where the player has several games in the round
    #[arg(long, value_name = "LINE")]
    against: Option<String>,

    /// In go: who won it, by name or line
    #[arg(long, value_name = "NAME", conflicts_with_all = ["result", "line"])]
    winner: Option<String>,

    /// It was played with this result, and is not rated: force majeure or fair play
    #[arg(long)]
    set_aside: bool,

    #[command(flatten)]
    connection: Connection,
}

impl GameResult {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let id = TournamentId(self.tournament);
        let result = self.result.as_deref().unwrap_or("won").trim();
        let result = if self.set_aside { format!("{result} {SET_ASIDE}") } else { result.to_owned() };
        let player = self.winner.as_deref().or(self.line.as_deref()).unwrap_or_default();
        let done = self.connection.correct(language, &mut registry, |store, stamp| {
            let against = self.against.as_deref().map(|text| line_meant(store, id, text)).transpose()?;
            let which = WhichGame { round: self.round, line: line_meant(store, id, player)?, against };
            let game = correct_result(store, stamp, id, which, &result)?;
            let mut names = Vec::new();
            for person in [Some(game.first), game.second] {
                let found = person.map(|person| records::person(store, person)).transpose()?.flatten();
                names.push(found.map_or_else(|| "–".to_owned(), |found| name(language, &found.name)));
            }
            Ok((game, names, effect(store, id)?))
        })?;
        if let Some((game, names, felt)) = &done {
            if self.connection.json {
                print_json(&json!({
                    "tournament": id.0, "round": self.round, "first": game.first.0,
                    "second": game.second.map(|person| person.0), "before": game.before, "after": game.after,
                    "rated": game.is_rated,
                    "findings": game.findings.iter().map(|one| finding(&Ids::none(), one)).collect::<Vec<_>>(),
                }))?;
            } else {
                let told = |result: &str| result_text(language, game, names, result);
                let facts = [
                    ("tournament", Fact::from(id.0)),
                    ("round", Fact::from(u32::from(self.round))),
                    ("first", Fact::from(names[0].as_str())),
                    ("second", Fact::from(names[1].as_str())),
                    ("before", Fact::Name(told(&game.before))),
                    ("after", Fact::Name(told(&game.after))),
                ];
                let told = language.say("desk-result-corrected", &facts);
                print(&format!("{told}\n{}\n", felt_text(language, *felt)))?;
            }
        }
        Ok(verdict(done))
    }
}

/// A result as an act writes it, for people; where nobody knows who had which color, by who won.
fn result_text(language: Language, game: &CorrectedGame, names: &[String], result: &str) -> String {
    let winner = match result {
        "black" if game.is_uncolored => names.first(),
        "white" if game.is_uncolored => names.get(1),
        _ => None,
    };
    if let Some(winner) = winner {
        return language.say_texts("result-go-won-by", &[("name", winner.clone())]);
    }
    match result.strip_suffix(SET_ASIDE) {
        Some(bare) => language.say_texts("result-set-aside", &[("result", bare.trim_end().to_owned())]),
        // A game of go is told in words.
        None => go_game::ended(language, result),
    }
}

#[derive(Args)]
struct Withdraw {
    /// The tournament's number
    #[arg(value_name = "TOURNAMENT")]
    tournament: u32,

    /// Why; everybody may read it, in two languages with --because "hu: …" --because "en: …"
    #[arg(long, value_name = "TEXT", required = true)]
    because: Vec<String>,

    #[command(flatten)]
    connection: Connection,
}

impl Withdraw {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let id = TournamentId(self.tournament);
        let given = self.because.join("\n");
        let because = language.reason(&Reason::read(&given)).map_or_else(String::new, |(text, _)| text);
        let because = because.as_str();
        let done = self.connection.correct(language, &mut registry, |store, stamp| {
            let felt = effect(store, id)?;
            // The reason of the act stands in its body; the ledger has it with its language, and what --why adds.
            let [told, why] = [&given, &stamp.why].map(|text| Reason::read(&language.marked(text)));
            let both = Reason { hu: why.hu.or(told.hu), en: why.en.or(told.en), unmarked: None };
            let stamp = stamp.because(both.to_string());
            let left = withdraw(store, &stamp, id, because)?;
            Ok((felt, left, entered_with(store, id)?))
        })?;
        if let Some((felt, left, entered)) = &done {
            if self.connection.json {
                let persons: Vec<u32> = entered.iter().map(|person| person.id.0).collect();
                let left: Vec<u32> = left.iter().map(|one| one.fields.person.0).collect();
                print_json(&json!({
                    "tournament": id.0, "because": because, "rated": is_rated(*felt), "entered_persons": persons,
                    "left_persons": left,
                }))?;
            } else {
                let facts = [("tournament", Fact::from(id.0)), ("because", Fact::from(because))];
                let mut text = format!("{}\n{}\n", language.say("desk-withdrawn", &facts), felt_text(language, *felt));
                if !left.is_empty() {
                    let persons: Vec<String> = left.iter().map(|one| left_name(language, one)).collect();
                    let facts = [("count", Fact::from(left.len())), ("persons", Fact::Name(persons.join("; ")))];
                    text += &format!("{}\n", language.say("desk-withdrawn-left", &facts));
                }
                if !entered.is_empty() {
                    let who = |person: &Person| format!("{} {}", person.id, name(language, &person.name));
                    let persons: Vec<String> = entered.iter().map(who).collect();
                    let facts = [("count", Fact::from(entered.len())), ("persons", Fact::Name(persons.join("; ")))];
                    text += &format!("{}\n", language.say("desk-withdrawn-persons", &facts));
                }
                print(&text)?;
            }
        }
        Ok(verdict(done))
    }
}

fn is_rated(felt: Effect) -> bool {
    felt != Effect::Unrated
}

/// Where a correction is felt.
pub(super) fn felt_text(language: Language, felt: Effect) -> String {
    match felt {
        Effect::Unrated => language.label("desk-effect-unrated"),
        Effect::NextList => language.label("desk-effect-rated"),
        Effect::GoLists => language.label("desk-effect-go"),
        Effect::NextForecast => language.label("desk-effect-forecast"),
        Effect::Fides(date) => language.say("desk-effect-fide", &[("date", date.into())]),
    }
}
