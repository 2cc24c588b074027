//! `arpad rate`: a case file from the disk to a table for people or JSON for programs.

use super::table::table;
use super::{Verdict, print};
use crate::answer;
use crate::words::Language;
use anyhow::{Context, bail};
use arpad_formats::document::Fault;
use arpad_model::{Color, Fact, Finding, Hundredths, Period, Severity};
use arpad_office::rate_case::{ChessAnswer, Settings, rate_case};
use arpad_rules::catalogue;
use arpad_rules::chess::rated::{GameResult, PlayerResult};
use clap::Args;
use std::fmt::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
A case file is one JSON document: players, tournaments, games. README.md shows one.
Exit code 1 means that something in it was not ratable; the findings say what and by which paragraph.

Examples:
  arpad rate case.json
  arpad rate case.json --json > answer.json
  arpad rate case.json --edition mssz-2017 --brief
  cat case.json | arpad rate -";

/// Rate a case file.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Rate {
    /// The case file (JSON); - reads standard input
    case: PathBuf,

    /// Rate under this edition instead of the document's own (see `arpad editions`)
    #[arg(long, value_name = "ID", value_parser = known_edition)]
    edition: Option<String>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,

    /// Only the table of players and the findings, not every game
    #[arg(long, conflicts_with = "json")]
    brief: bool,
}

/// An edition's name, or the names there are.
pub(super) fn known_edition(id: &str) -> Result<String, String> {
    match catalogue::edition(id) {
        Some(edition) => Ok(edition.id().0.to_owned()),
        None => {
            let known: Vec<&str> = catalogue::ALL.iter().map(|edition| edition.id().0).collect();
            Err(format!("there is no such edition; known are {}", known.join(", ")))
        }
    }
}

impl Rate {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let bytes = read(&self.case)?;
        let settings = Settings { edition: self.edition, ..Settings::default() };
        let answer = match rate_case(&bytes, &settings) {
            Ok(answer) => answer,
            Err(faults) => bail!(fault_list(language, &self.case, &faults)),
        };
        if self.json {
            print(&format!("{:#}\n", answer::chess(&answer)))?;
        } else {
            print(&page(language, &answer, !self.brief))?;
        }
        let refused = answer.rated.findings.iter().any(|finding| finding.severity == Severity::Error);
        Ok(if refused { Verdict::No } else { Verdict::Done })
    }
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin().lock(), &mut bytes).context("standard input")?;
        return Ok(bytes);
    }
    std::fs::read(path).with_context(|| path.display().to_string())
}

/// One fault on one line; several under a heading.
fn fault_list(language: Language, path: &Path, faults: &[Fault]) -> String {
    if let [fault] = faults {
        return format!("{}: {}", path.display(), language.fault(fault));
    }
    let facts = [("count", Fact::from(faults.len())), ("file", Fact::Name(path.display().to_string()))];
    let mut text = language.say("bad-call", &facts);
    for fault in faults {
        let _ = write!(text, "\n  {}", language.fault(fault));
    }
    text
}

/// The whole answer for a person.
pub(super) fn page(language: Language, answer: &ChessAnswer, with_games: bool) -> String {
    let period = &answer.period;
    let list = language.value(&Fact::Date(period.list_date));
    let mut page = format!(
        "{}: {}   {}: {list}\n\n{}",
        language.label("edition"),
        answer.edition.id,
        language.label("list"),
        players_table(language, answer)
    );
    if with_games {
        for (state, result) in period.players.iter().zip(&answer.rated.players) {
            if !result.tournaments.is_empty() || !result.steps.is_empty() {
                let name = state.name.as_deref().map_or(state.id.clone(), |name| format!("{} ({name})", state.id));
                let _ = write!(page, "\n{name}\n{}", player_page(language, period, result));
            }
        }
    }
    if !answer.rated.findings.is_empty() {
        let _ = write!(page, "\n{}\n", language.label("findings"));
        for finding in &answer.rated.findings {
            let _ = writeln!(page, "  {}", finding_line(language, period, finding));
        }
    }
    page
}

