//! `arpad accuracy`: rating systems predict the same games, and the one that predicts better is named.

mod answer;
mod page;

use super::connection::failure_text;
use super::files::notice_lines;
use super::values::series_parser;
use super::{Verdict, print, print_json, say_aside};
use crate::words::Language;
use anyhow::Context;
use arpad_formats::notice::Notice;
use arpad_formats::results;
use arpad_instruments::accuracy::{Compared, Grouped, Judged, compare, holm, judge};
use arpad_instruments::simulation::{Plan, simulate};
use arpad_instruments::systems::{Kind, SettingError, Settings};
use arpad_instruments::table::{Played, Table};
use arpad_model::Series;
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::history;
use arpad_registry::ReadOnly;
use arpad_rules::chess::kernel::games::Ruling;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args};
use std::fs::File;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Each system predicts the games of a period from what it knew before, then learns from them. Scores: mean log loss; the deviance
of the public rating contests (decimal logarithms, clipped to 1 % and 99 %); Brier; the root of the mean square of expected less
actual score by player and month; the share of decided games whose favorite won. Smaller is better, but of the last. Whether one
system is really better is decided by drawing whole players and whole months again, the same for both, and told with Holm's
correction where there are several.

A table has the columns period, white, black and score; a bad row is told with its line and passed over. A setting is meant for
every system that knows it, or for one: glicko2.tau=0.3. The register's games are those of the lists that govern; of go the even
ones.

Examples:
  arpad accuracy results.csv
  arpad accuracy results.csv --system elo --system glicko2 --set k=32 --set start=2200 --set white=30 --train-until 95
  arpad accuracy --simulated 7 --players 500 --months 24 --train-until 12
  arpad accuracy --database sqlite:demo.db --series standard --json";

/// Say which rating system predicts better, and whether the difference is real.
#[derive(Args)]
#[command(after_help = EXAMPLES, group = ArgGroup::new("source").required(true).multiple(false))]
pub struct Accuracy {
    /// A table of results (CSV)
    #[arg(value_name = "TABLE", group = "source")]
    table: Option<PathBuf>,

    /// The games of a register
    #[arg(long, value_name = "URL", group = "source")]
    database: Option<String>,

    /// The games of a federation that is simulated from this seed
    #[arg(long, value_name = "SEED", group = "source")]
    simulated: Option<u64>,

    /// Which series of the register
    #[arg(long, value_name = "SERIES", default_value = "standard", value_parser = series_parser())]
    series: Series,

    /// Who play in the simulated federation
    #[arg(long, value_name = "NUMBER", default_value_t = 500, value_parser = clap::value_parser!(u32).range(40..=1_000_000))]
    players: u32,

    /// Months of the simulated federation
    #[arg(long, value_name = "NUMBER", default_value_t = 24, value_parser = clap::value_parser!(u16).range(2..=600))]
    months: u16,

    /// A system; may be given several times [default: all]
    #[arg(long, value_name = "SYSTEM", value_parser = kinds())]
    system: Vec<Kind>,

    /// A setting; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = setting)]
    set: Vec<(String, String)>,

    /// Games up to this period, with it, are learned and not judged: a number, or a month such as 2024-04 [default: the first half]
    #[arg(long, value_name = "PERIOD", value_parser = period)]
    train_until: Option<u32>,

    /// So many draws of players and months
    #[arg(long, value_name = "NUMBER", default_value_t = 500, value_parser = clap::value_parser!(u32).range(20..=100_000))]
    draws: u32,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn kinds() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.map(Kind::as_str)).map(|text| Kind::parse(&text).expect("a system"))
}

fn setting(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("a setting is written NAME=VALUE")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

fn period(text: &str) -> Result<u32, &'static str> {
    results::period(text).ok_or("a period is a number, or a month such as 2024-04")
}

/// One system, judged.
struct Tried {
    kind: Kind,
    settings: Settings,
    judged: Judged,
}

/// Everything that was found.
struct Found {
    players: usize,
    games: usize,
    train_until: Option<u32>,
    /// In the order in which they were asked for.
    tried: Vec<Tried>,
    /// The best by log loss, as a position.
    best: usize,
    /// The best against each of the others, with the chance raised for their number.
    compared: Vec<(usize, Compared, f64)>,
    notices: Vec<Notice>,
}

