//! `arpad rate`: a case file from the disk to a table for people or JSON for programs.

use super::{Verdict, page, print};
use crate::answer;
use crate::words::Language;
use anyhow::{Context, bail};
use arpad_formats::document::Fault;
use arpad_model::Fact;
use arpad_office::compare::compare;
use arpad_office::rate_case::{Answer, Settings, rate_beside, rate_case};
use arpad_rules::catalogue;
use clap::Args;
use std::fmt::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
A case file is one JSON document: players, tournaments, games, of chess or of go; README.md shows \
one. The edition decides the game and the law; where none is named, the calendar chooses by the \
dates. Exit code 1 means that something in it was not ratable; the findings say what and by which \
paragraph.

--shadow rates the same document under a second edition of the same game and sets the two side by \
side, as §11(2) of the Hungarian go regulation asks for its first season. It is for comparison \
only: it changes neither the first answer nor the exit code.

Examples:
  arpad rate case.json
  arpad rate case.json --json > answer.json
  arpad rate case.json --edition mssz-2017 --brief
  arpad rate go.json --edition mgsz-2012 --shadow egf-2021
  arpad rate case.json --edition fide-2022-01 --shadow fide-2024-03 --brief
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

    /// Rate under this edition of the same game beside it, for comparison
    #[arg(long, value_name = "ID", value_parser = known_edition)]
    shadow: Option<String>,

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
        let rated = match &self.shadow {
            None => rate_case(&bytes, &settings).map(|answer| (answer, None)),
            Some(shadow) => rate_beside(&bytes, &settings, shadow).map(|(answer, shadow)| (answer, Some(shadow))),
        };
        let (answer, shadow) = match rated {
            Ok(answers) => answers,
            Err(faults) => bail!(fault_list(language, &self.case, &faults)),
        };
        if self.json {
            print(&format!("{:#}\n", as_json(&answer, shadow.as_ref())))?;
        } else {
            print(&as_page(language, &answer, shadow.as_ref(), !self.brief))?;
        }
        Ok(if answer.has_errors() { Verdict::No } else { Verdict::Done })
    }
}

fn as_json(answer: &Answer, shadow: Option<&Answer>) -> serde_json::Value {
    match shadow {
        None => answer::json(answer),
        Some(shadow) => answer::json_beside(answer, shadow, &compare(answer, shadow)),
    }
}

fn as_page(language: Language, answer: &Answer, shadow: Option<&Answer>, with_games: bool) -> String {
    match shadow {
        None => page::page(language, answer, with_games),
        Some(shadow) => page::page_beside(language, answer, shadow, &compare(answer, shadow), with_games),
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