fn players_table(language: Language, answer: &ChessAnswer) -> String {
    let header = ["player", "before", "games", "score", "expected", "K", "change", "after", "status"]
        .map(|key| language.label(key));
    let row = |(state, result): (&arpad_model::PeriodPlayer, &PlayerResult)| {
        vec![
            state.name.as_deref().map_or(state.id.clone(), |name| format!("{} {name}", state.id)),
            result.before.map_or_else(|| language.label("unrated"), |rating| rating.to_string()),
            result.games.to_string(),
            language.value(&Fact::Score(result.score)),
            result.expected.map_or(String::new(), |expected| language.value(&Fact::Hundredths(expected))),
            result.k.map_or(String::new(), |k| k.used.to_string()),
            result.change.map_or(String::new(), |change| signed(language, change)),
            result.after.map_or(String::new(), |after| after.to_string()),
            language.label(&format!("status-{}", result.status.as_str())),
        ]
    };
    let rows = answer.period.players.iter().zip(&answer.rated.players).map(row).collect();
    table(&header, &[1, 2, 3, 4, 5, 6, 7], rows)
}

fn player_page(language: Language, period: &Period, result: &PlayerResult) -> String {
    let mut page = String::new();
    for tournament in &result.tournaments {
        let of = &period.tournaments[tournament.tournament];
        let change = tournament.change.map_or(String::new(), |change| format!("   {}", signed(language, change)));
        let name = of.name.as_deref().map_or(of.id.clone(), |name| format!("{} {name}", of.id));
        let _ = writeln!(page, "  {name}{change}");
        let header = ["round", "", "opponent", "rating", "difference", "result", "expected", "change", "why"]
            .map(|key| if key.is_empty() { String::new() } else { language.label(key) });
        let rows = tournament.games.iter().map(|game| game_row(language, period, game)).collect();
        indent(&mut page, &table(&header, &[0, 3, 4, 5, 6, 7], rows));
        if tournament.games.iter().any(|game| game.capped) {
            let _ = writeln!(page, "    {}", language.label("capped-mark"));
        }
    }
    if !result.steps.is_empty() {
        let _ = writeln!(page, "  {}", language.label("steps"));
        for step in &result.steps {
            let _ = writeln!(page, "    {:<7} {}", step.paragraph, language.step(step));
        }
    }
    page
}

fn indent(page: &mut String, text: &str) {
    for line in text.lines() {
        let _ = writeln!(page, "   {line}");
    }
}

fn game_row(language: Language, period: &Period, game: &GameResult) -> Vec<String> {
    let known = |rating: Option<i16>| rating.map_or_else(|| language.label("unrated"), |rating| rating.to_string());
    let mark = if game.capped { "*" } else { "" };
    let color = if game.color == Color::White { "color-white" } else { "color-black" };
    vec![
        if game.round == 0 { String::new() } else { game.round.to_string() },
        language.label(color),
        period.players[game.opponent as usize].id.clone(),
        known(game.opponent_rating),
        game.difference.map_or(String::new(), |difference| format!("{difference:+}{mark}")),
        language.value(&Fact::Score(game.score)),
        game.expected.map_or(String::new(), |expected| language.value(&Fact::Hundredths(expected))),
        game.change.map_or(String::new(), |change| signed(language, change)),
        match &game.why {
            Some(why) => format!("{} {}", why.paragraph, language.why(why)),
            None if game.change.is_none() => language.label("counts-first-rating"),
            None => String::new(),
        },
    ]
}

pub(super) fn finding_line(language: Language, period: &Period, finding: &Finding) -> String {
    let severity = language.label(finding.severity.as_str());
    let place = answer::place(period, &finding.place).map_or(String::new(), |place| format!(" {place}:"));
    format!("{severity} {}{place} {}", finding.paragraph, language.finding(finding))
}

/// A change with its sign.
pub(super) fn signed(language: Language, change: Hundredths) -> String {
    let sign = if change.0 > 0 { "+" } else { "" };
    format!("{sign}{}", language.value(&Fact::Hundredths(change)))
}