impl Accuracy {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut systems = match self.settings() {
            Ok(systems) => systems,
            Err(error) => {
                let facts = [("name", error.name), ("value", error.value), ("possible", error.possible)];
                anyhow::bail!(language.say_texts("accuracy-setting", &facts));
            }
        };
        let Some((table, notices)) = self.read(language)? else { return Ok(Verdict::No) };
        for line in notice_lines(language, &notices) {
            say_aside(&line);
        }
        let train_until = self.train_until.or_else(|| first_half(&table));
        let judged = table.games().iter().filter(|game| train_until.is_none_or(|until| game.period > until)).count();
        if judged == 0 {
            say_aside(&language.label("accuracy-nothing"));
            return Ok(Verdict::No);
        }
        let tried = tried(&table, &mut systems, train_until)?;
        let loss = |at: usize| tried[at].judged.scores.log_loss().unwrap_or(f64::INFINITY);
        let best = (0..tried.len()).min_by(|one, other| loss(*one).total_cmp(&loss(*other))).unwrap_or(0);
        let others = (0..tried.len()).filter(|at| *at != best);
        let pairs: Vec<(usize, Compared)> = others
            .filter_map(|at| {
                let pair = (&tried[best].judged, &tried[at].judged);
                Some((at, compare(&table, train_until, pair, self.draws as usize, 1)?))
            })
            .collect();
        let raised = holm(&pairs.iter().map(|(_, compared)| compared.chance).collect::<Vec<_>>());
        let compared = pairs.into_iter().zip(raised).map(|((at, one), chance)| (at, one, chance)).collect();
        let found =
            Found { players: table.players(), games: table.games().len(), train_until, tried, best, compared, notices };
        if self.json {
            print_json(&answer::in_json(&found))?;
        } else {
            print(&page::page(language, &found))?;
        }
        Ok(if found.notices.is_empty() { Verdict::Done } else { Verdict::No })
    }

    /// The systems with their settings; a setting that no system knows is refused.
    fn settings(&self) -> Result<Vec<(Kind, Settings)>, SettingError> {
        let mut kinds = if self.system.is_empty() { Kind::ALL.to_vec() } else { self.system.clone() };
        let mut seen = Vec::new();
        kinds.retain(|kind| {
            !seen.contains(kind) && {
                seen.push(*kind);
                true
            }
        });
        let mut systems: Vec<(Kind, Settings)> =
            kinds.into_iter().map(|kind| (kind, Settings::usual(kind.settings()))).collect();
        for (name, value) in &self.set {
            let (of, plain) = name.split_once('.').map_or((None, name.as_str()), |(of, plain)| (Some(of), plain));
            let is_meant = |kind: Kind| {
                let knows = kind.settings().iter().any(|setting| setting.name == plain);
                of.map_or(knows, |of| of == kind.as_str())
            };
            let mut is_known = false;
            for (_, settings) in systems.iter_mut().filter(|(kind, _)| is_meant(*kind)) {
                settings.set(plain, value)?;
                is_known = true;
            }
            if !is_known {
                let all = systems.iter().flat_map(|(kind, _)| {
                    kind.settings().iter().map(|setting| format!("{}.{}", kind.as_str(), setting.name))
                });
                let possible = all.collect::<Vec<_>>().join(", ");
                return Err(SettingError { name: name.clone(), value: value.clone(), possible });
            }
        }
        Ok(systems)
    }

    fn read(&self, language: Language) -> anyhow::Result<Option<(Table, Vec<Notice>)>> {
        if let Some(path) = &self.table {
            return from_file(path).map(Some);
        }
        if let Some(seed) = self.simulated {
            return Ok(Some((from_simulation(seed, self.players, self.months), Vec::new())));
        }
        let Some(database) = &self.database else { return Ok(None) };
        let mut registry = ReadOnly::open(database).map_err(|error| super::connection::failure(language, &error))?;
        let found = registry.read(|store| history::results(store, self.series));
        match found {
            Ok(table) => Ok(Some((table, Vec::new()))),
            Err(OfficeError::Registry(error)) => Err(super::connection::failure(language, &error)),
            Err(other) => anyhow::bail!(failure_text(language, &other.into())),
        }
    }
}

fn from_file(path: &Path) -> anyhow::Result<(Table, Vec<Notice>)> {
    let file = File::open(path).with_context(|| path.display().to_string())?;
    let (found, notices) = results::read(file);
    let players = found.players.len();
    let game =
        |row: results::Row| Played { period: row.period, white: row.white, black: row.black, halves: row.halves };
    Ok((Table::new(players, found.rows.into_iter().map(game).collect()), notices))
}

fn from_simulation(seed: u64, players: u32, months: u16) -> Table {
    let federation = simulate(&Plan::new(seed, players as usize, months.into()));
    let games = federation.events.iter().flat_map(|event| {
        event.games.iter().filter(|game| game.ruling == Ruling::Counts).map(|game| Played {
            period: event.month + 1,
            white: game.white,
            black: game.black,
            halves: game.white_halves,
        })
    });
    Table::new(federation.people.len(), games.collect())
}

/// The last period of the first half, so that something has been learned before anything is judged; none of a single period.
fn first_half(table: &Table) -> Option<u32> {
    let periods: Vec<u32> = table.periods().filter_map(|games| Some(games.first()?.period)).collect();
    (periods.len() > 1).then(|| periods[periods.len() / 2 - 1])
}

/// Each system on a thread of its own; the groups are those of the first that knows ratings.
fn tried(table: &Table, systems: &mut Vec<(Kind, Settings)>, until: Option<u32>) -> anyhow::Result<Vec<Tried>> {
    let by = Kind::Elo.system(table.players(), &Settings::usual(Kind::Elo.settings()));
    let grouped: Grouped = match by {
        Ok(mut elo) => judge(table, elo.as_mut(), until, None).1,
        Err(_) => Grouped::default(),
    };
    let grouped = &grouped;
    let running = std::mem::take(systems);
    std::thread::scope(|scope| {
        let workers: Vec<_> = running
            .into_iter()
            .map(|(kind, settings)| {
                scope.spawn(move || {
                    let mut system = kind
                        .system(table.players(), &settings)
                        .map_err(|error| anyhow::anyhow!("{}={}: {}", error.name, error.value, error.possible))?;
                    let (judged, _) = judge(table, system.as_mut(), until, Some(grouped));
                    Ok(Tried { kind, settings, judged })
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("a system over the table")).collect()
    })
}
