//! `arpad import register`: a register that was kept elsewhere, table by table. Without `--write` it is a try: everything is
//! done, told and undone again.

use super::connection::{Connection, refusal_json};
use super::values::print_json;
use super::{Verdict, print};
use crate::answer::parts::both;
use crate::words::Language;
use anyhow::Context;
use arpad_model::Fact;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::takeover::{Entered, Incoming, TakenOver, What, take_over};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Reads CSV (comma, semicolon or tab, any code page) and the first sheet of an XLSX workbook. Columns are known
by their headings in Hungarian and English (Név, KOMIR szám, Születési dátum, Egyesület, name, born, club and
the like); --map names the others. Without --write nothing is written: it shows what would be done, and all
faults at once. With a fault nothing is written either. Clubs come first, then persons, licences, strength.
arpad cancel takes a whole table back while nothing was built upon it.

  persons   name (or family, given), komir, fide, egd, born, sex, federation, title, awarded,
            standard, rapid, blitz (ratings as of --date), games or k (behind the standard rating; without
            them thirty games are assumed), club (a licence for --season)
  clubs     name, town
  licences  komir (or fide, egd), club, season, day, kind (guest, vendég)
  strength  komir (or fide, egd), club, season, board
  ranking   a go ranking list: name (or family, given), points (as of --date), grade, reached (2d:1, 3k:2),
            tournaments, ours (a, b, c: the letter of §1(1); a foreigner has one), person (who a row without
            a number is: a number of the register, or new), and everything of persons but chess. Brought again
            for the same day, a corrected list takes the place of what it said before

Examples:
  arpad import register egyesuletek.csv --as clubs
  arpad import register tagok.xlsx --as persons --date 2026-09-01 --season 2026/27
  arpad import register tagok.xlsx --as persons --date 2026-09-01 --map \"Versenyző=name,Azonosító=komir\" --write
  arpad import register erosorrend.csv --as strength --season 2026/27 --write
  arpad import register ranglista.xlsx --as ranking --date 2011-12-31 --write";

/// Faults that are told one by one.
const TOLD: usize = 50;

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Register {
    /// The table: CSV or XLSX
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// What its rows are
    #[arg(long = "as", value_name = "WHAT", value_parser = what_parser())]
    what: What,

    /// Columns whose headings do not tell: HEADING=FIELD,…; HEADING=- leaves one out
    #[arg(long, value_name = "MAP", value_delimiter = ',', value_parser = pair)]
    map: Vec<(String, String)>,

    /// The day ratings and titles are of, and papers without a day of their own
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,

    /// The season of rows without one of their own: 2026/27
    #[arg(long, value_name = "SEASON", default_value = "", hide_default_value = true)]
    season: String,

    /// Write it; without this nothing is written
    #[arg(long, alias = "yes")]
    write: bool,

    #[command(flatten)]
    connection: Connection,
}

fn what_parser() -> impl TypedValueParser<Value = What> {
    PossibleValuesParser::new(What::ALL.map(What::as_str))
        .map(|text| What::parse(&text).expect("only names of tables are possible"))
}

fn pair(text: &str) -> Result<(String, String), &'static str> {
    let (heading, field) = text.split_once('=').ok_or("a column is written HEADING=FIELD, such as Versenyző=name")?;
    Ok((heading.trim().to_owned(), field.trim().to_owned()))
}

/// A try, or what has a fault, ends by undoing everything.
enum Ended {
    Undone(Box<TakenOver>),
    Failed(OfficeError),
}

impl From<arpad_registry::Error> for Ended {
    fn from(error: arpad_registry::Error) -> Self {
        Ended::Failed(error.into())
    }
}

impl Register {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let bytes = std::fs::read(&self.file).with_context(|| self.file.display().to_string())?;
        let name = self.file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let incoming = Incoming {
            file_name: &name,
            bytes: &bytes,
            what: self.what,
            map: &self.map,
            day: self.date,
            season: &self.season,
        };
        let mut registry = self.connection.open(language)?;
        let stamp = self.connection.stamp()?;
        let done = registry.write(|store| -> Result<TakenOver, Ended> {
            self.connection.right_clock(store, &stamp).map_err(Ended::Failed)?;
            let taken = take_over(store, &stamp, &incoming).map_err(Ended::Failed)?;
            if self.write && taken.fault_count == 0 { Ok(taken) } else { Err(Ended::Undone(Box::new(taken))) }
        });
        let (taken, is_written) = match done {
            Ok(taken) => (taken, true),
            Err(Ended::Undone(taken)) => (*taken, false),
            Err(Ended::Failed(error)) => {
                let told: Option<()> = self.connection.told(language, Err(error))?;
                return Ok(super::connection::verdict(told));
            }
        };
        if is_written {
            registry.take_stock()?;
        }
        if self.connection.json {
            print_json(&as_json(&taken, is_written))?;
        } else {
            print(&page(language, (&name, self.what), &taken, is_written))?;
        }
        Ok(if taken.fault_count == 0 { Verdict::Done } else { Verdict::No })
    }
}

