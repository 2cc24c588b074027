//! `arpad rate`: case files and tournament files from the disk to a table for people or JSON for programs.

use super::files::{self, fault_list, notice_lines};
use super::governing::Governing;
use super::{Verdict, page, print, print_json};
use crate::answer::RatedAnswer;
use crate::words::Language;
use anyhow::bail;
use arpad_formats::notice::Severity;
use arpad_office::rating::compare::compare;
use arpad_office::rating::listed::Listed;
use arpad_office::rating::rate_case::{Answer, Settings, rate_beside, rate_case};
use arpad_office::rating::rate_file::{FileKind, FileSettings, PlayerFacts, RatedFile, kind_of, numbers_in, rate_file};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;
use clap::Args;
use serde::Serialize;
use std::collections::HashSet;
use std::fmt::{self, Write};
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
A case file is one JSON document: players, tournaments, games, of chess or of go; docs/case-file.md shows \
one. The edition decides the game and the law; where none is named, the calendar chooses by the \
dates. Exit code 1 means that something in it was not ratable; the findings say what and by which \
paragraph.

--shadow rates the same document under a second edition of the same game and sets the two side by \
side, as §11(2) of the Hungarian go regulation asks for its first season. It is for comparison \
only: it changes neither the first answer nor the exit code.

A tournament file is rated as it stands: the forecast an arbiter sees before the report is sent.
Without --list, ratings come from the file and K is inferred and marked so.

Examples:
  arpad rate case.json
  arpad rate open.trf --list players_list.zip
  arpad rate case.json --json > answer.json
  arpad rate case.json --edition mssz-2017 --brief
  arpad rate go.json --edition mgsz-2012 --shadow egf-2021
  arpad rate case.json --edition fide-2022-01 --shadow fide-2024-03 --brief
  cat case.json | arpad rate -";

/// Rate case files and tournament files.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Rate {
    /// Case files, tournament files (TRF, h9, OpenGotha) or folders of them; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    governing: Governing,

    /// Rate under this edition of the same game beside it, for comparison
    #[arg(long, value_name = "ID", value_parser = rating_edition)]
    shadow: Option<String>,

    /// A FIDE rating list (text or XML, plain or zipped): ratings and K of a chess file's players come from it
    #[arg(long, value_name = "LIST")]
    list: Option<PathBuf>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,

    /// Only the table of players and the findings, not every game
    #[arg(long, conflicts_with = "json")]
    brief: bool,
}

/// The name of an edition that rates games, or the names there are.
pub(super) fn rating_edition(id: &str) -> Result<String, String> {
    match catalogue::edition(id).filter(|edition| edition.rates()) {
        Some(edition) => Ok(edition.id().0.to_owned()),
        None => {
            let known: Vec<&str> = catalogue::rating_editions().map(|edition| edition.id().0).collect();
            Err(format!("there is no such edition; known are: {}", known.join(", ")))
        }
    }
}

/// An edition's name, or the names there are.
pub(super) fn known_edition(id: &str) -> Result<String, String> {
    match catalogue::edition(id) {
        Some(edition) => Ok(edition.id().0.to_owned()),
        None => {
            let known: Vec<&str> = catalogue::ALL.iter().map(|edition| edition.id().0).collect();
            Err(format!("there is no such edition; known are: {}", known.join(", ")))
        }
    }
}

