//! `arpad player`: everything the register knows of a person, or the two sheets of the regulation.

mod in_json;
mod page;
mod sheet;
mod titles;

use super::connection::Connection;
use super::register::{typed_day, width};
use super::{Verdict, print, print_json};
use crate::answer::title_dossier::TitleDossier;
use crate::words::Language;
use arpad_model::{PersonId, Series};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::title_application::applications_of;
use arpad_office::lists::forecast::forecast;
use arpad_office::titles::title_dossier;
use arpad_office::views::covered::coverage_of;
use arpad_office::views::decided_now::{DecidedNow, decided_now_about};
use arpad_office::views::live::{LiveRow, live};
use arpad_office::views::person_page::{one_person, person_page};
use arpad_registry::Reader;
use clap::Args;
use jiff::civil::Date;

const EXAMPLES: &str = "\
Examples:
  arpad player 17                       by our own number
  arpad player komir:123                by KOMIR number; also fide:700010, egd:12345678
  arpad player \"Kovács Péter\"           by a name only one has
  arpad player 17 --sheet               both KOMIR sheets, to print
  arpad player 17 --on 2024-02-15       the same as they were on a day
  arpad player 17 --titles              norms, and what is missing for each title
  arpad player 17 --json";

/// A sheet of paper holds this many characters in a line.
const PAPER: usize = 100;

/// Show a player: numbers, ratings, history, titles, papers.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Player {
    /// A number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    person: String,
    /// Print both sheets of the KOMIR register
    #[arg(long)]
    sheet: bool,
    /// The sheets as they were on a day [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    on: Option<Date>,
    /// The whole history
    #[arg(long)]
    all: bool,
    /// What there is towards FIDE's titles: norms with their proof, the highest rating, what is missing
    #[arg(long, conflicts_with = "sheet")]
    titles: bool,
    #[command(flatten)]
    connection: Connection,
}

impl Player {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let today = self.connection.stamp()?.day();
        let day = self.on.unwrap_or(today);
        let mut registry = self.connection.look(language)?;
        if self.titles {
            let found = self.connection.read(language, &mut registry, |store| {
                let person = one_person(store, &self.person)?;
                let applied = applications_of(store, person.id)?;
                Ok(title_dossier(store, person.id, day)?.map(|told| (told, applied)))
            })?;
            let Some((told, applied)) = found.flatten() else { return Ok(Verdict::No) };
            if self.connection.json {
                print_json(&TitleDossier::of(&told))?;
            } else {
                print(&titles::page(language, &told, &applied))?;
            }
            return Ok(Verdict::Done);
        }
        let found = self.connection.read(language, &mut registry, |store| {
            let person = one_person(store, &self.person)?;
            let (page, coverage) = (person_page(store, person.id, day)?, coverage_of(store, person.id, day)?);
            let go = GoNow { next: next_of(store, person.id)?, decided: decided_now_about(store, page.person.id)? };
            Ok((page, coverage, go))
        })?;
        let Some((found, coverage, go)) = found else { return Ok(Verdict::No) };
        print(&match (self.connection.json, self.sheet || self.on.is_some()) {
            (true, _) => format!("{:#}\n", in_json::of(&found, coverage, &go.decided)),
            (false, true) => sheet::of(language, &found, day, width().unwrap_or(PAPER)),
            (false, false) => page::of(language, &found, (coverage, &go), self.all),
        })?;
        Ok(Verdict::Done)
    }
}

/// What holds of a go player, or comes, beside what is published.
struct GoNow {
    next: Option<LiveRow>,
    decided: Vec<DecidedNow>,
}

/// Somebody on the next go list, where closing would make one that has him.
fn next_of(store: &mut Reader<'_>, person: PersonId) -> Result<Option<LiveRow>, OfficeError> {
    let live = match forecast(store, Series::Go)? {
        Some(forecast) => live(store, &forecast)?,
        None => None,
    };
    Ok(live.and_then(|live| live.rows.into_iter().find(|row| row.person == person)))
}
