//! `arpad simulate`: a federation whose truth is known, as files or straight into a register.

use super::files::progress;
use super::{Verdict, print, print_json};
use crate::words::Language;
use anyhow::Context;
use arpad_formats::csv_cell::inert;
use arpad_instruments::simulation::{Board, Fault, Plan, Simulated, simulate};
use arpad_invented::{Federation, build_plainly, first_list, simulated};
use arpad_model::Fact;
use arpad_office::acts::desk::OfficeError;
use arpad_registry::Registry;
use arpad_rules::chess::kernel::games::Ruling;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args};
use jiff::civil::{Date, date};
use serde_json::{Value, json};
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Juniors rise, adults wander, the old decline; some stop, others come unrated. Who wins is decided by true strength, which
truth.csv tells. The same seed gives the same federation on every machine.

Faults to be found: deflation (newcomers enter far below their strength), closed-club (a club that plays only itself),
doubled-report (a tournament comes in twice), inflated-entry (a club's newcomers are let win), cheat (somebody plays far above
his strength).

A folder has results.csv (period,white,black,score; in go the stones too), players.csv, truth.csv, the first list in FIDE's
layout and every report.

Examples:
  arpad simulate --players 300 --months 12 -o federation
  arpad simulate --players 3000 --months 36 --with deflation --results results.csv
  arpad simulate --players 200 --months 6 --seed 7 --database sqlite:simulated.db
  arpad simulate --board go --players 120 --months 12 -o go";

/// Simulate a federation whose truth is known.
#[derive(Args)]
#[command(after_help = EXAMPLES, group = ArgGroup::new("where").required(true).multiple(true))]
pub struct Simulate {
    /// Chance begins here
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// The game
    #[arg(long, value_name = "GAME", default_value = "chess", value_parser = boards())]
    board: Board,

    /// Who play at the beginning, and at any time
    #[arg(long, value_name = "NUMBER", default_value_t = 300, value_parser = clap::value_parser!(u32).range(40..=1_000_000))]
    players: u32,

    /// Months, each with a list
    #[arg(long, value_name = "NUMBER", default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=600))]
    months: u16,

    /// Clubs [default: one for sixty players]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(3..=1000))]
    clubs: Option<u16>,

    /// Games of a player in a year, on the average
    #[arg(long, value_name = "NUMBER", default_value_t = 24, value_parser = clap::value_parser!(u16).range(1..=120))]
    games: u16,

    /// The month of the first list, 2024-04 or later
    #[arg(long, value_name = "MONTH", default_value = "2024-04", value_parser = month)]
    first_list: Date,

    /// What is wrong with it; may be given several times
    #[arg(long, value_name = "FAULT", value_parser = faults())]
    with: Vec<Fault>,

    /// Write everything into this folder, which must not be there yet
    #[arg(short, long, value_name = "FOLDER", group = "where")]
    output: Option<PathBuf>,

    /// Write the table of results alone into this CSV file
    #[arg(long, value_name = "FILE", group = "where")]
    results: Option<PathBuf>,

    /// Build a register: every report goes through the office, every month is closed and published
    #[arg(long, value_name = "URL", group = "where")]
    database: Option<String>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

fn boards() -> impl TypedValueParser<Value = Board> {
    PossibleValuesParser::new(["chess", "go"]).map(|text| if text == "go" { Board::Go } else { Board::Chess })
}

fn faults() -> impl TypedValueParser<Value = Fault> {
    PossibleValuesParser::new(Fault::ALL.map(Fault::as_str))
        .map(|text| Fault::parse(&text).expect("only faults are possible"))
}

/// From the conversion of 2024 on there is one law for every month.
fn month(text: &str) -> Result<Date, &'static str> {
    let day: Option<Date> = format!("{text}-01").parse().ok();
    day.filter(|day| (date(2024, 4, 1)..=date(2100, 1, 1)).contains(day)).ok_or("a month from 2024-04 to 2100-01")
}

impl Simulate {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut plan = Plan::new(self.seed, self.players as usize, self.months.into());
        plan.board = self.board;
        plan.clubs = self.clubs.map_or(plan.clubs, usize::from);
        plan.games_a_year = self.games.into();
        plan.first_list = self.first_list;
        let plan = self.with.iter().fold(plan, |plan, fault| plan.with(*fault));
        let truth = simulate(&plan);
        if let Some(path) = &self.results {
            results(&truth, path)?;
        }
        if self.output.is_some() || self.database.is_some() {
            let federation = simulated(&truth);
            if let Some(folder) = &self.output {
                folder_of(&truth, &federation, folder)?;
            }
            if let Some(database) = &self.database {
                register(language, database, &federation, plan.months)?;
            }
        }
        self.tell(language, &truth)?;
        Ok(Verdict::Done)
    }

    fn tell(&self, language: Language, truth: &Simulated) -> anyhow::Result<()> {
        let games: usize = truth.events.iter().map(|event| event.games.len()).sum();
        if self.json {
            return print_json(&summary(truth, games));
        }
        let facts = [
            ("people", Fact::from(truth.people.len())),
            ("tournaments", Fact::from(truth.events.len())),
            ("games", Fact::from(games)),
            ("months", Fact::from(truth.plan.months)),
            ("seed", Fact::Name(truth.plan.seed.to_string())),
        ];
        print(&format!("{}\n", language.say("simulate-made", &facts)))?;
        for fault in &truth.plan.faults {
            print(&format!("  {}\n", language.label(&format!("simulate-{}", fault.as_str()))))?;
        }
        let places = [&self.output, &self.results].into_iter().flatten().map(|path| path.display().to_string());
        for place in places.chain(self.database.clone()) {
            print(&format!("{}\n", language.say_texts("simulate-written", &[("where", place)])))?;
        }
        Ok(())
    }
}