/// The numbers with their names, those that are not nothing.
fn counted(entered: &Entered) -> impl Iterator<Item = (&'static str, usize)> {
    [
        ("new_persons", entered.new_persons),
        ("changed_persons", entered.changed_persons),
        ("clubs", entered.clubs),
        ("licences", entered.licences),
        ("titles", entered.titles),
        ("ratings", entered.ratings),
        ("strength_orders", entered.strength_orders),
        ("known", entered.known),
    ]
    .into_iter()
}

fn page(language: Language, (file, what): (&str, What), taken: &TakenOver, is_written: bool) -> String {
    let mut page = language.say("takeover-table", &[("file", Fact::from(file)), ("rows", taken.rows.into())]) + "\n";
    let columns: Vec<String> =
        taken.columns.iter().map(|(heading, field)| format!("{heading}={}", field.as_str())).collect();
    if !columns.is_empty() {
        let _ = writeln!(page, "  {}", language.say_texts("takeover-columns", &[("columns", columns.join(", "))]));
    }
    if !taken.unknown.is_empty() {
        let _ =
            writeln!(page, "  {}", language.say_texts("takeover-unknown", &[("columns", taken.unknown.join(", "))]));
    }
    for (name, count) in counted(&taken.entered).filter(|(_, count)| *count > 0) {
        // A ranking list is one of go, which has points.
        let key = match (name, what) {
            ("ratings", What::Ranking) => "takeover-points".to_owned(),
            _ => format!("takeover-{}", name.replace('_', "-")),
        };
        let _ = writeln!(page, "  {}", language.say(&key, &[("count", count.into())]));
    }
    if taken.games_assumed > 0 {
        let _ =
            writeln!(page, "  {}", language.say("takeover-games-assumed", &[("count", taken.games_assumed.into())]));
    }
    if taken.grades_inferred > 0 {
        let facts = [("count", taken.grades_inferred.into())];
        let _ = writeln!(page, "  {}", language.say("takeover-grades-inferred", &facts));
    }
    let row = |row: usize, text: String| {
        let facts = [("row", Fact::from(row)), ("text", Fact::Name(text))];
        format!("  {}\n", language.say("takeover-row", &facts))
    };
    let more = |all: usize| match all.checked_sub(TOLD).filter(|more| *more > 0) {
        Some(more) => format!("  {}\n", language.say("notice-more-like-it", &[("count", more.into())])),
        None => String::new(),
    };
    for (number, warning) in taken.warnings.iter().take(TOLD) {
        page += &row(*number, language.say(&format!("warning-{}", warning.code), &warning.facts));
    }
    page += &more(taken.warnings.len());
    if taken.fault_count > 0 {
        let _ = writeln!(page, "{}", language.say("takeover-faults", &[("count", taken.fault_count.into())]));
        for (number, refusal) in taken.faults.iter().take(TOLD) {
            page += &row(*number, language.refusal(refusal));
        }
        page += &more(taken.fault_count);
    }
    let end = match (is_written, taken.fault_count) {
        (true, _) => "takeover-written",
        (false, 0) => "takeover-tried",
        (false, _) => "takeover-not-written",
    };
    page + &language.label(end) + "\n"
}

fn as_json(taken: &TakenOver, is_written: bool) -> Value {
    let entered: serde_json::Map<String, Value> =
        counted(&taken.entered).map(|(name, count)| (name.to_owned(), count.into())).collect();
    json!({
        "written": is_written,
        "rows": taken.rows,
        "columns": taken.columns.iter()
            .map(|(heading, field)| json!({"heading": heading, "field": field.as_str()})).collect::<Vec<_>>(),
        "unknown_columns": taken.unknown,
        "entered": entered,
        "games_assumed": taken.games_assumed,
        "grades_inferred": taken.grades_inferred,
        "warnings": taken.warnings.iter().map(|(row, warning)| {
            let text = both(|language| language.say(&format!("warning-{}", warning.code), &warning.facts));
            json!({"row": row, "code": warning.code, "text": text})
        }).collect::<Vec<_>>(),
        "fault_count": taken.fault_count,
        "faults": taken.faults.iter().map(|(row, refusal)| {
            let mut fault = refusal_json(refusal)["refused"].clone();
            fault["row"] = (*row).into();
            fault
        }).collect::<Vec<_>>(),
    })
}