impl Rate {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let calendar = self.governing.calendar(language)?;
        let paths = files::expand(&self.files)?;
        let contents: Vec<(PathBuf, Vec<u8>)> =
            paths.iter().map(|path| files::open(path)).collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        let wanted: HashSet<u64> = contents.iter().flat_map(|(_, bytes)| numbers_in(bytes)).collect();
        let list = self.list.as_ref().map(|path| files::list(language, path, &wanted)).transpose()?;
        let several = contents.len() > 1;
        let mut outcomes = Vec::new();
        let mut verdict = Verdict::Done;
        for (path, bytes) in contents {
            let outcome = self.rate(language, &path, &bytes, &calendar, list.as_ref())?;
            if !outcome.is_done() {
                verdict = Verdict::No;
            }
            if self.json {
                outcomes.push((path, outcome));
            } else {
                let heading = if several { format!("== {}\n", path.display()) } else { String::new() };
                print(&heading)?;
                outcome.print(language, !self.brief)?;
            }
        }
        if self.json {
            let mut answers = outcomes.iter().map(|(path, outcome)| match several {
                true => outcome.answer().named(path.display().to_string()),
                false => outcome.answer(),
            });
            match several {
                true => print_json(&Several { files: answers.collect() })?,
                false => answers.next().map_or(Ok(()), |answer| print_json(&answer))?,
            }
        }
        Ok(verdict)
    }

    fn rate(
        &self,
        language: Language,
        path: &Path,
        bytes: &[u8],
        calendar: &Calendar,
        list: Option<&Listed>,
    ) -> anyhow::Result<Outcome> {
        if kind_of(bytes) == FileKind::Case {
            return self.rate_case(language, path, bytes, calendar);
        }
        if self.shadow.is_some() {
            bail!("{}: {}", path.display(), language.label("shadow-of-case"));
        }
        let settings = FileSettings {
            edition: self.governing.edition.as_deref(),
            calendar,
            beside: list.map_or(PlayerFacts::Nothing, PlayerFacts::List),
            multiplier: self.governing.multiplier,
            today: jiff::Zoned::now().date(),
        };
        let rated = rate_file(bytes, &settings);
        if rated.answer.is_none() && rated.refusals.is_empty() {
            // Nothing in it can be rated because nothing in it is a tournament.
            let lines = notice_lines(language, &rated.notices);
            bail!("{}: {}", path.display(), lines.join("\n  "));
        }
        Ok(Outcome::File(rated))
    }

    fn rate_case(&self, language: Language, path: &Path, bytes: &[u8], calendar: &Calendar) -> anyhow::Result<Outcome> {
        let settings =
            Settings { edition: self.governing.edition.clone(), calendar: calendar.clone(), ..Settings::default() };
        let rated = match &self.shadow {
            None => rate_case(bytes, &settings).map(|answer| (answer, None)),
            Some(shadow) => rate_beside(bytes, &settings, shadow).map(|(answer, shadow)| (answer, Some(shadow))),
        };
        match rated {
            Ok((answer, shadow)) => Ok(Outcome::Case(answer, shadow)),
            Err(faults) => bail!(fault_list(language, path, &faults)),
        }
    }
}

/// A rated file, told to a person or to a program.
enum Outcome {
    File(RatedFile),
    /// With its shadow.
    Case(Answer, Option<Answer>),
}

impl Outcome {
    /// Everything in it was ratable.
    fn is_done(&self) -> bool {
        match self {
            Outcome::File(rated) => rated.is_ratable(),
            Outcome::Case(answer, _) => !answer.has_errors(),
        }
    }

    fn answer(&self) -> RatedAnswer<'_> {
        match self {
            Outcome::File(rated) => RatedAnswer::of_file(rated),
            Outcome::Case(answer, shadow) => RatedAnswer::of_case(answer, shadow.as_ref()),
        }
    }

    /// Prints it piece by piece.
    fn print(&self, language: Language, with_games: bool) -> anyhow::Result<()> {
        let mut printed = Printed::default();
        // What failed is kept where it failed.
        let _ = self.page(&mut printed, language, with_games);
        printed.failed.map_or(Ok(()), Err)
    }

    fn page(&self, page: &mut impl Write, language: Language, with_games: bool) -> fmt::Result {
        let rated = match self {
            Outcome::Case(answer, None) => return page::page(page, language, answer, with_games),
            Outcome::Case(answer, Some(shadow)) => {
                let compared = compare(answer, shadow);
                return page::page_beside(page, language, (answer, shadow), &compared, with_games);
            }
            Outcome::File(rated) => rated,
        };
        let told = rated.notices.iter().filter(|notice| notice.severity != Severity::Note);
        for line in notice_lines(language, told) {
            writeln!(page, "{line}")?;
        }
        for finding in &rated.refusals {
            writeln!(page, "{}", page::finding_line(language, None, finding))?;
        }
        match &rated.answer {
            Some(answer) => page::page(page, language, answer, with_games),
            None => Ok(()),
        }
    }
}

/// A page on its way to the terminal, and what stopped it.
#[derive(Default)]
struct Printed {
    failed: Option<anyhow::Error>,
}

impl Write for Printed {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        print(text).map_err(|error| {
            self.failed = Some(error);
            fmt::Error
        })
    }
}

#[derive(Serialize)]
struct Several<'a> {
    files: Vec<RatedAnswer<'a>>,
}