fn summary(truth: &Simulated, games: usize) -> Value {
    let injected = &truth.injected;
    json!({
        "seed": truth.plan.seed, "months": truth.plan.months, "people": truth.people.len(),
        "tournaments": truth.events.len(), "games": games,
        "faults": truth.plan.faults.iter().map(|fault| fault.as_str()).collect::<Vec<_>>(),
        "closed_club": injected.closed_club.map(|club| club + 1),
        "inflating_club": injected.inflating_club.map(|club| club + 1),
        "doubled": injected.doubled.iter().map(|(one, other)| [one + 1, other + 1]).collect::<Vec<_>>(),
        "cheat": injected.cheat.map(|player| player + 1),
        "sandbagger": injected.sandbagger.map(|player| player + 1),
    })
}

fn register(language: Language, database: &str, federation: &Federation, months: usize) -> anyhow::Result<()> {
    let bar = progress(months as u64, false);
    // It gets its name when it is whole: a killed one is no federation.
    let built = Registry::build(database, |registry| {
        build_plainly(registry, federation, months, |done, _| bar.set_position(done as u64))?;
        registry.take_stock()?;
        Ok::<_, OfficeError>(())
    });
    bar.finish_and_clear();
    match built {
        Err(OfficeError::Registry(error)) => Err(super::connection::failure(language, &error)),
        built => built.context("building the simulated federation"),
    }
}

fn folder_of(truth: &Simulated, federation: &Federation, folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir(folder).with_context(|| folder.display().to_string())?;
    results(truth, &folder.join("results.csv"))?;
    players(truth, federation, &folder.join("players.csv"))?;
    strengths(truth, &folder.join("truth.csv"))?;
    let reports = folder.join("reports");
    std::fs::create_dir(&reports)?;
    for event in &federation.events {
        std::fs::write(reports.join(&event.file_name), &event.bytes)?;
    }
    if truth.plan.board == Board::Chess {
        std::fs::write(folder.join("list.txt"), first_list(federation, federation.first_list))?;
    }
    Ok(())
}

fn writer(path: &Path) -> anyhow::Result<csv::Writer<BufWriter<File>>> {
    let file = File::create(path).with_context(|| path.display().to_string())?;
    Ok(csv::WriterBuilder::new().from_writer(BufWriter::new(file)))
}

/// The games over the board, month by month; numbers of persons and months begin with 1.
fn results(truth: &Simulated, path: &Path) -> anyhow::Result<()> {
    let mut writer = writer(path)?;
    let is_go = truth.plan.board == Board::Go;
    let header = ["period", "white", "black", "score", "stones"];
    writer.write_record(&header[..if is_go { 5 } else { 4 }])?;
    for event in &truth.events {
        for (number, game) in event.games.iter().enumerate().filter(|(_, game)| game.ruling == Ruling::Counts) {
            let score = ["0", "0.5", "1"][usize::from(game.white_halves)];
            let numbers = [event.month + 1, game.white + 1, game.black + 1].map(|number| number.to_string());
            let stones = event.stones.get(number).map(u8::to_string);
            writer.write_record(numbers.iter().map(String::as_str).chain([score]).chain(stones.as_deref()))?;
        }
    }
    Ok(writer.flush()?)
}

fn players(truth: &Simulated, federation: &Federation, path: &Path) -> anyhow::Result<()> {
    let mut writer = writer(path)?;
    writer.write_record(["player", "name", "born", "sex", "club", "rating", "joined", "left"])?;
    for (number, (person, named)) in (1..).zip(truth.people.iter().zip(&federation.players)) {
        let number: u32 = number;
        writer.write_record([
            number.to_string(),
            inert(&named.name.as_list()).into_owned(),
            person.born.to_string(),
            person.sex.as_str().to_owned(),
            (person.club + 1).to_string(),
            person.initial.map(|rating| rating.to_string()).unwrap_or_default(),
            truth.plan.list(person.joins as usize).to_string(),
            person.leaves.map(|month| truth.plan.list(month as usize).to_string()).unwrap_or_default(),
        ])?;
    }
    Ok(writer.flush()?)
}

/// True strength at the end of each month of everybody who plays.
fn strengths(truth: &Simulated, path: &Path) -> anyhow::Result<()> {
    let mut writer = writer(path)?;
    writer.write_record(["period", "player", "strength"])?;
    for (month, all) in (1..).zip(&truth.truth) {
        let month: u32 = month;
        for (player, strength) in (1..).zip(all).filter(|(_, strength)| **strength != 0) {
            let player: u32 = player;
            writer.write_record([month.to_string(), player.to_string(), strength.to_string()])?;
        }
    }
    Ok(writer.flush()?)
}
